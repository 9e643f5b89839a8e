/// The records that belong to one date.
struct Morning: Hashable, Sendable {
  let date: LocalDate
  /// The night's sleeps in order of time, no two of them overlapping; naps are apart.
  let blocks: [SleepRecord]
  let naps: [SleepRecord]
  /// Of the recoveries that judge one of ``blocks`` the last one with a score, or else the last one.
  let recovery: RecoveryRecord?
  /// Whether a nap of the date has a scored recovery, and no sleep of the night has any.
  let isOnlyNapScored: Bool
  /// The sleep the morning is about: the one ``recovery`` judges, else the one that ended last.
  let main: SleepRecord?
  /// When the night began.
  let start: Instant?

  /// From the first block's beginning to the last one's end.
  var span: TimeSpan? {
    guard let start, let end = blocks.last?.span.end else { return nil }
    return TimeSpan(from: start, to: end)
  }

  /// Whether ``recovery`` judges another sleep than the one that ended last.
  var isEarlierJudged: Bool { recovery != nil && main != blocks.last }
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
  /// - Parameter clocks: the user's.
  init(_ records: HealthRecords, by clocks: WhoopClocks?) {
    let records = records.withNapsTold.read(by: clocks)
    let sleeps = records.sleeps.all
    let nights = sleeps.map(\.date)
    // By their places: a sleep is too large to be moved about.
    var order = sleeps.indices.ordered { nights[$0] < nights[$1] }[...]
    var judged = JudgedRecovery.inOrder(of: records)[...]
    for date in (nights + judged.map(\.date)).sorted() where date != all.last?.date {
      let own = order.prefix { nights[$0] == date }.map { sleeps[$0] }
      order = order.dropFirst(own.count)
      let recoveries = judged.prefix { $0.date == date }
      judged = judged.dropFirst(recoveries.count)
      all.append(Morning(date, sleeps: own, recoveries: recoveries))
    }
  }
}

extension Morning {
  fileprivate init(
    _ date: LocalDate, sleeps: [SleepRecord], recoveries: ArraySlice<JudgedRecovery>
  ) {
    let nights = recoveries.filter { !$0.isOfNap }
    let judged = nights.dropFirst().reduce(nights.first) { best, other in
      best.map { other.supersedes($0) ? other : $0 }
    }
    self.date = date
    blocks = Self.apart(sleeps.filter { $0.isNap != true })
    naps = Self.apart(sleeps.filter { $0.isNap == true })
    recovery = judged?.recovery
    isOnlyNapScored = judged == nil && recoveries.contains { $0.recovery.state == .scored }
    main =
      blocks.last { block in judged.map { $0.span.touches(block.span) } ?? false } ?? blocks.last
    start = blocks.first?.span.start ?? judged?.span.start
  }

  /// `sleeps` in order of time, each stretch once.
  ///
  /// One night read from two exports (version 1 and 2, or JSON and CSV) has two ids; of records
  /// that overlap one with a score counts, else the one updated last.
  private static func apart(_ sleeps: [SleepRecord]) -> [SleepRecord] {
    let bestFirst = sleeps.ordered {
      guard ($0.score != nil) == ($1.score != nil) else { return $0.score != nil }
      return isNewer($0.updatedAt, than: $1.updatedAt)
        || ($0.updatedAt == $1.updatedAt && $0.span.end > $1.span.end)
    }
    var kept: [SleepRecord] = []
    for sleep in bestFirst where !kept.contains(where: { $0.span.touches(sleep.span) }) {
      kept.append(sleep)
    }
    return kept.ordered { $0.span.start < $1.span.start }
  }
}

/// A recovery with the sleep it judges: that one says when it counts from.
private struct JudgedRecovery {
  let recovery: RecoveryRecord
  let span: TimeSpan
  /// The morning it belongs to; a nap's is that of the night before the nap.
  let date: LocalDate
  var isOfNap = false

  /// In order of the dates.
  static func inOrder(of records: HealthRecords) -> [JudgedRecovery] {
    var finder = ScoredSleeps(records)
    let all = records.judgements.compactMap { finder.judged(by: $0) }
    return all.ordered { $0.date < $1.date }
  }

  /// Whether it is the one to be shown of two for one morning.
  func supersedes(_ other: JudgedRecovery) -> Bool {
    guard isScored == other.isScored else { return isScored }
    return span.end > other.span.end
      || (span.end == other.span.end
        && isNewer(recovery.updatedAt, than: other.recovery.updatedAt))
  }

  private var isScored: Bool { recovery.score?.recovery != nil }
}

/// Finds the sleep that a recovery judges.
private struct ScoredSleeps {
  private let records: HealthRecords
  /// In order of their beginnings. Like the next needed only where a recovery does not name a sleep
  /// that is there.
  private lazy var nights = records.sleeps.all.filter { $0.isNap != true }
    .ordered { $0.span.start < $1.span.start }
  /// The last of each cycle.
  private lazy var byCycle: [String: SleepRecord] = nights.reduce(into: [:]) { last, sleep in
    guard let cycle = sleep.cycleID?.key else { return }
    if let known = last[cycle], known.span.end > sleep.span.end { return }
    last[cycle] = sleep
  }

  /// By the ids they had in version 1 of the API.
  private lazy var byOlderID: [String: SleepRecord] = records.sleeps.all.reduce(into: [:]) {
    if let id = $1.olderID { $0[id.key] = $1 }
  }

  init(_ records: HealthRecords) {
    self.records = records
  }

  /// By `sleep_id`; else the sleep of the recovery's cycle; else the cycle alone. Nil if none of
  /// them is known, and where the cycle's night is another sleep than the one the recovery names.
  mutating func judged(by recovery: RecoveryRecord) -> JudgedRecovery? {
    if let sleep = recovery.sleepID.flatMap({ records.sleeps[$0] ?? byOlderID[$0.key] }) {
      return judged(by: recovery, of: sleep)
    }
    let cycle = recovery.cycleID.flatMap { records.cycles[$0] }
    if let night = night(of: recovery.cycleID, cycle) {
      let isNamed = recovery.sleepID.map { night.id.isOfTheKind(of: $0) } ?? false
      return isNamed ? nil : judged(by: recovery, of: night)
    }
    return cycle.map { cycle in
      // No sleep to ask when it ended; six hours on it is morning, whether it began before midnight
      // or after.
      let end = cycle.start.adding(seconds: 6 * 3600)
      return JudgedRecovery(
        recovery: recovery, span: TimeSpan(from: cycle.start, to: end),
        date: end.reading(at: cycle.offset).date)
    }
  }

  private mutating func judged(
    by recovery: RecoveryRecord, of sleep: SleepRecord
  ) -> JudgedRecovery {
    guard sleep.isNap == true else {
      return JudgedRecovery(recovery: recovery, span: sleep.span, date: sleep.date)
    }
    let night = night(of: sleep.cycleID, sleep.cycleID.flatMap { records.cycles[$0] })
    return JudgedRecovery(
      recovery: recovery, span: sleep.span, date: (night ?? sleep).date, isOfNap: true)
  }

  /// In version 1 a sleep names no cycle, but a cycle begins with its sleep.
  private mutating func night(of id: RecordID?, _ cycle: CycleRecord?) -> SleepRecord? {
    id.flatMap { byCycle[$0.key] } ?? cycle.flatMap { night(from: $0.start) }
  }

  /// The one that began at `start`; of several, the last one read.
  private mutating func night(from start: Instant) -> SleepRecord? {
    let next = nights.partition { $0.span.start > start }
    guard next > 0, nights[next - 1].span.start == start else { return nil }
    return nights[next - 1]
  }
}
