/// When to be asleep tonight, estimated from the last night's need and from when tomorrow begins.
package struct Bedtime: Hashable, Sendable {
  package let instant: Instant
  /// Of the last night, minutes; what is owed from earlier nights is inside it.
  package let neededMinutes: Double
  package let wakeUp: Instant
}

extension Day {
  /// Nil where the need or the time to get up is unknown, or when it would be past already.
  ///
  /// Tonight's own need is not known before the day is over, so this is an estimate.
  package var bedtime: Bedtime? {
    guard let needed = morning?.sleep.neededMinutes, let wakeUp = wakeUpTomorrow else { return nil }
    let asleep = wakeUp.adding(seconds: -Int(needed * 60))
    guard asleep > now else { return nil }
    return Bedtime(instant: asleep, neededMinutes: needed, wakeUp: wakeUp)
  }

  /// As early as this morning, or early enough to get ready for tomorrow's first event.
  private var wakeUpTomorrow: Instant? {
    let tomorrow = date.advanced(by: 1)
    let usual = morning?.sleep.span.map { night in
      zone.instant(of: LocalDateTime(tomorrow, time(at: night.end)))
    }
    let first = outlook?.tomorrow.firstEvent?.span?.start
    let needed = first?.adding(seconds: -preferences.preparationMinutes * 60)
    return [usual, needed].compactMap(\.self).min()
  }
}
