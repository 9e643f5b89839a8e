import Testing

@testable import ReadyDayCore

@Suite("The bytes of a file") struct SourceBytesTests {
  @Test("have a bit for each mark in sixty-four of them, in their order") func marks() {
    for first in 0..<64 {
      for second in first..<64 {
        var bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 70)
        // Neighbours in the code, and the mark with its highest bit set, are other signs.
        bytes[64] = UInt8(ascii: "\n")
        bytes[65] = UInt8(ascii: "\u{B}")
        bytes[66] = 0x8A
        bytes[first] = UInt8(ascii: "\n")
        bytes[second] = UInt8(ascii: "\n")
        let wanted: UInt64 = 1 << first | 1 << second
        #expect(bytes.span.bytes.marks(of: UInt8(ascii: "\n"), at: 0) == wanted)
      }
    }
  }

  @Test("have one for each mark among the last, where there are fewer") func lastMarks() {
    for count in 1..<64 {
      let bytes = (0..<count).map { $0 % 3 == 0 ? UInt8(ascii: "\n") : UInt8(ascii: "x") }
      let wanted = (0..<count).reduce(UInt64(0)) { $1 % 3 == 0 ? $0 | 1 << $1 : $0 }
      #expect(bytes.span.bytes.marks(of: UInt8(ascii: "\n"), at: 0) == wanted)
    }
  }
}
