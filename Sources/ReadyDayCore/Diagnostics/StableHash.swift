/// A short name for contents: the same for the same bytes in every run, unlike Swift's own hashes.
///
/// FNV-1a, 64 bits; good for telling texts apart, not for keeping secrets.
struct StableHash: Hashable, Sendable {
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

  /// In hexadecimal, 16 of them.
  var digits: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
