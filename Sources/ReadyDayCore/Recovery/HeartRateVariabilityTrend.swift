/// How the nights' heart rate variability compares with what is usual for the user.
///
/// All in natural logarithms of milliseconds: variability is spread evenly on that scale only (Plews 2014). Nights
/// without a score, and those of the first days with a strap, are excluded.
public struct HeartRateVariabilityTrend: Hashable, Sendable {
  public typealias Measure = ComputedScore.HeartRateVariability.Measure

  /// Some nights' logarithms, and the dates they were looked for on.
  public struct Nights: Hashable, Sendable {
    public let dates: ClosedRange<LocalDate>
    /// In order of the dates; those without a value are excluded.
    public let values: [Double]

    public init(_ dates: ClosedRange<LocalDate>, values: [Double]) {
      self.dates = dates
      self.values = values
    }
  }

  /// How often the 7-night mean has been outside of what was usual then.
  public struct Count: Hashable, Sendable {
    public let outside: Int
    /// Of the last 180, this one included, those for which it is known.
    public let mornings: Int
  }

  /// What was measured; one is never compared with the other.
  public let measure: Measure
  /// The last 7 nights, this one included.
  public let week: Nights
  /// The 60 nights before ``week``, so that the week is not compared with itself.
  public let weeksBefore: Nights
  /// Mornings in a row with a mean on the same side outside, this one included; 0 when it is inside.
  public let morningsInARow: Int
  /// Nil when it can be told of fewer than 30 mornings.
  public let count: Count?

  public init(
    _ measure: Measure = .rmssd, week: Nights, weeksBefore: Nights, morningsInARow: Int = 0,
    count: Count? = nil
  ) {
    self.measure = measure
    self.week = week
    self.weeksBefore = weeksBefore
    self.morningsInARow = morningsInARow
    self.count = count
  }
}

extension HeartRateVariabilityTrend {
  /// Standard deviations from the mean of the 60 nights to either border of the usual range. On real mornings about
  /// 6 in 100 lie outside; at 0.75, the half of what a worthwhile change is often called, 21 in 100 did.
  package static let width = 1.15
  /// Standard deviations from the mean down to where hard training is no longer proposed.
  package static let widthForHard = 1.0
  /// How many of the last 7 nights, and of the 60 before them, must have a value.
  public static let nightsOfWeek = 4
  public static let nightsBefore = 20
  /// How many mornings are counted, and how many must be known for that.
  package static let morningsCounted = 180
  package static let morningsNeeded = 30

  /// What a usual week's mean lies within, as logarithms.
  ///
  /// Nil when fewer than 20 of the 60 nights, or fewer than 4 of the last 7, have a value, and when all of them have
  /// the same.
  public var usualRange: ClosedRange<Double>? {
    borders.map { ($0.mean - Self.width * $0.deviation)...($0.mean + Self.width * $0.deviation) }
  }

  /// The week's mean, as a logarithm, below which hard training is not proposed; nil if ``usualRange`` is.
  public var lowestForHard: Double? {
    borders.map { $0.mean - Self.widthForHard * $0.deviation }
  }

  /// Whether the week's mean is too low for hard training; nil when unknown.
  public var isLowForHard: Bool? {
    guard let lowestForHard, let mean = week.mean else { return nil }
    return mean < lowestForHard
  }

  private var borders: (mean: Double, deviation: Double)? {
    guard week.count >= Self.nightsOfWeek, weeksBefore.count >= Self.nightsBefore,
      let mean = weeksBefore.mean, let deviation = weeksBefore.standardDeviation,
      // What rounding leaves of no spread at all is none.
      deviation > 1e-9
    else { return nil }
    return (mean, deviation)
  }

  /// Where the week's mean lies next to ``usualRange``; nil without one.
  var side: Side? {
    guard let range = usualRange, let mean = week.mean else { return nil }
    if range.contains(mean) { return .inside }
    return mean < range.lowerBound ? .below : .above
  }

  enum Side: Hashable, Sendable {
    case below, inside, above
  }

  /// Milliseconds of such a logarithm; of a mean, the geometric mean.
  public static func milliseconds(_ logarithm: Double) -> Double { .exponential(logarithm) }
}

extension HeartRateVariabilityTrend.Nights {
  public var count: Int { values.count }

  /// Nil without values.
  public var mean: Double? { values.mean }

  /// Of a sample, so divided by one less than ``count``; nil below two values.
  public var standardDeviation: Double? { values.standardDeviation }
}
