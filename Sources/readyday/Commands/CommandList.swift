import ReadyDayCore

struct CommandGroup: Sendable {
  let title: Phrase
  let entries: [Entry]

  var commands: [Command] { entries.map(\.command) }

  /// Made lazily: a run needs only one command.
  struct Entry: Sendable {
    let name: String
    private let make: @Sendable () -> Command

    init(_ name: String, _ make: @escaping @autoclosure @Sendable () -> Command) {
      (self.name, self.make) = (name, make)
    }

    var command: Command { make() }
  }
}

/// In the order help lists them.
enum Commands {
  static let groups: [CommandGroup] = [
    CommandGroup(
      title: Phrase("Your day", es: "Tu día"),
      entries: [
        .init("brief", BriefCommand.command),
        .init("agenda", AgendaCommand.command),
        .init("week", WeekCommand.command),
        .init("windows", WindowsCommand.command),
        .init("next", LookaheadCommand.next),
        .init("alerts", LookaheadCommand.alerts),
        .init("check", CheckCommand.command),
        .init("explain", ExplainCommand.command),
        .init("what-if", WhatIfCommand.command),
        .init("correct", CorrectCommand.command),
        .init("feel", FeelCommand.command),
      ]),
    CommandGroup(
      title: Phrase("Looking back", es: "Repaso"),
      entries: [
        .init("recovery", HistoryCommand.recovery),
        .init("sleep", HistoryCommand.sleep),
        .init("trends", TrendsCommand.command),
        .init("review", ReviewCommand.command),
        .init("habits", HabitsCommand.command),
      ]),
    CommandGroup(
      title: Phrase("Training", es: "Entrenamiento"),
      entries: [
        .init("workout", WorkoutCommand.command),
        .init("body", BodyCommand.command),
        .init("score", HistoryCommand.score),
        .init("plan", PlanCommand.command),
        .init("reflect", ReflectCommand.command),
      ]),
    CommandGroup(
      title: Phrase("Data", es: "Datos"),
      entries: [
        .init("sync", SyncCommand.command),
        .init("import", ImportCommand.command),
        .init("data", DataCommand.command),
        .init("undo", UndoCommand.command),
      ]),
    CommandGroup(
      title: Phrase("Set-up", es: "Puesta en marcha"),
      entries: [
        .init("init", InitCommand.command),
        .init("doctor", DoctorCommand.command),
        .init("demo", DemoCommand.command),
        .init("config", ConfigCommand.command),
        .init("schema", SchemaCommand.command),
        .init(
          "completions",
          CompletionsCommand.command),
        .init("man", ManCommand.command),
        .init("help", HelpCommand.command),
      ]),
  ]

  private static let entries = groups.flatMap(\.entries)
  static let names = entries.map(\.name)
  static let all = entries.map(\.command)
  static let actions = all.flatMap(\.actions)

  static func named(_ name: String) -> Command? { entries.first { $0.name == name }?.command }

  static func offered(in language: Language) -> Candidates {
    Candidates(all.map { .init(word: $0.name, meaning: $0.summary.text(in: language)) })
  }
}

extension Command {
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
