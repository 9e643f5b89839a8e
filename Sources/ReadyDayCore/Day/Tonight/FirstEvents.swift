/// Each day's first event; on past days only one before noon, as later ones do not matter.
package struct FirstEvents: Equatable, Sendable {
  package let days: ClosedRange<LocalDate>
  /// In local time; days without an event are missing.
  private var times: [LocalDate: TimeOfDay] = [:]

  package init(on days: ClosedRange<LocalDate>, _ times: [LocalDate: TimeOfDay] = [:]) {
    (self.days, self.times) = (days, times)
  }

  /// `occurrences`: may include those of other days.
  init(
    of occurrences: [Occurrence], on days: ClosedRange<LocalDate>, in zone: Zone,
    _ preferences: Preferences, knowing titles: Timetable
  ) {
    self.init(on: days)
    var byDay: [LocalDate: [Occurrence]] = [:]
    for occurrence in occurrences {
      let touched = occurrence.time.days(in: zone)
      guard touched.overlaps(days) else { continue }
      for date in touched.clamped(to: days) { byDay[date, default: []].append(occurrence) }
    }
    for (date, occurrences) in byDay {
      times[date] = Self.first(of: occurrences, on: date, in: zone, preferences, knowing: titles)
    }
  }

  /// Lists the events only of days that may be off, since listing searches every title.
  private static func first(
    of occurrences: [Occurrence], on date: LocalDate, in zone: Zone, _ preferences: Preferences,
    knowing titles: Timetable
  ) -> TimeOfDay? {
    let early = occurrences.compactMap { occurrence -> TimeOfDay? in
      guard case .timed(let span) = occurrence.time else { return nil }
      let start = zone.reading(at: span.start)
      guard start.date == date, start.time >= earliest, start.time < BusyMornings.noon else {
        return nil
      }
      let rule = preferences.rule(for: occurrence, in: zone)
      let owner = preferences.owner(of: occurrence, under: rule)?.owner ?? .mine
      let reason = occurrence.reasonNotToCount(preferences, in: zone, under: rule, ownedBy: owner)
      return reason == nil ? start.time : nil
    }.min()
    let mayBeOff =
      !preferences.isWorkDay(date)
      || occurrences.contains { if case .allDay = $0.time { true } else { false } }
    guard early != nil, mayBeOff else { return early }
    return titles.listed(on: date, in: zone).events.firstOfMorning(on: date, in: zone)?.time
  }

  static func days(before date: LocalDate) -> ClosedRange<LocalDate> {
    date.advanced(by: -60)...date.advanced(by: -1)
  }

  /// Earlier events belong to the night.
  static let earliest = TimeOfDay(clamping: 4 * 3600)

  /// Nil if there is no event, or it is unknown.
  package subscript(date: LocalDate) -> TimeOfDay? { times[date] }

  func adding(_ events: [DayEvent], on date: LocalDate, in zone: Zone) -> FirstEvents {
    var all = FirstEvents(on: min(days.lowerBound, date)...max(days.upperBound, date), times)
    all.times[date] = events.firstOfMorning(on: date, in: zone)?.time
    return all
  }
}

extension Agenda {
  /// Nil if the days before were not read.
  package func firstEvents(
    before date: LocalDate, in zone: Zone, _ preferences: Preferences, knowing titles: Timetable
  ) -> FirstEvents? {
    before.map {
      FirstEvents(
        of: $0 + occurrences, on: FirstEvents.days(before: date), in: zone, preferences,
        knowing: titles)
    }
  }
}

extension [DayEvent] {
  /// What to get up for on `date`: the first event, or a race that means getting up sooner.
  func reasonToRise(
    on date: LocalDate, in zone: Zone, lead: (TimeOfDay) -> MorningLead
  ) -> (event: DayEvent, start: Instant, lead: MorningLead, up: Instant)? {
    let first = firstOfMorning(on: date, in: zone).map { ($0.event, $0.start) }
    let races = compactMap { event -> (DayEvent, Instant)? in
      guard event.index != nil, event.isRace, let start = event.span?.start,
        zone.reading(at: start).date == date
      else { return nil }
      return (event, start)
    }
    return ([first].compactMap(\.self) + races).map { event, start in
      let own = lead(zone.time(at: start))
      let lead = event.isRace && own.minutes < MorningLead.race.minutes ? MorningLead.race : own
      return (event, start, lead, up: start.adding(seconds: -lead.minutes * 60).fiveDown)
    }.min { $0.up < $1.up }
  }

  /// The first event that begins on `date`, at 04:00 or later.
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
