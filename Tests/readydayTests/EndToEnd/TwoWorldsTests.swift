import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

/// Two homes of Fixtures/two-worlds that differ in what is hidden: nothing that the program says may tell them apart.
/// `Tests/Faults/worlds.py` tries more words, each key by itself.
@Suite("Two worlds") struct TwoWorldsTests {
  /// What each action is run with; an action that is missing here fails.
  private static let ways: [String: [String]] = [
    "brief": ["", "tomorrow --long", "--oneline", "--format mail --to ana@example.test"],
    "agenda": [""], "week": ["", "--plan"], "windows": [""], "next": [""],
    "alerts": ["--within 12h"], "check": ["--load >=50", "--recovery <50"],
    "explain": ["state", "1", "recovery", "99"],
    "what-if": ["--drop 1", "--move 1=2026-03-12T10:00 --draft"], "correct": ["1 kind leisure"],
    "feel": ["", "4"], "recovery": [""], "sleep": [""], "trends": ["", "--format csv"],
    "review": ["--week 2026-W10"], "habits": [""], "pages": ["--output pages-of-the-day"],
    "workout": ["", "--past 14"], "score": [""],
    "body today": ["", "--all"], "body done": ["1"], "body skip": [""], "body move": ["thu"],
    "body programme": [""], "body programme start": ["--yes"], "body programme next": [""],
    "body programme stop": [""], "body assess": ["", "--test plank=60"], "body results": ["--all"],
    "body progress": [""], "body movements": ["hip"], "body show": ["plank"], "body profile": [""],
    "plan add": ["run tomorrow 7am 45m"], "plan list": ["--from today --to +14d"],
    "plan show": ["race0001"], "plan edit": ["race0001 --duration 100"], "plan done": ["plan0001"],
    "plan skip": ["plan0001"], "plan remove": ["race0001 --yes"], "plan activities": ["yoga"],
    "plan import": ["mine.ics --all --yes", "mine.ics"], "plan export": [""], "reflect ask": [""],
    "reflect due": ["--all"], "reflect add": ["1 --feeling 4"], "reflect rate": ["4"],
    "reflect dismiss": ["1"], "reflect list": [""], "reflect show": ["refl0001"],
    "reflect edit": ["refl0001 --well fine"], "reflect remove": ["refl0001 --yes"], "sync": [""],
    "sync status": [""], "undo": [""], "doctor": [""], "agenda search": ["review"], "demo": [""],
    "help": [""], "schema": ["brief"], "completions": ["bash"], "man": [""], "config show": [""],
    "data erase": ["plans"],
  ]

  /// They take a file, a login or one key and tell of nothing else; `data export` is whole by design,
  /// and what `mcp` tells is tried by itself.
  private static let others = ["import", "config", "sync", "init", "data export", "mcp"]

  private static let actions = Commands.actions.filter { action in
    let name = action.syntax.command
    return ways[name] != nil || !others.contains { name == $0 || name.hasPrefix($0 + " ") }
  }

  private static let measurements = [
    "recovery", "sleep", "strain", "hrv", "resting_hr", "heart_rate", "energy", "spo2",
    "skin_temp", "journal", "injuries", "feel", "self_tests",
  ]
  private static let everything = Set(measurements + ["titles", "private"])

  @Test(
    "a coach without a list is told the same, whatever the body and the titles are",
    arguments: actions.map(\.syntax.command))
  func coach(action: String) throws {
    let syntax = try #require(Self.actions.first { $0.syntax.command == action }).syntax
    let formats =
      syntax.options.first { $0.name == "format" }?.candidates.words
      .filter { $0 != "mail" && $0 != "vdir" } ?? []
    let takesAudience = syntax.options.contains { $0.name == "audience" }
    let privacy = takesAudience ? "" : "hide: [\(Self.listed(Self.measurements + ["titles"]))]"
    for words in try #require(Self.ways[action], "no words to try \(action) with") {
      let isOfFormat = words.contains("--format") || formats.isEmpty
      for format in isOfFormat ? [""] : formats.map({ " --format \($0)" }) {
        let options =
          (takesAudience ? " --audience coach" : "")
          + (syntax.options.contains { $0.name == "verbose" } ? " --verbose" : "")
        let line = "\(action) \(words)\(format)\(options)"
        // What needs no audience may tell the user's own configuration.
        let otherwise = takesAudience ? Self.everything.union(["place"]) : Self.everything
        let told = try Self.told(line, otherwise: otherwise, privacy: privacy)
        #expect(told.one == told.other, "\(line)")
        #expect(told.one.contains(where: \.isLetter) || action == "check", "\(line)")
      }
    }
  }

  @Test("and each measurement may be hidden by itself", arguments: measurements + ["place"])
  func metric(name: String) throws {
    let lines = [
      "brief --long", "brief --format json", "trends --format csv",
      "workout --past 14 --format json", "reflect list --format json", "body results --all",
      "body profile --format json", "explain state", "feel", "windows --format json",
    ]
    for line in lines {
      let told = try Self.told(line, otherwise: [name], privacy: "hide: [\"\(name)\"]")
      #expect(told.one == told.other, "\(line)")
    }
  }

  @Test(
    "what a calendar shown as busy or a private event says is neither told nor kept",
    arguments: ["busy", "private"])
  func events(way: String) throws {
    for line in [
      "brief --format json", "agenda --format ics", "what-if --move 2=2026-03-12T10:00 --draft",
      "plan import mine.ics --all --yes + plan list --from today --to +14d + plan export + plan show yoga",
    ] {
      let told = try Self.told(
        line, otherwise: ["private"], privacy: way == "private" ? "private_events: \"busy\"" : "",
        show: way == "busy" ? "busy" : "full")
      #expect(told.one == told.other, "\(line)")
    }
  }

  @Test("nor does the shell offer it", arguments: ["plan show", "reflect show"])
  func completions(command: String) throws {
    let hidden = Self.listed(Self.measurements + ["titles"])
    let told = try Self.told(
      "__complete \(command) r", otherwise: Self.everything, privacy: "hide: [\(hidden)]")
    #expect(told.one == told.other && told.one.contains("\t"))
  }

  @Test("the worlds do differ, for those who may see it", arguments: everything.union(["place"]))
  func differ(name: String) throws {
    let lines = [
      "brief --format json", "trends --format csv", "body profile --format json", "habits",
      "body results", "reflect list --format json",
    ]
    // Of one answer a habit cannot be seen.
    guard name != "journal" else { return }
    #expect(
      try lines.contains { line in
        let told = try Self.told(line, otherwise: [name], privacy: "")
        return told.one != told.other
      })
  }

  private static func listed(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  /// `⟦key:this|that⟧` stands for what is otherwise in the other world.
  private static func written(_ text: String, otherwise keys: Set<String>) -> String {
    text.replacing(/⟦([a-z_0-9]+):([^|⟧]*)\|([^⟧]*)⟧/) { match in
      keys.contains(String(match.1)) ? match.3 : match.2
    }
  }

  /// What the commands of `line`, which `+` parts, answer in both worlds.
  private static func told(
    _ line: String, otherwise keys: Set<String>, privacy: String, show: String = "full"
  ) throws -> (one: String, other: String) {
    func told(_ keys: Set<String>) throws -> String {
      try TemporaryFolder.with { folder in
        let home = Fixtures.url("two-worlds").path
        for name in try FolderTree(home).files {
          let text = try Fixtures.text("two-worlds/\(name)").replacing("PRIVACY", with: privacy)
            .replacing("SHOW", with: show)
          let file = try folder.file(name, written(text, otherwise: keys))
          // doctor says the minute in which a calendar changed.
          let changed = try Date("2026-03-10T06:00:00+01:00", strategy: .iso8601)
          try FileManager.default.setAttributes(
            [.modificationDate: changed], ofItemAtPath: file.path)
        }
        return try line.components(separatedBy: " + ").map { try answer($0, in: folder) }.joined()
      }
    }
    return (try told([]), try told(keys))
  }

  private static func answer(_ line: String, in folder: TemporaryFolder) throws -> String {
    let words = line.split(separator: " ").map { word in
      ["mine.ics", "pages-of-the-day"].contains(word) ? folder.path(String(word)) : String(word)
    }
    let result = try Program(
      words,
      [
        "HOME": folder.path("home"), "XDG_DATA_HOME": folder.path("data"),
        "READYDAY_CONFIG": folder.path("config.json5"), "READYDAY_NOW": "2026-03-10T06:30:00+01:00",
      ]
    ).runHere()
    #expect(result.status >= 0)
    let said = "\(result.status)\n\(result.output)\n\(result.errors)"
    // What is added has an id at random, what is imported a hash of its UID.
    return said.replacing(folder.url.path, with: "WORLD")
      .replacing(/\b([0-9a-hjkmnp-tv-z]{8}|[0-9a-f]{12}(-[0-9a-f]{16})?)\b/, with: "NEW")
  }
}
