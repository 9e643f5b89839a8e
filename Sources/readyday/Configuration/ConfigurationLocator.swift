/// Says where in the text a value stands, what is malformed, and what is said twice: the decoder tells
/// none of it.
struct ConfigurationLocator {
  struct Malformed: Error, Hashable {
    let offset: Int
    let wording: Wording
  }

  private let bytes: [UInt8]
  private let path: [ConfigurationStep]
  private let wantsKey: Bool
  private var position = 0
  private var found: Int?
  private var duplicate: Malformed?

  private init(_ bytes: [UInt8], path: [ConfigurationStep], wantsKey: Bool) {
    self.bytes = bytes
    self.path = path
    self.wantsKey = wantsKey
  }
}

extension ConfigurationLocator {
  /// The offset of what `fault` is about; nil when it is not in the text.
  static func offset(of fault: ConfigurationFault, in bytes: [UInt8]) -> Int? {
    offset(of: fault.path, isKey: fault.isAboutKey, in: bytes)
  }

  /// The offset of the value `path` leads to, or of its key; nil when it is not in the text.
  static func offset(
    of path: [ConfigurationStep], isKey: Bool = false, in bytes: [UInt8]
  ) -> Int? {
    var locator = ConfigurationLocator(bytes, path: path, wantsKey: isKey)
    try? locator.whole()
    return locator.found
  }

  /// The first thing that is not JSON5; nil when all of it is.
  static func malformed(in bytes: [UInt8]) -> Malformed? {
    var locator = ConfigurationLocator(bytes, path: [], wantsKey: false)
    do throws(Malformed) {
      try locator.whole()
      return nil
    } catch {
      return error
    }
  }

  /// The first key that its object already has: the decoder would keep either of them in silence.
  static func duplicate(in bytes: [UInt8]) -> Malformed? {
    var locator = ConfigurationLocator(bytes, path: [], wantsKey: false)
    try? locator.whole()
    return locator.duplicate
  }

  /// The first byte that is no UTF-8, or that would make the decoder guess at another encoding.
  static func notText(in bytes: [UInt8]) -> Malformed? {
    var (decoder, rest, offset) = (UTF8(), bytes.makeIterator(), 0)
    while true {
      switch decoder.decode(&rest) {
      case .scalarValue(let scalar) where scalar != "\0": offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .scalarValue, .error:
        return Malformed(
          offset: offset,
          wording: Wording(en: "this is not text in UTF-8", es: "esto no es texto en UTF-8"))
      }
    }
  }

  /// Line and column, counted from 1; columns are characters.
  static func position(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let before = bytes.prefix(offset)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return (line, String(decoding: before[start...], as: UTF8.self).count + 1)
  }
}

extension ConfigurationLocator {
  private mutating func whole() throws(Malformed) {
    try value(path[...], depth: 0)
    try skipBlank()
    if position < bytes.count {
      throw unexpected(Wording(en: "the end of the file", es: "el fin del archivo"))
    }
  }

  /// `rest` leads from here to what is looked for; nil when it lies elsewhere.
  private mutating func value(
    _ rest: ArraySlice<ConfigurationStep>?, depth: Int
  ) throws(Malformed) {
    try skipBlank()
    if rest?.isEmpty == true, !wantsKey { note(position) }
    guard depth < 500 else { throw unexpected(Wording(en: "fewer levels", es: "menos niveles")) }
    switch peek {
    case UInt8(ascii: "{"): try object(rest, depth: depth + 1)
    case UInt8(ascii: "["): try array(rest, depth: depth + 1)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = try string()
    default: try word()
    }
  }

  private mutating func object(
    _ rest: ArraySlice<ConfigurationStep>?, depth: Int
  ) throws(Malformed) {
    position += 1
    var names: Set<String> = []
    while try !take("}") {
      let start = position
      let name = try key()
      note(name, at: start, isNew: names.insert(name).inserted)
      let isNext = rest?.first == .key(name)
      if isNext, rest?.count == 1, wantsKey { note(start) }
      guard try take(":") else { throw unexpected(Wording("\":\"")) }
      try value(isNext ? rest?.dropFirst() : nil, depth: depth)
      try comma(or: "}")
    }
  }

  private mutating func array(
    _ rest: ArraySlice<ConfigurationStep>?, depth: Int
  ) throws(Malformed) {
    position += 1
    var index = 0
    while try !take("]") {
      try value(rest?.first == .index(index) ? rest?.dropFirst() : nil, depth: depth)
      try comma(or: "]")
      index += 1
    }
  }

  private mutating func comma(or close: Unicode.Scalar) throws(Malformed) {
    if try take(",") { return }
    guard peek == UInt8(ascii: close) else {
      throw unexpected(Wording(en: "\",\" or \"\(close)\"", es: "\",\" o \"\(close)\""))
    }
  }

  private mutating func key() throws(Malformed) -> String {
    if peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'") { return try string() }
    let name = bytes[position...].prefix(while: \.continuesName)
    guard let first = name.first, !(0x30...0x39).contains(first) else {
      throw unexpected(Wording(en: "a key", es: "una clave"))
    }
    position = name.endIndex
    return String(decoding: name, as: UTF8.self)
  }

  /// Between its quotes, escapes as they are written.
  private mutating func string() throws(Malformed) -> String {
    let start = position
    let quote = bytes[position]
    position += 1
    while let byte = peek, byte != quote {
      guard byte != UInt8(ascii: "\n") else { break }
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard peek == quote else {
      let wording = Wording(en: "the text is not closed", es: "el texto no está cerrado")
      throw Malformed(offset: start, wording: wording)
    }
    position += 1
    return String(decoding: bytes[start + 1..<position - 1], as: UTF8.self)
  }

  private mutating func word() throws(Malformed) {
    let word = bytes[position...].prefix { $0.continuesName || [0x2B, 0x2D, 0x2E].contains($0) }
    let literals = ["true", "false", "null", "Infinity", "NaN"]
    let isNumber = word.first.map { $0 < 0x3A } == true
    guard isNumber || literals.contains(String(decoding: word, as: UTF8.self)) else {
      throw unexpected(.value)
    }
    position = word.endIndex
  }
}

extension ConfigurationLocator {
  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func note(_ name: String, at offset: Int, isNew: Bool) {
    guard !isNew, duplicate == nil else { return }
    let wording = Wording(
      en: "the key \"\(name)\" stands here twice", es: "la clave «\(name)» está aquí dos veces")
    duplicate = Malformed(offset: offset, wording: wording)
  }

  /// The decoder, too, keeps the first of two keys of one name.
  private mutating func note(_ offset: Int) {
    if found == nil { found = offset }
  }

  private mutating func take(_ mark: Unicode.Scalar) throws(Malformed) -> Bool {
    try skipBlank()
    guard peek == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  /// White space, and comments of both kinds.
  private mutating func skipBlank() throws(Malformed) {
    while let byte = peek {
      if byte == UInt8(ascii: "/") {
        try skipComment()
      } else if byte <= 0x20 || bytes[position...].starts(with: [0xC2, 0xA0]) {
        position += byte <= 0x20 ? 1 : 2
      } else if bytes[position...].starts(with: [0xEF, 0xBB, 0xBF]) {
        position += 3
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Malformed) {
    let rest = bytes[position...]
    if rest.starts(with: "//".utf8) {
      // The decoder takes a lone carriage return for the end of the line too.
      let isEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
      position = rest.firstIndex(where: isEnd) ?? bytes.count
      return
    }
    guard rest.starts(with: "/*".utf8) else { throw unexpected(.value) }
    var offset = position + 2
    while offset + 1 < bytes.count, !bytes[offset...].starts(with: "*/".utf8) { offset += 1 }
    guard offset + 1 < bytes.count else {
      let wording = Wording(en: "the comment is not closed", es: "el comentario no está cerrado")
      throw Malformed(offset: position, wording: wording)
    }
    position = offset + 2
  }

  private func unexpected(_ wanted: Wording) -> Malformed {
    Malformed(
      offset: min(position, bytes.count),
      wording: Wording(
        en: "expected \(wanted.english)", es: "se esperaba \(wanted.spanish)"))
  }
}

extension Wording {
  fileprivate static let value = Wording(en: "a value", es: "un valor")
}

extension UInt8 {
  fileprivate var continuesName: Bool {
    (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20)
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
      // Escapes, as they are written.
      || self == UInt8(ascii: "\\")
  }
}
