/// The events of the requested days, and the problems in the files.
public struct Agenda: Sendable {
  public internal(set) var occurrences: [Occurrence] = []
  /// Open tasks (VTODO), each at its due time.
  public internal(set) var tasks: [Occurrence] = []
  public internal(set) var diagnostics: [Diagnostic] = []
  /// What touches only days around the requested ones; nil if not requested, or too much to list.
  package internal(set) var before: [Occurrence]?
  /// What could not be shown, because it was unreadable or too much to list.
  public var gaps = CalendarGaps()

  /// Sorts by start, then end, then UID; an all-day occurrence starts with its first day in `zone`.
  ///
  /// Sorts indices, because an occurrence is too large to move for every comparison.
  mutating func sort(in zone: Zone) {
    occurrences = occurrences.inOrder(in: zone)
    before = before?.inOrder(in: zone)
  }
}

extension Agenda {
  /// The zones in which events start, the most frequent first.
  package var namedZones: [Zone] {
    let zones = (occurrences + (before ?? [])).compactMap { occurrence -> Zone? in
      guard case .named(let start, _)? = occurrence.weighedZones else { return nil }
      return start
    }
    return Dictionary(grouping: zones, by: \.name)
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { $0.value[0] }
  }
}

extension [Occurrence] {
  fileprivate func inOrder(in zone: Zone) -> [Occurrence] {
    let spans = map { $0.time.span(in: zone) }
    return indices.sorted { a, b in
      if spans[a].start != spans[b].start { return spans[a].start < spans[b].start }
      if spans[a].end != spans[b].end { return spans[a].end < spans[b].end }
      return self[a].isNamedBefore(self[b])
    }.map { self[$0] }
  }
}

extension Occurrence {
  /// Breaks ties between occurrences at the same time, independently of the order of files.
  func isNamedBefore(_ other: Occurrence) -> Bool {
    if details.uid != other.uid { return (details.uid ?? "") < (other.uid ?? "") }
    return (details.calendar, details.title) < (other.calendar, other.title)
  }
}

extension Occurrence.Time {
  /// From the first day touched to the last; an end at midnight belongs to the day before.
  func days(in zone: Zone) -> ClosedRange<LocalDate> {
    switch self {
    case .allDay(let days):
      return days.lowerBound...max(days.lowerBound, days.upperBound.advanced(by: -1))
    case .timed(let span):
      let end = span.isEmpty ? span.start : span.end.adding(seconds: -1)
      let period = zone.period(at: span.start)
      let first = span.start.reading(at: period.offset).date
      // The clocks seldom change in between.
      let isOnePeriod = period.end.map { end < $0 } ?? true
      let last = end.reading(at: isOnePeriod ? period.offset : zone.offset(at: end)).date
      return first...max(first, last)
    }
  }

  /// Whether the time takes up whole days in `zone`, even if given as midnights or 23:59.
  func takesWholeDays(in zone: Zone) -> Bool {
    guard case .timed(let span) = self else { return true }
    guard span.seconds >= Self.shortestDay else { return false }
    let end = zone.reading(at: span.end).time
    return zone.isStartOfDay(span.start)
      && ((end.hour, end.minute) == (23, 59) || zone.isStartOfDay(span.end))
  }

  /// 20 hours: shorter than any day on which the clocks go forward.
  static let shortestDay = 20 * 3600

  /// From its start to its end; an all-day occurrence takes whole days in `zone`.
  public func span(in zone: Zone) -> TimeSpan {
    switch self {
    case .timed(let span): span
    case .allDay(let days):
      TimeSpan(from: zone.start(of: days.lowerBound), to: zone.start(of: days.upperBound))
    }
  }
}

extension Zone {
  /// Whether a day begins: at midnight, or later if the clocks jump over it.
  fileprivate func isStartOfDay(_ instant: Instant) -> Bool {
    let reading = reading(at: instant)
    return reading.time == .midnight || reading.time.hour < 4 && start(of: reading.date) == instant
  }
}

/// Parts of the calendars that could not be shown: unreadable, or beyond the limits.
public struct CalendarGaps: Equatable, Sendable {
  /// Series with dates that may be missing.
  public var uncomputedSeries = 0
  /// How many events are not listed individually.
  public var unlistedEvents = 0
  /// How many events have no known time.
  public var unreadEvents = 0
  /// Files that end too early: nobody knows how many events they lack.
  public var cutFiles = 0

  /// Whether nothing could be read, so that free days are unknown.
  public var isAllUnread = false

  public init() {}

  public var isEmpty: Bool { self == CalendarGaps() }

  /// Whether it is known how much is missing; if not, any day may have more events.
  package var areCounted: Bool { uncomputedSeries == 0 && cutFiles == 0 }
}
