import TestSupport
import Testing

@testable import ReadyDayCore

@Suite struct EventTimeTests {
  /// Lines of `Fixtures/ical/dates.txt`: `'what is written' meaning`, as a date or a time prints, `Z` added for UTC, `-` where
  /// it cannot be read.
  static let dateRows = (try? Fixtures.text("ical/dates.txt").split(separator: "\n")) ?? []

  @Test("a date or a time is read whole or not at all", arguments: dateRows.map(String.init))
  func dates(row: String) throws {
    let end = try #require(row.lastIndex(of: "'"))
    let value = DateValue(Array(row[..<end].dropFirst().utf8))
    let meaning = value.map { value in
      guard let time = value.time else { return "\(value.date)" }
      return "\(LocalDateTime(value.date, time))\(value.isUTC ? "Z" : "")"
    }
    #expect((meaning ?? "-")[...] == row[end...].dropFirst(2))
    #expect(Self.dateRows.count == 46)
  }

  @Test(
    "a duration keeps its days apart from its hours",
    arguments: [
      ("PT45M", 0, 2700), ("P1D", 1, 0), ("P2W", 14, 0), ("P15DT5H0M20S", 15, 18_020),
      ("+PT1H30M", 0, 5400), ("-P1DT1H", -1, -3600), ("pt1h", 0, 3600), ("PT0S", 0, 0),
      ("P1W2D", 9, 0), ("P1H", 0, 3600),
    ])
  func lengths(text: String, days: Int, seconds: Int) throws {
    let duration = try #require(EventDuration(Array(text.utf8)))
    #expect(duration.days == days && duration.seconds == seconds)
  }

  @Test(
    "a duration without a number, a unit or an end is none",
    arguments: ["", "P", "PT", "1H", "PT1", "PTH", "PT1H ago", "P999999999D", "PT1.5H"])
  func noDuration(text: String) { #expect(EventDuration(Array(text.utf8)) == nil) }

  @Test(
    "an offset is hours and minutes, perhaps seconds",
    arguments: [
      ("+0100", 3600), ("-0500", -18_000), ("+053015", 19_815), ("-00:44:30", -2670),
      ("0200", 7200), ("+0000", 0), ("+2400", nil), ("+0160", nil), ("+01", nil), ("", nil),
      ("+01000", nil),
    ] as [(String, Int?)])
  func offsets(text: String, seconds: Int?) {
    #expect(UTCOffset(icalendar: Array(text.utf8)[...])?.seconds == seconds)
  }

  @Test("a length in days is one on the clock, and what is begun of a day is a day")
  func lengthsInDays() {
    let night = WrittenCalendar.event(
      "a", "DTSTART;TZID=Europe/Madrid:20261024T120000\nDURATION:P1DT1H")
    #expect(
      WrittenCalendar(night).lines(on: "2026-10-25") == ["2026-10-24T12:00–2026-10-25T13:00 a"])
    let days = WrittenCalendar.event("b", "DTSTART;VALUE=DATE:20261123\nDURATION:PT36H")
    #expect(WrittenCalendar(days).lines(on: "2026-11-23") == ["2026-11-23–2026-11-24 b"])
  }

  @Test("a time that ends on the day before it is told, and has no length")
  func endsTheDayBefore() {
    let event = WrittenCalendar.event(
      "a", "DTSTART;TZID=Europe/Madrid:20261123T100000\nDTEND;VALUE=DATE:20261122")
    let agenda = WrittenCalendar(event).agenda(on: "2026-11-23")
    #expect(
      agenda.occurrences.map { $0.line(in: .fixture("Europe/Madrid")) }
        == ["2026-11-23T10:00–10:00 a"])
    #expect(agenda.diagnostics.map(\.problem) == [.calendar(.endsBeforeStart)])
  }

  @Test("a time means a moment only on a clock") func moments() throws {
    let madrid = Zone.fixture("Europe/Madrid")
    let tokyo = Zone.fixture("Asia/Tokyo")
    let nine = LocalDateTime(.on("2026-11-23"), .at("09:00"))
    let floating = EventTime.floating(nine)
    #expect(floating.instant(orFloatingIn: madrid) == madrid.instant(of: nine))
    #expect(EventTime.zoned(nine, tokyo).instant(orFloatingIn: madrid) == tokyo.instant(of: nine))
    #expect(EventTime.utc(Instant(nine, at: .zero)).reading == nine)
    let day = EventTime.day(nine.date)
    #expect(day.instant(orFloatingIn: madrid) == madrid.start(of: nine.date))
  }
}
