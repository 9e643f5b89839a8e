import TestSupport
import Testing

@testable import ReadyDayCore

/// What calendars of other people hold, and their programs write.
@Suite struct ForeignCalendarTests {
  private static func event(_ properties: String) -> String {
    WrittenCalendar.event("a", properties)
  }

  private static let start = "DTSTART;TZID=Europe/Madrid:20261123T090000"

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

  @Test("a folded line of the calendar itself is one line") func folded() {
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
    "PUBLISH", "SUMMARY:a\nSEQUENCE:1\nDTSTART:20261116T080000Z\nDURATION:PT1H\nRRULE:FREQ=WEEKLY")

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

  @Test("an older cancellation calls nothing off") func older() {
    #expect(
      lines(Self.series, Self.calendar("CANCEL", "SEQUENCE:0")) == ["2026-11-23T09:00–10:00 a"])
  }

  @Test("one that repeats the start calls the whole series off, not the first date alone")
  func whole() {
    let cancel = Self.calendar("CANCEL", "SEQUENCE:2\nDTSTART:20261116T080000Z")
    #expect(lines(Self.series, cancel) == ["2026-11-23T09:00–10:00 a (cancelled)"])
  }

  @Test("a single instance is called off alone") func instance() {
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
