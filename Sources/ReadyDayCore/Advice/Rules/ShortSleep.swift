/// Points out a night of less than six hours, and how many there were in a row.
///
/// It names tonight's bedtime where `SleepDebt` would, which it silences.
struct ShortSleep: RecommendationRule {
  static let id = "short-sleep"

  static let threshold = 6.0 * 60

  private static func lastCoffee(on day: Day) -> Instant {
    day.zone.instant(of: LocalDateTime(day.date, TimeOfDay(clamping: 14 * 3600)))
  }

  func evaluate(_ day: Day) -> RuleResult {
    guard let sleep = day.morning?.sleep else { return .silent(because: .unknown(.healthData)) }
    guard let asleep = sleep.asleepMinutes.value else {
      return .silent(because: .unknown(.timeAsleep))
    }
    guard asleep.shown < Self.threshold else { return .silent(because: .sleptEnough(asleep)) }
    let nights = max(1, sleep.shortNightsInARow)
    return .speaks(
      Recommendation(
        from: self, .sleep, .high,
        .shortSleep(
          asleepMinutes: asleep, nightsInARow: nights, bedtime: Self.bedtime(after: sleep, on: day),
          Recommendation.Tense(isPast: day.moment >= Self.lastCoffee(on: day))),
        because: [
          .init("asleep_min", .number(asleep)), .init("nights_in_a_row", .number(Double(nights))),
        ]))
  }

  private static func bedtime(after sleep: SleepSummary, on day: Day) -> TimeOfDay? {
    guard let debt = sleep.debtMinutes, debt.shown >= SleepDebt.threshold else { return nil }
    return day.bedtime.map { day.time(at: $0.instant) }
  }
}
