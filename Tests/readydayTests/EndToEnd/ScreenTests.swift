import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("A brief of one screen") struct ScreenTests {
  private static func lines(_ words: String...) throws -> [Substring] {
    try lines(words, columns: "80")
  }

  private static func lines(_ words: [String], columns: String?) throws -> [Substring] {
    let now = words.contains("--now") ? [] : ["--now", "2026-03-10T06:30:00+01:00"]
    return try Program(
      ["brief", "--whoop", "whoop", "--calendar", "calendars", "--me", "ana@example.test"]
        + ["--tz", "Europe/Madrid"] + now + words, columns.map { ["COLUMNS": $0] } ?? [:]
    ).runHere().output
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

  @Test("no line is wider than asked", arguments: ["40", "60", "72", "100"], ["en", "es"])
  func widths(_ width: String, _ language: String) throws {
    let lines = try Self.lines("--width", width, "--lang", language)
    #expect(lines.allSatisfy { $0.count <= Int(written: width) ?? 0 })
  }

  @Test("all bars begin in one column and are as long") func bars() throws {
    let bars = try Self.lines().compactMap { line in
      line.firstIndex { "█░".contains($0) }.map { start in
        [line.distance(from: line.startIndex, to: start), line.count { "█░".contains($0) }]
      }
    }
    #expect(bars.count == 3)
    #expect(Set(bars).count == 1)
  }
}
