import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

/// What earlier runs left behind, and what the system refuses. `Tests/Faults/run` tries the same at random.
@Suite("Faults") struct FaultTests {
  private let folder = try! TemporaryFolder()

  private static func imported(
    _ data: TemporaryFolder, _ source: String = "whoop"
  ) throws -> Program.Result {
    return try Program(["import", "whoop", source], ["XDG_DATA_HOME": data.url.path]).run()
  }

  @Test("the draft of a program that was killed goes with the next one") func draft() throws {
    let other = try folder.file("mine.txt", "somebody's own")
    let draft = folder.path(".readyday-brief.txt-0k3x9fq2")
    // As if killed between the two names of a file that was made, and then in the middle of one.
    #expect(link(other.path, draft) == 0)
    for _ in 1...2 {
      #expect(try Program.brief("--output", folder.path("brief.txt")).run().status == 0)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      #expect(names.sorted() == ["brief.txt", "mine.txt"])
      try Data("Tues".utf8).write(to: URL(filePath: draft))
    }
    #expect(try String(contentsOf: other, encoding: .utf8) == "somebody's own")
  }

  @Test("a limit on the length of files is an error with a message, not a signal")
  func fileLimit() throws {
    let shell = try #require(Tool("sh"))
    let result = try shell.run(
      ["-c", "ulimit -f 2; readyday demo --format html --output page.html"], in: folder)
    #expect(result.status == 6)
    #expect(result.errors == "readyday: error: cannot write to page.html: File too large\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test("an export that could not be written whole leaves nothing in the way of the next")
  func partOfAnExport() throws {
    try TemporaryFolder.with { home in
      let shell = try #require(Tool("sh"))
      let source = Fixtures.url("whoop").path
      #expect(try shell.run(["-c", "readyday import whoop \(source)"], in: home).status == 0)
      let limited = "ulimit -f 80; readyday data export copy"
      #expect(try shell.run(["-c", limited], in: home).status == 6)
      #expect(try shell.run(["-c", "readyday data export copy"], in: home).status == 0)
    }
  }

  private static func recoveries() throws -> [String] {
    let document = try JSONSerialization.jsonObject(
      with: Data(Fixtures.bytes("whoop/recovery.json")))
    let records = (document as? [String: Any])?["records"] as? [[String: Any]]
    return try (records ?? []).map {
      String(decoding: try JSONSerialization.data(withJSONObject: $0), as: UTF8.self)
    }
  }

  @Test("which of two imports came first changes no byte") func order() throws {
    try TemporaryFolder.with { one in
      try TemporaryFolder.with { other in
        // Without its night, nothing says when a recovery was: those of the two halves share a moment.
        let records = try Self.recoveries()
        let half = records.count / 2
        let parts = try [records[..<half], records[half...]].enumerated().map { index, records in
          let text = "[" + records.joined(separator: ",") + "]"
          return try one.file("part\(index).json", text).path
        }
        for part in parts { #expect(try Self.imported(one, part).status == 0) }
        for part in parts.reversed() { #expect(try Self.imported(other, part).status == 0) }
        let kept = try [one, other].map {
          try Data(contentsOf: URL(filePath: $0.path("readyday/whoop/recovery.json")))
        }
        #expect(kept[0] == kept[1])
      }
    }
  }
}
