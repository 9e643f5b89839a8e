/// The records, each once: of two with one id, the one updated last; at the same moment, the one with a score.
struct HealthRecords: Hashable, Sendable {
  private(set) var sleeps = Latest<SleepRecord>()
  private(set) var cycles = Latest<CycleRecord>()
  private(set) var recoveries = Latest<RecoveryRecord>()
  private(set) var workouts = Latest<WorkoutRecord>()
  /// In reading order: of two answers to one question either may be wrong.
  private(set) var journal: [JournalAnswer] = []

  mutating func add(_ answer: JournalAnswer) { journal.append(answer) }

  /// - Parameter text: the record as its file has it, if needed later.
  mutating func add(_ sleep: SleepRecord, text: String? = nil) {
    sleeps.add(
      sleep, as: sleep.id.key, text: text, updatedAt: \.updatedAt, isScored: { $0.score != nil },
      complete: { $0.completed(by: $1) })
  }

  mutating func add(_ cycle: CycleRecord, text: String? = nil) {
    cycles.add(cycle, as: cycle.id.key, text: text, updatedAt: \.updatedAt)
  }

  mutating func add(_ recovery: RecoveryRecord, text: String? = nil) {
    recoveries.add(
      recovery, as: Self.key(of: recovery), text: text, updatedAt: \.updatedAt,
      isScored: { $0.score != nil })
  }

  mutating func add(_ workout: WorkoutRecord, text: String? = nil) {
    workouts.add(workout, as: workout.id.key, text: text, updatedAt: \.updatedAt)
  }

  mutating func removeWorkouts(where isUnwanted: (WorkoutRecord) -> Bool) {
    let before = workouts.written
    workouts = Latest()
    for (workout, text) in before where !isUnwanted(workout) { add(workout, text: text) }
  }

  mutating func rewriteSleeps(_ text: (SleepRecord, String) -> String) { sleeps.rewrite(text) }
  mutating func rewriteCycles(_ text: (CycleRecord, String) -> String) { cycles.rewrite(text) }
  mutating func rewriteWorkouts(_ text: (WorkoutRecord, String) -> String) {
    workouts.rewrite(text)
  }
  mutating func rewriteRecoveries(_ text: (RecoveryRecord, String) -> String) {
    recoveries.rewrite(text)
  }

  mutating func add(_ other: HealthRecords) {
    for (sleep, text) in other.sleeps.written { add(sleep, text: text) }
    for (recovery, text) in other.recoveries.written { add(recovery, text: text) }
    for (cycle, text) in other.cycles.written { add(cycle, text: text) }
    for (workout, text) in other.workouts.written { add(workout, text: text) }
    journal += other.journal
  }

  /// The same records, each sleep changed by `change`, which must not change its id.
  func changingSleeps(_ change: (inout SleepRecord) -> Void) -> HealthRecords {
    var records = self
    records.sleeps.update(change)
    return records
  }

  /// The recoveries with neither their sleep nor their cycle.
  var undatedRecoveries: [RecoveryRecord] {
    let named = recoveries.all.filter {
      $0.sleepID.flatMap { sleeps[$0] } == nil && $0.cycleID.flatMap { cycles[$0] } == nil
    }
    guard !named.isEmpty else { return [] }
    let known = Set(sleeps.all.flatMap { [$0.olderID?.key, $0.cycleID.map { "cycle \($0.key)" }] })
    return named.filter {
      !known.contains($0.sleepID?.key ?? "")
        && !known.contains($0.cycleID.map { "cycle \($0.key)" } ?? "")
    }
  }

  /// The recoveries, without those that name only a cycle where another one names its sleep: older versions
  /// of this program made one from the other.
  var judgements: [RecoveryRecord] {
    recoveries.all.contains { $0.sleepID == nil } ? writtenJudgements.map(\.record) : recoveries.all
  }

  var writtenJudgements: [(record: RecoveryRecord, text: String?)] {
    let told = Set(
      recoveries.all.compactMap { $0.sleepID == nil ? nil : $0.cycleID?.key })
    return recoveries.written.filter { recovery, _ in
      recovery.sleepID != nil || recovery.cycleID.map { !told.contains($0.key) } ?? true
    }
  }

  /// A recovery has no id: its sleep identifies it, or else its cycle.
  static func key(of recovery: RecoveryRecord) -> String {
    recovery.sleepID.map { "sleep \($0.key)" } ?? "cycle \(recovery.cycleID?.key ?? "")"
  }
}

/// Records in reading order: results must not depend on the layout of a dictionary.
struct Latest<Record: Hashable & Sendable>: Hashable, Sendable {
  private(set) var all: [Record] = []
  private var places: [String: Int] = [:]
  /// Source texts, by index.
  private var texts: [Int: String] = [:]

  var written: [(record: Record, text: String?)] { all.indices.map { (all[$0], texts[$0]) } }

  subscript(id: RecordID) -> Record? { places[id.key].map { all[$0] } }

  mutating func update(_ change: (inout Record) -> Void) {
    for place in all.indices { change(&all[place]) }
  }

  mutating func rewrite(_ text: (Record, String) -> String) {
    for (place, known) in texts { texts[place] = text(all[place], known) }
  }

  /// - Parameter complete: adds to the record that counts what only the other one has.
  mutating func add(
    _ record: Record, as key: String, text: String? = nil, updatedAt: (Record) -> Instant?,
    isScored: (Record) -> Bool = { _ in false },
    complete: (Record, _ other: Record) -> Record = { record, _ in record }
  ) {
    guard let place = places[key] else {
      places[key] = all.count
      texts[all.count] = text
      all.append(record)
      return
    }
    let known = all[place]
    let isNewer = isNewer(updatedAt(record), than: updatedAt(known))
    let counts =
      isNewer || (updatedAt(record) == updatedAt(known) && isScored(record) && !isScored(known))
    all[place] = counts ? complete(record, known) : complete(known, record)
    if counts { texts[place] = text }
  }
}

/// Whether `moment` is later than `other`; nil is the oldest.
func isNewer(_ moment: Instant?, than other: Instant?) -> Bool {
  guard let moment else { return false }
  return other.map { moment > $0 } ?? true
}
