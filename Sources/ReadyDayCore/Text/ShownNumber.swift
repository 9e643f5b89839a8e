extension Double {
  /// Rounded for display to the nearest whole number, halves away from zero; 0 for NaN.
  package var shown: Double { magnitude < 1e15 || isNaN ? Double(Int(rounding: self)) : self }

  /// How many decimals, at most three, show on which side of each border it is: 60.4 is above 60.
  package func places(beside borders: [Double]) -> Int {
    (0..<3).first { places in
      let shown = rounded(to: places)
      return borders.allSatisfy { (shown < $0) == (self < $0) && (shown > $0) == (self > $0) }
    } ?? 3
  }

  package func rounded(beside borders: [Double]) -> Double { rounded(to: places(beside: borders)) }

  private func rounded(to places: Int) -> Double {
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    return (self * scale).shown / scale
  }
}
