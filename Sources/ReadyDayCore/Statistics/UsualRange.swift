/// Defines what is usual for a person, for every number that is called usual.
package enum UsualRange {
  /// The number of days before a value with which it is compared.
  package static let days = 60
  /// The number of those days that must be known.
  package static let needed = 20
  /// Standard deviations from the mean to either border of a week's mean; about 6 in 100 real
  /// mornings lie outside.
  package static let width = 1.15

  /// For a single night or day: the 5th to the 95th percentile; nil if fewer than 20 are known.
  package static func ofOne(_ values: [Double]) -> ClosedRange<Double>? {
    guard values.count >= needed, let low = values.percentile(5), let high = values.percentile(95)
    else { return nil }
    return low...high
  }

  /// For a 7-day mean; nil if fewer than 20 are known, or all are equal.
  static func ofWeek(_ values: [Double], width: Double = width) -> ClosedRange<Double>? {
    guard values.count >= needed, let mean = values.mean, let deviation = values.standardDeviation,
      // A smaller deviation is a rounding error.
      deviation > 1e-9
    else { return nil }
    return mean - width * deviation...mean + width * deviation
  }
}
