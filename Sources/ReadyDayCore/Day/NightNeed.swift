/// How much sleep a night is compared with before hard training.
struct NightNeed: Equatable, Sendable {
  /// Without what was owed, if the last three nights fell only a little short of the whole need.
  let minutes: Double

  /// In minutes on average.
  static let littleShort = 90.0
  static let nights = 3

  /// Nil if no need is known. Without a device's need it is the user's own, which nights must show.
  init?(before day: Day) {
    guard let sleep = day.morning?.sleep else { return nil }
    if let whole = sleep.neededMinutes {
      let isLittle = Self.isLittleShort(sleep, upTo: day.date) { $0.needed }
      minutes = isLittle ? whole - (sleep.debtMinutes ?? 0) : whole
      return
    }
    let target = Double(day.preferences.sleepTargetMinutes)
    let own = SleepNeed(after: sleep, upTo: day.date, target: target, day.mornings).base
    guard case .free(let base, _) = own else { return nil }
    let need = { (date: LocalDate) in
      base + (OwedSleep(under: base, of: sleep.nights, upTo: date.advanced(by: -1))?.minutes ?? 0)
    }
    let isLittle = Self.isLittleShort(sleep, upTo: day.date) { need($0.date) }
    minutes = isLittle ? base : need(day.date)
  }

  /// False if one of the nights is unknown.
  private static func isLittleShort(
    _ sleep: SleepSummary, upTo date: LocalDate, need: (SleptNight) -> Double?
  ) -> Bool {
    let short = sleep.nights.last(nights, upTo: date).compactMap { night in
      night.asleep.flatMap { asleep in need(night).map { $0 - asleep } }
    }
    return short.count == nights && short.reduce(0, +) < littleShort * Double(nights)
  }
}
