/// One of the last 60 nights, as used to plan the next one.
public struct SleptNight: Hashable, Sendable {
  /// The morning's.
  public let date: LocalDate
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

  init(_ night: SleepSummary, on date: LocalDate, isWeighed: Bool) {
    self.init(date, wake: night.span.map { $0.end.reading(at: night.offset).time })
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
}
