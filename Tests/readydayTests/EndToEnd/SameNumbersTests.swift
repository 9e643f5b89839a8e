import Foundation
import Testing

@testable import ReadyDayCore

/// What people and programs are told by one command on one day.
@Suite("The numbers of text and JSON") struct SameNumbersTests {
  private typealias Object = [String: Any]

  /// A command, and what of its document stands in its text.
  struct Way: Sendable, CustomTestStringConvertible {
    let words: [String]
    let isAboutMornings: Bool
    let isOfCalendars: Bool
    /// The name of what a short text leaves out.
    let untold: String?

    init(
      _ words: String..., mornings: Bool = true, calendars: Bool = true,
      without untold: String? = nil
    ) {
      self.words = words
      (isAboutMornings, isOfCalendars, self.untold) = (mornings, calendars, untold)
    }

    var testDescription: String { words.joined(separator: " ") }

    var line: [String] {
      words + ["--date", "2026-03-10", "--tz", "Europe/Madrid", "--width", "200"]
        + (isAboutMornings ? ["--whoop", "whoop"] : [])
        + (isOfCalendars ? ["--calendar", "calendars", "--me", "ana@example.test"] : [])
    }
  }

  static let ways = [
    Way("brief", "--long"), Way("agenda", "--days", "3", mornings: false),
    Way("week", without: "resting_hr_bpm"),
    Way("windows"),
    Way("recovery", "--last", "1", calendars: false), Way("sleep", "--last", "1", calendars: false),
    Way("score", "--last", "1", calendars: false),
    Way("workout", without: "resting_hr_bpm"),
  ]

  @Test("each number of the document stands in the text", arguments: ways)
  func numbers(_ way: Way) throws {
    let text = try Program(way.line).runHere()
    let document = try Program(way.line + ["--format", "json"]).runHere()
    #expect(text.status == 0 && document.status == 0, "\(text.errors)\(document.errors)")
    let object = try JSONSerialization.jsonObject(with: Data(document.output.utf8))
    let shown = Self.shown(object, without: way.untold)
    #expect(!shown.isEmpty)
    // A sentence may be broken between any two words.
    let words = text.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    for number in shown { #expect(words.contains(number), "\(number)") }
  }

  @Test("so do the loads before and after a change") func change() throws {
    let way = Way("what-if", "--drop", "2")
    let document = try Program(way.line + ["--format", "json"]).runHere().output
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(document.utf8)) as? Object)
    let loads = ["before", "after"].map { side in
      Self.whole(((object[side] as? Object)?["load"] as? Object)?["score"])
    }
    let (before, after) = (try #require(loads[0]), try #require(loads[1]))
    #expect(before > after)
    #expect(try Program(way.line).runHere().output.contains(": \(before) → \(after)\n"))
  }

  @Test("so do those that count from now") func soon() throws {
    let options = ["--now", "2026-03-10T09:20:00+01:00", "--tz", "Europe/Madrid"]
    let calendars = ["--calendar", "calendars", "--me", "ana@example.test"]
    func both(_ words: [String]) throws -> (String, Object) {
      let document = try Program(words + options + calendars + ["--format", "json"]).runHere()
        .output
      let object = try JSONSerialization.jsonObject(with: Data(document.utf8)) as? Object
      return (try Program(words + options + calendars).runHere().output, try #require(object))
    }
    let (next, event) = try both(["next"])
    #expect(next.contains("in \(try #require(event["starts_in_min"] as? Int)) min"))
    let (lines, due) = try both(["alerts", "--within", "3h", "--whoop", "whoop"])
    let alerts = try #require(due["alerts"] as? [Object])
    #expect(lines.split(separator: "\n").count == alerts.count)
    for alert in alerts { #expect(lines.contains(try #require(alert["message"] as? String))) }
    #expect(lines.contains("recovery is \(try #require(alerts[0]["recovery_score"] as? Int))%"))
  }
}

extension SameNumbersTests {
  /// What a document's numbers look like in English.
  private static func shown(
    _ value: Any, under key: String = "", without untold: String?
  ) -> [String] {
    switch value {
    case let list as [Any]: list.flatMap { shown($0, under: key, without: untold) }
    case let object as Object where key != untold:
      numbers(of: object, called: key)
        + object.flatMap { shown($0.value, under: $0.key, without: untold) }
    default: []
    }
  }

  private static func numbers(of object: Object, called key: String) -> [String] {
    switch key {
    case "load": whole(object["score"]).map { ["\($0)/100"] } ?? []
    case "recovery": whole(object["score"]).map { ["\($0)%"] } ?? []
    case "asleep_min": whole(object["value"]).map { [length($0)] } ?? []
    case "resting_hr_bpm": whole(object["value"]).map { ["\($0) bpm"] } ?? []
    case "windows": whole(object["duration_min"]).map { [length($0)] } ?? []
    case "components": whole(object["weight_pct"]).map { ["\($0)% of the score"] } ?? []
    case "events" where object["counted"] as? Bool == true:
      [object["title"], clock(object["start"])].compactMap { $0 as? String }
    default: []
    }
  }

  private static func whole(_ value: Any?) -> Int? { (value as? Double).map { Int(rounding: $0) } }

  private static func clock(_ value: Any?) -> String? {
    (value as? String).flatMap { $0.split(separator: "T").last }.map { String($0.prefix(5)) }
  }

  private static func length(_ minutes: Int) -> String {
    Voice(.english).duration(minutes: minutes)
  }
}
