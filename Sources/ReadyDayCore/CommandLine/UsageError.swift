package struct UsageError: Error, Equatable, Sendable {
  package let message: Message
  package let hints: [Message]

  package init(_ message: Message, _ hints: [Message] = []) {
    (self.message, self.hints) = (message, hints)
  }

  package init(_ english: String, es spanish: String, _ hints: [Message] = []) {
    self.init(Message(english, es: spanish), hints)
  }

  package init(_ name: EventName.Unclear) {
    guard case .several(_, let events) = name else {
      self.init(.unclear(name))
      return
    }
    self.init(
      .unclear(name),
      events.map {
        .typed("\($0.number)  \($0.from.range(to: $0.to))  \($0.title.limited(toBytes: 240))")
      })
  }

  /// Lists as many sessions as a screen shows; `line` describes one and begins with its id.
  package static func several<Session>(
    called text: String, _ sessions: [Session], _ line: (Session) -> String
  ) -> UsageError {
    UsageError(
      "several sessions match \"\(text)\": say which",
      es: "varias sesiones coinciden con «\(text)»: di cuál",
      sessions.prefix(20).map { .typed(line($0)) })
  }

  package static func unknownCommand(
    _ word: String, known: [String], _ synonyms: Synonyms, meant: [Message] = []
  ) -> UsageError {
    let guesses = synonyms.guesses(word, among: known).map {
      Message.didYouMean($0, isQuoted: false)
    }
    return UsageError(.unknownCommand(word), (meant.isEmpty ? guesses : meant) + [.listingCommands])
  }

  package static func unknownOption(_ word: String, of syntax: Syntax) -> UsageError {
    let isElsewhere = SharedOptions.all.contains { $0.isNamed(word) }
    let guesses = Message.guesses(word, among: syntax.options.map(\.flag))
    return UsageError(
      .unknownOption(word),
      (isElsewhere ? [.takenElsewhere(word, not: syntax.command)] : guesses)
        + [.listingOptions(of: syntax.command)])
  }

  package static func unexpectedWord(_ word: String, of syntax: Syntax) -> UsageError {
    UsageError(.unexpectedWord(word), [.usage(syntax.usage)])
  }

  package static func valueMissing(_ option: any CommandOption) -> UsageError {
    UsageError(.valueMissing(option: option.flag), [.usage(option.usage)])
  }

  /// `origin` is the option or the environment variable with the value `text`.
  package static func unreadable(
    _ text: String, of origin: String, known: [String] = [], accepted: AcceptedForm
  ) -> UsageError {
    UsageError(
      .unreadable(text, origin: origin),
      Message.guesses(text, among: known, quoted: true) + [.accepted(accepted)])
  }

  package static func notAChoice(_ text: String, of origin: String, choices: [String]) -> UsageError
  {
    unreadable(text, of: origin, known: choices, accepted: .words(choices))
  }

  /// `topic` is a command, with its action if it has any.
  package static func nothingToChange(_ topic: String, example: String) -> UsageError {
    UsageError(.lacks(topic, .somethingToChange), [.trying("readyday \(topic) \(example)")])
  }
}

extension Synonyms {
  /// Throws if the meaning of `words`, which follow those of `command`, may only be suggested.
  package func refuseSuggested(_ words: some Collection<String>, of command: [String] = [])
    throws(UsageError)
  {
    guard let found = suggestion(for: words) else { return }
    let name = (command + found.typed).joined(separator: " ")
    let unrecorded = Message(
      "readyday does not record \"\(name)\"", es: "readyday no registra «\(name)»")
    throw UsageError(
      found.isUnrecorded ? unrecorded : .unknownCommand(name),
      found.commands.map { .trying((["readyday"] + command + $0).joined(separator: " ")) })
  }
}

extension UsageError {
  package static var noAnswers: UsageError {
    let points = HealthQuestion.questions.map { point in
      Message { "\($0.name(of: point)) (\(point.rawValue))" }
    }
    return UsageError(
      "first say which of these apply to you, or none",
      es: "antes de empezar, indica cuáles de estos problemas de salud tienes, o ninguno",
      points + [.typed("readyday body profile --health none")])
  }

  package static func doctorFirst(_ occasion: BriefingDate) -> UsageError {
    UsageError(
      "ask a doctor first; afterwards: readyday body profile --cleared \(occasion.today)",
      es: "consulta antes a un médico; después: readyday body profile --cleared \(occasion.today)")
  }
}
