/// File names and arguments of the system: bytes that need not be UTF-8.
///
/// In a `String` an invalid byte is one of 128 otherwise unused scalars, U+10FF80 to U+10FFFF, and
/// becomes that byte again when the file is opened.
package enum SystemName {
  private static let firstEscape: UInt32 = 0x10FF00
  private static let escapes: ClosedRange<UInt32> = 0x10FF80...0x10FFFF

  package static func isEscapedByte(_ scalar: Unicode.Scalar) -> Bool {
    escapes.contains(scalar.value)
  }

  /// - Parameter bytes: as the system returns them, without the final zero.
  package static func text(of bytes: some Sequence<UInt8>) -> String {
    let bytes = Array(bytes)
    if let text = String(validating: bytes, as: UTF8.self),
      !text.unicodeScalars.contains(where: isEscapedByte)
    {
      return text
    }
    var text = String.UnicodeScalarView()
    var rest = bytes[...]
    while let first = rest.first {
      let character = character(at: rest)
      text.append(character ?? escape(for: first))
      rest.removeFirst(character.map { UTF8.width($0) } ?? 1)
    }
    return String(text)
  }

  /// Nil for an invalid byte, and for a scalar that represents one elsewhere.
  private static func character(at bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    var iterator = bytes.makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator), !isEscapedByte(scalar) else {
      return nil
    }
    return scalar
  }

  private static func escape(for byte: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(firstEscape + UInt32(byte)) ?? "\u{FFFD}"
  }

  /// The bytes from which `text(of:)` made `text`, or else its UTF-8.
  package static func bytes(of text: String) -> [UInt8] {
    // Scalars for invalid bytes begin with this byte, which nearly all names lack.
    if text.utf8.allSatisfy({ $0 != 0xF4 }) { return Array(text.utf8) }
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if isEscapedByte(scalar) {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    return bytes
  }
}

extension StringProtocol {
  /// The name for people, such as `caf\xE9.ics`.
  package var shownName: String {
    guard unicodeScalars.contains(where: SystemName.isEscapedByte) else { return String(self) }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if SystemName.isEscapedByte(scalar) {
        text += "\\x" + String(scalar.value & 0xFF, radix: 16, uppercase: true)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
