extension English {
  package func title(of content: Recommendation.Content) -> String {
    switch content {
    case .redRecovery(let score, nil, _): "Low recovery (\(percent(score)))"
    case .redRecovery(let score, let category?, _): computed(score, category)
    case .moveHardestEvent(let title, _, _): "Consider moving \(quotedTitle(title))"
    case .activeRecoveryOnly: "Active recovery only today"
    case .yellowRecovery(let score, nil, _): "Moderate recovery (\(percent(score)))"
    case .yellowRecovery(let score, let category?, _): computed(score, category)
    case .loadedAgenda: "Heavy calendar and moderate recovery"
    case .greenRecovery(let score, nil, _): "Excellent recovery (\(percent(score)))"
    case .greenRecovery(let score, let category?, _): computed(score, category)
    case .intenseTraining: "Make the most of it: train hard"
    case .lowSleepEfficiency(let percent): "Low sleep efficiency (\(below75(percent))%)"
    case .shortSleep(let asleep, _, _, _): "You slept only \(belowSixHours(asleep)) h"
    case .meetingMarathon(_, _, false, _): "Meeting marathon"
    case .meetingMarathon(_, _, true, _): "A long event without a break"
    case .sleepDebt(let debt, _): "Sleep debt of \(duration(minutes: Numerals.whole(debt), .full))"
    case .hrvOutsideRange(let mean, let range):
      mean < range.lowerBound ? "HRV below your usual range" : "HRV above your usual range"
    case .severalSignalsOff: "Several signals are off your usual"
    case .noLunchBreak: "No lunch break today"
    case .deepWorkBlock(let start, let end): "Deep work fits \(start.range(to: end))"
    case .earlyStartTomorrow(_, let start, _): "Early start tomorrow (\(start.clock))"
    case .lateHardTraining(let activity, _, _): "\(name(of: activity)) ends close to bedtime"
    }
  }

  package func body(of content: Recommendation.Content) -> String {
    switch content {
    case .redRecovery(_, _, .ahead): "Your body needs to recover. Put light tasks first today."
    case .redRecovery(_, _, .past): "Your body needs to recover. Take the rest of the day easy."
    case .moveHardestEvent(_, let score, let proposal):
      "With \(percent(score)) recovery, a high-demand meeting can backfire. "
        + (proposal.map(move) ?? Self.nowhere)
    case .activeRecoveryOnly(.ahead): "If you train, stay in zone 1–2. A walk or yoga is ideal."
    case .activeRecoveryOnly(.past): "It is late to train now: rest is recovery too."
    case .yellowRecovery(_, _, .ahead):
      "A manageable day. Keep physical and mental effort moderate."
    case .yellowRecovery(_, _, .past): "A manageable day. Keep what is left of it calm."
    case .loadedAgenda(.ahead): "Your calendar load is high. Take breaks between meetings."
    case .loadedAgenda(.past): "Your calendar load was high. Leave some time to unwind."
    case .greenRecovery(_, _, .ahead): "An ideal day for deep work and intense training."
    case .greenRecovery(_, _, .past): "You began the day well recovered. Now for a good night."
    case .intenseTraining: "Your recovery allows it: you can go all out today."
    case .lowSleepEfficiency: "Consider going to bed earlier tonight."
    case .shortSleep(_, let nights, let bedtime, .ahead): shortSleep(nights, bedtime)
    case .shortSleep(_, let nights, let bedtime, .past): shortSleepLater(nights, bedtime)
    case .meetingMarathon(let minutes, let start, let isOneEvent, let tense):
      marathon(duration(minutes: minutes, .full), start.clock, isOneEvent, tense)
    case .sleepDebt(_, let tonight): sleepDebt(tonight)
    case .hrvOutsideRange(let mean, let range): hrv(mean, usually: range)
    case .severalSignalsOff(let signals): several(signals)
    case .noLunchBreak(let longest): noLunch(longest)
    case .deepWorkBlock: "Recovered, and nothing planned: keep it for what needs focus."
    case .earlyStartTomorrow(let title, let start, let usual): early(title, start, usual)
    case .lateHardTraining(_, let end, let sleep):
      "It ends at \(end.clock), less than \(TrainingAdvice.hoursBeforeSleep) h before you usually "
        + "sleep (\(sleep.clock)). Such evenings tend to go with shorter sleep: start earlier if "
        + "you can."
    }
  }

  package func shortBody(of content: Recommendation.Content) -> String {
    guard case .moveHardestEvent(_, _, let proposal) = content else { return body(of: content) }
    guard let proposal else { return Self.nowhere }
    let (today, there) = loads(proposal)
    return "\(slot(proposal)) is free for you: today \(today), \(there)."
  }

  private func move(_ proposal: MoveProposal) -> String {
    let (today, there) = loads(proposal)
    let free = "\(slot(proposal)) is free for you (load today \(today), \(there))"
    switch proposal.others {
    case 0: return "\(free)."
    case 1: return "\(free); the other person's calendar was not checked."
    default: return "\(free); the \(proposal.others) others' calendars were not checked."
    }
  }

  /// `Tue 24 Nov 10:00–12:00`.
  private func slot(_ proposal: MoveProposal) -> String {
    "\(shortDate(proposal.to.date)) \(proposal.start.range(to: proposal.end))"
  }

  /// `82 → 52` and `Tuesday 22 → 52`.
  private func loads(_ proposal: MoveProposal) -> (today: String, there: String) {
    func change(_ change: MoveProposal.Change) -> String {
      "\(decimal(change.before, places: 0)) → \(decimal(change.after, places: 0))"
    }
    return (
      change(proposal.from), "\(weekday(proposal.to.date.weekday)) \(change(proposal.to))"
    )
  }

  private static let nowhere = "No slot for it was found in the next five working days."

  private func shortSleep(_ nights: Int, _ bedtime: TimeOfDay?) -> String {
    let opening = nights > 1 ? "\(nights) nights in a row under 6 h." : "Sleep deficit."
    guard let bedtime else {
      return "\(opening) No caffeine after 14:00, and go to bed early tonight."
    }
    return "\(opening) No caffeine after 14:00, and be asleep by about \(bedtime.clock) tonight "
      + "(an estimate)."
  }

  private func shortSleepLater(_ nights: Int, _ bedtime: TimeOfDay?) -> String {
    let opening = nights > 1 ? "\(nights) nights in a row under 6 h." : "Sleep deficit."
    guard let bedtime else { return "\(opening) Go to bed early tonight." }
    return "\(opening) Be asleep by about \(bedtime.clock) tonight (an estimate)."
  }

  private func marathon(
    _ length: String, _ start: String, _ isOneEvent: Bool, _ tense: Recommendation.Tense
  ) -> String {
    switch (isOneEvent, tense) {
    case (false, .ahead): "\(length) of meetings in a row from \(start). Try to take a break."
    case (false, .past):
      "\(length) of meetings in a row from \(start). Leave a break before what comes next."
    case (true, .ahead): "One event takes \(length) from \(start). Try to take a break."
    case (true, .past):
      "One event took \(length) from \(start). Leave a break before what comes next."
    }
  }

  private func sleepDebt(_ tonight: Recommendation.Tonight?) -> String {
    guard let tonight else { return "Earlier nights left some to make up: an early night helps." }
    let needed = duration(minutes: Numerals.whole(tonight.neededMinutes), .full)
    return "Be asleep by about \(tonight.bedtime.clock) for \(needed) before you get up at "
      + "\(tonight.wakeUp.clock) (an estimate)."
  }

  private func hrv(_ mean: Double, usually range: ClosedRange<Double>) -> String {
    let places = Numerals.places(showing: mean, outside: range)
    let week = decimal(mean, places: places)
    let usual =
      "\(decimal(range.lowerBound, places: places))–\(decimal(range.upperBound, places: places))"
    return mean < range.lowerBound
      ? "Your 7-night mean is \(week) ms, usually \(usual). About 1 week in 20 falls outside by "
        + "chance."
      : "Your 7-night mean is \(week) ms, usually \(usual). Outside is not better, and 1 week in "
        + "20 is so by chance."
  }

  private func several(_ signals: [Recommendation.UnusualSignal]) -> String {
    let listed = signals.map(signal).joined(separator: ", ")
    return "Compared with your means: \(listed). People often see this with illness, alcohol, heat "
      + "or travel."
  }

  private func signal(_ signal: Recommendation.UnusualSignal) -> String {
    switch signal {
    case .restingHeartRate(let over): "resting HR +\(decimal(over, places: 0)) bpm"
    case .heartRateVariability(let value): "HRV low at \(decimal(value, places: 0)) ms"
    case .respiratoryRate(let over): "breathing +\(decimal(over, places: 1))/min"
    case .skinTemperature(let over): "skin temperature +\(decimal(over, places: 1)) °C"
    }
  }

  private func noLunch(_ longest: Int) -> String {
    longest == 0
      ? "Nothing is free from 12:00 to 15:00. Try to make half an hour to eat."
      : "The longest break from 12:00 to 15:00 is \(longest) min. Try to make half an hour to eat."
  }

  private func early(_ title: String, _ start: TimeOfDay, _ usual: TimeOfDay?) -> String {
    guard let usual else {
      return "\(first(title)) begins at \(start.clock). Prepare tonight, and go to bed in time."
    }
    return "\(first(title)) begins at \(start.clock); the day usually starts at \(usual.clock). "
      + "Prepare tonight, and go to bed in time."
  }

  /// A title at the head of a sentence.
  private func first(_ title: String) -> String {
    title == busy ? "A private event" : named(title)
  }

  private func below75(_ percent: Double) -> String {
    Numerals.percentage(percent, below: 75, sign: Self.decimalSign)
  }

  private func belowSixHours(_ minutes: Double) -> String {
    Numerals.hours(minutes, below: 6, sign: Self.decimalSign)
  }
}
