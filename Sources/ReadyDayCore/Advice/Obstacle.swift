/// The condition that kept a rule silent, with the values that decided.
public enum Obstacle: Hashable, Sendable {
  // What is not known
  case noCalendar
  case noHealthData
  /// No recovery was scored this morning.
  case noScore
  case noRestingHeartRate
  /// Fewer than 7 of the last 30 nights have a resting heart rate to compare with.
  case noRestingHeartRateMean
  case noEfficiency
  case noTimeAsleep
  case noSleepNeed
  /// Too few of the last 7 nights, or of the 60 before them, have a value.
  case tooFewNights(week: Int, before: Int)

  // What is known, and does not ask for advice
  case otherZone(RecoveryZone, needed: RecoveryZone)
  case nothingHardAhead
  /// 0…100.
  case loadNotHeavy(Double)
  case noHardWindow
  /// Percent.
  case efficientEnough(Double)
  /// Minutes.
  case sleptEnough(Double)
  /// Of the day's longest block, minutes; nil without any.
  case noMarathon(longest: Int?)
  /// Minutes.
  case littleDebt(Double)
  /// rMSSD, milliseconds.
  case insideRange(mean: Double, range: ClosedRange<Double>)
  /// Beats per minute over the mean; below 0 under it.
  case restingHeartRateUsual(over: Double)
  /// The resting heart rate alone is high, by so many beats per minute.
  case noOtherSignal(restingHeartRateOver: Double)
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

extension Day {
  /// Why a rule about `zone` has nothing to say of another morning.
  func obstacle(needing zone: RecoveryZone) -> Obstacle {
    guard morning != nil else { return .noHealthData }
    return recoveryZone == .unknown ? .noScore : .otherZone(recoveryZone, needed: zone)
  }
}
