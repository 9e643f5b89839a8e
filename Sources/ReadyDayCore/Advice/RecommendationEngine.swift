/// Asks every rule about a day and keeps what matters most.
public struct RecommendationEngine: Sendable {
  /// At most this many recommendations are given, unless more are requested.
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

/// What a rule came to on one day.
package struct RuleOutcome: Hashable, Sendable {
  package enum Outcome: Hashable, Sendable {
    /// Given, as the recommendation with this number, from 1.
    case given(place: Int)
    /// Shown in the headline, or next to the figures of the body.
    case elsewhere(Recommendation.Place)
    /// The day allows less.
    case forbidden
    /// What it is about is over.
    case over
    /// Another rule's recommendation says it already, or says the opposite.
    case silenced(Suppression)
    /// The day before said it, and nothing about it has changed.
    case saidYesterday
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
  /// Why it is not advice on `day`; nil if it may be.
  fileprivate func exclusion(on day: Day) -> RuleOutcome.Outcome? {
    if !isAllowed(on: day) { return .forbidden }
    if let span, span.end <= day.moment { return .over }
    return place == .advice ? nil : .elsewhere(place)
  }

  /// Whether it stays within what the day allows.
  private func isAllowed(on day: Day) -> Bool {
    switch content {
    case .intenseTraining: day.verdict.suggested == .hard
    case .lateHardTraining: day.verdict.training == .hard
    case .redRecovery, .moveHardestEvent, .activeRecoveryOnly, .yellowRecovery, .loadedAgenda,
      .greenRecovery, .lowSleepEfficiency, .shortSleep, .meetingMarathon, .sleepDebt,
      .hrvOutsideRange, .severalSignalsOff, .noLunchBreak, .deepWorkBlock, .earlyStartTomorrow,
      .overlap:
      true
    }
  }
}

extension [RuleOutcome] {
  /// Those that are given, in order of their numbers.
  var recommendations: [Recommendation] {
    compactMap(\.given).ordered { $0.place < $1.place }.map(\.recommendation)
  }
}

extension RuleOutcome {
  fileprivate var given: (place: Int, recommendation: Recommendation)? {
    guard case .spoke(let recommendation, .given(let place)) = result else { return nil }
    return (place, recommendation)
  }
}

extension RecommendationEngine {
  /// What happened to every rule, in their order.
  ///
  /// - Parameters:
  ///   - day: the day reported on.
  ///   - yesterday: the day before; what it said already is not said again. Nil if it is not known.
  package func outcomes(for day: Day, after yesterday: Day? = nil) -> [RuleOutcome] {
    let results = rules.map { $0.evaluate(day) }
    let ranking = Ranking(
      results.compactMap(\.recommendation), on: day, silences: silences,
      told: yesterday.map(facts) ?? [])
    let hidden = day.morning?.hidden ?? []
    return zip(rules, results).map { rule, result in
      let outcome: RuleOutcome.Result =
        switch result {
        case .silent(let obstacle): .silent(because: obstacle.hiding(hidden))
        case .speaks(let recommendation):
          .spoke(recommendation, ranking.outcome(of: recommendation))
        }
      return RuleOutcome(rule: type(of: rule).id, result: outcome)
    }
  }

  /// All that a day says, wherever it is shown.
  private func facts(toldOn day: Day) -> Set<Recommendation.Fact> {
    Set(
      outcomes(for: day).compactMap { outcome in
        guard case .spoke(let recommendation, let became) = outcome.result else { return nil }
        switch became {
        case .given, .elsewhere: return recommendation.fact
        case .forbidden, .over, .silenced, .saidYesterday, .crowdedOut: return nil
        }
      })
  }
}

/// Which of what the rules say is given, and in which order.
private struct Ranking {
  let day: Day
  let silences: [Suppression]
  /// What was shown the day before.
  let told: Set<Recommendation.Fact>
  /// All that may be advice, in order of the rules.
  private let spoken: [Recommendation]
  /// The rules of what is given.
  private var given: [String] = []

  init(
    _ said: [Recommendation], on day: Day, silences: [Suppression],
    told: Set<Recommendation.Fact>
  ) {
    (self.day, self.silences, self.told) = (day, silences, told)
    spoken = said.filter { $0.exclusion(on: day) == nil }
    let ranked = spoken.enumerated().filter { silence(of: $0.element) == nil }
      .ordered { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }
      .map(\.element)
    let chosen = news(of: ranked).prefix(RecommendationEngine.limit)
    given = (chosen.filter { !$0.isForTonight } + chosen.filter(\.isForTonight)).map(\.rule)
  }

  /// What is new; the first item stays with it even if it is not.
  private func news(of ranked: [Recommendation]) -> [Recommendation] {
    let fresh = ranked.filter { !told.contains($0.fact) }
    guard let first = ranked.first, told.contains(first.fact), first.mayBeRepeated, !fresh.isEmpty
    else { return fresh }
    return [first] + fresh
  }

  func outcome(of recommendation: Recommendation) -> RuleOutcome.Outcome {
    if let exclusion = recommendation.exclusion(on: day) {
      let isOld = told.contains(recommendation.fact) && exclusion.isClause
      return isOld ? .saidYesterday : exclusion
    }
    if let silence = silence(of: recommendation) { return .silenced(silence) }
    if let place = given.firstIndex(of: recommendation.rule) { return .given(place: place + 1) }
    return told.contains(recommendation.fact) ? .saidYesterday : .crowdedOut
  }

  private func silence(of recommendation: Recommendation) -> Suppression? {
    silences.first { row in spoken.contains { row.applies($0, to: recommendation) } }
  }
}

extension RuleOutcome.Outcome {
  /// Whether it is shown next to a figure.
  fileprivate var isClause: Bool {
    switch self {
    case .elsewhere(.recovery), .elsewhere(.sleep): true
    case .elsewhere, .given, .forbidden, .over, .silenced, .saidYesterday, .crowdedOut: false
    }
  }
}

extension Recommendation {
  /// Whether it matters only once the day's events are over.
  fileprivate var isForTonight: Bool {
    switch content {
    case .shortSleep, .sleepDebt, .earlyStartTomorrow: true
    case .redRecovery, .moveHardestEvent, .activeRecoveryOnly, .yellowRecovery, .loadedAgenda,
      .greenRecovery, .intenseTraining, .lowSleepEfficiency, .meetingMarathon, .hrvOutsideRange,
      .severalSignalsOff, .noLunchBreak, .deepWorkBlock, .overlap, .lateHardTraining:
      false
    }
  }

  /// A meeting is never proposed to be moved two days in a row.
  fileprivate var mayBeRepeated: Bool {
    if case .moveHardestEvent = content { false } else { true }
  }
}
