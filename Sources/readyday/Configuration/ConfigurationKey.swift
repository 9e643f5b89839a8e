import ReadyDayCore

/// A key of the configuration file: all that the reader, the listing, the manual page and a new file know of it.
struct ConfigurationKey: Sendable {
  /// From the top, `day.waking`; `calendars[].path` for one of every element.
  let path: String
  /// A value, as JSON5 has it.
  let example: String
  /// Lower case, no full stop.
  let meaning: String
  /// Takes the value that stands in the file; nil for a key of every element, which its list's key reads.
  let read: (@Sendable (ConfigurationNode, inout Configuration) throws -> Void)?
  /// What is in force where no option says otherwise.
  let show: @Sendable (Configuration) -> JSON
  /// What stands in for it on the command line.
  let option: (any CommandOption)?

  /// A key whose value stands in one place of the configuration.
  init<Value>(
    _ path: String, _ example: String, _ meaning: String, _ form: SettingForm<Value>,
    _ place: any WritableKeyPath<Configuration, Value> & Sendable,
    option: (any CommandOption)? = nil
  ) {
    (self.path, self.example, self.meaning, self.option) = (path, example, meaning, option)
    read = { node, configuration in configuration[keyPath: place] = try form.read(node) }
    show = { configuration in form.show(configuration[keyPath: place]) }
  }

  /// A key of every element of a list.
  init(_ path: String, _ example: String, _ meaning: String) {
    (self.path, self.example, self.meaning) = (path, example, meaning)
    (read, show, option) = (nil, { _ in .null }, nil)
  }
}

extension ConfigurationKey {
  static let all = owner + hours + demand + others

  private static let owner = [
    ConfigurationKey(
      "time_zone", #""Europe/Madrid""#, "your time zone; the system's when left out",
      .zone, \.zoneName, option: CommonOptions.zone),
    ConfigurationKey(
      "language", #""auto""#, #""en", "es", or "auto": the locale's"#,
      .language, \.language, option: CommonOptions.language),
    ConfigurationKey(
      "units", #""metric""#, #""metric": km and °C, or "imperial": miles and °F"#,
      .units, \.units),
    ConfigurationKey(
      "me", #"["ana@example.test"]"#,
      "your own addresses, to tell which invitations you declined",
      .addresses, \.me, option: CommonOptions.me),
    ConfigurationKey(
      "whoop", #"["~/whoop"]"#,
      "WHOOP data beside what was imported: exported files, zips, or folders; * in a name stands for "
        + "anything",
      .paths, \.whoop, option: CommonOptions.whoop),
    ConfigurationKey(
      "sources", #"["whoop", "oura"]"#,
      "whose morning is shown where several devices have one, the first first: "
        + "\(HealthOrigin.allCases.map(\.name).joined(separator: ", "))",
      .choices(HealthOrigin.allCases.map(\.name)), \.sources),
    ConfigurationKey(
      "calendars", #"[{name: "work", path: "~/.calendars/work"}]"#,
      "your calendars, each a path, an address, or with:",
      .calendars, \.calendars, option: CommonOptions.calendar),
    ConfigurationKey(
      "calendars[].path", #""~/.calendars/work""#, "an .ics file, or a folder of them"),
    ConfigurationKey(
      "calendars[].url", #""webcal://…""#,
      "or an https or webcal address, which readyday sync fetches; whoever knows it can read the calendar"
    ),
    ConfigurationKey(
      "calendars[].url_command", #"["pass", "cal/work"]"#, "or a command that prints the address"),
    ConfigurationKey(
      "calendars[].user_agent", #""Mozilla/5.0 …""#,
      "what the address is asked as, for servers that answer browsers alone"),
    ConfigurationKey("calendars[].name", #""work""#, "over the name that its files give"),
    ConfigurationKey(
      "calendars[].kind", #""work""#,
      #""work", "personal", or "holidays": its public holidays are days off"#),
    ConfigurationKey(
      "calendars[].show", #""busy""#, #""full", or "busy": its titles and places are never shown"#),
  ]

  private static let hours = [
    ConfigurationKey(
      "day.waking", #""06:00-22:00""#, "when you are awake", .hours, \.preferences.waking),
    ConfigurationKey(
      "day.work", #""09:00-18:00""#, "when meetings may be moved to", .hours, \.preferences.work),
    ConfigurationKey(
      "day.work_days", #""mon-fri""#, "the days you work; other days without meetings are days off",
      .weekdays, \.preferences.workDays),
    ConfigurationKey(
      "day.lunch", #""12:00-15:00""#, "when you need half an hour to eat",
      .hours, \.preferences.lunch),
    ConfigurationKey(
      "workouts.preparation", #""30m""#, "to be kept free between training and an event",
      .length(0...aDay), \.preferences.preparationMinutes),
    ConfigurationKey(
      "workouts.minimum", #""60m""#, "the shortest window for training",
      .length(1...aDay), \.preferences.minimumWindowMinutes),
    ConfigurationKey(
      "workouts.prefer", #"["morning"]"#, #"parts of the day: "morning", "afternoon", "evening""#,
      .partsOfDay, \.preferences.preferredParts),
    ConfigurationKey(
      "workouts.hard_per_week", "2", "hard sessions a week, for week --plan",
      .maybe(.number(1...3)), \.preferences.hardPerWeek),
    ConfigurationKey(
      "sleep.target", #""8h""#, "how long you mean to sleep",
      .length(60...aDay), \.preferences.sleepTargetMinutes),
  ]

  private static let demand = [
    ConfigurationKey(
      "thresholds.heavy_load", "60", "a calendar load above it is heavy",
      .number(0...100), \.preferences.heavyLoad),
    ConfigurationKey(
      "thresholds.marathon", #""3h""#, "meetings in a row for so long are too many",
      .length(1...aDay), \.preferences.marathonMinutes),
    ConfigurationKey(
      "keywords.high", #"["sprint"]"#, "words of titles that ask much of you",
      .texts, \.highWords),
    ConfigurationKey(
      "keywords.low", #"["office hours"]"#, "words of titles that ask little",
      .texts, \.lowWords),
    ConfigurationKey(
      "demand.afternoon_dip", "true", "whether events from 13:00 to 16:00 are more demanding",
      .bool, \.preferences.hasAfternoonDip),
    ConfigurationKey(
      "rules", #"[{title: "board|comité", points: 2}]"#,
      "what events ask of you; the first that matches wins, each with:",
      .rules, \.preferences.rules),
    ConfigurationKey(
      "rules[].title", #""board|comité""#, "whole words of the title, | between them"),
    ConfigurationKey("rules[].calendar", #""home""#, "the calendar's name"),
    ConfigurationKey("rules[].points", "2", "points more or fewer than otherwise"),
    ConfigurationKey(
      "rules[].demand", #""low""#,
      #"or what it asks: "low", "medium", "high", "none""#),
    ConfigurationKey(
      "rules[].kind", #""training""#,
      "what it is: \(EventKind.allCases.map(\.rawValue).joined(separator: ", "))"),
    ConfigurationKey("rules[].ignore", "true", "or not to be counted at all"),
  ]

  private static let others = [
    ConfigurationKey(
      "alerts", #"["meeting", "break"]"#,
      "what alerts tells of: \(Alert.Kind.allCases.map(\.rawValue).joined(separator: ", ")) (default: all)",
      .choices(Alert.Kind.allCases.map(\.rawValue)), \.alerts),
    ConfigurationKey(
      "privacy.hide", #"["hrv"]"#,
      "kept out of all that is written: \(PrivacyOptions.choices.joined(separator: ", "))",
      .choices(PrivacyOptions.choices), \.privacy.hide),
    ConfigurationKey(
      "privacy.private_events", #""busy""#, #""title", or "busy": private events show none"#,
      .choice(["title", "busy"]), \.privacy.privateEvents),
    ConfigurationKey(
      "privacy.coach", #"["recovery", "sleep"]"#,
      "all that --audience coach shows (default: no measured value and no title)",
      .maybe(.choices(PrivacyOptions.choices)), \.privacy.coach),
    ConfigurationKey(
      "privacy.mail_subject", #""zone""#,
      #""none": the date; "zone": the kind of day; "full": the decision"#,
      .choice(MailSubject.Detail.allCases.map(\.rawValue)), \.privacy.mailSubject),
    ConfigurationKey(
      "sync", #""before_brief""#,
      #""never", or "before_brief": today's brief fetches first what is old"#,
      .choice(["never", "before_brief"]), \.sync),
    ConfigurationKey(
      "mail.to", #""ana@example.test""#, "who is written to by --format mail",
      .maybe(.mailbox), \.mailTo),
    ConfigurationKey(
      "sync_whoop.client_id", #""9f0c2d1e""#,
      "your WHOOP app, where readyday sync connect whoop is not to ask for it",
      .maybe(.text), \.syncWhoop.clientID),
    ConfigurationKey(
      "sync_whoop.secret_command", #"["pass", "whoop"]"#,
      "the program, and its arguments, that prints the app's secret",
      .texts, \.syncWhoop.secretCommand),
    ConfigurationKey(
      "sync_whoop.port", "\(WhoopLogin.defaultPort)",
      "the port in the redirect URI of your app", .whole(1024...65535), \.syncWhoop.port),
  ]

  /// Minutes.
  private static let aDay = 24 * 60
}

extension ConfigurationKey {
  /// The names that may stand in a section: "" for the whole file, `day`, `calendars[]`.
  static func names(in section: String) -> [String] {
    var names: [String] = []
    for key in all {
      guard let rest = key.rest(in: section) else { continue }
      let name = String(rest.prefix { $0 != "." && $0 != "[" })
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  private func rest(in section: String) -> Substring? {
    guard !section.isEmpty else { return path[...] }
    return path.hasPrefix(section + ".") ? path.dropFirst(section.utf8.count + 1) : nil
  }

  /// The section it stands in; nil at the top.
  var section: String? { path.lastIndex(of: ".").map { String(path[..<$0]) } }

  /// Its last part.
  var name: String { path.split(separator: ".").last.map(String.init) ?? path }

  /// Whether it has a value of its own, rather than one of every element of a list.
  var isSetOnce: Bool { read != nil }
}
