/// Reads the events of one file: here who they are, when, and how often; beside it, their details.
struct EventReader {
  let file: String
  let calendar: String
  /// Whether its calendar holds public holidays, whose descriptions give the kind of day.
  let holdsHolidays: Bool
  /// The requested days; dates of a series that cannot touch them are dropped while reading.
  let days: ClosedRange<LocalDate>
  /// The user's clock.
  let zone: Zone
  /// Cancelled events and instances, with or without a DTSTART.
  private(set) var cancellations: [Cancellation] = []
  var resolver: ZoneResolver
  var guests = KnownGuests()
  var comesFromGoogle = false
  /// Whether any event in its file names a guest or an organiser.
  var namesGuests = true
  /// Whether problems are reported: not those of events that are only compared with.
  var isHeard = true
  /// Whether dates long before the requested days matter: the first open task may be that old.
  var readsAllDates = false
  private var log = DiagnosticLog()
  private var unknownZones: Set<String> = []
  private var sawOtherBytes = false
  /// The line whose unreadable values are counted.
  private var unreadableLine = (number: 0, values: 0)

  init(
    file: String, calendar: String, holdsHolidays: Bool = false, days: ClosedRange<LocalDate>,
    zone: Zone, resolver: ZoneResolver
  ) {
    self.file = file
    self.calendar = calendar
    self.holdsHolidays = holdsHolidays
    self.days = days
    self.zone = zone
    self.resolver = resolver
  }

  var diagnostics: [Diagnostic] {
    guard isHeard else { return [] }
    return log.all
      + resolver.problems.map { problem, line in
        Diagnostic(.warning, .calendar(problem), at: SourceLocation(file: file, line: line))
      }
  }

  /// Nil, with a diagnostic, if DTSTART (unless it `cancels`) or RECURRENCE-ID cannot be read.
  mutating func read(_ component: Component, cancels: Bool = false) -> Event? {
    let uid = component.first("UID").map { $0.text }.flatMap { text in
      text.utf8.allSatisfy { " \"\t".utf8.contains($0) } ? nil : text
    }
    guard let identity = identity(of: component) else { return nil }
    let sequence = sequence(of: component)
    let hasStart = component.first("DTSTART") != nil
    // An instance can be cancelled without METHOD too, and without DTSTART.
    let isCalledOff = !hasStart && identity.time != nil && component.status == .cancelled
    if cancels || isCalledOff, let uid {
      cancellations.append(Cancellation(uid: uid, recurrenceID: identity.time, sequence: sequence))
      guard hasStart else { return nil }
    }
    guard let (start, length, foreignEnd) = times(of: component) else { return nil }
    var details = details(of: component, uid: uid)
    details.zones = zones(of: component, start: start)
    details.clock = start.clock
    if cancels { details.status = .cancelled }
    details.isRecurring = identity.time != nil || component.repeats
    var event = Event(
      uid: uid, calendar: calendar, file: file, line: component.line, start: start,
      details: Occurrence(details, at: Event.noTime))
    event.recurrenceID = identity.time
    event.replacesFuture = identity.replacesFuture
    event.length = length
    event.foreignEnd = foreignEnd
    event.isMarkedAllDay = component.isMarkedAllDay
    event.settle(in: zone)
    event.sequence = sequence
    event.isCancellation = cancels
    event.isAsked = isHeard
    event.stamp = stamp(of: component)
    readRecurrence(of: component, into: &event)
    reportOtherBytes(component)
    reportRepeated(component)
    return event
  }

  private mutating func zones(of component: Component, start: EventTime) -> EventZones? {
    guard case .zoned(_, let own) = start else { return nil }
    let end = component.first("DTEND")?.parameter("TZID").flatMap { resolver.zone(for: $0) } ?? own
    return .named(start: own, end: end)
  }

  /// The instance that a component replaces, and whether all later ones too; nil if unreadable.
  private mutating func identity(
    of component: Component
  ) -> (time: EventTime?, replacesFuture: Bool)? {
    guard let line = component.first("RECURRENCE-ID") else { return (nil, false) }
    guard let value = DateValue(line.value), let identity = time(value, line) else {
      report(.noRecurrenceID, line)
      return nil
    }
    return (identity, line.parameter("RANGE")?.uppercased() == "THISANDFUTURE")
  }

  /// Nil, with a diagnostic, if the start cannot be read.
  private mutating func times(
    of component: Component
  ) -> (start: EventTime, length: Event.Length, foreignEnd: EventTime?)? {
    guard let line = component.first("DTSTART"), let value = DateValue(line.value),
      let start = time(value, line)
    else {
      report(.noStart, component.first("DTSTART") ?? ContentLine(beginning: component))
      return nil
    }
    guard let line = component.first("DTEND"), let end = time(line.value, line, like: start) else {
      return (start, duration(of: component), nil)
    }
    let length = start.length(to: end, in: zone)
    if [.seconds(0), .wallSeconds(0), .days(0)].contains(length), end.isBefore(start, in: zone) {
      report(.endsBeforeStart, line)
    }
    let isForeign = start.isFloating && !end.isFloating && !end.isDay
    return (start, length, isForeign ? end : nil)
  }

  private mutating func duration(of component: Component) -> Event.Length {
    guard let line = component.first("DURATION") else { return .unstated }
    guard let duration = EventDuration(line.value) else {
      reportUnreadable(line)
      return .unstated
    }
    if duration.days < 0 || duration.seconds < 0 {
      report(.endsBeforeStart, line)
      return .seconds(0)
    }
    return .nominal(duration)
  }

  mutating func sequence(of component: Component) -> Int {
    guard let line = component.first("SEQUENCE") else { return 0 }
    if let number = Int(written: line.rawText) { return number }
    reportUnreadable(line)
    return 0
  }

  mutating func stamp(of component: Component) -> Instant? {
    for name: StaticString in ["DTSTAMP", "LAST-MODIFIED", "CREATED"] {
      guard let line = component.first(name) else { continue }
      if let value = DateValue(line.value) {
        return Instant(LocalDateTime(value.date, value.time ?? .midnight), at: .zero)
      }
      reportUnreadable(line)
    }
    return nil
  }

  /// Reads one date of a property, in the zone of `start` if its own is unknown or missing.
  mutating func time(
    _ bytes: ArraySlice<UInt8>, _ line: ContentLine, like start: EventTime? = nil
  ) -> EventTime? {
    guard let value = DateValue(bytes) else {
      reportUnreadable(line, bytes)
      return nil
    }
    return time(value, line, like: start)
  }

  private mutating func time(
    _ value: DateValue, _ line: ContentLine, like start: EventTime? = nil
  ) -> EventTime? {
    if line.isOf(type: "DATE") {
      guard value.time != nil else { return .day(value.date) }
      report(.timeInDate(property: line.name), line)
    }
    guard value.time != nil, !value.isUTC else { return value.eventTime(in: nil) }
    if let name = line.parameter("TZID"), !name.isEmpty {
      if name.utf8.count == 8, name.lowercased() == "floating" { return value.eventTime(in: nil) }
      if let zone = resolver.zone(for: name) { return value.eventTime(in: zone) }
      reportUnknownZone(name, line)
    }
    switch start {
    case .zoned(_, let zone): return value.eventTime(in: zone)
    case .utc: return value.eventTime(in: .utc)
    default: return value.eventTime(in: nil)
    }
  }

  /// Reports once per file, since a program encodes all its lines alike.
  private mutating func reportOtherBytes(_ component: Component) {
    guard !sawOtherBytes, !component.isASCII,
      let line = component.lines.first(where: { !$0.isUTF8 })
    else { return }
    sawOtherBytes = true
    report(.notUTF8, line)
  }

  private mutating func reportRepeated(_ component: Component) {
    for name in Self.single {
      for line in component.repeated(name) { report(.repeated(property: line.name), line) }
    }
  }

  /// Properties that decide when an event happens, and may occur only once in it (RFC 5545 §3.6.1).
  private static let single: [StaticString] = [
    "DTSTART", "DTEND", "DURATION", "RECURRENCE-ID", "UID", "SEQUENCE",
  ]

  /// How many unreadable values are reported for one line; the others are only counted.
  static let reportedPerLine = 10

  private mutating func reportUnreadable(_ line: ContentLine, _ bytes: ArraySlice<UInt8>? = nil) {
    if unreadableLine.number != line.line { unreadableLine = (line.line, 0) }
    unreadableLine.values += 1
    guard unreadableLine.values <= Self.reportedPerLine else { return log.leaveOut(1, of: file) }
    report(
      .unreadable(
        property: line.name, value: Text.excerpt(bytes ?? line.value, limit: 80)), line)
  }

  /// Reports once per file. The resolver reports a zone whose definition cannot be used.
  private mutating func reportUnknownZone(_ name: String, _ line: ContentLine) {
    guard !resolver.defines(name), unknownZones.insert(name).inserted else { return }
    report(.unknownZone(name), line)
  }

  /// Builds neither `problem` nor the excerpt if the file already has too many problems.
  mutating func report(_ problem: @autoclosure () -> CalendarProblem, _ line: ContentLine) {
    guard !log.isFull(for: file) else { return log.leaveOut(1, of: file) }
    let location = SourceLocation(file: file, line: line.line)
    log.add(Diagnostic(.warning, .calendar(problem()), at: location, excerpt: line.excerpt))
  }
}
