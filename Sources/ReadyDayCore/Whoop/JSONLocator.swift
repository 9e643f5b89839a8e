/// Says where in a JSON text something is wrong. Used only once something is: reading never comes
/// through here.
enum JSONLocator {
  struct Fault: Hashable {
    let offset: Int
    /// The character or word that cannot stand there; nil when the text ends too early.
    let found: String?
  }

  /// The first thing in `range` that is not JSON; any number of values may follow one another.
  static func fault(in bytes: RawSpan, _ range: Range<Int>) -> Fault? {
    var checker = JSONChecker(at: range.lowerBound)
    let text = bytes.extracting(0..<range.upperBound)
    do throws(JSONScanner.Fault) {
      while checker.scanner.peek(in: text) != nil { try checker.value(in: text) }
      return nil
    } catch {
      return Fault(error, in: text)
    }
  }

  /// The member at `path` of the object that begins at `start`: its name as it is written, and its
  /// value's place.
  ///
  /// When the last name is missing: the innermost object that is there.
  static func member(
    at path: [String], of start: Int, in bytes: RawSpan
  ) -> (name: String?, value: Range<Int>) {
    var scanner = JSONScanner(at: start)
    let whole = (try? scanner.skipValue(in: bytes)) ?? start..<start
    var place: (name: String?, value: Range<Int>) = (nil, whole)
    for name in path {
      guard let member = member(name, of: place.value.lowerBound, in: bytes) else {
        return (nil, place.value)
      }
      place = member
    }
    return place
  }

  private static func member(
    _ name: String, of start: Int, in bytes: RawSpan
  ) -> (name: String?, value: Range<Int>)? {
    var scanner = JSONScanner(at: start)
    guard scanner.take("{", in: bytes) else { return nil }
    repeat {
      guard let key = try? scanner.key(in: bytes), let value = try? scanner.skipValue(in: bytes)
      else { return nil }
      if FieldName(key, of: bytes) == FieldName(name.utf8) {
        return (String(decoding: bytes.bytes(in: key), as: UTF8.self), value)
      }
    } while scanner.take(",", in: bytes)
    return nil
  }
}

extension JSONLocator.Fault {
  /// The place of `fault`, with the character that stands there.
  init(_ fault: JSONScanner.Fault, in bytes: RawSpan) {
    switch fault {
    case .cutShort: self.init(offset: bytes.byteCount, found: nil)
    case .unexpected(let offset):
      let size = min(bytes.byteCount - offset, bytes.byte(at: offset) < 0x80 ? 1 : 4)
      let text = String(decoding: bytes.bytes(in: offset..<offset + size), as: UTF8.self)
      self.init(offset: offset, found: text.first.map { String($0) })
    }
  }
}

/// Reads JSON by the letter (RFC 8259), keeping nothing.
private struct JSONChecker {
  var scanner: JSONScanner
  private var depth = 0

  /// Deeper than this the text is taken as it is.
  private static let depthLimit = 128

  init(at position: Int) {
    scanner = JSONScanner(at: position)
  }

  mutating func value(in bytes: RawSpan) throws(JSONScanner.Fault) {
    guard let first = scanner.peek(in: bytes) else { throw .cutShort }
    guard depth < Self.depthLimit else {
      _ = try scanner.skipValue(in: bytes)
      return
    }
    depth += 1
    switch first {
    case UInt8(ascii: "{"): try object(in: bytes)
    case UInt8(ascii: "["): try array(in: bytes)
    case UInt8(ascii: "\""): _ = try scanner.skipValue(in: bytes)
    default: try word(in: bytes)
    }
    depth -= 1
  }

  private mutating func object(in bytes: RawSpan) throws(JSONScanner.Fault) {
    try scanner.expect("{", in: bytes)
    if scanner.take("}", in: bytes) { return }
    repeat {
      _ = try scanner.key(in: bytes)
      try value(in: bytes)
    } while try scanner.another(before: "}", in: bytes)
  }

  private mutating func array(in bytes: RawSpan) throws(JSONScanner.Fault) {
    try scanner.expect("[", in: bytes)
    if scanner.take("]", in: bytes) { return }
    repeat { try value(in: bytes) } while try scanner.another(before: "]", in: bytes)
  }

  private mutating func word(in bytes: RawSpan) throws(JSONScanner.Fault) {
    let place = try scanner.skipValue(in: bytes)
    let word = bytes.bytes(in: place)
    let isLiteral = ["true", "false", "null"].contains { word.elementsEqual($0.utf8) }
    guard isLiteral || word.isJSONNumber else {
      // A literal or number that the text's end cut in two.
      throw place.upperBound == bytes.byteCount ? .cutShort : .unexpected(at: place.lowerBound)
    }
  }
}

extension [UInt8] {
  /// `-12.5e+3` and the like (RFC 8259 §6).
  fileprivate var isJSONNumber: Bool {
    var rest = self[...]
    func takeDigits() -> Int {
      let count = rest.prefix { $0.isDigit }.count
      rest.removeFirst(count)
      return count
    }
    func take(_ marks: String) -> Bool {
      guard let first = rest.first, marks.utf8.contains(first) else { return false }
      rest.removeFirst()
      return true
    }
    _ = take("-")
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = takeDigits()
    guard whole == 1 || (whole > 1 && !startsWithZero) else { return false }
    if take("."), takeDigits() == 0 { return false }
    if take("eE") {
      _ = take("+-")
      if takeDigits() == 0 { return false }
    }
    return rest.isEmpty
  }
}
