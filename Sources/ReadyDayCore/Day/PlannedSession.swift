/// A training session its owner has planned for the day.
public struct PlannedSession: Hashable, Sendable {
  public let activity: Activity
  /// Nil where the time of day is left open.
  public let span: TimeSpan?
  public let minutes: Int
  /// How hard it is meant to be.
  public let intensity: PlannedIntensity
  /// The plan behind it; nil when there is none to name.
  public let planID: String?

  /// A session at a certain time.
  public init(
    activity: Activity, span: TimeSpan, intensity: PlannedIntensity, planID: String? = nil
  ) {
    self.activity = activity
    self.span = span
    minutes = span.wholeMinutes
    self.intensity = intensity
    self.planID = planID
  }

  /// The session that `planned` comes to on the clocks of `zone`.
  public init(_ planned: DatedPlan, in zone: Zone) {
    let details = planned.plan.details
    activity = details.activity
    minutes = details.minutes
    intensity = details.intensity
    planID = planned.plan.id
    span = details.start.map { time in
      let start = zone.instant(of: LocalDateTime(planned.date, time))
      return TimeSpan(from: start, to: start.adding(seconds: details.minutes * 60))
    }
  }
}

extension PlannedSession {
  /// Whether it takes no doing at all, only leaving things.
  var isNothing: Bool { activity == .rest || activity == .recovery }

  /// Whether it is there to recover.
  public var isRest: Bool { activity.category == .recovery }
}

extension [PlannedSession] {
  /// In order of time, those without a time last.
  public var inOrder: [PlannedSession] {
    filter { $0.span != nil }.sorted { a, b in
      (a.span?.start.secondsSince1970 ?? 0) < (b.span?.start.secondsSince1970 ?? 0)
    } + filter { $0.span == nil }
  }
}

extension Day {
  /// Whether all that is planned for the day is rest.
  public var isRestDay: Bool { !sessions.isEmpty && sessions.allSatisfy(\.isRest) }
}
