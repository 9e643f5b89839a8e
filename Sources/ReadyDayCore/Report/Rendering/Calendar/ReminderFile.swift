/// A reminder in a file of its own, in a folder that a CalDAV client carries to a calendar.
package struct ReminderFile: Equatable, Sendable {
  package let name: String
  private let reminder: PhoneReminder
  private let date: LocalDate
  private let present: Instant
  private let summary: String

  package static func all(of briefing: Briefing, at present: Instant, _ phrases: Voice) -> [Self] {
    briefing.reminders.map { reminder in
      ReminderFile(
        name: reminder.uid + ".ics", reminder: reminder, date: briefing.date, present: present,
        summary: phrases.title(of: reminder))
    }
  }

  /// The file's text; nil if `old` says the same. Its SEQUENCE is one above that of `old`.
  package func text(replacing old: String?) -> String? {
    let sequence = old.map {
      (Self.value("SEQUENCE", in: $0).flatMap { Int(written: $0) } ?? 0) + 1
    }
    let new = text(sequence: sequence ?? 0)
    guard let old else { return new }
    return Self.lasting(new) == Self.lasting(old) ? nil : new
  }

  /// Whether `text` is a reminder of the same day in a file of this name, and still ahead: of those,
  /// a later brief removes what no longer holds.
  package static func isAhead(
    _ text: String, named name: String, on date: LocalDate, at present: Instant
  )
    -> Bool
  {
    guard name.hasSuffix(".ics"), let uid = value("UID", in: text), name == uid + ".ics",
      OwnUID.isReminder(uid), value(dateMark, in: text) == date.description,
      let start = value("DTSTART", in: text)
    else { return false }
    return start > present.calendarText
  }

  private static let dateMark = "X-READYDAY-DATE"

  private func text(sequence: Int) -> String {
    CalendarRenderer.document { writer in
      writer.event(reminder.uid, stamp: present) { writer in
        writer.add("SEQUENCE", String(sequence))
        writer.add(Self.dateMark, date.description)
        writer.add("DTSTART", reminder.span.start)
        writer.add("DTEND", reminder.span.end)
        writer.add("SUMMARY", text: summary)
        writer.add("CLASS", "PRIVATE")
        writer.addReminder(of: summary, minutesBefore: reminder.kind == .lightsOut ? 15 : 0)
      }
    }
  }

  private static func value(_ name: String, in text: String) -> String? {
    lines(of: text).first { $0.hasPrefix(name + ":") }.map { String($0.dropFirst(name.count + 1)) }
  }

  private static func lines(of text: String) -> [String] {
    text.split { $0.isNewline }.map(String.init)
  }

  /// Without what changes with each writing.
  private static func lasting(_ text: String) -> [String] {
    lines(of: text).filter { !$0.hasPrefix("DTSTAMP:") && !$0.hasPrefix("SEQUENCE:") }
  }
}

extension Voice {
  fileprivate func title(of reminder: PhoneReminder) -> String {
    switch reminder.kind {
    case .prepare:
      say("Get ready: \(reminder.title)", es: "Prepárate: \(reminder.title)")
    case .pause: say("Take a break", es: "Tómate un descanso")
    case .reflect: say("How was the session?", es: "¿Qué tal la sesión?")
    case .lightsOut: say("Lights out", es: "Apaga la luz")
    }
  }
}
