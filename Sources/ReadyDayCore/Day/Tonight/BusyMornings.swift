/// Mornings with a reason to get up: an event in the calendars, or else a working day.
package struct BusyMornings: Equatable, Sendable {
  /// Up to tomorrow; nil if the days before were not read.
  let firstEvents: FirstEvents?
  /// Nil if the user has no rota.
  let shifts: ShiftDays?
  private let workDays: Set<Weekday>
  private let ownPreparation: Int?

  init(_ firstEvents: FirstEvents?, _ preferences: Preferences, _ shifts: ShiftDays? = nil) {
    (self.firstEvents, self.shifts) = (firstEvents, shifts)
    workDays = preferences.workDays
    ownPreparation = preferences.ownPreparation
  }

  /// Whether an event begins before `time` or, without calendars, it is a working day.
  func isBusy(_ date: LocalDate, before time: TimeOfDay) -> Bool {
    guard let firstEvents else { return workDays.contains(date.weekday) }
    return firstEvents[date].map { $0 < time } ?? false
  }

  /// Whether both are busy before noon, or neither is.
  private func areAsBusy(_ a: LocalDate, _ b: LocalDate) -> Bool {
    isBusy(a, before: Self.noon) == isBusy(b, before: Self.noon)
  }

  /// Whether shifts match or, without a rota, both are as busy and both or neither are workdays.
  func areAlike(_ a: LocalDate, _ b: LocalDate) -> Bool {
    if let shifts { return shifts[a] == shifts[b] }
    return areAsBusy(a, b) && workDays.contains(a.weekday) == workDays.contains(b.weekday)
  }

  /// Nights ending on days with this shift; nil if there is no rota, or fewer than 3 are known. A
  /// day before those that were read may have had any shift.
  func alike(_ nights: [SleptNight], on shift: ShiftClass?) -> [SleptNight]? {
    guard let shifts, let shift else { return nil }
    let alike = nights.filter {
      shifts[$0.date] == shift && (firstEvents?.days.lowerBound ?? $0.date) <= $0.date
    }
    return alike.count >= SleepSummary.wakesNeeded ? alike : nil
  }

  func shift(after date: LocalDate) -> ShiftClass? { shifts?[date.advanced(by: 1)] }

  /// Usual sleep before days with this shift, in the last 60 nights; nil as for `alike(_:on:)`.
  func usualSleep(
    in sleep: SleepSummary, upTo date: LocalDate, on shift: ShiftClass?
  ) -> SleepSummary.UsualSleep? {
    let known = sleep.nights.last(SleptNight.count, upTo: date)
      .filter { $0.onset != nil && $0.wake != nil }
    return alike(known, on: shift)?.usualSleep
  }

  func usualWake(in sleep: SleepSummary, upTo date: LocalDate) -> SleepSummary.UsualWake? {
    let (tomorrow, shift) = (date.advanced(by: 1), shift(after: date))
    return usualSleep(in: sleep, upTo: date, on: shift).map {
      SleepSummary.UsualWake(time: $0.wake.fiveDown, nights: $0.nights, isOfClass: true)
    }
      ?? sleep.usualWake(
        upTo: date, onDays: [{ areAlike($0, tomorrow) }, { areAsBusy($0, tomorrow) }])
  }

  static let noon = TimeOfDay(clamping: 12 * 3600)
  /// Only events before this decide when to get up.
  static let early = TimeOfDay(clamping: 10 * 3600)

  /// How long before `start`, on the day after `date`, the user gets up: the median of similar
  /// mornings among the last 60, preferably with a first event at about the same hour.
  func lead(before start: TimeOfDay, after nights: [SleptNight], upTo date: LocalDate)
    -> MorningLead
  {
    if let ownPreparation { return MorningLead(minutes: ownPreparation, origin: .configured) }
    let busy = nights.last(SleptNight.count, upTo: date).filter { lead(on: $0) != nil }
    let alike = busy.filter { areAlike($0.date, date.advanced(by: 1)) }
    let near = alike.filter { night in
      firstEvents?[night.date].map { abs($0.secondOfDay - start.secondOfDay) <= 3600 } == true
    }
    let enough = shifts == nil ? MorningLead.morningsNeeded : SleepSummary.wakesNeeded
    let leads = ([near, alike].first { $0.count >= enough } ?? busy).compactMap(lead)
    guard leads.count >= enough, let median = leads.median else { return .usual }
    return MorningLead(
      minutes: Int(truncating: median.held(in: MorningLead.limits)),
      origin: .own(mornings: leads.count))
  }

  /// In minutes; nil unless an early event followed and the time of waking is known.
  private func lead(on night: SleptNight) -> Double? {
    guard let first = firstEvents?[night.date], first < Self.early, let wake = night.wake else {
      return nil
    }
    return Double(first.secondOfDay - wake.secondOfDay) / 60
  }
}

package struct MorningLead: Equatable, Sendable {
  package enum Origin: Equatable, Sendable {
    /// The median of this many mornings.
    case own(mornings: Int)
    case configured
    /// Too few mornings are known.
    case usual
  }

  package let minutes: Int
  package let origin: Origin

  static let usual = MorningLead(minutes: 60, origin: .usual)
  static let race = MorningLead(minutes: Race.leastLead, origin: .usual)
  static let limits = 15.0...180.0
  static let morningsNeeded = 5
}
