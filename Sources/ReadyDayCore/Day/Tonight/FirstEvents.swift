/// Each day's first event; on past days only one before noon, as later ones do not matter.
package struct FirstEvents: Equatable, Sendable {
  package let days: ClosedRange<LocalDate>
  /// In local time; days without an event are missing.
  private var times: [LocalDate: TimeOfDay] = [:]

  package init(on days: ClosedRange<LocalDate>, _ times: [LocalDate: TimeOfDay] = [:]) {
    (self.days, self.times) = (days, times)
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
