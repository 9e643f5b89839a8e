/// Plans in an iCalendar file, exported by readyday or by any other program.
package struct PlanCalendar {
  struct Entry: Equatable, Sendable {
    let uid: String?
    /// Shortened to the length shown in messages.
    let title: String
    /// The line on which the event begins.
    let line: Int
    var details: PlanDetails
    /// Whether the file or the title says which activity it is.
    var isNamed: Bool
    /// Whether readyday exported the event.
    var isOwn: Bool
    let created, stamp: Instant?
    /// The zone of a series; nil if it has no time of day, or is in the reader's local time.
    let zone: Zone?
  }

  /// An event that cannot become a plan.
  package struct PassedOver: Equatable, Sendable {
    package enum Reason: Hashable, Sendable {
      case cancelled
      /// A changed instance of a series: the days of a plan follow only from its rule.
      case changedInstance
      /// The event repeats by a rule that plans do not support.
      case repeats(String)
      /// The event repeats on days of its own time zone, which are others in the reader's.
      case otherDays(String)
    }

    /// Shortened to the length shown in messages.
    package var title: String
    package var reason: Reason
  }

  private(set) var entries: [Entry] = []
  private(set) var passedOver: [PassedOver] = []
  let diagnostics: [Diagnostic]
  /// Whether the file is a complete calendar without events.
  let isEmpty: Bool

  private let zone: Zone
  private let withholding: (Occurrence, Bool) -> String?
  private let activity: (String) -> ActivityName?

  /// - Parameters:
  ///   - withholding: what stands for the words of an event that is hidden; nil for any other.
  ///   - activity: returns the activity that a title names; nil if it names none.
  init(
    _ bytes: RawSpan, file: String, calendar: String = "",
    withholding: @escaping (Occurrence, _ isOwn: Bool) -> String? = { _, _ in nil }, zone: Zone,
    zones: any ZoneDatabase, activity: @escaping (String) -> ActivityName?
  ) {
    (self.zone, self.withholding, self.activity) = (zone, withholding, activity)
    // Accepts every date of a rule, however far away.
    let always =
      YearMonth(clamping: 1900, month: 1).firstDay...YearMonth(clamping: 2400, month: 1).firstDay
    var scanner = CalendarScanner(
      file: file, calendar: "", requested: RequestedDays(always, in: zone))
    let scan = scanner.run(bytes)
    isEmpty = scan.eventCount == 0 && scan.diagnostics.isEmpty
    var known = KnownZones(zones)
    known.stepsForDefinitions = Limits.Calendar.allZoneSteps
    var components = ComponentReader(file: file, ends: scan.ends)
    var reader = EventReader(
      file: file, calendar: calendar, days: always, zone: zone,
      resolver: ZoneResolver(known, definedIn: scan, bytes))
    var read: [(event: Event, component: Component)] = []
    for place in scan.events {
      guard let component = components.read(bytes, place.range, line: place.line) else { continue }
      let cancels = scan.cancelling.contains { $0.contains(place.range.lowerBound) }
      reader.read(component, cancels: cancels).map { read.append(($0, component)) }
    }
    diagnostics = scan.diagnostics + components.diagnostics + reader.diagnostics
    for (event, component) in read { take(event, component) }
    skipChanged(read.map(\.event))
  }

  /// readyday's own properties, for what iCalendar cannot express.
  enum Property {
    static let activity: StaticString = "X-READYDAY-ACTIVITY"
    static let intensity: StaticString = "X-READYDAY-INTENSITY"
    static let sequence: StaticString = "X-READYDAY-SEQUENCE"
    /// Minutes, for a plan without a time of day.
    static let duration: StaticString = "X-READYDAY-DURATION"
    static let sport: StaticString = "X-READYDAY-SPORT"
    /// The minutes of a race, if known, and `main` for a main one; the title is the event's.
    static let race: StaticString = "X-READYDAY-RACE"
    /// The days on which the session was done, separated by commas.
    static let done: StaticString = "X-READYDAY-DONE"
  }

  private mutating func take(_ event: Event, _ component: Component) {
    let title = component.first("SUMMARY")?.text ?? ""
    let shown = title.beginning(bytes: Limits.Diagnostics.excerptBytes)
    if let reason = reasonToPassOver(event, component) {
      return passedOver.append(PassedOver(title: shown, reason: reason))
    }
    entries.append(
      Entry(
        uid: event.uid, title: shown, line: event.line, details: details(event, component, title),
        isNamed: component.first(Property.activity) != nil || activity(title) != nil,
        isOwn: component.first(Property.activity) != nil,
        created: component.first("CREATED").flatMap { DateValue($0.value)?.utc },
        stamp: event.stamp, zone: event.start.ownZone))
  }

  private func reasonToPassOver(_ event: Event, _ component: Component) -> PassedOver.Reason? {
    if event.details.status == .cancelled { return .cancelled }
    if event.recurrenceID != nil { return .changedInstance }
    if let dates = component.first("RDATE") {
      return .repeats("RDATE:" + dates.rawText.beginning(bytes: Limits.Diagnostics.excerptBytes))
    }
    guard let rule = component.first("RRULE") else { return nil }
    let shown = rule.rawText.beginning(bytes: Limits.Diagnostics.excerptBytes)
    guard let repetition = repetition(rule) else { return .repeats(shown) }
    // The rule's days hold if the event's day is the same for the user as in its zone.
    let isOnOwnDay = onOwnClock(event.start).date == event.start.reading.date
    return repetition.namesDays && !isOnOwnDay ? .otherDays(shown) : nil
  }

  private func onOwnClock(_ time: EventTime) -> LocalDateTime {
    time.isDay ? time.reading : zone.reading(at: time.instant(orFloatingIn: zone))
  }

  private func repetition(_ line: ContentLine) -> Repetition? {
    let parts = line.rawText.split(separator: ";").map { untilOnOwnClock($0) ?? String($0) }
    return try? Repetition(parts.joined(separator: ";"))
  }

  /// The UNTIL of a series, from UTC (RFC 5545 §3.3.10) to local time, which plans use.
  private func untilOnOwnClock(_ part: Substring) -> String? {
    guard part.uppercased().hasPrefix("UNTIL="),
      let value = DateValue(Array(part.utf8.dropFirst(6))[...]), value.isUTC, let moment = value.utc
    else { return nil }
    return "UNTIL=\(zone.reading(at: moment))".filter { $0 != "-" && $0 != ":" }
  }

  /// Skips the original day of each changed instance, which is an event of its own.
  private mutating func skipChanged(_ events: [Event]) {
    var changed: [String: Set<LocalDate>] = [:]
    for event in events {
      guard let uid = event.uid, let original = event.recurrenceID else { continue }
      changed[uid, default: []].insert(onOwnClock(original).date)
    }
    for index in entries.indices {
      guard let dates = entries[index].uid.flatMap({ changed[$0] }) else { continue }
      entries[index].details.skipped.formUnion(dates)
    }
  }

  private func details(_ event: Event, _ component: Component, _ title: String) -> PlanDetails {
    let reading = onOwnClock(event.start)
    var details = PlanDetails(date: reading.date)
    details.start = event.start.isDay ? nil : reading.time
    details.sequence = component.number(Property.sequence) ?? details.sequence
    details.minutes = component.number(Property.duration) ?? minutes(of: event)
    details.notes = component.first("DESCRIPTION")?.text ?? ""
    let own = component.first(Property.activity).flatMap { ActivityName($0.text) }
    let name = own ?? activity(title) ?? ActivityName(.other)
    (details.activity, details.sport) = (name.activity, name.sport)
    if own == nil, name.activity == .other, details.notes.isEmpty { details.notes = title }
    details.sport =
      component.first(Property.sport).flatMap { OtherSport(rawValue: $0.text) } ?? details.sport
    let word = component.first(Property.intensity)?.text ?? ""
    details.intensity =
      PlannedIntensity(rawValue: word.lowercased()) ?? name.activity.usualIntensity
    details.done = component.dates(Property.done)
    details.race = component.first(Property.race).map { race in
      let parts = race.rawText.split(separator: ",")
      return PlannedRace(
        title, minutes: parts.first.flatMap { Int(written: $0) }, isMain: parts.contains("main"))
    }
    details.skipped = Set(event.exceptions.map { onOwnClock($0).date })
    details.repetition = component.first("RRULE").flatMap(repetition)
    if let placeholder = withholding(event.details, own != nil) {
      details.hideWords(behind: placeholder)
    }
    return details
  }

  /// The event's length; without an end or a time, the usual length of a plan.
  private func minutes(of event: Event) -> Int {
    let start = event.start.instant(orFloatingIn: zone)
    let seconds = event.start.isDay ? 0 : event.span(from: start, in: zone).seconds
    return seconds == 0 ? PlanDetails(date: event.start.reading.date).minutes : seconds / 60
  }
}

extension PlanCalendar.Entry {
  /// Whether, within a year of `now`, clock changes move the series to another hour in `zone`.
  func changesHour(in zone: Zone, after now: Instant) -> Bool {
    guard let own = self.zone, let start = details.start, let repetition = details.repetition
    else { return false }
    func ownTime(_ date: LocalDate) -> TimeOfDay {
      own.reading(at: zone.instant(of: LocalDateTime(date, start))).time
    }
    let first = max(details.date, zone.reading(at: now).date)
    let dates = repetition.dates(
      from: LocalDateTime(details.date, start), without: details.skipped,
      in: first...first.advanced(by: 366))
    let time = ownTime(details.date)
    return dates.contains { ownTime($0) != time }
  }
}

extension EventTime {
  fileprivate var ownZone: Zone? {
    switch self {
    case .day, .floating: nil
    case .utc: .utc
    case .zoned(_, let zone): zone
    }
  }
}

extension Component {
  fileprivate func number(_ name: StaticString) -> Int? {
    first(name).flatMap { Int(written: $0.rawText) }
  }

  fileprivate func dates(_ name: StaticString) -> Set<LocalDate> {
    Set((first(name)?.rawText ?? "").split(separator: ",").compactMap { LocalDate(String($0)) })
  }
}

extension DateValue {
  /// Properties such as `CREATED` are in UTC (RFC 5545 §3.8.7.1).
  fileprivate var utc: Instant? { Instant(LocalDateTime(date, time ?? .midnight), at: .zero) }
}
