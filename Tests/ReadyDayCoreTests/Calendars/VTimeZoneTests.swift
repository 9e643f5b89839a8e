import TestSupport
import Testing

@testable import ReadyDayCore

@Suite struct VTimeZoneTests {
  /// One STANDARD or DAYLIGHT part.
  private static func part(
    _ name: String, _ start: String, from: String, to: String, _ more: String = ""
  ) -> String {
    let rest = more.isEmpty ? "" : "\n" + more
    return "BEGIN:\(name)\nDTSTART:\(start)\nTZOFFSETFROM:\(from)\nTZOFFSETTO:\(to)\(rest)"
      + "\nEND:\(name)"
  }

  private static func read(_ parts: String...) -> Zone? {
    let lines = ["BEGIN:VTIMEZONE", "TZID:Office"] + parts + ["END:VTIMEZONE"]
    let bytes = Array(lines.joined(separator: "\n").utf8)
    var reader = ComponentReader(file: "team.ics")
    let span = bytes.span.bytes
    var steps = Limits.Calendar.zoneSteps
    return reader.read(span, 0..<span.byteCount, line: 1).flatMap {
      Zone($0, named: "Office", steps: &steps)
    }
  }

  @Test("before its first change it has the offset that ends then")
  func beforeAll() throws {
    let zone = try #require(
      Self.read(Self.part("STANDARD", "20200101T000000", from: "+0100", to: "+0200")))
    #expect(zone.offset(at: Instant(secondsSince1970: 0)).seconds == 3600)
    #expect(zone.offset(at: Instant(secondsSince1970: 1_600_000_000)).seconds == 7200)
  }

  struct Definition: Sendable, CustomTestStringConvertible {
    let statement: String
    let zone: Zone?
    let sameAs: String
    let years: ClosedRange<Int>
    var testDescription: String { statement }
  }

  static let definitionRows = [
    Definition(
      statement: "rules from 1601, as Outlook writes them",
      zone: read(
        part(
          "STANDARD", "16011028T030000", from: "+0200", to: "+0100",
          "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10"),
        part(
          "DAYLIGHT", "16010325T020000", from: "+0100", to: "+0200",
          "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3")),
      sameAs: "Europe/Berlin", years: 1997...2040),
    Definition(
      statement: "rules from the year 1",
      zone: read(
        part(
          "STANDARD", "00011104T020000", from: "-0400", to: "-0500",
          "RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11"),
        part(
          "DAYLIGHT", "00010311T020000", from: "-0500", to: "-0400",
          "RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3")),
      sameAs: "America/New_York", years: 2008...2040),
    Definition(
      statement: "several observances, the old ones ended by UNTIL",
      zone: read(
        part(
          "DAYLIGHT", "19870405T020000", from: "-0500", to: "-0400",
          "RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU;UNTIL=20060402T070000Z"),
        part(
          "STANDARD", "19871025T020000", from: "-0400", to: "-0500",
          "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=20061029T060000Z"),
        part(
          "DAYLIGHT", "20070311T020000", from: "-0500", to: "-0400",
          "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU"),
        part(
          "STANDARD", "20071104T020000", from: "-0400", to: "-0500",
          "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU")),
      sameAs: "America/New_York", years: 1988...2040),
    Definition(
      statement: "a week of the month as seven days of it",
      zone: read(
        part(
          "DAYLIGHT", "20080406T020000", from: "+1000", to: "+1100",
          "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=SU;BYMONTHDAY=1,2,3,4,5,6,7"),
        part(
          "STANDARD", "20080406T030000", from: "+1100", to: "+1000",
          "RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=SU;BYMONTHDAY=1,2,3,4,5,6,7")),
      sameAs: "Australia/Sydney", years: 2009...2040),
    Definition(
      statement: "a Sunday counted from a day that fits no POSIX rule",
      zone: read(
        part(
          "STANDARD", "20220403T000000", from: "-0300", to: "-0400",
          "RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=SU;BYMONTHDAY=2,3,4,5,6,7,8"),
        part(
          "DAYLIGHT", "20230903T000000", from: "-0400", to: "-0300",
          "RRULE:FREQ=YEARLY;BYMONTH=9;BYDAY=SU;BYMONTHDAY=2,3,4,5,6,7,8")),
      sameAs: "America/Santiago", years: 2024...2035),
    Definition(
      statement: "onsets listed as dates",
      zone: read(
        part(
          "DAYLIGHT", "20240331T020000", from: "+0100", to: "+0200",
          "RDATE:20250330T020000,20260329T020000"),
        part(
          "STANDARD", "20241027T030000", from: "+0200", to: "+0100",
          "RDATE:20251026T030000,20261025T030000")),
      sameAs: "Europe/Madrid", years: 2025...2026),
    Definition(
      statement: "one offset for ever",
      zone: read(part("STANDARD", "19700101T000000", from: "+0530", to: "+0530")),
      sameAs: "Asia/Kolkata", years: 1971...2040),
  ]

  @Test("a definition has the offsets of the zone it describes", arguments: definitionRows)
  func offsets(row: Definition) throws {
    let zone = try #require(row.zone)
    let same = Zone.fixture(row.sameAs)
    let start = LocalDate.on("\(row.years.lowerBound)-01-01")
    let end = LocalDate.on("\(row.years.upperBound)-12-31")
    let span = TimeSpan(
      from: Instant(LocalDateTime(start), at: .zero), to: Instant(LocalDateTime(end), at: .zero))
    var offset = same.offset(at: span.start)
    var changes = same.changes(in: span)[...]
    for hour in stride(from: 0, to: span.seconds, by: 3600) {
      let instant = span.start.adding(seconds: hour)
      while let change = changes.first, change.at <= instant {
        offset = change.offset
        changes.removeFirst()
      }
      guard zone.offset(at: instant) != offset else { continue }
      Issue.record("\(zone.reading(at: instant)) is \(same.reading(at: instant))")
      return
    }
    #expect(changes.isEmpty)
  }

  @Test("a definition without an observance that can be read is none")
  func unusable() {
    #expect(Self.read() == nil)
    #expect(Self.read("BEGIN:STANDARD\nTZOFFSETTO:+0100\nEND:STANDARD") == nil)
    #expect(Self.read(Self.part("STANDARD", "19700101T000000", from: "+01", to: "one")) == nil)
  }

  @Test("an observance that cannot be read costs itself alone")
  func halfUsable() throws {
    let zone = try #require(
      Self.read(
        Self.part("DAYLIGHT", "soon", from: "+0100", to: "+0200"),
        Self.part("STANDARD", "19700101T000000", from: "+0100", to: "+0100")))
    #expect(zone.offset(at: Instant(secondsSince1970: 0)).seconds == 3600)
  }
}
