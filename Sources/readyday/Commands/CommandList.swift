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
        .init("completions", CompletionsCommand.command),
        .init("man", ManCommand.command),
        .init("help", HelpCommand.command),
      ]),
  ]

  /// What people type for a command, and perhaps its first words.
  static let synonyms: Synonyms = [
    "brief": "briefing, morning, summary, resumen, parte",
    "brief --format html": "html", "brief --format mail": "mail, mail me, email, email me, correo",
    "agenda": "free, busy, calendar, meetings, events, schedule, calendario, reuniones, eventos",
    "week": "semana, this week, esta semana",
    "week +1w":
      "next week, proxima semana, la proxima semana, semana que viene, la semana que viene",
    "week -1w": "last week, semana pasada, la semana pasada",
    "windows": "gaps, slots, huecos, ventanas",
    "next": "siguiente, proximo, next event, next meeting",
    "alerts": "alertas, avisos", "check": "comprobar", "explain tonight": "tonight, esta noche",
    "explain": "why, explicar, por que, porque",
    "what-if": "what if, whatif, y si, que pasa si",
    "correct": "corregir, rule, ignore, not mine, ignorar",
    "what-if --drop": "cancel, drop", "what-if --move": "move, mover",
    "feel": "mood, feeling, i feel, animo, estoy, me siento, me encuentro",
    "recovery": "recuperacion", "sleep": "last night, sueno, anoche", "trends": "tendencias, stats",
    "trends hrv": "hrv, vfc", "trends strain": "strain, esfuerzo",
    "review": "repaso, revision", "habits": "habitos",
    "workout": "train, training, entrenamiento, entreno",
    "body": "exercise, exercises, ejercicio, ejercicios, cuerpo", "score": "puntuacion",
    "plan": "plans, planes", "reflect": "reflection, reflections, log, journal, anotar, diario",
    "sync": "sincronizar, refresh", "sync connect": "connect, login, conectar",
    "sync status": "status",
    "import": "importar", "data": "datos", "data export": "export, backup, exportar",
    "undo": "deshacer",
    "init": "setup, configurar", "config": "configuration, settings, ajustes, configuracion",
    "config add rules": "rule add, rules add, add rule", "config get rules": "rules, reglas",
    "config add calendars": "add calendar, calendar add, anadir calendario",
    "man": "manual", "help": "ayuda, commands, comandos",
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
