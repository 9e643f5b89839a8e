import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

@Suite("Streams and files") struct StreamTests {
  private let folder = try! TemporaryFolder()

  @Test(
    "a good run says nothing beside its answer",
    arguments: ["text", "json", "markdown", "html", "mail", "ics"])
  func onlyTheAnswer(format: String) throws {
    let result = try Program.brief("--format", format, "--to", "ana@example.test").run()
    #expect(result.status == 0 && result.errors.isEmpty && !result.output.isEmpty)
  }

  @Test("a reader that has seen enough is no error", arguments: ["text", "json"])
  func closedPipe(format: String) throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let errors = try folder.file("errors", "")
    let process = try Program.brief("--format", format).start(
      input: .nullDevice, output: pipe, errors: FileHandle(forWritingTo: errors))
    process.waitUntilExit()
    #expect(Program.status(of: process) == 0)
    #expect(try Data(contentsOf: errors).isEmpty)
  }

  @Test("an interrupted run ends with 130 and leaves no file behind") func interruption() throws {
    let input = Pipe()
    let program = Program(
      ["brief", "--calendar", "-", "--tz", "UTC", "--output", "brief.txt"], in: folder.url)
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

  @Test("--output holds what standard output would, for its owner alone where it is new")
  func outputFile() throws {
    let path = folder.path("brief.txt")
    let result = try Program.brief("--output", path).run()
    #expect(result.output.isEmpty && result.errors.isEmpty && result.status == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Program.brief().run().output)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 1)
  }

  @Test("two files whose names are two spellings of one letter are both read")
  func spellings() throws {
    for (name, calendar) in [("e\u{301}.ics", "home"), ("\u{E9}.ics", "work")] {
      let path = folder.path("") + "/" + name
      try OutputFile(path: path).write(try Fixtures.text("calendars/\(calendar).ics"))
    }
    let result = try Program([
      "agenda", "--verbose", "--tz", "UTC", "--date", "2026-03-10", "--calendar", folder.url.path,
    ]).run()
    #expect(result.output.contains("Dinner with Marta") && result.output.contains("Board review"))
    #expect(result.errors.split(separator: "\n").count == 2)
  }
}
