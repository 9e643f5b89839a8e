import ReadyDayCore

/// How the program ends.
enum ExitStatus: Int32, CaseIterable, Sendable {
  case done = 0
  /// `check` found its condition false; nothing else uses it.
  case checkIsFalse = 1
  case usage = 2
  /// Data that were required are missing for that date.
  case missingData = 3
  case unreadableInput = 4
  case configuration = 5
  case output = 6
  case interrupted = 130
}

extension ExitStatus {
  /// As the manual page has it.
  var meaning: String {
    switch self {
    case .done: "done, also a partial briefing with warnings"
    case .checkIsFalse: "check found a condition false; nothing else ends with it"
    case .usage: "the command line makes no sense"
    case .missingData: "what --require asks for is missing on that date"
    case .unreadableInput: "input cannot be read, or anything was skipped with --strict"
    case .configuration: "nothing is configured, or the configuration cannot be followed"
    case .output: "the output cannot be written"
    case .interrupted: "interrupted"
    }
  }
}

/// Why a command could not do what it was asked.
struct Failure: Error, Sendable {
  let status: ExitStatus
  /// For programs: `usage`, `no_such_file`.
  let code: String
  let message: Message
  /// What to do about it, one a line.
  let hints: [Hint]
  /// What was found wrong on the way there, already worded.
  var notices: [StyledLine] = []

  init(_ status: ExitStatus, code: String, _ message: Message, _ hints: [Hint] = []) {
    (self.status, self.code, self.message, self.hints) = (status, code, message, hints)
  }
}

extension Failure {
  /// Whatever ended a command.
  init(of error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as UsageError: self.init(error)
    case let problem as FileProblem: self.init(problem)
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

  init(_ error: UnknownZone) {
    self.init(
      UsageError(
        .unreadable(error.name, origin: error.origin),
        error.near.map { .didYouMean($0, isQuoted: true) } + [.accepted(.zone)]))
  }

  /// What somebody asked for is not allowed, or not there.
  init(_ problem: PlanProblem) {
    self.init(.usage, code: "not_allowed", .plan(problem))
  }

  /// - Parameters:
  ///   - name: of the file; nil for standard output.
  ///   - change: what was done by then.
  init(writing name: String?, _ error: SystemError, after change: CompletedChange? = nil) {
    self.init(
      .output, code: "output", .output(.cannotWrite(name?.shownName, error, after: change)))
  }

  init(removing name: String, _ error: SystemError) {
    self.init(.output, code: "output", .output(.cannotRemove(name.shownName, error)))
  }

  /// - Parameters:
  ///   - name: the link.
  ///   - target: what it says it leads to.
  init(removing name: String, linkTo target: String) {
    self.init(
      .output, code: "output",
      .output(.cannotRemoveLink(name.shownName, target: target.shownName)), [.removeByHand])
  }

  /// The failure after what was found wrong before it.
  func with(_ notices: [StyledLine]) -> Failure {
    var failure = self
    failure.notices = notices + failure.notices
    return failure
  }

  /// As it stands on standard error.
  func lines(in phrases: any ProgramPhrases) -> [StyledLine] {
    notices + [StyledLine("readyday: error: \(phrases.text(message))")]
      + hints.flatMap { Self.lines(of: $0, in: phrases) }
  }

  /// Sentences are broken where they are long; what is typed or copied stays whole.
  private static func lines(of hint: Hint, in phrases: any ProgramPhrases) -> [StyledLine] {
    let text = phrases.hint(hint)
    guard case .accepted = hint else { return [StyledLine("  \(text)")] }
    return TextWrapping.lines(of: text, width: 76).enumerated().map { index, line in
      StyledLine((index == 0 ? "  " : "    ") + line)
    }
  }

  /// As programs read it.
  func document(in phrases: any ProgramPhrases) -> String {
    ErrorDocument.text(code: code, message: phrases.text(message), hints: hints.map(phrases.hint))
  }
}
