package struct PlannedSession: Hashable, Sendable {
  package let activity: Activity
  /// Nil if the time of day is open.
  package let span: TimeSpan?
  package let minutes: Int
  package let intensity: PlannedIntensity
  package let planID: String?
  /// The event's title, for a session in a calendar.
  package internal(set) var title: String?
  /// Set if `activity` is `other`.
  package private(set) var sport: OtherSport?
  package internal(set) var isDone = false
  /// The programme's phase, which decides the session's content.
  package private(set) var phase: PhaseStanding?

  package init(
    activity: Activity, span: TimeSpan, intensity: PlannedIntensity, planID: String? = nil
  ) {
    (self.activity, self.span) = (activity, span)
    minutes = span.wholeMinutes
    (self.intensity, self.planID) = (intensity, planID)
  }

  package init(_ planned: DatedPlan, in zone: Zone) {
    let details = planned.plan.details
    activity = details.activity
    minutes = details.minutes
    intensity = details.intensity
    planID = planned.plan.id
    sport = details.sport
    phase = details.phase
    isDone = details.done.contains(planned.date)
    span = planned.span(in: zone)
  }

  package var isFromProgramme: Bool { phase != nil }

  package var isNothing: Bool { activity.isNothing }

  package var slot: SessionSlot { SessionSlot(activity: activity, span: span) }

  var isToDo: Bool { !isDone && !isNothing }

  package var isRest: Bool { activity.category == .recovery }
}

extension [PlannedSession] {
  /// Ordered by time; sessions without a time come last.
  package var inOrder: [PlannedSession] {
    filter { $0.span != nil }.ordered { a, b in
      (a.span?.start.secondsSince1970 ?? 0) < (b.span?.start.secondsSince1970 ?? 0)
    } + filter { $0.span == nil }
  }

  /// Full rest takes no time.
  var taken: [TimeSpan] { filter { !$0.isNothing }.compactMap(\.span) }
}

extension Day {
  package var isRestDay: Bool { !sessions.isEmpty && sessions.allSatisfy(\.isRest) }

  var freeBesideSessions: [TimeSpan] { free.flatMap { $0.without(sessions.taken) } }
}

extension DayEvent {
  fileprivate func isSame(as plan: PlanDetails) -> Bool {
    if plan.race != nil { return kind.isCompetition }
    return kind == .training && KindWords.name(plan.activity, in: TitleWords(occurrence.fullTitle))
  }
}

extension PlanDetails {
  /// A note if the session begins outside the waking day.
  package func note(waking: Preferences.Hours) -> PlanNote? {
    guard let start, !waking.contains(start) else { return nil }
    return .outsideWakingDay(start, from: waking.start, to: waking.end)
  }
}

extension Preferences.Hours {
  fileprivate func contains(_ time: TimeOfDay) -> Bool {
    start < end ? start <= time && time < end : time >= start || time < end
  }
}

extension Day {
  /// A note if an event holds the time of `session`, and is not the same training or race.
  package func note(on session: DatedPlan) -> PlanNote? {
    guard let span = session.span(in: zone) else { return nil }
    let event = counted.first { event in
      !event.isSame(as: session.plan.details) && event.attendedSpan?.intersection(span) != nil
    }
    return event.flatMap { event in
      event.attendedSpan.map {
        .duringEvent(title: event.occurrence.title, on: date, at: time(at: $0.start))
      }
    }
  }

  /// The counted event of its activity at its time, or the first on the day if its time is open.
  package func event(of session: PlannedSession) -> DayEvent? {
    guard !session.isNothing else { return nil }
    return counted.first { event in
      guard event.kind == .training || event.kind.isCompetition, let part = event.part else {
        return false
      }
      let title = TitleWords(event.occurrence.fullTitle)
      guard let span = session.span else { return KindWords.name(session.activity, in: title) }
      let isNamed = KindWords.name(session.activity, in: title) || KindWords.nameAny(in: title)
      return isNamed && part.intersection(span) != nil
    }
  }
}

extension KindWords {
  fileprivate static func name(_ activity: Activity, in title: TitleWords) -> Bool {
    activities.first { $0.key == activity }.map { title.has(WordList($0.value)) } ?? false
  }

  /// Whether `title` names training but no activity.
  fileprivate static func nameAny(in title: TitleWords) -> Bool { title.has(unnamedTraining) }

  private static let unnamedTraining = WordList(
    anyTraining + ["workout", "entrenamiento", "entreno", "entrenar", "deporte"])
}
