extension Explanation {
  /// Where the numbers of a night come from.
  package enum NightFact: Equatable, Sendable {
    /// In minutes.
    case asleep(Double, needed: Double?)
    case notKnown(ScoreState, RecoverySource)
    case noHealthData
    /// The night consists of this many parts.
    case parts(Int, RecoverySource)
    /// Local times at waking, with the offset if it differs from the day's.
    case times(from: TimeOfDay, to: TimeOfDay, offset: UTCOffset?)
    /// In minutes. The need includes the debt.
    case need(Double, debt: Double?)
    /// In percent, as computed by WHOOP.
    case performance(Double)
    /// In percent.
    case efficiency(Double)
    /// The mean time asleep, in minutes.
    case mean(Double, nights: Int)
    /// A night is short below this many minutes. `own` is a percentile of the user's own nights.
    case shortLimit(Double, own: Double?)
    /// The 5th percentile of the user's own nights, in percent.
    case efficiencyLimit(Double)
  }

  package enum WindowFact: Equatable, Sendable {
    /// The search for windows. Lengths are in minutes.
    case search(from: TimeOfDay, to: TimeOfDay, minimum: Int, preparation: Int)
    /// Earlier times are past, or the user was asleep.
    case notBefore(TimeOfDay)
    case window(WorkoutWindow, from: TimeOfDay, to: TimeOfDay)
    /// The number of windows that also fit, but are not among the best.
    case others(Int)
    case none(Day.NoWindow)
  }

  package enum StrainFact: Equatable, Sendable {
    /// WHOOP's strain, 0…21.
    case strain(Double)
    case scale
    /// The days before, as the verdict on hard training considers them.
    case history(TrainingHistory)
    case unknown, hidden, noHealthData
  }
}

extension Briefing {
  var nightFacts: [Explanation.NightFact] {
    guard let morning else { return [.noHealthData] }
    let (sleep, source) = (morning.sleep, morning.recovery.source)
    guard sleep.state == .scored, let asleep = sleep.asleepMinutes.value else {
      return [.notKnown(sleep.state, source)]
    }
    let mean = sleep.asleepMinutes.baseline.map {
      [Explanation.NightFact.mean($0.mean, nights: $0.days)]
    }
    return [.asleep(asleep, needed: sleep.neededMinutes)] + times(of: sleep)
      + (sleep.blocks > 1 ? [.parts(sleep.blocks, source)] : [])
      + (sleep.neededMinutes.map { [.need($0, debt: sleep.debtMinutes)] } ?? [])
      + (sleep.performance.map { [.performance($0)] } ?? [])
      + (sleep.efficiency.map { [.efficiency($0)] } ?? []) + (mean ?? [])
      + [.shortLimit(sleep.shortLimit, own: sleep.shortBelow)]
      + (sleep.efficiencyBelow.map { [.efficiencyLimit($0)] } ?? [])
  }

  private func times(of sleep: SleepSummary) -> [Explanation.NightFact] {
    guard let (start, end) = sleep.times else { return [] }
    return [.times(from: start, to: end, offset: sleep.foreignOffset(in: zone))]
  }

  var windowFacts: [Explanation.WindowFact] {
    let (waking, preferences) = (day.preferences.waking, day.preferences)
    let search = Explanation.WindowFact.search(
      from: waking.start, to: waking.end, minimum: day.windowMinutes,
      preparation: preferences.preparationMinutes)
    let windows = day.windows.map { window in
      Explanation.WindowFact.window(
        window, from: day.time(at: window.span.start), to: day.time(at: window.span.end))
    }
    let more = day.allWindows.count - windows.count
    return [search] + (day.opening.map { [.notBefore(day.time(at: $0))] } ?? [])
      + (windows.isEmpty ? [.none(day.noWindow)] : windows) + (more > 0 ? [.others(more)] : [])
  }

  var strainFacts: [Explanation.StrainFact] {
    guard let morning else { return [.noHealthData] }
    if morning.hidden.contains(.strain) { return [.hidden] }
    return (morning.strainYesterday.map { [.strain($0), .scale] } ?? [.unknown])
      + (morning.training.map { [.history($0)] } ?? [])
  }
}

extension SleepSummary {
  /// Local times, at the offsets where the night began and ended.
  var times: (start: TimeOfDay, end: TimeOfDay)? {
    span.map { ($0.start.reading(at: startOffset ?? offset).time, $0.end.reading(at: offset).time) }
  }

  /// The offset at waking; nil if `zone` has the same.
  package func foreignOffset(in zone: Zone) -> UTCOffset? {
    guard let span, zone.offset(at: span.end) != offset else { return nil }
    return offset
  }
}
