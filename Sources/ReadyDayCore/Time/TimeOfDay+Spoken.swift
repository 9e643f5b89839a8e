extension TimeOfDay {
  /// The time written `18:00`, `7am`, `7:30pm` or `7.30 pm`; nil for anything else, an hour alone among them: it may
  /// be one of two.
  package init?(spoken text: String) {
    let text = text.lowercased().filter { $0 != " " }
    let half = ["am", "pm"].first { text.hasSuffix($0) }
    guard let half else {
      self.init(clock: text)
      return
    }
    let parts = text.dropLast(2).split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == ":" || $0 == "." })
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count, (1...2).contains(parts.count),
      parts.dropFirst().allSatisfy({ $0.count == 2 }), (1...12).contains(numbers[0])
    else { return nil }
    let hour = numbers[0] % 12 + (half == "pm" ? 12 : 0)
    self.init(hour: hour, minute: numbers.count > 1 ? numbers[1] : 0)
  }
}
