import Foundation

/// The `Fixtures` folder of the repository, wherever that was checked out.
enum Fixtures {
  static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent()  // Support
    .deletingLastPathComponent()  // ReadyDayCoreTests
    .deletingLastPathComponent()  // Tests
    .deletingLastPathComponent()

  /// What lies at `path` in `Fixtures`, for example `whoop/recovery.json`.
  static func url(_ path: String) -> URL {
    repository.appending(path: "Fixtures").appending(path: path)
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url(path)))
  }

  static func text(_ path: String) throws -> String {
    String(decoding: try bytes(path), as: UTF8.self)
  }
}
