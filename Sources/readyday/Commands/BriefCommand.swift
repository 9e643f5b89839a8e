import ReadyDayCore

struct BriefCommand: PlainCommand {
  private static let require = Option<Requirement>(
    "require", .choice, .list, help: "fail without these", es: "falla si falta alguno")
  private static let oneline = Flag(
    "oneline", unless: "long",
    help: "the headline and the first piece of advice, on one line",
    es: "el titular y el primer consejo, en una línea")
  private static let all = Flag(
    "all", help: "all the advice that the day allows, not just the three items that matter most",
    es: "todos los consejos, no solo los tres que más importan")
  private static let long = Flag(
    "long",
    help: "with sleep stages, averages and reasons", es: "con fases del sueño, medias y motivos")
  private static let include = Option<Extra>(
    "include", .choice, .list, help: "add a lights-out reminder to --format ics",
    es: "añade a --format ics la hora de acostarse")
  private static let by = Option<TimeOfDay>(
    "by", ValueForm(Phrase("TIME", es: "HORA"), accepted: .timeOfDay) { TimeOfDay(spoken: $0) },
    help: "with --once, after this time, print even if --require isn't met",
    es: "con --once, desde esa hora imprime aunque falte lo que pide --require")
  private static let into = Option<String>(
    "into", .file,
    help:
      "with --format markdown, put it into this note, between <!-- readyday --> and <!-- /readyday -->",
    es: "con --format markdown, lo pone en esta nota, entre <!-- readyday --> y <!-- /readyday -->")
  private static let skipEmpty = Flag(
    "skip-empty", help: "print nothing on a day without data or events",
    es: "no imprime nada en un día sin datos ni eventos")

  static let syntax = Syntax(
    "brief", [.date],
    summary: Phrase(
      "your day on one screen, and what to do", es: "tu día en una pantalla, y qué hacer"),
    details: Phrase(
      """
      Prints your recovery, your sleep, how demanding your calendar is, when you could train, and up
      to three pieces of advice. An ordinary day fits an 80×24 screen; --long adds the details.
      In an email or a file, nothing is left out to fit, unless you set --width. --format vdir
      writes reminders for a phone's calendar into a folder: to get ready, take breaks, rate a
      session and turn in.
      """,
      es: """
        Muestra tu recuperación, tu sueño, lo exigente que es tu agenda, cuándo podrías entrenar y
        hasta tres consejos. Un día normal cabe en una pantalla de 80×24; --long añade los detalles.
        En un correo o un archivo no se omite nada para que quepa, salvo si indicas --width.
        --format vdir escribe en una carpeta avisos para el calendario del móvil: preparativos,
        descansos, qué tal fue la sesión y hora de acostarse.
        """),
    groups: [
      SharedOptions.sources, SharedOptions.time,
      .output(
        [Option.format(formats), into, include, oneline, long, all, SharedOptions.links]
          + SharedOptions.printing),
      MailOptions.group, SharedOptions.messages,
      .init(
        "Conditions", es: "Condiciones",
        [SyncFirst.option, require, by, skipEmpty, PrintedBriefs.option]),
    ],
    examples: [
      .init(
        "readyday brief --whoop ~/whoop --calendar ~/.calendars", "this morning", es: "esta mañana"),
      .init(
        "readyday brief --whoop whoop.json --format json --require recovery",
        "for a script; fails if last night has no score",
        es: "para un script; falla si la última noche no tiene puntuación"),
      .init(
        "readyday brief --sync --require recovery --once",
        "for cron: once each morning, when last night has been scored",
        es: "para cron: una vez cada mañana, cuando la noche tenga puntuación"),
      .init(
        "readyday brief --whoop ~/whoop --format mail --mail-to ana@example.test",
        "a complete email, for sendmail -t", es: "un correo completo, para sendmail -t"),
    ])

  let run: CommandRun

  private var format: OutputFormat {
    arguments.format ?? (arguments.has(Self.into) ? .markdown : .text)
  }
  private var isOneLine: Bool { arguments.has(Self.oneline) }
  private var extent: BriefExtent {
    arguments.has(Self.all) ? .all : arguments.has(Self.long) ? .long : .screen
  }

  static var command: Command { Command(syntax) { try Self(unplaced: $0, $1).answer() } }

  /// Syncs before anything is read, but for `--once`, whose mark names the day where the user is.
  func answer() throws -> CommandOutput {
    try refuseClashes()
    let deadline = Deadline.within(seconds: SyncFirst.seconds)
    let isOnce = arguments.has(PrintedBriefs.option)
    let run = isOnce ? try run.placed(reading: .day(run.occasion)) : run
    let printed = isOnce ? try Self(run: run).printed() : nil
    if let printed, try !printed.begin(until: deadline) { return .nothing([]) }
    let (synced, unsynced) = try run.synced(until: deadline)
    return try Self(run: synced.placed(reading: .day(synced.occasion))).brief(unsynced, printed)
  }

  private func brief(_ unsynced: [Synced], _ printed: PrintedBriefs?) throws -> CommandOutput {
    let required = arguments.all(Self.require)
    var data = try read()
    data.note(unsynced)
    let kept = KeptBriefs(of: run)
    data.compare(with: kept?.before(run.occasion.date))
    let diary = run.diary(data)
    kept?.note(SeenEvents(of: diary))
    let briefing = diary.briefing
    let missing = isLate ? [] : required.filter { (try? $0.check(briefing, diary)) == nil }
    if printed == nil {
      try telling(run.notices(about: data)) {
        for one in missing { try one.check(briefing, diary) }
      }
    } else if !missing.allSatisfy({ isInVain($0, briefing) }) {
      return .nothing([])
    }
    if arguments.has(Self.skipEmpty), briefing.isEmpty { return .nothing(run.notices(about: data)) }
    let rendering = Rendering(
      run: run, data: data, diary: diary, mail: MailOptions(arguments), extent: extent,
      extras: arguments.all(Self.include))
    let text = isOneLine ? rendering.line(of: briefing) : rendering.text(of: briefing, as: format)
    var answer = CommandOutput.nothing(run.notices(about: data))
    answer.printed = printed
    if format == .vdir, let folder = options.output?.path {
      try rendering.write(remindersOf: briefing, to: folder)
    } else if let note = arguments[Self.into] {
      try Note(path: note).put(text)
    } else {
      let question = printed == nil ? try question(about: briefing) : nil
      let asked = question.map { _ in
        "\n" + run.style.encode([StyledLine(run.phrases.askingHowYouFeel)])
      }
      answer = options.answer(text + (asked ?? ""), answer.notices)
      answer.printed = printed ?? question
    }
    return answer
  }

  /// Whether waiting is useless: a login has expired or a sensor is broken, and `--by` is not given.
  private func isInVain(_ requirement: Requirement, _ briefing: Briefing) -> Bool {
    requirement != .calendar && arguments[Self.by] == nil
      && (briefing.sources.isLoginExpired || briefing.morning?.frozen != nil)
  }

  /// Whether the time of `--by` is past, so that the briefing is printed even if data is missing.
  private var isLate: Bool {
    guard let by = arguments[Self.by], run.occasion.isToday else { return false }
    return run.occasion.zone.reading(at: run.occasion.present).time >= by
  }

  /// Asks once a morning, at a terminal, and only if the data folder exists; this never creates it.
  private func question(about briefing: Briefing) throws -> PrintedBriefs? {
    let reading = run.occasion.zone.reading(at: run.occasion.present)
    guard run.context.dialogue != nil, options.output == nil, format == .text, !isOneLine,
      run.occasion.isToday, reading.time.hour < 12, briefing.day.state.word == nil,
      !options.redaction.metrics.contains(.feel),
      DataFolder(run.context.environment)?.isMissing == false
    else { return nil }
    let printed = PrintedBriefs(run.context.environment, format: "feel", date: run.occasion.date)
    return printed.flatMap { $0.isPrinted ? nil : $0 }
  }

  private func refuseClashes() throws {
    guard !isOneLine || format == .text else {
      throw UsageError(
        "--oneline is for --format text, not \(format.rawValue)",
        es: "--oneline es texto, no \(format.rawValue)")
    }
    guard !arguments.has(Self.into) || format == .markdown && options.output == nil else {
      throw UsageError(
        "--into is for --format markdown, without --output",
        es: "--into es para --format markdown, sin --output")
    }
    guard format != .vdir || options.output != nil else {
      throw UsageError(
        "--format vdir needs --output FOLDER", es: "--format vdir necesita --output CARPETA")
    }
    guard !arguments.has(Self.include) || format == .ics else {
      throw UsageError(
        "--include is for --format ics, not \(format.rawValue)",
        es: "--include es para --format ics, no para \(format.rawValue)")
    }
    guard arguments[Self.by] == nil || arguments.has(PrintedBriefs.option) else {
      throw UsageError("--by is for --once", es: "--by es para --once")
    }
    if format == .mail { try MailOptions(arguments).requireRecipient() }
  }

  /// Fails if neither XDG_STATE_HOME nor HOME is set.
  private func printed() throws -> PrintedBriefs {
    let target = (options.output?.path).map(\.absolutePath) ?? "-"
    let printed = PrintedBriefs(
      run.context.environment, format: isOneLine ? "oneline" : format.rawValue,
      date: run.occasion.date,
      besides: [
        "page": run.occasion.page(options.preferences).rawValue,
        "audience": PrivacyOptions.readers(arguments), "language": run.phrases.language.code,
        "configuration": (arguments.configurationFile?.path).map(\.absolutePath) ?? "",
        "target": ([target] + (format == .mail ? MailOptions(arguments).recipients : []))
          .joined(separator: " "),
      ])
    guard let printed else { throw Failure.noHome("XDG_STATE_HOME") }
    return printed
  }
}
