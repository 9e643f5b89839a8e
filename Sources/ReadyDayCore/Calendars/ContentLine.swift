/// A logical line (RFC 5545 §3.1), which ``ComponentReader`` has unfolded: name, parameters and raw
/// value, all as bytes until used.
struct ContentLine {
  /// Where its parts are among the bytes of its component, which all lines share.
  struct Place {
    fileprivate let start: Int
    fileprivate let nameEnd: Int
    fileprivate var colon: Int
    fileprivate let end: Int
    /// False if a quotation in the parameters is not closed.
    fileprivate let honoursQuotes: Bool
    /// The number of the physical line on which it begins.
    let line: Int
    /// The first eight letters of the name: a number tells most names apart.
    let key: UInt64
  }

  private let bytes: [UInt8]
  private let place: Place

  /// - Parameter place: one of `bytes`.
  init(_ bytes: [UInt8], at place: Place) { (self.bytes, self.place) = (bytes, place) }

  /// Nil if `bytes`, already unfolded, are not `name *(";" param) ":" value`.
  init?(_ bytes: [UInt8], line: Int) {
    guard let place = Place(in: bytes, from: 0, line: line) else { return nil }
    self.init(bytes, at: place)
  }

  /// The BEGIN line, for diagnostics about a property the component lacks.
  init(beginning component: Component) {
    bytes = Array("BEGIN:\(component.name)".utf8)
    place = Place(
      start: 0, nameEnd: 5, colon: 5, end: bytes.count, honoursQuotes: true, line: component.line,
      key: Place.key("BEGIN"))
  }
}

extension ContentLine.Place {
  /// Nil if the bytes from `start` on are no content line.
  init?(in bytes: [UInt8], from start: Int, line: Int) {
    var (nameEnd, key) = (start, UInt64(0))
    while nameEnd < bytes.count, bytes[nameEnd].isNameByte {
      if nameEnd - start < 8 { key = Self.key(key, and: bytes[nameEnd]) }
      nameEnd += 1
    }
    guard nameEnd > start, nameEnd < bytes.count,
      let (colon, quotes) = Self.endOfParameters(in: bytes, from: nameEnd)
    else { return nil }
    self.init(
      start: start, nameEnd: nameEnd, colon: colon, end: bytes.count, honoursQuotes: quotes,
      line: line, key: key)
    if colon > nameEnd { passOddColons(in: bytes) }
  }

  /// This bit makes capitals small, and leaves other bytes of names different from each other.
  private static func key(_ key: UInt64, and byte: UInt8) -> UInt64 {
    key << 8 | UInt64(byte | 0x20)
  }

  static func key(_ name: StaticString) -> UInt64 {
    var found: UInt64 = 0
    for index in 0..<Swift.min(8, name.utf8CodeUnitCount) {
      found = key(found, and: name.utf8Start[index])
    }
    return found
  }

  /// Two names in sixty-four may share it.
  @inline(__always)
  static func bit(of key: UInt64) -> UInt64 { 1 << ((key &* 0x9E37_79B9_7F4A_7C15) >> 58) }

  /// Compares without making a String; `name` is in upper case, and `key` its own.
  @inline(__always)
  func isNamed(_ name: StaticString, key: UInt64, in bytes: [UInt8]) -> Bool {
    key == self.key && nameEnd - start == name.utf8CodeUnitCount
      && (nameEnd - start <= 8 || bytes[start..<nameEnd].spells(name))
  }

  func isNamed(_ name: StaticString, in bytes: [UInt8]) -> Bool {
    isNamed(name, key: Self.key(name), in: bytes)
  }

  /// Goes on to the colon before the value if a parameter has one without quotes: the address after
  /// the last `mailto:`, or the first date.
  private mutating func passOddColons(in bytes: [UInt8]) {
    if isNamed("ATTENDEE", in: bytes) || isNamed("ORGANIZER", in: bytes) {
      var end = self.end
      while let last = bytes[(colon + 1)..<end].lastIndex(of: UInt8(ascii: ":")), last > colon + 7 {
        guard bytes[start..<last].suffix(7).spells(":MAILTO") else {
          end = last
          continue
        }
        colon = last - 7
        return
      }
    } else if bytes[start] | 0x20 == UInt8(ascii: "d") || isNamed("EXDATE", in: bytes)
      || isNamed("RECURRENCE-ID", in: bytes),
      !isNamed("DESCRIPTION", in: bytes), !isNamed("DURATION", in: bytes)
    {
      let value = bytes[(colon + 1)..<end]
      guard value.contains(UInt8(ascii: ":")), !value.startsWithDate else { return }
      let places = value.indices.filter { bytes[$0] == UInt8(ascii: ":") }
      colon = places.first { bytes[($0 + 1)..<end].startsWithDate } ?? colon
    }
  }

  /// The index of the colon before the value. If a quotation is not closed, quotes are ignored.
  private static func endOfParameters(
    in bytes: [UInt8], from nameEnd: Int
  ) -> (colon: Int, quotes: Bool)? {
    for quotes in [true, false] {
      var next: Int? = nameEnd
      while let place = next, bytes[place] == UInt8(ascii: ";") {
        next = endOfParameter(
          in: bytes, from: place + 1, to: bytes.count, quotes: quotes, colons: true)
      }
      if let next, bytes[next] == UInt8(ascii: ":") { return (next, quotes) }
    }
    return nil
  }

  /// The end of the parameter that begins at `start`: an unquoted semicolon, or the colon before the
  /// value; nil if there is neither before `end`.
  ///
  /// Exchange writes `TZID=tzone://Microsoft/Utc:2026…` without quotes: a colon before two slashes
  /// is part of the zone's name, or of another address, as in `ALTREP=https://…`; and so is the one
  /// in an offset, as in `TZID=UTC+02:00:2026…`. `colons`: whether a colon ends it.
  fileprivate static func endOfParameter(
    in bytes: [UInt8], from start: Int, to end: Int, quotes: Bool, colons: Bool
  ) -> Int? {
    var (place, inQuotes) = (start, false)
    while true {
      place = bytes.firstMark(from: place)
      guard place < end else { return nil }
      switch bytes[place] {
      case UInt8(ascii: "\"") where quotes: inQuotes.toggle()
      case UInt8(ascii: ";") where !inQuotes: return place
      case UInt8(ascii: ":") where colons && !inQuotes:
        if !isInValue(place, of: bytes[start..<end]) { return place }
      default: break
      }
      place += 1
    }
  }

  private static func isInValue(_ colon: Int, of bytes: ArraySlice<UInt8>) -> Bool {
    let isZone = bytes.starts(with: "TZID=".utf8)
    if bytes[(colon + 1)...].starts(with: "//".utf8) {
      return isZone || bytes[..<colon].hasSuffix("=HTTPS") || bytes[..<colon].hasSuffix("=HTTP")
    }
    return isZone && isInOffset(colon, of: bytes)
  }

  /// Whether the colon follows a sign and two digits, and precedes exactly two digits.
  private static func isInOffset(_ position: Int, of bytes: ArraySlice<UInt8>) -> Bool {
    let (before, after) = (bytes[..<position].suffix(3), bytes[(position + 1)...].prefix(3))
    guard before.count == 3, let sign = before.first, "+-".utf8.contains(sign) else { return false }
    return before.dropFirst().allSatisfy(\.isDigit) && after.count >= 2
      && after.prefix(2).allSatisfy(\.isDigit) && after.dropFirst(2).first?.isDigit != true
  }
}

extension ContentLine {
  var line: Int { place.line }

  var name: String { Text.decode(bytes[place.start..<place.nameEnd]).uppercased() }

  var parameters: Parameters {
    Parameters(
      bytes: bytes, place: place.nameEnd, end: place.colon, quotes: place.honoursQuotes)
  }

  /// The raw value, still escaped; its meaning depends on the property.
  var value: ArraySlice<UInt8> { bytes[(place.colon + 1)..<place.end] }

  /// The first parameter called `name` (in upper case), without quotes and RFC 6868 escapes.
  func parameter(_ name: StaticString) -> String? {
    parameterBytes(name).map { Text.parameterValue($0) }
  }

  /// The first parameter called `name` (in upper case), as written.
  func parameterBytes(_ name: StaticString) -> ArraySlice<UInt8>? {
    guard place.colon > place.nameEnd else { return nil }
    for parameter in parameters where parameter.name.spells(name) { return parameter.value }
    return nil
  }

  func isOf(type: StaticString) -> Bool { parameterBytes("VALUE")?.unquoted.spells(type) ?? false }

  /// All of it, unfolded.
  var written: ArraySlice<UInt8> { bytes[place.start..<place.end] }

  var isUTF8: Bool { Text.isUTF8(written) }

  /// The value, still escaped, without surrounding spaces.
  var rawText: String { Text.decode(value.trimmed()) }

  /// The value as TEXT (RFC 5545 §3.3.11), or quoted-printable as in vCalendar 1.0.
  var text: String {
    guard place.colon > place.nameEnd, written.isQuotedPrintable else {
      return Text.unescape(value)
    }
    return Text.unescape(Text.decoded(value, after: UInt8(ascii: "=")))
  }

  var excerpt: String { Text.excerpt(written) }

  struct Parameters: Sequence, IteratorProtocol {
    fileprivate let bytes: [UInt8]
    /// The end, or the semicolon before the next one.
    fileprivate var place: Int
    fileprivate let end: Int
    fileprivate let quotes: Bool

    mutating func next() -> (name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)? {
      guard place < end else { return nil }
      let start = place + 1
      // A colon in what is left is text.
      place =
        Place.endOfParameter(in: bytes, from: start, to: end, quotes: quotes, colons: false) ?? end
      var equals = start
      while equals < place, bytes[equals] != UInt8(ascii: "=") { equals += 1 }
      return (bytes[start..<equals], bytes[Swift.min(equals + 1, place)..<place])
    }
  }
}

extension ArraySlice<UInt8> {
  /// `word` is in upper case.
  fileprivate func hasSuffix(_ word: StaticString) -> Bool {
    suffix(word.utf8CodeUnitCount).spells(word)
  }

  fileprivate var startsWithDate: Bool {
    DateValue(prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "/") }) != nil
  }
}

extension ArraySlice<UInt8> {
  /// Whether the line's value is quoted-printable, with soft line breaks (RFC 2045 §6.7).
  var isQuotedPrintable: Bool {
    guard let end = firstIndex(of: UInt8(ascii: ":")) else { return false }
    let words = self[..<end].split { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "=") }
    return words.dropFirst().contains { $0.spells("QUOTED-PRINTABLE") }
  }
}

extension [UInt8] {
  /// The first quotation mark, colon or semicolon from `start` on, or the end.
  fileprivate func firstMark(from start: Int) -> Int {
    span.bytes.first(from: start) {
      $0.marks(of: UInt8(ascii: ";")) | $0.marks(of: UInt8(ascii: ":"))
        | $0.marks(of: UInt8(ascii: "\""))
    }
  }
}

extension UInt8 {
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
