extension Measurements {
  /// What is known about each date, with a computed score.
  ///
  /// - Parameters:
  ///   - dates: the mornings asked for; the reports are in their order.
  ///   - sleepTarget: the minutes of sleep aimed at.
  public func reports(on dates: ClosedRange<LocalDate>, sleepTarget: Double) -> [MorningReport] {
    let first = dates.lowerBound.advanced(by: -Self.daysLookedBack)
    let scores = (first...dates.upperBound).compactMap { date -> (LocalDate, ComputedScore)? in
      self[date].map { _ in (date, score(on: date, sleepTarget: sleepTarget)) }
    }
    let report = MeasuredReport(
      measured: self, scores: Dictionary(uniqueKeysWithValues: scores), sleepTarget: sleepTarget)
    return dates.map { report.morning(of: $0) }
  }

  /// How far back a mean or a last known score is looked for.
  private static let daysLookedBack = 45

  /// From the first day before `dates` that their reports look at to the last of them.
  public static func days(neededFor dates: ClosedRange<LocalDate>) -> ClosedRange<LocalDate> {
    dates.lowerBound.advanced(by: -daysLookedBack - daysBefore)...dates.upperBound
  }
}

/// Makes reports of measurements whose scores are known.
private struct MeasuredReport {
  let measured: Measurements
  let scores: [LocalDate: ComputedScore]
  let sleepTarget: Double

  func morning(of date: LocalDate) -> MorningReport {
    MorningReport(
      date: date, recovery: recovery(on: date), sleep: sleep(on: date),
      variability: variabilityTrend(on: date))
  }

  private func measure(_ date: LocalDate, _ value: (DailyHealth) -> Double?) -> Measure {
    Measure(measured[date].flatMap(value), baseline: baseline(before: date, value))
  }

  private func baseline(before date: LocalDate, _ value: (DailyHealth) -> Double?) -> Baseline? {
    Baseline(of: (1...30).compactMap { measured[date.advanced(by: -$0)].flatMap(value) })
  }
}

extension MeasuredReport {
  private func recovery(on date: LocalDate) -> RecoverySummary {
    let score = scores[date] ?? measured.score(on: date, sleepTarget: sleepTarget)
    var summary = RecoverySummary(state: state(of: score))
    summary.source = .computed
    summary.computed = score
    let earlier = (1...30).compactMap { scores[date.advanced(by: -$0)]?.value }
    summary.score = Measure(score.value, baseline: Baseline(of: earlier))
    summary.heartRateVariability = measure(date, \.rmssd)
    summary.sdnn = measure(date, \.sdnn)
    summary.restingHeartRate = measure(date, \.restingHeartRate)
    if score.value == nil { summary.lastKnown = lastKnown(before: date) }
    return summary
  }

  /// Something measured, but nothing to compare it with yet, is not the same as nothing measured.
  private func state(of score: ComputedScore) -> ScoreState {
    if score.value != nil { return .scored }
    let measured = ComputedScore.Part.allCases.contains { part in
      part != .trainingLoad && score[part]?.result != .missing(.notMeasured)
    }
    return measured ? .unscorable : .missing
  }

  private func lastKnown(before date: LocalDate) -> RecoverySummary.LastKnown? {
    let earlier = scores.keys.filter { $0 < date && scores[$0]?.value != nil }.max()
    return earlier.flatMap { date in
      scores[date]?.value.map { RecoverySummary.LastKnown(date: date, score: $0) }
    }
  }
}

extension MeasuredReport {
  private func sleep(on date: LocalDate) -> SleepSummary {
    var summary = SleepSummary(state: .missing)
    if let night = measured[date]?.sleep {
      summary.state = .scored
      summary.span = night.span
      summary.offset = night.offset
      summary.blocks = 1
      summary.inBedMinutes = night.inBedMinutes
      summary.efficiency = night.efficiency
      summary.stages = SleepSummary.Stages(of: night)
    }
    summary.asleepMinutes = measure(date) { $0.sleep?.asleepMinutes }
    summary.respiratoryRate = measure(date, \.respiratoryRate)
    summary.shortNightsInARow = shortNights(upTo: date)
    summary.usualOnset = TimeOfDay.usualOnset(
      of: (0..<14).compactMap { measured[date.advanced(by: -$0)]?.sleep?.onset })
    return summary
  }

  private func shortNights(upTo date: LocalDate) -> Int {
    var count = 0
    while let night = measured[date.advanced(by: -count)]?.sleep, night.asleepMinutes < 360 {
      count += 1
    }
    return count
  }

  /// Only of rMSSD, which the trend is about.
  private func variabilityTrend(on date: LocalDate) -> HeartRateVariabilityTrend? {
    let trend = HeartRateVariabilityTrend(on: date, lastNight: measured[date]?.rmssd) {
      measured[$0]?.rmssd
    }
    return trend.week.count + trend.weeksBefore.count > 0 ? trend : nil
  }
}

extension DailySleep {
  fileprivate var onset: TimeOfDay { span.start.reading(at: offset).time }

  /// Percent of the time in bed that was sleep; where no time in bed is told, of the time from
  /// falling asleep to waking up.
  fileprivate var efficiency: Double? {
    let inBed = inBedMinutes ?? awakeMinutes.map { asleepMinutes + $0 }
    guard let inBed, inBed >= asleepMinutes, inBed > 0 else { return nil }
    return asleepMinutes / inBed * 100
  }
}

extension SleepSummary.Stages {
  /// Nil where the device tells no stages.
  fileprivate init?(of night: DailySleep) {
    guard let deep = night.deepMinutes, let rem = night.remMinutes, let light = night.lightMinutes
    else { return nil }
    self.init(deep: deep, rem: rem, light: light, awake: night.awakeMinutes ?? 0, noData: 0)
  }
}

extension MorningReport {
  /// This report, or `other` where this one knows neither a recovery nor a night of its date and
  /// the other does.
  ///
  /// A night that WHOOP could not score, or has not yet, is WHOOP's: nothing takes its place.
  public func falling(backOn other: MorningReport?) -> MorningReport {
    guard isBlank, let other, !other.isBlank else { return self }
    return other
  }

  private var isBlank: Bool {
    recovery.state == .missing && sleep.state == .missing && sleep.naps.isEmpty
  }
}
