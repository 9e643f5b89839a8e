/// The user's nightly heart rate variability compared with its usual range.
///
/// In natural logarithms of milliseconds: only on that scale is variability spread evenly (Plews 2014).
/// Nights without a score, and the first days with a strap, are excluded.
public struct HeartRateVariabilityTrend: Equatable, Sendable {
  public typealias Measure = ComputedScore.HeartRateVariability.Measure

  /// Logarithms of some nights, and the dates they cover.
  public struct Nights: Equatable, Sendable {
    public let dates: ClosedRange<LocalDate>
    /// In order of date, without missing values.
    public let values: [Double]
  }

  /// How often the 7-night mean was outside the usual range of its time.
  public struct Count: Equatable, Sendable {
    public let outside: Int
    /// The known ones of the last 180, this one included.
    public let mornings: Int
  }

  /// What was measured; one is never compared with the other.
  public internal(set) var measure = Measure.rmssd
  /// The last 7 nights, this one included.
  public let week: Nights
  /// The 60 nights before ``week``.
  public let weeksBefore: Nights
  /// Consecutive mornings with a mean outside on the same side, this one included; 0 when inside.
  public internal(set) var morningsInARow = 0
  /// Nil below 30 known mornings.
  public internal(set) var count: Count?

  /// Standard deviations from the mean of the 60 nights to either border. On real mornings about 6 in 100 lie
  /// outside; 21 in 100 did at 0.75, half of the often-cited worthwhile change.
  package static let width = 1.15
  /// Standard deviations below the mean at which hard training is no longer proposed.
  package static let widthForHard = 1.0
  /// How many of the last 7 nights, and of the 60 before, need a value.
  public static let nightsOfWeek = 4
  public static let nightsBefore = 20
  /// How many mornings are counted, and how many of them must be known.
  package static let morningsCounted = 180
  package static let morningsNeeded = 30

  /// The usual range of a week's mean, as logarithms.
  ///
  /// Nil below 20 of the 60 nights or 4 of the last 7, and when all values are equal.
  public var usualRange: ClosedRange<Double>? {
    borders.map { ($0.mean - Self.width * $0.deviation)...($0.mean + Self.width * $0.deviation) }
  }

  /// The week's logarithm below which hard training is not proposed; nil without a ``usualRange``.
  public var lowestForHard: Double? { borders.map { $0.mean - Self.widthForHard * $0.deviation } }

  /// Whether the week's mean is too low for hard training; nil when unknown.
  public var isLowForHard: Bool? {
    guard let lowestForHard, let mean = week.mean else { return nil }
    return mean < lowestForHard
  }

  private var borders: (mean: Double, deviation: Double)? {
    guard week.count >= Self.nightsOfWeek, weeksBefore.count >= Self.nightsBefore,
      let mean = weeksBefore.mean, let deviation = weeksBefore.standardDeviation,
      // A smaller deviation is a rounding error.
      deviation > 1e-9
    else { return nil }
    return (mean, deviation)
  }

  var side: Side? {
    guard let range = usualRange, let mean = week.mean else { return nil }
    return range.contains(mean) ? .inside : mean < range.lowerBound ? .below : .above
  }

  enum Side: Equatable, Sendable {
    case below, inside, above
  }

  /// Milliseconds of a logarithm; the geometric mean for a mean.
  public static func milliseconds(_ logarithm: Double) -> Double { .exponential(logarithm) }
}

extension HeartRateVariabilityTrend.Nights {
  public var count: Int { values.count }

  /// Nil without values.
  public var mean: Double? { values.mean }

  /// Of a sample (n − 1); nil below two values.
  public var standardDeviation: Double? { values.standardDeviation }
}
