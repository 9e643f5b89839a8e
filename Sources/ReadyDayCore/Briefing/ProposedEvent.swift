package struct ProposedEvent: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case workout(WorkoutWindow)
    case suggested(WorkoutSuggestion, in: WorkoutWindow)
    case deepWork(Recommendation)
    case lightsOut(TonightPlan)
  }

  package let kind: Kind
  package let span: TimeSpan
  /// The same each time the same proposal is written. readyday recognises it in a calendar.
  package var uid: String {
    switch kind {
    case .workout, .suggested: OwnUID.proposal(.workout, at: span.start)
    case .deepWork: OwnUID.proposal(.deepWork, at: span.start)
    case .lightsOut: OwnUID.proposal(.lightsOut, at: span.start)
    }
  }
}

extension Briefing {
  /// A session in the best possible window and a block for deep work, which never overlap.
  package var proposedEvents: [ProposedEvent] {
    let block = deepWork(besides: nil)
    return [workout(besides: block?.span), block].compactMap(\.self)
  }

  /// The day's workout, if it has a time and is not in the calendar, and a block for deep work,
  /// which never overlap.
  package func proposedEvents(suggesting workout: WorkoutSuggestion?) -> [ProposedEvent] {
    let session: ProposedEvent? = workout.flatMap { suggestion in
      guard case .slot(let span, let window) = suggestion.time else { return nil }
      return ProposedEvent(kind: .suggested(suggestion, in: window), span: span)
    }
    return [session, deepWork(besides: session?.span)].compactMap(\.self)
  }

  /// Nil if there is no lights-out, or if it is past.
  package var lightsOutReminder: ProposedEvent? {
    guard let plan = day.tonightPlan, let start = day.tonight.lightsOut?.instant else { return nil }
    let span = TimeSpan(from: start, to: start.adding(seconds: 15 * 60))
    return ProposedEvent(kind: .lightsOut(plan), span: span)
  }

  private func workout(besides taken: TimeSpan?) -> ProposedEvent? {
    let planned = day.sessions.first(where: \.isToDo)
    let minutes = planned?.minutes ?? day.preferences.minimumWindowMinutes
    return day.windows.lazy.compactMap { window in
      window.session(of: minutes, besides: taken).map {
        ProposedEvent(kind: .workout(window), span: $0)
      }
    }.first
  }

  private func deepWork(besides taken: TimeSpan?) -> ProposedEvent? {
    outcomes.compactMap(\.deepWork).first.flatMap { advice in
      advice.span?.without(taken.map { [$0] } ?? []).first { $0.seconds >= DeepWorkBlock.shortest }
        .map { ProposedEvent(kind: .deepWork(advice), span: $0) }
    }
  }
}

extension WorkoutWindow {
  /// The session, as early and as long as the window allows; nil if `taken` leaves no room.
  fileprivate func session(of minutes: Int, besides taken: TimeSpan?) -> TimeSpan? {
    let end = intensity == .hard ? min(hardUntil ?? span.end, span.end) : span.end
    guard span.start < end else { return nil }
    let whole = TimeSpan(from: span.start, to: end)
    let seconds = min(minutes * 60, whole.seconds)
    let room = whole.without(taken.map { [$0] } ?? []).first { $0.seconds >= seconds }
    return room.map { TimeSpan(from: $0.start, to: $0.start.adding(seconds: seconds)) }
  }
}

extension RuleOutcome {
  /// Available even if other advice was more important.
  fileprivate var deepWork: Recommendation? {
    guard rule == DeepWorkBlock.id, case .spoke(let advice, _) = result else { return nil }
    return advice
  }
}
