import ReadyDayCore

/// A command line that cannot be followed: what was seen, and what would have been understood.
struct UsageError: Error, Hashable, Sendable {
  let message: UsageMessage
  let hints: [Hint]

  init(_ message: UsageMessage, _ hints: [Hint] = []) {
    (self.message, self.hints) = (message, hints)
  }
}

extension UsageError {
  /// With the events that may have been meant.
  init(_ name: EventName.Unclear) {
    guard case .several(_, let events) = name else {
      self.init(.unclear(name))
      return
    }
    self.init(.unclear(name), events.map(Hint.event))
  }

  /// With all that may have been meant, but for those beyond a screen.
  ///
  /// - Parameters:
  ///   - text: what they are all called by.
  ///   - sessions: plans, reflections, or sessions.
  ///   - line: what tells one from the others, its id first.
  static func several<Session>(
    called text: String, _ sessions: [Session], _ line: (Session) -> String
  ) -> UsageError {
    UsageError(.severalSessionsCalled(text), sessions.prefix(20).map { .typed(line($0)) })
  }

  static func unknownCommand(_ word: String, known: [String]) -> UsageError {
    UsageError(
      .unknownCommand(word), Hint.guesses(word, among: known) + [.listing(.commands)])
  }

  static func unknownOption(_ word: String, of syntax: Syntax) -> UsageError {
    UsageError(
      .unknownOption(word),
      Hint.guesses(word, among: syntax.options.map(\.flag))
        + [.listing(.options(command: syntax.command))])
  }

  /// One that other topics of the command know.
  static func unknownOption(
    _ word: String, of topic: String, _ syntax: Syntax
  ) -> UsageError {
    UsageError(
      .unknownOptionOf(topic: "\(syntax.command) \(topic)", word),
      [.listing(.options(command: syntax.command))])
  }

  static func unexpectedWord(_ word: String, of syntax: Syntax) -> UsageError {
    UsageError(.unexpectedWord(word), [.usage(syntax.usage)])
  }

  static func valueMissing(_ option: any CommandOption) -> UsageError {
    UsageError(.valueMissing(option: option.flag), [.usage(option.usage)])
  }

  static func valueUnwanted(_ option: any CommandOption) -> UsageError {
    UsageError(.valueUnwanted(option: option.flag))
  }

  /// `origin` is the option, or the environment variable, that `text` was given to.
  static func unreadable(
    _ text: String, of origin: String, known: [String] = [], accepted: AcceptedForm
  ) -> UsageError {
    UsageError(
      .unreadable(text, origin: origin),
      Hint.guesses(text, among: known, quoted: true) + [.accepted(accepted)])
  }

  static func notAChoice(_ text: String, of origin: String, choices: [String]) -> UsageError {
    unreadable(text, of: origin, known: choices, accepted: .words(choices))
  }

  /// `topic` is a command, with its topic where it has some.
  static func nothingToChange(_ topic: String, example: String) -> UsageError {
    UsageError(
      .lacks(topic, .somethingToChange), [.trying("readyday \(topic) \(example)")])
  }
}
