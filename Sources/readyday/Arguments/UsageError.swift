/// A command line that cannot be followed: what was seen, and what would have been understood.
struct UsageError: Error, Hashable, Sendable {
  /// Lower case, no full stop.
  let message: String
  /// Shown beneath the message, one a line.
  let hints: [String]

  init(_ message: String, hints: [String] = []) {
    self.message = message
    self.hints = hints
  }
}

extension UsageError {
  static func unknownCommand(_ word: String, known: [String]) -> UsageError {
    UsageError(
      "unknown command \"\(word)\"",
      hints: didYouMean(word, among: known) + ["readyday --help lists the commands"])
  }

  static func unknownOption(_ word: String, of syntax: Syntax) -> UsageError {
    UsageError(
      "unknown option \(word)",
      hints: didYouMean(word, among: syntax.options.map(\.flag))
        + ["readyday \(syntax.command) --help lists the options"])
  }

  static func unexpectedWord(_ word: String, of syntax: Syntax) -> UsageError {
    UsageError(
      "unexpected argument \"\(word)\"",
      hints: ["usage: \(syntax.usage)"])
  }

  static func valueMissing(_ option: CommandOption) -> UsageError {
    UsageError("\(option.flag) needs a value", hints: ["usage: \(option.usage)"])
  }

  static func valueUnwanted(_ option: CommandOption) -> UsageError {
    UsageError("\(option.flag) takes no value")
  }

  /// `origin` is the option, or the environment variable, that `text` was given to.
  static func unreadable(
    _ text: String, of origin: String, known: [String] = [], accepted: String
  ) -> UsageError {
    UsageError(
      "\(origin): cannot read \"\(text)\"",
      hints: didYouMean(text, among: known, quoted: true) + ["accepted: \(accepted)"])
  }

  static func notAChoice(_ text: String, of origin: String, choices: [String]) -> UsageError {
    unreadable(text, of: origin, known: choices, accepted: choices.joined(separator: ", "))
  }

  private static func didYouMean(
    _ word: String, among known: [String], quoted: Bool = false
  ) -> [String] {
    guard let guess = Suggestion.closest(to: word, among: known) else { return [] }
    return [quoted ? "did you mean \"\(guess)\"?" : "did you mean \(guess)?"]
  }
}
