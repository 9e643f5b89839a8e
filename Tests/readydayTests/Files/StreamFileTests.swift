import Foundation
import TestSupport
import Testing

@testable import readyday

/// Pipes and devices that bear a name.
@Suite("Pipes and devices as files") struct StreamFileTests {
  private let folder = try! TemporaryFolder()

  @Test("what comes through a pipe with a name can be read twice, as a file can")
  func twice() throws {
    let pipe = folder.path("calendar")
    #expect(mkfifo(pipe, 0o600) == 0)
    let writer = Thread {
      try? Data("BEGIN:VCALENDAR\r\n".utf8).write(to: URL(filePath: pipe), options: [])
    }
    writer.start()
    let input = try InputFiles([pipe], endings: [".ics"])
    let file = try #require(input.files.first)
    for _ in 1...2 {
      let text = try file.withBytes { bytes in
        bytes.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
      }
      #expect(text == "BEGIN:VCALENDAR\r\n")
    }
    #expect(file.shown == pipe && input.problems.isEmpty)
  }

  @Test("a device that never ends is told and passed over") func endless() throws {
    let input = try InputFiles(["/dev/zero"], endings: [".ics"])
    #expect(input.files.isEmpty)
    #expect(
      input.problems.map(\.inEnglish) == [
        "cannot read /dev/zero: not a regular file, and larger than 128 MB"
      ])
  }

  @Test("links that lead in a circle are told, not missed") func circle() throws {
    try folder.file("home.ics", "x")
    for (link, target) in [("a.ics", "b.ics"), ("b.ics", "a.ics"), ("notes", "notes")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(link), withDestinationPath: target)
    }
    let input = try InputFiles([folder.url.path], endings: [".ics"])
    #expect(input.files.map(\.shown) == [folder.path("home.ics")])
    #expect(input.problems.map(\.path) == ["a.ics", "b.ics", "notes"].map(folder.path))
  }
}
