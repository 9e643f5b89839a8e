/// What kind of day it is: a day off, a travel day, the day of a race or of a shift.
public struct DayKind: Hashable, Sendable {
  public enum Kind: String, Hashable, CaseIterable, Sendable {
    case dayOff = "day_off"
    case race, travel, shift
    /// A shift that covers three in the morning, of this day or the next.
    case nightShift = "night_shift"
  }

  /// The evidence, with the title of the event.
  package enum Reason: Hashable, Sendable {
    /// An all-day event of the user's own.
    case own(String)
    case publicHoliday(String)
    /// A holiday of some regions, on a day without meetings.
    case regionalHoliday(String)
    /// A day of the week that is not worked, without meetings.
    case freeWeekday(Weekday)
    case event(String)
  }

  public let kind: Kind
  package let reason: Reason
  /// The event's own time, also beyond the day; nil for a whole day.
  public let span: TimeSpan?

  init(_ kind: Kind, _ reason: Reason, span: TimeSpan? = nil) {
    (self.kind, self.reason, self.span) = (kind, reason, span)
  }
}

extension DayKind {
  /// The name by which scripts know it.
  public var code: String { kind.rawValue }
  /// When what makes it this kind of day ends; nil for a whole day.
  public var until: Instant? { span?.end }
}

extension DayKind.Reason {
  /// All names by which scripts know them.
  static let codes = [
    "own_event", "public_holiday", "regional_holiday", "free_weekday", "event",
  ]

  /// The name by which scripts know it.
  package var code: String {
    switch self {
    case .own: "own_event"
    case .publicHoliday: "public_holiday"
    case .regionalHoliday: "regional_holiday"
    case .freeWeekday: "free_weekday"
    case .event: "event"
    }
  }
}

extension [DayKind] {
  /// Whether one of them is a day off.
  var includesDayOff: Bool { contains { $0.kind == .dayOff } }

  /// Whether the user works a shift.
  var includesShift: Bool { contains { $0.kind == .shift || $0.kind == .nightShift } }

  /// What the counted events and the all-day ones make of a day.
  init(of events: [DayEvent], on date: LocalDate, in zone: Zone) {
    let race = events.first(where: \.isRace)
    let shifts = events.filter { $0.isShift(in: zone) }.compactMap { event in
      event.span.map { span in
        DayKind(
          span.isNight(of: date, in: zone) ? .nightShift : .shift, .event(event.title), span: span)
      }
    }
    self =
      (race.map { [DayKind(.race, .event($0.title), span: $0.countedSpan)] } ?? [])
      + (Self.travel(among: events).map { [$0] } ?? []) + shifts
  }

  /// From the first departure to the last arrival.
  private static func travel(among events: [DayEvent]) -> DayKind? {
    let travels = events.filter {
      $0.kind == .travel && $0.isPartOfDay && $0.demand?.isWeightless != true
    }
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
  /// Whether it is a race the user takes part in.
  var isRace: Bool { kind == .race && isPartOfDay }

  /// Whether it takes place on the day, counted or all day long.
  fileprivate var isPartOfDay: Bool { index != nil || notCounted == .allDay }

  /// Nil for one that lasts all day.
  fileprivate var countedSpan: TimeSpan? { index == nil ? nil : span }

  /// Whether the user works through it: by its kind, or all through the night.
  fileprivate func isShift(in zone: Zone) -> Bool {
    guard let span = attendedSpan else { return false }
    return switch kind {
    case .shift: true
    case .meeting, .focus, .errand: attendees > 0 && span.covers(hour: 3, in: zone)
    case .race, .travel, .training, .meal, .leisure: false
    }
  }
}

extension TimeSpan {
  /// Whether it covers three in the morning of `date` or of the day after.
  fileprivate func isNight(of date: LocalDate, in zone: Zone) -> Bool {
    covers(hour: 3, of: date, in: zone) || covers(hour: 3, of: date.advanced(by: 1), in: zone)
  }
}
