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
    let title = StyledLine("  \(number)  \(phrases.title(of: content))")
    let body = TextWrapping.lines(
      of: SafeText(phrases.shortBody(of: content)).string, width: width - 5)
    return [title.truncated(toWidth: width)] + body.map { StyledLine("     \($0)") }
  }
}
