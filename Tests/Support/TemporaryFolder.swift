package import Foundation

/// A folder that goes with whoever holds it: a suite's goes with the instance that each test has of its own.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init(
    _ name: String = "readyday-\(UUID().uuidString)",
    in parent: URL = FileManager.default.temporaryDirectory
  ) throws {
    url = parent.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package static func with<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
    let folder = try TemporaryFolder()
    return try withExtendedLifetime(folder) { try body(folder) }
  }

  package func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  @discardableResult
  package func file(_ name: String, _ content: Data) throws -> URL {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: file)
    return file
  }

  @discardableResult
  package func file(_ name: String, _ content: String) throws -> URL {
    try file(name, Data(content.utf8))
  }
}
