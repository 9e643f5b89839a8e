extension English {
  package var free: String { "free" }

  package func events(_ count: Int, minutes: Int) -> String {
    let length = duration(minutes: minutes)
    switch count {
    case 0: return "no events"
    case 1: return "1 event, \(length)"
    default: return "\(count) events, \(length)"
    }
  }

  package func highDemand(_ count: Int) -> String {
    count == 0 ? "nothing demanding" : "\(count) demanding"
  }

  package func noBreak(from start: TimeOfDay, to end: TimeOfDay, minutes: Int) -> String {
    "no break \(start.range(to: end)) (\(duration(minutes: minutes)))"
  }

  package func demandReason(_ factor: EventDemand.Factor) -> String? {
    switch factor.kind {
    case .duration(let minutes): factor.points > 1 ? duration(minutes: minutes) : nil
    case .attendees(1): "1 person"
    case .attendees(let count): "\(count) people"
    case .timeOfDay: "afternoon dip"
    case .kind(let kind): self.kind(kind)
    case .keyword(let word): quoted(word)
    case .userRule(let pattern): "your rule \(quoted(pattern))"
    }
  }

  package func task(_ task: Occurrence, on date: LocalDate, in zone: Zone) -> String {
    let due = task.time.days(in: zone).lowerBound
    let title = task.title.isInvisible ? untitled : task.title
    if due < date { return "to do: \(title) (overdue since \(shortDate(due)))" }
    guard case .timed(let span) = task.time else {
      return "to do: \(title) (due by the end of the day)"
    }
    return "to do: \(title) (due at \(zone.reading(at: span.start).time.clock))"
  }

  package var doubleBooked: String { "double-booked" }

  package func localTime(_ readings: LocalReadings, on date: LocalDate) -> String {
    let day =
      readings.start.flatMap { $0.moment.date == date ? nil : brief($0.moment.date) + " " } ?? ""
    return switch (readings.start, readings.end) {
    case (let start?, let end?) where start.place == end.place:
      "\(day)\(start.time.range(to: end.time)) in \(start.place)"
    case (let start?, let end?):
      "\(day)\(start.time.clock) in \(start.place), ends \(end.time.clock) in \(end.place)"
    case (let start?, nil): "starts \(day)\(start.time.clock) in \(start.place)"
    case (nil, let end?): "ends \(end.time.clock) in \(end.place)"
    case (nil, nil): ""
    }
  }

  package func partOfEvent(minutes: Int, of whole: Int) -> String {
    "\(duration(minutes: minutes)) of \(duration(minutes: whole)) in total"
  }

  package func notCounted(_ reason: DayEvent.NotCounted) -> String {
    switch reason {
    case .own: "added by readyday"
    case .cancelled: "cancelled"
    case .delegated: "delegated"
    case .declined: "declined"
    case .ignored: "ignored"
    case .duplicate: "duplicate"
    case .allDay: "all day"
    case .dayOff: "day off"
    case .others: "somebody else's"
    case .background: "in the background"
    case .outOfOffice: "out of office"
    case .free: "shown as free"
    case .noDuration: "no duration"
    }
  }

  package func windowReason(_ window: WorkoutWindow) -> String {
    var clauses = [placeReason(window)]
    if window.startsAtWakeUp { clauses.append("starting when you woke up") }
    if window.isPreferred { clauses.append("at the time of day you prefer") }
    clauses.append(allowed(window))
    return clauses.joined(separator: "; ")
  }

  /// `easy`, `hard until 18:40, then easy`.
  package func allowed(_ window: WorkoutWindow) -> String {
    let allowed = intensity(window.intensity)
    if window.advice.isCloseToSleep {
      return
        "\(allowed), less than \(TrainingAdvice.hoursBeforeSleep) h before you usually fall asleep"
    }
    guard let end = window.hardUntilTime else { return allowed }
    return "hard until \(end.clock), then easy"
  }

  package var noWindow: String { "No gap today is long enough to train." }

  private func placeReason(_ window: WorkoutWindow) -> String {
    let length = duration(minutes: window.minutes)
    switch window.reason {
    case .longest: return "longest gap of the \(partOfDay(window.part))"
    case .before(let title, 0, _): return "\(length) free before \(quotedTitle(title))"
    case .before(let title, let minutes, true):
      return "\(length) free, leaving \(minutes) min to get ready for \(quotedTitle(title))"
    case .before(let title, let minutes, false):
      return "\(length) free, leaving \(minutes) min before \(quotedTitle(title))"
    case .beforeSession: return "\(length) free before your session"
    case .nothingAfter: return "\(length) free, nothing planned after that"
    case .cutAtPart: return "\(length) free, with more free time after that"
    }
  }
}
