import ReadyDayCore

/// The recommendations, numbered, each with a line or two beneath it.
struct AdviceList {
  let phrases: any Phrasebook
  let width: Int

  func lines(of recommendations: [Recommendation]) -> [StyledLine] {
    guard !recommendations.isEmpty else { return [] }
    let entries = recommendations.enumerated().flatMap { index, recommendation in
      entry(index + 1, recommendation.content)
    }
    return [StyledLine(phrases.heading(.advice))] + entries
  }

  private func entry(_ number: Int, _ content: Recommendation.Content) -> [StyledLine] {
    let margin = "     "
    let title = wrapped(title(of: content)).enumerated().map { index, line in
      StyledLine((index == 0 ? "  \(number)  " : margin) + line)
    }
    return title + wrapped(phrases.shortBody(of: content)).map { StyledLine(margin + $0) }
  }

  private func wrapped(_ text: String) -> [String] {
    TextWrapping.lines(of: SafeText(text).string, width: width - 5)
  }

  /// An event's title in it is cut so that all of it fits on a line, or nearly.
  private func title(of content: Recommendation.Content) -> String {
    let title = phrases.title(of: content)
    guard case .moveHardestEvent(let event, let score, let proposal) = content else { return title }
    let room = SafeText(event).string.displayWidth + width - 5 - SafeText(title).string.displayWidth
    let short = SafeText(event).string.truncated(toWidth: max(room, 12))
    return phrases.title(of: .moveHardestEvent(title: short, score: score, proposal: proposal))
  }
}
