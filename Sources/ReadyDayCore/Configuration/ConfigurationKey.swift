/// A key of the configuration, with what the reader, listing, manual page and template need.
package struct ConfigurationKey: Sendable {
  /// The path, such as `day.waking`, or `calendars[].path` for a key of list elements.
  package let path: String
  /// A value in JSON5, to be shown in new files.
  package let example: String
  /// A phrase in lower case without a full stop.
  package let meaning: Phrase
  /// Nil for a key of list elements, which are read with their list.
  let read: (@Sendable (ConfigurationNode, inout Configuration) throws -> Void)?
  /// The effective value, unless an option overrides it.
  package let show: @Sendable (Configuration) -> JSON
  let option: String?

  init<Value>(
    _ path: String, _ example: String, _ meaning: String, es: String, _ form: SettingForm<Value>,
    _ place: @escaping @autoclosure @Sendable () -> WritableKeyPath<Configuration, Value>,
    option: String? = nil
  ) {
    (self.path, self.example, self.meaning) = (path, example, Phrase(meaning, es: es))
    self.option = option
    // Making all key paths takes longer than reading a configuration.
    read = { node, configuration in configuration[keyPath: place()] = try form.read(node) }
    show = { configuration in form.show(configuration[keyPath: place()]) }
  }

  /// A key of the elements of a list.
  init(_ path: String, _ example: String, _ meaning: String, es: String) {
    (self.path, self.example, self.meaning) = (path, example, Phrase(meaning, es: es))
    (read, show, option) = (nil, { _ in .null }, nil)
  }

  package static let all =
    owner + calendars + hours + place + silenced + ready + demand + rules + others

  private static let owner = [
    ConfigurationKey(
      "time_zone", #""Europe/Madrid""#,
      "your time zone (default: that of your nights, else the system's)",
      es: "tu zona horaria (por defecto: la de tus noches o la del sistema)", .zone, \.zoneName,
      option: "tz"),
    ConfigurationKey(
      "language", #""auto""#, #""en", "es", or "auto": the locale's"#,
      es: #""en", "es" o "auto": el de la configuración regional"#,
      .language, \.language, option: "lang"),
    ConfigurationKey(
      "units", #""metric""#, #""metric": km and °C, or "imperial": miles and °F"#,
      es: #""metric": km y °C, o "imperial": millas y °F"#, .units, \.units),
    ConfigurationKey(
      "me", #"["ana@example.test"]"#,
      "your own email addresses, so that invitations you declined don't count",
      es: "tus direcciones de correo, para no contar las invitaciones que rechazaste",
      .addresses, \.me, option: "me"),
    ConfigurationKey(
      "whoop", #"["~/whoop"]"#,
      "WHOOP data besides imported data: exported files, zips or folders; * in a name matches anything",
      es: """
        datos de WHOOP, además de los importados: archivos exportados, zips o carpetas; * en un
        nombre equivale a cualquier texto
        """, .paths, \.whoop, option: "whoop"),
    ConfigurationKey(
      "sources", #"["whoop", "oura"]"#,
      "order of preference when several devices recorded a morning: \(sources)",
      es: "orden de preferencia si varios dispositivos tienen datos de una mañana: \(sources)",
      .choices(HealthOrigin.allCases.map(\.name)), \.sources),
  ]

  private static let sources = HealthOrigin.allCases.map(\.name).joined(separator: ", ")

  private static let calendars = [
    ConfigurationKey(
      "calendars", #"[{name: "work", path: "~/.calendars/work"}]"#,
      "your calendars, each a path, a URL, or an object with:",
      es: "tus calendarios, cada uno una ruta, una URL o un objeto con:",
      .calendars, \.calendars, option: "calendar"),
    ConfigurationKey(
      "calendars[].path", #""~/.calendars/work""#,
      "an .ics file or a folder of them", es: "un archivo .ics o una carpeta con ellos"),
    ConfigurationKey(
      "calendars[].url", #""webcal://…""#,
      """
      or an https or webcal URL for readyday sync; anyone who has it can read the calendar
      """,
      es: """
        o una URL https o webcal para readyday sync; quien la tenga puede leerlo
        """),
    ConfigurationKey(
      "calendars[].url_command", #"["pass", "cal/work"]"#,
      "or a command that prints the URL", es: "o un comando que imprime la URL"),
    ConfigurationKey(
      "calendars[].allow_http", "true",
      "accept an http URL, which the network can read, such as a server at home",
      es: "admite una URL http, que la red puede leer, como la de un servidor en casa"),
    ConfigurationKey(
      "calendars[].user_agent", #""Mozilla/5.0 …""#,
      "user agent, for servers that only answer browsers",
      es: "agente de usuario, para servidores que solo responden a navegadores"),
    ConfigurationKey(
      "calendars[].name", #""work""#,
      "overrides the name in its files", es: "sustituye al nombre que dan sus archivos"),
    ConfigurationKey(
      "calendars[].kind", #""work""#,
      #""work", "personal", "holidays" (its public holidays are days off), "birthdays" or "others""#,
      es: #""work", "personal", "holidays" (sus festivos son días libres), "birthdays" u "others""#),
    ConfigurationKey(
      "calendars[].travel", #""30m""#, "how long the way to its events takes, and back",
      es: "cuánto se tarda en ir a sus eventos, y en volver"),
    ConfigurationKey(
      "calendars[].show", #""busy""#, #""full", or "busy": titles and places are never shown"#,
      es: #""full", o "busy": no se muestran títulos ni lugares"#),
  ]

  private static let hours = [
    ConfigurationKey(
      "day.waking", #""06:00-22:00""#,
      "when you are awake", es: "cuándo estás despierto", .hours, \.preferences.waking),
    ConfigurationKey(
      "day.work", #""09:00-18:00""#,
      "working hours; readyday suggests moving meetings only within them",
      es: "horario laboral; solo se propone mover reuniones dentro de él",
      .hours, \.preferences.work),
    ConfigurationKey(
      "day.work_days", #""mon-fri""#, "days you work; other days without meetings are days off",
      es: "días en que trabajas; los demás, si no hay reuniones, son libres",
      .weekdays, \.preferences.workDays),
    ConfigurationKey(
      "day.region", #"["Madrid"]"#, "the regions whose holidays are days off for you",
      es: "las comunidades o regiones cuyos festivos son días libres para ti",
      .texts, \.preferences.regions),
    ConfigurationKey(
      "day.lunch", #""12:00-15:00""#, "the period in which to keep half an hour free for lunch",
      es: "entre qué horas dejar media hora libre para comer", .hours, \.preferences.lunch),
    ConfigurationKey(
      "workouts.preparation", #""30m""#, "time kept free between training and an event",
      es: "margen libre entre un entrenamiento y un evento",
      .length(0...aDay), \.preferences.preparationMinutes),
    ConfigurationKey(
      "workouts.minimum", #""60m""#, "shortest gap for training", es: "hueco mínimo para entrenar",
      .length(1...aDay), \.preferences.minimumWindowMinutes),
    ConfigurationKey(
      "workouts.prefer", #"["morning"]"#, #"parts of the day: "morning", "afternoon", "evening""#,
      es: #"partes del día: "morning", "afternoon" (tarde), "evening" (tarde-noche)"#,
      .partsOfDay, \.preferences.preferredParts),
    ConfigurationKey(
      "workouts.hard_per_week", "2",
      "hard sessions a week, for week --plan", es: "sesiones fuertes por semana, para week --plan",
      .maybe(.number(1...3)), \.preferences.hardPerWeek),
    ConfigurationKey(
      "sleep.target", #""8h""#, "how long you want to sleep", es: "cuánto quieres dormir",
      .length(60...aDay), \.preferences.sleepTargetMinutes),
  ]

  private static let place = [
    ConfigurationKey(
      "place.latitude", "40.42", "degrees north of where you train, to say when it is light",
      es: "grados al norte del lugar donde entrenas, para saber cuándo hay luz",
      .maybe(.number(-90...90)), \.place.latitude),
    ConfigurationKey(
      "place.longitude", "-3.7", "degrees east; west is negative",
      es: "grados al este; al oeste, negativos", .maybe(.number(-180...180)), \.place.longitude),
    ConfigurationKey(
      "place.name", #""Madrid""#, "what you call the place", es: "cómo llamas al lugar",
      .maybe(.text), \.place.name),
    ConfigurationKey(
      "weather.url", #""https://…""#,
      "where sync fetches a forecast, in Open-Meteo's form",
      es: "de dónde descarga sync un pronóstico, en el formato de Open-Meteo",
      .maybe(.forecastAddress), \.weather.url),
    ConfigurationKey(
      "weather.file", #""~/weather.json""#,
      "or a file that another program writes", es: "o un archivo que escribe otro programa",
      .maybe(.path), \.weather.file),
  ]

  private static let silenced = [
    ConfigurationKey(
      "tonight", "true", "say when to turn out the light", es: "indicar cuándo apagar la luz",
      .bool, \.preferences.tellsTonight),
    ConfigurationKey(
      "lunch", "true", "point out days without time for lunch",
      es: "avisar de los días sin tiempo para comer", .bool, \.preferences.tellsLunch),
  ]

  private static let ready = RiseReason.allCases.map { reason in
    ConfigurationKey(
      "ready.\(reason.rawValue)", #""1h30""#,
      "time from getting up until \(Voice(.english).name(of: reason))",
      es: "tiempo desde que te levantas hasta \(Voice(.spanish).name(of: reason))",
      .maybe(.length(0...aDay / 2)), \.preferences.ready[reason])
  }

  private static let demand = [
    ConfigurationKey(
      "thresholds.heavy_load", "60", "a calendar load above this is heavy",
      es: "por encima, la carga de la agenda es alta", .number(0...100), \.preferences.heavyLoad),
    ConfigurationKey(
      "thresholds.marathon", #""3h""#, "warn about back-to-back meetings this long",
      es: "avisa de reuniones seguidas así de largas",
      .length(1...aDay), \.preferences.marathonMinutes),
    ConfigurationKey(
      "keywords.high", #"["sprint"]"#, "title words that mark an event as demanding",
      es: "palabras del título que hacen exigente un evento", .texts, \.highWords),
    ConfigurationKey(
      "keywords.low", #"["office hours"]"#, "title words that mark an event as light",
      es: "palabras del título que lo hacen ligero", .texts, \.lowWords),
    ConfigurationKey(
      "demand.afternoon_dip", "true", "whether events from 13:00 to 16:00 are more demanding",
      es: "si los eventos de 13:00 a 16:00 son más exigentes", .bool, \.preferences.hasAfternoonDip),
  ]

  private static let rules = [
    ConfigurationKey(
      "rules", #"[{title: "board|comité", points: 2}]"#,
      "rules for how demanding events are; the first match wins; each has:",
      es:
        "reglas de lo exigentes que son los eventos; vale la primera que coincida; cada una tiene:",
      .rules, \.preferences.rules),
    ConfigurationKey(
      "rules[].title", #""board|comité""#, "whole words of the title, separated by |",
      es: "palabras enteras del título, separadas por |"),
    ConfigurationKey(
      "rules[].exact", #""Board review""#, "or the whole title, as correct writes it",
      es: "o el título entero, como lo escribe correct"),
    ConfigurationKey(
      "rules[].uid", #""1on1@example.test""#, "only this series", es: "solo esta serie"),
    ConfigurationKey("rules[].on", #""2026-03-10""#, "only on this date", es: "solo en esta fecha"),
    ConfigurationKey(
      "rules[].calendar", #""home""#, "name of the calendar", es: "nombre del calendario"),
    ConfigurationKey(
      "rules[].points", "2", "points to add or subtract", es: "puntos que se suman o restan"),
    ConfigurationKey(
      "rules[].demand", #""low""#, #"or how demanding it is: "low", "medium", "high", "none""#,
      es: #"o su exigencia: "low" (baja), "medium" (media), "high" (alta), "none" (ninguna)"#),
    ConfigurationKey(
      "rules[].kind", #""training""#, "kind: \(kinds)", es: "tipo: \(kinds)"),
    ConfigurationKey(
      "rules[].owner", #""others""#,
      #"whose it is: "mine", "others""#, es: #"de quién es: "mine" (mío), "others" (de otros)"#),
    ConfigurationKey(
      "rules[].place", #""Clinic""#,
      "words of the location, separated by |", es: "palabras del lugar, separadas por |"),
    ConfigurationKey(
      "rules[].travel", #""30m""#,
      "how long the way there takes, and back", es: "cuánto se tarda en ir, y en volver"),
    ConfigurationKey(
      "rules[].movable", "true", "an errand that may be moved",
      es: "una gestión que se puede mover"),
    ConfigurationKey("rules[].ignore", "true", "or leave it out altogether", es: "o no contarlo"),
  ]

  private static let kinds = EventKind.allCases.map(\.rawValue).joined(separator: ", ")

  private static let others = [
    ConfigurationKey(
      "alerts", #"["meeting", "break"]"#, "what alerts reports: \(alerts) (default: all)",
      es: "de qué avisa alerts: \(alerts) (por defecto: todo)",
      .choices(Alert.Kind.allCases.map(\.rawValue)), \.alerts),
    ConfigurationKey(
      "usual", "true", "whether to learn from recorded workouts what you usually train",
      es: "aprender de los entrenamientos registrados qué sueles entrenar",
      .bool, \.preferences.learnsHabits),
    ConfigurationKey(
      "privacy.hide", #"["hrv"]"#,
      "left out of all output: \(hidden)", es: "no sale en ninguna parte: \(hidden)",
      .choices(Configuration.Privacy.choices), \.privacy.hide),
    ConfigurationKey(
      "privacy.private_events", #""busy""#, #""title", or "busy": private events show no title"#,
      es: #""title", o "busy": los eventos privados no muestran título"#,
      .choice(["title", "busy"]), \.privacy.privateEvents),
    ConfigurationKey(
      "privacy.coach", #"["recovery", "sleep"]"#,
      "all that --audience coach shows (default: no measurements and no titles); ceiling: rest, easy, "
        + "moderate or hard, without reasons",
      es: "lo único que muestra --audience coach (por defecto: ni mediciones ni títulos); ceiling: "
        + "descanso, suave, moderado o fuerte, sin motivos",
      .maybe(.choices(Configuration.Privacy.choices + [Configuration.Privacy.ceiling])),
      \.privacy.coach),
    ConfigurationKey(
      "privacy.mail_subject", #""zone""#,
      #""none": the date; "zone": the kind of day; "full": the headline"#,
      es: #""none": la fecha; "zone": el tipo de día; "full": el titular"#,
      .choice(MailSubject.Detail.allCases.map(\.rawValue)), \.privacy.mailSubject),
    ConfigurationKey(
      "sync", #""before_brief""#,
      #""never", or "before_brief": today's briefing first fetches what is out of date"#,
      es: #""never", o "before_brief": el informe de hoy descarga antes lo que no esté al día"#,
      .choice(["never", "before_brief"]), \.sync),
    ConfigurationKey(
      "mail.to", #""ana@example.test""#, "recipient for --format mail",
      es: "destinatario de --format mail", .maybe(.mailbox), \.mailTo),
    ConfigurationKey(
      "sync_whoop.client_id", #""9f0c2d1e""#,
      "client ID of your WHOOP app, so that sync connect whoop does not ask for it",
      es: "client ID de tu app de WHOOP, para que sync connect whoop no lo pida",
      .maybe(.text), \.syncWhoop.clientID),
    ConfigurationKey(
      "sync_whoop.secret_command", #"["pass", "whoop"]"#,
      "program that prints the app's secret, with its arguments",
      es: "programa que imprime el secreto de la app, con sus argumentos",
      .texts, \.syncWhoop.secretCommand),
    ConfigurationKey(
      "sync_whoop.port", "\(WhoopLogin.defaultPort)", "port in the app's redirect URI",
      es: "puerto de la dirección de retorno de la app", .whole(1024...65535), \.syncWhoop.port),
  ]

  private static let alerts = Alert.Kind.allCases.map(\.rawValue).joined(separator: ", ")
  private static let hidden = Configuration.Privacy.choices.joined(separator: ", ")

  /// Minutes in a day.
  private static let aDay = 24 * 60

  /// The names of the keys in a section: "" for the top level, `day`, `calendars[]`.
  static func names(in section: String) -> [String] {
    all.compactMap { $0.rest(in: section) }
      .map { rest in
        String(Substring(rest.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "[") }))
      }.unique()
  }

  private func rest(in section: String) -> Substring? {
    guard !section.isEmpty else { return path[...] }
    return path.hasPrefix(section + ".") ? path.dropFirst(section.utf8.count + 1) : nil
  }

  /// Nil for a top-level key.
  var section: String? { path.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(path[..<$0]) } }

  var name: String { path.split(separator: ".").last.map(String.init) ?? path }

  /// Whether the key has a single value, rather than one for each element of a list.
  package var isSetOnce: Bool { read != nil }
}
