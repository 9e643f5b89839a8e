import ReadyDayCore

struct CommandGroup: Sendable {
  let title: Phrase
  let entries: [Entry]

  var commands: [Command] { entries.map(\.command) }

  /// Created lazily, because a run needs only one command.
  struct Entry: Sendable {
    let name: String
    private let make: @Sendable () -> Command

    init(_ name: String, _ make: @escaping @autoclosure @Sendable () -> Command) {
      (self.name, self.make) = (name, make)
    }

    var command: Command { make() }
  }
}

/// All commands, in the order of the help page.
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

  static let synonyms: Synonyms = [
    "brief":
      "briefing, morning, good morning, hello, summary, how am i, how am i doing, resumen, parte, "
      + "buenos dias, hola, como estoy, que hago, que tengo, whats, whats on, whats up, "
      + "what should i do, what do i do, what do i have, what have i got",
    "brief --format html": "html", "brief --format mail": "mail, mail me, email, email me, correo",
    "agenda":
      "free, busy, calendar, meetings, events, schedule, when am i free, free time, "
      + "free this morning, free this afternoon, free this evening, calendario, reuniones, eventos, "
      + "cuando estoy libre, tiempo libre, libre",
    "? agenda tomorrow | windows tomorrow --prefer morning":
      "free tomorrow morning, libre manana por la manana",
    "? agenda tomorrow | windows tomorrow --prefer afternoon":
      "free tomorrow afternoon, libre manana por la tarde",
    "? agenda tomorrow | windows tomorrow --prefer evening": "free tomorrow evening",
    "agenda saturday --days 2":
      "weekend, the weekend, this weekend, finde, fin de semana, el fin de semana, "
      + "este fin de semana",
    "week": "semana, this week, esta semana, how was my week, calendar this week",
    "week +1w":
      "next week, calendar next week, agenda next week, meetings next week, proxima semana, "
      + "la proxima semana, semana que viene, la semana que viene",
    "week -1w": "last week, semana pasada, la semana pasada",
    "windows":
      "gaps, slots, when can i train, when should i train, huecos, cuando entreno, "
      + "cuando puedo entrenar",
    "next": "siguiente, proximo, next event, whats next, what is next",
    "next --kind meeting":
      "next meeting, my next meeting, whats my next meeting, when is my next meeting, "
      + "proxima reunion, la proxima reunion, mi proxima reunion, siguiente reunion, "
      + "cuando es mi proxima reunion",
    "alerts": "alertas, avisos", "? alerts | next": "remind me, recuerdame", "check": "comprobar",
    "explain tonight":
      "tonight, bedtime, bedtime tonight, when should i sleep, when should i get up, wake up, "
      + "esta noche, despertador, a que hora me acuesto, cuando me acuesto, hora de acostarse",
    "explain": "explicar, explica, why …, por que …, porque …",
    "? explain A | explain recovery": "why, por que, porque", "explain load": "why is today heavy",
    "explain recovery":
      "why am i red, why am i yellow, por que estoy en rojo, por que estoy en amarillo",
    "explain place": "trip, trips, viaje, viajes",
    "explain nap-before-night": "nap, nap time, can i nap, siesta",
    "explain no-lunch-break": "lunch, comida", "what-if": "what if, whatif, y si, que pasa si",
    "correct": "corregir, corrige, rule", "correct … ignore": "ignore, ignorar",
    "correct … owner others": "not mine, no es mio, no es mia",
    "what-if --drop …": "cancel, drop, cancelar, anular",
    "what-if --move …": "move, mover, mueve, reschedule",
    "feel": "mood, feeling, i feel, i am, animo, estoy, me siento, me encuentro",
    "feel ill": "ill, sick, enfermo, enferma", "feel tired": "tired",
    "feel ill --fever": "fever, i have a fever, fiebre, tengo fiebre",
    "? feel ill --no-fever | feel ill --fever":
      "sore throat, i have a cold, cold, flu, me duele la garganta, dolor de garganta, resfriado, "
      + "resfriada, gripe",
    "? feel injured": "pain, injury, hurt, me duele, me duele el, me duele la, lesion",
    "? agenda": "shift, shifts, night shift, turno, turno de noche",
    "? workout | plan add rest | feel tired": "rest, rest day, day off, descanso, descansar",
    "recovery": "recuperacion",
    "sleep": "last night, how did i sleep, sueno, anoche, dormir, como he dormido",
    "trends": "tendencias, stats", "trends hrv": "hrv, vfc",
    "trends hrv --weeks 4": "hrv last 30 days, hrv last month", "trends strain": "strain, esfuerzo",
    "trends --weeks 4": "month, this month, last month, mes, este mes, el mes pasado, ultimo mes",
    "trends sleep --weeks 1": "sleep week, sleep this week, sueno semana, sueno esta semana",
    "trends sleep --weeks 1 --date last_sunday":
      "sleep last week, sueno semana pasada, sueno la semana pasada",
    "trends sleep --weeks 2": "sleep last 7 days, sueno ultimos 7 dias",
    "trends sleep --weeks 5":
      "sleep month, sleep this month, sleep last month, sleep last 30 days, sueno este mes",
    "trends recovery --weeks 1":
      "recovery week, recovery this week, recuperacion semana, recuperacion esta semana",
    "trends recovery --weeks 1 --date last_sunday":
      "recovery last week, recuperacion semana pasada, recuperacion la semana pasada",
    "trends recovery --weeks 2": "recovery last 7 days, recuperacion ultimos 7 dias",
    "trends recovery --weeks 5":
      "recovery month, recovery this month, recovery last month, recovery last 30 days, "
      + "recuperacion este mes",
    "? trends --format csv": "csv, export csv, exportar csv",
    "! trends": "steps, weight, calories, pasos, peso, calorias",
    "review": "repaso, revision, compare, comparar, compare this week with last",
    "habits": "habitos",
    "workout":
      "train, training, can i train, can i run, should i train, should i run, should i rest, "
      + "entrenamiento, entreno, puedo entrenar",
    "body": "exercise, exercises, ejercicio, ejercicios, cuerpo", "score": "puntuacion",
    "plan": "plans, planes, planificar", "plan add": "add, apunta, anade",
    "plan add --done": "log, i did, anotar, he hecho",
    "plan add --done run": "ran, i ran, he corrido", "plan skip": "skip, saltar",
    "plan done": "done, finished, hecho",
    "? plan add race": "race …, carrera …, competicion …",
    "? week --plan | agenda --days 28 | correct EVENT kind race":
      "race, races, my race, my races, when is my race, next race, carrera, carreras, mi carrera, "
      + "competicion, competiciones, cuando es mi carrera, proxima carrera",
    "week --plan": "taper, tapering, afinar",
    "plan remove": "remove plan, delete plan, borrar plan, quitar plan",
    "reflect": "reflection, reflections, journal, diario",
    "sync": "sincronizar, refresh, update, actualizar", "sync connect": "connect, login, conectar",
    "sync status": "status",
    "import": "importar", "data": "datos", "data export": "export, backup, exportar",
    "undo": "deshacer, undo that, undo it",
    "? explain short-sleep | explain tonight": "coffee, caffeine, last coffee, cafe, cafeina",
    "? body programme stop | sync disconnect whoop": "stop, parar",
    "? init | body programme start": "start, empezar",
    "init": "setup, configurar", "config": "configuration, settings, ajustes, configuracion",
    "config set": "set", "config add rules": "rule add, rules add, add rule",
    "config get rules": "rules, reglas",
    "config add calendars": "add calendar, calendar add, anadir calendario",
    "man": "manual", "help": "ayuda", "help --all": "commands, comandos",
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
