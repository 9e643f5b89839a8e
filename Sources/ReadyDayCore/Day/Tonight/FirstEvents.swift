/// When the first counted event of each earlier day began, as far as the calendars know.
///
/// Events after noon are ignored: they do not decide when to get up.
package struct FirstEvents: Hashable, Sendable {
  /// Those that were looked at.
  package let days: ClosedRange<LocalDate>
  /// On the clock of the zone that the days are lived in; days without an event have none.
  private var times: [LocalDate: TimeOfDay] = [:]

  package init(on days: ClosedRange<LocalDate>, _ times: [LocalDate: TimeOfDay] = [:]) {
    self.days = days
    self.times = times
  }

  /// - Parameters:
  ///   - occurrences: all that happens on these days, and perhaps more.
  ///   - days: those that are looked at.
  ///   - zone: the clock they are lived by.
  ///   - preferences: what counts.
  init(
    of occurrences: [Occurrence], on days: ClosedRange<LocalDate>, in zone: Zone,
    _ preferences: Preferences
  ) {
    self.init(on: days)
    var byDay: [LocalDate: [Occurrence]] = [:]
    for occurrence in occurrences {
      let touched = occurrence.time.days(in: zone)
      guard touched.overlaps(days) else { continue }
      for date in touched.clamped(to: days) { byDay[date, default: []].append(occurrence) }
    }
    for (date, occurrences) in byDay {
      times[date] = Self.first(of: occurrences, on: date, in: zone, preferences)
    }
  }

  /// Most days are decided without listing their events, which would mean looking at every word of their titles.
  private static func first(
    of occurrences: [Occurrence], on date: LocalDate, in zone: Zone, _ preferences: Preferences
  ) -> TimeOfDay? {
    let early = occurrences.compactMap { occurrence -> TimeOfDay? in
      guard case .timed(let span) = occurrence.time else { return nil }
      let start = zone.reading(at: span.start)
      guard start.date == date, start.time >= earliest, start.time < BusyMornings.noon,
        !preferences.isOfOthers(occurrence, in: zone),
        occurrence.reasonNotToCount(preferences, in: zone) == nil
      else { return nil }
      return start.time
    }.min()
    let mayBeOff =
      !preferences.isWorkDay(date)
      || occurrences.contains { if case .allDay = $0.time { true } else { false } }
    guard early != nil, mayBeOff else { return early }
    let listing = DayListing(date: date, zone: zone, preferences: preferences)
    return listing.events(of: occurrences).firstOfMorning(on: date, in: zone)?.time
  }
}

extension Agenda {
  /// The first events of the days before `date`; nil if these were not read.
  ///
  /// - Parameters:
  ///   - date: the day that the agenda was made for.
  ///   - zone: the clock the days are lived by.
  ///   - preferences: what counts.
  package func firstEvents(
    before date: LocalDate, in zone: Zone, _ preferences: Preferences
  ) -> FirstEvents? {
    before.map {
      FirstEvents(
        of: $0, on: date.advanced(by: -FirstEvents.daysBefore)...date.advanced(by: -1), in: zone,
        preferences)
    }
  }
}

extension FirstEvents {
  /// How far back a day looks.
  static let daysBefore = 60
  /// What begins before it belongs to the night.
  static let earliest = TimeOfDay(clamping: 4 * 3600)

  /// Nil on a day without one, and where that is not known.
  package subscript(date: LocalDate) -> TimeOfDay? { times[date] }

  /// The same with one day more.
  func adding(_ events: [DayEvent], on date: LocalDate, in zone: Zone) -> FirstEvents {
    var all = FirstEvents(on: min(days.lowerBound, date)...max(days.upperBound, date), times)
    all.times[date] = events.firstOfMorning(on: date, in: zone)?.time
    return all
  }
}

extension [DayEvent] {
  /// The first counted event that begins on `date`, from four o'clock on.
  func firstOfMorning(
    on date: LocalDate, in zone: Zone
  ) -> (event: DayEvent, start: Instant, time: TimeOfDay)? {
    for event in self where event.index != nil {
      guard let start = event.span?.start else { continue }
      let reading = zone.reading(at: start)
      if reading.date == date, reading.time >= FirstEvents.earliest {
        return (event, start, reading.time)
      }
    }
    return nil
  }
}
