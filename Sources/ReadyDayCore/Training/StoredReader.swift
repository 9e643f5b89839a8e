/// Reads the JSON of a kept file by the letter (RFC 8259).
///
/// Whatever could be read in two ways is a fault: what is read here is written again, and the other
/// reading would be lost.
struct StoredReader {
  /// What keeps a text from being read whole, and the offset of the byte where it was seen.
  enum Fault: Error, Hashable {
    /// `found` is nil when the text ends too early.
    case malformed(at: Int, found: String?)
    case repeated(member: String, at: Int)
    case tooDeep(limit: Int, at: Int)
  }

  private let bytes: [UInt8]
  private var position: Int
  private var depth = 0
  /// False where only the form matters: then nothing but the names of members is kept.
  private let keepsValues: Bool

  private init(_ bytes: [UInt8], keepsValues: Bool) {
    self.bytes = bytes
    self.keepsValues = keepsValues
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}

extension StoredReader {
  /// The one value that `bytes` hold.
  static func value(of bytes: [UInt8]) throws(Fault) -> StoredValue {
    var reader = StoredReader(bytes, keepsValues: true)
    return try reader.whole()
  }

  /// Fails where ``value(of:)`` would.
  static func check(_ bytes: [UInt8]) throws(Fault) {
    var reader = StoredReader(bytes, keepsValues: false)
    _ = try reader.whole()
  }

  private mutating func whole() throws(Fault) -> StoredValue {
    let value = try value()
    guard next == nil else { throw unexpected }
    return value
  }

  private mutating func value() throws(Fault) -> StoredValue {
    switch next {
    case UInt8(ascii: "{"): return try nested { reader throws(Fault) in try reader.object() }
    case UInt8(ascii: "["): return try nested { reader throws(Fault) in try reader.list() }
    case UInt8(ascii: "\""): return .text(try text())
    default: return try word()
    }
  }

  private mutating func nested(
    _ read: (inout StoredReader) throws(Fault) -> StoredValue
  ) throws(Fault) -> StoredValue {
    guard depth < Limits.Kept.depth else {
      throw .tooDeep(limit: Limits.Kept.depth, at: position)
    }
    depth += 1
    position += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(Fault) -> StoredValue {
    var members: [String: StoredValue] = [:]
    if take("}") { return .object(members) }
    repeat {
      guard next == UInt8(ascii: "\"") else { throw unexpected }
      let start = position
      let name = try text()
      guard take(":") else { throw unexpected }
      guard members.updateValue(try value(), forKey: name) == nil else {
        throw .repeated(member: name, at: start)
      }
    } while take(",")
    guard take("}") else { throw unexpected }
    return keepsValues ? .object(members) : .null
  }

  private mutating func list() throws(Fault) -> StoredValue {
    var items: [StoredValue] = []
    if take("]") { return .list(items) }
    repeat {
      let item = try value()
      if keepsValues { items.append(item) }
    } while take(",")
    guard take("]") else { throw unexpected }
    return .list(items)
  }
}

// Words and numbers.
extension StoredReader {
  private mutating func word() throws(Fault) -> StoredValue {
    guard next != nil else { throw unexpected }
    let start = position
    while position < bytes.count, Self.continuesWord(bytes[position]) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    switch text {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default: break
    }
    guard Self.isNumber(text.utf8) else {
      // A word or number that the text's end cut in two is no wrong one.
      if position < bytes.count || start == position { position = start }
      throw unexpected
    }
    return .numeral(text)
  }

  private static func continuesWord(_ byte: UInt8) -> Bool {
    byte.isDigit || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
      || "+-.".utf8.contains(byte)
  }

  /// `-12.5e+3` and the like (RFC 8259 §6).
  private static func isNumber(_ text: String.UTF8View) -> Bool {
    var rest = text[...]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = digits(&rest)
    guard whole == 1 || (whole > 1 && !startsWithZero) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      if digits(&rest) == 0 { return false }
    }
    if let first = rest.first, first | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if let sign = rest.first, "+-".utf8.contains(sign) { rest.removeFirst() }
      if digits(&rest) == 0 { return false }
    }
    return rest.isEmpty
  }

  private static func digits(_ text: inout Substring.UTF8View) -> Int {
    let count = text.prefix { $0.isDigit }.count
    text.removeFirst(count)
    return count
  }
}

// Strings.
extension StoredReader {
  /// Bytes that are no UTF-8 are a fault: they would be written as other ones.
  private mutating func text() throws(Fault) -> String {
    position += 1
    let start = position
    var content: [UInt8] = []
    while true {
      guard position < bytes.count else { throw unexpected }
      let byte = bytes[position]
      guard byte >= 0x20 else { throw unexpected }
      if byte == UInt8(ascii: "\"") { break }
      if byte == UInt8(ascii: "\\") {
        content += try escaped()
      } else {
        content.append(byte)
        position += 1
      }
    }
    guard let text = String(validating: content, as: UTF8.self) else {
      position = start + (bytes[start..<position].firstIndex { $0 >= 0x80 }.map { $0 - start } ?? 0)
      throw unexpected
    }
    position += 1
    return text
  }

  private mutating func escaped() throws(Fault) -> [UInt8] {
    guard position + 1 < bytes.count else {
      position = bytes.count
      throw unexpected
    }
    let letter = bytes[position + 1]
    if letter == UInt8(ascii: "u") { return Array(String(try escapedScalar()).utf8) }
    guard let byte = Self.escapes[letter] else { throw unexpected }
    position += 2
    return [byte]
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F,
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]

  /// Half a surrogate pair is no character, and could not be written again.
  private mutating func escapedScalar() throws(Fault) -> Unicode.Scalar {
    let start = position
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u"),
      case let second = try codeUnit(), (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar((first - 0xD800) << 10 + (second - 0xDC00) + 0x10000)
    else {
      position = start
      throw unexpected
    }
    return scalar
  }

  private mutating func codeUnit() throws(Fault) -> UInt32 {
    let place = position + 2..<position + 6
    guard place.upperBound <= bytes.count else {
      position = bytes.count
      throw unexpected
    }
    let digits = bytes[place]
    guard digits.allSatisfy({ UInt8(ascii: "+") != $0 && UInt8(ascii: "-") != $0 }),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw unexpected }
    position = place.upperBound
    return unit
  }
}

// Marks.
extension StoredReader {
  /// The next byte that is not white space; it is not taken.
  private var next: UInt8? {
    mutating get {
      while position < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[position]) {
        position += 1
      }
      return position < bytes.count ? bytes[position] : nil
    }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  private var unexpected: Fault {
    guard position < bytes.count else { return .malformed(at: bytes.count, found: nil) }
    let end = min(bytes.count, position + (bytes[position] < 0x80 ? 1 : 4))
    let text = String(decoding: bytes[position..<end], as: UTF8.self)
    return .malformed(at: position, found: text.first.map { String($0) })
  }
}
