extension English {
  /// A sentence: the value, the limit, and whose number it is.
  func reason(_ reason: Explanation.Reason) -> String {
    switch reason {
    case .recovery(let score, let zone, let from, let below, let source):
      "Recovery is \(percent(score)): \(self.zone(zone)), \(range(from, below)). \(maker(source))"
    case .hardest(let event, let points):
      "The hardest event ahead is \(mention(event)): \(points) points, high from 6. From your calendar."
    case .load(let load): self.load(load)
    case .hardWindow(let start, let end):
      "\(start.range(to: end)) is free and far enough from your usual sleep for hard training."
    case .efficiency(let value, let limit, let source):
      "\(percent(value)) of the time in bed was sleep; the rule speaks below \(percent(limit)). "
        + measurer(source)
    case .asleep(let minutes, let limit, let source):
      "\(length(minutes)) asleep; the rule speaks below \(length(limit)). \(measurer(source))"
    case .shortNights(let count): "It was night \(count) in a row that short."
    case .meetings(let start, let end, let minutes, let limit, let pause):
      "\(start.range(to: end)) is \(length(minutes)) without a break of \(length(pause)); the rule "
        + "speaks from \(length(limit)). From your calendar:"
    case .event(let event): mention(event)
    case .debt(let minutes, let limit):
      "\(length(minutes)) of last night's need came from earlier nights; the rule speaks from "
        + "\(length(limit)). WHOOP worked it out."
    case .tonight(let night):
      "\(length(night.neededMinutes)) before \(night.wakeUp.clock) begin at \(night.bedtime.clock): an "
        + "estimate from last night's need."
    case .variability(let mean, let usual, let nights, let before):
      variability(mean, usual, nights, before)
    case .signal(let signal): self.signal(signal)
    case .lunch(let start, let end, let longest, let needed):
      "The longest gap \(start.range(to: end)) is \(length(longest)); the rule speaks below "
        + "\(length(needed)). From your calendar:"
    case .focus(let start, let end, let minutes, let limit, let latest):
      "\(start.range(to: end)) is \(length(minutes)) free; the rule speaks from \(length(limit)) before "
        + "\(latest.clock). From your calendar."
    case .tomorrow(let title, let start, let limit, let usual, let days):
      tomorrow(title, start, limit, usual, days)
    case .session(let activity, let end, let sleep, let hours):
      "\(quoted(name(of: activity))) ends at \(end.clock), less than \(hours) h before you usually fall "
        + "asleep (\(sleep.clock), the median of your last nights)."
    }
  }

  private func range(_ from: Double?, _ below: Double?) -> String {
    switch (from, below) {
    case (let from?, let below?): "\(percent(from)) to below \(percent(below))"
    case (nil, let below?): "below \(percent(below))"
    case (let from?, nil): "\(percent(from)) and more"
    case (nil, nil): "no limits"
    }
  }

  private func maker(_ source: RecoverySource) -> String {
    source == .whoop ? "WHOOP scored it." : "readyday computed it."
  }

  private func measurer(_ source: RecoverySource) -> String {
    source == .whoop ? "WHOOP measured it." : "From Apple Health."
  }

  private func mention(_ event: Explanation.Mention) -> String {
    "\(event.number) \(quotedTitle(event.title)), \(event.from.range(to: event.to))"
  }

  private func length(_ minutes: Double) -> String { length(Numerals.whole(minutes)) }
  private func length(_ minutes: Int) -> String { duration(minutes: minutes, .full) }

  private func variability(
    _ mean: Double, _ usual: ClosedRange<Double>, _ nights: Int, _ before: Int
  ) -> String {
    let places = Numerals.places(showing: mean, outside: usual)
    let (low, high) = (
      decimal(usual.lowerBound, places: places), decimal(usual.upperBound, places: places)
    )
    return
      "HRV was \(decimal(mean, places: places)) ms over \(nights) of the last 7 nights; usual for "
      + "you is \(low)–\(high) ms, from \(before) of the 60 nights before."
  }

  private func signal(_ signal: Recommendation.UnusualSignal) -> String {
    switch signal {
    case .restingHeartRate(let over):
      "Resting HR is \(decimal(over, places: 0)) bpm above your 30-day mean; the rule speaks from 5."
    case .heartRateVariability(let value):
      "HRV is \(decimal(value, places: 0)) ms, below your usual range."
    case .respiratoryRate(let over):
      "Breathing rate is \(decimal(over, places: 1))/min above your 30-day mean; it counts from 1."
    case .skinTemperature(let over):
      "Skin temperature is \(decimal(over, places: 1)) °C above your 30-day mean; it counts from 0.5."
    }
  }

  private func tomorrow(
    _ title: String, _ start: TimeOfDay, _ limit: TimeOfDay, _ usual: TimeOfDay?, _ days: Int
  ) -> String {
    let first =
      "\(quotedTitle(title)) starts at \(start.clock) tomorrow; the rule speaks before "
      + "\(limit.clock), or when it is 1 h 30 min earlier than usual."
    return first
      + (usual.map { " Usual is \($0.clock), from \(days) of the last 6 such weekdays." } ?? "")
  }
}
