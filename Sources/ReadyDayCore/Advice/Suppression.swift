/// One row of the table that keeps two recommendations from saying the same thing.
package struct Suppression: Hashable, Sendable {
  package enum Reason: String, Hashable, CaseIterable, Sendable {
    /// Both would name one fact.
    case sameFact = "same fact"
    /// Both would ask for one thing.
    case sameAdvice = "same advice"
  }

  package enum Scope: String, Hashable, CaseIterable, Sendable {
    case always
    /// Only when all the time that the silenced one is about lies in that of the speaker.
    case insideItsTime = "inside its time"
  }

  /// The id of the rule that speaks, and of the one that then does not.
  package let speaker: String
  package let silenced: String
  package let reason: Reason
  package let scope: Scope

  init(speaker: String, silenced: String, _ reason: Reason, _ scope: Scope = .always) {
    self.speaker = speaker
    self.silenced = silenced
    self.reason = reason
    self.scope = scope
  }
}

extension Suppression {
  /// Every silence, in order of the speakers.
  static let table = [
    Suppression(speaker: ShortSleep.id, silenced: SleepDebt.id, .sameAdvice),
    Suppression(speaker: ShortSleep.id, silenced: EarlyStartTomorrow.id, .sameAdvice),
    Suppression(speaker: MeetingMarathon.id, silenced: NoLunchBreak.id, .sameFact, .insideItsTime),
    Suppression(speaker: SleepDebt.id, silenced: EarlyStartTomorrow.id, .sameAdvice),
  ]

  func applies(_ speaker: Recommendation, to other: Recommendation) -> Bool {
    guard speaker.rule == self.speaker, other.rule == silenced else { return false }
    switch scope {
    case .always: return true
    case .insideItsTime:
      guard let span = speaker.span, let inner = other.span else { return false }
      return span.intersection(inner) == inner
    }
  }
}
