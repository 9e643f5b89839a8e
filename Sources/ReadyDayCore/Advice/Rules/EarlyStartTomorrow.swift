/// Says that tomorrow begins early, or much earlier than such days usually do.
struct EarlyStartTomorrow: RecommendationRule {
  static let id = "early-start-tomorrow"

  static let early = TimeOfDay(clamping: 8 * 3600)
  private static let muchEarlier = 90 * 60

  func evaluate(_ day: Day) -> RuleResult {
    guard let outlook = day.outlook else { return .silent(because: .unknown(.calendar)) }
    guard let event = outlook.tomorrow.firstEvent, let start = event.span?.start else {
      return .silent(because: .nothingTomorrow)
    }
    let time = day.time(at: start)
    let usual = outlook.usualStart?.time
    let earlier = usual.map { $0.secondOfDay - time.secondOfDay } ?? 0
    guard time < Self.early || earlier >= Self.muchEarlier else {
      return .silent(because: .ordinaryStart(time, usual: usual))
    }
    return .speaks(
      Recommendation(
        from: self, .sleep, .low,
        .earlyStartTomorrow(
          title: event.title, start: time, usual: earlier >= Self.muchEarlier ? usual : nil),
        because: [.init("start", .moment(start))] + (outlook.usualStart.map(Self.inputs) ?? [])))
  }

  private static func inputs(_ usual: Outlook.UsualStart) -> [Recommendation.Input] {
    [
      .init("usual_start", .text(usual.time.description)),
      .init("usual_days", .number(Double(usual.days))),
    ]
  }
}
