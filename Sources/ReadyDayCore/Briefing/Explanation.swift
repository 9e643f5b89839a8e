/// Where a number or a piece of advice comes from, as facts before they are put into words.
package struct Explanation {
  package enum Subject: Hashable, Sendable {
    /// An event of the day, counted or not.
    case event(DayEvent)
    case advice(AdviceLetter)
    case load
    /// `day` is about the kind of day.
    case day, recovery, sleep, windows, strain
    /// How hard the day allows training to be.
    case verdict
    case state
    /// The user's place and time zone.
    case place
    case tonight
    /// The id of a rule, whether or not its advice is given.
    case rule(String)
  }

  package let facts: [Fact]

  package enum Fact: Equatable {
    case event(number: Int, title: String, EventTimes)
    case factor(EventDemand.Factor)
    /// The points added by words that are hidden.
    case withheldPoints(Int)
    /// The sum of the factors, and the level for it.
    case demand(score: Int, EventDemand.Level)
    /// A word sets the level instead.
    case limit(EventDemand.Limit)
    case kind(EventKind, KindEvidence)
    case owner(EventOwner, OwnerEvidence)
    /// The first overlapping event, and the number of others.
    case overlapping(String, others: Int)
    case unanswered

    case dayKind(DayKind, until: LocalDateTime?, on: LocalDate)
    case ordinaryDay
    case allDay(title: String, EventKind, KindEvidence)

    case loadPart(LoadPart)
    /// The sum of the parts, shown as 100 if it is higher.
    case load(CalendarLoad)
    case notCounted(title: String, DayEvent.NotCounted)
    case noCalendar

    case recovery(RecoveryFact)
    case night(NightFact)
    case window(WindowFact)
    case strain(StrainFact)

    case rule(String)
    /// A rule's advice, and what became of it.
    case advice(Recommendation, RuleOutcome.Outcome)
    case reasons(Recommendation, on: Day)
    case obstacle(Obstacle)
    case verdict(VerdictFact)
    case state(StateFact)
    case tonight(TonightFact)
    /// Nil if the place was not determined.
    case place(Place?, on: Day)
  }

  package enum RecoveryFact: Equatable, Sendable {
    case score(Double, RecoveryZone)
    /// A score computed by readyday, with its category.
    case computedScore(Double, ComputedCategory)
    case scoredByReadyday(HealthOrigin)
    /// The weight is in percent.
    case component(ComputedScore.Component, weight: Double)
    /// The missing components, whose weight the others share.
    case reweighted([ComputedScore.Part])
    case componentsHidden
    case noScore(ScoreState, RecoverySource)
    case lastKnown(RecoverySummary.LastKnown)
    case noHealthData
    /// The score is within 3 points of another zone.
    case borderline
    /// Provisional: WHOOP does not know its wearer yet, or too little data backs a computed score.
    case calibrating(RecoverySource)
    /// Only WHOOP knows how it weights its components.
    case scoredByWhoop
    case scoreMean(Baseline)
    case vital(Vital, Double, Baseline?)
    /// The last 7 nights and the 60 before those, in milliseconds.
    case variability(week: Double, nights: Int, usual: ClosedRange<Double>, of: Int)
    /// The lowest 7-night mean that allows hard training, in milliseconds.
    case lowestForHard(Double)
    case outside(HeartRateVariabilityTrend.Count)
    /// The signal is compared with the median of earlier nights.
    case signal(EarlySignals.Signal)
  }

  /// What one event adds to the load: its minutes on that day, at its points per hour.
  package struct LoadPart: Equatable, Sendable {
    package let title: String
    package let level: EventDemand.Level
    package let minutes: Int
    package let pointsPerHour: Int
    package let points: Double
    /// A tentative event counts half.
    package var isTentative = false
    /// Another one of the same title counts.
    package var isHeldAgain = false
  }
}

extension Briefing {
  /// Nil if the briefing contains nothing with that number or name.
  package func explanation(of subject: Explanation.Subject) -> Explanation? {
    let facts: [Explanation.Fact] =
      switch subject {
      case .event(let event): eventFacts(event)
      case .advice(let letter): adviceFacts(letter)
      case .load: loadFacts
      case .day: dayFacts
      case .recovery: recoveryFacts.map { .recovery($0) }
      case .sleep: nightFacts.map { .night($0) }
      case .windows: day.hasCalendar ? windowFacts.map { .window($0) } : [.noCalendar]
      case .strain: strainFacts.map { .strain($0) }
      case .verdict: verdictFacts
      case .state: stateFacts
      case .place: [.place(day.place, on: day)]
      case .tonight: tonightFacts.map { .tonight($0) }
      case .rule(let id): ruleFacts(id)
      }
    return facts.isEmpty ? nil : Explanation(facts: facts)
  }

  private func eventFacts(_ event: DayEvent) -> [Explanation.Fact] {
    guard let number = event.index, let demand = event.demand, let span = event.span else {
      let reason = event.notCounted.map { [Explanation.Fact.notCounted(title: event.title, $0)] }
      return (reason ?? []) + ownerFacts(event) + [.kind(event.kind, event.kindEvidence)]
    }
    let part = day.load.parts.first { $0.index == number }
    let overlap = event.overlaps.first.flatMap(day.counted(number:)).map {
      Explanation.Fact.overlapping($0.title, others: event.overlaps.count - 1)
    }
    return [
      .event(number: number, title: event.title, .init(span: span, date: day.date, zone: day.zone)),
      .kind(event.kind, event.kindEvidence),
    ] + ownerFacts(event) + (event.isUnanswered ? [.unanswered] : [])
      + (overlap.map { [$0] } ?? []) + demand.factors.map(Explanation.Fact.factor)
      + (demand.withheldPoints == 0 ? [] : [.withheldPoints(demand.withheldPoints)])
      + [.demand(score: demand.score, demand.levelOfScore)]
      + (demand.limit.map { [.limit($0)] } ?? [])
      + (part.map { [.loadPart(.init($0, of: event))] } ?? [])
  }

  /// The user's own events need no mention, unless a rule decided that they are.
  private func ownerFacts(_ event: DayEvent) -> [Explanation.Fact] {
    if event.owner == .mine {
      guard case .rule = event.ownerEvidence else { return [] }
    }
    return [.owner(event.owner, event.ownerEvidence)]
  }

  private var dayFacts: [Explanation.Fact] {
    guard day.hasCalendar else { return [.noCalendar] }
    let kinds = day.kinds.map {
      Explanation.Fact.dayKind($0, until: $0.until.map(day.zone.reading), on: day.date)
    }.unique()
    let others = day.allDay.map {
      Explanation.Fact.allDay(title: $0.title, $0.kind, $0.kindEvidence)
    }
    return (kinds.isEmpty ? [.ordinaryDay] : kinds) + others
  }

  private var loadFacts: [Explanation.Fact] {
    guard day.hasCalendar else { return [.noCalendar] }
    let parts = zip(day.load.parts, day.counted).map { part, event in
      Explanation.Fact.loadPart(.init(part, of: event))
    }
    let others = day.notCounted.compactMap { event in
      event.notCounted.map { Explanation.Fact.notCounted(title: event.title, $0) }
    }
    return parts + [.load(day.load)] + others
  }

  private var recoveryFacts: [Explanation.RecoveryFact] {
    guard let morning else { return [.noHealthData] }
    let vitals = Vital.allCases.compactMap { vital -> Explanation.RecoveryFact? in
      let measure = morning.measure(of: vital)
      return measure.value.map { .vital(vital, $0, measure.baseline) }
    }
    return scoreFacts(morning.recovery) + vitals + variabilityFacts(morning.variability)
      + (morning.signals?.signals ?? []).map { .signal($0) }
  }

  private func scoreFacts(_ recovery: RecoverySummary) -> [Explanation.RecoveryFact] {
    guard let score = recovery.score.value else {
      return [.noScore(recovery.state, recovery.source)]
        + (recovery.lastKnown.map { [.lastKnown($0)] } ?? []) + components(of: recovery)
    }
    var facts = origin(of: score, recovery)
    if recovery.isBorderline { facts.append(.borderline) }
    if recovery.isCalibrating { facts.append(.calibrating(recovery.source)) }
    if let baseline = recovery.score.baseline { facts.append(.scoreMean(baseline)) }
    return facts
  }

  private func origin(of score: Double, _ recovery: RecoverySummary) -> [Explanation.RecoveryFact] {
    guard recovery.source == .computed else {
      return [.score(score, recovery.zone), .scoredByWhoop]
    }
    let named = recovery.category.map { Explanation.RecoveryFact.computedScore(score, $0) }
    return [named ?? .score(score, .unknown)] + components(of: recovery)
  }

  private func components(of recovery: RecoverySummary) -> [Explanation.RecoveryFact] {
    guard recovery.source == .computed else { return [] }
    guard let computed = recovery.computed else { return [.componentsHidden] }
    let parts = computed.components.map {
      Explanation.RecoveryFact.component($0, weight: computed.shownWeight(of: $0.part))
    }
    let isSpread = computed.value != nil && !computed.missing.isEmpty
    return [.scoredByReadyday(computed.origin)] + parts
      + (isSpread ? [.reweighted(computed.missing)] : [])
  }

  private func variabilityFacts(_ trend: HeartRateVariabilityTrend?) -> [Explanation.RecoveryFact] {
    guard let trend, let range = trend.band, let mean = trend.week.mean else { return [] }
    let lowest = trend.lowestForHard.map(HeartRateVariabilityTrend.milliseconds)
    return [
      .variability(
        week: HeartRateVariabilityTrend.milliseconds(mean), nights: trend.week.count,
        usual: HRVOutsideRange.milliseconds(range), of: trend.weeksBefore.count)
    ] + (lowest.map { [.lowestForHard($0)] } ?? []) + (trend.count.map { [.outside($0)] } ?? [])
  }

  private func adviceFacts(_ letter: AdviceLetter) -> [Explanation.Fact] {
    let advice = allAdvice
    guard advice.indices.contains(letter.place - 1) else { return [] }
    return ruleFacts(advice[letter.place - 1].recommendation.rule)
  }

  private func ruleFacts(_ id: String) -> [Explanation.Fact] {
    guard let outcome = outcomes.first(where: { $0.rule == id }) else { return [] }
    return [.rule(id)] + facts(of: outcome.result)
  }

  private func facts(of result: RuleOutcome.Result) -> [Explanation.Fact] {
    switch result {
    case .silent(let obstacle): [.obstacle(obstacle)]
    case .spoke(let recommendation, let outcome):
      [.advice(recommendation, outcome), .reasons(recommendation, on: day)]
    }
  }
}

extension Explanation.LoadPart {
  fileprivate init(_ part: CalendarLoad.Part, of event: DayEvent) {
    self.init(
      title: event.title, level: part.demand, minutes: (part.seconds + 30) / 60,
      pointsPerHour: part.pointsPerHour, points: part.points, isTentative: part.isTentative,
      isHeldAgain: event.isHeldAgain)
  }
}
