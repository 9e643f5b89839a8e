/// One tag of an export, `<Record type="…" …>`, its parts as offsets into the bytes.
///
/// Exports are not always XML: control characters, bytes that are no UTF-8 and attributes given
/// twice are in them. Here a tag ends at the first `>` outside quotes, and nothing else matters.
struct Tag {
  enum Ending {
    /// `>`: its content and an end tag follow.
    case open
    /// `/>`
    case closed
    /// Another tag begins before it ends.
    case broken
  }

  struct Attribute {
    let name, value: Range<Int>
  }

  let name: Range<Int>
  private(set) var attributes: [Attribute] = []
  let ending: Ending
  /// The first byte after it.
  let end: Int

  /// Records have ten; there is room for that many before the list has to move.
  private static let usualAttributes = 16
  /// The tag whose `<` is at `start`; nil when the bytes end inside it.
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
}

extension Tag {
  /// Where the value of the attribute `name` stands; of two, the first.
  func place(of name: StaticString, in bytes: RawSpan) -> Range<Int>? {
    for attribute in attributes where bytes.isExactly(name, in: attribute.name) {
      return attribute.value
    }
    return nil
  }

  func value(of name: StaticString, in bytes: RawSpan) -> String? {
    place(of: name, in: bytes).map { bytes.text(in: $0).withCharactersForReferences }
  }

  /// An attribute that was already there.
  func repeatedName(in bytes: RawSpan) -> String? {
    for index in attributes.indices {
      let name = attributes[index].name
      for earlier in 0..<index where bytes.isSame(attributes[earlier].name, name) {
        return bytes.text(in: name)
      }
    }
    return nil
  }
}

/// Takes a tag to pieces, from front to back.
private struct TagReader {
  var position: Int

  /// White space, and the control characters that some exports have.
  mutating func skipSpace(in bytes: RawSpan) {
    while position < bytes.byteCount, bytes.byte(at: position) <= 0x20 { position += 1 }
  }

  /// A name: all up to a sign that means something.
  mutating func word(in bytes: RawSpan) -> Range<Int> {
    let start = position
    while position < bytes.byteCount, !Self.endsWord(bytes.byte(at: position)) { position += 1 }
    return start..<position
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "<"):
      true
    default: false
    }
  }

  /// The end of the tag, if it comes next.
  mutating func ending(in bytes: RawSpan) -> Tag.Ending? {
    switch bytes.byte(at: position) {
    case UInt8(ascii: ">"):
      position += 1
      return .open
    case UInt8(ascii: "<"):
      return .broken
    case UInt8(ascii: "/") where position + 1 < bytes.byteCount:
      guard bytes.byte(at: position + 1) == UInt8(ascii: ">") else { return nil }
      position += 2
      return .closed
    default:
      return nil
    }
  }

  /// A name with a quoted value; nil for anything else, which is skipped.
  mutating func attribute(in bytes: RawSpan) -> Tag.Attribute? {
    let name = word(in: bytes)
    skipSpace(in: bytes)
    guard !name.isEmpty, take(UInt8(ascii: "="), in: bytes) else {
      // A stray sign would stop every further step.
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

  /// What is between two quotes of either kind. A `<` cannot: there the tag is broken off.
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
