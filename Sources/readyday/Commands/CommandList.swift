import ReadyDayCore

/// Commands that the help lists under one heading.
struct CommandGroup: Sendable {
  let title: Phrase
  let commands: [any Command.Type]
}

/// Every command there is, in the order the help lists them.
enum Commands {
  static let groups = [
    CommandGroup(
      title: Phrase("Your day", es: "Tu día"),
      commands: [
        BriefCommand.self, AgendaCommand.self, WeekCommand.self, WindowsCommand.self,
        NextCommand.self, AlertsCommand.self, CheckCommand.self, ExplainCommand.self,
        WhatIfCommand.self,
      ]),
    CommandGroup(
      title: Phrase("Looking back", es: "Repaso"),
      commands: [
        RecoveryCommand.self, SleepCommand.self, TrendsCommand.self, ReviewCommand.self,
        HabitsCommand.self,
      ]),
    CommandGroup(
      title: Phrase("Training", es: "Entrenamiento"),
      commands: [
        WorkoutCommand.self, BodyCommand.self, ScoreCommand.self, PlanCommand.self,
        ReflectCommand.self,
      ]),
    CommandGroup(
      title: Phrase("Data", es: "Datos"),
      commands: [SyncCommand.self, ImportCommand.self, DataCommand.self]),
    CommandGroup(
      title: Phrase("Set-up", es: "Puesta en marcha"),
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

  static func offered(in language: Language) -> Candidates {
    Candidates(
      all.map { .init(word: $0.syntax.command, meaning: $0.syntax.summary.text(in: language)) })
  }
}
