/// Points out a night that is short for the user, and how many there were in a row.
///
/// It names tonight's lights-out where `SleepDebt` would, which it silences.
struct ShortSleep: RecommendationRule {
  static let id = "short-sleep"

  /// Nights in a row that make it matter much (Van Dongen 2003: deficits add up, and go unnoticed).
  static let manyNights = 3

  func evaluate(_ day: Day) -> RuleResult {
    guard let sleep = day.morning?.sleep else { return .silent(because: .unknown(.healthData)) }
    guard let asleep = sleep.asleepMinutes.value else {
      return .silent(because: .unknown(.timeAsleep))
    }
    guard asleep < sleep.shortLimit else {
      return .silent(because: .sleptEnough(asleep, limit: sleep.shortLimit))
    }
    let nights = max(1, sleep.shortNightsInARow)
    let coffee = nights == 1 ? day.lastCoffee : nil
    return .speaks(
      Recommendation(
        from: self, .sleep, nights >= Self.manyNights ? .high : .medium,
        .shortSleep(
          asleepMinutes: asleep, nightsInARow: nights, limit: sleep.shortLimit,
          isOwnLimit: sleep.shortBelow != nil, bedtime: Self.bedtime(on: day),
          lastCoffee: coffee.map { day.time(at: $0) }),
        because: [
          .init("asleep_min", .number(asleep)), .init("nights_in_a_row", .number(Double(nights))),
          .init("short_below_min", .number(sleep.shortLimit)),
        ] + (coffee.map { [.init("last_coffee", .moment($0))] } ?? [])))
  }

  private static func bedtime(on day: Day) -> TimeOfDay? {
    day.tonight.isInDebt ? day.tonightPlan?.lightsOut : nil
  }
}

extension Day {
  /// When to have the last coffee: a cup cost sleep up to 8.8 hours before bed (Gardiner 2023), so nine hours before
  /// the usual time of falling asleep, on a round five minutes.
  ///
  /// Nil if that time is not known, or differs too much from night to night, and when it is past.
  var lastCoffee: Instant? {
    guard let sleep = morning?.sleep, sleep.usualOnset != nil,
      let deviation = sleep.onsetDeviation, deviation <= Caffeine.irregularOnset
    else { return nil }
    let latest = usualSleep.adding(seconds: -Caffeine.hoursBeforeSleep * 3600)
    let round = latest.adding(seconds: -(latest.secondsSince1970 % 300 + 300) % 300)
    return round > moment && span.contains(round) ? round : nil
  }
}

/// What is known of coffee and sleep.
enum Caffeine {
  static let hoursBeforeSleep = 9
  /// Minutes of standard deviation; who falls asleep at such different times has no usual one.
  static let irregularOnset = 120.0
}
