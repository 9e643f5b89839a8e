/// Points out a night of less than six hours, and how many there were in a row.
struct ShortSleep: RecommendationRule {
  static let id = "short-sleep"

  private static let threshold = 6.0 * 60

  func evaluate(_ day: Day) -> Recommendation? {
    guard let sleep = day.morning?.sleep, let asleep = sleep.asleepMinutes.value,
      asleep < Self.threshold
    else { return nil }
    let nights = max(1, sleep.shortNightsInARow)
    return Recommendation(
      from: self, .sleep, .high, .shortSleep(asleepMinutes: asleep, nightsInARow: nights),
      because: [
        .init("asleep_min", .number(asleep)), .init("nights_in_a_row", .number(Double(nights))),
      ])
  }
}
