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

  @Test("before its first change it has the offset that ends then") func beforeAll() throws {
    let zone = try #require(
      Self.read(Self.part("STANDARD", "20200101T000000", from: "+0100", to: "+0200")))
    #expect(zone.offset(at: Instant(secondsSince1970: 0)).seconds == 3600)
    #expect(zone.offset(at: Instant(secondsSince1970: 1_600_000_000)).seconds == 7200)
  }

  @Test(
    "a definition has the offsets of the zone it describes",
    arguments: WrittenCase.all(in: "ical/definitions.txt"))
  func offsets(row: WrittenCase) throws {
    let zone = try #require(Self.read(row.text))
    let words = try #require(row.parts.first).name.split(separator: " ").map(String.init)
    let same = Zone.fixture(words[0])
    let (start, end) = (LocalDate.on("\(words[1])-01-01"), LocalDate.on("\(words[2])-12-31"))
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

  @Test("a definition without an observance that can be read is none") func unusable() {
    #expect(Self.read() == nil)
    #expect(Self.read("BEGIN:STANDARD\nTZOFFSETTO:+0100\nEND:STANDARD") == nil)
    #expect(Self.read(Self.part("STANDARD", "19700101T000000", from: "+01", to: "one")) == nil)
  }

  @Test("an observance that cannot be read costs itself alone") func halfUsable() throws {
    let zone = try #require(
      Self.read(
        Self.part("DAYLIGHT", "soon", from: "+0100", to: "+0200"),
        Self.part("STANDARD", "19700101T000000", from: "+0100", to: "+0100")))
    #expect(zone.offset(at: Instant(secondsSince1970: 0)).seconds == 3600)
  }
}
