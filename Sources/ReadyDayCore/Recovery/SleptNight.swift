/// One of the last 60 nights, used to plan the next one.
public struct SleptNight: Equatable, Sendable {
  /// The date of the morning.
  public let date: LocalDate
  /// When the sleeper fell asleep, in local time there; nil if uncertain.
  public var onset: TimeOfDay?
  /// When the sleeper woke, in local time there; nil if unknown.
  public var wake: TimeOfDay?
  /// Minutes.
  public var asleep: Double?
  /// Minutes awake in bed; like ``needed`` and ``debt``, only for the last 14 nights.
  public var awake: Double?
  /// Minutes needed, debt included.
  public var needed: Double?
  public var debt: Double?

  package init(_ date: LocalDate, wake: TimeOfDay? = nil) {
    self.date = date
    self.wake = wake
  }

  /// How many nights are stored, the last one included.
  static let count = 60
  /// How many of the last nights have need and debt.
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

extension SleepSummary {
  /// Adds the times of nights that only `other` has: habits stay the same with a new device.
  mutating func fill(from other: SleepSummary, upTo date: LocalDate) {
    let own = nights.filter { $0.wake != nil }
    let missing = other.nights.filter { night in
      night.wake != nil && !own.contains { $0.date == night.date }
    }
    guard !missing.isEmpty else { return }
    let times = missing.map { night in copy(of: night) { ($0.needed, $0.debt) = (nil, nil) } }
    nights = (own + times).ordered { $0.date > $1.date }
    takeUsualOnset(upTo: date)
  }

  mutating func takeUsualOnset(upTo date: LocalDate) {
    let onsets = nights.last(14, upTo: date).compactMap(\.onset)
    usualOnset = TimeOfDay.usualOnset(of: onsets)
    onsetDeviation = TimeOfDay.onsetDeviation(of: onsets)
  }
}

extension [SleptNight] {
  func last(_ days: Int, upTo date: LocalDate) -> [SleptNight] {
    filter { $0.date > date.advanced(by: -days) && $0.date <= date }
  }

  /// The medians of onset and wake-up; nil if fewer than 3 are known.
  var usualSleep: SleepSummary.UsualSleep? {
    let onsets = compactMap(\.onset)
    let wakes = compactMap { $0.wake.map { Double($0.secondOfDay) } }
    guard let onset = TimeOfDay.usualOnset(of: onsets, atLeast: SleepSummary.wakesNeeded),
      let deviation = TimeOfDay.onsetDeviation(of: onsets, atLeast: SleepSummary.wakesNeeded),
      let wake = wakes.median
    else { return nil }
    return SleepSummary.UsualSleep(
      onset: onset, wake: TimeOfDay(clamping: Int(truncating: wake)), deviation: deviation,
      nights: onsets.count)
  }
}
