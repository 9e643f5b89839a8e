/// The records that belong to one date.
struct Morning: Hashable, Sendable {
  /// The night's sleeps in order of time, no two of them overlapping; naps are apart.
  let blocks: [SleepRecord]
  let naps: [SleepRecord]
  /// The recovery whose sleep ended last.
  let recovery: RecoveryRecord?
  /// The sleep the morning is about: the one ``recovery`` judges, else the one that ended last.
  let main: SleepRecord?
  /// When the night began.
  let start: Instant?
}

/// All mornings of which something is known.
struct Mornings: Sendable {
  private(set) var byDate: [LocalDate: Morning] = [:]

  subscript(date: LocalDate) -> Morning? { byDate[date] }
}

extension Mornings {
  init(_ records: HealthRecords) {
    let sleeps = Dictionary(grouping: records.sleeps.all, by: \.date)
    let judged = JudgedRecovery.all(in: records)
    let dates = Set(sleeps.keys).union(judged.keys)
    for date in dates {
      byDate[date] = Morning(sleeps: sleeps[date] ?? [], recovery: judged[date])
    }
  }
}

extension Morning {
  fileprivate init(sleeps: [SleepRecord], recovery judged: JudgedRecovery?) {
    blocks = Self.apart(sleeps.filter { !$0.isNap })
    naps = Self.apart(sleeps.filter(\.isNap))
    recovery = judged?.recovery
    main = blocks.last { $0.span.end == judged?.end } ?? blocks.last
    start = blocks.first?.span.start ?? judged?.start
  }

  /// `sleeps` in order of time, each stretch once.
  ///
  /// One night read from two exports (version 1 and 2, or JSON and CSV) has two ids; of records
  /// that overlap the one updated last counts.
  private static func apart(_ sleeps: [SleepRecord]) -> [SleepRecord] {
    let newestFirst = sleeps.sorted {
      isNewer($0.updatedAt, than: $1.updatedAt)
        || ($0.updatedAt == $1.updatedAt && $0.span.end > $1.span.end)
    }
    var kept: [SleepRecord] = []
    for sleep in newestFirst where !kept.contains(where: { $0.span.touches(sleep.span) }) {
      kept.append(sleep)
    }
    return kept.sorted { $0.span.start < $1.span.start }
  }
}

/// A recovery with the sleep it judges: that one says when it counts from.
private struct JudgedRecovery {
  let recovery: RecoveryRecord
  let start: Instant
  let end: Instant
  let date: LocalDate

  /// For each date the recovery whose sleep ended last.
  static func all(in records: HealthRecords) -> [LocalDate: JudgedRecovery] {
    let finder = JudgedSleeps(records)
    var latest: [LocalDate: JudgedRecovery] = [:]
    for recovery in records.recoveries.all {
      guard let judged = finder.judged(by: recovery) else { continue }
      if let known = latest[judged.date], !judged.supersedes(known) { continue }
      latest[judged.date] = judged
    }
    return latest
  }

  private func supersedes(_ other: JudgedRecovery) -> Bool {
    end > other.end
      || (end == other.end && isNewer(recovery.updatedAt, than: other.recovery.updatedAt))
  }
}

/// Finds the sleep that a recovery judges.
private struct JudgedSleeps {
  private let records: HealthRecords
  private var byCycle: [RecordID: SleepRecord] = [:]
  private var byStart: [Instant: SleepRecord] = [:]

  init(_ records: HealthRecords) {
    self.records = records
    for sleep in records.sleeps.all where !sleep.isNap {
      byStart[sleep.span.start] = sleep
      guard let cycle = sleep.cycleID else { continue }
      if let known = byCycle[cycle], known.span.end > sleep.span.end { continue }
      byCycle[cycle] = sleep
    }
  }

  /// By `sleep_id`; else the sleep of the recovery's cycle; else the cycle alone.
  func judged(by recovery: RecoveryRecord) -> JudgedRecovery? {
    let cycle = recovery.cycleID.flatMap { records.cycles[$0] }
    // In version 1 a sleep names no cycle, but a cycle begins with its sleep.
    let sleep =
      recovery.sleepID.flatMap { records.sleeps[$0] } ?? recovery.cycleID.flatMap { byCycle[$0] }
      ?? cycle.flatMap { byStart[$0.start] }
    if let sleep {
      return JudgedRecovery(
        recovery: recovery, start: sleep.span.start, end: sleep.span.end, date: sleep.date)
    }
    return cycle.map { cycle in
      // No sleep to ask when it ended; six hours on it is morning, whether it began before midnight
      // or after.
      let end = cycle.start.adding(seconds: 6 * 3600)
      return JudgedRecovery(
        recovery: recovery, start: cycle.start, end: end, date: end.reading(at: cycle.offset).date)
    }
  }
}
