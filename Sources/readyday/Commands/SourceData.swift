import ReadyDayCore

/// Everything a command read from the user's files, and what was wrong with them.
struct SourceData: Sendable {
  /// The days that were requested.
  let dates: ClosedRange<LocalDate>?
  /// Nil when no calendar was given.
  var occurrences: [Occurrence]? { agenda?.occurrences }
  private(set) var agenda: Agenda?
  /// One a date, in order; nil when no health data were given.
  private(set) var mornings: [MorningReport]?
  /// What they were made of; nil when they were not asked for.
  @Boxed private(set) var health: HealthData? = nil
  /// What of the last morning is scored, also where it is hidden.
  private(set) var isRecoveryScored = false
  private(set) var isSleepScored = false
  @Boxed private(set) var sources = BriefingSources(calendars: nil, whoop: nil)
  private(set) var problems: [FileProblem] = []
  /// Plans and reflections; empty for commands about other things.
  private(set) var training = StoredTraining(nil)
  /// When it was read, for commands that ask what is over by then; nil for others.
  var present: Instant?
  /// Each of them where the command is verbose; else one of a kind and file.
  var diagnostics: [Diagnostic] { isVerbose ? found : found.gathered }
  private var found: [Diagnostic] = []
  /// Names of the files that were used.
  private(set) var files: [String] = []
  /// Set when all that was named for one purpose holds nothing that serves it.
  private var useless: Failure?
  /// The same for configured data: the rest is reported.
  private var lost: [Failure] = []
  /// Whether anything of what was requested can be told.
  private var hasAny: Bool {
    agenda != nil || health?.imported.isEmpty == false
      || health?.archive.map { $0.recordCount > 0 } == true
  }
  /// Whether a calendar has never been fetched, which a later run does.
  private var awaitsCalendar: Bool {
    problems.contains { if case .notFetched = $0.kind { true } else { false } }
  }
  private let redaction: Redaction
  private let isVerbose: Bool
  private let knowsYesterday: Bool
  /// Whether whoever reads it is not the one whose sessions they were.
  private let isForOthers: Bool
  private var zipRoom = ZipRoom()
  /// Nil for sample data.
  @Boxed private var paths: InputPaths? = nil

  init(
    _ request: Request, from paths: InputPaths, _ options: CommonOptions, _ clocks: WhoopClocks
  ) throws {
    redaction = options.redaction
    isVerbose = options.isVerbose
    isForOthers = PrivacyOptions.isForOthers(options.arguments)
    dates = request.dates
    knowsYesterday = request.knowsYesterday
    self.paths = paths
    if request.training {
      training = StoredTraining(paths.dataFolder)
      problems = training.problems
    }
    try readHealth(request, from: paths, options, clocks)
    if let days = request.calendars, !paths.calendars.isEmpty {
      try readCalendars(paths.calendars, on: days, for: request, options, zones: clocks.zones)
    }
    // Of what is configured some may be lost, but not all, and not what the answer is about.
    if !hasAny && !awaitsCalendar || request.needsCalendar && agenda == nil {
      useless = useless ?? lost.first
    }
  }

  /// What was made up instead of anybody's files.
  init(
    whoop: String, calendar: String, _ options: CommonOptions, on occasion: BriefingDate,
    _ clocks: WhoopClocks
  ) {
    redaction = options.redaction
    isVerbose = options.isVerbose
    isForOthers = PrivacyOptions.isForOthers(options.arguments)
    dates = occasion.date...occasion.date
    knowsYesterday = false
    var health = HealthData(
      days: occasion.date...occasion.date,
      sleepTarget: Double(options.preferences.sleepTargetMinutes))
    var wanted = WhoopArchive(mornings: health.days, earlier: .baselines)
    wanted.clocks = clocks
    health.archive = read(WhoopFiles(sample: whoop), into: wanted).archive
    take(health)
    readCalendars(
      CalendarFiles(sample: calendar), on: Outlook.days(around: occasion.date, in: occasion.zone),
      zones: clocks.zones)
    sources.areSamples = true
  }
}

extension SourceData {
  private mutating func readHealth(
    _ request: Request, from paths: InputPaths, _ options: CommonOptions, _ clocks: WhoopClocks
  ) throws {
    guard let days = request.mornings else { return }
    let workouts = request.workoutDates(reflects: training.isKept)
    var health = HealthData(
      days: days, sleepTarget: Double(options.preferences.sleepTargetMinutes),
      order: options.configuration.sourceOrder)
    if !paths.whoop.isEmpty {
      let named =
        request.journal
        ? paths.whoopWithJournal : workouts == nil ? paths.whoop : paths.whoopWithWorkouts
      var wanted = WhoopArchive(mornings: days, workouts: workouts, earlier: request.earlier)
      (wanted.clocks, wanted.readsJournal) = (clocks, request.journal)
      let (archive, outcome) = read(try WhoopFiles(named, within: &zipRoom), into: wanted)
      if archive.recordCount == 0 { lose(.whoop, in: named, outcome) }
      health.archive = archive
    }
    health.imported = paths.imported.map { read($0.kept, of: $0.origin, for: days) }
    if request.makesReports { take(health) } else { self.health = health }
  }

  private mutating func take(_ health: HealthData) {
    let told = health.mornings(hiding: redaction)
    (isRecoveryScored, isSleepScored) = (told.isRecoveryScored, told.isSleepScored)
    mornings = told.reports
    self.health = health
  }

  private mutating func read(
    _ files: WhoopFiles, into wanted: WhoopArchive
  ) -> (archive: WhoopArchive, outcome: ReadResult) {
    let (archive, outcome) = files.read(into: wanted, hiding: redaction)
    sources.whoop = outcome.counts
    sources.synced = login
    add(outcome)
    return (archive, outcome)
  }

  /// Nothing that was named serves its purpose.
  private mutating func lose(
    _ kind: DataMessage.Kind, in named: [InputPath], _ outcome: ReadResult
  ) {
    let failure = Failure.nothing(
      kind, in: named.map { calling($0.path) }, because: outcome.diagnostics)
    guard let first = named.first(where: { $0.origin == .configured }) else {
      useless = failure
      return
    }
    lost.append(failure)
    guard outcome.problems.isEmpty, outcome.diagnostics.isEmpty else { return }
    let problem = FileProblem(.useless(kind), calling(first.path))
    problems.append(paths?.placed(problem) ?? problem)
  }

  private mutating func read(
    _ kept: HealthStore, of origin: HealthOrigin, for days: ClosedRange<LocalDate>
  ) -> Measurements {
    let dates = Measurements.days(neededFor: days)
    let (history, unreadable) = kept.history(in: dates)
    problems += unreadable
    return history.measurements(by: origin, on: dates)
  }

  private mutating func readCalendars(
    _ named: [InputPath], on days: RequestedDays, for request: Request, _ options: CommonOptions,
    zones: any ZoneDatabase
  ) throws {
    let files = try CalendarFiles(
      named, within: &zipRoom, configured: options.configuration.calendars,
      me: options.preferences.me)
    let outcome = readCalendars(files, on: days, zones: zones)
    // What is asked about events alone says besides its answer that some could not be read.
    if sources.gaps.isAllUnread, !request.needsCalendar { agenda = nil }
    guard outcome.used.isEmpty else { return }
    // Without a calendar it is unknown whether the day is free.
    agenda = nil
    lose(.calendar, in: named, outcome)
  }

  @discardableResult
  private mutating func readCalendars(
    _ files: CalendarFiles, on days: RequestedDays, zones: any ZoneDatabase
  ) -> ReadResult {
    let (agenda, outcome, names) = files.read(on: days, zones: zones, hiding: redaction)
    self.agenda = agenda
    sources.calendars = outcome.counts
    sources.gaps = agenda.gaps
    sources.synced = login + fetched
    // A calendar that is found unchanged is up to date.
    let checked = fetched.compactMap(\.status.checkedAt)
    sources.calendarsChangedAt = ([files.lastChange].compactMap(\.self) + checked).max()
    let (name, paths) = (names.naming(for: redaction), paths)
    add(outcome) { path in paths?.configuration.fetchedCalendar(at: path)?.name ?? name(path) }
    return outcome
  }

  /// How WHOOP stands, where what it brought is what was read.
  private var login: [Synced] {
    guard let paths, paths.whoop.contains(where: { $0.origin == .kept }) else { return [] }
    return (paths.login?.status()).map { [Synced(.whoop, nil, $0)] } ?? []
  }

  /// How the calendars stand that are fetched, where they are what was read.
  private var fetched: [Synced] {
    guard let paths, paths.calendars.contains(where: { $0.origin == .configured }) else {
      return []
    }
    return CalendarSource(paths.configuration)?.status() ?? []
  }

  /// A fetched calendar goes by the user's name for it, not by that of its copy.
  private func calling(_ path: String) -> String {
    paths?.configuration.fetchedCalendar(at: path)?.name ?? path
  }

  /// - Parameter name: what a file is called.
  private mutating func add(
    _ outcome: ReadResult, calling name: (String) -> String = { $0 }
  ) {
    problems += outcome.problems.map { paths?.placed($0) ?? $0 }
      .map { FileProblem($0.kind, name($0.path)) }
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

  /// The briefing of a day.
  func briefing(of inputs: DayInputs) -> Briefing {
    let day = inputs.day
    var sources = sources
    if day.morning?.hidden.contains(.sleep) == false {
      sources.zoneDoubt = health?.doubt(about: day.zone)
    }
    return Briefing(
      day: day, after: inputs.dayBefore, sources: sources, diagnostics: diagnostics,
      reflectionsDue: reflectionsDue(before: day.date, in: day.zone), tasks: agenda?.tasks ?? [])
  }

  /// Of the day before `date`, as far as that is over: a plan for Friday knows nothing of Thursday's evening yet.
  private func reflectionsDue(before date: LocalDate, in zone: Zone) -> [ReflectedSession] {
    guard training.isKept, !isForOthers, let present else { return [] }
    let yesterday = date.advanced(by: -1)...date.advanced(by: -1)
    let behind = SessionsBehind(
      of: yesterday, workouts: health?.sourcedWorkouts(on: yesterday) ?? [], kept: training.kept,
      at: present, in: zone)
    return behind.open.map(\.session)
  }

  func inputs(on occasion: BriefingDate, preferences: Preferences) -> DayInputs {
    let yesterday = occasion.date.advanced(by: -1)
    let sessions = sessions(on: yesterday...occasion.date, in: occasion.zone)
    var inputs = DayInputs(
      date: occasion.date, zone: occasion.zone, now: occasion.now, occurrences: occurrences,
      morning: mornings?.last, preferences: preferences,
      sessions: sessions[occasion.date] ?? [])
    inputs.earlier = agenda?.before ?? []
    if knowsYesterday {
      inputs.before = .init(
        morning: mornings?.first { $0.date == yesterday }, sessions: sessions[yesterday] ?? [])
    }
    // Only the plan for the night looks at them.
    if mornings != nil {
      inputs.firstEvents = agenda?.firstEvents(
        before: occasion.date, in: occasion.zone, preferences)
    }
    return inputs
  }

  /// The day that ends with the one after it, where the night between them is what is left to decide; nil at another
  /// hour, and where neither of them is today.
  func evening(on occasion: BriefingDate, _ briefing: Briefing, _ inputs: DayInputs) -> Evening? {
    let tomorrow = occasion.zone.dayAfter(occasion.today)
    if occasion.isToday, briefing.day.isEvening {
      let sessions = sessions(on: tomorrow...tomorrow, in: occasion.zone)[tomorrow] ?? []
      return Evening(briefing, tomorrow: inputs.dayAfter(with: sessions))
    }
    guard occasion.date == tomorrow, let today = inputs.inputsBefore(at: occasion.present) else {
      return nil
    }
    return Evening(
      self.briefing(of: today), tomorrow: briefing.day, reflectionsDue: briefing.reflectionsDue)
  }

  /// The days of `dates`, looked back on.
  func history(
    on dates: ClosedRange<LocalDate>, in zone: Zone, _ preferences: Preferences
  ) -> History {
    History(
      health,
      HistoryInputs(
        dates, in: zone, preferences: preferences, agenda: agenda, kept: training.kept,
        hiding: redaction))
  }

  /// What is planned, by date and in order of time.
  func sessions(
    on dates: ClosedRange<LocalDate>, in zone: Zone
  ) -> [LocalDate: [PlannedSession]] {
    Dictionary(grouping: training.plans.sessions(on: dates), by: \.date)
      .mapValues { planned in planned.map { PlannedSession($0, in: zone) }.inOrder }
  }

  /// Fails if nothing that was named could be used; with `--strict`, if anything could not.
  func check(isStrict: Bool) throws {
    if let useless { throw useless }
    let count = problems.count + found.problemCount
    if isStrict, count > 0 { throw Failure.skipped(count) }
  }
}

extension Failure {
  static func nothing(
    _ kind: DataMessage.Kind, in paths: [String], _ hints: [Hint] = [],
    because diagnostics: [Diagnostic] = []
  ) -> Failure {
    let names = paths.map { $0 == "-" ? InputFile.nameOfStandardInput : $0.withoutSecret }
    var failure = Failure(
      .unreadableInput, code: "nothing_usable", .data(.nothing(kind, in: names)), hints)
    failure.reasons = diagnostics.filter { $0.severity == .error }.map(\.problem).unique()
    return failure
  }

  static func skipped(_ count: Int) -> Failure {
    Failure(.unreadableInput, code: "skipped", .data(.skipped(count)))
  }
}
