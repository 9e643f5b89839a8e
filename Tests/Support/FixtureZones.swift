import Foundation
package import ReadyDayCore

/// The zones in `Fixtures/zones`, by their IANA names.
package struct FixtureZones: ZoneDatabase {
  package init() {}

  package func zone(named name: String) -> Zone? {
    guard let bytes = try? Fixtures.bytes("zones/\(name)") else { return nil }
    return try? Zone(named: name, tzif: bytes)
  }

  /// Every zone there is, in alphabetical order.
  package static let names: [String] = {
    let folder = Fixtures.url("zones")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (files ?? []).filter { $0 != "README.md" && !isFolder(folder.appending(path: $0)) }
      .sorted()
  }()

  private static func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
  }
}

extension Zone {
  /// A zone of `Fixtures/zones`; a test that names one which is not there cannot run.
  package static func fixture(_ name: String) -> Zone {
    guard let zone = FixtureZones().zone(named: name) else {
      preconditionFailure("no zone \(name) in Fixtures/zones")
    }
    return zone
  }
}
