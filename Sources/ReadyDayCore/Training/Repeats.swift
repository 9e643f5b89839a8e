/// Repeated efforts as people write them: `6x800`, `5 × 1km` or `4x10min`.
package struct Repeats: Equatable, Sendable {
  /// Without spaces, such as `6x800`.
  package let text: String

  package init?(_ written: some StringProtocol) {
    let plain = written.lowercased().filter { $0 != " " }.map { $0 == "×" ? "x" : $0 }
    let parts = plain.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, Self.isNumber(parts[0], digits: 1...2) else { return nil }
    let number = parts[1].prefix { $0.isNumber }
    let unit = String(parts[1].dropFirst(number.count))
    guard Self.isNumber(number, digits: 1...5), Self.units.contains(unit) else { return nil }
    text = String(plain)
  }

  private static let units: Set = ["", "m", "k", "km", "s", "min", "'"]

  private static func isNumber(_ text: some Collection<Character>, digits: ClosedRange<Int>) -> Bool
  {
    digits.contains(text.count) && text.allSatisfy { $0.isASCII && $0.isNumber }
      && text.first != "0"
  }
}
