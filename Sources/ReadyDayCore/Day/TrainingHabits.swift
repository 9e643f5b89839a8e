/// The user's recent training, from recorded workouts.
package struct TrainingHabits: Equatable, Sendable {
  package struct Sport: Equatable, Sendable {
    package let activity: Activity
    package let last: LocalDate
    package let sessions: Int
  }

  /// Sports of the last 28 days, least recent first; of the recovery kind, only walking counts, and
  /// no activity without a name.
  package let sports: [Sport]
  /// Whether at least a third of 60 days' workouts began in working hours.
  let trainsAtWork: Bool
  /// Days ahead with planned sessions.
  var plannedDates: Set<LocalDate> = []
  /// Medians over 60 days.
  private let minutes: [Activity: Int]
  let recorded: RecordedSports

  static let unknown = TrainingHabits(before: LocalDate(dayNumber: 0), [], Preferences())

  /// `workouts`: those of the 60 days before `date`. `daysKnown`: how many of
  /// ``RecordedSports/days`` have data; nil to count those with a workout.
  init(
    before date: LocalDate, _ workouts: [WorkoutRecord], _ preferences: Preferences,
    daysKnown: Int? = nil
  ) {
    recorded = RecordedSports(
      before: date, workouts, daysKnown: daysKnown ?? Set(workouts.map(\.date)).count,
      preferences)
    let month = workouts.filter { $0.date >= date.advanced(by: -Self.sportDays) }
    sports = Dictionary(grouping: month, by: \.activity).compactMap { activity, records in
      guard ![.recovery, .other].contains(activity.category) || activity == .walking,
        let last = records.map(\.date).max()
      else { return nil }
      return Sport(activity: activity, last: last, sessions: records.count)
    }.ordered { a, b in (a.last, a.activity.rawValue) < (b.last, b.activity.rawValue) }
    let atWork = workouts.count { record in
      let start = record.span.start.reading(at: record.offset)
      return preferences.isWorkDay(start.date) && preferences.work.start <= start.time
        && start.time < preferences.work.end
    }
    trainsAtWork = workouts.count >= Self.workoutsNeeded && atWork * 3 >= workouts.count
    minutes = Dictionary(grouping: workouts, by: \.activity).compactMapValues { records in
      records.map(\.span.minutes).median.map { Int(rounding: $0) / 5 * 5 }
    }
  }

  package static let days = 60
  private static let (sportDays, workoutsNeeded) = (28, 6)

  /// The usual length of a session in minutes.
  func minutes(of activity: Activity) -> Int { minutes[activity] ?? activity.usualMinutes }
}
