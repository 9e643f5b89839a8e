/// Says that tomorrow begins so early that one has to get up long before the usual time.
struct EarlyStartTomorrow: RecommendationRule {
  static let id = "early-start-tomorrow"

  /// From here on no start is early.
  static let latest = TimeOfDay(clamping: 12 * 3600)
  /// Before the usual time of getting up, minutes.
  static let muchEarlier = 60

  func evaluate(_ day: Day) -> RuleResult {
    guard let outlook = day.outlook else { return .silent(because: .unknown(.calendar)) }
    guard !outlook.tomorrow.isDayOff else { return .silent(because: .dayOffTomorrow) }
    guard let event = outlook.tomorrow.firstEvent, let start = event.span?.start else {
      return .silent(because: .nothingTomorrow)
    }
    let time = day.time(at: start)
    guard time < Self.latest else { return .silent(because: .startsAfterNoon(time)) }
    guard let sleep = day.morning?.sleep else { return .silent(because: .unknown(.healthData)) }
    guard let usual = day.usualWake(before: outlook.tomorrow.date, sleep) else {
      return .silent(because: .unknown(.usualWake))
    }
    // Getting up is never suggested before midnight of that day.
    let lead = day.lead.minutes
    let upAt = max(0, time.secondOfDay - lead * 60)
    guard upAt + Self.muchEarlier * 60 <= usual.time.secondOfDay else {
      return .silent(because: .ordinaryStart(time, usualWake: usual.time, lead: lead))
    }
    // The lead is that of ordinary mornings: it says nothing of the way to an airport.
    let up = event.kind == .travel ? nil : TimeOfDay(clamping: upAt)
    return .speaks(
      Recommendation(
        from: self, .sleep, .low,
        .earlyStartTomorrow(title: event.title, start: time, up: up, usualWake: usual.time),
        because: [.init("start", .moment(start))]
          + (up.map {
            [
              .init("lead_min", .number(Double(lead))), .init("up_at", .text($0.description)),
            ]
          } ?? []) + [
            .init("usual_wake", .text(usual.time.description)),
            .init("usual_nights", .number(Double(usual.nights))),
          ]))
  }
}

extension Day {
  /// When the user usually gets up on days like `date`.
  func usualWake(before date: LocalDate, _ sleep: SleepSummary) -> SleepSummary.UsualWake? {
    sleep.usualWake(upTo: self.date) { mornings.areAlike($0, date) }
  }
}
