/// Facts about some weeks, without judgement.
package struct Rhythm: Equatable, Sendable {
  package struct Week: Equatable, Sendable {
    package let monday: LocalDate
    /// Minutes × heart rate zone; nil if there was no workout.
    package let zoneMinutes: Double?
    /// The mean of the days; nil if none is known.
    package let kilojoulesPerDay: Double?
  }

  /// The sleep regularity index: 100 for the same times daily, 0 for chance; nil if too few days.
  package let regularity: Double?
  /// The number of known pairs of consecutive days.
  package let regularityDays: Int
  /// How many minutes later sleep is before free days; nil if too few nights are known.
  package let socialJetLag: Double?
  package let weeks: [Week]
}

extension Rhythm {
  package static let daysNeeded = 14
  static let workNightsNeeded = 10
  static let freeNightsNeeded = 4

  package init(_ history: History, on dates: ClosedRange<LocalDate>, _ preferences: Preferences) {
    let days = Array(history.ofOneSource.days(in: dates))
    let agreements = zip(days, days.dropFirst()).compactMap { $0.agreement(with: $1) }
    regularityDays = agreements.count
    regularity = agreements.count >= Self.daysNeeded ? agreements.mean.map { 200 * $0 - 100 } : nil
    let free = days.filter { !preferences.isWorkDay($0.date) }.compactMap(\.midsleep)
    let work = days.filter { preferences.isWorkDay($0.date) }.compactMap(\.midsleep)
    let isKnown = free.count >= Self.freeNightsNeeded && work.count >= Self.workNightsNeeded
    socialJetLag = isKnown ? free.mean.flatMap { free in work.mean.map { free - $0 } } : nil
    let mondays = stride(
      from: dates.lowerBound.onOrBefore(.monday), through: dates.upperBound, by: 7)
    weeks = mondays.map { monday in
      Week(monday, days.filter { (0..<7).contains(monday.distance(to: $0.date)) })
    }
  }
}

extension Rhythm.Week {
  fileprivate init(_ monday: LocalDate, _ days: [HistoryDay]) {
    self.init(
      monday: monday, zoneMinutes: days.compactMap(\.zoneMinutes).total,
      kilojoulesPerDay: days.compactMap(\.kilojoules).mean)
  }
}

extension HistoryDay {
  /// The share of the 24 hours until noon in which both days have the same state, asleep or awake.
  ///
  /// Nil if either night is unknown. The sleep regularity index is 200 times the mean share, minus
  /// 100 (Phillips and others, Scientific Reports 7:3216, 2017). Waking at night counts as sleep,
  /// because the data do not say when it happens.
  fileprivate func agreement(with next: HistoryDay) -> Double? {
    guard onset != nil, next.onset != nil else { return nil }
    let (own, other) = (sleeps.map(Self.clamped), next.sleeps.map(Self.clamped))
    let shared = own.reduce(0) { sum, sleep in
      sum + other.reduce(0) { $0 + sleep.clamped(to: $1).count }
    }
    let asleep = (own + other).reduce(0) { $0 + $1.count }
    return 1 - Double(asleep - 2 * shared) / Double(2 * Self.halfDay)
  }

  private static func clamped(_ sleep: Range<Int>) -> Range<Int> {
    sleep.clamped(to: 0..<2 * halfDay)
  }
}
