/// A part of the day worth an entry in the calendar.
public struct ProposedEvent: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case workout(WorkoutWindow)
    case deepWork(Recommendation)
  }

  public let kind: Kind
  public let span: TimeSpan
  /// The same for the same kind of event on the same date, so that a later proposal replaces an
  /// earlier one; by its end readyday knows its own.
  public let uid: String
}

extension Briefing {
  /// The best workout window, then the block for deep work, where there are such.
  ///
  /// They never overlap: the block is what the window leaves of it, if that is still long enough.
  public var proposedEvents: [ProposedEvent] {
    let window = day.windows.first
    let workout = window.map { window in
      ProposedEvent(kind: .workout(window), span: window.span, uid: uid("workout"))
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
    return ProposedEvent(kind: .deepWork(advice), span: span, uid: uid("deep-work"))
  }

  private func uid(_ name: String) -> String { "\(date).\(name)\(Occurrence.ownUIDSuffix)" }
}

extension RuleOutcome {
  /// Also where other advice mattered more.
  fileprivate var deepWork: Recommendation? {
    guard rule == DeepWorkBlock.id, case .spoke(let advice, _) = result else { return nil }
    return advice
  }
}
