// The figures of recovery, sleep and load.

extension Report.Figure {
  func adding(_ details: [String]) -> Report.Figure {
    var figure = self
    figure.details += details
    return figure
  }
}

extension Voice {
  /// The figure for recovery, with HRV and resting heart rate if `namesVitals`.
  ///
  /// Nil for a hidden score, unless `tellsHidden`: the figure then says that the score is hidden.
  func recoveryFigure(
    of morning: MorningReport, namesVitals: Bool = true, tellsHidden: Bool = false
  ) -> Report.Figure? {
    let recovery = morning.recovery
    guard recovery.state == .scored, let score = recovery.score.value else {
      return unscored(
        .recovery, recovery.state, recovery.source, tellsHidden: tellsHidden,
        lastKnown: recovery.lastKnown.map(lastKnown) ?? night(of: recovery))?
        .adding(recovery.vendorReadiness.map { [readiness($0, by: recovery.measuredBy)] } ?? [])
    }
    var figure = Report.Figure(title(of: Heading.recovery))
    figure.lead = [percent(ofScore: score)]
    figure.word = recovery.zone == .unknown ? nil : zone(recovery.zone)
    figure.tone = recovery.zone.tone
    figure.fraction = score.rounded(beside: RecoverySummary.borders)
    figure.aside = recovery.score.baseline.map { average(percent($0.mean)) }
    figure.details = notes(on: morning, namesVitals: namesVitals)
    if recovery.recent.count(where: { $0 != nil }) > 1 {
      figure.history = scores(recovery.recent, of: recovery, upTo: morning.date)
    }
    return figure
  }

  /// For example `red`, or `no colour`.
  func colour(of recovery: RecoverySummary) -> String {
    recovery.zone == .unknown ? noColour : zone(recovery.zone)
  }

  /// Progress of the calibration; nil once it is over.
  func night(of recovery: RecoverySummary) -> String? {
    recovery.computed?.calibration.map(calibrating)
  }

  private func unscored(
    _ heading: Heading, _ state: ScoreState, _ source: RecoverySource, tellsHidden: Bool,
    lastKnown: String? = nil
  ) -> Report.Figure? {
    guard state != .hidden || tellsHidden else { return nil }
    var figure = Report.Figure(title(of: heading))
    (figure.state, figure.isKnown) = (scoreState(state, by: source), false)
    figure.aside = lastKnown
    return figure
  }

  private func notes(on morning: MorningReport, namesVitals: Bool) -> [String] {
    let recovery = morning.recovery
    var parts: [String] = []
    if recovery.category != nil { parts.append(scoreState(.scored, by: .computed)) }
    if let readiness = recovery.vendorReadiness {
      parts.append(self.readiness(readiness, by: recovery.measuredBy))
    }
    if recovery.isCalibrating {
      parts += recovery.source == .whoop ? [provisional] : [noColour, provisionalScore]
      if let night = night(of: recovery) { parts.append(night) }
    }
    if recovery.isFromEarlierSleep { parts.append(scoreOfEarlierSleep) }
    if let computed = recovery.computed {
      let (new, missing) = (computed.unaveraged, computed.missing.filter(computed.isUnmeasured))
      if !missing.isEmpty { parts.append(without(missing)) }
      if !new.isEmpty { parts.append(noAverage(of: new)) }
    }
    if recovery.isBorderline { parts.append(borderline) }
    for vital in [Vital.heartRateVariability, .sdnn, .restingHeartRate] where namesVitals {
      let measure = morning.measure(of: vital)
      guard let value = measure.value else { continue }
      parts.append(self.vital(vital, value, mean: measure.baseline?.mean))
    }
    if namesVitals, let strain = morning.strainYesterday { parts.append(strainYesterday(strain)) }
    return parts
  }

  /// Who computed the score, and when; nil without a score.
  func maker(of morning: MorningReport, in zone: Zone, at now: Instant) -> String? {
    let recovery = morning.recovery
    guard recovery.state == .scored else { return nil }
    if recovery.source == .computed { return computed(from: recovery.measuredBy) }
    return scoredByWhoop(at: recovery.timeScored(on: morning.date, in: zone, by: now))
  }

  /// The source of the values; WHOOP is credited as its terms require.
  func origin(of morning: MorningReport) -> String {
    let origin = morning.recovery.measuredBy
    return origin == .whoop ? say("data by WHOOP", es: "datos de WHOOP") : data(from: origin)
  }

  /// The figure for sleep; nil if hidden.
  ///
  /// Times are local to the place of waking, with the offset if it differs from that of `zone`.
  func sleepFigure(
    of morning: MorningReport, in zone: Zone, tellsHidden: Bool = false
  ) -> Report.Figure? {
    let (sleep, source) = (morning.sleep, morning.recovery.source)
    guard sleep.state == .scored else {
      return unscored(.sleep, sleep.state, source, tellsHidden: tellsHidden)
    }
    var figure = Report.Figure(title(of: Heading.sleep))
    figure.state = scoreState(sleep.state, by: source)
    if let asleep = sleep.asleepMinutes.value, let whole = sleep.wholeMinutesAsleep {
      figure.tone = asleep < sleep.shortLimit ? .yellow : .plain
      figure.lead = [duration(minutes: whole)]
      figure.fraction = sleep.neededMinutes.map { min(100, 100 * asleep / max($0, 1)) }
      figure.aside = sleep.neededMinutes.map(ofNeeded)
    }
    figure.details = quality(of: sleep) + night(of: sleep, in: zone)
    figure.strip = stages(of: sleep)
    return figure
  }

  private func quality(of sleep: SleepSummary) -> [String] {
    var parts: [String] = []
    if let performance = sleep.performance {
      parts.append(
        say(
          "performance \(self.percent(performance))", es: "rendimiento \(self.percent(performance))"
        ))
    }
    if let efficiency = sleep.efficiency { parts.append(sleepEfficiency(efficiency)) }
    return parts
  }

  private func night(of sleep: SleepSummary, in zone: Zone) -> [String] {
    var parts: [String] = []
    if let (start, end) = sleep.times {
      let clocks = start.range(to: end)
      let place = sleep.foreignOffset(in: zone).map { ", \($0.clockName)" } ?? ""
      parts.append(clocks + place)
    }
    if sleep.blocks > 1 {
      parts.append(say("in \(sleep.blocks) parts", es: "en \(sleep.blocks) partes"))
    }
    if let stages = sleep.stages {
      let minutes: [(stage: SleepStage, minutes: Double?)] = [
        (.deep, stages.deep), (.rem, stages.rem), (.light, stages.light), (.awake, stages.awake),
      ]
      parts += minutes.map { sleepStage($0.stage, minutes: $0.minutes) }
    }
    if !sleep.naps.isEmpty { parts.append(naps(sleep.naps.count, minutes: sleep.minutesNapped)) }
    return parts
  }

  func loadFigure(of day: Day) -> Report.Figure {
    let load = day.load
    let demand = load.parts.isEmpty ? [] : [highDemand(load.highEvents)]
    var figure = Report.Figure(title(of: Heading.calendar))
    figure.lead = [score(of: load)]
    (figure.word, figure.tone) = (load.knownLevel.map(loadLevel), load.knownLevel?.tone ?? .plain)
    figure.fraction = load.score.rounded(beside: load.borders)
    figure.aside = events(load.parts.count, minutes: load.countedMinutes)
    figure.details = demand + pauses(on: day)
    figure.strip = demands(of: day)
    return figure
  }

  /// For example `82/100`, or `at least 4/100`.
  func score(of load: CalendarLoad) -> String {
    let score = "\(points(load.score, beside: load.borders))/100"
    return load.isLeast ? atLeast(score) : score
  }

  func atLeast(_ score: String) -> String { say("at least \(score)", es: "al menos \(score)") }

  private func pauses(on day: Day) -> [String] {
    day.marathons.map { block in
      noBreak(
        from: day.time(at: block.span.start), to: day.time(at: block.span.end),
        minutes: block.span.wholeMinutes, meetings: block.events.count)
    }
  }
}

extension RecoverySummary {
  /// The local time of the score; nil unless it was scored on `date` and by `now`.
  func timeScored(on date: LocalDate, in zone: Zone, by now: Instant) -> TimeOfDay? {
    guard let scoredAt, scoredAt <= now else { return nil }
    let clock = zone.reading(at: scoredAt)
    return clock.date == date ? clock.time : nil
  }
}

extension RecoveryZone {
  var tone: Report.Tone {
    switch self {
    case .green: .green
    case .yellow: .yellow
    case .red: .red
    case .unknown: .plain
    }
  }
}

extension CalendarLoad.Level {
  var tone: Report.Tone {
    switch self {
    case .light: .plain
    case .moderate: .yellow
    case .heavy: .red
    }
  }
}
