// Skips values that are not needed: of years of records, few are read.

extension JSONReader {
  /// Skips the next value and returns its range; errors inside surface when it is read.
  mutating func skip(in bytes: RawSpan) throws(JSONFault) -> Range<Int> {
    guard let first = try peek(in: bytes) else { throw unexpected(.value) }
    let start = position
    switch first {
    case _ where dialect == .json5: _ = try value(in: bytes)
    case UInt8(ascii: "\""): position = try bytes.endOfString(from: start)
    case UInt8(ascii: "{"), UInt8(ascii: "["): position = try bytes.endOfContainer(from: start)
    default:
      position = bytes.endOfWord(from: start)
      if position == start { throw JSONFault(.expected(.value), at: start) }
    }
    return start..<position
  }

  /// The range of an object's next name, without its quotes, with the colon consumed; nil at the
  /// object's end.
  mutating func nextName(isFirst: Bool, in bytes: RawSpan) throws(JSONFault) -> Range<Int>? {
    if isFirst {
      try expect("{", .value, in: bytes)
      if try take("}", in: bytes) { return nil }
    } else if try !another(before: "}", in: bytes) {
      return nil
    }
    return try skipName(in: bytes)
  }

  private mutating func skipName(in bytes: RawSpan) throws(JSONFault) -> Range<Int> {
    guard try peek(in: bytes) == UInt8(ascii: "\"") else { throw unexpected(.name) }
    let start = position + 1
    position = try bytes.endOfString(from: position)
    let name = start..<position - 1
    try expect(":", .colon, in: bytes)
    return name
  }

  /// The range of a value, and of its name if it has one.
  package struct Place: Sendable {
    package fileprivate(set) var name: Range<Int>?
    package fileprivate(set) var value: Range<Int>
  }

  /// The value at the end of `path` from `start`, or else the innermost one found, without a name.
  package static func place(
    of path: [JSONStep], from start: Int = 0, in bytes: RawSpan, _ dialect: Dialect = .data,
    matches: (String, String) -> Bool = { $0 == $1 }
  ) -> Place {
    var reader = JSONReader(dialect, at: start)
    var place = Place(value: (try? reader.skip(in: bytes)) ?? start..<start)
    for step in path {
      var inner = JSONReader(dialect, at: place.value.lowerBound)
      guard let next = inner.place(of: step, in: bytes, matches) else {
        return Place(value: place.value)
      }
      place = next
    }
    return place
  }

  /// The line and column of a byte, counted from 1; columns are characters.
  package static func position(of offset: Int, in bytes: RawSpan) -> (line: Int, column: Int) {
    let end = min(offset, bytes.byteCount)
    var (line, start) = (1, 0)
    for place in 0..<end where bytes.byte(at: place) == UInt8(ascii: "\n") {
      (line, start) = (line + 1, place + 1)
    }
    return (line, bytes.text(in: start..<end).count + 1)
  }

  private mutating func place(
    of step: JSONStep, in bytes: RawSpan, _ matches: (String, String) -> Bool
  ) -> Place? {
    var found: Place?
    var index = 0
    switch step {
    case .key(let wanted):
      try? elements("{", "}", in: bytes) { (reader) throws(JSONFault) in
        let name = try reader.name(in: bytes)
        let value = try reader.skip(in: bytes)
        if found == nil, matches(name.text, wanted) {
          found = Place(name: name.place, value: value)
        }
      }
    case .index(let wanted):
      try? elements("[", "]", in: bytes) { (reader) throws(JSONFault) in
        let value = try reader.skip(in: bytes)
        if index == wanted { found = Place(value: value) }
        index += 1
      }
    }
    return found
  }
}

extension RawSpan {
  /// The offset after the closing quote of the string at `start`.
  fileprivate func endOfString(from start: Int) throws(JSONFault) -> Int {
    var offset = start + 1
    while true {
      offset = first(from: offset) {
        $0.marks(of: UInt8(ascii: "\"")) | $0.marks(of: UInt8(ascii: "\\"))
      }
      guard offset < byteCount else { throw JSONFault(.unclosedString, at: byteCount) }
      if byte(at: offset) == UInt8(ascii: "\"") { return offset + 1 }
      offset += 2
    }
  }

  /// The offset after the array or object at `start`.
  fileprivate func endOfContainer(from start: Int) throws(JSONFault) -> Int {
    var marks = JSONMarks(from: start)
    var (depth, inString) = (0, false)
    while true {
      let offset = marks.next(in: self)
      guard offset < byteCount else {
        throw JSONFault(inString ? .unclosedString : .expected(.end), at: byteCount)
      }
      switch byte(at: offset) {
      case UInt8(ascii: "\""): inString.toggle()
      case UInt8(ascii: "\\"): if inString { marks.pass(to: offset + 2) }
      case _ where inString: break
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return offset + 1 }
      default: break
      }
    }
  }
}

/// Finds quotes, backslashes, braces and brackets, 64 bytes at a time.
private struct JSONMarks {
  /// Where the current 64 bytes begin; `marks` has a bit for each mark not yet returned.
  private var block: Int
  private var marks: UInt64 = 0
  private var start: Int

  init(from start: Int) { (self.start, block) = (start, start - 64) }

  /// The offset of the next mark, or the count; a bar `|` may be one too.
  @inline(__always)
  mutating func next(in bytes: RawSpan) -> Int {
    while marks == 0 {
      block += 64
      guard block < bytes.byteCount else { return bytes.byteCount }
      marks = bytes.structure(at: block)
      if start > block { marks &= ~0 << (start - block) }
    }
    let place = block + marks.trailingZeroBitCount
    marks &= marks &- 1
    return place
  }

  /// Goes on at `offset`, which is at most 64 bytes behind the current ones.
  mutating func pass(to offset: Int) {
    start = offset
    if offset - block < 64 { marks &= ~0 << (offset - block) }
  }
}
