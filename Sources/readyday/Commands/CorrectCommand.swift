import ReadyDayCore

struct CorrectCommand: PlainCommand {
  private static let once = Flag("once", help: "only on that day", es: "solo ese día")

  static let syntax = Syntax(
    "correct",
    [
      Operand(Phrase("EVENT CHANGE", es: "EVENTO CAMBIO"), needed: .aChange, repeats: true) {
        $0.changes
      }
    ],
    summary: Phrase("say what an event is", es: "di qué es un evento"),
    details: Phrase(
      """
      Corrects what readyday makes of an event and of every other one with that title. EVENT is the
      number that brief and agenda print, a title, or an unambiguous part of one. CHANGE is kind
      KIND, demand high|medium|low|none, owner mine|others, movable (an errand that may be moved), or
      ignore. It is written as the first of the rules in the configuration; "readyday undo" takes it
      back.
      """,
      es: """
        Corrige lo que readyday hace de un evento y de los demás con ese título. EVENTO es el número
        que muestran brief y agenda, un título o una parte inconfundible de él. CAMBIO es kind TIPO,
        demand high|medium|low|none, owner mine|others, movable (una gestión que se puede mover) o
        ignore. Queda como la primera de las reglas de la configuración; «readyday undo» lo deshace.
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
    let (name, change) = try request()
    let data = try run.read(.day(run.occasion))
    let day = run.diary(data).day
    let event = try telling(run.notices(about: data)) {
      try day.event(named: name, needsCounting: false)
    }
    let date = arguments.has(Self.once) ? day.date : nil
    if change == .movable, event.kind != .errand {
      let kind = run.phrases.kind(event.kind)
      throw UsageError(
        "only an errand can be made movable; \"\(event.title)\" is \(kind)",
        es: "solo una gestión se puede hacer movible; «\(event.title)» es \(kind)")
    }
    let correction = Correction(
      change, of: event, on: date, among: data.occurrences)
    guard try isWanted(correction, of: event, named: name) else { return run.declined }
    let changed = try write(correction, to: file)
    var preferences = options.preferences
    preferences.rules = changed.preferences.rules
    let after = run.diary(data, of: preferences).day
    return said(correction, of: event, before: day, after: after).after(.configured(file.shown))
  }

  private func request() throws -> (EventName, Correction.Change) {
    var words = Correction.understood(arguments.operands)
    // A value alone implies its property, as in `correct 3 low`.
    if words.count == 2, let name = Correction.property(of: words[1]) { words.insert(name, at: 1) }
    let count = Correction.alone.contains { $0.word == words.last } ? 1 : 2
    guard words.count > count, let name = EventName(words.dropLast(count).joined(separator: " "))
    else { throw UsageError(.lacks("correct", .aChange), [.usage(Self.syntax.usage)]) }
    return (name, try change(Array(words.suffix(count))))
  }

  private func change(_ words: [String]) throws -> Correction.Change {
    guard let value = words.dropFirst().first else {
      return Correction.alone.first { $0.word == words[0] }?.change ?? .ignore
    }
    guard let values = Correction.values[words[0]] else {
      throw UsageError.notAChoice(words[0], of: "correct", choices: Correction.changes)
    }
    if let found = values.first(where: { $0.word == value }) { return found.change }
    throw UsageError.notAChoice(value, of: "correct", choices: values.map(\.word))
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

  private func said(
    _ correction: Correction, of event: DayEvent, before: Day, after: Day
  ) -> CommandOutput {
    let (phrases, title) = (run.phrases, run.phrases.title(of: event))
    let made = Self.made(correction.change, title, phrases).text(in: phrases.language)
    let loads = [before, after].map { Int(rounding: $0.load.score) }
    let change = Phrase("; load \(loads[0]) → \(loads[1])", es: "; carga \(loads[0]) → \(loads[1])")
    let load = loads[0] == loads[1] ? "" : change.text(in: phrases.language)
    return CommandOutput(page: [made + load], in: run.context)
  }

  private static func made(_ change: Correction.Change, _ title: String, _ phrases: Voice) -> Phrase
  {
    switch change {
    case .kind(let kind):
      let name = phrases.kind(kind)
      return Phrase("\"\(title)\" is \(name) now", es: "«\(title)» es ahora \(name)")
    case .demand(let level?):
      let name = phrases.demandLevel(level).lowercased()
      return Phrase(
        "\"\(title)\": demand \(name) from now on", es: "«\(title)»: exigencia \(name) desde ahora")
    case .demand(nil):
      return Phrase(
        "\"\(title)\" takes time and no energy now",
        es: "«\(title)» ocupa tiempo y ya no pide energía")
    case .owner(.mine): return Phrase("\"\(title)\" is yours now", es: "«\(title)» es ahora tuyo")
    case .owner(.others):
      return Phrase(
        "\"\(title)\" is somebody else's now", es: "«\(title)» es ahora de otra persona")
    case .movable:
      return Phrase("\"\(title)\" can be moved now", es: "«\(title)» ya se puede mover")
    case .ignore:
      return Phrase("\"\(title)\" is ignored from now on", es: "«\(title)» se ignora desde ahora")
    }
  }
}

extension CompletionContext {
  fileprivate var changes: Candidates {
    if let values = operands.last.flatMap({ Correction.values[$0] }) {
      return Candidates(values.map(\.word))
    }
    return Candidates(operands.isEmpty ? [] : Correction.changes)
  }
}
