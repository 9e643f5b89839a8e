import Foundation
import ReadyDayCore
import TestSupport
import Testing

/// What is asked about a value that is not to be shown.
@Suite("Hidden values")
struct HiddenValueTests {
  private static func run(_ words: [String], _ language: String = "en") throws -> Program.Result {
    let calendars = ["recovery", "sleep"].contains(words[0]) ? [] : ["--calendar", "calendars"]
    return try Program(
      words + calendars + [
        "--tz", "Europe/Madrid", "--now", "2026-03-10T06:30:00+01:00", "--whoop", "whoop", "--lang",
        language,
      ]
    ).run()
  }

  @Test(
    "a condition on a hidden score is refused: either answer would tell of it",
    arguments: ["<50", ">=50", "<101"])
  func check(_ comparison: String) throws {
    let english = try Self.run(["check", "--recovery", comparison, "--hide", "recovery"])
    #expect(english.status == 2 && english.output.isEmpty)
    #expect(
      english.errors == """
        readyday: error: check --recovery would reveal something hidden
          recovery is hidden by --hide, --audience or privacy.hide

        """)
    let spanish = try Self.run(["check", "--recovery", comparison, "--hide", "recovery"], "es")
    #expect(
      spanish.errors == """
        readyday: error: check --recovery pregunta por un dato oculto
          la recuperación está oculta por --hide, --audience o privacy.hide

        """)
  }

  @Test("what is wrong with a night is told without when it began", arguments: ["en", "es"])
  func onset(language: String) throws {
    try TemporaryFolder.with { folder in
      try folder.file(
        "night.json",
        """
        [{"id":"a","cycle_id":1,"start":"2026-03-09T22:41:17Z","end":"2026-03-09T21:00:00Z",
          "timezone_offset":"+01:00","nap":false,"score_state":"UNSCORABLE"}]
        """)
      try folder.file(
        "sleeps.csv",
        """
        Cycle start time,Cycle end time,Cycle timezone,Sleep onset,Wake onset,Nap
        2026-03-09 23:41:17,,UTC+01:00,2026-03-09 23:41:17,2026-03-09 22:00:00,false

        """)
      for hidden in [["--hide", "sleep"], ["--hide", "sleep", "--verbose"]] {
        let words = [
          "brief", "--date", "2026-03-10", "--tz", "UTC", "--lang", language, "--whoop",
          folder.path("night.json"), "--whoop", folder.path("sleeps.csv"),
        ]
        let result = try Program(words + hidden).run()
        #expect(!(result.errors + result.output).contains(":41"))
        #expect(result.errors.contains("night.json:1") && result.errors.contains("sleeps.csv:2"))
      }
    }
  }

  @Test("the configuration hides it from check too")
  func configured() throws {
    try TemporaryFolder.with { folder in
      try folder.file("config.json5", "{privacy: {hide: [\"recovery\"]}}")
      let result = try Self.run(
        ["check", "--recovery", "<50", "--config", folder.path("config.json5")])
      #expect(result.status == 2)
    }
  }

  @Test("a condition on anything else is answered")
  func others() throws {
    #expect(try Self.run(["check", "--load", ">=70", "--hide", "recovery"]).status == 0)
    #expect(try Self.run(["check", "--recovery", "<50", "--hide", "sleep"]).status == 0)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let words: [String]
    let english: String
    let spanish: String
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(
    "where a hidden value would stand it says hidden, not unknown",
    arguments: [
      Case(
        words: ["explain", "recovery", "--hide", "recovery"],
        english: "The score is hidden.",
        spanish: "La puntuación está oculta."),
      Case(
        words: ["recovery", "--hide", "recovery"],
        english: "RECOVERY  --   hidden",
        spanish: "RECUPERACIÓN  --   dato oculto"),
      Case(
        words: ["sleep", "--hide", "sleep"],
        english: "SLEEP  --   hidden",
        spanish: "SUEÑO  --   dato oculto"),
      Case(
        words: ["explain", "red-recovery", "--hide", "recovery"],
        english: Obstacle.hidden.sentence(in: Voice(.english)),
        spanish: Obstacle.hidden.sentence(in: Voice(.spanish))),
      Case(
        words: ["explain", "short-sleep", "--hide", "sleep"],
        english: Obstacle.hidden.sentence(in: Voice(.english)),
        spanish: Obstacle.hidden.sentence(in: Voice(.spanish))),
      Case(
        words: ["explain", "hrv-outside-range", "--hide", "hrv"],
        english: Obstacle.hidden.sentence(in: Voice(.english)),
        spanish: Obstacle.hidden.sentence(in: Voice(.spanish))),
    ])
  func says(_ expected: Case) throws {
    let english = try Self.run(expected.words).output
    #expect(english.contains(expected.english))
    #expect(try Self.run(expected.words, "es").output.contains(expected.spanish))
    #expect(!english.contains("not scored") && !english.contains("not known"))
  }

  /// At one home somebody said a lot, at the other nothing.
  @Test("with feel hidden nothing follows from what was said, in any output")
  func feel() throws {
    try TemporaryFolder.with { folder in
      func run(_ words: [String], at home: String, on date: String = "2026-03-10") throws -> String
      {
        var program = Program(
          words + ["--tz", "Europe/Madrid", "--now", "\(date)T06:30:00+01:00"])
        program.environment["HOME"] = folder.path(home)
        return try program.run().output
      }
      for home in ["said", "silent"] { try folder.file("\(home)/.profile", "") }
      let said = [
        ("2026-03-04", ["ill", "--fever"]), ("2026-03-06", ["fine"]),
        ("2026-03-09", ["injured", "knee"]), ("2026-03-10", ["1", "stay in bed"]),
      ]
      for (date, words) in said {
        #expect(!(try run(["feel"] + words, at: "said", on: date).isEmpty))
      }
      let asked = [
        ["brief"], ["brief", "--format", "json"], ["workout"], ["workout", "--format", "json"],
        ["explain", "state"], ["explain", "verdict"], ["week", "--plan"], ["trends"],
        ["review", "--week", "2026-W10"], ["review", "--week", "2026-W10", "--format", "json"],
      ]
      for words in asked {
        let data = ["--whoop", "whoop", "--calendar", "calendars"]
        let hidden = try ["said", "silent"].map {
          try run(words + data + ["--hide", "feel"], at: $0)
        }
        #expect(hidden[0] == hidden[1] && !hidden[0].isEmpty, "\(words)")
        if words[0] == "review" { #expect(!hidden[0].contains("What readyday advised")) }
      }
    }
  }
}
