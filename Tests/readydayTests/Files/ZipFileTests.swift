import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore
@testable import readyday

@Suite("Zips") struct ZipFileTests {
  private let folder = try! TemporaryFolder()

  /// A zip of some entries, and what is read of it, each as `name:content`.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let entries: [WrittenZip.Entry]
    var read: [String] = []
    var problems: [String] = []
  }

  static let cases = [
    Case(
      testDescription: "files in order of their names, also those in folders",
      entries: [.init("b.json", text("B")), .init("data/a.csv", text("A"))],
      read: ["b.json:B", "data/a.csv:A"]),
    Case(
      testDescription: "other kinds of files, and what a computer adds, are passed over",
      entries: [
        .init("photo.jpg", text("P")), .init("a.csv", text("A")),
        .init("__MACOSX/._a.csv", text("M")), .init(".hidden/b.csv", text("H")),
      ], read: ["a.csv:A"]),
    Case(
      testDescription: "names are names, never options, patterns or ways out of a folder",
      entries: [
        .init("-x.csv", text("X")), .init("[ab].csv", text("1")), .init("a.csv", text("2")),
        .init("a*.csv", text("3")), .init("back\\slash.csv", text("4")),
        .init("../../out.csv", text("5")), .init("$(touch owned).csv", text("6")),
      ],
      read: [
        "$(touch owned).csv:6", "-x.csv:X", "[ab].csv:1", "a*.csv:3", "a.csv:2",
        "back\\slash.csv:4",
      ]),
    Case(
      testDescription: "a damaged entry costs itself",
      entries: [.init("a.csv", text("A")), .init("b.csv", text("B"), isDamaged: true)],
      read: ["a.csv:A"], problems: ["cannot read ZIP/b.csv: unzip cannot unpack it"]),
    Case(
      testDescription: "a name that unzip cannot print is told of, never passed over",
      entries: [.init("a.csv", text("A")), .init("b\tc.csv", text("B"))],
      read: ["a.csv:A"], problems: ["cannot read ZIP/b^Ic.csv: unzip cannot unpack it"]),
    Case(
      testDescription: "nor is it taken for one that is spelt as it is printed",
      entries: [.init("b\tc.csv", text("B")), .init("b^Ic.csv", text("C"))],
      problems: ["cannot read ZIP/b^Ic.csv: unzip cannot unpack it"]),
    Case(
      testDescription: "nobody is asked for a password",
      entries: [.init("a.csv", text("A")), .init("b.csv", text("Thirteen bytes"), isLocked: true)],
      read: ["a.csv:A"], problems: ["cannot read ZIP/b.csv: it is password-protected"]),
  ]

  static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test("give what can be unpacked", arguments: cases) func content(_ row: Case) throws {
    let path = try folder.file("a.zip", WrittenZip(row.entries).data).path
    let (read, problems) = try Self.content(ofZip: path)
    #expect(read == row.read)
    #expect(problems == row.problems)
  }

  /// What is read, each as `name:content`, and what is not.
  private static func content(ofZip path: String) throws -> (read: [String], problems: [String]) {
    var (read, problems): ([String], [String]) = ([], [])
    let files = try InputFiles([path], endings: [".csv", ".json"]).files
    var unpacking = Unpacking(files)
    for file in files {
      do throws(FileProblem) {
        let text = try unpacking.withBytes(of: file) { bytes in
          bytes.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
        }
        read.append("\(file.shown.dropFirst(path.count + 1)):\(text)")
      } catch {
        problems.append(error.inEnglish.replacing(path, with: "ZIP"))
      }
    }
    return (read, problems)
  }

  @Test("take room from one another, all of one run") func room() throws {
    let entries = ["a.csv", "b.csv"].map {
      WrittenZip.Entry($0, [UInt8](repeating: 48, count: 3_000))
    }
    let zips = try ["1.zip", "2.zip", "3.zip"].map {
      try folder.file($0, WrittenZip(entries).data).path
    }
    var room = ZipRoom(bytes: 20_000, entries: 5)
    let input = try InputFiles(zips.paths(.given), endings: [".csv"], within: &room)
    #expect(input.files.count == 5)
    #expect(input.problems == [FileProblem(.zipLimit(.entries), zips[2])])
    #expect(input.problems.map(\.code) == ["zip_too_large"])
  }

  @Test("with more in them than there is room for are read as far as there is")
  func tooLong() throws {
    let entries = [("a", 200), ("b", 5_000), ("c", 300)].map { name, size in
      WrittenZip.Entry(name + ".csv", [UInt8](repeating: 48, count: size))
    }
    let path = try folder.file("a.zip", WrittenZip(entries).data).path
    var room = ZipRoom(bytes: 600)
    let input = try InputFiles([InputPath(path)], endings: [".csv"], within: &room)
    #expect(input.files.map(\.shown.lastPart) == ["a.csv", "c.csv"])
    #expect(input.problems == [FileProblem(.zipLimit(.bytes), path)])
    #expect(room.bytes == 100)
  }

  @Test("that would unpack to over a hundred times their size are left packed")
  func ratio() throws {
    let entries = [("a", 1_000), ("b", 9 << 20)].map { name, size in
      WrittenZip.Entry(name + ".csv", [48], deflatedFrom: size)
    }
    let path = try folder.file("a.zip", WrittenZip(entries).data).path
    let input = try InputFiles([path], endings: [".csv"])
    #expect(input.files.map(\.shown.lastPart) == ["a.csv"])
    #expect(input.problems == [FileProblem(.zipLimit(.ratio), path)])
  }

  @Test("give fewer of their files where they hold very many, and none of far too many")
  func many() throws {
    // 1.2 MB of names as they are listed, and 9 MB.
    for (count, isRead) in [(300, true), (2_200, false)] {
      let others = (0..<count).map {
        WrittenZip.Entry(String(repeating: "x", count: 4_000) + "\($0)", [])
      }
      let wanted = ["a.csv", "b.csv"].map { WrittenZip.Entry($0, Self.text("A")) }
      let path = try folder.file("a.zip", WrittenZip(others + wanted).data).path
      var room = ZipRoom(entries: 5)
      let result = Result { () throws(FileProblem) in
        try InputFiles([InputPath(path)], endings: [".csv"], within: &room)
      }
      switch result {
      case .success(let input):
        #expect(isRead && input.files.count == 1)
        #expect(input.problems == [FileProblem(.zipLimit(.entries), path)])
      case .failure(let problem): #expect(!isRead && problem == FileProblem(.zipLimit(.list), path))
      }
    }
  }

  @Test("whose entries say less than they hold are damaged, however much that is")
  func bomb() throws {
    // 40,000 times the same letter, deflated by zlib, that say to be a hundred.
    let entry = WrittenZip.Entry("a.csv", Self.letters, deflatedFrom: 100)
    let path = try folder.file("a.zip", WrittenZip([entry]).data).path
    #expect(
      try Self.content(ofZip: path).problems == ["cannot read ZIP/a.csv: unzip cannot unpack it"])
  }

  private static let letters: [UInt8] = [
    0xED, 0xC1, 0x31, 0x01, 0x00, 0x00, 0x00, 0xC2, 0xA0, 0x4A, 0xEB, 0x9F, 0xCE, 0xCB, 0x16, 0x40,
    0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x37,
  ]

  @Test("with entries whose wrong lengths make up for one another give neither a part of the other")
  func lengths() throws {
    let entries = [("a", 99), ("b", 101), ("c", 100)].map { name, length in
      WrittenZip.Entry("\(name).csv", blockOf: Self.text(name), length: 100, saidToBe: length)
    }
    let path = try folder.file("a.zip", WrittenZip(entries).data).path
    let (read, problems) = try Self.content(ofZip: path)
    #expect(read == ["c.csv:" + String(repeating: "c", count: 100)])
    #expect(problems.count == 2)
  }

  @Test("with a damaged entry among many give all the others") func oneOfMany() throws {
    let entries = (100..<200).map {
      WrittenZip.Entry("\($0).csv", Self.text("\($0)\n"), isDamaged: $0 == 137)
    }
    let path = try folder.file("a.zip", WrittenZip(entries.reversed()).data).path
    let (read, problems) = try Self.content(ofZip: path)
    #expect(read == (100..<200).filter { $0 != 137 }.map { "\($0).csv:\($0)\n" })
    #expect(problems == ["cannot read ZIP/137.csv: unzip cannot unpack it"])
  }

  @Test("with a comment that looks like what unzip prints are read as others are")
  func comment() throws {
    let comment = " extracting: a.csv                   \nX\n"
    let zip = WrittenZip([.init("a.csv", Self.text("A")), .init("b.csv", [])]).data
    let length = UInt8(comment.utf8.count)
    let path = try folder.file("a.zip", zip.dropLast(2) + [length, 0] + Data(comment.utf8)).path
    #expect(try Self.content(ofZip: path).read == ["a.csv:A", "b.csv:"])
  }

  @Test("hold names of any bytes, and the later of two with the same one") func names() throws {
    let names: [[UInt8]] = [
      Array("e\u{301}.csv".utf8), Array("\u{E9}.csv".utf8), [0xE9, 0x2E, 0x63, 0x73, 0x76],
      Array("./x.csv".utf8), Array("-dx.csv".utf8), Array("./x.csv".utf8),
    ]
    let entries = names.enumerated().map { index, name in
      WrittenZip.Entry(name, Self.text("\(index)"))
    }
    let path = try folder.file("a.zip", WrittenZip(entries).data).path
    #expect(
      try Self.content(ofZip: path).read
        == ["-dx.csv:4", "./x.csv:5", "e\u{301}.csv:0", "\u{E9}.csv:1", "\\xE9.csv:2"])
  }

  @Test("may begin with another program, as those do that unpack themselves")
  func programBefore() throws {
    let zip = WrittenZip([.init("a.csv", Self.text("A"))]).data
    let path = try folder.file("a.zip", Data("#!/bin/sh\n".utf8) + zip).path
    #expect(try Self.content(ofZip: path).read == ["a.csv:A"])
  }

  @Test("with brackets in their own names are not taken for one another") func brackets() throws {
    let wanted = WrittenZip([.init("wanted.csv", Self.text("A"))]).data
    let path = try folder.file("data[1].zip", wanted).path
    try folder.file("data1.zip", WrittenZip([.init("other.csv", Self.text("B"))]).data)
    let files = try InputFiles([path], endings: [".csv"]).files
    #expect(files.map(\.shown) == [path + "/wanted.csv"])
  }

  @Test("cut short are none") func cut() throws {
    let whole = WrittenZip([.init("a.csv", Self.text("A"))]).data
    let path = try folder.file("a.zip", whole.prefix(whole.count - 30)).path
    let problem = #expect(throws: FileProblem.self) { try InputFiles([path], endings: [".csv"]) }
    #expect(problem?.inEnglish == "cannot read \(path): not a zip file, or damaged")
  }
}
