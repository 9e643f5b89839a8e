import ReadyDayCore

/// What a briefing proposes as an iCalendar file, to be imported or put into a calendar folder.
struct CalendarRenderer: Sendable {
  let phrases: any Phrasebook
  /// When the file is made.
  let present: Instant

  func document(of briefing: Briefing) -> String {
    let head = [
      CalendarLine("BEGIN", "VCALENDAR"), CalendarLine("VERSION", "2.0"),
      CalendarLine("PRODID", "-//readyday//readyday \(Version.current)//EN"),
    ]
    let sample = briefing.isSample ? "\(phrases.sample): " : ""
    let lines =
      head + briefing.proposedEvents.flatMap { entry($0, after: sample) } + [
        CalendarLine("END", "VCALENDAR")
      ]
    return lines.map(\.string).joined()
  }

  private func entry(_ event: ProposedEvent, after sample: String) -> [CalendarLine] {
    [
      CalendarLine("BEGIN", "VEVENT"),
      CalendarLine("UID", event.uid),
      CalendarLine("DTSTAMP", present.calendarText),
      CalendarLine("DTSTART", event.span.start.calendarText),
      CalendarLine("DTEND", event.span.end.calendarText),
      CalendarLine("SUMMARY", text: sample + phrases.title(of: event)),
      CalendarLine("DESCRIPTION", text: phrases.body(of: event)),
      // What one's body allows is nobody else's business, even in a shared calendar.
      CalendarLine("CLASS", "PRIVATE"),
      CalendarLine("END", "VEVENT"),
    ]
  }
}

extension Instant {
  /// `20261123T055502Z`.
  var calendarText: String {
    reading(at: .zero).description.filter { $0 != "-" && $0 != ":" } + "Z"
  }
}
