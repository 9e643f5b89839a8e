/// Makes reports from one source's facts, and computes what depends on other dates.
struct MorningReports: Sendable {
  private let facts: [LocalDate: MorningFacts]
  private let scored: [LocalDate]
  /// One series for each measure, rMSSD first.
  private let variability: [VariabilitySeries]
  /// By date: mornings are compared with those before, which have reports too.
  private var signals: [LocalDate: [EarlySignals.Signal]] = [:]

  /// - Parameter olderVariability: rMSSD of nights of which only this is known.
  init(of facts: [MorningFacts], olderVariability: [LocalDate: Double] = [:]) {
    self.facts = Dictionary(facts.map { ($0.date, $0) }) { first, _ in first }
    scored = facts.filter { $0.recovery.score.value != nil }.map(\.date).sorted()
    var (rmssd, sdnn) = (olderVariability, [LocalDate: Double]())
    for own in facts {
      rmssd[own.date] = own.isSettled ? own.recovery.heartRateVariability.value : nil
      sdnn[own.date] = own.isSettled ? own.recovery.sdnn.value : nil
    }
    variability = [VariabilitySeries(.rmssd, rmssd), VariabilitySeries(.sdnn, sdnn)]
      .compactMap(\.self)
  }

  mutating func report(on date: LocalDate, signalDays: Int = 0) -> MorningReport {
    let own = facts[date] ?? MorningFacts(date: date)
    // Reserved, because growing the array would move large elements.
    var month: [MorningFacts] = []
    month.reserveCapacity(30)
    for days in 1...30 {
      if let known = facts[date.advanced(by: -days)] { month.append(known) }
    }
    var report = MorningReport(
      date: date, recovery: recovery(of: own, after: month), sleep: sleep(of: own, after: month),
      variability: variabilityTrend(on: date))
    report.frozen = FrozenReadings(of: [own] + month)
    report.signals = EarlySignals(signals(on: date))
    report.unusual = UnusualMornings(upTo: date, atLeast: signalDays) { signals(on: $0) }
    return report
  }

  /// - Parameter month: the mornings of the 30 days before.
  private func recovery(of own: MorningFacts, after month: [MorningFacts]) -> RecoverySummary {
    let settled = month.filter(\.isSettled)
    func measure(_ value: (RecoverySummary) -> Measure, beside others: [MorningFacts]) -> Measure {
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
    summary.recent = (0..<14).reversed().map { days in
      facts[own.date.advanced(by: -days)].flatMap { $0.isSettled ? $0.recovery.score.value : nil }
    }
    summary.usual = UsualRange.ofOne(nights(before: own.date).compactMap(\.recovery.score.value))
    if summary.score.value == nil { summary.lastKnown = lastKnown(before: own.date) }
    return summary
  }

  private func lastKnown(before date: LocalDate) -> RecoverySummary.LastKnown? {
    guard let last = scored.last(where: { $0 < date }),
      let score = facts[last]?.recovery.score.value
    else { return nil }
    return RecoverySummary.LastKnown(date: last, score: score)
  }

  /// - Parameter month: the mornings of the 30 days before.
  private func sleep(of own: MorningFacts, after month: [MorningFacts]) -> SleepSummary {
    func measure(_ value: (SleepSummary) -> Measure) -> Measure {
      Measure(
        value(own.sleep).value, baseline: Baseline(of: month.compactMap { value($0.sleep).value }))
    }
    var summary = own.sleep
    summary.asleepMinutes = measure(\.asleepMinutes)
    summary.respiratoryRate = measure(\.respiratoryRate)
    summary.means = SleepSummary.Part.allCases.map { part in
      Baseline(of: month.compactMap { $0.sleep.value(of: part) })
    }
    summary.shortBelow = limit(SleepSummary.shortPercentile, before: own.date) {
      $0.asleepMinutes.value
    }
    summary.efficiencyBelow = limit(SleepSummary.efficiencyPercentile, before: own.date) {
      $0.efficiency
    }
    summary.shortNightsInARow = nights(shorterThan: summary.shortLimit, upTo: own.date)
    summary.nights = (0..<SleptNight.count).compactMap { days in
      let date = own.date.advanced(by: -days)
      return facts[date].map {
        SleptNight($0.sleep, from: $0.onset, on: date, isWeighed: days < SleptNight.weighed)
      }
    }
    summary.takeUsualOnset(upTo: own.date)
    return summary
  }

  /// A percentile of the 60 nights before; nil if fewer than 20 are known.
  private func limit(
    _ percentile: Double, before date: LocalDate, _ value: (SleepSummary) -> Double?
  ) -> Double? {
    let values = nights(before: date).compactMap { value($0.sleep) }
    return values.count >= UsualRange.needed ? values.percentile(percentile) : nil
  }

  /// The known nights among the 60 before `date`, the latest first.
  private func nights(before date: LocalDate) -> [MorningFacts] {
    (1...UsualRange.days).compactMap { facts[date.advanced(by: -$0)] }
  }

  private func nights(shorterThan limit: Double, upTo date: LocalDate) -> Int {
    var count = 0
    while let asleep = facts[date.advanced(by: -count)]?.sleep.asleepMinutes.value, asleep < limit {
      count += 1
    }
    return count
  }

  /// The trend of the first measure with a band, or else of the first with a value.
  private func variabilityTrend(on date: LocalDate) -> HeartRateVariabilityTrend? {
    let trends = variability.compactMap { $0.trend(on: date) }
    return trends.first { $0.band != nil } ?? trends.first
  }

  private mutating func signals(on date: LocalDate) -> [EarlySignals.Signal] {
    if let known = signals[date] { return known }
    let found = newSignals(on: date)
    signals[date] = found
    return found
  }

  private func newSignals(on date: LocalDate) -> [EarlySignals.Signal] {
    guard let own = facts[date], own.isSettled else { return [] }
    let nights = nights(before: date)
    let latest = date.advanced(by: -EarlySignals.nightsSkipped)
    let before = nights.filter { $0.date < latest && $0.isSettled }
    func signal(_ vital: Vital) -> EarlySignals.Signal? {
      var signal = EarlySignals.Signal(
        vital, own.value(of: vital), before: before.compactMap { $0.value(of: vital) })
      signal?.range = UsualRange.ofOne(nights.compactMap { $0.value(of: vital) })
      return signal
    }
    return [
      signal(.restingHeartRate), signal(.heartRateVariability) ?? signal(.sdnn),
      signal(.respiratoryRate), signal(.skinTemperature),
    ].compactMap(\.self)
  }
}

extension FrozenReadings {
  /// - Parameter nights: the nights, the latest first.
  fileprivate init?(of nights: [MorningFacts]) {
    func run(_ value: (MorningFacts) -> Double?) -> Int {
      let known = nights.compactMap(value)
      return known.prefix { $0 == known[0] }.count
    }
    let variability = max(
      run { $0.recovery.heartRateVariability.value }, run { $0.recovery.sdnn.value })
    // readyday's own score can be 100 on many mornings, so only WHOOP's shows a broken sensor.
    let score = run { $0.recovery.source == .whoop ? $0.recovery.score.value : nil }
    self.init(nights: max(variability, score), isVariability: variability >= Self.fewest)
    guard self.nights >= Self.fewest else { return nil }
  }

  private static let fewest = 14
}

extension MorningFacts {
  fileprivate func value(of vital: Vital) -> Double? { vital.measure(in: recovery, sleep).value }
}

extension TimeOfDay {
  /// The median start of the nights; nil if there are fewer than `count`.
  static func usualOnset(of onsets: [TimeOfDay], atLeast count: Int = onsetsNeeded) -> TimeOfDay? {
    let seconds = onsets.map(\.secondsAfterNoon).sorted()
    guard seconds.count >= count else { return nil }
    let median = (seconds[(seconds.count - 1) / 2] + seconds[seconds.count / 2]) / 2
    return TimeOfDay(clamping: (median + secondsOfDay / 2) % secondsOfDay)
  }

  /// A percentile of the starts of the nights; nil if there are none.
  static func onset(of onsets: [TimeOfDay], percentile: Double) -> TimeOfDay? {
    onsets.map { Double($0.secondsAfterNoon) }.percentile(percentile).map {
      TimeOfDay(clamping: (Int(truncating: $0) + secondsOfDay / 2) % secondsOfDay)
    }
  }

  /// Like ``onsetDeviation(of:atLeast:)``, without the two onsets farthest from the median.
  static func onsetScatter(of onsets: [TimeOfDay]) -> Double? {
    guard let usual = usualOnset(of: onsets)?.secondsAfterNoon else { return nil }
    func distance(_ onset: TimeOfDay) -> Int { abs(onset.secondsAfterNoon - usual) }
    return onsetDeviation(of: Array(onsets.ordered { distance($0) < distance($1) }.dropLast(2)))
  }

  /// The standard deviation in minutes; nil if there are fewer than `count`.
  static func onsetDeviation(of onsets: [TimeOfDay], atLeast count: Int = onsetsNeeded) -> Double? {
    guard onsets.count >= count else { return nil }
    return onsets.map { Double($0.secondsAfterNoon) / 60 }.standardDeviation
  }

  static let onsetsNeeded = 7
  private static let secondsOfDay = 86_400

  /// Counted from noon, so that 23:30 and 00:30 are an hour apart.
  private var secondsAfterNoon: Int { (secondOfDay + Self.secondsOfDay / 2) % Self.secondsOfDay }
}
