/// An email to an event's organiser or guests that requests a new time. It never says why.
package struct MoveDraft: Equatable, Sendable {
  package let recipients: [String]
  private let title: String
  private let before: TimeSpan
  private let after: TimeSpan
  private let zone: Zone

  /// Nil if the event is not moved, if it is hidden, or if no address but the user's is known.
  fileprivate init?(_ change: WhatIf.ChangedEvent, on day: Day) {
    guard let after = change.after, change.isMoved,
      let occurrence = day.counted(number: change.event)?.occurrence, !occurrence.isHidden
    else { return nil }
    recipients = occurrence.asked(besides: day.preferences.me).filter(\.isMailbox).unique()
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

  /// The events whose time changes.
  var moved: [Occurrence] {
    let day = before.day
    return events.filter(\.isMoved).compactMap { day.counted(number: $0.event)?.occurrence }
  }

  /// Whether an event is moved whose words are hidden.
  package var movesHidden: Bool { moved.contains(where: \.isHidden) }
}

extension WhatIf.ChangedEvent {
  fileprivate var isMoved: Bool { after.map { $0.start != before.start } ?? false }
}

extension Occurrence {
  fileprivate var isHidden: Bool { details.withheld != nil }

  /// The addresses of those to ask for another time: the organiser, or the guests of one's own event.
  func asked(besides me: Set<String>) -> [String] {
    let host = isOrganised(by: me) ? nil : details.organizer
    return (host.map { [$0] } ?? everybody).map(\.address)
      .filter { !$0.isEmpty && !me.contains($0) }
  }
}

extension String {
  /// Whether this is the address of one mailbox, unquoted (RFC 5321 §4.1.2), with nothing in it by which a mail program
  /// could find a second recipient or another header.
  var isMailbox: Bool {
    let parts = utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard parts.count == 2, utf8.count <= 254, parts[0].count <= 64 else { return false }
    let names = parts.map {
      $0.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    }
    return names[0].allSatisfy { !$0.isEmpty && $0.allSatisfy(Self.ofAtoms.contains) }
      && names[1].count > 1
      && names[1].allSatisfy { label in
        let ends = [label.first, label.last]
        return (1...63).contains(label.count) && label.allSatisfy(Self.ofHosts.contains)
          && !ends.contains(UInt8(ascii: "-"))
      }
  }

  private static let ofHosts = Set("abcdefghijklmnopqrstuvwxyz0123456789-".utf8)
  private static let ofAtoms = ofHosts.union("!#$'*+/=^_`{|}~".utf8)
}
