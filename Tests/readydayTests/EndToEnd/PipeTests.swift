import Foundation
import TestSupport
import Testing

/// Pipes and devices that stand where a file of readyday's is to be. A program that waits for one is ended after
/// twenty seconds.
@Suite("Pipes in the place of files") struct PipeTests {
  private static let patience = 20.0
  private static let noFile = "it is a pipe or a device, not a file"

  /// What a command says where `place`, below its home, is no file.
  struct Case: Sendable, CustomTestStringConvertible {
    let words: [String]
    let place: String
    let status: Int32
    var message = "cannot read HOME/PLACE: \(PipeTests.noFile)"
    var testDescription: String { words.prefix(2).joined(separator: " ") + " and " + place }
  }

  private static let whoop = Fixtures.url("whoop").path
  private static let morning = ["--date", "2026-03-10", "--tz", "Europe/Madrid"]

  static let cases = [
    Case(words: ["plan", "list"], place: "readyday/plans.json", status: 4),
    Case(words: ["plan", "add", "--activity", "running"], place: "readyday/plans.json", status: 4),
    Case(words: ["reflect", "list"], place: "readyday/reflections.json", status: 4),
    Case(words: ["data", "export", "copy"], place: "readyday/whoop/sleep.json", status: 4),
    Case(words: ["import", "whoop", whoop], place: "readyday/whoop/sleep.json", status: 4),
    Case(words: ["sleep"] + morning, place: "readyday/whoop/sleep.json", status: 4),
    Case(words: ["score"] + morning, place: "readyday/apple-health/2026.json", status: 0),
    Case(words: ["config", "check"], place: "readyday/config.json5", status: 5),
    Case(
      words: ["demo", "--output", "page.txt"], place: "page.txt", status: 6,
      message: "cannot write to page.txt: nothing is reading from it"),
  ]

  @Test("a pipe that nobody else holds is told at once", arguments: cases)
  func pipe(row: Case) throws { try Self.check(row) { #expect(mkfifo($0, 0o600) == 0) } }

  @Test(
    "so is a device that never ends",
    arguments: cases.filter { $0.status != 6 && $0.place.hasSuffix("s.json") })
  func device(row: Case) throws { try Self.check(row) { #expect(symlink("/dev/zero", $0) == 0) } }

  private static func check(_ row: Case, _ make: (String) -> Void) throws {
    try TemporaryFolder.with { home in
      let path = home.path(row.place)
      try FileManager.default.createDirectory(
        atPath: URL(filePath: path).deletingLastPathComponent().path,
        withIntermediateDirectories: true)
      make(path)
      let (status, errors) = try run(row.words, in: home)
      #expect(status == row.status)
      let shown = row.status == 5 ? "~" : home.url.path
      let message = row.message.replacing("HOME", with: shown).replacing("PLACE", with: row.place)
      #expect(errors.contains(message))
    }
  }

  private static func run(
    _ words: [String], in home: TemporaryFolder
  ) throws -> (status: Int32, errors: String) {
    var program = Program(words, in: home.url)
    for name in ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"] {
      program.environment[name] = home.url.path
    }
    let errors = try home.file("errors", "")
    let process = try program.start(
      input: .nullDevice, output: FileHandle.nullDevice, errors: FileHandle(forWritingTo: errors))
    let end = Date(timeIntervalSinceNow: patience)
    while process.isRunning, Date() < end { usleep(10_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    return (Program.status(of: process), try String(contentsOf: errors, encoding: .utf8))
  }
}
