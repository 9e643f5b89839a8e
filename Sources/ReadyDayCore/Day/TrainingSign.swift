/// Signs, other than words, of training and of other people's sport.
enum TrainingSign {
  /// The first word such as `6x1000` or `8k`; `words` are folded.
  static func first(in words: [String]) -> String? {
    words.first { $0.utf8.first?.isDigit == true && (isRepeats($0) || isDistance($0)) }
  }

  static func isRepeats(_ word: String) -> Bool {
    let parts = word.split(separator: "x", omittingEmptySubsequences: false)
    return parts.count == 2 && isNumber(parts[0], of: 1...2) && isNumber(parts[1], of: 3...4)
  }

  private static func isDistance(_ word: String) -> Bool {
    word.utf8.last == UInt8(ascii: "k") && isNumber(word.dropLast(), of: 1...2)
  }

  private static func isNumber(_ text: Substring, of digits: ClosedRange<Int>) -> Bool {
    digits.contains(text.utf8.count) && text.utf8.allSatisfy(\.isDigit)
  }

  /// Whether the sport in `word` is not the user's: "Kids football", "Leo's judo", "Fútbol de Leo",
  /// "Leo swimming lesson", "Arsenal v Spurs".
  static func isOthers(_ title: String, _ word: String) -> Bool {
    let words = title.split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’") }
    let folded = words.map { TitleWords.fold($0) }
    if folded.contains(where: children.contains) { return true }
    if folded.dropFirst().dropLast().contains(where: ["v", "vs"].contains) { return true }
    guard let first = words.first, let last = words.last, words.count > 1 else { return false }
    if isName(first.dropLast(2)), ["'s", "’s"].contains(first.suffix(2)) { return true }
    if folded.dropLast().last == "de", isName(last), title.first?.isUppercase == true {
      return !routes.contains(word) && !TitleWords.fold(word).hasSuffix(folded[folded.count - 1])
    }
    return isName(first) && words[1].first?.isLowercase == true && !kinds.contains(folded[0])
      && ["lesson", "lessons", "practice"].contains(folded[folded.count - 1])
  }

  private static func isName(_ word: Substring) -> Bool {
    word.first?.isUppercase == true && word.dropFirst().allSatisfy(\.isLowercase)
      && KindWords.activity(in: String(word)) == nil && !sessions.contains(TitleWords.fold(word))
  }

  private static let sessions = WordList(KindWords.aloneTraining)

  private static let children: Set<String> = [
    "kids", "kid's", "kids'", "children", "children's", "son", "daughter", "boys", "girls",
    "ninos", "ninas", "peques", "hijo", "hija", "cole",
  ]
  /// A place follows these words, not a person.
  private static let routes: Set<String> = [
    "ruta", "excursión", "senderismo", "caminata", "carrera", "paseo", "rodaje", "tirada larga",
    "escalada", "esquí",
  ]
  /// Before "lesson", these words are not a name.
  private static let kinds: Set<String> = [
    "private", "group", "beginner", "beginners", "advanced", "adult", "first", "trial", "my",
  ]
}
