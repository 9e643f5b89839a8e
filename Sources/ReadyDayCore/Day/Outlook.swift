/// The days around a day, as far as its rules look.
package struct Outlook: Hashable, Sendable {
  /// When the first event of a day usually begins.
  package struct UsualStart: Hashable, Sendable {
    /// The median.
    package let time: TimeOfDay
    /// How many days it was taken from.
    package let days: Int
  }

  package let yesterday: NearbyDay
  /// The next seven days, tomorrow first.
  package let ahead: [NearbyDay]
  /// When the first counted event began on tomorrow's weekday in the last six weeks; nil when fewer
  /// than three of those days had one.
  package let usualStart: UsualStart?
}

extension Outlook {
  package var tomorrow: NearbyDay { ahead[0] }

  /// The next days that are worked, at most five, today left out.
  package var workingDays: [NearbyDay] {
    Array(ahead.filter { $0.isWorkday && !$0.isDayOff }.prefix(5))
  }

  /// From `date` to the last of the days ahead that its rules look at.
  static func ahead(of date: LocalDate) -> ClosedRange<LocalDate> {
    date...date.advanced(by: daysAhead)
  }

  /// A week, whatever day it is.
  private static let daysAhead = 7

  /// The days to read calendars on for the ``Day`` of `date`, in the clock of its owner.
  package static func days(around date: LocalDate, in zone: Zone) -> RequestedDays {
    let others = sameWeekdays(before: date) + [date.advanced(by: -1)]
    var days = RequestedDays(ahead(of: date), and: others, in: zone)
    days.tasksDue = date
    return days
  }

  /// Tomorrow's weekday in the last six weeks.
  private static func sameWeekdays(before date: LocalDate) -> [LocalDate] {
    (1...6).map { weeks in date.advanced(by: 1 - 7 * weeks) }
  }

  /// - Parameter occurrences: all of ``days(around:in:)``, in any order.
  init(
    around date: LocalDate, zone: Zone, occurrences: [Occurrence], preferences: Preferences
  ) {
    func day(after days: Int) -> NearbyDay {
      NearbyDay(
        date: date.advanced(by: days), zone: zone, occurrences: occurrences,
        preferences: preferences)
    }
    yesterday = day(after: -1)
    ahead = (1...Self.daysAhead).map(day)
    let starts = Self.sameWeekdays(before: date).compactMap {
      occurrences.firstStart(on: $0, in: zone, preferences: preferences)
    }
    usualStart = UsualStart(of: starts)
  }
}

extension Outlook.UsualStart {
  fileprivate init?(of starts: [TimeOfDay]) {
    guard starts.count >= 3 else { return nil }
    let sorted = starts.map(\.secondOfDay).sorted()
    let middle = sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]
    time = TimeOfDay(clamping: middle / 2)
    days = starts.count
  }
}

/// Another day's calendar, as far as a rule about today looks at it.
package struct NearbyDay: Hashable, Sendable {
  package let date: LocalDate
  /// Everything that touches the day, counted or not, by start, then end, then UID.
  package let events: [DayEvent]
  package let load: CalendarLoad
  /// What the day is beside its events.
  package let kinds: [DayKind]
  /// Whether it is a day of the week that is worked.
  package let isWorkday: Bool

  init(date: LocalDate, zone: Zone, occurrences: [Occurrence], preferences: Preferences) {
    self.date = date
    let listed = DayListing(date: date, zone: zone, preferences: preferences).listed(occurrences)
    (events, kinds) = (listed.events, listed.kinds)
    load = CalendarLoad(of: events, heavyAbove: preferences.heavyLoad)
    isWorkday = preferences.workDays.contains(date.weekday)
    span = zone.day(date)
  }

  private let span: TimeSpan
}

extension NearbyDay {
  package var isDayOff: Bool { kinds.includesDayOff }

  /// Counted or all day long.
  package var races: [DayEvent] {
    events.filter { $0.kind == .race && ($0.index != nil || $0.notCounted == .allDay) }
  }

  /// The first counted event that begins on this day; what reaches in from the night before does
  /// not.
  package var firstEvent: DayEvent? {
    events.first { $0.index != nil && $0.span.map { span.contains($0.start) } == true }
  }
}

extension [Occurrence] {
  /// When the first counted event begins that begins on `date`.
  fileprivate func firstStart(
    on date: LocalDate, in zone: Zone, preferences: Preferences
  ) -> TimeOfDay? {
    let day = zone.day(date)
    let starts = indices.compactMap { index -> Instant? in
      guard case .timed(let span) = self[index].time, day.contains(span.start),
        self[index].reasonNotToCount(preferences, in: zone) == nil
      else { return nil }
      return span.start
    }
    return starts.min().map { zone.reading(at: $0).time }
  }
}
