extension Explanation {
  /// What made a rule speak, besides its limit, and whose number it is.
  package enum Reason: Hashable, Sendable {
    /// 0…100, in the zone that begins with `from` and ends below `below`; nil if it has no such end.
    case recovery(Double, RecoveryZone, from: Double?, below: Double?, RecoverySource)
    /// An event the rule is about, with its points.
    case hardest(Mention, points: Int)
    case load(CalendarLoad)
    case hardWindow(from: TimeOfDay, to: TimeOfDay)
    /// Percent; the second limit is the user's own, nil if too few nights are known.
    case efficiency(Double, below: Double, own: Double?, HealthOrigin)
    /// Minutes; `ownLimit` is the percentile of the user's own nights, nil if too few are known.
    case asleep(Double, below: Double, ownLimit: Double?, HealthOrigin)
    case shortNights(Int)
    /// The last one, and the usual time of falling asleep that it is counted back from.
    case coffee(TimeOfDay, usualSleep: TimeOfDay, hours: Int)
    /// Minutes; pauses of less than `pause` are none.
    case meetings(from: TimeOfDay, to: TimeOfDay, minutes: Int, atLeast: Int, pause: Int)
    /// One of the events in it.
    case event(Mention)
    /// Minutes.
    case debt(Int, isMost: Bool, atLeast: Double)
    case tonight(TonightPlan)
    /// Milliseconds: the mean of some of the last 7 nights, and what was usual on some of the 60 before.
    case variability(mean: Double, usual: ClosedRange<Double>, nights: Int, before: Int)
    case outside(HeartRateVariabilityTrend.Count)
    /// How many mornings in a row.
    case mornings(Int)
    case signal(EarlySignals.Signal)
    /// Minutes.
    case lunch(from: TimeOfDay, to: TimeOfDay, longest: Int, needed: Int)
    /// Minutes.
    case focus(from: TimeOfDay, to: TimeOfDay, minutes: Int, atLeast: Int)
    /// Minutes; `usualWake` is the median of some of the last 28 nights.
    case tomorrow(
      String, TimeOfDay, lead: Int, isJourney: Bool, usualWake: TimeOfDay, nights: Int, earlier: Int
    )
    case session(Activity, end: TimeOfDay, usualSleep: TimeOfDay, hours: Int)
  }

  /// An event as it is shown in a list.
  package struct Mention: Hashable, Sendable {
    package let number: Int
    package let title: String
    package let times: Times
  }
}

extension Briefing {
  /// Why a rule gave this advice, in the order in which it looks.
  func reasons(for advice: Recommendation) -> [Explanation.Reason] {
    switch advice.content {
    case .redRecovery, .activeRecoveryOnly, .yellowRecovery, .greenRecovery: recovery
    case .moveHardestEvent: recovery + hardest(at: advice.span)
    case .loadedAgenda: recovery + [.load(day.load)]
    case .intenseTraining: recovery + hardWindow(advice.span)
    case .lowSleepEfficiency(let percent, let own):
      [.efficiency(percent, below: LowSleepEfficiency.threshold, own: own, source)]
    case .shortSleep(let asleep, let nights, let limit, _, _, let coffee):
      shortSleep(asleep, nights, limit, coffee)
    case .meetingMarathon(let minutes, _, _, _, _): meetings(advice.span, minutes)
    case .sleepDebt(let debt, let isMost, let tonight):
      [.debt(debt, isMost: isMost, atLeast: OwedSleep.notable)]
        + (tonight.map { [.tonight($0)] } ?? [])
    case .hrvOutsideRange(let mean, let range, let mornings, let count):
      variability(mean, range) + [.mornings(mornings)] + (count.map { [.outside($0)] } ?? [])
    case .severalSignalsOff(let signals, let mornings):
      signals.map(Explanation.Reason.signal) + [.mornings(mornings)]
    case .noLunchBreak(let longest, _): lunch(advice.span, longest)
    case .overlap: overlapping(at: advice.span)
    case .deepWorkBlock: focus(advice.span)
    case .earlyStartTomorrow(let title, let start, let up, let usual):
      tomorrow(title, start, isJourney: up == nil, usual)
    case .lateHardTraining(let activity, let end, let sleep):
      [.session(activity, end: end, usualSleep: sleep, hours: TrainingAdvice.hoursBeforeSleep)]
    }
  }

  private var source: HealthOrigin { morning?.recovery.measuredBy ?? .whoop }
}

// The body.
extension Briefing {
  private var recovery: [Explanation.Reason] {
    guard let recovery = morning?.recovery, let score = recovery.score.value else { return [] }
    let (from, below) = recovery.zone.limits(of: recovery.source)
    return [.recovery(score, recovery.zone, from: from, below: below, recovery.source)]
  }

  private func shortSleep(
    _ asleep: Double, _ nights: Int, _ limit: Double, _ coffee: TimeOfDay?
  ) -> [Explanation.Reason] {
    let asleep = Explanation.Reason.asleep(
      asleep, below: limit, ownLimit: morning?.sleep.shortBelow, source)
    let last = coffee.map {
      Explanation.Reason.coffee(
        $0, usualSleep: day.time(at: day.usualSleep), hours: Caffeine.hoursBeforeSleep)
    }
    return [asleep] + (nights > 1 ? [.shortNights(nights)] : []) + (last.map { [$0] } ?? [])
  }

  private func variability(
    _ mean: Double, _ range: ClosedRange<Double>
  ) -> [Explanation.Reason] {
    let trend = morning?.variability
    return [
      .variability(
        mean: mean, usual: range, nights: trend?.week.count ?? 0,
        before: trend?.weeksBefore.count ?? 0)
    ]
  }
}

// The calendar.
extension Briefing {
  private func mention(_ event: DayEvent) -> Explanation.Mention? {
    guard let number = event.index, let span = event.span else { return nil }
    return .init(
      number: number, title: event.title,
      times: .init(span: span, date: day.date, zone: day.zone))
  }

  /// The counted events in `span`.
  private func events(in span: TimeSpan) -> [Explanation.Reason] {
    day.counted.filter { event in
      event.part.flatMap { $0.intersection(span) }.map { !$0.isEmpty } == true
    }.compactMap(mention).map(Explanation.Reason.event)
  }

  private func hardest(at span: TimeSpan?) -> [Explanation.Reason] {
    guard let event = day.hardestAhead, event.span == span, let points = event.demand?.score,
      let mention = mention(event)
    else { return [] }
    return [.hardest(mention, points: points)]
  }

  /// The two events of the day's conflict.
  private func overlapping(at span: TimeSpan?) -> [Explanation.Reason] {
    guard let conflict = day.conflict, conflict.span == span else { return [] }
    return [conflict.first, conflict.second].compactMap(mention).map(Explanation.Reason.event)
  }

  private func hardWindow(_ span: TimeSpan?) -> [Explanation.Reason] {
    span.map { [.hardWindow(from: day.time(at: $0.start), to: day.time(at: $0.end))] } ?? []
  }

  private func meetings(_ span: TimeSpan?, _ minutes: Int) -> [Explanation.Reason] {
    guard let span else { return [] }
    let block = Explanation.Reason.meetings(
      from: day.time(at: span.start), to: day.time(at: span.end), minutes: minutes,
      atLeast: day.preferences.marathonMinutes, pause: MeetingBlock.shortestPause / 60)
    return [block] + events(in: span)
  }

  private func lunch(_ span: TimeSpan?, _ longest: Int) -> [Explanation.Reason] {
    guard let span else { return [] }
    let hours = Explanation.Reason.lunch(
      from: day.time(at: span.start), to: day.time(at: span.end), longest: longest,
      needed: NoLunchBreak.shortest / 60)
    return [hours] + events(in: span)
  }

  private func focus(_ span: TimeSpan?) -> [Explanation.Reason] {
    guard let span else { return [] }
    return recovery + [
      .focus(
        from: day.time(at: span.start), to: day.time(at: span.end), minutes: span.wholeMinutes,
        atLeast: DeepWorkBlock.shortest / 60)
    ]
  }

  private func tomorrow(
    _ title: String, _ start: TimeOfDay, isJourney: Bool, _ usual: TimeOfDay
  ) -> [Explanation.Reason] {
    let date = day.date.advanced(by: 1)
    let nights = morning.flatMap { day.usualWake(before: date, $0.sleep)?.nights } ?? 0
    return [
      .tomorrow(
        title, start, lead: day.lead.minutes, isJourney: isJourney, usualWake: usual,
        nights: nights,
        earlier: EarlyStartTomorrow.muchEarlier)
    ]
  }
}
