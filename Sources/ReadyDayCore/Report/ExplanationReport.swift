extension Report {
  /// What is explained, and the facts beneath.
  ///
  /// - Parameters:
  ///   - explanation: the facts.
  ///   - phrases: the language to write it in.
  package init(_ explanation: Explanation, phrases: any Phrasebook) {
    let sections = explanation.facts.reduce(into: [[Paragraph]]()) { sections, fact in
      if fact.isTitle || sections.isEmpty { sections.append([]) }
      sections[sections.count - 1]
        .append(Paragraph(phrases.fact(fact), depth: fact.isTitle ? 0 : 1))
    }
    self.init(phrases.language, sections.map { Section(nil, .paragraphs($0)) })
  }
}

extension Explanation.Fact {
  /// Whether it names what the facts after it are about.
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
