/// The days around a day, as far as its rules look.
package struct Outlook: Hashable, Sendable {
  /// When the first event of a day usually begins.
  package struct UsualStart: Hashable, Sendable {
    /// The median.
    package let time: TimeOfDay
    /// How many days it was taken from.
    package let days: Int
  }

  package let tomorrow: NearbyDay
  /// When the first counted event began on tomorrow's weekday in the last six weeks; nil when fewer
  /// than three of those days had one.
  package let usualStart: UsualStart?
  /// The next five days from Monday to Friday, today left out.
  package let workingDays: [NearbyDay]
}

extension Outlook {
  /// From `date` to the last of the days ahead that its rules look at.
  static func ahead(of date: LocalDate) -> ClosedRange<LocalDate> {
    date...date.advanced(by: daysAhead)
  }

  /// Holds the next five from Monday to Friday, whatever day it is.
  private static let daysAhead = 7

  /// The days to read calendars on for the ``Day`` of `date`, in the clock of its owner.
  package static func days(around date: LocalDate, in zone: Zone) -> RequestedDays {
    var days = RequestedDays(ahead(of: date), and: sameWeekdays(before: date), in: zone)
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
    let working = (1...Self.daysAhead).filter { !date.advanced(by: $0).weekday.isWeekend }
    tomorrow = day(after: 1)
    workingDays =
      [tomorrow].filter { !$0.date.weekday.isWeekend } + working.filter { $0 > 1 }.map(day)
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

  init(date: LocalDate, zone: Zone, occurrences: [Occurrence], preferences: Preferences) {
    self.date = date
    events = DayListing(date: date, zone: zone, preferences: preferences).events(of: occurrences)
    load = CalendarLoad(of: events, heavyAbove: preferences.heavyLoad)
    span = zone.day(date)
  }

  private let span: TimeSpan
}

extension NearbyDay {
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
        self[index].reasonNotToCount(preferences) == nil
      else { return nil }
      return span.start
    }
    return starts.min().map { zone.reading(at: $0).time }
  }
}
