import TestSupport
import Testing

@testable import ReadyDayCore

/// What calendars of other people hold, and their programs write.
@Suite struct ForeignCalendarTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let day: String
    let lines: [String]
    var problems: [CalendarProblem] = []

    init(
      _ statement: String, _ components: String..., on day: String = "2026-11-23",
      shows lines: [String],
      problems: [CalendarProblem] = []
    ) {
      testDescription = statement
      text = components.joined(separator: "\n")
      self.day = day
      self.lines = lines
      self.problems = problems
    }
  }

  private static func event(_ properties: String) -> String {
    WrittenCalendar.event("a", properties)
  }

  private static let start = "DTSTART;TZID=Europe/Madrid:20261123T090000"
  private static let lesson = "2026-11-23T09:00–09:00 a"

  static let until = [
    Case(
      "a series that ends before it begins has no date",
      event("\(start)\nRRULE:FREQ=WEEKLY;UNTIL=20261122T225959Z"), shows: [],
      problems: [.untilBeforeStart]),
    Case(
      "nor one that ends on an earlier day", event("\(start)\nRRULE:FREQ=WEEKLY;UNTIL=20261122"),
      shows: [], problems: [.untilBeforeStart]),
    Case(
      "nor days that end before",
      event("DTSTART;VALUE=DATE:20261123\nRRULE:FREQ=DAILY;UNTIL=20261122"), shows: [],
      problems: [.untilBeforeStart]),
    Case(
      "its end is a moment: an earlier reading in UTC may be a later one",
      event("\(start)\nRRULE:FREQ=WEEKLY;UNTIL=20261123T080000Z"), shows: [lesson]),
    Case(
      "dates that were added stay",
      event("\(start)\nRRULE:FREQ=WEEKLY;UNTIL=20261101\nRDATE;TZID=Europe/Madrid:20261123T110000"),
      shows: ["2026-11-23T11:00–11:00 a"], problems: [.untilBeforeStart]),
  ]

  static let zones = [
    ("/America/New_York", "15:00"), ("/vendor.example/America/New_York", "15:00"),
    ("Europe/London/", "10:00"), ("europe/london", "10:00"), ("AMERICA/NEW_YORK", "15:00"),
    ("(UTC-05:00) Eastern Time (US and Canada)", "15:00"),
    ("(UTC-05:00) Eastern Time (US & Canada)", "15:00"),
    ("(UTC+00:00) Dublin, Edinburgh, Lisbon, London", "10:00"),
    ("UTC+02:00", "08:00"), ("+0100", "09:00"), ("+01:00", "09:00"), ("GMT-3", "13:00"),
  ]

  @Test("zones are known by what people write", arguments: zones)
  func zone(written: String, time: String) {
    for name in [written, "\"\(written)\""] {
      let calendar = WrittenCalendar(Self.event("DTSTART;TZID=\(name):20261123T090000"))
      let agenda = calendar.agenda(on: "2026-11-23")
      #expect(
        agenda.occurrences.map { $0.line(in: .fixture("Europe/Madrid")) } == [
          "2026-11-23T\(time)–\(time) a"
        ], "\(name)")
      #expect(agenda.diagnostics.isEmpty, "\(name)")
    }
  }

  private static func nameless(_ time: String) -> String {
    "BEGIN:VEVENT\nUID:\nDTSTART:20261123T\(time)Z\nSUMMARY:x\nEND:VEVENT"
  }

  static let identities = [
    Case(
      "events with an empty UID are events of their own",
      nameless("080000"), nameless("090000"), nameless("090000"),
      shows: ["2026-11-23T09:00–09:00 x", "2026-11-23T10:00–10:00 x", "2026-11-23T10:00–10:00 x"]),
    Case(
      "events that share a UID, none of them newer, are all shown",
      event("SEQUENCE:1\nDTSTART:20261123T080000Z"), event("SEQUENCE:1\nDTSTART:20261123T100000Z"),
      event("SEQUENCE:1\nDTSTART:20261123T100000Z"), shows: [lesson, "2026-11-23T11:00–11:00 a"],
      problems: [.sharedUID]),
    Case(
      "an older one of them is not",
      event("SEQUENCE:1\nDTSTART:20261123T080000Z"), event("SEQUENCE:0\nDTSTART:20261123T100000Z"),
      shows: [lesson]),
  ]

  static let times = [
    Case(
      "a start without a zone has that of its end, where the clocks agree",
      event("DTSTART:20261123T090000\nDTEND;TZID=Europe/Berlin:20261123T103000"),
      shows: ["2026-11-23T09:00–10:30 a"]),
    Case(
      "elsewhere it is on the reader's clock, up to the moment of its end",
      event("DTSTART:20261123T090000\nDTEND;TZID=Europe/London:20261123T103000"),
      shows: ["2026-11-23T09:00–11:30 a"]),
    Case(
      "an end before that is said",
      event("DTSTART:20261123T090000\nDTEND;TZID=Asia/Tokyo:20261123T100000"), shows: [lesson],
      problems: [.endsBeforeStart]),
    Case(
      "a date with a time has the time", event("DTSTART;VALUE=DATE:20261123T090000"),
      shows: [lesson],
      problems: [.timeInDate(property: "DTSTART")]),
  ]

  static let rules = [
    Case(
      "a day the month lacks is its last, with SKIP=BACKWARD",
      event("DTSTART:20260131T080000Z\nRRULE:RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD"),
      on: "2026-02-28", shows: ["2026-02-28T09:00–09:00 a"]),
    Case(
      "or the first of the next, with SKIP=FORWARD",
      event("DTSTART:20260131T080000Z\nRRULE:RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD"),
      on: "2026-03-01", shows: ["2026-03-01T09:00–09:00 a"]),
    Case(
      "once, where the next names it too",
      event(
        "DTSTART:20260131T080000Z\n"
          + "RRULE:RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=1,31;SKIP=FORWARD;COUNT=4"),
      on: "2026-03-31", shows: ["2026-03-31T10:00–10:00 a"]),
    Case(
      "29 February comes a day early each year",
      event("DTSTART:20240229T080000Z\nRRULE:RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=BACKWARD"),
      on: "2026-02-28", shows: ["2026-02-28T09:00–09:00 a"]),
    Case(
      "SKIP alone means nothing",
      event("DTSTART:20260131T080000Z\nRRULE:FREQ=MONTHLY;SKIP=FORWARD"), on: "2026-03-31",
      shows: ["2026-03-31T10:00–10:00 a"],
      problems: [.unreadableRulePart(part: "SKIP", value: "FORWARD")]),
    Case(
      "a part that its frequency forbids is dropped",
      event("DTSTART:20261116T080000Z\nRRULE:FREQ=WEEKLY;BYMONTHDAY=1"), shows: [lesson],
      problems: [.forbiddenRulePart(part: "BYMONTHDAY", frequency: "WEEKLY")]),
    Case(
      "a rule of which a part cannot be used at all is not followed",
      event("DTSTART:20261116T080000Z\nRRULE:FREQ=MONTHLY;BYMONTHDAY=32"), on: "2026-11-16",
      shows: ["2026-11-16T09:00–09:00 a"],
      problems: [.unusableRulePart(part: "BYMONTHDAY", value: "32")]),
    Case(
      "escapes of old programs are read",
      event("DTSTART:20261116T080000Z\nRRULE:FREQ=DAILY\\;COUNT=10"), shows: [lesson]),
  ]

  @Test(
    "what the field writes is read as it is meant",
    arguments: until + identities + times + rules)
  func field(_ row: Case) {
    let agenda = WrittenCalendar(row.text).agenda(on: row.day)
    let lines = agenda.occurrences.map { $0.line(in: .fixture("Europe/Madrid")) }
    #expect(lines == row.lines)
    #expect(agenda.diagnostics.map(\.problem) == row.problems.map(Problem.calendar))
  }

  @Test("a folded line of the calendar itself is one line")
  func folded() {
    let file = WrittenCalendar.File(
      "1.ics",
      "BEGIN:VCALENDAR\nVERSION\n :2.0\nX-WR-CAL\n NAME:Team\n  work\n\(Self.event(Self.start))\n"
        + "END:VCALENDAR")
    let agenda = WrittenCalendar([file]).agenda(on: "2026-11-23")
    #expect(agenda.occurrences.map(\.calendar) == ["Team work"])
    #expect(agenda.diagnostics.isEmpty)
  }
}

/// Calendars that are answers (RFC 5546).
@Suite struct CalendarMethodTests {
  private static func calendar(_ method: String, _ event: String) -> String {
    "BEGIN:VCALENDAR\nMETHOD:\(method)\nBEGIN:VEVENT\nUID:a\n\(event)\nEND:VEVENT\nEND:VCALENDAR"
  }

  private static let series = calendar(
    "PUBLISH",
    "SUMMARY:a\nSEQUENCE:1\nDTSTART:20261116T080000Z\nDURATION:PT1H\nRRULE:FREQ=WEEKLY")

  private func lines(_ texts: String..., on day: String = "2026-11-23") -> [String] {
    WrittenCalendar([.init("1.ics", texts.joined(separator: "\n"))]).lines(on: day)
  }

  @Test(
    "answers and questions hold no events of their own",
    arguments: ["REPLY", "COUNTER", "REFRESH", "DECLINECOUNTER", "reply"])
  func inquiries(method: String) {
    let answer = Self.calendar(method, "SEQUENCE:9\nSUMMARY:b\nDTSTART:20261123T120000Z")
    #expect(lines(answer) == [])
    #expect(lines(answer, Self.series) == ["2026-11-23T09:00–10:00 a"])
    #expect(lines(Self.series, answer) == ["2026-11-23T09:00–10:00 a"])
  }

  @Test("who calls off an event need not say when it was to be", arguments: [1, 2])
  func cancelled(sequence: Int) {
    let cancel = Self.calendar("CANCEL", "SEQUENCE:\(sequence)")
    #expect(lines(Self.series, cancel) == ["2026-11-23T09:00–10:00 a (cancelled)"])
    #expect(lines(cancel, Self.series) == ["2026-11-23T09:00–10:00 a (cancelled)"])
  }

  @Test("an older cancellation calls nothing off")
  func older() {
    #expect(
      lines(Self.series, Self.calendar("CANCEL", "SEQUENCE:0")) == ["2026-11-23T09:00–10:00 a"])
  }

  @Test("one that repeats the start calls the whole series off, not the first date alone")
  func whole() {
    let cancel = Self.calendar("CANCEL", "SEQUENCE:2\nDTSTART:20261116T080000Z")
    #expect(lines(Self.series, cancel) == ["2026-11-23T09:00–10:00 a (cancelled)"])
  }

  @Test("a single instance is called off alone")
  func instance() {
    let cancel = Self.calendar("CANCEL", "SEQUENCE:1\nRECURRENCE-ID:20261123T080000Z")
    #expect(lines(Self.series, cancel) == ["2026-11-23T09:00–10:00 a (cancelled)"])
    #expect(lines(Self.series, cancel, on: "2026-11-30") == ["2026-11-30T09:00–10:00 a"])
  }

  @Test("what nobody knows of is listed as cancelled where it says when it was to be")
  func unknown() {
    let when = Self.calendar("CANCEL", "SUMMARY:a\nDTSTART:20261123T080000Z\nDURATION:PT1H")
    #expect(lines(when) == ["2026-11-23T09:00–10:00 a (cancelled)"])
    #expect(lines(Self.calendar("CANCEL", "SUMMARY:a")) == [])
  }
}
