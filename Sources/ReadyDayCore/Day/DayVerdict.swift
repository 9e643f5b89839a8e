/// How hard a day allows training: decided once, and worded everywhere.
///
/// A permission, never an order. The conditions and their sources are in the article on advice.
public struct DayVerdict: Equatable, Sendable {
  /// The most a day allows, the mildest first.
  public enum Training: String, Equatable, CaseIterable, Sendable {
    /// The race is all the day's training.
    case race
    /// Sleep comes first.
    case rest
    /// Light movement only.
    case easy
    /// Nothing is known about the morning.
    case byFeel = "by_feel"
    case moderate, hard
  }

  public let training: Training
  /// The milder of ``training`` and the hardest planned session.
  public let suggested: Training
  /// Whether its recovery zone is only just reached: the milder one is as likely.
  public let isBorderline: Bool
  /// Most important first; never empty.
  package let reasons: [Reason]
  /// Conditions of hard training that are unknown.
  package let unknown: [Condition]

  /// What hard training requires besides a green recovery.
  package enum Condition: String, Equatable, CaseIterable, Sendable {
    /// The mean of 7 nights is not under its lower border.
    case variability = "hrv"
    /// Enough sleep, naps included.
    case sleep
    /// It was not a hard day.
    case yesterday
    /// Few of the last 7 days were hard.
    case week
    /// No readings are unusual together.
    case signals
  }

  /// A condition of hard training with its numbers.
  package struct Check: Equatable, Sendable {
    package enum Number: Hashable, Sendable {
      /// rMSSD in milliseconds: the mean of 7 nights, and its lower border.
      case variability(mean: Double, border: Double)
      /// Minutes, naps included.
      case asleep(Double)
      /// Minutes below the need; negative above it.
      case short(Double)
      /// Strain or zone minutes; hard from `border` on.
      case yesterday(Double, border: Double, TrainingScale)
      /// Of the last 7.
      case hardDays(Int)
      /// In a row, this morning included.
      case unusual(Int)
      /// Nil if there is none.
      case hardSessionDone(Activity?)
      /// The one that restricts the day; nil if there is none.
      case race(String?, days: Int)
    }

    package let number: Number
    package let holds: Bool

    init(_ number: Number, _ holds: Bool) { (self.number, self.holds) = (number, holds) }
  }

  package enum Reason: Hashable, Sendable {
    /// Days until the race: 0 on the day itself, negative afterwards.
    case race(title: String, days: Int)
    /// An event over 03:00. `isSlept` when a main sleep has ended since.
    case night(title: String, until: Instant, isSlept: Bool)
    /// Work over the coming night.
    case nightShift(NightWork)
    case signals(BodyState.Unusual)
    /// As the user stated it.
    case ill(BodyState.Illness)
    case wayBack(BodyState.WayBack)
    /// The user felt tired, stressed or bad, this many mornings in a row.
    case low(mornings: Int)
    /// In a zone whose clocks are this many hours ahead of those before; negative if behind.
    case settling(hours: Int)
    /// 0…100.
    case recovery(Double, RecoveryZone)
    case unscored(ScoreState)
    case nothingKnown
    /// Recovery says little then.
    case pregnancy
    /// The score is provisional: from the first days with a strap, or computed from little.
    case provisional(RecoverySource)
    /// rMSSD in milliseconds: the mean of 7 nights, and the border it is under.
    case lowVariability(mean: Double, border: Double)
    /// Minutes, naps included.
    case shortSleep(Double)
    /// Minutes, naps included.
    case shortOfNeed(Double, needed: Double)
    /// Strain or zone minutes; hard from `border` on.
    case hardYesterday(Double, border: Double, TrainingScale)
    /// Of the last 7.
    case hardDays(Int)
    case hardSessionDone(Activity)
    /// A condition is hidden, and all others are met.
    case hidden
    /// All known conditions are met.
    case allMet(lastHardDay: LocalDate?)
    /// Something easier is planned.
    case planned(Activity, PlannedIntensity)
  }
}

extension DayVerdict.Training {
  /// Nil if there is nothing to train.
  public var intensity: TrainingIntensity? {
    switch self {
    case .race, .rest: nil
    case .easy: .easy
    case .byFeel: .byFeel
    case .moderate: .moderate
    case .hard: .hard
    }
  }

  init(_ session: PlannedSession) {
    self = session.isNothing ? .rest : DayVerdict.Training(session.intensity)
  }

  init(_ intensity: PlannedIntensity) {
    switch intensity {
    case .light: self = .easy
    case .moderate: self = .moderate
    case .hard: self = .hard
    }
  }
}

extension DayVerdict.Training: Comparable {
  /// Whether `a` allows less than `b`.
  public static func < (a: Self, b: Self) -> Bool { a.place < b.place }

  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
