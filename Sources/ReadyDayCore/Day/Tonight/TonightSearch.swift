extension Tonight {
  /// `zone`: where the night will be. `target`: in minutes. Nil `place` or `ahead`: not read.
  init(
    after date: LocalDate, at place: Place? = nil, in zone: Zone, _ morning: MorningReport?,
    _ mornings: BusyMornings, _ rise: Rise?,
    events: [DayEvent], sessions: [PlannedSession], ahead: [Day]?, _ preferences: Preferences
  ) {
    guard let sleep = morning?.sleep, !sleep.nights.isEmpty else {
      self = .unknown
      return
    }
    let alike = mornings.usualSleep(in: sleep, upTo: date, on: mornings.shift(after: date))
    let search = TonightSearch(
      date: date, zone: zone, isPlaceKnown: place != nil, sleep: sleep, alike: alike,
      mornings: mornings, rise: rise, events: events, sessions: sessions, ahead: ahead)
    let target = Double(preferences.sleepTargetMinutes)
    let need = SleepNeed(after: sleep, upTo: date, target: target, mornings)
    let plan = preferences.tellsTonight ? search.plan(for: need) : .silent(.off)
    self.init(need: need, plan: plan, alike: alike)
  }
}

private struct TonightSearch {
  let date: LocalDate
  let zone: Zone
  let isPlaceKnown: Bool
  @Boxed var sleep: SleepSummary
  let alike: SleepSummary.UsualSleep?
  let mornings: BusyMornings
  let rise: Rise?
  let events: [DayEvent]
  let sessions: [PlannedSession]
  /// Tomorrow first.
  let ahead: [Day]?

  /// Events of the next day before this belong to the night.
  static let nightEnd = FirstEvents.earliest

  func plan(for need: SleepNeed) -> Tonight.Plan {
    if isAbroad { return .silent(.abroad) }
    guard let onset = alike?.onset ?? sleep.usualOnset,
      let deviation = alike?.deviation ?? TimeOfDay.onsetScatter(of: onsets)
        ?? sleep.onsetDeviation, let wake
    else { return .silent(.unknown) }
    guard !isNightTaken(after: onset), !events.areOfNight else { return .silent(.nightEvent) }
    let found = lightsOut(
      for: need, wake, usual: evening(onset).fiveUp,
      deviation: deviation > Tonight.irregular ? deviation : nil)
    return found.instant < wake.instant ? .lightsOut(found) : .silent(.nightEvent)
  }

  private var isAbroad: Bool {
    guard !isPlaceKnown, let span = sleep.span else { return false }
    let here = zone.offset(at: span.end).seconds
    return abs(here - sleep.offset.seconds) >= Tonight.abroad
  }

  /// Whether one event takes too much of the hours from midnight to five, or breaks the night.
  private func isNightTaken(after onset: TimeOfDay) -> Bool {
    let asleep = evening(onset).adding(seconds: Tonight.asleepBefore)
    if eveningEvents.contains(where: { $0.span.start >= asleep }) { return true }
    let hours = TimeSpan(
      from: moment(.midnight, on: tomorrow), to: moment(TimeOfDay(clamping: 5 * 3600), on: tomorrow)
    )
    return eveningEvents.contains { event in
      (event.span.intersection(hours)?.seconds ?? 0) > Tonight.mostOfNight
    }
  }

  private var tomorrow: LocalDate { date.advanced(by: 1) }
  private var onsets: [TimeOfDay] { sleep.nights.last(14, upTo: date).compactMap(\.onset) }
  private func evening(_ onset: TimeOfDay) -> Instant {
    zone.instant(ofOnset: onset, endingDay: date)
  }

  private func moment(_ time: TimeOfDay, on date: LocalDate) -> Instant {
    zone.instant(of: LocalDateTime(date, time))
  }

  private var wake: LightsOut.Wake? {
    guard let alike = mornings.usualWake(in: sleep, upTo: date) else { return nil }
    let usual = moment(alike.time, on: tomorrow).fiveDown
    // Time between waking and a session later in the morning is free, not needed to get ready.
    guard let rise, rise.up < usual,
      rise.lead.reason != .training
        || rise.start.seconds(since: usual) < Tonight.leastBeforeTraining
    else { return LightsOut.Wake(instant: usual, usual: alike, event: nil) }
    let event = LightsOut.Event(title: rise.event.title, instant: rise.start)
    return LightsOut.Wake(instant: rise.up, usual: alike, event: event, lead: rise.lead)
  }

  private struct Taken {
    enum Cause {
      case event(title: String)
      case session(PlannedSession)
    }

    let span: TimeSpan
    let cause: Cause
  }

  /// Events counted on this day or in the night after it.
  private var eveningEvents: [Taken] {
    let border = moment(Self.nightEnd, on: tomorrow)
    let all = events + (ahead?.first?.events ?? [])
    return all.compactMap { event in
      guard let span = event.attendedSpan, span.start < border else { return nil }
      return Taken(span: span, cause: .event(title: event.title))
    }
  }

  private var eveningSessions: [Taken] {
    sessions.filter(\.isToDo).compactMap { session in
      session.span.map { Taken(span: $0, cause: .session(session)) }
    }
  }

  /// Nil `deviation` unless the nights are irregular.
  private func lightsOut(
    for need: SleepNeed, _ wake: LightsOut.Wake, usual: Instant, deviation: Double?
  ) -> LightsOut {
    let awake = awake
    let inBed = (need.minutes.inFives + awake.minutes) * 60
    let ideal = wake.instant.adding(seconds: -inBed).fiveDown
    let limited = limitedNights(need, awake: awake.minutes, usual: usual)
    let (bounded, bound): (Instant, LightsOut.Limit?) =
      if let deviation {
        (max(ideal, earliestOnset ?? usual), .irregular(deviation: deviation))
      } else {
        awake.isLong && ideal < usual
          ? (usual, .usual)
          : bounds(ideal, owed: need.debt?.minutes ?? 0, usual: usual, limitedNights: limited)
      }
    var (instant, limit) = (bounded, bound)
    if let last = (eveningEvents + eveningSessions).max(by: { $0.span.end < $1.span.end }) {
      let after = last.span.end.adding(seconds: LightsOut.afterEvent * 60).fiveUp
      if after > bounded { (instant, limit) = (after, self.limit(by: last, usual: usual)) }
    }
    let missing = Double(inBed - wake.instant.seconds(since: instant)) / 60
    let short = max(0, missing).inFives
    // As shown, the two times must differ by the missing minutes.
    let needed = short > 0 ? instant.adding(seconds: -short * 60) : ideal
    return LightsOut(
      instant: instant, wake: wake, ideal: needed, usual: usual, limit: limit,
      shortMinutes: short, limitedNights: limited, awake: awake)
  }

  private func bounds(
    _ ideal: Instant, owed debt: Double, usual: Instant, limitedNights: Int
  ) -> (Instant, LightsOut.Limit?) {
    let earliest = usual.adding(seconds: -LightsOut.mostBeforeUsual * 60)
    if ideal < earliest, limitedNights >= LightsOut.nightsLimited, let median = weekMedian {
      let week = min(usual, median.adding(seconds: -LightsOut.beforeWeek * 60))
      // The need itself comes first; what is owed waits for free days.
      let missing = week.seconds(since: ideal.adding(seconds: debt.inFives * 60))
      let half = week.adding(seconds: -max(0, missing) / 2).fiveDown
      let most = median.adding(seconds: -LightsOut.mostBeforeUsual * 60)
      return (max(ideal, min(week, max(earliest, most, half))), .week(median: median))
    }
    let bounded = min(max(ideal, earliest), usual)
    return (bounded, bounded == ideal ? nil : .usual)
  }

  /// When the nights of the last week began, before days like tomorrow if three are known.
  private var weekMedian: Instant? {
    let week = sleep.nights.last(LightsOut.week, upTo: date)
    let alike = week.filter { mornings.areAlike($0.date, tomorrow) }
    return [alike, week].lazy.compactMap { nights in
      TimeOfDay.usualOnset(of: nights.compactMap(\.onset), atLeast: SleepSummary.wakesNeeded)
    }.first.map { evening($0).fiveDown }
  }

  /// Of the last week's nights, how many needed lights-out much before the `usual` one.
  private func limitedNights(_ need: SleepNeed, awake: Int, usual: Instant) -> Int {
    let earliest =
      usual.seconds(since: moment(.midnight, on: tomorrow)) - LightsOut.mostBeforeUsual * 60
    return sleep.nights.last(LightsOut.week, upTo: date).count { night in
      guard let wake = night.wake else { return false }
      let inBed = Int(rounding: night.needed ?? need.minutes) + awake
      return wake.secondOfDay - inBed * 60 < earliest
    }
  }

  private var earliestOnset: Instant? {
    TimeOfDay.onset(of: onsets, percentile: LightsOut.earliestPercentile).map { evening($0).fiveUp }
  }

  private func limit(by last: Taken, usual: Instant) -> LightsOut.Limit {
    switch last.cause {
    case .event(let title):
      .event(
        LightsOut.Event(title: title, instant: last.span.end),
        freeEvening: freeEvening(usual: usual))
    case .session(let session): .session(session, end: last.span.end)
    }
  }

  private var awake: LightsOut.Awake {
    let known = sleep.nights.last(SleepNeed.nightsOfDebt, upTo: date).compactMap(\.awake)
    return LightsOut.Awake(minutes: Int(rounding: known.median ?? 0), nights: known.count)
  }

  /// The next day whose events leave time to be in bed an hour before the usual time.
  private func freeEvening(usual: Instant) -> LocalDate? {
    guard let ahead, !ahead.contains(where: { $0.counted.contains(where: \.isFlight) }) else {
      return nil  // After a flight, other clocks decide what an evening is.
    }
    let time = zone.reading(at: usual)
    let days = date.distance(to: time.date)
    return ahead.dropLast().indices.first { index in
      let day = ahead[index]
      let usual = zone.instant(of: LocalDateTime(day.date.advanced(by: days), time.time))
      let latest = usual.adding(seconds: -(LightsOut.mostBeforeUsual + LightsOut.afterEvent) * 60)
      let night = moment(Self.nightEnd, on: day.date.advanced(by: 1))
      return (day.events + ahead[index + 1].events).allSatisfy { event in
        guard let span = event.attendedSpan, span.start < night else { return true }
        return span.end <= latest
      }
    }.map { ahead[$0].date }
  }
}
