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
    var copied: [UInt8] = []
    append(from: start, to: end, to: &copied)
    return copied
  }

  /// Adds the bytes from `start` up to `end` to `bytes`.
  func append(from start: Int, to end: Int, to bytes: inout [UInt8]) {
    guard start < end else { return }
    extracting(start..<end).withUnsafeBytes { bytes.append(contentsOf: $0) }
  }
}
