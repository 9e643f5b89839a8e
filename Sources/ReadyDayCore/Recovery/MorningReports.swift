/// Makes the reports of mornings from what one source knows of each.
///
/// What only a look at other dates can tell is found here, alike for every source: the means, the last score
/// known, the usual onset, short nights in a row, and the trend of heart rate variability.
struct MorningReports: Sendable {
  private let facts: [LocalDate: MorningFacts]
  /// The dates with a score, in order.
  private let scored: [LocalDate]

  /// - Parameter facts: one a date.
  init(of facts: [MorningFacts]) {
    self.facts = Dictionary(facts.map { ($0.date, $0) }) { first, _ in first }
    scored = facts.filter { $0.recovery.score.value != nil }.map(\.date).sorted()
  }

  /// What is known about `date`, if only that nothing is.
  func report(on date: LocalDate) -> MorningReport {
    let own = facts[date] ?? MorningFacts(date: date)
    let month = (1...30).compactMap { facts[date.advanced(by: -$0)] }
    return MorningReport(
      date: date, recovery: recovery(of: own, after: month), sleep: sleep(of: own, after: month),
      variability: variabilityTrend(on: date))
  }
}

extension MorningReports {
  /// - Parameter month: the mornings of the 30 days before.
  private func recovery(of own: MorningFacts, after month: [MorningFacts]) -> RecoverySummary {
    let settled = month.filter(\.isSettled)
    func measure(
      _ value: (RecoverySummary) -> Measure, beside others: [MorningFacts]
    ) -> Measure {
      Measure(
        value(own.recovery).value,
        baseline: Baseline(of: others.compactMap { value($0.recovery).value }))
    }
    var summary = own.recovery
    summary.score = measure(\.score, beside: month.filter { !$0.recovery.isCalibrating })
    summary.heartRateVariability = measure(\.heartRateVariability, beside: settled)
    summary.sdnn = measure(\.sdnn, beside: settled)
    summary.restingHeartRate = measure(\.restingHeartRate, beside: settled)
    summary.bloodOxygen = measure(\.bloodOxygen, beside: settled)
    summary.skinTemperature = measure(\.skinTemperature, beside: settled)
    if summary.score.value == nil { summary.lastKnown = lastKnown(before: own.date) }
    return summary
  }

  private func lastKnown(before date: LocalDate) -> RecoverySummary.LastKnown? {
    guard let last = scored.last(where: { $0 < date }),
      let score = facts[last]?.recovery.score.value
    else { return nil }
    return RecoverySummary.LastKnown(date: last, score: score)
  }
}

extension MorningReports {
  /// - Parameter month: the mornings of the 30 days before.
  private func sleep(of own: MorningFacts, after month: [MorningFacts]) -> SleepSummary {
    func measure(_ value: (SleepSummary) -> Measure) -> Measure {
      Measure(
        value(own.sleep).value, baseline: Baseline(of: month.compactMap { value($0.sleep).value }))
    }
    var summary = own.sleep
    summary.asleepMinutes = measure(\.asleepMinutes)
    summary.respiratoryRate = measure(\.respiratoryRate)
    summary.means = SleepSummary.Means(of: month.map(\.sleep))
    summary.shortNightsInARow = shortNights(upTo: own.date)
    summary.usualOnset = TimeOfDay.usualOnset(
      of: (0..<14).compactMap { facts[own.date.advanced(by: -$0)]?.onset })
    return summary
  }

  private func shortNights(upTo date: LocalDate) -> Int {
    var count = 0
    while let asleep = facts[date.advanced(by: -count)]?.sleep.asleepMinutes.value,
      asleep.shown < 360
    {
      count += 1
    }
    return count
  }

  /// Only of rMSSD, which the trend is about; nil where none of the nights has any.
  private func variabilityTrend(on date: LocalDate) -> HeartRateVariabilityTrend? {
    let trend = HeartRateVariabilityTrend(
      on: date, lastNight: facts[date]?.recovery.heartRateVariability.value
    ) { night in
      facts[night].flatMap { $0.isSettled ? $0.recovery.heartRateVariability.value : nil }
    }
    return trend.week.count + trend.weeksBefore.count > 0 ? trend : nil
  }
}

extension TimeOfDay {
  /// The median of the times at which nights began; nil of fewer than 7.
  fileprivate static func usualOnset(of onsets: [TimeOfDay]) -> TimeOfDay? {
    let day = 86_400
    // Counted from noon, so that 23:30 and 00:30 are an hour apart and not 23.
    let seconds = onsets.map { ($0.secondOfDay + day / 2) % day }.sorted()
    guard seconds.count >= 7 else { return nil }
    let median = (seconds[(seconds.count - 1) / 2] + seconds[seconds.count / 2]) / 2
    return TimeOfDay(clamping: (median + day / 2) % day)
  }
}

extension SleepSummary.Means {
  fileprivate init(of nights: [SleepSummary]) {
    func mean(_ value: (SleepSummary) -> Double?) -> Baseline? {
      Baseline(of: nights.compactMap(value))
    }
    inBedMinutes = mean(\.inBedMinutes)
    neededMinutes = mean(\.neededMinutes)
    performance = mean(\.performance)
    efficiency = mean(\.efficiency)
    consistency = mean(\.consistency)
    disturbances = mean { $0.disturbances.map(Double.init) }
    (deep, rem) = (mean { $0.stages?.deep }, mean { $0.stages?.rem })
    (light, awake) = (mean { $0.stages?.light }, mean { $0.stages?.awake })
  }
}
