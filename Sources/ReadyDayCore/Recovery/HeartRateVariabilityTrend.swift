/// How the nights' heart rate variability compares with what is usual for its owner.
///
/// All in natural logarithms of rMSSD in milliseconds: variability is spread evenly on that scale
/// only (Plews 2014). Nights without a score, and those of the first days with a strap, are left
/// out.
public struct HeartRateVariabilityTrend: Hashable, Sendable {
  /// Some nights' logarithms, and the dates they were looked for on.
  public struct Nights: Hashable, Sendable {
    public let dates: ClosedRange<LocalDate>
    /// In order of the dates; those without a value are left out.
    public let values: [Double]

    public init(_ dates: ClosedRange<LocalDate>, values: [Double]) {
      self.dates = dates
      self.values = values
    }
  }

  /// This night's own; nil when it was not scored.
  public let lastNight: Double?
  /// The last 7 nights, this one included.
  public let week: Nights
  /// The 60 nights before ``week``, so that the week is not compared with itself.
  public let weeksBefore: Nights
  /// The 30 nights before this one, as for every other ``Baseline``.
  public let month: Nights

  public init(lastNight: Double?, week: Nights, weeksBefore: Nights, month: Nights) {
    self.lastNight = lastNight
    self.week = week
    self.weeksBefore = weeksBefore
    self.month = month
  }
}

extension HeartRateVariabilityTrend {
  /// What a usual week's mean lies within, as logarithms: the mean of the 60 nights, 0.75 standard
  /// deviations to either side. By chance about one week in twenty is outside.
  ///
  /// Nil when fewer than 20 of them, or fewer than 4 of the last 7, have a value.
  public var usualRange: ClosedRange<Double>? {
    guard week.count >= Self.nightsOfWeek, weeksBefore.count >= Self.nightsBefore,
      let mean = weeksBefore.mean, let deviation = weeksBefore.standardDeviation
    else { return nil }
    return (mean - 0.75 * deviation)...(mean + 0.75 * deviation)
  }

  /// What a single night is rarely below: the mean of the 30 nights before it, less one standard
  /// deviation. Nil when fewer than 7 of them have a value.
  public var lowNight: Double? {
    guard month.count >= 7, let mean = month.mean, let deviation = month.standardDeviation else {
      return nil
    }
    return mean - deviation
  }

  /// How many of the last 7 nights, and of the 60 before them, must have a value.
  public static let nightsOfWeek = 4
  public static let nightsBefore = 20

  /// rMSSD in milliseconds of such a logarithm; of a mean, the geometric mean.
  public static func milliseconds(_ logarithm: Double) -> Double { .exponential(logarithm) }
}

extension HeartRateVariabilityTrend.Nights {
  public var count: Int { values.count }

  /// Nil without values.
  public var mean: Double? {
    values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }

  /// Of a sample, so divided by one less than ``count``; nil below two values.
  public var standardDeviation: Double? {
    guard let mean, values.count > 1 else { return nil }
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / Double(values.count - 1)).squareRoot()
  }
}

extension HeartRateVariabilityTrend {
  /// The nights around the one that ended on `date`; `value` is a date's rMSSD, nil where it is to
  /// be left out.
  init(
    on date: LocalDate, lastNight: Double?, value: (LocalDate) -> Double?
  ) {
    func nights(_ days: ClosedRange<Int>) -> Nights {
      let dates = date.advanced(by: -days.upperBound)...date.advanced(by: -days.lowerBound)
      return Nights(dates, values: dates.compactMap { value($0)?.naturalLogarithm })
    }
    self.init(
      lastNight: lastNight?.naturalLogarithm, week: nights(0...6), weeksBefore: nights(7...66),
      month: nights(1...30))
  }
}
