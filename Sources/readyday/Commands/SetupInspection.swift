import ReadyDayCore

/// All that a doctor can see of a set-up.
struct SetupInspection {
  let options: CommonOptions
  private let paths: InputPaths
  let zone: Zone
  let now: Instant
  private(set) var checkup = SetupReport()
  private(set) var problems: [FileProblem] = []
  private(set) var diagnostics: [Diagnostic] = []

  private let zones: SystemZones
  private let environment: Environment
  private let isConfigurationBroken: Bool
  private var zipRoom = ZipRoom()

  init(_ arguments: Arguments, in context: CommandContext) throws {
    environment = context.environment
    let file = arguments.configurationFile
    let (content, fault) = Self.read(file)
    isConfigurationBroken = fault != nil
    var arguments = arguments
    arguments.configuration = content.configuration
    options = try CommonOptions(arguments)
    paths = InputPaths(options, in: environment)
    zones = SystemZones(environment)
    let (zone, finding) = Self.zone(options.zoneName, zones, environment)
    self.zone = zone
    now = options.now ?? context.clock
    checkup.findings[.configuration] =
      [Self.finding(about: file, content.configuration, fault.map { phrases.text($0.message) })]
      + (file?.doubts(about: content, looksAtPaths: false) ?? []).map {
        .doubtfulConfiguration(phrases.text($0))
      }
    checkup.findings[.zone] = [finding, zoneData]
    examineWhoop()
    examineCalendars()
    let addresses = arguments.all(CommonOptions.me)
    checkup.findings[.owner] = [addresses.isEmpty ? .noOwner : .owner(addresses)]
  }

  private var phrases: any ProgramPhrases { options.language(in: environment).phrases }

  var today: LocalDate { zone.reading(at: now).date }

  /// For programs.
  var document: String {
    let warnings =
      problems.map { Warning($0, phrases) } + diagnostics.map { Warning($0, phrases) }
    return Document.doctor.text(
      of: examined,
      in: DocumentContext(phrases: phrases, zone: zone, now: now, warnings: warnings))
  }

  /// For people.
  var report: Report {
    Report(
      examined, in: zone, problems: problems.map(phrases.problem), diagnostics: diagnostics,
      phrases: phrases)
  }

  private var examined: Examined {
    Examined(checkup, at: now) { phrases.step($0) }
  }

  var status: ExitStatus {
    if isConfigurationBroken || checkup.isEmpty { return .configuration }
    return checkup.weight == .trouble ? .unreadableInput : .done
  }
}

extension SetupInspection {
  private static func read(_ file: ConfigurationFile?) -> (ConfigurationFile.Content, Failure?) {
    do {
      return (try file?.read() ?? ConfigurationFile.Content(), nil)
    } catch {
      return (ConfigurationFile.Content(), Failure(of: error))
    }
  }

  private static func finding(
    about file: ConfigurationFile?, _ configuration: Configuration, _ fault: String?
  ) -> SetupReport.Finding {
    guard let file else { return .noPlaceForConfiguration }
    if let fault { return .brokenConfiguration(fault) }
    return configuration.origin == nil
      ? .noConfiguration(file: file.shown) : .configuration(file: file.shown)
  }

  private static func zone(
    _ given: Arguments.Given?, _ zones: SystemZones, _ environment: Environment
  ) -> (Zone, SetupReport.Finding) {
    do throws(UnknownZone) {
      let zone = try zones.zone(given, in: environment)
      let origin = given?.origin ?? environment.variables["TZ"].map { _ in "TZ" }
      return (zone, .zone(zone.name, origin: origin))
    } catch {
      return (.utc, .unknownZone(error.name, origin: error.origin))
    }
  }

  private var zoneData: SetupReport.Finding {
    zones.areInstalled ? .zoneData(folder: zones.folder) : .noZoneData(folder: zones.folder)
  }
}

extension SetupInspection {
  private mutating func examineWhoop() {
    let kept = appleHealth()
    checkup.findings[.appleHealth] = kept
    // Who has the one does not have to have the other.
    let none: [SetupReport.Finding] = kept.isEmpty ? [.noWhoop] : []
    checkup.findings[.whoop] = paths.whoop.isEmpty ? none : whoop()
  }

  private mutating func appleHealth() -> [SetupReport.Finding] {
    guard let (history, unreadable) = paths.appleHealth?.history() else { return [] }
    problems += unreadable
    return history.dates.map { [.appleHealth($0)] } ?? []
  }

  private mutating func whoop() -> [SetupReport.Finding] {
    let archive: WhoopArchive
    let outcome: ReadResult
    do {
      (archive, outcome) = try WhoopFiles(
        paths.whoop, within: &zipRoom, areKept: paths.isWhoopKept
      ).readAll(hiding: options.redaction)
    } catch {
      return [.unreadable(phrases.text(Failure(of: error).message))]
    }
    note(outcome)
    guard archive.recordCount > 0 else {
      return [.noRecords(paths.whoop.map(environment.abbreviatingHome))]
    }
    let isImported = paths.whoop == DataFolder(environment)?.imported
    let found = SetupReport.Finding.whoop(outcome.counts, archive.census, isImported: isImported)
    return [found] + freshness(of: archive)
  }

  private func freshness(of archive: WhoopArchive) -> [SetupReport.Finding] {
    let state = archive.report(on: today, hiding: options.redaction).recovery.state
    if state != .missing { return [.lastNight(state)] }
    guard let last = archive.census.mornings?.upperBound else { return [] }
    return [.lastNightOf(last, daysAgo: today.dayNumber - last.dayNumber)]
  }

  private mutating func examineCalendars() {
    var findings: [SetupReport.Finding] = []
    for path in paths.calendars { findings.append(calendar(at: path)) }
    checkup.findings[.calendars] = findings.isEmpty ? [.noCalendar] : findings
  }

  /// Each on its own, by the path that was named: the names of files in a folder may be titles.
  private mutating func calendar(at path: String) -> SetupReport.Finding {
    let calendars = options.configuration.calendars
    let survey: CalendarFiles.Survey
    do {
      survey = try CalendarFiles([path], within: &zipRoom, configured: calendars).survey(
        on: RequestedDays(today...today.advanced(by: 6), in: zone), zones: zones,
        hiding: options.redaction)
    } catch {
      return .unreadable(phrases.text(Failure(of: error).message))
    }
    let name = survey.names.naming(for: options.redaction)
    note(survey.outcome, calling: name)
    var names = CalendarNames(calendars)
    return .calendar(
      SetupReport.CalendarCensus(
        name: names.calendar(at: path)?.name,
        path: environment.abbreviatingHome(name(path)), files: survey.outcome.counts,
        events: survey.events, upcoming: survey.upcoming))
  }

  private mutating func note(
    _ outcome: ReadResult, calling name: (String) -> String = { $0 }
  ) {
    problems += outcome.problems.map { FileProblem($0.kind, name($0.path)) }
    diagnostics += outcome.diagnostics.map { $0.renamed(name) }
  }
}
