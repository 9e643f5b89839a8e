/// Asks for a break in three hours and more of meetings; of several blocks, the longest is named.
struct MeetingMarathon: RecommendationRule {
  static let id = "meeting-marathon"

  func evaluate(_ day: Day) -> Recommendation? {
    let longest = day.marathons.map(\.span.seconds).max()
    guard let block = day.marathons.first(where: { $0.span.seconds == longest }) else {
      return nil
    }
    let minutes = block.span.wholeMinutes
    return Recommendation(
      from: self, .calendar, .high,
      .meetingMarathon(minutes: minutes, start: day.time(at: block.span.start)),
      because: [
        .init("duration_min", .number(Double(minutes))), .init("start", .moment(block.span.start)),
      ])
  }
}
