import Foundation
import TestSupport
import Testing

/// `reflect` where somebody sits at a terminal.
@Suite("reflect, asking") struct ReflectDialogueTests {
  private let data = try! TemporaryFolder()

  private static func program(_ data: TemporaryFolder, _ words: String...) -> Program {
    return Program(
      ["reflect"] + words + [
        "--whoop", "whoop", "--now", "2026-03-10T08:00:00+01:00", "--tz", "Europe/Madrid",
      ], ["XDG_DATA_HOME": data.url.path])
  }

  private static func stored(_ data: TemporaryFolder) throws -> String? {
    let path = data.path("readyday/reflections.json")
    return FileManager.default.fileExists(atPath: path)
      ? try String(contentsOfFile: path, encoding: .utf8) : nil
  }

  @Test("the session comes first, a wrong number is asked again, and Ctrl-D keeps what was said")
  func asks() throws {
    let shown = try PseudoTerminal().run(
      Self.program(data), typing: "x\n9\n4\ngood pace\nmore sleep\n\n3\n")
    #expect(shown.status == 0)
    let parts = [
      "1/6 Cycling, Mon 9 Mar 17:22, 1 h 44 min\nstrain 10.5 · average HR 120 bpm", "zones 0–5",
      "How was it, 1 (bad) to 5 (great)? ", "Enter a number from 1 to 5, or nothing to skip it.",
      "What went well: ", "What to improve: ", "2/6 Weightlifting", "3/6 Functional Fitness",
      ": Cycling, Mon 9 Mar, 17:22, feeling 4 out of 5",
      ": Functional Fitness, Fri 6 Mar, 06:23, feeling 3 out of 5",
    ]
    var rest = shown.screen[...]
    for part in parts {
      let found = try #require(rest.firstRange(of: part), "\(part)")
      rest = rest[found.upperBound...]
    }
    #expect(!shown.screen.contains("4/6") && !shown.screen.contains("feeling 9"))
    let stored = try #require(try Self.stored(data))
    for part in ["good pace", "more sleep", "\"sleep_performance_pct\" : 89"] {
      #expect(stored.contains(part), "\(part)")
    }
    let again = try PseudoTerminal().run(Self.program(data, "ask"), typing: "\n")
    #expect(again.screen.contains("1/4 Weightlifting"))
    #expect(again.screen.contains("readyday: nothing was saved"))
  }

  @Test("hidden values are not shown, and elsewhere than on a terminal the list is")
  func others() throws {
    let shown = try PseudoTerminal().run(Self.program(data, "--hide", "heart_rate,strain"))
    #expect(shown.screen.contains("1/6 Cycling") && !shown.screen.contains("bpm"))
    #expect(!shown.screen.contains("strain"))
    #expect(try Self.program(data).run().output.hasPrefix("no reflections; "))
    let json = try PseudoTerminal().run(Self.program(data, "--format", "json"))
    #expect(json.screen.contains("\"reflections\" : ["))
  }

  @Test("a fresh home is asked in the brief, and an hour after a workout by alerts")
  func fresh() throws {
    func output(_ line: String, _ now: String) throws -> String {
      return try Program(
        line.split(separator: " ").map(String.init) + [
          "--whoop", "whoop", "--now", "2026-03-\(now):00+01:00", "--tz", "Europe/Madrid",
        ], ["XDG_DATA_HOME": data.url.path]
      ).run().output
    }
    #expect(try output("brief", "10T08:00").contains("Cycling? readyday reflect"))
    let asked = "20:06 Cycling, Mon 9 Mar 17:22: how did it go? readyday reflect\n"
    #expect(try output("alerts --only reflect", "09T19:51").isEmpty)
    #expect(try output("alerts --only reflect", "09T19:52") == asked)
    #expect(try output("alerts --only reflect", "09T20:07").isEmpty)
    #expect(try output("alerts --only reflect --within 2h", "09T19:52").hasPrefix(asked))
    _ = try output("reflect 4", "09T20:10")
    #expect(try output("alerts --only reflect --within 3h", "09T19:00").isEmpty)
  }
}
