/// How hard to train.
public enum TrainingIntensity: String, Equatable, CaseIterable, Sendable, Coded {
  case hard, moderate
  /// Light movement only.
  case easy
  /// Too little is known about the morning: train by feel.
  case byFeel = "by_feel"
}

/// How hard to train in a stretch of the day.
public struct TrainingAdvice: Hashable, Sendable {
  public let intensity: TrainingIntensity
  /// When hard training should give way to easy; nil if it may fill the stretch, or is not advised.
  public let hardUntil: Instant?
  /// Whether the day allows hard training, but the stretch is too close to bedtime for it.
  public let isCloseToSleep: Bool

  /// Hours between hard training and the usual onset of sleep (Leota 2025, an association).
  public static let hoursBeforeSleep = 4
  /// The seconds between any training and lights-out.
  static let secondsBeforeSleep = 3600
  /// In minutes; hard training needs this much before `hardUntil`: a session with warm-up.
  static let shortestHard = 45
}

extension Day {
  /// Whether hard training that ends at `end` is too close to the usual bedtime.
  func isCloseToSleep(_ end: Instant) -> Bool {
    usualSleep.seconds(since: end) < TrainingAdvice.hoursBeforeSleep * 3600
  }
}

extension TrainingAdvice {
  /// Nil if the day allows no training.
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
