/// A name for contents that is the same in every run, unlike Swift's hashes.
///
/// FNV-1a, 64 bits: it distinguishes texts but protects no secrets.
struct StableHash: Equatable, Sendable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  init() {}

  mutating func add(_ text: String) {
    // A zero byte ends each text, so that "a", "bc" is not "ab", "c".
    for byte in Array(text.utf8) + [0] {
      state = (state ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }

  mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// 16 hexadecimal digits.
  var digits: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// A text compared byte by byte.
///
/// `String` equates both spellings of é, and two file names may differ in nothing else.
public struct ExactText: Hashable, Sendable {
  private let bytes: [UInt8]

  public init(_ text: String) { bytes = Array(text.utf8) }
}
