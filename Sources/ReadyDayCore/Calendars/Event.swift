/// A parsed VEVENT.
struct Event {
  /// How an instance's end follows from its start.
  enum Length: Equatable {
    /// No DTEND and no DURATION: a whole day, or no time.
    case unstated
    /// DTEND: the same number of seconds for every instance.
    case seconds(Int)
    /// Floating start and end: seconds on the user's clock, even across a clock change.
    case wallSeconds(Int)
    /// Whole days, for events without a time.
    case days(Int)
    /// DURATION: its days follow the calendar, its hours the clock.
    case nominal(EventDuration)
  }

  /// An RDATE; a PERIOD has its own length.
  struct AddedDate {
    let start: EventTime
    let length: Length?
  }

  var uid: String?
  var calendar: String
  var file: String
  var line: Int
  var start: EventTime
  var length: Length = .unstated
  var rules: [RecurrenceRule] = []
  var exclusionRules: [RecurrenceRule] = []
  var addedDates: [AddedDate] = []
  var exceptions: [EventTime] = []
  /// Whether the file has RDATE or EXDATE for it, even if none can touch the requested days.
  var hasSingleDates = false
  /// Whether its times are read as dates: it lasts all day on its own clock, not on the user's.
  private(set) var lastsAllDay = false
  /// Whether the file marks it as all-day, although it has times.
  var isMarkedAllDay = false
  /// The end of a floating start if the file names its clock.
  var foreignEnd: EventTime?
  /// The instance of its series that it replaces (RECURRENCE-ID).
  var recurrenceID: EventTime?
  /// Whether it is in a VCALENDAR with METHOD:CANCEL.
  var isCancellation = false
  /// RANGE=THISANDFUTURE: it replaces all later instances too.
  var replacesFuture = false
  var sequence = 0
  /// DTSTAMP, else LAST-MODIFIED, else CREATED.
  var stamp: Instant?
  /// Whether it, or another with its UID, may touch a requested day and not only those around.
  var isAsked = true
  /// The event as shown; its time is `noTime` until an instance is made.
  var details: Occurrence

  static let noTime = Occurrence.Time.allDay(LocalDate(dayNumber: 0)..<LocalDate(dayNumber: 1))

  var isRecurring: Bool { !rules.isEmpty || !addedDates.isEmpty }

  /// The time from `start` to an end computed on the clock of `zone`.
  func span(from start: Instant, length: Length? = nil, in zone: Zone) -> TimeSpan {
    switch length ?? self.length {
    case .unstated: return TimeSpan(from: start, to: start)
    case .seconds(let seconds): return TimeSpan(from: start, to: start.adding(seconds: seconds))
    case .wallSeconds(let seconds):
      let end = zone.instant(of: zone.reading(at: start).adding(wallSeconds: seconds))
      return TimeSpan(from: start, to: max(start, end))
    case .days(let days):
      let end = zone.reading(at: start).adding(wallSeconds: days * 86_400)
      return TimeSpan(from: start, to: zone.instant(of: end))
    case .nominal(let duration):
      guard duration.days != 0 else {
        return TimeSpan(from: start, to: start.adding(seconds: duration.seconds))
      }
      let end = zone.reading(at: start).adding(wallSeconds: duration.days * 86_400)
      return TimeSpan(from: start, to: zone.instant(of: end).adding(seconds: duration.seconds))
    }
  }

  /// The days from `start` on; at least one.
  func days(from start: LocalDate, length: Length? = nil) -> Range<LocalDate> {
    let days: Int
    switch length ?? self.length {
    case .unstated: days = 1
    case .seconds(let seconds), .wallSeconds(let seconds): days = ceilingDivide(seconds, 86_400)
    case .days(let count): days = count
    case .nominal(let duration): days = duration.days + ceilingDivide(duration.seconds, 86_400)
    }
    return start..<start.advanced(by: max(1, days))
  }

  /// The longest an instance can take, in wall-clock seconds, unless it has a length of its own.
  var longestSeconds: Int { length.longestSeconds(ofDays: start.isDay) }

  /// Decides what only the user's clock can tell; may be called again for another clock.
  mutating func settle(in zone: Zone) {
    if let foreignEnd { settle(upTo: foreignEnd, in: zone) }
    let isMoved = recurrenceID.map { !start.isOnDate(of: $0, in: zone) } ?? false
    if isMoved != details.isMoved { details.isMoved = isMoved }
    lastsAllDay = false
    let clock = start.zone(orFloatingIn: zone)
    let time = time(at: start.reading, clock: clock, length: nil)
    lastsAllDay =
      !time.takesWholeDays(in: zone) && (isMarkedAllDay || time.takesWholeDays(in: clock))
  }

  /// Gives a floating start the zone of its end, if the user's clock agrees.
  private mutating func settle(upTo end: EventTime, in zone: Zone) {
    let (local, clock) = (start.reading, end.zone(orFloatingIn: zone))
    let isAsThere = clock != zone && clock.instant(of: local) == zone.instant(of: local)
    start = isAsThere ? .zoned(local, clock) : .floating(local)
    length = start.length(to: end, in: zone)
    details.clock = start.clock
    details.zones = isAsThere ? .named(start: clock, end: clock) : nil
  }

  /// Compares by SEQUENCE, then by stamp.
  func supersedes(_ other: Event) -> Bool {
    guard sequence == other.sequence else { return sequence > other.sequence }
    guard let stamp, let otherStamp = other.stamp else { return stamp != nil && other.stamp == nil }
    return stamp > otherStamp
  }
}

/// A cancelled event or instance (RFC 5546 §3.2.5).
struct Cancellation {
  let uid: String
  /// Nil for the whole event.
  let recurrenceID: EventTime?
  let sequence: Int
}

extension Event.Length {
  /// An upper bound in wall-clock seconds.
  fileprivate func longestSeconds(ofDays isDay: Bool) -> Int {
    switch self {
    case .unstated: isDay ? 86_400 : 0
    case .seconds(let seconds), .wallSeconds(let seconds): seconds
    case .days(let days): max(days, 1) * 86_400
    case .nominal(let duration): max(duration.days * 86_400 + duration.seconds, 0)
    }
  }
}

extension Event.AddedDate {
  /// An upper bound in wall-clock seconds; `usual` if it has no length of its own.
  func longestSeconds(orElse usual: Int) -> Int {
    length?.longestSeconds(ofDays: start.isDay) ?? usual
  }
}
