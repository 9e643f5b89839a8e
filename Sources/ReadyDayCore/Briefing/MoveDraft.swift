/// An email to an event's organiser or guests that requests a new time. It never says why.
package struct MoveDraft: Equatable, Sendable {
  package let recipients: [String]
  private let title: String
  private let before: TimeSpan
  private let after: TimeSpan
  private let zone: Zone

  /// Nil if the event is not moved, or if no address but the user's is known.
  fileprivate init?(_ change: WhatIf.ChangedEvent, on day: Day) {
    guard let after = change.after, after.start != change.before.start,
      let occurrence = day.counted(number: change.event)?.occurrence
    else { return nil }
    let me = day.preferences.me
    let organizer = occurrence.isOrganised(by: me) ? nil : occurrence.organizer
    let people = organizer.map { [$0] } ?? occurrence.everybody
    recipients = people.filter { $0.isMailAddress && !me.contains($0.address) }.map(\.address)
      .unique()
    guard !recipients.isEmpty else { return nil }
    (title, before, self.after, zone) = (change.title, change.before, after, day.zone)
  }

  package func subject(in voice: Voice) -> String {
    let (name, time) = (voice.named(title), when(after, in: voice))
    return voice.say("\(name): \(time)?", es: "\(name): ¿\(time)?")
  }

  /// A question, and a way to decline.
  package func lines(in voice: Voice) -> [String] {
    let name = voice.quotedTitle(title)
    let (old, new) = (when(before, in: voice), when(after, in: voice))
    let place = voice.either(zone.place, es: voice.city(zone.place))
    let isOne = recipients.count == 1
    return [
      voice.say(
        "Could we move \(name) from \(old) to \(new) (\(place) time)?",
        es: "¿Podríamos pasar \(name) del \(old), al \(new) (hora de \(place))?"),
      voice.say(
        "If that does not suit you, please suggest another time.",
        es: isOne
          ? "Si no te viene bien, propón otra hora, por favor."
          : "Si no os viene bien, proponed otra hora, por favor."),
    ]
  }

  private func when(_ span: TimeSpan, in voice: Voice) -> String {
    let date = zone.reading(at: span.start).date
    let day = voice.say(voice.shortDate(date), es: "\(voice.date(date)),")
    return "\(day) \(voice.clocks(of: span, in: zone))"
  }
}

extension WhatIf {
  /// One draft for each moved event, in order.
  package var drafts: [MoveDraft] {
    let day = before.day
    return events.compactMap { MoveDraft($0, on: day) }
  }
}
