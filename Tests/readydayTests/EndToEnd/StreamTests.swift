import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

@Suite("Streams and files")
struct StreamTests {
  @Test(
    "a good run says nothing beside its answer",
    arguments: ["text", "json", "markdown", "html", "mail", "ics"])
  func onlyTheAnswer(format: String) throws {
    let result = try Program.brief("--format", format, "--to", "ana@example.test").run()
    #expect(result.status == 0 && result.errors.isEmpty && !result.output.isEmpty)
  }

  @Test("what cannot be written is an error with a message")
  func fullDevice() throws {
    try TemporaryFolder.with { folder in
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let errors = try folder.file("errors", "")
      let process = try Program.brief().start(
        input: .nullDevice, output: full, errors: FileHandle(forWritingTo: errors))
      process.waitUntilExit()
      #expect(Program.status(of: process) == 6)
      let message = try String(contentsOf: errors, encoding: .utf8)
      #expect(
        message == "readyday: error: cannot write to standard output: No space left on device\n")
    }
  }

  /// A command that changes something, what follows "No space left on device", and the same in Spanish; `ID` stands
  /// for an id, `DATA` for the data folder.
  struct CompletedChange: Sendable {
    let words: [String]
    let english: String
    let spanish: String
  }

  private static let workout = ["--whoop", Fixtures.url("whoop").path, "--workout", "6a9469"]

  static let changes = [
    CompletedChange(
      words: ["plan", "add", "strength"], english: "the plan was saved as ID",
      spanish: "el plan se ha guardado como ID"),
    CompletedChange(
      words: ["plan", "edit", "kept", "--duration", "45"], english: "the plan was saved as kept",
      spanish: "el plan se ha guardado como kept"),
    CompletedChange(words: ["plan", "edit", "kept", "--duration", "60"], english: "", spanish: ""),
    CompletedChange(
      words: ["plan", "remove", "kept", "--yes"], english: "the plan kept was removed",
      spanish: "el plan kept se ha borrado"),
    CompletedChange(
      words: ["plan", "import", "more.json"], english: "the plans were imported",
      spanish: "los planes se han importado"),
    CompletedChange(words: ["plan", "import", "readyday/plans.json"], english: "", spanish: ""),
    CompletedChange(
      words: ["reflect", "add", "--feeling", "4", "--now", "2026-03-10T12:00:00Z"] + workout,
      english: "the reflection was saved as ID", spanish: "la anotación se ha guardado como ID"),
    CompletedChange(
      words: ["import", "whoop", Fixtures.url("whoop").path],
      english: "the records are in DATA/readyday/whoop",
      spanish: "los registros están en DATA/readyday/whoop"),
    CompletedChange(
      words: ["import", "apple-health", Fixtures.url("apple-health/export.xml").path],
      english: "the records are in DATA/readyday/apple-health",
      spanish: "los registros están en DATA/readyday/apple-health"),
    CompletedChange(
      words: ["data", "export", "copy"], english: "the copy is in copy",
      spanish: "la copia está en copy"),
    CompletedChange(
      words: ["data", "erase", "--yes"], english: "the files were removed",
      spanish: "los archivos se han borrado"),
  ]

  private static func plan(_ id: String) -> String {
    """
    {"schema": "readyday.plans", "schema_version": "1.0", "plans": [{"id": "\(id)",
     "date": "2026-11-23", "sequence": 1, "activity": "yoga", "intensity": "hard",
     "duration_min": 60, "created_at": "2026-11-23T06:00:00Z"}]}
    """
  }

  @Test(
    "what was changed stays so when the answer cannot be written, and is told", arguments: changes)
  func changedWithoutAnswer(change: CompletedChange) throws {
    for (language, told, reason) in [
      ("en", change.english, "cannot write to standard output: No space left on device"),
      (
        "es", change.spanish,
        "no se puede escribir en la salida estándar: no queda espacio en el disco"
      ),
    ] {
      try TemporaryFolder.with { data in
        try data.file("readyday/plans.json", Self.plan("kept"))
        try data.file("more.json", Self.plan("more"))
        let errors = try data.file("errors", "")
        var program = Program(change.words + ["--lang", language])
        program.environment["XDG_DATA_HOME"] = data.url.path
        program.folder = data.url
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let process = try program.start(
          input: .nullDevice, output: full, errors: FileHandle(forWritingTo: errors))
        process.waitUntilExit()
        #expect(Program.status(of: process) == 6)
        let lines = try String(contentsOf: errors, encoding: .utf8).split(separator: "\n")
        let line = lines.last?.replacing(data.url.path, with: "DATA")
          .replacing(/(as|como) [0-9a-z]{8}$/) { "\($0.output.1) ID" }
        let end = told.isEmpty ? "" : "; \(told)"
        #expect(line == "readyday: error: \(reason)\(end)")
      }
    }
  }

  @Test("a reader that has seen enough is no error", arguments: ["text", "json"])
  func closedPipe(format: String) throws {
    try TemporaryFolder.with { folder in
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      let errors = try folder.file("errors", "")
      let process = try Program.brief("--format", format).start(
        input: .nullDevice, output: pipe, errors: FileHandle(forWritingTo: errors))
      process.waitUntilExit()
      #expect(Program.status(of: process) == 0)
      #expect(try Data(contentsOf: errors).isEmpty)
    }
  }

  @Test("an interrupted run ends with 130 and leaves no file behind")
  func interruption() throws {
    try TemporaryFolder.with { folder in
      let input = Pipe()
      var program = Program(["brief", "--calendar", "-", "--tz", "UTC", "--output", "brief.txt"])
      program.folder = folder.url
      let process = try program.start(
        input: input.fileHandleForReading, output: FileHandle.nullDevice,
        errors: FileHandle.nullDevice)
      // More than a pipe holds: once it is written, the program is reading.
      try input.fileHandleForWriting.write(contentsOf: Data(count: 1 << 20))
      process.interrupt()
      process.waitUntilExit()
      #expect(Program.status(of: process) == 130)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }
  }

  @Test("--output holds what standard output would, for its owner alone where it is new")
  func outputFile() throws {
    try TemporaryFolder.with { folder in
      let path = folder.path("brief.txt")
      let result = try Program.brief("--output", path).run()
      #expect(result.output.isEmpty && result.errors.isEmpty && result.status == 0)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == Program.brief().run().output)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 1)
    }
  }

  @Test("a link is followed to its file, and a device stays a device")
  func outputThroughLink() throws {
    try TemporaryFolder.with { folder in
      let file = try folder.file("real.txt", "old")
      let link = folder.path("link.txt")
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file.path)
      #expect(try Program.brief("--output", link).run().status == 0)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file.path)
      #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("Tuesday"))

      let device = folder.path("device")
      try FileManager.default.createSymbolicLink(atPath: device, withDestinationPath: "/dev/null")
      #expect(try Program.brief("--output", device).run().status == 0)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: device) == "/dev/null")
    }
  }

  @Test("a folder that links to itself is read once")
  func linkLoop() throws {
    try TemporaryFolder.with { folder in
      try folder.file("deep/home.ics", try Fixtures.text("calendars/home.ics"))
      try folder.file("deep/.hidden.ics", "not a calendar")
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("deep/again"), withDestinationPath: folder.url.path)
      let result = try Program(
        ["brief", "--verbose", "--tz", "UTC", "--calendar", folder.url.path]
      ).run()
      #expect(result.errors == "readyday: read \(folder.path("deep/home.ics"))\n")
      #expect(result.status == 0)
    }
  }

  @Test("two files whose names are two spellings of one letter are both read")
  func spellings() throws {
    try TemporaryFolder.with { folder in
      for (name, calendar) in [("e\u{301}.ics", "home"), ("\u{E9}.ics", "work")] {
        let path = folder.path("") + "/" + name
        try OutputFile(path: path).write(try Fixtures.text("calendars/\(calendar).ics"))
      }
      let result = try Program(
        [
          "agenda", "--verbose", "--tz", "UTC", "--date", "2026-03-10", "--calendar",
          folder.url.path,
        ]
      ).run()
      #expect(result.output.contains("Dinner with Marta") && result.output.contains("Board review"))
      #expect(result.errors.split(separator: "\n").count == 2)
    }
  }

  @Test("a file that may not be read costs the others nothing")
  func unreadableFile() throws {
    try TemporaryFolder.with { folder in
      try folder.file("home.ics", try Fixtures.text("calendars/home.ics"))
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("mem.ics"), withDestinationPath: "/proc/self/mem")
      let result = try Program(
        ["brief", "--tz", "UTC", "--date", "2026-03-10", "--calendar", folder.url.path]
      ).run()
      #expect(result.status == 0)
      #expect(result.output.contains("Dinner with Marta"))
      #expect(
        result.errors
          == "readyday: warning: cannot read \(folder.path("mem.ics")): Input/output error\n")
    }
  }

  @Test(
    "--output never writes over what is read, however it was named, nor over what readyday keeps",
    arguments: [
      ("data/work.ics", "agenda --calendar ./data/work.ics"),
      ("data/work.ics", "agenda --calendar data"), ("data/work.ics", "brief --calendar ."),
      ("data/sub/sleep.json", "sleep --whoop data --date 2026-03-10"),
      ("linked/work.ics", "agenda --calendar data"), ("data/work.ics", "agenda --calendar linked"),
      ("config.json5", "agenda --calendar data/work.ics --config config.json5"),
      ("data/plans.ics", "plan import data/plans.ics"),
      ("data/sub/sleep.json", "import whoop data"),
      ("readyday/plans.json", "agenda --calendar data/work.ics"),
    ])
  func ownInput(target: String, line: String) throws {
    try TemporaryFolder.with { folder in
      let calendar = "BEGIN:VCALENDAR\nEND:VCALENDAR\n"
      for (path, text) in [
        ("data/work.ics", calendar), ("data/plans.ics", calendar), ("data/sub/sleep.json", "[]"),
        ("config.json5", "{}"), ("readyday/plans.json", "{}"),
      ] { try folder.file(path, text) }
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("linked"), withDestinationPath: "data")
      let before = try String(contentsOfFile: folder.path(target), encoding: .utf8)
      var program = Program(
        line.split(separator: " ").map(String.init) + ["--output", target])
      program.folder = folder.url
      program.environment["XDG_DATA_HOME"] = folder.url.path
      let result = try program.run()
      #expect(result.status == 2)
      #expect(result.errors.contains("would overwrite a file that is read"))
      #expect(try String(contentsOfFile: folder.path(target), encoding: .utf8) == before)
    }
  }

  @Test(
    "a calendar that readyday wrote among the others is written again, and a new file beside them")
  func ownOutput() throws {
    try TemporaryFolder.with { folder in
      try folder.file("data/work.ics", try Fixtures.text("calendars/work.ics"))
      for name in ["windows.ics", "windows.ics", "windows.txt"] {
        var program = Program([
          "windows", "--calendar", "data", "--tz", "Europe/Madrid", "--date", "2026-03-10",
          "--format", name.hasSuffix("ics") ? "ics" : "text", "--output", "data/\(name)",
        ])
        program.folder = folder.url
        #expect(try program.run().status == 0)
      }
    }
  }
}
