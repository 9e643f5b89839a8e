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
  /// Lower case, no full stop.
  let wording: Wording
  /// What to do about it, one a line.
  let advice: [Wording]
  /// What was found wrong on the way there, already worded.
  var notices: [StyledLine] = []

  init(_ status: ExitStatus, code: String, _ wording: Wording, _ advice: [Wording] = []) {
    self.status = status
    self.code = code
    self.wording = wording
    self.advice = advice
  }

  init(_ status: ExitStatus, code: String, _ message: String, hints: [String] = []) {
    self.init(status, code: code, Wording(message), hints.map { Wording($0) })
  }

  var message: String { wording.english }
}

extension Failure {
  init(_ error: UsageError) {
    self.init(.usage, code: "usage", error.wording, error.advice)
  }

  init(_ problem: FileProblem) {
    self.init(.unreadableInput, code: problem.code, problem.wording)
  }

  init(writing name: String, _ error: SystemError) {
    self.init(
      .output, code: "output",
      Wording(
        en: "cannot write to \(name.shownName): \(error.wording.english)",
        es: "no se puede escribir en \(name.shownName): \(error.wording.spanish)"))
  }

  init(removing name: String, _ error: SystemError) {
    self.init(
      .output, code: "output",
      Wording(
        en: "cannot remove \(name.shownName): \(error.wording.english)",
        es: "no se puede borrar \(name.shownName): \(error.wording.spanish)"))
  }

  /// - Parameters:
  ///   - name: the link.
  ///   - target: what it says it leads to.
  init(removing name: String, linkTo target: String) {
    let (link, target) = (name.shownName, target.shownName)
    self.init(
      .output, code: "output",
      Wording(
        en: "cannot remove \(link): it is a link to \(target); nothing was removed",
        es: "no se puede borrar \(link): es un enlace a \(target); no se borró nada"),
      [
        Wording(
          en: "what it leads to may belong to others: remove by hand what you wish",
          es: "puede que el destino sea también de otros: borra a mano lo que quieras"
        )
      ])
  }

  /// As it stands on standard error.
  func lines(in language: Language) -> [StyledLine] {
    notices + [StyledLine("readyday: error: \(wording.text(in: language))")]
      + advice.map { StyledLine("  \($0.text(in: language))") }
  }
}
