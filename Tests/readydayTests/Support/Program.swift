import Foundation
import TestSupport

/// The program as it was built, run the way a shell would.
struct Program {
  struct Result: Sendable {
    let output: String
    let errors: String
    /// Negative when a signal ended it.
    let status: Int32
  }

  /// As bare as cron's, but with a UTF-8 locale.
  static let environment = [
    "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "TZDIR": Fixtures.url("zones").path,
    // No home: without this, it would be that of whoever runs the tests.
    "HOME": "/dev/null",
  ]

  /// How a sanitizer is to watch the program too, where one watches the tests.
  private static let watching = ProcessInfo.processInfo.environment.filter {
    ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key)
  }

  var arguments: [String]
  var environment = Program.environment
  var input: String
  var folder: URL
  var executable = Program.executable

  init(
    _ arguments: [String], _ variables: [String: String] = [:], in folder: URL = Fixtures.url(""),
    input: String = ""
  ) {
    (self.arguments, self.folder, self.input) = (arguments, folder, input)
    environment.merge(variables) { $1 }
  }

  /// What somebody types whose home is `folder`, by default on the red and heavy day of the fixtures.
  init(_ line: String, at home: TemporaryFolder, now: String = "2026-03-10T08:00:00+01:00") {
    self.init(line.split(separator: " ").map(String.init))
    environment["HOME"] = home.url.path
    environment["TZ"] = "Europe/Madrid"
    environment["READYDAY_NOW"] = now
  }

  /// The one that `READYDAY_PROGRAM` names, to hold another build to the same tests; else the one beside the
  /// test bundle, which lies deeper on macOS.
  static var executable: URL {
    if let path = ProcessInfo.processInfo.environment["READYDAY_PROGRAM"] {
      return URL(filePath: path)
    }
    var folder = Bundle.main.bundleURL
    while folder.path != "/" {
      let candidate = folder.appendingPathComponent("readyday")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    return Bundle.main.bundleURL.appendingPathComponent("readyday")
  }

  func run() throws -> Result {
    try TemporaryFolder.with { folder in
      let input = try folder.file("input", Data(self.input.utf8))
      let output = try folder.file("output", Data())
      let errors = try folder.file("errors", Data())
      let process = try start(
        input: FileHandle(forReadingFrom: input), output: FileHandle(forWritingTo: output),
        errors: FileHandle(forWritingTo: errors))
      process.waitUntilExit()
      return Result(
        output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
        errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
        status: Self.status(of: process))
    }
  }

  func start(input: FileHandle, output: Any, errors: Any) throws -> Process {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = environment.merging(Self.watching) { given, _ in given }
    process.currentDirectoryURL = folder
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    return process
  }

  static func status(of process: Process) -> Int32 {
    process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
  }
}
