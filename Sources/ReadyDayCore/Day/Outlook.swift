/// The days around a day, as far as its rules look.
package struct Outlook: Hashable, Sendable {
  package let yesterday: NearbyDay
  /// The days of the next seven dates, tomorrow first.
  package let ahead: [NearbyDay]
}

extension Outlook {
  package var tomorrow: NearbyDay { ahead[0] }

  /// The next days that are worked, at most five, excluding today.
  package var workingDays: [NearbyDay] {
    Array(ahead.filter { $0.isWorkday && !$0.isDayOff }.prefix(5))
  }

  /// From `date` to the last of the days ahead that its rules look at.
  static func ahead(of date: LocalDate) -> ClosedRange<LocalDate> {
    date...date.advanced(by: daysAhead)
  }

  /// A week, whatever day it is.
  private static let daysAhead = 7

  /// The days to read calendars on for the ``Day`` of `date`, on the user's clock.
  package static func days(around date: LocalDate, in zone: Zone) -> RequestedDays {
    var days = days(around: date...date, in: zone)
    days.tasksDue = date
    days.before = date.advanced(by: -FirstEvents.daysBefore)...date.advanced(by: -1)
    return days
  }

  /// The days to read calendars on for the ``Day`` of each of `dates`.
  package static func days(
    around dates: ClosedRange<LocalDate>, in zone: Zone
  ) -> RequestedDays {
    let last = ahead(of: dates.upperBound).upperBound
    return RequestedDays(dates.lowerBound.advanced(by: -1)...last, in: zone)
  }

  /// - Parameters:
  ///   - date: the day it is seen from.
  ///   - zone: the clock the days are lived by.
  ///   - occurrences: all of ``days(around:in:)``, in any order.
  ///   - preferences: words and rules that are the owner's own.
  ///   - titles: those of other days with the same `preferences`; nil for none.
  init(
    around date: LocalDate, zone: Zone, occurrences: [Occurrence], preferences: Preferences,
    knowing titles: KnownTitles? = nil
  ) {
    let titles = titles ?? KnownTitles(preferences, among: occurrences)
    func day(_ date: LocalDate) -> NearbyDay {
      NearbyDay(
        date: date, zone: zone, occurrences: occurrences, preferences: preferences, knowing: titles)
    }
    yesterday = day(date.advanced(by: -1))
    ahead = Self.ahead(of: date).dropFirst().filter { !zone.skips($0) }.map(day)
  }
}

/// Another day's calendar, as far as a rule about today looks at it.
package struct NearbyDay: Hashable, Sendable {
  package let date: LocalDate
  /// Everything that touches the day, counted or not, by start, then end, then UID.
  package let events: [DayEvent]
  package let load: CalendarLoad
  /// What kind of day it is.
  package let kinds: [DayKind]
  /// Whether it is a day of the week that is worked.
  package let isWorkday: Bool

  init(
    date: LocalDate, zone: Zone, occurrences: [Occurrence], preferences: Preferences,
    knowing titles: KnownTitles? = nil
  ) {
    self.date = date
    let listed = DayListing(date: date, zone: zone, preferences: preferences, knowing: titles)
      .listed(occurrences)
    (events, kinds) = (listed.events, listed.kinds)
    load = CalendarLoad(of: events, heavyAbove: preferences.heavyLoad)
    isWorkday = preferences.isWorkDay(date)
    span = preferences.day(date, in: zone)
  }

  private let span: TimeSpan
}

extension NearbyDay {
  package var isDayOff: Bool { kinds.includesDayOff }

  /// Counted or all day long.
  package var races: [DayEvent] { events.filter(\.isRace) }

  /// The first counted event that begins on this day; what reaches in from the night before does
  /// not.
  package var firstEvent: DayEvent? {
    events.first { $0.index != nil && $0.span.map { span.contains($0.start) } == true }
  }
}
