/// A share of a hundred as a bar.
struct Bar: Hashable, Sendable {
  /// 0…100.
  let value: Double
  let length: Int

  /// A bar shorter than this shows nothing.
  static let shortest = 8

  func line(_ style: Report.Tone) -> StyledLine {
    let filled = min(max(Int((value * Double(length) / 100).rounded()), 0), length)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: length - filled)
    return StyledLine(bar, style)
  }
}
