/// A training session the user has planned for the day.
package struct PlannedSession: Hashable, Sendable {
  package let activity: Activity
  /// Nil if the time of day is left open.
  package let span: TimeSpan?
  package let minutes: Int
  /// How hard it is meant to be.
  package let intensity: PlannedIntensity
  /// The plan behind it, if any.
  package let planID: String?
  /// Which one it is, of ``activity`` other.
  package private(set) var sport: OtherSport?
  /// Whether the user says that it has been done.
  package internal(set) var isDone = false
  /// Whether it belongs to a programme, which says what is in it.
  package private(set) var isOfProgramme = false

  /// A session at a certain time.
  package init(
    activity: Activity, span: TimeSpan, intensity: PlannedIntensity, planID: String? = nil
  ) {
    self.activity = activity
    self.span = span
    minutes = span.wholeMinutes
    self.intensity = intensity
    self.planID = planID
  }

  /// The session that `planned` comes to on the clocks of `zone`.
  package init(_ planned: DatedPlan, in zone: Zone) {
    let details = planned.plan.details
    activity = details.activity
    minutes = details.minutes
    intensity = details.intensity
    planID = planned.plan.id
    sport = details.sport
    isOfProgramme = details.isOfProgramme
    isDone = details.done.contains(planned.date)
    span = planned.span(in: zone)
  }
}

extension PlannedSession {
  /// Whether it takes no doing at all, only leaving things.
  package var isNothing: Bool { activity.isNothing }

  package var slot: SessionSlot { SessionSlot(activity: activity, span: span) }

  /// Whether something is still to be trained.
  var isToDo: Bool { !isDone && !isNothing }

  /// Whether it is there to recover.
  package var isRest: Bool { activity.category == .recovery }
}

extension [PlannedSession] {
  /// In order of time, those without a time last.
  package var inOrder: [PlannedSession] {
    filter { $0.span != nil }.ordered { a, b in
      (a.span?.start.secondsSince1970 ?? 0) < (b.span?.start.secondsSince1970 ?? 0)
    } + filter { $0.span == nil }
  }

  /// The times they take; doing nothing takes none.
  var taken: [TimeSpan] { filter { !$0.isNothing }.compactMap(\.span) }
}

extension Day {
  /// Whether all that is planned for the day is rest.
  package var isRestDay: Bool { !sessions.isEmpty && sessions.allSatisfy(\.isRest) }

  /// What neither an event nor a planned session takes of ``free``.
  var freeBesideSessions: [TimeSpan] { free.flatMap { $0.without(sessions.taken) } }
}

extension PlanDetails {
  /// Whether it begins while the user is up; true where the time is open.
  ///
  /// - Parameter waking: when that is.
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
