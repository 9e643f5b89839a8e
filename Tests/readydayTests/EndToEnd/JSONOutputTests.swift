import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

@Suite("What scripts read") struct JSONOutputTests {
  private static let day = [
    "--tz", "Europe/Madrid", "--now", "2026-03-10T09:20:00+01:00", "--format", "json",
  ]
  private static let whoop = ["--whoop", "whoop"]
  private static let calendars = ["--calendar", "calendars", "--me", "ana@example.test"]

  static let commands =
    [["brief"], ["week"], ["windows"], ["alerts", "--within", "4h"]].map {
      $0 + whoop + calendars + day
    } + [
      ["agenda"] + calendars + day, ["next"] + calendars + day, ["recovery"] + whoop + day,
      ["sleep"] + whoop + day,
    ]

  @Test(
    "a document says when it was made, whatever the day it is about",
    arguments: [
      "brief", "agenda", "week", "windows", "next", "alerts", "recovery", "sleep", "score",
      "workout", "explain load", "what-if --set recovery=50",
    ])
  func generatedAt(command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    let options = try #require(Commands.named(words[0])?.usual).syntax.options.map(\.flag)
    let data =
      (options.contains("--whoop") ? Self.whoop : [])
      + (options.contains("--calendar") ? Self.calendars : [])
    let object = try Self.document(words + data + Self.day + ["--date", "2026-03-08"])
    #expect((object as? [String: Any])?["generated_at"] as? String == "2026-03-10T09:20:00+01:00")
  }

  private static func document(_ words: [String]) throws -> Any {
    let result = try Program(words).runHere()
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.output.hasSuffix("}\n"))
    return try JSONSerialization.jsonObject(with: Data(result.output.utf8))
  }

  /// Every string of the document, with the key it stands under.
  private static func strings(in value: Any, under key: String = "") -> [(String, String)] {
    switch value {
    case let object as [String: Any]: object.flatMap { strings(in: $0.value, under: $0.key) }
    case let array as [Any]: array.flatMap { strings(in: $0, under: key) }
    case let text as String: [(key, text)]
    default: []
    }
  }

  private static func without(_ names: Set<String>, in value: Any) -> Any {
    switch value {
    case let object as [String: Any]:
      object.filter { !names.contains($0.key) }.mapValues { without(names, in: $0) }
    case let array as [Any]: array.map { without(names, in: $0) }
    default: value
    }
  }

  @Test(
    "there is one document, and every time in it has its offset",
    arguments: commands.filter { $0[0] != "recovery" })
  func times(words: [String]) throws {
    let document = try Self.document(words)
    let times = Self.strings(in: document).map(\.1).filter {
      $0.contains(/^[0-9]{4}-[0-9]{2}-[0-9]{2}T/)
    }
    #expect(!times.isEmpty)
    #expect(times.allSatisfy { $0.contains(/T[0-9:]{8}[+-][0-9]{2}:[0-9]{2}$/) })
  }

  @Test("another language changes words alone", arguments: commands)
  func languages(words: [String]) throws {
    let texts: Set = ["headline", "language", "title", "name", "note", "body", "reason", "message"]
    let documents = try ["en", "es"].map { language in
      Self.without(texts, in: try Self.document(words + ["--lang", language])) as? NSObject
    }
    #expect(documents[0] == documents[1])
  }

  @Test(
    "what is missing is null, and a warning says why",
    arguments: [
      (whoop, "load", "no_calendar"), (calendars, "recovery", "no_whoop"),
      (whoop + ["--date", "2026-01-01"], "recovery", "recovery_missing"),
      (whoop + ["--date", "2026-03-11"], "recovery", "recovery_pending"),
    ])
  func missing(sources: [String], part: String, code: String) throws {
    let brief = try #require(try Self.document(["brief"] + sources + Self.day) as? [String: Any])
    let value = (brief[part] as? [String: Any])?["score"] ?? brief[part]
    #expect(value is NSNull)
    let warnings = try #require(brief["warnings"] as? [[String: Any]])
    #expect(warnings.contains { $0["code"] as? String == code })
    for list in ["events", "free", "windows", "recommendations"] { #expect(brief[list] is [Any]) }
  }
}
