import Testing

@testable import readyday

@Suite("Places in the configuration")
struct ConfigurationLocatorTests {
  /// The text without its mark, and where the mark stood.
  private static func unmarked(_ text: String) -> (bytes: [UInt8], offset: Int) {
    let parts = text.split(separator: "⟦", maxSplits: 1, omittingEmptySubsequences: false)
    return (Array(parts.joined().utf8), parts[0].utf8.count)
  }

  struct Place: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let path: [ConfigurationStep]
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
    Place(
      testDescription: "{a: \"\\\"}\",\n ⟦b: 0}", path: [.key("b")], isAboutKey: true),
  ]

  @Test("what stands behind a key with an escape is found too")
  func escapedKey() {
    let fault = ConfigurationFault(
      path: [.key("b")], isAboutKey: false, wording: Wording(""))
    let (bytes, offset) = Self.unmarked(#"{\x41: 2, \u0062: 1, b: ⟦0}"#)
    #expect(ConfigurationLocator.offset(of: fault, in: bytes) == offset)
    #expect(ConfigurationLocator.malformed(in: bytes) == nil)
  }

  @Test("a key or value is found", arguments: places)
  func place(expected: Place) {
    let (bytes, offset) = Self.unmarked(expected.testDescription)
    let fault = ConfigurationFault(
      path: expected.path, isAboutKey: expected.isAboutKey, wording: Wording(""))
    #expect(ConfigurationLocator.offset(of: fault, in: bytes) == offset)
    #expect(ConfigurationLocator.malformed(in: bytes) == nil)
  }

  @Test(
    "the first thing that is not JSON5 is found",
    arguments: [
      ("{a ⟦1}", "expected \":\""), ("{a: 1 ⟦b: 2}", "expected \",\" or \"}\""),
      ("{a: ⟦, b: 1}", "expected a value"), ("{a: ⟦\"x\n}", "the text is not closed"),
      ("{a: 1}⟦}", "expected the end of the file"), ("{⟦/* }", "the comment is not closed"),
      ("{a: [1⟦", "expected \",\" or \"]\""), ("{a: ⟦yes}", "expected a value"),
      ("{⟦,}", "expected a key"), ("{a: ⟦'x\\", "the text is not closed"),
      ("⟦/", "expected a value"),
    ])
  func malformed(text: String, message: String) throws {
    let (bytes, offset) = Self.unmarked(text)
    let found = try #require(ConfigurationLocator.malformed(in: bytes))
    #expect(found.wording.english == message)
    #expect(found.wording.spanish != message)
    #expect(found.offset == offset)
  }

  @Test("lines and columns count from 1, columns by characters")
  func lines() {
    let (bytes, offset) = Self.unmarked("a\r\nb\né ⟦c\n")
    #expect(ConfigurationLocator.position(of: offset, in: bytes) == (3, 3))
    #expect(ConfigurationLocator.position(of: 0, in: bytes) == (1, 1))
  }

  @Test(
    "a key that stands twice in one object is found",
    arguments: ["{a: 1, ⟦a: 2}", "{b: [{a: 1}, {a: 2, b: 3, ⟦'a': 4}]}", "{a: {b: 1}, ⟦a: {b: 1}}"])
  func duplicates(text: String) {
    let (bytes, offset) = Self.unmarked(text)
    let found = ConfigurationLocator.duplicate(in: bytes)
    #expect(found?.offset == offset)
    #expect(found?.wording.english == "the key \"a\" stands here twice")
  }

  @Test(
    "the first byte that is no UTF-8 is found, wherever it stands",
    arguments: [[0xFF], [0x00], [0xC3], [0xED, 0xA0, 0x80], [0x80], [0xF0, 0x9F, 0x98]])
  func notText(bytes: [UInt8]) {
    for text in ["", "{é", "{a: \"👩‍👩‍👧"] {
      let found = ConfigurationLocator.notText(in: Array(text.utf8) + bytes + Array(": 1}".utf8))
      #expect(found?.offset == text.utf8.count)
    }
    #expect(ConfigurationLocator.notText(in: Array("{é: \"👩‍👩‍👧\"}".utf8)) == nil)
  }

  @Test("a file with such a byte in a key is an error with its place, not the end of the program")
  func broken() throws {
    let file = try #require(
      ConfigurationFile("/home/ana/config.json5", in: Environment(["HOME": "/home/ana"])))
    let bytes = Array("{\n  day".utf8) + [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x06, 0x77, 0x61]
    let failure = #expect(throws: Failure.self) {
      try file.configuration(in: bytes + Array("king: 6}, dymail}".utf8))
    }
    #expect(failure?.message == "~/config.json5:2:6: this is not text in UTF-8")
    #expect(failure?.status == .configuration)
  }

  @Test("keys of different objects may be the same")
  func noDuplicates() {
    #expect(
      ConfigurationLocator.duplicate(in: Array("{a: {a: 1}, b: [{a: 1}, {a: 1}]}".utf8)) == nil)
  }

  @Test("a comment ends with a lone carriage return too, as it does for the decoder")
  func carriageReturn() {
    #expect(ConfigurationLocator.duplicate(in: Array("{// two\ra: 1, a: 2}".utf8)) != nil)
    #expect(ConfigurationLocator.malformed(in: Array("{// one\ra: 1}".utf8)) == nil)
  }
}
