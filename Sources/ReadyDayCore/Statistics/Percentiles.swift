// What a person's own nights are compared by. All are nil without values.

extension [Double] {
  /// The value below which `percent` of the values lie, interpolated linearly between the two nearest: the
  /// definition that numpy and R (type 7) use.
  ///
  /// - Parameter percent: 0…100.
  package func percentile(_ percent: Double) -> Double? {
    guard !isEmpty else { return nil }
    let sorted = sorted()
    let place = percent.held(in: 0...100) / 100 * Double(count - 1)
    let below = Int(place)
    let above = Swift.min(below + 1, count - 1)
    return sorted[below] + (sorted[above] - sorted[below]) * (place - Double(below))
  }

  /// The middle value, or the mean of the middle two.
  package var median: Double? { percentile(50) }

  /// From the 25th to the 75th percentile; nil without values.
  package var middleHalf: ClosedRange<Double>? {
    guard let low = percentile(25), let high = percentile(75) else { return nil }
    return low...high
  }

  /// The median of the distances from ``median``. Times 1.4826 it estimates the standard deviation of values
  /// spread normally, and a few wild ones do not move it (Rousseeuw and Croux 1993).
  package var medianAbsoluteDeviation: Double? {
    median.flatMap { medianDistance(from: $0) }
  }

  /// The median of the distances from `middle`.
  package func medianDistance(from middle: Double) -> Double? {
    map { ($0 - middle).magnitude }.median
  }

  /// The mean.
  package var mean: Double? { isEmpty ? nil : reduce(0, +) / Double(count) }

  /// Of a sample, so divided by one less than the count; nil below two values.
  package var standardDeviation: Double? {
    guard let mean, count > 1 else { return nil }
    let squares = reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / Double(count - 1)).squareRoot()
  }
}
