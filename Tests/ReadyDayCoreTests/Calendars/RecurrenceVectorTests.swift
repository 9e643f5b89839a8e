import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore

/// Rules on whose instances other implementations agree.
@Suite struct RecurrenceVectorTests {
  /// One line of `Fixtures/ical/rrule_vectors.jsonl`.
  private struct Vector: Decodable {
    let dtstart: String
    let rrule: String
    let from: String
    let to: String
    let tzid: String?
    let value: String?
    let lines: [String]?
    let expected: [String]

    var calendar: WrittenCalendar {
      let parameter = tzid.map { ";TZID=\($0)" } ?? (value.map { ";VALUE=\($0)" } ?? "")
      let start = "DTSTART\(parameter):\(dtstart)"
      let properties = [start, "RRULE:\(rrule)"] + (lines ?? [])
      return WrittenCalendar(WrittenCalendar.event("v", properties.joined(separator: "\n")))
    }

    /// The starts read from the calendar, written as `expected` writes them.
    func starts() throws -> [String] {
      let zone = Zone.fixture(tzid ?? "UTC")
      let (from, to) = (try #require(reading(from)), try #require(reading(to)))
      let agenda = calendar.agenda(on: from.date...to.date, in: zone)
      return agenda.occurrences.compactMap { occurrence in
        let start = occurrence.time.span(in: zone).start
        let reading = zone.reading(at: start)
        guard reading >= from, reading < to else { return nil }
        return value == "DATE"
          ? digits(reading.date)
          : digits(tzid == nil ? reading : start.reading(at: .zero)) + (tzid == nil ? "" : "Z")
      }
    }

    private func reading(_ text: String) -> LocalDateTime? {
      let dashed = "\(text.prefix(4))-\(text.dropFirst(4).prefix(2))-\(text.dropFirst(6).prefix(2))"
      let time = text.dropFirst(9)
      return Timestamp(
        "\(dashed)T\(time.prefix(2)):\(time.dropFirst(2).prefix(2)):\(time.dropFirst(4))Z")?.reading
    }

    private func digits(_ value: some CustomStringConvertible) -> String {
      value.description.filter { $0 != "-" && $0 != ":" }
    }
  }

  @Test("every rule has the instances that two other readers find") func vectors() throws {
    let text = try Fixtures.text("ical/rrule_vectors.jsonl")
    let lines = text.split(separator: "\n")
    #expect(lines.count > 300)
    for line in lines {
      let vector = try JSONDecoder().decode(Vector.self, from: Data(line.utf8))
      #expect(try vector.starts() == vector.expected, "\(vector.dtstart) \(vector.rrule)")
    }
  }
}
