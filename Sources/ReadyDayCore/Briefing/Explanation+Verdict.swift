extension Explanation {
  /// How the day's verdict comes about.
  package enum VerdictFact: Equatable, Sendable {
    case verdict(DayVerdict)
    case reason(DayVerdict.Reason)
    /// A condition for hard training is unknown.
    case unknown(DayVerdict.Condition)
    /// An own session can stand.
    case standing
    /// The plan is easier than the day allows.
    case suggested(DayVerdict.Training)
    case check(DayVerdict.Check)
  }

  /// How the user feels, and what follows from that.
  package enum StateFact: Equatable, Sendable {
    /// Reported on the day itself.
    case said(Feeling.Word)
    case bound(DayVerdict.Reason)
    case injury(BodyState.Injury)
    /// Nothing limits the day.
    case free
    /// How feelings and unusual readings limit the following days.
    case rules
  }
}

extension Briefing {
  var verdictFacts: [Explanation.Fact] {
    let verdict = day.verdict
    var facts = [Explanation.VerdictFact.verdict(verdict)]
    // The verdict's sentence may end with the first reason.
    let endsWithReason = verdict.training != .race && verdict.reasons.first?.isOneClause == true
    facts += verdict.reasons.dropFirst(endsWithReason ? 1 : 0).map { .reason($0) }
    if verdict.standing != nil { facts.append(.standing) }
    if verdict.suggested < verdict.training { facts.append(.suggested(verdict.suggested)) }
    if day.recoveryZone != .unknown { facts += day.checks.map { .check($0) } }
    facts += verdict.unknown.map { .unknown($0) }
    return facts.map { .verdict($0) }
  }

  var stateFacts: [Explanation.Fact] {
    let bounds = day.verdict.reasons.filter(\.isOfState)
    let said = day.state.word.map { [Explanation.StateFact.said($0)] } ?? []
    let facts =
      said + bounds.map { .bound($0) }
      + day.state.injuries.map { .injury($0) } + (bounds.isEmpty ? [.free] : [])
    return (facts + [.rules]).map { .state($0) }
  }
}

extension DayVerdict.Reason {
  /// Whether the reason is how the user feels, not the morning's score.
  fileprivate var isOfState: Bool {
    switch self {
    case .ill, .signals, .wayBack, .low, .health: true
    default: false
    }
  }

  /// Whether the reason fits in one clause.
  fileprivate var isOneClause: Bool {
    switch self {
    case .hardYesterday, .hidden, .allMet: false
    default: true
    }
  }
}
