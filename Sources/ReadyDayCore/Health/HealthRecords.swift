/// The records read so far, each once: of two with one id the one updated last.
struct HealthRecords: Hashable, Sendable {
  private(set) var sleeps = Latest<SleepRecord>()
  private(set) var cycles = Latest<CycleRecord>()
  private(set) var recoveries = Latest<RecoveryRecord>()
  private(set) var workouts = Latest<WorkoutRecord>()

  mutating func add(_ sleep: SleepRecord) {
    sleeps.add(sleep, as: sleep.id.key, updatedAt: \.updatedAt)
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

  mutating func add(_ record: Record, as key: String, updatedAt: (Record) -> Instant?) {
    guard let place = places[key] else {
      places[key] = all.count
      all.append(record)
      return
    }
    if isNewer(updatedAt(record), than: updatedAt(all[place])) { all[place] = record }
  }
}

/// Whether `moment` is later than `other`; no moment at all is the oldest.
func isNewer(_ moment: Instant?, than other: Instant?) -> Bool {
  guard let moment else { return false }
  return other.map { moment > $0 } ?? true
}
