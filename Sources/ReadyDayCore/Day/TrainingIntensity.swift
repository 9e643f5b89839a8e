/// How hard to train.
public enum TrainingIntensity: String, Hashable, CaseIterable, Sendable {
  case hard, moderate
  /// Light movement only.
  case easy
  /// Nothing is known of the morning: the body itself must tell.
  case byFeel = "by_feel"
}

/// How hard a stretch of the day allows to train.
public struct TrainingAdvice: Hashable, Sendable {
  public let intensity: TrainingIntensity
  /// When hard training should be over, inside the stretch; easy from then on.
  public let hardUntil: Instant?
  /// Whether the day allows more than the hour.
  public let isCloseToSleep: Bool

  /// Hard training should end this long before the usual onset of sleep (Leota 2025, an
  /// association).
  public static let hoursBeforeSleep = 4
  /// Before that hour there must be room for a session, minutes.
  static let shortestHard = 30
}

extension TrainingAdvice {
  /// The only place where a day and an hour become an intensity; nil if there is nothing to be
  /// trained.
  ///
  /// - Parameters:
  ///   - day: what the day allows.
  ///   - span: the stretch.
  ///   - sleep: when the user usually falls asleep that night.
  init?(_ day: DayVerdict.Training, in span: TimeSpan, sleepAt sleep: Instant) {
    guard let intensity = day.intensity else { return nil }
    let latest = sleep.adding(seconds: -Self.hoursBeforeSleep * 3600).fiveDown
    guard intensity == .hard, span.end > latest else {
      self.init(intensity: intensity, hardUntil: nil, isCloseToSleep: false)
      return
    }
    let hasRoom = latest.seconds(since: span.start) >= Self.shortestHard * 60
    self.init(
      intensity: hasRoom ? .hard : .easy, hardUntil: hasRoom ? latest : nil,
      isCloseToSleep: !hasRoom)
  }
}
