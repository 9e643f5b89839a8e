/// The days around one day, as far as its rules consider them.
package struct Outlook: Equatable, Sendable {
  package let yesterday: NearbyDay
  /// The next seven dates, tomorrow first.
  package let ahead: [NearbyDay]
}

extension Outlook {
  package var tomorrow: NearbyDay { ahead[0] }

  /// The next working days, five at most, without today.
  package var workingDays: [NearbyDay] {
    Array(ahead.filter { $0.isWorkday && !$0.isDayOff }.prefix(5))
  }

  /// From `date` to the last day that rules consider.
  static func ahead(of date: LocalDate) -> ClosedRange<LocalDate> {
    date...date.advanced(by: daysAhead)
  }

  /// Enough for five working days.
  private static let daysAhead = 7

  /// The days to read from calendars for the ``Day`` of `date`.
  package static func days(around date: LocalDate, in zone: Zone) -> RequestedDays {
    var days = days(around: date...date, in: zone).lookingBack(from: date)
    days.tasksDue = date
    return days
  }

  /// The days to read from calendars for the ``Day`` of each of `dates`.
  package static func days(around dates: ClosedRange<LocalDate>, in zone: Zone) -> RequestedDays {
    let last = ahead(of: dates.upperBound).upperBound
    return RequestedDays(dates.lowerBound.advanced(by: -1)...last, in: zone)
  }

  /// `place`: has the zones of other days.
  init(
    around date: LocalDate, zone: Zone, _ preferences: Preferences, in timetable: Timetable,
    at place: Place? = nil
  ) {
    func day(_ date: LocalDate) -> NearbyDay {
      NearbyDay(date: date, zone: place?.zone(on: date) ?? zone, preferences, in: timetable)
    }
    yesterday = day(date.advanced(by: -1))
    ahead = Self.ahead(of: date).dropFirst().filter { !zone.skips($0) }.map(day)
  }
}

extension RequestedDays {
  /// Adds two months before `date`, for names, series and first events, and later weeks for races.
  package func lookingBack(from date: LocalDate) -> RequestedDays {
    copy(of: self) { requested in
      requested.horizon =
        FirstEvents.days(before: date).lowerBound...days.upperBound.advanced(by: Races.daysRead)
    }
  }
}

/// Another day's calendar, as far as today's rules consider it.
package struct NearbyDay: Equatable, Sendable {
  package let date: LocalDate
  /// All events that touch the day, counted or not, by start, then end, then UID.
  package let events: [DayEvent]
  package let load: CalendarLoad
  package let kinds: [DayKind]
  package let isWorkday: Bool

  init(
    date: LocalDate, zone: Zone, _ preferences: Preferences, in timetable: Timetable,
    knowsCalendar: Bool = true
  ) {
    self.date = date
    let listed = timetable.listed(on: date, in: zone)
    (events, kinds) = (listed.events, listed.kinds)
    load = CalendarLoad(of: events, heavyAbove: preferences.heavyLoad, isLeast: !knowsCalendar)
    isWorkday = preferences.isWorkDay(date)
    span = preferences.day(date, in: zone)
  }

  private let span: TimeSpan

  package var isDayOff: Bool { kinds.includesDayOff }

  /// The first event that begins on this day; one from the night before is ignored.
  package var firstEvent: DayEvent? {
    events.first { $0.index != nil && $0.span.map { span.contains($0.start) } == true }
  }
}
