import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore

/// What RFC 8259 allows and forbids, and what we take beyond it; the cases follow those that JSON readers
/// are commonly held to (numbers, escapes, structure, encodings).
@Suite("JSON of data files") struct JSONReaderTests {
  static func read(_ bytes: [UInt8]) throws(JSONFault) -> JSON {
    try JSONReader.value(of: bytes.span.bytes, mayRepeatNames: true)
  }

  static let sound = [
    "[[]   ]", "[\"\"]", "[]", "[\"a\"]", "[null, 1, \"1\", {}]", "[1\n]", " [1]", "[2] ", "[ 4]",
    "[123e65]", "[0e+1]", "[0e1]", "[-0]", "[-123]", "[1E22]", "[1E-2]", "[1E+2]", "[123.456e78]",
    "[20e1]", "[-0.\(String(repeating: "0", count: 77))1]", "[123456789012345678901234567890]",
    "{}", "{\"\":0}", "{\"a\":[]}", "{\"a\":\"b\",\"a\":\"c\"}", "{\"foo\\u0000bar\": 42}",
    "{ \"min\": -1.0e+28, \"max\": 1.0e+28 }", "{\n\"a\": \"b\"\n}", "[\"\\u0060\\u012a\\u12AB\"]",
    "[\"\\uD801\\udc37\"]", "[\"\\ud83d\\ude39\\ud83d\\udc8d\"]",
    "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"]", "[\"\\\\u0000\"]", "[\"a/*b*/c/*d//e\"]", "[\"\\\\a\"]",
    "[\"\\u0012\"]", "[\"\\uFFFF\"]", "[\"\u{10FFFF}\"]", "[\"\u{FFFF}\"]",
    "[\"\u{2028}\u{2029}\"]", "[\"\u{7F}\"]", "\" \"", "false", "42", "-0.1", "null", "true",
    "\"\"", "[\"a\"]\n", "\u{FEFF}{}",
    // Beyond the letter: people mend their files by hand.
    "[1,]", "{\"a\":1,}", "[1,\n]",
  ]

  @Test("what the grammar allows is read", arguments: sound)
  func reads(_ text: String) { #expect(throws: Never.self) { try Self.read(Array(text.utf8)) } }

  static let broken = [
    "", " ", "[", "]", "{", "[1", "[1,", "[,", "[{", "{[", "{,", "{]", "{}}", "[1]]", "[][]",
    "[1]x",
    "[1 true]", "[\"\": 1]", "[\"\"],", "[,1]", "[1,,2]", "[\"x\",,]", "[\"x\"", "[x", "[3[4]]",
    "[1:2]", "[,]", "[   , \"\"]", "[*]", "[{}", "[fals]", "[nul]", "[tru]", "[True]", "nulll",
    "[ false, nul", "[++1234]", "[+1]", "[+Inf]", "[-01]", "[-1.0.]", "[-2.]", "[-NaN]", "[.-1]",
    "[.2e-3]", "[0.1.2]", "[0.3e+]", "[0.3e]", "[0.e1]", "[0E+]", "[0e]", "[1.0e-]", "[1 000.0]",
    "[1eE2]", "[2.e3]", "[Inf]", "[NaN]", "[１]", "[1+2]", "[0x1]", "[Infinity]", "[0e+-1]",
    "[-123.123foo]", "[-Infinity]", "[-foo]", "[- 1]", "[-012]", "[-.123]", "[-1x]", "[1ea]",
    "[1.]",
    "[.123]", "[1.2a-3]", "[012]", "[-]", "{[: \"x\"}", "{\"x\", null}", "{\"x\"::\"b\"}", "{🇨🇭}",
    "{\"a\":\"a\" 123}", "{key: 'value'}", "{\"a\" b}", "{:\"b\"}", "{\"a\" \"b\"}", "{\"a\":",
    "{\"a\"", "{1:1}", "{null:null}", "{\"id\":0,,}", "{'a':0}", "{\"a\":\"b\"}/**/",
    "{\"a\":\"b\"}//", "{\"a\":\"b\"}/", "{\"a\":/*c*/\"b\"}", "{a: \"b\"}", "{\"a\":\"a",
    "{ \"foo\" : \"bar\", \"a\" }", "{\"a\":\"b\"}#", "{\"a\": true} \"x\"", "[\"\\uD800\\\"]",
    "[\"\\uD800\\u\"]", "[\"\\uD800\\u1\"]", "[\"\\uD800\\uD800\\x\"]", "[\"\\uD800\"]",
    "[\"\\uDC00\"]", "[\"\\x00\"]", "[\"\\\\\\\"]", "[\"\\\t\"]", "[\"\\🌀\"]", "[\"\\\"]",
    "[\"\\u00A\"]", "[\"\\a\"]", "[\"\\uqqqq\"]", "[\\u0020\"asd\"]", "[\\n]", "\"", "['single']",
    "abc", "[\"\\", "[\"a\u{0}a\"]", "[\"new\nline\"]", "[\"\t\"]", "\"\"x", "<.>", "[é]",
    "[\"asd]",
    "1]", "2@", "[\u{0}]", "[\u{2060}]", "\u{FEFF}", "[\u{C}]",
  ]

  @Test("what the grammar forbids is a fault within the text or at its end", arguments: broken)
  func refuses(_ text: String) {
    let fault = #expect(throws: JSONFault.self) { try Self.read(Array(text.utf8)) }
    #expect((0...text.utf8.count).contains(fault?.offset ?? -1))
  }

  @Test(
    "bytes that are not UTF-8 are a fault, in strings and names as elsewhere",
    arguments: [[0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xE9], [0xF4, 0xBF, 0xBF, 0xBF]])
  func encoding(_ bytes: [UInt8]) {
    func around(_ before: String, _ after: String) -> [UInt8] {
      Array(before.utf8) + bytes + Array(after.utf8)
    }
    for text in [around("[\"é", "\"]"), around("{\"é", "\":1}")] {
      let fault = #expect(throws: JSONFault.self) { try Self.read(text) }
      #expect(fault?.reason == .notUTF8)
      #expect(fault?.offset == 4)
    }
    for text in [around("[", "]"), around("", ""), around("[1", "]")] {
      #expect(throws: JSONFault.self) { try Self.read(text) }
    }
  }

  struct Place: Sendable, CustomTestStringConvertible {
    /// The mark stands before the first byte that is wrong.
    let marked: String
    let reason: JSONFault.Reason
    var testDescription: String { marked }
  }

  @Test(
    "the first byte that cannot stand where it does is named",
    arguments: [
      Place(marked: "{\"a\": ⟦}", reason: .expected(.value)),
      Place(marked: "{\"a\" ⟦1}", reason: .expected(.colon)),
      Place(marked: "{⟦a: 1}", reason: .expected(.name)),
      Place(marked: "[1 ⟦2]", reason: .expected(.comma(or: "]"))),
      Place(marked: "[⟦01]", reason: .expected(.value)),
      Place(marked: "[1, ⟦é]", reason: .expected(.value)),
      Place(marked: "[1]⟦]", reason: .expected(.end)),
      Place(marked: "[\"no end]⟦", reason: .unclosedString),
      Place(marked: "[\"a⟦\nb\"]", reason: .unclosedString),
      Place(marked: "[\"a⟦\\q\"]", reason: .badEscape),
      Place(marked: "{\"a\": [1, 2⟦", reason: .expected(.comma(or: "]"))),
      Place(marked: "{\"a\": tru⟦", reason: .expected(.value)),
      Place(marked: "{\"a\"⟦", reason: .expected(.colon)),
    ])
  func place(_ expected: Place) {
    let text = MarkedText(expected.marked)
    let fault = #expect(throws: JSONFault.self) { try Self.read(text.bytes) }
    #expect(fault == JSONFault(expected.reason, at: text.column - 1))
  }

  @Test("line, column and the character found are those a person sees") func position() throws {
    let bytes = Array("{\n  \"é\": é\n}".utf8)
    let fault = #expect(throws: JSONFault.self) { try Self.read(bytes) }
    let position = JSONReader.position(of: try #require(fault).offset, in: bytes.span.bytes)
    #expect(position == (2, 8))
    #expect(fault?.found(in: bytes.span.bytes) == "é")
  }

  @Test("escapes stand for what they say") func escapes() throws {
    let text = #"["\u0041\u00e9\ud83d\ude00\n\t\/\"\\\u0000", "é😀"]"#
    #expect(try Self.read(Array(text.utf8)) == .array([.string("Aé😀\n\t/\"\\\0"), .string("é😀")]))
  }

  @Test("a number keeps its text, and gives what fits, up to 10¹⁵") func numbers() throws {
    let text = "[12345678901234567890, 0.10, -1E+400, 9223372036854775807, 1e15, 5.0, -0]"
    guard case .array(let values) = try Self.read(Array(text.utf8)) else { return }
    let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
    #expect(
      numbers.map(\.text)
        == ["12345678901234567890", "0.10", "-1E+400", "9223372036854775807", "1e15", "5.0", "-0"])
    #expect(numbers.map(\.int) == [nil, nil, nil, nil, 1_000_000_000_000_000, 5, 0])
    #expect(numbers.map { $0.double == nil } == [false, false, true, false, false, false, false])
  }

  @Test("of a name that stands twice the first counts, or none") func repeatedNames() throws {
    let bytes = Array("{\"a\": 1, \"b\": {\"a\": 2}, \"a\": 3}".utf8)
    #expect(try Self.read(bytes).members?["a"] == .integer(1))
    let fault = #expect(throws: JSONFault.self) { try JSONReader.value(of: bytes.span.bytes) }
    #expect(fault == JSONFault(.repeatedName("a"), at: 24))
    #expect(JSONReader.fault(in: bytes.span.bytes) == fault)
  }

  @Test("values nest 512 deep, and no deeper") func depth() {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(throws: Never.self) { try Self.read(nested(Limits.JSON.depth)) }
    for text in [nested(513), Array(repeating: UInt8(ascii: "["), count: 100_000)] {
      let fault = #expect(throws: JSONFault.self) { try Self.read(text) }
      #expect(fault == JSONFault(.tooDeep, at: 512))
    }
  }

  @Test("a string beyond its limit is left at its beginning") func longString() {
    let eighth = Limits.JSON.stringBytes / 8
    for filling in ["aaaaaaaa", "aaaaaaa\\n"] {
      let text = String(repeating: filling, count: eighth) + "a"
      let fault = #expect(throws: JSONFault.self) { try Self.read(Array("[\"\(text)\"]".utf8)) }
      #expect(fault == JSONFault(.tooLong, at: 1))
    }
  }

  @Test(
    "every beginning of a file ends in a value or a fault with its place",
    arguments: [
      "kept/readyday/apple-health/2026.json", "whoop/recovery.json",
      "training/late/readyday/plans.json",
    ])
  func beginnings(_ name: String) throws {
    let bytes = Array(try Data(contentsOf: Fixtures.url(name)).prefix(3000))
    for count in 0..<bytes.count {
      let beginning = Array(bytes[..<count])
      let part = beginning.span.bytes
      do throws(JSONFault) {
        _ = try JSONReader.value(of: part)
      } catch {
        #expect((0...count).contains(error.offset))
        #expect(JSONReader.position(of: error.offset, in: part).line >= 1)
      }
    }
  }

  @Test("a value that is passed over ends where a value that is read does", arguments: sound)
  func skips(_ text: String) throws {
    let bytes = Array(text.utf8)
    let start = bytes.span.bytes.startsWithByteOrderMark ? 3 : 0
    var (reader, skipper) = (JSONReader(at: start), JSONReader(at: start))
    _ = try reader.value(in: bytes.span.bytes)
    _ = try skipper.skip(in: bytes.span.bytes)
    #expect(reader.position == skipper.position)
    var checker = JSONReader(at: start)
    try checker.check(in: bytes.span.bytes)
    #expect(checker.position == reader.position)
  }

  @Test("a number read without text is the one that its text names") func decimal() {
    let plain = ["0", "-0", "7", "-0.5", "4.4855847", "94.97591", "0.1", "12345678.012345"]
    for text in plain + (1...999).map({ "\($0).\($0 * 7_919)" }) {
      let bytes = Array("\(text),".utf8)
      var reader = JSONReader()
      let read = reader.decimal(in: bytes.span.bytes)
      #expect(read?.bitPattern == Double(text)?.bitPattern && reader.position == text.utf8.count)
    }
    for text in ["", "-", "1.", ".5", "01", "--5", "1e3", "1234567890.1234567", "true", "\"5\""] {
      let bytes = Array("\(text),".utf8)
      var reader = JSONReader()
      #expect(reader.decimal(in: bytes.span.bytes) == nil && reader.position == 0, "\(text)")
    }
  }

  @Test("a member is found however its name is spelled, or where the path ends") func member() {
    let bytes = Array(#"{"x": 1, "scoreState": {"recovery_score": 63}}"#.utf8)
    let span = bytes.span.bytes
    func place(_ path: [JSONStep]) -> JSONReader.Place {
      JSONReader.place(of: path, in: span) { FieldName($0.utf8) == FieldName($1.utf8) }
    }
    let found = place([.key("score_state"), .key("recoveryScore")])
    #expect(span.bytes(in: found.value) == Array("63".utf8))
    let missing = place([.key("score_state"), .key("hrv")])
    #expect(span.bytes(in: missing.value) == Array("{\"recovery_score\": 63}".utf8))
  }
}
