import ReadyDayCore

/// Something readyday does: its options, and the answer it makes of them.
protocol Command: Sendable {
  static var syntax: Syntax { get }

  init(_ arguments: Arguments) throws(UsageError)

  func run(in surroundings: Surroundings) throws(Failure) -> Answer
}

/// What a command is told about where and when it runs.
struct Surroundings: Sendable {
  let environment: Environment
  /// What the clock says.
  let clock: Instant
  /// Columns of the terminal on standard output; nil when there is none.
  let columns: Int?
  /// Nil unless a person sits at both ends.
  var dialogue: Dialogue?
}

/// What a command has to say, ready to be written.
struct Answer: Sendable {
  var text: String
  /// Where the text goes; standard output when nil.
  var file: OutputFile?
  /// Lines for standard error.
  var notices: [StyledLine] = []
  var status = ExitStatus.done
  /// What was changed on the way to it.
  var deed: Deed?

  init(text: String) {
    self.text = text
  }

  /// A page of help: plain, the same everywhere.
  init(page: [String]) {
    self.init(text: TextStyle.encodeVerbatim(page.map { StyledLine($0) }))
  }
}

/// Every command there is, in the order the help lists them.
enum Commands {
  static let all: [any Command.Type] = [
    BriefCommand.self, AgendaCommand.self, WeekCommand.self, WindowsCommand.self, NextCommand.self,
    AlertsCommand.self, CheckCommand.self, RecoveryCommand.self,
    SleepCommand.self, ScoreCommand.self, WorkoutCommand.self, ExplainCommand.self,
    WhatIfCommand.self, PlanCommand.self, ReflectCommand.self, ImportCommand.self, DataCommand.self,
    InitCommand.self, DemoCommand.self, DoctorCommand.self, ConfigCommand.self,
    SchemaCommand.self,
    CompletionsCommand.self,
    ManCommand.self,
    HelpCommand.self,
  ]

  static func named(_ name: String) -> (any Command.Type)? {
    all.first { $0.syntax.command == name }
  }

  static var names: [String] { all.map { $0.syntax.command } }

  static var offered: Candidates {
    Candidates(all.map { Candidates.Offer(word: $0.syntax.command, meaning: $0.syntax.summary) })
  }
}
