/// Turns wire records into health records, and keeps what was found wrong on the way.
struct WireReading {
  /// Values that were read as unknown; the record they stand in was used.
  private(set) var faults: [RecordFault] = []
}

extension WireReading {
  mutating func record(_ wire: WireSleep) throws(RecordFault) -> SleepRecord {
    let start = try instant(wire.start, "start")
    let end = try instant(wire.end, "end")
    guard start < end else {
      throw RecordFault(trouble: .unreadable(expected: "> \(wire.start)"), path: ["end"])
    }
    let state = state(wire.standing.scoreState)
    return SleepRecord(
      id: wire.id, cycleID: wire.cycleId, span: TimeSpan(from: start, to: end),
      offset: try offset(wire.timezoneOffset), isNap: wire.nap, state: state,
      score: wire.standing.score.map { score($0) }, updatedAt: moment(wire.updatedAt))
  }

  mutating func record(_ wire: WireRecovery) throws(RecordFault) -> RecoveryRecord {
    guard wire.sleepId != nil || wire.cycleId != nil else {
      throw RecordFault(trouble: .unreadable(expected: "id"), path: ["sleepId"])
    }
    let state = state(wire.standing.scoreState)
    return RecoveryRecord(
      sleepID: wire.sleepId, cycleID: wire.cycleId, state: state,
      score: wire.standing.score.map { score($0) }, updatedAt: moment(wire.updatedAt))
  }

  mutating func record(_ wire: WireCycle) throws(RecordFault) -> CycleRecord {
    _ = state(wire.standing.scoreState)
    return CycleRecord(
      id: wire.id, start: try instant(wire.start, "start"), end: moment(wire.end),
      offset: try offset(wire.timezoneOffset),
      strain: wire.standing.score.flatMap { known($0.strain, in: 0...21, "strain") },
      updatedAt: moment(wire.updatedAt))
  }
}

// Ranges are those of WHOOP's documentation where it gives any, else what a living body can show.
extension WireReading {
  private mutating func score(_ wire: WireRecovery.Score) -> RecoveryRecord.Score {
    RecoveryRecord.Score(
      isCalibrating: wire.userCalibrating ?? false,
      recovery: known(wire.recoveryScore, in: 0...100, "recoveryScore"),
      restingHeartRate: known(wire.restingHeartRate, in: 20...150, "restingHeartRate"),
      heartRateVariability: known(wire.hrvRmssdMilli, in: 1...400, "hrvRmssdMilli"),
      bloodOxygen: known(wire.spo2Percentage, in: 50...100, "spo2Percentage"),
      skinTemperature: known(wire.skinTempCelsius, in: 10...45, "skinTempCelsius"))
  }

  private mutating func score(_ wire: WireSleep.Score) -> SleepRecord.Score {
    let need = wire.sleepNeeded.flatMap { needed($0) }
    return SleepRecord.Score(
      stages: spent(wire.stageSummary),
      inBedMinutes: minutes(wire.stageSummary.totalInBedTimeMilli, stage: "totalInBedTimeMilli"),
      neededMinutes: need?.all, debtMinutes: need?.debt,
      performance: percent(wire.sleepPerformancePercentage, "sleepPerformancePercentage"),
      efficiency: percent(wire.sleepEfficiencyPercentage, "sleepEfficiencyPercentage"),
      consistency: percent(wire.sleepConsistencyPercentage, "sleepConsistencyPercentage"),
      respiratoryRate: known(wire.respiratoryRate, in: 4...40, "respiratoryRate"),
      disturbances: known(
        wire.stageSummary.disturbanceCount, in: 0...10_000, "stageSummary", "disturbanceCount"
      ).map { Int($0) })
  }

  private mutating func spent(_ wire: WireSleep.Score.Stages) -> SleepSpent? {
    let light = minutes(wire.totalLightSleepTimeMilli, stage: "totalLightSleepTimeMilli")
    let deep = minutes(wire.totalSlowWaveSleepTimeMilli, stage: "totalSlowWaveSleepTimeMilli")
    let rem = minutes(wire.totalRemSleepTimeMilli, stage: "totalRemSleepTimeMilli")
    let awake = minutes(wire.totalAwakeTimeMilli, stage: "totalAwakeTimeMilli")
    let noData = minutes(wire.totalNoDataTimeMilli, stage: "totalNoDataTimeMilli")
    guard let light, let deep, let rem else { return nil }
    return SleepSpent(light: light, deep: deep, rem: rem, awake: awake ?? 0, noData: noData ?? 0)
  }

  /// The whole need in minutes, and the part of it that is debt.
  private mutating func needed(_ wire: WireSleep.Score.Need) -> (all: Double?, debt: Double?)? {
    let day = 0...86_400_000.0
    let debt = known(
      wire.needFromSleepDebtMilli, in: day, "sleepNeeded", "needFromSleepDebtMilli")
    let parts = [
      debt, known(wire.baselineMilli, in: day, "sleepNeeded", "baselineMilli"),
      known(wire.needFromRecentStrainMilli, in: day, "sleepNeeded", "needFromRecentStrainMilli"),
      // Naps take from the need, so this part is never above zero.
      known(
        wire.needFromRecentNapMilli, in: -86_400_000...0, "sleepNeeded", "needFromRecentNapMilli"),
    ].compactMap(\.self)
    let all = parts.count == 4 ? max(0, parts.reduce(0, +)) / 60_000 : nil
    return (all, debt.map { $0 / 60_000 })
  }
}

extension WireReading {
  /// `value`, or nil and a fault when it is outside `range`. `path` lies below `score`.
  private mutating func known(
    _ value: Double?, in range: ClosedRange<Double>, _ path: String...
  ) -> Double? {
    guard let value else { return nil }
    guard range.contains(value) else {
      faults.append(RecordFault(trouble: .outOfRange, path: ["score"] + path))
      return nil
    }
    return value
  }

  private mutating func percent(_ value: Double?, _ name: String) -> Double? {
    known(value, in: 0...100, name)
  }

  /// A stage's length in minutes; the longest sleep on record in any export is under 30 hours.
  private mutating func minutes(_ millis: Double, stage name: String) -> Double? {
    known(millis, in: 0...108_000_000, "stageSummary", name).map { $0 / 60_000 }
  }

  private mutating func state(_ word: String) -> ScoreState {
    switch word {
    case "SCORED": return .scored
    case "PENDING_SCORE": return .pending
    case "UNSCORABLE": return .unscorable
    default:
      faults.append(RecordFault(trouble: .unknownValue, path: ["scoreState"]))
      return .unscorable
    }
  }

  private func instant(_ text: String, _ name: String) throws(RecordFault) -> Instant {
    guard let instant = Instant(timestamp: text.utf8) else {
      throw RecordFault(trouble: .notATime, path: [name])
    }
    return instant
  }

  private func moment(_ text: String?) -> Instant? {
    text.flatMap { Instant(timestamp: $0.utf8) }
  }

  private func offset(_ text: String) throws(RecordFault) -> UTCOffset {
    guard let offset = UTCOffset(timestamp: text.utf8) else {
      throw RecordFault(trouble: .notAnOffset, path: ["timezoneOffset"])
    }
    return offset
  }
}
