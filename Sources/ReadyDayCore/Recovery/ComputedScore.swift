/// readyday's own recovery score, for devices without one: up to four components, each with its inputs.
///
/// 35 % heart rate variability, 25 % resting heart rate, 25 % sleep, 15 % training load. The weight of a
/// missing component is spread over the others in proportion to theirs.
public struct ComputedScore: Equatable, Sendable {
  public enum Part: String, Equatable, CaseIterable, Sendable {
    case heartRateVariability = "hrv"
    case restingHeartRate = "resting_hr"
    case sleep
    case trainingLoad = "training_load"

    /// Percent of the score when every component is known.
    public var weight: Double {
      switch self {
      case .heartRateVariability: 35
      case .restingHeartRate, .sleep: 25
      case .trainingLoad: 15
      }
    }
  }

  public struct Component: Equatable, Sendable {
    public let part: Part
    public let result: Result
  }

  public enum Result: Equatable, Sendable {
    /// Points are 0…100.
    case scored(points: Double, Basis)
    case missing(Gap)
  }

  /// The inputs of a component's points.
  public enum Basis: Equatable, Sendable {
    case heartRateVariability(HeartRateVariability)
    case restingHeartRate(RestingHeartRate)
    case sleep(Sleep)
    case trainingLoad(TrainingLoad)
  }

  /// Why a component has no points.
  public enum Gap: Equatable, Sendable {
    /// No value on this date.
    case notMeasured
    /// Of the `span` days before, only `known` have a value; `needed` are required.
    case fewDays(known: Int, needed: Int, span: Int)
    /// The first known workout was `days` before; 28 are needed.
    case shortHistory(days: Int)
    /// No workout in the 28 days before.
    case noTraining
  }

  /// The morning it is about.
  public let date: LocalDate
  /// The source of the measurements.
  public let origin: HealthOrigin
  /// One for each ``Part``, in their order.
  public let components: [Component]

  /// 0…100; nil when nothing measured on ``date`` can be scored.
  ///
  /// Training load alone is not a score: it describes the previous weeks.
  public var value: Double? {
    guard known.contains(where: { $0.part != .trainingLoad }) else { return nil }
    let sum = known.reduce(0) { $0 + ($1.points ?? 0) * $1.part.weight }
    // Rounding errors must not decide the side of a border.
    return (sum / knownWeight * 1e9).shown / 1e9
  }

  public var category: RecoveryCategory? { value.map { RecoveryCategory(score: $0) } }

  /// Whether neither heart rate variability nor resting heart rate could be compared with the days before:
  /// sleep alone says little of recovery, and scores high.
  public var isProvisional: Bool {
    self[.heartRateVariability]?.points == nil && self[.restingHeartRate]?.points == nil
  }

  /// Progress towards the nights needed for a comparison.
  public struct Calibration: Equatable, Sendable {
    public let night: Int
    public let nights: Int
  }

  /// Nil once heart rate variability or resting heart rate can be compared, and where neither was measured;
  /// of two pending, the one that will be ready first.
  public var calibration: Calibration? {
    guard isProvisional else { return nil }
    let gaps = [Part.heartRateVariability, .restingHeartRate].compactMap { part -> Calibration? in
      guard case .missing(.fewDays(let known, let needed, _))? = self[part]?.result else {
        return nil
      }
      return Calibration(night: known + 1, nights: needed)
    }
    return gaps.min { $0.nights - $0.night < $1.nights - $1.night }
  }

  public subscript(part: Part) -> Component? { components.first { $0.part == part } }

  /// The parts that were measured and cannot be compared yet.
  package var unaveraged: [Part] { missing.filter { !isUnmeasured($0) } }

  package func isUnmeasured(_ part: Part) -> Bool {
    if case .missing(.fewDays)? = self[part]?.result { false } else { true }
  }

  /// The parts without points, in their order.
  public var missing: [Part] { components.filter { $0.points == nil }.map(\.part) }

  /// Percent; 0 where `part` is missing or there is no score.
  public func appliedWeight(of part: Part) -> Double {
    guard value != nil, self[part]?.points != nil else { return 0 }
    return part.weight * 100 / knownWeight
  }

  /// ``appliedWeight(of:)``, or the weight in a complete score if there is none.
  public func shownWeight(of part: Part) -> Double {
    value == nil ? part.weight : appliedWeight(of: part)
  }

  private var known: [Component] { components.filter { $0.points != nil } }
  private var knownWeight: Double { known.reduce(0) { $0 + $1.part.weight } }

  /// The mean of a value over the days before, the date itself excluded.
  public struct Reference: Equatable, Sendable {
    public let mean: Double
    /// Of the same values.
    public internal(set) var deviation: Double?
    /// How many of the ``span`` days have a value.
    public let days: Int
    public let span: Int
  }

  /// This date's variability next to the mean of the 7 days before.
  public struct HeartRateVariability: Equatable, Sendable {
    /// Measures that are never compared with each other.
    public enum Measure: Equatable, Sendable {
      case rmssd, sdnn
      /// Awake, within two hours of waking; used without a value from sleep.
      case wakingSDNN
    }

    public let measure: Measure
    /// Milliseconds.
    public let value: Double
    public let reference: Reference

    /// Percent over the mean; negative below it.
    public var deviation: Double { (value - reference.mean) / reference.mean * 100 }

    var points: Double { (50 + deviation * 2).held(in: 0...100) }
  }

  /// This date's resting heart rate next to the mean of the 30 days before, beats per minute.
  public struct RestingHeartRate: Equatable, Sendable {
    public let value: Double
    public let reference: Reference

    /// Beats per minute over the mean, from both as shown; negative below it.
    public var difference: Double { .difference(value, reference.mean, places: 1) }

    var points: Double { (50 - (value - reference.mean) * 5).held(in: 0...100) }
  }

  /// The night compared with the sleep target.
  public struct Sleep: Equatable, Sendable {
    public let asleepMinutes: Double
    public let targetMinutes: Double
    /// Shares of the time asleep, 0…1; nil without stages.
    public let deepShare, remShare: Double?

    /// The shares that earn full points, and the minutes that do unless the user aims for fewer: the lower
    /// bounds of the ranges in the program's design.
    public static let deepTarget = 0.15
    public static let remTarget = 0.2
    public static let enoughMinutes = 420.0

    /// Points of the three terms, 0…100, and weights in percent; two without stages.
    var terms: [(points: Double, weight: Double)] {
      let share = { (share: Double?, target: Double, weight: Double) in
        share.map { (points: ($0 / target * 100).held(in: 0...100), weight: weight) }
      }
      return [((asleepMinutes / targetMinutes * 100).held(in: 0...100), 50)]
        + [share(deepShare, Self.deepTarget, 30), share(remShare, Self.remTarget, 20)]
        .compactMap(\.self)
    }

    var points: Double {
      let sum = terms.reduce(0) { $0 + $1.points * $1.weight }
      return sum / terms.reduce(0) { $0 + $1.weight }
    }
  }

  /// The training of the 7 days before compared with a usual week of the 28 days before.
  public struct TrainingLoad: Equatable, Sendable {
    /// Zone minutes, since strain does not add up.
    public let scale: TrainingScale
    /// On ``scale``, the sum of the 7 days before.
    public let acute: Double
    /// On ``scale``, a quarter of the sum of the 28 days before; above 0.
    public let chronic: Double
    /// Workouts in the 28 days.
    public let workouts: Int

    public var ratio: Double { acute / chronic }

    /// The points of the ratio are interpolated between these and constant outside.
    public static let anchors: [(ratio: Double, points: Double)] = [
      (0.2, 0), (0.8, 100), (1.3, 100), (2.3, 0),
    ]

    var points: Double {
      let next = Self.anchors.firstIndex { $0.ratio > ratio } ?? Self.anchors.count
      guard next > 0, next < Self.anchors.count else { return 0 }
      let (from, to) = (Self.anchors[next - 1], Self.anchors[next])
      return from.points
        + (to.points - from.points) * (ratio - from.ratio) / (to.ratio - from.ratio)
    }
  }
}

extension ComputedScore.Component {
  /// 0…100; nil if the component is missing.
  public var points: Double? { if case .scored(let points, _) = result { points } else { nil } }
}

extension Double {
  func held(in range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
