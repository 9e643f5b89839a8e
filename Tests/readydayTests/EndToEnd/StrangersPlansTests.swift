import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

/// What others write into a calendar that plans are imported from, and exported again.
@Suite("Strangers' plans")
struct StrangersPlansTests {
  private static func calendar(_ lines: String...) -> String {
    (["BEGIN:VCALENDAR", "BEGIN:VEVENT", "DTSTART:20261123T180000", "SUMMARY:Yoga"] + lines
      + ["END:VEVENT", "END:VCALENDAR", ""]).joined(separator: "\n")
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
    try TemporaryFolder.with { data in
      let file = try data.file("eve.ics", Self.calendar(line))
      #expect(
        try PlanProgramTests.program(data, "plan", "import", file.path, "--all", "--yes").run()
          .status != 2)
      for format in ["ics", "json"] {
        let text = try PlanProgramTests.program(data, "plan", "export", "--format", format).run()
          .output
        let names = text.split(separator: "\r\n").map { $0.prefix { $0 != ":" && $0 != ";" } }
        #expect(!names.contains("ATTENDEE"))
        #expect(names.count(where: { $0 == "END" }) <= 2)
        if format == "ics" {
          let harmful = text.replacing("\r\n", with: "").unicodeScalars
            .filter(\.isDangerous)
          #expect(harmful.isEmpty)
        }
      }
    }
  }

  @Test("a UID that only looks like a plan's replaces no plan")
  func noReplacing() throws {
    try TemporaryFolder.with { data in
      let id = try PlanProgramTests.program(data, "plan", "add", "strength").run().output.split(
        separator: " ")
      let name = id[1].prefix { $0 != ":" }
      let file = try data.file("eve.ics", Self.calendar("UID:plan-\(name)@readyday"))
      let result = try PlanProgramTests.program(data, "plan", "import", file.path, "--all", "--yes")
        .run()
      #expect(result.output == "1 new, 0 updated, 0 unchanged\n")
    }
  }

  @Test(
    "an id with signs that cannot be seen is no id",
    arguments: ["a\\nb", "a b", "", "\\u001b[31m", "a\\u200bb", String(repeating: "a", count: 256)])
  func ids(id: String) throws {
    try TemporaryFolder.with { data in
      let file = try data.file(
        "plans.json",
        """
        {"schema": "readyday.plans", "schema_version": "1.0", "plans": [{"id": "\(id)",
         "date": "2026-11-23", "sequence": 1, "activity": "yoga", "intensity": "hard",
         "duration_min": 30, "created_at": "2026-11-23T06:00:00Z"}]}
        """)
      let result = try PlanProgramTests.program(data, "plan", "import", file.path, "--all", "--yes")
        .run()
      #expect(result.status == 4 && result.errors.contains("entry 1, id: text was expected"))
    }
  }

  @Test("notes of a few letters and a great many joiners are too long")
  func notes() throws {
    try TemporaryFolder.with { data in
      let notes = "a" + String(repeating: "\u{200D}", count: 6000)
      let file = try data.file("eve.ics", Self.calendar("DESCRIPTION:\(notes)"))
      let result = try PlanProgramTests.program(data, "plan", "import", file.path, "--all", "--yes")
        .run()
      #expect(
        result.errors.contains(
          Voice(.english).problem(.notesTooLong(characters: 6001) as PlanProblem)))
    }
  }

  @Test(
    "where titles are hidden, no word of the file is told",
    arguments: [["--hide", "titles"], ["--audience", "coach"], ["--hide", "private_events"]])
  func hidden(options: [String]) throws {
    try TemporaryFolder.with { data in
      let files = [
        "zqx7 one.ics": Self.calendar("UID:zqx7", "EXDATE:zqx7", "RRULE:FREQ=zqx7"),
        "zqx7 two.ics": Self.calendar("STATUS:CANCELLED").replacing("Yoga", with: "zqx7"),
        "zqx7 three.ics": Self.calendar("RRULE:FREQ=HOURLY;X-ZQX7=1")
          .replacing("Yoga", with: "zqx7"),
        "zqx7 four.ics": "zqx7", "five.ics": Self.calendar("UID:5"),
      ]
      for (name, text) in files { try data.file("cal/\(name)", text) }
      var program = PlanProgramTests.program(
        data, "plan", "import", data.path("cal"), "--all", "--yes", "--verbose")
      #expect(try program.run().errors.contains("zqx7"))
      program.arguments += options
      let said = try program.run()
      #expect(said.status == 0 && said.errors.contains("/cal/…"))
      #expect(!(said.output + said.errors).lowercased().contains("zqx7"))
    }
  }

  @Test("what is refused is named, by its place alone where titles are hidden")
  func refusals() throws {
    try TemporaryFolder.with { data in
      // The seventh session of a day, by its rule, and what no plan can be.
      let days = (1...7).map { Self.calendar("UID:\($0)").replacing("Yoga", with: "zqx\($0)") }
      for (index, text) in days.enumerated() { try data.file("cal/\(index).ics", text) }
      let notes = String(repeating: "a", count: 600)
      let long = Self.calendar("UID:8", "DESCRIPTION:\(notes)").replacing("Yoga", with: "zqx8")
      let file = try data.file("long.ics", long)
      let full = try PlanProgramTests.program(
        data, "plan", "import", data.path("cal"), "--all", "--yes"
      ).run()
      #expect(full.output == "6 new, 0 updated, 0 unchanged\n")
      #expect(
        full.errors == """
          readyday: warning: \(data.path("cal/6.ics")):2: "zqx7": Mon 23 Nov already has six sessions, the most a day can have

          """)
      let told = try PlanProgramTests.program(data, "plan", "import", file.path, "--all", "--yes")
        .run()
      #expect(
        told.errors == """
          readyday: warning: \(file.path):2: "zqx8": \(Voice(.english).problem(.notesTooLong(characters: 600) as PlanProblem))

          """)
      // Hidden notes are not kept, and so not too long.
      let hidden = try PlanProgramTests.program(
        data, "plan", "import", file.path, "--all", "--yes", "--hide", "titles"
      ).run()
      #expect(
        hidden.errors == """
          readyday: warning: \(file.path):2: Mon 23 Nov already has six sessions, the most a day can have

          """)
    }
  }

  /// A series on the clock of some zone, imported by somebody in another one.
  struct ForeignSeries: Sendable {
    let zone: String
    let here: String
    var rule = "RRULE:FREQ=WEEKLY"
    /// The hour at which it is kept, where that is told.
    var hour: String?
  }

  @Test(
    "a series of another zone is told where the clocks do not change together",
    arguments: [
      ForeignSeries(zone: "America/New_York", here: "Europe/Madrid", hour: "00:00"),
      ForeignSeries(zone: "Europe/Madrid", here: "UTC", hour: "17:00"),
      ForeignSeries(zone: "Europe/Madrid", here: "Europe/Madrid"),
      ForeignSeries(zone: "Europe/Berlin", here: "Europe/Madrid"),
      ForeignSeries(zone: "Asia/Tokyo", here: "UTC"),
      ForeignSeries(zone: "America/New_York", here: "Europe/Madrid", rule: "CLASS:PUBLIC"),
      ForeignSeries(
        zone: "America/New_York", here: "Europe/Madrid", rule: "RRULE:FREQ=WEEKLY;COUNT=3"),
    ])
  func foreignSeries(series: ForeignSeries) throws {
    try TemporaryFolder.with { data in
      let text = Self.calendar("UID:1", series.rule)
        .replacing("DTSTART:", with: "DTSTART;TZID=\(series.zone):")
      let file = try data.file("one.ics", text)
      var program = PlanProgramTests.program(data, "plan", "import", file.path, "--all", "--yes")
      program.arguments.removeLast(4)
      program.arguments += ["--tz", series.here, "--now", "2026-11-22T09:00:00Z"]
      let place = "readyday: warning: \(file.path):2: "
      let english = series.hour.map {
        "\(place)\"Yoga\": the series is in \(series.zone); here it stays at \($0), even while the clocks have changed in only one of the two places\n"
      }
      #expect(try program.run().errors == english ?? "")
      program.arguments += ["--lang", "es", "--hide", "titles"]
      let spanish = series.hour.map {
        "readyday: aviso: \(file.path):2: la serie está en …; aquí se queda a las \($0), aunque el reloj "
          + "haya cambiado solo en uno de los dos sitios\n"
      }
      #expect(try program.run().errors == spanish ?? "")
    }
  }

  @Test("the configuration hides them too")
  func configured() throws {
    try TemporaryFolder.with { data in
      let file = try data.file("one.ics", Self.calendar("EXDATE:zqx7"))
      let configuration = try data.file("config.json5", "{privacy: {hide: [\"titles\"]}}")
      let said = try PlanProgramTests.program(
        data, "plan", "import", file.path, "--yes", "--config", configuration.path
      ).run()
      #expect(said.errors.contains("one.ics:") && !said.errors.contains("zqx7"))
    }
  }
}
