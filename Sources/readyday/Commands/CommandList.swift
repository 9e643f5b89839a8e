import ReadyDayCore

/// Commands that the help lists under one heading.
struct CommandGroup: Sendable {
  let title: String
  let commands: [any Command.Type]
}

/// Every command there is, in the order the help lists them.
enum Commands {
  static let groups = [
    CommandGroup(
      title: "Your day",
      commands: [
        BriefCommand.self, AgendaCommand.self, WeekCommand.self, WindowsCommand.self,
        NextCommand.self, AlertsCommand.self, CheckCommand.self, ExplainCommand.self,
        WhatIfCommand.self,
      ]),
    CommandGroup(
      title: "Looking back",
      commands: [
        RecoveryCommand.self, SleepCommand.self, TrendsCommand.self, ReviewCommand.self,
        HabitsCommand.self,
      ]),
    CommandGroup(
      title: "Training",
      commands: [
        WorkoutCommand.self, BodyCommand.self, ScoreCommand.self, PlanCommand.self,
        ReflectCommand.self,
      ]),
    CommandGroup(
      title: "Data", commands: [SyncCommand.self, ImportCommand.self, DataCommand.self]),
    CommandGroup(
      title: "Set-up",
      commands: [
        InitCommand.self, DoctorCommand.self, DemoCommand.self, ConfigCommand.self,
        SchemaCommand.self, CompletionsCommand.self, ManCommand.self, HelpCommand.self,
      ]),
  ]

  static let all = groups.flatMap(\.commands)

  static func named(_ name: String) -> (any Command.Type)? {
    all.first { $0.syntax.command == name }
  }

  static var names: [String] { all.map { $0.syntax.command } }

  static var offered: Candidates {
    Candidates(all.map { Candidates.Offer(word: $0.syntax.command, meaning: $0.syntax.summary) })
  }
}
