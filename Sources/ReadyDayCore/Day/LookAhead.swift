package struct LookAhead {
  /// An event that begins at this very moment is no longer ahead.
  package let now: Instant
  package let end: Instant
  /// In order; empty if nothing is left of the requested date.
  package let days: [Day]

  /// `now`: the present, on any day. `seconds`: nil for the rest of the day; may pass its end.
  package init(in diary: Diary, from now: Instant, within seconds: Int?) {
    self.now = now
    let day = diary.day
    let span = day.span
    let reach = seconds.map { now.adding(seconds: $0) }
    let isToday = span.contains(now)
    // Only today's look-ahead may reach into the next day.
    end = isToday ? reach ?? span.end : min(reach ?? span.end, span.end)
    let next = isToday && end > span.end ? [diary.plannedDay(day.date.advanced(by: 1))] : []
    days = now < span.end ? [day] + next : []
  }

  /// Those that are over by the end; nil if nobody is asked about them.
  var sessionsBehind: SessionsBehind? { days.first?.diary.sessionsBehind(at: end) }

  func holds(_ moment: Instant) -> Bool { now < moment && moment <= end }

  /// Counted events and reminders, in order of time, and meetings that still happen on a day off.
  package var events: [DayEvent] {
    days.flatMap { day in
      day.events.filter { event in
        guard event.index != nil || event.isReminder || event.isKept || event.notCounted == .dayOff,
          let start = event.span?.start
        else { return false }
        return holds(start) && day.span.contains(start)
      }
    }
  }

  /// The next events of at least this level and, unless nil, this kind; several if they begin
  /// together. Reminders are low.
  package func next(_ level: EventDemand.Level, _ kind: EventKind? = nil) -> [DayEvent] {
    let events = events.filter {
      ($0.demand?.level ?? .low) >= level && (kind == nil || $0.kind == kind)
    }
    return events.filter { $0.span?.start == events.first?.span?.start }
  }

  /// The day, if illness, readings or the way back limit it.
  var limitedDay: Day? { days.first.flatMap { $0.state.allowsHard ? nil : $0 } }

  /// Whether a calendar or part of one could not be read, and with it perhaps what is ahead.
  var isIncomplete: Bool {
    days.first.map { $0.load.isLeast || ($0.diary.reading.sources.calendars?.skipped ?? 0) > 0 }
      ?? false
  }

  func day(of instant: Instant) -> Day? { days.first { $0.span.contains(instant) } }
}
