import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore

/// `plan` with words instead of options, its defaults and notes, and other programs' calendars.
@Suite("plan in words")
struct PlanWordsTests {
  private static func plan(_ data: TemporaryFolder, _ words: String...) throws -> Program.Result {
    var program = PlanProgramTests.program(data, "plan")
    program.arguments.insert(contentsOf: words, at: 1)
    return try program.run()
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let words: [String]
    let added: String

    init(_ words: String, _ added: String) {
      self.words = words.split(separator: " ").map(String.init)
      self.added = added
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  @Test("how it felt is said with reflect, and words without a command get a suggestion")
  func natural() throws {
    try TemporaryFolder.with { data in
      for words in [["--done", "run", "felt", "good"], ["run", "felt good"]] {
        var program = PlanProgramTests.program(data, "plan", "add")
        program.arguments.insert(contentsOf: words, at: 2)
        let result = try program.run()
        #expect(result.status == 2)
        #expect(
          result.errors.contains(
            "  try: readyday plan add --done run\n  try: readyday reflect 4 \"felt good\"\n"))
      }
      for (word, hint) in [
        ("stop", "body programme stop"), ("start", "init"), ("coffee", "explain short-sleep"),
      ] {
        let result = try Program([word]).run()
        #expect(result.status == 2 && result.errors.contains("try: readyday \(hint)\n"), "\(word)")
      }
    }
  }

  @Test(
    "what is missing or said twice is refused",
    arguments: [
      ("", "plan add needs an activity, such as run"),
      ("tomorrow", "plan add needs an activity, such as run"),
      ("yoga 5k", "kilometres are for a run, a ride or a walk"),
      ("run tomorrow --done", "plan add --done takes today or an earlier date, not 2026-11-24"),
      ("cardio 45m", "plan add: \"cardio\" matches several activities: say which"),
      ("skills", "plan add: \"skills\" matches several activities: say which"),
      ("competition 10k", "plan add: \"competition\" matches several activities: say which"),
      ("--activity cardio", "--activity: \"cardio\" matches several activities: say which"),
      ("light", "plan add needs an activity, such as run"),
      ("run 7am 18:00", "two times, 7am and 18:00: a session has one"),
      ("run monday friday", "\"monday\" is a second day, and words plan only one session"),
    ])
  func refused(words: String, error: String) throws {
    try TemporaryFolder.with { data in
      var program = PlanProgramTests.program(data, "plan", "add")
      program.arguments.insert(contentsOf: words.split(separator: " ").map(String.init), at: 2)
      let result = try program.run()
      #expect(result.status == 2 && result.errors.contains("error: \(error)\n"))
    }
  }

  @Test(
    "only who types other gets Other, and light is called so where it was typed",
    arguments: [
      ("brick", "Triathlon, Mon 23 Nov, any time, 1 h, moderate"),
      ("long ride", "Cycling, Mon 23 Nov, any time, 3 h, moderate"),
      ("long run 2h", "Running, Mon 23 Nov, any time, 2 h, moderate"),
      ("intervals 6x800", "Running, Mon 23 Nov, any time, 6x800, 1 h, hard"),
      ("series 5 x 1km light", "Running, Mon 23 Nov, any time, 5x1km, 1 h, light"),
      ("other", "Other, Mon 23 Nov, any time, 1 h, moderate"),
      ("run light", "Running, Mon 23 Nov, any time, 1 h, light"),
      ("run easy", "Running, Mon 23 Nov, any time, 1 h, easy"),
      ("yoga --intensity light", "Yoga, Mon 23 Nov, any time, 30 min, light"),
    ])
  func understood(words: String, added: String) throws {
    try TemporaryFolder.with { data in
      var program = PlanProgramTests.program(data, "plan", "add")
      program.arguments.insert(contentsOf: words.split(separator: " ").map(String.init), at: 2)
      let output = try program.run().output
      #expect(output.hasSuffix(": \(added)\n"))
    }
  }

  @Test("on a terminal, an edit shows each value and asks; a wrong one is asked again")
  func editing() throws {
    try TemporaryFolder.with { data in
      _ = try Self.plan(data, "add", "yoga", "18:00", "45m")
      let edit = PlanProgramTests.program(data, "plan", "edit", "yoga")
      let shown = try PseudoTerminal().run(
        edit, typing: "\ntomorrow\n25:00\n19:30\n900\n60\n\nbring a mat\n")
      #expect(shown.status == 0)
      for part in [
        "activity [Yoga]: ", "day [2026-11-23]: ", "start [18:00]: ",
        "start: invalid value \"25:00\"", "minutes [45]: ", "not 900\n", "intensity [easy]: ",
        "notes []: ", ": Yoga, Tue 24 Nov, 19:30, 1 h, easy\n",
      ] { #expect(shown.screen.contains(part), "\(part)") }
      let left = try PseudoTerminal().run(edit)
      #expect(left.screen.contains("nothing to change in"))
      #expect(try edit.run().errors.contains("plan edit needs something to change"))
    }
  }

  @Test("a number is also one of the list of another day")
  func otherDay() throws {
    try TemporaryFolder.with { data in
      _ = try Self.plan(data, "add", "run", "thursday")
      #expect(try Self.plan(data, "move", "1", "friday").output.contains("Fri 27 Nov"))
      #expect(
        try Self.plan(data, "done", "1").errors.contains(
          "plan done takes today or an earlier date, not"))
      let unasked = try Self.plan(data, "remove", "1", "--yes")
      #expect(unasked.status == 2 && unasked.output.isEmpty)
      #expect(unasked.errors.contains("number 1 is on 2026-11-27, not on 2026-11-23"))
      #expect(unasked.errors.contains("try: readyday plan remove "))
      _ = try Self.plan(data, "add", "yoga", "saturday")
      let several = try Self.plan(data, "show", "1")
      #expect(several.status == 2 && several.errors.contains("1 2026-11-28  Yoga"))
    }
  }

  @Test(
    "activity, day, time, length and intensity are taken in any order",
    arguments: [
      Case("run tomorrow 7am", "Running, Tue 24 Nov, 07:00, 1 h, moderate"),
      Case("7:30 pm hard run 45m", "Running, Mon 23 Nov, 19:30, 45 min, hard"),
      Case(
        "jiu jitsu on friday at 18:00 for 1h30m",
        "Jiu-Jitsu, Fri 27 Nov, 18:00, 1 h 30 min, moderate"),
      Case("pádel el viernes a las 19:30 suave", "Padel, Fri 27 Nov, 19:30, 1 h, easy"),
      Case("saltar a la comba +2d", "Jump Rope, Wed 25 Nov, any time, 1 h, moderate"),
      Case("12am yoga", "Yoga, Mon 23 Nov, 00:00, 30 min, easy"),
      Case("walk", "Walking, Mon 23 Nov, any time, 30 min, easy"),
      Case("rest --date sun", "Rest, Sun 29 Nov, all day"),
      Case("yoga --duration 75", "Yoga, Mon 23 Nov, any time, 1 h 15 min, easy"),
      Case("--activity run --start 7pm", "Running, Mon 23 Nov, 19:00, 1 h, moderate"),
      Case("run thursday 45 min hard", "Running, Thu 26 Nov, any time, 45 min, hard"),
      Case("1 h 30 min yoga tonight", "Yoga, Mon 23 Nov, 20:00, 1 h 30 min, easy"),
      Case("tonight at 21:15 run", "Running, Mon 23 Nov, 21:15, 1 h, moderate"),
      Case("correr mañana por la tarde", "Running, Tue 24 Nov, 18:00, 1 h, moderate"),
      Case("correr esta noche --lang es", "Carrera, lun 23 nov, 21:00, 1 h, moderada"),
      Case("correr hoy 18h30 1h30 --lang es", "Carrera, lun 23 nov, 18:30, 1 h 30 min, moderada"),
      Case("run 10k", "Running, Mon 23 Nov, any time, 1 h, moderate"),
      Case("ride 40 km saturday", "Cycling, Sat 28 Nov, any time, 1 h 40 min, moderate"),
      Case("run 10k 55m", "Running, Mon 23 Nov, any time, 55 min, moderate"),
      Case("run 2h", "Running, Mon 23 Nov, any time, 2 h, moderate"),
      Case("run --start 18h --intensity suave", "Running, Mon 23 Nov, 18:00, 1 h, easy"),
      Case("run 25/11/2026", "Running, Wed 25 Nov, any time, 1 h, moderate"),
      Case("long ride --date saturday", "Cycling, Sat 28 Nov, any time, 3 h, moderate"),
      Case("run in 3 days 7am", "Running, Thu 26 Nov, 07:00, 1 h, moderate"),
      Case("correr el 12 de diciembre", "Running, Sat 12 Dec, any time, 1 h, moderate"),
    ])
  func words(row: Case) throws {
    try TemporaryFolder.with { data in
      var program = PlanProgramTests.program(data, "plan", "add")
      program.arguments.insert(contentsOf: row.words, at: 2)
      let result = try program.run()
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.contains(": \(row.added)\n"), "\(result.output)")
    }
  }

  @Test("what is done is planned and marked at once")
  func logged() throws {
    try TemporaryFolder.with { data in
      _ = try Self.plan(data, "add", "run", "45m", "--done")
      #expect(try Self.plan(data, "show", "run").output.contains("done"))
    }
  }

  @Test("what is not understood, or said twice, is refused")
  func refused() throws {
    try TemporaryFolder.with { data in
      let unknown = try Self.plan(data, "add", "runing", "7am")
      #expect(unknown.status == 2 && unknown.errors.contains("did you mean running?"))
      let twice = try Self.plan(data, "add", "run", "7am", "--start", "8:00", "--lang", "es")
      #expect(twice.errors.contains("--start y una palabra suelta indican lo mismo; usa solo una"))
      #expect(try Self.plan(data, "add", "run", "mon", "--date", "tue").status == 2)
      #expect(!FileManager.default.fileExists(atPath: data.path("readyday/plans.json")))
    }
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    let words: String
    let errors: [String]
    var testDescription: String { words }
  }

  @Test(
    "a word that is not understood is named, with what would be",
    arguments: [
      Refused(
        words: "run hrad 7am",
        errors: ["unknown word \"hrad\"", "did you mean \"hard\"?", "accepted: an activity, a day"]),
      Refused(
        words: "jiu jitsu fast --lang es",
        errors: ["palabra desconocida «fast»", "valores admitidos: una actividad, un día"]),
      Refused(
        words: "run every thursday",
        errors: ["\"every\" means several sessions", "try: --repeat thu"]),
      Refused(
        words: "correr todos los jueves --lang es",
        errors: ["«todos» son varias sesiones", "prueba: --repeat thu"]),
      Refused(
        words: "run 18h",
        errors: ["\"18h\" is 18 h, longer than any session", "did you mean \"18:00\"?"]),
      Refused(
        words: "run 10/03/2026",
        errors: ["could be either of two dates\n  2026-03-10\n  2026-10-03\n"]),
      Refused(
        words: "--date 10/03/2026 --lang es",
        errors: ["«10/03/2026» puede ser dos fechas\n  2026-03-10\n  2026-10-03\n"]),
    ])
  func refusedWords(row: Refused) throws {
    try TemporaryFolder.with { data in
      var program = PlanProgramTests.program(data, "plan", "add")
      program.arguments.insert(contentsOf: row.words.split(separator: " ").map(String.init), at: 2)
      let result = try program.run()
      #expect(result.status == 2 && result.output.isEmpty)
      for part in row.errors { #expect(result.errors.contains(part), "\(result.errors)") }
    }
  }

  @Test("a start at night is taken with a note, and so is a day that the rule does not name")
  func notes() throws {
    try TemporaryFolder.with { data in
      let night = try Self.plan(data, "add", "swim", "4am")
      #expect(night.output.hasSuffix("\n  04:00 is outside your waking day, 06:00–22:00\n"))
      let json = try Self.plan(data, "add", "swim", "23:00", "--format", "json").output
      #expect(json.contains("\"code\" : \"outside_waking_day\""))
      _ = try Self.plan(data, "add", "padel", "fri", "17:00", "1h30m")
      let double = try Self.plan(data, "add", "run", "fri", "18:29", "30m")
      #expect(double.output.hasSuffix("\n  clashes with Padel on Fri 27 Nov at 17:00\n"))
      let again = try Self.plan(data, "add", "tennis", "18:00", "30m", "--repeat", "fri")
      #expect(again.output.hasSuffix("\n  clashes with Padel on Fri 27 Nov at 17:00\n"))
      let late = try Self.plan(data, "add", "boxing", "sat", "23:30", "90m")
      #expect(!late.output.contains("clashes"))
      let next = try Self.plan(data, "add", "walk", "sun", "00:30", "30m")
      #expect(next.output.hasSuffix("\n  clashes with Boxing on Sat 28 Nov at 23:30\n"))
      let later = try Self.plan(data, "add", "rowing", "fri", "18:59", "30m")
      #expect(!later.output.contains("clashes"))
      let spanish = try Self.plan(
        data, "add", "boxeo", "27/11/2026", "17:30", "30m", "--lang", "es")
      #expect(
        spanish.output.hasSuffix(
          "\n  se solapa con Pádel, el viernes 27 de noviembre a las 17:00\n"))
      let rule = try Self.plan(data, "add", "yoga", "--date", "wed", "--repeat", "mon,thu")
      #expect(rule.output.contains("Yoga, Thu 26 Nov"))
      #expect(rule.output.contains("  begins on Thu 26 Nov: Wed 25 Nov is not one of its days\n"))
      let plain = try Self.plan(data, "add", "yoga", "--repeat", "tue")
      #expect(!plain.output.contains("begins on"))
    }
  }

  @Test("a session is done, and not after all; a day that was skipped is not")
  func done() throws {
    try TemporaryFolder.with { data in
      _ = try Self.plan(data, "add", "yoga", "--repeat", "daily")
      #expect(try Self.plan(data, "done", "yoga").output.hasPrefix("done "))
      #expect(try Self.plan(data, "done", "yoga").output.hasPrefix("nothing to change "))
      #expect(try Self.plan(data, "list").output.contains("Yoga, done"))
      #expect(try !Self.plan(data, "list", "--date", "tomorrow").output.contains("done"))
      let days = try Self.plan(data, "list", "--from", "today", "--format", "json").output
      #expect(days.contains("\"date\" : \"2026-12-20\"") && !days.contains("2026-12-21"))
      let ics = try Self.plan(data, "export", "--format", "ics").output
      #expect(ics.contains("X-READYDAY-DONE:2026-11-23\r\n"))
      #expect(
        try Self.plan(data, "done", "yoga", "--undo").output.hasPrefix(
          "no longer marked as "
            + "done "))
      _ = try Self.plan(data, "edit", "yoga", "--skip", "2026-11-24")
      let tomorrow = try Self.plan(data, "list", "--date", "tomorrow").output
      #expect(tomorrow.hasPrefix("nothing planned on Tue 24 Nov\n  next: Yoga, Wed 25 Nov"))
      _ = try Self.plan(data, "edit", "yoga", "--unskip", "2026-11-24")
      #expect(try Self.plan(data, "list", "--date", "tomorrow").output.contains("Yoga"))
      _ = try Self.plan(data, "add", "yoga", "9pm")
      #expect(try Self.plan(data, "done", "yoga").errors.contains("several sessions are called"))
    }
  }

  @Test("what is exported is what its schema says", arguments: ["plans", "reflections"])
  func schema(kind: String) throws {
    try TemporaryFolder.with { data in
      _ = try Self.plan(data, "add", "padel", "7pm", "--repeat", "daily", "--notes", "a")
      _ = try Self.plan(data, "edit", "padel", "--skip", "2026-11-24")
      _ = try Self.plan(data, "done", "padel")
      var program = PlanProgramTests.program(
        data, "reflect", "add", "--plan", "padel", "--feeling", "4", "--well", "b")
      #expect(try program.run().status == 0)
      program.arguments = ["data", "export", data.path("copy")]
      #expect(try program.run().status == 0)
      let text = try String(contentsOfFile: data.path("copy/\(kind).json"), encoding: .utf8)
      let name = try #require(DocumentName(rawValue: kind))
      #expect(try SchemaCheck(schema: name.schema).faults(in: text) == [])
      let activities = try Self.plan(data, "activities", "racket", "--format", "json").output
      #expect(try SchemaCheck(schema: DocumentName.activities.schema).faults(in: activities) == [])
    }
  }

  @Test("of another calendar are taken, after a question, the events that name an activity")
  func strangers() throws {
    try TemporaryFolder.with { data in
      let events = ["Yoga class", "Run with Sara", "Board review", "Lunch"].enumerated()
        .map { index, title in
          "BEGIN:VEVENT\nUID:\(index)\nDTSTART:2026112\(3 + index)T180000\nSUMMARY:\(title)\nEND:VEVENT\n"
        }
      let file = try data.file(
        "team.ics", "BEGIN:VCALENDAR\n\(events.joined())END:VCALENDAR\n")
      let unasked = try Self.plan(data, "import", file.path)
      #expect(unasked.status == 2 && unasked.errors.contains("use --yes to"))
      #expect(!FileManager.default.fileExists(atPath: data.path("readyday/plans.json")))
      let named = try Self.plan(data, "import", file.path, "--yes")
      #expect(named.output == "2 new, 0 updated, 0 unchanged\n")
      #expect(
        named.errors
          == "readyday: 2 events name no activity and were skipped; --all includes them\n")
      let list = try Self.plan(data, "list", "--from", "today").output
      #expect(list.contains("Yoga") && list.contains("Running") && !list.contains("Other"))
      let all = try Self.plan(data, "import", file.path, "--yes", "--all")
      #expect(all.output == "2 new, 0 updated, 2 unchanged\n" && all.errors.isEmpty)
    }
  }

  @Test("a race is called by its distance")
  func raceDistance() throws {
    try TemporaryFolder.with { data in
      let added = try Self.plan(data, "add", "race", "10", "km", "2026-12-06", "9:00")
      #expect(added.output.hasSuffix(": 10 km, Sun 6 Dec, 09:00, 2 h, hard\n"))
    }
  }

  @Test("a hard session beside a race, planned or in the calendar, is stored with a remark")
  func nearRace() throws {
    try TemporaryFolder.with { data in
      _ = try Self.plan(data, "add", "race", "10k town", "2026-12-06", "9:00", "--length", "1h")
      let remark = "  nothing hard on Sat 5 Dec: \"10k town\" is on Sun 6 Dec\n"
      #expect(
        try Self.plan(data, "add", "run", "2026-12-05", "1h", "hard").output.hasSuffix(remark))
      for words in [["2026-12-05", "moderate"], ["2026-12-04", "hard"]] {
        let added = try Self.plan(data, "add", "row", words[0], "1h", words[1]).output
        #expect(added.hasPrefix("added ") && !added.contains("nothing hard"))
      }
      let file = try data.file(
        "race.ics",
        "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART;TZID=Europe/Madrid:20261213T090000\r\n"
          + "DURATION:PT4H\r\nSUMMARY:Marathon\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n")
      var program = PlanProgramTests.program(
        data, "plan", "add", "swim", "2026-12-10", "45m", "hard", "--lang", "es")
      program.environment["READYDAY_CALENDAR"] = file.path
      #expect(
        try program.run().output.contains("  nada fuerte el jueves 10 de diciembre: «Marathon»"))
    }
  }
}
