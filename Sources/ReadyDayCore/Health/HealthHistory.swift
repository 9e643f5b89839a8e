/// The days and workouts known of one person, each once.
public struct HealthHistory: Hashable, Sendable {
  /// A day, and when the export was made that said so; nil is older than any.
  struct Entry: Hashable, Sendable {
    var day: DailyHealth
    var updatedAt: Instant?
  }

  var entries: [LocalDate: Entry] = [:]
  private(set) var recorded: [RecordID: WorkoutRecord] = [:]

  public init() {}

  var isEmpty: Bool { entries.isEmpty && recorded.isEmpty }
}

extension HealthHistory {
  /// The days on which anything was measured, in order.
  func days(in dates: ClosedRange<LocalDate>) -> [DailyHealth] {
    entries.values.map(\.day).filter { dates.contains($0.date) }.sorted { $0.date < $1.date }
  }

  /// The workouts begun on `dates`, in order.
  func workouts(in dates: ClosedRange<LocalDate>) -> [WorkoutRecord] {
    recorded.values.filter { dates.contains($0.date) }.sorted(by: WorkoutRecord.isEarlier)
  }

  /// From the first to the last date of which anything is known.
  public var dates: ClosedRange<LocalDate>? {
    let dates = Array(entries.keys) + recorded.values.map(\.date)
    guard let first = dates.min(), let last = dates.max() else { return nil }
    return first...last
  }
}

extension HealthHistory {
  /// Adds what an export made at `updatedAt` says of a day.
  ///
  /// The newer export's values count; what it does not say stays as the older one said it: an
  /// export that was cut short has lost its last kinds of records, not its days. Of two nights, or
  /// of a day with a night and one without, that with more sleep counts.
  mutating func add(_ day: DailyHealth, updatedAt: Instant?) {
    guard let known = entries[day.date] else {
      entries[day.date] = Entry(day: day, updatedAt: updatedAt)
      return
    }
    let isOlder = known.counts(before: Entry(day: day, updatedAt: updatedAt))
    let merged = isOlder ? known.day.filled(from: day) : day.filled(from: known.day)
    guard merged != known.day else { return }
    entries[day.date] = Entry(day: merged, updatedAt: isOlder ? known.updatedAt : updatedAt)
  }

  /// Adds a workout; of two with one ``WorkoutRecord/id`` the newer one counts, on the clock of the
  /// one that was known before.
  mutating func add(_ workout: WorkoutRecord) {
    var workout = workout
    if let known = recorded[workout.id] {
      workout.offset = known.offset
      let isOlder = isNewer(known.updatedAt, than: workout.updatedAt)
      guard !isOlder, !known.saysTheSame(as: workout) else { return }
    }
    recorded[workout.id] = workout
  }

  /// Leaves out workouts that are another one, recorded a second time.
  fileprivate mutating func removeRepeatedWorkouts() {
    let kept = Array(recorded.values).withoutRepeated
    recorded = Dictionary(kept.map { ($0.id, $0) }) { first, _ in first }
  }
}

extension [WorkoutRecord] {
  /// In order, each once.
  ///
  /// A watch and the app of a training club both record the same run. Nobody trains twice at once:
  /// of two that share more than half of the shorter one, the one that says more stays.
  var withoutRepeated: [WorkoutRecord] {
    sorted(by: WorkoutRecord.isEarlier).reduce(into: []) { kept, workout in
      guard let last = kept.last, workout.isSameTraining(as: last) else {
        kept.append(workout)
        return
      }
      if workout.saysMore(than: last) { kept[kept.count - 1] = workout }
    }
  }
}

extension HealthHistory {
  /// What happened to the days, or the workouts, that were added.
  public struct Tally: Hashable, Sendable {
    public var new = 0
    public var updated = 0
    public var unchanged = 0
  }

  /// Adds all that `other` knows, and says what was new in it.
  public mutating func merge(_ other: HealthHistory) -> (days: Tally, workouts: Tally) {
    let before = self
    let added = other.entries.values.sorted { $0.day.date < $1.day.date }
    let dates = Set(added.map { place($0.day, updatedAt: $0.updatedAt) })
    for workout in other.recorded.values { add(workout) }
    removeRepeatedWorkouts()
    let days = Tally(
      of: dates, before: { before.entries[$0]?.day }, after: { entries[$0]?.day })
    let workouts = Tally(
      of: other.recorded.keys, before: { before.recorded[$0] }, after: { recorded[$0] })
    return (days, workouts)
  }
}

extension HealthHistory.Tally {
  /// What is gone afterwards was known before in other words: it is unchanged.
  fileprivate init<Key, Value: Equatable>(
    of keys: some Sequence<Key>, before: (Key) -> Value?, after: (Key) -> Value?
  ) {
    for key in keys {
      switch (before(key), after(key)) {
      case (nil, .some): new += 1
      case (let old?, let now?) where old != now: updated += 1
      default: unchanged += 1
      }
    }
  }
}

extension DailyHealth {
  /// This day, with what it does not say taken from `other`.
  func filled(from other: DailyHealth) -> DailyHealth {
    var day = self
    day.sdnn = sdnn ?? other.sdnn
    day.rmssd = rmssd ?? other.rmssd
    day.restingHeartRate = restingHeartRate ?? other.restingHeartRate
    day.respiratoryRate = respiratoryRate ?? other.respiratoryRate
    day.readiness = readiness ?? other.readiness
    day.sleep = sleep ?? other.sleep
    return day
  }
}

extension WorkoutRecord {
  /// By their beginnings; the ends decide between those that begin together.
  static func isEarlier(_ a: WorkoutRecord, _ b: WorkoutRecord) -> Bool {
    (a.span.start, a.span.end) < (b.span.start, b.span.end)
  }

  /// Whether nothing but the moment of writing differs.
  fileprivate func saysTheSame(as other: WorkoutRecord) -> Bool {
    self == other.updated(at: updatedAt)
  }

  func updated(at moment: Instant?) -> WorkoutRecord {
    var workout = self
    workout.updatedAt = moment
    return workout
  }

  fileprivate func isSameTraining(as other: WorkoutRecord) -> Bool {
    span.sharesMost(with: other.span)
  }

  fileprivate func saysMore(than other: WorkoutRecord) -> Bool {
    let mine = (averageHeartRate == nil ? 0 : 1, kilocalories == nil ? 0 : 1, span.seconds)
    let others = (
      other.averageHeartRate == nil ? 0 : 1, other.kilocalories == nil ? 0 : 1, other.span.seconds
    )
    return mine > others
  }
}

extension TimeSpan {
  /// Whether the two share more than half of the shorter one.
  func sharesMost(with other: TimeSpan) -> Bool {
    let shared = intersection(other)?.seconds ?? 0
    return shared * 2 > min(seconds, other.seconds)
  }
}
