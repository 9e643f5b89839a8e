extension English {
  func night(_ fact: Explanation.NightFact) -> String {
    switch fact {
    case .asleep(let minutes, let needed): "Sleep: \(slept(minutes, needed: needed))"
    case .notKnown(let state, let source): "Sleep is unknown: \(scoreState(state, by: source))."
    case .noHealthData: "There is no health data, so sleep is unknown."
    case .parts(let count, .whoop):
      "The night has \(count) parts; their sleep is added up. Need, performance and efficiency are "
        + "WHOOP's, for the main part only, so they do not match that total."
    case .parts(let count, .computed):
      "The night has \(count) parts; their sleep is added up."
    case .times(let start, let end, nil): "It started at \(start.clock) and ended at \(end.clock)."
    case .times(let start, let end, let offset?):
      "It started at \(start.clock) and ended at \(end.clock), in the local time (\(offset.clockName)) "
        + "of the place where it was recorded."
    case .need(let minutes, nil): "You needed \(minutesFull(minutes)), according to WHOOP."
    case .need(let minutes, let debt?):
      "You needed \(minutesFull(minutes)), \(debt < 0.5 ? "none" : minutesFull(debt)) of it from sleep "
        + "debt, according to WHOOP."
    case .performance(let percent):
      "Performance \(self.percent(percent)) is WHOOP's own figure; readyday never recomputes it."
    case .efficiency(let percent):
      "Efficiency \(self.percent(ofEfficiency: percent)): the share of your time in bed that you were asleep; the "
        + "sleep-efficiency rule applies only below 75%."
    case .shortLimit(let limit, let own):
      "A night under \(minutesFull(limit)) counts as short. \(shortLimit(own))"
    case .efficiencyLimit(let percent):
      "On 19 out of 20 of your last 60 nights, your sleep efficiency was above \(self.percent(percent))."
    case .mean(let minutes, let nights):
      "Mean over \(self.nights(nights)) of the previous 30 days: \(minutesFull(minutes))."
    }
  }

  func verdict(_ fact: Explanation.VerdictFact) -> String {
    switch fact {
    case .verdict(let verdict): sentence(about: verdict)
    case .reason(.allMet): "Every condition that can be checked is met."
    case .reason(.hidden): "One of the conditions is hidden, as you asked."
    case .reason(.hardYesterday(let amount, let border, let scale)):
      hardYesterday(amount, border, scale)
    case .reason(let reason): clause(reason).map { "\($0.withCapital)." } ?? ""
    case .suggested(let training):
      "You planned less than that, so readyday suggests: \(self.training(training))."
    case .conditions: conditions
    case .unknown(let condition): "Unknown, so not checked: \(name(of: condition))."
    }
  }

  private var conditions: String {
    "Hard training requires: no unusual readings, a 7-night mean HRV no lower than its limit, at "
      + "least \(minutesFull(Int(VerdictFinder.leastSleep))) of sleep and less than "
      + "\(minutesFull(Int(VerdictFinder.mostShort))) short of what you need, no hard day yesterday, "
      + "fewer than \(VerdictFinder.mostHardDays) hard days in the last 7, no hard session done today, "
      + "and no race within 3 days."
  }

  private func hardYesterday(_ amount: Double, _ border: Double, _ scale: TrainingScale) -> String {
    let (own, limit) = (decimal(amount, places: 1), decimal(border, places: 1))
    return switch scale {
    case .strain: "Yesterday's strain was \(own); for you, \(limit) or more is a hard day."
    case .zoneMinutes:
      "Yesterday had \(own) zone-weighted minutes; for you, \(limit) or more is a hard day."
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
    case .variability: "the lower limit of your HRV (needs 20 of the previous 60 nights)"
    case .sleep: "last night"
    case .yesterday: "how hard yesterday was for you"
    case .week: "how many hard days the week had (needs 20 known days out of 60)"
    case .signals: "whether readings are unusual (needs 20 of 60 nights)"
    }
  }

  func window(_ fact: Explanation.WindowFact) -> String {
    switch fact {
    case .search(let start, let end, let minimum, let preparation):
      "Windows are gaps in your waking day (\(start.range(to: end))) of at least "
        + "\(minutesFull(minimum)), leaving \(minutesFull(preparation)) before the next event."
    case .notBefore(let time):
      "readyday suggests nothing before \(time.clock): that time has passed, or you were asleep."
    case .window(let window, let start, let end):
      "\(start.range(to: end)): \(windowReason(window))"
    case .others(1): "1 more is not among the best."
    case .others(let count): "\(count) more are not among the best."
    case .none: noWindow
    }
  }

  func strain(_ fact: Explanation.StrainFact) -> String {
    switch fact {
    case .strain(let strain):
      "Strain \(decimal(strain, places: 1)), for the cycle that ended this morning."
    case .scale:
      "Measured by WHOOP, on a scale from 0 to 21 where each point is harder to reach than the "
        + "last."
    case .history(let history): self.history(history)
    case .unknown: "The strain of the cycle that ended this morning is unknown."
    case .hidden: "Strain is hidden."
    case .noHealthData: "There is no health data, so strain is unknown."
    }
  }

  private func history(_ history: TrainingHistory) -> String {
    guard let limit = history.hardFrom else {
      return "\(history.days) of the 60 days before yesterday are known; it takes "
        + "\(TrainingHistory.daysNeeded) to tell what is hard for you."
    }
    let last = history.lastHardDay.map { " The last one was \(shortDate($0))." } ?? ""
    return
      "For you, \(amount(limit, history.scale)) or more makes a hard day: the 80th percentile of "
      + "the 60 days before yesterday (\(history.days) known). Hard days in the last 7: "
      + "\(history.hardDays).\(last)"
  }

  private func amount(_ amount: Double, _ scale: TrainingScale) -> String {
    switch scale {
    case .strain: "a strain of \(decimal(amount, places: 1))"
    case .zoneMinutes: "\(decimal(amount, places: 0)) zone-weighted minutes"
    }
  }

  private func minutesFull(_ minutes: Double) -> String { minutesFull(Numerals.whole(minutes)) }
  private func minutesFull(_ minutes: Int) -> String { duration(minutes: minutes) }
}
