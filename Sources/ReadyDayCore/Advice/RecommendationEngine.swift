/// Asks every rule about a day and keeps what matters most.
public struct RecommendationEngine: Sendable {
  /// At most this many recommendations are given, unless more are asked for.
  public static let limit = 3

  let rules: [any RecommendationRule]
  package let silences: [Suppression]

  /// The rules of every briefing. Their order decides between equal priorities.
  public static let standard = RecommendationEngine(
    rules: [
      RedRecovery(),
      MoveHardestEvent(),
      ActiveRecoveryOnly(),
      YellowRecovery(),
      LoadedAgenda(),
      GreenRecovery(),
      IntenseTraining(),
      LowSleepEfficiency(),
      ShortSleep(),
      MeetingMarathon(),
      SleepDebt(),
      HRVOutsideRange(),
      SeveralSignalsOff(),
      NoLunchBreak(),
      DeepWorkBlock(),
      EarlyStartTomorrow(),
      LateHardTraining(),
      Overlap(),
    ],
    silences: Suppression.table)

  /// The ids of all rules, in order.
  public var ruleIDs: [String] { rules.map { type(of: $0).id } }

  /// By priority, then in order of the rules; at most ``limit``, no two of which say the same
  /// thing.
  public func recommendations(for day: Day) -> [Recommendation] {
    outcomes(for: day).recommendations
  }
}

/// What became of one rule on one day.
package struct RuleOutcome: Hashable, Sendable {
  package enum Outcome: Hashable, Sendable {
    /// Given, as the recommendation with this number, from 1.
    case given(place: Int)
    /// Said in the headline, or with what is told of the body.
    case elsewhere(Recommendation.Place)
    /// The day allows less.
    case forbidden
    /// What it is about is over.
    case over
    /// Another rule's recommendation says it already, or says the opposite.
    case silenced(Suppression)
    /// ``RecommendationEngine/limit`` others matter more.
    case crowdedOut
  }

  package enum Result: Hashable, Sendable {
    case spoke(Recommendation, Outcome)
    case silent(because: Obstacle)
  }

  /// The rule's id.
  package let rule: String
  package let result: Result
}

extension Recommendation {
  /// Why it is no advice on `day`; nil where it may be.
  fileprivate func exclusion(on day: Day) -> RuleOutcome.Outcome? {
    if !isAllowed(on: day) { return .forbidden }
    if let span, span.end <= day.moment { return .over }
    return place == .advice ? nil : .elsewhere(place)
  }

  /// Whether it asks for no more than the day allows.
  private func isAllowed(on day: Day) -> Bool {
    switch content {
    case .intenseTraining: day.verdict.suggested == .hard
    case .lateHardTraining: day.verdict.training == .hard
    default: true
    }
  }
}

extension [RuleOutcome] {
  /// Those that are given, in order of their numbers.
  var recommendations: [Recommendation] {
    compactMap(\.given).sorted { $0.place < $1.place }.map(\.recommendation)
  }
}

extension RuleOutcome {
  fileprivate var given: (place: Int, recommendation: Recommendation)? {
    guard case .spoke(let recommendation, .given(let place)) = result else { return nil }
    return (place, recommendation)
  }
}

extension RecommendationEngine {
  /// What became of every rule, in their order.
  package func outcomes(for day: Day) -> [RuleOutcome] {
    let results = rules.map { $0.evaluate(day) }
    let spoken = results.compactMap(\.recommendation).filter { $0.exclusion(on: day) == nil }
    let given = given(of: spoken)
    let hidden = day.morning?.hidden ?? []
    return zip(rules, results).map { rule, result in
      let outcome: RuleOutcome.Result =
        switch result {
        case .silent(let obstacle): .silent(because: obstacle.hiding(hidden))
        case .speaks(let recommendation):
          .spoke(
            recommendation,
            recommendation.exclusion(on: day)
              ?? self.outcome(of: recommendation, among: spoken, given))
        }
      return RuleOutcome(rule: type(of: rule).id, result: outcome)
    }
  }

  private func outcome(
    of recommendation: Recommendation, among spoken: [Recommendation], _ given: [String]
  ) -> RuleOutcome.Outcome {
    if let silence = silence(of: recommendation, among: spoken) { return .silenced(silence) }
    return given.firstIndex(of: recommendation.rule).map { .given(place: $0 + 1) } ?? .crowdedOut
  }

  /// The ids of the rules whose recommendations are given, the most important first.
  private func given(of spoken: [Recommendation]) -> [String] {
    let ranked = spoken.enumerated().filter { silence(of: $0.element, among: spoken) == nil }
      .sorted { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }
    return ranked.prefix(Self.limit).map(\.element.rule)
  }

  private func silence(
    of recommendation: Recommendation, among spoken: [Recommendation]
  ) -> Suppression? {
    silences.first { row in spoken.contains { row.applies($0, to: recommendation) } }
  }
}
