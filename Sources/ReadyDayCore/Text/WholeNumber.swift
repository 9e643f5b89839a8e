extension Int {
  /// Far beyond what clocks, bodies and files have, so that minutes or sums of such numbers cannot overflow.
  private static let most = 1_000_000_000_000_000

  /// The whole part, held within ±10¹⁵; 0 for NaN.
  package init(truncating number: Double) {
    let most = Double(Self.most)
    self = Int(Int64(number > -most ? Swift.min(number, most) : number.isNaN ? 0 : -most))
  }

  /// The nearest whole number, halves away from zero, held within ±10¹⁵; 0 for NaN.
  package init(rounding number: Double) {
    self.init(truncating: number.rounded())
  }

  /// Nil unless `number` is whole and within ±10¹⁵.
  package init?(whole number: Double) {
    self.init(truncating: number)
    guard Double(self) == number else { return nil }
  }

  /// Reads digits, with a sign or without; nil for other text and beyond ±10¹⁵.
  package init?(written text: some StringProtocol) {
    guard let number = Int(text, radix: 10), number.magnitude <= Self.most.magnitude else {
      return nil
    }
    self = number
  }
}

/// In hexadecimal, with leading zeros.
func hexadecimal(_ number: some BinaryInteger, to width: Int, uppercase: Bool = false) -> String {
  let digits = String(number, radix: 16, uppercase: uppercase)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

// The standard conversions trap, or let later arithmetic trap. These take their place, and fail the build.
extension Int {
  @available(*, deprecated, message: "write Int(truncating:), Int(rounding:) or Int(whole:)")
  package init(_ number: Double) { self.init(truncating: number) }

  @available(*, deprecated, message: "write Int(truncating:), Int(rounding:) or Int(whole:)")
  package init(_ number: Float) { self.init(truncating: Double(number)) }

  @available(*, deprecated, message: "write Int(whole:)")
  package init?(exactly number: Double) { self.init(whole: number) }

  @available(*, deprecated, message: "write Int(written:)")
  package init?(_ text: String) { self.init(written: text) }

  @available(*, deprecated, message: "write Int(written:)")
  package init?(_ text: Substring) { self.init(written: text) }
}

extension Double {
  /// Rounded for display to the nearest whole number, halves away from zero; 0 for NaN.
  package var shown: Double { magnitude < 1e15 || isNaN ? Double(Int(rounding: self)) : self }

  /// Minutes rounded for display, but never up to a half or whole hour, where limits are.
  package var minutesShown: Int {
    let rounded = Int(rounding: self)
    return rounded % 30 != 0 || self >= Double(rounded) ? rounded : rounded - 1
  }

  /// ``minutesShown``, and never up to `limit`.
  package func minutesShown(beside limit: Double) -> Int {
    self < limit ? min(minutesShown, Int(rounding: limit) - 1) : minutesShown
  }

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
