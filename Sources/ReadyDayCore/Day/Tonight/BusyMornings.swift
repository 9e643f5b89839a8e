/// The mornings with something to get up for: an event in the calendars, or else a working day.
package struct BusyMornings: Hashable, Sendable {
  /// Up to tomorrow; nil if the days before were not read.
  let firstEvents: FirstEvents?
  private let workDays: Set<Weekday>
  private let ownPreparation: Int?

  init(_ firstEvents: FirstEvents?, _ preferences: Preferences) {
    self.firstEvents = firstEvents
    workDays = preferences.workDays
    ownPreparation = preferences.ownPreparation
  }

  /// Whether an event begins before `time`; without calendars, whether it is a working day.
  func isBusy(_ date: LocalDate, before time: TimeOfDay) -> Bool {
    guard let firstEvents else { return workDays.contains(date.weekday) }
    return firstEvents[date].map { $0 < time } ?? false
  }

  /// Whether both are busy before noon, or neither is.
  func areAlike(_ a: LocalDate, _ b: LocalDate) -> Bool {
    isBusy(a, before: Self.noon) == isBusy(b, before: Self.noon)
  }

  static let noon = TimeOfDay(clamping: 12 * 3600)
  /// Earlier events decide when to get up.
  static let early = TimeOfDay(clamping: 10 * 3600)

  /// - Parameter date: the last of the 60 mornings.
  func lead(after nights: [SleptNight], upTo date: LocalDate) -> MorningLead {
    if let ownPreparation { return MorningLead(minutes: ownPreparation, origin: .configured) }
    let leads = nights.last(SleptNight.count, upTo: date).compactMap { night -> Double? in
      guard let first = firstEvents?[night.date], first < Self.early, let wake = night.wake else {
        return nil
      }
      return Double(first.secondOfDay - wake.secondOfDay) / 60
    }
    guard leads.count >= MorningLead.morningsNeeded, let median = leads.median else {
      return .usual
    }
    return MorningLead(
      minutes: Int(median.held(in: MorningLead.limits)), origin: .own(mornings: leads.count))
  }
}

/// The time from getting up to the first event of a day.
package struct MorningLead: Hashable, Sendable {
  package enum Origin: Hashable, Sendable {
    /// The median of this many mornings.
    case own(mornings: Int)
    case configured
    /// Too few mornings are known.
    case usual
  }

  package let minutes: Int
  package let origin: Origin

  static let usual = MorningLead(minutes: 60, origin: .usual)
  static let limits = 15.0...180.0
  static let morningsNeeded = 5
}
