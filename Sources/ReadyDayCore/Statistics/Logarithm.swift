// Series, as the core imports no C library; wearables are less precise than these.

extension Double {
  /// The natural logarithm of a positive, finite number; otherwise nil.
  var naturalLogarithm: Double? {
    guard self > 0, isFinite else { return nil }
    // Between 1/√2 and √2 the series needs few terms.
    let isUpper = significand > 1.414_213_562
    let mantissa = isUpper ? significand / 2 : significand
    let power = Double(exponent) + (isUpper ? 1 : 0)
    return power * Self.logarithmOfTwo + Self.logarithm(near1: mantissa)
  }

  /// e to the power of `power`, which must be in -300…300.
  static func exponential(_ power: Double) -> Double {
    let bounded = min(max(power, -300), 300)
    let twos = Int(truncating: bounded / logarithmOfTwo)
    let rest = bounded - Double(twos) * logarithmOfTwo
    var term = 1.0
    var sum = 1.0
    for step in 1...24 {
      term *= rest / Double(step)
      sum += term
    }
    return Double(sign: .plus, exponent: twos, significand: sum)
  }

  private static let logarithmOfTwo = 0.693_147_180_559_945_3

  /// Sums 2 (t + t³/3 + t⁵/5 + …) with t = (x - 1) / (x + 1).
  private static func logarithm(near1 x: Double) -> Double {
    let t = (x - 1) / (x + 1)
    var power = t
    var sum = t
    for step in 1...14 {
      power *= t * t
      sum += power / Double(2 * step + 1)
    }
    return 2 * sum
  }
}
