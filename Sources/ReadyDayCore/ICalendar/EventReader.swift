/// Reads VEVENT components of one file into events.
struct EventReader {
  private let file: String
  let calendar: String
  /// Days around the asked ones; added dates that cannot touch them are dropped while reading.
  private let days: ClosedRange<LocalDate>
  private(set) var resolver: ZoneResolver
  private var log = DiagnosticLog()
  private var reported: Set<CalendarProblem> = []

  /// Added dates of one event beyond this number are left out; a series of an hour lasts a century.
  static let addedDatesLimit = 1_000_000

  init(file: String, calendar: String, days: ClosedRange<LocalDate>, resolver: ZoneResolver) {
    self.file = file
    self.calendar = calendar
    self.days = days
    self.resolver = resolver
  }

  var diagnostics: [Diagnostic] { log.all }

  /// Nil, with a diagnostic, only when the start or the RECURRENCE-ID cannot be read.
  mutating func read(_ component: Component) -> Event? {
    guard let startLine = component.first("DTSTART"), DateValue(startLine.value) != nil,
      let start = time(startLine)
    else {
      report(.noStart, component.first("DTSTART") ?? ContentLine(beginning: component))
      return nil
    }
    let uid = component.first("UID").map { $0.text }
    var event = Event(
      uid: uid, calendar: calendar, file: file, line: component.line, start: start,
      details: details(of: component, uid: uid))
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

  // MARK: When

  private mutating func readRecurrence(of component: Component, into event: inout Event) {
    // An override with a rule of its own is one instance all the same.
    guard event.recurrenceID == nil else { return }
    event.rules = component.all("RRULE").compactMap { rule($0) }
    event.exclusionRules = component.all("EXRULE").compactMap { rule($0) }
    let longest = event.longestSeconds / 86_400 + 2
    for line in component.all("RDATE") {
      if event.addedDates.count >= Self.addedDatesLimit {
        report(.tooManyValues(property: "RDATE", limit: Self.addedDatesLimit), line)
        break
      }
      for item in line.items where event.addedDates.count < Self.addedDatesLimit {
        guard let added = addedDate(item, line, start: event.start) else { continue }
        if mayTouch(added, longest: longest) { event.addedDates.append(added) }
      }
    }
    for line in component.all("EXDATE") {
      event.exceptions += line.items.compactMap { item in time(item, line, like: event.start) }
    }
  }

  private func mayTouch(_ added: Event.AddedDate, longest: Int) -> Bool {
    let date = added.start.reading.date
    return added.length != nil
      || date <= days.upperBound && date >= days.lowerBound.advanced(by: -longest)
  }

  private mutating func rule(_ line: ContentLine) -> RecurrenceRule? {
    let reading = RecurrenceRule.read(line.value)
    for problem in reading.problems { report(problem, line) }
    if let scale = reading.otherScale {
      report(.otherCalendarScale(scale), line)
      return nil
    }
    return reading.rule
  }

  private mutating func addedDate(
    _ item: ArraySlice<UInt8>, _ line: ContentLine, start: EventTime
  ) -> Event.AddedDate? {
    guard let slash = item.firstIndex(of: UInt8(ascii: "/")) else {
      return time(item, line, like: start).map { Event.AddedDate(start: $0, length: nil) }
    }
    guard let from = time(item[..<slash], line, like: start) else { return nil }
    let end = item[(slash + 1)...]
    if let duration = EventDuration(end) {
      return Event.AddedDate(start: from, length: .nominal(duration))
    }
    guard let to = time(end, line, like: start) else { return nil }
    return Event.AddedDate(start: from, length: length(from: from, to: to))
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
      report(unreadable(line), line)
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
  private func length(from start: EventTime, to end: EventTime) -> Event.Length {
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
    report(unreadable(line), line)
    return 0
  }

  private mutating func stamp(of component: Component) -> Instant? {
    for name in ["DTSTAMP", "LAST-MODIFIED", "CREATED"] {
      guard let line = component.first(name) else { continue }
      if let value = DateValue(line.value) {
        return Instant(LocalDateTime(value.date, value.time ?? .midnight), at: .zero)
      }
      report(unreadable(line), line)
    }
    return nil
  }

  private mutating func time(_ line: ContentLine, like start: EventTime? = nil) -> EventTime? {
    time(line.value, line, like: start)
  }

  /// One date of a property. `start` settles what a name nobody knows means, and is the default for a floating one.
  private mutating func time(
    _ bytes: ArraySlice<UInt8>, _ line: ContentLine, like start: EventTime? = nil
  ) -> EventTime? {
    guard let value = DateValue(bytes) else {
      report(unreadable(line, bytes), line)
      return nil
    }
    if line.isOf(type: "DATE") { return .day(value.date) }
    guard value.time != nil, !value.isUTC else { return value.eventTime(in: nil) }
    if let name = line.parameter("TZID"), !name.isEmpty {
      if let zone = resolver.zone(for: name) { return value.eventTime(in: zone) }
      report(.unknownZone(name), line)
    }
    switch start {
    case .zoned(_, let zone): return value.eventTime(in: zone)
    case .utc: return value.eventTime(in: .utc)
    default: return value.eventTime(in: nil)
    }
  }

  // MARK: Diagnostics

  private mutating func reportLatin1(_ component: Component) {
    for line in component.lines where !line.isUTF8 { report(.notUTF8, line) }
  }

  private mutating func reportRepeated(_ component: Component) {
    var seen: Set<String> = []
    for line in component.lines where Self.single.contains(line.name) {
      if !seen.insert(line.name).inserted { report(.repeated(property: line.name), line) }
    }
  }

  /// What decides when an event happens, and may stand in it once (RFC 5545 §3.6.1).
  private static let single: Set = [
    "DTSTART", "DTEND", "DURATION", "RECURRENCE-ID", "UID", "SEQUENCE",
  ]

  private func unreadable(_ line: ContentLine, _ bytes: ArraySlice<UInt8>? = nil) -> CalendarProblem
  {
    let value = Text.excerpt(bytes ?? line.value, limit: 80)
    return .unreadable(property: line.name, value: value)
  }

  private mutating func report(_ problem: CalendarProblem, _ line: ContentLine) {
    // An unknown zone is one problem of the file, however many times name it.
    if case .unknownZone = problem, !reported.insert(problem).inserted { return }
    let location = SourceLocation(file: file, line: line.line)
    log.add(
      Diagnostic(.warning, .calendar(problem), at: location, excerpt: line.excerpt))
  }
}

extension ContentLine {
  /// The values of a comma-separated list of dates or periods.
  fileprivate var items: [ArraySlice<UInt8>] {
    value.split(separator: UInt8(ascii: ","))
  }
}
