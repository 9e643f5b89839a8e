import Testing

@testable import ReadyDayCore

/// The configuration's JSON5 (spec.json5.org), by behaviour.
@Suite("JSON5") struct JSON5Tests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    /// The same in JSON.
    let json: String
    var testDescription: String { text }

    init(_ text: String, _ json: String) {
      self.text = text
      self.json = json
    }
  }

  static func read(_ text: String) throws(JSONFault) -> JSON {
    let bytes = Array(text.utf8)
    return try JSONReader.value(of: bytes.span.bytes, .json5)
  }

  static let sound = [
    Case("[null,]", "[null]"), Case("[1,/*x*/2]", "[1,2]"), Case("{a:1,/* c */}", "{\"a\":1}"),
    Case("// c\nnull", "null"), Case("null // c", "null"), Case("/* c */null", "null"),
    Case("null\n/**\n * x\n**/", "null"), Case("\"a // b\"", "\"a // b\""),
    Case("{// one\ra: 1}", "{\"a\":1}"), Case("// c\u{2028}1", "1"),
    Case("{foo:\"bar\",while:true,}", "{\"foo\":\"bar\",\"while\":true}"),
    Case("{$_:1,_$:2,a\\u200C:3}", "{\"$_\":1,\"_$\":2,\"a\u{200C}\":3}"),
    Case("{ümlåût:1}", "{\"ümlåût\":1}"), Case("{\\u00fcml:1}", "{\"üml\":1}"),
    Case("{'a':1}", "{\"a\":1}"), Case("'I can\\'t'", "\"I can't\""),
    Case("'a \"b\"'", "\"a \\\"b\\\"\""), Case("'a\\\nb'", "\"ab\""), Case("'a\\\r\nb'", "\"ab\""),
    Case("'a\\\rb'", "\"ab\""), Case("'a\\\u{2028}b'", "\"ab\""), Case("'\\a\\q\\é'", "\"aqé\""),
    Case("'\\x41\\u00e9\\ud83d\\ude00'", "\"Aé😀\""), Case("'\\v\\0'", "\"\\u000b\\u0000\""),
    Case(".5", "0.5"), Case("5.", "5"), Case("5.e4", "5e4"), Case(".5e4", "0.5e4"), Case("+1", "1"),
    Case("+.5", "0.5"), Case("-.5", "-0.5"), Case("0xC8", "200"), Case("0XdecaF", "912559"),
    Case("-0xC8", "-200"), Case("+0x1F", "31"), Case("0.", "0"), Case("1e+1", "1e+1"),
    Case("Infinity", "Infinity"), Case("-Infinity", "-Infinity"), Case("+Infinity", "Infinity"),
    Case("NaN", "NaN"), Case("\u{B}\u{C}\u{A0}\u{FEFF}\u{2003} null", "null"),
    Case("\r\n[1]", "[1]"),
    Case("\u{FEFF}{}", "{}"),
  ]

  @Test("what JSON5 allows means what JSON says", arguments: sound)
  func reads(_ expected: Case) throws {
    #expect(try Self.read(expected.text).line == expected.json)
  }

  @Test(
    "what JSON5 forbids is a fault",
    arguments: [
      "", "// only", "[,null]", "[,]", "true,null", "[1,,2]", "{,\"a\":1}", "{,}",
      "{\"a\":\"b\",,}", "{10twenty:1}", "{multi-word:1}", "/* unclosed", "/ x", "# c\nnull",
      "'unclosed", "\"a\nb\"", "010", "080", "-010", "00", "0x", "0xG", "0x1.2", "0x-1", "0x+1",
      ".", "..5", ".e1", "5.e", "e5", "1e", "1e2.3", "1e0x3", "1 2", "1.2.3", "+ 1", "--1", "++1",
      "+-1", "-", "+", "1_000", "0b1", "'\\1'", "'\\01'", "'\\x4'", "'\\u12'", "{a 1}", "{a:1 b:2}",
      "{\"a\":}", "{\\u0031a:1}", "infinity", "nan", "TRUE", "*/", "\"abc\\\n", "\\u0061:1",
      "{a: 1, a: 2}",
    ])
  func refuses(_ text: String) {
    let fault = #expect(throws: JSONFault.self) { try Self.read(text) }
    #expect((0...text.utf8.count).contains(fault?.offset ?? -1))
  }

  @Test("what is not UTF-8 is a fault where it stands, in comments too") func encoding() {
    for text in ["", "{é", "// é", "{a: \"👩‍👩‍👧"] {
      let bytes = Array(text.utf8) + [0xFF] + Array(": 1}".utf8)
      let fault = #expect(throws: JSONFault.self) {
        try JSONReader.value(of: bytes.span.bytes, .json5)
      }
      #expect(fault == JSONFault(.notUTF8, at: text.utf8.count))
    }
  }
}
