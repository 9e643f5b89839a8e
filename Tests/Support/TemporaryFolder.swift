package import Foundation

/// A folder that is gone after the test.
package struct TemporaryFolder {
  package let url: URL

  package static func with<Result>(
    _ name: String = "readyday-\(UUID().uuidString)",
    in parent: URL = FileManager.default.temporaryDirectory,
    _ body: (TemporaryFolder) throws -> Result
  ) throws -> Result {
    let url = parent.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(TemporaryFolder(url: url))
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
