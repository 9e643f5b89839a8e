import ReadyDayCore
import TestSupport
import Testing

@Suite("Bad input")
struct BadInputTests {
  /// What is typed in a folder with some files, and how the program answers.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let arguments: String
    var files: [String: String] = [:]
    let status: Int32
    let errors: String
  }

  static let usage = [
    Case(
      testDescription: "an unknown command", arguments: "breif", status: 2,
      errors: """
        readyday: error: unknown command "breif"
          did you mean brief?
          readyday help --all lists the commands

        """),
    Case(
      testDescription: "an unknown option", arguments: "brief --fromat json", status: 2,
      errors: """
        readyday: error: unknown option --fromat
          did you mean --format?
          readyday brief --help lists the options

        """),
    Case(
      testDescription: "a misspelled date", arguments: "brief --date tomorow", status: 2,
      errors: """
        readyday: error: --date: invalid value "tomorow"
          did you mean "tomorrow"?
          accepted: today, tomorrow, yesterday, mon..sun, +2d, -1w, 2026-11-23

        """),
    Case(
      testDescription: "a day there is not", arguments: "brief --date 2026-02-30", status: 2,
      errors: """
        readyday: error: --date: invalid value "2026-02-30"
          accepted: today, tomorrow, yesterday, mon..sun, +2d, -1w, 2026-11-23

        """),
    Case(
      testDescription: "a moment without its offset",
      arguments: "brief --now 2026-03-10T07:00:00", status: 2,
      errors: """
        readyday: error: --now: invalid value "2026-03-10T07:00:00"
          accepted: a date and time with offset, 2026-11-23T06:55:00+01:00

        """),
    Case(
      testDescription: "a zone nobody lives in",
      arguments: "brief --calendar a.ics --tz Mars/Olympus", files: ["a.ics": empty], status: 2,
      errors: """
        readyday: error: --tz: invalid value "Mars/Olympus"
          accepted: the name of a time zone, Europe/Madrid or UTC

        """),
    Case(
      testDescription: "an unknown choice", arguments: "brief --format=jsn", status: 2,
      errors: """
        readyday: error: --format: invalid value "jsn"
          did you mean "json"?
          accepted: text, json, markdown, html, mail, ics, vdir

        """),
    Case(
      testDescription: "a value that is missing", arguments: "brief --date --quiet", status: 2,
      errors: """
        readyday: error: --date needs a value
          usage: -d, --date DATE

        """),
    Case(
      testDescription: "a width nothing fits in", arguments: "brief --width 12", status: 2,
      errors: """
        readyday: error: --width: invalid value "12"
          accepted: a number of columns, 40 to 9999

        """),
    Case(
      testDescription: "a word that belongs nowhere", arguments: "doctor -- tomorrow", status: 2,
      errors: """
        readyday: error: unexpected argument "tomorrow"
          usage: readyday doctor [options]

        """),
    Case(
      testDescription: "a day that a zone skipped",
      arguments: "brief --date 2011-12-30 --tz Pacific/Apia", status: 2,
      errors: "readyday: error: 2011-12-30 does not exist in Pacific/Apia: "
        + "its clocks skipped that day\n"),
    Case(
      testDescription: "a usage error for programs", arguments: "brief --format json --dat today",
      status: 2,
      errors: """
        {"error":{"code":"usage","hint":"did you mean --date?\\nreadyday brief --help lists the options","message":"unknown option --dat"}}

        """),
  ]

  static let sources = [
    Case(
      testDescription: "a path that leads nowhere", arguments: "brief --calendar wrok", status: 4,
      errors: "readyday: error: no such file or folder: wrok\n"),
    Case(
      testDescription: "a folder without files", arguments: "brief --calendar folder",
      files: ["folder/notes.txt": "none"], status: 4,
      errors: "readyday: error: no .ics, .ical, .icalendar file in folder\n"),
    Case(
      testDescription: "an empty calendar file", arguments: "brief --calendar a.ics",
      files: ["a.ics": ""], status: 4,
      errors: """
        readyday: warning: a.ics: \(Voice(.english).problem(.calendar(.notACalendar)))
        readyday: error: no calendar in a.ics

        """),
    Case(
      testDescription: "an empty calendar file, for programs",
      arguments: "brief --calendar a.ics --format json", files: ["a.ics": ""], status: 4,
      errors: #"{"error":{"code":"nothing_usable","hint":null,"message":"#
        + #""no calendar in a.ics: \#(Voice(.english).problem(.calendar(.notACalendar)))"}}"# + "\n"
    ),
    Case(
      testDescription: "JSON that is cut off", arguments: "brief --whoop a.json",
      files: ["a.json": #"{"records": [{"cycle_id": 93845, "sleep_id""#], status: 4,
      errors: """
        readyday: warning: a.json:1: \(Voice(.english).problem(.health(.cutShort)))
         1 | {"records": [{"cycle_id": 93845, "sleep_id"
           |                                            ^
        readyday: error: no WHOOP records in a.json

        """),
    Case(
      testDescription: "JSON of another kind", arguments: "brief --whoop a.json",
      files: ["a.json": #"{"songs": [{"title": "Blue"}]}"#], status: 4,
      errors: """
        readyday: warning: a.json: \(Voice(.english).problem(.health(.noRecords)))
        readyday: error: no WHOOP records in a.json

        """),
    Case(
      testDescription: "an empty JSON file", arguments: "brief --whoop a.json",
      files: ["a.json": ""], status: 4,
      errors: """
        readyday: warning: a.json: \(Voice(.english).problem(.health(.noRecords)))
        readyday: error: no WHOOP records in a.json

        """),
    Case(
      testDescription: "a calendar cut in half",
      arguments: "brief --calendar a.ics --date 2026-03-10 --tz UTC --quiet --require recovery",
      files: ["a.ics": String(empty.prefix(60)) + "BEGIN:VEVENT\r\nSUMMARY:Half an ev"], status: 3,
      errors: "readyday: error: no recovery score for 2026-03-10\n"),
    Case(
      testDescription: "anything skipped, when nothing may be",
      arguments: "brief --calendar a.ics b.ics --date 2026-03-10 --tz UTC --strict",
      files: ["a.ics": empty, "b.ics": "Dear all,\n"], status: 4,
      errors: """
        readyday: warning: b.ics: \(Voice(.english).problem(.calendar(.notACalendar)))
        readyday: error: 1 problem in the input (--strict)

        """),
    Case(
      testDescription: "standard input for two things at once",
      arguments: "brief --whoop - --calendar -", status: 2,
      errors: "readyday: error: standard input (-) can be read only once\n"),
    Case(
      testDescription: "an output folder that is not there",
      arguments: "brief --calendar a.ics --tz UTC --output gone/brief.txt",
      files: ["a.ics": empty], status: 6,
      errors: "readyday: error: cannot write to gone/brief.txt: No such file or directory\n"),
  ]

  static let empty =
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//example.test//EN\r\nEND:VCALENDAR\r\n"

  @Test("is answered with a message and a status, and nothing else", arguments: usage + sources)
  func answer(_ row: Case) throws {
    try TemporaryFolder.with { folder in
      for (name, content) in row.files { try folder.file(name, content) }
      var program = Program(row.arguments.split(separator: " ").map(String.init))
      program.folder = folder.url
      let result = try program.run()
      #expect(result.errors == row.errors)
      #expect(result.output.isEmpty)
      #expect(result.status == row.status)
    }
  }
}
