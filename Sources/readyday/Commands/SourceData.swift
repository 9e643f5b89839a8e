import ReadyDayCore

/// All that a command took from the user's files, and what was wrong with them.
struct SourceData: Sendable {
  /// The days that were asked for.
  let dates: ClosedRange<LocalDate>?
  /// Nil when no calendar was given.
  var occurrences: [Occurrence]? { agenda?.occurrences }
  private(set) var agenda: Agenda?
  /// One a date, in order; nil when no health data were given.
  private(set) var mornings: [MorningReport]?
  /// What they were made of; nil when they were not asked for.
  private(set) var health: HealthData?
  /// What of the last morning is scored, also where it is hidden.
  private(set) var isRecoveryScored = false
  private(set) var isSleepScored = false
  private(set) var sources = BriefingSources(calendars: nil, whoop: nil)
  private(set) var problems: [FileProblem] = []
  /// What its owner plans, and thinks of it; nothing where a command is about other things.
  private(set) var training = StoredTraining(nil)
  /// When it was read, as far as what is over by then is asked about; nil where nothing is.
  var present: Instant?
  /// Each of them where the command is verbose; else one of a kind and file.
  var diagnostics: [Diagnostic] { isVerbose ? found : found.gathered }
  private var found: [Diagnostic] = []
  /// Names of the files that were used.
  private(set) var files: [String] = []
  /// Set when all that was named for one purpose holds nothing that serves it.
  private var useless: Failure?
  private let redaction: Redaction
  private let isVerbose: Bool
  private var zipRoom = ZipRoom()

  init(
    _ request: Request, from paths: InputPaths, _ options: CommonOptions, zones: any ZoneDatabase
  ) throws {
    redaction = options.redaction
    isVerbose = options.isVerbose
    dates = request.dates
    if request.training {
      training = StoredTraining(paths.dataFolder)
      problems = training.problems
    }
    try readHealth(request, from: paths, options)
    if let days = request.calendars, !paths.calendars.isEmpty {
      try readCalendars(paths.calendars, on: days, options, zones: zones)
    }
  }

  /// What was made up instead of anybody's files.
  init(
    whoop: String, calendar: String, _ options: CommonOptions, on occasion: BriefingDate,
    zones: any ZoneDatabase
  ) {
    redaction = options.redaction
    isVerbose = options.isVerbose
    dates = occasion.date...occasion.date
    var health = HealthData(
      days: occasion.date...occasion.date,
      sleepTarget: Double(options.preferences.sleepTargetMinutes))
    health.archive = read(
      WhoopFiles(sample: whoop), into: WhoopArchive(mornings: health.days, earlier: .baselines))
    take(health)
    readCalendars(
      CalendarFiles(sample: calendar), on: Outlook.days(around: occasion.date, in: occasion.zone),
      zones: zones)
    sources.areSamples = true
  }
}

extension SourceData {
  private mutating func readHealth(
    _ request: Request, from paths: InputPaths, _ options: CommonOptions
  ) throws {
    guard let days = request.mornings else { return }
    let workouts = request.workoutDates(reflects: training.isKept)
    var health = HealthData(
      days: days, sleepTarget: Double(options.preferences.sleepTargetMinutes))
    if !paths.whoop.isEmpty {
      let named = workouts == nil ? paths.whoop : paths.whoopWithWorkouts
      let wanted = WhoopArchive(mornings: days, workouts: workouts, earlier: request.earlier)
      let archive = read(
        try WhoopFiles(named, within: &zipRoom, areKept: paths.isWhoopKept), into: wanted)
      if archive.recordCount == 0 { useless = .nothing(.whoop, in: named) }
      health.archive = archive
    }
    if let kept = paths.appleHealth { health.appleHealth = read(kept, for: days) }
    take(health)
  }

  private mutating func take(_ health: HealthData) {
    let told = health.mornings(hiding: redaction)
    (isRecoveryScored, isSleepScored) = (told.isRecoveryScored, told.isSleepScored)
    mornings = told.reports
    self.health = health
  }

  private mutating func read(_ files: WhoopFiles, into wanted: WhoopArchive) -> WhoopArchive {
    let (archive, outcome) = files.read(into: wanted, hiding: redaction)
    sources.whoop = outcome.counts
    add(outcome)
    return archive
  }

  private mutating func read(_ kept: HealthStore, for days: ClosedRange<LocalDate>) -> Measurements
  {
    let dates = Measurements.days(neededFor: days)
    let (history, unreadable) = kept.history(in: dates)
    problems += unreadable
    return history.measurements(by: .appleHealth, on: dates)
  }

  private mutating func readCalendars(
    _ paths: [String], on days: RequestedDays, _ options: CommonOptions, zones: any ZoneDatabase
  ) throws {
    let files = try CalendarFiles(
      paths, within: &zipRoom, configured: options.configuration.calendars)
    let outcome = readCalendars(files, on: days, zones: zones)
    if outcome.used.isEmpty { useless = .nothing(.calendar, in: paths) }
  }

  @discardableResult
  private mutating func readCalendars(
    _ files: CalendarFiles, on days: RequestedDays, zones: any ZoneDatabase
  ) -> ReadResult {
    let (agenda, outcome, names) = files.read(on: days, zones: zones, hiding: redaction)
    self.agenda = agenda
    sources.calendars = outcome.counts
    sources.gaps = agenda.gaps
    add(outcome, calling: names.naming(for: redaction))
    return outcome
  }

  /// - Parameter name: what a file is called.
  private mutating func add(
    _ outcome: ReadResult, calling name: (String) -> String = { $0 }
  ) {
    problems += outcome.problems.map { FileProblem($0.kind, name($0.path)) }
    found += outcome.diagnostics.map { $0.renamed(name) }
    for name in outcome.used.map(name) where files.last.map(ExactText.init) != ExactText(name) {
      files.append(name)
    }
  }
}

extension SourceData {
  /// What a document warns of.
  func warnings(_ phrases: any ProgramPhrases) -> [Warning] {
    diagnostics.map { Warning($0, phrases) } + problems.map { Warning($0, phrases) }
  }

  /// The mornings with readyday's own scores, also where WHOOP scored them; nil without health data.
  var computedMornings: [MorningReport]? { health?.computedReports(hiding: redaction) }

  func briefing(on occasion: BriefingDate, preferences: Preferences) -> Briefing {
    briefing(of: inputs(on: occasion, preferences: preferences).day)
  }

  /// The briefing on a day made of what was read.
  func briefing(of day: Day) -> Briefing {
    var sources = sources
    if day.morning?.hidden.contains(.sleep) == false {
      sources.zoneDoubt = health?.archive?.doubt(about: day.zone)
    }
    return Briefing(
      day: day, sources: sources, diagnostics: diagnostics,
      reflectionsDue: reflectionsDue(before: day.date, in: day.zone), tasks: agenda?.tasks ?? [])
  }

  /// Of the day before `date`, as far as that is over: a plan for Friday knows nothing of Thursday's evening yet.
  private func reflectionsDue(before date: LocalDate, in zone: Zone) -> [ReflectedSession] {
    guard training.isKept, let present else { return [] }
    let yesterday = date.advanced(by: -1)...date.advanced(by: -1)
    let behind = SessionsBehind(
      of: yesterday, workouts: health?.sourcedWorkouts(on: yesterday) ?? [], kept: training.kept,
      at: present, in: zone)
    return behind.open.map(\.session)
  }

  func inputs(on occasion: BriefingDate, preferences: Preferences) -> DayInputs {
    let sessions = sessions(on: occasion.date...occasion.date, in: occasion.zone)
    return DayInputs(
      date: occasion.date, zone: occasion.zone, now: occasion.now, occurrences: occurrences,
      morning: mornings?.last, preferences: preferences,
      sessions: sessions[occasion.date] ?? [])
  }

  /// What is planned, by date and in order of time.
  func sessions(
    on dates: ClosedRange<LocalDate>, in zone: Zone
  ) -> [LocalDate: [PlannedSession]] {
    Dictionary(grouping: training.plans.sessions(on: dates), by: \.date)
      .mapValues { planned in planned.map { PlannedSession($0, in: zone) }.inOrder }
  }

  /// Something must have come of what was named; with `--strict`, all of it.
  func check(isStrict: Bool) throws {
    if let useless { throw useless }
    let count = problems.count + found.problemCount
    if isStrict, count > 0 { throw Failure.skipped(count) }
  }
}

extension Failure {
  static func nothing(_ kind: DataMessage.Kind, in paths: [String]) -> Failure {
    let names = paths.map { $0 == "-" ? InputFile.nameOfStandardInput : $0 }
    return Failure(.unreadableInput, code: "nothing_usable", .data(.nothing(kind, in: names)))
  }

  static func skipped(_ count: Int) -> Failure {
    Failure(.unreadableInput, code: "skipped", .data(.skipped(count)))
  }
}
