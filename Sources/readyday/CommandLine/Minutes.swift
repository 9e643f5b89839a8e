/// A length of time as people write it: `45m`, `2h`, `1h30m`, or minutes alone, `45`.
struct Minutes: Hashable, Sendable {
  /// At least 1, at most those of a day.
  let count: Int

  /// Nil for anything else.
  init?(_ text: String) {
    let parts = text.lowercased().split(
      separator: "h", maxSplits: 1, omittingEmptySubsequences: false)
    let hours = parts.count == 2 ? Self.number(parts[0]) : 0
    let rest = parts.count == 2 && parts[1].isEmpty ? "0" : parts[parts.count - 1]
    let minutes = Self.number(rest.hasSuffix("m") ? rest.dropLast() : rest)
    guard let hours, let minutes, (1...1440).contains(hours * 60 + minutes) else { return nil }
    count = hours * 60 + minutes
  }

  private static func number(_ text: Substring) -> Int? {
    guard (1...4).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(text)
  }
}
