/// Decides how hard a day allows training; the first condition that applies decides.
struct VerdictRules {
  let day: Day

  private var date: LocalDate { day.date }
  private var zone: Zone { day.zone }
  private var now: Instant { day.now }
  var morning: MorningReport? { day.morning }
  private var events: [DayEvent] { day.events }
  var sessions: [PlannedSession] { day.possibleSessions }
  private var races: Races { day.races }
  var state: BodyState { day.state }
  /// Nil unless the user is settling into a new zone.
  private var settling: Place.Settling? { day.place?.settling }

  var verdict: DayVerdict {
    let (training, reasons, unknown) = allowed
    let plan =
      training == .race ? nil : sessions.max { DayVerdict.Training($0) < DayVerdict.Training($1) }
    let planned = plan.map { DayVerdict.Training($0) } ?? training
    let lowering = plan.flatMap { plan in
      planned < training ? DayVerdict.Reason.planned(plan) : nil
    }
    let standing = standing(on: training, because: reasons)
    return DayVerdict(
      training: training, suggested: standing == nil ? min(training, planned) : .hard,
      isBorderline: isJust(allowing: training), reasons: reasons + [lowering].compactMap(\.self),
      unknown: unknown, standing: standing)
  }

  /// Whether the score is within three points of the limit that allows `training`.
  private func isJust(allowing training: DayVerdict.Training) -> Bool {
    guard let recovery, recovery.isBorderline, let score = recovery.score.value,
      let border = recovery.zone.limits(of: recovery.source).from
    else { return false }
    let isByZone = recovery.zone == .green ? training == .hard : training == .moderate
    return isByZone && score <= border + 3
  }

  private typealias Allowed = (DayVerdict.Training, [DayVerdict.Reason], [DayVerdict.Condition])

  private var allowed: Allowed {
    let race = raceToday.map { DayVerdict.Reason.race(title: $0, days: 0) }
    let today = stateReasons
    if let illness = state.illness, illness.rests() {
      return (.rest, [.ill(illness)] + [race].compactMap(\.self), [])
    }
    if let race {
      let injury = state.injury(loadedBy: events.first(where: \.isRace)?.sport ?? .running)
      let injured = injury.map { [DayVerdict.Reason.injured($0)] } ?? []
      let care = state.health == .care ? [DayVerdict.Reason.health(.care)] : []
      return (.race, [race] + today.easy + today.moderate + care + injured + redReasons, [])
    }
    let night = night
    if let night, !night.isSlept { return (.rest, [night.reason], []) }
    if let unusual = state.unusual, unusual.mornings > 1 || morning?.signals?.areExtreme == true {
      return (.rest, [.signals(unusual)], [])
    }
    let easy =
      [night?.reason, sickLeave].compactMap(\.self) + today.easy + redReasons
      + raceReason(allowing: .easy)
    if !easy.isEmpty { return (.easy, easy, []) }
    let moderate =
      (nightWork.map { [.nightShift($0)] } ?? []) + today.moderate + [deload].compactMap(\.self)
    if let unscored {
      let moderate = moderate + raceReason(allowing: .moderate)
      return moderate.isEmpty && !state.isPregnant
        ? (.byFeel, [unscored], []) : (.moderate, moderate + [unscored], [])
    }
    let cautious = moderate + cautiousReasons
    if !cautious.isEmpty { return (.moderate, cautious, []) }
    return conditions
  }

  /// The user's all-day event or session that asks for less training.
  private var deload: DayVerdict.Reason? {
    ownEvent(orSession: true, KindWords.namesDeload).map { .deload($0.title) }
  }

  private var sickLeave: DayVerdict.Reason? {
    ownEvent(orSession: false, KindWords.namesSickLeave).map { .deload($0.title) }
  }

  private func ownEvent(orSession: Bool, _ isNamed: (String) -> Bool) -> DayEvent? {
    events.first { event in
      event.owner == .mine
        && (event.notCounted == .allDay
          || orSession && event.index != nil && event.kind == .training)
        && isNamed(event.occurrence.fullTitle)
    }
  }

  /// Why the day allows less by an event of the user's, whatever the morning brings.
  var askedForLess: DayVerdict.Reason? { sickLeave ?? deload }

  private var raceToday: String? { events.first(where: \.isRace)?.title ?? races.on(date)?.title }

  /// The race that limits the day to `most`; empty if there is none.
  private func raceReason(allowing most: DayVerdict.Training) -> [DayVerdict.Reason] {
    guard let limit = races.limit(on: date), limit.most == most else { return [] }
    let race = limit.race
    guard race.isMatch else { return [.race(title: race.title, days: limit.days)] }
    let start = race.start.flatMap { $0 > now ? zone.time(at: $0) : nil }
    return [.match(title: race.title, days: limit.days, start: limit.days == 0 ? start : nil)]
  }

  private struct Night {
    let title: String
    let end: Instant
    let isSlept: Bool

    var reason: DayVerdict.Reason { .night(title: title, until: end, isSlept: isSlept) }
  }

  /// The event that covered 03:00; nil if the user slept through most of it.
  private var night: Night? {
    let threeOClock = zone.instant(of: LocalDateTime(date, TimeOfDay(clamping: 3 * 3600)))
    let sleep = morning?.sleep.span
    for event in events {
      guard let span = event.attendedSpan, span.contains(threeOClock) else { continue }
      if let sleep, let both = sleep.intersection(span), both.seconds * 2 > span.seconds {
        return nil
      }
      return Night(title: event.title, end: span.end, isSlept: hasSlept(after: span.end))
    }
    return nil
  }

  /// Without measured nights, the way home and eight hours are taken to be enough.
  private func hasSlept(after end: Instant) -> Bool {
    if let sleep = morning?.sleep.span, sleep.end > end, sleep.end <= now { return true }
    if let nightWork, nightWork.lastSleep <= now { return true }
    let isMeasured = morning?.sleep.nights.isEmpty == false
    return !isMeasured && end.adding(seconds: 9 * 3600) <= now
  }

  private var nightWork: NightWork? {
    NightWork(after: date, events + (day.tomorrow?.events ?? []), in: zone)
  }

  private var recovery: RecoverySummary? { state.isPregnant ? nil : morning?.recovery }

  private var stateReasons: (easy: [DayVerdict.Reason], moderate: [DayVerdict.Reason]) {
    var (easy, moderate): ([DayVerdict.Reason], [DayVerdict.Reason]) = ([], [])
    if let illness = state.illness { easy.append(.ill(illness)) }
    if let health = state.health, let most = health.most {
      if most == .easy { easy.append(.health(health)) } else { moderate.append(.health(health)) }
    }
    if let unusual = state.unusual { easy.append(.signals(unusual)) }
    if let back = state.wayBack {
      if back.most == .easy { easy.append(.wayBack(back)) } else { moderate.append(.wayBack(back)) }
    }
    switch state.lowMornings {
    case 0: break
    case 1: moderate.append(.low(mornings: 1))
    default: easy.append(.low(mornings: state.lowMornings))
    }
    if let settling, settling.day <= Place.Settling.cautious {
      moderate.append(.settling(hours: settling.hours))
    }
    return (easy, moderate)
  }

  private var redReasons: [DayVerdict.Reason] {
    guard let recovery, recovery.zone == .red, let score = recovery.score.value else { return [] }
    return [.recovery(score, .red)]
  }

  private var unscored: DayVerdict.Reason? {
    if state.isPregnant { return .pregnancy }
    guard let recovery else { return .nothingKnown }
    return recovery.zone == .unknown ? .unscored(recovery.state) : nil
  }

  private var cautiousReasons: [DayVerdict.Reason] {
    guard let recovery, let score = recovery.score.value else { return [] }
    let yellow = recovery.zone == .yellow
    return (yellow ? [.recovery(score, .yellow)] : [])
      + (recovery.isCalibrating ? [.provisional(recovery.source)] : [])
      + raceReason(allowing: .moderate)
  }

  /// In minutes: the minimum sleep, and the shortfall that is already too large.
  static let leastSleep = 360.0
  static let mostShort = 120.0
  /// This many hard days of the last 7 are already too many.
  static let mostHardDays = 3

  private var conditions: Allowed {
    let missed =
      missedVariability + missedSleep + missedTraining
      + (hardSessionDone.map { [.hardSessionDone($0.activity)] } ?? [])
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
      case .signals: [.restingHeartRate, .skinTemperature, .feel]
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

  /// In minutes, naps included.
  var asleep: Double? { morning?.sleep.minutesAsleepAndNapped }

  private var missedSleep: [DayVerdict.Reason] {
    guard let asleep else { return [] }
    if asleep < Self.leastSleep { return [.shortSleep(asleep)] }
    guard let needed = NightNeed(before: day)?.minutes, needed - asleep >= Self.mostShort
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

  var hardSessionDone: PlannedSession? {
    sessions.first { $0.isDone && $0.intensity == .hard && !$0.isNothing }
  }

  /// The known conditions, with their numbers.
  var checks: [DayVerdict.Check] {
    [signalsCheck, variabilityCheck, sleepCheck, needCheck].compactMap(\.self) + trainingChecks + [
      DayVerdict.Check(.hardSessionDone(hardSessionDone?.activity), hardSessionDone == nil),
      raceCheck,
    ]
  }

  private var signalsCheck: DayVerdict.Check? {
    morning?.signals.map { _ in
      DayVerdict.Check(.unusual(state.unusual?.mornings ?? 0), state.unusual == nil)
    }
  }

  private var variabilityCheck: DayVerdict.Check? {
    guard let trend = morning?.variability, let border = trend.lowestForHard,
      let mean = trend.week.mean
    else { return nil }
    let milliseconds = HeartRateVariabilityTrend.milliseconds
    return DayVerdict.Check(
      .variability(mean: milliseconds(mean), border: milliseconds(border)),
      missedVariability.isEmpty)
  }

  private var sleepCheck: DayVerdict.Check? {
    asleep.map { DayVerdict.Check(.asleep($0), $0 >= Self.leastSleep) }
  }

  private var needCheck: DayVerdict.Check? {
    guard let asleep, let needed = NightNeed(before: day)?.minutes else { return nil }
    return DayVerdict.Check(.short(needed - asleep), needed - asleep < Self.mostShort)
  }

  private var trainingChecks: [DayVerdict.Check] {
    guard let training = morning?.training, let border = training.hardFrom else { return [] }
    let yesterday = training.yesterday.map { amount in
      DayVerdict.Check(
        .yesterday(amount, border: border, training.scale), training.wasHardYesterday != true)
    }
    return [yesterday].compactMap(\.self)
      + [.init(.hardDays(training.hardDays), training.hardDays < Self.mostHardDays)]
      .filter { _ in training.weekDays > 0 }
  }

  private var raceCheck: DayVerdict.Check {
    let near = raceToday.map { ($0, 0) } ?? races.limit(on: date).map { ($0.race.title, $0.days) }
    return DayVerdict.Check(.race(near?.0, days: near?.1 ?? 0), near == nil)
  }
}

extension SleepSummary {
  var minutesAsleepAndNapped: Double? { asleepMinutes.value.map { $0 + (minutesNapped ?? 0) } }
}

/// When an own hard session can stand on a yellow day; what is unknown or hidden speaks against it.
extension VerdictRules {
  static let leastScore = 50.0
  /// Standard deviations above the usual resting heart rate that are already too many.
  static let raisedRate = 1.5

  /// The first session of the day that can stand; nil unless only the score speaks against it.
  func standing(
    on training: DayVerdict.Training, because reasons: [DayVerdict.Reason]
  ) -> PlannedSession? {
    guard training == .moderate, reasons.count == 1,
      case .recovery(Self.leastScore..., .yellow)? = reasons.first, isRecovered, isRested,
      day.races.lessVolume(on: day.date) == nil
    else { return nil }
    return sessions.first { session in
      session.isOtherAndHard && session.isToDo && !state.forbidsMore(of: session.activity)
        && !(session.span.map { $0.end <= day.moment } ?? false)
    }
  }

  private var isRecovered: Bool {
    let signals = morning?.signals
    guard let variability = signals?.signals.first(where: \.isVariability),
      let rate = signals?[.restingHeartRate]
    else { return false }
    return state.allowsHard && morning?.variability?.side == .inside && !variability.isLow
      && rate.z < Self.raisedRate
  }

  private var isRested: Bool {
    guard let asleep, let training = morning?.training, training.hardFrom != nil else {
      return false
    }
    return asleep >= Self.leastSleep && training.wasHardYesterday == false
      && training.hardDays < Self.mostHardDays && hardSessionDone == nil
  }
}
