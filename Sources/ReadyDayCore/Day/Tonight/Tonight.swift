/// Estimates of the coming night's sleep need and lights-out, shown in steps of five minutes.
package struct Tonight: Equatable, Sendable {
  package enum NoLightsOut: String, Equatable, Coded {
    /// The user wants no lights-out.
    case off
    case nightEvent = "night_event"
    /// The last night was in another time zone.
    case abroad
    case unknown
  }

  package enum Plan: Equatable, Sendable {
    case lightsOut(LightsOut)
    case silent(NoLightsOut)
  }

  package let need: SleepNeed?
  package let plan: Plan
  /// Usual sleep before days with tomorrow's shift; nil if there is no rota, or too few are known.
  package var alike: SleepSummary.UsualSleep?

  static let unknown = Tonight(need: nil, plan: .silent(.unknown))

  /// Standard deviation in minutes, above which there is no usual onset; without a rota, the two
  /// nights farthest from the median, such as a journey and a night shift, are left out of it.
  static let irregular = 120.0
  /// The maximum number of seconds an event may take between midnight and five.
  static let mostOfNight = 150 * 60
  /// In seconds after the usual onset: who has something to do later than this would sleep before it.
  static let asleepBefore = 2 * 3600
  /// In seconds: usual waking is early enough for training that begins this much later.
  static let leastBeforeTraining = 3600
  /// In seconds; if clocks differ by this much, the last night was abroad.
  static let abroad = 2 * 3600

  package var lightsOut: LightsOut? { if case .lightsOut(let found) = plan { found } else { nil } }

  package var noLightsOut: NoLightsOut? { if case .silent(let why) = plan { why } else { nil } }

  package var needMinutes: Int? { need.map { $0.minutes.inFives } }
  package var debtMinutes: Int? { need?.debt.map { $0.minutes.inFives } }

  package var isInDebt: Bool { debtMinutes.map { Double($0) >= OwedSleep.notable } ?? false }
}

extension Double {
  /// Rounded to the nearest five.
  package var inFives: Int { Int(rounding: self / 5) * 5 }
}

extension TimeOfDay {
  /// Rounded down to five minutes.
  package var fiveDown: TimeOfDay { TimeOfDay(clamping: secondOfDay - secondOfDay % 300) }
}

extension Instant {
  /// Rounded down to five minutes on the clock.
  var fiveDown: Instant { adding(seconds: -((secondsSince1970 % 300 + 300) % 300)) }
  var fiveUp: Instant { adding(seconds: 299).fiveDown }
}

/// Tonight's lights-out, and what decided it.
package struct LightsOut: Equatable, Sendable {
  package struct Wake: Equatable, Sendable {
    package let instant: Instant
    package let usual: SleepSummary.UsualWake
    /// Tomorrow's first event, if it means getting up earlier than usual.
    package let event: Event?
    /// How long before `event` to get up.
    package var lead = MorningLead.usual
  }

  package struct Event: Hashable, Sendable {
    package let title: String
    /// When it begins tomorrow, or ends tonight.
    package let instant: Instant
  }

  /// Why lights-out is not at `ideal`.
  package enum Limit: Hashable, Sendable {
    /// Lights-out is never much before the usual time, and never after it.
    case usual
    /// On most of the last nights `usual` was too late: half-way from this week's median to the need.
    case week(median: Instant)
    /// The nights began at very different times: the need decides, within what is usual at all.
    case irregular(deviation: Double)
    /// An event that ends late, and the next free evening, if the calendars show one.
    case event(Event, freeEvening: LocalDate?)
    case session(PlannedSession, end: Instant)
  }

  package let instant: Instant
  package let wake: Wake
  /// When lights-out would be if only the sleep need mattered.
  package let ideal: Instant
  package let usual: Instant
  package let limit: Limit?
  /// Minutes missing from the need.
  package let shortMinutes: Int
  /// Of the last week, how many nights were too short even with lights-out much before the usual.
  package var limitedNights = 0
  /// The median time awake in bed, from the last 14 nights.
  package let awake: Awake
  package struct Awake: Equatable, Sendable {
    package let minutes: Int
    package let nights: Int

    /// More than this is a sign of poor sleep, which more time in bed makes worse: insomnia is treated
    /// with less of it (Edinger 2021).
    static let most = 60
    package var isLong: Bool { minutes > Self.most }
  }

  /// In minutes. Sleep hardly comes earlier (Lavie 1986).
  package static let mostBeforeUsual = 60
  /// In minutes: the least that is asked of somebody whose need is out of reach on most nights.
  package static let beforeWeek = 20
  static let (week, nightsLimited) = (7, 4)
  /// The percentile of the last onsets before which nobody is sent to bed.
  static let earliestPercentile = 10.0
  /// Minutes between the end of an event or a session and lights-out.
  package static let afterEvent = 30
}

/// Tonight's lights-out as shown, in local time.
package struct TonightPlan: Equatable, Sendable {
  package enum Limit: Hashable, Sendable {
    case usual
    /// `usual` was too late on most nights; this is so many minutes earlier than this week's median.
    case week(earlier: Int)
    case irregular
    /// An event, its end, and the next evening without one.
    case event(title: String, end: TimeOfDay, free: FreeEvening?)
    case session(PlannedSession, end: TimeOfDay)
  }

  package enum FreeEvening: Hashable, Sendable {
    case tomorrow
    case on(Weekday)
  }

  package let lightsOut: TimeOfDay
  package let wake: TimeOfDay
  /// In minutes.
  package let need: Int
  /// Minutes missing from the need.
  package private(set) var short = 0
  /// Minutes of sleep that the plan leaves.
  package var sleep: Int { need - short }
  package let usual: TimeOfDay
  package private(set) var limit: Limit?
  /// Whether the need was within reach on all of the last nights.
  package var isShortAnew = true
  /// Where the night will be, if clocks differ from the day's.
  var there: Zone?
  /// By how many minutes the clocks change before waking; 0 if they do not.
  var clockChange = 0
  /// Whether the clocks show lights-out twice, and it is the second time.
  var isSecond = false
}

extension Day {
  /// Nil if lights-out is unknown or past.
  package var tonightPlan: TonightPlan? {
    guard let found = tonight.lightsOut, let need = tonight.needMinutes, found.instant > moment
    else { return nil }
    var plan = TonightPlan(
      lightsOut: clock(found.instant), wake: clock(found.wake.instant), need: need,
      short: found.shortMinutes, usual: clock(found.usual),
      limit: found.limit.map { shown($0, at: found.instant) })
    plan.isShortAnew = found.limit != .usual || found.limitedNights == 0
    plan.there = nightZone.agrees(with: zone, at: span.end) ? nil : nightZone
    let night = TimeSpan(from: span.end.adding(seconds: -12 * 3600), to: found.wake.instant)
    if let change = nightZone.changes(in: night).first {
      let before = nightZone.offset(at: change.at.adding(seconds: -1))
      plan.clockChange = (change.offset.seconds - before.seconds) / 60
      let twice = TimeSpan(from: change.at, to: change.at.adding(seconds: -60 * plan.clockChange))
      plan.isSecond = twice.contains(found.instant)
    }
    return plan
  }

  /// When the coming sleep ends, even after a night shift; nil if unknown.
  var plannedWake: Instant? {
    guard shifts?.work != nil else { return tonight.lightsOut?.wake.instant }
    return shifts?.daySleep.map { zone.instant(of: LocalDateTime(date.advanced(by: 1), $0.wake)) }
  }

  private func shown(_ limit: LightsOut.Limit, at lightsOut: Instant) -> TonightPlan.Limit {
    switch limit {
    case .usual: .usual
    case .week(let median): .week(earlier: median.seconds(since: lightsOut) / 60)
    case .irregular: .irregular
    case .event(let event, let free):
      .event(
        title: event.title, end: clock(event.instant),
        free: free.map { $0 == date.advanced(by: 1) ? .tomorrow : .on($0.weekday) })
    case .session(let session, let end): .session(session, end: clock(end))
    }
  }

  /// The time of day where the coming night will be.
  private func clock(_ instant: Instant) -> TimeOfDay { nightZone.time(at: instant) }
}
