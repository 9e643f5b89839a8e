import Foundation
import TestSupport
import Testing

/// Which of several plans and reflections is meant by a name.
@Suite("Plans and reflections by name")
struct PlanNameTests {
  /// On Monday the 23rd, with a run on Thursday and one on Saturday, and one of last week.
  private static func withRuns(_ body: (TemporaryFolder) throws -> Void) throws {
    try TemporaryFolder.with { data in
      for words in [["last", "friday"], ["thursday", "18:00"], ["saturday", "9am"]] {
        #expect(try plan(data, ["add", "run"] + words).status == 0)
      }
      try body(data)
    }
  }

  private static func plan(_ data: TemporaryFolder, _ words: [String]) throws -> Program.Result {
    var program = PlanProgramTests.program(data, "plan")
    program.arguments.insert(contentsOf: words, at: 1)
    return try program.run()
  }

  @Test(
    "a name that several sessions ahead have is refused with all of them",
    arguments: [
      ["remove", "run", "--yes"], ["edit", "run", "--duration", "30"], ["show", "run"],
      ["done", "run"],
    ])
  func several(words: [String]) throws {
    try Self.withRuns { data in
      let result = try Self.plan(data, words)
      #expect(result.status == 2 && result.output.isEmpty)
      let lines = result.errors.split(separator: "\n")
      #expect(lines.first == "readyday: error: several sessions are called \"run\": say which")
      #expect(lines.count == 3)
      #expect(lines[1].hasSuffix("  Running, Thu 26 Nov, 18:00, 1 h, moderate"))
      #expect(lines[2].hasSuffix("  Running, Sat 28 Nov, 09:00, 1 h, moderate"))
      #expect(lines[1].dropFirst(2).prefix { $0 != " " }.count == 8)
    }
  }

  @Test(
    "its day says which",
    arguments: [
      ["show", "run", "--date", "sat"], ["show", "run", "sat"], ["show", "run sat"],
      ["show", "run", "28", "nov"],
    ])
  func dated(words: [String]) throws {
    try Self.withRuns { data in
      let result = try Self.plan(data, words)
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.contains("Saturday 28 November 2026"))
    }
  }

  @Test("a race is called by its title, or a race, and by its sport only where nothing else is")
  func races() throws {
    try TemporaryFolder.with { data in
      _ = try Self.plan(data, ["add", "race", "City 10k", "sat", "10:00"])
      for name in ["city", "race", "competición", "run", "running"] {
        #expect(try Self.plan(data, ["show", name]).output.contains("City 10k"), "\(name)")
      }
      _ = try Self.plan(data, ["add", "run", "fri"])
      for name in ["run", "running", "carrera"] {
        #expect(try Self.plan(data, ["show", name]).output.contains("Friday 27"), "\(name)")
      }
      #expect(try Self.plan(data, ["show", "race"]).output.contains("Saturday 28"))
      // The day alone may mean both.
      _ = try Self.plan(data, ["add", "run", "sat"])
      #expect(try Self.plan(data, ["show", "sat"]).status == 2)
      #expect(try Self.plan(data, ["cancel", "run", "sat", "--yes"]).status == 0)
      #expect(try Self.plan(data, ["show", "city"]).output.contains("Saturday 28"))
      // Neither the race of that day nor the run of another goes in its place.
      for action in ["remove", "skip"] {
        #expect(try Self.plan(data, [action, "run", "sat", "--yes"]).status == 2)
      }
      #expect(try Self.plan(data, ["show", "run"]).output.contains("Friday 27"))
    }
  }

  @Test("a number is that of the list of its day, and never the beginning of an id")
  func numbers() throws {
    try Self.withRuns { data in
      #expect(try Self.plan(data, ["delete", "1", "thursday", "--yes"]).status == 0)
      let rest = try Self.plan(data, ["list", "--from", "monday", "--to", "sunday"]).output
      #expect(rest.contains("Sat 28") || rest.contains("Saturday 28"))
      #expect(!rest.contains("Thu 26") && !rest.contains("Thursday 26"))
      // So many are not planned, and an id may well begin with a digit.
      for digit in 7...9 {
        #expect(try Self.plan(data, ["remove", "\(digit)", "--yes"]).status == 2)
      }
      let moved = try Self.plan(data, ["move", "run", "to", "friday", "10:00"])
      #expect(moved.output.contains("Running, Fri 27 Nov, 10:00"), "\(moved)")
    }
  }

  @Test("what is over is meant only where nothing is ahead")
  func over() throws {
    try Self.withRuns { data in
      for day in ["thu", "sat"] {
        let removed = try Self.plan(data, ["remove", "run", day, "--yes"])
        #expect(removed.status == 0, "\(removed.errors)")
      }
      let shown = try Self.plan(data, ["show", "run"])
      #expect(shown.output.contains("Friday 20 November 2026"))
      let done = try Self.plan(data, ["done", "run", "friday"])
      #expect(done.output.hasPrefix("done "))
    }
  }

  @Test("a day of a plan that repeats is not all of it")
  func series() throws {
    try TemporaryFolder.with { data in
      _ = try Self.plan(data, ["add", "yoga", "--repeat", "mon,thu"])
      let refused = try Self.plan(data, ["remove", "yoga", "thu", "--yes"])
      #expect(refused.status == 2 && refused.errors.contains(" repeats: remove deletes all of it"))
      #expect(refused.errors.contains(" 2026-11-26\n"))
      #expect(try Self.plan(data, ["edit", "yoga", "--skip", "thu"]).status == 0)
      #expect(try Self.plan(data, ["list", "thu"]).output.hasPrefix("nothing planned"))
    }
  }

  @Test("one day of a plan is skipped, and one that has no other is removed")
  func skipping() throws {
    try TemporaryFolder.with { data in
      _ = try Self.plan(data, ["add", "yoga", "--repeat", "mon,thu"])
      _ = try Self.plan(data, ["add", "run", "fri"])
      let skipped = try Self.plan(data, ["skip", "yoga", "thu"]).output
      #expect(skipped.hasPrefix("skipped one day of ") && skipped.contains("Thu 26 Nov"))
      #expect(try Self.plan(data, ["cancel", "yoga"]).output.contains("Mon 23 Nov"))
      #expect(try Self.plan(data, ["skip", "yoga", "tue"]).status == 2)
      #expect(try Self.plan(data, ["list", "thu"]).output.hasPrefix("nothing planned"))
      #expect(try !Self.plan(data, ["list", "+1w"]).output.hasPrefix("nothing planned"))
      #expect(try Self.plan(data, ["cancel", "run", "--yes"]).status == 0)
      #expect(try Self.plan(data, ["show", "run"]).status == 2)
    }
  }

  @Test("edit is told in words too")
  func editInWords() throws {
    try TemporaryFolder.with { data in
      _ = try Self.plan(data, ["add", "jiu", "jitsu", "tomorrow"])
      let edited = try Self.plan(data, ["edit", "jiu", "jitsu", "thu", "7pm", "45m", "hard"])
      #expect(edited.output.hasSuffix(": Jiu-Jitsu, Thu 26 Nov, 19:00, 45 min, hard\n"))
      let nothing = try Self.plan(data, ["edit", "jiu"])
      #expect(nothing.status == 2 && nothing.errors.contains("plan edit needs something to change"))
    }
  }

  @Test("of several of a name the day says which is edited, and is not where it goes")
  func editOfSeveral() throws {
    try Self.withRuns { data in
      let edited = try Self.plan(data, ["edit", "run", "thu", "45", "min"])
      #expect(edited.output.hasSuffix(": Running, Thu 26 Nov, 18:00, 45 min, moderate\n"))
      let unsaid = try Self.plan(data, ["edit", "run", "thu"])
      #expect(unsaid.status == 2)
    }
  }

  @Test("what is planned already is not planned twice, whatever its place that day")
  func twice() throws {
    try TemporaryFolder.with { data in
      let first = try Self.plan(data, ["add", "run", "7pm"]).output
      let id = try #require(first.split(separator: " ").dropFirst().first)
      let again = try Self.plan(data, ["add", "run", "7pm"])
      #expect(again.status == 0 && again.output.hasPrefix("already planned as \(id) Running, "))
      let spanish = try Self.plan(data, ["add", "run", "7pm", "--lang", "es"])
      #expect(spanish.output.hasPrefix("ya está previsto como \(id) "))
      #expect(try Self.plan(data, ["add", "run", "8pm"]).output.hasPrefix("added "))
    }
  }

  @Test("an empty list says which day it looked at, and what comes next")
  func emptyList() throws {
    try Self.withRuns { data in
      let today = try Self.plan(data, ["list"])
      #expect(
        today.output == """
          nothing planned on Mon 23 Nov
            next: Running, Thu 26 Nov, 18:00, 1 h, moderate
            readyday plan list --from today

          """)
      let range = try Self.plan(data, ["list", "--from", "+10d", "--to", "+11d", "--lang", "es"])
      #expect(range.output == "nada previsto del jueves 3 de diciembre al viernes 4 de diciembre\n")
    }
  }

  @Test("reflections are meant by name and day as well")
  func reflections() throws {
    try TemporaryFolder.with { data in
      func reflect(_ words: String...) throws -> Program.Result {
        var program = PlanProgramTests.program(data, "reflect")
        program.arguments.insert(contentsOf: words, at: 1)
        return try program.run()
      }
      for day in ["yesterday", "last friday"] {
        _ = try Self.plan(data, ["add", "yoga", day, "7am"])
        let added = try reflect("add", "yoga", day, "--feeling", "3")
        #expect(added.status == 0, "\(added.errors)")
      }
      let several = try reflect("show", "yoga")
      #expect(
        several.status == 2 && several.errors.contains("  Yoga, Fri 20 Nov, feeling 3 out of 5"))
      #expect(try reflect("show", "yoga", "friday").output.contains("Friday 20 November 2026"))
      #expect(try reflect("edit", "yesterday", "--feeling", "5").output.contains("Sun 22 Nov"))
      #expect(try reflect("remove", "yoga", "sun", "--yes").output.hasPrefix("removed "))
      #expect(try reflect("show", "yoga").status == 0)
      #expect(try reflect("show", "surf").errors.contains("nothing has the name \"surf\""))
    }
  }
}
