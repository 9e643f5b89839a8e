import Foundation
import ReadyDayCore
import TestSupport
import Testing

@testable import readyday

@Suite("InputFiles") struct InputFilesTests {
  private let folder = try! TemporaryFolder()

  private static func names(
    _ paths: [String], in folder: TemporaryFolder, endings: [String] = [".ics"]
  ) throws -> [String] {
    let files = try InputFiles(paths.map(folder.path), endings: endings).files
    return files.map { String($0.shown.dropFirst(folder.url.path.count + 1)) }
  }

  @Test("folders are walked in the order of their names, whatever the order of the arguments")
  func order() throws {
    for name in ["b/2.ics", "b/1.ics", "b/deep/0.ICS", "a.ics", "b/notes.txt", "b/.hidden.ics"] {
      try folder.file(name, "x")
    }
    let expected = ["a.ics", "b/1.ics", "b/2.ics", "b/deep/0.ICS"]
    #expect(try Self.names(["b", "a.ics"], in: folder) == expected)
    #expect(try Self.names(["a.ics", "b"], in: folder) == expected)
  }

  @Test("a file named twice, or by two links, is read once") func once() throws {
    try folder.file("a.ics", "x")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("b.ics"), withDestinationPath: folder.path("a.ics"))
    #expect(try Self.names(["b.ics", "a.ics", "a.ics"], in: folder) == ["a.ics"])
  }

  @Test("a file that is named may have any ending; in folders the ending tells")
  func endings() throws {
    try folder.file("work.calendar", "x")
    try folder.file("folder/home.calendar", "x")
    #expect(try Self.names(["work.calendar"], in: folder) == ["work.calendar"])
    let error = #expect(throws: FileProblem.self) {
      try InputFiles([folder.path("folder")], endings: [".ics"])
    }
    #expect(error?.kind == .nothingInside([".ics"]))
  }

  @Test("a pipe in a folder holds nobody up; it is told and passed over") func pipe() throws {
    try folder.file("b/2.ics", "x")
    #expect(mkfifo(folder.path("b/1.ics"), 0o600) == 0)
    let input = try InputFiles([folder.path("b")], endings: [".ics"])
    #expect(input.files.map(\.shown) == [folder.path("b/2.ics")])
    #expect(input.problems.map(\.path) == [folder.path("b/1.ics")])
  }

  @Test("a link in a folder that leads nowhere is told; a hidden one is nobody's business")
  func danglingLinks() throws {
    try folder.file("b/2.ics", "x")
    for name in ["1.ics", "team", "notes.txt", ".#2.ics", "3.zip"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("b/\(name)"), withDestinationPath: "gone")
    }
    let input = try InputFiles([folder.path("b")], endings: [".ics"])
    #expect(input.files.map(\.shown) == [folder.path("b/2.ics")])
    #expect(
      input.problems
        == ["1.ics", "3.zip", "team"].map {
          FileProblem(.unreadable(.danglingLink), folder.path("b/\($0)"))
        })
    let problem = #expect(throws: FileProblem.self) {
      try InputFiles([folder.path("b/1.ics")], endings: [".ics"])
    }
    #expect(problem?.kind == .unreadable(.danglingLink))
  }

  @Test("names that are not UTF-8, and two spellings of one letter, are files like others")
  func bytes() throws {
    let names: [[UInt8]] = [
      Array("e\u{301}.ics".utf8), Array("\u{E9}.ics".utf8), [0xE9] + Array(".ics".utf8),
      Array("\u{600}.ics".utf8),
    ]
    for name in names {
      let path = folder.path("") + "/" + SystemName.text(of: name)
      try OutputFile(path: path).write("x")
    }
    let input = try InputFiles([folder.url.path], endings: [".ics"])
    #expect(input.files.map(\.shown.lastPart.utf8.count) == [7, 6, 6, 8])
    #expect(input.files.last?.shown.hasSuffix("/\\xE9.ics") == true)
    for file in input.files { #expect(try file.withBytes { $0.byteCount } == 1) }
  }

  @Test("a zip in a folder is looked into; one with other things is passed over")
  func zips() throws {
    try folder.file("sleep.json", "[]")
    let zip = folder.path("my_whoop_data.zip")
    try FileManager.default.copyItem(atPath: Fixtures.url("whoop-csv.zip").path, toPath: zip)
    let both = try InputFiles([folder.url.path], endings: [".json", ".csv"])
    #expect(both.files.contains { $0.shown.hasPrefix(zip) && $0.shown.hasSuffix(".csv") })
    #expect(both.files.contains { $0.shown == folder.path("sleep.json") })
    let plain = try InputFiles([folder.url.path], endings: [".json"])
    #expect(plain.files.map(\.shown) == [folder.path("sleep.json")])
    #expect(plain.problems.isEmpty)
  }

  @Test("a path that is not there is an error") func missing() {
    let error = #expect(throws: FileProblem.self) {
      try InputFiles(["/nowhere/a.ics"], endings: [])
    }
    #expect(error?.inEnglish == "no such file or folder: /nowhere/a.ics")
  }

  @Test(
    "a calendar bears its file's name, or its folder's where files are named by their events",
    arguments: [
      ("/c/work.ics", "/c", "work"), ("/c/work.ics", nil, "work"),
      ("/c/Q1.plan.ics", nil, "Q1.plan"),
      ("/c/work/0A1B2C3D-4E5F-6071-8293-A4B5C6D7E8F9.ics", "/c/work", "work"),
      ("/c/work/lunch@example.test.ics", "/c/work/", "work"),
      ("0A1B2C3D-4E5F-6071-8293-A4B5C6D7E8F9.ics", nil, "0A1B2C3D-4E5F-6071-8293-A4B5C6D7E8F9"),
    ])
  func calendarName(path: String, folder: String?, name: String) {
    #expect(InputFile(place: .path(path), folder: folder).calendarName == name)
  }

  @Test("large files are mapped, small ones read, and both hold what is in them")
  func sizes() throws {
    for size in [
      0, 1, 1 << 16, Limits.Files.readBytes - 1, Limits.Files.readBytes, Limits.Files.readBytes + 5,
    ] {
      var content = Data(count: size)
      if size > 0 { content[size - 1] = 7 }
      let url = try folder.file("large", content)
      let (count, last) = try InputFile(place: .path(url.path), folder: nil).withBytes { bytes in
        let count = bytes.byteCount
        return (count, count == 0 ? 0 : bytes.unsafeLoad(fromByteOffset: count - 1, as: UInt8.self))
      }
      #expect(count == size)
      #expect(last == (size > 0 ? 7 : 0))
    }
  }

  @Test("a mapped file that shrinks under us ends in a message, not in a crash")
  func shrinking() async {
    let result = await #expect(
      processExitsWith: .exitCode(4), observing: [\.standardErrorContent]
    ) {
      let path = FileManager.default.temporaryDirectory
        .appendingPathComponent("readyday-\(UUID().uuidString)").path
      try #require(FileManager.default.createFile(atPath: path, contents: Data(count: 1 << 16)))
      let handle = try #require(FileHandle(forUpdatingAtPath: path))
      try FileManager.default.removeItem(atPath: path)
      let file = try MappedFile(Descriptor(number: handle.fileDescriptor), size: 1 << 16)
      try handle.truncate(atOffset: 0)
      _ = file.withBytes { $0.unsafeLoad(fromByteOffset: 1 << 15, as: UInt8.self) }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("readyday: error: an input file became shorter while it was read\n"))
  }
}
