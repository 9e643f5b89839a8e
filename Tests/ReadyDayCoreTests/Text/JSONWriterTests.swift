import Testing

@testable import ReadyDayCore

@Suite("JSON as it is written") struct JSONWriterTests {
  static let value = JSON.object([
    "b": .array([.integer(1), .decimal(2.5), .decimal(40), .null, .bool(true)]), "a": .string("é/"),
    "c": .object([:]), "d": .array([]),
  ])

  @Test("names are in order, on one line or on many") func layout() {
    #expect(Self.value.line == #"{"a":"é/","b":[1,2.5,40,null,true],"c":{},"d":[]}"#)
    #expect(
      Self.value.document == """
        {
          "a" : "é/",
          "b" : [
            1,
            2.5,
            40,
            null,
            true
          ],
          "c" : {

          },
          "d" : [

          ]
        }

        """)
  }

  @Test("nothing that could harm a terminal is written as it is") func escapes() {
    let text = JSON.string("\u{1B}[0m\u{9B}\u{202E}\u{7F}\u{0}\t\"\\\n\r\u{8}\u{C}").line
    #expect(text == #""\u001b[0m\u009b\u202e\u007f\u0000\t\"\\\n\r\b\f""#)
  }

  @Test("no number is infinite or none, and whole ones have no point") func numbers() {
    #expect(JSON.decimal(.nan) == .null)
    #expect(JSON.decimal(-.infinity) == .null)
    #expect(JSON.decimal(1e21).line == "1e+21")
    #expect(JSON.decimal(-0.5).line == "-0.5")
  }

  @Test("what is read is what was written") func roundTrip() throws {
    for text in [Self.value.line, Self.value.document] {
      let bytes = Array(text.utf8)
      #expect(try JSONReader.value(of: bytes.span.bytes) == Self.value)
    }
  }
}
