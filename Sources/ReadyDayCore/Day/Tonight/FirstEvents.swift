/// Each day's first event; on past days only one before noon, as later ones do not matter.
package struct FirstEvents: Equatable, Sendable {
  package struct First: Equatable, Sendable {
    /// In local time.
    package let time: TimeOfDay
    let reason: RiseReason
  }

  package let days: ClosedRange<LocalDate>
  /// Days without an event are missing.
  private var firsts: [LocalDate: First]

  package init(on days: ClosedRange<LocalDate>, _ firsts: [LocalDate: First] = [:]) {
    (self.days, self.firsts) = (days, firsts)
  }

  static func days(before date: LocalDate) -> ClosedRange<LocalDate> {
    date.advanced(by: -60)...date.advanced(by: -1)
  }

  /// Earlier events belong to the night.
  static let earliest = TimeOfDay(clamping: 4 * 3600)

  /// Nil if there is no event, or it is unknown.
  package subscript(date: LocalDate) -> TimeOfDay? { firsts[date]?.time }

  func reason(on date: LocalDate) -> RiseReason? { firsts[date]?.reason }

  func adding(_ events: [DayEvent], on date: LocalDate, in zone: Zone) -> FirstEvents {
    var all = FirstEvents(on: min(days.lowerBound, date)...max(days.upperBound, date), firsts)
    all.firsts[date] = events.first(on: date, in: zone)
    return all
  }
}

extension [DayEvent] {
  /// What to get up for on `date`: the first event, or a race or journey that means getting up
  /// sooner.
  func reasonToRise(on date: LocalDate, in zone: Zone, lead: (DayEvent) -> MorningLead) -> Rise? {
    let first = firstOfMorning(on: date, in: zone).map { ($0.event, $0.start) }
    let others = compactMap { event -> (DayEvent, Instant)? in
      guard event.index != nil, event.isRace || event.isJourney, let start = event.span?.start,
        zone.reading(at: start).date == date,
        event.isRace || zone.time(at: start) >= FirstEvents.earliest
      else { return nil }
      return (event, start)
    }
    return ([first].compactMap(\.self) + others).map { event, start in
      Rise(for: event, at: start, lead: lead(event))
    }.min { $0.up < $1.up }
  }

  func first(on date: LocalDate, in zone: Zone) -> FirstEvents.First? {
    firstOfMorning(on: date, in: zone).map {
      FirstEvents.First(time: $0.time, reason: RiseReason($0.event.kind, of: $0.event.occurrence))
    }
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
