/// What the user usually trains on a weekday: information, never a plan.
package struct UsualSession: Equatable, Sendable {
  /// `other` if the sport varies.
  package let activity: Activity
  package let start: TimeOfDay
  package let minutes: Int
  package let intensity: PlannedIntensity
  /// The weekdays on which it was recorded, oldest first.
  package let dates: [LocalDate]

  package static let (weeks, needed) = (4, 3)
  /// How far from the usual time a workout may begin, in seconds.
  private static let near = 90 * 60

  /// Nil unless workouts began at about one time on 3 of the 4 such weekdays before `date`.
  init?(on date: LocalDate, among workouts: [LearnedWorkout]) {
    let days = Set((1...Self.weeks).map { date.advanced(by: -7 * $0) })
    let past = workouts.filter { days.contains($0.start.date) }
    // The earliest of those that agree begins a range twice as wide as the distance allowed.
    let groups = past.map { first in
      past.filter { workout in
        (0...2 * Self.near).contains(workout.start.time.secondOfDay - first.start.time.secondOfDay)
      }
    }
    let most = groups.map { Set($0.map(\.start.date)).count }.max() ?? 0
    guard most >= Self.needed,
      let group = groups.first(where: { Set($0.map(\.start.date)).count == most }),
      let usual = group.usual, let middle = group.map({ Double($0.start.time.secondOfDay) }).median
    else { return nil }
    (activity, intensity, minutes) = (usual.activity, usual.intensity, usual.minutes)
    start = TimeOfDay(clamping: Int(rounding: middle / 300) * 300)
    dates = Set(group.map(\.start.date)).sorted()
  }
}

extension Day {
  /// Nil where a habit does not hold, or where something is planned instead.
  package var usualSession: UsualSession? {
    guard sessions.isEmpty, calendarSessions.isEmpty, state.illness == nil, state.wayBack == nil,
      state.injuries.isEmpty, let usual = UsualSession(on: date, among: habits.recorded.workouts),
      !isUnlike, !state.forbidsMore(of: usual.activity), isFree(for: usual)
    else { return nil }
    return usual
  }

  /// Whether it is a day away from home, on leave, before a race that limits it, of one, or one of the
  /// three days after one.
  private var isUnlike: Bool {
    place?.isAway == true || verdict.training == .race
      || (-3...0).contains { races.on(date.advanced(by: $0)) != nil }
      || races.limit(on: date) != nil || races.lessVolume(on: date) != nil
      || kinds.contains { kind in
        switch kind.reason {
        case .own, .publicHoliday, .regionalHoliday: kind.kind == .dayOff
        case .freeWeekday, .noShift, .event: false
        }
      }
  }

  private func isFree(for usual: UsualSession) -> Bool {
    let begin = zone.instant(of: LocalDateTime(date, usual.start))
    let session = TimeSpan(from: begin, to: begin.adding(seconds: usual.minutes * 60))
    return begin > moment && (!hasCalendar || free.contains { $0.contains(begin) })
      && hindrance(to: session) == nil && journeys.allSatisfy { $0.intersection(session) == nil }
  }
}
