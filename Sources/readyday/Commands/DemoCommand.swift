import ReadyDayCore

struct DemoCommand: PlainCommand {
  /// All of the briefing's, but for files that a phone's calendar would keep.
  private static let format = Option.format(BriefCommand.formats.filter { $0 != .vdir })

  static let syntax = Syntax(
    "demo", summary: Phrase("a briefing from sample data", es: "un informe con datos de muestra"),
    details: Phrase(
      """
      Prints a complete briefing for today from invented nights and meetings, and says so in every
      format. The briefing is always that of an early morning. The command reads none of your files.
      """,
      es: """
        Muestra un informe completo de hoy con noches y reuniones inventadas, y avisa de ello en
        todos los formatos. Es el informe de primera hora de la mañana; no se lee ningún archivo
        tuyo.
        """),
    groups: [
      .time([SharedOptions.now, SharedOptions.zone]),
      .output([format, SharedOptions.links] + SharedOptions.printing), MailOptions.group,
    ],
    examples: [
      .init("readyday demo", "what a morning looks like", es: "cómo es una mañana"),
      .init(
        "readyday demo --format json --lang es", "the same for a script, in Spanish",
        es: "lo mismo para un script, en español"),
    ])

  /// Not placed: where the user is, only the user's own data would say.
  static var command: Command { Command(syntax) { try Self(unplaced: $0, $1).answer() } }

  let run: CommandRun

  /// Early enough for the day to be still ahead.
  private static let hour = TimeOfDay(clamping: (6 * 60 + 45) * 60)

  func answer() throws -> CommandOutput {
    var (run, arguments) = (run, arguments)
    if !arguments.has(MailOptions.to) { arguments.add([SampleCalendar.owner], to: MailOptions.to) }
    run.occasion.now = run.occasion.zone.instant(of: LocalDateTime(run.occasion.date, Self.hour))
    let (date, zone) = (run.occasion.date, run.occasion.zone)
    let data = SourceData(
      whoop: SampleNights(date: date, zone: zone).json,
      calendar: SampleCalendar(date: date, language: run.phrases.language).ics, options,
      on: run.occasion, run.clocks)
    var preferences = options.preferences
    preferences.me = [SampleCalendar.owner]
    let diary = run.diary(data, of: preferences)
    let rendering = BriefCommand.Rendering(
      run: run, data: data, diary: diary, mail: MailOptions(arguments), extent: .screen,
      extras: [])
    return options.answer(rendering.text(of: diary.briefing, as: format), [])
  }
}
