import Foundation
import Testing

/// The commands that explain a day and try changes on it, as they were built.
@Suite("What if")
struct WhatIfProgramTests {
  @Test(
    "after a move stands the brief of a calendar in which it was moved",
    arguments: [
      ["--move", "2=2026-11-24T10:00"], ["--move", "2=tomorrowT10:00"],
    ])
  func moved(_ change: [String]) throws {
    let after = try Self.run(["what-if"] + change, board: "20261123T090000")["after"]
    let brief = try Self.run(["brief"], board: "20261124T100000")
    #expect(after as? NSDictionary == brief as NSDictionary)
  }

  @Test("several moves are made at once, and what collides is told")
  func severalMoves() throws {
    let document = try Self.run(
      ["what-if", "--move", "2=08:15", "--move", "3=tomorrowT09:00"], board: "20261123T090000")
    let collisions = try #require(document["collisions"] as? [[String: Any]])
    #expect(collisions.map { $0["event"] as? Int } == [2])
    #expect(
      collisions.map { $0["message"] as? String } == [
        "\"Board review\" would overlap \"Stand-up\", Mon 23 Nov 08:30–09:00."
      ])
    #expect((document["other_days"] as? [[String: Any]])?.count == 1)
  }

  @Test("before it stands the brief as it is")
  func before() throws {
    let before = try Self.run(["what-if", "--drop", "1"], board: "20261123T090000")["before"]
    let brief = try Self.run(["brief"], board: "20261123T090000")
    #expect(before as? NSDictionary == brief as NSDictionary)
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let errors: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let refusals = [
    Refusal(
      arguments: ["what-if"],
      errors: """
        readyday: error: what-if needs a change
          --move N=TIME...
          --drop N...
          --shorten N=MIN...
          --recovery SCORE

        """),
    Refusal(
      arguments: ["what-if", "--move", "2=25:00"],
      errors: """
        readyday: error: --move: cannot read "2=25:00"
          accepted: N=10:00 or N=2026-11-24T10:00

        """),
    Refusal(
      arguments: ["what-if", "--recovery", "101"],
      errors: """
        readyday: error: --recovery: cannot read "101"
          accepted: a number from 0 to 100

        """),
    Refusal(
      arguments: ["what-if", "--drop", "8", "--calendar", "calendars", "--now", now],
      errors: """
        readyday: error: there is no event 8: the day has 1 to 7

        """),
    Refusal(
      arguments: ["explain"],
      errors: """
        readyday: error: explain needs to know what
          usage: readyday explain [options] [N|load|recovery|sleep|windows|strain|RULE]

        """),
    Refusal(
      arguments: ["explain", "8", "--calendar", "calendars", "--now", now],
      errors: """
        readyday: error: nothing is numbered 8
          that day has 2 recommendations and 7 counted events

        """),
  ]

  @Test("what cannot be done is said, with status 2", arguments: refusals)
  func refuse(_ expected: Refusal) throws {
    let result = try Program(expected.arguments + ["--tz", "Europe/Madrid"]).run()
    #expect(result.status == 2)
    #expect(result.errors == expected.errors)
    #expect(result.output.isEmpty)
  }

  @Test("an unknown rule is answered with those there are")
  func unknownRule() throws {
    let result = try Program(["explain", "sleep-dept"]).run()
    #expect(result.status == 2)
    #expect(result.errors.contains("did you mean \"sleep-debt\"?"))
    #expect(result.errors.contains("late-hard-training"))
  }

  private static let now = "2026-03-10T06:30:00+01:00"

  private static func run(_ arguments: [String], board start: String) throws -> [String: Any] {
    try TemporaryFolder.with { folder in
      try folder.file("work.ics", calendar(board: start))
      var program = Program(
        arguments + [
          "--calendar", "work.ics", "--tz", "Europe/Madrid", "--format", "json", "--now",
          "2026-11-23T06:55:00+01:00",
        ])
      program.folder = folder.url
      let result = try program.run()
      #expect(result.status == 0)
      #expect(result.errors.isEmpty)
      let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
      return try #require(json as? [String: Any])
    }
  }

  /// A stand-up every morning, and one board meeting.
  private static func calendar(board start: String) -> String {
    """
    BEGIN:VCALENDAR
    VERSION:2.0
    BEGIN:VEVENT
    UID:standup@example.test
    DTSTART;TZID=Europe/Madrid:20260901T083000
    DURATION:PT30M
    RRULE:FREQ=DAILY
    SUMMARY:Stand-up
    END:VEVENT
    BEGIN:VEVENT
    UID:board@example.test
    DTSTART;TZID=Europe/Madrid:\(start)
    DURATION:PT2H
    SUMMARY:Board review
    ORGANIZER:mailto:a@example.test
    END:VEVENT
    BEGIN:VEVENT
    UID:late@example.test
    DTSTART;TZID=Europe/Madrid:20261123T160000
    DURATION:PT3H
    SUMMARY:Workshop
    END:VEVENT
    END:VCALENDAR

    """
  }
}
