/// A special kind of day: a day off, or one with a journey, a race or a shift.
public struct DayKind: Equatable, Sendable {
  public enum Kind: String, Hashable, CaseIterable, Sendable, Coded {
    case dayOff = "day_off"
    case race, travel, shift
    /// Covers 03:00 of this day or the next.
    case nightShift = "night_shift"
  }

  package enum Reason: Hashable, Sendable {
    /// The user's own all-day event.
    case own(String)
    case publicHoliday(String)
    /// A holiday in some regions, on a day without meetings.
    case regionalHoliday(String)
    /// Not a working day, and without meetings.
    case freeWeekday(Weekday)
    /// No shift or meeting, for a user who began shifts on this many of the last 28 days.
    case noShift(before: Int)
    case event(String)
  }

  public let kind: Kind
  package let reason: Reason
  /// The event's own time, even outside the day; nil for a whole day.
  public let span: TimeSpan?

  init(_ kind: Kind, _ reason: Reason, span: TimeSpan? = nil) {
    (self.kind, self.reason, self.span) = (kind, reason, span)
  }

  /// When it ends; nil for a whole day.
  public var until: Instant? { span?.end }
}

extension DayKind.Reason {
  package enum Code: String, Coded {
    case own = "own_event"
    case publicHoliday, regionalHoliday, freeWeekday, noShift, event
  }

  package var code: Code {
    switch self {
    case .own: .own
    case .publicHoliday: .publicHoliday
    case .regionalHoliday: .regionalHoliday
    case .freeWeekday: .freeWeekday
    case .noShift: .noShift
    case .event: .event
    }
  }
}

extension [DayKind] {
  var includesDayOff: Bool { contains { $0.kind == .dayOff } }

  /// Whether there is a shift of which only the date is known.
  var includesUntimedShift: Bool { contains { $0.kind == .shift && $0.span == nil } }

  var includesShift: Bool { contains { $0.kind == .shift || $0.kind == .nightShift } }

  init(of events: [DayEvent], on date: LocalDate, in zone: Zone) {
    // By place, as events are large to copy and few days have any of these.
    let race = events.indices.first { events[$0].isRace }.map { events[$0] }
    let shifts = events.indices.filter { events[$0].isShift(in: zone) }.compactMap { place in
      events[place].span.map { span in
        DayKind(
          span.isNight(of: date, in: zone) ? .nightShift : .shift, .event(events[place].title),
          span: span)
      }
    }
    let untimed = shifts.isEmpty ? events.indices.filter { events[$0].isUntimedShift } : []
    self =
      (race.map { [DayKind(.race, .event($0.title), span: $0.countedSpan)] } ?? [])
      + (Self.travel(among: events).map { [$0] } ?? []) + shifts
      + untimed.map { DayKind(.shift, .event(events[$0].title)) }
  }

  /// From the first departure to the last arrival.
  private static func travel(among events: [DayEvent]) -> DayKind? {
    let travels = events.indices.filter {
      events[$0].kind == .travel && events[$0].isPartOfDay
        && events[$0].demand?.isWeightless != true
    }.map { events[$0] }
    guard let first = travels.first(where: { $0.countedSpan != nil }) ?? travels.first else {
      return nil
    }
    let spans = travels.compactMap(\.countedSpan)
    let start = spans.map(\.start).min()
    let end = spans.map(\.end).max()
    let span = start.flatMap { start in end.map { TimeSpan(from: start, to: $0) } }
    return DayKind(.travel, .event(first.title), span: span)
  }
}

extension DayEvent {
  var isRace: Bool { kind == .race && isPartOfDay }

  var isMatch: Bool { kind == .match && isPartOfDay }

  var isUntimedShift: Bool { kind == .shift && notCounted == .allDay }

  fileprivate var isPartOfDay: Bool { index != nil || notCounted == .allDay }

  fileprivate var countedSpan: TimeSpan? { index == nil ? nil : span }

  /// Whether the event is a shift by its kind, or covers 03:00 with other people.
  func isShift(in zone: Zone) -> Bool {
    guard let span = attendedSpan else { return false }
    return switch kind {
    case .shift: true
    case .meeting, .focus, .errand: attendees > 0 && span.covers(hour: 3, in: zone)
    case .race, .match, .travel, .training, .meal, .leisure: false
    }
  }
}

extension [DayEvent] {
  /// Whether a shift without times takes the night, by its name.
  var areOfNight: Bool { contains { $0.isUntimedShift && KindWords.namesNight($0.title) } }
}

extension TimeSpan {
  fileprivate func isNight(of date: LocalDate, in zone: Zone) -> Bool {
    covers(hour: 3, of: date, in: zone) || covers(hour: 3, of: date.advanced(by: 1), in: zone)
  }
}
