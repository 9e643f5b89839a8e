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

  init(_ words: [String] = [], _ place: Place? = nil) {
    offers = words.map { Offer(word: $0) }
    self.place = place
  }

  init(_ offers: [Offer]) {
    self.offers = offers
  }

  static let files = Candidates([], .files)
  static let folders = Candidates([], .folders)
  static let zones = Candidates([], .zones)

  var words: [String] { offers.map(\.word) }
}

/// A word of a command that is not an option, by its position.
struct Operand: Sendable {
  /// As the usage line shows it: `COMMAND`, `PATH...`, `show|path|check`, `[ID]`.
  let usage: Phrase
  /// Whether more of the same may follow.
  let repeats: Bool
  /// Whether the last word of a command line may be a date here, as for `--date`.
  let isDate: Bool
  /// The words it can be, if there are only a few.
  private(set) var words: [String] = []
  private let offered: @Sendable (Completion.Context) -> Candidates

  init(
    _ usage: Phrase, repeats: Bool = false, isDate: Bool = false,
    _ candidates: @escaping @Sendable (Completion.Context) -> Candidates = { _ in Candidates() }
  ) {
    (self.usage, self.repeats, self.isDate) = (usage, repeats, isDate)
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
    let words = Choice.allCases.map(\.rawValue)
    var operand = Operand(usage ?? .typed(words.joined(separator: "|"))) { _ in Candidates(words) }
    operand.words = words
    return operand
  }

  func candidates(_ context: Completion.Context) -> Candidates { offered(context) }
}
