/// How hard to train.
public enum TrainingIntensity: String, Hashable, CaseIterable, Sendable {
  case hard, moderate
  /// Light movement only.
  case recovery
  /// Nothing is known of the morning: the body itself must tell.
  case byFeel = "by_feel"
}

/// An intensity with what decided it.
public struct TrainingAdvice: Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    case zone(RecoveryZone)
    /// Green, but it would end too near to the usual time of falling asleep.
    case closeToSleep
  }

  public let intensity: TrainingIntensity
  public let reason: Reason

  /// Hard training should end this long before the usual onset of sleep (Leota 2025, an
  /// association).
  public static let hoursBeforeSleep = 4
}

extension TrainingAdvice {
  /// The only place where a zone becomes an intensity: windows, rules and plans all ask here.
  ///
  /// - Parameters:
  ///   - zone: the morning's; unknown leaves the intensity to how it feels.
  ///   - end: when the training would be over.
  ///   - sleep: when the owner usually falls asleep that night.
  public init(zone: RecoveryZone, endingAt end: Instant, sleepAt sleep: Instant) {
    let fits = sleep.seconds(since: end) >= Self.hoursBeforeSleep * 3600
    let allowed: TrainingIntensity =
      switch zone {
      case .green: fits ? .hard : .moderate
      case .yellow: .moderate
      case .red: .recovery
      case .unknown: .byFeel
      }
    self.init(intensity: allowed, reason: zone == .green && !fits ? .closeToSleep : .zone(zone))
  }
}
