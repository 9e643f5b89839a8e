import ReadyDayCore

/// An error in the command line, with suggestions.
struct UsageError: Error, Hashable, Sendable {
  let message: UsageMessage
  let hints: [Hint]

  init(_ message: UsageMessage, _ hints: [Hint] = []) {
    (self.message, self.hints) = (message, hints)
  }
}

extension UsageError {
  /// With the events it could mean.
  init(_ name: EventName.Unclear) {
    guard case .several(_, let events) = name else {
      self.init(.unclear(name))
      return
    }
    self.init(.unclear(name), events.map(Hint.event))
  }

  /// With the sessions it could mean, as many as fit a screen.
  ///
  /// - Parameters:
  ///   - text: the name they share.
  ///   - sessions: plans, reflections, or sessions.
  ///   - line: describes one of them, its id first.
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

  static func unexpectedWord(_ word: String, of syntax: Syntax) -> UsageError {
    UsageError(.unexpectedWord(word), [.usage(syntax.usage)])
  }

  static func valueMissing(_ option: any CommandOption) -> UsageError {
    UsageError(.valueMissing(option: option.flag), [.usage(option.usage)])
  }

  static func valueUnwanted(_ option: any CommandOption) -> UsageError {
    UsageError(.valueUnwanted(option: option.flag))
  }

  /// `origin` is the option or the environment variable that got `text`.
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

  /// `topic` is a command, with its topic if it has any.
  static func nothingToChange(_ topic: String, example: String) -> UsageError {
    UsageError(
      .lacks(topic, .somethingToChange), [.trying("readyday \(topic) \(example)")])
  }
}
