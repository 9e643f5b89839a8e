import ReadyDayCore

/// How the program ends.
enum ExitStatus: Int32, CaseIterable, Sendable {
  case done = 0
  /// `check` found its condition false, or a person said no.
  case no = 1
  case usage = 2
  /// Data that were required are missing for that date.
  case missingData = 3
  case unreadableInput = 4
  case configuration = 5
  case output = 6
  case interrupted = 130
}

extension ExitStatus {
  /// As the manual page explains it.
  var meaning: Phrase {
    switch self {
    case .done:
      Phrase(
        "success, including a partial briefing with warnings",
        es: "correcto, incluso si el informe sale incompleto y con avisos")
    case .no:
      Phrase(
        "a condition of check is false, or you answered no to a question",
        es: "una condición de check es falsa, o has respondido que no a una pregunta")
    case .usage: Phrase("usage error", es: "error de uso")
    case .missingData:
      Phrase(
        "data required by --require is missing for that date",
        es: "faltan en esa fecha los datos que exige --require")
    case .unreadableInput:
      Phrase(
        "input cannot be read, or something was skipped with --strict",
        es: "no se pueden leer los datos, o se ha omitido algo con --strict")
    case .configuration:
      Phrase(
        "nothing is configured, or the configuration is invalid",
        es: "no hay nada configurado, o la configuración no es válida")
    case .output:
      Phrase("the output cannot be written", es: "no se puede escribir la salida")
    case .interrupted: Phrase("interrupted", es: "interrumpido")
    }
  }
}

/// Why a command failed.
struct Failure: Error, Sendable {
  let status: ExitStatus
  /// For programs: `usage`, `no_such_file`.
  let code: String
  let message: Message
  /// What to do about it, one line each.
  let hints: [Hint]
  /// Why nothing in a file could be used. Whoever reads a text has been warned of it.
  var reasons: [Problem] = []
  /// Warnings from before the failure, already worded.
  var notices: [StyledLine] = []

  init(_ status: ExitStatus, code: String, _ message: Message, _ hints: [Hint] = []) {
    (self.status, self.code, self.message, self.hints) = (status, code, message, hints)
  }
}

extension Failure {
  /// For any error that ends a command.
  init(of error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as UsageError: self.init(error)
    case let problem as FileProblem: self.init(problem)
    case let error as SystemError: self.init(error)
    case let problem as PlanProblem: self.init(problem)
    case let error as UnknownZone: self.init(error)
    case let fault as TransferFault: self.init(fault)
    case let fault as WhoopTokenFault: self.init(fault)
    case let fault as WhoopPageFault: self.init(fault)
    case let fault as WhoopLoginFault: self.init(fault)
    case let error as WhatIf.Impossible: self.init(UsageError(.impossible(error)))
    case let error as EventName.Unclear: self.init(UsageError(error))
    default: self.init(.unreadableInput, code: "unforeseen", .unforeseen("\(error)"))
    }
  }

  init(_ error: UsageError) {
    self.init(.usage, code: "usage", .usage(error.message), error.hints)
  }

  init(_ problem: FileProblem) {
    self.init(.unreadableInput, code: problem.code, .file(problem))
  }

  init(_ error: SystemError) {
    switch error.aim {
    case .writing(let path): self.init(writing: path, error)
    case .removing(let path):
      self.init(.output, code: "output", .output(.cannotRemove(path.shownName, error)))
    case nil: self.init(.unreadableInput, code: "unforeseen", .unforeseen("\(error)"))
    }
  }

  init(_ error: UnknownZone) {
    if let file = error.damaged {
      self.init(FileProblem(.damagedZone, file))
      return
    }
    self.init(
      UsageError(
        .unreadable(error.name, origin: error.origin),
        error.near.map { .didYouMean($0, isQuoted: true) } + [.accepted(.zone)]))
  }

  /// For a request that is not allowed, or names nothing.
  init(_ problem: PlanProblem) {
    var hints: [Hint] = []
    if case .reflectedAlready(_, let reflection) = problem {
      hints = [.trying("readyday reflect edit \(reflection) --feeling 1..5")]
    }
    self.init(.usage, code: "not_allowed", .plan(problem), hints)
  }

  /// - Parameters:
  ///   - name: of the file; nil for standard output.
  ///   - change: what had been done by then.
  init(writing name: String?, _ error: SystemError, after change: CompletedChange? = nil) {
    self.init(
      .output, code: "output", .output(.cannotWrite(name?.shownName, error, after: change)))
  }

  /// - Parameters:
  ///   - name: the link.
  ///   - target: where it leads.
  init(removing name: String, linkTo target: String) {
    self.init(
      .output, code: "output",
      .output(.cannotRemoveLink(name.shownName, target: target.shownName)), [.removeByHand])
  }

  /// The failure, after earlier warnings.
  func with(_ notices: [StyledLine]) -> Failure {
    var failure = self
    failure.notices = notices + failure.notices
    return failure
  }

  /// As printed on standard error.
  func lines(in phrases: any ProgramPhrases) -> [StyledLine] {
    notices + [StyledLine("readyday: error: \(phrases.text(message))")]
      + hints.flatMap { Self.lines(of: $0, in: phrases) }
  }

  /// Long sentences are wrapped; what is typed or copied is not.
  private static func lines(of hint: Hint, in phrases: any ProgramPhrases) -> [StyledLine] {
    let text = phrases.hint(hint)
    guard case .accepted = hint else { return [StyledLine("  \(text)")] }
    return TextWrapping.lines(of: text, width: 76).enumerated().map { index, line in
      StyledLine((index == 0 ? "  " : "    ") + line)
    }
  }

  /// As programs read it.
  func document(in phrases: any ProgramPhrases) -> String {
    let sentences = [phrases.text(message)] + reasons.map { phrases.problem($0) }
    return ErrorDocument.text(
      code: code, message: sentences.joined(separator: ": "), hints: hints.map(phrases.hint))
  }
}
