/// The records read so far, each once: of two with one id the one updated last.
struct HealthRecords: Hashable, Sendable {
  private(set) var sleeps = Latest<RecordID, SleepRecord>()
  private(set) var cycles = Latest<RecordID, CycleRecord>()
  private(set) var recoveries = Latest<RecoveryKey, RecoveryRecord>()
  private(set) var workouts = Latest<RecordID, WorkoutRecord>()

  /// A recovery has no id of its own: there is one for a sleep, or else for a cycle.
  enum RecoveryKey: Hashable, Sendable {
    case sleep(RecordID)
    case cycle(RecordID?)
  }

  mutating func add(_ sleep: SleepRecord) {
    sleeps.add(sleep, as: sleep.id, updatedAt: \.updatedAt)
  }

  mutating func add(_ cycle: CycleRecord) {
    cycles.add(cycle, as: cycle.id, updatedAt: \.updatedAt)
  }

  mutating func add(_ recovery: RecoveryRecord) {
    recoveries.add(recovery, as: Self.key(of: recovery), updatedAt: \.updatedAt)
  }

  mutating func add(_ workout: WorkoutRecord) {
    workouts.add(workout, as: workout.id, updatedAt: \.updatedAt)
  }

  static func key(of recovery: RecoveryRecord) -> RecoveryKey {
    recovery.sleepID.map { RecoveryKey.sleep($0) } ?? .cycle(recovery.cycleID)
  }
}

/// Records in the order in which they were first read: nothing that is made of them may depend on
/// how a dictionary happens to be laid out.
struct Latest<ID: Hashable & Sendable, Record: Hashable & Sendable>: Hashable, Sendable {
  private(set) var all: [Record] = []
  private var places: [ID: Int] = [:]

  subscript(id: ID) -> Record? { places[id].map { all[$0] } }

  mutating func add(_ record: Record, as id: ID, updatedAt: (Record) -> Instant?) {
    guard let place = places[id] else {
      places[id] = all.count
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
