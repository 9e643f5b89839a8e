/// The records read so far, each once: of two with one id the one updated last.
struct HealthRecords: Hashable, Sendable {
  private(set) var sleeps: [RecordID: SleepRecord] = [:]
  private(set) var cycles: [RecordID: CycleRecord] = [:]
  private(set) var recoveries: [RecoveryKey: RecoveryRecord] = [:]

  /// A recovery has no id of its own either: it is one per sleep, or per cycle.
  struct RecoveryKey: Hashable, Sendable {
    let sleepID: RecordID?
    let cycleID: RecordID?
  }

  mutating func add(_ sleep: SleepRecord) {
    if let known = sleeps[sleep.id], !isNewer(sleep.updatedAt, than: known.updatedAt) { return }
    sleeps[sleep.id] = sleep
  }

  mutating func add(_ cycle: CycleRecord) {
    if let known = cycles[cycle.id], !isNewer(cycle.updatedAt, than: known.updatedAt) { return }
    cycles[cycle.id] = cycle
  }

  mutating func add(_ recovery: RecoveryRecord) {
    let key = RecoveryKey(
      sleepID: recovery.sleepID, cycleID: recovery.sleepID == nil ? recovery.cycleID : nil)
    if let known = recoveries[key], !isNewer(recovery.updatedAt, than: known.updatedAt) { return }
    recoveries[key] = recovery
  }
}

/// Whether `moment` is later than `other`; no moment at all is the oldest.
func isNewer(_ moment: Instant?, than other: Instant?) -> Bool {
  guard let moment else { return false }
  return other.map { moment > $0 } ?? true
}
