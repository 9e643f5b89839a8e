/// Asks for a break in a marathon of meetings; of several, the longest is named.
struct MeetingMarathon: RecommendationRule {
  static let id = "meeting-marathon"

  func evaluate(_ day: Day) -> RuleResult {
    guard day.hasCalendar else { return .silent(because: .unknown(.calendar)) }
    guard !day.isDayOff else { return .silent(because: .dayOff) }
    guard !day.marathons.isEmpty else {
      let longest = day.blocks.map(\.span.seconds).max().map { $0 / 60 }
      let limit = day.preferences.marathonMinutes
      return .silent(because: .noMarathon(longest: longest, under: limit))
    }
    guard let block = Self.marathon(of: day) else { return .silent(because: .lastMeetingBegun) }
    let minutes = block.span.wholeMinutes
    let pause = day.pause(in: block)
    let time = day.time(at: pause.moment)
    let isPast = pause.moment < day.moment
    return .speaks(
      Recommendation(
        from: self, .calendar, .high,
        .meetingMarathon(
          minutes: minutes, start: day.time(at: block.span.start),
          end: day.time(at: block.span.end),
          isOneEvent: block.events.count == 1,
          isPast ? .afterwards : pause.isBetweenMeetings ? .between(time) : .inside(time)),
        at: block.span,
        because: [
          .init("duration_min", .number(Double(minutes))),
          .init("start", .moment(block.span.start)), .init("end", .moment(block.span.end)),
          .init("break_at", .moment(pause.moment)),
        ]))
  }

  /// The longest of those that a break can still interrupt; of all, once they are over. The earliest of several.
  private static func marathon(of day: Day) -> MeetingBlock? {
    let left = day.marathons.filter { $0.span.end > day.moment }
    let all = left.isEmpty ? day.marathons : left.filter(day.hasUseOfBreak)
    let longest = all.map(\.span.seconds).max()
    return all.first { $0.span.seconds == longest }
  }
}
