/// Each record once: of two with the same id, the one updated last, or on a tie the scored one.
struct HealthRecords: Equatable, Sendable {
  var sleeps = Latest<SleepRecord>()
  var cycles = Latest<CycleRecord>()
  var recoveries = Latest<RecoveryRecord>()
  var workouts = Latest<WorkoutRecord>()
  /// In reading order; contradictory answers stay, because either may be wrong.
  var journal: [JournalAnswer] = []

  mutating func add(_ answer: JournalAnswer) { journal.append(answer) }

  /// - Parameter text: the record's source text, if it will be written again.
  mutating func add<Record: HealthRecord>(_ record: Record, text: String? = nil) {
    self[keyPath: Record.place].add(record, text: text)
  }

  mutating func removeWorkouts(where isUnwanted: (WorkoutRecord) -> Bool) {
    let before = workouts.written
    workouts = Latest()
    for (workout, text) in before where !isUnwanted(workout) { add(workout, text: text) }
  }

  mutating func add(_ other: HealthRecords) {
    for (sleep, text) in other.sleeps.written { add(sleep, text: text) }
    for (recovery, text) in other.recoveries.written { add(recovery, text: text) }
    for (cycle, text) in other.cycles.written { add(cycle, text: text) }
    for (workout, text) in other.workouts.written { add(workout, text: text) }
    journal += other.journal
  }

  /// The same records with each sleep changed by `change`, which must not change its id.
  func changingSleeps(_ change: (inout SleepRecord) -> Void) -> HealthRecords {
    var records = self
    records.sleeps.update(change)
    return records
  }

  /// The recoveries without a known sleep or cycle.
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

  /// All recoveries, except those that name only a cycle if another of that cycle names the sleep.
  var judgements: [RecoveryRecord] {
    recoveries.all.contains { $0.sleepID == nil } ? writtenJudgements.map(\.record) : recoveries.all
  }

  var writtenJudgements: [(record: RecoveryRecord, text: String?)] {
    let judged = Set(recoveries.all.compactMap { $0.sleepID == nil ? nil : $0.cycleID?.key })
    return recoveries.written.filter { recovery, _ in
      recovery.sleepID != nil || recovery.cycleID.map { !judged.contains($0.key) } ?? true
    }
  }
}

protocol HealthRecord: Equatable, Sendable {
  static var place: WritableKeyPath<HealthRecords, Latest<Self>> { get }
  /// Unique within its kind.
  var identity: String { get }
  var updatedAt: Instant? { get }
  var hasScore: Bool { get }
  /// This record, with the values that only `other` has.
  func completed(from other: Self) -> Self
}

extension HealthRecord {
  var hasScore: Bool { false }

  func completed(from other: Self) -> Self { self }
}

extension SleepRecord: HealthRecord {
  static var place: WritableKeyPath<HealthRecords, Latest<Self>> { \.sleeps }
  var identity: String { id.key }
  var hasScore: Bool { score != nil }

  func completed(from other: SleepRecord) -> SleepRecord {
    var sleep = self
    sleep.isNap = isNap ?? other.isNap
    return sleep
  }
}

extension CycleRecord: HealthRecord {
  static var place: WritableKeyPath<HealthRecords, Latest<Self>> { \.cycles }
  var identity: String { id.key }
}

extension RecoveryRecord: HealthRecord {
  static var place: WritableKeyPath<HealthRecords, Latest<Self>> { \.recoveries }
  /// A recovery has no id: its sleep identifies it, or else its cycle.
  var identity: String { sleepID.map { "sleep " + $0.key } ?? "cycle " + (cycleID?.key ?? "") }
  var hasScore: Bool { score != nil }
}

extension WorkoutRecord: HealthRecord {
  static var place: WritableKeyPath<HealthRecords, Latest<Self>> { \.workouts }
  var identity: String { id.key }
}

/// Records in reading order, because the order of a dictionary varies between runs.
struct Latest<Record: HealthRecord>: Equatable, Sendable {
  private(set) var all: [Record] = []
  private var places: [String: Int] = [:]
  /// Source texts by index.
  private var texts: [Int: String] = [:]

  var written: [(record: Record, text: String?)] { all.indices.map { (all[$0], texts[$0]) } }

  subscript(id: RecordID) -> Record? { places[id.key].map { all[$0] } }

  mutating func update(_ change: (inout Record) -> Void) {
    for place in all.indices { change(&all[place]) }
  }

  mutating func rewrite(_ text: (Record, String) -> String) {
    for (place, known) in texts { texts[place] = text(all[place], known) }
  }

  mutating func add(_ record: Record, text: String? = nil) {
    guard let place = Self.known(&places[record.identity], orElse: all.count) else {
      if let text { texts[all.count] = text }
      all.append(record)
      return
    }
    let known = all[place]
    let isScored = record.hasScore && !known.hasScore
    let counts =
      isNewer(record.updatedAt, than: known.updatedAt)
      || (record.updatedAt == known.updatedAt && isScored)
    all[place] = counts ? record.completed(from: known) : known.completed(from: record)
    if counts { texts[place] = text }
  }

  /// Looks the record up once for both.
  private static func known(_ place: inout Int?, orElse next: Int) -> Int? {
    defer { place = place ?? next }
    return place
  }
}

/// Whether `moment` is later than `other`; nil is the oldest.
func isNewer(_ moment: Instant?, than other: Instant?) -> Bool {
  guard let moment else { return false }
  return other.map { moment > $0 } ?? true
}

/// Distinguishes naps from nights when the file does not.
private struct NapFinder {
  /// Sleeps known to be naps or nights, by start.
  private let marked: [SleepRecord]
  private let cycles: Latest<CycleRecord>

  /// Seconds; a cycle begins with its night, and a sleep that begins later is a nap.
  private static let longestWait = 6 * 3600

  init(_ records: HealthRecords) {
    marked = records.sleeps.all.filter { $0.isNap != nil }.sorted { $0.span.start < $1.span.start }
    cycles = records.cycles
  }

  func isNap(_ sleep: SleepRecord) -> Bool {
    if let isNap = sleep.isNap { return isNap }
    // Another export may have the same sleep under another id.
    let next = marked.partition { $0.span.start >= sleep.span.end }
    if next > 0, marked[next - 1].span.touches(sleep.span) { return marked[next - 1].isNap == true }
    guard let cycle = sleep.cycleID.flatMap({ cycles[$0] }) else { return false }
    return sleep.span.start.seconds(since: cycle.start) > Self.longestWait
  }
}

extension HealthRecords {
  var withNapsMarked: HealthRecords {
    guard sleeps.all.contains(where: { $0.isNap == nil }) else { return self }
    let finder = NapFinder(self)
    return changingSleeps { $0.isNap = finder.isNap($0) }
  }
}
