/// Signs of travel other than words: `MAD → JFK`, `MAD-LIS`, `LH1138`, an aeroplane, Spain's AVE.
enum TravelSign {
  /// The first sign, as written in the title.
  static func first(in title: String) -> String? {
    guard title.utf8.contains(where: mayBegin) else { return nil }
    if let plane = title.unicodeScalars.first(where: planes.contains) {
      return String(Character(plane))
    }
    return route(in: title) ?? fastTrain(in: title) ?? flight(in: title)
  }

  /// Every sign has an arrow or a plane (only `>` is ASCII), the train's `V`, a hyphen or a digit.
  private static func mayBegin(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "V")
      || byte == UInt8(ascii: "-") || byte.isDigit
  }

  /// Two airports joined by a hyphen, or a flight number.
  private static func flight(in title: String) -> String? {
    title.utf8.split { separators.contains($0) }.lazy.map(Substring.init).first { word in
      let length = word.utf8.count
      // Two codes of three letters, and a hyphen or a dash of three bytes.
      if length == 7 || length == 9 {
        let ends = word.split { $0 == "-" || $0 == "–" }
        if ends.count == 2 { return ends.allSatisfy { $0.isCode && isAirport($0) } }
      }
      guard length == 5 || length == 6 else { return false }
      let number = word.utf8.dropFirst(2)
      return number.allSatisfy(\.isDigit) && airlines.contains(word.prefix(2))
    }.map(String.init)
  }

  private static let separators = " ,:()".utf8

  /// IATA codes of large airlines, except those with other meanings: PR, AI, LA, CA.
  private static let airlines = Set(
    """
    A3 AA AC AF AR AT AV AY AZ B6 BA BT BY CM CX CZ D8 DE DL DY EI EK ET EW EY F9 FI FR I2 IB JL JU KE KL LH LO LS \
    LX MS MU NH NK NT OK OS OZ PC QF QR RJ RO SK SN SQ SV TK TO TP U2 UA UX V7 VY W6 WN WS YW
    """.split(separator: " "))

  private static let planes: [Unicode.Scalar] = ["\u{2708}", "\u{1F6EB}", "\u{1F6EC}"]

  /// Two airports joined by an arrow: one known airport is enough, the other may be any code.
  private static func route(in title: String) -> String? {
    // An arrow is `>`, or three bytes that begin with 0xE2.
    guard title.utf8.contains(where: { $0 == UInt8(ascii: ">") || $0 == 0xE2 }) else { return nil }
    let parts = title.replacingArrows.split(separator: arrow, omittingEmptySubsequences: false)
    for place in parts.indices.dropLast() {
      let (before, after) = (parts[place].lastWord, parts[place + 1].firstWord)
      if before.isCode, after.isCode, isAirport(before) || isAirport(after) {
        return "\(before) \(arrow) \(after)"
      }
    }
    return nil
  }

  private static func isAirport(_ code: Substring) -> Bool { Airports.zones[code] != nil }

  fileprivate static let arrow: Character = "→"

  static let fastTrain = "AVE"

  /// Only in capitals: Spanish *ave* means "bird".
  private static func fastTrain(in title: String) -> String? {
    guard title.utf8.contains(UInt8(ascii: "V")) else { return nil }
    return title.split { !$0.isLetter }.contains { $0 == fastTrain } ? fastTrain : nil
  }

}

extension String {
  fileprivate var replacingArrows: String {
    var text = ""
    for character in self {
      switch character {
      case "➔", "➜", "⇒", "⟶", "›": text.append(TravelSign.arrow)
      case ">":
        while text.last == "-" || text.last == "=" { text.removeLast() }
        text.append(TravelSign.arrow)
      default: text.append(character)
      }
    }
    return text
  }
}

extension Substring {
  fileprivate var firstWord: Substring { drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber } }

  fileprivate var lastWord: Substring {
    let rest = self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)]
    let start = rest.lastIndex { !($0.isLetter || $0.isNumber) }.map { rest.index(after: $0) }
    return rest[(start ?? rest.startIndex)...]
  }

  fileprivate var isCode: Bool {
    utf8.count == 3 && utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }
}
