/// Names and values of a URL query or a form: `code=abc&state=1f`.
package struct QueryText: Sendable {
  private let values: [String: String]

  /// Nil for an invalid escape or a repeated name: of two codes, neither can be trusted.
  init?(_ text: some StringProtocol) {
    var values: [String: String] = [:]
    for part in text.split(separator: "&") {
      let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.unescaped(Substring(halves[0])),
        let value = Self.unescaped(halves.count > 1 ? Substring(halves[1]) : ""),
        values.updateValue(value, forKey: name) == nil
      else { return nil }
    }
    self.values = values
  }

  subscript(name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }

  private static func unescaped(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(0x20)
      case UInt8(ascii: "%"):
        guard rest.count >= 2, let value = hexadecimal(rest.prefix(2)) else { return nil }
        bytes.append(value)
        rest = rest.dropFirst(2)
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt8? {
    guard digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }) else {
      return nil
    }
    return UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// `text` with all but unreserved characters escaped.
  package static func escaped(_ text: String) -> String {
    text.utf8.map { byte in
      byte.isUnreserved
        ? String(UnicodeScalar(byte))
        : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  package static func text(_ pairs: KeyValuePairs<String, String>) -> String {
    pairs.map { "\($0.key)=\(escaped($0.value))" }.joined(separator: "&")
  }
}

extension UInt8 {
  /// In URLs (RFC 3986 §2.3).
  var isUnreserved: Bool { isDigit || isLetter || "-._~".utf8.contains(self) }
}
