extension WhoopArchive {
  /// The report of one of ``mornings`` or the 67 days before, where baselines may be incomplete.
  func report(on date: LocalDate) -> MorningReport { reports(on: date...date)[0] }

  /// The reports of `dates`, faster than one at a time.
  func reports(on dates: ClosedRange<LocalDate>, signalDays: Int = 0) -> [MorningReport] {
    WhoopReports(of: self).reports(on: dates, signalDays: signalDays)
  }
}

/// Makes the reports of an archive. A class, which finds once what all of them share.
final class WhoopReports {
  private let archive: WhoopArchive
  private let mornings: Mornings
  private let cycles: CyclesInOrder
  private var reports: MorningReports

  init(of archive: WhoopArchive) {
    self.archive = archive
    let mornings = Mornings(archive.records, by: archive.clocks)
    (self.mornings, cycles) = (mornings, CyclesInOrder(archive.records.cycles))
    reports = MorningReports(
      of: mornings.all.map { morning in
        MorningFacts(morning, isAwaited: archive.awaitsRecovery(morning, of: mornings))
      }, olderVariability: archive.olderVariability)
  }

  func reports(on dates: ClosedRange<LocalDate>, signalDays: Int = 0) -> [MorningReport] {
    // Only the requested days, and the days that they are compared with.
    let compared = dates.lowerBound.advanced(by: 1 - TrainingHistory.span)...dates.upperBound
    let strains = Dictionary(
      uniqueKeysWithValues: compared.map { date in
        (date, mornings[date]?.cycleBefore(in: cycles)?.strain)
      })
    return dates.map { date in
      var report = reports.report(on: date, signalDays: signalDays)
      report.lastData = archive.newest.flatMap { $0 < date ? $0 : nil }
      report.strainYesterday = strains[date] ?? nil
      report.training = TrainingHistory(before: date, on: .strain) { day in
        strains[day.advanced(by: 1)] ?? nil
      }
      report.strainSoFar = mornings[date]?.strainSoFar(in: cycles).map { strain in
        StrainSoFar(
          value: strain.value, countedAt: strain.countedAt,
          usual: UsualRange.ofOne(
            (0..<UsualRange.days).compactMap { strains[date.advanced(by: -$0)] ?? nil }))
      }
      switch archive.earlier {
      case .everything:
        let month = (1...30).compactMap { strains[date.advanced(by: -$0)] ?? nil }
        report.strainMean = Baseline(of: month)
      case .baselines: report.sleep.means = []
      }
      return report
    }
  }
}

extension WhoopArchive {
  /// Whether the current cycle's recovery is pending; not if the morning before lacks one too.
  fileprivate func awaitsRecovery(_ morning: Morning, of mornings: Mornings) -> Bool {
    guard morning.recovery == nil, let main = morning.main, morning.date == newest else {
      return false
    }
    let before = mornings.all.last { $0.date < morning.date }
    return main.cycleID.flatMap { records.cycles[$0] }?.end == nil
      && before.map { $0.recovery != nil } ?? true
  }

  /// rMSSD of nights older than ``records``; of two on one date, that of the sleep that ended last.
  fileprivate var olderVariability: [LocalDate: Double] {
    let nights = Dictionary(
      older.sleeps.all.lazy.filter { $0.isNap != true }.map { ($0.id.key, $0) }
    ) { _, last in last }
    var found: [LocalDate: (end: Instant, value: Double)] = [:]
    // A recovery made long after its night is in `records`.
    for recovery in older.recoveries.all + records.recoveries.all {
      guard let night = recovery.sleepID.flatMap({ nights[$0.key] }),
        let value = recovery.settledScore?.heartRateVariability,
        found[night.date].map({ $0.end < night.span.end }) ?? true
      else { continue }
      found[night.date] = (night.span.end, value)
    }
    return found.mapValues(\.value)
  }
}

extension MorningFacts {
  fileprivate init(_ morning: Morning, isAwaited: Bool) {
    self.init(date: morning.date)
    recovery = RecoverySummary(morning)
    if isAwaited, recovery.state == .missing { recovery.state = .pending }
    sleep = SleepSummary(morning)
    isSettled = !recovery.isCalibrating
    onset = morning.onset
  }
}

extension RecoverySummary {
  fileprivate init(_ morning: Morning) {
    self.init(state: morning.recovery?.state ?? (morning.isOnlyNapScored ? .onlyNap : .missing))
    let score = morning.recovery?.score
    if state == .scored, score?.recovery == nil { state = .unusable }
    guard let score else { return }
    self.score = Measure(score.recovery)
    scoredAt = morning.recovery?.updatedAt
    isCalibrating = score.isCalibrating
    heartRateVariability = Measure(score.heartRateVariability)
    restingHeartRate = Measure(score.restingHeartRate)
    bloodOxygen = Measure(score.bloodOxygen)
    skinTemperature = Measure(score.skinTemperature)
    isFromEarlierSleep = score.recovery != nil && morning.isEarlierJudged
  }
}

extension RecoveryRecord {
  /// Nil if there is no score, or if the wearable was still calibrating.
  var settledScore: Score? { score.flatMap { $0.isCalibrating ? nil : $0 } }
}

extension SleepSummary {
  fileprivate init(_ morning: Morning) {
    self.init(state: morning.main?.state ?? .missing)
    naps = morning.naps.map { Nap($0) }
    guard let main = morning.main else { return }
    span = morning.span
    offset = main.offset
    startOffset = morning.blocks.first?.startOffset
    blocks = morning.blocks.count
    inBedMinutes = morning.inBedMinutes
    stages = morning.spent
    asleepMinutes = Measure(morning.asleepMinutes)
    add(main.score)
  }

  private mutating func add(_ score: SleepRecord.Score?) {
    neededMinutes = score?.neededMinutes
    debtMinutes = score?.debtMinutes
    performance = score?.performance
    efficiency = score?.efficiency
    consistency = score?.consistency
    disturbances = score?.disturbances
    respiratoryRate = Measure(score?.respiratoryRate)
  }
}

extension Morning {
  /// When the night's first sleep began; nil unless it is scored.
  fileprivate var onset: TimeOfDay? {
    guard let first = blocks.first, first.state == .scored else { return nil }
    return first.onset.time
  }

  /// The sum of the night's scored blocks; nil if none is scored.
  var spent: SleepSpent? {
    let scored = blocks.compactMap { $0.score?.stages }
    return scored.dropFirst().reduce(scored.first) { $0.map { [other = $1] in $0 + other } }
  }

  var asleepMinutes: Double? { sum(\.asleep) }

  var inBedMinutes: Double? { sum(\.inBedMinutes) }

  private func sum(_ minutes: (SleepRecord.Score) -> Double?) -> Double? {
    blocks.compactMap { $0.score.flatMap(minutes) }.total
  }
}

extension SleepSpent {
  fileprivate static func + (a: Self, b: Self) -> Self {
    Self(
      deep: a.deep + b.deep, rem: a.rem + b.rem, light: a.light + b.light,
      awake: a.awake.map { $0 + (b.awake ?? 0) }, noData: a.noData + b.noData)
  }
}

extension SleepSummary.Nap {
  fileprivate init(_ nap: SleepRecord) {
    self.init(span: nap.span, offset: nap.offset, asleepMinutes: nap.score?.asleep)
  }
}
