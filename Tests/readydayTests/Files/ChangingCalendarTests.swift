import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

/// Calendars that are replaced while they are read, as synchronising programs do.
@Suite("Changing calendars") struct ChangingCalendarTests {
  private let folder = try! TemporaryFolder()

  /// Replaces a file by the next one that waits for it, each time the zone of an event is asked for, which happens
  /// in the second of the two passes.
  private struct Meddler: ZoneDatabase {
    let folder: URL
    let writesInPlace: Bool

    func zone(named name: String) -> Zone? {
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
      if let next = names?.filter({ $0.hasPrefix("next") }).sorted().first {
        put(folder.appendingPathComponent(next))
      }
      return FixtureZones().zone(named: name)
    }

    private func put(_ next: URL) {
      let file = folder.appendingPathComponent("b.ics")
      guard writesInPlace else {
        rename(next.path, file.path)
        return
      }
      try? Data(contentsOf: next).write(to: file, options: [])
      try? FileManager.default.removeItem(at: next)
    }
  }

  private static let day = LocalDate(year: 2026, month: 3, day: 10)

  private static func calendar(_ titles: String...) -> String { calendar(titles) }

  private static func calendar(_ titles: [String]) -> String {
    let events = titles.map { title in
      """
      BEGIN:VEVENT
      UID:\(title)
      DTSTART;TZID=Europe/Madrid:20260310T090000
      SUMMARY:\(title)
      END:VEVENT
      """
    }
    return "BEGIN:VCALENDAR\n\(events.joined(separator: "\n"))\nEND:VCALENDAR\n"
  }

  private static func read(
    _ folder: TemporaryFolder, _ names: [String] = ["a.ics", "b.ics"], writesInPlace: Bool = false
  ) throws -> (titles: [String], problems: [String]) {
    let day = try #require(day)
    var files = try CalendarFiles(names.map(folder.path))
    let (agenda, outcome, _) = files.read(
      on: RequestedDays(day...day, in: .utc),
      zones: Meddler(folder: folder.url, writesInPlace: writesInPlace),
      hiding: Redaction(placeholder: ""))
    return (agenda.occurrences.map(\.title).sorted(), outcome.problems.map(\.inEnglish))
  }

  @Test("a calendar that is replaced between the passes is read as it is then")
  func replaced() throws {
    try folder.file("a.ics", Self.calendar("Standup"))
    try folder.file("b.ics", Self.calendar("Old"))
    try folder.file("next", Self.calendar("A new event in front", "Old"))
    let (titles, problems) = try Self.read(folder)
    #expect(titles == ["A new event in front", "Old", "Standup"])
    #expect(problems.isEmpty)
  }

  @Test("a calendar alone is read while it is open, whatever is put in its place")
  func alone() throws {
    try folder.file("b.ics", Self.calendar("Old"))
    for number in 1...40 { try folder.file("next\(100 + number)", Self.calendar("New")) }
    let (titles, problems) = try Self.read(folder, ["b.ics"])
    #expect(titles == ["Old"] && problems.isEmpty)
  }

  @Test("a calendar alone that is written to is read again, and told when it never ends")
  func writtenTo() throws {
    try folder.file("b.ics", Self.calendar("Old"))
    try folder.file("next", Self.calendar("A new event in front", "Old"))
    let (titles, problems) = try Self.read(folder, ["b.ics"], writesInPlace: true)
    #expect(titles == ["A new event in front", "Old"] && problems.isEmpty)
    for number in 1...40 {
      let titles = (0...number).map { "Event \($0)" }
      try folder.file("next\(100 + number)", Self.calendar(titles))
    }
    #expect(
      try Self.read(folder, ["b.ics"], writesInPlace: true).problems == [
        "cannot read \(folder.path("b.ics")): it keeps changing while it is read"
      ])
  }

  @Test("a calendar that never stands still is told") func restless() throws {
    try folder.file("a.ics", Self.calendar("Standup"))
    try folder.file("b.ics", Self.calendar("Old"))
    for number in 1...40 { try folder.file("next\(100 + number)", Self.calendar("Old")) }
    let (titles, problems) = try Self.read(folder)
    #expect(titles.contains("Standup"))
    #expect(problems == ["cannot read \(folder.path("b.ics")): it keeps changing while it is read"])
  }
}
