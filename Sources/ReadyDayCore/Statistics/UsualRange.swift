/// What is usual for one person: the only definition, for every number that says so.
package enum UsualRange {
  /// How many days before a value it is compared with.
  package static let days = 60
  /// How many of them must be known.
  package static let needed = 20
  /// Standard deviations from the mean to either border of a week's mean; about 6 in 100 real
  /// mornings lie outside.
  package static let width = 1.15

  /// Of one night or day: the 5th to the 95th percentile; nil if fewer than 20 are known.
  package static func ofOne(_ values: [Double]) -> ClosedRange<Double>? {
    guard values.count >= needed, let low = values.percentile(5), let high = values.percentile(95)
    else { return nil }
    return low...high
  }

  /// The band of a mean of 7; nil if fewer than 20 are known, or all are equal.
  static func ofWeek(_ values: [Double], width: Double = width) -> ClosedRange<Double>? {
    guard values.count >= needed, let mean = values.mean, let deviation = values.standardDeviation,
      // A smaller deviation is a rounding error.
      deviation > 1e-9
    else { return nil }
    return mean - width * deviation...mean + width * deviation
  }
}
