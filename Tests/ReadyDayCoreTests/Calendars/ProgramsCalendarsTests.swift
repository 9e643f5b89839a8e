import TestSupport
import Testing

@testable import ReadyDayCore

/// Calendars as the usual programs write them, where other readers are known to go wrong.
@Suite struct ProgramsCalendarsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let events: [(uid: String, properties: String)]
    /// What happens in Madrid, by day.
    let days: [(day: String, lines: [String])]

    init(
      _ statement: String, _ events: [(String, String)], _ days: [(String, [String])]
    ) {
      testDescription = statement
      self.events = events.map { (uid: $0.0, properties: $0.1) }
      self.days = days.map { (day: $0.0, lines: $0.1) }
    }
  }

  static let rows = [
    Case(
      "Google splits a series where all that follows was changed",
      [
        (
          "abc@google.com",
          "DTSTART;TZID=Europe/Madrid:20260105T090000\nDTEND;TZID=Europe/Madrid:20260105T093000\n"
            + "RRULE:FREQ=WEEKLY;WKST=MO;UNTIL=20260308T225959Z;BYDAY=MO,TU"
        ),
        (
          "abc_R20260309T083000@google.com",
          "DTSTART;TZID=Europe/Madrid:20260309T093000\nDTEND;TZID=Europe/Madrid:20260309T100000\n"
            + "RRULE:FREQ=WEEKLY;WKST=MO;BYDAY=MO,TU\nEXDATE;TZID=Europe/Madrid:20260317T093000"
        ),
      ],
      [
        ("2026-03-03", ["2026-03-03T09:00–09:30 abc@google.com"]),
        ("2026-03-09", ["2026-03-09T09:30–10:00 abc_R20260309T083000@google.com"]),
        ("2026-03-17", []),
      ]),
    Case(
      "Apple gives one day of an all-day series a time",
      [
        (
          "a",
          "DTSTART;VALUE=DATE:20260302\nDTEND;VALUE=DATE:20260303\n"
            + "RRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,TU;COUNT=10"
        ),
        (
          "a",
          "RECURRENCE-ID;VALUE=DATE:20260310\nDTSTART;TZID=Europe/Madrid:20260310T140000\n"
            + "DTEND;TZID=Europe/Madrid:20260310T150000\nSEQUENCE:1"
        ),
      ],
      [("2026-03-09", ["2026-03-09 a"]), ("2026-03-10", ["2026-03-10T14:00–15:00 a"])]),
    Case(
      "Outlook moves an instance to the next day, in a quoted Windows zone",
      [
        (
          "o",
          "DTSTART;TZID=\"W. Europe Standard Time\":20260303T100000\nDURATION:PT1H\n"
            + "RRULE:FREQ=WEEKLY;UNTIL=20260428T080000Z;INTERVAL=1;BYDAY=TU;WKST=SU\n"
            + "EXDATE;TZID=\"W. Europe Standard Time\":20260317T100000"
        ),
        (
          "o",
          "RECURRENCE-ID;TZID=\"W. Europe Standard Time\":20260310T100000\n"
            + "DTSTART;TZID=\"W. Europe Standard Time\":20260311T160000\nDURATION:PT30M"
        ),
      ],
      [
        ("2026-03-10", []), ("2026-03-11", ["2026-03-11T16:00–16:30 o"]), ("2026-03-17", []),
        ("2026-04-28", ["2026-04-28T10:00–11:00 o"]), ("2026-05-05", []),
      ]),
    Case(
      "two weeks begin on Sunday or on Monday",
      [
        (
          "sunday",
          "DTSTART;TZID=Europe/Madrid:20260301T120000\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TU;WKST=SU"
        ),
        (
          "monday",
          "DTSTART;TZID=Europe/Madrid:20260301T140000\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TU;WKST=MO"
        ),
      ],
      [
        ("2026-03-03", ["2026-03-03T12:00–12:00 sunday"]),
        ("2026-03-10", ["2026-03-10T14:00–14:00 monday"]),
        ("2026-03-15", ["2026-03-15T12:00–12:00 sunday", "2026-03-15T14:00–14:00 monday"]),
      ]),
    Case(
      "a night shift is as long when the clocks change: DTEND gives seconds",
      [
        (
          "s",
          "DTSTART;TZID=Europe/Madrid:20260320T220000\nDTEND;TZID=Europe/Madrid:20260321T060000\n"
            + "RRULE:FREQ=DAILY;COUNT=20"
        )
      ],
      [
        (
          "2026-03-28",
          ["2026-03-27T22:00–2026-03-28T06:00 s", "2026-03-28T22:00–2026-03-29T07:00 s"]
        )
      ]),
    Case(
      "a list of periods, each as long as it says",
      [
        (
          "r",
          "DTSTART;TZID=Europe/Madrid:20260309T090000\nDURATION:PT1H\n"
            + "RDATE;TZID=Europe/Madrid;VALUE=PERIOD:20260310T110000/PT2H,20260311T120000/20260311T123000\n"
            + "RDATE;TZID=Europe/Madrid:20260310T160000"
        )
      ],
      [
        ("2026-03-10", ["2026-03-10T11:00–13:00 r", "2026-03-10T16:00–17:00 r"]),
        ("2026-03-11", ["2026-03-11T12:00–12:30 r"]),
      ]),
    Case(
      "a floating series ends at a moment, or with a whole day",
      [
        (
          "moment",
          "DTSTART:20260301T070000\nDURATION:PT30M\nRRULE:FREQ=DAILY;UNTIL=20260310T060000Z"
        ),
        ("day", "DTSTART:20260301T080000\nDURATION:PT30M\nRRULE:FREQ=DAILY;UNTIL=20260310"),
      ],
      [
        (
          "2026-03-10", ["2026-03-10T07:00–07:30 moment", "2026-03-10T08:00–08:30 day"]
        ),
        ("2026-03-11", []),
      ]),
    Case(
      "New York's stand-up is an hour early between two changes of the clocks",
      [
        (
          "k",
          "DTSTART;TZID=America/New_York:20260302T093000\nDURATION:PT30M\n"
            + "RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"
        )
      ],
      [
        ("2026-03-06", ["2026-03-06T15:30–16:00 k"]), ("2026-03-10", ["2026-03-10T14:30–15:00 k"]),
        ("2026-03-30", ["2026-03-30T15:30–16:00 k"]),
      ]),
  ]

  @Test("each day holds what its program meant", arguments: rows)
  func days(row: Case) {
    let events = row.events.map { WrittenCalendar.event($0.uid, $0.properties) }
    let calendar = WrittenCalendar(events.joined(separator: "\n"))
    for (day, lines) in row.days { #expect(calendar.lines(on: day) == lines, "on \(day)") }
  }
}
