#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system calls a file, or hands over as a word: bytes, which need not be UTF-8.
///
/// In a `String` a byte that is part of no character stands as one of 128 scalars that nothing else uses, U+10FF80
/// to U+10FFFF, and is that byte again when the system is asked for the file.
enum SystemName {
  private static let firstStandIn: UInt32 = 0x10FF00
  private static let standIns: ClosedRange<UInt32> = 0x10FF80...0x10FFFF

  static func isStandIn(_ scalar: Unicode.Scalar) -> Bool { standIns.contains(scalar.value) }

  static func text(of bytes: some Sequence<UInt8>) -> String {
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

  static func text(of words: UnsafePointer<CChar>) -> String {
    text(of: UnsafeRawBufferPointer(start: words, count: strlen(words)))
  }

  /// Nil where the bytes are no character, or one that stands in for a byte elsewhere.
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

  static func bytes(of text: some StringProtocol) -> [UInt8] {
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
  /// For the system: its bytes, and a zero.
  var systemName: [CChar] { (SystemName.bytes(of: self) + [0]).map { CChar(bitPattern: $0) } }

  /// For people: `caf\xE9.ics`.
  var shownName: String {
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

// Names are taken apart as bytes: a mark behind a slash or a dot is a letter with it, but not to the system.
extension String {
  /// As it is typed into a shell.
  var shellWord: String {
    let isPlain = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "/._-".utf8.contains(byte)
      }
    }
    guard !isPlain else { return self }
    let parts = utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
    return "'" + parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "'\\''") + "'"
  }

  /// Up to the last slash, with it; empty where there is none.
  var folderPart: String {
    let end = utf8.lastIndex(of: UInt8(ascii: "/")).map(utf8.index(after:)) ?? startIndex
    return String(decoding: utf8[..<end], as: UTF8.self)
  }

  /// Behind the last slash.
  var lastPart: String {
    let start = utf8.lastIndex(of: UInt8(ascii: "/")).map(utf8.index(after:)) ?? startIndex
    return String(decoding: utf8[start...], as: UTF8.self)
  }

  /// The folder that the file of this path lies in.
  var parentFolder: String {
    let folder = folderPart
    return folder.isEmpty
      ? "." : folder == "/" ? "/" : String(decoding: folder.utf8.dropLast(), as: UTF8.self)
  }

  func isPath(endingIn endings: [String]) -> Bool {
    endings.contains { ending in
      utf8.count >= ending.utf8.count
        && zip(utf8.suffix(ending.utf8.count), ending.utf8).allSatisfy { $0.lowercasedASCII == $1 }
    }
  }

  var isHiddenName: Bool { utf8.first == UInt8(ascii: ".") }

  /// `name` in the folder of this path.
  func appending(name: String) -> String {
    utf8.last == UInt8(ascii: "/") ? self + name : self + "/" + name
  }
}

extension UInt8 {
  fileprivate var lowercasedASCII: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
