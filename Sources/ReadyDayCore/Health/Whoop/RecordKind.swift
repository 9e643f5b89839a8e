/// A record's kind, from its fields: file names vary, and one file may hold all kinds.
package enum RecordKind: String, CaseIterable, Sendable {
  case cycle, recovery, sleep, workout

  /// Nil for names that are not of a WHOOP record: derived rows and copies lack a score state.
  init?(fields names: (FieldName) -> Bool) {
    guard names(.scoreState) || names(.score) else { return nil }
    if names(.nap) {
      self = .sleep
    } else if names(.sportID) || names(.sportName) {
      self = .workout
    } else if names(.start) {
      // Only version 2 assigns a sleep to a cycle.
      self = names(.cycleID) ? .sleep : .cycle
    } else if names(.sleepID) || names(.cycleID) {
      self = .recovery
    } else {
      return nil
    }
  }
}

extension FieldName {
  static let id: FieldName = "id"
  static let userID: FieldName = "user_id"
  static let cycleID: FieldName = "cycle_id"
  static let sleepID: FieldName = "sleep_id"
  static let sportID: FieldName = "sport_id"
  static let sportName: FieldName = "sport_name"
  static let nap: FieldName = "nap"
  static let start: FieldName = "start"
  static let end: FieldName = "end"
  static let createdAt: FieldName = "created_at"
  static let timezoneOffset: FieldName = "timezone_offset"
  static let scoreState: FieldName = "score_state"
  static let score: FieldName = "score"

  /// The mark that ``Unlisting`` adds.
  static let unlisted: FieldName = "unlisted"

  /// A field of the format before the public API.
  static let during: FieldName = "during"
  /// Fields of rows that other programs derive from WHOOP's records.
  static let foreign: [FieldName] = [
    "recovery_score", "hrv", "hrv_rmssd", "hrv_rmssd_milli", "rhr", "resting_heart_rate",
    "asleep_min", "sleep_performance", "sleep_hours", "recovery",
  ]
}

/// A field name without case and underscores, as its last 16 letters and length: fast to compare.
struct FieldName: Hashable, Sendable {
  private var high: UInt64 = 0
  private var low: UInt64 = 0
  private var length = 0

  init(_ name: some Sequence<UInt8>) { for byte in name { append(byte) } }

  init(_ range: Range<Int>, of bytes: RawSpan) {
    var offset = range.lowerBound
    while offset < range.upperBound, offset + 8 <= bytes.byteCount {
      let next = bytes.eightBytes(at: offset)
      let count = next.marks(of: UInt8(ascii: "_")).trailingZeroBitCount / 8
      append(next, count: min(count, range.upperBound - offset))
      offset += min(count + 1, 8)
    }
    for offset in offset..<max(offset, range.upperBound) { append(bytes.byte(at: offset)) }
  }

  private mutating func append(_ byte: UInt8) {
    append(EightBytes(byte), count: byte == UInt8(ascii: "_") ? 0 : 1)
  }

  /// - Parameter count: how many bytes to append, from the first on; none is an underscore.
  private mutating func append(_ bytes: EightBytes, count: Int) {
    let bits = count * 8
    high = high << bits | low >> (64 - bits)
    low = low << bits | bytes.inSmallLetters.byteSwapped >> (64 - bits)
    length += count
  }
}

extension EightBytes {
  /// In lower case; no other byte becomes a letter or a digit.
  fileprivate var inSmallLetters: EightBytes { self | (self & EightBytes(repeating: 0x40)) >> 1 }
}

extension FieldName: ExpressibleByStringLiteral {
  init(stringLiteral name: StaticString) { self.init(name.withUTF8Buffer { Array($0) }) }
}
