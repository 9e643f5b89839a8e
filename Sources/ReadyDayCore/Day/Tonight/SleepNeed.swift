/// An estimate of how much sleep the coming night should bring.
package struct SleepNeed: Equatable, Sendable {
  /// What the need is based on, in minutes.
  package enum Base: Equatable, Sendable {
    /// The median of WHOOP's needs without their debts, from this many of 14 nights.
    case measured(Double, nights: Int)
    /// WHOOP's last need, with its debt.
    case last(Double)
    /// The median of the longest third of this many nights before mornings without an early event.
    case free(Double, nights: Int)
    case target(Double)
  }

  package let base: Base
  /// Nil if too few nights are known.
  package let debt: OwedSleep?

  package init(_ base: Base, owed debt: OwedSleep?) { (self.base, self.debt) = (base, debt) }

  package var minutes: Double {
    switch base {
    case .last(let minutes): minutes
    case .measured(let minutes, _), .free(let minutes, _), .target(let minutes):
      minutes + (debt?.minutes ?? 0)
    }
  }

  /// Includes the last night.
  static let nightsOfDebt = 14
  /// Known nights required if only the time asleep is known.
  static let nightsNeeded = 10
  /// Nights required with WHOOP's need and debt.
  static let needsNeeded = 3
  /// Nights required before free mornings.
  static let freeNightsNeeded = 8
  /// In minutes.
  static let baseLimits = 390.0...570.0

  /// `date`: the morning after the last night. `target`: in minutes.
  init(after sleep: SleepSummary, upTo date: LocalDate, target: Double, _ mornings: BusyMornings) {
    let recent = sleep.nights.last(Self.nightsOfDebt, upTo: date)
    guard let last = recent.max(by: { $0.isOlderNeed(than: $1) })?.needed else {
      self.init(freeNights: sleep.nights, upTo: date, target: target, mornings)
      return
    }
    let all = sleep.nights.last(SleptNight.count, upTo: date)
    let debt = OwedSleep(
      after: recent.first { $0.date == date }, naps: sleep.minutesNappedSinceWaking,
      most: all.compactMap(\.debt).max() ?? 0)
    let known = recent.filter { $0.needWithoutDebt != nil }
    let bases = (mornings.alike(known, on: mornings.shift(after: date)) ?? known)
      .compactMap(\.needWithoutDebt)
    let isEnough = debt != nil && bases.count >= Self.needsNeeded
    let base = isEnough ? bases.median.map { Base.measured($0, nights: bases.count) } : nil
    self.init(base ?? .last(last), owed: debt)
  }

  private init(
    freeNights nights: [SleptNight], upTo date: LocalDate, target: Double, _ mornings: BusyMornings
  ) {
    let free = nights.last(SleptNight.count, upTo: date)
      .filter {
        !mornings.isBusy($0.date, before: BusyMornings.early)
          && mornings.shifts?[$0.date] != .afterNight
      }
      .compactMap(\.asleep).sorted()
    let longest = Array(free.suffix((free.count + 1) / 3))
    if free.count >= Self.freeNightsNeeded, let median = longest.median {
      let own = median.clamped(to: Self.baseLimits)
      self.init(.free(own, nights: free.count), owed: OwedSleep(under: own, of: nights, upTo: date))
    } else {
      self.init(.target(target), owed: OwedSleep(under: target, of: nights, upTo: date))
    }
  }
}

/// The estimated sleep debt after the last night.
package struct OwedSleep: Equatable, Sendable {
  /// What the debt is computed from, in minutes.
  package enum Origin: Equatable, Sendable {
    /// WHOOP's last night, and naps since.
    case lastNight(asleep: Double, needed: Double, debt: Double, naps: Double)
    /// This many of the last 14 nights, against the need without debt.
    case nights(Int)
  }

  package let minutes: Double
  /// The largest debt that is shown, in minutes.
  package let cap: Double
  package let origin: Origin

  init(_ minutes: Double, cap: Double = Self.usualCap, from origin: Origin) {
    self.minutes = minutes.clamped(to: 0...cap)
    (self.cap, self.origin) = (cap, origin)
  }

  package var isAtCap: Bool { minutes >= cap }

  /// In minutes; WHOOP's debt is rarely larger.
  static let usualCap = 128.0
  /// In minutes; a debt of this much or more is mentioned.
  package static let notable = 60.0

  /// Predicts WHOOP's next debt; fitted to 6,612 real nights (R² 0.87). `naps`: minutes since
  /// waking. `most`: the largest debt of the nights considered.
  init?(after night: SleptNight?, naps: Double, most: Double) {
    guard let asleep = night?.asleep, let needed = night?.needed, let debt = night?.debt else {
      return nil
    }
    self.init(
      14 + 0.14 * debt + 0.32 * (needed - asleep - naps), cap: max(Self.usualCap, most),
      from: .lastNight(asleep: asleep, needed: needed, debt: debt, naps: naps))
  }

  /// Without a measured need: how far nights fell below `base`, older ones with less weight.
  init?(under base: Double, of nights: [SleptNight], upTo date: LocalDate) {
    var (sum, weight, known) = (0.0, 1.0, 0)
    for day in 0..<SleepNeed.nightsOfDebt {
      let date = date.advanced(by: -day)
      if let asleep = nights.first(where: { $0.date == date })?.asleep {
        sum += weight * (base - asleep)
        known += 1
      }
      weight *= 0.85
    }
    guard known >= SleepNeed.nightsNeeded else { return nil }
    self.init(0.2 * sum * Double(SleepNeed.nightsOfDebt) / Double(known), from: .nights(known))
  }
}

extension SleptNight {
  fileprivate var needWithoutDebt: Double? { debt.flatMap { debt in needed.map { $0 - debt } } }

  fileprivate func isOlderNeed(than other: SleptNight) -> Bool {
    guard (needed == nil) == (other.needed == nil) else { return needed == nil }
    return date < other.date
  }
}

extension SleepSummary {
  /// Minutes of scored naps.
  fileprivate var minutesNappedSinceWaking: Double {
    guard let wakeUp = span?.end else { return 0 }
    return naps.filter { $0.span.start >= wakeUp }.compactMap(\.asleepMinutes).reduce(0, +)
  }
}

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
