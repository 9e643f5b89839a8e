/// A scale from 0 to 100 that connects published points with straight lines.
struct ScoreCurve: Sendable {
  private let points: [(value: Double, score: Double)]

  /// - Parameter points: ascending values, each with its score.
  private init(_ points: [(value: Double, score: Double)]) { self.points = points }

  func score(of value: Double) -> Double {
    guard let first = points.first, let last = points.last else { return 0 }
    if value <= first.value { return first.score }
    if value >= last.value { return last.score }
    for (a, b) in zip(points, points.dropFirst()) where value <= b.value {
      return a.score + (b.score - a.score) * (value - a.value) / (b.value - a.value)
    }
    return last.score
  }

  // One factory for each kind of published norm.

  /// From a normal distribution with this mean and standard deviation.
  static func normal(_ mean: Double, _ deviation: Double) -> ScoreCurve {
    let points = [(-3.0, 0.0), (-2, 2), (-1, 16), (0, 50), (1, 84), (2, 98), (3, 100)]
    let above = points.map { (value: mean + $0.0 * deviation, score: $0.1) }.filter { $0.value > 0 }
    return ScoreCurve(above.count < points.count ? [(0, 0)] + above : above)
  }

  /// From a mean or median alone, which scores 50; zero scores 0, and 1.5 times the mean 100.
  static func mean(_ mean: Double) -> ScoreCurve {
    ScoreCurve([(0, 0), (mean, 50), (mean * 1.5, 100)])
  }

  /// From the 25th and 75th percentiles. The scale extends by half their distance on either side.
  static func quartiles(_ low: Double, _ high: Double) -> ScoreCurve {
    let half = (high - low) / 2
    return ScoreCurve([(low - half, 0), (low, 25), (high, 75), (high + half, 100)])
  }

  static func quartiles(_ low: Double, _ median: Double, _ high: Double) -> ScoreCurve {
    ScoreCurve([(0, 0), (low, 25), (median, 50), (high, 75), (2 * high - median, 100)])
  }

  /// From the lower bounds of the four best categories of five.
  static func categories(_ fair: Double, _ good: Double, _ better: Double, _ best: Double)
    -> ScoreCurve
  { ScoreCurve([(0, 0), (fair, 20), (good, 40), (better, 60), (best, 80), (best * 1.25, 100)]) }

  /// From the lower bounds of the three best groups of four, and the best possible value.
  static func groups(_ second: Double, _ third: Double, _ fourth: Double, best: Double)
    -> ScoreCurve
  { ScoreCurve([(0, 0), (second, 25), (third, 50), (fourth, 75), (best, 100)]) }
}

package enum TestScore: Equatable, Sendable {
  /// A score, 0…100.
  case scored(Double)
  /// The norm depends on age, which is unknown.
  case lacksAge
  /// The norm covers only these ages.
  case outside(ClosedRange<Int>)

  package var value: Double? { if case .scored(let value) = self { value } else { nil } }
}

extension SelfTest {
  /// The score of the worse side; if the person's sex is unknown, the mean of both sexes' scores.
  package func score(of values: [Double], for person: TestedPerson) -> TestScore {
    if let ages = self.ages {
      guard let age = person.age else { return .lacksAge }
      guard ages.contains(age) else { return .outside(ages) }
    }
    let age = person.age ?? 0
    let scores = (person.sex.map { [$0] } ?? Sex.allCases).map { sex in
      values.map { curve(sex, age).score(of: $0) }.min() ?? 0
    }
    return .scored(scores.reduce(0, +) / Double(scores.count))
  }

  /// The published figures. Add only norms that have a publication.
  private func curve(_ sex: Sex, _ age: Int) -> ScoreCurve {
    let isMale = sex == .male
    switch self {
    case .neckHold: return isMale ? .normal(38.9, 20.1) : .normal(29.4, 13.7)
    case .plank: return isMale ? .normal(124, 72) : .normal(83, 63)
    case .kneeToWall: return .normal(12, 2.8)
    case .seatedRotation: return .mean(44.8)
    case .singleLegBridge: return .groups(20, 25, 30, best: 40)
    case .sittingRising: return .groups(3.5, 6, 8, best: 10)
    case .chairStand60: return Self.chairStand60(isMale, age)
    case .chairStand30: return Self.chairStand30(isMale, (age - 60) / 5)
    case .backScratch: return Self.backScratch(isMale, (age - 60) / 5)
    case .pushUps: return Self.pushUps(isMale, age / 10 - 1)
    case .heelRise:
      return .mean(Self.value(isMale ? Self.heelsOfMen : Self.heelsOfWomen, (age - 20) / 10))
    case .oneLegOpen: return .mean(Self.value([27.0, 17.2, 8.5], (age - 60) / 10))
    case .oneLegStance:
      return .mean(Self.value(isMale ? Self.stanceOfMen : Self.stanceOfWomen, (age - 30) / 10))
    }
  }

  private static func value<Value>(_ table: [Value], _ place: Int) -> Value {
    table[min(max(place, 0), table.count - 1)]
  }

  // Tables by age.

  /// For each decade from 20 to 89.
  private static let heelsOfMen: [Double] = [37, 32, 28, 23, 19, 14, 10]
  private static let heelsOfWomen: [Double] = [30, 27, 24, 21, 19, 16, 13]
  /// For 18–39, then for each decade: the best of three attempts with eyes closed.
  private static let stanceOfMen: [Double] = [16.9, 12.0, 8.6, 5.1, 2.6, 1.8]
  private static let stanceOfWomen: [Double] = [13.1, 13.5, 7.9, 3.6, 3.7, 2.1]

  /// The quartiles for 20–24 and 75–79, connected by straight lines.
  private static func chairStand60(_ isMale: Bool, _ age: Int) -> ScoreCurve {
    let young = isMale ? [41.0, 50, 57] : [39, 47, 55]
    let old = isMale ? [25.0, 30, 37] : [22, 27, 30]
    let part = min(max((Double(age) - 22) / 55, 0), 1)
    let now = zip(young, old).map { $0 + ($1 - $0) * part }
    return .quartiles(now[0], now[1], now[2])
  }

  /// The norm for every five years from 60 to 94.
  private static func chairStand30(_ isMale: Bool, _ place: Int) -> ScoreCurve {
    let men: [(Double, Double)] = [
      (14, 19), (12, 18), (12, 17), (11, 17), (10, 15), (8, 14), (7, 12),
    ]
    let women: [(Double, Double)] = [
      (12, 17), (11, 16), (10, 15), (10, 15), (9, 14), (8, 13), (4, 11),
    ]
    let range = value(isMale ? men : women, place)
    return .quartiles(range.0, range.1)
  }

  /// Converts inches, the unit of the publication.
  private static func backScratch(_ isMale: Bool, _ place: Int) -> ScoreCurve {
    let men: [(Double, Double)] = [
      (-6.5, 0), (-7.5, -1), (-8, -1), (-9, -2), (-9.5, -2), (-10, -3), (-10.5, -4),
    ]
    let women: [(Double, Double)] = [
      (-3, 1.5), (-3.5, 1.5), (-4, 1), (-5, 0.5), (-5.5, 0), (-7, -1), (-8, -1),
    ]
    let range = value(isMale ? men : women, place)
    return .quartiles(range.0 * 2.54, range.1 * 2.54)
  }

  /// Fair, good, very good and excellent, for 15–19 and each decade to 69; women on their knees.
  private static func pushUps(_ isMale: Bool, _ place: Int) -> ScoreCurve {
    let men: [[Double]] = [
      [18, 23, 29, 39], [17, 22, 29, 36], [12, 17, 22, 30], [10, 13, 17, 25], [7, 10, 13, 21],
      [5, 8, 11, 18],
    ]
    let women: [[Double]] = [
      [12, 18, 25, 33], [10, 15, 21, 30], [8, 13, 20, 27], [5, 11, 15, 24], [2, 7, 11, 21],
      [2, 5, 12, 17],
    ]
    let row = value(isMale ? men : women, place)
    return .categories(row[0], row[1], row[2], row[3])
  }
}
