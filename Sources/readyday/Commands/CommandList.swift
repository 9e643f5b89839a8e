import ReadyDayCore

/// Commands that the help lists under one heading.
struct CommandGroup: Sendable {
  let title: Phrase
  let entries: [Entry]

  var commands: [Command] { entries.map(\.command) }
}

extension CommandGroup {
  /// A command by its name. The rest of it is made when it is needed: a start needs one of them.
  struct Entry: Sendable {
    let name: String
    private let make: @Sendable () -> Command

    init(_ name: String, _ make: @escaping @autoclosure @Sendable () -> Command) {
      (self.name, self.make) = (name, make)
    }

    var command: Command { make() }
  }
}

/// Every command there is, in the order the help lists them.
enum Commands {
  static let groups = [
    CommandGroup(
      title: Phrase("Your day", es: "Tu día"),
      entries: [
        .init("brief", Command(BriefCommand.syntax) { try BriefCommand($0).run(in: $1) }),
        .init("agenda", Command(AgendaCommand.syntax) { try AgendaCommand($0).run(in: $1) }),
        .init("week", Command(WeekCommand.syntax) { try WeekCommand($0).run(in: $1) }),
        .init("windows", Command(WindowsCommand.syntax) { try WindowsCommand($0).run(in: $1) }),
        .init("next", Command(NextCommand.syntax) { try NextCommand($0).run(in: $1) }),
        .init("alerts", Command(AlertsCommand.syntax) { try AlertsCommand($0).run(in: $1) }),
        .init("check", Command(CheckCommand.syntax) { try CheckCommand($0).run(in: $1) }),
        .init("explain", Command(ExplainCommand.syntax) { try ExplainCommand($0).run(in: $1) }),
        .init("what-if", Command(WhatIfCommand.syntax) { try WhatIfCommand($0).run(in: $1) }),
      ]),
    CommandGroup(
      title: Phrase("Looking back", es: "Repaso"),
      entries: [
        .init("recovery", Command(RecoveryCommand.syntax) { try RecoveryCommand($0).run(in: $1) }),
        .init("sleep", Command(SleepCommand.syntax) { try SleepCommand($0).run(in: $1) }),
        .init("trends", Command(TrendsCommand.syntax) { try TrendsCommand($0).run(in: $1) }),
        .init("review", Command(ReviewCommand.syntax) { try ReviewCommand($0).run(in: $1) }),
        .init("habits", Command(HabitsCommand.syntax) { try HabitsCommand($0).run(in: $1) }),
      ]),
    CommandGroup(
      title: Phrase("Training", es: "Entrenamiento"),
      entries: [
        .init("workout", Command(WorkoutCommand.syntax) { try WorkoutCommand($0).run(in: $1) }),
        .init("body", BodyCommand.command),
        .init("score", Command(ScoreCommand.syntax) { try ScoreCommand($0).run(in: $1) }),
        .init("plan", PlanCommand.command),
        .init("reflect", ReflectCommand.command),
      ]),
    CommandGroup(
      title: Phrase("Data", es: "Datos"),
      entries: [
        .init("sync", SyncCommand.command),
        .init("import", Command(ImportCommand.syntax) { try ImportCommand($0).run(in: $1) }),
        .init("data", DataCommand.command),
      ]),
    CommandGroup(
      title: Phrase("Set-up", es: "Puesta en marcha"),
      entries: [
        .init("init", Command(InitCommand.syntax) { try InitCommand($0).run(in: $1) }),
        .init("doctor", Command(DoctorCommand.syntax) { try DoctorCommand($0).run(in: $1) }),
        .init("demo", Command(DemoCommand.syntax) { try DemoCommand($0).run(in: $1) }),
        .init("config", ConfigCommand.command),
        .init("schema", Command(SchemaCommand.syntax) { try SchemaCommand($0).run(in: $1) }),
        .init(
          "completions",
          Command(CompletionsCommand.syntax) { try CompletionsCommand($0).run(in: $1) }),
        .init("man", Command(ManCommand.syntax) { try ManCommand($0).run(in: $1) }),
        .init("help", Command(HelpCommand.syntax) { try HelpCommand($0).run(in: $1) }),
      ]),
  ]

  private static let entries = groups.flatMap(\.entries)
  static let names = entries.map(\.name)
  static let all = entries.map(\.command)
  static let actions = all.flatMap(\.actions)

  static func named(_ name: String) -> Command? {
    entries.first { $0.name == name }?.command
  }

  static func offered(in language: Language) -> Candidates {
    Candidates(all.map { .init(word: $0.name, meaning: $0.summary.text(in: language)) })
  }
}

extension Command {
  /// The next words that the names of its actions have.
  func offered(behind words: [String] = [], in language: Language) -> Candidates {
    let next = named.filter { $0.words.starts(with: words) }
      .compactMap { $0.words.dropFirst(words.count).first }
    return Candidates(
      next.unique().map { word in
        let action = named.first { $0.words == words + [word] }
        return .init(word: word, meaning: action?.syntax.summary.text(in: language) ?? "")
      })
  }
}
