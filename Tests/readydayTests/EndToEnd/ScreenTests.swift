import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("A brief of one screen")
struct ScreenTests {
  private static func lines(_ words: String...) throws -> [Substring] {
    try lines(words, columns: "80")
  }

  private static func lines(_ words: [String], columns: String?) throws -> [Substring] {
    let now = words.contains("--now") ? [] : ["--now", "2026-03-10T06:30:00+01:00"]
    var program = Program(
      ["brief", "--whoop", "whoop", "--calendar", "calendars", "--me", "ana@example.test"]
        + ["--tz", "Europe/Madrid"] + now + words)
    program.environment["COLUMNS"] = columns
    return try program.run().output
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  @Test("off a terminal nothing is left out to fit", arguments: ["en", "es"])
  func whole(language: String) throws {
    let lines = try Self.lines(["--lang", language], columns: nil)
    let numbers = lines.compactMap { $0.firstMatch(of: /^  ([0-9])  [0-9]{2}:/)?.1 }
    #expect(numbers == ["1", "2", "3", "4", "5", "6"])
    for (place, line) in lines.enumerated() where line.starts(with: #/ {2}[A-C] {2}/#) {
      #expect(lines[place + 1].hasPrefix("     "))
    }
    let narrow = try Self.lines(["--lang", language, "--width", "80"], columns: nil)
    #expect(narrow.count < lines.count && narrow.count <= 22)
  }

  @Test(
    "80 by 24 hold an ordinary morning beside the prompt, advice first",
    arguments: [
      "2026-03-05T07:15:00+01:00", "2026-03-09T07:00:00+01:00", "2026-03-10T06:30:00+01:00",
      "2026-03-11T07:00:00+01:00", "2026-02-05T07:00:00+01:00", "2026-03-12T07:00:00+01:00",
    ], ["en", "es"])
  func ordinary(_ now: String, _ language: String) throws {
    let lines = try Self.lines("--now", now, "--lang", language)
    #expect(lines.count <= 22)
    #expect(lines.allSatisfy { $0.count <= 80 })
    let heading = lines.firstIndex { $0 == "WHAT TO DO" || $0 == "QUÉ HACER" }
    #expect(heading.map { $0 < 5 } ?? true)
  }

  @Test(
    "why nothing is measured is said however long ago the last night was, morning and evening",
    arguments: [
      "2026-04-30T07:30:00+02:00", "2026-06-20T07:30:00+02:00", "2026-12-01T21:30:00+01:00",
    ])
  func silence(_ now: String) throws {
    #expect(
      try Self.lines("--now", now).contains { $0.hasPrefix("No WHOOP data since Wed 11 Mar: ") })
  }

  @Test("what does not fit goes, first what is over and what asks for little, and is counted")
  func leftOut() throws {
    func numbers(_ lines: [Substring]) -> [Int] {
      lines.compactMap { $0.firstMatch(of: /^  ([0-9])  [0-9]{2}:/).flatMap { Int(written: $0.1) } }
    }
    #expect(try numbers(Self.lines()) == [1, 2, 3, 4, 5])
    #expect(try Self.lines().contains { $0.hasPrefix("  +1 more, 3 not counted (") })
    #expect(try numbers(Self.lines("--now", "2026-03-10T12:00:00+01:00")) == [3, 4, 5, 6])
    #expect(try numbers(Self.lines("--long")) == [1, 2, 3, 4, 5, 6])
    #expect(try numbers(Self.lines("--width", "60")) == [1, 2, 3, 4, 5, 6])
    let page = try Self.lines("--format", "markdown").joined()
    #expect(page.contains("Stand-up") && !page.contains(" more, 3 not counted"))
  }

  @Test("no line is wider than asked", arguments: ["40", "60", "72", "100"], ["en", "es"])
  func widths(_ width: String, _ language: String) throws {
    let lines = try Self.lines("--width", width, "--lang", language)
    #expect(lines.allSatisfy { $0.count <= Int(written: width) ?? 0 })
  }

  @Test("all bars begin in one column and are as long")
  func bars() throws {
    let bars = try Self.lines().compactMap { line in
      line.firstIndex { "█░".contains($0) }.map { start in
        [
          line.distance(from: line.startIndex, to: start),
          line.count { "█░".contains($0) },
        ]
      }
    }
    #expect(bars.count == 3)
    #expect(Set(bars).count == 1)
  }

  @Test("what is not counted is said with the command that lists it")
  func notCounted() throws {
    let lines = try Self.lines()
    #expect(lines.contains { $0.hasSuffix("declined): readyday agenda") })
    let agenda = try Program(
      ["agenda", "2026-03-10", "--calendar", "calendars", "--me", "ana@example.test"]
        + ["--tz", "Europe/Madrid"]
    ).run().output
    for title in ["Hold: book travel", "Vendor demo", "Growth sync"] {
      #expect(agenda.contains(title))
      #expect(!lines.contains { $0.contains(title) })
    }
  }

  @Test("a day off with a meeting that falls away is not called empty")
  func dayOff() throws {
    try TemporaryFolder.with { folder in
      let lines = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test", "BEGIN:VEVENT", "UID:1",
        "DTSTAMP:20260301T000000Z", "SUMMARY:Vacation", "DTSTART;VALUE=DATE:20260310",
        "END:VEVENT", "BEGIN:VEVENT", "UID:2", "DTSTAMP:20260301T000000Z", "SUMMARY:Sync",
        "ATTENDEE:mailto:a@example.test", "ATTENDEE:mailto:b@example.test",
        "DTSTART:20260310T113000", "DTEND:20260310T123000", "RRULE:FREQ=WEEKLY", "END:VEVENT",
        "END:VCALENDAR", "",
      ]
      let file = try folder.file("off.ics", lines.joined(separator: "\r\n"))
      let brief = try Program(
        ["brief", "--calendar", file.path, "--whoop", "whoop", "--tz", "Europe/Madrid"]
          + ["--now", "2026-03-10T06:30:00+01:00"]
      ).run().output
      #expect(brief.contains("a day off:"))
      #expect(brief.contains("░  day off\n"))
      let later = try Program(
        ["brief", "--calendar", file.path, "--whoop", "whoop", "--tz", "Europe/Madrid"]
          + ["--now", "2026-03-10T13:00:00+01:00", "--oneline"]
      ).run().output
      #expect(later.contains("a day off") && !later.contains("meeting left"))
      #expect(brief.contains("  1 not counted (day off): readyday agenda\n"))
      let agenda = try Program(
        ["agenda", "2026-03-10", "--calendar", file.path, "--tz", "Europe/Madrid"]
      ).run().output
      #expect(agenda.contains("not counted  Sync (11:30–12:30, day off)"))
    }
  }

  @Test("--long tells the stages, and --oneline the score")
  func more() throws {
    #expect(try Self.lines("--long").contains { $0.contains("deep 1 h 12 min") })
    #expect(try !Self.lines().contains { $0.contains("deep 1 h 12 min") })
    #expect(try Self.lines("--oneline").first?.hasPrefix("28% · ") == true)
  }
}
