extension ArraySlice<UInt8> {
  /// With the digits of Arabic, Persian, Devanagari and full-width text as `0` to `9`.
  var withASCIIDigits: [UInt8] {
    guard contains(where: { $0 >= 0x80 }), let text = String(utf8: self) else { return Array(self) }
    return text.unicodeScalars.flatMap { scalar in
      scalar.asASCIIDigit.map { [$0] } ?? Array(String(scalar).utf8)
    }
  }
}

extension Unicode.Scalar {
  /// Nil for a digit of ASCII, too.
  fileprivate var asASCIIDigit: UInt8? {
    guard !isASCII, properties.generalCategory == .decimalNumber,
      let value = properties.numericValue
    else { return nil }
    return UInt8(ascii: "0") + UInt8(value)
  }
}
