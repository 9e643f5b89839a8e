/// The condition that kept a rule silent, with the values that decided.
package enum Obstacle: Hashable, Sendable {
  /// Something the rule looks at that is not known this morning.
  package enum Unknown: Hashable, CaseIterable, Sendable {
    case calendar, healthData
    /// No recovery was scored.
    case score
    case restingHeartRate
    /// Fewer than 7 of the last 30 nights have a resting heart rate to compare with.
    case restingHeartRateMean
    case efficiency, timeAsleep
    /// What is owed from earlier nights.
    case sleepDebt
    /// Heart rate variability was measured as SDNN.
    case rmssd
  }

  /// A reading of the night that is not off.
  package enum Reading: Hashable, Sendable {
    /// rMSSD, milliseconds: a week's mean within what is usual.
    case variability(mean: Double, range: ClosedRange<Double>)
    /// Beats per minute over the mean; below 0 under it.
    case restingHeartRate(over: Double)
    /// The resting heart rate is high, by so many beats per minute, but nothing else is off.
    case allButRestingHeartRate(over: Double)
    /// The same, but of what else could be off not everything is known, or may be shown.
    case restingHeartRateAlone(over: Double)
  }

  case unknown(Unknown)
  /// What the rule looks at is known, perhaps, but not to be shown.
  case hidden
  /// Too few of the last 7 nights, or of the 60 before them, have a value.
  case tooFewNights(week: Int, before: Int)

  case otherZone(RecoveryZone, needed: RecoveryZone)
  case nothingHardAhead
  /// Both 0…100; a load above the second is heavy.
  case loadNotHeavy(Double, above: Double)
  case noHardWindow
  /// All that is planned for the day is rest.
  case restPlanned
  /// Percent.
  case efficientEnough(Double)
  /// Minutes.
  case sleptEnough(Double)
  /// The day's longest block, nil without any, and what makes a marathon; minutes.
  case noMarathon(longest: Int?, under: Int)
  /// Minutes.
  case littleDebt(Double)
  case asUsual(Reading)
  /// Half an hour or more around noon, on the clock.
  case lunchFree(from: TimeOfDay, to: TimeOfDay)
  /// It is past three in the afternoon.
  case lunchOver
  /// Of the longest free stretch before one o'clock, minutes.
  case noDeepWorkStretch(longest: Int)
  case nothingTomorrow
  /// When tomorrow begins; `usual` is nil where too few days tell.
  case ordinaryStart(TimeOfDay, usual: TimeOfDay?)
  case noHardSession
  /// The last hard session's end, and when its owner usually falls asleep.
  case endsInTime(TimeOfDay, usualSleep: TimeOfDay)
}

extension Obstacle {
  /// The same, unless it tells of something in `metrics`: whether that is known is hidden too.
  func hiding(_ metrics: Set<HealthMetric>) -> Obstacle {
    metric.map(metrics.contains) == true ? .hidden : self
  }

  private var metric: HealthMetric? {
    switch self {
    case .unknown(.score): .recovery
    case .unknown(.efficiency), .unknown(.timeAsleep), .unknown(.sleepDebt): .sleep
    case .unknown(.restingHeartRate), .unknown(.restingHeartRateMean): .restingHeartRate
    case .tooFewNights, .unknown(.rmssd): .heartRateVariability
    default: nil
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
