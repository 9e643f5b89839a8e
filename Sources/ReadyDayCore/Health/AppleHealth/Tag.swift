/// One tag of an export, `<Record type="…" …>`, as offsets into the bytes.
///
/// Exports are not always valid XML: they contain control characters, invalid UTF-8 and repeated
/// attributes. A tag ends at the first `>` outside quotes.
struct Tag {
  enum Ending {
    case open
    case closed
    /// Another tag begins before this one ends.
    case broken
  }

  struct Attribute { let name, value: Range<Int> }

  let name: Range<Int>
  private(set) var attributes: [Attribute] = []
  let ending: Ending
  let end: Int

  /// Capacity; a record has about ten attributes.
  private static let usualAttributes = 16
  /// Nil if the bytes end inside the tag at `start`.
  init?(at start: Int, in bytes: RawSpan) {
    var reader = TagReader(position: start + 1)
    name = reader.word(in: bytes)
    attributes.reserveCapacity(Self.usualAttributes)
    while true {
      reader.skipSpace(in: bytes)
      guard reader.position < bytes.byteCount else { return nil }
      if let ending = reader.ending(in: bytes) {
        self.ending = ending
        end = reader.position
        return
      }
      guard let attribute = reader.attribute(in: bytes) else { continue }
      if attributes.count < Limits.AppleHealth.attributes { attributes.append(attribute) }
    }
  }

  /// The value's range; if the attribute is repeated, the first one counts.
  func place(of name: StaticString, in bytes: RawSpan) -> Range<Int>? {
    for attribute in attributes where bytes.isExactly(name, in: attribute.name) {
      return attribute.value
    }
    return nil
  }

  func value(of name: StaticString, in bytes: RawSpan) -> String? {
    place(of: name, in: bytes).map { bytes.text(in: $0).withCharactersForReferences }
  }

  func repeatedName(in bytes: RawSpan) -> String? {
    /// A bit for each length met so far: few names are equally long.
    var lengths: UInt64 = 0
    for index in attributes.indices {
      let name = attributes[index].name
      let length: UInt64 = 1 << UInt64(name.count & 63)
      if lengths & length != 0,
        attributes[..<index].contains(where: { bytes.isSame($0.name, name) })
      {
        return bytes.text(in: name)
      }
      lengths |= length
    }
    return nil
  }
}

private struct TagReader {
  var position: Int

  /// Also skips the control characters that occur in some exports.
  mutating func skipSpace(in bytes: RawSpan) {
    while position < bytes.byteCount, bytes.byte(at: position) <= 0x20 { position += 1 }
  }

  mutating func word(in bytes: RawSpan) -> Range<Int> {
    let start = position
    while position < bytes.byteCount, !Self.endsWord(bytes.byte(at: position)) { position += 1 }
    return start..<position
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "<"): true
    default: false
    }
  }

  mutating func ending(in bytes: RawSpan) -> Tag.Ending? {
    switch bytes.byte(at: position) {
    case UInt8(ascii: ">"):
      position += 1
      return .open
    case UInt8(ascii: "<"): return .broken
    case UInt8(ascii: "/") where position + 1 < bytes.byteCount:
      guard bytes.byte(at: position + 1) == UInt8(ascii: ">") else { return nil }
      position += 2
      return .closed
    default: return nil
    }
  }

  /// A name with a quoted value; nil for anything else, which is skipped.
  mutating func attribute(in bytes: RawSpan) -> Tag.Attribute? {
    let name = word(in: bytes)
    skipSpace(in: bytes)
    guard !name.isEmpty, take(UInt8(ascii: "="), in: bytes) else {
      // Without this step, the reader would never pass a stray character.
      if name.isEmpty { position += 1 }
      return nil
    }
    skipSpace(in: bytes)
    return quoted(in: bytes).map { Tag.Attribute(name: name, value: $0) }
  }

  private mutating func take(_ mark: UInt8, in bytes: RawSpan) -> Bool {
    guard position < bytes.byteCount, bytes.byte(at: position) == mark else { return false }
    position += 1
    return true
  }

  /// The text between quotes of either kind; a `<` ends the tag.
  private mutating func quoted(in bytes: RawSpan) -> Range<Int>? {
    guard position < bytes.byteCount else { return nil }
    let quote = bytes.byte(at: position)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    let start = position + 1
    position = bytes.place(of: quote, or: UInt8(ascii: "<"), from: start)
    guard take(quote, in: bytes) else { return nil }
    return start..<(position - 1)
  }
}

extension String {
  /// With `&amp;`, `&#233;` and `&#xE9;` replaced by their characters; invalid references stay.
  var withCharactersForReferences: String {
    guard utf8.contains(UInt8(ascii: "&")) else { return self }
    var text = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "&", let reference = Self.reference(at: rest) else {
        text.append(scalar)
        continue
      }
      text.append(reference.scalar)
      rest = reference.rest
    }
    return String(text)
  }

  /// The most characters in a reference; enough for some leading zeros.
  private static let longestReference = 16

  private static func reference(
    at text: Substring.UnicodeScalarView
  ) -> (scalar: Unicode.Scalar, rest: Substring.UnicodeScalarView)? {
    guard let end = text.prefix(longestReference).firstIndex(of: ";"),
      let scalar = scalar(named: String(text[..<end]))
    else { return nil }
    return (scalar, text[text.index(after: end)...])
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case _ where name.hasPrefix("#x"): scalar(name.dropFirst(2), radix: 16)
    case _ where name.hasPrefix("#"): scalar(name.dropFirst(), radix: 10)
    default: nil
    }
  }

  /// XML allows no control characters but white space (XML 1.0, 2.2).
  private static func scalar(_ digits: Substring, radix: Int) -> Unicode.Scalar? {
    guard digits.first?.isHexDigit == true,
      let scalar = UInt32(digits, radix: radix).flatMap(Unicode.Scalar.init),
      scalar.value >= 0x20 || "\t\n\r".unicodeScalars.contains(scalar)
    else { return nil }
    return scalar
  }
}
