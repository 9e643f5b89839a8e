/// A hash that is the same in every run: 64-bit FNV-1a, which protects no secrets.
package struct StableHash: Equatable, Sendable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  init() {}

  package init(of bytes: [UInt8]) { add(bytes) }

  mutating func add(_ text: String) {
    // A zero byte ends each text, so that "a", "bc" differs from "ab", "c".
    add(Array(text.utf8) + [0])
  }

  mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// 16 hexadecimal digits.
  package var digits: String { hexadecimal(state, to: 16) }
}

/// A text compared byte by byte, since `String` equates different spellings of é in file names.
public struct ExactText: Hashable, Sendable {
  private let bytes: [UInt8]

  public init(_ text: String) { bytes = Array(text.utf8) }
}
