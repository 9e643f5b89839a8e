import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore
@testable import readyday

@Suite("correct and undo")
struct CorrectTests {
  private static let file = """
    {
      // mine
      rules: [{title: "sync", points: 1}], // keep
    }

    """
  private static let day = "--calendar calendars --tz Europe/Madrid --now 2026-03-09T07:30:00+01:00"

  /// What the commands say, one after the other, and what the configuration is after them.
  private static func run(_ lines: [String]) throws -> (said: [Program.Result], file: String) {
    try TemporaryFolder.with { folder in
      let place = folder.url.appendingPathComponent("config.json5")
      try Data(file.utf8).write(to: place)
      let said = try lines.map { line in
        var words = line.split(separator: " ").map { $0.replacingOccurrences(of: "_", with: " ") }
        if words[0] != "undo" { words += day.split(separator: " ").map(String.init) }
        var program = Program(words + ["--config", place.path])
        program.environment["XDG_DATA_HOME"] = folder.url.path
        program.environment["XDG_STATE_HOME"] = folder.path("state")
        return try program.run()
      }
      let text = try String(decoding: Data(contentsOf: place), as: UTF8.self)
      return (said, text)
    }
  }

  @Test(
    "both languages' words for a kind, an owner or a demand are understood",
    arguments: [
      ("correct 3 tipo ocio", "correct 3 kind leisure"),
      ("correct 3 comida", "correct 3 kind meal"),
      ("corrige 3 mía", "correct 3 owner mine"),
      ("correct 3 exigencia alta", "correct 3 demand high"),
    ])
  func words(typed: String, meant: String) throws {
    let (said, file) = try Self.run([typed])
    #expect(said[0].status == 0, "\(said[0].errors)")
    #expect(try file == Self.run([meant]).file)
  }

  @Test("a correction is the first rule, says what changed, and is taken back to the byte")
  func kind() throws {
    let corrected = try Self.run(["correct 3 kind leisure"])
    #expect(corrected.said[0].output.hasPrefix("\"Weekly planning\": kind leisure from now on"))
    #expect(
      corrected.file.contains(
        #"[{exact: "Weekly planning", kind: "leisure"}, {title: "sync", points: 1}], // keep"#))
    let undone = try Self.run(["correct 3 kind leisure", "undo"])
    #expect(undone.file == Self.file)
    #expect(undone.said[1].output.hasPrefix("rule for \"Weekly planning\" removed\n"))
    let again = try Self.run(["correct 3 kind leisure", "correct 3 kind focus", "undo"])
    #expect(again.file == corrected.file)
    #expect(again.said[2].output.hasPrefix("rule for \"Weekly planning\" is as it was\n"))
    let two = try Self.run(["correct 3 kind leisure", "correct 2 demand low", "undo", "undo"])
    #expect(two.file == Self.file)
  }

  @Test("a value alone says what it is a value of, and the same again is no change to undo")
  func bareValue() throws {
    let named = try Self.run(["correct 3 kind leisure"])
    let bare = try Self.run(["correct 3 leisure", "correct 3 leisure"])
    #expect(bare.said[0].output == named.said[0].output && bare.file == named.file)
    let undone = try Self.run(["correct 3 leisure", "correct 3 leisure", "undo"])
    #expect(undone.file == Self.file)
  }

  @Test("only an errand becomes movable")
  func movable() throws {
    let result = try Self.run(["correct 3 kind errand", "correct 3 movable", "correct 2 movable"])
    #expect(result.said[1].output == "\"Weekly planning\" can be moved from now on\n")
    #expect(result.said[2].status == 2)
    #expect(result.said[2].errors.contains("only an errand can be made movable"))
    #expect(
      result.file.contains(#"{exact: "Weekly planning", kind: "errand", movable: true}, "#))
  }

  @Test("it keeps what the rule before it said, and only of that title")
  func carriesOver() throws {
    let result = try Self.run(["correct Sync_with_Boston owner others", "agenda"])
    #expect(result.file.contains(#"[{exact: "Sync with Boston", owner: "others", points: 1}, "#))
    #expect(result.said[1].output.contains("Sync with Boston (somebody else's)"))
  }

  @Test("with --once only that day's is meant, and the same again is replaced")
  func once() throws {
    let result = try Self.run([
      "correct 3 demand none --once", "correct 3 demand low --once", "correct 3 kind focus",
    ])
    #expect(
      result.file.contains(
        #"[{exact: "Weekly planning", kind: "focus"}, "#
          + #"{demand: "low", exact: "Weekly planning", on: "2026-03-09"}, "#))
  }

  @Test(
    "what cannot be followed changes nothing",
    arguments: [
      "correct 3", "correct 3 knd leisure", "correct 3 kind leasure", "correct nosuch ignore",
      "correct 3 ignore", "correct 3 owner others", "correct 99 kind meal",
    ])
  func refused(line: String) throws {
    let result = try Self.run([line])
    #expect(result.said[0].status == 2 && result.file == Self.file)
  }

  @Test("undo takes the last change of any store back, then the one before it")
  func stores() throws {
    let result = try Self.run([
      "plan add run --date tomorrow", "correct 3 kind meal", "undo", "plan list --date tomorrow",
    ])
    #expect(result.file == Self.file && result.said[3].output.contains("Running"))
    let plans = try Self.run([
      "correct 3 kind meal", "plan add run --date tomorrow", "undo", "plan list --date tomorrow",
    ])
    #expect(plans.file != Self.file && !plans.said[3].output.contains("Running"))
    #expect(plans.said[2].output.hasPrefix("\"Running, "))
    #expect(plans.said[2].output.contains("\" removed\n"))
    let both = try Self.run([
      "plan add run --date tomorrow", "correct 3 kind meal", "plan add yoga --date tomorrow",
      "undo", "undo", "undo", "plan list --date tomorrow", "undo",
    ])
    #expect(both.file == Self.file && both.said[3...5].allSatisfy { $0.status == 0 })
    #expect(!both.said[6].output.contains("Running") && both.said[7].status == 2)
    #expect(try Self.run(["undo"]).said[0].status == 2)
  }

  private static func run(_ line: String, at home: TemporaryFolder) throws -> Program.Result {
    var program = Program(line.split(separator: " ").map(String.init))
    program.environment["HOME"] = home.url.path
    program.environment["READYDAY_NOW"] = "2026-03-10T20:00:00+01:00"
    program.environment["READYDAY_TZ"] = "Europe/Madrid"
    return try program.run()
  }

  @Test("undo brings a dismissed session back, also after other sessions were listed")
  func dismissed() throws {
    try TemporaryFolder.with { home in
      #expect(try Self.run("plan add yoga today 12:00", at: home).status == 0)
      #expect(try Self.run("reflect dismiss 2 --whoop whoop", at: home).output.contains("Cycling"))
      let due = "reflect due --all --whoop whoop"
      #expect(try !Self.run(due, at: home).output.contains("Cycling"))
      let undone = try Self.run("undo", at: home).output
      #expect(undone.hasPrefix("the dismissal of a session on Mon 9 Mar removed\n"))
      #expect(try Self.run(due, at: home).output.contains("2  Cycling"))
      #expect(try Self.run("plan list", at: home).output.contains("Yoga"))
      #expect(try Self.run("undo", at: home).output.hasPrefix("\"Yoga"))
      #expect(try Self.run(due, at: home).output.contains("  Cycling"))
    }
  }

  @Test("undo does not go by the times of files, and names what something else has changed")
  func times() throws {
    try TemporaryFolder.with { home in
      let plans = home.path(".local/share/readyday/plans.json")
      for line in ["plan add yoga today 12:00", "plan add run today 13:00"] {
        #expect(try Self.run(line, at: home).status == 0)
      }
      let two = try Data(contentsOf: URL(filePath: plans))
      #expect(try Self.run("config set me ana@example.test", at: home).status == 0)
      let later = Date(timeIntervalSinceNow: 3600)
      try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: plans)
      #expect(try Self.run("undo", at: home).output.hasPrefix("me is as it was\n"))
      for line in ["plan add swim today 14:00", "plan add padel today 15:00"] {
        #expect(try Self.run(line, at: home).status == 0)
      }
      try two.write(to: URL(filePath: plans))
      let refused = try Self.run("undo", at: home)
      #expect(refused.status == 2)
      #expect(
        refused.errors.contains(
          "cannot be undone: something else has changed \(plans) since; undo again for the one before"
        ))
      #expect(
        try Self.run("undo --lang es", at: home).errors.contains("ningún cambio que deshacer"))
      #expect(try Data(contentsOf: URL(filePath: plans)) == two)
    }
  }

  @Test("what cannot be undone is named once, and undo then reaches the change before it")
  func final() throws {
    try TemporaryFolder.with { home in
      let changes = [
        ("init", "init --yes --calendar calendars"), ("import", "import whoop whoop"),
        ("data erase", "data erase whoop --yes"),
      ]
      for (number, change) in changes.enumerated() {
        #expect(try Self.run("plan add yoga today 12:00", at: home).status == 0)
        #expect(try Self.run(change.1, at: home).status == 0)
        let refused = try Self.run(number == 1 ? "undo --lang es" : "undo", at: home)
        #expect(refused.status == 2 && refused.output.isEmpty)
        let reason =
          number == 1
          ? "el último cambio, import, no se puede deshacer; repite undo para el anterior"
          : "the last change, \(change.0), cannot be undone; undo again for the one before it"
        #expect(refused.errors.contains(reason))
        #expect(try Self.run("undo", at: home).status == 0)
        #expect(try !Self.run("plan list", at: home).output.contains("Yoga"))
      }
    }
  }

  @Test("what was held before is private, bounded, and gone once its kind is erased")
  func copies() throws {
    try TemporaryFolder.with { home in
      for days in 1...15 {
        #expect(try Self.run("plan add yoga +\(days)d 12:00", at: home).status == 0)
      }
      let path = home.path(".local/state/readyday/changes")
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(mode == 0o600)
      func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
      #expect(try text().components(separatedBy: "\"file\"").count == 11)
      for _ in 0..<10 { #expect(try Self.run("undo", at: home).status == 0) }
      #expect(try Self.run("undo", at: home).status == 2)
      #expect(try Self.run("plan list +5d", at: home).output.contains("Yoga"))
      #expect(try !Self.run("plan list +6d", at: home).output.contains("Yoga"))
      #expect(try Self.run("feel ill", at: home).status == 0)
      #expect(try Self.run("feel fine", at: home).status == 0)
      #expect(try text().contains("ill"))
      #expect(try Self.run("data erase feelings --yes", at: home).status == 0)
      #expect(try !text().contains("ill"))
    }
  }
}
