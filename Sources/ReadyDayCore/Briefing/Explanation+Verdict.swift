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
    facts += verdict.reasonsBeneath.map { .reason($0) }
    if verdict.suggested != verdict.training { facts.append(.suggested(verdict.suggested)) }
    if day.recoveryZone == .green { facts.append(.conditions) }
    facts += verdict.unknown.map { .unknown($0) }
    return facts.map { .verdict($0) }
  }
}

extension DayVerdict {
  /// What the sentence of the verdict does not say already: it ends with the first reason, but of a race.
  fileprivate var reasonsBeneath: ArraySlice<Reason> {
    let isSaid = training != .race && reasons.first?.isOneClause == true
    return reasons.dropFirst(isSaid ? 1 : 0)
  }
}

extension DayVerdict.Reason {
  /// Whether the clause at the end of the sentence says all of it.
  fileprivate var isOneClause: Bool {
    switch self {
    case .hardYesterday, .hidden, .allMet: false
    case .race, .night, .signals, .recovery, .unscored, .nothingKnown, .provisional,
      .lowVariability, .shortSleep, .shortOfNeed, .hardDays, .hardSessionDone, .planned:
      true
    }
  }
}
