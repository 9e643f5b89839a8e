// The finding on a habit, before it is worded. Always intervals: a single number would be taken at
// face value.

extension Habits.Habit {
  /// The outcome after such days, in steps of ``HabitOutcome/Name/step``.
  package enum Finding: Hashable, Sendable {
    /// Lower by at least and at most this many steps, beyond chance.
    case lower(by: ClosedRange<Int>)
    case higher(by: ClosedRange<Int>)
    /// Between these differences.
    case between(Int, Int)
    /// It was already higher or lower on the morning of such days.
    case alreadyHigher, alreadyLower
    /// Known days, and how many are needed.
    case tooFewDays(Int, of: Int)
    /// Known days without the exposure, and how many are needed.
    case tooFewOthers(Int, of: Int)
    case tooFewWeeks(Int, of: Int)
    /// Known mornings, and how many are needed.
    case tooFewMornings(Int, of: Int)
    /// Such days always fall on the same days of the week.
    case inseparable
  }

  /// Clamped, because recovery has only a hundred points.
  private func steps(_ bound: Double) -> Int {
    Int((bound / outcome.step).held(in: -999...999).shown)
  }

  package var finding: Finding {
    switch state {
    case .tooFew: return missing
    case .chosen: return (already ?? 0) > 0 ? .alreadyHigher : .alreadyLower
    case .clear, .unconfirmed, .noEffect, .unclear:
      guard let interval else { return .inseparable }
      let (low, high) = (steps(interval.lowerBound), steps(interval.upperBound))
      guard state == .clear || state == .unconfirmed else { return .between(low, high) }
      // A difference beyond chance is at least one step, even if it rounds to zero.
      return interval.upperBound < 0
        ? .lower(by: max(1, -high)...max(1, -low)) : .higher(by: max(1, low)...max(1, high))
    }
  }

  private var missing: Finding {
    typealias Count = HabitModel.Count
    if exposed < Count.daysNeeded { return .tooFewDays(exposed, of: Count.daysNeeded) }
    if pairs - exposed < Count.daysNeeded {
      return .tooFewOthers(pairs - exposed, of: Count.daysNeeded)
    }
    if pairs < Count.pairsNeeded { return .tooFewMornings(pairs, of: Count.pairsNeeded) }
    return .tooFewWeeks(weeks, of: Count.weeksNeeded)
  }
}

extension Habits {
  /// Known mornings needed for any finding.
  package static let morningsNeeded = HabitModel.Count.pairsNeeded

  /// Whether there is enough data for any habit.
  package var isAnyAsked: Bool { habits.contains { $0.state != .tooFew } }

  package var hidesOutcome: Bool { hidden.contains(outcome == .recovery ? .recovery : .feel) }

  /// The first clear habit that some of `dates` had; never a question of the journal.
  package func holding(in dates: ClosedRange<LocalDate>) -> Habit? {
    habits.first { habit in
      habit.state == .clear && !habit.exposure.isOfJournal
        && habit.days.contains { dates.contains($0) }
    }
  }
}
