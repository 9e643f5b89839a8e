import Foundation
import TestSupport
import Testing

/// `import whoop` keeps records in a folder of the test's own.
@Suite("import whoop")
struct ImportTests {
  private static func program(_ data: TemporaryFolder, _ words: [String]) -> Program {
    var program = Program(words)
    program.environment["XDG_DATA_HOME"] = data.url.path
    return program
  }

  private static func imported(_ data: TemporaryFolder, _ path: String) throws -> Program.Result {
    try program(data, ["import", "whoop", path]).run()
  }

  private static let brief = [
    "brief", "--now", "2026-03-10T00:00:00Z", "--tz", "UTC", "--format", "json",
  ]

  private static func kept(_ data: TemporaryFolder) throws -> [String: Data] {
    let folder = data.url.appendingPathComponent("readyday/whoop")
    let names = ["sleep.json", "recovery.json", "cycle.json"]
    return Dictionary(
      uniqueKeysWithValues: try names.map {
        ($0, try Data(contentsOf: folder.appendingPathComponent($0)))
      })
  }

  @Test("a calendar is not imported, and what to do with it is said")
  func calendar() throws {
    try TemporaryFolder.with { data in
      for words in [["import"], ["import", "whoop"]] {
        let result = try Self.program(data, words + ["calendars/work.ics"]).run()
        #expect(result.status == 2)
        #expect(
          result.errors == """
            readyday: error: calendars/work.ics is a calendar: calendars are not imported but read where they are
              readyday config add calendars calendars/work.ics
              readyday brief --calendar calendars/work.ics

            """)
      }
      #expect(try Self.program(data, ["import", "nosuch.ics"]).run().status == 4)
    }
  }

  @Test("a copy of everything has the journal too")
  func journal() throws {
    try TemporaryFolder.with { data in
      #expect(try Self.imported(data, "whoop-csv").status == 0)
      let copy = data.path("copy")
      #expect(try Self.program(data, ["data", "export", copy]).run().status == 0)
      let name = "whoop/journal_entries.csv"
      let kept = try Data(contentsOf: data.url.appending(path: "readyday/" + name))
      #expect(try Data(contentsOf: URL(filePath: copy).appending(path: name)) == kept)
      let index = try String(contentsOfFile: copy + "/index.json", encoding: .utf8)
      #expect(index.contains("journal_entries.csv"))
    }
  }

  @Test(
    "what was imported gives the brief of the files themselves", arguments: ["whoop", "whoop-csv"])
  func sameBrief(source: String) throws {
    try TemporaryFolder.with { data in
      #expect(try Self.imported(data, source).status == 0)
      let kept = try Self.program(data, Self.brief).run()
      let direct = try Self.program(data, Self.brief + ["--whoop", source]).run()
      #expect(kept.status == 0)
      #expect(kept.output.contains("\"score\" : 28"))
      #expect(kept.output == direct.output)
    }
  }

  @Test("importing again changes no byte and counts nothing as new")
  func again() throws {
    try TemporaryFolder.with { data in
      let first = try Self.imported(data, "whoop")
      let before = try Self.kept(data)
      let second = try Self.imported(data, "whoop")
      #expect(first.output.contains("sleep: 65 new, 0 updated, 0 unchanged"))
      #expect(second.output.contains("sleep: 0 new, 0 updated, 65 unchanged"))
      #expect(try Self.kept(data) == before)
    }
  }

  @Test("the nights of the app's export are those of the API")
  func otherSource() throws {
    try TemporaryFolder.with { data in
      _ = try Self.imported(data, "whoop-csv")
      let summary = try Self.imported(data, "whoop").output
      for count in ["sleep: 0 new, 65 updated", "cycle: 0 new, 60 updated"] {
        #expect(summary.contains(count), "\(summary)")
      }
      #expect(summary.contains("recovery: 0 new, 59 updated, 0 unchanged"), "\(summary)")
    }
  }

  @Test("a zip is read as the folder it holds")
  func zip() throws {
    try TemporaryFolder.with { data in
      let zip = try Self.program(data, Self.brief + ["--whoop", "whoop-csv.zip"]).run()
      let folder = try Self.program(data, Self.brief + ["--whoop", "whoop-csv"]).run()
      #expect(zip.status == 0)
      #expect(zip.output == folder.output)
    }
  }

  @Test("without unzip a zip cannot be read, and one that is none is said to be so")
  func noZip() throws {
    try TemporaryFolder.with { data in
      var bare = Self.program(data, Self.brief + ["--whoop", "whoop-csv.zip"])
      bare.environment["PATH"] = data.url.path
      let unread = try bare.run()
      #expect(unread.status == 4)
      #expect(unread.errors.contains("unzip is not installed; unpack it and give the folder"))
      let fake = try data.file("fake.zip", "no zip at all")
      let damaged = try Self.program(data, ["import", "whoop", fake.path]).run()
      #expect(damaged.status == 4)
      #expect(damaged.errors.contains("not a zip file, or damaged"))
    }
  }

  @Test("what is kept is its owner's alone, and nothing is kept of nothing")
  func owner() throws {
    try TemporaryFolder.with { data in
      let empty = try Self.imported(data, "calendars")
      #expect(empty.status == 4)
      #expect(!FileManager.default.fileExists(atPath: data.path("readyday")))
      #expect(try Self.imported(data, "whoop").status == 0)
      let mode = { (path: String) in
        try FileManager.default.attributesOfItem(atPath: data.path(path))[.posixPermissions] as? Int
      }
      #expect(try mode("readyday/whoop") == 0o700)
      #expect(try mode("readyday/whoop/sleep.json") == 0o600)
    }
  }

  @Test("a broken file costs its own records, and is named")
  func broken() throws {
    try TemporaryFolder.with { data in
      let source = data.url.appendingPathComponent("source")
      try FileManager.default.copyItem(at: Fixtures.url("whoop"), to: source)
      try Data("{\"records\": [{\"id\": ".utf8)
        .write(to: source.appendingPathComponent("broken.json"))
      let result = try Self.imported(data, source.path)
      #expect(result.status == 0)
      #expect(result.errors.contains("broken.json"))
      #expect(result.output.contains("recovery: 59 new"))
    }
  }

  @Test("imports at the same moment wait for each other, and lose nothing")
  func together() throws {
    try TemporaryFolder.with { data in
      let null = FileHandle.nullDevice
      let processes = try ["whoop", "whoop-csv", "whoop", "whoop-csv"].map { source in
        try Self.program(data, ["import", "whoop", source]).start(
          input: null, output: null, errors: null)
      }
      for process in processes { process.waitUntilExit() }
      #expect(processes.allSatisfy { Program.status(of: $0) == 0 })
      let text = String(decoding: try #require(try Self.kept(data)["recovery.json"]), as: UTF8.self)
      // 59 of the API and 59 of the CSV, which knows no ids of the API's.
      #expect(text.split(separator: "\n").count(where: { $0.contains("recovery_score") }) > 100)
    }
  }
}
