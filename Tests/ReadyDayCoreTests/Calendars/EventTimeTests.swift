import TestSupport
import Testing

@testable import ReadyDayCore

@Suite struct EventTimeTests {
  struct Written: Sendable, CustomTestStringConvertible {
    let text: String
    /// As a date or a time prints, `Z` added for UTC; nil when it cannot be read.
    let meaning: String?
    var testDescription: String { "'\(text)'" }

    init(_ text: String, _ meaning: String?) {
      self.text = text
      self.meaning = meaning
    }
  }

  static let dateRows = [
    Written("20261123", "2026-11-23"),
    Written("20261123T090000", "2026-11-23T09:00:00"),
    Written("20261123T090000Z", "2026-11-23T09:00:00Z"),
    Written("20261123t090000z", "2026-11-23T09:00:00Z"),
    Written("20261123T0900", "2026-11-23T09:00:00"),
    Written(" 20261123 ", "2026-11-23"),
    Written("20240229", "2024-02-29"),
    Written("20230229", nil),
    Written("20261301", nil),
    Written("20261100", nil),
    Written("20261123T", nil),
    Written("20261123T240000", "2026-11-24T00:00:00"),
    Written("20261123T2400Z", "2026-11-24T00:00:00Z"),
    Written("20261123T240001", nil),
    Written("20261123T250000", nil),
    Written("20261123T096000", nil),
    Written("20261123T090000+0100", "2026-11-23T08:00:00Z"),
    Written("2026-11-23T00:30:00+01:00", "2026-11-22T23:30:00Z"),
    Written("2026-11-23T09:00:00Z", "2026-11-23T09:00:00Z"),
    Written("2026-11-23T09:00", "2026-11-23T09:00:00"),
    Written("20261123T09:00:00", "2026-11-23T09:00:00"),
    Written("2026-11-23", "2026-11-23"),
    Written("2026-1123", nil),
    Written("20261123T09:00:", nil),
    Written("20261123T090000+01:00x", nil),
    Written("202611", nil),
    Written("", nil),
    Written("20261123T090000.000Z", "2026-11-23T09:00:00Z"),
    Written("20261123T090000.123456", "2026-11-23T09:00:00"),
    Written("2026-11-23T09:00:00.5Z", "2026-11-23T09:00:00Z"),
    Written("2026-11-23T09:00:00.999999+01:00", "2026-11-23T08:00:00Z"),
    Written("2026-11-23 09:00:00", "2026-11-23T09:00:00"),
    Written("2026-11-23 09:00", "2026-11-23T09:00:00"),
    Written("20261123 090000", "2026-11-23T09:00:00"),
    Written("2026-11-23 09:00:00 UTC", "2026-11-23T09:00:00Z"),
    Written("2026-11-23 09:00:00.25 +0100", "2026-11-23T08:00:00Z"),
    Written("2026-11-23 09:00:00 +0000 UTC", "2026-11-23T09:00:00Z"),
    Written("20261123T090000UTC", "2026-11-23T09:00:00Z"),
    Written("20261123T090000GMT", "2026-11-23T09:00:00Z"),
    Written("20261123T090000 Z", "2026-11-23T09:00:00Z"),
    Written("٢٠٢٦١١٢٣T٠٩٣٠٠٠", "2026-11-23T09:30:00"),
    Written("۲۰۲۶۱۱۲۳", "2026-11-23"),
    Written("２０２６１１２３T０９００００Z", "2026-11-23T09:00:00Z"),
    Written("20261123T090000.0.0x", nil),
    Written("20261123UTC", nil),
    Written("2026 1123", nil),
  ]

  @Test("a date or a time is read whole or not at all", arguments: dateRows)
  func dates(row: Written) {
    let value = DateValue(Array(row.text.utf8))
    let meaning = value.map { value in
      guard let time = value.time else { return "\(value.date)" }
      return "\(LocalDateTime(value.date, time))\(value.isUTC ? "Z" : "")"
    }
    #expect(meaning == row.meaning)
  }

  struct Length: Sendable, CustomTestStringConvertible {
    let text: String
    let days: Int
    let seconds: Int
    var testDescription: String { text }

    init(_ text: String, days: Int = 0, seconds: Int = 0) {
      self.text = text
      self.days = days
      self.seconds = seconds
    }
  }

  static let lengthRows = [
    Length("PT45M", seconds: 2700),
    Length("P1D", days: 1),
    Length("P2W", days: 14),
    Length("P15DT5H0M20S", days: 15, seconds: 18_020),
    Length("+PT1H30M", seconds: 5400),
    Length("-P1DT1H", days: -1, seconds: -3600),
    Length("pt1h", seconds: 3600),
    Length("PT0S"),
    Length("P1W2D", days: 9),
    Length("P1H", seconds: 3600),
  ]

  @Test("a duration keeps its days apart from its hours", arguments: lengthRows)
  func lengths(row: Length) throws {
    let duration = try #require(EventDuration(Array(row.text.utf8)))
    #expect(duration.days == row.days && duration.seconds == row.seconds)
  }

  @Test(
    "a duration without a number, a unit or an end is none",
    arguments: ["", "P", "PT", "1H", "PT1", "PTH", "PT1H ago", "P999999999D", "PT1.5H"])
  func noDuration(text: String) {
    #expect(EventDuration(Array(text.utf8)) == nil)
  }

  struct Offset: Sendable, CustomTestStringConvertible {
    let text: String
    let seconds: Int?
    var testDescription: String { text }

    init(_ text: String, _ seconds: Int?) {
      self.text = text
      self.seconds = seconds
    }
  }

  static let offsetRows = [
    Offset("+0100", 3600), Offset("-0500", -18_000), Offset("+053015", 19_815),
    Offset("-00:44:30", -2670), Offset("0200", 7200), Offset("+0000", 0), Offset("+2400", nil),
    Offset("+0160", nil), Offset("+01", nil), Offset("", nil), Offset("+01000", nil),
  ]

  @Test("an offset is hours and minutes, perhaps seconds", arguments: offsetRows)
  func offsets(row: Offset) {
    #expect(UTCOffset(icalendar: Array(row.text.utf8)[...])?.seconds == row.seconds)
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

  @Test("a time means a moment only on a clock")
  func moments() throws {
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
