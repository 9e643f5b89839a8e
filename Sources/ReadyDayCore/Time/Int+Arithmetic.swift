extension Int {
  /// Clamped to ±`limit`, so that sums cannot overflow.
  func held(within limit: Int) -> Int { self < -limit ? -limit : self > limit ? limit : self }

  func held(from low: Int, to high: Int) -> Int { self < low ? low : self > high ? high : self }

  /// Floor division, remainder in 0..<`divisor`: the day before the epoch is day −1, not 0.
  func floored(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = (self / divisor, self % divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

/// In decimal, with leading zeros.
func padded(_ value: Int, to width: Int) -> String {
  let digits = String(value.magnitude)
  let zeros = String(repeating: "0", count: max(0, width - digits.count))
  return (value < 0 ? "-" : "") + zeros + digits
}
