/// The account ids in an archive; two people's exports in one folder would mix their means.
struct Accounts: Equatable, Sendable {
  /// The first id as written, without quotes.
  private var first: [UInt8]?
  private(set) var areTwo = false

  var id: String? { first.map { String(decoding: $0, as: UTF8.self) } }

  /// Returns true once: when one of `records` is the first of a second account.
  mutating func turnTwo(with records: [RecordFinder.Record], in bytes: RawSpan) -> Bool {
    for record in records where !areTwo {
      guard let value = record.account else { continue }
      let place = bytes.unquoted(value)
      guard !bytes.isBlank(place) else { continue }
      guard let first else {
        first = bytes.bytes(in: place)
        continue
      }
      areTwo = !bytes.holds(first, in: place)
      if areTwo { return true }
    }
    return false
  }
}

extension RawSpan {
  /// An id may be a number in one file and a text in another.
  fileprivate func unquoted(_ value: Range<Int>) -> Range<Int> {
    guard value.count >= 2, byte(at: value.lowerBound) == UInt8(ascii: "\"") else { return value }
    return value.lowerBound + 1..<value.upperBound - 1
  }

  /// Empty, `null`, or zero, which some programs write for null.
  fileprivate func isBlank(_ value: Range<Int>) -> Bool {
    switch value.count {
    case 0: true
    case 1: byte(at: value.lowerBound) == UInt8(ascii: "0")
    case 4: holds("null", at: value.lowerBound)
    default: false
    }
  }
}
