package struct Candidates: Sendable {
  package struct Offer: Equatable, Sendable {
    package let word: String
    package var meaning = ""

    package init(word: String, meaning: String = "") { (self.word, self.meaning) = (word, meaning) }
  }

  /// Candidates that are looked up only when needed.
  package enum Place: String, Sendable {
    /// The shell lists files and folders better than readyday could.
    case files, folders, zones
  }

  package var offers: [Offer] = []
  package var place: Place?

  package init(_ words: [String] = []) { offers = words.map { Offer(word: $0) } }

  package init(_ offers: [Offer], _ place: Place? = nil) {
    (self.offers, self.place) = (offers, place)
  }

  package static let files = Candidates([Offer](), .files)
  package static let folders = Candidates([Offer](), .folders)
  package static let zones = Candidates([Offer](), .zones)

  package var words: [String] { offers.map(\.word) }
}

package struct Operand: Sendable {
  /// As shown in the usage line: `COMMAND`, `PATH...`, `show|path|check`.
  package let usage: Phrase
  /// The error if the operand is missing; nil if it is optional.
  package let need: Message?
  package let repeats: Bool
  package let isDate: Bool
  package private(set) var words: [String] = []
  package private(set) var isClosed = false
  package let candidates: @Sendable (CompletionContext) -> Candidates

  package init(
    _ usage: Phrase, needed need: Message? = nil, repeats: Bool = false, isDate: Bool = false,
    _ candidates: @escaping @Sendable (CompletionContext) -> Candidates = { _ in Candidates() }
  ) {
    (self.usage, self.need, self.repeats, self.isDate) = (usage, need, repeats, isDate)
    self.candidates = candidates
  }

  package static let date = Operand(Phrase("DATE", es: "FECHA"), isDate: true) { _ in
    Candidates(DateExpression.words)
  }

  package static func choice<Choice: RawRepresentable & CaseIterable>(
    _ type: Choice.Type, usage: Phrase? = nil
  ) -> Operand where Choice.RawValue == String {
    var operand = only(Choice.allCases.map(\.rawValue), usage: usage)
    operand.isClosed = false
    return operand
  }

  package static func only(_ words: [String], usage: Phrase? = nil, needed need: Message? = nil)
    -> Operand
  {
    let usage = usage ?? .typed(words.joined(separator: "|"))
    var operand = Operand(usage, needed: need) { _ in Candidates(words) }
    (operand.words, operand.isClosed) = (words, true)
    return operand
  }

  package func takes(_ word: String) -> Bool { words.contains(word) }
}

package struct CompletionContext: Sendable {
  package var operands: [String] = []
  package let environment: Environment
  package let language: Language

  package init(operands: [String] = [], environment: Environment, language: Language) {
    (self.operands, self.environment, self.language) = (operands, environment, language)
  }
}
