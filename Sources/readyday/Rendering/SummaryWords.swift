import ReadyDayCore

/// What is said about the night, the morning and the calendar beside their scores, part by part.
///
/// Every format takes its details from here; how they are set is its own affair.
struct SummaryWords: Sendable {
  let phrases: any Phrasebook

  func mean(of score: Measure) -> String? {
    score.baseline.map { phrases.scoreMean($0.mean) }
  }

  /// - Parameter namesVitals: false where the vitals stand in a table of their own.
  func notes(on morning: MorningReport, namesVitals: Bool = true) -> [String] {
    let recovery = morning.recovery
    var parts: [String] = []
    if let category = recovery.category { parts.append(phrases.computedScore(category)) }
    if recovery.isCalibrating {
      parts.append(recovery.source == .whoop ? phrases.provisional : phrases.provisionalScore)
    }
    if recovery.isOfEarlierSleep { parts.append(phrases.scoreOfEarlierSleep) }
    if let missing = recovery.computed?.missing, !missing.isEmpty {
      parts.append(phrases.without(missing))
    }
    if recovery.isBorderline { parts.append(phrases.borderline) }
    for (vital, measure) in [
      (Vital.heartRateVariability, recovery.heartRateVariability), (.sdnn, recovery.sdnn),
      (.restingHeartRate, recovery.restingHeartRate),
    ] where namesVitals {
      guard let value = measure.value else { continue }
      parts.append(phrases.vital(vital, value, mean: measure.baseline?.mean))
    }
    if let strain = morning.strainYesterday { parts.append(phrases.strainYesterday(strain)) }
    return parts
  }

  /// Whose the score of the morning is; nil without one.
  func maker(of morning: MorningReport?) -> String? {
    guard let recovery = morning?.recovery, recovery.state == .scored else { return nil }
    return recovery.source == .computed ? phrases.computedByReadyday : phrases.scoredByWhoop
  }

  /// Where the values come from, named as WHOOP asks when they are WHOOP's.
  func origin(of morning: MorningReport) -> String {
    morning.recovery.source == .computed
      ? phrases.dataFromAppleHealth : phrases.dataByWhoop
  }

  /// How long and how well.
  func rest(in sleep: SleepSummary) -> [String] {
    var parts: [String] = []
    if let asleep = sleep.asleepMinutes.value {
      parts.append(phrases.slept(asleep, needed: sleep.neededMinutes))
    }
    if let performance = sleep.performance { parts.append(phrases.sleepPerformance(performance)) }
    if let efficiency = sleep.efficiency { parts.append(phrases.sleepEfficiency(efficiency)) }
    return parts
  }

  /// When, and in which stages.
  ///
  /// On the clock the sleeper woke to, which is named where it is not that of `zone`.
  func night(of sleep: SleepSummary, in zone: Zone) -> [String] {
    var parts: [String] = []
    if let span = sleep.span {
      let start = span.start.reading(at: sleep.offset).time
      let clocks = start.range(to: span.end.reading(at: sleep.offset).time)
      let place = sleep.foreignOffset(in: zone).map { ", \($0.clockName)" } ?? ""
      parts.append(clocks + place)
    }
    if sleep.blocks > 1 { parts.append(phrases.nightParts(sleep.blocks)) }
    if let stages = sleep.stages {
      parts += [
        (SleepStage.deep, stages.deep), (.rem, stages.rem), (.light, stages.light),
        (.awake, stages.awake),
      ].map { phrases.sleepStage($0.0, minutes: $0.1) }
    }
    if !sleep.naps.isEmpty { parts.append(naps(of: sleep)) }
    return parts
  }

  private func naps(of sleep: SleepSummary) -> String {
    let scored = sleep.naps.compactMap(\.asleepMinutes)
    return phrases.naps(
      sleep.naps.count, minutes: scored.isEmpty ? nil : scored.reduce(0, +))
  }
}

extension SummaryWords {
  /// `82/100`.
  func score(of load: CalendarLoad) -> String {
    "\(phrases.decimal(load.score, places: 0))/100"
  }

  func highDemand(on day: Day) -> [String] {
    day.load.parts.isEmpty ? [] : [phrases.highDemand(day.load.highEvents)]
  }

  func pauses(on day: Day) -> [String] {
    day.marathons.map { block in
      phrases.noBreak(
        from: day.time(at: block.span.start), to: day.time(at: block.span.end),
        minutes: block.span.wholeMinutes)
    }
  }
}
