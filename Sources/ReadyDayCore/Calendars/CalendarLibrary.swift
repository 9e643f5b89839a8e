/// Any number of calendar files, read for certain days.
///
/// Two passes: ``scan(_:file:calendar:givenName:)`` every file, then ``read(_:file:)`` those in
/// ``filesToRead``. Only events that may touch the days are parsed, with everything else that bears
/// their UID, in whatever file it is.
public struct CalendarLibrary {
  private let asked: RequestedDays
  /// The same files, read for the days before; none where nothing is asked about these.
  private var before: [CalendarLibrary] = []
  private var zones: KnownZones
  private var scans: [CalendarScan] = []
  /// Where in ``scans`` a file is.
  private var places: [ExactText: Int] = [:]
  /// Nil until all files are scanned.
  private var wantedUIDs: RequestedUIDs?
  private var events: [Event] = []
  private var cancellations: [Cancellation] = []
  private var tasks: [Occurrence] = []
  private var log = DiagnosticLog()
  /// The names of the calendars that hold public holidays: the description says what kind of day it is.
  public var holidayCalendars: Set<String> = [] {
    didSet { for index in before.indices { before[index].holidayCalendars = holidayCalendars } }
  }
  /// Whether a calendar's name says the same.
  package var namesHolidays: @Sendable (String) -> Bool = { _ in false } {
    didSet { for index in before.indices { before[index].namesHolidays = namesHolidays } }
  }
  /// The user's own addresses: of several copies of an event, one that names them says whether they come.
  public var me: Set<String> = [] {
    didSet { for index in before.indices { before[index].me = me } }
  }
  var work = RecurrenceWork()
  var eventLimit = Limits.Calendar.events
  /// Events that were beyond the limit.
  private var unread = 0
  /// VEVENTs parsed so far, out of ``eventCount``.
  public private(set) var parsedCount = 0

  /// - Parameters:
  ///   - asked: what happens on other days is not read.
  ///   - zones: the system's time zones, asked before a file's own definitions.
  public init(on asked: RequestedDays, zones: any ZoneDatabase) {
    self.asked = asked
    self.zones = KnownZones(zones)
    self.zones.stepsForDefinitions = Limits.Calendar.allZoneSteps
    if let days = asked.before {
      before = [CalendarLibrary(on: RequestedDays(days, in: asked.zone), zones: zones)]
      before[0].eventLimit = Limits.Calendar.eventsBefore
      before[0].work = RecurrenceWork(limit: Limits.Recurrence.stepsBefore)
    }
  }

  /// VEVENTs found in all files.
  public var eventCount: Int { scans.reduce(0) { $0 + $1.eventCount } }

  /// VEVENTs found in one file.
  public func eventCount(of file: String) -> Int {
    places[ExactText(file)].map { scans[$0].eventCount } ?? 0
  }

  /// First pass over one file.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - file: the name diagnostics use; the same in both passes.
  ///   - calendar: the calendar's name where the file does not give one of its own.
  ///   - givenName: the name the user gave the calendar, over whatever the file says.
  public mutating func scan(
    _ bytes: RawSpan, file: String, calendar: String, givenName: String? = nil
  ) {
    var scanner = CalendarScanner(file: file, calendar: calendar, asked: asked)
    var scan = scanner.run(bytes)
    scan.calendar = givenName ?? scan.calendar
    log.add(scan.diagnostics)
    let name = ExactText(file)
    if places[name] == nil { places[name] = scans.count }
    scans.append(scan)
    wantedUIDs = nil
    for index in before.indices { before[index].take(scan) }
  }

  /// What was found when the same file was scanned for other days.
  private mutating func take(_ scan: CalendarScan) {
    var scan = scan
    scan.wantedUIDs = scan.wantedBefore + [EventPlace.wantedBefore]
    (scan.tasks, scan.diagnostics) = ([], [])
    places[ExactText(scan.file)] = places[ExactText(scan.file)] ?? scans.count
    scans.append(scan)
    wantedUIDs = nil
  }

  /// The files that hold something wanted, in the order they were scanned.
  public var filesToRead: [String] {
    let wanted = wantedUIDs ?? RequestedUIDs(scans)
    let others = Set(before.flatMap(\.filesToRead).map(ExactText.init))
    return scans.filter { scan in
      scan.events.contains(where: wanted.names) || !tasks(in: scan).isEmpty
        || !scan.busyTimes.isEmpty
        || others.contains(ExactText(scan.file))
    }.map(\.file)
  }

  private func tasks(in scan: CalendarScan) -> [(range: Range<Int>, line: Int)] {
    asked.tasksDue == nil ? [] : scan.tasks
  }

  /// Second pass: parses what is wanted of a file that was scanned.
  public mutating func read(_ bytes: RawSpan, file: String) {
    for index in before.indices { before[index].read(bytes, file: file) }
    guard let scan = places[ExactText(file)].map({ scans[$0] }) else { return }
    let wanted = wantedUIDs ?? RequestedUIDs(scans)
    wantedUIDs = wanted
    let places = scan.events.filter {
      wanted.names($0) && $0.range.upperBound <= bytes.byteCount
    }
    let todos = tasks(in: scan).filter { $0.range.upperBound <= bytes.byteCount }
    guard !places.isEmpty || !todos.isEmpty || !scan.busyTimes.isEmpty else { return }
    var components = ComponentReader(file: file, ends: scan.ends)
    var reader = EventReader(
      file: file, calendar: scan.calendar,
      isOfHolidays: holidayCalendars.contains(scan.calendar)
        || namesHolidays(scan.calendar), days: asked.days, zone: asked.zone,
      resolver: ZoneResolver(zones, definedIn: scan, bytes))
    reader.isOfGoogle = scan.isOfGoogle
    reader.tellsGuests = scan.tellsGuests
    var cancelling = scan.cancelling[...]
    let room = max(0, eventLimit - events.count)
    if places.count > room { leaveOut(places.count - room, of: file) }
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

  private func isDue(_ task: Occurrence) -> Bool {
    guard let last = asked.tasksDue else { return false }
    return task.time.days(in: asked.zone).lowerBound <= last
  }

  /// The tasks that are due, the longest overdue first; one in several files is listed once.
  private var dueTasks: [Occurrence] {
    var uids: Set<String> = []
    let own = tasks.filter { task in task.uid.map { uids.insert($0).inserted } ?? true }
    let starts = own.map { $0.time.span(in: asked.zone).start }
    return own.indices.sorted { a, b in
      starts[a] != starts[b] ? starts[a] < starts[b] : own[a].isNamedBefore(own[b])
    }.map { own[$0] }
  }

  private mutating func leaveOut(_ count: Int, of file: String) {
    unread += count
    let problem = CalendarProblem.tooManyEvents(leftOut: count)
    log.add(Diagnostic(.warning, .calendar(problem), at: SourceLocation(file: file)))
  }

  /// What happens on the asked days, ordered by start, then end, then UID.
  mutating func agenda() -> Agenda {
    var agenda = Agenda()
    var draft = AgendaDraft(on: asked)
    for group in EventGroup.groups(of: events, cancellations, me: me) {
      let result = group.occurrences(on: asked, work: &work)
      draft.add(result.occurrences, from: group.events[0].file)
      agenda.gaps.uncomputedSeries += result.isCutShort ? 1 : 0
      agenda.gaps.unlistedEvents += result.unlisted
      log.add(result.diagnostics)
    }
    agenda.occurrences = draft.occurrences()
    agenda.tasks = dueTasks
    agenda.gaps.unlistedEvents += draft.unlisted + unread
    if let file = draft.crowdedFile {
      let problem = CalendarProblem.tooManyEvents(leftOut: draft.unlisted)
      log.add(Diagnostic(.warning, .calendar(problem), at: SourceLocation(file: file)))
    }
    agenda.diagnostics = log.all
    agenda.gaps.unreadEvents = agenda.diagnostics.count { $0.problem.losesEvent }
    agenda.gaps.isAllUnread =
      agenda.gaps.unreadEvents > 0 && events.isEmpty && agenda.gaps.unreadEvents >= eventCount
    agenda.sort(in: asked.zone)
    agenda.before = occurrencesBefore()
    agenda.markUsualShifts(in: asked.zone)
    return agenda
  }
}

extension CalendarLibrary {
  /// What happened on the days before; nil if they were not asked about, and where there was too much of it to
  /// know all.
  private mutating func occurrencesBefore() -> [Occurrence]? {
    guard !before.isEmpty else { return nil }
    let agenda = before[0].agenda()
    before = []
    return agenda.gaps.isCut ? nil : agenda.occurrences
  }
}

extension Problem {
  /// Whether a whole event, or a whole date of one, is gone with it.
  fileprivate var losesEvent: Bool {
    switch self {
    case .calendar(.noStart), .calendar(.noRecurrenceID), .calendar(.unfinished("VEVENT")): true
    case .calendar, .health, .export: false
    }
  }
}

/// The UIDs of all events, in whatever file, that may touch the asked days.
private struct RequestedUIDs {
  private let uids: Set<UInt64>

  init(_ scans: [CalendarScan]) {
    uids = Set(scans.flatMap(\.wantedUIDs))
  }

  /// Whether an event bears one of them, or is wanted without a UID.
  func names(_ place: EventPlace) -> Bool { place.uid == 0 || uids.contains(place.uid) }
}
