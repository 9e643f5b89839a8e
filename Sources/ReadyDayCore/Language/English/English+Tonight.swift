extension English {
  package func tonight(_ plan: TonightPlan) -> String {
    let (out, sleep) = (plan.lightsOut.clock, "\(length(plan.need)) before \(plan.wake.clock)")
    switch (plan.limit, plan.short > 0) {
    case (nil, _): return "For \(sleep), lights out at \(out)."
    case (.usual, true):
      return "To get \(sleep) you would need lights out at \(plan.ideal.clock); \(out), an hour "
        + "before your usual, leaves you \(length(plan.short)) short."
    case (.usual, false): return "Your usual \(out) is early enough for \(sleep)."
    case (.event(let title, let end, let free), true):
      return "\(first(title)) ends at \(end.clock); lights out at \(out) leaves you about "
        + "\(length(plan.short)) short.\(free.map { " \(self.free($0))" } ?? "")"
    case (.event(let title, let end, _), false):
      return "\(first(title)) ends at \(end.clock); lights out at \(out) still gives you \(sleep)."
    }
  }

  private func free(_ evening: TonightPlan.FreeEvening) -> String {
    switch evening {
    case .tomorrow: "Tomorrow evening is free."
    case .on(let weekday): "\(self.weekday(weekday)) evening is free."
    }
  }

  package func owed(_ minutes: Int, isMost: Bool) -> String {
    "\(amount(minutes, isMost).withCapital) still owed after last night."
  }

  /// `about 1 h 20 min`, `2 h or more`.
  func amount(_ minutes: Int, _ isMost: Bool) -> String {
    isMost ? "\(length(minutes / 60 * 60)) or more" : "about \(length(minutes))"
  }

  private func length(_ minutes: Int) -> String { duration(minutes: minutes, .full) }

  private func length(_ minutes: Double) -> String { length(Numerals.whole(minutes)) }
}

// Explained.
extension English {
  package func tonight(_ fact: Explanation.TonightFact) -> String {
    switch fact {
    case .lightsOut(let plan): tonight(plan)
    case .past(let time): "Lights out was to be at \(time.clock), which is past."
    case .silent(let silence): self.silence(silence)
    case .need(let need): self.need(need)
    case .debt(let debt): self.debt(debt)
    case .noDebt: "What is still owed cannot be told: too little is known of the last nights."
    case .usualWake(let time, let nights, isOfClass: true):
      "You usually wake at \(time.clock) on days like tomorrow, by whether an event or work waits "
        + "before noon (median of \(nights) of the last 28 nights)."
    case .usualWake(let time, let nights, isOfClass: false):
      "You usually wake at \(time.clock) (median of \(nights) of the last 28 nights)."
    case .firstEvent(let title, let start, let lead, let up):
      "\(first(title)) begins at \(start.clock) tomorrow: up at \(up.clock). \(self.lead(lead))"
    case .awake(_, 0): "How long you lie awake in bed is not known, so it is not counted."
    case .awake(let minutes, let nights):
      "You lie awake in bed for \(length(minutes)) (median of \(nights) of the last 14 nights), which "
        + "is added."
    case .bounds(let earliest, let usual):
      "Your usual lights-out is \(usual.clock) (median of the last 14 nights); nothing before "
        + "\(earliest.clock) is named, an hour earlier, and nothing later to sleep early: an hour of "
        + "debt takes several nights to repay, and sleep hardly comes before its usual time."
    case .event(let title, let end):
      "\(first(title)) ends at \(end.clock), and half an hour is left after it."
    case .noHealthData: "No health data were given, so nothing is known of the nights."
    }
  }

  private func silence(_ silence: Explanation.Silence) -> String {
    switch silence {
    case .irregular(let deviation):
      "No lights-out is named: your last 14 nights began at times \(length(deviation)) apart "
        + "(standard deviation), and above \(length(Tonight.irregular)) there is no usual one."
    case .nightEvent: "No lights-out is named: an event takes the night."
    case .abroad(let offset):
      "No lights-out is named: you slept by the clock of \(offset.clockName), "
        + "\(Tonight.abroad / 3600) h or more from the one here."
    case .unknown:
      "No lights-out is named: 7 of the last 14 nights have to be known."
    }
  }

  private func need(_ need: SleepNeed) -> String {
    let total = length(need.minutes.inFives)
    switch need.base {
    case .measured(let base, let nights):
      return
        "Tonight's need is about \(total): \(length(base)), the median of WHOOP's needs without "
        + "their debt (\(nights) of 14 nights), and what is still owed."
    case .last:
      return
        "Tonight's need is about \(total), WHOOP's last one: too few nights are known for more."
    case .free(let base, let nights):
      return
        "Tonight's need is about \(total): \(length(base)), the median of the longest third of "
        + "\(nights) nights before mornings without an event before 10:00, and what is still owed."
    case .target(let target):
      return
        "Tonight's need is about \(total): the \(length(target)) you aim at, and what is still "
        + "owed, as far as it is known."
    }
  }

  private func debt(_ debt: OwedSleep) -> String {
    let owed = length(debt.minutes.inFives)
    switch debt.origin {
    case .lastNight(let asleep, let needed, let before, let naps):
      let slept = naps > 0 ? "\(length(asleep)) and naps of \(length(naps))" : length(asleep)
      return "Still owed: about \(owed), at most \(length(debt.cap)). It is 14 min, 14% of the "
        + "\(length(before)) owed before last night, and 32% of what \(slept) of sleep left of the "
        + "\(length(needed)) needed: an estimate, fitted on 6,612 nights that WHOOP scored."
    case .nights(let known):
      return "Still owed: about \(owed), at most \(length(debt.cap)), from what was missing in "
        + "\(known) of the last 14 nights, each counting 15% less than the one after it."
    }
  }

  private func lead(_ lead: MorningLead) -> String {
    switch lead.origin {
    case .own(let mornings):
      "It usually takes you \(length(lead.minutes)) (median of \(mornings) mornings with an event "
        + "before 10:00)."
    case .configured: "You have set \(length(lead.minutes)) to get ready (workouts.preparation)."
    case .usual: "\(length(lead.minutes)) are allowed to get ready."
    }
  }
}
