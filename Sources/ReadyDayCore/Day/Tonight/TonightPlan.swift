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
      let twice = TimeSpan(
        from: change.at, to: change.at.adding(seconds: -60 * plan.clockChange))
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
