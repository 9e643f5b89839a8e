// What is shown of a habit, before any words. Intervals, never a single number: that would be believed.

extension Habits.Habit {
  /// What recovery was after such days, in whole points.
  package enum Finding: Hashable, Sendable {
    /// By at least and at most this many points, beyond chance.
    case lower(by: ClosedRange<Int>)
    case higher(by: ClosedRange<Int>)
    /// Between these differences.
    case between(Int, Int)
    /// Recovery was higher or lower on the morning of such days already.
    case alreadyHigher
    case alreadyLower
    /// Known days, of those needed.
    case tooFewDays(Int, of: Int)
    /// Known days without it, of those needed.
    case tooFewOthers(Int, of: Int)
    case tooFewWeeks(Int, of: Int)
    /// Known mornings, of those needed.
    case tooFewMornings(Int, of: Int)
    /// Such days are always the same days of the week.
    case inseparable
  }

  /// Recovery has a hundred points; what is wider says no more.
  private static func points(_ bound: Double) -> Int { Int(bound.held(in: -999...999).shown) }

  package var finding: Finding {
    switch state {
    case .tooFew: return missing
    case .chosen: return (already ?? 0) > 0 ? .alreadyHigher : .alreadyLower
    case .clear, .unconfirmed, .noEffect, .unclear:
      guard let interval else { return .inseparable }
      let (low, high) = (Self.points(interval.lowerBound), Self.points(interval.upperBound))
      guard state == .clear || state == .unconfirmed else { return .between(low, high) }
      // Beyond chance is at least something, though it may round to nothing.
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
  /// How many mornings have to be known for any answer.
  package static let morningsNeeded = HabitModel.Count.pairsNeeded

  /// Whether anything could be asked.
  package var isAnyAsked: Bool { habits.contains { $0.state != .tooFew } }

  package var hidesRecovery: Bool { hidden.contains(.recovery) }

  /// The one that holds and that some of `dates` had; never an answer of the journal.
  package func holding(in dates: ClosedRange<LocalDate>) -> Habit? {
    habits.first { habit in
      habit.state == .clear && !habit.exposure.isOfJournal
        && habit.days.contains { dates.contains($0) }
    }
  }
}
