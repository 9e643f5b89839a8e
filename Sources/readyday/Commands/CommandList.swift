import ReadyDayCore

/// All commands, in the order of the help page.
enum Commands {
  static let groups: [CommandGroup<CommandWork>] = [
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
        .init("pages", PagesCommand.command),
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
        .init("mcp", AssistantCommand.command),
      ]),
    CommandGroup(
      title: Phrase("Set-up", es: "Puesta en marcha"),
      entries: [
        .init("init", InitCommand.command),
        .init("doctor", DoctorCommand.command),
        .init("demo", DemoCommand.command),
        .init("config", ConfigCommand.command),
        .init("schema", SchemaCommand.command),
        .init("completions", CompletionsCommand.command),
        .init("man", ManCommand.command),
        .init("help", HelpCommand.command),
      ]),
  ]

  /// What a person needs in the first week, in the order of the first help page.
  static var first: [Command] {
    [
      "brief", "agenda", "week", "next", "feel", "plan", "reflect", "sleep", "trends", "init",
      "doctor", "help",
    ].compactMap(named)
  }

  static let set = CommandSet(groups, usual: "brief", .ofCommands, guess: meant)
  static let names = set.names
  static let all = set.all
  static let actions = set.actions

  static func named(_ name: String) -> Command? { set.command(name) }

  /// Suggestions for words without a command that describe a session or a body part that hurts.
  @Sendable private static func meant(by words: [String]) -> [Message] {
    if (try? SessionOperands(words, in: .english).activity()) != nil {
      return [.trying("readyday plan add \(words.joined(separator: " "))")]
    }
    let joint = words.lazy.compactMap(Voice.joint(named:)).first
    return joint.map { [.trying("readyday feel injured \($0.rawValue)")] } ?? []
  }
}
