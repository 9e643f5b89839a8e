/// Asks every rule about a day and keeps what matters most.
public struct RecommendationEngine: Sendable {
  /// At most this many recommendations are given.
  public static let limit = 5

  let rules: [any RecommendationRule]
  public let silences: [Silence]

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
    ],
    silences: Silence.table)

  /// The ids of all rules, in order.
  public var ruleIDs: [String] { rules.map { type(of: $0).id } }

  /// By priority, then in order of the rules; at most ``limit``, no two of which say the same
  /// thing.
  public func recommendations(for day: Day) -> [Recommendation] {
    outcomes(for: day).recommendations
  }
}

/// What became of one rule on one day.
public struct RuleOutcome: Hashable, Sendable {
  public enum Fate: Hashable, Sendable {
    /// Given, as the recommendation with this number, from 1.
    case given(place: Int)
    /// Another rule's recommendation says it already, or says the opposite.
    case silenced(Silence)
    /// ``RecommendationEngine/limit`` others matter more.
    case crowdedOut
  }

  public enum Result: Hashable, Sendable {
    case spoke(Recommendation, Fate)
    case silent(because: Obstacle)
  }

  /// The rule's id.
  public let rule: String
  public let result: Result
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
  public func outcomes(for day: Day) -> [RuleOutcome] {
    let verdicts = rules.map { $0.evaluate(day) }
    let fates = fates(of: verdicts.map(\.recommendation))
    return rules.indices.map { index in
      RuleOutcome(
        rule: type(of: rules[index]).id,
        result: .init(verdicts[index], fates[index], hidden: day.morning?.hidden ?? []))
    }
  }

  /// One for each of `spoken`; nil where nothing was said.
  private func fates(of spoken: [Recommendation?]) -> [RuleOutcome.Fate?] {
    let voices = spoken.compactMap(\.self)
    let silenced = spoken.map { $0.flatMap { silence(of: $0, among: voices) } }
    let ranked = spoken.indices.filter { spoken[$0] != nil && silenced[$0] == nil }.sorted {
      (spoken[$1]?.priority ?? .low, $0) < (spoken[$0]?.priority ?? .low, $1)
    }
    return spoken.indices.map { index in
      if let silence = silenced[index] { return .silenced(silence) }
      let place = ranked.firstIndex(of: index)
      return place.map { $0 < Self.limit ? .given(place: $0 + 1) : .crowdedOut }
    }
  }

  private func silence(of recommendation: Recommendation, among voices: [Recommendation])
    -> Silence?
  {
    silences.first { row in voices.contains { row.applies($0, to: recommendation) } }
  }
}

extension RuleOutcome.Result {
  fileprivate init(
    _ verdict: Verdict, _ fate: RuleOutcome.Fate?, hidden: Set<HealthMetric>
  ) {
    switch verdict {
    case .silent(let obstacle): self = .silent(because: obstacle.hiding(hidden))
    // Whoever spoke has a fate; the limit is the milder one.
    case .speaks(let recommendation): self = .spoke(recommendation, fate ?? .crowdedOut)
    }
  }
}
