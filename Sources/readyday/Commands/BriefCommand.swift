import ReadyDayCore

/// The morning's briefing: how recovered you are, how demanding the day is, what to do about it.
struct BriefCommand: PlainCommand {
  private static let require = Option<Requirement>(
    "require", .choice, .list,
    help: Phrase("fail without these", es: "falla si falta alguno"))
  private static let oneline = Flag(
    "oneline",
    help: Phrase("just the headline, on one line", es: "solo el titular, en una línea"))
  private static let all = Flag(
    "all",
    help: Phrase(
      "all the advice, not just the three items that matter most",
      es: "todos los consejos, no solo los tres que más importan"))
  private static let long = Flag(
    "long",
    help: Phrase(
      "with sleep stages, means and reasons", es: "con fases del sueño, medias y motivos"))
  private static let include = Option<Extra>(
    "include", .choice, .list,
    help: Phrase(
      "add a lights-out reminder to --format ics", es: "añade a --format ics la hora de acostarse"))
  private static let skipEmpty = Flag(
    "skip-empty",
    help: Phrase(
      "print nothing on a day without data or events",
      es: "no imprime nada en un día sin datos ni eventos"))

  static let syntax = Syntax(
    "brief", [.date],
    summary: Phrase(
      "your day on one screen, and what to do", es: "tu día en una pantalla, y qué hacer"),
    details: Phrase(
      """
      Prints your recovery, your sleep, how demanding your calendar is, when you could train, and up
      to three pieces of advice. An ordinary day fits an 80×24 screen; --long adds the details.
      """,
      es: """
        Muestra tu recuperación, tu sueño, lo exigente que es tu agenda, cuándo podrías entrenar y
        hasta tres consejos. Un día normal cabe en una pantalla de 80×24; --long añade los detalles.
        """),
    groups: [
      CommonOptions.sources, CommonOptions.time,
      Syntax.Group(
        title: CommonOptions.outputTitle,
        options: [Option<Format>.format, include, oneline, long, all] + CommonOptions.printing),
      MailOptions.group, CommonOptions.messages,
      Syntax.Group(
        title: Phrase("Conditions", es: "Condiciones"),
        options: [SyncFirst.option, require, skipEmpty, PrintedBriefs.option]),
    ],
    examples: [
      Syntax.Example(
        "readyday brief --whoop ~/whoop --calendar ~/.calendars",
        Phrase("this morning", es: "esta mañana")),
      Syntax.Example(
        "readyday brief --whoop whoop.json --format json --require recovery",
        Phrase(
          "for a script; fails if last night has no score",
          es: "para un script; falla si la última noche no tiene puntuación")),
      Syntax.Example(
        "readyday brief --sync --require recovery --once",
        Phrase(
          "for cron: once each morning, when last night has been scored",
          es: "para cron: una vez cada mañana, con la noche ya calculada")),
      Syntax.Example(
        "readyday brief --whoop ~/whoop --format mail --mail-to ana@example.test",
        Phrase("a complete email, for sendmail -t", es: "un correo completo, para sendmail -t")),
    ])

  let run: CommandRun
}

extension BriefCommand {
  private var format: Format { arguments[.format] ?? .text }
  private var isOneLine: Bool { arguments.has(Self.oneline) }
  private var extent: BriefExtent {
    arguments.has(Self.all) ? .all : arguments.has(Self.long) ? .long : .screen
  }

  func answer() throws -> CommandOutput {
    try refuseClashes()
    let required = arguments.all(Self.require)
    let printed = arguments.has(PrintedBriefs.option) ? try printed() : nil
    if let printed, try !printed.begin() { return .nothing([]) }
    let run = try SyncFirst(arguments).run(options, in: run.context)
    let data = try run.read(.day(run.occasion))
    let inputs = run.inputs(data)
    let briefing = data.briefing(of: inputs)
    if printed != nil, !required.allSatisfy({ $0.isMet(briefing, data) }) { return .nothing([]) }
    try telling(run.notices(about: data)) {
      for requirement in required { try requirement.check(briefing, data) }
    }
    if arguments.has(Self.skipEmpty), briefing.isEmpty { return .nothing(run.notices(about: data)) }
    let rendering = Rendering(
      run: run, data: data, inputs: inputs, mail: MailOptions(arguments), extent: extent,
      extras: arguments.all(Self.include))
    let text = isOneLine ? rendering.line(of: briefing) : rendering.text(of: briefing, as: format)
    var answer = options.answer(text, run.notices(about: data))
    answer.printed = printed
    return answer
  }

  private func refuseClashes() throws {
    guard !isOneLine || format == .text else {
      throw UsageError(.clash(.onelineAndFormat(format.rawValue)))
    }
    guard !arguments.has(Self.include) || format == .ics else {
      throw UsageError(.clash(.includeAndFormat(format.rawValue)))
    }
    if format == .mail { try MailOptions(arguments).requireRecipient() }
  }

  /// Whether this day was printed before, in this format.
  private func printed() throws -> PrintedBriefs {
    let format = isOneLine ? "oneline" : format.rawValue
    let printed = PrintedBriefs(
      run.context.environment, format: format, date: run.occasion.date)
    guard let printed else {
      throw Failure(.configuration, code: "no_home", .data(.noPlaceToKeep))
    }
    return printed
  }
}
