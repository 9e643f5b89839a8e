/// One logical line of an iCalendar file (RFC 5545 §3.1): a name, parameters, and a value as it stands.
struct ContentLine {
  /// In upper case.
  let name: String
  /// Names in upper case; values without their quotes and with RFC 6868 escapes resolved.
  let parameters: [(name: String, value: String)]
  /// Not yet unescaped: what it means depends on the property.
  let value: ArraySlice<UInt8>
  /// The number of the physical line it begins on.
  let line: Int
}

extension ContentLine {
  /// A logical line longer than this is left out: 10⁶ dates fit, a gigabyte does not.
  static let lengthLimit = 1 << 24

  /// Nil when `bytes`, already unfolded, are not `name *(";" param) ":" value`.
  init?(_ bytes: [UInt8], line: Int) {
    guard let parsed = Self.parse(bytes, quotes: true) ?? Self.parse(bytes, quotes: false) else {
      return nil
    }
    name = parsed.name
    parameters = parsed.parameters
    value = parsed.value
    self.line = line
  }

  /// The value of the first parameter called `name`.
  func parameter(_ name: String) -> String? {
    parameters.first { $0.name == name }?.value
  }

  /// Whether a VALUE parameter names `type`.
  func isOf(type: String) -> Bool {
    parameter("VALUE")?.uppercased() == type
  }

  /// The value's bytes as text, escapes and all.
  var rawText: String { Text.decode(value) }

  /// The value as TEXT (RFC 5545 §3.3.11).
  var text: String { Text.unescape(value) }
}

extension ContentLine {
  private typealias Parts = (
    name: String, parameters: [(name: String, value: String)], value: ArraySlice<UInt8>
  )

  /// With `quotes` false a quotation mark is a character like any other: for lines that forget to close one.
  private static func parse(_ bytes: [UInt8], quotes: Bool) -> Parts? {
    guard let nameEnd = bytes.firstIndex(where: { $0 == colon || $0 == semicolon }), nameEnd > 0,
      bytes[..<nameEnd].allSatisfy(isNameByte)
    else { return nil }
    var parameters: [(name: String, value: String)] = []
    var position = nameEnd
    while position < bytes.count, bytes[position] == semicolon {
      guard let end = parameterEnd(in: bytes, from: position + 1, quotes: quotes) else {
        return nil
      }
      parameters.append(parameter(bytes[(position + 1)..<end]))
      position = end
    }
    guard position < bytes.count else { return nil }
    return (upperCased(bytes[..<nameEnd]), parameters, bytes[(position + 1)...])
  }

  /// Where the parameter that begins at `start` ends: at an unquoted semicolon, or the colon before the value.
  ///
  /// `TZID=tzone://Microsoft/Utc:2026…` is written without quotes by Exchange: a colon before two slashes belongs to the zone's name.
  private static func parameterEnd(in bytes: [UInt8], from start: Int, quotes: Bool) -> Int? {
    let isZone = bytes[start...].starts(with: "TZID=".utf8)
    var inQuotes = false
    for position in start..<bytes.count {
      let byte = bytes[position]
      if quotes, byte == UInt8(ascii: "\"") { inQuotes.toggle() }
      guard !inQuotes, byte == colon || byte == semicolon else { continue }
      let isScheme = isZone && byte == colon && bytes[(position + 1)...].starts(with: "//".utf8)
      if !isScheme { return position }
    }
    return nil
  }

  private static func parameter(_ bytes: ArraySlice<UInt8>) -> (name: String, value: String) {
    let equals = bytes.firstIndex(of: UInt8(ascii: "=")) ?? bytes.endIndex
    let value = bytes[equals...].dropFirst().filter { $0 != UInt8(ascii: "\"") }
    return (upperCased(bytes[..<equals]), Text.decode(caretDecoded(value)[...]))
  }

  /// RFC 6868: `^n` is a line break, `^'` a quotation mark, `^^` a caret.
  private static func caretDecoded(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(caret) else { return bytes }
    var decoded: [UInt8] = []
    var pending = false
    for byte in bytes {
      guard pending || byte == caret else {
        decoded.append(byte)
        continue
      }
      guard pending else {
        pending = true
        continue
      }
      pending = false
      switch byte {
      case UInt8(ascii: "n"): decoded.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "'"): decoded.append(UInt8(ascii: "\""))
      case caret: decoded.append(caret)
      default: decoded += [caret, byte]
      }
    }
    return pending ? decoded + [caret] : decoded
  }

  private static let colon = UInt8(ascii: ":")
  private static let semicolon = UInt8(ascii: ";")
  private static let caret = UInt8(ascii: "^")

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  private static func upperCased(_ bytes: ArraySlice<UInt8>) -> String {
    Text.decode(bytes).uppercased()
  }
}

/// The TEXT value type, and how bytes become characters.
enum Text {
  /// UTF-8; bytes that are not are read as Latin-1, which gives every byte a character.
  static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    String(validating: bytes, as: UTF8.self)
      ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  static func isUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
    String(validating: bytes, as: UTF8.self) != nil
  }

  /// Resolves `\n`, `\,`, `\;` and `\\`; a backslash before anything else stays.
  static func unescape(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return decode(bytes) }
    var plain: [UInt8] = []
    var position = bytes.startIndex
    while position < bytes.endIndex {
      let byte = bytes[position]
      position += 1
      guard byte == UInt8(ascii: "\\"), position < bytes.endIndex else {
        plain.append(byte)
        continue
      }
      let escaped = bytes[position]
      position += 1
      switch escaped {
      case UInt8(ascii: "n"), UInt8(ascii: "N"): plain.append(UInt8(ascii: "\n"))
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\\"), UInt8(ascii: "\""),
        UInt8(ascii: ":"):
        plain.append(escaped)
      default: plain += [byte, escaped]
      }
    }
    return decode(plain[...])
  }

  /// The values of a comma-separated TEXT list, such as CATEGORIES.
  static func list(_ bytes: ArraySlice<UInt8>) -> [String] {
    var values: [String] = []
    var start = bytes.startIndex
    var isEscaped = false
    for position in bytes.indices {
      let byte = bytes[position]
      if !isEscaped, byte == UInt8(ascii: ",") {
        values.append(unescape(bytes[start..<position]))
        start = position + 1
      }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    }
    return values + [unescape(bytes[start...])]
  }
}
