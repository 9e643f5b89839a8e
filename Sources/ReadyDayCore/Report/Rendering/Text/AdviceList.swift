/// What is advised, lettered, with a line or two beneath each.
struct AdviceList {
  let width: Int

  private static let margin = 5

  func lines(of advice: [Report.Advice]) -> [StyledLine] {
    advice.enumerated().flatMap { index, advice in
      title(of: advice).enumerated().map { line, text in
        StyledLine((line == 0 ? "  \(AdviceLetter(place: index + 1))  " : "     ") + text)
      } + TextRenderer.wrapped(advice.shortBody, margin: Self.margin, width: width)
    }
  }

  /// What it names is cut so that all of it fits on a line, or nearly.
  private func title(of advice: Report.Advice) -> [String] {
    let room = width - Self.margin
    let title = SafeText(advice.title.text).string
    let name = SafeText(advice.title.name).string.displayWidth + room - title.displayWidth
    let text =
      advice.title.name.isEmpty ? title : advice.title.shortened(nameTo: max(name, 12))
    return TextWrapping.lines(of: SafeText(text).string, width: room)
  }
}
