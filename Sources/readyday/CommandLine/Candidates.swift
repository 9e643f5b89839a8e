import ReadyDayCore

/// What a shell can offer at one place of a command line.
struct Candidates: Sendable {
  /// A word, and what it means in a line, if anything.
  struct Offer: Hashable, Sendable {
    let word: String
    var meaning = ""
  }

  /// Names that are looked up when they are requested.
  enum Place: String, Sendable {
    /// Left to the shell, which lists them better.
    case files, folders
    case zones
  }

  var offers: [Offer] = []
  var place: Place?

  init(_ words: [String] = []) {
    offers = words.map { Offer(word: $0) }
  }

  init(_ offers: [Offer], _ place: Place? = nil) {
    (self.offers, self.place) = (offers, place)
  }

  static let files = Candidates([Offer](), .files)
  static let folders = Candidates([Offer](), .folders)
  static let zones = Candidates([Offer](), .zones)

  var words: [String] { offers.map(\.word) }
}

/// A word of a command that is not an option, by its position.
struct Operand: Sendable {
  /// As the usage line shows it: `COMMAND`, `PATH...`, `show|path|check`.
  let usage: Phrase
  /// What is missing without it; nil if it may be left out.
  let need: UsageMessage.Need?
  /// Whether more of the same may follow.
  let repeats: Bool
  /// Whether the last word of a command line may be a date here, as for `--date`.
  let isDate: Bool
  /// The words it can be, if there are only a few.
  private(set) var words: [String] = []
  /// Whether it can be nothing else.
  private(set) var isClosed = false
  private let offered: @Sendable (Completion.Context) -> Candidates

  init(
    _ usage: Phrase, needed need: UsageMessage.Need? = nil, repeats: Bool = false,
    isDate: Bool = false,
    _ candidates: @escaping @Sendable (Completion.Context) -> Candidates = { _ in Candidates() }
  ) {
    (self.usage, self.need, self.repeats, self.isDate) = (usage, need, repeats, isDate)
    offered = candidates
  }

  /// Just a date.
  static let date = Operand(Phrase("DATE", es: "FECHA"), isDate: true) { _ in
    Candidates(DateExpression.words)
  }

  /// One of the words a type knows.
  static func choice<Choice: RawRepresentable & CaseIterable>(
    _ type: Choice.Type, usage: Phrase? = nil
  ) -> Operand where Choice.RawValue == String {
    var operand = only(Choice.allCases.map(\.rawValue), usage: usage)
    operand.isClosed = false
    return operand
  }

  /// One of `words` and nothing else.
  static func only(
    _ words: [String], usage: Phrase? = nil, needed need: UsageMessage.Need? = nil
  ) -> Operand {
    let usage = usage ?? .typed(words.joined(separator: "|"))
    var operand = Operand(usage, needed: need) { _ in Candidates(words) }
    (operand.words, operand.isClosed) = (words, true)
    return operand
  }

  /// Whether `word` is one of the few words it can be.
  func takes(_ word: String) -> Bool { words.contains(word) }

  func candidates(_ context: Completion.Context) -> Candidates { offered(context) }
}
