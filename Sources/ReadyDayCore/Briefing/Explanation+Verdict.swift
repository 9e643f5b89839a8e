extension Explanation {
  /// How the verdict of the day came about.
  package enum VerdictFact: Hashable, Sendable {
    case verdict(DayVerdict)
    /// One of what decided it.
    case reason(DayVerdict.Reason)
    /// A condition of hard training that could not be looked at.
    case unknown(DayVerdict.Condition)
    /// Less than the day allows, since less is planned.
    case suggested(DayVerdict.Training)
    /// What allows hard training at all, where the day might have.
    case conditions
  }
}

extension Briefing {
  var verdictFacts: [Explanation.Fact] {
    let verdict = day.verdict
    var facts = [Explanation.VerdictFact.verdict(verdict)]
    facts += verdict.reasons.map { .reason($0) }
    if verdict.suggested != verdict.training { facts.append(.suggested(verdict.suggested)) }
    if day.recoveryZone == .green { facts.append(.conditions) }
    facts += verdict.unknown.map { .unknown($0) }
    return facts.map { .verdict($0) }
  }
}
