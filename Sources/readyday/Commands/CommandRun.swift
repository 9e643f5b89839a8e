import ReadyDayCore

protocol RunningCommand: SendableMetatype {
  var run: CommandRun { get }

  init(run: CommandRun)

  /// The data that the command reads about the day of `occasion`.
  func request(on occasion: BriefingDate) throws -> Request
}

extension RunningCommand {
  init(_ arguments: Arguments, _ context: CommandContext) throws {
    let unplaced = try Self(unplaced: arguments, context)
    let request = try? unplaced.request(on: unplaced.run.occasion)
    self.init(run: try unplaced.run.placed(reading: request ?? .day(unplaced.run.occasion)))
  }

  /// For commands that need neither data nor to know where the user is.
  init(unplaced arguments: Arguments, _ context: CommandContext) throws {
    self.init(run: try CommandRun(CommonOptions(arguments), in: context))
  }

  func request(on occasion: BriefingDate) throws -> Request { .day(occasion) }

  func read() throws -> SourceData { try run.read(request(on: run.occasion)) }

  var arguments: Arguments { run.arguments }
  var options: CommonOptions { run.options }
  var format: OutputFormat { arguments.format ?? .text }
  /// The operands; in a command about one thing, they are its name.
  var words: [String] { arguments.operands }
  var name: String { words.joined(separator: " ") }
}

protocol PlainCommand: RunningCommand {
  static var syntax: Syntax { get }

  func answer() throws -> CommandOutput
}

extension PlainCommand {
  static var command: Command { Command(syntax) { try Self($0, $1).answer() } }
}

struct CommandRun {
  private(set) var options: CommonOptions
  let context: CommandContext
  let phrases: Voice
  let zones: SystemZones
  @Boxed private(set) var paths: InputPaths
  /// Until the run is placed, in the configured or the computer's zone.
  var occasion: BriefingDate
  /// Nil if the user's whereabouts were not looked for.
  @Boxed private(set) var places: PlaceFinder? = nil
  private var sources: DiarySources?
  /// The zone that `TZ` names, if it is unknown: UTC stands in for it.
  @Boxed private var unknownZone: UnknownZone? = nil
  /// The page that is made, and all those it is made among; nil for a page by itself.
  private var page: (own: Page, among: Set<Page>)?

  init(_ options: CommonOptions, in context: CommandContext) throws {
    self.context = context
    phrases = Voice(options.arguments.language, units: options.configuration.units)
    self.options = options
    zones = SystemZones(context.environment)
    paths = InputPaths(options, in: context.environment)
    var unknown: UnknownZone?
    let zone = try zones.zone(options.zoneName, in: context.environment, noting: &unknown)
    unknownZone = unknown
    occasion = BriefingDate(
      options.date, looking: options.arguments.direction, at: options.now ?? context.clock,
      in: zone, options.preferences)
  }

  /// The run where the user is, if that is looked for; reads `request` and what shows the place.
  func placed(reading request: Request) throws -> CommandRun {
    guard sources == nil else { return self }
    let isSought = options.givenZone == nil && !paths.isEmpty
    let run = isSought ? located(reading: request.locating(occasion)) : self
    guard !run.occasion.isSkipped else {
      let (skipped, zone) = (run.occasion.date, run.occasion.zone.name)
      throw UsageError(
        "\(skipped) does not exist in \(zone): its clocks skipped that day",
        es: "el \(skipped) no existe en \(zone): sus relojes se saltaron ese día")
    }
    return run
  }

  /// Home's zone if the user's nights show another one than the computer's.
  ///
  /// Standard input can be read only once, so it is not looked at.
  var homeOfNights: Zone? {
    let sources = DiarySources(paths, options, zones, planning: .day(occasion).locating(occasion))
    guard !(options.whoop + options.calendars).contains(where: { $0.path == "-" }),
      let places = try? sources.places(in: occasion.zone, by: clocks, at: occasion.present),
      case .nights = places.homeEvidence
    else { return nil }
    return places.home
  }

  /// The same run if data that shows the place is unusable; at home if the place is hidden.
  private func located(reading plan: Request) -> CommandRun {
    let sources = DiarySources(paths, options, zones, planning: plan)
    guard let places = try? sources.places(in: occasion.zone, by: clocks, at: occasion.present)
    else { return self }
    let isHidden = PrivacyOptions.hidesPlace(arguments)
    return copy(of: self) { run in
      run.sources = sources
      run.places = isHidden ? nil : places
      run.options = isHidden ? options : options.living(in: places.home)
      run.occasion = BriefingDate(
        options.date, looking: arguments.direction, at: occasion.present, in: places.home,
        options.preferences, finding: run.places)
    }
  }

  var arguments: Arguments { options.arguments }

  /// The same run, of whose files each is read once, for all that `plan` asks for.
  func planning(_ plan: Request) -> CommandRun {
    copy(of: self) { $0.sources = sources ?? DiarySources(paths, options, zones, planning: plan) }
  }

  /// Whether it makes one page among others, which share what they read and find.
  var isOnePage: Bool { page != nil }

  /// The same run with other arguments, for one page among others.
  func making(_ page: Page, among pages: Set<Page>, _ arguments: Arguments) throws -> CommandRun {
    let options = try CommonOptions(arguments)
    return copy(of: self) { run in
      run.options = places.map { options.living(in: $0.home) } ?? options
      run.occasion = BriefingDate(
        options.date, looking: arguments.direction, at: occasion.present, in: occasion.zone,
        options.preferences, finding: places)
      run.page = (page, pages)
    }
  }

  /// Fails if no requested data is configured or a source is unusable; with `--strict`, if any is.
  func read(_ request: Request) throws -> SourceData {
    try request.check(paths)
    let request = request.around(occasion)
    let sources = sources ?? DiarySources(paths, options, zones, planning: request)
    if isOnePage, let known = sources.known.first(where: { $0.request == request }) {
      return known.data
    }
    var data = try SourceData(request, from: sources, options, clocks, at: occasion.present)
    if request.training, !PrivacyOptions.hidesPlace(arguments) {
      data.goOut(to: spot, forecastOf: isAway ? nil : options.configuration)
    }
    data.whole = unhidden(request)
    try telling(notices(about: data)) { try data.check(isStrict: options.isStrict) }
    if isOnePage { sources.known.append((request, data)) }
    return data
  }

  /// Where the user is: the configured place or, away from it or without one, the zone's city.
  private var spot: Spot? {
    let home = isAway ? nil : options.configuration.place.spot
    return home ?? zones.spot(of: occasion.zone)
  }

  /// Whether the user is away from the configured place, as far as the clocks show it.
  private var isAway: Bool {
    if let place = occasion.place { return place.isAway }
    let zone = occasion.zone
    if let home = options.configuration.zoneName.flatMap(zones.zone(givenAs:)) {
      return !home.agrees(with: zone, at: occasion.now)
    }
    let spot = options.configuration.place.spot
    return spot.map { !$0.mayHaveClocks(at: zone.offset(at: occasion.now)) } ?? false
  }

  var clocks: WhoopClocks { WhoopClocks(zone: occasion.zone, zones: zones) }

  func notices(about data: SourceData) -> [StyledLine] {
    zoneWarning + yearFound
      + notices(read: data.files, data.problems, diagnostics: data.diagnostics)
  }

  private var zoneWarning: [StyledLine] {
    guard let unknownZone, !options.isQuiet else { return [] }
    return [warning(phrases.finding(unknownZone.finding))]
  }

  private var yearFound: [StyledLine] {
    let date = occasion.date
    guard options.date.isFar(date, from: occasion.today), !options.isQuiet else { return [] }
    return [phrases.note(phrases.yearFound(date))]
  }

  var style: TextStyle { options.style(in: context) }

  /// `preferences`: nil for those of the options.
  func diary(_ data: SourceData, of preferences: Preferences? = nil) -> Diary {
    let isShared = isOnePage && preferences == nil && data.seen == nil
    if isShared, let known = sources?.diaries.first(where: { $0.request == data.request }) {
      return known.diary
    }
    let preferences = preferences ?? options.preferences
    let diary = Diary(
      data.reading, of: preferences, on: occasion, finding: places,
      in: data.reading.hasOnlyCalendars ? sources?.timetable : nil)
    diary.ceilings = data.whole.map { Diary($0, of: preferences, on: occasion, finding: places) }
    if isShared { sources?.diaries.append((data.request, diary)) }
    return diary
  }

  /// The days of `dates`, as far as they were read.
  func history(_ diary: Diary, on dates: ClosedRange<LocalDate>) -> History {
    let known = sources?.histories.first { $0.diary === diary && $0.dates == dates }
    if let known { return known.history }
    let history = History(diary, on: dates)
    if isOnePage { sources?.histories.append((diary, dates, history)) }
    return history
  }

  /// The same data with nothing hidden, if the reader may know what follows from it; nil also if it
  /// can be read only once.
  private func unhidden(_ request: Request) -> Reading? {
    guard PrivacyOptions.showsCeiling(arguments) else { return nil }
    let (all, zones) = (options.unhidden, zones)
    let sources = DiarySources(paths, all, zones, planning: request)
    return try? SourceData(request, from: sources, all, clocks, at: occasion.present).reading
  }

  func ahead(_ diary: Diary, within minutes: Int?) -> LookAhead {
    LookAhead(in: diary, from: occasion.present, within: minutes.map { $0 * 60 })
  }

  /// `dates` defaults to the days read, or else to the requested day; `warnings` are further ones.
  func documentContext(
    _ data: SourceData?, dates: ClosedRange<LocalDate>? = nil, warnings: [Warning] = []
  ) -> DocumentContext {
    DocumentContext(
      phrases: phrases, zone: occasion.zone, now: occasion.present,
      dates: dates ?? data?.request.dates ?? occasion.date...occasion.date,
      warnings: (data?.warnings(phrases) ?? []) + lateness(data) + warnings,
      status: data?.sources.status ?? .complete)
  }

  private func lateness(_ data: SourceData?) -> [Warning] {
    (data?.sources.synced ?? []).compactMap {
      Warning($0, at: occasion.present, in: occasion.zone, phrases)
    }
  }

  func answer<Value>(
    _ format: OutputFormat, _ document: Document<Value>, _ value: Value,
    of data: SourceData? = nil, on dates: ClosedRange<LocalDate>? = nil, warnings: [Warning] = [],
    report: (Voice) -> Report
  ) -> CommandOutput {
    let text =
      format == .json
      ? document.text(of: value, in: documentContext(data, dates: dates, warnings: warnings))
      : text(of: report(phrases), as: format)
    return options.answer(text, data.map(notices) ?? [])
  }

  /// Text for every format that is none of a page's.
  func text(of report: Report, as format: OutputFormat) -> String {
    switch format {
    case .html:
      HTMLRenderer(report: page.map { report.on($0.own) } ?? report, among: page?.among ?? [])
        .document
    case .markdown: MarkdownRenderer(report: report).document
    default: style.text(of: report)
    }
  }
}

/// Adds `notices` to an error that `work` throws.
func telling<Result>(_ notices: [StyledLine], _ work: () throws -> Result) throws -> Result {
  do { return try work() } catch { throw Failure(of: error).with(notices) }
}
