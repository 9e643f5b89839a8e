import Foundation
import Testing

@testable import readyday

@Suite("Inflation")
struct InflationTests {
  /// Made by zlib; the three ways RFC 1951 knows.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let packed: String
    let text: String
  }

  static let rows = [
    Row(testDescription: "stored", packed: "AQgA9/9hcyBpdCBpcw==", text: "as it is"),
    Row(
      testDescription: "fixed codes", packed: "S0xKTkRCCol5KQq5+UWpCkAOAA==",
      text: "abcabcabcabcabc and more abc"),
    Row(
      testDescription: "codes of its own",
      packed: """
        JZLJFQMxCEMb4mAZsz367yvS5OJ4iNmkf+wsDHvtrdvsM+SG3dg0zy17s235dqyxOOYL2H0LZtTC\
        re7iGY8w54u05L1sYtHmfD5WZ+8x3L2w8L3XJve6vbf32bB72GM8bRgpC75v671jGevHbq3Dutev\
        BQd1u3f9Wc96WGKd0/JlGXhnaq4zN/cde70P5nffNfDuxjC7+r6wjn1pxb3Live2Ynx0xlEkoH/j\
        6mW4suKxQIRqRapulHpEq1+MeufRHAnNlFfzpWvWfJo7Qztkap8s7ZatPZO5W0fbF6REXalSLoXq\
        Sa0KKVcpFaukaLXUrZHSfaR6Qw70lRtNobafPOqQX53yros2dsvRns/cI58Hsnyu3B8XCEOddpi5\
        k4RkirRM6zaM4bAhT+gpzpeH4yqC81QRJ1QeJ//0qC9Of/yc+QAiUiJIUPH8pgapEkTEShQJLFGX\
        2hT41gbZCgVHgoB0PSEJSYX76QYCNgo+KQoi1jxTSuN+skOQKTgyBOKMlQUaJ/fPNxA1mgiyBn2F\
        7AVpS/18xoO8ufJGSIDE8S8SR1TwPm5A5ggRSF3pK4QXxJ1+6h/s/5NRwg8=
        """,
      text: (0..<150).map { "\($0),\($0 * $0 % 97);" }.joined()),
  ]

  private static func packed(_ row: Row) throws -> [UInt8] {
    Array(try #require(Data(base64Encoded: row.packed)))
  }

  @Test("gives what was packed", arguments: rows)
  func unpack(row: Row) throws {
    let text = Array(row.text.utf8)
    #expect(Inflation.unpack(try Self.packed(row), size: text.count) == text)
  }

  @Test("never gives more or less than was said, nor what was cut", arguments: rows)
  func wrong(row: Row) throws {
    let packed = try Self.packed(row)
    let size = row.text.utf8.count
    #expect(Inflation.unpack(packed, size: size - 1) == nil)
    #expect(Inflation.unpack(packed, size: size + 1) == nil)
    for length in 0..<packed.count - 1 {
      #expect(Inflation.unpack(Array(packed.prefix(length)), size: size) == nil)
    }
  }

  @Test("no bytes end it")
  func anything() throws {
    var random = SeededGenerator(seed: 7)
    for row in Self.rows {
      let packed = try Self.packed(row)
      for _ in 0..<2000 {
        var broken = packed
        broken[Int.random(in: broken.indices, using: &random)] ^= UInt8.random(
          in: 1...255, using: &random)
        let result = Inflation.unpack(broken, size: row.text.utf8.count)
        #expect(result == nil || result?.count == row.text.utf8.count)
      }
    }
  }
}
