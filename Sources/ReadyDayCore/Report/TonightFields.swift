// The coming night as JSON.

extension Tonight {
  static let fields = Fields<Tonight>([
    .optionalMoment("lights_out") { $0.lightsOut?.instant },
    .optionalMoment("ideal_lights_out") { $0.lightsOut?.ideal },
    .optionalMoment("usual_lights_out") { $0.lightsOut?.usual },
    .optionalMoment("wake") { $0.lightsOut?.wake.instant },
    .optionalInteger("need_min") { $0.needMinutes },
    .optionalInteger("debt_min") { $0.debtMinutes },
    .optionalInteger("short_min") { $0.lightsOut?.shortMinutes },
    .optionalMoment("after_event_end") { $0.lightsOut?.limit?.end },
    .optionalDate("free_evening") { $0.lightsOut?.limit?.freeEvening },
    .optionalCode("limited_by") { $0.lightsOut?.limit?.code },
    .optionalCode("silent_because") { $0.silence },
    .optionalInteger("usual_nights") { $0.alike?.nights },
  ])
}

extension DayShifts {
  static let fields = Fields<DayShifts>([
    .optionalCode("today") { $0.today }, .optionalCode("tomorrow") { $0.tomorrow },
    .optionalMoment("work_start") { $0.work?.span.start },
    .optionalMoment("work_end") { $0.work?.span.end },
    .optionalMoment("last_sleep") { $0.work?.lastSleep },
    .optionalMoment("nap_start") { $0.nap?.start }, .optionalMoment("nap_end") { $0.nap?.end },
    .optionalText("usual_day_sleep_start") { $0.daySleep?.onset.description },
    .optionalText("usual_day_sleep_end") { $0.daySleep?.wake.description },
    .optionalInteger("usual_day_sleep_days") { $0.daySleep?.days },
  ])
}

extension LightsOut.Limit {
  package enum Code: String, Coded, CaseIterable, Sendable {
    case usual, week, irregular, event, session
  }

  var code: Code {
    switch self {
    case .usual: .usual
    case .week: .week
    case .irregular: .irregular
    case .event: .event
    case .session: .session
    }
  }

  fileprivate var end: Instant? {
    switch self {
    case .usual, .week, .irregular: nil
    case .event(let event, _): event.instant
    case .session(_, let end): end
    }
  }

  fileprivate var freeEvening: LocalDate? {
    if case .event(_, let free) = self { free } else { nil }
  }
}
