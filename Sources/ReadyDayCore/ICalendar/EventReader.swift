/// Reads VEVENT components of one file into events.
struct EventReader {
  private let file: String
  let calendar: String
  /// The asked days; dates of a series that cannot touch them are dropped while reading.
  let days: ClosedRange<LocalDate>
  private(set) var resolver: ZoneResolver
  private var log = DiagnosticLog()
  private var unknownZones: Set<String> = []
  private var sawLatin1 = false
  /// The line whose unreadable values are being counted.
  private var unreadableLine = (number: 0, values: 0)

  init(file: String, calendar: String, days: ClosedRange<LocalDate>, resolver: ZoneResolver) {
    self.file = file
    self.calendar = calendar
    self.days = days
    self.resolver = resolver
  }

  var diagnostics: [Diagnostic] {
    log.all
      + resolver.problems.map { problem, line in
        Diagnostic(.warning, .calendar(problem), at: SourceLocation(file: file, line: line))
      }
  }

  /// Nil, with a diagnostic, only when the start or the RECURRENCE-ID cannot be read.
  mutating func read(_ component: Component) -> Event? {
    guard let startLine = component.first("DTSTART"), DateValue(startLine.value) != nil,
      let start = time(startLine)
    else {
      report(.noStart, component.first("DTSTART") ?? ContentLine(beginning: component))
      return nil
    }
    let uid = component.first("UID").map { $0.text }
    let details = details(of: component, uid: uid)
    var event = Event(
      uid: uid, calendar: calendar, file: file, line: component.line, start: start, details: details
    )
    if let line = component.first("RECURRENCE-ID") {
      guard DateValue(line.value) != nil, let identity = time(line) else {
        report(.noRecurrenceID, line)
        return nil
      }
      event.recurrenceID = identity
      event.replacesFuture = line.parameter("RANGE")?.uppercased() == "THISANDFUTURE"
    }
    event.length = length(of: component, start: start)
    event.sequence = sequence(of: component)
    event.stamp = stamp(of: component)
    readRecurrence(of: component, into: &event)
    reportLatin1(component)
    reportRepeated(component)
    return event
  }

  private mutating func length(of component: Component, start: EventTime) -> Event.Length {
    if let line = component.first("DTEND"), let end = time(line, like: start) {
      let length = length(from: start, to: end)
      if length == .seconds(0) || length == .days(0), isBefore(end, start) {
        report(.endsBeforeStart, line)
      }
      return length
    }
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

  private func isBefore(_ end: EventTime, _ start: EventTime) -> Bool {
    end.isDay || start.isDay
      ? end.reading.date < start.reading.date
      : end.instant(orFloatingIn: .utc) < start.instant(orFloatingIn: .utc)
  }

  /// A floating end, or one in a zone nobody knows, is read on the start's clock.
  func length(from start: EventTime, to end: EventTime) -> Event.Length {
    if start.isDay {
      return .days(max(0, start.reading.date.distance(to: end.reading.date)))
    }
    let clock = start.zone(orFloatingIn: .utc)
    let seconds = end.instant(orFloatingIn: clock).seconds(
      since: start.instant(orFloatingIn: clock))
    if case .day(let date) = end {
      let midnight = clock.start(of: date).seconds(since: start.instant(orFloatingIn: clock))
      return .seconds(max(0, midnight))
    }
    return .seconds(max(0, seconds))
  }

  private mutating func sequence(of component: Component) -> Int {
    guard let line = component.first("SEQUENCE") else { return 0 }
    if let number = Int(line.rawText) { return number }
    reportUnreadable(line)
    return 0
  }

  private mutating func stamp(of component: Component) -> Instant? {
    for name: StaticString in ["DTSTAMP", "LAST-MODIFIED", "CREATED"] {
      guard let line = component.first(name) else { continue }
      if let value = DateValue(line.value) {
        return Instant(LocalDateTime(value.date, value.time ?? .midnight), at: .zero)
      }
      reportUnreadable(line)
    }
    return nil
  }

  private mutating func time(_ line: ContentLine, like start: EventTime? = nil) -> EventTime? {
    time(line.value, line, like: start)
  }

  /// One date of a property. `start` settles what a name nobody knows means, and is the default for a floating one.
  mutating func time(
    _ bytes: ArraySlice<UInt8>, _ line: ContentLine, like start: EventTime? = nil
  ) -> EventTime? {
    guard let value = DateValue(bytes) else {
      reportUnreadable(line, bytes)
      return nil
    }
    if line.isOf(type: "DATE") { return .day(value.date) }
    guard value.time != nil, !value.isUTC else { return value.eventTime(in: nil) }
    if let name = line.parameter("TZID"), !name.isEmpty {
      if let zone = resolver.zone(for: name) { return value.eventTime(in: zone) }
      reportUnknownZone(name, line)
    }
    switch start {
    case .zoned(_, let zone): return value.eventTime(in: zone)
    case .utc: return value.eventTime(in: .utc)
    default: return value.eventTime(in: nil)
    }
  }

  /// Once a file: whoever wrote one line so wrote them all so.
  private mutating func reportLatin1(_ component: Component) {
    guard !sawLatin1, let line = component.lines.first(where: { !$0.isUTF8 }) else { return }
    sawLatin1 = true
    report(.notUTF8, line)
  }

  private mutating func reportRepeated(_ component: Component) {
    for name in Self.single {
      let places = component.lines.indices.lazy.filter { component.lines[$0].isNamed(name) }
      for place in places.dropFirst() {
        let line = component.lines[place]
        report(.repeated(property: line.name), line)
      }
    }
  }

  /// What decides when an event happens, and may stand in it once (RFC 5545 §3.6.1).
  private static let single: [StaticString] = [
    "DTSTART", "DTEND", "DURATION", "RECURRENCE-ID", "UID", "SEQUENCE",
  ]

  /// Unreadable values of one line that are told one by one; the others are counted.
  static let toldPerLine = 10

  private mutating func reportUnreadable(_ line: ContentLine, _ bytes: ArraySlice<UInt8>? = nil) {
    if unreadableLine.number != line.line { unreadableLine = (line.line, 0) }
    unreadableLine.values += 1
    guard unreadableLine.values <= Self.toldPerLine else { return log.leaveOut(1, of: file) }
    report(
      .unreadable(
        property: line.name, value: Text.excerpt(bytes ?? line.value, limit: 80)), line)
  }

  /// An unknown zone is one problem of the file, however many times name it; the same as one with a
  /// definition that cannot be used, which is told by the resolver.
  private mutating func reportUnknownZone(_ name: String, _ line: ContentLine) {
    guard !resolver.defines(name), unknownZones.insert(name).inserted else { return }
    report(.unknownZone(name), line)
  }

  /// Neither `problem` nor the line's excerpt is made when the file has too many problems to tell
  /// them all.
  mutating func report(_ problem: @autoclosure () -> CalendarProblem, _ line: ContentLine) {
    guard !log.isFull(for: file) else { return log.leaveOut(1, of: file) }
    let location = SourceLocation(file: file, line: line.line)
    log.add(Diagnostic(.warning, .calendar(problem()), at: location, excerpt: line.excerpt))
  }
}
