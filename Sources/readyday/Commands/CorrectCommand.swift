import ReadyDayCore

struct CorrectCommand: PlainCommand {
  private static let once = Flag("once", help: "only on that day", es: "solo ese día")

  static let syntax = Syntax(
    "correct",
    [
      Operand(Phrase("EVENT CHANGE", es: "EVENTO CAMBIO"), needed: .aChange, repeats: true) {
        Correction.candidates(behind: $0.operands)
      }
    ],
    summary: Phrase("say what an event is", es: "indica qué es un evento"),
    details: Phrase(
      """
      Corrects what readyday makes of an event and of every other one with that title. EVENT is the
      number that brief and agenda print, a title, or an unambiguous part of one. CHANGE is kind
      KIND, demand high|medium|low|none, owner mine|others, movable (an errand that may be moved), or
      ignore. It is written at once, as the first of the rules in the configuration; only "ignore"
      and "owner others", which hide the event, ask first on a terminal. "readyday undo" takes it
      back.
      """,
      es: """
        Corrige cómo interpreta readyday un evento y los demás con ese título. EVENTO es el número
        que muestran brief y agenda, un título o una parte inconfundible de él. CAMBIO es kind TIPO,
        demand high|medium|low|none, owner mine|others, movable (una gestión que se puede mover) o
        ignore. Se guarda enseguida como la primera de las reglas de la configuración; solo «ignore»
        y «owner others», que ocultan el evento, preguntan antes en una terminal. «readyday undo» lo
        deshace.
        """),
    groups: SharedOptions.oneDay(.own([once, SharedOptions.yes])),
    examples: [
      .init(
        "readyday correct 3 kind leisure", "the third event is leisure",
        es: "el tercer evento es ocio"),
      .init(
        "readyday correct \"Board review\" demand high --once", "demanding, this time",
        es: "exigente, esta vez"),
    ])

  let run: CommandRun

  func answer() throws -> CommandOutput {
    let file = try arguments.placeForConfiguration()
    let (name, change) = try Correction.read(words)
    let data = try run.read(.day(run.occasion))
    let day = run.diary(data).day
    let event = try telling(run.notices(about: data)) {
      try day.event(named: name, needsCounting: false)
    }
    let date = arguments.has(Self.once) ? day.date : nil
    if change == .movable, event.kind != .errand {
      let kind = run.phrases.kind(event.kind)
      throw UsageError(
        "only an errand can be made movable; \"\(event.title)\" is of kind \(kind)",
        es: "solo una gestión se puede hacer movible; «\(event.title)» es \(kind)")
    }
    let correction = Correction(change, of: event, on: date, among: data.occurrences)
    guard try isWanted(correction, of: event, named: name) else { return run.declined }
    let changed = try write(correction, to: file)
    var preferences = options.preferences
    preferences.rules = changed.preferences.rules
    let after = run.diary(data, of: preferences).day
    let made = run.phrases.corrected(
      run.phrases.title(of: event), change, on: date, load: day.load, after.load)
    return CommandOutput(page: [made], in: run.context).after(.configured(file.shown))
  }

  /// Confirms before hiding an event by number: numbers change daily, so scripts need its title.
  private func isWanted(
    _ correction: Correction, of event: DayEvent, named name: EventName
  ) throws -> Bool {
    guard correction.hides else { return true }
    if run.context.dialogue == nil {
      guard case .number(let number) = name else { return true }
      let typed = arguments.operands.dropFirst().joined(separator: " ")
      throw UsageError(
        .unreadable("\(number)", origin: "correct"),
        [.typed("readyday correct \"\(event.title)\" \(typed)")])
    }
    return try run.isWanted(.hideEvents(event.title))
  }

  private func write(_ correction: Correction, to file: ConfigurationFile) throws -> Configuration {
    try file.edit(in: run.context.language) { configuration, edited in
      var written: [JSON] = []
      if case .array(let rules)? = edited.value(of: "rules") { written = rules }
      let entry = correction.entry(
        before: configuration.preferences.rules, written, in: run.occasion.zone)
      edited.put(entry, inFrontOf: "rules", replacing: correction.replaces) {
        file.says("rules", in: $0)
      }
    }
  }
}
