extension String {
  /// What a sentence says besides its words: its numbers, with a decimal point in every language, and
  /// the names in quotation marks; each once, sorted.
  var values: [String] {
    var rest = self[...]
    var found: Set<String> = []
    while let first = rest.first {
      if let close = Self.closing(first), let end = rest.dropFirst().firstIndex(of: close) {
        found.insert(String(rest[rest.index(after: rest.startIndex)..<end]))
        rest = rest[rest.index(after: end)...]
      } else if first.isASCIIDigit {
        let number = rest.prefix { $0.isASCIIDigit || ".,:".contains($0) }
        let digits = number.reversed().drop { !$0.isASCIIDigit }.reversed()
        found.insert(String(digits.map { $0 == "," ? "." : $0 }))
        rest = rest.dropFirst(number.count)
      } else {
        rest = rest.dropFirst()
      }
    }
    return found.sorted()
  }

  /// The mark that closes a quotation; nil if `character` opens none.
  private static func closing(_ character: Character) -> Character? {
    switch character {
    case "\"": "\""
    case "«": "»"
    default: nil
    }
  }
}

extension Character { fileprivate var isASCIIDigit: Bool { isASCII && isNumber } }
