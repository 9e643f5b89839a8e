package struct TrainingWeek: Hashable, Sendable {
  package let running: Int
  package let strength: Int
  /// Days without training; a walk or a massage does not count as training.
  package let rest: Int
  /// Whether the last 28 days have any workout: without one, an empty week may be unrecorded.
  package let isKnown: Bool

  package static let length = 7

  package static let unknown = TrainingWeek(running: 0, strength: 0, rest: length, isKnown: false)
}

extension Measurements {
  /// The 7 days before `date`, excluding it.
  package func trainingWeek(before date: LocalDate) -> TrainingWeek {
    let week = (1...TrainingWeek.length).map { date.advanced(by: -$0) }.map { day in
      workouts(on: day...day).map(\.activity)
    }
    let month = date.advanced(by: -28)...date.advanced(by: -1)
    return TrainingWeek(
      running: week.count { $0.contains(where: \.isRunning) },
      strength: week.count { $0.contains { $0.category == .strength } },
      rest: week.count { $0.allSatisfy { $0.category == .recovery } },
      isKnown: !workouts(on: month).isEmpty)
  }
}

extension Activity {
  fileprivate var isRunning: Bool { self == .running || self == .trailRunning }
}
