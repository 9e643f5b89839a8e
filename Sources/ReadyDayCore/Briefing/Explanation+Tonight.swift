extension Explanation {
  /// What the plan for the night is based on.
  package enum TonightFact: Equatable, Sendable {
    case lightsOut(TonightPlan)
    /// The time of lights-out, which is past.
    case past(TimeOfDay)
    case silent(Silence)
    case need(SleepNeed)
    case debt(OwedSleep)
    case noDebt
    /// With `isOfClass`, for days like tomorrow: by shift if `isOfShift`, else by kind of morning.
    case usualWake(TimeOfDay, nights: Int, isOfClass: Bool, isOfShift: Bool = false)
    case firstEvent(title: String, start: TimeOfDay, MorningLead, up: TimeOfDay)
    /// The minutes awake at night.
    case awake(Int, nights: Int)
    /// How many of the last week's nights were limited by the usual lights-out, and its median.
    case week(limited: Int, median: TimeOfDay)
    /// The standard deviation in minutes, over `nights` before the same shift, or over all if nil.
    case irregular(deviation: Double, nights: Int?)
    /// The earliest and the usual lights-out. The usual one is from `ofClass` nights, or from all.
    case bounds(earliest: TimeOfDay, usual: TimeOfDay, ofClass: Int? = nil)
    /// An event, followed by half an hour that stays free.
    case event(title: String, end: TimeOfDay)
    case session(PlannedSession, end: TimeOfDay)
    case noHealthData
  }

  /// Why there is no lights-out, with the evidence.
  package enum Silence: Equatable, Sendable {
    case off, nightEvent
    /// The UTC offset of last night.
    case abroad(UTCOffset)
    case unknown
  }
}

extension Briefing {
  var tonightFacts: [Explanation.TonightFact] {
    guard let sleep = morning?.sleep else { return [.noHealthData] }
    let tonight = day.tonight
    let first: Explanation.TonightFact =
      switch tonight.plan {
      case .lightsOut(let found):
        day.tonightPlan.map { .lightsOut($0) } ?? .past(day.time(at: found.instant))
      case .silent(let silence): .silent(.init(silence, sleep))
      }
    return [first] + (tonight.need.map(facts) ?? []) + (tonight.lightsOut.map(facts) ?? [])
  }

  private func facts(_ need: SleepNeed) -> [Explanation.TonightFact] {
    [.need(need), need.debt.map { .debt($0) } ?? .noDebt]
  }

  private func facts(_ found: LightsOut) -> [Explanation.TonightFact] {
    let usual = found.wake.usual
    let earliest = found.usual.adding(seconds: -LightsOut.mostBeforeUsual * 60)
    var facts: [Explanation.TonightFact] = [
      .usualWake(
        usual.time, nights: usual.nights, isOfClass: usual.isOfClass,
        isOfShift: day.tonight.alike != nil)
    ]
    if let event = found.wake.event {
      facts.append(
        .firstEvent(
          title: event.title, start: day.time(at: event.instant), found.wake.lead,
          up: day.time(at: found.wake.instant)))
    }
    let nights = day.tonight.alike?.nights
    facts.append(.awake(found.awake.minutes, nights: found.awake.nights))
    if case .irregular(let deviation) = found.limit {
      return facts + [.irregular(deviation: deviation, nights: nights)]
    }
    facts.append(
      .bounds(
        earliest: day.time(at: earliest), usual: day.time(at: found.usual), ofClass: nights))
    switch found.limit {
    case .week(let median):
      facts.append(.week(limited: found.limitedNights, median: day.time(at: median)))
    case .event(let event, _):
      facts.append(.event(title: event.title, end: day.time(at: event.instant)))
    case .session(let session, let end): facts.append(.session(session, end: day.time(at: end)))
    case .usual, .irregular, nil: break
    }
    return facts
  }
}

extension Explanation.Silence {
  fileprivate init(
    _ silence: Tonight.Silence, _ sleep: SleepSummary
  ) {
    switch silence {
    case .off: self = .off
    case .nightEvent: self = .nightEvent
    case .abroad: self = .abroad(sleep.offset)
    case .unknown: self = .unknown
    }
  }
}
