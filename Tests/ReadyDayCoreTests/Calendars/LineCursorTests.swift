import Testing

@testable import ReadyDayCore

@Suite("A walk along the lines") struct LineCursorTests {
  struct Ends: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let mark: String
    let ends: LineEnds
  }

  static let kinds = [
    Ends(testDescription: "LF", mark: "\n", ends: .lineFeed),
    Ends(testDescription: "CRLF", mark: "\r\n", ends: .lineFeed),
    Ends(testDescription: "CR", mark: "\r", ends: .carriageReturn),
    Ends(testDescription: "CRLF among CR", mark: "\r\n", ends: .mixed),
  ]

  @Test("passes every one, of whatever length, with its number", arguments: kinds)
  func lines(_ kind: Ends) {
    for length in 0..<140 {
      let texts = [length, 3, 0, 64, length / 2].map { String(repeating: "x", count: $0) }
      for isEnded in [true, false] {
        let bytes = Array((texts.joined(separator: kind.mark) + (isEnded ? kind.mark : "")).utf8)
        // What is empty and has no end is no line.
        let wanted = texts.last?.isEmpty == true && !isEnded ? texts.dropLast() : texts[...]
        var cursor = LineCursor(bytes.span.bytes, ends: kind.ends)
        var found: [String] = []
        while let line = cursor.next(in: bytes.span.bytes) {
          found.append(String(decoding: bytes[line.start..<line.end], as: UTF8.self))
          #expect(line.number == found.count)
        }
        #expect(found[...] == wanted)
      }
    }
  }
}
