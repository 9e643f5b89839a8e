/// A duration as people write it: `45m`, `45 min`, `2h`, `1h30m`, `1 hour 30 minutes`, or just minutes, `45`.
package struct Minutes: Hashable, Sendable {
  /// At least 1, at most those of a day.
  package let count: Int

  /// Nil for anything else.
  package init?(_ text: String) {
    guard let parts = Self.parts(of: text.lowercased()), let last = parts.last else { return nil }
    let isInOrder =
      parts.count == 1 || parts.count == 2 && parts[0].unit == .hour && last.unit != .hour
    guard isInOrder else { return nil }
    let minutes = parts.reduce(0) { $0 + $1.number * ($1.unit == .hour ? 60 : 1) }
    guard (1...1440).contains(minutes) else { return nil }
    count = minutes
  }

  private enum Unit {
    case hour, minute

    /// Nil for another word; minutes alone need none.
    init?(_ word: Substring) {
      switch word {
      case "h", "hr", "hrs", "hour", "hours", "hora", "horas": self = .hour
      case "", "m", "min", "mins", "minute", "minutes", "minuto", "minutos": self = .minute
      default: return nil
      }
    }
  }

  /// Numbers with what they count, in their order; nil if anything else stands among them.
  private static func parts(of text: String) -> [(number: Int, unit: Unit)]? {
    var parts: [(number: Int, unit: Unit)] = []
    var rest = text[...]
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      let word = rest.dropFirst(digits.count).drop { $0 == " " }.prefix { $0.isLetter }
      guard (1...4).contains(digits.count), let number = Int(digits), let unit = Unit(word) else {
        return nil
      }
      rest = rest[word.endIndex...].drop { $0 == " " }
      guard rest.isEmpty || !word.isEmpty else { return nil }
      parts.append((number, unit))
    }
    return parts
  }
}
