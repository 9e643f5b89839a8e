/// The records that belong to one date.
struct Morning: Hashable, Sendable {
  let date: LocalDate
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
  /// In order of their dates.
  private(set) var all: [Morning] = []

  subscript(date: LocalDate) -> Morning? {
    let place = all.partition { $0.date >= date }
    return place < all.count && all[place].date == date ? all[place] : nil
  }
}

extension Mornings {
  init(_ records: HealthRecords) {
    let sleeps = records.sleeps.all
    let nights = sleeps.map(\.date)
    // By their places: a sleep is too large to be moved about.
    var order = sleeps.indices.sorted { nights[$0] < nights[$1] }[...]
    var judged = JudgedRecovery.inOrder(of: records)[...]
    for date in (nights + judged.map(\.date)).sorted() where date != all.last?.date {
      let own = order.prefix { nights[$0] == date }.map { sleeps[$0] }
      order = order.dropFirst(own.count)
      let recovery = judged.first?.date == date ? judged.popFirst() : nil
      all.append(Morning(date, sleeps: own, recovery: recovery))
    }
  }
}

extension Morning {
  fileprivate init(
    _ date: LocalDate, sleeps: [SleepRecord], recovery judged: JudgedRecovery?
  ) {
    self.date = date
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

  /// For each date the recovery whose sleep ended last, in order of the dates.
  static func inOrder(of records: HealthRecords) -> [JudgedRecovery] {
    var finder = JudgedSleeps(records)
    let all = records.recoveries.all.compactMap { finder.judged(by: $0) }
    return all.sorted { $0.date < $1.date }.reduce(into: []) { latest, judged in
      guard let known = latest.last, known.date == judged.date else {
        latest.append(judged)
        return
      }
      if judged.supersedes(known) { latest[latest.count - 1] = judged }
    }
  }

  private func supersedes(_ other: JudgedRecovery) -> Bool {
    end > other.end
      || (end == other.end && isNewer(recovery.updatedAt, than: other.recovery.updatedAt))
  }
}

/// Finds the sleep that a recovery judges.
private struct JudgedSleeps {
  private let records: HealthRecords
  /// In order of their beginnings. Like the next needed only where a recovery does not name its sleep.
  private lazy var nights = records.sleeps.all.filter { !$0.isNap }
    .sorted { $0.span.start < $1.span.start }
  /// The last of each cycle.
  private lazy var byCycle: [String: SleepRecord] = nights.reduce(into: [:]) { last, sleep in
    guard let cycle = sleep.cycleID?.key else { return }
    if let known = last[cycle], known.span.end > sleep.span.end { return }
    last[cycle] = sleep
  }

  init(_ records: HealthRecords) {
    self.records = records
  }

  /// By `sleep_id`; else the sleep of the recovery's cycle; else the cycle alone.
  mutating func judged(by recovery: RecoveryRecord) -> JudgedRecovery? {
    let cycle = recovery.cycleID.flatMap { records.cycles[$0] }
    // In version 1 a sleep names no cycle, but a cycle begins with its sleep.
    let sleep =
      recovery.sleepID.flatMap { records.sleeps[$0] }
      ?? recovery.cycleID.flatMap { byCycle[$0.key] } ?? cycle.flatMap { night(from: $0.start) }
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

  /// The one that began at `start`; of several, the last one read.
  private mutating func night(from start: Instant) -> SleepRecord? {
    let next = nights.partition { $0.span.start > start }
    guard next > 0, nights[next - 1].span.start == start else { return nil }
    return nights[next - 1]
  }
}
