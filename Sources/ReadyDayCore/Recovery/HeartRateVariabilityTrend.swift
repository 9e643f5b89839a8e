/// The user's 7-night mean heart rate variability compared with its usual band.
///
/// It uses natural logarithms of milliseconds, whose spread is more uniform (Plews 2014), and
/// excludes nights without a score and the first days with a strap.
public struct HeartRateVariabilityTrend: Equatable, Sendable {
  public typealias Measure = ComputedScore.HeartRateVariability.Measure

  /// Logarithms of milliseconds for some nights, and the dates that these cover.
  public struct Nights: Equatable, Sendable {
    public let dates: ClosedRange<LocalDate>
    /// Sorted by date, without missing values.
    public let values: [Double]
  }

  /// How often the 7-night mean was outside the band as it was on that morning.
  public struct Count: Equatable, Sendable {
    public let outside: Int
    /// The number of known mornings among the last 180, today's included.
    public let mornings: Int
  }

  /// What was measured; values of different measures are never compared.
  public internal(set) var measure = Measure.rmssd
  /// The last 7 nights, the latest included.
  public let week: Nights
  /// The 60 nights before ``week``.
  public let weeksBefore: Nights
  /// Mornings in a row, up to this one, with the mean outside on the same side; 0 if inside.
  public internal(set) var morningsInARow = 0
  /// Nil if fewer than 30 mornings are known.
  public internal(set) var count: Count?

  /// Standard deviations below the mean; a lower week rules out proposing hard training.
  package static let widthForHard = 1.0
  /// How many of the last 7 nights must have a value, and how many of the 60 before.
  public static let nightsOfWeek = 4
  public static let nightsBefore = 20
  /// How many mornings are counted, and how many of them must be known.
  package static let morningsCounted = 180
  package static let morningsNeeded = 30

  /// The usual band of a week's mean, as logarithms.
  ///
  /// Nil if fewer than 20 of the 60 nights or 4 of the last 7 are known, or all values are equal.
  public var band: ClosedRange<Double>? { band(UsualRange.width) }

  /// A week's mean below this logarithm rules out hard training; nil if ``band`` is nil.
  public var lowestForHard: Double? { band(Self.widthForHard)?.lowerBound }

  /// Whether the week's mean is too low for hard training; nil if unknown.
  public var isLowForHard: Bool? {
    guard let lowestForHard, let mean = week.mean else { return nil }
    return mean < lowestForHard
  }

  private func band(_ width: Double) -> ClosedRange<Double>? {
    week.count < Self.nightsOfWeek ? nil : UsualRange.ofWeek(weeksBefore.values, width: width)
  }

  var side: Side? {
    guard let range = band, let mean = week.mean else { return nil }
    return range.contains(mean) ? .inside : mean < range.lowerBound ? .below : .above
  }

  enum Side: Equatable, Sendable { case below, inside, above }

  /// Converts a logarithm to milliseconds; of a mean of logarithms, this is the geometric mean.
  public static func milliseconds(_ logarithm: Double) -> Double { .exponential(logarithm) }
}

extension HeartRateVariabilityTrend.Nights {
  public var count: Int { values.count }

  /// Nil if there are no values.
  public var mean: Double? { values.mean }
}
