import ReadyDayCore

@dynamicMemberLookup
struct SourceData {
  let request: Request
  private(set) var reading: Reading
  private(set) var problems: [FileProblem] = []
  /// Empty for commands that do not need it.
  private(set) var training = StoredTraining()
  private var found: [Diagnostic] = []
  private(set) var files: [String] = []
  /// The error if the paths for one kind of data have nothing usable.
  private var useless: Failure?
  /// Like ``useless``, for configured data, without which the rest is still used.
  private var lost: [Failure] = []
  private var hasAny: Bool {
    reading.agenda != nil || reading.health?.imported.isEmpty == false
      || reading.health?.archive.map { $0.recordCount > 0 } == true
  }
  /// Whether a calendar was not fetched yet, which a later run will do.
  private var awaitsCalendar: Bool {
    problems.contains { if case .notFetched = $0.kind { true } else { false } }
  }
  private let redaction: Redaction
  /// Nil for sample data.
  private var opened: DiarySources?
  private var paths: InputPaths? { opened?.paths }
  /// What nothing is hidden of; nil unless the reader may know what follows from it.
  @Boxed var whole: Reading? = nil
  /// When the data was read; nil for sample data.
  private var present: Instant?

  subscript<Value>(dynamicMember part: KeyPath<Reading, Value>) -> Value { reading[keyPath: part] }

  init(
    _ request: Request, from opened: DiarySources, _ options: CommonOptions, _ clocks: WhoopClocks,
    at present: Instant
  ) throws {
    let paths = opened.paths
    redaction = options.redaction
    self.request = request
    reading = Reading(hiding: redaction)
    (self.opened, self.present) = (opened, present)
    if request.training {
      training = StoredTraining(paths.dataFolder, hiding: redaction)
      problems = training.problems
      (reading.training, reading.plans) = (
        training.records, training.plans(on: clocks.zone.reading(at: present).date)
      )
      take(training, on: request.dates.upperBound, for: options.arguments.environment.reader)
      reading.asksForReflections = !PrivacyOptions.isForOthers(options.arguments)
    }
    try readHealth(request, from: opened, options, clocks)
    if let days = request.calendars, !paths.calendars.isEmpty {
      try readCalendars(from: opened, on: days, for: request)
    }
    if let zone = request.calendars?.zone { reading.takePlannedRaces(in: zone) }
    reading.firstRead = request.calendars?.horizon.lowerBound
    // Some configured data may be missing, but not all, and not that which the command is about.
    let hasData = hasAny || awaitsCalendar || request.takesSessions && training.hasSessions
    if !hasData || request.needsCalendar && reading.agenda == nil {
      useless = useless ?? lost.first
    }
    // Without `--verbose`, only one diagnostic of each kind and file is shown.
    reading.diagnostics = options.isVerbose ? found : found.gathered
  }

  /// - Parameter configuration: nil if the user is not where its forecast is for.
  mutating func goOut(to spot: Spot?, forecastOf configuration: Configuration?) {
    reading.spot = spot
    guard let configuration, let present, let file = ForecastFile(configuration) else { return }
    reading.sources.synced += CalendarSource.forecast(of: configuration).map(\.status)
    do throws(FileProblem) { reading.forecast = try file.forecast(at: present) } catch {
      problems.append(error)
    }
  }

  mutating func compare(with seen: SeenEvents?) { reading.seen = seen }

  /// An assistant is not told what the user answered about health: it reads no encouragement.
  private mutating func take(
    _ training: StoredTraining, on date: LocalDate, for reader: Environment.Reader
  ) {
    guard reader == .person else {
      (reading.healthLimit, reading.mayHaveCycle) = (.care, false)
      return
    }
    let profile = training.body.profile
    reading.isPregnant = profile.isPregnant(on: date)
    reading.healthLimit = profile.limit(on: date)
    reading.mayHaveCycle = profile.mayHaveCycle(in: date.year)
  }

  /// Reads sample data.
  init(
    whoop: String, calendar: String, _ options: CommonOptions, on occasion: BriefingDate,
    _ clocks: WhoopClocks
  ) {
    redaction = options.redaction
    request = .day(occasion)
    reading = Reading(hiding: redaction)
    var health = HealthData(
      days: occasion.date...occasion.date,
      sleepTarget: Double(options.preferences.sleepTargetMinutes))
    var wanted = WhoopArchive(mornings: health.days, earlier: .baselines)
    wanted.clocks = clocks
    var records = WhoopFiles(sample: whoop)
    let read = records.read(into: wanted, hiding: redaction)
    health.archive = read.archive
    take(read.outcome)
    reading.health = health
    var calendars = CalendarFiles(sample: calendar)
    take(
      calendars.read(
        on: RequestedDays.around(occasion.date, in: occasion.zone), zones: clocks.zones,
        hiding: redaction), changedAt: nil)
    reading.sources.areSamples = true
    reading.diagnostics = found
  }

  private mutating func readHealth(
    _ request: Request, from opened: DiarySources, _ options: CommonOptions, _ clocks: WhoopClocks
  ) throws {
    guard let days = request.mornings else { return }
    var health = HealthData(
      days: days, sleepTarget: Double(options.preferences.sleepTargetMinutes),
      order: options.configuration.sourceOrder)
    if training.records.feelings.hasIllness(before: days.upperBound) {
      health.signalDays = UnusualMornings.most
    }
    if let (archive, outcome) = try opened.whoop(for: request, clocks) {
      take(outcome)
      if archive.recordCount == 0 { lose(.whoop, in: opened.paths.whoop, outcome) }
      health.archive = archive
    }
    let (imported, unreadable) = opened.imported(for: days)
    health.imported = imported
    problems += unreadable
    reading.health = health
  }

  private mutating func take(_ outcome: ReadResult) {
    reading.sources.whoop = outcome.counts
    reading.sources.synced = login
    add(outcome)
  }

  private mutating func lose(_ kind: DataKind, in named: [InputPath], _ outcome: ReadResult) {
    let failure = Failure.nothing(
      kind, in: named.map { calling($0.path) }, because: outcome.diagnostics)
    guard let first = named.first(where: { $0.origin == .configured }) else {
      // A calendar that is readable but empty is not an error: other data can still be used.
      let isEmpty = kind == .calendar && outcome.problems.isEmpty && !outcome.diagnostics.isEmpty
      if isEmpty { lost.append(failure) } else { useless = failure }
      return
    }
    lost.append(failure)
    guard outcome.problems.isEmpty, outcome.diagnostics.isEmpty else { return }
    let problem = FileProblem(.useless(kind), calling(first.path))
    problems.append(paths?.placed(problem) ?? problem)
  }

  private mutating func readCalendars(
    from opened: DiarySources, on days: RequestedDays, for request: Request
  ) throws {
    let read = try opened.calendars(on: days)
    take(read, changedAt: opened.lastChange)
    // Commands about events report calendars that were not read in their output.
    if reading.sources.gaps.isAllUnread, !request.needsCalendar { reading.agenda = nil }
    guard read.outcome.used.isEmpty else { return }
    // Without a calendar, it is not known whether the day is free.
    reading.agenda = nil
    lose(.calendar, in: opened.paths.calendars, read.outcome)
  }

  private mutating func take(_ read: DiarySources.CalendarsRead, changedAt change: Instant?) {
    let (agenda, outcome, names) = read
    reading.agenda = agenda
    reading.sources.calendars = outcome.counts
    reading.sources.gaps = agenda.gaps
    reading.sources.synced = login + fetched
    // A fetched calendar is as recent as its last check, even if it did not change then.
    let checked = fetched.compactMap(\.status.checkedAt)
    reading.sources.readAt = present
    reading.sources.calendarsChangedAt = ([change].compactMap(\.self) + checked).max()
    let (name, paths) = (names.naming(for: redaction), paths)
    add(outcome) { path in paths?.configuration.fetchedCalendar(at: path)?.name ?? name(path) }
  }

  /// Shows what has just failed instead of what is recorded.
  mutating func note(_ unsynced: [Synced]) {
    reading.sources.synced.removeAll { old in unsynced.contains { $0.source == old.source } }
    reading.sources.synced += unsynced
  }

  /// Empty unless the fetched WHOOP data was read.
  private var login: [Synced] {
    guard let paths, paths.whoop.contains(where: { $0.origin == .stored }) else { return [] }
    return (paths.login?.status()).map { [Synced(.whoop, nil, $0)] } ?? []
  }

  /// Empty unless configured calendars were read.
  private var fetched: [Synced] {
    guard let paths, paths.calendars.contains(where: { $0.origin == .configured }) else {
      return []
    }
    return CalendarSource.calendars(of: paths.configuration).map(\.status)
  }

  /// The user's name for a fetched calendar, instead of the path of its copy.
  private func calling(_ path: String) -> String {
    paths?.configuration.fetchedCalendar(at: path)?.name ?? path
  }

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

  func warnings(_ phrases: Voice) -> [Warning] {
    reading.diagnostics.map { Warning($0, phrases) } + problems.map { Warning($0, phrases) }
  }

  /// Fails if data of one kind is unusable or, with `--strict`, if anything was skipped.
  func check(isStrict: Bool) throws {
    if let useless { throw useless }
    let count = problems.count + found.problemCount
    if isStrict, count > 0 { throw Failure.skipped(count) }
  }
}

extension Failure {
  static func nothing(
    _ kind: DataKind, in paths: [String], _ hints: [Message] = [],
    because diagnostics: [Diagnostic] = []
  ) -> Failure {
    let names = paths.map { $0 == "-" ? FileProblem.standardInput : $0.withoutSecret }
    var failure = Failure(
      .nothingUsable, .nothing(kind, in: names), hints)
    failure.reasons = diagnostics.filter { $0.severity == .error }.map(\.problem).unique()
    return failure
  }

  static func skipped(_ count: Int) -> Failure {
    Failure(.skipped, .skipped(count))
  }
}
