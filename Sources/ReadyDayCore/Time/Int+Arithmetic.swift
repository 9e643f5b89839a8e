extension Int {
  /// This number, or the end of ±`limit` nearer to it: sums of held numbers cannot overflow.
  func held(within limit: Int) -> Int {
    Swift.min(Swift.max(self, -limit), limit)
  }

  /// Quotient and remainder with the remainder in 0..<`divisor`: the day before the epoch is day
  /// −1, not 0.
  func floored(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

/// `value` in decimal, filled up with zeros on the left.
func padded(_ value: Int, to width: Int) -> String {
  let digits = String(value.magnitude)
  let zeros = String(repeating: "0", count: max(0, width - digits.count))
  return (value < 0 ? "-" : "") + zeros + digits
}
