/// readyday's own recovery score, for devices without one, from up to four components.
///
/// 35 % heart rate variability, 25 % resting heart rate, 25 % sleep, 15 % training load. The weight
/// of a missing component is shared among the others in proportion.
public struct ComputedScore: Equatable, Sendable {
  public enum Part: String, Equatable, CaseIterable, Sendable, Coded {
    case heartRateVariability = "hrv"
    case restingHeartRate = "resting_hr"
    case sleep
    case trainingLoad = "training_load"

    /// The component's percentage of the score when all components are known.
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

  /// What a component's points are computed from.
  public enum Basis: Equatable, Sendable {
    case heartRateVariability(HeartRateVariability)
    case restingHeartRate(RestingHeartRate)
    case sleep(Sleep)
    case trainingLoad(TrainingLoad)
  }

  /// Why a component has no points.
  public enum Gap: Equatable, Sendable {
    /// The date has no value.
    case notMeasured
    /// Only `known` of the `span` days before have a value; `needed` are required.
    case fewDays(known: Int, needed: Int, span: Int)
    /// The first known workout was only `days` days ago; 28 are required.
    case shortHistory(days: Int)
    /// There was no workout in the 28 days before.
    case noTraining
  }

  /// The morning that is scored.
  public let date: LocalDate
  public let origin: HealthOrigin
  /// One component for each ``Part``, in their order.
  public let components: [Component]

  /// 0…100; nil if nothing measured on ``date`` can be scored.
  ///
  /// Training load alone is not a score, since it describes the previous weeks.
  public var value: Double? {
    guard known.contains(where: { $0.part != .trainingLoad }) else { return nil }
    let sum = known.reduce(0) { $0 + ($1.points ?? 0) * $1.part.weight }
    // Rounding errors must not move the score across a border.
    return (sum / knownWeight * 1e9).shown / 1e9
  }

  /// Whether too few components are known for a colour: variability, or resting rate and sleep.
  ///
  /// A night's sleep alone is nearly always good, and a resting heart rate alone often 0 or 100.
  public var isProvisional: Bool {
    self[.heartRateVariability]?.points == nil
      && [.restingHeartRate, .sleep].contains { self[$0]?.points == nil }
  }

  /// Progress towards the nights needed for a comparison.
  public struct Calibration: Equatable, Sendable {
    public let night: Int
    public let nights: Int
  }

  /// Nil if a comparison is possible or nothing was measured; of two, the one complete first.
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

  package var unaveraged: [Part] { missing.filter { !isUnmeasured($0) } }

  package func isUnmeasured(_ part: Part) -> Bool {
    if case .missing(.fewDays)? = self[part]?.result { false } else { true }
  }

  /// The parts without points, in the order of ``Part``.
  public var missing: [Part] { components.filter { $0.points == nil }.map(\.part) }

  /// A percentage; 0 if `part` is missing or there is no score.
  public func appliedWeight(of part: Part) -> Double {
    guard value != nil, self[part]?.points != nil else { return 0 }
    return part.weight * 100 / knownWeight
  }

  /// ``appliedWeight(of:)``, or the part's weight in a complete score if there is no score.
  public func shownWeight(of part: Part) -> Double {
    value == nil ? part.weight : appliedWeight(of: part)
  }

  func without(_ part: Part) -> ComputedScore {
    let missing = Component(part: part, result: .missing(.notMeasured))
    return ComputedScore(
      date: date, origin: origin, components: components.map { $0.part == part ? missing : $0 })
  }

  private var known: [Component] { components.filter { $0.points != nil } }
  private var knownWeight: Double { known.reduce(0) { $0 + $1.part.weight } }

  /// The mean of a value over the days before a date, excluding the date itself.
  public struct Reference: Equatable, Sendable {
    public let mean: Double
    /// The standard deviation of the same values.
    public internal(set) var deviation: Double?
    /// The number of days among ``span`` that have a value.
    public let days: Int
    public let span: Int
  }

  /// The date's variability compared with the mean of the 7 days before.
  public struct HeartRateVariability: Equatable, Sendable {
    /// How variability was measured; values of different measures are never compared.
    public enum Measure: String, Sendable {
      case rmssd, sdnn
      /// SDNN awake, within two hours of waking; used if no sleep value can be compared.
      case wakingSDNN = "sdnn_waking"
    }

    public let measure: Measure
    /// Milliseconds.
    public let value: Double
    public let reference: Reference

    /// The difference from the mean in percent; negative below it.
    public var deviation: Double { (value - reference.mean) / reference.mean * 100 }

    var points: Double { (50 + deviation * 2).clamped(to: 0...100) }
  }

  /// The date's resting heart rate and the mean of the 30 days before, in beats per minute.
  public struct RestingHeartRate: Equatable, Sendable {
    public let value: Double
    public let reference: Reference

    /// Beats per minute above the mean, both rounded for display first; negative below it.
    public var difference: Double { .difference(value, reference.mean, places: 1) }

    var points: Double { (50 - (value - reference.mean) * 5).clamped(to: 0...100) }
  }

  public struct Sleep: Equatable, Sendable {
    public let asleepMinutes: Double
    public let targetMinutes: Double
    /// Shares of the time asleep, 0…1; nil if no stages are known.
    public let deepShare, remShare: Double?

    /// The shares of deep and REM sleep, and the minutes asleep, that earn full points.
    public static let deepTarget = 0.15
    public static let remTarget = 0.2
    public static let enoughMinutes = 420.0

    /// Points (0…100) and weights (percent) of three terms, or of two without stages.
    var terms: [(points: Double, weight: Double)] {
      let share = { (share: Double?, target: Double, weight: Double) in
        share.map { (points: ($0 / target * 100).clamped(to: 0...100), weight: weight) }
      }
      return [((asleepMinutes / targetMinutes * 100).clamped(to: 0...100), 50)]
        + [share(deepShare, Self.deepTarget, 30), share(remShare, Self.remTarget, 20)]
        .compactMap(\.self)
    }

    var points: Double {
      let sum = terms.reduce(0) { $0 + $1.points * $1.weight }
      return sum / terms.reduce(0) { $0 + $1.weight }
    }
  }

  /// The training of the last 7 days compared with a usual week of the last 28.
  public struct TrainingLoad: Equatable, Sendable {
    /// Zone minutes, since strain cannot be added up.
    public let scale: TrainingScale
    /// The sum of the 7 days before, on ``scale``.
    public let acute: Double
    /// A quarter of the sum of the 28 days before, on ``scale``; above 0.
    public let chronic: Double
    /// The number of workouts in the 28 days.
    public let workouts: Int

    public var ratio: Double { acute / chronic }

    /// Points are interpolated between these ratios, and constant outside them.
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
  /// The points, 0…100; nil if the component is missing.
  public var points: Double? { if case .scored(let points, _) = result { points } else { nil } }
}

extension Double {
  func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
