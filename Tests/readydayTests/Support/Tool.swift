import Foundation
import TestSupport

/// A program of the system, which a test may find absent.
struct Tool: Sendable {
  let path: String

  init?(_ name: String) {
    let folders = ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    let path = folders.map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let path else { return nil }
    self.path = path
  }

  static func has(_ name: String) -> Bool { Tool(name) != nil }

  /// Runs it in `folder`, which is its home as well; the built program is found by its name.
  func run(_ arguments: [String], in folder: TemporaryFolder) throws -> Program.Result {
    var program = Program(arguments)
    program.executable = URL(filePath: path)
    program.folder = folder.url
    program.environment["HOME"] = folder.url.path
    program.environment["PATH"] =
      Program.executable.deletingLastPathComponent().path + ":/usr/bin:/bin"
    return try program.run()
  }
}
