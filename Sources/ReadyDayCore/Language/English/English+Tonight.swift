extension English {
  package func tonight(_ plan: TonightPlan) -> String {
    let (out, sleep) = (plan.lightsOut.clock, "\(length(plan.need)) of sleep by \(plan.wake.clock)")
    switch (plan.limit, plan.short > 0) {
    case (nil, _): return "For \(sleep), lights out at \(out)."
    case (.usual, true):
      return
        "To get \(sleep), lights would have to be out by \(plan.ideal.clock); lights out at \(out), an "
        + "hour earlier than usual, leaves you \(length(plan.short)) short."
    case (.usual, false): return "Your usual \(out) is early enough for \(sleep)."
    case (.event(let title, let end, let free), let isShort):
      let after = free.map { " \(self.free($0))" } ?? ""
      return "\(first(title)) ends at \(end.clock); \(late(plan))\(isShort ? after : "")"
    case (.session(let session, let end), _):
      return "\(first(name(of: session))) ends at \(end.clock); \(late(plan))"
    }
  }

  private func late(_ plan: TonightPlan) -> String {
    let out = "lights out at \(plan.lightsOut.clock)"
    return plan.short > 0
      ? "\(out) leaves you about \(length(plan.short)) short of the sleep you need."
      : "\(out) still gives you \(length(plan.need)) of sleep by \(plan.wake.clock)."
  }

  private func free(_ evening: TonightPlan.FreeEvening) -> String {
    switch evening {
    case .tomorrow: "Tomorrow evening is free."
    case .on(let weekday): "\(self.weekday(weekday)) evening is free."
    }
  }

  package func owed(_ minutes: Int, isMost: Bool) -> String {
    "You still have \(amount(minutes, isMost)) of sleep debt after last night."
  }

  /// `about 1 h 20 min`, `2 h or more`.
  func amount(_ minutes: Int, _ isMost: Bool) -> String {
    isMost ? "\(length(minutes / 60 * 60)) or more" : "about \(length(minutes))"
  }

  private func length(_ minutes: Int) -> String { duration(minutes: minutes) }

  private func length(_ minutes: Double) -> String { length(Numerals.whole(minutes)) }
}

// Explained.
extension English {
  package func tonight(_ fact: Explanation.TonightFact) -> String {
    switch fact {
    case .lightsOut(let plan): tonight(plan)
    case .past(let time): "Lights out would have been at \(time.clock), which has passed."
    case .silent(let silence): self.silence(silence)
    case .need(let need): self.need(need)
    case .debt(let debt): self.debt(debt)
    case .noDebt: "Your sleep debt is unknown: there is too little data on recent nights."
    case .usualWake(let time, let nights, isOfClass: true):
      "You usually wake at \(time.clock) on days like tomorrow (median of \(nights) of the last 28 "
        + "nights; days with work or an event before noon are counted separately from days without)."
    case .usualWake(let time, let nights, isOfClass: false):
      "You usually wake at \(time.clock) (median of \(nights) of the last 28 nights)."
    case .firstEvent(let title, let start, let lead, let up, let isJourney):
      "\(first(title)) starts at \(start.clock) tomorrow, so be up at \(up.clock). \(self.lead(lead))"
        + (isJourney ? " The way there is not counted." : "")
    case .awake(_, 0): "How long you lie awake in bed is not known, so it is not counted."
    case .awake(let minutes, let nights):
      "You usually lie awake in bed for \(length(minutes)) (median of \(nights) of the last 14 nights), "
        + "so that much is added to the time in bed you need."
    case .bounds(let earliest, let usual):
      "You usually turn the light out at \(usual.clock) (median of the last 14 nights). readyday suggests "
        + "no time earlier than \(earliest.clock), an hour before that, and none later than usual: an hour "
        + "of debt takes several nights to repay, and it is hard to fall asleep before your usual time."
    case .event(let title, let end):
      "\(first(title)) ends at \(end.clock), and half an hour stays free after it."
    case .session(let session, let end):
      "\(first(name(of: session))) ends at \(end.clock), and half an hour stays free after it."
    case .noHealthData: "There is no health data, so nothing is known about the nights."
    }
  }

  private func silence(_ silence: Explanation.Silence) -> String {
    switch silence {
    case .irregular(let deviation):
      "No time is suggested: your last 14 nights started at very different times (standard deviation "
        + "\(length(deviation))), and above \(length(Tonight.irregular)) there is no usual time."
    case .nightEvent: "No time is suggested: an event takes up the night."
    case .abroad(let offset):
      "No time is suggested: you slept on \(offset.clockName) time, \(Tonight.abroad / 3600) h or more "
        + "away from the time here."
    case .unknown:
      "No time is suggested: readyday has to see 7 of the last 14 nights."
    }
  }

  private func need(_ need: SleepNeed) -> String {
    let total = length(need.minutes.inFives)
    switch need.base {
    case .measured(let base, let nights):
      return
        "You need about \(total) tonight: \(length(base)), the median of the sleep need "
        + "WHOOP reported, before debt (\(nights) of 14 nights), plus your sleep debt."
    case .last:
      return
        "You need about \(total) tonight, the most recent figure from WHOOP; there are too few nights for "
        + "anything better."
    case .free(let base, let nights):
      return
        "You need about \(total) tonight: \(length(base)), the median of the longest third of "
        + "\(nights) nights before mornings without an event before 10:00, plus your sleep debt."
    case .target(let target):
      return
        "You need about \(total) tonight: your target of \(length(target)), plus your sleep "
        + "debt, if it is known."
    }
  }

  private func debt(_ debt: OwedSleep) -> String {
    let owed = length(debt.minutes.inFives)
    switch debt.origin {
    case .lastNight(let asleep, let needed, let before, let naps):
      let slept =
        naps > 0 ? "\(length(asleep)) and \(length(naps)) of naps slept" : "\(length(asleep)) slept"
      let missing =
        asleep + naps > needed
        ? "minus 32% of what you slept beyond your need" : "plus 32% of last night's shortfall"
      return
        "Sleep debt: about \(owed), capped at \(length(debt.cap)). That is 14 min, plus 14% of "
        + "the \(length(before)) from before last night, \(missing) (\(length(needed)) needed, "
        + "\(slept)): an estimate, fitted to 6,612 nights scored by WHOOP."
    case .nights(let known):
      return "Sleep debt: about \(owed), capped at \(length(debt.cap)), from what was missing in "
        + "\(known) of the last 14 nights, each counting 15% less than the one after it."
    }
  }

  private func lead(_ lead: MorningLead) -> String {
    switch lead.origin {
    case .own(let mornings):
      "Getting ready usually takes you \(length(lead.minutes)) (median of \(mornings) mornings with an event "
        + "before 10:00)."
    case .configured:
      "Your settings allow \(length(lead.minutes)) to get ready (workouts.preparation)."
    case .usual: "That allows \(length(lead.minutes)) to get ready."
    }
  }
}
