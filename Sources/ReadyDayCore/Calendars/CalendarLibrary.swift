/// Calendar files, read for the requested days.
///
/// Two passes: ``scan(_:file:calendar:givenName:)`` for every file, then ``read(_:file:)`` for
/// ``filesToRead``. Only events that may touch the days, and others with their UIDs in any file,
/// are parsed.
public struct CalendarLibrary {
  private let requested: RequestedDays
  /// The same files read for the days before; empty if none are requested.
  private var before: [CalendarLibrary] = []
  private var zones: KnownZones
  private var scans: [CalendarScan] = []
  /// The index of each file in `scans`.
  private var places: [ExactText: Int] = [:]
  private var wantedUIDs: RequestedUIDs?
  /// How many events may be read from each source; nil for all.
  private var shares: SourceShares?
  private var readCounts: [EventSource: Int] = [:]
  private var events: [Event] = []
  private var cancellations: [Cancellation] = []
  private var tasks: [Occurrence] = []
  private var log = DiagnosticLog()
  /// Whether the calendar of this name holds public holidays; their descriptions give their kind.
  public var isOfHolidays: @Sendable (String) -> Bool = { _ in false } {
    didSet { for index in before.indices { before[index].isOfHolidays = isOfHolidays } }
  }
  /// The user's own addresses; a copy of an event that names one of them has the user's response.
  public var me: Set<String> = [] {
    didSet { for index in before.indices { before[index].me = me } }
  }
  var budget = RecurrenceBudget()
  var eventLimit = Limits.Calendar.events
  /// How many events were beyond the limit and not read.
  private var unread = 0
  /// How many VEVENTs have been parsed so far, out of ``eventCount``.
  public private(set) var parsedCount = 0

  /// - Parameters:
  ///   - requested: the days to read; events on other days are not parsed.
  ///   - zones: the system's time zones, preferred to a file's own definitions.
  public init(on requested: RequestedDays, zones: any ZoneDatabase) {
    self.requested = requested
    self.zones = KnownZones(zones)
    self.zones.stepsForDefinitions = Limits.Calendar.allZoneSteps
    if let days = requested.around {
      before = [CalendarLibrary(on: days, zones: zones)]
      before[0].eventLimit = Limits.Calendar.eventsBefore
      before[0].budget = RecurrenceBudget(limit: Limits.Recurrence.stepsBefore)
    }
  }

  /// The number of VEVENTs in all files.
  public var eventCount: Int { scans.reduce(0) { $0 + $1.eventCount } }

  /// The number of VEVENTs in one file.
  public func eventCount(of file: String) -> Int {
    places[ExactText(file)].map { scans[$0].eventCount } ?? 0
  }

  /// Scans one file (the first pass).
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - file: its name in diagnostics; the same in both passes.
  ///   - calendar: the calendar's name if the file has none.
  ///   - givenName: the user's name for the calendar, which overrides the file's.
  ///   - folder: the folder, if it has a file for each event.
  ///   - isOwn: whether it is one of the user's own calendars, which come before others.
  public mutating func scan(
    _ bytes: RawSpan, file: String, calendar: String, givenName: String? = nil,
    folder: String? = nil, isOwn: Bool = false
  ) {
    var scanner = CalendarScanner(file: file, calendar: calendar, requested: requested)
    var scan = scanner.run(bytes)
    scan.calendar = givenName ?? scan.calendar
    scan.source = EventSource(name: folder ?? file, isOwn: isOwn)
    log.add(scan.diagnostics)
    let name = ExactText(file)
    if places[name] == nil { places[name] = scans.count }
    scans.append(scan)
    wantedUIDs = nil
    for index in before.indices { before[index].take(scan) }
  }

  /// Adds the scan of a file that was made for the days before.
  private mutating func take(_ scan: CalendarScan) {
    var scan = scan
    scan.wantedUIDs = scan.wantedBefore + [EventPlace.wantedBefore]
    (scan.tasks, scan.diagnostics) = ([], [])
    places[ExactText(scan.file)] = places[ExactText(scan.file)] ?? scans.count
    scans.append(scan)
    wantedUIDs = nil
  }

  /// The files with something to read, in the order they were scanned.
  public var filesToRead: [String] {
    let wanted = wantedUIDs ?? RequestedUIDs(scans)
    let others = Set(before.flatMap(\.filesToRead).map(ExactText.init))
    return scans.filter { scan in
      scan.events.contains(where: wanted.names) || !tasks(in: scan).isEmpty
        || !scan.busyTimes.isEmpty || others.contains(ExactText(scan.file))
    }.map(\.file)
  }

  private func tasks(in scan: CalendarScan) -> [(range: Range<Int>, line: Int)] {
    requested.tasksDue == nil ? [] : scan.tasks
  }

  /// Parses the needed parts of a scanned file (the second pass).
  public mutating func read(_ bytes: RawSpan, file: String) {
    for index in before.indices { before[index].read(bytes, file: file) }
    guard let scan = places[ExactText(file)].map({ scans[$0] }) else { return }
    let wanted = wantedUIDs ?? wantedInAll()
    let places = scan.events.filter { wanted.names($0) && $0.range.upperBound <= bytes.byteCount }
    let todos = tasks(in: scan).filter { $0.range.upperBound <= bytes.byteCount }
    guard !places.isEmpty || !todos.isEmpty || !scan.busyTimes.isEmpty else { return }
    var components = ComponentReader(file: file, ends: scan.ends)
    var reader = EventReader(
      file: file, calendar: scan.calendar,
      isOfHolidays: isOfHolidays(scan.calendar), days: requested.days, zone: requested.zone,
      resolver: ZoneResolver(zones, definedIn: scan, bytes))
    reader.isOfGoogle = scan.isOfGoogle
    reader.namesGuests = scan.namesGuests
    var cancelling = scan.cancelling[...]
    let room = room(for: scan.source)
    if places.count > room { leaveOut(places.count - room, of: file) }
    readCounts[scan.source, default: 0] += min(places.count, room)
    for place in places.prefix(room) {
      guard let component = components.read(bytes, place.range, line: place.line) else { continue }
      parsedCount += 1
      while let first = cancelling.first, first.upperBound <= place.range.lowerBound {
        cancelling.removeFirst()
      }
      let cancels = cancelling.first?.contains(place.range.lowerBound) == true
      reader.resolver.move(to: place.range.lowerBound)
      if let event = reader.read(component, cancels: cancels) { events.append(event) }
    }
    for place in todos.prefix(max(0, Limits.Calendar.tasks - tasks.count)) {
      guard let component = components.read(bytes, place.range, line: place.line),
        let task = reader.task(component), isDue(task)
      else { continue }
      tasks.append(task)
    }
    for component in scan.busyTimes where events.count < eventLimit {
      events += reader.busyTimes(of: component)
    }
    cancellations += reader.cancellations
    zones = reader.resolver.zones
    log.add(components.diagnostics + reader.diagnostics)
  }

  /// Finds what to read, and divides the limit on events if that is too much.
  private mutating func wantedInAll() -> RequestedUIDs {
    let wanted = RequestedUIDs(scans)
    (wantedUIDs, shares) = (wanted, nil)
    guard scans.reduce(0, { $0 + $1.events.count }) > eventLimit else { return wanted }
    let counts = scans.map { ($0.source, $0.events.count(where: wanted.names)) }
    shares = SourceShares(of: Dictionary(counts, uniquingKeysWith: +), within: eventLimit)
    return wanted
  }

  private func room(for source: EventSource) -> Int {
    let share = shares.map { $0[source] - readCounts[source, default: 0] }
    return max(0, min(eventLimit - events.count, share ?? .max))
  }

  private func isDue(_ task: Occurrence) -> Bool {
    requested.tasksDue.map { task.time.days(in: requested.zone).lowerBound <= $0 } ?? false
  }

  /// Tasks, the longest overdue first; a task in several files is listed once.
  private var dueTasks: [Occurrence] {
    var uids: Set<String> = []
    let own = tasks.filter { task in task.uid.map { uids.insert($0).inserted } ?? true }
    let starts = own.map { $0.time.span(in: requested.zone).start }
    return own.indices.sorted { a, b in
      starts[a] != starts[b] ? starts[a] < starts[b] : own[a].isNamedBefore(own[b])
    }.map { own[$0] }
  }

  private mutating func leaveOut(_ count: Int, of file: String) {
    unread += count
    let problem = CalendarProblem.tooManyEvents(leftOut: count)
    log.add(Diagnostic(.warning, .calendar(problem), at: SourceLocation(file: file)))
  }

  mutating func agenda() -> Agenda {
    var agenda = Agenda()
    var draft = AgendaDraft(on: requested) { [scans, places] file in
      places[ExactText(file)].map { scans[$0].source } ?? EventSource(name: file)
    }
    for group in EventGroup.groups(of: events, cancellations, me: me) {
      let result = group.occurrences(on: requested, budget: &budget)
      draft.add(result.occurrences, from: group.events[0].file)
      agenda.gaps.uncomputedSeries += result.isCutShort ? 1 : 0
      agenda.gaps.unlistedEvents += result.unlisted
      log.add(result.diagnostics)
    }
    agenda.occurrences = draft.occurrences()
    agenda.tasks = dueTasks
    agenda.gaps.unlistedEvents += draft.unlisted + unread
    for (file, unlisted) in draft.crowded.values.sorted(by: { $0.file < $1.file }) {
      let problem = CalendarProblem.tooManyEvents(leftOut: unlisted)
      log.add(Diagnostic(.warning, .calendar(problem), at: SourceLocation(file: file)))
    }
    agenda.diagnostics = log.all
    agenda.gaps.cutFiles = scans.count(where: \.isCut)
    agenda.gaps.unreadEvents = agenda.diagnostics.count { $0.problem.losesEvent }
    agenda.gaps.isAllUnread =
      agenda.gaps.unreadEvents > 0 && events.isEmpty && agenda.gaps.unreadEvents >= eventCount
    agenda.sort(in: requested.zone)
    agenda.before = occurrencesBefore()
    agenda.markUsualShifts(in: requested.zone)
    return agenda
  }

  func isAhead(_ occurrence: Occurrence) -> Bool {
    requested.days.upperBound < occurrence.time.days(in: requested.zone).lowerBound
  }

  /// Nil if not requested, or if there were too many to list them all.
  private mutating func occurrencesBefore() -> [Occurrence]? {
    guard !before.isEmpty else { return nil }
    let agenda = before[0].agenda()
    before = []
    return agenda.gaps.isCut ? nil : agenda.occurrences
  }
}

extension Problem {
  /// Whether the problem costs an event, or a date of an event.
  fileprivate var losesEvent: Bool {
    switch self {
    case .calendar(.noStart), .calendar(.noRecurrenceID), .calendar(.unfinished("VEVENT")): true
    case .calendar, .health, .export: false
    }
  }
}

/// UIDs of all events, in any file, that may touch the requested days.
private struct RequestedUIDs {
  private let uids: Set<UInt64>

  init(_ scans: [CalendarScan]) { uids = Set(scans.flatMap(\.wantedUIDs)) }

  /// Also true for a place without a UID, since the scan lists only wanted ones.
  func names(_ place: EventPlace) -> Bool { place.uid == 0 || uids.contains(place.uid) }
}
