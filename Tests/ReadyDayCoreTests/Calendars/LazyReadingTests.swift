import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore

/// Reading only what may touch a day finds what reading everything finds.
@Suite struct LazyReadingTests {
  private static let madrid = Zone.fixture("Europe/Madrid")

  /// What each of `days` has, once read for that day alone and once taken from `whole`.
  private func compare(
    _ calendar: WrittenCalendar, from first: LocalDate, through last: LocalDate,
    within whole: ClosedRange<LocalDate>
  ) {
    let eager = calendar.agenda(on: whole, in: Self.madrid).byDay(first...last, in: Self.madrid)
    for shift in 0...first.distance(to: last) {
      let day = first.advanced(by: shift)
      let lazy = calendar.agenda(on: day...day, in: Self.madrid).occurrences
      #expect(lines(lazy) == lines(eager[day] ?? []), "\(calendar.files.map(\.name)) on \(day)")
    }
  }

  private func lines(_ occurrences: [Occurrence]) -> [String] {
    occurrences.map { $0.line(in: Self.madrid) }.sorted()
  }

  private func calendars(in folder: URL) throws -> [WrittenCalendar.File] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (names ?? []).filter { $0.hasSuffix(".ics") }.sorted().map { name in
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
      return WrittenCalendar.File(name, bytes)
    }
  }

  @Test("the sample calendars have the same events either way") func samples() throws {
    let files = try calendars(in: Fixtures.url("calendars"))
    #expect(!files.isEmpty)
    compare(
      WrittenCalendar(files), from: .on("2026-10-01"), through: .on("2026-12-31"),
      within: .on("2000-01-01") ... .on("2049-12-31"))
  }

  /// A folder of calendars from elsewhere, where the environment names one.
  private static let foreign = ProcessInfo.processInfo.environment["READYDAY_CALENDARS"]
    .map { URL(fileURLWithPath: $0) }

  @Test("calendars have the same events either way, on fifty days each") func sampled() throws {
    let files = try calendars(in: Self.foreign ?? Fixtures.url("calendars"))
    #expect(!files.isEmpty)
    for file in files {
      let whole = LocalDate.on("1995-01-01") ... .on("2034-12-31")
      let calendar = WrittenCalendar([file])
      let eager = calendar.agenda(on: whole, in: Self.madrid).byDay(whole, in: Self.madrid)
      for day in fiftyDays(of: whole.filter { eager[$0] != nil }, in: whole) {
        let lazy = calendar.agenda(on: day...day, in: Self.madrid).occurrences
        #expect(lines(lazy) == lines(eager[day] ?? []), "\(file.name) on \(day)")
      }
    }
  }

  /// Up to 25 of the days that hold something, evenly spread, and the days after them or any others.
  private func fiftyDays(of busy: [LocalDate], in whole: ClosedRange<LocalDate>) -> [LocalDate] {
    let step = max(busy.count / 25, 1)
    let chosen = stride(from: 0, to: busy.count, by: step).prefix(25).map { busy[$0] }
    let next = chosen.map { min($0.advanced(by: 1), whole.upperBound) }
    let missing = 50 - chosen.count - next.count
    return chosen + next + (0..<missing).map { whole.lowerBound.advanced(by: 14_000 * $0 / 50) }
  }

  @Test(
    "the last days of a series that ends are read like the others",
    arguments: [
      ("20260131T090000Z", "FREQ=MONTHLY;COUNT=12", "2027-08-31"),
      ("20230110T090000Z", "FREQ=MONTHLY;COUNT=40", "2026-04-10"),
      ("20261102T090000Z", "FREQ=WEEKLY;COUNT=5", "2026-11-30"),
      ("20261102T090000Z", "FREQ=DAILY;INTERVAL=9;COUNT=5", "2026-12-08"),
      ("20260105T090000Z", "FREQ=WEEKLY;UNTIL=20260202T090000Z", "2026-02-02"),
      ("20260105T090000Z", "FREQ=WEEKLY;UNTIL=20260202", "2026-02-02"),
    ])
  func lastDays(start: String, rule: String, last: String) {
    let calendar = WrittenCalendar(
      WrittenCalendar.event("a", "DTSTART:\(start)\nDURATION:PT1H\nRRULE:\(rule)"))
    let day = LocalDate.on(last)
    #expect(calendar.lines(on: last).count == 1)
    compare(
      calendar, from: day.advanced(by: -3), through: day.advanced(by: 35),
      within: .on("2023-01-01") ... .on("2028-12-31"))
  }

  @Test("generated series, changed at random, have the same events either way") func generated() {
    var random = SampleRandom(seed: 1545)
    for _ in 0..<12 {
      let calendar = WrittenCalendar((0..<8).map { _ in series(&random) }.joined(separator: "\n"))
      let first = LocalDate.on("2026-01-01").advanced(by: .random(in: 0..<350, using: &random))
      compare(
        calendar, from: first, through: first.advanced(by: 14),
        within: .on("2025-01-01") ... .on("2027-12-31"))
    }
  }

  /// An event, at times with a rule, an exception and an instance moved far or near.
  private func series(_ random: inout SampleRandom) -> String {
    let uid = "\(Int.random(in: 0..<1000, using: &random))"
    let date = digits(Int.random(in: -200..<365, using: &random))
    let rule = [
      "DAILY", "WEEKLY", "MONTHLY;BYDAY=-1FR", "YEARLY;BYMONTHDAY=1,15", "DAILY;COUNT=40",
    ]
    .randomElement(using: &random)
    let start = "DTSTART;TZID=America/New_York:\(date)T200000\nDURATION:P1DT6H\n"
    let master = WrittenCalendar.event(uid, start + "RRULE:FREQ=\(rule ?? "DAILY")")
    let range = Bool.random(using: &random) ? "" : ";RANGE=THISANDFUTURE"
    let moved = digits(Int.random(in: -200..<365, using: &random))
    let change = WrittenCalendar.event(
      uid,
      "RECURRENCE-ID\(range);TZID=America/New_York:\(date)T200000\nDTSTART:\(moved)T080000Z\n"
        + "DURATION:PT1H")
    return Bool.random(using: &random) ? master : master + "\n" + change
  }

  private func digits(_ shift: Int) -> String {
    "\(LocalDate.on("2026-01-01").advanced(by: shift))".filter { $0 != "-" }
  }

  /// Ways to write when an event happens; `$` stands for a date.
  private static let waysToWrite = [
    "DTSTART:$T223000Z\nDTEND:$T233000Z", "DTSTART:$T233000Z\nDTEND:$T224500Z",
    "DTSTART:$T000000\nDTEND:$T235959", "DTSTART;VALUE=DATE:$\nDTEND;VALUE=DATE:$",
    "DTSTART;TZID=Pacific/Kiritimati:$T133000\nDTEND;TZID=Pacific/Kiritimati:$T140000",
    "DTSTART;TZID=America/Los_Angeles:$T153000\nDTEND:$T233000Z",
    "DTSTART:$\n T223000Z\nDTEND:$\n T233000Z", "DTSTART:$T22\n 3000Z\nDTEND:$T2330\n 00Z",
    "DTSTART;TZID=Europe/Madrid:$T000000\nDTEND;TZID=Europe/Madrid:$T001500",
    "DTSTART;TZID=Europe/Madrid:$T233000\nDTEND;TZID=Europe/Madrid:$T235959",
    "DTSTART;TZID=Europe/Madrid:$T233000\nDTEND;TZID=America/Los_Angeles:$T235959",
    "DTSTART;TZID=Europe/Madrid:$T230000\nDURATION:P1DT1H",
    "DTSTART;VALUE=DATE:$\nDURATION:P2D", "DTSTART:$T233000Z\nDURATION:P1DT3H",
    "DTSTART;TZID=Asia/Tokyo:$T070000\nDTEND;TZID=America/Los_Angeles:$T230000",
  ]

  @Test(
    "whatever way a date is written, its days have the event, and so have those of a series",
    arguments: waysToWrite,
    ["", "\nRRULE:FREQ=DAILY;INTERVAL=7", "\nRRULE:FREQ=WEEKLY;BYDAY=TU,TH;COUNT=3"])
  func everyForm(_ form: String, rule: String) {
    let events = (80...100).map { shift in
      let dates = form.split(separator: "$", omittingEmptySubsequences: false)
      return WrittenCalendar.event("\(shift)", dates.joined(separator: digits(shift)) + rule)
    }
    compare(
      WrittenCalendar(events.joined(separator: "\n")), from: .on("2026-03-25"),
      through: .on("2026-04-08"), within: .on("2026-01-01") ... .on("2026-12-31"))
  }

  @Test("an event that ends at midnight is none of the next day's") func midnight() {
    let calendar = WrittenCalendar(
      WrittenCalendar.event("a", "DTSTART:20261123T210000Z\nDURATION:PT2H"))
    let days = LocalDate.on("2026-11-22") ... .on("2026-11-25")
    let byDay = calendar.agenda(on: days).byDay(days, in: Self.madrid)
    #expect(days.filter { byDay[$0] != nil } == [.on("2026-11-23")])
  }

  @Test("a day of a large calendar takes a look at few of its events") func parsedCount() {
    let events = (0..<3000).map { index in
      WrittenCalendar.event("\(index)", "DTSTART:\(digits(index % 1500))T090000Z\nDURATION:PT1H")
    }
    let weekly = WrittenCalendar.event("w", "DTSTART:20200106T090000Z\nRRULE:FREQ=WEEKLY")
    let calendar = WrittenCalendar(events.joined(separator: "\n"), weekly)
    let day = LocalDate.on("2026-11-23")
    let (agenda, library) = calendar.library(day...day, in: Self.madrid)
    #expect(agenda.occurrences.count == 3)
    #expect(library.eventCount == 3001)
    // Two a day, from two days before to two after; of the weekly ones one series.
    #expect((3...13).contains(library.parsedCount))
  }

  @Test("a file without anything for the day is not read again") func filesToRead() {
    let far = WrittenCalendar.event("a", "DTSTART:20201123T090000Z\nDURATION:PT1H")
    let near = WrittenCalendar.event("b", "DTSTART:20261123T090000Z\nDURATION:PT1H")
    let calendar = WrittenCalendar([
      .init("far.ics", WrittenCalendar.wrap(far)), .init("near.ics", WrittenCalendar.wrap(near)),
    ])
    let day = LocalDate.on("2026-11-23")
    let (agenda, library) = calendar.library(day...day, in: Self.madrid)
    #expect(library.filesToRead == ["near.ics"])
    #expect(agenda.occurrences.map(\.title) == ["b"])
  }
}

extension Agenda {
  /// What each of `days` touches; days without anything are missing.
  fileprivate func byDay(
    _ days: ClosedRange<LocalDate>, in zone: Zone
  ) -> [LocalDate: [Occurrence]] {
    var found: [LocalDate: [Occurrence]] = [:]
    for occurrence in occurrences {
      for day in occurrence.time.days(in: zone) where days.contains(day) {
        found[day, default: []].append(occurrence)
      }
    }
    return found
  }
}
