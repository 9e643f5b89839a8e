/// A part of the day worth an entry in the calendar.
package struct ProposedEvent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case workout(WorkoutWindow)
    case deepWork(Recommendation)
    case lightsOut(TonightPlan)
  }

  package let kind: Kind
  package let span: TimeSpan
  /// Follows from the kind and the start, so that the same proposal is one event however often it is
  /// written, and readyday knows its own.
  package var uid: String {
    switch kind {
    case .workout: OwnUID.proposal(.workout, at: span.start)
    case .deepWork: OwnUID.proposal(.deepWork, at: span.start)
    case .lightsOut: OwnUID.proposal(.lightsOut, at: span.start)
    }
  }
}

extension Briefing {
  /// A session in the best window, then the block for deep work, where there are such.
  ///
  /// They never overlap: the block keeps out of the best window, and the session out of the block.
  package var proposedEvents: [ProposedEvent] {
    let block = deepWork
    return [workout(besides: block?.span), block].compactMap(\.self)
  }

  /// When to put out the light, as a reminder; nil if no time is named, and when it is past.
  package var lightsOutReminder: ProposedEvent? {
    guard let plan = day.tonightPlan, let start = day.tonight.lightsOut?.instant else { return nil }
    let span = TimeSpan(from: start, to: start.adding(seconds: 15 * 60))
    return ProposedEvent(kind: .lightsOut(plan), span: span)
  }

  private func workout(besides taken: TimeSpan?) -> ProposedEvent? {
    let minutes = sessionMinutes
    return day.windows.lazy.compactMap { window in
      window.session(of: minutes, besides: taken).map {
        ProposedEvent(kind: .workout(window), span: $0)
      }
    }.first
  }

  /// As long as what is planned, else as the shortest window that is looked for.
  private var sessionMinutes: Int {
    let planned = day.sessions.first(where: \.isToDo)
    return planned?.minutes ?? day.preferences.minimumWindowMinutes
  }

  private var deepWork: ProposedEvent? {
    outcomes.compactMap(\.deepWork).first.flatMap { advice in
      advice.span.map { ProposedEvent(kind: .deepWork(advice), span: $0) }
    }
  }
}

extension WorkoutWindow {
  /// A session as early in the window as it goes, and as long as the window allows; nil if `taken` leaves no room.
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
  /// Also where other advice mattered more.
  fileprivate var deepWork: Recommendation? {
    guard rule == DeepWorkBlock.id, case .spoke(let advice, _) = result else { return nil }
    return advice
  }
}
