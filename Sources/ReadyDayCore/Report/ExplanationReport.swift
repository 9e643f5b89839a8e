extension Report {
  /// Groups the facts by title.
  package init(_ explanation: Explanation, phrases: Voice) {
    let sections = explanation.facts.reduce(into: [[Paragraph]]()) { sections, fact in
      if fact.isTitle || sections.isEmpty { sections.append([]) }
      sections[sections.count - 1] += phrases.sentences(of: fact).map {
        Paragraph($0, depth: fact.isTitle ? 0 : 1)
      }
    }
    self.init(phrases.language, sections.map { Section(nil, .paragraphs($0)) })
  }
}

extension Explanation.Fact {
  /// Whether the fact is a title for those after it.
  fileprivate var isTitle: Bool {
    switch self {
    case .event, .rule, .recovery(.score), .recovery(.computedScore),
      .recovery(.noScore), .night(.asleep), .window(.search), .strain(.strain), .verdict(.verdict),
      .tonight(.lightsOut), .tonight(.past), .tonight(.silent):
      true
    default: false
    }
  }
}
