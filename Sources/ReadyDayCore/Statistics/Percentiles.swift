extension [Double] {
  /// Interpolates linearly between two values, as numpy and R do (type 7). `percent`: 0…100.
  package func percentile(_ percent: Double) -> Double? {
    guard !isEmpty else { return nil }
    let sorted = sorted()
    let place = percent.held(in: 0...100) / 100 * Double(count - 1)
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
