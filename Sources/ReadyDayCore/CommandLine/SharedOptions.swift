package enum SharedOptions {
  package static let sources = Syntax.Group.data([whoop, calendar, me, configuration])
  package static let time = Syntax.Group.time([date, now, zone])
  /// `own` has further options about time; `titles` is for commands that always print event titles.
  package static func day(
    _ groups: Syntax.Group..., format: Option<OutputFormat> = format,
    time own: [any CommandOption] = [], titles: [any CommandOption] = []
  ) -> [Syntax.Group] {
    groups + [sources, .time(time.options + own), .output([format] + titles + printing), messages]
  }

  /// The options of a command about one day that prints one line or nothing.
  package static func oneDay(_ own: Syntax.Group) -> [Syntax.Group] {
    [own, sources, time, .output([language] + PrivacyOptions.options), messages]
  }

  /// All commands about days and training accept these, even if they do not use them.
  package static let places = Syntax.Group.data(sources.options + [now, zone, quiet, verbose])
  package static let printing = drawing + [output] + PrivacyOptions.options
  package static let drawing: [any CommandOption] = [language, colour, width, ascii]
  package static let messages = Syntax.Group("Messages", es: "Mensajes", [quiet, verbose, strict])

  package static let groups = [
    sources, time, .output([format] + printing), messages,
    Syntax.Group(title: Syntax.helpTitle, options: [Syntax.help]),
  ]

  /// Whether `words` only set the language of what follows, as in `--lang es`.
  package static func nameOnlyLanguage(_ words: some Collection<String>) -> Bool {
    words.count == 1 && words.first?.hasPrefix(language.flag + "=") == true
      || words.count == 2 && words.first == language.flag
  }

  /// Whether the option is shared; false for one of the same name with other values.
  package static func isCommon(_ option: any CommandOption) -> Bool {
    groups.contains { group in
      group.options.contains { $0.name == option.name && $0.usage == option.usage }
    }
  }

  /// Includes options that a command does not list, because variables can set them too.
  package static var all: [any CommandOption] {
    [whoop, calendar, me, date, now, zone] + drawing + [output] + PrivacyOptions.options
  }

  package static let whoop = Option<String>(
    "whoop", .path, .several, variable: "READYDAY_WHOOP",
    help:
      "WHOOP data: exported files, zips or folders; - for standard input (default: imported data)",
    es: """
      datos de WHOOP: archivos exportados, zips o carpetas; - es la entrada estándar (por defecto:
      lo importado)
      """,
    configured: { $0.whoop })
  package static let calendar = Option<String>(
    "calendar", .path, .several, variable: "READYDAY_CALENDAR",
    help: "calendars: .ics files or folders of them; - for standard input",
    es: "calendarios: archivos .ics o carpetas con ellos; - es la entrada estándar",
    configured: { $0.calendars.map(\.path) })
  package static let me = Option<String>(
    "me", .ownAddress, .several,
    help: "your own email addresses, so that invitations you declined don't count",
    es: "tus direcciones de correo, para no contar las invitaciones que rechazaste",
    configured: { $0.me })
  package static let date = Option<DateExpression>(
    "date", .date, help: "\(Voice(.english).accepted(.date)) (default: today)",
    es: "\(Voice(.spanish).accepted(.date)) (por defecto: hoy)")
  package static let now = Option<Instant>(
    "now", .moment, variable: "READYDAY_NOW",
    help: "use this as the current time: 2026-11-23T06:55:00+01:00",
    es: "usa esta como hora actual: 2026-11-23T06:55:00+01:00")
  package static let zone = Option<String>(
    "tz", .text(Phrase("ZONE", es: "ZONA"), candidates: .zones), variable: "READYDAY_TZ",
    help:
      "your time zone, such as Europe/Madrid (default: the configuration's, that of your nights, or the system's)",
    es: "tu zona horaria, como Europe/Madrid (por defecto: la de tus noches o la del sistema)",
    configured: { [$0.zoneName].compactMap(\.self) })
  package static let configuration = Option<String>(
    "config", .file, variable: "READYDAY_CONFIG",
    help: "configuration (default: ~/.config/readyday/config.json5)",
    es: "configuración (por defecto: ~/.config/readyday/config.json5)")
  package static let language = Option<Language>(
    "lang", .language, variable: "READYDAY_LANG", help: "language (default: the locale's)",
    es: "idioma (por defecto: el de la configuración regional)",
    configured: { [$0.language?.code].compactMap(\.self) })
  package static let format = Option.format([.text, .json])
  package static let colour = Option<TextStyle.Use>(
    "color", .choice, help: "auto: on a terminal, unless NO_COLOR is set",
    es: "auto: en una terminal, salvo si existe NO_COLOR")
  package static let links = Option<TextStyle.Use>(
    "hyperlinks", .choice,
    help: "titles are clickable; auto: on a terminal known to support it",
    es: "los títulos son enlaces; auto: en una terminal que lo admita")
  private static let widths = TextStyle.narrowest...TextStyle.widest
  package static let width = Option<Int>(
    "width", .number(widths, accepted: .columns(widths)),
    help: "columns, 40 to 9999 (default: the terminal's, or 80)",
    es: "columnas, de 40 a 9999 (por defecto: las de la terminal, u 80)")
  package static let ascii = Flag(
    "ascii", help: "ASCII output; titles are left as they are",
    es: "salida en ASCII; los títulos quedan como están")
  package static let output = Option<String>(
    "output", .file, help: "write to this file instead, completely or not at all",
    es: "escribe en este archivo: o todo o nada")
  package static let quiet = Flag(
    "quiet", letter: "q", unless: "verbose", help: "errors only, no warnings",
    es: "solo errores, sin avisos")
  package static let verbose = Flag(
    "verbose", letter: "v", help: "name the files that are read", es: "indica qué archivos lee")
  package static let yes = Flag(
    "yes", help: "don't ask for confirmation", es: "no pide confirmación")
  package static let strict = Flag(
    "strict", help: "fail if anything is skipped", es: "falla si se omite algo")
}

extension Syntax.Group {
  package init(_ english: String, es spanish: String, _ options: [any CommandOption]) {
    self.init(title: Phrase(english, es: spanish), options: options)
  }

  package static func own(_ options: [any CommandOption]) -> Self {
    Self("Options", es: "Opciones", options)
  }
  package static func data(_ options: [any CommandOption]) -> Self {
    Self("Your data", es: "Tus datos", options)
  }
  package static func time(_ options: [any CommandOption]) -> Self {
    Self("Time", es: "Fecha y hora", options)
  }
  package static func output(_ options: [any CommandOption]) -> Self {
    Self("Output", es: "Salida", options)
  }
}

extension Environment {
  package var language: Language { locale("LC_MESSAGES").flatMap { Language($0) } ?? .english }
}

extension TextStyle {
  package enum Use: String, CaseIterable, Sendable {
    case auto, always, never
  }
}

extension Arguments {
  /// The user's own addresses, in lower case.
  package var me: Set<String> { Set(all(SharedOptions.me).map { $0.lowercased() }) }

  package var format: OutputFormat? {
    values(of: SharedOptions.format).last.flatMap { OutputFormat(rawValue: $0.text) }
  }
}

package enum PrivacyOptions {
  package enum Audience: String, CaseIterable, Sendable { case `self`, coach }

  private static let titles = "titles"
  private static let privateEvents = "private_events"
  private static let place = "place"
  package static let choices = Configuration.Privacy.choices

  package static let hide = Option<String>(
    "hide", .oneOf(choices) { $0 }, .list,
    help: "leave these out of all output", es: "no muestra estos datos en ninguna salida",
    configured: {
      $0.privacy.hide + ($0.privacy.privateEvents == "busy" ? [privateEvents] : [])
    })
  private static let audience = Option<Audience>(
    "audience", .choice, help: "who will read it; a coach sees only what privacy.coach lists",
    es: "quién lo lee; coach ve solo lo que dice privacy.coach")

  package static let options: [any CommandOption] = [hide, audience]

  package static func isForOthers(_ arguments: Arguments) -> Bool {
    isForCoach(arguments) || arguments.environment.reader != .person
  }

  private static func isForCoach(_ arguments: Arguments) -> Bool { arguments[audience] == .coach }

  /// Whether a coach is told how hard the day may be, though not why.
  package static func showsCeiling(_ arguments: Arguments) -> Bool {
    isForCoach(arguments) && arguments.environment.reader == .person
      && arguments.configuration.privacy.coach?.contains(Configuration.Privacy.ceiling) == true
  }

  /// Who reads the output: the audience, and what is hidden from it.
  package static func readers(_ arguments: Arguments) -> String {
    ([(arguments[audience] ?? .self).rawValue] + Set(arguments.all(hide)).sorted())
      .joined(separator: " ")
  }

  package static func redaction(_ arguments: Arguments, _ phrases: Voice) -> Redaction {
    let (configuration, hidden) = (arguments.configuration, hidden(arguments))
    var redaction = Redaction(
      metrics: Set(hidden.compactMap(HealthMetric.init)), hidesTitles: hidden.contains(titles),
      hidesPrivateEvents: hidden.contains(privateEvents),
      hiddenCalendars: configuration.busyCalendars,
      knownCalendars: configuration.knownCalendars, placeholder: phrases.busy)
    if case .assistant(let showsAllTitles) = arguments.environment.reader {
      redaction.hidesLinksAndNotes = true
      if !showsAllTitles {
        redaction.insiders = Insiders(of: arguments.me, placeholder: phrases.invitationFromOutside)
      }
    }
    return redaction
  }

  /// Never told to an assistant.
  private static let neverForAssistants: Set<String> = [
    HealthMetric.feel.rawValue, HealthMetric.injuries.rawValue, HealthMetric.journal.rawValue,
  ]

  package static func hidesPlace(_ arguments: Arguments) -> Bool {
    hidden(arguments).contains(place)
  }

  /// The configuration's list also applies; the command line can only add to it.
  private static func hidden(_ arguments: Arguments) -> Set<String> {
    let configuration = arguments.configuration
    let shownToCoach = whole(configuration.privacy.coach ?? [])
    return whole(arguments.all(hide) + hide.values(in: configuration))
      .union(isForCoach(arguments) ? choices.filter { !shownToCoach.contains($0) } : [])
      .union(arguments.environment.reader == .person ? [] : neverForAssistants)
  }

  /// Hiding "heart_rate" also hides resting heart rate, its variability, and workouts.
  private static func whole(_ names: [String]) -> Set<String> {
    let heart: [HealthMetric] = [.heartRateVariability, .restingHeartRate]
    let isMeant = names.contains(HealthMetric.heartRate.rawValue)
    return Set(names + (isMeant ? heart.map(\.rawValue) : []))
  }
}

extension WhatIf.Change {
  package static let options: [any CommandOption] = [move, drop, shorten, add, recovery]

  private static let move = Option<ChangeExpression>(
    "move",
    ValueForm(
      Phrase("EVENT=TIME", es: "EVENTO=HORA"), accepted: .eventAndTime, read: ChangeExpression.move),
    .several, help: "start an event at that time: 2=10:00, \"board=thu 10:00\"",
    es: "mueve un evento a esa hora: 2=10:00, \"board=jue 10:00\"")
  private static let drop = Option<ChangeExpression>(
    "drop",
    ValueForm(Phrase("EVENT", es: "EVENTO"), accepted: .event, read: ChangeExpression.drop),
    .several, aliases: ["cancel", "remove"],
    help: "cancel an event: 3, dentist", es: "anula un evento: 3, dentista")
  private static let shorten = Option<ChangeExpression>(
    "shorten",
    ValueForm(
      Phrase("EVENT=LENGTH", es: "EVENTO=DURACIÓN"), accepted: .eventAndLength,
      read: ChangeExpression.shorten),
    .several,
    help: "shorten an event by this much: 2=30m", es: "cuánto acortar un evento: 2=30m")
  private static let add = Option<ChangeExpression>(
    "add",
    ValueForm(
      Phrase("TITLE=TIME", es: "TÍTULO=HORA"), accepted: .titleAndTime, read: ChangeExpression.add),
    .several, help: "add an event: meeting=15:00-16:30, \"call=thu 10:00\" (an hour long)",
    es: "añade un evento: reunión=15:00-16:30, \"llamada=jue 10:00\" (de una hora)")
  private static let recovery = Option<ChangeExpression>(
    "set",
    ValueForm(
      Phrase("recovery=SCORE", es: "recovery=PUNTOS"), accepted: .words(["recovery=0…100"]),
      candidates: Candidates(["recovery="]),
      read: ChangeExpression.recovery),
    aliases: ["recovery"],
    help: "this morning's recovery, 0 to 100", es: "la recuperación de hoy, de 0 a 100")

  package static func expressions(_ arguments: Arguments) -> [ChangeExpression] {
    [move, drop, shorten, add, recovery].flatMap { arguments.all($0) }
  }

  /// A day that was taken for an event, as in `--drop gym tomorrow`.
  package static func day(among arguments: Arguments) -> String? {
    arguments.values(of: drop).map(\.text).first { DateExpression($0) != nil }
  }
}
