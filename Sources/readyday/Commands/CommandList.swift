import ReadyDayCore

/// Commands that the help lists under one heading.
struct CommandGroup: Sendable {
  let title: Phrase
  let commands: [Command]
}

/// Every command there is, in the order the help lists them.
enum Commands {
  static let groups = [
    CommandGroup(
      title: Phrase("Your day", es: "Tu día"),
      commands: [
        Command(BriefCommand.syntax) { try BriefCommand($0).run(in: $1) },
        Command(AgendaCommand.syntax) { try AgendaCommand($0).run(in: $1) },
        Command(WeekCommand.syntax) { try WeekCommand($0).run(in: $1) },
        Command(WindowsCommand.syntax) { try WindowsCommand($0).run(in: $1) },
        Command(NextCommand.syntax) { try NextCommand($0).run(in: $1) },
        Command(AlertsCommand.syntax) { try AlertsCommand($0).run(in: $1) },
        Command(CheckCommand.syntax) { try CheckCommand($0).run(in: $1) },
        Command(ExplainCommand.syntax) { try ExplainCommand($0).run(in: $1) },
        Command(WhatIfCommand.syntax) { try WhatIfCommand($0).run(in: $1) },
      ]),
    CommandGroup(
      title: Phrase("Looking back", es: "Repaso"),
      commands: [
        Command(RecoveryCommand.syntax) { try RecoveryCommand($0).run(in: $1) },
        Command(SleepCommand.syntax) { try SleepCommand($0).run(in: $1) },
        Command(TrendsCommand.syntax) { try TrendsCommand($0).run(in: $1) },
        Command(ReviewCommand.syntax) { try ReviewCommand($0).run(in: $1) },
        Command(HabitsCommand.syntax) { try HabitsCommand($0).run(in: $1) },
      ]),
    CommandGroup(
      title: Phrase("Training", es: "Entrenamiento"),
      commands: [
        Command(WorkoutCommand.syntax) { try WorkoutCommand($0).run(in: $1) }, BodyCommand.command,
        Command(ScoreCommand.syntax) { try ScoreCommand($0).run(in: $1) }, PlanCommand.command,
        ReflectCommand.command,
      ]),
    CommandGroup(
      title: Phrase("Data", es: "Datos"),
      commands: [
        SyncCommand.command, Command(ImportCommand.syntax) { try ImportCommand($0).run(in: $1) },
        DataCommand.command,
      ]),
    CommandGroup(
      title: Phrase("Set-up", es: "Puesta en marcha"),
      commands: [
        Command(InitCommand.syntax) { try InitCommand($0).run(in: $1) },
        Command(DoctorCommand.syntax) { try DoctorCommand($0).run(in: $1) },
        Command(DemoCommand.syntax) { try DemoCommand($0).run(in: $1) }, ConfigCommand.command,
        Command(SchemaCommand.syntax) { try SchemaCommand($0).run(in: $1) },
        Command(CompletionsCommand.syntax) { try CompletionsCommand($0).run(in: $1) },
        Command(ManCommand.syntax) { try ManCommand($0).run(in: $1) },
        Command(HelpCommand.syntax) { try HelpCommand($0).run(in: $1) },
      ]),
  ]

  static let all = groups.flatMap(\.commands)

  static let actions = all.flatMap(\.actions)

  static func named(_ name: String) -> Command? { all.first { $0.name == name } }

  static let names = all.map(\.name)

  static func offered(in language: Language) -> Candidates {
    Candidates(all.map { .init(word: $0.name, meaning: $0.summary.text(in: language)) })
  }
}

extension Command {
  /// The first words of its actions.
  func offered(in language: Language) -> Candidates {
    let offers = actionNames.map { word in
      Candidates.Offer(
        word: word,
        meaning: named.first { $0.words == [word] }?.syntax.summary.text(in: language) ?? "")
    }
    return Candidates(offers)
  }
}
