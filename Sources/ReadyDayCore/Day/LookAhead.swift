/// A stretch of time ahead, with the days in it.
package struct LookAhead: Hashable, Sendable {
  /// The present; what begins at this very moment is no longer ahead.
  package let now: Instant
  /// The last moment that is looked at.
  package let end: Instant
  /// In order; empty if nothing is left of the requested date.
  package let days: [Day]

  /// - Parameters:
  ///   - inputs: what the requested day is made of.
  ///   - now: the present, on whatever day.
  ///   - seconds: how far ahead to look, also into the day after today; to the end of the day when nil.
  package init(_ inputs: DayInputs, from now: Instant, within seconds: Int?) {
    self.now = now
    let span = inputs.preferences.day(inputs.date, in: inputs.zone)
    let reach = seconds.map { now.adding(seconds: $0) }
    let isToday = span.contains(now)
    // Of another day, that day alone is meant.
    end = isToday ? reach ?? span.end : min(reach ?? span.end, span.end)
    let count = isToday && end > span.end ? 2 : 1
    days = now < span.end ? (0..<count).map { inputs.day(after: $0) } : []
  }
}

extension LookAhead {
  /// Whether `moment` is still to come, and near enough.
  func holds(_ moment: Instant) -> Bool { now < moment && moment <= end }

  /// What begins ahead, in order of time; reminders included, and meetings of a day off, which take place all the same.
  package var events: [DayEvent] {
    days.flatMap { day in
      day.events.filter { event in
        guard event.index != nil || event.isReminder || event.notCounted == .dayOff,
          let start = event.span?.start
        else {
          return false
        }
        return holds(start) && day.span.contains(start)
      }
    }
  }

  /// The events that begin first of those that ask at least this much; several where they begin together.
  ///
  /// A reminder asks nothing, so that it is among them only where anything will do.
  package func next(_ level: EventDemand.Level) -> [DayEvent] {
    let events = events.filter { ($0.demand?.level ?? .low) >= level }
    return events.filter { $0.span?.start == events.first?.span?.start }
  }

  /// The day as which `instant` is looked at.
  func day(of instant: Instant) -> Day? {
    days.first { $0.span.contains(instant) }
  }
}

extension DayInputs {
  /// The day alone, without those around it.
  ///
  /// - Parameter count: days after the date; nothing is planned yet for another one than that itself.
  fileprivate func day(after count: Int) -> Day {
    Day(
      date: date.advanced(by: count), zone: zone, now: now, occurrences: occurrences,
      morning: morning, preferences: preferences, sessions: count == 0 ? sessions : [])
  }
}
