import ReadyDayCore

struct SetupInspection {
  let options: CommonOptions
  private let paths: InputPaths
  let zone: Zone
  let now: Instant
  private(set) var checkup = SetupFindings()
  private(set) var problems: [FileProblem] = []
  private(set) var diagnostics: [Diagnostic] = []

  private let zones: SystemZones
  private let environment: Environment
  private let isConfigurationBroken: Bool
  private var zipRoom = ZipRoom()
  private var invited: [Set<String>] = []
  /// For each calendar, the people in two months of events.
  private var guests: [GuestCensus] = []
  private let me: Set<String>

  init(_ arguments: Arguments, in context: CommandContext) throws {
    environment = context.environment
    let file = arguments.configurationFile
    var (configuration, fault) = (Configuration(), Failure?.none)
    do { configuration = try file?.read() ?? configuration } catch { fault = Failure(of: error) }
    isConfigurationBroken = fault != nil
    var arguments = arguments
    arguments.configuration = configuration
    options = try CommonOptions(arguments)
    paths = InputPaths(options, in: environment)
    zones = SystemZones(environment)
    let (given, finding) = Self.zone(options.zoneName, zones, environment)
    let home = try? CommandRun(options, in: context).homeOfNights
    zone = home ?? given
    now = options.now ?? context.clock
    me = arguments.me
    checkup.findings[.configuration] =
      [Self.finding(about: file, configuration, fault.map { phrases.text($0.message) })]
      + (file?.doubts(about: configuration, looksAtPaths: false) ?? []).map {
        .doubtfulConfiguration(phrases.text($0))
      } + (file?.isUnsafe(configuration) == true ? [.openConfiguration] : [])
    checkup.findings[.zone] = [
      home.map { .zoneOfNights($0.name, system: given.name) } ?? finding, zoneData,
    ]
    examineHealth()
    examineLogin()
    examineCalendars()
    examineStores()
    checkup.judgeOwner(arguments.all(SharedOptions.me), among: guests, invited: invited)
  }

  private var phrases: Voice { options.arguments.language.voice }

  var today: LocalDate { zone.reading(at: now).date }

  func answer(_ style: TextStyle) -> CommandOutput {
    let examined = Examined(checkup, at: now) { phrases.step($0) }
    let warnings = problems.map { Warning($0, phrases) } + diagnostics.map { Warning($0, phrases) }
    let context = DocumentContext(phrases: phrases, zone: zone, now: now, warnings: warnings)
    let text =
      options.arguments.format == .json
      ? Document.doctor.text(of: examined, in: context)
      : style.text(
        of: Report(
          examined, in: zone, problems: problems.map(phrases.problem), diagnostics: diagnostics,
          phrases: phrases))
    let isUnset = isConfigurationBroken || checkup.isEmpty
    return options.answer(text, []).with(
      isUnset ? .configuration : checkup.weight == .trouble ? .unreadableInput : .done)
  }

  private static func finding(
    about file: ConfigurationFile?, _ configuration: Configuration, _ fault: String?
  ) -> SetupFindings.Finding {
    guard let file else { return .noPlaceForConfiguration }
    if let fault { return .brokenConfiguration(fault) }
    return configuration.origin == nil
      ? .noConfiguration(file: file.shown) : .configuration(file: file.shown)
  }

  private static func zone(
    _ given: Arguments.Given?, _ zones: SystemZones, _ environment: Environment
  ) -> (Zone, SetupFindings.Finding) {
    do throws(UnknownZone) {
      let zone = try zones.zone(given, in: environment)
      let origin = given?.origin ?? environment.evenEmpty("TZ").map { _ in "TZ" }
      return (zone, .zone(zone.name, origin: origin))
    } catch { return (.utc, error.finding) }
  }

  private var zoneData: SetupFindings.Finding {
    guard zones.areInstalled else { return .noZoneData(folder: zones.folder) }
    guard let version = zones.version else {
      let newest = zones.newestChange(before: now).map { $0.reading(at: .zero).date }
      return .zoneData(folder: zones.folder, version: nil, newest: newest)
    }
    return version.isOld(on: today)
      ? .oldZoneData(folder: zones.folder, version: version.name)
      : .zoneData(folder: zones.folder, version: version.name, newest: nil)
  }

  private mutating func examineHealth() {
    var sources = importedDays()
    // One device is enough: missing WHOOP data is a finding only if there is no other.
    if paths.whoop.isEmpty { checkup.findings[.whoop] = sources.isEmpty ? [.noWhoop] : [] }
    if !paths.whoop.isEmpty, let archive = whoopArchive() {
      sources.append(.init(.whoop, mornings: archive.morningDates, clocks: archive.nightClocks))
    }
    checkup.compare(sources, order: options.configuration.sourceOrder, in: zone)
  }

  private mutating func examineLogin() {
    guard let sync = try? WhoopSync(options.configuration, in: environment, zone: zone),
      sync.isConnected
    else { return }
    do {
      guard let connection = try sync.connection(today: today) else { return }
      checkup.findings[.whoop, default: []].append(.connection(connection))
    } catch { checkup.findings[.whoop, default: []].append(unreadable(error)) }
  }

  private mutating func importedDays() -> [SetupFindings.Source] {
    paths.imported.compactMap { origin, stored in
      let (history, unreadable) = stored.history()
      noteDamage(to: unreadable)
      guard let dates = history.nightDates ?? history.dates else { return nil }
      let (nights, zones) = history.assumedNights
      checkup.findings[.source(origin)] =
        [.imported(dates, nights: history.nightCount)]
        + (nights > 0 ? [.assumedZones(zones, nights: nights, of: origin)] : [])
        + sensor(
          history.report(
            by: origin, on: today, sleepTarget: Double(options.preferences.sleepTargetMinutes),
            hiding: options.redaction))
      return .init(origin, mornings: history.knownDates, clocks: history.nightClocks)
    }
  }

  private mutating func examineStores() {
    guard let folder = DataFolder(environment) else { return }
    let training = StoredTraining(folder, hiding: options.redaction)
    checkup.count(training.records.feelings)
    noteDamage(to: training.problems)
    do throws(FileProblem) { _ = try WhoopRecordStore(folder: folder.whoop).archive() } catch {
      noteDamage(to: [error])
    }
  }

  private mutating func noteDamage(to stored: [FileProblem]) {
    problems.removeAll(where: stored.contains)
    checkup.findings[.stored, default: []] += stored.map { .damaged(phrases.problem($0)) }
  }

  private func sensor(_ report: MorningReport) -> [SetupFindings.Finding] {
    report.frozen.map { [.frozen(nights: $0.nights)] } ?? []
  }

  /// Nil if there are no usable records.
  private mutating func whoopArchive() -> WhoopArchive? {
    let archive: WhoopArchive
    let outcome: ReadResult
    let inputs = paths.whoop.map { InputPath($0.path, $0.origin == .stored ? .stored : .given) }
    do {
      var files = try WhoopFiles(inputs, within: &zipRoom)
      (archive, outcome) = files.readAll(
        by: WhoopClocks(zone: zone, zones: zones), hiding: options.redaction)
    } catch {
      checkup.findings[.whoop] = [unreadable(error)]
      return nil
    }
    note(outcome)
    guard archive.recordCount > 0 else {
      let names = paths.whoop.map { environment.abbreviatingHome($0.path) }
      checkup.findings[.whoop] = [.noRecords(names)]
      return nil
    }
    let isImported = paths.whoop.allSatisfy { $0.origin == .stored }
    let found = SetupFindings.Finding.whoop(outcome.counts, archive.census, isImported: isImported)
    let report = archive.report(on: today, hiding: options.redaction)
    checkup.findings[.whoop] =
      [found]
      + SetupFindings.freshness(
        report.recovery.state, last: archive.census.mornings?.upperBound, today: today)
      + sensor(report)
    return archive
  }

  /// Adds the place in the configuration that names the path.
  private func unreadable(_ error: any Error) -> SetupFindings.Finding {
    let problem = (error as? FileProblem).map(paths.placed)
    return .unreadable(phrases.text(Failure(of: problem ?? error).message))
  }

  private mutating func examineCalendars() {
    var findings: [SetupFindings.Finding] = []
    var guestless: [String] = []
    for path in paths.calendars {
      if let synced = fetched(at: path.path) {
        findings.append(.fetched(synced.source, synced.status, at: now, in: zone))
        if synced.status.checkedAt == nil { continue }
      }
      let finding = calendar(at: path.path)
      findings.append(finding)
      if case .calendar(let census) = finding { findings += census.warnings }
      guard case .calendar(let census) = finding, let guests = guests.last else { continue }
      let (name, kind) = calendarKind(at: path.path, census)
      if kind == nil, let own = guests.fewNaming(me) {
        findings.append(.othersCalendar(name, own: own, events: guests.groups.count))
      }
      let isFetched = options.configuration.fetchedCalendar(at: path.path) != nil
      if guests.namesNobody, kind == .work || kind == nil && isFetched { guestless.append(name) }
    }
    if !guestless.isEmpty { findings.append(.guestless(guestless)) }
    checkup.findings[.calendars] = findings.isEmpty ? [.noCalendar] : findings
  }

  /// The kind from the configuration, or else from the calendar's own name.
  private func calendarKind(
    at path: String, _ census: SetupFindings.CalendarCensus
  ) -> (name: String, kind: CalendarKind?) {
    var names = CalendarNames(options.configuration.calendars)
    let name = census.name ?? path.lastPart.stem
    return (name, names.calendar(at: path)?.kind ?? CalendarKind(named: name, me: me))
  }

  /// Nil unless the calendar is fetched from the network.
  private func fetched(at path: String) -> Synced? {
    guard let calendar = options.configuration.fetchedCalendar(at: path) else { return nil }
    let status = StoredCalendar(path: path).record.status
    return Synced(.calendar(calendar.name ?? ""), nil, status)
  }

  /// Reads each calendar by the named path alone: names of files in a folder may be event titles.
  private mutating func calendar(at path: String) -> SetupFindings.Finding {
    let calendars = options.configuration.calendars
    let survey: CalendarFiles.Survey
    do {
      var files = try CalendarFiles([InputPath(path)], within: &zipRoom, configured: calendars)
      survey = files.survey(weekFrom: today, in: zone, zones: zones, hiding: options.redaction)
      guests.append(survey.allGuests)
    } catch { return unreadable(error) }
    let name = survey.names.naming(for: options.redaction)
    let owned = options.configuration.fetchedCalendar(at: path)?.name
    note(survey.outcome) { owned ?? name($0) }
    invited += survey.guests.groups
    var names = CalendarNames(calendars)
    var census = SetupFindings.CalendarCensus(
      name: names.calendar(at: path)?.name, path: environment.abbreviatingHome(name(path)),
      files: survey.outcome.counts, events: survey.events, upcoming: survey.upcoming)
    census.cutFiles = survey.cutFiles
    if let fetched = calendars.first(where: { $0.feed != nil && $0.path == path })?.feed {
      // The last fetch dates the calendar; its copy is an internal file.
      census.path = fetched.shown
      return .calendar(census)
    }
    census.changedAt = survey.lastChange
    census.changedDaysAgo = survey.lastChange.map { changed in
      today.dayNumber - zone.reading(at: changed).date.dayNumber
    }
    return .calendar(census)
  }

  private mutating func note(_ outcome: ReadResult, calling name: (String) -> String = { $0 }) {
    problems += outcome.problems.map { FileProblem($0.kind, name($0.path)) }
    diagnostics += outcome.diagnostics.map { $0.renamed(name) }
  }
}
