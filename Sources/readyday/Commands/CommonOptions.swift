import ReadyDayCore

/// The options that most commands share.
struct CommonOptions: Sendable {
  static let whoop = CommandOption(
    "whoop", .words(name: "PATH"), variable: "READYDAY_WHOOP",
    help: "WHOOP data: exported files, or folders of them; - is standard input")
  static let calendar = CommandOption(
    "calendar", .words(name: "PATH"), variable: "READYDAY_CALENDAR",
    help: "calendars: .ics files, or folders of them; - is standard input")
  static let me = CommandOption(
    "me", .words(name: "EMAIL"), help: "your own addresses, to tell what you declined")
  static let date = CommandOption(
    "date", .word(name: "DATE"),
    help: "the day: \(DateExpression.accepted); today when left out")
  static let now = CommandOption(
    "now", .word(name: "TIME"), variable: "READYDAY_NOW",
    help: "take this for the present moment: 2026-11-23T06:55:00+01:00")
  static let zone = CommandOption(
    "tz", .word(name: "ZONE"), variable: "READYDAY_TZ",
    help: "your time zone, Europe/Madrid; the system's when left out")
  static let language = CommandOption(
    "lang", .oneOf(["en", "es"]), variable: "READYDAY_LANG",
    help: "the language; the locale's when left out")
  static let colour = CommandOption(
    "color", .oneOf(TextStyle.Colour.allCases.map(\.rawValue)),
    help: "colours; auto means on a terminal")
  static let width = CommandOption(
    "width", .word(name: "N"), help: "columns to fill, 40 or more; 80 when not on a terminal")
  static let ascii = CommandOption("ascii", help: "draw with ASCII signs alone")
  static let output = CommandOption(
    "output", .word(name: "FILE"), help: "write to this file, all of it or nothing")
  static let quiet = CommandOption("quiet", help: "no warnings, only errors")
  static let verbose = CommandOption("verbose", help: "name the files that are read")
  static let strict = CommandOption("strict", help: "fail when anything had to be skipped")

  static let sources = Syntax.Group(title: "Your data", options: [whoop, calendar])
}
