import ReadyDayCore

/// What fits at one place of a command line.
struct Candidates: Sendable {
  /// A word, and what it means where that can be told in a line.
  struct Offer: Hashable, Sendable {
    let word: String
    var meaning = ""
  }

  /// Names that lie in folders.
  enum Place: String, Sendable {
    /// Shells list these better than we do.
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

/// A word of a command that is no option, by its place among those of its kind.
struct Operand: Sendable {
  /// As the usage line has it: `COMMAND`, `PATH...`, `show|path|check`, `[ID]`.
  let usage: String
  /// Whether more of the same may follow.
  let repeats: Bool
  /// Whether the last word of a command line may be a date here, as `--date` has it.
  let isDate: Bool
  /// The words it can be, where these are a few.
  private(set) var words: [String] = []
  private let offered: @Sendable (Completion.Context) -> Candidates

  init(
    _ usage: String, repeats: Bool = false, isDate: Bool = false,
    _ candidates: @escaping @Sendable (Completion.Context) -> Candidates = { _ in Candidates() }
  ) {
    (self.usage, self.repeats, self.isDate) = (usage, repeats, isDate)
    offered = candidates
  }

  /// The date alone.
  static let date = Operand("DATE", isDate: true) { _ in Candidates(DateExpression.words) }

  /// One of the words a type knows.
  static func choice<Choice: RawRepresentable & CaseIterable>(
    _ type: Choice.Type, usage: String? = nil
  ) -> Operand where Choice.RawValue == String {
    let words = Choice.allCases.map(\.rawValue)
    var operand = Operand(usage ?? words.joined(separator: "|")) { _ in Candidates(words) }
    operand.words = words
    return operand
  }

  func candidates(_ context: Completion.Context) -> Candidates { offered(context) }
}
