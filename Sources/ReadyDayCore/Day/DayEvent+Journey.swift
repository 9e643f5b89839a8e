extension DayEvent {
  /// Whether it counts and takes the user somewhere else.
  var isJourney: Bool { kind == .travel && index != nil }

  /// Minutes to be early and get there before a journey; 0 before other events.
  var minutesBeforeJourney: Int { isJourney ? isFlight ? 180 : 60 : 0 }

  /// Its span with the time around it that leaves none to train; nil if it is not a journey.
  fileprivate var spanOfJourney: TimeSpan? {
    guard isJourney, let span else { return nil }
    return TimeSpan(
      from: span.start.adding(seconds: -60 * minutesBeforeJourney),
      to: span.end.adding(seconds: isFlight ? Self.secondsAfterLanding : 0))
  }

  private static let secondsAfterLanding = 90 * 60
}

extension [DayEvent] {
  /// Journeys of the day, of the night before and of the next day.
  func journeys(in outlook: Outlook?) -> [TimeSpan] {
    (self + (outlook?.yesterday.events ?? []) + (outlook?.tomorrow.events ?? []))
      .compactMap(\.spanOfJourney)
  }
}

extension Day {
  var isNightOfJourney: Bool {
    let midnight = nightZone.instant(of: LocalDateTime(date.advanced(by: 1)))
    let hours = TimeSpan(from: midnight, to: midnight.adding(seconds: 5 * 3600))
    return (counted + (outlook?.tomorrow.events ?? [])).contains { event in
      event.isJourney && (event.span?.intersection(hours)?.seconds ?? 0) > Tonight.mostOfNight
    }
  }
}
