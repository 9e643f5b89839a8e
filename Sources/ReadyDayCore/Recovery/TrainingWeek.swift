/// What was trained in the 7 days before a date.
package struct TrainingWeek: Hashable, Sendable {
  /// Days with a run.
  package let running: Int
  /// Days with strength training.
  package let strength: Int
  /// Days without any training; a walk or a massage is none.
  package let rest: Int
  /// Whether any workout of the last 28 days is known: without one, an empty week may mean that
  /// nothing was recorded.
  package let isKnown: Bool

  package static let length = 7

  /// - Parameters:
  ///   - running: days of the 7 with a run.
  ///   - strength: days with strength training.
  ///   - rest: days without any training.
  ///   - isKnown: whether any workout of the last 28 days is known.
  package init(running: Int, strength: Int, rest: Int, isKnown: Bool) {
    self.running = running
    self.strength = strength
    self.rest = rest
    self.isKnown = isKnown
  }

  /// A week of which nothing is known.
  package static let unknown = TrainingWeek(running: 0, strength: 0, rest: length, isKnown: false)
}

extension Measurements {
  /// The 7 days before `date`; that date itself is excluded.
  ///
  /// - Parameter date: the day to be trained on.
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
