import ReadyDayCore

struct InitCommand {
  private static let yes = Flag(
    "yes",
    help:
      "use what it finds, without asking; calendars in ~/Downloads only if there are no others",
    es: """
      usa lo que encuentra, sin preguntar; los calendarios de ~/Downloads, solo si no hay otros
      """)

  static let syntax = Syntax(
    "init", summary: Phrase("write a first configuration", es: "escribe una primera configuración"),
    details: Phrase(
      """
      Writes a configuration that explains every key, from your options and from what it finds:
      calendars in ~/.calendars, in vdirsyncer's folder and in ~/Downloads, and WHOOP exports in
      ~/Downloads. On a terminal it asks first. It tells you where it looked. A configuration that
      already exists is completed if it names no data, and left alone otherwise.
      """,
      es: """
        Escribe una configuración que explica cada clave, con tus opciones y con lo que encuentra:
        calendarios en ~/.calendars, en la carpeta de vdirsyncer y en ~/Downloads, y exportaciones
        de WHOOP en ~/Downloads. En una terminal pregunta antes. Dice dónde ha buscado. Si ya hay
        una configuración y no indica ninguna fuente de datos, la completa; en caso contrario, no la
        toca.
        """),
    groups: [
      SharedOptions.sources,
      .init("Values", es: "Valores", [SharedOptions.zone, SharedOptions.language, yes]),
    ],
    examples: [
      .init("readyday init", "look around and ask", es: "busca y pregunta"),
      .init(
        "readyday init --yes --calendar ~/.calendars --me ana@example.test", "without asking",
        es: "sin preguntar"),
    ], followsConfiguration: false)

  static let command = Command(syntax) { try InitCommand(arguments: $0, context: $1).answer() }

  let arguments: Arguments
  let context: CommandContext

  private func answer() throws -> CommandOutput {
    let now = try CommonOptions(arguments).now ?? context.clock
    let file = try arguments.placeForConfiguration()
    let isCompletable = FileIdentity(of: file.path)?.isRegular == true
    let present = isCompletable ? try file.read() : nil
    guard present?.namesData != true, isCompletable || !file.exists else {
      throw Failure.alreadyConfigured(file)
    }
    var plan = try SetupPlan(arguments, known: present?.written ?? [], at: now, in: context)
    let dialogue = arguments.has(Self.yes) ? nil : context.dialogue
    var looks = plan.discover(asks: dialogue != nil)
    if let dialogue {
      looks.forEach(dialogue.say)
      looks = []
      plan.ask(dialogue)
    } else {
      plan.lookForZone()
    }
    let outcome = try telling(looks.map { StyledLine($0) }) {
      try write(plan, to: file, over: present)
    }
    return CommandOutput(
      page: looks + plan.summary + outcome
        + [context.phrases.text(plan.hasSources ? .next : .namesNoData)],
      in: context
    ).after(.configured(file.shown))
  }

  /// Returns a line for each thing done. `present` is the current configuration; nil if none.
  private func write(
    _ plan: SetupPlan, to file: ConfigurationFile, over present: Configuration?
  ) throws -> [String] {
    guard let present else {
      let text = ConfigurationTemplate(plan.settings, in: context.language).text
      guard try file.create(text, by: Self.syntax.command) != nil else {
        throw Failure.alreadyConfigured(file)
      }
      return [
        context.phrases.say("wrote \(file.shown)", es: "configuración escrita: \(file.shown)")
      ]
    }
    guard !plan.settings.isEmpty else { throw Failure.nothingFound(for: present) }
    let staying = try file.complete(with: plan.settings, in: context.language)
    return staying.map {
      context.phrases.say("\($0) is already set; unchanged", es: "\($0) ya tiene valor; no cambia")
    } + [context.phrases.text(.completed(file.shown))]
  }
}

extension Failure {
  fileprivate static func alreadyConfigured(_ file: ConfigurationFile) -> Failure {
    Failure(
      .alreadyConfigured, "\(file.shown) already exists; unchanged",
      es: "\(file.shown) ya existe; no cambia",
      [.doctorReadsConfiguration, .writeAnotherConfiguration])
  }
}
