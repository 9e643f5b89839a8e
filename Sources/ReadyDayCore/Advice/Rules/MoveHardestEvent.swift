/// Names the hardest event still ahead on a red morning and where it could go, where the user can move it.
struct MoveHardestEvent: RecommendationRule {
  static let id = "move-hardest-event"

  func evaluate(_ day: Day) -> RuleResult {
    guard let score = day.recoveryScore(in: .red) else {
      return .silent(because: day.obstacle(needing: .red))
    }
    guard let event = day.hardestAhead, let demand = event.demand else {
      return .silent(because: day.hasCalendar ? .nothingHardAhead : .unknown(.calendar))
    }
    if let reason = day.reasonNotToMove(event) {
      return .silent(because: .cannotMove(title: event.title, reason))
    }
    guard let proposal = day.move else {
      return .silent(because: .cannotMove(title: event.title, .noSlot))
    }
    return .speaks(
      Recommendation(
        from: self, .calendar, .high,
        .moveHardestEvent(title: event.title, score: score, proposal: proposal),
        at: event.span,
        because: [
          .init("demand_score", .number(Double(demand.score))),
          .init("event", .text(event.occurrence.uid ?? event.title)),
          .recoveryScore(score),
        ]))
  }
}

extension Day {
  /// Why it is not for the user to move `event`, or too late; nil if a slot decides.
  fileprivate func reasonNotToMove(_ event: DayEvent) -> Obstacle.Move? {
    if !event.kind.canMove { return .fixed(event.kind) }
    if event.isUnanswered { return .unanswered }
    if event.isOfOthers { return .organisedByOthers }
    if event.attendees > MoveSearch.mostOthers { return .tooManyPeople(event.attendees) }
    let isSoon = event.span.map { $0.start < moment.adding(seconds: MoveSearch.notice) } ?? false
    return isSoon && span.contains(now) ? .tooSoon : nil
  }
}

extension EventKind {
  /// Whether another time would do: a flight, a race or a shift cannot be moved.
  fileprivate var canMove: Bool {
    switch self {
    case .meeting, .focus, .errand: true
    case .race, .travel, .shift, .training, .meal, .leisure: false
    }
  }
}
