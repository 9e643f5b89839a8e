extension DayEvent {
  /// Whether the event is a journey that counts.
  var isJourney: Bool { kind == .travel && index != nil }

  /// Minutes to reach the start of a journey in good time, an hour of them the way to the airport;
  /// 0 for other events.
  var minutesBeforeJourney: Int { isJourney ? isFlight ? 60 * (hoursAtAirport + 1) : 60 : 0 }

  /// How long before take-off to be there: longer for a flight to another country.
  var hoursAtAirport: Int {
    let airports = Airports.named(in: occurrence.weighedTitle).map(Airports.country)
    var countries = Set(airports)
    if countries.count < 2, case .named(let start, let end)? = occurrence.weighedZones {
      countries = [Airports.country(of: start.name), Airports.country(of: end.name)]
    }
    return countries.count > 1 ? 3 : 2
  }

  /// The journey, with the time around it in which nobody trains; nil for other events.
  fileprivate var spanOfJourney: TimeSpan? {
    guard isJourney, let span else { return nil }
    return TimeSpan(
      from: span.start.adding(seconds: -60 * minutesBeforeJourney),
      to: span.end.adding(seconds: isFlight ? Self.secondsAfterLanding : 0))
  }

  private static let secondsAfterLanding = 90 * 60
}

extension Day {
  /// Journeys of this day, of the day before and of the next.
  var journeys: [TimeSpan] {
    (events + (yesterday?.events ?? []) + (tomorrow?.events ?? [])).compactMap(\.spanOfJourney)
  }

  /// Whether `span` touches the three hours before a flight, in which nothing else is asked.
  func isBeforeFlight(_ span: TimeSpan) -> Bool {
    counted.contains { event in
      guard event.isJourney, event.isFlight, let start = event.span?.start else { return false }
      return TimeSpan(from: start.adding(seconds: -3 * 3600), to: start).intersection(span) != nil
    }
  }

  var isNightOfJourney: Bool {
    let midnight = nightZone.instant(of: LocalDateTime(date.advanced(by: 1)))
    let hours = TimeSpan(from: midnight, to: midnight.adding(seconds: 5 * 3600))
    return (counted + (tomorrow?.events ?? [])).contains { event in
      event.isJourney && (event.span?.intersection(hours)?.seconds ?? 0) > Tonight.mostOfNight
    }
  }
}
