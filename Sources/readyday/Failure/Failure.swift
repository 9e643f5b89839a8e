import ReadyDayCore

struct Failure: Error, Sendable {
  let status: ExitStatus
  /// The failure's code for scripts, such as `usage` or `no_such_file`.
  let code: String
  /// Nil if another type has the code, such as ``FileProblem``.
  private(set) var kind: Code?
  let message: Message
  /// What the user can do, one line each.
  let hints: [Message]
  /// Why nothing in a file was usable, for JSON; text output has warnings instead.
  var reasons: [Problem] = []
  /// Earlier warnings, already in the user's language.
  var notices: [StyledLine] = []

  init(_ status: ExitStatus, code: String, _ message: Message, _ hints: [Message] = []) {
    (self.status, self.code, self.message, self.hints) = (status, code, message, hints)
  }

  /// `status` is nil for the usual one of the code.
  init(
    _ code: Code, status: ExitStatus? = nil, _ message: Message, _ hints: [Message] = []
  ) {
    self.init(status ?? code.status, code: code.name, message, hints)
    kind = code
  }

  init(
    _ code: Code, status: ExitStatus? = nil, _ english: String, es spanish: String,
    _ hints: [Message] = []
  ) { self.init(code, status: status, Message(english, es: spanish), hints) }

  init(of error: any Error) {
    self = error as? Failure ?? (error as? any FailureConvertible)?.failure ?? .unforeseen(error)
  }

  /// - Parameter variable: which names the folder, if HOME does not.
  static func noHome(_ variable: String) -> Failure {
    Failure(
      .noHome, "nowhere to store data: neither HOME nor \(variable) is set",
      es: "no hay dónde guardar datos: ni HOME ni \(variable)")
  }

  static var noArguments: Failure {
    let message = Message { voice in
      let reason = voice.reason(ThisProcess.wordsFault)
      return voice.say(
        "the command line cannot be read: \(reason)",
        es: "no se puede leer la línea de comandos: \(reason)")
    }
    return Failure(.noArguments, message)
  }

  /// Says what holds up this run if a lock was not free in time.
  static func unlessBusy<Result>(_ work: () throws(SystemError) -> Result) throws -> Result {
    do throws(SystemError) { return try work() } catch {
      throw error == .busy ? Failure.busy : error
    }
  }

  static var busy: Failure {
    Failure(
      .busy, "another run of readyday has not finished",
      es: "otra ejecución de readyday no ha terminado")
  }

  fileprivate static func unforeseen(_ error: any Error) -> Failure {
    Failure(.unforeseen, .unforeseen(String(describing: error)))
  }

  /// `path` is nil for standard output; `change` is what had been changed before.
  init(writing path: String?, _ error: SystemError, after change: Message? = nil) {
    let name = path?.shownName
    self.init(
      .output,
      Message { voice in
        let trouble = voice.say(
          "cannot write to \(name ?? "standard output"): \(voice.reason(error))",
          es: "no se puede escribir en \(name ?? "la salida estándar"): \(voice.reason(error))")
        return ([trouble] + [change].compactMap { $0.map(voice.text) }).joined(separator: "; ")
      })
  }

  init(removing name: String, linkTo target: String) {
    self.init(
      .output,
      Message(
        "cannot remove \(name.shownName): it is a link to \(target.shownName); nothing was removed",
        es:
          "no se puede borrar \(name.shownName): es un enlace a \(target.shownName); no se ha borrado nada"
      ), [.removeByHand])
  }

  func with(_ notices: [StyledLine]) -> Failure {
    copy(of: self) { $0.notices = notices + $0.notices }
  }

  func lines(in phrases: Voice) -> [StyledLine] {
    notices + [StyledLine("readyday: error: \(phrases.text(message))")]
      + hints.flatMap { Self.lines(of: $0, in: phrases) }
  }

  /// Wraps long sentences, but not text to type or to copy.
  private static func lines(of hint: Message, in phrases: Voice) -> [StyledLine] {
    let text = phrases.text(hint)
    guard hint.isWrapped else { return [StyledLine("  \(text)")] }
    return TextWrapping.lines(of: text, width: 76).enumerated().map { index, line in
      StyledLine((index == 0 ? "  " : "    ") + line)
    }
  }

  func document(in phrases: Voice) -> String {
    let sentences = [phrases.text(message)] + reasons.map { phrases.problem($0) }
    return ErrorDocument.text(
      code: code, message: sentences.joined(separator: ": "), hints: hints.map(phrases.text))
  }
}

extension Failure {
  /// What fails here. For scripts, its name is written like `no_home`.
  enum Code: String, Sendable {
    case usage, notConfirmed, publicFolder, notAllowed, output, execFailed, notOwn, noLink
    case configuration, editor, alreadyConfigured, notConfigured, noCalendar, noHome
    case nothingToSync, noClient, noClientSecret, missingData, busy, skipped, unforeseen
    case damagedFile, noArguments, noteUnclear, nothingUsable, portTaken, unsafeTokens
    case whoopLogin, whoopLoginFailed, whoopNotConnected, whoopRateLimit, whoopUnreachable
    case whoopRefused, whoopOtherAccount

    fileprivate var name: String {
      rawValue.map { $0.isUppercase ? "_" + $0.lowercased() : String($0) }.joined()
    }

    fileprivate var status: ExitStatus {
      switch self {
      case .usage, .notConfirmed, .publicFolder, .notAllowed: .usage
      case .output, .execFailed, .notOwn: .output
      case .configuration, .editor, .alreadyConfigured, .notConfigured, .noCalendar, .noHome,
        .nothingToSync, .noClient, .noClientSecret:
        .configuration
      case .missingData: .missingData
      case .noLink: .no
      default: .unreadableInput
      }
    }
  }
}

protocol FailureConvertible: Error {
  var failure: Failure { get }
}

extension FileProblem: FailureConvertible {
  var failure: Failure { Failure(.unreadableInput, code: code, Message { $0.problem(self) }) }
}

extension SystemError: FailureConvertible {
  var failure: Failure {
    switch aim {
    case .writing(let path): Failure(writing: path, self)
    case .removing(let path):
      Failure(
        .output,
        Message {
          $0.say(
            "cannot remove \(path.shownName): \($0.reason(self))",
            es: "no se puede borrar \(path.shownName): \($0.reason(self))")
        })
    case nil: .unforeseen(self)
    }
  }
}

extension PlanProblem: FailureConvertible {
  /// For a request that is not allowed, or that names nothing known.
  var failure: Failure {
    let isUnknown = if case .unknownID = self { true } else { false }
    var hints: [Message] = []
    if case .reflectedAlready(_, let reflection) = self {
      hints = [.trying("readyday reflect edit \(reflection) --feeling 1..5")]
    }
    return Failure(isUnknown ? .usage : .notAllowed, Message { $0.problem(self) }, hints)
  }
}

extension UsageError: FailureConvertible {
  var failure: Failure { Failure(.usage, message, hints) }
}

extension WhatIf.Impossible: FailureConvertible {
  var failure: Failure { UsageError(.impossible(self)).failure }
}

extension EventName.Unclear: FailureConvertible {
  var failure: Failure { UsageError(self).failure }
}
