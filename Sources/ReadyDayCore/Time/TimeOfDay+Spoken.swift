extension TimeOfDay {
  /// The time written `18:00`, `7am`, `7:30pm`, `7.30 pm`, `18h` or `18h30`; nil for anything else, an hour alone among
  /// them: it may be one of two.
  package init?(spoken text: String) {
    let text = text.lowercased().filter { $0 != " " }
    if let half = ["am", "pm"].first(where: text.hasSuffix) {
      self.init(text.dropLast(2), ofHalf: half)
    } else if text.contains("h") {
      self.init(hours: text)
    } else {
      self.init(clock: text)
    }
  }

  /// `7`, `7:30` or `7.30`, before or after noon.
  private init?(_ text: Substring, ofHalf half: String) {
    let parts = text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == ":" || $0 == "." })
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count, (1...2).contains(parts.count),
      parts.dropFirst().allSatisfy({ $0.count == 2 }), (1...12).contains(numbers[0])
    else { return nil }
    let hour = numbers[0] % 12 + (half == "pm" ? 12 : 0)
    self.init(hour: hour, minute: numbers.count > 1 ? numbers[1] : 0)
  }

  /// `18h`, `18h30`.
  private init?(hours text: String) {
    let parts = text.split(separator: "h", omittingEmptySubsequences: false)
    guard parts.count == 2, let minutes = parts.last else { return nil }
    self.init(clock: "\(parts[0]):\(minutes.isEmpty ? "00" : minutes)")
  }
}
