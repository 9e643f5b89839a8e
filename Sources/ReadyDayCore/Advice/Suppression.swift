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
    case ofOneEvent = "of one event"
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
