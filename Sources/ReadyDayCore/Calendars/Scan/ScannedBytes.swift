enum ComponentName {
  case calendar, event, zone, task, busyTimes, poll, other
  /// No component: the line is text.
  case none

  fileprivate static let known: [(StaticString, ComponentName)] = [
    ("VEVENT", .event), ("VTIMEZONE", .zone), ("VCALENDAR", .calendar), ("VTODO", .task),
    ("VFREEBUSY", .busyTimes), ("VPOLL", .poll),
  ]
}

extension RawSpan {
  /// The name of the UTF-16 encoding; nil for any other.
  var wideEncoding: String? {
    guard byteCount >= 2 else { return nil }
    switch (byte(at: 0), byte(at: 1)) {
    case (0xFF, 0xFE), (1..., 0): return "UTF-16 (little-endian)"
    case (0xFE, 0xFF), (0, 1...): return "UTF-16 (big-endian)"
    default: return nil
    }
  }

  /// Ignores case; `name` is in upper case.
  @inline(__always)
  func matches(_ name: StaticString, at offset: Int) -> Bool {
    guard offset + name.utf8CodeUnitCount <= byteCount else { return false }
    for index in 0..<name.utf8CodeUnitCount {
      let wanted = name.utf8Start[index]
      let byte = byte(at: offset + index)
      let isLetter = wanted >= 65 && wanted <= 90
      guard byte == wanted || (isLetter && byte == wanted | 0x20) else { return false }
    }
    return true
  }

  @inline(__always)
  func matchesProperty(_ name: StaticString, at offset: Int) -> Bool {
    let after = offset + name.utf8CodeUnitCount
    guard after < byteCount, matches(name, at: offset) else { return false }
    return byte(at: after) == UInt8(ascii: ":") || byte(at: after) == UInt8(ascii: ";")
  }

  /// Whether the range may name a component (iana-token, RFC 5545 §3.1); prose may begin `Begin: `.
  func isComponentName(from start: Int, to end: Int) -> Bool {
    var (start, end) = (start, end)
    while start < end, byte(at: start) == UInt8(ascii: " ") { start += 1 }
    while start < end, byte(at: end - 1) == UInt8(ascii: " ") { end -= 1 }
    guard start < end else { return false }
    for offset in start..<end where !byte(at: offset).isNameCharacter { return false }
    return true
  }

  /// Whether the line at `offset` continues the one before.
  @inline(__always)
  func isFold(at offset: Int) -> Bool {
    byte(at: offset) == UInt8(ascii: " ") || byte(at: offset) == UInt8(ascii: "\t")
  }

  /// The component of a BEGIN or END whose name begins at `start`; nil if there is a CR in it.
  func componentName(of line: LineCursor.Line, from start: Int) -> ComponentName? {
    guard continuation(after: line.end) == nil else {
      let name = unfolded(from: start, to: line.end, limit: Limits.Calendar.nameBytes)
      return name.span.bytes.componentName(from: 0, to: name.count)
    }
    return trimmingSpaces(line).map { componentName(from: start, to: $0.end) }
  }

  private func componentName(from start: Int, to end: Int) -> ComponentName {
    for (name, component) in ComponentName.known where end - start == name.utf8CodeUnitCount {
      if matches(name, at: start) { return component }
    }
    return isComponentName(from: start, to: end) ? .other : .none
  }

  /// The position after the folded lines at `position`.
  func skippingFolds(from position: Int) -> Int {
    // Behind a last line without a line break, the cursor is one farther.
    var position = Swift.min(position, byteCount)
    while position < byteCount, isFold(at: position) {
      while position < byteCount, byte(at: position) != 0x0D, byte(at: position) != 0x0A {
        position += 1
      }
      while position < byteCount, byte(at: position) == 0x0D || byte(at: position) == 0x0A {
        position += 1
      }
    }
    return position
  }

  /// The line without trailing spaces; nil if there is a CR in it.
  private func trimmingSpaces(_ line: LineCursor.Line) -> LineCursor.Line? {
    var end = line.end
    while end > line.start, byte(at: end - 1) == UInt8(ascii: " ") { end -= 1 }
    // VCALENDAR and VTIMEZONE are the longest names that matter.
    if end - line.start > 15 {
      for offset in line.start..<end where byte(at: offset) == UInt8(ascii: "\r") { return nil }
    }
    return LineCursor.Line(start: line.start, end: end, number: line.number)
  }

  /// A hash, never 0, of a value, also if folded; ignores folds and the backslashes of escapes.
  func unfoldedHash(from start: Int, to end: Int) -> UInt64 {
    if continuation(after: end) == nil, let hash = hash(from: start, to: end) { return hash }
    let text = unfolded(from: start, to: end, limit: .max).filter { $0 != UInt8(ascii: "\\") }
    return text.span.bytes.hash(from: 0, to: text.count) ?? 1
  }

  /// The text from `start` on, with the lines folded after `end`; at most `limit` bytes.
  func unfolded(from start: Int, to end: Int, limit: Int) -> [UInt8] {
    var text: [UInt8] = []
    var (offset, stop) = (start, end)
    while true {
      append(from: offset, to: offset + Swift.min(stop - offset, limit - text.count), to: &text)
      guard text.count < limit, let next = continuation(after: stop) else { return text }
      (offset, stop) = (next, next)
      while stop < byteCount, byte(at: stop) != 0x0D, byte(at: stop) != 0x0A { stop += 1 }
    }
  }

  /// Whether there are only spaces up to `end`, and no fold.
  func isBlank(from start: Int, to end: Int) -> Bool {
    var offset = start
    while offset < end, byte(at: offset) == UInt8(ascii: " ") { offset += 1 }
    return offset == end && continuation(after: end) == nil
  }

  /// Whether both have the same bytes.
  func repeats(_ other: RawSpan) -> Bool {
    guard byteCount == other.byteCount else { return false }
    var offset = 0
    while offset < byteCount {
      guard word(at: offset, before: byteCount) == other.word(at: offset, before: byteCount) else {
        return false
      }
      offset += 8
    }
    return true
  }

  /// Hashes eight bytes at a time; nil at a backslash.
  private func hash(from start: Int, to end: Int) -> UInt64? {
    var hash = UInt64(truncatingIfNeeded: end - start)
    var offset = start
    while offset < end {
      let word = word(at: offset, before: end)
      guard word.marks(of: UInt8(ascii: "\\")) == 0 else { return nil }
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
      offset += 8
    }
    return hash | 1
  }

  /// Eight bytes as one number, with zeros from `end` on.
  private func word(at offset: Int, before end: Int) -> UInt64 {
    guard offset + 8 <= byteCount else {
      return (offset..<end).reversed().reduce(0) { $0 << 8 | UInt64(byte(at: $1)) }
    }
    let word = eightBytes(at: offset)
    return offset + 8 <= end ? word : word & (1 << (8 * (end - offset)) - 1)
  }

  /// Where the text of a folded line continues after the break at `end`; nil if there is no fold.
  private func continuation(after end: Int) -> Int? {
    guard end < byteCount else { return nil }
    let isPair = end + 1 < byteCount && byte(at: end) == 0x0D && byte(at: end + 1) == 0x0A
    let next = end + (isPair ? 2 : 1)
    guard next < byteCount, byte(at: next) == 0x20 || byte(at: next) == 0x09 else { return nil }
    return next + 1
  }
}

extension UInt8 {
  /// Whether an iana-token may have it; property names allow more, but `9.00` is not a component.
  fileprivate var isNameCharacter: Bool { isDigit || isLetter || self == UInt8(ascii: "-") }
}
