extension English {
  func night(_ fact: Explanation.NightFact) -> String {
    switch fact {
    case .asleep(let minutes, let needed): "Sleep: \(slept(minutes, needed: needed))"
    case .notKnown(let state, let source): "Sleep is not known: \(scoreState(state, by: source))."
    case .noHealthData: "No health data were given, so sleep is not known."
    case .parts(let count, .whoop):
      "The night has \(count) parts, and their time asleep is added up. Need, performance and "
        + "efficiency are WHOOP's for the main one alone, so they do not divide into each other."
    case .parts(let count, .computed):
      "The night has \(count) parts, and their time asleep is added up."
    case .times(let start, let end, nil): "It began at \(start.clock) and ended at \(end.clock)."
    case .times(let start, let end, let offset?):
      "It began at \(start.clock) and ended at \(end.clock), on the clock of \(offset.clockName) "
        + "where it was recorded."
    case .need(let minutes, nil): "The need is \(minutesFull(minutes)), which only WHOOP can tell."
    case .need(let minutes, let debt?):
      "The need is \(minutesFull(minutes)), \(minutesFull(debt)) of it from sleep debt; only WHOOP "
        + "can tell."
    case .performance(let percent):
      "Performance \(self.percent(percent)) is WHOOP's own number; it is never recomputed."
    case .efficiency(let percent):
      "Efficiency \(self.percent(percent)): the share of the time in bed that was sleep; the rules only "
        + "speak below 75%."
    case .shortLimit(let limit, let own):
      "A night under \(minutesFull(limit)) is short. \(shortLimit(own))"
    case .efficiencyLimit(let percent):
      "On 19 of 20 of your last 60 nights it was above \(self.percent(percent))."
    case .mean(let minutes, let nights):
      "Mean of \(nights) nights in the 30 days before: \(minutesFull(minutes))."
    }
  }

  func verdict(_ fact: Explanation.VerdictFact) -> String {
    switch fact {
    case .verdict(let verdict): sentence(about: verdict)
    case .reason(.allMet): "All that is known of these is met."
    case .reason(.hidden): "One of its conditions is hidden, as you asked."
    case .reason(.hardYesterday(let amount, let border, let scale)):
      hardYesterday(amount, border, scale)
    case .reason(let reason): clause(reason).map { "\($0.withCapital)." } ?? ""
    case .suggested(let training):
      "Less is planned, so readyday suggests: \(self.training(training))."
    case .conditions: conditions
    case .unknown(let condition): "Not known, and so not asked: \(name(of: condition))."
    }
  }

  private var conditions: String {
    "Hard training asks for: no unusual readings, a 7-night HRV not under its lower border, at "
      + "least \(minutesFull(Int(VerdictFinder.leastSleep))) of sleep and less than "
      + "\(minutesFull(Int(VerdictFinder.mostShort))) short of your need, no hard day yesterday, "
      + "fewer than \(VerdictFinder.mostHardDays) hard days of the last 7, no hard session done today, "
      + "and no race within 3 days."
  }

  private func hardYesterday(_ amount: Double, _ border: Double, _ scale: TrainingScale) -> String {
    let (own, limit) = (decimal(amount, places: 1), decimal(border, places: 1))
    return switch scale {
    case .strain: "Yesterday's strain was \(own); a hard day is \(limit) or more for you."
    case .zoneMinutes:
      "Yesterday had \(own) zone-weighted minutes; a hard day is \(limit) or more for you."
    }
  }

  private func training(_ training: DayVerdict.Training) -> String {
    switch training {
    case .race: "the race"
    case .rest: "rest"
    case .easy: "easy"
    case .byFeel: "by feel"
    case .moderate: "moderate"
    case .hard: "hard"
    }
  }

  private func name(of condition: DayVerdict.Condition) -> String {
    switch condition {
    case .variability: "the border of your HRV (20 of the 60 nights before are needed)"
    case .sleep: "last night"
    case .yesterday: "how hard yesterday was for you"
    case .week: "how many hard days the week had (20 known days of 60 are needed)"
    case .signals: "whether readings are unusual (20 of 60 nights are needed)"
    }
  }

  func window(_ fact: Explanation.WindowFact) -> String {
    switch fact {
    case .search(let start, let end, let minimum, let preparation):
      "Windows are free stretches of the waking day (\(start.range(to: end))) of at least "
        + "\(minutesFull(minimum)), with \(minutesFull(preparation)) kept before the next event."
    case .notBefore(let time):
      "Nothing before \(time.clock) is offered: it is past, or you were asleep."
    case .window(let window, let start, let end):
      "\(start.range(to: end)): \(windowReason(window))"
    case .others(1): "1 more is not among the best."
    case .others(let count): "\(count) more are not among the best."
    case .none: "Today \(noWindow)."
    }
  }

  func strain(_ fact: Explanation.StrainFact) -> String {
    switch fact {
    case .strain(let strain):
      "Strain \(decimal(strain, places: 1)), of the cycle that ended this morning."
    case .scale:
      "WHOOP measured it, on a scale from 0 to 21 on which each point is harder to reach than the "
        + "one before."
    case .history(let history): self.history(history)
    case .unknown: "The strain of the cycle that ended this morning is not known."
    case .hidden: "Strain is hidden."
    case .noHealthData: "No health data were given, so strain is not known."
    }
  }

  private func history(_ history: TrainingHistory) -> String {
    guard let limit = history.hardFrom else {
      return "\(history.days) of the 60 days before yesterday are known; from "
        + "\(TrainingHistory.daysNeeded) on it can be told what is hard for you."
    }
    let last = history.lastHardDay.map { " The last one was \(shortDate($0))." } ?? ""
    return "A day is hard for you from \(amount(limit, history.scale)), the 80th percentile of "
      + "\(history.days) of the 60 days before yesterday. Hard days in the last 7: "
      + "\(history.hardDays).\(last)"
  }

  private func amount(_ amount: Double, _ scale: TrainingScale) -> String {
    switch scale {
    case .strain: "a strain of \(decimal(amount, places: 1))"
    case .zoneMinutes: "\(decimal(amount, places: 0)) zone minutes"
    }
  }

  private func minutesFull(_ minutes: Double) -> String { minutesFull(Numerals.whole(minutes)) }
  private func minutesFull(_ minutes: Int) -> String { duration(minutes: minutes, .full) }
}
