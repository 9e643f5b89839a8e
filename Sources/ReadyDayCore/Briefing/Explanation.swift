/// Where a number or a piece of advice comes from, as facts before any words.
package struct Explanation: Hashable, Sendable {
  /// What one may ask about.
  package enum Subject: Hashable, Sendable {
    /// An event of the day, counted or not.
    case event(DayEvent)
    case advice(AdviceLetter)
    case load
    /// What kind of day it is.
    case day
    case recovery
    case sleep, windows, strain
    /// How hard the day allows to train.
    case verdict
    /// The night that follows the day.
    case tonight
    /// A rule, by its id, whether it was heard or not.
    case rule(String)
  }

  /// In the order they are shown.
  package let facts: [Fact]
}

extension Explanation {
  package enum Fact: Hashable, Sendable {
    // An event
    case event(number: Int, title: String, Times)
    case factor(EventDemand.Factor)
    /// What hidden words are worth.
    case withheldPoints(Int)
    /// The sum of the factors, and what that makes.
    case demand(score: Int, EventDemand.Level)
    /// The level that a word sets instead.
    case limit(EventDemand.Limit)
    /// What it is, and the evidence.
    case kind(EventKind, KindEvidence)
    /// Whose it is, and the evidence.
    case owner(EventOwner, OwnerEvidence)
    /// The titles of the events that take some of its time.
    case overlapping(String, others: Int)
    /// An invitation that waits for an answer.
    case unanswered

    // The day
    case dayKind(DayKind, until: LocalDateTime?, on: LocalDate)
    /// Nothing out of the ordinary; a working day.
    case ordinaryDay
    /// An all-day event.
    case allDay(title: String, EventKind, KindEvidence)

    // The load
    case loadPart(LoadPart)
    /// The sum of the parts; 100 is shown of more.
    case load(CalendarLoad)
    case notCounted(title: String, DayEvent.NotCounted)
    case noCalendar

    case recovery(RecoveryFact)
    case night(NightFact)
    case window(WindowFact)
    case strain(StrainFact)

    // A rule
    case rule(String)
    /// Given under this letter.
    case given(AdviceLetter, Recommendation.Content)
    case silenced(Suppression, Recommendation.Content)
    case crowdedOut(Recommendation.Content)
    /// Nothing about it has changed since the day before.
    case saidYesterday(Recommendation.Content)
    /// Said in another place of the briefing.
    case elsewhere(Recommendation.Place, Recommendation.Content)
    /// The day allows less.
    case forbidden(Recommendation.Content)
    /// What it is about is over.
    case over(Recommendation.Content)
    case verdict(VerdictFact)
    case tonight(TonightFact)
    case obstacle(Obstacle)
    /// A day's load without the proposed move and with it.
    case move(MoveProposal.Change)
    case reason(Reason)
  }

  /// When an event takes place, as seen from a date: it may begin before it, and end after it.
  package struct Times: Hashable, Sendable {
    package let span: TimeSpan
    package let date: LocalDate
    package let zone: Zone
  }

  /// Where the score came from, and what it is compared with.
  package enum RecoveryFact: Hashable, Sendable {
    case score(Double, RecoveryZone)
    /// A score of readyday's own, with its name.
    case computedScore(Double, RecoveryCategory)
    case scoredByReadyday(HealthOrigin)
    /// A component of it with the percent it weighs.
    case component(ComputedScore.Component, weight: Double)
    /// The components whose weight is spread over the others.
    case reweighted([ComputedScore.Part])
    /// Its components are kept from being shown.
    case componentsHidden
    case noScore(ScoreState, RecoverySource)
    case lastKnown(RecoverySummary.LastKnown)
    case noHealthData
    /// Within 3 points of another zone.
    case borderline
    /// Provisional: WHOOP does not know its wearer yet, or a computed score rests on little.
    case calibrating(RecoverySource)
    /// Only WHOOP knows how it weighs what it measures.
    case scoredByWhoop
    case scoreMean(Baseline)
    case vital(Vital, Double, Baseline?)
    /// The last 7 nights next to the 60 before them; milliseconds.
    case variability(week: Double, nights: Int, usual: ClosedRange<Double>, of: Int)
    /// The week's mean from which on nothing speaks against hard training; milliseconds.
    case lowestForHard(Double)
    case outside(HeartRateVariabilityTrend.Count)
    /// A reading next to the median of earlier nights.
    case signal(EarlySignals.Signal)
  }

  /// What one event adds to the load: its minutes inside the day, times what an hour like it adds.
  package struct LoadPart: Hashable, Sendable {
    package let title: String
    package let level: EventDemand.Level
    package let minutes: Int
    package let pointsPerHour: Int
    package let points: Double
    /// Whether half of it is added, since it may not take place.
    package var isTentative = false
  }
}

extension Briefing {
  /// Nil when the briefing has nothing by that number or name.
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
      case .tonight: tonightFacts.map { .tonight($0) }
      case .rule(let id): ruleFacts(id)
      }
    return facts.isEmpty ? nil : Explanation(facts: facts)
  }
}

// Events and their load.
extension Briefing {
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
      .event(
        number: number, title: event.title, .init(span: span, date: day.date, zone: day.zone)),
      .kind(event.kind, event.kindEvidence),
    ] + ownerFacts(event) + (event.isUnanswered ? [.unanswered] : [])
      + (overlap.map { [$0] } ?? []) + demand.factors.map(Explanation.Fact.factor)
      + (demand.withheldPoints == 0 ? [] : [.withheldPoints(demand.withheldPoints)])
      + [.demand(score: demand.score, demand.levelOfScore)]
      + (demand.limit.map { [.limit($0)] } ?? [])
      + (part.map { [.loadPart(.init($0, of: event))] } ?? [])
  }

  /// That it is the user's own goes without saying, unless the user said so.
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
}

extension Explanation.LoadPart {
  fileprivate init(_ part: CalendarLoad.Part, of event: DayEvent) {
    self.init(
      title: event.title, level: part.demand, minutes: (part.seconds + 30) / 60,
      pointsPerHour: part.pointsPerHour, points: part.points, isTentative: part.isTentative)
  }
}

// Recovery.
extension Briefing {
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
        + (recovery.lastKnown.map { [.lastKnown($0)] } ?? [])
        + components(of: recovery)
    }
    var facts = origin(of: score, recovery)
    if recovery.isBorderline { facts.append(.borderline) }
    if recovery.isCalibrating { facts.append(.calibrating(recovery.source)) }
    if let baseline = recovery.score.baseline { facts.append(.scoreMean(baseline)) }
    return facts
  }

  private func origin(
    of score: Double, _ recovery: RecoverySummary
  ) -> [Explanation.RecoveryFact] {
    guard recovery.source == .computed else {
      return [.score(score, recovery.zone), .scoredByWhoop]
    }
    let told = recovery.category.map { Explanation.RecoveryFact.computedScore(score, $0) }
    return [told ?? .score(score, .unknown)] + components(of: recovery)
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
    guard let trend, let range = trend.usualRange, let mean = trend.week.mean else { return [] }
    let lowest = trend.lowestForHard.map(HeartRateVariabilityTrend.milliseconds)
    return [
      .variability(
        week: HeartRateVariabilityTrend.milliseconds(mean), nights: trend.week.count,
        usual: HRVOutsideRange.milliseconds(range), of: trend.weeksBefore.count)
    ] + (lowest.map { [.lowestForHard($0)] } ?? []) + (trend.count.map { [.outside($0)] } ?? [])
  }
}

// Rules.
extension Briefing {
  private func adviceFacts(_ letter: AdviceLetter) -> [Explanation.Fact] {
    let told = toldAdvice
    guard told.indices.contains(letter.place - 1) else { return [] }
    return ruleFacts(told[letter.place - 1].recommendation.rule)
  }

  private func ruleFacts(_ id: String) -> [Explanation.Fact] {
    guard let outcome = outcomes.first(where: { $0.rule == id }) else { return [] }
    return [.rule(id)] + facts(of: outcome.result)
  }

  private func facts(of result: RuleOutcome.Result) -> [Explanation.Fact] {
    switch result {
    case .silent(let obstacle): return [.obstacle(obstacle)]
    case .spoke(let recommendation, let outcome):
      return [.init(outcome, recommendation.content)] + Self.moves(in: recommendation.content)
        + reasons(for: recommendation).map(Explanation.Fact.reason)
    }
  }

  private static func moves(in content: Recommendation.Content) -> [Explanation.Fact] {
    guard case .moveHardestEvent(_, _, let proposal) = content else { return [] }
    return [.move(proposal.from), .move(proposal.to)]
  }
}

extension Explanation.Fact {
  fileprivate init(_ outcome: RuleOutcome.Outcome, _ content: Recommendation.Content) {
    switch outcome {
    case .given(let place): self = .given(AdviceLetter(place: place), content)
    case .silenced(let silence): self = .silenced(silence, content)
    case .crowdedOut: self = .crowdedOut(content)
    case .saidYesterday: self = .saidYesterday(content)
    case .elsewhere(let place): self = .elsewhere(place, content)
    case .forbidden: self = .forbidden(content)
    case .over: self = .over(content)
    }
  }
}
