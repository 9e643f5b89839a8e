/// Evaluates every rule for a day and chooses the most important advice.
public struct RecommendationEngine: Sendable {
  /// The maximum number of recommendations for a day.
  public static let limit = 3

  let rules: [any RecommendationRule.Type]
  package let silences: [Suppression]

  /// The rules of every briefing. Their order breaks ties in priority: the body comes first.
  public static let standard = RecommendationEngine(
    rules: [
      RedRecovery.self,
      SeveralSignalsOff.self,
      TrainingInCalendar.self,
      MoveHardestEvent.self,
      ExcuseYourself.self,
      AnswerInvitation.self,
      ShortenEvent.self,
      ProtectEvent.self,
      ActiveRecoveryOnly.self,
      YellowRecovery.self,
      LoadedAgenda.self,
      GreenRecovery.self,
      IntenseTraining.self,
      LowSleepEfficiency.self,
      ShortSleep.self,
      MeetingMarathon.self,
      SleepDebt.self,
      HRVOutsideRange.self,
      NoLunchBreak.self,
      DeepWorkBlock.self,
      EarlyStartTomorrow.self,
      LateHardTraining.self,
      UsualTraining.self,
      Overlap.self,
      NapBeforeNight.self,
    ], silences: Suppression.table)

  /// The ids of all rules, in their fixed order.
  public var ruleIDs: [String] { rules.map { $0.id } }

  /// A few words on what a rule is about; nil for an unknown id.
  package func name(of id: String) -> Phrase? { rules.first { $0.id == id }?.name }

  /// Up to ``limit`` recommendations, by priority and then by rule order. None repeats another.
  public func recommendations(for day: Day) -> [Recommendation] {
    outcomes(for: day).recommendations
  }

  /// One outcome for each rule, in rule order. Advice from `earlier` days is not repeated.
  package func outcomes(for day: Day, after earlier: EarlierDays = EarlierDays()) -> [RuleOutcome] {
    let results = rules.map { $0.evaluate(day) }
    let ranking = Ranking(
      results.compactMap { try? $0.get() }, on: day, silences: silences, earlier: earlier,
      shownYesterday: earlier.yesterday.map(facts) ?? [])
    let hidden = day.morning?.hidden ?? []
    return zip(rules, results).map { rule, result in
      let outcome: RuleOutcome.Result =
        switch result {
        case .failure(let obstacle): .silent(because: obstacle.hiding(hidden))
        case .success(let recommendation):
          .spoke(recommendation, ranking.outcome(of: recommendation))
        }
      return RuleOutcome(rule: rule.id, result: outcome)
    }
  }

  /// The facts that the briefing shows anywhere.
  private func facts(shownOn day: Day) -> Set<Recommendation.Fact> {
    Set(
      outcomes(for: day).compactMap { outcome in
        guard case .spoke(let recommendation, let became) = outcome.result else { return nil }
        switch became {
        case .given, .elsewhere: return recommendation.fact
        case .forbidden, .over, .silenced, .notDue, .saidYesterday, .crowdedOut: return nil
        }
      })
  }
}

package struct RuleOutcome: Equatable, Sendable {
  package enum Outcome: Equatable, Sendable {
    /// The advice is shown in this place, counted from 1.
    case given(place: Int)
    /// The advice is in the headline, or next to a figure of the body.
    case elsewhere(Recommendation.Place)
    /// The day allows less than the advice suggests.
    case forbidden
    /// The time that the advice is about is over.
    case over
    /// Another rule's advice covers it.
    case silenced(Suppression)
    /// The advice is not worth a line today.
    case notDue
    /// Nothing has changed since yesterday.
    case saidYesterday
    /// As many as ``RecommendationEngine/limit`` others come first.
    case crowdedOut
  }

  package enum Result: Equatable, Sendable {
    case spoke(Recommendation, Outcome)
    case silent(because: Obstacle)
  }

  package let rule: String
  package let result: Result

  fileprivate var given: (place: Int, recommendation: Recommendation)? {
    guard case .spoke(let recommendation, .given(let place)) = result else { return nil }
    return (place, recommendation)
  }
}

extension Recommendation {
  /// Why `day` rules the finding out as advice; nil if it does not.
  fileprivate func exclusion(on day: Day, after earlier: EarlierDays) -> RuleOutcome.Outcome? {
    if !finding.isAllowed(on: day) { return .forbidden }
    if let span, span.end <= day.moment { return .over }
    if let span, rule != Overlap.id, day.isBeforeFlight(span) { return .notDue }
    guard place == .advice else { return .elsewhere(place) }
    return finding.isDue(on: day, after: earlier) ? nil : .notDue
  }
}

extension [RuleOutcome] {
  var recommendations: [Recommendation] {
    compactMap(\.given).ordered { $0.place < $1.place }.map(\.recommendation)
  }
}

private struct Ranking {
  let silences: [Suppression]
  let shownYesterday: Set<Recommendation.Fact>
  /// Why a rule's finding is ruled out, by the rule's id.
  private let excluded: [String: RuleOutcome.Outcome]
  /// Findings that may become advice, in rule order.
  private let spoken: [Recommendation]
  /// The ids of the rules whose advice is given, in the order shown.
  private var given: [String] = []

  init(
    _ found: [Recommendation], on day: Day, silences: [Suppression], earlier: EarlierDays,
    shownYesterday: Set<Recommendation.Fact>
  ) {
    (self.silences, self.shownYesterday) = (silences, shownYesterday)
    var excluded: [String: RuleOutcome.Outcome] = [:]
    for finding in found { excluded[finding.rule] = finding.exclusion(on: day, after: earlier) }
    (self.excluded, spoken) = (excluded, found.filter { excluded[$0.rule] == nil })
    let ranked = spoken.enumerated().filter { suppression(of: $0.element) == nil }
      .ordered { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }
      .map(\.element)
    let chosen = ranked.filter { !shownYesterday.contains($0.fact) }
      .prefix(RecommendationEngine.limit)
    given = (chosen.filter { !$0.finding.isForTonight } + chosen.filter(\.finding.isForTonight))
      .map(\.rule)
  }

  func outcome(of recommendation: Recommendation) -> RuleOutcome.Outcome {
    if let exclusion = excluded[recommendation.rule] {
      let isOld = shownYesterday.contains(recommendation.fact) && exclusion.isClause
      return isOld ? .saidYesterday : exclusion
    }
    if let suppression = suppression(of: recommendation) { return .silenced(suppression) }
    if let place = given.firstIndex(of: recommendation.rule) { return .given(place: place + 1) }
    return shownYesterday.contains(recommendation.fact) ? .saidYesterday : .crowdedOut
  }

  private func suppression(of recommendation: Recommendation) -> Suppression? {
    silences.first { row in spoken.contains { row.applies($0, to: recommendation) } }
  }
}

extension RuleOutcome.Outcome {
  /// Whether the advice is shown next to a figure.
  fileprivate var isClause: Bool {
    switch self {
    case .elsewhere(.recovery), .elsewhere(.sleep): true
    case .elsewhere, .given, .forbidden, .over, .silenced, .notDue, .saidYesterday, .crowdedOut:
      false
    }
  }
}

/// Silences a rule whose advice would repeat that of another.
package struct Suppression: Equatable, Sendable {
  package enum Reason: String, Hashable, CaseIterable, Sendable {
    case sameFact = "same fact"
    case sameAdvice = "same advice"
  }

  package enum Scope: String, Equatable, CaseIterable, Sendable {
    case always
    /// Applies only if the silenced rule's span lies within the speaker's.
    case insideItsTime = "inside its time"
    /// Applies only if both rules are about one event, and the speaker's advice is enough.
    case ofOneEvent = "about the same event"
  }

  /// The ids of the rules.
  package let speaker: String
  package let silenced: String
  package let reason: Reason
  package let scope: Scope

  init(speaker: String, silenced: String, _ reason: Reason, _ scope: Scope = .always) {
    (self.speaker, self.silenced, self.reason, self.scope) = (speaker, silenced, reason, scope)
  }

  /// Grouped by speaker.
  static let table = [
    Suppression(speaker: MoveHardestEvent.id, silenced: Overlap.id, .sameAdvice, .ofOneEvent),
    Suppression(speaker: AnswerInvitation.id, silenced: Overlap.id, .sameAdvice, .ofOneEvent),
    Suppression(speaker: ShortenEvent.id, silenced: Overlap.id, .sameAdvice, .ofOneEvent),
    Suppression(speaker: ExcuseYourself.id, silenced: MeetingMarathon.id, .sameAdvice),
    Suppression(speaker: ExcuseYourself.id, silenced: NoLunchBreak.id, .sameAdvice),
    Suppression(speaker: ExcuseYourself.id, silenced: ProtectEvent.id, .sameAdvice, .ofOneEvent),
    Suppression(speaker: NapBeforeNight.id, silenced: SleepDebt.id, .sameAdvice),
    Suppression(speaker: NapBeforeNight.id, silenced: EarlyStartTomorrow.id, .sameAdvice),
    Suppression(speaker: ShortSleep.id, silenced: SleepDebt.id, .sameAdvice),
    Suppression(speaker: ShortSleep.id, silenced: EarlyStartTomorrow.id, .sameAdvice),
    Suppression(speaker: MeetingMarathon.id, silenced: NoLunchBreak.id, .sameFact, .insideItsTime),
    Suppression(speaker: TrainingInCalendar.id, silenced: LateHardTraining.id, .sameAdvice),
    Suppression(speaker: SleepDebt.id, silenced: EarlyStartTomorrow.id, .sameAdvice),
  ]

  func applies(_ speaker: Recommendation, to other: Recommendation) -> Bool {
    guard speaker.rule == self.speaker, other.rule == silenced else { return false }
    if other.finding.isAlwaysSaid { return false }
    switch scope {
    case .always: return true
    case .insideItsTime:
      guard let span = speaker.span, let inner = other.span else { return false }
      return span.intersection(inner) == inner
    case .ofOneEvent:
      return !Set(speaker.finding.events).isDisjoint(with: other.finding.events)
        && !speaker.finding.leaves(other.span)
    }
  }
}
