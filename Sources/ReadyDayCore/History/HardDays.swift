package struct HardDays: Equatable, Sendable {
  package let dates: [LocalDate]

  /// Days with workouts whose strain, or else zone minutes, are in the highest fifth of known days.
  package init(_ history: History) {
    let isStrain = history.days.compactMap(\.strain).count >= TrainingHistory.daysNeeded
    let amount: (HistoryDay) -> Double? = { isStrain ? $0.strain : $0.zoneMinutes }
    let known = history.days.compactMap(amount)
    guard known.count >= TrainingHistory.daysNeeded,
      let border = known.percentile(TrainingHistory.percentile)
    else {
      dates = []
      return
    }
    dates = history.days.filter { day in
      day.workouts > 0 && amount(day).map { $0 >= border } == true
    }.map(\.date)
  }

  /// Hard days per week, 1…3: the median of the six weeks before `date`.
  package func perWeek(before date: LocalDate) -> Int {
    let counts = (1...Self.weeks).map { week in
      let first = date.advanced(by: -7 * week)
      return Double(dates.count { first <= $0 && $0 < first.advanced(by: 7) })
    }
    return Int(rounding: (counts.median ?? 0).clamped(to: 1...3))
  }

  private static let weeks = 6

  /// The most common activity among the `workouts` on `dates`; running if unknown.
  package func usualActivity(_ workouts: [SourcedWorkout]) -> Activity {
    let hard = Set(dates)
    let names = workouts.map(\.record).filter { hard.contains($0.date) && $0.activity != .other }
      .map(\.activity)
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    return Activity.allCases.max { counts[$0, default: 0] < counts[$1, default: 0] }
      .flatMap { counts[$0] == nil ? nil : $0 } ?? .running
  }
}
