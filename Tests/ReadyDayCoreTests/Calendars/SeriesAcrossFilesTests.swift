import TestSupport
import Testing

@testable import ReadyDayCore

/// Series whose parts stand in several files, as in a folder with one event a file.
@Suite struct SeriesAcrossFilesTests {
  private static let weekly =
    "DTSTART;TZID=Europe/Madrid:20261102T090000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=6"
  private static let moved =
    "RECURRENCE-ID:20261109T080000Z\nDTSTART:20261210T110000Z\nDURATION:PT1H"

  private func file(
    _ name: String, calendar: String = "work", uid: String = "a", _ properties: String
  ) -> WrittenCalendar.File {
    let event = WrittenCalendar.event(uid, properties)
    return .init(name, calendar: calendar, WrittenCalendar.wrap(event))
  }

  @Test("a change in another file, before or after, replaces its instance") func twoFiles() {
    let files = [file("1.ics", Self.weekly), file("2.ics", Self.moved)]
    for calendar in [WrittenCalendar(files), WrittenCalendar(files.reversed())] {
      #expect(calendar.lines(on: "2026-11-09") == [])
      #expect(calendar.lines(on: "2026-12-10") == ["2026-12-10T12:00–13:00 a"])
    }
  }

  @Test("a UID is the same with a parameter, with escapes, or folded") func writtenDifferently() {
    let master = WrittenCalendar.event("a,b", Self.weekly)
    for uid in ["UID;VALUE=TEXT:a,b", "UID:a\\,b", "UID:a\n ,b"] {
      let change = "BEGIN:VEVENT\n\(uid)\n\(Self.moved)\nSUMMARY:Moved\nEND:VEVENT"
      let calendar = WrittenCalendar(master, change)
      #expect(calendar.lines(on: "2026-11-09") == [], "\(uid)")
      #expect(calendar.lines(on: "2026-12-10") == ["2026-12-10T12:00–13:00 Moved"], "\(uid)")
    }
  }

  @Test("a newer series may exclude a date that an older change had moved") func excluded() {
    let excluding = Self.weekly + "\nEXDATE:20261109T080000Z\nSEQUENCE:"
    for (sequence, lines) in [("2", []), ("0", ["2026-12-10T12:00–13:00 a"])] {
      let calendar = WrittenCalendar([
        file("1.ics", excluding + sequence), file("2.ics", Self.moved),
      ])
      #expect(calendar.lines(on: "2026-12-10") == lines)
      #expect(calendar.lines(on: "2026-11-09") == [])
    }
  }

  @Test("the same event in two calendars is shown in both, once as a duplicate")
  func twoCalendars() {
    let calendar = WrittenCalendar([
      file("1.ics", calendar: "work", Self.weekly), file("2.ics", calendar: "home", Self.weekly),
    ])
    let agenda = calendar.agenda(on: "2026-11-09")
    #expect(agenda.occurrences.map(\.calendar).sorted() == ["home", "work"])
    #expect(agenda.occurrences.filter(\.isDuplicate).map(\.calendar) == ["home"])
  }

  @Test("the same event twice in one calendar is shown once") func oneCalendar() {
    let calendar = WrittenCalendar([file("1.ics", Self.weekly), file("2.ics", Self.weekly)])
    #expect(calendar.lines(on: "2026-11-09") == ["2026-11-09T09:00–10:00 a"])
  }

  @Test("events without a UID are events of their own") func noUID() {
    let event = "BEGIN:VEVENT\nDTSTART:20261109T080000Z\nSUMMARY:x\nEND:VEVENT"
    let calendar = WrittenCalendar(event, event)
    #expect(calendar.lines(on: "2026-11-09").count == 2)
  }

  @Test("a file names its zones for itself alone") func zones() {
    let definition =
      "BEGIN:VTIMEZONE\nTZID:Office\nBEGIN:STANDARD\nDTSTART:16010101T000000\n"
      + "TZOFFSETFROM:+0330\nTZOFFSETTO:+0330\nEND:STANDARD\nEND:VTIMEZONE"
    let event = WrittenCalendar.event("a", "DTSTART;TZID=Office:20261109T123000")
    let calendar = WrittenCalendar([
      .init("1.ics", WrittenCalendar.wrap(definition + "\n" + event)),
      file("2.ics", uid: "b", "DTSTART;TZID=Office:20261109T123000"),
    ])
    #expect(
      calendar.lines(on: "2026-11-09") == ["2026-11-09T10:00–10:00 a", "2026-11-09T12:30–12:30 b"])
  }
}
