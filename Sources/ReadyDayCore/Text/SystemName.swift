/// What the system calls a file, or hands over as a word: bytes, which need not be UTF-8.
///
/// In a `String` a byte that is part of no character stands as one of 128 scalars that nothing else uses, U+10FF80
/// to U+10FFFF, and is that byte again when the system is requested the file.
package enum SystemName {
  private static let firstStandIn: UInt32 = 0x10FF00
  private static let standIns: ClosedRange<UInt32> = 0x10FF80...0x10FFFF

  /// Whether `scalar` stands in for a byte that is part of no character.
  package static func isStandIn(_ scalar: Unicode.Scalar) -> Bool {
    standIns.contains(scalar.value)
  }

  /// The name as a `String`.
  ///
  /// - Parameter bytes: as the system hands them over, without the zero behind them.
  package static func text(of bytes: some Sequence<UInt8>) -> String {
    let bytes = Array(bytes)
    if let text = String(validating: bytes, as: UTF8.self),
      !text.unicodeScalars.contains(where: isStandIn)
    {
      return text
    }
    var text = String.UnicodeScalarView()
    var rest = bytes[...]
    while let first = rest.first {
      let character = character(at: rest)
      text.append(character ?? standIn(for: first))
      rest.removeFirst(character.map { UTF8.width($0) } ?? 1)
    }
    return String(text)
  }

  /// Nil if the bytes are no character, or one that stands in for a byte elsewhere.
  private static func character(at bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    var iterator = bytes.makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator), !isStandIn(scalar) else {
      return nil
    }
    return scalar
  }

  private static func standIn(for byte: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(firstStandIn + UInt32(byte)) ?? "\u{FFFD}"
  }

  /// The bytes of the name that ``text(of:)`` made `text` of; of any other text, its UTF-8.
  package static func bytes(of text: String) -> [UInt8] {
    // Nearly all names: the stand-ins are among the few characters that begin with this byte.
    if text.utf8.allSatisfy({ $0 != 0xF4 }) { return Array(text.utf8) }
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if isStandIn(scalar) {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    return bytes
  }
}

extension StringProtocol {
  /// For people: `caf\xE9.ics`.
  package var shownName: String {
    guard unicodeScalars.contains(where: SystemName.isStandIn) else { return String(self) }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if SystemName.isStandIn(scalar) {
        text += "\\x" + String(scalar.value & 0xFF, radix: 16, uppercase: true)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
