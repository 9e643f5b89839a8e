import ReadyDayCore

/// An explanation as a person reads it: what it is about, and the facts beneath.
struct ExplanationText: Sendable {
  let phrases: any Phrasebook
  let width: Int

  func lines(of explanation: Explanation) -> [StyledLine] {
    var sections: [[StyledLine]] = []
    for fact in explanation.facts {
      let margin = fact.isTitle ? "" : "  "
      let text = SafeText(phrases.fact(fact)).string
      let lines = TextWrapping.lines(of: text, width: width - margin.count).map {
        StyledLine(margin + $0)
      }
      if fact.isTitle || sections.isEmpty { sections.append([]) }
      sections[sections.count - 1] += lines
    }
    return TextRenderer.joined(sections)
  }
}

extension Explanation.Fact {
  /// Whether it names what the facts after it are about.
  fileprivate var isTitle: Bool {
    switch self {
    case .event, .rule, .recovery(.score), .recovery(.computedScore),
      .recovery(.noScore), .night(.asleep), .window(.search), .strain(.strain):
      true
    default: false
    }
  }
}
