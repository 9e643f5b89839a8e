import TestSupport
import Testing

@testable import ReadyDayCore

/// The examples of RFC 5545 §3.8.5.3, all in New York.
@Suite struct RecurrenceTests {
  /// A line of `Fixtures/ical/rfc5545.txt`: `rule | start | last day asked | days`, at nine in the morning; `1997-09:2-4,9`
  /// are days of a month, and ranges of them.
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let cells: [String]

    init(_ line: Substring) {
      testDescription = String(line)
      cells = line.split(separator: " | ").map { $0.replacing("\\n", with: "\n") }
    }

    var expected: [String] {
      cells[3].split(separator: " ").flatMap { month -> [String] in
        let parts = month.split(separator: ":")
        return parts[1].split(separator: ",").flatMap { item -> [String] in
          let ends = item.split(separator: "-").compactMap { Int(written: $0) }
          return (ends[0]...ends[ends.count - 1]).map { day in
            "\(parts[0])-\(day < 10 ? "0" : "")\(day)T09:00"
          }
        }
      }
    }
  }

  static let lines = (try? Fixtures.text("ical/rfc5545.txt").split(separator: "\n")) ?? []

  @Test("the RFC's examples fall on the days it lists", arguments: lines.map(Example.init))
  func examples(row: Example) {
    let found = starts(of: row.cells[0], from: row.cells[1], through: row.cells[2])
    #expect(found.map { String($0.prefix(16)) } == row.expected)
    #expect(Self.lines.count == 38)
  }

  private static let everyTwentyMinutes = (9...16).flatMap { hour in
    ["00", "20", "40"].map { (hour < 10 ? "0" : "") + "\(hour):\($0)" }
  }.joined(separator: " ")

  @Test(
    "and at the times it lists",
    arguments: [
      ("FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T210000Z", "1997-09-02", "09:00 12:00 15:00"),
      ("FREQ=MINUTELY;INTERVAL=15;COUNT=6", "1997-09-02", "09:00 09:15 09:30 09:45 10:00 10:15"),
      ("FREQ=MINUTELY;INTERVAL=90;COUNT=4", "1997-09-02", "09:00 10:30 12:00 13:30"),
      (
        "FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40", "1997-10-29",
        everyTwentyMinutes
      ),
      ("FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16", "1997-10-29", everyTwentyMinutes),
    ])
  func hours(rule: String, day: String, clocks: String) {
    let found = starts(of: rule, from: "1997-09-02", through: day)
    let clocksFound = found.filter { $0.hasPrefix(day) }.map { $0.dropFirst(11).prefix(5) }
    #expect(clocksFound.joined(separator: " ") == clocks)
  }

  private func starts(of rule: String, from start: String, through end: String) -> [String] {
    let zone = Zone.fixture("America/New_York")
    let digits = start.filter { $0 != "-" }
    let event = WrittenCalendar.event(
      "a", "DTSTART;TZID=America/New_York:\(digits)T090000\nRRULE:\(rule)")
    return WrittenCalendar(event).agenda(on: .on(start) ... .on(end), in: zone).occurrences
      .map { zone.reading(at: $0.time.span(in: zone).start).description }
  }
}
