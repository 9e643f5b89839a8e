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

  /// Allows leading zeros, within reason.
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
