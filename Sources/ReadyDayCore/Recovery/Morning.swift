struct Morning: Equatable, Sendable {
  let date: LocalDate
  /// The night's sleeps in order, without overlaps or naps.
  let blocks: [SleepRecord]
  let naps: [SleepRecord]
  /// The last scored recovery of the night, or else the last one.
  let recovery: RecoveryRecord?
  /// Whether a nap on the date has a scored recovery, but none of the night's sleeps has.
  let isOnlyNapScored: Bool
  /// The sleep that ``recovery`` belongs to, or else the one that ended last.
  let main: SleepRecord?
  let start: Instant?

  /// From the start of the first block to the end of the last one.
  var span: TimeSpan? {
    guard let start, let end = blocks.last?.span.end else { return nil }
    return TimeSpan(from: start, to: end)
  }

  /// Whether ``recovery`` belongs to a sleep other than the one that ended last.
  var isEarlierJudged: Bool { recovery != nil && main != blocks.last }
}

struct Mornings: Sendable {
  private(set) var all: [Morning] = []

  subscript(date: LocalDate) -> Morning? {
    let place = all.partition { $0.date >= date }
    return place < all.count && all[place].date == date ? all[place] : nil
  }
}

extension Mornings {
  /// - Parameter clocks: the user's clocks.
  init(_ records: HealthRecords, by clocks: WhoopClocks?) {
    let records = records.withNapsMarked.read(by: clocks)
    let sleeps = records.sleeps.all
    let nights = sleeps.map(\.date)
    // Sorts indices, since moving sleeps is expensive.
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
  fileprivate init(_ date: LocalDate, sleeps: [SleepRecord], recoveries: ArraySlice<JudgedRecovery>)
  {
    let nights = recoveries.filter { !$0.isFromNap }
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

  /// `sleeps` by time. If some overlap, as from two exports, only the scored or newest one stays.
  private static func apart(_ sleeps: [SleepRecord]) -> [SleepRecord] {
    let bestFirst = sleeps.ordered {
      guard ($0.score != nil) == ($1.score != nil) else { return $0.score != nil }
      return isNewer($0.updatedAt, than: $1.updatedAt)
        || ($0.updatedAt == $1.updatedAt && $0.span.end > $1.span.end)
    }
    var chosen: [SleepRecord] = []
    for sleep in bestFirst where !chosen.contains(where: { $0.span.touches(sleep.span) }) {
      chosen.append(sleep)
    }
    return chosen.ordered { $0.span.start < $1.span.start }
  }

  /// Nil if the previous cycle is unknown, or ended over 12 hours before the night.
  func cycleBefore(in cycles: CyclesInOrder) -> CycleRecord? {
    guard let start else { return nil }
    let today = cycle(in: cycles)?.start ?? start
    let next = cycles.all.partition { $0.start.adding(seconds: Self.tolerance) >= today }
    guard next > 0 else { return nil }
    let last = cycles.all[next - 1]
    let end = last.end ?? last.start.adding(seconds: 24 * 3600)
    return today.seconds(since: end) <= 12 * 3600 ? last : nil
  }

  /// The strain of the night's cycle and when WHOOP counted it; nil if unknown.
  func strainSoFar(in cycles: CyclesInOrder) -> (value: Double, countedAt: Instant?)? {
    guard let cycle = cycle(in: cycles), let strain = cycle.strain else { return nil }
    return (strain, cycle.end ?? cycle.updatedAt)
  }

  /// Seconds by which two exports may differ about the start of a cycle.
  private static let tolerance = 60

  /// The cycle that the night names, or else the nearest one that contains it or begins during it.
  private func cycle(in cycles: CyclesInOrder) -> CycleRecord? {
    // If a night has two parts, the recovery may name the second part's cycle.
    let named = blocks.isEmpty ? recovery?.cycleID : blocks.first?.cycleID
    if let cycle = named.flatMap({ cycles.known[$0] }) { return cycle }
    guard let night = blocks.first?.span else { return nil }
    return cycles.known.all.filter { $0.holds(night) }.min {
      abs($0.start.seconds(since: night.start)) < abs($1.start.seconds(since: night.start))
    }
  }
}

/// A recovery with the sleep that dates it.
private struct JudgedRecovery {
  let recovery: RecoveryRecord
  let span: TimeSpan
  /// For a nap's recovery, the date of the night before the nap.
  let date: LocalDate
  var isFromNap = false

  static func inOrder(of records: HealthRecords) -> [JudgedRecovery] {
    var finder = ScoredSleeps(records)
    return records.judgements.compactMap { finder.judged(by: $0) }.ordered { $0.date < $1.date }
  }

  func supersedes(_ other: JudgedRecovery) -> Bool {
    guard isScored == other.isScored else { return isScored }
    return span.end > other.span.end
      || (span.end == other.span.end && isNewer(recovery.updatedAt, than: other.recovery.updatedAt))
  }

  private var isScored: Bool { recovery.score?.recovery != nil }
}

private struct ScoredSleeps {
  private let records: HealthRecords
  /// Sorted by start; needed only if a recovery names no known sleep.
  private lazy var nights = records.sleeps.all.filter { $0.isNap != true }
    .ordered { $0.span.start < $1.span.start }
  private lazy var byCycle: [String: SleepRecord] = nights.reduce(into: [:]) { last, sleep in
    guard let cycle = sleep.cycleID?.key else { return }
    if let known = last[cycle], known.span.end > sleep.span.end { return }
    last[cycle] = sleep
  }

  private lazy var byOlderID: [String: SleepRecord] = records.sleeps.all.reduce(into: [:]) {
    if let id = $1.olderID { $0[id.key] = $1 }
  }

  init(_ records: HealthRecords) { self.records = records }

  /// The sleep by its id, or else by cycle, or else the cycle; nil if unknown or contradictory.
  mutating func judged(by recovery: RecoveryRecord) -> JudgedRecovery? {
    if let sleep = recovery.sleepID.flatMap({ records.sleeps[$0] ?? byOlderID[$0.key] }) {
      return judged(by: recovery, of: sleep)
    }
    let cycle = recovery.cycleID.flatMap { records.cycles[$0] }
    if let night = night(of: recovery.cycleID, cycle) {
      let isNamed = recovery.sleepID.map { night.id.isSameKind(as: $0) } ?? false
      return isNamed ? nil : judged(by: recovery, of: night)
    }
    return cycle.map { cycle in
      // A cycle without a sleep: six hours after its start is morning, whatever its date.
      let end = cycle.start.adding(seconds: 6 * 3600)
      return JudgedRecovery(
        recovery: recovery, span: TimeSpan(from: cycle.start, to: end),
        date: end.reading(at: cycle.offset).date)
    }
  }

  private mutating func judged(by recovery: RecoveryRecord, of sleep: SleepRecord) -> JudgedRecovery
  {
    guard sleep.isNap == true else {
      return JudgedRecovery(recovery: recovery, span: sleep.span, date: sleep.date)
    }
    let night = night(of: sleep.cycleID, sleep.cycleID.flatMap { records.cycles[$0] })
    return JudgedRecovery(
      recovery: recovery, span: sleep.span, date: (night ?? sleep).date, isFromNap: true)
  }

  /// Finds a night of API version 1, which names no cycle, by the start that they share.
  private mutating func night(of id: RecordID?, _ cycle: CycleRecord?) -> SleepRecord? {
    id.flatMap { byCycle[$0.key] } ?? cycle.flatMap { night(from: $0.start) }
  }

  /// Of several nights with this start, the last one read.
  private mutating func night(from start: Instant) -> SleepRecord? {
    let next = nights.partition { $0.span.start > start }
    guard next > 0, nights[next - 1].span.start == start else { return nil }
    return nights[next - 1]
  }
}

extension CycleRecord {
  /// Without an end, only a night near the start counts, as the real end may not be recorded.
  fileprivate func holds(_ night: TimeSpan) -> Bool {
    start < night.end && night.start < (end ?? start.adding(seconds: 12 * 3600))
  }
}

/// Cycles by start; of two with the same start, the one updated last comes last.
struct CyclesInOrder {
  let known: Latest<CycleRecord>
  let all: [CycleRecord]

  init(_ cycles: Latest<CycleRecord>) {
    known = cycles
    all = cycles.all.ordered {
      $0.start == $1.start ? isNewer($1.updatedAt, than: $0.updatedAt) : $0.start < $1.start
    }
  }
}
