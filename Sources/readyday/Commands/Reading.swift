import ReadyDayCore

/// All that a command took from the user's files, and what was wrong with them.
struct Reading: Sendable {
  /// Nil when no calendar was given.
  var occurrences: [Occurrence]? { agenda?.occurrences }
  private(set) var agenda: Agenda?
  /// One a date, in order; nil when no WHOOP data were given.
  private(set) var mornings: [MorningReport]?
  /// What of the last morning is scored, also where it is hidden.
  private(set) var isRecoveryScored = false
  private(set) var isSleepScored = false
  private(set) var sources = BriefingSources(calendars: nil, whoop: nil)
  private(set) var problems: [FileProblem] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Names of the files that were used.
  private(set) var files: [String] = []
  /// Set when all that was named for one purpose holds nothing that serves it.
  private var useless: Failure?
  private let redaction: Redaction

  init(_ options: CommonOptions, on occasion: Occasion, zones: any ZoneDatabase) throws(Failure) {
    redaction = options.redaction
    do throws(FileProblem) {
      if !options.whoop.isEmpty { try readWhoop(options.whoop, on: occasion.date...occasion.date) }
      if !options.calendars.isEmpty {
        let days = Outlook.days(around: occasion.date)
        try readCalendars(options, on: days, in: occasion.zone, zones: zones)
      }
    } catch {
      throw Failure(error)
    }
  }

  /// Both, for all of `days`.
  init(
    _ options: CommonOptions, on days: ClosedRange<LocalDate>, in zone: Zone,
    zones: any ZoneDatabase
  ) throws(Failure) {
    redaction = options.redaction
    do throws(FileProblem) {
      if !options.whoop.isEmpty { try readWhoop(options.whoop, on: days) }
      if !options.calendars.isEmpty {
        try readCalendars(options, on: days, in: zone, zones: zones)
      }
    } catch {
      throw Failure(error)
    }
  }

  /// The WHOOP data alone, for all of `days`.
  init(whoopOf options: CommonOptions, on days: ClosedRange<LocalDate>) throws(Failure) {
    redaction = options.redaction
    do throws(FileProblem) {
      try readWhoop(options.whoop, on: days)
    } catch {
      throw Failure(error)
    }
  }

  /// The calendars alone, for all of `days`.
  init(
    calendarsOf options: CommonOptions, on days: ClosedRange<LocalDate>, in zone: Zone,
    zones: any ZoneDatabase
  ) throws(Failure) {
    redaction = options.redaction
    do throws(FileProblem) {
      try readCalendars(options, on: days, in: zone, zones: zones)
    } catch {
      throw Failure(error)
    }
  }
}

extension Reading {
  private mutating func readWhoop(
    _ paths: [String], on days: ClosedRange<LocalDate>
  ) throws(FileProblem) {
    let (archive, outcome) = try WhoopFiles(paths).read(on: days)
    let reports = archive.reports(on: days)
    isRecoveryScored = reports.last?.recovery.score.value != nil
    isSleepScored = reports.last?.sleep.state == .scored
    mornings = reports.map(redaction.applied)
    sources.whoop = outcome.counts
    add(outcome)
    if archive.recordCount == 0 { useless = .nothing("WHOOP records", in: paths) }
  }

  private mutating func readCalendars(
    _ options: CommonOptions, on days: ClosedRange<LocalDate>, in zone: Zone,
    zones: any ZoneDatabase
  ) throws(FileProblem) {
    let paths = options.calendars
    let files = try CalendarFiles(paths, givenName: options.configuration.calendarName)
    var (agenda, outcome) = files.read(on: days, zone: zone, zones: zones)
    agenda.occurrences = agenda.occurrences.map(redaction.applied)
    agenda.diagnostics = agenda.diagnostics.map(redaction.applied)
    self.agenda = agenda
    sources.calendars = outcome.counts
    add(outcome, calling: redaction.hidesEvents ? files.discreetNames : [:])
    if outcome.used.isEmpty { useless = .nothing("calendar", in: paths) }
  }

  /// - Parameter names: what some of the files are called instead.
  private mutating func add(_ outcome: ReadingOutcome, calling names: [String: String] = [:]) {
    problems += outcome.problems.map { FileProblem($0.kind, names[$0.path] ?? $0.path) }
    diagnostics += outcome.diagnostics.map { redaction.applied(to: $0).renamed(names) }
    for name in outcome.used.map({ names[$0] ?? $0 }) where files.last != name {
      files.append(name)
    }
  }
}

extension Reading {
  func briefing(on occasion: Occasion, preferences: Preferences) -> Briefing {
    briefing(of: inputs(on: occasion, preferences: preferences).day)
  }

  /// The briefing on a day made of what was read.
  func briefing(of day: Day) -> Briefing {
    Briefing(day: day, sources: sources, diagnostics: diagnostics)
  }

  func inputs(on occasion: Occasion, preferences: Preferences) -> DayInputs {
    DayInputs(
      date: occasion.date, zone: occasion.zone, now: occasion.now, occurrences: occurrences,
      morning: mornings?.last, preferences: preferences)
  }

  /// Something must have come of what was named; with `--strict`, all of it.
  func check(isStrict: Bool) throws(Failure) {
    if let useless { throw useless }
    let count = problems.count + diagnostics.count
    if isStrict, count > 0 { throw .skipped(count) }
  }
}

extension Failure {
  fileprivate static func nothing(_ kind: String, in paths: [String]) -> Failure {
    let places = paths.map { $0 == "-" ? "standard input" : $0 }.joined(separator: ", ")
    let kindInSpanish = kind == "calendar" ? "ningún calendario" : "ningún registro de WHOOP"
    return Failure(
      .unreadableInput, code: "nothing_usable",
      Wording(en: "no \(kind) in \(places)", es: "no hay \(kindInSpanish) en \(places)"))
  }

  fileprivate static func skipped(_ count: Int) -> Failure {
    let (problems, problemas) =
      count == 1 ? ("1 problem", "1 problema") : ("\(count) problems", "\(count) problemas")
    return Failure(
      .unreadableInput, code: "skipped",
      Wording(
        en: "\(problems) in the input (--strict)", es: "\(problemas) en los datos (--strict)"))
  }
}

extension Diagnostic {
  fileprivate func renamed(_ names: [String: String]) -> Diagnostic {
    guard let name = names[location.file] else { return self }
    let place = SourceLocation(file: name, line: location.line, column: location.column)
    return Diagnostic(severity, problem, at: place, excerpt: excerpt)
  }
}
