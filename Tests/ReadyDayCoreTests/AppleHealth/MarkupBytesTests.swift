import Testing

@testable import ReadyDayCore

@Suite("The bytes of an export")
struct MarkupBytesTests {
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
}
