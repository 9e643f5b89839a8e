extension WhoopArchive {
  /// What is known about `date`, which should be one of ``mornings`` or one of the 67 days before
  /// them: for these the 30 days of each baseline may have been read in part only.
  public func report(on date: LocalDate) -> MorningReport {
    Mornings(records).report(on: date, cycles: records.cycles)
  }

  /// What is known about each of `dates`, in their order; cheaper than asking for one after the
  /// other.
  public func reports(on dates: ClosedRange<LocalDate>) -> [MorningReport] {
    let mornings = Mornings(records)
    return dates.map { mornings.report(on: $0, cycles: records.cycles) }
  }
}

extension Mornings {
  func report(on date: LocalDate, cycles: Latest<CycleRecord>) -> MorningReport {
    let month = (1...30).compactMap { self[date.advanced(by: -$0)] }
    return MorningReport(
      date: date, recovery: recovery(on: date, after: month), sleep: sleep(on: date, after: month),
      strainYesterday: self[date]?.strainYesterday(in: cycles),
      variability: variabilityTrend(on: date))
  }
}

extension Mornings {
  /// - Parameter month: the mornings of the 30 days before `date`.
  private func recovery(on date: LocalDate, after month: [Morning]) -> RecoverySummary {
    let record = self[date]?.recovery
    let score = record?.score
    let isOnlyNap = self[date]?.isOnlyNapScored ?? false
    var summary = RecoverySummary(state: record?.state ?? (isOnlyNap ? .onlyNap : .missing))
    func measure(_ value: (RecoveryRecord.Score) -> Double?) -> Measure {
      Measure(
        score.flatMap(value),
        baseline: Baseline(of: month.compactMap { $0.recovery?.settledScore.flatMap(value) }))
    }
    summary.score = measure(\.recovery)
    summary.isCalibrating = score?.isCalibrating ?? false
    summary.heartRateVariability = measure(\.heartRateVariability)
    summary.restingHeartRate = measure(\.restingHeartRate)
    summary.bloodOxygen = measure(\.bloodOxygen)
    summary.skinTemperature = measure(\.skinTemperature)
    summary.isOfEarlierSleep = summary.score.value != nil && self[date]?.isEarlierJudged == true
    if summary.score.value == nil {
      summary.lastKnown = lastKnown(before: date)
      if summary.state == .scored { summary.state = .unusable }
    }
    return summary
  }

  private func lastKnown(before date: LocalDate) -> RecoverySummary.LastKnown? {
    for morning in all.reversed() where morning.date < date {
      if let score = morning.recovery?.score?.recovery {
        return RecoverySummary.LastKnown(date: morning.date, score: score)
      }
    }
    return nil
  }
}

extension RecoveryRecord {
  /// The score, unless the wearable was still getting to know its wearer.
  var settledScore: Score? {
    score.flatMap { $0.isCalibrating ? nil : $0 }
  }
}

extension Mornings {
  /// - Parameter month: the mornings of the 30 days before `date`.
  private func sleep(on date: LocalDate, after month: [Morning]) -> SleepSummary {
    guard let morning = self[date], let main = morning.main else {
      var nothing = SleepSummary(state: .missing)
      nothing.naps = self[date]?.naps.map { SleepSummary.Nap($0) } ?? []
      addHabits(on: date, after: month, to: &nothing)
      return nothing
    }
    var summary = SleepSummary(state: main.state)
    let score = main.score
    summary.span = morning.span
    summary.offset = main.offset
    summary.blocks = morning.blocks.count
    summary.naps = morning.naps.map { SleepSummary.Nap($0) }
    summary.inBedMinutes = morning.inBedMinutes
    summary.stages = morning.spent.map { SleepSummary.Stages($0) }
    summary.neededMinutes = score?.neededMinutes
    summary.debtMinutes = score?.debtMinutes
    summary.performance = score?.performance
    summary.efficiency = score?.efficiency
    summary.consistency = score?.consistency
    summary.disturbances = score?.disturbances
    addHabits(on: date, after: month, to: &summary)
    return summary
  }

  /// What only a look at the nights before can tell.
  private func addHabits(
    on date: LocalDate, after month: [Morning], to summary: inout SleepSummary
  ) {
    summary.asleepMinutes = Measure(
      self[date]?.spent?.asleep, baseline: Baseline(of: month.compactMap { $0.spent?.asleep }))
    summary.respiratoryRate = Measure(
      self[date]?.main?.score?.respiratoryRate,
      baseline: Baseline(of: month.compactMap { $0.main?.score?.respiratoryRate }))
    summary.shortNightsInARow = shortNights(upTo: date)
    summary.usualOnset = usualOnset(upTo: date)
  }

  private func shortNights(upTo date: LocalDate) -> Int {
    var count = 0
    while let asleep = self[date.advanced(by: -count)]?.spent?.asleep, asleep < 360 { count += 1 }
    return count
  }

  /// The median clock time at which the scored ones of the last 14 nights began.
  private func usualOnset(upTo date: LocalDate) -> TimeOfDay? {
    TimeOfDay.usualOnset(
      of: (0..<14).compactMap { daysBack in
        guard let first = self[date.advanced(by: -daysBack)]?.blocks.first, first.state == .scored
        else { return nil }
        return first.span.start.reading(at: first.offset).time
      })
  }
}

extension TimeOfDay {
  /// The median of the times at which nights began; nil of fewer than 7.
  static func usualOnset(of onsets: [TimeOfDay]) -> TimeOfDay? {
    let day = 86_400
    // Counted from noon, so that 23:30 and 00:30 are an hour apart and not 23.
    let seconds = onsets.map { ($0.secondOfDay + day / 2) % day }.sorted()
    guard seconds.count >= 7 else { return nil }
    let median = (seconds[(seconds.count - 1) / 2] + seconds[seconds.count / 2]) / 2
    return TimeOfDay(clamping: (median + day / 2) % day)
  }
}

extension Morning {
  /// The stages of the night's scored blocks together; nil when none is scored.
  var spent: SleepSpent? {
    let scored = blocks.compactMap { $0.score?.stages }
    return scored.dropFirst().reduce(scored.first) { $0.map { [other = $1] in $0 + other } }
  }

  var inBedMinutes: Double? {
    let scored = blocks.compactMap { $0.score?.inBedMinutes }
    return scored.isEmpty ? nil : scored.reduce(0, +)
  }
}

extension SleepSpent {
  fileprivate static func + (a: SleepSpent, b: SleepSpent) -> SleepSpent {
    SleepSpent(
      light: a.light + b.light, deep: a.deep + b.deep, rem: a.rem + b.rem,
      awake: a.awake + b.awake, noData: a.noData + b.noData)
  }
}

extension SleepSummary.Stages {
  fileprivate init(_ spent: SleepSpent) {
    self.init(
      deep: spent.deep, rem: spent.rem, light: spent.light, awake: spent.awake,
      noData: spent.noData)
  }
}

extension SleepSummary.Nap {
  fileprivate init(_ nap: SleepRecord) {
    self.init(
      span: nap.span, offset: nap.offset, asleepMinutes: nap.score?.stages?.asleep)
  }
}
