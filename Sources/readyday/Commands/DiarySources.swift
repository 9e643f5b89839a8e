import ReadyDayCore

/// The user's data as one run reads it: each file once, for all the days that the run is about.
final class DiarySources {
  let paths: InputPaths
  private let options: CommonOptions
  private let zones: SystemZones
  /// All that the run is known to need.
  private let plan: Request
  private var room = ZipRoom()
  private var calendars: CalendarFiles?
  private var agenda: (days: RequestedDays, read: CalendarsRead)?
  /// Of the agenda read last, in which journeys were looked for; nil if none were.
  private(set) var timetable: Timetable?
  private var whoop: (files: WhoopFiles, named: [InputPath], read: WhoopRead)?
  /// What was read for each request, which several pages may make.
  var known: [(request: Request, data: SourceData)] = []
  var diaries: [(request: Request, diary: Diary)] = []
  var histories: [(diary: Diary, dates: ClosedRange<LocalDate>, history: History)] = []
  private var stored: [HealthOrigin: (days: ClosedRange<LocalDate>, read: StoredDays)] = [:]

  typealias CalendarsRead = (agenda: Agenda, outcome: ReadResult, names: DiscreetNames)
  typealias WhoopRead = (archive: WhoopArchive, outcome: ReadResult)
  typealias StoredDays = (history: HealthHistory, problems: [FileProblem])

  init(
    _ paths: InputPaths, _ options: CommonOptions, _ zones: SystemZones, planning plan: Request
  ) {
    (self.paths, self.options, self.zones, self.plan) = (paths, options, zones, plan)
    keepUntilExit()
  }

  /// Freeing what was read takes longer than some commands, and a run for a person ends with it; an
  /// assistant's goes on.
  private func keepUntilExit() {
    guard options.arguments.environment.reader == .person else { return }
    _ = Unmanaged.passRetained(self)
  }

  /// When the newest calendar was written; nil if none was read, or none is on disk.
  var lastChange: Instant? { calendars?.lastChange }

  func calendars(on days: RequestedDays) throws(FileProblem) -> CalendarsRead {
    if let agenda, agenda.days == days { return agenda.read }
    var files: CalendarFiles
    if let calendars { files = calendars } else { files = try calendarFiles() }
    calendars = nil
    let read = files.read(on: days, zones: zones, hiding: options.redaction)
    (calendars, agenda, timetable) = (files, (days, read), nil)
    return read
  }

  private func calendarFiles() throws(FileProblem) -> CalendarFiles {
    var files = try CalendarFiles(
      paths.calendars, within: &room, configured: options.configuration.calendars,
      me: options.preferences.me)
    if let planned = plan.calendars { files.prepare(for: planned, zones: zones) }
    return files
  }

  /// Nil if `request` needs no WHOOP data, or there is none.
  func whoop(for request: Request, _ clocks: WhoopClocks) throws(FileProblem) -> WhoopRead? {
    guard !paths.whoop.isEmpty, let wanted = wanted(by: request, clocks) else { return nil }
    if let whoop, let archive = whoop.read.archive.narrowed(to: wanted.archive) {
      return (archive, whoop.read.outcome)
    }
    let all = self.wanted(by: plan, clocks)?.including(wanted) ?? wanted
    let known = whoop.flatMap { $0.named.count < all.named.count ? nil : $0.files }
    var files: WhoopFiles
    if let known { files = known } else { files = try WhoopFiles(all.named, within: &room) }
    let isStored = all.named.contains { $0.origin == .stored }
    let lock = isStored ? paths.dataFolder?.lockAgainstImport(of: .whoop) : nil
    defer { lock?.release() }
    let read = files.read(into: all.archive, hiding: options.redaction)
    whoop = (files, all.named, read)
    return (read.archive.narrowed(to: wanted.archive) ?? read.archive, read.outcome)
  }

  /// Records to look for, and the paths that have them.
  private struct WantedRecords {
    let archive: WhoopArchive
    let named: [InputPath]

    func including(_ other: WantedRecords) -> WantedRecords {
      // Each list of paths begins with the shorter ones.
      WantedRecords(
        archive: archive.including(other.archive),
        named: named.count < other.named.count ? other.named : named)
    }
  }

  /// Nil if it needs no mornings.
  private func wanted(by request: Request, _ clocks: WhoopClocks) -> WantedRecords? {
    guard let mornings = request.mornings else { return nil }
    let workouts = request.workoutDates(hasSeveralDevices: !paths.imported.isEmpty)
    var archive = WhoopArchive(mornings: mornings, workouts: workouts, earlier: request.earlier)
    (archive.clocks, archive.readsJournal) = (clocks, request.journal)
    let named =
      request.journal
      ? paths.whoopWithJournal : workouts == nil ? paths.whoop : paths.whoopWithWorkouts
    return WantedRecords(archive: archive, named: named)
  }

  /// What each wearable measured, as far as the reports on `mornings` need it.
  func imported(
    for mornings: ClosedRange<LocalDate>
  ) -> (measured: [Measurements], problems: [FileProblem]) {
    let dates = Measurements.days(neededFor: mornings)
    let read = paths.imported.map { ($0, days(of: $0, in: $1, on: dates)) }
    return (
      read.map { $1.history.measurements(by: $0, on: dates) }, read.flatMap(\.1.problems)
    )
  }

  private func days(
    of origin: HealthOrigin, in store: HealthStore, on dates: ClosedRange<LocalDate>
  ) -> StoredDays {
    if let known = stored[origin], known.days.holds(dates) { return known.read }
    let all = plan.mornings.map { Measurements.days(neededFor: $0).hull(with: dates) } ?? dates
    let lock = paths.dataFolder?.lockAgainstImport(of: origin)
    defer { lock?.release() }
    let read = store.history(in: all)
    stored[origin] = (all, read)
    return read
  }

  /// Finds where the user is, whose home may be in `zone`.
  func places(
    in zone: Zone, by clocks: WhoopClocks, at present: Instant
  ) throws(FileProblem) -> PlaceFinder {
    var health = HealthData(
      days: plan.mornings ?? plan.dates, sleepTarget: 0, order: options.configuration.sourceOrder)
    health.archive = try whoop(for: plan, clocks)?.archive
    health.imported = imported(for: health.days).measured
    let agenda = try plan.calendars.flatMap { days throws(FileProblem) in
      paths.calendars.isEmpty ? nil : try calendars(on: days).agenda
    }
    timetable = agenda.map {
      Timetable(
        options.living(in: zone).preferences, in: zone, among: $0.occurrences, and: $0.before ?? [])
    }
    return PlaceFinder(
      configured: options.zoneName == nil ? nil : zone, system: zone,
      named: options.zoneName == nil ? agenda?.namedZones ?? [] : [],
      journeys: timetable?.journeys(hiding: options.redaction) ?? [],
      trips: timetable?.trips() ?? [],
      nights: health.nightClocks(besides: zone), now: present)
  }
}
