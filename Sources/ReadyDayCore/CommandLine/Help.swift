package struct Help: Sendable {
  package static let width = 80
  private static let column = 26

  package let language: Language
  package var width = Self.width

  package init(language: Language, width: Int = Self.width) {
    (self.language, self.width) = (language, width)
  }

  package func page(of command: Command<some Sendable>) -> [String] {
    guard !command.named.isEmpty else { return page(of: command.actions[0].syntax) }
    var lines = usages(of: command) + [""]
    lines += wrapped(say(command.details), indent: 0) + ["", say(Self.actionsTitle)]
    lines += command.named.flatMap { action in
      entry(action.words.joined(separator: " "), say(action.syntax.summary))
    }
    if let usual = command.usual, usual.words.isEmpty { lines += options(of: usual.syntax) }
    lines += ["", say(Self.examples)] + command.examples.flatMap(self.lines(of:))
    return lines + [""] + wrapped(say(Self.moreOfActions(command.name)), indent: 0)
  }

  /// With and without an action, for a command whose operands may take an action's place.
  private func usages(of command: Command<some Sendable>) -> [String] {
    let begin = "\(say(Self.usage)): "
    let action = say(Self.actionUsage(isNeeded: command.usual?.words.isEmpty != false))
    let named = "readyday \(command.name) \(action)"
    guard let usual = command.usual, usual.words.isEmpty else { return [begin + named] }
    return [begin + say(usual.syntax.usage), String(repeating: " ", count: begin.count) + named]
  }

  package func page(of syntax: Syntax) -> [String] {
    var lines = ["\(say(Self.usage)): \(say(syntax.usage))", ""]
    lines += wrapped(say(syntax.details), indent: 0) + options(of: syntax)
    let common = syntax.options.filter(SharedOptions.isCommon).map(\.flag)
    if !common.isEmpty {
      lines += ["", say(Self.commonOptions)]
      lines += wrapped(common.joined(separator: " "), indent: 2)
    }
    guard !syntax.examples.isEmpty else { return lines }
    return lines + ["", say(Self.examples)] + syntax.examples.flatMap(self.lines(of:))
  }

  /// The common options; a command's own page names those that it takes.
  package var options: [String] {
    wrapped(say(Self.optionsPurpose), indent: 0)
      + SharedOptions.groups.flatMap { section($0.title, $0.options) }
  }

  private func options(of syntax: Syntax) -> [String] {
    syntax.groups.flatMap { group in
      let own = group.options.filter { !SharedOptions.isCommon($0) }
      return own.isEmpty ? [] : section(group.title, own)
    }
  }

  private func section(_ title: Phrase, _ options: [any CommandOption]) -> [String] {
    ["", say(title)] + options.flatMap { entry(say($0.usage), say($0.explanation)) }
  }

  /// What the first week needs.
  package func overview(first commands: [Command<some Sendable>]) -> [String] {
    beginning + ["", say(Self.firstTitle)] + commands.flatMap { entry($0) }
      + ["", say(Self.startTitle)] + Self.start.flatMap(lines)
      + [""] + wrapped(say(Self.moreOfFirst), indent: 0)
  }

  /// Every command, and which of those that resemble each other is for what.
  package func overview(of groups: [CommandGroup<some Sendable>]) -> [String] {
    var lines = beginning
    for group in groups { lines += ["", say(group.title)] + group.commands.flatMap { entry($0) } }
    lines += ["", say(Self.whichTitle)]
    lines += Self.which.flatMap { wrapped(say($0), indent: 2) }
    lines += ["", say(Syntax.Group.own([]).title)]
    lines += [Syntax.help, Self.version].flatMap { entry(say($0.usage), say($0.explanation)) }
    return lines + [""] + wrapped(say(Self.more), indent: 0)
  }

  private var beginning: [String] {
    wrapped(say(Self.purpose), indent: 0)
      + ["", "\(say(Self.usage)): readyday \(say(Self.overviewUsage))"]
  }

  private func entry(_ command: Command<some Sendable>) -> [String] {
    entry(command.name, say(command.summary))
  }

  private func say(_ phrase: Phrase) -> String { phrase.text(in: language) }

  private func lines(of example: Syntax.Example) -> [String] {
    ["  " + example.line] + wrapped(say(example.meaning), indent: 6)
  }

  /// The meaning goes below the term if that is too long.
  private func entry(_ term: String, _ meaning: String) -> [String] {
    let column = width < 60 ? 6 : Self.column
    var lines = wrapped(meaning, indent: column)
    let head = "  " + term
    guard head.count + 2 <= column, !lines.isEmpty else { return [head] + lines }
    lines[0] = head + lines[0].dropFirst(head.count)
    return lines
  }

  private func wrapped(_ text: String, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    return TextWrapping.lines(of: text, width: width - indent).map { margin + $0 }
  }

  package static let purpose = Phrase(
    "readyday reads your recovery and calendars, and helps you plan your day.",
    es: "readyday lee tu recuperación y tus calendarios, y te ayuda a organizar el día.")

  package static let version = Flag(
    "version", letter: "V", help: "print the version", es: "muestra la versión")

  package static let start: [Syntax.Example] = [
    .init(
      "readyday init", "tell it once where your data is", es: "dile una vez dónde están tus datos"),
    .init(
      "readyday brief --whoop whoop.json --calendar work.ics", "this morning's briefing",
      es: "el informe de esta mañana"),
    .init(
      "readyday tomorrow --calendar ~/.calendars", "tomorrow, from your calendars only",
      es: "mañana, solo con tus calendarios"),
  ]

  private static let usage = Phrase("usage", es: "uso")
  private static let overviewUsage = Phrase("COMMAND [options]", es: "COMANDO [opciones]")
  private static let actionsTitle = Phrase("Actions", es: "Acciones")

  private static func actionUsage(isNeeded: Bool) -> Phrase {
    let action = Phrase("ACTION", es: "ACCIÓN").map { isNeeded ? $0 : "[\($0)]" }
    return action.followed(by: ManWords.optionsOperand)
  }

  private static func moreOfActions(_ name: String) -> Phrase {
    Phrase(
      "More: readyday help \(name) ACTION, for its options.",
      es: "Más: readyday help \(name) ACCIÓN, para ver sus opciones.")
  }

  private static let examples = Phrase("Examples", es: "Ejemplos")
  private static let startTitle = Phrase("Start here", es: "Para empezar")
  private static let commonOptions = Phrase(
    "Common options (readyday help options)", es: "Opciones comunes (readyday help options)")
  private static let firstTitle = Phrase("For the first week", es: "Para la primera semana")
  private static let moreOfFirst = Phrase(
    "More: readyday help --all for every command, and readyday help COMMAND for one.",
    es: "Más: readyday help --all para todos los comandos, y readyday help COMANDO para uno.")
  private static let whichTitle = Phrase("Which command to use", es: "Qué comando usar")
  private static let which = [
    Phrase(
      "next says what comes; alerts, what is due now; check answers a script with its exit status.",
      es:
        "next dice qué viene; alerts, qué toca ya; check responde a un script con su estado de salida."
    ),
    Phrase(
      "recovery explains your wearable's score; score computes one without it.",
      es: "recovery explica la puntuación de tu pulsera; score la calcula sin ella."),
    Phrase(
      """
      plan holds the sessions you intend; workout suggests today's; body is a six-week programme;
      week --plan finds the days for hard ones.
      """,
      es: """
        plan guarda las sesiones que planificas; workout propone la de hoy; body es un programa de
        seis semanas; week --plan busca los días para las fuertes.
        """),
  ]
  private static let more = Phrase(
    "More: readyday help COMMAND, and readyday help options for the common options.",
    es: "Más: readyday help COMANDO, y readyday help options para las opciones comunes.")
  private static let optionsPurpose = Phrase(
    """
    Options that several commands take; the page of each command lists its own. Options override
    environment variables, which override the configuration.
    """,
    es: """
      Opciones que admiten varios comandos; la página de cada comando enumera las suyas. Las
      opciones prevalecen sobre las variables de entorno, y estas sobre la configuración.
      """)
}
