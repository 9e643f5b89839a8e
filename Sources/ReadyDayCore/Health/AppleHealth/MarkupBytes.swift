// Only these loops touch every byte of an export. Most of its millions of tags are skipped.

extension RawSpan {
  /// Eight bytes in native order, as from ``eight(_:)``.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// The offset of the first `mark` at or after `start`, or the byte count.
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

  /// The offset of the first `mark` or `other` at or after `start`, or the byte count.
  @inline(__always)
  func place(of mark: UInt8, or other: UInt8, from start: Int) -> Int {
    first(from: start) { $0.marks(of: mark) | $0.marks(of: other) }
  }

  /// Counts line feeds in explicit vectors, because loops over bytes are not reliably vectorised.
  func lineFeeds(before end: Int) -> Int {
    let feed = SIMD16(repeating: UInt8(ascii: "\n"))
    var count = 0
    var offset = 0
    while offset + 16 <= end {
      // Sixteen counters in parallel; in 255 rounds none of them exceeds 255.
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

  @inline(__always)
  func isExactly(_ text: StaticString, in range: Range<Int>) -> Bool {
    range.count == text.utf8CodeUnitCount && holds(text, at: range.lowerBound)
  }

  func isSame(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    guard a.count == b.count else { return false }
    for (one, other) in zip(a, b) where byte(at: one) != byte(at: other) { return false }
    return true
  }
}

/// Eight bytes of `text` in native order.
@inline(__always)
func eight(_ text: StaticString) -> UInt64 {
  text.withUTF8Buffer { UnsafeRawBufferPointer($0).loadUnaligned(as: UInt64.self) }
}
