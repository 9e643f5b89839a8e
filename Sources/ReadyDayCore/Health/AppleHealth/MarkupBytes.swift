// How the bytes of an export are looked through: millions of tags, nearly all of which only need
// to be skipped. The loops here are the only ones that touch every byte.

extension RawSpan {
  /// Eight bytes as one number, in the order of the machine, as ``eight(_:)`` makes it.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// The place of the first `mark` from `start` on; the number of bytes when there is none.
  @inline(__always)
  func place(of mark: UInt8, from start: Int) -> Int {
    var offset = start
    while offset + 32 <= byteCount {
      let found =
        eightBytes(at: offset).marks(of: mark) | eightBytes(at: offset + 8).marks(of: mark)
        | eightBytes(at: offset + 16).marks(of: mark) | eightBytes(at: offset + 24).marks(of: mark)
      guard found == 0 else { break }
      offset += 32
    }
    return first(from: offset) { $0.marks(of: mark) }
  }

  /// The place of the first `mark` or `other` from `start` on; the number of bytes when there is
  /// neither.
  @inline(__always)
  func place(of mark: UInt8, or other: UInt8, from start: Int) -> Int {
    first(from: start) { $0.marks(of: mark) | $0.marks(of: other) }
  }

  /// How many of the bytes before `end` are line feeds.
  ///
  /// Sixteen at a time in so many words: whether a loop over bytes or words becomes as quick is up
  /// to the compiler, and changes with what surrounds it.
  func lineFeeds(before end: Int) -> Int {
    let feed = SIMD16(repeating: UInt8(ascii: "\n"))
    var count = 0
    var offset = 0
    while offset + 16 <= end {
      // Sixteen counts side by side; none can pass 255 in that many rounds.
      let stop = min(offset + 255 * 16, end - 15)
      var lanes = SIMD16<UInt8>()
      while offset < stop {
        lanes.replace(with: lanes &+ 1, where: sixteen(at: offset) .== feed)
        offset += 16
      }
      count += Int(SIMD16<UInt16>(truncatingIfNeeded: lanes).wrappedSum())
    }
    while offset < end {
      if byte(at: offset) == UInt8(ascii: "\n") { count += 1 }
      offset += 1
    }
    return count
  }

  /// Whether `range` holds exactly `text`.
  @inline(__always)
  func isExactly(_ text: StaticString, in range: Range<Int>) -> Bool {
    range.count == text.utf8CodeUnitCount && holds(text, at: range.lowerBound)
  }

  /// Whether both places hold the same bytes.
  func isSame(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    guard a.count == b.count else { return false }
    for (one, other) in zip(a, b) where byte(at: one) != byte(at: other) { return false }
    return true
  }
}

/// The eight bytes of `text` as one number, in the order of the machine.
@inline(__always)
func eight(_ text: StaticString) -> UInt64 {
  text.withUTF8Buffer { UnsafeRawBufferPointer($0).loadUnaligned(as: UInt64.self) }
}
