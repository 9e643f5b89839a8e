/// Signs of travelling other than words: `MAD → JFK`, `MAD-LIS`, `LH1138`, an aeroplane, the Spanish high-speed train.
enum TravelSign {
  /// As written in the title.
  static func first(in title: String) -> String? {
    guard title.utf8.contains(where: mayBegin) else { return nil }
    if let plane = title.unicodeScalars.first(where: planes.contains) {
      return String(Character(plane))
    }
    return route(in: title) ?? fastTrain(in: title) ?? flight(in: title)
  }

  /// A title has a sign only with an arrow or a plane, none of them ASCII but `>`, with the train's `V`, a hyphen or
  /// a number.
  private static func mayBegin(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "V")
      || byte == UInt8(ascii: "-") || byte.isDigit
  }

  /// Two airports with a hyphen between them, or the number of a flight.
  private static func flight(in title: String) -> String? {
    title.split { $0 == " " || $0 == "," || $0 == ":" || $0 == "(" || $0 == ")" }.first { word in
      let ends = word.split { $0 == "-" || $0 == "–" }
      if ends.count == 2 { return ends.allSatisfy { $0.isCode && isAirport($0) } }
      let number = word.dropFirst(2)
      return airlines.contains(word.prefix(2)) && (3...4).contains(number.utf8.count)
        && number.utf8.allSatisfy(\.isDigit)
    }.map(String.init)
  }

  /// IATA codes of airlines with many passengers, without those that are other abbreviations too: PR, AI, LA, CA.
  private static let airlines = Set(
    """
    A3 AA AC AF AR AT AV AY AZ B6 BA BT BY CM CX CZ D8 DE DL DY EI EK ET EW EY F9 FI FR I2 IB JL JU KE KL LH LO LS \
    LX MS MU NH NK NT OK OS OZ PC QF QR RJ RO SK SN SQ SV TK TO TP U2 UA UX V7 VY W6 WN WS YW
    """.split(separator: " "))

  private static let planes: [Unicode.Scalar] = ["\u{2708}", "\u{1F6EB}", "\u{1F6EC}"]

  /// Two airports with an arrow between them.
  private static func route(in title: String) -> String? {
    let parts = title.replacingArrows.split(separator: arrow, omittingEmptySubsequences: false)
    for place in parts.indices.dropLast() {
      let (before, after) = (parts[place].lastWord, parts[place + 1].firstWord)
      if before.isCode, after.isCode, isAirport(before) || isAirport(after) {
        return "\(before) \(arrow) \(after)"
      }
    }
    return nil
  }

  /// One of the two is enough: the other end may be any airfield.
  private static func isAirport(_ code: Substring) -> Bool { airports.contains(code) }

  fileprivate static let arrow: Character = "→"

  /// In capitals: in Spanish it is a bird too.
  private static func fastTrain(in title: String) -> String? {
    title.split { !$0.isLetter }.contains("AVE") ? "AVE" : nil
  }
}

extension String {
  /// With one kind of arrow.
  fileprivate var replacingArrows: String {
    var text = ""
    for character in self {
      switch character {
      case "➔", "➜", "⇒", "⟶", "›":
        text.append(TravelSign.arrow)
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
  fileprivate var firstWord: Substring {
    drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber }
  }

  fileprivate var lastWord: Substring {
    let rest = self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)]
    let start = rest.lastIndex { !($0.isLetter || $0.isNumber) }.map { rest.index(after: $0) }
    return rest[(start ?? rest.startIndex)...]
  }

  /// Three capitals.
  fileprivate var isCode: Bool {
    utf8.count == 3 && utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }
}
