package enum Alert: Equatable, Sendable {
  /// A demanding event starts on a day with low recovery, 0…100.
  case hardEvent(DayEvent, start: Instant, recovery: Double)
  /// A meeting starts on a day off, on which it does not count.
  case meetingOfDayOff(DayEvent, start: Instant)
  /// A break is due in hours of back-to-back meetings, either between two or during one.
  case breakDue(at: Instant, in: MeetingBlock, betweenMeetings: Bool)
  /// An event without a duration.
  case reminder(DayEvent, at: Instant)
  /// It is time to leave for an event.
  case leave(DayEvent, at: Instant)
  /// A planned session ends and has no reflection yet.
  case sessionEnds(PlannedSession, at: Instant)
  /// A recorded workout ended an hour ago and has no reflection yet.
  case workoutOver(ReflectedSession, at: Instant)

  /// Raw values are the names in options and in the configuration.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case meeting
    case pause = "break"
    case reminder, leave, reflect
  }

  /// A demanding event triggers an alert if recovery is below this.
  package static let lowRecovery = 50.0

  package var kind: Kind {
    switch self {
    case .hardEvent, .meetingOfDayOff: .meeting
    case .breakDue: .pause
    case .reminder: .reminder
    case .leave: .leave
    case .sessionEnds, .workoutOver: .reflect
    }
  }

  package var moment: Instant {
    switch self {
    case .hardEvent(_, let moment, _), .breakDue(let moment, _, _), .reminder(_, let moment),
      .leave(_, let moment),
      .sessionEnds(_, let moment), .workoutOver(_, let moment), .meetingOfDayOff(_, let moment):
      moment
    }
  }
}

extension LookAhead {
  /// Alerts in chronological order. `reflected` has the ids of plans with a reflection, and `behind`
  /// the sessions that are over by the end of the look-ahead.
  package func alerts(
    _ kinds: Set<Alert.Kind>, reflected: Set<String>, behind: SessionsBehind? = nil
  ) -> [Alert] {
    let breaks = days.flatMap { day in
      day.marathons.map { block in
        let pause = day.pause(in: block)
        return Alert.breakDue(at: pause.moment, in: block, betweenMeetings: pause.isBetweenMeetings)
      }
    }
    let sessions = days.flatMap { $0.sessions }.compactMap { session -> Alert? in
      guard let span = session.span, !session.isNothing,
        session.planID.map(reflected.contains) != true
      else { return nil }
      return .sessionEnds(session, at: span.end)
    }
    let ways = days.flatMap(\.counted).compactMap { event in
      event.leaving.map { Alert.leave(event, at: $0) }
    }
    let workouts = (behind?.open ?? []).compactMap { entry in
      entry.session.workout.map { facts in
        Alert.workoutOver(
          entry.session,
          at: facts.end.instant.adding(seconds: ReflectionTime.minutesAfter * 60))
      }
    }
    return (events.compactMap(alert) + breaks + sessions + workouts.filter(isAwake) + ways)
      .filter { kinds.contains($0.kind) && holds($0.moment) }.ordered { $0.moment < $1.moment }
  }

  /// Nobody is asked how a session was at night.
  private func isAwake(at alert: Alert) -> Bool {
    day(of: alert.moment).map { !ReflectionTime.isQuiet($0.time(at: alert.moment)) } ?? false
  }

  private func alert(about event: DayEvent) -> Alert? {
    guard let start = event.span?.start else { return nil }
    if event.isReminder || event.isKept { return .reminder(event, at: start) }
    if event.notCounted == .dayOff { return .meetingOfDayOff(event, start: start) }
    // Recovery after tonight is unknown; this morning's is the latest.
    guard event.demand?.level == .high, let score = days.first?.morning?.recovery.judgedScore,
      score < Alert.lowRecovery
    else { return nil }
    return .hardEvent(event, start: start, recovery: score)
  }
}
