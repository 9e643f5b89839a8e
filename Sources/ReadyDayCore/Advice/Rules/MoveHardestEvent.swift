/// Names the hardest event still ahead on a red morning, and where it could go.
struct MoveHardestEvent: RecommendationRule {
  static let id = "move-hardest-event"

  func evaluate(_ day: Day) -> RuleResult {
    guard let score = day.recoveryScore(in: .red) else {
      return .silent(because: day.obstacle(needing: .red))
    }
    guard let event = day.hardestAhead, let demand = event.demand else {
      return .silent(because: day.hasCalendar ? .nothingHardAhead : .unknown(.calendar))
    }
    return .speaks(
      Recommendation(
        from: self, .calendar, .high,
        .moveHardestEvent(title: event.title, score: score, proposal: day.move),
        at: event.span,
        because: [
          .init("demand_score", .number(Double(demand.score))),
          .init("event", .text(event.occurrence.uid ?? event.title)),
          .recoveryScore(score),
        ]))
  }
}
