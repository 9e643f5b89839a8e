/// What happens on certain days, and what was wrong in the files that say so.
public struct Agenda: Sendable {
  public internal(set) var occurrences: [Occurrence] = []
  /// What is to be done and is not yet (VTODO), each at the time by which it is due.
  public internal(set) var tasks: [Occurrence] = []
  public internal(set) var diagnostics: [Diagnostic] = []
  /// What happened on the days before, as far as those were asked about; for no reader's eyes.
  package internal(set) var before: [Occurrence]?
  /// What is missing because there was too much of it.
  public var gaps = CalendarGaps()

  /// By start, then end, then UID; an all-day occurrence starts with its first day in `zone`.
  ///
  /// Their places are sorted first: an occurrence is too large to be moved about for every comparison.
  mutating func sort(in zone: Zone) {
    let spans = occurrences.map { $0.time.span(in: zone) }
    let order = occurrences.indices.sorted { a, b in
      if spans[a].start != spans[b].start { return spans[a].start < spans[b].start }
      if spans[a].end != spans[b].end { return spans[a].end < spans[b].end }
      return occurrences[a].isNamedBefore(occurrences[b])
    }
    occurrences = order.map { occurrences[$0] }
  }
}

extension Occurrence {
  /// Tells two at the same time apart, so that their order does not hang on the order of files.
  func isNamedBefore(_ other: Occurrence) -> Bool {
    if details.uid != other.uid { return (details.uid ?? "") < (other.uid ?? "") }
    return (details.calendar, details.title) < (other.calendar, other.title)
  }
}

extension Agenda {
  /// The occurrences of each of `days` that may touch it; each is looked at once, however many days there are.
  ///
  /// - Parameters:
  ///   - days: those wanted.
  ///   - zone: the clock they are lived by.
  ///   - spill: how many dates after its own a day may reach into.
  public func byDay(
    _ days: ClosedRange<LocalDate>, in zone: Zone, reaching spill: Int = 0
  ) -> OccurrencesByDay {
    var places: [LocalDate: [Int]] = [:]
    for (place, occurrence) in occurrences.enumerated() {
      let dates = occurrence.time.days(in: zone)
      let touched = dates.lowerBound.advanced(by: -spill)...dates.upperBound
      // Clamping a range that lies outside would leave the nearest day.
      guard touched.overlaps(days) else { continue }
      for day in touched.clamped(to: days) {
        places[day, default: []].append(place)
      }
    }
    return OccurrencesByDay(occurrences: occurrences, places: places)
  }
}

/// An agenda found by days. An occurrence is held once, however many of them it touches.
public struct OccurrencesByDay: Hashable, Sendable {
  fileprivate let occurrences: [Occurrence]
  fileprivate let places: [LocalDate: [Int]]

  /// The days that hold something, in order.
  var dates: [LocalDate] { places.keys.sorted() }

  /// Those that may touch the day of `date`, in the agenda's order.
  public subscript(_ date: LocalDate) -> [Occurrence] {
    (places[date] ?? []).map { occurrences[$0] }
  }
}

extension Occurrence.Time {
  /// From the day it begins on to the last one it touches: an end at midnight is the day before's.
  func days(in zone: Zone) -> ClosedRange<LocalDate> {
    switch self {
    case .allDay(let days):
      return days.lowerBound...max(days.lowerBound, days.upperBound.advanced(by: -1))
    case .timed(let span):
      let end = span.isEmpty ? span.start : span.end.adding(seconds: -1)
      let period = zone.period(at: span.start)
      let first = span.start.reading(at: period.offset).date
      // Nearly always no clock is set in between.
      let isOnePeriod = period.end.map { end < $0 } ?? true
      let last = end.reading(at: isOnePeriod ? period.offset : zone.offset(at: end)).date
      return first...max(first, last)
    }
  }

  /// Whether it takes nothing but whole days on the clock of `zone`, even where it names their midnights, or the
  /// minute before the last one.
  func takesWholeDays(in zone: Zone) -> Bool {
    guard case .timed(let span) = self else { return true }
    guard span.seconds >= Self.shortestDay else { return false }
    let end = zone.reading(at: span.end).time
    return zone.reading(at: span.start).time == .midnight
      && (end == .midnight || (end.hour, end.minute) == (23, 59))
  }

  /// The day on which clocks are put forward.
  private static let shortestDay = 20 * 3600

  /// All-day occurrences take their days whole, in `zone`.
  public func span(in zone: Zone) -> TimeSpan {
    switch self {
    case .timed(let span): span
    case .allDay(let days):
      TimeSpan(from: zone.start(of: days.lowerBound), to: zone.start(of: days.upperBound))
    }
  }
}
