import Foundation
import TestSupport
import Testing

/// The commands that explain a day and try changes on it, as they were built.
@Suite("What if")
struct WhatIfProgramTests {
  @Test(
    "after a move stands the brief of a calendar in which it was moved",
    arguments: [
      ["--move", "2=2026-11-24T10:00"], ["--move", "2=tomorrowT10:00"],
      ["--move", "board review=tue 10:00"], ["--move", "BOARD=tomorrow 10:00"],
      ["--move", "board=mañana 10h"], ["--move", "board=24/11/2026 10am"],
    ])
  func moved(_ change: [String]) throws {
    let after = try Self.run(["what-if"] + change, board: "20261123T090000")["after"]
    let brief = try Self.run(["brief"], board: "20261124T100000")
    #expect(after as? NSDictionary == brief as NSDictionary)
  }

  @Test("a day alone keeps the event's time of day")
  func dayAlone() throws {
    let after = try Self.run(["what-if", "--move", "board=tomorrow"], board: "20261123T090000")
    let brief = try Self.run(["brief"], board: "20261124T090000")
    #expect(after["after"] as? NSDictionary == brief as NSDictionary)
  }

  @Test("a time that is over is no time to move to", arguments: ["en", "es"])
  func over(language: String) throws {
    let result = try Program([
      "what-if", "--move", "5=08:00", "--calendar", "calendars", "--tz", "Europe/Madrid", "--now",
      "2026-03-10T10:00:00+01:00", "--lang", language,
    ]).run()
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(
      result.errors
        == (language == "en"
          ? "readyday: error: 08:00 has passed: it is already 10:00\n"
          : "readyday: error: 08:00 ya ha pasado: ahora son las 10:00\n"))
  }

  @Test("where no slot is found for the hardest event, that and why is said")
  func noSlot() throws {
    try TemporaryFolder.with { folder in
      func event(_ day: Int, _ start: Int, _ end: Int, _ title: String) -> String {
        "BEGIN:VEVENT\nUID:\(day)-\(start)\nDTSTART;TZID=Europe/Madrid:202611\(day)T\(start)0000\n"
          + "DTEND;TZID=Europe/Madrid:202611\(day)T\(end)0000\nSUMMARY:\(title)\nEND:VEVENT\n"
      }
      let guests = "\nORGANIZER:mailto:ana@example.test\nATTENDEE:mailto:bo@example.test"
      let full = (24...30).map { event($0, 10, 13, "Planning") + event($0, 13, 18, "Sync") }
      try folder.file(
        "work.ics",
        "BEGIN:VCALENDAR\n\(event(23, 15, 17, "Board paper\(guests)"))\(full.joined())END:VCALENDAR\n"
      )
      func run(_ words: String...) throws -> String {
        var program = Program(
          [
            "what-if", "--set", "recuperación=20%", "--calendar", "work.ics", "--tz",
            "Europe/Madrid", "--me", "ana@example.test",
          ]
            + ["--now", "2026-11-23T06:55:00+01:00"] + words)
        program.folder = folder.url
        return try program.run().output
      }
      for language in ["en", "es"] {
        let document = try run("--format", "json", "--lang", language)
        let value = try #require(document.split(separator: "\"no_slot\" : \"").last)
        let reason = try #require(value.split(separator: "\n").first)
          .replacing("\\\"", with: "'").split(separator: "\"")[0].replacing("'", with: "\"")
        #expect(document.contains("\"no_slot\" : \"") && reason.contains("Board paper"))
        let text = try run("--width", "200", "--lang", language)
        #expect(text.split { $0.isWhitespace }.joined(separator: " ").contains(reason))
      }
    }
  }

  @Test("a mail asks the guests or the organiser for the move, and says nothing of the reason")
  func draft() throws {
    func run(_ words: String...) throws -> (output: String, errors: String, status: Int32) {
      let result = try Program(
        [
          "what-if", "--whoop", "whoop", "--calendar", "calendars", "--me", "ana@example.test",
          "--tz", "Europe/Madrid", "--now", "2026-03-10T06:30:00+01:00",
        ] + words
      ).run()
      return (result.output, result.errors, result.status)
    }
    let mail = try run("--move", "board=thu", "--draft")
    #expect(mail.status == 0 && mail.output.hasPrefix("To: noor@example.test\n"))
    #expect(
      mail.output.contains(
        "Could we move \"Board review\" from Tue 10 Mar 09:30–11:30 to Thu 12 Mar 09:30–11:30 "))
    #expect(!mail.output.contains("%") && !mail.output.lowercased().contains("recovery"))
    let json = try run("--move", "board=thu", "--draft", "--format", "json").output
    #expect(json.contains("\"drafts\" : [\n    {"))
    #expect(
      try run("--move", "board=thu", "--format", "json").output.contains("\"drafts\" : [\n\n"))
    let none = try run("--drop", "board", "--draft")
    #expect(none.status == 2 && none.errors.contains("--draft needs --move"))
  }

  private static func draft(
    to organizer: String, _ options: [String] = [], configuration: String = "{}"
  ) throws -> Program.Result {
    try TemporaryFolder.with { folder in
      try folder.file(
        "a.ics",
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nDTSTART:20260310T090000Z\nDTEND:20260310T100000Z\n"
          + "SUMMARY:Board\nCLASS:PRIVATE\nORGANIZER:mailto:\(organizer)\nEND:VEVENT\nEND:VCALENDAR\n"
      )
      try folder.file("config.json5", configuration)
      var program = Program(
        ["what-if", "--move", "1=2026-03-12T10:00", "--draft", "--config", "config.json5"]
          + ["--calendar", "a.ics", "--tz", "UTC", "--now", "2026-03-10T05:00:00Z"] + options)
      program.folder = folder.url
      return try program.run()
    }
  }

  @Test(
    "a mail goes to one mailbox, or there is none",
    arguments: [
      "o@x.test,evil@y.test", "o@x.test;evil@y.test", "o@x.test?bcc=evil@y.test",
      "o%2Cevil%40y.test@x.test", "o@x.test%0Abcc:evil@y.test", "o@x@y.test", "o p@x.test",
      "o@x.test evil@y.test", "\"o\"@x.test", "o@[127.0.0.1]", ".o@x.test",
      "o..p@x.test", "o@x..test", "o@-x.test", "o@test", "@x.test", "o@", "ö@x.test",
      "o\u{202E}@x.test", String(repeating: "o", count: 65) + "@x.test",
      "o@" + String(repeating: "x.", count: 130) + "test",
    ])
  func mailbox(address: String) throws {
    let result = try Self.draft(to: address)
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.errors.contains("somebody else's address: one valid mailbox"))
  }

  @Test("an ordinary address is one", arguments: ["o.p+q-r_s@mail.x-y.test", "o'neil@x.test"])
  func ordinary(address: String) throws {
    #expect(try Self.draft(to: address).output.hasPrefix("To: \(address)\n"))
  }

  @Test(
    "for an event that is hidden there is no mail",
    arguments: [
      (["--hide", "titles"], "{}"), (["--audience", "coach"], "{}"),
      (["--hide", "private_events"], "{}"), ([], "{privacy: {private_events: \"busy\"}}"),
      ([], "{calendars: [{name: \"a\", path: \"a.ics\", show: \"busy\"}]}"),
    ])
  func hidden(options: [String], configuration: String) throws {
    for format in ["text", "json"] {
      let result = try Self.draft(
        to: "oncologist@x.test", options + ["--format", format], configuration: configuration)
      #expect(result.status == 2 && !(result.output + result.errors).contains("oncologist"))
      #expect(result.errors.contains("--draft would reveal something hidden"))
    }
  }

  @Test("several moves are made at once, and what collides is told")
  func severalMoves() throws {
    let document = try Self.run(
      ["what-if", "--move", "2=08:15", "--move", "3=tomorrowT09:00"], board: "20261123T090000")
    let collisions = try #require(document["collisions"] as? [[String: Any]])
    #expect(collisions.map { $0["event"] as? Int } == [2])
    #expect(
      collisions.map { $0["message"] as? String } == [
        "\"Board review\", Mon 23 Nov 08:15–10:15, would overlap \"Stand-up\", 08:30–09:00."
      ])
    #expect(collisions.first?["start"] as? String == "2026-11-23T08:15:00+01:00")
    #expect(collisions.first?["other_end"] as? String == "2026-11-23T09:00:00+01:00")
    let changes = try #require(document["changes"] as? [[String: Any]])
    #expect(changes.map { $0["title"] as? String } == ["Board review", "Workshop"])
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
          --move EVENT=TIME...
          --drop EVENT...
          --shorten EVENT=LENGTH...
          --add TITLE=TIME...
          --set recovery=SCORE

        """),
    Refusal(
      arguments: ["what-if", "--move", "2=25:00"],
      errors: """
        readyday: error: --move: invalid value "2=25:00"
          accepted: 2=10:00, "board review=thu 10:00", 2=2026-11-24T10:00

        """),
    Refusal(
      arguments: ["what-if", "--set", "recovery=101"],
      errors: """
        readyday: error: --set: invalid value "recovery=101"
          accepted: recovery=0…100

        """),
    Refusal(
      arguments: ["what-if", "--drop", "8", "--calendar", "calendars", "--now", now],
      errors: """
        readyday: error: there is no event 8: the day has 1 to 7

        """),
    Refusal(
      arguments: ["explain"],
      errors: """
        readyday: error: explain needs an argument
          usage: readyday explain [options] EVENT|LETTER|RULE|TOPIC [DATE]

        """),
    Refusal(
      arguments: ["explain", "8", "--calendar", "calendars", "--now", now],
      errors: """
        readyday: error: there is no event 8: the day has 1 to 7

        """),
    Refusal(
      arguments: ["explain", "C", "--calendar", "calendars", "--now", now],
      errors: """
        readyday: error: no advice C: that day has only A

        """),
    Refusal(
      arguments: ["what-if", "--drop", "vendor", "--calendar", "calendars", "--now", now],
      errors: """
        readyday: error: "Vendor demo" is not counted (cancelled), so changing it makes no difference

        """),
    Refusal(
      arguments: ["what-if", "--drop", "view", "--calendar", "calendars", "--now", now],
      errors: """
        readyday: error: "view" is in the titles of 2 events: type more of it, or a number
          2  09:30–11:30  Board review
          3  11:30–12:30  Interview: data engineer

        """),
  ]

  @Test("what cannot be done is said, with status 2", arguments: refusals)
  func refuse(_ expected: Refusal) throws {
    let result = try Program(expected.arguments + ["--tz", "Europe/Madrid"]).run()
    #expect(result.status == 2)
    #expect(result.errors == expected.errors)
    #expect(result.output.isEmpty)
  }

  @Test("an event is explained by a part of its title, also one that does not count")
  func byTitle() throws {
    func explain(_ word: String) throws -> String {
      try Program([
        "explain", word, "--calendar", "calendars", "--now", Self.now, "--tz", "Europe/Madrid",
      ]).run().output
    }
    #expect(try explain("board").hasPrefix("Event 2: \"Board review\", 09:30–11:30\n"))
    #expect(try explain("board") == explain("2"))
    #expect(
      try explain("vendor") == "  \"Vendor demo\" is not counted: cancelled.\n"
        + "  Kind: meeting (\"vendor\" is in the title, and others are invited)\n")
  }

  @Test("no explanation of a rule shows a name that only scripts know", arguments: ["en", "es"])
  func noRawKeys(language: String) throws {
    for rule in ["meeting-marathon", "short-sleep", "move-hardest-event", "A", "B", "C", "D"] {
      let result = try Program([
        "explain", rule, "--calendar", "calendars", "--whoop", "whoop", "--now", Self.now, "--tz",
        "Europe/Madrid", "--lang", language,
      ]).run()
      #expect(result.status == 0)
      #expect(!result.output.contains("_") && !result.output.contains(" = "))
    }
  }

  @Test(
    "a topic is known by its name in either language, and by what it shows",
    arguments: [
      ("carga", "load"), ("Sueño", "sleep"), ("recuperación", "recovery"), ("esfuerzo", "strain"),
      ("día", "day"), ("ventanas", "windows"), ("veredicto", "verdict"), ("hrv", "recovery"),
      ("performance", "sleep"), ("puntuación", "score"),
    ])
  func topics(word: String, topic: String) throws {
    func explain(_ word: String) throws -> Program.Result {
      try Program([
        "explain", word, "--calendar", "calendars", "--whoop", "whoop", "--now", Self.now, "--tz",
        "Europe/Madrid",
      ]).run()
    }
    let (result, expected) = (try explain(word), try explain(topic))
    #expect(result.status == 0 && result.output == expected.output)
  }

  @Test("an unknown rule is answered with those there are")
  func unknownRule() throws {
    let result = try Program(["explain", "sleep-dept", "--calendar", "calendars"]).run()
    #expect(result.status == 2)
    #expect(result.errors.contains("did you mean \"sleep-debt\"?"))
    #expect(result.errors.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(result.errors.hasSuffix("  readyday help explain lists the rules\n"))
    #expect(try Program(["help", "explain"]).run().output.contains("late-hard-training"))
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
