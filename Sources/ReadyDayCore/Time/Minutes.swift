/// A duration as people write it: `45m`, `45 min`, `2h`, `1h30m`, `1 hour 30 minutes`, or `45`.
package struct Minutes: Equatable, Sendable {
  /// 1…1440.
  package let count: Int

  package init?(_ text: String) {
    guard let parts = Self.parts(of: text.lowercased()), let last = parts.last else { return nil }
    let isInOrder =
      parts.count == 1 || parts.count == 2 && parts[0].unit == .hour && last.unit != .hour
    guard isInOrder else { return nil }
    let minutes = parts.reduce(0) { $0 + $1.number * ($1.unit == .hour ? 60 : 1) }
    self.init(minutes)
  }

  /// Nil beyond a day.
  init?(_ count: Int) {
    guard (1...1440).contains(count) else { return nil }
    self.count = count
  }

  private enum Unit {
    case hour, minute

    /// A number without a unit is minutes.
    init?(_ word: Substring) {
      switch word {
      case "h", "hr", "hrs", "hour", "hours", "hora", "horas": self = .hour
      case "", "m", "min", "mins", "minute", "minutes", "minuto", "minutos": self = .minute
      default: return nil
      }
    }
  }

  private static func parts(of text: String) -> [(number: Int, unit: Unit)]? {
    var parts: [(number: Int, unit: Unit)] = []
    var rest = text[...]
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      let word = rest.dropFirst(digits.count).drop { $0 == " " }.prefix { $0.isLetter }
      guard (1...4).contains(digits.count), let number = Int(written: digits), let unit = Unit(word)
      else { return nil }
      rest = rest[word.endIndex...].drop { $0 == " " }
      guard rest.isEmpty || !word.isEmpty else { return nil }
      parts.append((number, unit))
    }
    return parts
  }
}

extension Int {
  /// Clamped to ±`limit`, so that sums cannot overflow.
  func held(within limit: Int) -> Int { self < -limit ? -limit : self > limit ? limit : self }

  func clamped(from low: Int, to high: Int) -> Int { self < low ? low : self > high ? high : self }

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
