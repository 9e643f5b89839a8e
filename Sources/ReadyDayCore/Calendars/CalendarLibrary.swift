/// Calendar files, read for the requested days.
///
/// Two passes: ``scan(_:file:calendar:givenName:folder:isOwn:)`` for every file, then ``read(_:file:)`` for
/// ``filesToRead``. Only events that may touch the days, and others with their UIDs in any file,
/// are parsed.
public struct CalendarLibrary {
  let requested: RequestedDays
  private var zones: KnownZones
  private var scans: [CalendarScan] = []
  /// The index of each file in `scans`.
  private var places: [ExactText: Int] = [:]
  private var wanted: WantedEvents?
  /// How many events may be read from each source; nil for all.
  private var shares: SourceShares?
  private var readCounts: [EventSource: Int] = [:]
  private var events: [Event] = []
  private var cancellations: [Cancellation] = []
  private var tasks: [CalendarTask] = []
  private var log = DiagnosticLog()
  /// Whether the calendar of this name holds public holidays; their descriptions give their kind.
  public var holdsHolidays: @Sendable (String) -> Bool = { _ in false }
  /// The user's own addresses; a copy of an event that names one of them has the user's response.
  public var me: Set<String> = []
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
    wanted = nil
  }

  /// The files with something to read, in the order they were scanned.
  public var filesToRead: [String] {
    let wanted = wanted ?? WantedEvents(scans)
    return scans.filter { scan in
      scan.events.contains { wanted.standing(of: $0) != nil } || !tasks(in: scan).isEmpty
        || !scan.busyTimes.isEmpty
    }.map(\.file)
  }

  private func tasks(in scan: CalendarScan) -> [(range: Range<Int>, line: Int)] {
    requested.tasksDue == nil ? [] : scan.tasks
  }

  /// Parses the needed parts of a scanned file (the second pass).
  public mutating func read(_ bytes: RawSpan, file: String) {
    guard let scan = places[ExactText(file)].map({ scans[$0] }) else { return }
    let wanted = wanted ?? wantedInAll()
    var (asked, nearby): ([EventPlace], [EventPlace]) = ([], [])
    for place in scan.events {
      switch wanted.standing(of: place) {
      case .asked: asked.append(place)
      case .nearby: nearby.append(place)
      case nil: break
      }
    }
    let todos = tasks(in: scan).filter { $0.range.upperBound <= bytes.byteCount }
    guard !asked.isEmpty || !nearby.isEmpty || !todos.isEmpty || !scan.busyTimes.isEmpty else {
      return
    }
    var reader = EventReader(
      file: file, calendar: scan.calendar,
      holdsHolidays: holdsHolidays(scan.calendar), days: requested.horizon, zone: requested.zone,
      resolver: ZoneResolver(zones, definedIn: scan, bytes, during: requested.span))
    reader.comesFromGoogle = scan.comesFromGoogle
    reader.namesGuests = scan.namesGuests
    var quiet = reader
    let room = room(for: scan.source)
    if asked.count > room { leaveOut(asked.count - room, of: file) }
    readCounts[scan.source, default: 0] += min(asked.count, room)
    var components = ComponentReader(file: file, ends: scan.ends)
    read(asked.prefix(room), of: scan, bytes, with: &reader, &components)
    for place in todos.prefix(max(0, Limits.Calendar.tasks - tasks.count)) {
      guard let component = components.read(bytes, place.range, line: place.line),
        let task = reader.task(component)
      else { continue }
      tasks.append(task)
    }
    for component in scan.busyTimes where events.count < eventLimit {
      events += reader.busyTimes(of: component)
    }
    log.add(components.diagnostics + reader.diagnostics)
    // Nobody is told what is wrong with events that are not shown.
    (quiet.isHeard, quiet.resolver.zones, quiet.guests) = (
      false, reader.resolver.zones, reader.guests
    )
    read(nearby[...], of: scan, bytes, with: &quiet, &components)
    cancellations += reader.cancellations + quiet.cancellations
    zones = quiet.resolver.zones
  }

  private mutating func read(
    _ places: ArraySlice<EventPlace>, of scan: CalendarScan, _ bytes: RawSpan,
    with reader: inout EventReader, _ components: inout ComponentReader
  ) {
    var cancelling = scan.cancelling[...]
    for place in places where place.range.upperBound <= bytes.byteCount {
      guard let component = components.read(bytes, place.range, line: place.line) else { continue }
      parsedCount += 1
      while let first = cancelling.first, first.upperBound <= place.range.lowerBound {
        cancelling.removeFirst()
      }
      let cancels = cancelling.first?.contains(place.range.lowerBound) == true
      reader.resolver.move(to: place.range.lowerBound)
      if let event = reader.read(component, cancels: cancels) { events.append(event) }
    }
  }

  /// Finds what to read, and divides the limit on events if that is too much.
  private mutating func wantedInAll() -> WantedEvents {
    let wanted = WantedEvents(scans)
    (self.wanted, shares) = (wanted, nil)
    guard scans.reduce(0, { $0 + $1.events.count }) > eventLimit else { return wanted }
    let counts = scans.map { scan in
      (scan.source, scan.events.count { wanted.standing(of: $0) == .asked })
    }
    shares = SourceShares(of: Dictionary(counts, uniquingKeysWith: +), within: eventLimit)
    return wanted
  }

  private func room(for source: EventSource) -> Int {
    let share = shares.map { $0[source] - readCounts[source, default: 0] }
    return max(0, min(eventLimit - readCounts.values.reduce(0, +), share ?? .max))
  }

  /// Tasks, the longest overdue first; of a series only the first that is open.
  private func tasks(dueOn requested: RequestedDays) -> [Occurrence] {
    guard let last = requested.tasksDue else { return [] }
    var budget = budget
    let own = TaskSeries.all(of: tasks).compactMap {
      $0.firstOpen(through: last, in: requested.zone, budget: &budget)
    }
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

  /// Whether nothing needs to be read again for other days, perhaps in another zone.
  public func covers(_ other: RequestedDays) -> Bool {
    let isWithin =
      requested.days.holds(other.days) || readsNearby && requested.horizon.holds(other.days)
    return isWithin && requested.horizon.holds(other.horizon)
      && (other.tasksDue == nil || requested.tasksDue != nil)
  }

  private var readsNearby: Bool { (wanted ?? WantedEvents(scans)).readsNearby }

  func agenda() -> Agenda { agenda(on: requested) }

  /// The agenda of days that it ``covers(_:)``.
  func agenda(on requested: RequestedDays) -> Agenda {
    var (agenda, log) = (Agenda(), log)
    var draft = AgendaDraft(on: requested) { [scans, places] file in
      places[ExactText(file)].map { scans[$0].source } ?? EventSource(name: file)
    }
    var nearby = Nearby(on: requested, isRead: readsNearby)
    let isWithin = self.requested.days.holds(requested.days)
    var budget = budget
    for group in EventGroup.groups(of: events(in: requested.zone), cancellations, me: me) {
      let found = nearby?.occurrences(of: group)
      if nearby?.isCut == true { nearby = nil }
      let isAsked = group.events[0].isAsked
      guard isAsked || !isWithin else { continue }
      let result = found ?? group.occurrences(on: requested, budget: &budget)
      draft.add(result.occurrences, from: group.events[0].file)
      agenda.gaps.uncomputedSeries += result.isCutShort ? 1 : 0
      agenda.gaps.unlistedEvents += result.unlisted
      if isAsked { log.add(result.diagnostics) }
    }
    agenda.occurrences = draft.occurrences()
    agenda.tasks = tasks(dueOn: requested)
    agenda.gaps.unlistedEvents += draft.unlisted + unread
    for (file, unlisted) in draft.crowded.values.sorted(by: { $0.file < $1.file }) {
      let problem = CalendarProblem.tooManyEvents(leftOut: unlisted)
      log.add(Diagnostic(.warning, .calendar(problem), at: SourceLocation(file: file)))
    }
    agenda.diagnostics = log.all
    agenda.gaps.cutFiles = scans.count(where: \.isCut)
    agenda.gaps.unreadEvents = agenda.diagnostics.count { $0.problem.losesEvent }
    agenda.gaps.isAllUnread =
      agenda.gaps.unreadEvents > 0 && !events.contains(where: \.isAsked)
      && agenda.gaps.unreadEvents >= eventCount
    agenda.before = nearby?.occurrences
    agenda.sort(in: requested.zone)
    agenda.markUsualShifts(in: requested.zone)
    return agenda
  }

  private func events(in zone: Zone) -> [Event] {
    guard zone != requested.zone else { return events }
    return events.map { event in copy(of: event) { $0.settle(in: zone) } }
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

/// Which events to parse: those with the UID of one, in any file, that may touch the days.
private struct WantedEvents {
  enum Standing {
    /// It may touch a requested day, or another of its UID may.
    case asked
    /// It may only touch a day around them.
    case nearby
  }

  private let asked: Set<UInt64>
  private let nearby: Set<UInt64>
  /// False if so many events are only nearby that none of them is read.
  private(set) var readsNearby = true

  init(_ scans: [CalendarScan]) {
    asked = Set(scans.flatMap(\.wantedUIDs))
    nearby = Set(scans.flatMap(\.nearbyUIDs)).union([EventPlace.nearby])
    let count = scans.reduce(0) { sum, scan in
      sum + scan.events.count { standing(of: $0) == .nearby }
    }
    readsNearby = count <= Limits.Calendar.eventsNearby
  }

  /// Nil if it is not read. A place without a UID is listed by the scan only if it is asked.
  func standing(of place: EventPlace) -> Standing? {
    if place.uid == 0 || asked.contains(place.uid) { return .asked }
    return readsNearby && nearby.contains(place.uid) ? .nearby : nil
  }
}

/// Collects what happens on the days around the requested ones: all of it, or nothing.
private struct Nearby {
  private let requested: RequestedDays
  private let wide: RequestedDays
  private(set) var occurrences: [Occurrence] = []
  private var budget = RecurrenceBudget(limit: Limits.Recurrence.stepsNearby)
  private var cost = 0
  /// Whether there was too much to list it all.
  private(set) var isCut = false

  /// Nil if no days around are requested, or the events there are too many to be read.
  init?(on requested: RequestedDays, isRead: Bool) {
    guard isRead, let wide = requested.wide else { return nil }
    (self.requested, self.wide) = (requested, wide)
  }

  /// Returns those on the requested days; nil if there is too much to tell.
  mutating func occurrences(of group: EventGroup) -> Series.Result? {
    var result = group.occurrences(on: wide, budget: &budget)
    let around = result.occurrences.filter { !requested.touches($0.time) }
    cost += around.reduce(0) { $0 + $1.listingCost }
    isCut =
      result.isCutShort || result.unlisted > 0
      || cost > Limits.Listing.cost(ofDays: wide.dayCount)
    guard !isCut else { return nil }
    occurrences += around
    result.occurrences.removeAll { !requested.touches($0.time) }
    return result
  }
}
