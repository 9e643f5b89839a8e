/// Decides how hard a day allows to train: top-down, the first that holds.
struct VerdictFinder {
  let date: LocalDate
  let zone: Zone
  let now: Instant
  let morning: MorningReport?
  let events: [DayEvent]
  let sessions: [PlannedSession]
  let outlook: Outlook?

  var verdict: DayVerdict {
    let (training, reasons, unknown) = allowed
    let plan = training == .race ? nil : hardestSession
    let planned = plan.map { DayVerdict.Training($0) } ?? training
    let lowering = plan.flatMap { plan in
      planned < training ? DayVerdict.Reason.planned(plan.activity, plan.intensity) : nil
    }
    return DayVerdict(
      training: training, suggested: min(training, planned),
      isBorderline: isJust(allowing: training), reasons: reasons + [lowering].compactMap(\.self),
      unknown: unknown)
  }

  /// Whether the score allows this much by less than three points.
  private func isJust(allowing training: DayVerdict.Training) -> Bool {
    guard let recovery, recovery.isBorderline, let score = recovery.score.value,
      let border = recovery.zone.limits(of: recovery.source).from
    else { return false }
    let isByZone = recovery.zone == .green ? training == .hard : training == .moderate
    return isByZone && score <= border + 3
  }

  private typealias Allowed = (DayVerdict.Training, [DayVerdict.Reason], [DayVerdict.Condition])

  private var allowed: Allowed {
    if let race = raceToday { return (.race, [.race(title: race.title, days: 0)], []) }
    let night = night
    if let night, !night.isSlept { return (.rest, [night.reason], []) }
    if signals >= 2 { return (.rest, [.signals(mornings: signals)], []) }
    let easy = easyReasons(after: night)
    if !easy.isEmpty { return (.easy, easy, []) }
    if let unscored { return (.byFeel, [unscored], []) }
    let cautious = cautiousReasons
    if !cautious.isEmpty { return (.moderate, cautious, []) }
    return conditions
  }

  private var hardestSession: PlannedSession? {
    sessions.max { DayVerdict.Training($0) < DayVerdict.Training($1) }
  }
}

// Races, and events of the night.
extension VerdictFinder {
  private var raceToday: DayEvent? { events.first(where: \.isRace) }

  /// The nearest race within `days`, after the date or before it.
  private func race(within days: ClosedRange<Int>) -> DayVerdict.Reason? {
    guard let outlook else { return nil }
    for distance in days where distance != 0 {
      let other = date.advanced(by: distance)
      let day = ([outlook.yesterday] + outlook.ahead).first { $0.date == other }
      if let race = day?.races.first { return .race(title: race.title, days: distance) }
    }
    return nil
  }

  private struct Night {
    let title: String
    let end: Instant
    let isSlept: Bool

    var reason: DayVerdict.Reason { .night(title: title, until: end, isSlept: isSlept) }
  }

  /// The event that took the small hours; nil if the user slept through most of it.
  private var night: Night? {
    let threeOClock = zone.instant(of: LocalDateTime(date, TimeOfDay(clamping: 3 * 3600)))
    let sleep = morning?.sleep.span
    for event in events {
      guard let span = event.attendedSpan, span.contains(threeOClock) else { continue }
      if let sleep, let both = sleep.intersection(span), both.seconds * 2 > span.seconds {
        return nil
      }
      let isSlept = sleep.map { $0.end > span.end && $0.end <= now } ?? false
      return Night(title: event.title, end: span.end, isSlept: isSlept)
    }
    return nil
  }
}

// The morning.
extension VerdictFinder {
  private var recovery: RecoverySummary? { morning?.recovery }
  private var signals: Int { morning?.signals?.morningsInARow ?? 0 }

  private func easyReasons(after night: Night?) -> [DayVerdict.Reason] {
    var reasons: [DayVerdict.Reason] = []
    if let night { reasons.append(night.reason) }
    if signals > 0 { reasons.append(.signals(mornings: signals)) }
    if let recovery, recovery.zone == .red, let score = recovery.score.value {
      reasons.append(.recovery(score, .red))
    }
    if let race = race(within: -1...2) { reasons.append(race) }
    return reasons
  }

  private var unscored: DayVerdict.Reason? {
    guard let recovery else { return .nothingKnown }
    return recovery.zone == .unknown ? .unscored(recovery.state) : nil
  }

  private var cautiousReasons: [DayVerdict.Reason] {
    guard let recovery, let score = recovery.score.value else { return [] }
    let yellow = recovery.zone == .yellow
    return (yellow ? [.recovery(score, .yellow)] : [])
      + (recovery.isCalibrating ? [.provisional(recovery.source)] : [])
  }
}

// What a green morning is not enough for.
extension VerdictFinder {
  /// Asleep less than this, or shorter of the need by this, minutes.
  static let leastSleep = 360.0
  static let mostShort = 120.0
  /// Hard days of the last 7.
  static let mostHardDays = 3

  private var conditions: Allowed {
    let missed = missedVariability + missedSleep + missedTraining + missedToday
    let hidden = DayVerdict.Condition.allCases.filter(isHidden)
    let unknown = DayVerdict.Condition.allCases.filter { !isKnown($0) && !hidden.contains($0) }
    if !missed.isEmpty { return (.moderate, missed, unknown) }
    if !hidden.isEmpty { return (.byFeel, [.hidden], unknown) }
    return (.hard, [.allMet(lastHardDay: morning?.training?.lastHardDay)], unknown)
  }

  private func isKnown(_ condition: DayVerdict.Condition) -> Bool {
    switch condition {
    case .variability: morning?.variability?.lowestForHard != nil
    case .sleep: asleep != nil
    case .yesterday: morning?.training?.wasHardYesterday != nil
    case .week: morning?.training?.hardFrom != nil
    case .signals: morning?.signals != nil
    }
  }

  private func isHidden(_ condition: DayVerdict.Condition) -> Bool {
    let metrics: [HealthMetric] =
      switch condition {
      case .variability: [.heartRateVariability]
      case .sleep: [.sleep]
      case .yesterday, .week: [.strain]
      case .signals: [.restingHeartRate, .skinTemperature]
      }
    return metrics.contains { morning?.hidden.contains($0) == true }
  }

  private var missedVariability: [DayVerdict.Reason] {
    guard let trend = morning?.variability, trend.isLowForHard == true,
      let border = trend.lowestForHard, let mean = trend.week.mean
    else { return [] }
    return [
      .lowVariability(
        mean: HeartRateVariabilityTrend.milliseconds(mean),
        border: HeartRateVariabilityTrend.milliseconds(border))
    ]
  }

  /// Of the night and the naps since, minutes.
  private var asleep: Double? {
    guard let sleep = morning?.sleep, let night = sleep.asleepMinutes.value else { return nil }
    return night + (sleep.minutesNapped ?? 0)
  }

  private var missedSleep: [DayVerdict.Reason] {
    guard let asleep else { return [] }
    if asleep < Self.leastSleep { return [.shortSleep(asleep)] }
    guard let needed = morning?.sleep.neededMinutes,
      needed - asleep >= Self.mostShort
    else { return [] }
    return [.shortOfNeed(asleep, needed: needed)]
  }

  private var missedTraining: [DayVerdict.Reason] {
    guard let training = morning?.training, let border = training.hardFrom else { return [] }
    var missed: [DayVerdict.Reason] = []
    if let yesterday = training.yesterday, training.wasHardYesterday == true {
      missed.append(.hardYesterday(yesterday, border: border, training.scale))
    }
    if training.hardDays >= Self.mostHardDays { missed.append(.hardDays(training.hardDays)) }
    return missed
  }

  private var missedToday: [DayVerdict.Reason] {
    let done = sessions.first { $0.isDone && $0.intensity == .hard && !$0.isNothing }
    return (done.map { [.hardSessionDone($0.activity)] } ?? [])
      + (race(within: 1...3).map { [$0] } ?? [])
  }
}
