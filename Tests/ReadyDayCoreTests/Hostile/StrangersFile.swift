import TestSupport

@testable import ReadyDayCore

/// What a briefing of 10 March 2026 in Madrid takes from files that strangers wrote.
struct StrangersFile {
  /// `09:00–10:00 Standup`, `all day Holiday`, in the agenda's order.
  let occurrences: [String]
  /// `file:line: problem`, the line missing where the whole file is meant.
  let problems: [String]
  /// VEVENTs parsed.
  let parsed: Int
  /// How many of the occurrences are said to be copies of others.
  let duplicates: Int

  static let day = LocalDate(dayNumber: 20_522)  // 2026-03-10

  /// `files` are named `1.ics`, `2.ics`, … and read in that order.
  init(_ files: [[UInt8]], budget: RecurrenceBudget = RecurrenceBudget()) {
    let zone = Zone.fixture("Europe/Madrid")
    var library = CalendarLibrary(
      on: RequestedDays(Self.day...Self.day, in: zone), zones: FixtureZones())
    library.budget = budget
    let named = files.enumerated().map { (name: "\($0 + 1).ics", bytes: $1) }
    for file in named { library.scan(file.bytes.span.bytes, file: file.name, calendar: "Work") }
    for file in named { library.read(file.bytes.span.bytes, file: file.name) }
    let agenda = library.agenda()
    occurrences = agenda.occurrences.map { Self.line($0, in: zone) }
    problems = agenda.diagnostics.map(Self.line)
    parsed = library.parsedCount
    duplicates = agenda.occurrences.filter(\.isDuplicate).count
  }

  init(_ text: String) { self.init([Array(text.utf8)]) }

  /// A calendar with one event of these lines.
  init(event lines: String, _ more: String = "") {
    self.init(
      "BEGIN:VCALENDAR\n" + more + "BEGIN:VEVENT\nUID:1\nSUMMARY:Standup\n" + lines
        + "\nEND:VEVENT\nEND:VCALENDAR\n")
  }

  private static func line(_ occurrence: Occurrence, in zone: Zone) -> String {
    switch occurrence.time {
    case .allDay: return "all day " + occurrence.title
    case .timed(let span):
      let (start, end) = (zone.reading(at: span.start), zone.reading(at: span.end))
      let isToday = (start.date, end.date) == (day, day)
      let times = isToday ? "\(start.time)–\(end.time)" : "\(start)–\(end)"
      return "\(times) \(occurrence.title)"
    }
  }

  private static func line(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location
    let line = place.line.map { "\(place.file):\($0)" } ?? place.file
    guard case .calendar(let problem) = diagnostic.problem else { return line }
    return "\(line): \(problem)"
  }
}
