/// The days and workouts known of one person, each once.
public struct HealthHistory: Hashable, Sendable {
  /// A day, and when the export was made that said so; nil is older than any.
  struct Entry: Hashable, Sendable {
    var day: DailyHealth
    var updatedAt: Instant?
  }

  var entries: [LocalDate: Entry] = [:]
  /// By what each is called.
  private(set) var recorded: [String: WorkoutRecord] = [:]

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

  /// How many nights have no zone of their own, and in which zones they are read.
  package var assumedNights: (count: Int, zones: [String]) {
    let zones = entries.values.compactMap { $0.day.sleep?.assumed?.zone }
    return (zones.count, Set(zones).sorted())
  }

  /// How many nights of `other`, without a zone of their own, are read here by another clock than there.
  func keptClocks(besides other: HealthHistory) -> Int {
    other.entries.values.count { entry in
      guard let told = entry.day.sleep, told.assumed != nil, let kept = entries[entry.day.date]
      else { return false }
      return kept.day.sleep?.offset != told.offset
    }
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

  /// Adds a workout; of two with one name the newer one counts, on the clock of the one that was known before, unless
  /// that was assumed and the other one's is known, or to be the clock of both.
  mutating func add(_ workout: WorkoutRecord, moving: Bool = false) {
    guard var known = recorded[workout.key] else {
      recorded[workout.key] = workout
      return
    }
    var workout = workout
    if workout.assumed.counts(before: known.assumed, moving: moving) {
      known = known.read(byClockOf: workout)
    } else {
      workout = workout.read(byClockOf: known)
    }
    let isOlder = isNewer(known.updatedAt, than: workout.updatedAt)
    recorded[known.key] = isOlder || known.saysTheSame(as: workout) ? known : workout
  }

  /// Names what version 1.0.0 kept of `others`: it is what began then, or, where no clock is written, what showed the
  /// same time. Fitbit's workouts were read as local time then, and are UTC.
  fileprivate mutating func adoptNames(of others: some Sequence<WorkoutRecord>) {
    let unnamed = recorded.values.filter { $0.recordedAs == nil }
    let byReading = Dictionary(grouping: unnamed) { $0.span.start.reading(at: $0.offset) }
    for workout in others where workout.recordedAs != nil {
      let read = workout.assumed == nil ? [] : byReading[workout.writtenStart] ?? []
      for known in [recorded[workout.id.key]].compactMap(\.self) + read
      where known.tells(of: workout) {
        recorded[known.key] = nil
        guard recorded[workout.key] == nil else { continue }
        recorded[workout.key] = known.named(as: workout)
      }
    }
  }

  /// Leaves out workouts that are another one, recorded a second time.
  fileprivate mutating func removeRepeatedWorkouts() {
    let kept = Array(recorded.values).withoutRepeated
    recorded = Dictionary(kept.map { ($0.key, $0) }) { first, _ in first }
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
  ///
  /// - Parameters:
  ///   - other: what an import found.
  ///   - moving: whether the clocks that it assumed are those of what is kept, too.
  public mutating func merge(
    _ other: HealthHistory, moving: Bool = false
  ) -> (days: Tally, workouts: Tally) {
    adoptNames(of: other.recorded.values)
    let before = self
    let added = other.entries.values.sorted { $0.day.date < $1.day.date }
    let dates = Set(added.map { place($0.day, updatedAt: $0.updatedAt, moving: moving) })
    for workout in other.recorded.values { add(workout, moving: moving) }
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
    day.wakingSDNN = wakingSDNN ?? other.wakingSDNN
    day.restingHeartRate = restingHeartRate ?? other.restingHeartRate
    day.respiratoryRate = respiratoryRate ?? other.respiratoryRate
    day.readiness = readiness ?? other.readiness
    day.sleep = sleep ?? other.sleep
    if !naps.isEmpty || !other.naps.isEmpty {
      day.naps = naps(with: other.naps, besides: day.sleep)
    }
    return day
  }

  /// These and what of `others` is none of them; what turned out to be of the night is none either.
  private func naps(with others: [DailySleep], besides night: DailySleep?) -> [DailySleep] {
    (naps + others.filter { nap in !naps.contains { $0.span.touches(nap.span) } })
      .filter { night?.span.touches($0.span) != true }
      .ordered { $0.span.start < $1.span.start }
  }
}

extension WorkoutRecord {
  /// By their beginnings; the ends decide between those that begin together.
  static func isEarlier(_ a: WorkoutRecord, _ b: WorkoutRecord) -> Bool {
    (a.span.start, a.span.end) < (b.span.start, b.span.end)
  }

  fileprivate var key: String { recordedAs ?? id.key }

  /// Whether this record, which has no name, is of `other`, as far as it can be known.
  fileprivate func tells(of other: WorkoutRecord) -> Bool {
    recordedAs == nil && activity == other.activity && span.seconds == other.span.seconds
      && kilocalories == other.kilocalories
  }

  /// This record under the name of `other`, and on its clock where it was read on the wrong one.
  fileprivate func named(as other: WorkoutRecord) -> WorkoutRecord {
    var workout = self
    workout.recordedAs = other.recordedAs
    guard other.assumed?.isLocal == false, span.start != other.span.start else { return workout }
    (workout.offset, workout.assumed, workout.updatedAt) = (other.offset, other.assumed, nil)
    return workout
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
