extension English {
  package func obstacle(_ obstacle: Obstacle) -> String {
    switch obstacle {
    case .unknown(let unknown): self.unknown(unknown)
    case .hidden: "What the rule checks is hidden."
    case .tooFewNights(let week, let before):
      "HRV is known for \(week) of the last 7 nights and \(before) of the 60 before those; "
        + "\(HeartRateVariabilityTrend.nightsOfWeek) and \(HeartRateVariabilityTrend.nightsBefore) "
        + "are needed."
    case .noSpread(let nights):
      "HRV was the same on all of the \(nights) nights before: there is no range to be outside of."
    case .otherZone(let zone, let needed):
      "Recovery is \(self.zone(zone)); this rule applies only when recovery is \(self.zone(needed))."
    case .nothingHardAhead: "No demanding event is left."
    case .cannotMove(let title, let reason): cannotMove(title, reason)
    case .noConflict: "No two events that both need you overlap."
    case .dayOff: "It is a day off."
    case .dayOffTomorrow: "Tomorrow is a day off."
    case .loadNotHeavy(let load, let heavy):
      "The load is \(points(load, beside: [heavy])), not above \(threshold(heavy))."
    case .noHardWindow: "No window is left for hard training."
    case .restPlanned: "Rest is planned for today."
    case .efficientEnough(let value):
      "Sleep efficiency was \(percent(value)), not below 75%."
    case .usuallyInefficient(let value, let own):
      "Sleep efficiency was \(percent(value)), which is not unusual for you: the rule applies below "
        + "\(percent(own)), the 5th percentile of your last 60 nights."
    case .sleptEnough(let minutes, let limit):
      "You slept \(minutesLong(minutes)); the rule applies below \(minutesLong(limit))."
    case .noMarathon(nil, _): "No meetings today."
    case .noMarathon(let longest?, let marathon):
      "The longest run of meetings is \(duration(minutes: longest)), under "
        + "\(duration(minutes: marathon))."
    case .lastMeetingBegun:
      "The last meeting of the run has begun, and nothing follows within an hour of its end."
    case .littleDebt(let minutes):
      "Sleep debt is \(minutesLong(minutes)), under \(minutesLong(OwedSleep.notable))."
    case .asUsual(let reading): asUsual(reading)
    case .lunchFree(let start, let end): "\(start.range(to: end)) is free for lunch."
    case .lunchOver(let end): "It is past \(end.clock)."
    case .lunchTaken(let end): "There is no half hour left to keep before \(end.clock)."
    case .noDeepWorkStretch(let longest):
      "The longest free stretch of your working hours, not counting the best window for training, is "
        + "\(duration(minutes: longest)), under 1 h 30 min."
    case .noWorkDay: "It is not a working day."
    case .firstThings(.race): "Today is about the race."
    case .firstThings: "Rest comes first today."
    case .nothingTomorrow: "Nothing is planned for tomorrow."
    case .startsAfterNoon(let start):
      "Tomorrow starts at \(start.clock), not before \(EarlyStartTomorrow.latest.clock)."
    case .ordinaryStart(let start, let usual, let lead):
      "Tomorrow starts at \(start.clock) and you usually wake at \(usual.clock); even allowing "
        + "\(minutesLong(Double(lead))) to get ready, you would be up less than "
        + "\(minutesLong(Double(EarlyStartTomorrow.muchEarlier))) earlier than usual."
    case .noHardSession: "No hard session is planned today."
    case .endsInTime(let end, let sleep):
      "The session ends at \(end.clock), \(TrainingAdvice.hoursBeforeSleep) h or more before you "
        + "usually fall asleep (\(sleep.clock))."
    }
  }

  private func asUsual(_ reading: Obstacle.Reading) -> String {
    switch reading {
    case .variability(let mean, let range):
      "Your 7-night mean HRV is \(decimal(mean, places: 1)) ms, within its usual "
        + "\(decimal(range.lowerBound, places: 1))–\(decimal(range.upperBound, places: 1)) ms."
    case .restingHeartRate(let heart): "\(signal(heart))"
    case .allButRestingHeartRate(let heart):
      "\(signal(heart)) Neither respiratory rate nor skin temperature is raised."
    case .restingHeartRateAlone(let heart):
      "\(signal(heart)) Respiratory rate and skin temperature are not raised, or are unknown or hidden."
    }
  }

  private func unknown(_ unknown: Obstacle.Unknown) -> String {
    switch unknown {
    case .calendar: "There is no calendar."
    case .healthData: "There is no health data."
    case .score: "No recovery was scored this morning."
    case .restingHeartRate: "Last night's resting heart rate is unknown."
    case .usualRestingHeartRate:
      "Fewer than \(EarlySignals.nightsNeeded) nights, from 3 to 60 nights ago, have a resting heart "
        + "rate to compare with, or WHOOP is still calibrating."
    case .efficiency: "Last night's sleep efficiency is unknown."
    case .timeAsleep: "Last night's sleep is unknown."
    case .usualWake: "Too few nights are known to tell when you usually wake."
    case .sleepDebt: "Your sleep debt is unknown."
    }
  }

  private func minutesLong(_ minutes: Double) -> String {
    duration(minutes: Numerals.whole(minutes))
  }

  package func impossible(_ reason: WhatIf.Impossible) -> String {
    switch reason {
    case .noSuchEvent(let number, 0): "there is no event \(number): no event counts on that day"
    case .noSuchEvent(let number, 1): "there is no event \(number): the day has only event 1"
    case .noSuchEvent(let number, let count):
      "there is no event \(number): the day has 1 to \(count)"
    case .dropped(let event): "event \(event) is already dropped; it cannot be changed again"
    case .changedAndDropped(let event):
      "event \(event) cannot be dropped and changed at the same time"
    case .movedTwice(let event): "event \(event) can be moved to one time only"
    case .tooShort(let event, let minutes):
      "event \(event) lasts \(duration(minutes: minutes)) and cannot be shortened by that"
    case .beyondOutlook(let date, let known):
      "\(date) is out of range: calendars are read from \(known.lowerBound) "
        + "to \(known.upperBound)"
    case .over(let time, let now): "\(time.clock) has passed: it is already \(now.clock)"
    case .noScore(let score):
      "\(decimal(score, places: 0)) is not a recovery score: these go from 0 to 100"
    }
  }

  package func unclear(_ name: EventName.Unclear) -> String {
    switch name {
    case .noSuchNumber(let number, let count): impossible(.noSuchEvent(number, count: count))
    case .noneCalled(let title): "no event on that day is called \(quotedText(title))"
    case .notCounted(let title, let reason):
      "\(quotedTitle(title)) is not counted (\(notCounted(reason))), so changing it makes no difference"
    case .several(let title, let events):
      "\(quotedText(title)) is in the titles of \(events.count) events: type more of it, or a number"
    }
  }

  package func eventChange(_ change: WhatIf.ChangedEvent, in zone: Zone) -> String {
    let date = zone.reading(at: change.before.start).date
    let before = times(of: change.before, in: zone, asideFrom: date)
    let after = change.after.map { times(of: $0, in: zone, asideFrom: date) } ?? "dropped"
    return "event \(change.event), \(quotedTitle(change.title)): \(before) → \(after)"
  }

  package func recoveryChange(from before: Double?, to after: Double) -> String {
    "recovery: \(before.map(percent(ofScore:)) ?? "unknown") → \(percent(ofScore: after))"
  }

  package func collision(_ collision: WhatIf.Collision, in zone: Zone) -> String {
    let date = zone.reading(at: collision.span.start).date
    let moved = times(of: collision.span, in: zone, asideFrom: nil)
    let other = times(of: collision.otherSpan, in: zone, asideFrom: date)
    return "\(quotedTitle(collision.title)), \(moved), would overlap "
      + "\(quotedTitle(collision.other)), \(other)."
  }

  package func loadChange(on date: LocalDate, from before: Double, to after: Double) -> String {
    "load on \(shortDate(date)): \(decimal(before, places: 0)) → \(decimal(after, places: 0))"
  }
}
