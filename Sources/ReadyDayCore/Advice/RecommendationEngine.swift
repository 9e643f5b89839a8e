/// Asks every rule about a day and keeps what matters most.
public struct RecommendationEngine: Sendable {
  /// When `speaker` has spoken, `silenced` would only repeat it.
  struct Silence: Hashable, Sendable {
    let speaker: String
    let silenced: String
  }

  /// At most this many recommendations are given.
  public static let limit = 5

  let rules: [any RecommendationRule]
  let silences: [Silence]

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
    ],
    silences: [
      // Both say: go to bed earlier tonight.
      Silence(speaker: ShortSleep.id, silenced: LowSleepEfficiency.id)
    ])

  /// The ids of all rules, in order.
  public var ruleIDs: [String] { rules.map { type(of: $0).id } }

  /// By priority, then in order of the rules; at most ``limit``, no two of which say the same
  /// thing.
  public func recommendations(for day: Day) -> [Recommendation] {
    let spoken = rules.compactMap { $0.evaluate(day) }
    let silenced = silences.filter { row in spoken.contains { $0.rule == row.speaker } }
      .map(\.silenced)
    let heard = spoken.filter { !silenced.contains($0.rule) }
    let ranked = heard.enumerated().sorted { a, b in
      (b.element.priority, a.offset) < (a.element.priority, b.offset)
    }
    return ranked.prefix(Self.limit).map(\.element)
  }
}
