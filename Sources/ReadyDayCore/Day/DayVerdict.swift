/// How hard a day allows training, decided once for all output.
///
/// A permission, never an order. The article on advice has the conditions and their sources.
public struct DayVerdict: Equatable, Sendable {
  /// The hardest training a day allows, mildest first.
  public enum Training: String, CaseOrdered, Sendable, Coded {
    /// The race is all the training of the day.
    case race
    /// Sleep or health comes first.
    case rest
    /// Light movement only.
    case easy
    /// Too little is known about the morning.
    case byFeel = "by_feel"
    case moderate, hard
  }

  public let training: Training
  /// The milder of ``training`` and the hardest planned session; hard if such a session can stand.
  public let suggested: Training
  /// Whether the recovery zone is barely reached; the milder zone is about as likely.
  public let isBorderline: Bool
  /// Most important first; never empty.
  package let reasons: [Reason]
  package let unknown: [Condition]
  /// The own hard session that can stand on a moderate day; ``suggested`` is raised for it alone.
  package let standing: PlannedSession?

  /// What hard training requires besides a green recovery.
  package enum Condition: String, Equatable, Coded {
    /// The 7-night mean is not below its lower limit.
    case variability = "hrv"
    /// The user slept enough, naps included.
    case sleep
    /// The day before was not hard.
    case yesterday
    /// Few of the last 7 days were hard.
    case week
    /// No combination of readings is unusual.
    case signals
  }

  /// A condition of hard training with its numbers.
  package struct Check: Equatable, Sendable {
    package enum Number: Hashable, Sendable {
      /// rMSSD in milliseconds: the 7-night mean and its lower limit.
      case variability(mean: Double, border: Double)
      /// In minutes, naps included.
      case asleep(Double)
      /// Minutes below the need; negative if above.
      case short(Double)
      /// Strain or zone minutes; hard from `border` on.
      case yesterday(Double, border: Double, TrainingScale)
      /// How many of the last 7 days were hard.
      case hardDays(Int)
      /// Mornings in a row, this one included.
      case unusual(Int)
      /// Nil if no hard session is done.
      case hardSessionDone(Activity?)
      /// The race that restricts the day; nil if there is none.
      case race(String?, days: Int)
    }

    package let number: Number
    package let holds: Bool

    init(_ number: Number, _ holds: Bool) { (self.number, self.holds) = (number, holds) }
  }

  package enum Reason: Hashable, Sendable {
    /// Days until the race: 0 on the day itself, negative afterwards.
    case race(title: String, days: Int)
    /// Days until the match: 0 on the day itself, −1 the day after. `start`: if it is still ahead.
    case match(title: String, days: Int, start: TimeOfDay?)
    /// The event with this title asks for less training: a deload week, or sick leave. They have one
    /// code, so that a hidden title does not tell which.
    case deload(String)
    /// An event covered 03:00. `isSlept`: whether a main sleep has ended since.
    case night(title: String, until: Instant, isSlept: Bool)
    case nightShift(NightWork)
    case signals(BodyState.Unusual)
    case ill(BodyState.Illness)
    case wayBack(BodyState.WayBack)
    /// Answers about health, without a doctor's agreement.
    case health(HealthLimit)
    /// The race loads the injured joint.
    case injured(Joint)
    /// The user felt tired, stressed or bad for this many mornings in a row.
    case low(mornings: Int)
    /// Clocks are this many hours ahead of those in the previous zone; negative if behind.
    case settling(hours: Int)
    /// The score is 0…100.
    case recovery(Double, RecoveryZone)
    case unscored(ScoreState)
    case nothingKnown
    /// Recovery scores say little in pregnancy.
    case pregnancy
    /// The score is provisional: from the first days with a strap, or computed from little data.
    case provisional(RecoverySource)
    /// rMSSD in milliseconds: the 7-night mean, and the lower limit it is below.
    case lowVariability(mean: Double, border: Double)
    /// In minutes, naps included.
    case shortSleep(Double)
    /// In minutes, naps included.
    case shortOfNeed(Double, needed: Double)
    /// Strain or zone minutes; hard from `border` on.
    case hardYesterday(Double, border: Double, TrainingScale)
    /// How many of the last 7 days were hard.
    case hardDays(Int)
    case hardSessionDone(Activity)
    /// At least one condition is hidden, and no other is missed.
    case hidden
    case allMet(lastHardDay: LocalDate?)
    /// Something easier is planned.
    case planned(PlannedSession)
  }

  /// What speaks most against the day's race; nil if nothing does.
  var caution: Reason? {
    func weight(_ reason: Reason) -> Int {
      switch reason {
      case .health(let limit): limit == .warning ? 7 : 3
      case .ill: 6
      case .wayBack(let back): back.cause == .readings ? 1 : back.most == .easy ? 5 : 3
      case .injured: 4
      case .signals: 2
      case .recovery(_, .red): 1
      default: 0
      }
    }
    return reasons.filter { weight($0) > 0 }.max { weight($0) < weight($1) }
  }

  /// This verdict with what `whole` allows, but none of its reasons. A race stays a race.
  func bounded(by whole: DayVerdict) -> DayVerdict {
    guard training != .race, whole.training != .race else { return self }
    let planned = reasons.filter { if case .planned = $0 { true } else { false } }
    return DayVerdict(
      training: whole.training,
      suggested: planned.isEmpty ? whole.training : min(suggested, whole.training),
      isBorderline: false, reasons: [.hidden] + planned, unknown: [], standing: nil)
  }

  /// The hardest that `session` may be.
  func allowed(for session: PlannedSession) -> Training { session == standing ? .hard : training }

  /// What the day suggests for `session`, or for other training if nil.
  func suggested(for session: CalendarSession?) -> Training {
    session.map { PlannedSession($0) } == standing ? suggested : min(suggested, training)
  }
}

extension DayVerdict.Training {
  /// Of the same name; nil for a race and for rest.
  public var intensity: TrainingIntensity? { TrainingIntensity(rawValue: rawValue) }

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
