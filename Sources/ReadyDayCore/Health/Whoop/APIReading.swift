/// Turns API fields into health records; only a fault in times or a recovery's ids invalidates one.
struct APIReading {
  private let record: RecordFinder.Record
  private let fields: APIFields
  /// Values read as unknown, or in a form that WHOOP does not write; their records were used.
  private(set) var faults: [RecordFault] = []

  init(_ fields: APIFields, of record: RecordFinder.Record) {
    (self.fields, self.record) = (fields, record)
    if record.isClockGuessed { faults.append(.noClock) }
  }

  mutating func sleep() throws(RecordFault) -> SleepRecord {
    let span = try span()
    let standing = standing()
    return SleepRecord(
      id: ownID() ?? .began(span.start), cycleID: id(.cycleID), olderID: id(.olderID), span: span,
      offset: try offset, isNap: flag(.nap), state: standing.state,
      score: standing.isScored ? sleepScore() : nil, updatedAt: moment(.updatedAt))
  }

  mutating func recovery() throws(RecordFault) -> RecoveryRecord {
    let (sleep, cycle) = (id(.sleepID), id(.cycleID))
    guard sleep != nil || cycle != nil else { throw .unreadable(.sleepID, expected: .id) }
    let standing = standing()
    var recovery = RecoveryRecord(
      sleepID: sleep, cycleID: cycle, state: standing.state,
      score: standing.isScored ? recoveryScore() : nil, updatedAt: moment(.updatedAt))
    recovery.madeAt = record.moment
    return recovery
  }

  mutating func cycle() throws(RecordFault) -> CycleRecord {
    let start = try instant(.start)
    let isScored = standing().isScored
    var cycle = CycleRecord(
      id: ownID() ?? .began(start), start: start, end: moment(.end), offset: try offset,
      strain: isScored ? known(.strain, in: .strain) : nil, updatedAt: moment(.updatedAt))
    if isScored {
      cycle.kilojoules = number(.kilojoules).flatMap(PlausibleRange.dailyKilojoules)
    }
    return cycle
  }

  mutating func workout() throws(RecordFault) -> WorkoutRecord {
    let span = try span()
    let name = text(.sportName)
    let named = name.flatMap { WhoopSport.activity(named: $0) }
    let activity =
      named ?? number(.sportID).flatMap { WhoopSport.activity(numbered: Int(rounding: $0)) }
    var workout = WorkoutRecord(
      id: ownID() ?? .began(span.start), span: span, offset: try offset,
      activity: activity ?? .other, updatedAt: moment(.updatedAt),
      sport: activity == nil ? name.map(WhoopSport.words) : nil)
    if standing().isScored {
      workout.addScore { known($0, in: $2) }
      workout.zoneMinutes = zoneMinutes()
    }
    return workout
  }

  /// Nil unless all six are present and plausible.
  private mutating func zoneMinutes() -> [Double]? {
    let minutes = APIField.zoneTimes.compactMap { known($0, in: .workoutMinutes) }
    return minutes.count == APIField.zoneTimes.count ? minutes : nil
  }

  private mutating func recoveryScore() -> RecoveryRecord.Score {
    RecoveryRecord.Score(isCalibrating: flag(.isCalibrating) ?? false) { known($0, in: $2) }
  }

  private mutating func sleepScore() -> SleepRecord.Score {
    let hasStages = holdsObject(.stages)
    let need = holdsObject(.needed) ? needed() : nil
    var score = SleepRecord.Score { hasStages || $0.parent != .stages ? known($0, in: $2) : nil }
    (score.neededMinutes, score.debtMinutes) = (need?.all, need?.debt)
    return score
  }

  /// The whole need in minutes, and the debt within it.
  private mutating func needed() -> (all: Double?, debt: Double?) {
    let debt = known(.debtNeed, in: .neededMinutes)
    let baseline = known(.baselineNeed, in: .neededMinutes)
    let strain = known(.strainNeed, in: .neededMinutes)
    // Negative or zero, because naps reduce the need.
    let nap = known(.napNeed, in: -PlausibleRange.neededMinutes.upperBound...0)
    guard let debt, let baseline, let strain, let nap else { return (nil, debt) }
    let all = max(0, baseline + debt + strain + nap)
    // Debt that a nap has made up for is no longer owed.
    return (all, min(debt, all))
  }

  /// The state of a record's score; `score` counts only if scored, since Go programs write zeros.
  private mutating func standing() -> (state: ScoreState, isScored: Bool) {
    guard let word = text(.scoreState) else {
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

  /// Nil and a fault if the value is outside `range`.
  private mutating func known(_ field: APIField, in range: PlausibleRange) -> Double? {
    guard let value = number(field).map({ $0 / field.unit }) else { return nil }
    if range.contains(value) { return value }
    // WHOOP writes 0 if breathing was not measured.
    if value != 0 || field != .respiratoryRate { note(.outOfRange, field) }
    return nil
  }

  private mutating func note(_ trouble: RecordFault.Trouble, _ field: APIField) {
    faults.append(RecordFault(trouble: trouble, path: field.path))
  }

  // These return nil for an absent or null field, and note a fault for an unexpected value.

  private mutating func number(_ field: APIField) -> Double? {
    value(field, unquoted: Double.init(written:)) {
      switch $0 {
      case .number(let number): number
      case .id(let number): Double(number)
      default: nil
      }
    }
  }

  private mutating func flag(_ field: APIField) -> Bool? {
    value(
      field, unquoted: { Bool($0.lowercased()) },
      read: { if case .flag(let flag) = $0 { flag } else { nil } })
  }

  private mutating func text(_ field: APIField) -> String? {
    value(field) { if case .text(let text) = $0 { text } else { nil } }
  }

  private mutating func id(_ field: APIField) -> RecordID? {
    value(field) {
      switch $0 {
      case .id(let number): .number(number)
      case .text(let text): RecordID(written: text)
      default: nil
      }
    }
  }

  /// - Parameter unquoted: converts a value that was written as text.
  private mutating func value<Value>(
    _ field: APIField, unquoted: (String) -> Value? = { _ in nil },
    read: (APIFields.Value) -> Value?
  ) -> Value? {
    guard let written = fields[field] else { return nil }
    guard written != .nothing else {
      if field.isInEveryScore { note(.missing, field) }
      return nil
    }
    if let value = read(written) { return value }
    guard case .text(let text) = written, let value = unquoted(text) else {
      note(.outOfRange, field)
      return nil
    }
    note(.writtenAsText, field)
    return value
  }

  private mutating func ownID() -> RecordID? {
    if fields[.id] == .nothing { note(.missing, .id) }
    return id(.id)
  }

  private mutating func holdsObject(_ field: APIField) -> Bool {
    switch fields[field] {
    case .object: return true
    case .nothing: note(.missing, field)
    case nil: break
    case .number, .id, .flag, .text, .moment, .array: note(.outOfRange, field)
    }
    return false
  }

  private func instant(_ field: APIField) throws(RecordFault) -> Instant {
    if case .moment(let instant) = fields[field] { return instant }
    guard case .text(let text) = fields[field] else {
      throw .unreadable(field, expected: fields[field] == .nothing ? .value : .text)
    }
    guard let instant = Instant(timestamp: text.utf8) else {
      throw RecordFault(trouble: .notATime, path: field.path)
    }
    return instant
  }

  private func span() throws(RecordFault) -> TimeSpan {
    let first = try instant(.start)
    let last = try instant(.end)
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

  private mutating func moment(_ field: APIField) -> Instant? {
    if case .moment(let moment) = fields[field] { return moment }
    return text(field).flatMap { Instant(timestamp: $0.utf8) }
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
