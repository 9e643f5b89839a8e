import ReadyDayCore
import Testing

@testable import readyday

@Suite("Places in the configuration") struct ConfigurationPlaceTests {
  /// The text without its mark, and where the mark stood.
  private static func unmarked(_ text: String) -> (bytes: [UInt8], offset: Int) {
    let parts = text.split(separator: "⟦", maxSplits: 1, omittingEmptySubsequences: false)
    return (Array(parts.joined().utf8), parts[0].utf8.count)
  }

  private static func failure(_ bytes: [UInt8]) throws -> Failure? {
    let file = try #require(
      ConfigurationFile("/home/ana/config.json5", in: Environment(["HOME": "/home/ana"])))
    return #expect(throws: Failure.self) { try file.configuration(in: bytes) }
  }

  struct Place: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let path: [JSONStep]
    var isAboutKey = false
  }

  static let places = [
    Place(testDescription: "⟦{}", path: []),
    Place(testDescription: "// {day: 1}\n{day: ⟦1}", path: [.key("day")]),
    Place(testDescription: "{⟦day: 1}", path: [.key("day")], isAboutKey: true),
    Place(testDescription: "{a: {day: 2}, /* day: */ 'day' : ⟦[1]}", path: [.key("day")]),
    Place(
      testDescription: "{a: [1, {b: 'x]'}, {\"b\": ⟦+.5, b: 2,},],}",
      path: [.key("a"), .index(2), .key("b")]),
    Place(testDescription: "{a: \"\\\"}\",\n ⟦b: 0}", path: [.key("b")], isAboutKey: true),
    Place(testDescription: #"{\u0041: 2, \u0062: ⟦1, b: 0}"#, path: [.key("b")]),
  ]

  @Test("a key or value is found", arguments: places) func place(expected: Place) throws {
    let (bytes, offset) = Self.unmarked(expected.testDescription)
    let found = JSONReader.place(of: expected.path, in: bytes.span.bytes, .json5)
    #expect((expected.isAboutKey ? found.name : found.value)?.lowerBound == offset)
  }

  @Test(
    "the first thing that is not JSON5 is named in both languages, with line and column",
    arguments: [
      ("{a ⟦1}", "expected \":\""), ("{a: 1 ⟦b: 2}", "expected \",\" or \"}\""),
      ("{a: ⟦, b: 1}", "expected a value"), ("{a: ⟦\"x\n}", "unterminated string"),
      ("{a: 1}⟦}", "expected the end of the file"), ("{⟦/* }", "unterminated comment"),
      ("{a: [1⟦", "expected \",\" or \"]\""), ("{a: ⟦yes}", "expected a value"),
      ("{⟦,}", "expected a key"), ("{a: ⟦'x", "unterminated string"), ("⟦/", "expected a value"),
      ("{a: 1, ⟦a: 2}", "the key \"a\" is set twice"),
      ("{b: [{a: 1}, {a: 2, b: 3, ⟦'a': 4}]}", "the key \"a\" is set twice"),
      ("{// two\ra: 1, ⟦a: 2}", "the key \"a\" is set twice"),
    ])
  func malformed(text: String, message: String) throws {
    let (bytes, offset) = Self.unmarked(text)
    let failure = try Self.failure(bytes)
    let (line, column) = JSONReader.position(of: offset, in: bytes.span.bytes)
    #expect(failure?.message.inEnglish == "~/config.json5:\(line):\(column): \(message)")
    #expect(failure?.status == .configuration)
    #expect(failure?.message.text(in: .spanish).hasSuffix(message) == false)
  }

  @Test("lines and columns count from 1, columns by characters") func lines() {
    let (bytes, offset) = Self.unmarked("a\r\nb\né ⟦c\n")
    #expect(JSONReader.position(of: offset, in: bytes.span.bytes) == (3, 3))
    #expect(JSONReader.position(of: 0, in: bytes.span.bytes) == (1, 1))
  }

  @Test("a byte that is no UTF-8 in a key is an error with its place, not the end of the program")
  func broken() throws {
    let bytes = Array("{\n  day".utf8) + [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x06, 0x77, 0x61]
    let failure = try Self.failure(bytes + Array("king: 6}, dymail}".utf8))
    #expect(failure?.message.inEnglish == "~/config.json5:2:6: not UTF-8 text")
  }
}
