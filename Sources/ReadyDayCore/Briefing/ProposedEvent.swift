/// A part of the day worth an entry in the calendar.
package struct ProposedEvent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case workout(WorkoutWindow)
    case deepWork(Recommendation)
  }

  package let kind: Kind
  package let span: TimeSpan
  /// Follows from the kind and the start, so that the same proposal is one event however often it is
  /// written, and readyday knows its own.
  package var uid: String {
    switch kind {
    case .workout: OwnUID.proposal(.workout, at: span.start)
    case .deepWork: OwnUID.proposal(.deepWork, at: span.start)
    }
  }
}

extension Briefing {
  /// The best workout window, then the block for deep work, where there are such.
  ///
  /// They never overlap: the block is what the window leaves of it, if that is still long enough.
  package var proposedEvents: [ProposedEvent] {
    let window = day.windows.first
    let workout = window.map { window in
      ProposedEvent(kind: .workout(window), span: window.span)
    }
    return [workout, deepWork(besides: window?.span)].compactMap(\.self)
  }

  private func deepWork(besides window: TimeSpan?) -> ProposedEvent? {
    guard let advice = outcomes.compactMap(\.deepWork).first, let stretch = advice.span else {
      return nil
    }
    let pieces = window.map { stretch.without([$0]) } ?? [stretch]
    let longest = pieces.map(\.seconds).max() ?? 0
    guard longest >= DeepWorkBlock.shortest,
      let span = pieces.first(where: { $0.seconds == longest })
    else { return nil }
    return ProposedEvent(kind: .deepWork(advice), span: span)
  }
}

extension RuleOutcome {
  /// Also where other advice mattered more.
  fileprivate var deepWork: Recommendation? {
    guard rule == DeepWorkBlock.id, case .spoke(let advice, _) = result else { return nil }
    return advice
  }
}
