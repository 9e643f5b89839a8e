/// Turns API fields into health records; only a fault in times or a recovery's ids invalidates one.
struct APIReading {
  private let record: RecordFinder.Record
  /// Values read as unknown, or in a form that WHOOP does not write; their records were used.
  private(set) var faults: [RecordFault] = []

  init(_ record: RecordFinder.Record) {
    self.record = record
    if record.isClockGuessed { faults.append(.noClock) }
  }

  mutating func sleep(_ fields: APIFields) throws(RecordFault) -> SleepRecord {
    let span = try span(fields)
    let standing = standing(fields)
    return SleepRecord(
      id: ownID(fields) ?? .began(span.start), cycleID: id(.cycleID, fields),
      olderID: id(.olderID, fields), span: span, offset: try offset, isNap: flag(.nap, fields),
      state: standing.state, score: standing.isScored ? sleepScore(fields) : nil,
      updatedAt: updatedAt(fields))
  }

  mutating func recovery(_ fields: APIFields) throws(RecordFault) -> RecoveryRecord {
    let (sleep, cycle) = (id(.sleepID, fields), id(.cycleID, fields))
    guard sleep != nil || cycle != nil else { throw .unreadable(.sleepID, expected: .id) }
    let standing = standing(fields)
    var recovery = RecoveryRecord(
      sleepID: sleep, cycleID: cycle, state: standing.state,
      score: standing.isScored ? recoveryScore(fields) : nil, updatedAt: updatedAt(fields))
    recovery.madeAt = record.moment
    return recovery
  }

  mutating func cycle(_ fields: APIFields) throws(RecordFault) -> CycleRecord {
    let start = try instant(.start, fields)
    let isScored = standing(fields).isScored
    var cycle = CycleRecord(
      id: ownID(fields) ?? .began(start), start: start, end: moment(.end, fields),
      offset: try offset, strain: isScored ? known(.strain, of: fields, in: .strain) : nil,
      updatedAt: updatedAt(fields))
    if isScored {
      cycle.kilojoules = number(.kilojoules, fields).flatMap(PlausibleRange.dailyKilojoules)
    }
    return cycle
  }

  mutating func workout(_ fields: APIFields) throws(RecordFault) -> WorkoutRecord {
    let span = try span(fields)
    let name = text(.sportName, fields)
    let named = name.flatMap { WhoopSport.activity(named: $0) }
    let activity =
      named ?? number(.sportID, fields).flatMap { WhoopSport.activity(numbered: Int(rounding: $0)) }
    var workout = WorkoutRecord(
      id: ownID(fields) ?? .began(span.start), span: span, offset: try offset,
      activity: activity ?? .other, updatedAt: updatedAt(fields),
      sport: activity == nil ? name.map(WhoopSport.words) : nil)
    if standing(fields).isScored { addScore(fields, to: &workout) }
    return workout
  }

  private mutating func addScore(_ fields: APIFields, to workout: inout WorkoutRecord) {
    workout.strain = known(.strain, of: fields, in: .strain)
    workout.averageHeartRate = known(.averageHeartRate, of: fields, in: .heartRate)
    workout.maximumHeartRate = known(.maximumHeartRate, of: fields, in: .heartRate)
    workout.kilocalories = possible(
      number(.kilojoules, fields).map { $0 / WorkoutRecord.kilojoulesPerKilocalorie },
      .kilojoules, in: .kilocalories)
    workout.meters = known(.meters, of: fields, in: .meters)
    workout.zoneMinutes = zoneMinutes(fields)
  }

  /// Nil unless all six are present and plausible.
  private mutating func zoneMinutes(_ fields: APIFields) -> [Double]? {
    let minutes = APIField.zoneTimes.compactMap { field in
      self.minutes(number(field, fields), field, in: .workoutMinutes)
    }
    return minutes.count == APIField.zoneTimes.count ? minutes : nil
  }

  private mutating func recoveryScore(_ fields: APIFields) -> RecoveryRecord.Score {
    RecoveryRecord.Score(
      isCalibrating: flag(.isCalibrating, fields) ?? false,
      recovery: known(.recovery, of: fields, in: .recovery),
      restingHeartRate: known(.restingHeartRate, of: fields, in: .restingHeartRate),
      heartRateVariability: known(.heartRateVariability, of: fields, in: .heartRateVariability),
      bloodOxygen: known(.bloodOxygen, of: fields, in: .bloodOxygen),
      skinTemperature: known(.skinTemperature, of: fields, in: .skinTemperature))
  }

  private mutating func sleepScore(_ fields: APIFields) -> SleepRecord.Score {
    let hasStages = holdsObject(.stages, fields)
    let need = holdsObject(.needed, fields) ? needed(fields) : nil
    return SleepRecord.Score(
      stages: hasStages ? spent(fields) : nil,
      asleepMinutes: hasStages ? stage(.asleep, fields) : nil,
      inBedMinutes: hasStages ? stage(.inBed, fields) : nil,
      neededMinutes: need?.all, debtMinutes: need?.debt,
      performance: nightPercent(.performance, fields),
      efficiency: nightPercent(.efficiency, fields),
      consistency: nightPercent(.consistency, fields), respiratoryRate: breathing(fields),
      disturbances: known(.disturbances, of: fields, in: .disturbances)
        .map { Int(truncating: $0) })
  }

  private mutating func nightPercent(_ field: APIField, _ fields: APIFields) -> Double? {
    known(field, of: fields, in: .nightPercent).map { min($0, 100) }
  }

  /// WHOOP writes 0 if breathing was not measured.
  private mutating func breathing(_ fields: APIFields) -> Double? {
    guard let rate = number(.respiratoryRate, fields), rate != 0 else { return nil }
    return possible(rate, .respiratoryRate, in: .respiratoryRate)
  }

  private mutating func spent(_ fields: APIFields) -> SleepSpent? {
    let light = stage(.light, fields)
    let deep = stage(.slowWave, fields)
    let rem = stage(.rem, fields)
    let awake = stage(.awake, fields)
    let noData = stage(.noData, fields)
    guard let light, let deep, let rem else { return nil }
    return SleepSpent(light: light, deep: deep, rem: rem, awake: awake ?? 0, noData: noData ?? 0)
  }

  private mutating func stage(_ field: APIField, _ fields: APIFields) -> Double? {
    guard fields.wants(field) else { return nil }
    return minutes(number(field, fields), field, in: .sleepMinutes)
  }

  /// The whole need in minutes, and the debt within it.
  private mutating func needed(_ fields: APIFields) -> (all: Double?, debt: Double?) {
    let debt = need(.debtNeed, fields)
    let baseline = need(.baselineNeed, fields)
    let strain = need(.strainNeed, fields)
    // Negative or zero as written, because naps reduce the need.
    let nap = need(.napNeed, fields, sign: -1)
    guard let debt, let baseline, let strain, let nap else { return (nil, debt) }
    let all = max(0, baseline + debt + strain - nap)
    // Debt that a nap has made up for is no longer owed.
    return (all, min(debt, all))
  }

  private mutating func need(_ field: APIField, _ fields: APIFields, sign: Double = 1) -> Double? {
    minutes(number(field, fields).map { $0 * sign }, field, in: .neededMinutes)
  }

  /// The state of a record's score; `score` counts only if scored, since Go programs write zeros.
  private mutating func standing(_ fields: APIFields) -> (state: ScoreState, isScored: Bool) {
    guard let word = text(.scoreState, fields) else {
      if fields[.scoreState] == .nothing { note(.missing, .scoreState) }
      return (.unusable, false)
    }
    let state = state(word)
    guard state == .scored else { return (state, false) }
    guard fields[.score] == .object else {
      note(.outOfRange, .score)
      return (.unusable, false)
    }
    return (state, true)
  }

  private mutating func state(_ word: String) -> ScoreState {
    if let state = ScoreState.written[word] { return state }
    note(.unknownValue, .scoreState)
    return .unscorable
  }

  private mutating func known(
    _ field: APIField, of fields: APIFields, in range: ClosedRange<Double>
  ) -> Double? {
    possible(number(field, fields), field, in: range)
  }

  private mutating func minutes(
    _ millis: Double?, _ field: APIField, in range: ClosedRange<Double>
  ) -> Double? {
    possible(millis.map { $0 / 60_000 }, field, in: range)
  }

  /// Nil and a fault if `value` is outside `range`.
  private mutating func possible(
    _ value: Double?, _ field: APIField, in range: ClosedRange<Double>
  ) -> Double? {
    guard let value else { return nil }
    guard range.contains(value) else {
      note(.outOfRange, field)
      return nil
    }
    return value
  }

  private mutating func note(_ trouble: RecordFault.Trouble, _ field: APIField) {
    faults.append(RecordFault(trouble: trouble, path: field.path))
  }

  // These return nil for an absent or null field, and note a fault for an unexpected value.

  private mutating func number(_ field: APIField, _ fields: APIFields) -> Double? {
    if field.isInEveryScore, fields[field] == .nothing, fields.wants(field) {
      note(.missing, field)
    }
    return value(field, fields, unquoted: Double.init(written:)) {
      switch $0 {
      case .number(let number): number
      case .id(let number): Double(number)
      default: nil
      }
    }
  }

  private mutating func flag(_ field: APIField, _ fields: APIFields) -> Bool? {
    value(
      field, fields, unquoted: { Bool($0.lowercased()) },
      read: { if case .flag(let flag) = $0 { flag } else { nil } })
  }

  private mutating func text(_ field: APIField, _ fields: APIFields) -> String? {
    value(field, fields) { if case .text(let text) = $0 { text } else { nil } }
  }

  private mutating func id(_ field: APIField, _ fields: APIFields) -> RecordID? {
    value(field, fields) {
      switch $0 {
      case .id(let number): .number(number)
      case .text(let text): RecordID(written: text)
      default: nil
      }
    }
  }

  /// - Parameter unquoted: converts a value that was written as text.
  private mutating func value<Value>(
    _ field: APIField, _ fields: APIFields, unquoted: (String) -> Value? = { _ in nil },
    read: (APIFields.Value) -> Value?
  ) -> Value? {
    let written = fields[field]
    if written == .nothing { return nil }
    if let value = read(written) { return value }
    guard case .text(let text) = written, let value = unquoted(text) else {
      note(.outOfRange, field)
      return nil
    }
    note(.writtenAsText, field)
    return value
  }

  private mutating func ownID(_ fields: APIFields) -> RecordID? {
    if fields[.id] == .nothing { note(.missing, .id) }
    return id(.id, fields)
  }

  private mutating func holdsObject(_ field: APIField, _ fields: APIFields) -> Bool {
    switch fields[field] {
    case .object: return true
    case .nothing: if fields.wants(field) { note(.missing, field) }
    case .number, .id, .flag, .text, .moment, .array: note(.outOfRange, field)
    }
    return false
  }

  private func instant(_ field: APIField, _ fields: APIFields) throws(RecordFault) -> Instant {
    if case .moment(let instant) = fields[field] { return instant }
    guard case .text(let text) = fields[field] else {
      throw .unreadable(field, expected: fields[field] == .nothing ? .value : .text)
    }
    guard let instant = Instant(timestamp: text.utf8) else {
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

  private var offset: UTCOffset {
    get throws(RecordFault) {
      // Only a record without a known moment has no offset.
      guard let offset = record.offset else { throw .noClock }
      return offset
    }
  }

  private mutating func updatedAt(_ fields: APIFields) -> Instant? {
    moment(.updatedAt, fields)
  }

  private mutating func moment(_ field: APIField, _ fields: APIFields) -> Instant? {
    if case .moment(let moment) = fields[field] { return moment }
    return text(field, fields).flatMap { Instant(timestamp: $0.utf8) }
  }
}

extension Double {
  fileprivate init?(written text: String) {
    guard text.utf8.allSatisfy({ $0.isDigit || "+-.eE".utf8.contains($0) }),
      let number = Double(text), number.isFinite
    else { return nil }
    self = number
  }
}

extension ScoreState {
  /// The states as WHOOP writes them.
  static let written: [String: ScoreState] = [
    "SCORED": .scored, "PENDING_SCORE": .pending, "UNSCORABLE": .unscorable,
  ]
}

extension WorkoutRecord {
  static let kilojoulesPerKilocalorie = 4.184
}
