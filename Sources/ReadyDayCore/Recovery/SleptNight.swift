/// One of the last 60 nights, as used to plan the next one.
public struct SleptNight: Equatable, Sendable {
  /// The morning's.
  public let date: LocalDate
  /// On the clock the sleeper fell asleep by; nil if uncertain.
  public var onset: TimeOfDay?
  /// On the clock the sleeper woke to.
  public var wake: TimeOfDay?
  /// Minutes.
  public var asleep: Double?
  /// Time in bed not asleep; like need and debt, only for the last 14 nights.
  public var awake: Double?
  /// Debt included.
  public var needed: Double?
  public var debt: Double?

  package init(_ date: LocalDate, wake: TimeOfDay? = nil) {
    self.date = date
    self.wake = wake
  }

  /// How many nights count, the last one included.
  static let count = 60
  /// For how many of them need and debt count.
  static let weighed = WhoopArchive.nightsWeighed

  init(_ night: SleepSummary, from onset: TimeOfDay?, on date: LocalDate, isWeighed: Bool) {
    self.init(date, wake: night.span.map { $0.end.reading(at: night.offset).time })
    self.onset = onset
    asleep = night.asleepMinutes.value
    guard isWeighed else { return }
    let inBed = night.inBedMinutes ?? night.span.map { Double($0.seconds) / 60 }
    awake = asleep.flatMap { asleep in inBed.map { max(0, $0 - asleep) } }
    (needed, debt) = (night.neededMinutes, night.debtMinutes)
  }
}

extension [SleptNight] {
  func last(_ days: Int, upTo date: LocalDate) -> [SleptNight] {
    filter { $0.date > date.advanced(by: -days) && $0.date <= date }
  }

  /// The medians of both ends; nil below 3.
  var usualSleep: SleepSummary.UsualSleep? {
    let onsets = compactMap(\.onset)
    let wakes = compactMap { $0.wake.map { Double($0.secondOfDay) } }
    guard
      let onset = TimeOfDay.usualOnset(of: onsets, atLeast: SleepSummary.wakesNeeded),
      let deviation = TimeOfDay.onsetDeviation(of: onsets, atLeast: SleepSummary.wakesNeeded),
      let wake = wakes.median
    else { return nil }
    return SleepSummary.UsualSleep(
      onset: onset, wake: TimeOfDay(clamping: Int(wake)), deviation: deviation,
      nights: onsets.count)
  }
}
