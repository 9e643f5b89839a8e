import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

/// What others write into a calendar that plans are imported from, and exported again.
@Suite("Strangers' plans") struct StrangersPlansTests {
  private let data = try! TemporaryFolder()

  private static func calendar(_ lines: String...) -> String {
    (["BEGIN:VCALENDAR", "BEGIN:VEVENT", "DTSTART:20261123T180000", "SUMMARY:Yoga"] + lines
      + ["END:VEVENT", "END:VCALENDAR", ""]).joined(separator: "\n")
  }

  private static func program(_ home: TemporaryFolder, _ words: String...) -> Program {
    var program = Program("", at: home, now: "2026-11-23T06:55:00+01:00")
    program.arguments = words
    return program
  }

  private static let controls = "\u{1B}[31m\u{7}\u{9B}\u{8}"

  @Test(
    "no line of a stranger's becomes one of the calendar's",
    arguments: [
      "UID:plan-a\\nATTENDEE:mailto:eve@evil.test\\n\(controls)@readyday", "UID:a\\n\(controls)",
      "UID:plan-\(controls)-0123456789abcdef@readyday",
      "RRULE:FREQ=DAILY;X-A=\(controls)", "DESCRIPTION:a\\nEND:VEVENT\\n\(controls)",
      "X-READYDAY-ACTIVITY:yoga\(controls)", "X-READYDAY-INTENSITY:hard\(controls)",
    ])
  func lines(line: String) throws {
    let file = try data.file("eve.ics", Self.calendar(line))
    #expect(try Self.program(data, "plan", "import", file.path, "--all", "--yes").run().status != 2)
    for format in ["ics", "json"] {
      let text = try Self.program(data, "plan", "export", "--format", format).run().output
      let names = text.split(separator: "\r\n").map { $0.prefix { $0 != ":" && $0 != ";" } }
      #expect(!names.contains("ATTENDEE"))
      #expect(names.count(where: { $0 == "END" }) <= 2)
      if format == "ics" {
        let harmful = text.replacing("\r\n", with: "").unicodeScalars.filter(\.isDangerous)
        #expect(harmful.isEmpty)
      }
    }
  }

  @Test("a UID that only looks like a plan's replaces no plan") func noReplacing() throws {
    let id = try Self.program(data, "plan", "add", "strength").run().output.split(separator: " ")
    let name = id[1].prefix { $0 != ":" }
    let file = try data.file("eve.ics", Self.calendar("UID:plan-\(name)@readyday"))
    let result = try Self.program(data, "plan", "import", file.path, "--all", "--yes").run()
    #expect(result.output == "1 new, 0 updated, 0 unchanged\n")
  }

  @Test(
    "an id with signs that cannot be seen is no id",
    arguments: ["a\\nb", "a b", "", "\\u001b[31m", "a\\u200bb", String(repeating: "a", count: 256)])
  func ids(id: String) throws {
    let file = try data.file(
      "plans.json",
      """
      {"schema": "readyday.plans", "schema_version": "1.0", "plans": [{"id": "\(id)",
       "date": "2026-11-23", "sequence": 1, "activity": "yoga", "intensity": "hard",
       "duration_min": 30, "created_at": "2026-11-23T06:00:00Z"}]}
      """)
    let result = try Self.program(data, "plan", "import", file.path, "--all", "--yes").run()
    #expect(result.status == 4 && result.errors.contains("entry 1, id: text was expected"))
  }

  @Test("notes of a few letters and a great many joiners are too long") func notes() throws {
    let notes = "a" + String(repeating: "\u{200D}", count: 6000)
    let file = try data.file("eve.ics", Self.calendar("DESCRIPTION:\(notes)"))
    let result = try Self.program(data, "plan", "import", file.path, "--all", "--yes").run()
    #expect(
      result.errors.contains(
        Voice(.english).problem(.notesTooLong(characters: 6001) as PlanProblem)))
  }

  @Test(
    "where titles are hidden, no word of the file is told",
    arguments: [["--hide", "titles"], ["--audience", "coach"], ["--hide", "private_events"]])
  func hidden(options: [String]) throws {
    let files = [
      "zqx7 one.ics": Self.calendar("UID:zqx7", "EXDATE:zqx7", "RRULE:FREQ=zqx7"),
      "zqx7 two.ics": Self.calendar("STATUS:CANCELLED").replacing("Yoga", with: "zqx7"),
      "zqx7 three.ics": Self.calendar("RRULE:FREQ=HOURLY;X-ZQX7=1").replacing("Yoga", with: "zqx7"),
      "zqx7 four.ics": "zqx7", "five.ics": Self.calendar("UID:5"),
    ]
    for (name, text) in files { try data.file("cal/\(name)", text) }
    var program = Self.program(
      data, "plan", "import", data.path("cal"), "--all", "--yes", "--verbose")
    #expect(try program.run().errors.contains("zqx7"))
    program.arguments += options
    let said = try program.run()
    #expect(said.status == 0 && said.errors.contains("/cal/…"))
    #expect(!(said.output + said.errors).lowercased().contains("zqx7"))
  }
}
