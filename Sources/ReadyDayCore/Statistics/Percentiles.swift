extension [Double] {
  /// Interpolates linearly between two values, as numpy and R do (type 7). `percent`: 0…100.
  package func percentile(_ percent: Double) -> Double? {
    guard !isEmpty else { return nil }
    let sorted = sorted()
    let place = percent.clamped(to: 0...100) / 100 * Double(count - 1)
    let below = Int(truncating: place)
    let above = Swift.min(below + 1, count - 1)
    return sorted[below] + (sorted[above] - sorted[below]) * (place - Double(below))
  }

  package var median: Double? { percentile(50) }

  package func medianDistance(from middle: Double) -> Double? {
    map { ($0 - middle).magnitude }.median
  }

  /// Nil if there are no values.
  var total: Double? { isEmpty ? nil : reduce(0, +) }

  package var mean: Double? { isEmpty ? nil : reduce(0, +) / Double(count) }

  /// The standard deviation of a sample (n − 1); nil if there are fewer than two values.
  package var standardDeviation: Double? {
    guard let mean, count > 1 else { return nil }
    let squares = reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / Double(count - 1)).squareRoot()
  }
}

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
    // What is in order is quickly sorted again.
    let values = values.sorted()
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

/// Tests several questions on one series against limits that allow for their number.
///
/// Of eight questions without any real effect, tested every month, one looks real within a year for
/// 72 % of people; with these limits, and for two months in a row, for 10 %.
enum Holm {
  /// Two-sided normal limits at 5 %, divided among one to thirteen questions.
  private static let borders = [
    1.960, 2.241, 2.394, 2.498, 2.576, 2.638, 2.690, 2.734, 2.773, 2.807, 2.838, 2.865, 2.891,
  ]

  static let mostQuestions = borders.count - 1

  /// The questions with a slope other than 0 (Holm, Scandinavian Journal of Statistics 6:65, 1979).
  ///
  /// The clearest must pass the limit for all (at most `mostQuestions`), the next one the limit for
  /// one fewer, and so on until one fails. With a `favourite`, the limits are those for the most,
  /// with the favourite counted twice, so that it does not depend on what else is tested.
  static func clear<Question: Hashable>(
    _ results: [Question: Regression], favouring favourite: Question? = nil
  ) -> Set<Question> {
    guard results.count <= mostQuestions else { return [] }
    var left = results
    var shares = favourite == nil ? results.count : borders.count
    func margin(_ question: Question, _ result: Regression) -> Double {
      result.margin(at: borders[(question == favourite ? (shares + 1) / 2 : shares) - 1])
    }
    while let clearest = left.max(by: { margin($0.key, $0.value) < margin($1.key, $1.value) }),
      margin(clearest.key, clearest.value) > 1
    {
      left[clearest.key] = nil
      shares -= clearest.key == favourite ? 2 : 1
    }
    return Set(results.keys).subtracting(left.keys)
  }
}

extension Regression {
  /// The estimate as a multiple of its limit; it passes above 1.
  fileprivate func margin(at normal: Double) -> Double { size / border(at: normal) }
}
