import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

@Suite("OutputFile") struct OutputFileTests {
  private let folder = try! TemporaryFolder()

  private static func names(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  private static func mode(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test(
    "a file that is there keeps its mode, a new one is its owner's alone",
    arguments: [0o644, 0o640, 0o400])
  func mode(mode: Int) throws {
    let path = folder.path("brief.txt")
    try OutputFile(path: path).write("new")
    #expect(try Self.mode(of: path) == 0o600)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    try OutputFile(path: path).write("newer")
    #expect(try Self.mode(of: path) == mode)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "newer")
  }

  @Test("a link that leads nowhere is refused, and stays") func danglingLink() throws {
    let link = folder.path("link.txt")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "away/real.txt")
    #expect(throws: SystemError.danglingLink) { try OutputFile(path: link).write("x") }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "away/real.txt")
    #expect(try Self.names(in: folder) == ["link.txt"])
  }

  @Test("a draft that somebody holds is neither waited for nor removed, one that nobody holds goes")
  func drafts() throws {
    let held = folder.path(".readyday-brief.txt-aaaaaaaa")
    let left = folder.path(".readyday-brief.txt-bbbbbbbb")
    let others = [".readyday-brief.txt-b-bbbbbbbb", ".readyday-brief.txt-SHOUTING"]
    for name in others { try folder.file(name, "x") }
    for path in [held, left] {
      #expect(FileManager.default.createFile(atPath: path, contents: nil))
    }
    let descriptor = open(held, O_RDWR | O_CLOEXEC)
    #expect(flock(descriptor, LOCK_EX) == 0)
    try OutputFile(path: folder.path("brief.txt")).write("x")
    let kept = others + [".readyday-brief.txt-aaaaaaaa", "brief.txt"]
    #expect(try Self.names(in: folder) == kept.sorted())
    close(descriptor)
    try OutputFile(path: folder.path("brief.txt")).write("x")
    #expect(try Self.names(in: folder) == (others + ["brief.txt"]).sorted())
  }

  @Test("a name of any bytes and any length is that name") func names() throws {
    for bytes in [[0x63, 0xE9], [UInt8](repeating: 0x61, count: 255)] {
      let path = folder.path("") + "/" + SystemName.text(of: bytes)
      try OutputFile(path: path).write("x")
      #expect(FileIdentity(of: path) != nil)
      #expect(
        try FolderListing.names(in: folder.url.path).map { SystemName.bytes(of: $0) } == [bytes])
      unlink(path.systemName)
    }
  }

  @Test("what is made anew never takes the place of what is there") func create() throws {
    try folder.file("a.txt", "somebody's own")
    let error = #expect(throws: SystemError.self) {
      try OutputFile(path: folder.path("a.txt")).create("x")
    }
    #expect(error?.isExisting == true)
    #expect(try Self.names(in: folder) == ["a.txt"])
  }
}
