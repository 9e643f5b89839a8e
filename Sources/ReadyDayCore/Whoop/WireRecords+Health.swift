/// Turns wire records into health records, and keeps what was found wrong on the way.
struct WireReading {
  /// Values that were read as unknown; the record they stand in was used.
  private(set) var faults: [RecordFault] = []
}

extension WireReading {
  mutating func record(_ wire: WireSleep) throws(RecordFault) -> SleepRecord {
    let span = try span(from: wire.start, to: wire.end)
    let state = state(wire.standing.state)
    return SleepRecord(
      id: wire.id, cycleID: wire.cycleID, span: span,
      offset: try offset(wire.timezoneOffset), isNap: wire.nap, state: state,
      score: wire.standing.score.map { score($0) }, updatedAt: moment(wire.updatedAt))
  }

  mutating func record(_ wire: WireRecovery) throws(RecordFault) -> RecoveryRecord {
    guard wire.sleepID != nil || wire.cycleID != nil else {
      throw RecordFault(trouble: .unreadable(expected: "id"), path: ["sleep_id"])
    }
    let state = state(wire.standing.state)
    return RecoveryRecord(
      sleepID: wire.sleepID, cycleID: wire.cycleID, state: state,
      score: wire.standing.score.map { score($0) }, updatedAt: moment(wire.updatedAt))
  }

  mutating func record(_ wire: WireCycle) throws(RecordFault) -> CycleRecord {
    _ = state(wire.standing.state)
    return CycleRecord(
      id: wire.id, start: try instant(wire.start, "start"), end: moment(wire.end),
      offset: try offset(wire.timezoneOffset),
      strain: wire.standing.score.flatMap { known($0.strain, in: Possible.strain, "strain") },
      updatedAt: moment(wire.updatedAt))
  }

  mutating func record(_ wire: WireWorkout) throws(RecordFault) -> WorkoutRecord {
    let named = wire.sportName.flatMap { WhoopSport.activity(named: $0) }
    let activity = named ?? wire.sportID.flatMap { WhoopSport.activity(numbered: $0) }
    var workout = WorkoutRecord(
      id: wire.id, span: try span(from: wire.start, to: wire.end),
      offset: try offset(wire.timezoneOffset), activity: activity ?? .other,
      updatedAt: moment(wire.updatedAt),
      sport: activity == nil ? wire.sportName.map(WhoopSport.words) : nil)
    _ = state(wire.standing.state)
    if let score = wire.standing.score { add(score, to: &workout) }
    return workout
  }
}

extension WireReading {
  private mutating func add(_ score: WireWorkout.Score, to workout: inout WorkoutRecord) {
    workout.strain = known(score.strain, in: Possible.strain, "strain")
    workout.averageHeartRate = known(
      score.averageHeartRate, in: Possible.heartRate, "average_heart_rate")
    workout.maximumHeartRate = known(
      score.maximumHeartRate, in: Possible.heartRate, "max_heart_rate")
    workout.kilocalories = known(
      score.kilojoules.map { $0 / WorkoutRecord.kilojoulesPerKilocalorie },
      in: Possible.kilocalories, "kilojoule")
    workout.meters = known(score.meters, in: Possible.meters, "distance_meter")
    workout.zoneMinutes = score.zones.flatMap { zoneMinutes($0) }
  }

  /// Nil unless all six are there and possible.
  private mutating func zoneMinutes(_ millis: [String: Double]) -> [Double]? {
    let minutes = WorkoutRecord.zoneFields.compactMap { name in
      known(
        millis[name].map { $0 / 60_000 }, in: Possible.workoutMinutes, "zone_durations", name)
    }
    return minutes.count == WorkoutRecord.zoneFields.count ? minutes : nil
  }

  private mutating func score(_ wire: WireRecovery.Score) -> RecoveryRecord.Score {
    RecoveryRecord.Score(
      isCalibrating: wire.isCalibrating ?? false,
      recovery: known(wire.recovery, in: Possible.recovery, "recovery_score"),
      restingHeartRate: known(
        wire.restingHeartRate, in: Possible.restingHeartRate, "resting_heart_rate"),
      heartRateVariability: known(
        wire.heartRateVariability, in: Possible.heartRateVariability, "hrv_rmssd_milli"),
      bloodOxygen: known(wire.bloodOxygen, in: Possible.bloodOxygen, "spo2_percentage"),
      skinTemperature: known(
        wire.skinTemperature, in: Possible.skinTemperature, "skin_temp_celsius"))
  }

  private mutating func score(_ wire: WireSleep.Score) -> SleepRecord.Score {
    let need = wire.needed.flatMap { needed($0) }
    return SleepRecord.Score(
      stages: wire.stages.flatMap { spent($0) },
      inBedMinutes: wire.stages.flatMap { stage($0.inBed, "total_in_bed_time_milli") },
      neededMinutes: need?.all, debtMinutes: need?.debt,
      performance: known(wire.performance, in: Possible.percent, "sleep_performance_percentage"),
      efficiency: known(wire.efficiency, in: Possible.percent, "sleep_efficiency_percentage"),
      consistency: known(wire.consistency, in: Possible.percent, "sleep_consistency_percentage"),
      respiratoryRate: known(
        wire.respiratoryRate, in: Possible.respiratoryRate, "respiratory_rate"),
      disturbances: known(
        wire.stages?.disturbances, in: Possible.disturbances, "stage_summary", "disturbance_count"
      ).map { Int($0) })
  }

  private mutating func spent(_ wire: WireSleep.Stages) -> SleepSpent? {
    let light = stage(wire.light, "total_light_sleep_time_milli")
    let deep = stage(wire.slowWave, "total_slow_wave_sleep_time_milli")
    let rem = stage(wire.rem, "total_rem_sleep_time_milli")
    let awake = stage(wire.awake, "total_awake_time_milli")
    let noData = stage(wire.noData, "total_no_data_time_milli")
    guard let light, let deep, let rem else { return nil }
    return SleepSpent(light: light, deep: deep, rem: rem, awake: awake ?? 0, noData: noData ?? 0)
  }

  /// A stage's length in minutes.
  private mutating func stage(_ millis: Double?, _ name: String) -> Double? {
    known(millis.map { $0 / 60_000 }, in: Possible.sleepMinutes, "stage_summary", name)
  }

  /// The whole need in minutes, and the part of it that is debt.
  private mutating func needed(_ wire: WireSleep.Need) -> (all: Double?, debt: Double?) {
    let debt = need(wire.debt, "need_from_sleep_debt_milli")
    let baseline = need(wire.baseline, "baseline_milli")
    let strain = need(wire.strain, "need_from_recent_strain_milli")
    let nap = need(-wire.nap, "need_from_recent_nap_milli")
    guard let debt, let baseline, let strain, let nap else { return (nil, debt) }
    let all = max(0, baseline + debt + strain - nap)
    // What a nap has made up for is owed no more.
    return (all, min(debt, all))
  }

  /// A part of the need in minutes.
  private mutating func need(_ millis: Double, _ name: String) -> Double? {
    known(millis / 60_000, in: Possible.neededMinutes, "sleep_needed", name)
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

  private mutating func state(_ word: String) -> ScoreState {
    switch word {
    case "SCORED": return .scored
    case "PENDING_SCORE": return .pending
    case "UNSCORABLE": return .unscorable
    default:
      faults.append(RecordFault(trouble: .unknownValue, path: ["score_state"]))
      return .unscorable
    }
  }

  private func instant(_ text: String, _ name: String) throws(RecordFault) -> Instant {
    guard let instant = Instant(timestamp: text.utf8) else {
      throw RecordFault(trouble: .notATime, path: [name])
    }
    return instant
  }

  private func span(from start: String, to end: String) throws(RecordFault) -> TimeSpan {
    let first = try instant(start, "start")
    let last = try instant(end, "end")
    guard first < last else {
      throw RecordFault(trouble: .unreadable(expected: "> \(start)"), path: ["end"])
    }
    return TimeSpan(from: first, to: last)
  }

  private func moment(_ text: String?) -> Instant? {
    text.flatMap { Instant(timestamp: $0.utf8) }
  }

  private func offset(_ text: String) throws(RecordFault) -> UTCOffset {
    guard let offset = UTCOffset(timestamp: text.utf8) else {
      throw RecordFault(trouble: .notAnOffset, path: ["timezone_offset"])
    }
    return offset
  }
}

extension WorkoutRecord {
  static let kilojoulesPerKilocalorie = 4.184

  /// WHOOP's names of the heart rate zones, from the lowest up.
  static let zoneFields = ["zero", "one", "two", "three", "four", "five"].map {
    "zone_\($0)_milli"
  }
}
