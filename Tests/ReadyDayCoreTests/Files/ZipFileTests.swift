import Foundation
import Testing

@testable import readyday

@Suite("Zips")
struct ZipFileTests {
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
      ],
      read: ["a.csv:A"]),
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
      testDescription: "nobody is asked for a password",
      entries: [.init("a.csv", text("A")), .init("b.csv", text("Thirteen bytes"), isLocked: true)],
      read: ["a.csv:A"], problems: ["cannot read ZIP/b.csv: it is locked by a password"]),
  ]

  static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test("give what can be unpacked", arguments: cases)
  func content(_ row: Case) throws {
    try TemporaryFolder.with { folder in
      let path = try folder.file("a.zip", WrittenZip(row.entries).data).path
      let content = try ZipFile(path: path).content(endings: [".csv", ".json"])
      #expect(try content.files.map { try Self.shown($0, without: path) } == row.read)
      let problems = content.problems.map { $0.wording.english.replacing(path, with: "ZIP") }
      #expect(problems == row.problems)
    }
  }

  private static func shown(_ file: InputFile, without zip: String) throws -> String {
    let content = try file.withBytes { bytes in
      bytes.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
    }
    return "\(file.shown.dropFirst(zip.count + 1)):\(content)"
  }

  @Test("are unpacked up to a limit, and unzip is not waited for beyond it")
  func bomb() throws {
    try TemporaryFolder.with { folder in
      let entries = ["a.csv", "b.csv"].map {
        WrittenZip.Entry($0, [UInt8](repeating: 48, count: 300_000))
      }
      let path = try folder.file("a.zip", WrittenZip(entries).data).path
      #expect(try ZipFile(path: path, limit: 600_000).content(endings: [".csv"]).files.count == 2)
      let problem = #expect(throws: FileProblem.self) {
        try ZipFile(path: path, limit: 500_000).content(endings: [".csv"])
      }
      #expect(problem?.kind == .unzipping(.tooLong(limit: 500_000)))
    }
  }

  @Test("with brackets in their own names are not taken for one another")
  func brackets() throws {
    try TemporaryFolder.with { folder in
      let wanted = WrittenZip([.init("wanted.csv", Self.text("A"))]).data
      let path = try folder.file("data[1].zip", wanted).path
      try folder.file("data1.zip", WrittenZip([.init("other.csv", Self.text("B"))]).data)
      let files = try ZipFile(path: path).content(endings: [".csv"]).files
      #expect(files.map(\.shown) == [path + "/wanted.csv"])
    }
  }

  @Test("cut short are none")
  func cut() throws {
    try TemporaryFolder.with { folder in
      let whole = WrittenZip([.init("a.csv", Self.text("A"))]).data
      let path = try folder.file("a.zip", whole.prefix(whole.count - 30)).path
      let problem = #expect(throws: FileProblem.self) {
        try ZipFile(path: path).content(endings: [".csv"])
      }
      #expect(problem?.wording.english == "cannot read \(path): not a zip, or a damaged one")
    }
  }
}
