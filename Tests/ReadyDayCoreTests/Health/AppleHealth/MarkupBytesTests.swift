import Testing

@testable import ReadyDayCore

@Suite("The bytes of an export") struct MarkupBytesTests {
  /// `count` letters, with `mark` in every place that `step` divides.
  private static func bytes(_ count: Int, _ mark: Unicode.Scalar, every step: Int) -> [UInt8] {
    (0..<count).map { $0 % step == 0 ? UInt8(ascii: mark) : UInt8(ascii: "x") }
  }

  @Test(
    "have as many line feeds as one counts, however many there are side by side",
    arguments: [1, 2, 7, 16, 61])
  func lineFeeds(step: Int) {
    // 4,080 is where counts of a byte would be full.
    let bytes = Self.bytes(9000, "\n", every: step)
    for end in Array(0..<70) + Array(4070..<4100) + [9000] {
      let counted = bytes[..<end].count { $0 == UInt8(ascii: "\n") }
      #expect(bytes.span.bytes.lineFeeds(before: end) == counted)
    }
  }

  @Test("are searched for one sign, or the first of two, up to their end") func place() {
    for count in 1..<80 {
      for index in 0..<count {
        var bytes = [UInt8](repeating: UInt8(ascii: "!"), count: count)
        bytes[index] = UInt8(ascii: "\"")
        // Where a borrow from a mark below would set a mark of its own.
        if index + 1 < count { bytes[index + 1] = UInt8(ascii: "#") }
        let one = bytes.span.bytes.place(of: UInt8(ascii: "\""), from: 0)
        let either = bytes.span.bytes.place(of: UInt8(ascii: "\""), or: UInt8(ascii: "#"), from: 0)
        let later = bytes.span.bytes.place(
          of: UInt8(ascii: "\""), or: UInt8(ascii: "#"), from: index + 1)
        #expect(one == index && either == index && later == min(index + 1, count))
        #expect(bytes.span.bytes.place(of: UInt8(ascii: "\""), from: index + 1) == count)
      }
    }
  }
}
