import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

/// What is kept is never taken for nothing because it cannot be read, and never written over in part.
@Suite("The kept store")
struct KeptStoreTests {
  private static func run(_ data: TemporaryFolder, _ words: String...) throws -> Program.Result {
    var program = Program(words)
    program.environment["XDG_DATA_HOME"] = data.url.path
    program.folder = data.url
    return try program.run()
  }

  private static func link(_ data: TemporaryFolder, _ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: data.path(name), withDestinationPath: target)
  }

  /// Something in the place of the store, or of a file in it.
  struct Obstacle: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (TemporaryFolder) throws -> Void
    let reason: String
  }

  static let obstacles = [
    Obstacle(
      testDescription: "a file in the folder's place", make: { try $0.file("readyday", "x") },
      reason: "Not a directory"),
    Obstacle(
      testDescription: "a link whose target is away",
      make: { try link($0, "readyday", to: "stick/readyday") },
      reason: "it is a broken link"),
    Obstacle(
      testDescription: "a link to itself", make: { try link($0, "readyday", to: "readyday") },
      reason: "Too many levels of symbolic links"),
  ]

  @Test("that cannot be looked into is an error, not an empty one", arguments: obstacles)
  func unreadable(obstacle: Obstacle) throws {
    try TemporaryFolder.with { data in
      try obstacle.make(data)
      let calendar = Fixtures.url("calendars").path
      for words in [
        ["data", "export", "copy"], ["data", "erase", "--yes"], ["plan", "list"],
        ["plan", "export", "--format", "ics"], ["reflect", "list"],
        ["brief", "--calendar", calendar, "--tz", "UTC"],
      ] {
        var program = Program(words)
        program.environment["XDG_DATA_HOME"] = data.url.path
        program.folder = data.url
        let result = try program.run()
        #expect(result.status == 4 && result.output.isEmpty, "\(words)")
        #expect(result.errors.contains(obstacle.reason), "\(words): \(result.errors)")
      }
      #expect(try Self.run(data, "plan", "add", "strength").status == 6)
      #expect(FileManager.default.fileExists(atPath: data.path("copy")) == false)
    }
  }

  @Test("whose plans are a link that leads nowhere neither lists none nor replaces the link")
  func danglingPlans() throws {
    try TemporaryFolder.with { data in
      try data.file("readyday/.lock", "")
      try Self.link(data, "readyday/plans.json", to: "../stick/plans.json")
      for words in [["plan", "list"], ["plan", "add", "strength"], ["data", "export", "copy"]] {
        var program = Program(words)
        program.environment["XDG_DATA_HOME"] = data.url.path
        program.folder = data.url
        let result = try program.run()
        #expect(result.status == 4 && result.output.isEmpty)
        #expect(result.errors.contains("plans.json: it is a broken link"))
      }
      let target = try FileManager.default.destinationOfSymbolicLink(
        atPath: data.path("readyday/plans.json"))
      #expect(target == "../stick/plans.json")
    }
  }

  /// A member that stands twice in one of the kept files.
  struct Doubled: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let file: String
    let member: String
    let command: [String]
  }

  static let doubled = [
    Doubled(
      testDescription: "plans", file: "plans.json", member: "\"plans\" :",
      command: ["plan", "add", "strength"]),
    Doubled(
      testDescription: "a member of a plan", file: "plans.json", member: "\"duration_min\" :",
      command: ["plan", "add", "strength"]),
    Doubled(
      testDescription: "WHOOP's records", file: "whoop/sleep.json", member: "\"records\":",
      command: ["import", "whoop", Fixtures.url("whoop").path]),
    Doubled(
      testDescription: "days of Apple Health", file: "apple-health/2026.json",
      member: "\"days\":",
      command: ["import", "apple-health", Fixtures.url("apple-health/export.xml").path]),
  ]

  @Test("with a member that stands twice is damaged, and not written over", arguments: doubled)
  func doubledMember(row: Doubled) throws {
    try TemporaryFolder.with { data in
      var program = Program(row.command)
      program.environment["XDG_DATA_HOME"] = data.url.path
      #expect(try program.run().status == 0)
      let file = data.url.appendingPathComponent("readyday/\(row.file)")
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      let place = try #require(text.range(of: row.member))
      let merged =
        text[..<place.lowerBound] + row.member + " [],\n" + text[place.lowerBound...]
      try Data(merged.utf8).write(to: file)
      let result = try program.run()
      #expect(result.status == 4)
      let name = row.member.prefix { $0 != " " && $0 != ":" }
      #expect(result.errors.contains("\(name) appears twice in one place, again at line "))
      #expect(try Data(contentsOf: file) == Data(merged.utf8))
    }
  }

  @Test("and another one that shares its plans by a link lose nothing of each other")
  func twoStores() throws {
    try TemporaryFolder.with { data in
      let homes = ["one", "two"]
      #expect(try Self.plan(in: homes[0], data).run().status == 0)
      try data.file("two/readyday/.lock", "")
      try Self.link(data, "two/readyday/plans.json", to: data.path("one/readyday/plans.json"))
      let null = FileHandle.nullDevice
      let processes = try (0..<12).map { number in
        try Self.plan(in: homes[number % 2], data, "--date", "+\(number + 1)d")
          .start(input: null, output: null, errors: null)
      }
      for process in processes { process.waitUntilExit() }
      #expect(processes.allSatisfy { Program.status(of: $0) == 0 })
      let text = try String(contentsOfFile: data.path("one/readyday/plans.json"), encoding: .utf8)
      #expect(text.ranges(of: "\"id\"").count == 13)
    }
  }

  private static func plan(
    in home: String, _ data: TemporaryFolder, _ words: String...
  ) -> Program {
    var program = Program(["plan", "add", "strength"] + words)
    program.environment["XDG_DATA_HOME"] = data.path(home)
    return program
  }

  @Test(
    "whose file is gone while its copy is there is no empty one, in either language",
    arguments: [
      (["plan", "list"], "plans"), (["plan", "add", "strength"], "plans"),
      (["data", "export", "copy"], "plans"),
      (["plan", "export", "--lang", "es"], "plans"), (["reflect", "list"], "reflections"),
    ])
  func goneFile(words: [String], name: String) throws {
    try TemporaryFolder.with { data in
      let copy = try data.file("readyday/\(name).json.bak", Self.emptyBook(of: name))
      var program = Program(words)
      program.environment["XDG_DATA_HOME"] = data.url.path
      program.folder = data.url
      let result = try program.run()
      let file = data.path("readyday/\(name).json")
      let english = """
        readyday: error: cannot read \(file): it is missing, but there is a backup from before the last change: \(copy.path)
          nothing was changed: restore the copy, or move it aside to start again:
          cp \(copy.path) \(file)

        """
      let spanish = """
        readyday: error: no se puede leer \(file): falta, pero hay una copia de antes del último cambio: \(copy.path)
          no se ha cambiado nada: recupera la copia, o apártala para empezar de nuevo:
          cp \(copy.path) \(file)

        """
      #expect(result.errors == (words.contains("es") ? spanish : english))
      #expect(result.status == 4 && result.output.isEmpty)
      #expect(FileManager.default.fileExists(atPath: file) == false)
      #expect(try String(contentsOf: copy, encoding: .utf8) == Self.emptyBook(of: name))
      try FileManager.default.copyItem(atPath: copy.path, toPath: file)
      #expect(try program.run().status == 0)
    }
  }

  private static func emptyBook(of name: String) -> String {
    "{\"schema\": \"readyday.\(name)\", \"schema_version\": \"1.0\", \"\(name)\": []}\n"
  }

  @Test("whose file is gone is told by a briefing, with a damaged copy too")
  func goneFileInBriefing() throws {
    try TemporaryFolder.with { folder in
      // Only a shell takes such a name for more than one word.
      let data = folder.path("it's here")
      let copy = try folder.file("it's here/readyday/plans.json.bak", Self.emptyBook(of: "plans"))
      var brief = Program.brief()
      brief.environment["XDG_DATA_HOME"] = data
      #expect(
        try brief.run().errors.contains(
          "plans.json: it is missing, but there is a backup from before the last change"))
      var list = Program(["plan", "list"])
      list.environment["XDG_DATA_HOME"] = data
      #expect(try list.run().errors.contains("cp '\(folder.path("it"))'\\''s here/readyday/"))
      try Data("{".utf8).write(to: copy)
      #expect(
        try list.run().errors.hasSuffix(
          "nothing was changed: the copy is damaged; fix it, or move it aside to start again\n"))
    }
  }

  @Test(
    "is not erased where a link stands for any of it, in either language",
    arguments: ["", "/plans.json", "/plans.json.bak", "/whoop", "/whoop/sleep.json"])
  func linkedErase(name: String) throws {
    try TemporaryFolder.with { data in
      #expect(try Self.run(data, "plan", "add", "strength").status == 0)
      #expect(try Self.run(data, "plan", "add", "strength", "7am").status == 0)
      #expect(try Self.run(data, "import", "whoop", Fixtures.url("whoop").path).status == 0)
      let link = data.path("readyday") + name
      let target = data.path("elsewhere")
      try FileManager.default.moveItem(atPath: link, toPath: target)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
      let before = try FolderTree(data.url.path, followingLinks: true).files
      let english = try Self.run(data, "data", "erase", "--yes")
      #expect(english.status == 6 && english.output.isEmpty)
      #expect(
        english.errors == """
          readyday: error: cannot remove \(link): it is a link to \(target); nothing was removed
            its target may be used by others: delete what you want by hand

          """)
      let spanish = try Self.run(data, "data", "erase", "--yes", "--lang", "es")
      #expect(
        spanish.errors.contains(
          "no se puede borrar \(link): es un enlace a \(target); no se ha borrado nada\n"))
      #expect(try FolderTree(data.url.path, followingLinks: true).files == before)
    }
  }

  @Test("is erased alone: what somebody else put beside it stays and is named")
  func strangers() throws {
    try TemporaryFolder.with { data in
      #expect(try Self.run(data, "plan", "add", "strength").status == 0)
      try data.file("readyday/mine.txt", "mine")
      try data.file("readyday/photos/1.jpg", "mine")
      let notes = try data.file("readyday/whoop/notes", "mine")
      let result = try Self.run(data, "data", "erase", "--yes")
      #expect(result.status == 0 && result.output == "removed 1 file\n")
      #expect(!result.errors.contains(".lock"))
      #expect(
        result.errors.contains("warning: \(notes.path) was left there: it is not readyday's\n"))
      #expect(result.errors.contains("warning: \(data.path("readyday/photos")) was left there"))
      #expect(
        try FolderTree(data.path("readyday")).files == ["mine.txt", "photos/1.jpg", "whoop/notes"])
      #expect(try Self.run(data, "data", "erase", "--yes").output == "nothing is stored\n")
    }
  }

  @Test(
    "is not exported into itself",
    arguments: ["readyday", "readyday/copy", "link/deep/copy", "readyday/whoop/"])
  func exportIntoItself(target: String) throws {
    try TemporaryFolder.with { data in
      #expect(try Self.run(data, "plan", "add", "strength").status == 0)
      try Self.link(data, "link", to: "readyday")
      let before = try FolderTree(data.url.path, followingLinks: true)
      let result = try Self.run(data, "data", "export", target)
      #expect(result.status == 2 && result.output.isEmpty)
      #expect(
        result.errors.hasPrefix("readyday: error: cannot export to \(target): it is inside ")
          && result.errors.hasSuffix(", where readyday stores its data\n"))
      #expect(
        try Self.run(data, "data", "export", target, "--lang", "es").errors
          .contains("donde readyday guarda sus datos"))
      let after = try FolderTree(data.url.path, followingLinks: true)
      #expect(after.files == before.files && after.folders == before.folders)
    }
  }

  @Test("keeps the mode of its files")
  func mode() throws {
    try TemporaryFolder.with { data in
      #expect(try Self.run(data, "plan", "add", "strength").status == 0)
      let file = data.path("readyday/plans.json")
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
      #expect(try Self.run(data, "plan", "add", "strength").status == 0)
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
    }
  }

  @Test("is exported with what its links lead to, into a folder of its own alone")
  func export() throws {
    try TemporaryFolder.with { data in
      #expect(try Self.run(data, "import", "whoop", Fixtures.url("whoop").path).status == 0)
      try FileManager.default.moveItem(
        atPath: data.path("readyday/whoop"), toPath: data.path("elsewhere"))
      try Self.link(data, "readyday/whoop", to: data.path("elsewhere"))
      #expect(try Self.run(data, "data", "export", "copy").output.contains("copy/whoop/sleep.json"))
      #expect(try Self.run(data, "data", "export", "").status == 2)
      let again = try Self.run(data, "data", "export", "copy")
      #expect(again.status == 6)
      #expect(again.errors == "readyday: error: cannot write to copy: Directory not empty\n")
    }
  }

  @Test(
    "is exported to where nothing of anybody else's is removed or replaced, also when that fails")
  func failedExport() throws {
    try TemporaryFolder.with { folder in
      var copy = ExportedFolder(path: folder.path("copy"))
      try copy.begin()
      try copy.write([0x31], as: "whoop/sleep.json")
      // Somebody is quicker.
      try folder.file("copy/plans.json", "mine")
      try folder.file("copy/whoop/notes", "mine")
      let failure = #expect(throws: SystemError.self) { try copy.write([0x31], as: "plans.json") }
      #expect(failure.map { Failure(of: $0).status } == .output)
      copy.remove()
      let rest = try FolderTree(folder.path("copy")).files
      #expect(rest == ["plans.json", "whoop/notes"])
      #expect(try String(contentsOfFile: folder.path("copy/plans.json"), encoding: .utf8) == "mine")
    }
  }

  @Test("what was printed is erased with everything else, and printed again")
  func printed() throws {
    try TemporaryFolder.with { folder in
      func run(_ words: String...) throws -> Program.Result {
        var program = Program(words)
        program.environment["XDG_STATE_HOME"] = folder.path("state")
        program.environment["XDG_DATA_HOME"] = folder.path("data")
        return try program.run()
      }
      func brief() throws -> String {
        try run(
          "brief", "--once", "--whoop", "whoop", "--now", "2026-03-10T06:30:00+01:00", "--tz",
          "Europe/Madrid"
        ).output
      }
      let first = try brief()
      let second = try brief()
      #expect(!first.isEmpty && second.isEmpty)
      let erased = try run("data", "erase", "--yes")
      #expect(erased.errors.contains("printed.json"))
      let third = try brief()
      #expect(third == first)
    }
  }
}
