package import Foundation

/// The `Fixtures` folder of the repository, wherever that was checked out.
package enum Fixtures {
  package static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent()  // Support
    .deletingLastPathComponent()  // Tests
    .deletingLastPathComponent()

  /// What lies at `path` in `Fixtures`, for example `whoop/recovery.json`.
  package static func url(_ path: String) -> URL {
    repository.appending(path: "Fixtures").appending(path: path)
  }

  package static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url(path)))
  }

  package static func text(_ path: String) throws -> String {
    String(decoding: try bytes(path), as: UTF8.self)
  }
}
