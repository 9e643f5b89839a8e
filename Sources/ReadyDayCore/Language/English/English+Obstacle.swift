extension English {
  package func obstacle(_ obstacle: Obstacle) -> String {
    switch obstacle {
    case .unknown(let unknown): self.unknown(unknown)
    case .hidden: "What the rule looks at is hidden, as its owner asked."
    case .tooFewNights(let week, let before):
      "HRV is known for \(week) of the last 7 nights and \(before) of the 60 before; "
        + "\(HeartRateVariabilityTrend.nightsOfWeek) and \(HeartRateVariabilityTrend.nightsBefore) "
        + "are needed."
    case .otherZone(let zone, let needed):
      "Recovery is \(self.zone(zone)); the rule is about \(self.zone(needed)) mornings."
    case .nothingHardAhead: "No high-demand event is still ahead."
    case .loadNotHeavy(let load, let heavy):
      "The load is \(decimal(load, places: 0)), not above \(threshold(heavy))."
    case .noHardWindow: "No free window is left in which hard training fits."
    case .restPlanned: "Rest is planned for today."
    case .efficientEnough(let value):
      "Sleep efficiency was \(percent(value)), not below 75%."
    case .sleptEnough(let minutes): "You slept \(minutesLong(minutes)), not less than 6 h."
    case .noMarathon(nil, _): "No meetings today."
    case .noMarathon(let longest?, let marathon):
      "The longest run of meetings is \(duration(minutes: longest, .full)), under "
        + "\(duration(minutes: marathon, .full))."
    case .littleDebt(let minutes):
      "Sleep debt is \(minutesLong(minutes)), under \(minutesLong(SleepDebt.threshold))."
    case .asUsual(let reading): asUsual(reading)
    case .lunchFree(let start, let end): "\(start.range(to: end)) is free to eat."
    case .lunchOver: "It is past 15:00."
    case .noDeepWorkStretch(let longest):
      "The longest free stretch before 13:00 is \(duration(minutes: longest, .full)), under 1 h 30 "
        + "min."
    case .nothingTomorrow: "Nothing begins tomorrow."
    case .ordinaryStart(let start, nil): "Tomorrow begins at \(start.clock), not before 08:00."
    case .ordinaryStart(let start, let usual?):
      "Tomorrow begins at \(start.clock), and usually at \(usual.clock)."
    case .noHardSession: "No hard session is planned today."
    case .endsInTime(let end, let sleep):
      "The session ends at \(end.clock), \(TrainingAdvice.hoursBeforeSleep) h and more before you "
        + "usually sleep (\(sleep.clock))."
    }
  }

  private func asUsual(_ reading: Obstacle.Reading) -> String {
    switch reading {
    case .variability(let mean, let range):
      "The 7-night mean of HRV is \(decimal(mean, places: 1)) ms, within its usual "
        + "\(decimal(range.lowerBound, places: 1))–\(decimal(range.upperBound, places: 1)) ms."
    case .restingHeartRate(let over):
      "Resting heart rate is \(signed(over)) bpm from its mean, less than 5 over."
    case .allButRestingHeartRate(let over):
      "Resting heart rate is \(signed(over)) bpm from its mean, but nothing else is off."
    case .restingHeartRateAlone(let over):
      "Resting heart rate is \(signed(over)) bpm from its mean; of the other signals, not all are "
        + "known or shown."
    }
  }

  private func unknown(_ unknown: Obstacle.Unknown) -> String {
    switch unknown {
    case .calendar: "There is no calendar to look at."
    case .healthData: "No health data were given."
    case .score: "No recovery was scored this morning."
    case .restingHeartRate: "The resting heart rate of this night is not known."
    case .restingHeartRateMean: "Too few nights have a resting heart rate to compare with."
    case .efficiency: "The sleep efficiency of this night is not known."
    case .timeAsleep: "The time asleep of this night is not known."
    case .rmssd: "HRV was measured as SDNN, which the rule cannot judge: it is about rMSSD."
    case .sleepDebt: "The sleep debt is not known."
    }
  }

  private func minutesLong(_ minutes: Double) -> String {
    duration(minutes: Numerals.whole(minutes), .full)
  }

  private func signed(_ value: Double) -> String {
    (value < 0 ? "" : "+") + decimal(value, places: 1)
  }

  package func impossible(_ reason: WhatIf.Impossible) -> String {
    switch reason {
    case .noSuchEvent(let number, 0): "there is no event \(number): no event counts on that day"
    case .noSuchEvent(let number, let count):
      "there is no event \(number): the day has 1 to \(count)"
    case .dropped(let event): "event \(event) is dropped already; nothing more can become of it"
    case .tooShort(let event, let minutes):
      "event \(event) lasts \(duration(minutes: minutes, .full)) and cannot be shortened by that"
    case .beyondOutlook(let date, let known):
      "\(date) is out of reach: calendars are read from \(known.lowerBound) "
        + "to \(known.upperBound)"
    case .noScore(let score): "\(decimal(score, places: 0)) is no recovery, which is 0 to 100"
    }
  }

  package func unclear(_ name: EventName.Unclear) -> String {
    switch name {
    case .noSuchNumber(let number, let count): impossible(.noSuchEvent(number, count: count))
    case .noneCalled(let title): "no event of that day is called \(quoted(title))"
    case .notCounted(let title, let reason):
      "\(quotedTitle(title)) is not counted (\(notCounted(reason))): nothing depends on it"
    case .several(let title, let events):
      "\(quoted(title)) is in the titles of \(events.count) events: give more of it, or a number"
    }
  }

  package func eventChange(_ change: WhatIf.ChangedEvent, in zone: Zone) -> String {
    let date = zone.reading(at: change.before.start).date
    let before = times(of: change.before, in: zone, asideFrom: date)
    let after = change.after.map { times(of: $0, in: zone, asideFrom: date) } ?? "dropped"
    return "event \(change.event), \(quotedTitle(change.title)): \(before) → \(after)"
  }

  package func recoveryChange(from before: Double?, to after: Double) -> String {
    "recovery: \(before.map(percent) ?? "unknown") → \(percent(after))"
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
