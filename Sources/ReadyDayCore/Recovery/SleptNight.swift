/// One of the last 60 nights, as far as a plan for the next one looks back.
public struct SleptNight: Hashable, Sendable {
  /// The morning's.
  public let date: LocalDate
  /// On the clock the sleeper woke to.
  public var wake: TimeOfDay?
  /// Minutes, as everything here.
  public var asleep: Double?
  /// Of the time in bed, what was not slept; of the last 14 nights alone, as need and debt.
  public var awake: Double?
  /// The debt is inside it.
  public var needed: Double?
  public var debt: Double?

  /// - Parameters:
  ///   - date: the morning's.
  ///   - wake: on the clock the sleeper woke to.
  package init(_ date: LocalDate, wake: TimeOfDay? = nil) {
    self.date = date
    self.wake = wake
  }
}

extension SleptNight {
  /// How many nights are looked at, the last one included.
  static let count = 60
  /// Of how many of them need and debt are looked at.
  static let weighed = WhoopArchive.nightsWeighed

  /// - Parameters:
  ///   - night: how it was slept.
  ///   - date: the morning's.
  ///   - isWeighed: whether its need is looked at.
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
  /// Those of the last days up to `date`, that one included.
  func last(_ days: Int, upTo date: LocalDate) -> [SleptNight] {
    filter { $0.date > date.advanced(by: -days) && $0.date <= date }
  }
}
