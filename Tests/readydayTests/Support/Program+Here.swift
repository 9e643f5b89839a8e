import Foundation
import ReadyDayCore
import TestSupport

@testable import readyday

extension Program {
  /// Whether the program is this build's, whose code is in this process as well.
  static let isOwn = ProcessInfo.processInfo.environment["READYDAY_PROGRAM"] == nil

  private static let isInFixtures = FileManager.default.changeCurrentDirectoryPath(
    Fixtures.url("").path)

  /// Runs it in this process, where a trap ends the tests, unless it needs a folder other than
  /// Fixtures or a standard input.
  func runHere() throws -> Result {
    guard Self.isInFixtures, Self.isOwn, folder == Fixtures.url(""), input.isEmpty else {
      return try run()
    }
    return try TemporaryFolder.with { folder in
      let output = try Descriptor(folder.path("output"), for: .making)
      let errors = try Descriptor(folder.path("errors"), for: .making)
      let environment = Environment(environment)
      let context = CommandContext(
        environment: environment, clock: Instant(secondsSince1970: ThisProcess.secondsSince1970),
        words: RawWords(arguments, environment), columns: nil, output: output,
        errors: Terminal(descriptor: errors))
      let status = ReadyDay.run(arguments, in: context)
      output.close()
      errors.close()
      func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: folder.path(name))), as: UTF8.self)
      }
      return Result(output: try text("output"), errors: try text("errors"), status: status.rawValue)
    }
  }
}
