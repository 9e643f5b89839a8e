/// A person's days and workouts, each once.
public struct HealthHistory: Equatable, Sendable {
  /// A day and when it was exported; nil counts as the oldest.
  struct Entry: Equatable, Sendable {
    var day: DailyHealth
    var updatedAt: Instant?
  }

  var entries: [LocalDate: Entry] = [:]
  /// Workouts by the vendor's id, or else by the record's own.
  private(set) var recorded: [String: WorkoutRecord] = [:]

  /// Kept apart from ``entries``: a day on which somebody only walked is no morning.
  private(set) var activity: [LocalDate: DailyActivity] = [:]

  public init() {}

  func days(in dates: ClosedRange<LocalDate>) -> [DailyHealth] {
    entries.values.map(\.day).filter { dates.contains($0.date) }.sorted { $0.date < $1.date }
  }

  func workouts(in dates: ClosedRange<LocalDate>) -> [WorkoutRecord] {
    recorded.values.filter { dates.contains($0.date) }.sorted(by: WorkoutRecord.isEarlier)
  }

  /// The number of nights, also those of which only the length is known.
  package var nightCount: Int { entries.values.count { $0.day.slept != nil } }

  /// From the first night to the last; nil if there are none.
  package var nightDates: ClosedRange<LocalDate>? {
    let nights = entries.values.filter { $0.day.slept != nil }.map(\.day.date)
    guard let first = nights.min(), let last = nights.max() else { return nil }
    return first...last
  }

  /// The number of nights without a zone of their own, and the zones assumed for them.
  package var assumedNights: (count: Int, zones: [String]) {
    let zones = entries.values.compactMap { $0.day.sleep?.assumed?.zone }
    return (zones.count, Set(zones).sorted())
  }

  /// The number of nights without a zone that have another clock here than in `other`.
  func storedClocks(besides other: HealthHistory) -> Int {
    other.entries.values.count { entry in
      guard let sleep = entry.day.sleep, sleep.assumed != nil, let stored = entries[entry.day.date]
      else { return false }
      return stored.day.sleep?.offset != sleep.offset
    }
  }

  func activity(in dates: ClosedRange<LocalDate>) -> [DailyActivity] {
    activity.values.filter { dates.contains($0.date) }
  }

  mutating func add(_ day: DailyActivity) {
    activity[day.date] = activity[day.date].map { $0.merged(with: day) } ?? day
  }

  /// From the first known date to the last; nil if there are none.
  public var dates: ClosedRange<LocalDate>? {
    let dates = Array(entries.keys) + Array(activity.keys) + recorded.values.map(\.date)
    guard let first = dates.min(), let last = dates.max() else { return nil }
    return first...last
  }

  /// Adds a day from an export made at `updatedAt`.
  ///
  /// The newer export takes precedence, but values that it lacks stay: a truncated export has lost
  /// its last kinds of records. Of two different nights, the longer sleep takes precedence; a day
  /// without a night counts as one without sleep.
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

  /// Adds a workout; of two with the same key, the newer one counts.
  ///
  /// Both take the earlier one's clock, unless `AssumedClock` lets the new clock replace it.
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
    recorded[known.key] = isOlder || known == workout.updated(at: known.updatedAt) ? known : workout
  }

  /// Names workouts that version 1.0.0 stored without a name after `others` with the same start.
  ///
  /// If the clock is assumed, the same local time is enough: 1.0.0 read Fitbit's UTC as local time.
  fileprivate mutating func adoptNames(of others: some Sequence<WorkoutRecord>) {
    let unnamed = recorded.values.filter { $0.recordedAs == nil }
    let byReading = Dictionary(grouping: unnamed) { $0.span.start.reading(at: $0.offset) }
    for workout in others where workout.recordedAs != nil {
      let read = workout.assumed == nil ? [] : byReading[workout.writtenStart] ?? []
      for known in [recorded[workout.id.key]].compactMap(\.self) + read
      where known.matches(workout) {
        recorded[known.key] = nil
        guard recorded[workout.key] == nil else { continue }
        recorded[workout.key] = known.named(as: workout)
      }
    }
  }

  fileprivate mutating func removeRepeatedWorkouts() {
    let distinct = Array(recorded.values).withoutRepeated
    recorded = Dictionary(distinct.map { ($0.key, $0) }) { first, _ in first }
  }

  /// How many days, or workouts, were added or changed.
  public struct Tally: Equatable, Sendable {
    public var new = 0
    public var updated = 0
    public var unchanged = 0
  }

  /// Adds everything in `other` and returns what changed. If `moving` is true, its assumed clocks
  /// replace the stored ones.
  public mutating func merge(
    _ other: HealthHistory, moving: Bool = false
  ) -> (days: Tally, workouts: Tally) {
    adoptNames(of: other.recorded.values)
    let before = self
    let added = other.entries.values.sorted { $0.day.date < $1.day.date }
    let dates = Set(added.map { place($0.day, updatedAt: $0.updatedAt, moving: moving) })
      .union(other.activity.keys)
    for workout in other.recorded.values { add(workout, moving: moving) }
    for day in other.activity.values { add(day) }
    removeRepeatedWorkouts()
    let days = Tally(of: dates, before: { before.known(on: $0) }, after: { known(on: $0) })
    let workouts = Tally(
      of: other.recorded.keys, before: { before.recorded[$0] }, after: { recorded[$0] })
    return (days, workouts)
  }

  private struct KnownDay: Equatable {
    let day: DailyHealth?
    let steps, kilocalories: Double?
  }

  /// What is known of a date, whenever it was exported.
  private func known(on date: LocalDate) -> KnownDay? {
    let (day, moved) = (entries[date]?.day, activity[date])
    guard day != nil || moved != nil else { return nil }
    return KnownDay(day: day, steps: moved?.steps, kilocalories: moved?.activeKilocalories)
  }

  // One night may be in several exports, each on the clock of the phone that made the export.

  /// Adds a day of another export and returns its date.
  ///
  /// A night without a zone is dated by the phone's clock at the export, so only its instants agree
  /// between exports. They identify the stored night, whose clock stays: the earlier import was
  /// closer to the measurement.
  mutating func place(_ day: DailyHealth, updatedAt: Instant?, moving: Bool = false) -> LocalDate {
    var day = day
    settleNaps(of: &day, moving)
    let found = entry(ofNightIn: day)
    if let found, var known = found.day.sleep, var night = day.sleep,
      (night.assumed ?? known.assumed) != nil
    {
      known.settleClock(with: &night, moving: moving)
      entries[found.day.date]?.day.sleep = known
      day.sleep = night
      add(day, updatedAt: updatedAt)
      return day.date
    }
    guard let known = found else {
      let dated = onFreeDate(day)
      add(dated, updatedAt: updatedAt)
      return dated.date
    }
    let read = day.read(byClockOf: known.day)
    if read == day, day.date == known.day.date {
      add(day, updatedAt: updatedAt)
      return day.date
    }
    return read.asleepMinutes > known.day.asleepMinutes
      ? replace(known, with: Entry(day: read, updatedAt: updatedAt))
      : keep(known, over: Entry(day: read, updatedAt: updatedAt), isOtherClock: read != day)
  }

  /// Puts stored naps and those of `day` on the clock that takes precedence.
  private mutating func settleNaps(of day: inout DailyHealth, _ moving: Bool) {
    for (place, nap) in day.naps.enumerated() {
      guard var known = entries[day.date]?.day.naps,
        let found = known.firstIndex(where: { $0.isSame(as: nap) })
      else { continue }
      known[found].settleClock(with: &day.naps[place], moving: moving)
      entries[day.date]?.day.naps = known
    }
  }

  private func entry(ofNightIn day: DailyHealth) -> Entry? {
    [0, -1, 1].compactMap { entries[day.date.advanced(by: $0)] }
      .first { $0.day.isSameNight(as: day) }
  }

  /// The day on the clock of the night stored on its date, unless it would move to another night's.
  private func onFreeDate(_ day: DailyHealth) -> DailyHealth {
    guard let other = entries[day.date]?.day else { return day }
    let read = day.read(byClockOf: other)
    return entries[read.date]?.day.sleep == nil ? read : day
  }

  /// Replaces `known`, which was exported before it ended, or a part of which became a nap.
  private mutating func replace(_ known: Entry, with longer: Entry) -> LocalDate {
    let date = known.day.date
    if longer.day.date == date {
      entries[date] = Entry(day: longer.day.filled(from: known.day), updatedAt: longer.updatedAt)
      return date
    }
    let rest = known.day.withoutNight
    entries[date] = rest.isEmpty ? nil : Entry(day: rest, updatedAt: known.updatedAt)
    add(longer.day, updatedAt: longer.updatedAt)
    return longer.day.date
  }

  /// Adds the other's values: to the known day if the clocks differ, otherwise to their own date.
  private mutating func keep(_ known: Entry, over other: Entry, isOtherClock: Bool) -> LocalDate {
    let date = known.day.date
    if isOtherClock {
      entries[date]?.day = known.day.filled(from: other.day)
    } else if !other.day.withoutNight.isEmpty {
      add(other.day.withoutNight, updatedAt: other.updatedAt)
    }
    return date
  }
}

extension [WorkoutRecord] {
  /// Sorted; of two that overlap by more than half of the shorter one, only the more detailed one.
  var withoutRepeated: [WorkoutRecord] {
    sorted(by: WorkoutRecord.isEarlier).merged { last, workout in
      guard workout.span.sharesMost(with: last.span) else { return nil }
      return workout.detail > last.detail ? workout : last
    }
  }
}

extension HealthHistory.Tally {
  /// A key without a value afterwards was merged into another one, so it counts as unchanged.
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
  func filled(from other: DailyHealth) -> DailyHealth {
    var day = self
    (day.sdnn, day.rmssd) = (sdnn ?? other.sdnn, rmssd ?? other.rmssd)
    day.wakingSDNN = wakingSDNN ?? other.wakingSDNN
    day.restingHeartRate = restingHeartRate ?? other.restingHeartRate
    day.respiratoryRate = respiratoryRate ?? other.respiratoryRate
    day.readiness = readiness ?? other.readiness
    day.sleep = sleep ?? other.sleep
    day.untimed = day.sleep == nil ? untimed ?? other.untimed : nil
    if !naps.isEmpty || !other.naps.isEmpty {
      day.naps = naps(with: other.naps, besides: day.sleep)
    }
    return day
  }

  /// These naps and the `others` that touch none of them, without those that touch `night`.
  private func naps(with others: [DailySleep], besides night: DailySleep?) -> [DailySleep] {
    (naps + others.filter { nap in !naps.contains { $0.span.touches(nap.span) } })
      .filter { night?.span.touches($0.span) != true }.ordered { $0.span.start < $1.span.start }
  }

  fileprivate var asleepMinutes: Double { sleep?.asleepMinutes ?? 0 }

  /// Whether their nights overlap by over half of the shorter one.
  fileprivate func isSameNight(as other: DailyHealth) -> Bool {
    guard let sleep, let others = other.sleep else { return false }
    return sleep.isSame(as: others)
  }

  fileprivate var isEmpty: Bool { self == DailyHealth(date: date) }

  /// The values that do not depend on the night.
  fileprivate var withoutNight: DailyHealth {
    var day = DailyHealth(date: date)
    (day.restingHeartRate, day.naps) = (restingHeartRate, naps)
    return day
  }

  /// This day with its night on the clock of `other`, which may change the date.
  fileprivate func read(byClockOf other: DailyHealth) -> DailyHealth {
    guard var night = sleep, let clock = other.sleep,
      night.startOffset != clock.startOffset
        || (night.span == clock.span && night.offset != clock.offset)
    else { return self }
    night.startOffset = clock.startOffset
    night.offset = clock.offset
    var day = DailyHealth(date: night.date).filled(from: self)
    day.sleep = night
    return day
  }
}

extension WorkoutRecord {
  static func isEarlier(_ a: WorkoutRecord, _ b: WorkoutRecord) -> Bool {
    (a.span.start, a.span.end) < (b.span.start, b.span.end)
  }

  fileprivate var key: String { recordedAs ?? id.key }

  /// Whether this nameless record seems to be `other`: same activity, length and energy.
  fileprivate func matches(_ other: WorkoutRecord) -> Bool {
    recordedAs == nil && activity == other.activity && span.seconds == other.span.seconds
      && kilocalories == other.kilocalories
  }

  /// This record with the name of `other`, and with its clock if this one's was wrong.
  fileprivate func named(as other: WorkoutRecord) -> WorkoutRecord {
    var workout = self
    workout.recordedAs = other.recordedAs
    guard other.assumed?.isLocal == false, span.start != other.span.start else { return workout }
    (workout.offset, workout.assumed, workout.updatedAt) = (other.offset, other.assumed, nil)
    return workout
  }

  func updated(at moment: Instant?) -> WorkoutRecord {
    var workout = self
    workout.updatedAt = moment
    return workout
  }

  fileprivate var detail: (Int, Int, Int) {
    (averageHeartRate == nil ? 0 : 1, kilocalories == nil ? 0 : 1, span.seconds)
  }
}

extension TimeSpan {
  func sharesMost(with other: TimeSpan) -> Bool {
    (intersection(other)?.seconds ?? 0) * 2 > min(seconds, other.seconds)
  }
}

extension HealthHistory.Entry {
  /// Whether this day precedes `other`: more sleep or, for the same night, the newer export.
  func counts(before other: HealthHistory.Entry) -> Bool {
    guard !day.isSameNight(as: other.day), day.asleepMinutes != other.day.asleepMinutes else {
      return isNewer(updatedAt, than: other.updatedAt)
    }
    return day.asleepMinutes > other.day.asleepMinutes
  }
}
