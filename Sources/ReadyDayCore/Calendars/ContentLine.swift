/// A logical line (RFC 5545 §3.1): name, parameters and raw value, all as bytes until used.
struct ContentLine {
  /// The unfolded bytes.
  private let bytes: [UInt8]
  private let nameEnd: Int
  private var colonIndex: Int
  /// False if a quotation in the parameters is not closed.
  private let honoursQuotes: Bool
  /// The number of the physical line on which it begins.
  let line: Int
}

extension ContentLine {
  /// Nil if `bytes`, already unfolded, are not `name *(";" param) ":" value`.
  init?(_ bytes: [UInt8], line: Int) {
    var nameEnd = 0
    while nameEnd < bytes.count, bytes[nameEnd].isNameByte { nameEnd += 1 }
    guard nameEnd > 0, nameEnd < bytes.count,
      bytes[nameEnd] == colon || bytes[nameEnd] == semicolon,
      let colonIndex = Self.endOfParameters(in: bytes, from: nameEnd)
    else { return nil }
    self.bytes = bytes
    self.nameEnd = nameEnd
    self.colonIndex = colonIndex.colon
    self.line = line
    honoursQuotes = colonIndex.quotes
    if self.colonIndex > nameEnd { passOddColons() }
  }

  /// Goes on to the colon before the value if a parameter has one without quotes: the address after
  /// the last `mailto:`, or the first date.
  private mutating func passOddColons() {
    if isNamed("ATTENDEE") || isNamed("ORGANIZER") {
      var end = bytes.endIndex
      while let last = bytes[(colonIndex + 1)..<end].lastIndex(of: colon), last > colonIndex + 7 {
        guard bytes[..<last].suffix(7).spells(":MAILTO") else {
          end = last
          continue
        }
        colonIndex = last - 7
        return
      }
    } else if bytes[0] | 0x20 == UInt8(ascii: "d") || isNamed("EXDATE") || isNamed("RECURRENCE-ID"),
      !isNamed("DESCRIPTION"), !isNamed("DURATION")
    {
      guard value.contains(colon), !value.startsWithDate else { return }
      let places = value.indices.filter { bytes[$0] == colon }
      colonIndex = places.first { bytes[($0 + 1)...].startsWithDate } ?? colonIndex
    }
  }

  /// The BEGIN line, for diagnostics about a property the component lacks.
  init(beginning component: Component) {
    bytes = Array("BEGIN:\(component.name)".utf8)
    (nameEnd, colonIndex, honoursQuotes) = (5, 5, true)
    line = component.line
  }

  var name: String { Text.decode(bytes[..<nameEnd]).uppercased() }

  /// Compares without making a String; `name` is in upper case.
  func isNamed(_ name: StaticString) -> Bool {
    nameEnd == name.utf8CodeUnitCount && bytes[..<nameEnd].spells(name)
  }

  var parameters: Parameters {
    Parameters(rest: bytes[nameEnd..<colonIndex], quotes: honoursQuotes)
  }

  /// The raw value, still escaped; its meaning depends on the property.
  var value: ArraySlice<UInt8> { bytes[(colonIndex + 1)...] }

  /// The first parameter called `name` (in upper case), without quotes and RFC 6868 escapes.
  func parameter(_ name: StaticString) -> String? {
    parameterBytes(name).map { Text.parameterValue($0) }
  }

  /// The first parameter called `name` (in upper case), as written.
  func parameterBytes(_ name: StaticString) -> ArraySlice<UInt8>? {
    for parameter in parameters where parameter.name.spells(name) { return parameter.value }
    return nil
  }

  func isOf(type: StaticString) -> Bool { parameterBytes("VALUE")?.unquoted.spells(type) ?? false }

  var isUTF8: Bool { Text.isUTF8(bytes[...]) }

  /// The value, still escaped, without surrounding spaces.
  var rawText: String { Text.decode(value.trimmed()) }

  /// The value as TEXT (RFC 5545 §3.3.11), or quoted-printable as in vCalendar 1.0.
  var text: String {
    guard colonIndex > nameEnd, bytes.isQuotedPrintable else { return Text.unescape(value) }
    return Text.unescape(Text.decoded(value, after: UInt8(ascii: "="))[...])
  }

  var excerpt: String { Text.excerpt(bytes[...]) }

  struct Parameters: Sequence, IteratorProtocol {
    /// What is left to read: empty, or beginning with a semicolon.
    fileprivate var rest: ArraySlice<UInt8>
    fileprivate let quotes: Bool

    mutating func next() -> (name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)? {
      guard rest.popFirst() != nil else { return nil }
      // A colon in what is left is text.
      let end =
        ContentLine.endOfParameter(in: rest, quotes: quotes, colons: false) ?? rest.endIndex
      let equals = rest[..<end].firstIndex(of: UInt8(ascii: "=")) ?? end
      defer { rest = rest[end...] }
      return (rest[..<equals], rest[equals..<end].dropFirst())
    }
  }

  /// The index of the colon before the value. If a quotation is not closed, quotes are ignored.
  private static func endOfParameters(
    in bytes: [UInt8], from nameEnd: Int
  ) -> (colon: Int, quotes: Bool)? {
    for quotes in [true, false] {
      var rest = bytes[nameEnd...]
      while rest.first == semicolon {
        rest = endOfParameter(in: rest.dropFirst(), quotes: quotes).map { rest[$0...] } ?? []
      }
      if rest.first == colon { return (rest.startIndex, quotes) }
    }
    return nil
  }

  /// The end of the first parameter: an unquoted semicolon, or the colon before the value.
  ///
  /// Exchange writes `TZID=tzone://Microsoft/Utc:2026…` without quotes: a colon before two slashes
  /// is part of the zone's name, or of another address, as in `ALTREP=https://…`; and so is the one
  /// in an offset, as in `TZID=UTC+02:00:2026…`. `colons`: whether a colon ends it.
  fileprivate static func endOfParameter(
    in bytes: ArraySlice<UInt8>, quotes: Bool, colons: Bool = true
  ) -> Int? {
    var inQuotes = false
    for position in bytes.indices {
      let byte = bytes[position]
      if quotes, byte == UInt8(ascii: "\"") { inQuotes.toggle() }
      guard !inQuotes, byte == semicolon || colons && byte == colon else { continue }
      if byte == semicolon || !isInValue(position, of: bytes) { return position }
    }
    return nil
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

extension ArraySlice<UInt8> {
  /// `word` is in upper case.
  fileprivate func hasSuffix(_ word: StaticString) -> Bool {
    suffix(word.utf8CodeUnitCount).spells(word)
  }

  fileprivate var startsWithDate: Bool {
    DateValue(prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "/") }) != nil
  }
}

private let colon = UInt8(ascii: ":")
private let semicolon = UInt8(ascii: ";")

extension [UInt8] {
  /// Whether the line's value is quoted-printable, with soft line breaks (RFC 2045 §6.7).
  var isQuotedPrintable: Bool {
    guard let end = firstIndex(of: colon) else { return false }
    let words = self[..<end].split { $0 == semicolon || $0 == UInt8(ascii: "=") }
    return words.dropFirst().contains { $0.spells("QUOTED-PRINTABLE") }
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
