import ReadyDayCore

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
