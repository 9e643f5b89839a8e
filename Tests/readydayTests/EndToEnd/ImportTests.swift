import Foundation
import TestSupport
import Testing

/// `import whoop` keeps records in a folder of the test's own.
@Suite("import whoop") struct ImportTests {
  private let data = try! TemporaryFolder()

  private static func program(_ data: TemporaryFolder, _ words: [String]) -> Program {
    return Program(words, ["XDG_DATA_HOME": data.url.path])
  }

  private static let brief = [
    "brief", "--now", "2026-03-10T00:00:00Z", "--tz", "UTC", "--format", "json",
  ]

  @Test("without unzip a zip cannot be read, and one that is none is said to be so")
  func noZip() throws {
    var bare = Self.program(data, Self.brief + ["--whoop", "whoop-csv.zip"])
    bare.environment["PATH"] = data.url.path
    let unread = try bare.run()
    #expect(unread.status == 4)
    #expect(unread.errors.contains("unzip is not installed; unpack it and give the folder"))
    let fake = try data.file("fake.zip", "no zip at all")
    let damaged = try Self.program(data, ["import", "whoop", fake.path]).run()
    #expect(damaged.status == 4)
    #expect(damaged.errors.contains("not a zip file, or damaged"))
  }

  @Test("of a zip the kind is told by itself") func zip() throws {
    let export = Fixtures.url("wearables/oura")
    let entries = try FolderTree(export.path).files.map { name in
      WrittenZip.Entry(name, Array(try Data(contentsOf: export.appending(path: name))))
    }
    let zip = try data.file("oura.zip", WrittenZip(entries).data).path
    let result = try Self.program(data, ["import", zip]).run()
    #expect(result.errors.isEmpty && result.output.contains("days: 40 new, 0 updated"))
    #expect(result.output.hasSuffix("\nstored in \(data.path("readyday/oura"))\n"))
  }
}
