import ReadyDayCore

struct Candidates: Sendable {
  struct Offer: Equatable, Sendable {
    let word: String
    var meaning = ""
  }

  /// Candidates that are looked up only when needed.
  enum Place: String, Sendable {
    /// The shell lists files and folders better than readyday could.
    case files, folders, zones
  }

  var offers: [Offer] = []
  var place: Place?

  init(_ words: [String] = []) { offers = words.map { Offer(word: $0) } }

  init(_ offers: [Offer], _ place: Place? = nil) { (self.offers, self.place) = (offers, place) }

  static let files = Candidates([Offer](), .files)
  static let folders = Candidates([Offer](), .folders)
  static let zones = Candidates([Offer](), .zones)

  var words: [String] { offers.map(\.word) }
}

struct Operand: Sendable {
  /// As shown in the usage line: `COMMAND`, `PATH...`, `show|path|check`.
  let usage: Phrase
  /// The error if the operand is missing; nil if it is optional.
  let need: Message?
  let repeats: Bool
  let isDate: Bool
  private(set) var words: [String] = []
  private(set) var isClosed = false
  private let offered: @Sendable (CompletionContext) -> Candidates

  init(
    _ usage: Phrase, needed need: Message? = nil, repeats: Bool = false, isDate: Bool = false,
    _ candidates: @escaping @Sendable (CompletionContext) -> Candidates = { _ in Candidates() }
  ) {
    (self.usage, self.need, self.repeats, self.isDate) = (usage, need, repeats, isDate)
    offered = candidates
  }

  static let date = Operand(Phrase("DATE", es: "FECHA"), isDate: true) { _ in
    Candidates(DateExpression.words)
  }

  static func choice<Choice: RawRepresentable & CaseIterable>(
    _ type: Choice.Type, usage: Phrase? = nil
  ) -> Operand where Choice.RawValue == String {
    var operand = only(Choice.allCases.map(\.rawValue), usage: usage)
    operand.isClosed = false
    return operand
  }

  static func only(_ words: [String], usage: Phrase? = nil, needed need: Message? = nil) -> Operand
  {
    let usage = usage ?? .typed(words.joined(separator: "|"))
    var operand = Operand(usage, needed: need) { _ in Candidates(words) }
    (operand.words, operand.isClosed) = (words, true)
    return operand
  }

  func takes(_ word: String) -> Bool { words.contains(word) }

  func candidates(_ context: CompletionContext) -> Candidates { offered(context) }
}

struct CompletionContext: Sendable {
  var operands: [String] = []
  let environment: Environment
  let language: Language

  /// What the configuration hides; read only for candidates that were stored.
  var redaction: Redaction {
    var arguments = Arguments(environment: environment)
    try? arguments.readConfiguration()
    return PrivacyOptions.redaction(arguments, language.voice)
  }
}
