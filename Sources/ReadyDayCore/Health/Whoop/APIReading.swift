/// Turns the fields of wire records into health records, and keeps what was found wrong on the way.
struct APIReading {
  /// Values that were read as unknown; the record they stand in was used.
  private(set) var faults: [RecordFault] = []
}

extension APIReading {
  mutating func sleep(_ fields: APIFields) throws(RecordFault) -> SleepRecord {
    let standing = try standing(fields)
    return SleepRecord(
      id: try fields.id(.id), cycleID: try fields.knownID(.cycleID), span: try span(fields),
      offset: try offset(fields), isNap: try fields.knownFlag(.nap), state: standing.state,
      score: standing.isScored ? try sleepScore(fields) : nil, updatedAt: try updatedAt(fields))
  }

  mutating func recovery(_ fields: APIFields) throws(RecordFault) -> RecoveryRecord {
    let (sleep, cycle) = (try fields.knownID(.sleepID), try fields.knownID(.cycleID))
    guard sleep != nil || cycle != nil else { throw .unreadable(.sleepID, expected: .id) }
    let standing = try standing(fields)
    return RecoveryRecord(
      sleepID: sleep, cycleID: cycle, state: standing.state,
      score: standing.isScored ? try recoveryScore(fields) : nil,
      updatedAt: try updatedAt(fields))
  }

  mutating func cycle(_ fields: APIFields) throws(RecordFault) -> CycleRecord {
    let standing = try standing(fields)
    var cycle = CycleRecord(
      id: try fields.id(.id), start: try instant(.start, fields),
      end: moment(try fields.knownText(.end)), offset: try offset(fields),
      strain: standing.isScored
        ? possible(try fields.number(.strain), .strain, in: PlausibleRange.strain) : nil,
      updatedAt: try updatedAt(fields))
    if standing.isScored {
      cycle.kilojoules = try fields.knownNumber(.kilojoules).flatMap(PlausibleRange.dailyKilojoules)
    }
    return cycle
  }

  mutating func workout(_ fields: APIFields) throws(RecordFault) -> WorkoutRecord {
    let name = try fields.knownText(.sportName)
    let named = name.flatMap { WhoopSport.activity(named: $0) }
    let number = try fields.knownWholeNumber(.sportID)
    let activity = named ?? number.flatMap { WhoopSport.activity(numbered: $0) }
    var workout = WorkoutRecord(
      id: try fields.id(.id), span: try span(fields), offset: try offset(fields),
      activity: activity ?? .other, updatedAt: try updatedAt(fields),
      sport: activity == nil ? name.map(WhoopSport.words) : nil)
    if try standing(fields).isScored { try addScore(fields, to: &workout) }
    return workout
  }
}

extension APIReading {
  private mutating func addScore(
    _ fields: APIFields, to workout: inout WorkoutRecord
  ) throws(RecordFault) {
    workout.strain = try known(.strain, of: fields, in: PlausibleRange.strain)
    workout.averageHeartRate = try known(
      .averageHeartRate, of: fields, in: PlausibleRange.heartRate)
    workout.maximumHeartRate = try known(
      .maximumHeartRate, of: fields, in: PlausibleRange.heartRate)
    workout.kilocalories = possible(
      try fields.knownNumber(.kilojoules).map { $0 / WorkoutRecord.kilojoulesPerKilocalorie },
      .kilojoules, in: PlausibleRange.kilocalories)
    workout.meters = try known(.meters, of: fields, in: PlausibleRange.meters)
    workout.zoneMinutes = try zoneMinutes(fields)
  }

  /// Nil unless all six are there and possible.
  private mutating func zoneMinutes(_ fields: APIFields) throws(RecordFault) -> [Double]? {
    var minutes: [Double] = []
    for field in APIField.zoneTimes {
      let millis = try fields.knownNumber(field)
      if let time = self.minutes(millis, field, in: PlausibleRange.workoutMinutes) {
        minutes.append(time)
      }
    }
    return minutes.count == APIField.zoneTimes.count ? minutes : nil
  }

  private mutating func recoveryScore(
    _ fields: APIFields
  ) throws(RecordFault) -> RecoveryRecord.Score {
    RecoveryRecord.Score(
      isCalibrating: try fields.knownFlag(.isCalibrating) ?? false,
      recovery: try known(.recovery, of: fields, in: PlausibleRange.recovery),
      restingHeartRate: try known(
        .restingHeartRate, of: fields, in: PlausibleRange.restingHeartRate),
      heartRateVariability: try known(
        .heartRateVariability, of: fields, in: PlausibleRange.heartRateVariability),
      bloodOxygen: try known(.bloodOxygen, of: fields, in: PlausibleRange.bloodOxygen),
      skinTemperature: try known(.skinTemperature, of: fields, in: PlausibleRange.skinTemperature))
  }

  private mutating func sleepScore(_ fields: APIFields) throws(RecordFault) -> SleepRecord.Score {
    let hasStages = try fields.holdsObject(.stages)
    let need = try fields.holdsObject(.needed) ? try needed(fields) : nil
    return SleepRecord.Score(
      stages: hasStages ? try spent(fields) : nil,
      inBedMinutes: hasStages ? try stage(.inBed, fields) : nil,
      neededMinutes: need?.all, debtMinutes: need?.debt,
      performance: try nightPercent(.performance, fields),
      efficiency: try nightPercent(.efficiency, fields),
      consistency: try nightPercent(.consistency, fields),
      respiratoryRate: try breathing(fields),
      disturbances: try known(.disturbances, of: fields, in: PlausibleRange.disturbances)
        .map { Int($0) })
  }

  private mutating func nightPercent(
    _ field: APIField, _ fields: APIFields
  ) throws(RecordFault) -> Double? {
    try known(field, of: fields, in: PlausibleRange.nightPercent).map { min($0, 100) }
  }

  /// WHOOP writes 0 where breathing was not measured.
  private mutating func breathing(_ fields: APIFields) throws(RecordFault) -> Double? {
    guard try fields.knownNumber(.respiratoryRate) != 0 else { return nil }
    return try known(.respiratoryRate, of: fields, in: PlausibleRange.respiratoryRate)
  }

  private mutating func spent(_ fields: APIFields) throws(RecordFault) -> SleepSpent? {
    let light = try stage(.light, fields)
    let deep = try stage(.slowWave, fields)
    let rem = try stage(.rem, fields)
    let awake = try stage(.awake, fields)
    let noData = try stage(.noData, fields)
    guard let light, let deep, let rem else { return nil }
    return SleepSpent(light: light, deep: deep, rem: rem, awake: awake ?? 0, noData: noData ?? 0)
  }

  /// A stage's length in minutes.
  private mutating func stage(
    _ field: APIField, _ fields: APIFields
  ) throws(RecordFault) -> Double? {
    minutes(try fields.numberIfWanted(field), field, in: PlausibleRange.sleepMinutes)
  }

  /// The whole need in minutes, and the part of it that is debt.
  private mutating func needed(
    _ fields: APIFields
  ) throws(RecordFault) -> (all: Double?, debt: Double?) {
    let debt = try need(.debtNeed, fields)
    let baseline = try need(.baselineNeed, fields)
    let strain = try need(.strainNeed, fields)
    // Never above zero as it is written: naps take from the need.
    let nap = try need(.napNeed, fields, sign: -1)
    guard let debt, let baseline, let strain, let nap else { return (nil, debt) }
    let all = max(0, baseline + debt + strain - nap)
    // What a nap has made up for is owed no more.
    return (all, min(debt, all))
  }

  /// A part of the need in minutes.
  private mutating func need(
    _ field: APIField, _ fields: APIFields, sign: Double = 1
  ) throws(RecordFault) -> Double? {
    minutes(try fields.number(field) * sign, field, in: PlausibleRange.neededMinutes)
  }
}

extension APIReading {
  /// How the scoring of a record stands.
  ///
  /// Whatever stands under `score` in any other state is not looked at: Go programs write zeros
  /// there.
  private mutating func standing(
    _ fields: APIFields
  ) throws(RecordFault) -> (state: ScoreState, isScored: Bool) {
    let state = state(try fields.text(.scoreState))
    guard state == .scored else { return (state, false) }
    guard try fields.holdsObject(.score) else { throw .unreadable(.score, expected: .object) }
    return (state, true)
  }

  private mutating func state(_ word: String) -> ScoreState {
    switch word {
    case "SCORED": return .scored
    case "PENDING_SCORE": return .pending
    case "UNSCORABLE": return .unscorable
    default:
      faults.append(RecordFault(trouble: .unknownValue, path: APIField.scoreState.path))
      return .unscorable
    }
  }

  private mutating func known(
    _ field: APIField, of fields: APIFields, in range: ClosedRange<Double>
  ) throws(RecordFault) -> Double? {
    possible(try fields.knownNumber(field), field, in: range)
  }

  /// The minutes of this many milliseconds, where they lie in `range`.
  private mutating func minutes(
    _ millis: Double?, _ field: APIField, in range: ClosedRange<Double>
  ) -> Double? {
    possible(millis.map { $0 / 60_000 }, field, in: range)
  }

  /// `value`, or nil and a fault when it is outside `range`.
  private mutating func possible(
    _ value: Double?, _ field: APIField, in range: ClosedRange<Double>
  ) -> Double? {
    guard let value else { return nil }
    guard range.contains(value) else {
      faults.append(RecordFault(trouble: .outOfRange, path: field.path))
      return nil
    }
    return value
  }
}

extension APIReading {
  private func instant(
    _ field: APIField, _ fields: APIFields
  ) throws(RecordFault) -> Instant {
    guard let instant = moment(try fields.text(field)) else {
      throw RecordFault(trouble: .notATime, path: field.path)
    }
    return instant
  }

  private func span(_ fields: APIFields) throws(RecordFault) -> TimeSpan {
    let first = try instant(.start, fields)
    let last = try instant(.end, fields)
    guard first < last else {
      throw RecordFault(trouble: .endsBeforeStart, path: APIField.end.path)
    }
    return TimeSpan(from: first, to: last)
  }

  private func offset(_ fields: APIFields) throws(RecordFault) -> UTCOffset {
    guard let offset = UTCOffset(loose: try fields.text(.timezoneOffset).utf8) else {
      throw RecordFault(trouble: .notAnOffset, path: APIField.timezoneOffset.path)
    }
    return offset
  }

  private func updatedAt(_ fields: APIFields) throws(RecordFault) -> Instant? {
    moment(try fields.knownText(.updatedAt))
  }

  private func moment(_ text: String?) -> Instant? {
    text.flatMap { Instant(timestamp: $0.utf8) }
  }
}

extension WorkoutRecord {
  static let kilojoulesPerKilocalorie = 4.184
}
