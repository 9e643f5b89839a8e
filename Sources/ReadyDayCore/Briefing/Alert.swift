/// Something that is about to matter.
package enum Alert: Hashable, Sendable {
  /// A high-demand event begins while recovery, 0…100, is low.
  case hardEvent(DayEvent, start: Instant, recovery: Double)
  /// The moment for a break in meetings that follow each other for hours: where one ends and the next begins,
  /// or in the middle of one.
  case breakDue(at: Instant, in: MeetingBlock, betweenMeetings: Bool)
  /// An event without length.
  case reminder(DayEvent, at: Instant)
  /// A planned session without a reflection ends.
  case sessionEnds(PlannedSession, at: Instant)
}

extension Alert {
  /// By the name that options and the configuration use.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case meeting
    case pause = "break"
    case reminder, reflect
  }

  /// Below this recovery a high-demand event is worth an alert.
  package static let lowRecovery = 50.0

  package var kind: Kind {
    switch self {
    case .hardEvent: .meeting
    case .breakDue: .pause
    case .reminder: .reminder
    case .sessionEnds: .reflect
    }
  }

  package var moment: Instant {
    switch self {
    case .hardEvent(_, let moment, _), .breakDue(let moment, _, _), .reminder(_, let moment),
      .sessionEnds(_, let moment):
      moment
    }
  }
}

extension LookAhead {
  /// What is due, in order of time.
  ///
  /// Asked again after the same stretch, a thing is due once: no moment lies in both stretches.
  ///
  /// - Parameters:
  ///   - kinds: what is wanted of it.
  ///   - reflected: the plans that are reflected on already, by their ids.
  package func alerts(_ kinds: Set<Alert.Kind>, reflected: Set<String>) -> [Alert] {
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
    return (events.compactMap(alert) + breaks + sessions)
      .filter { kinds.contains($0.kind) && holds($0.moment) }.ordered { $0.moment < $1.moment }
  }

  private func alert(about event: DayEvent) -> Alert? {
    guard let start = event.span?.start else { return nil }
    if event.isReminder { return .reminder(event, at: start) }
    // Of a night to come nothing is known: this morning's is the last there is.
    guard event.demand?.level == .high, let score = days.first?.morning?.recovery.judgedScore,
      score < Alert.lowRecovery
    else { return nil }
    return .hardEvent(event, start: start, recovery: score)
  }
}
