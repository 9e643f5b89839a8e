/// The condition that kept a rule silent, with the values that decided.
package enum Obstacle: Hashable, Sendable {
  /// Something the rule looks at that is not known this morning.
  package enum Unknown: Hashable, CaseIterable, Sendable {
    case calendar, healthData
    /// No recovery was scored.
    case score
    case restingHeartRate
    /// Too few of the nights before have a resting heart rate to compare with.
    case usualRestingHeartRate
    case efficiency, timeAsleep
    /// What is owed from earlier nights.
    case sleepDebt
    /// When one usually gets up.
    case usualWake
  }

  /// A reading of the night that is not off.
  package enum Reading: Hashable, Sendable {
    /// Milliseconds: a week's mean within what is usual.
    case variability(mean: Double, range: ClosedRange<Double>)
    case restingHeartRate(EarlySignals.Signal)
    /// The resting heart rate is raised, but neither breathing nor skin temperature is.
    case allButRestingHeartRate(EarlySignals.Signal)
    /// The same, but one of these is not known, or may not be shown.
    case restingHeartRateAlone(EarlySignals.Signal)
  }

  /// Why the hardest event is not proposed to be moved.
  package enum Move: Hashable, Sendable {
    /// What it is has its time.
    case fixed(EventKind)
    case unanswered, organisedByOthers, tooSoon, noSlot
    /// This many people besides the user.
    case tooManyPeople(Int)
  }

  case unknown(Unknown)
  /// What the rule looks at is known, perhaps, but not to be shown.
  case hidden
  /// Too few of the last 7 nights, or of the 60 before them, have a value.
  case tooFewNights(week: Int, before: Int)
  /// This many nights, all with the same value.
  case noSpread(nights: Int)

  case otherZone(RecoveryZone, needed: RecoveryZone)
  case nothingHardAhead
  case cannotMove(title: String, Move)
  /// No two events that count and can clash are at one time.
  case noConflict
  /// Of today, or of tomorrow for a rule about that.
  case dayOff, dayOffTomorrow
  /// Both 0…100; a load above the second is heavy.
  case loadNotHeavy(Double, above: Double)
  case noHardWindow
  /// All that is planned for the day is rest.
  case restPlanned
  /// Percent.
  case efficientEnough(Double)
  /// Percent: low, but not below what 19 of 20 of the user's own nights are above.
  case usuallyInefficient(Double, ownLimit: Double)
  /// Minutes.
  case sleptEnough(Double, limit: Double)
  /// The day's longest block, nil without any, and what makes a marathon; minutes.
  case noMarathon(longest: Int?, under: Int)
  /// Of the marathon; no break can interrupt it any more.
  case lastMeetingBegun
  /// Minutes.
  case littleDebt(Double)
  case asUsual(Reading)
  /// Half an hour or more around noon, on the clock.
  case lunchFree(from: TimeOfDay, to: TimeOfDay)
  /// The time for lunch is past, which ended then.
  case lunchOver(TimeOfDay)
  /// Nothing of it can be kept any more before it ends, then.
  case lunchTaken(TimeOfDay)
  case noWorkDay
  /// The day is a race, or sleep comes first.
  case firstThings(DayVerdict.Training)
  /// Of the longest stretch of the working hours that is free, and not the best one for training; minutes.
  case noDeepWorkStretch(longest: Int)
  case nothingTomorrow
  /// When tomorrow begins.
  case startsAfterNoon(TimeOfDay)
  /// When tomorrow begins, when one usually gets up on such days, and the minutes until the first event.
  case ordinaryStart(TimeOfDay, usualWake: TimeOfDay, lead: Int)
  case noHardSession
  /// The last hard session's end, and when the user usually falls asleep.
  case endsInTime(TimeOfDay, usualSleep: TimeOfDay)
}

extension Obstacle {
  /// The same, unless it concerns one of `metrics`: whether that is known is hidden too.
  func hiding(_ metrics: Set<HealthMetric>) -> Obstacle {
    metric.map(metrics.contains) == true ? .hidden : self
  }

  /// What is unknown. A value that was compared was not hidden.
  private var metric: HealthMetric? {
    switch self {
    case .unknown(let unknown): unknown.metric
    case .tooFewNights: .heartRateVariability
    case .hidden, .noSpread, .otherZone, .nothingHardAhead, .cannotMove, .noConflict, .dayOff,
      .dayOffTomorrow, .loadNotHeavy, .noHardWindow, .restPlanned, .efficientEnough,
      .usuallyInefficient, .sleptEnough, .noMarathon, .lastMeetingBegun, .littleDebt,
      .asUsual, .lunchFree, .lunchOver, .lunchTaken, .noWorkDay, .firstThings,
      .noDeepWorkStretch, .nothingTomorrow, .startsAfterNoon, .ordinaryStart, .noHardSession,
      .endsInTime:
      nil
    }
  }
}

extension Obstacle.Unknown {
  fileprivate var metric: HealthMetric? {
    switch self {
    case .calendar, .healthData: nil
    case .score: .recovery
    case .efficiency, .timeAsleep, .sleepDebt, .usualWake: .sleep
    case .restingHeartRate, .usualRestingHeartRate: .restingHeartRate
    }
  }
}

extension Day {
  /// Why a rule about `zone` has nothing to say of another morning.
  func obstacle(needing zone: RecoveryZone) -> Obstacle {
    guard morning != nil else { return .unknown(.healthData) }
    return recoveryZone == .unknown ? .unknown(.score) : .otherZone(recoveryZone, needed: zone)
  }
}
