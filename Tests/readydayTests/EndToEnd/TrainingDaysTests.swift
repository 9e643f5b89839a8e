import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore

/// Sessions and workouts in the commands about days.
@Suite("Training among the days")
struct TrainingDaysTests {
  private static func program(_ command: String, _ words: String...) -> Program {
    var program = Program([
      command, "--calendar", "calendars", "--me", "ana@example.test", "--tz", "Europe/Madrid",
      "--now", "2026-03-10T06:30:00+01:00",
    ])
    if command != "agenda" { program.arguments += ["--whoop", "whoop"] }
    program.arguments += words
    program.environment["XDG_DATA_HOME"] = Fixtures.url("training/red-and-hard").path
    return program
  }

  @Test("the week marks today, shows strain, training and planned sessions, and ends with means")
  func week() throws {
    let week = try Self.program("week").run().output
    #expect(week.contains("13.5    52/100 moderate, 1 demanding"))
    #expect(week.contains("\n            17:22 Cycling, 1 h 44 min\nToday       28% red"))
    #expect(
      week.contains("\n            planned: 18:00 Running, hard, 1 h · Yoga, easy, 45 min\n"))
    #expect(week.contains("\nMean        43%         6 h 19 min  13.5    21/100\n"))
    let narrow = try Self.program("week", "--lang", "es", "--width", "40").run().output
    #expect(narrow.contains("previsto: 18:00 Carrera"))
    #expect(narrow.split(separator: "\n").allSatisfy { $0.displayWidth <= 40 })
    let hidden = try Self.program("week", "--hide", "strain").run().output
    #expect(!hidden.contains("13.5"))
  }

  @Test("a planned hour is not free in the agenda, and stands in it")
  func agenda() throws {
    let agenda = try Self.program("agenda").run().output
    #expect(
      agenda.contains(
        """
             16:30–18:00  free    1 h 30 min
             18:00–19:00  plan    Running, hard             1 h
             19:00–21:00  free    2 h
        """))
    #expect(
      agenda.contains(
        "\n     any time     plan    Yoga, easy                45 min\n"))
    let json = try Self.program("agenda", "--format", "json").run().output
    #expect(json.contains("\"sessions\" : [") && json.contains("\"plan_id\" : \"redhard1\""))
  }

  @Test("past workouts are listed with their distance where it is known, newest first")
  func past() throws {
    let past = try Self.program("workout", "--past", "3").run().output
    #expect(past.hasPrefix("Monday 9 March 2026\n  17:22  1 h 44 min  Cycling\n"))
    #expect(past.contains("strain 10.5 · average HR 120 bpm"))
    let month = try Self.program("workout", "--past", "60", "--lang", "es").run().output
    #expect(month.contains(" km"))
    let hidden = try Self.program("workout", "--past", "60", "--hide", "strain,heart_rate").run()
    #expect(!hidden.output.contains("strain") && !hidden.output.contains("bpm"))
    let json = try Self.program("workout", "--past", "60", "--format", "json").run().output
    #expect(try SchemaCheck(schema: DocumentName.workouts.schema).faults(in: json) == [])
  }

  @Test("a workout that is named shows its exercises, each with a cue")
  func named() throws {
    let core = try Program(["workout", "core"]).run()
    #expect(core.status == 0)
    #expect(core.output.contains("  plank: 3 × 30 s, rest 45 s\n    On forearms and toes"))
    for name in [["full", "body"], ["cuerpo", "entero"]] {
      let spanish = try Program(["workout"] + name + ["--lang", "es"]).run()
      #expect(spanish.status == 0 && spanish.output.contains("sentadilla"), "\(name)")
    }
    #expect(try Program(["workout", "body"]).run().status == 2)
    let json = try Program(["workout", "yoga", "--format", "json"]).run().output
    #expect(try SchemaCheck(schema: DocumentName.workout.schema).faults(in: json) == [])
    #expect(try Program(["workout", "zumba"]).run().status == 2)
  }
}
