extension EventReader {
  /// How many days RANGE=THISANDFUTURE may move an RDATE or EXDATE instance.
  static let farthestMove = 1_000

  mutating func readRecurrence(of component: Component, into event: inout Event) {
    // An override is one instance, even with a rule of its own.
    guard event.recurrenceID == nil else { return }
    event.rules = component.all("RRULE").compactMap { rule($0, of: event.start) }
    event.exclusionRules = component.all("EXRULE").compactMap { rule($0, of: event.start) }
    event.hasSingleDates = ["RDATE", "EXDATE"].contains { component.first($0) != nil }
    let (start, longest) = (event.start, event.longestSeconds)
    event.addedDates = dates(of: component, "RDATE") { item, line, reader in
      reader.addedDate(item, line, start: start)
        .flatMap { reader.mayTouch($0.start, for: $0.longestSeconds(orElse: longest)) ? $0 : nil }
    }
    event.exceptions = dates(of: component, "EXDATE") { item, line, reader in
      reader.time(item, line, like: start).flatMap { reader.mayTouch($0, for: longest) ? $0 : nil }
    }
  }

  /// Reads the values of every property called `name`, up to `Limits/Calendar/dates`.
  private mutating func dates<Date>(
    of component: Component, _ name: StaticString,
    _ read: (ArraySlice<UInt8>, ContentLine, inout EventReader) -> Date?
  ) -> [Date] {
    var dates: [Date] = []
    for line in component.all(name) {
      for item in ListValues(line.value) {
        guard let date = read(item, line, &self) else { continue }
        guard dates.count < Limits.Calendar.dates else {
          report(.tooManyValues(property: line.name, limit: Limits.Calendar.dates), line)
          return dates
        }
        dates.append(date)
      }
    }
    return dates
  }

  /// Whether an instance of `seconds` at `time` may touch the requested days, moved or not.
  private func mayTouch(_ time: EventTime, for seconds: Int) -> Bool {
    if readsAllDates { return true }
    let date = time.reading.date
    let first = days.lowerBound.advanced(by: -seconds / 86_400 - 2 - Self.farthestMove)
    return date >= first && date <= days.upperBound.advanced(by: 2 + Self.farthestMove)
  }

  /// The last day of a series without times whose UNTIL is a moment; nil if only the user's clock
  /// can tell.
  ///
  /// Exchange writes the midnight that begins the day on its own clocks, which may be a day earlier
  /// in UTC; others write the day's beginning or end as if it were in UTC.
  private mutating func lastDay(until instant: Instant) -> LocalDate? {
    let written = instant.reading(at: .zero)
    let isDayOfUTC = [0, 86_399].contains(written.time.secondOfDay)
    return isDayOfUTC ? written.date : resolver.onlyZone?.reading(at: instant).date
  }

  private mutating func rule(_ line: ContentLine, of start: EventTime) -> RecurrenceRule? {
    var reading = RecurrenceRule.read(line.value)
    if start.isDay, case .utc(let instant)? = reading.rule?.until {
      reading.rule?.until = lastDay(until: instant).map { .day($0) } ?? .utc(instant)
    }
    if comesFromGoogle, reading.rule?.isBirthday(on: start.reading.date) == true {
      reading.rule?.months = [start.reading.date.month]
    }
    for problem in reading.problems { report(problem, line) }
    if let scale = reading.otherScale {
      report(.otherCalendarScale(scale), line)
      return nil
    }
    return reading.rule
  }

  /// Reads a DATE, a DATE-TIME or a PERIOD.
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
    return Event.AddedDate(start: from, length: from.length(to: to, in: zone))
  }

  /// One event for each line of a VFREEBUSY (RFC 5545 §3.6.4), as its periods are all of one kind.
  mutating func busyTimes(of component: Component) -> [Event] {
    component.all("FREEBUSY").compactMap { line in
      let utc = EventTime.utc(Instant(secondsSince1970: 0))
      var periods: [Event.AddedDate] = []
      for item in ListValues(line.value) where periods.count < Limits.Calendar.dates {
        guard let period = addedDate(item, line, start: utc),
          mayTouch(period.start, for: period.longestSeconds(orElse: 0))
        else { continue }
        periods.append(period)
      }
      guard let first = periods.first else { return nil }
      var details = Occurrence.Details(uid: nil, title: "Busy", calendar: calendar)
      details.busyStatus = line.busyStatus
      var event = Event(
        uid: nil, calendar: calendar, file: file, line: line.line, start: first.start,
        details: Occurrence(details, at: Event.noTime))
      event.length = first.length ?? .unstated
      event.addedDates = Array(periods.dropFirst())
      return event
    }
  }
}

extension RecurrenceRule {
  /// Whether the rule names only a day of the month: monthly in the RFC, but yearly at Google.
  fileprivate func isBirthday(on start: LocalDate) -> Bool {
    var whole = RecurrenceRule(.yearly)
    (whole.monthDays, whole.weekStart) = ([start.day], weekStart)
    return self == whole
  }
}

extension Component {
  var periodCount: Int {
    all("FREEBUSY").reduce(0) { sum, line in
      sum + ListValues(line.value).reduce(0) { count, _ in count + 1 }
    }
  }
}

extension ContentLine {
  /// The FBTYPE parameter (RFC 5545 §3.2.9).
  fileprivate var busyStatus: Occurrence.BusyStatus {
    switch parameter("FBTYPE")?.uppercased() {
    case "FREE": .free
    case "BUSY-UNAVAILABLE": .outOfOffice
    case "BUSY-TENTATIVE": .tentative
    default: .busy
    }
  }
}

/// The values of a comma-separated list, one at a time: a line may have millions.
private struct ListValues: Sequence, IteratorProtocol {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  mutating func next() -> ArraySlice<UInt8>? {
    let comma = UInt8(ascii: ",")
    rest = rest.drop { $0 == comma }
    guard !rest.isEmpty else { return nil }
    let value = rest.prefix { $0 != comma }
    rest = rest[value.endIndex...]
    return value
  }
}
