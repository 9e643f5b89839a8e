/// Asks for a break in three hours and more of meetings; of several blocks, the longest is named.
struct MeetingMarathon: RecommendationRule {
  static let id = "meeting-marathon"

  func evaluate(_ day: Day) -> Verdict {
    guard day.hasCalendar else { return .silent(because: .unknown(.calendar)) }
    let longest = day.blocks.map(\.span.seconds).max()
    guard let block = day.marathons.first(where: { $0.span.seconds == longest }) else {
      return .silent(because: .noMarathon(longest: longest.map { $0 / 60 }))
    }
    let minutes = block.span.wholeMinutes
    return .speaks(
      Recommendation(
        from: self, .calendar, .high,
        .meetingMarathon(minutes: minutes, start: day.time(at: block.span.start)),
        at: block.span,
        because: [
          .init("duration_min", .number(Double(minutes))),
          .init("start", .moment(block.span.start)),
        ]))
  }
}
