// The bytes of the user's files, as every reader looks at them.

extension RawSpan {
  @inline(__always)
  func byte(at offset: Int) -> UInt8 {
    unsafeLoad(fromByteOffset: offset, as: UInt8.self)
  }

  /// Whether a UTF-8 byte order mark comes first; its three bytes are no text.
  var startsWithByteOrderMark: Bool {
    byteCount >= 3 && byte(at: 0) == 0xEF && byte(at: 1) == 0xBB && byte(at: 2) == 0xBF
  }

  var hasLineFeed: Bool {
    for offset in 0..<byteCount where byte(at: offset) == UInt8(ascii: "\n") { return true }
    return false
  }

  /// A copy of the bytes from `start` up to `end`.
  func copy(from start: Int, to end: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: max(0, end - start)) { buffer, count in
      for offset in start..<max(start, end) {
        buffer.initializeElement(at: offset - start, to: byte(at: offset))
      }
      count = max(0, end - start)
    }
  }
}
