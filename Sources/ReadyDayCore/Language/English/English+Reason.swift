extension English {
  /// A sentence: the value, the limit, and whose number it is.
  func reason(_ reason: Explanation.Reason) -> String {
    switch reason {
    case .recovery(let score, let zone, let from, let below, let source):
      "Recovery is \(percent(ofScore: score)): \(self.zone(zone)), \(range(from, below)). \(maker(source))"
    case .hardest(let event, let points):
      "The hardest event ahead is \(mention(event)): \(points) points; 6 or more is high. From your calendar."
    case .load(let load): self.load(load)
    case .hardWindow(let start, let end):
      "\(start.range(to: end)) is free, and early enough before you usually fall asleep for hard training."
    case .efficiency(let value, let limit, nil, let source):
      "You slept \(percent(ofEfficiency: value)) of your time in bed; the rule applies below \(percent(limit)). "
        + measurer(source)
    case .efficiency(let value, let limit, let own?, let source):
      efficiency(percents(value, below: limit, own), source)
    case .asleep(let minutes, let limit, let own, let source):
      "You slept \(length(Numerals.minutes(minutes, below: limit))); the rule applies below \(length(limit)). \(shortLimit(own)) "
        + measurer(source)
    case .coffee(let last, let sleep, let hours):
      "Last coffee by \(last.clock): at least \(hours) h before you usually fall asleep (\(sleep.clock))."
    case .shortNights(let count): "It was the \(ordinal(count)) night in a row that short."
    case .meetings(let start, let end, let minutes, let limit, let pause):
      "\(start.range(to: end)) is \(length(minutes)) without a break of \(length(pause)); the rule "
        + "applies at \(length(limit)) or more. From your calendar:"
    case .event(let event): mention(event)
    case .debt(let minutes, let isMost, let limit):
      "\(owed(minutes, isMost: isMost)) This is an estimate; the rule applies at "
        + "\(length(limit)) or more."
    case .tonight(let plan): tonight(plan)
    case .variability(let mean, let usual, let nights, let before):
      variability(mean, usual, nights, before)
    case .outside(let count): outside(count)
    case .mornings(1): "This is the first morning."
    case .mornings(let count): "This is the \(ordinal(count)) morning in a row."
    case .signal(let signal): self.signal(signal)
    case .lunch(let start, let end, let longest, let needed):
      "The longest gap \(start.range(to: end)) is \(length(longest)); the rule applies below "
        + "\(length(needed)). From your calendar:"
    case .focus(let start, let end, let minutes, let limit):
      "\(start.range(to: end)) is \(length(minutes)) free in your working hours, not counting the "
        + "best window for training; the rule applies at \(length(limit)) or more. From your calendar."
    case .tomorrow(
      let title, let start, let lead, let isJourney, let usual, let nights, let earlier):
      "\(quotedTitle(title)) starts at \(start.clock) tomorrow, and getting ready takes \(length(lead))"
        + (isJourney ? ", not counting the way there. " : ". ")
        + "You usually wake at \(usual.clock) on such days (median of \(nights) of the last 28 "
        + "nights); the rule applies if you have to be up \(length(earlier)) earlier."
    case .session(let activity, let end, let sleep, let hours):
      "\(quoted(name(of: activity))) ends at \(end.clock), less than \(hours) h before you usually fall "
        + "asleep (\(sleep.clock), the median of recent nights)."
    }
  }

  private func range(_ from: Double?, _ below: Double?) -> String {
    switch (from, below) {
    case (let from?, let below?): "\(percent(from)) or more, below \(percent(below))"
    case (nil, let below?): "below \(percent(below))"
    case (let from?, nil): "\(percent(from)) or more"
    case (nil, nil): "no limits"
    }
  }

  private func maker(_ source: RecoverySource) -> String {
    source == .whoop ? "Scored by WHOOP." : "Computed by readyday."
  }

  private func measurer(_ source: HealthOrigin) -> String {
    source == .appleHealth ? "From Apple Health." : "Measured by \(name(of: source))."
  }

  private func mention(_ event: Explanation.Mention) -> String {
    "\(event.number) \(quotedTitle(event.title)), \(clocks(of: event.times))"
  }

  /// - Parameter shares: that of the night, the limit for all, and the user's own.
  private func efficiency(_ shares: [String], _ source: HealthOrigin) -> String {
    "You slept \(shares[0]) of your time in bed; the rule applies below \(shares[1]) and "
      + "below \(shares[2]), the 5th percentile of your last 60 nights. " + measurer(source)
  }

  private func length(_ minutes: Double) -> String { length(Numerals.whole(minutes)) }
  private func length(_ minutes: Int) -> String { duration(minutes: minutes) }

  private func variability(
    _ mean: Double, _ usual: ClosedRange<Double>, _ nights: Int, _ before: Int
  ) -> String {
    let places = Numerals.places(showing: mean, outside: usual)
    let (low, high) = (
      decimal(usual.lowerBound, places: places), decimal(usual.upperBound, places: places)
    )
    return
      "HRV averaged \(decimal(mean, places: places)) ms over \(nights) of the last 7 nights; your "
      + "usual range is \(low)–\(high) ms, from \(before) of the 60 nights before those."
  }

  func signal(_ signal: EarlySignals.Signal) -> String {
    let places = signal.vital.places
    let limit =
      signal.isVariability
      ? "counts as low at −\(decimal(-EarlySignals.low, places: 0)) or below, but triggers no advice"
      : "counts as raised at +\(decimal(EarlySignals.raised, places: 0)) or above"
    let z = (signal.z < 0 ? "−" : "+") + decimal(signal.z.magnitude, places: 1)
    return
      "\(name(of: signal.vital).withCapital): \(measured(signal.vital, signal.value)), usually "
      + "\(decimal(signal.usual, places: places)) (median of \(signal.nights) nights, from 3 to "
      + "60 nights ago\(around(signal))): \(z) robust standard deviations; \(limit)."
  }

  /// Where the range that the briefing shows comes from.
  private func around(_ signal: EarlySignals.Signal) -> String {
    guard let band = signal.band else { return "" }
    let (low, high) = (number(signal.vital, band.lowerBound), number(signal.vital, band.upperBound))
    return "; one deviation to either side is \(low)–\(high)"
  }

  func shortLimit(_ own: Double?) -> String {
    guard let own else { return "There are too few nights for a limit of your own." }
    return
      "That is the lower of \(length(SleepSummary.neverShort)) and the 20th percentile of your last "
      + "60 nights, \(length(own))."
  }

}
