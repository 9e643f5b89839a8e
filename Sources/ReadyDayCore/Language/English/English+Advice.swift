extension English {
  package func title(of content: Recommendation.Content) -> String {
    switch content {
    case .redRecovery(let score, nil, _): "Low recovery (\(percent(ofScore: score)))"
    case .redRecovery(let score, let category?, _): computed(score, category)
    case .moveHardestEvent(let title, _, let proposal):
      "Move \(quotedTitle(title)) to \(slot(proposal))"
    case .activeRecoveryOnly: "Keep any training easy today"
    case .yellowRecovery(let score, nil, _): "Moderate recovery (\(percent(ofScore: score)))"
    case .yellowRecovery(let score, let category?, _): computed(score, category)
    case .loadedAgenda(.ahead): "Take breaks between meetings"
    case .loadedAgenda(.past): "Leave yourself time to unwind"
    case .greenRecovery(let score, nil, _): "High recovery (\(percent(ofScore: score)))"
    case .greenRecovery(let score, let category?, _): computed(score, category)
    case .intenseTraining: "A hard session would fit today"
    case .lowSleepEfficiency(let percent, _): "Low sleep efficiency (\(below75(percent))%)"
    case .shortSleep(let asleep, _, _, _, _, _): "\(length(asleep)) of sleep"
    case .meetingMarathon(_, _, _, _, .between(let time)): "Take ten minutes at \(time.clock)"
    case .meetingMarathon(_, _, _, _, .inside(let time)): "Take five minutes around \(time.clock)"
    case .meetingMarathon(_, _, _, _, .afterwards): "Take a break before your next event"
    case .sleepDebt(_, _, let tonight?): "Lights out at \(tonight.lightsOut.clock) tonight"
    case .sleepDebt(let debt, let isMost, nil):
      "You still have \(amount(debt, isMost)) of sleep debt"
    case .hrvOutsideRange(let mean, let range, _, _):
      mean < range.lowerBound ? "HRV below your usual range" : "HRV above your usual range"
    case .severalSignalsOff(_, let mornings):
      mornings > 1
        ? "Rest: several readings are unusual again" : "Go easy: several readings are unusual"
    case .noLunchBreak: "Block half an hour for lunch"
    case .overlap(let first, let second, let start, _) where first == second:
      "Choose one of your two events at \(start.clock)"
    case .overlap(let first, let second, _, _):
      "Choose between \(quotedTitle(first)) and \(quotedTitle(second))"
    case .deepWorkBlock(let start, let end): "Keep \(start.range(to: end)) for focused work"
    case .earlyStartTomorrow(_, _, let up?, _): "Be up by \(up.clock) tomorrow"
    case .earlyStartTomorrow(_, _, nil, _): "Plan to get up early tomorrow"
    case .lateHardTraining(let activity, _, _): "Start \(quoted(name(of: activity))) earlier"
    }
  }

  package func body(of content: Recommendation.Content) -> String {
    switch content {
    case .redRecovery(_, _, .ahead): "Take it easy where you can."
    case .redRecovery(_, _, .past): "Keep this evening easy."
    case .moveHardestEvent(_, _, let proposal): move(proposal)
    case .activeRecoveryOnly(.ahead):
      "Stay in zones 1–2: a walk or some gentle yoga is plenty."
    case .activeRecoveryOnly(.past): "It is too late to train now; rest is fine."
    case .yellowRecovery(_, _, .ahead):
      "Pace yourself, at work and in training."
    case .yellowRecovery(_, _, .past): "Have a quiet evening."
    case .loadedAgenda: "Your calendar is heavy and your recovery only moderate."
    case .greenRecovery(_, _, .ahead): "You are well recovered."
    case .greenRecovery(_, _, .past): "You started the day well recovered."
    case .intenseTraining: "Nothing in your numbers says otherwise."
    case .lowSleepEfficiency(_, let own?):
      "On 19 out of 20 nights you sleep more than \(percent(own)) of your time in bed."
    case .lowSleepEfficiency(_, nil): "You slept less than 75% of your time in bed."
    case .shortSleep(_, let nights, let limit, let isOwn, let bedtime, let coffee):
      [shortNights(nights, limit, isOwn), tonight(bedtime, coffee)].joined(separator: " ")
    case .meetingMarathon(let minutes, let start, let end, let isOneEvent, _):
      "\(isOneEvent ? "A single event without a break" : "Back-to-back meetings") from \(start.clock) to "
        + "\(end.clock) (\(duration(minutes: minutes)))."
    case .sleepDebt(let debt, let isMost, let tonight?):
      "\(owed(debt, isMost: isMost)) \(self.tonight(tonight))"
    case .sleepDebt(_, _, nil):
      "You can only catch up a little at a time: sleep longer when you can."
    case .hrvOutsideRange(let mean, let range, let mornings, let count):
      hrv(mean, usually: range, mornings, count)
    case .severalSignalsOff(let signals, let mornings): several(signals, mornings)
    case .noLunchBreak(let longest, let hours): noLunch(longest, hours)
    case .overlap(_, _, let start, let end):
      "They overlap \(start.range(to: end)): move one, or leave early."
    case .deepWorkBlock: "Nothing is booked then."
    case .earlyStartTomorrow(let title, let start, let up, let usual):
      early(title, start, usual) + (up == nil ? ": allow for the way there." : ".")
    case .lateHardTraining(_, let end, let sleep):
      "It ends at \(end.clock), less than \(TrainingAdvice.hoursBeforeSleep) h before you usually "
        + "fall asleep (\(sleep.clock)). Late hard sessions tend to mean shorter sleep."
    }
  }

  package func clause(of content: Recommendation.Content) -> String {
    switch content {
    case .shortSleep(_, let nights, _, _, _, _) where nights > 1: "\(nights) short nights in a row"
    case .shortSleep: "a short night"
    case .lowSleepEfficiency: "low efficiency for you"
    case .redRecovery, .moveHardestEvent, .activeRecoveryOnly, .yellowRecovery, .loadedAgenda,
      .greenRecovery, .intenseTraining, .meetingMarathon, .sleepDebt, .hrvOutsideRange,
      .severalSignalsOff, .noLunchBreak, .deepWorkBlock, .earlyStartTomorrow, .overlap,
      .lateHardTraining:
      title(of: content)
    }
  }

  package func shortBody(of content: Recommendation.Content) -> String {
    if case .sleepDebt(_, _, let plan?) = content { return tonight(plan) }
    guard case .moveHardestEvent(_, _, let proposal) = content else { return body(of: content) }
    let (today, there) = loads(proposal)
    return "It fits your calendar: load today \(today), \(there)."
  }

  private func move(_ proposal: MoveProposal) -> String {
    let (today, there) = loads(proposal)
    let free = "It fits your calendar (load today \(today), \(there))"
    switch proposal.others {
    case 0: return "\(free)."
    case 1: return "\(free); the other person's calendar was not checked."
    default: return "\(free); the other \(proposal.others) people's calendars were not checked."
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

  private func shortNights(_ nights: Int, _ limit: Double, _ isOwn: Bool) -> String {
    switch nights {
    case 1 where isOwn: "Shorter than 4 out of 5 recent nights, and under \(length(limit))."
    case 1: "Under \(length(limit))."
    case 2: "Second night in a row under \(length(limit))."
    case 3: "Third night in a row under \(length(limit))."
    default: "The \(ordinal(nights)) night in a row under \(length(limit))."
    }
  }

  private func tonight(_ bedtime: TimeOfDay?, _ coffee: TimeOfDay?) -> String {
    switch (bedtime?.clock, coffee?.clock) {
    case (nil, nil): "An early night if you can."
    case (nil, let coffee?): "Last coffee by \(coffee); an early night if you can."
    case (let sleep?, nil): "Lights out around \(sleep) tonight (estimate)."
    case (let sleep?, let coffee?):
      "Last coffee by \(coffee); lights out around \(sleep) tonight (estimate)."
    }
  }

  private func length(_ minutes: Double) -> String {
    duration(minutes: Numerals.whole(minutes))
  }

  private func hrv(
    _ mean: Double, usually range: ClosedRange<Double>, _ mornings: Int,
    _ count: HeartRateVariabilityTrend.Count?
  ) -> String {
    let places = Numerals.places(showing: mean, outside: range)
    let written = { (value: Double) in decimal(value, places: places) }
    let week =
      "Your 7-night mean HRV is \(written(mean)) ms; your usual range is "
      + "\(written(range.lowerBound))–\(written(range.upperBound))."
    return [
      week, mean > range.upperBound ? "Higher isn't better by itself." : nil,
      mornings > 1 ? "This is the \(ordinal(mornings)) morning in a row." : nil,
      count.map(outsideThat),
    ].compactMap(\.self).joined(separator: " ")
  }

  /// After the range.
  private func outsideThat(_ count: HeartRateVariabilityTrend.Count) -> String {
    "Your HRV was outside that range on \(count.outside) of your last \(count.mornings) mornings."
  }

  func outside(_ count: HeartRateVariabilityTrend.Count) -> String {
    "Your HRV was outside its usual range on \(count.outside) of your last \(count.mornings) mornings."
  }

  private func several(_ signals: [EarlySignals.Signal], _ mornings: Int) -> String {
    let again = mornings > 1 ? " This is the \(ordinal(mornings)) morning in a row." : ""
    return
      "Compared with your usual: \(signals.map(off).joined(separator: ", ")).\(again) Common causes: "
      + "coming down with something, alcohol, a hard or late day, heat, travel, or the second half of "
      + "a menstrual cycle."
  }

  private func off(_ signal: EarlySignals.Signal) -> String {
    let (places, vital) = (signal.vital.places, signal.vital)
    let over = "+\(decimal(signal.difference, places: places))"
    switch vital {
    case .restingHeartRate: return "resting HR \(over) bpm"
    case .heartRateVariability, .sdnn:
      return "\(name(of: vital)) \(decimal(signal.value, places: places)) ms (low)"
    case .respiratoryRate: return "respiratory rate \(over)/min"
    case .skinTemperature: return "skin temperature \(over) °C"
    case .bloodOxygen: return "blood oxygen \(over)%"
    }
  }

  private func noLunch(_ longest: Int, _ hours: Preferences.Hours) -> String {
    let hours = "from \(hours.start.clock) to \(hours.end.clock)"
    return longest == 0
      ? "You have no gap \(hours)." : "The longest gap \(hours) is \(longest) min."
  }

  private func early(
    _ title: String, _ start: TimeOfDay, _ usual: TimeOfDay
  ) -> String {
    "\(first(title)) starts at \(start.clock), and you usually get up at \(usual.clock)"
  }

  /// A title at the head of a sentence.
  func first(_ title: String) -> String {
    title == busy ? "A private event" : quotedTitle(title)
  }

  private func below75(_ percent: Double) -> String {
    Numerals.percentage(percent, below: 75, sign: Self.decimalSign)
  }
}
