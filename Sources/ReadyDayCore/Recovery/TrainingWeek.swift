package struct TrainingWeek: Equatable, Sendable {
  package let running: Int
  package let strength: Int
  /// The number of known days without training; a walk or a massage is not training.
  package let rest: Int
  /// Whether the last 28 days have a workout; otherwise workouts may not be recorded.
  package let isKnown: Bool
  /// The number of days with data; the others may be rest or not recorded.
  package var knownDays = length

  package static let length = 7

  package static let unknown = TrainingWeek(
    running: 0, strength: 0, rest: 0, isKnown: false, knownDays: 0)
}

extension Measurements {
  package func trainingWeek(before date: LocalDate) -> TrainingWeek {
    let week = (1...TrainingWeek.length).compactMap { back -> [Activity]? in
      let day = date.advanced(by: -back)
      let activities = workouts(on: day...day).map(\.activity)
      let isKnown = self[day.advanced(by: 1)] != nil || back == 1 && self[day] != nil
      return activities.isEmpty && !isKnown ? nil : activities
    }
    let month = date.advanced(by: -28)...date.advanced(by: -1)
    return TrainingWeek(
      running: week.count { $0.contains(where: \.isRunning) },
      strength: week.count { $0.contains { $0.category == .strength } },
      rest: week.count { $0.allSatisfy { $0.category == .recovery } },
      isKnown: !workouts(on: month).isEmpty, knownDays: week.count)
  }
}

extension Activity {
  fileprivate var isRunning: Bool { self == .running || self == .trailRunning }
}
