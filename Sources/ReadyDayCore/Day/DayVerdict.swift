/// How hard a day allows to train: decided once, and worded everywhere.
///
/// Permission, never an order. The conditions and their sources are in the article on advice.
public struct DayVerdict: Hashable, Sendable {
  /// The most that a day allows, the mildest first.
  public enum Training: String, Hashable, CaseIterable, Sendable {
    /// The race is all the training of the day.
    case race
    /// Sleep comes first.
    case rest
    /// Light movement only.
    case easy
    /// Nothing is known about the morning: the user trains by feel.
    case byFeel = "by_feel"
    case moderate, hard
  }

  public let training: Training
  /// The milder of ``training`` and the hardest of the sessions planned for the day.
  public let suggested: Training
  /// Whether the zone that allows it is only just reached: the milder one below is as good a guess.
  public let isBorderline: Bool
  /// What decided it, the weightiest first; never empty.
  package let reasons: [Reason]
  /// Conditions of hard training that could not be looked at.
  package let unknown: [Condition]
}

extension DayVerdict {
  /// What hard training requires of the previous days, besides a green recovery.
  package enum Condition: String, Hashable, CaseIterable, Sendable {
    /// The mean of 7 nights of heart rate variability is not under its lower border.
    case variability = "hrv"
    /// Enough sleep, naps included.
    case sleep
    /// Yesterday was no hard day.
    case yesterday
    /// Few of the last 7 days were hard.
    case week
    /// No readings are unusual together.
    case signals
  }

  /// What decided a verdict, with its numbers.
  package enum Reason: Hashable, Sendable {
    /// A race on the day itself, `days` 0, or this many days after it; before it, negative.
    case race(title: String, days: Int)
    /// An event of the night covered 03:00. `isSlept` when a main sleep has ended since.
    case night(title: String, until: Instant, isSlept: Bool)
    /// Unusual readings, on this many mornings in a row.
    case signals(mornings: Int)
    /// 0…100.
    case recovery(Double, RecoveryZone)
    /// Why there is no score.
    case unscored(ScoreState)
    /// No health data were given.
    case nothingKnown
    /// The score is provisional: the first days with a strap, or a computed one of little.
    case provisional(RecoverySource)
    /// rMSSD in milliseconds: the mean of 7 nights, and the border it is under.
    case lowVariability(mean: Double, border: Double)
    /// Minutes asleep, naps included.
    case shortSleep(Double)
    /// Minutes asleep, naps included, and needed.
    case shortOfNeed(Double, needed: Double)
    /// Strain or zone minutes; a day is hard from `border`.
    case hardYesterday(Double, border: Double, TrainingScale)
    /// Of the last 7.
    case hardDays(Int)
    /// A hard session of the day is done.
    case hardSessionDone(Activity)
    /// A condition is hidden, and all others are met.
    case hidden
    /// All that is known is met; when the last hard day was, where one is known.
    case allMet(lastHardDay: LocalDate?)
    /// The plan is for something easier.
    case planned(Activity, PlannedIntensity)
  }
}

extension DayVerdict.Training {
  /// How hard that is; nil if there is nothing to be trained.
  public var intensity: TrainingIntensity? {
    switch self {
    case .race, .rest: nil
    case .easy: .easy
    case .byFeel: .byFeel
    case .moderate: .moderate
    case .hard: .hard
    }
  }
}

extension DayVerdict.Training: Comparable {
  /// Whether `a` allows less than `b`.
  public static func < (a: Self, b: Self) -> Bool { a.place < b.place }

  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension DayVerdict.Training {
  /// The training that a session amounts to.
  init(_ session: PlannedSession) {
    self = session.isNothing ? .rest : DayVerdict.Training(session.intensity)
  }

  /// The training that a session of this intensity amounts to.
  init(_ intensity: PlannedIntensity) {
    switch intensity {
    case .light: self = .easy
    case .moderate: self = .moderate
    case .hard: self = .hard
    }
  }
}
