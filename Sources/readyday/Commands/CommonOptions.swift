import ReadyDayCore

/// The options that most commands share.
struct CommonOptions: Sendable {
  /// As they were named, or configured; empty for what was imported.
  let whoop: [InputPath]
  let calendars: [InputPath]
  /// With what the configuration says, and the owner's addresses.
  let preferences: Preferences
  let configuration: Configuration
  let date: DateExpression
  /// Where the nearest day of a weekday's name lies.
  let direction: DateExpression.Direction
  /// Whether a date was asked for.
  let hasDate: Bool
  let now: Instant?
  let zoneName: Arguments.Given?
  let language: Language?
  let colour: TextStyle.Use
  let links: TextStyle.Use
  let width: Int?
  let usesASCII: Bool
  let output: OutputFile?
  let isQuiet: Bool
  let isVerbose: Bool
  let isStrict: Bool
  let redaction: Redaction
  /// Whether somebody else is to read it.
  let isForOthers: Bool

  init(_ arguments: Arguments) throws {
    whoop = arguments.paths(Self.whoop)
    calendars = arguments.paths(Self.calendar)
    guard (whoop + calendars).count(where: { $0.path == "-" }) < 2 else {
      throw UsageError(.clash(.standardInputTwice))
    }
    configuration = arguments.configuration
    var preferences = configuration.preferences
    preferences.me = Set(arguments.all(Self.me).map { $0.lowercased() })
    self.preferences = preferences
    date = arguments[Self.date] ?? .daysFromToday(0)
    direction = arguments.direction
    hasDate = arguments.has(Self.date)
    now = arguments[Self.now]
    zoneName = arguments.values(of: Self.zone).last
    language = arguments[Self.language]
    colour = arguments[Self.colour] ?? .auto
    links = arguments[Self.links] ?? .auto
    width = arguments[Self.width]
    usesASCII = arguments.has(Self.ascii)
    let file = arguments[Self.output]
    output = file.flatMap { $0 == "-" ? nil : OutputFile(path: $0) }
    isQuiet = arguments.has(Self.quiet)
    isVerbose = arguments.has(Self.verbose)
    isStrict = arguments.has(Self.strict)
    let language = language ?? Self.language(of: arguments.environment)
    isForOthers = PrivacyOptions.isForOthers(arguments)
    redaction = PrivacyOptions.redaction(arguments, placeholder: language.phrases.busy)
  }
}

// What each is called, and what the help says of it.
extension CommonOptions {
  static let sources = Syntax.Group(
    title: "Your data", options: [whoop, calendar, me, ConfigurationFile.option])
  static let healthSources = Syntax.Group(
    title: "Your data", options: [whoop, ConfigurationFile.option])
  static let calendarSources = Syntax.Group(
    title: "Your data", options: [calendar, me, ConfigurationFile.option])
  static let time = Syntax.Group(title: "Time", options: [date, now, zone])
  static let printing = drawing + [output] + PrivacyOptions.options
  /// How text looks.
  static let drawing: [any CommandOption] = [language, colour, links, width, ascii]
  static let messages = Syntax.Group(title: "Messages", options: [quiet, verbose, strict])

  /// The page of their own, and what of a command's options is not on the command's.
  static let groups = [
    sources, time, Syntax.Group(title: "Output", options: [TextOrJSON.option] + printing), messages,
    Syntax.Group(title: "Help", options: [Syntax.help]),
  ]

  /// The place of the command behind the options at the beginning of `words`; nil where none of them is a command.
  static func placeBehind(_ words: [String]) -> Int? {
    var place = 0
    while place < words.count, words[place].hasPrefix("-") {
      let flag = words[place].prefix { $0 != "=" }
      let known = groups.flatMap(\.options)
      guard let option = known.first(where: { $0.isNamed(flag) }) else { return nil }
      place += 1
      guard option.arity != .none, flag.count == words[place - 1].count else { continue }
      place += 1
      // Of several paths the first is none, whatever it is called.
      while option.arity == .several, place < words.count, !words[place].hasPrefix("-"),
        Commands.named(words[place]) == nil
      { place += 1 }
    }
    return place < words.count && Commands.named(words[place]) != nil ? place : nil
  }

  /// Where an option of that name takes other values, it is the command's own.
  static func isCommon(_ option: any CommandOption) -> Bool {
    groups.contains { $0.options.contains { $0.usage == option.usage } }
  }

  /// All that is read here, also where a command does not list it: variables stand for them.
  static var all: [any CommandOption] {
    [whoop, calendar, me, date, now, zone] + drawing + [output] + PrivacyOptions.options
  }

  static let whoop = Option<String>(
    "whoop", .path, .several, variable: "READYDAY_WHOOP",
    help: "WHOOP data: exported files, zips, or folders; - is standard input; "
      + "what was imported when left out",
    configured: { $0.whoop })
  static let calendar = Option<String>(
    "calendar", .path, .several, variable: "READYDAY_CALENDAR",
    help: "calendars: .ics files, or folders of them; - is standard input",
    configured: { $0.calendars.map(\.path) })
  static let me = Option<String>(
    "me", .ownAddress, .several, help: "your own addresses, to tell what you declined",
    configured: { $0.me })
  static let date = Option<DateExpression>(
    "date", .date, help: "\(English().accepted(.date)); today when left out")
  static let now = Option<Instant>(
    "now", .moment, variable: "READYDAY_NOW",
    help: "take this for the present moment: 2026-11-23T06:55:00+01:00")
  static let zone = Option<String>(
    "tz", .text("ZONE", candidates: .zones), variable: "READYDAY_TZ",
    help: "your time zone, Europe/Madrid; the system's when left out",
    configured: { [$0.zoneName].compactMap(\.self) })
  static let language = Option<Language>(
    "lang", .language, variable: "READYDAY_LANG",
    help: "the language; the locale's when left out",
    configured: { [$0.language?.code].compactMap(\.self) })
  private static let colour = Option<TextStyle.Use>(
    "color", .choice,
    help: "auto means on a terminal, unless NO_COLOR is set")
  private static let links = Option<TextStyle.Use>(
    "hyperlinks", .choice, help: "auto means on a terminal that is known to follow them")
  private static let widths = TextStyle.narrowest...TextStyle.widest
  private static let width = Option<Int>(
    "width", .number(widths, accepted: .columns(widths)),
    help: "columns to fill, 40 to 9999; the terminal's, or 80")
  private static let ascii = Flag(
    "ascii", help: "draw with ASCII signs alone")
  static let output = Option<String>(
    "output", .file, help: "write to this file, all of it or nothing")
  static let quiet = Flag(
    "quiet", help: "no warnings, only errors")
  private static let verbose = Flag(
    "verbose", help: "name the files that are read")
  private static let strict = Flag(
    "strict", help: "fail when anything was skipped")
}

extension CommonOptions {
  /// Fails where anything was skipped and that is not to be.
  func checkSkipped(_ count: Int) throws {
    if isStrict, count > 0 { throw Failure.skipped(count) }
  }

  func style(in context: CommandContext) -> TextStyle {
    TextStyle(
      colour: colour, links: links, ascii: usesASCII, width: width,
      environment: context.environment,
      columns: output == nil ? context.columns : nil)
  }

  /// The language asked for, else the locale's, else English.
  func language(in environment: Environment) -> Language {
    language ?? Self.language(of: environment)
  }

  static func language(of environment: Environment) -> Language {
    environment.locale("LC_MESSAGES").flatMap { Language($0) } ?? .english
  }

  /// `text` on its way to where it was asked for.
  func answer(_ text: String, _ notices: [StyledLine]) -> CommandOutput {
    answer(PrintedText(text), notices)
  }

  func answer(_ text: PrintedText, _ notices: [StyledLine]) -> CommandOutput {
    var answer = CommandOutput(text)
    answer.file = output
    answer.notices = notices
    return answer
  }
}
