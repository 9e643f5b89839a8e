/// The records read so far, each once: of two with one id the one updated last.
struct HealthRecords: Hashable, Sendable {
  private(set) var sleeps = Latest<SleepRecord>()
  private(set) var cycles = Latest<CycleRecord>()
  private(set) var recoveries = Latest<RecoveryRecord>()
  private(set) var workouts = Latest<WorkoutRecord>()

  mutating func add(_ sleep: SleepRecord) {
    sleeps.add(sleep, as: sleep.id.key, updatedAt: \.updatedAt) { $0.completed(by: $1) }
  }

  mutating func add(_ cycle: CycleRecord) {
    cycles.add(cycle, as: cycle.id.key, updatedAt: \.updatedAt)
  }

  mutating func add(_ recovery: RecoveryRecord) {
    recoveries.add(recovery, as: Self.key(of: recovery), updatedAt: \.updatedAt)
  }

  mutating func add(_ workout: WorkoutRecord) {
    workouts.add(workout, as: workout.id.key, updatedAt: \.updatedAt)
  }

  /// The same records, each sleep changed by `change`, which leaves its id as it is.
  func changingSleeps(_ change: (inout SleepRecord) -> Void) -> HealthRecords {
    var records = self
    records.sleeps.update(change)
    return records
  }

  /// The recoveries, without those that name only a cycle of which another one names the sleep:
  /// one of the two is what an older version of this program made of the other.
  var judgements: [RecoveryRecord] {
    guard recoveries.all.contains(where: { $0.sleepID == nil }) else { return recoveries.all }
    let told = Set(
      recoveries.all.compactMap { $0.sleepID == nil ? nil : $0.cycleID?.key })
    return recoveries.all.filter { recovery in
      recovery.sleepID != nil || recovery.cycleID.map { !told.contains($0.key) } ?? true
    }
  }

  /// A recovery has no id of its own: there is one for a sleep, or else for a cycle.
  static func key(of recovery: RecoveryRecord) -> String {
    recovery.sleepID.map { "sleep \($0.key)" } ?? "cycle \(recovery.cycleID?.key ?? "")"
  }
}

/// Records in the order in which they were first read: nothing that is made of them may depend on
/// how a dictionary happens to be laid out.
struct Latest<Record: Hashable & Sendable>: Hashable, Sendable {
  private(set) var all: [Record] = []
  private var places: [String: Int] = [:]

  subscript(id: RecordID) -> Record? { places[id.key].map { all[$0] } }

  mutating func update(_ change: (inout Record) -> Void) {
    for place in all.indices { change(&all[place]) }
  }

  /// - Parameter complete: the record that counts, with what only the other one says.
  mutating func add(
    _ record: Record, as key: String, updatedAt: (Record) -> Instant?,
    complete: (Record, _ other: Record) -> Record = { record, _ in record }
  ) {
    guard let place = places[key] else {
      places[key] = all.count
      all.append(record)
      return
    }
    let known = all[place]
    let isNewer = isNewer(updatedAt(record), than: updatedAt(known))
    all[place] = isNewer ? complete(record, known) : complete(known, record)
  }
}

/// Whether `moment` is later than `other`; no moment at all is the oldest.
func isNewer(_ moment: Instant?, than other: Instant?) -> Bool {
  guard let moment else { return false }
  return other.map { moment > $0 } ?? true
}
