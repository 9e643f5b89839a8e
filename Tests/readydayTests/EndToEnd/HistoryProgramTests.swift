import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore
@testable import readyday

@Suite("Looking back, by the built program") struct HistoryProgramTests {
  private static let evening = ["--tz", "Europe/Madrid", "--now", "2026-03-10T20:00:00+01:00"]
  private static let data = ["--whoop", "whoop", "--calendar", "calendars"]

  static let ways = [
    ["habits"], ["habits", "--by", "feel"], ["trends"], ["trends", "recovery"],
    ["trends", "load", "2026-W10"], ["review"],
    ["review", "--week", "2026-W05"], ["week", "--plan"], ["explain", "habits"],
  ]

  @Test("each writes what its schema says, the same numbers in both languages", arguments: ways)
  func schemas(words: [String]) throws {
    let documents = try ["en", "es"].map { language in
      let result = try Program(
        words + Self.data + Self.evening + ["--format", "json", "--lang", language]
      ).runHere()
      #expect(result.status == 0)
      let name = try #require(DocumentName(rawValue: words[0]))
      #expect(try SchemaCheck(schema: name.schema).faults(in: result.output) == [])
      return result.output
    }
    let numbers = documents.map { text in
      text.split(separator: "\n").filter { !$0.contains("language") && !$0.contains(". ") }
        .filter { $0.contains(" : ") && !$0.contains("\" : \"") }
    }
    #expect(numbers[0] == numbers[1])
  }

  @Test("no line is wider than asked, nothing but ASCII where that is asked", arguments: ways)
  func width(words: [String]) throws {
    for (language, width) in [("en", 60), ("es", 60), ("en", 80), ("es", 80)] {
      let result = try Program(
        words + Self.data + Self.evening + ["--lang", language, "--width", "\(width)", "--ascii"]
      ).runHere()
      let lines = result.output.split(separator: "\n")
      #expect(lines.allSatisfy { $0.displayWidth <= width }, "\(words) \(language) \(width)")
      #expect(result.output.utf8.allSatisfy { $0 < 128 }, "\(result.output)")
      #expect(!lines.isEmpty)
    }
  }
}
