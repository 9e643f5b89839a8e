import Foundation
import ReadyDayCore
import TestSupport
import Testing

/// What is asked about a value that is not to be shown.
@Suite("Hidden values") struct HiddenValueTests {
  /// At one home somebody said a lot, at the other nothing.
  @Test("with feel hidden nothing follows from what was said, in any output") func feel() throws {
    try TemporaryFolder.with { folder in
      func run(_ words: [String], at home: String, on date: String = "2026-03-10") throws -> String
      {
        return try Program(
          words + ["--tz", "Europe/Madrid", "--now", "\(date)T06:30:00+01:00"],
          ["HOME": folder.path(home)]
        ).runHere().output
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
