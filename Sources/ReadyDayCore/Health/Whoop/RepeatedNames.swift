/// The names in the object before: most records of a file have the same members in one order, so
/// that their names need not be read again.
struct RepeatedNames {
  typealias Name = (name: FieldName, place: Range<Int>)

  /// Each member's name, and all that is written between the value before it and its own.
  private var names: [Name] = []

  /// The name of the member at `index`, if all that is before its value is written at `start` too.
  func name(at index: Int, writtenAt start: Int, in bytes: RawSpan) -> Name? {
    guard index < names.count, bytes.repeats(names[index].place, at: start) else { return nil }
    return names[index]
  }

  /// Forgets what came after it in the object before.
  mutating func note(_ name: FieldName, at index: Int, writtenAt place: Range<Int>) {
    guard index <= names.count else { return }
    names.removeSubrange(index...)
    names.append((name, place))
  }
}

extension RawSpan {
  /// Whether the bytes of `range` are at `offset` too; compared in place, since two spans for it make
  /// reading five years a seventh slower.
  func repeats(_ range: Range<Int>, at offset: Int) -> Bool {
    guard offset + range.count <= byteCount else { return false }
    let (start, count) = (range.lowerBound, range.count)
    guard count >= 8 else {
      for place in 0..<count where byte(at: start + place) != byte(at: offset + place) {
        return false
      }
      return true
    }
    var place = 0
    while place < count - 8 {
      guard eightBytes(at: start + place) == eightBytes(at: offset + place) else { return false }
      place += 8
    }
    // The last eight, some of them for the second time.
    return eightBytes(at: start + count - 8) == eightBytes(at: offset + count - 8)
  }
}
