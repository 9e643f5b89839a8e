/// Mornings with a reason to get up: an event in the calendars, or else a working day.
package struct BusyMornings: Equatable, Sendable {
  /// Up to tomorrow; nil if the days before were not read.
  let firstEvents: FirstEvents?
  /// Nil if the user has no rota.
  let shifts: ShiftDays?
  private let workDays: Set<Weekday>
  private let ownPreparation: Int?
  private let ready: [RiseReason: Int]

  init(_ firstEvents: FirstEvents?, _ preferences: Preferences, _ shifts: ShiftDays? = nil) {
    (self.firstEvents, self.shifts) = (firstEvents, shifts)
    workDays = preferences.workDays
    (ownPreparation, ready) = (preferences.ownPreparation, preferences.ready)
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
      SleepSummary.UsualWake(time: $0.wake.fiveDown, nights: $0.nights, isForSimilarDays: true)
    }
      ?? sleep.usualWake(
        upTo: date, onDays: [{ areAlike($0, tomorrow) }, { areAsBusy($0, tomorrow) }])
  }

  static let noon = TimeOfDay(clamping: 12 * 3600)
  /// Only events before this decide when to get up.
  static let early = TimeOfDay(clamping: 10 * 3600)

  /// As configured, or else the median of such mornings among the last 60 whose first event began
  /// at about that hour, as later ones leave time to spare; nil if too few are known.
  func lead(
    for reason: RiseReason, before start: TimeOfDay, after nights: [SleptNight],
    upTo date: LocalDate
  ) -> MorningLead? {
    if let own = ready[reason] { return MorningLead(own, for: reason, .configured) }
    if let ownPreparation, reason != .journey {
      return MorningLead(ownPreparation, for: reason, .preparation)
    }
    let tomorrow = date.advanced(by: 1)
    let leads = nights.last(SleptNight.count, upTo: date).filter { night in
      firstEvents?.reason(on: night.date) == reason
        && firstEvents?[night.date].map { abs($0.secondOfDay - start.secondOfDay) <= 3600 } == true
        && (shifts == nil || areAlike(night.date, tomorrow))
    }.compactMap(lead)
    guard leads.count >= MorningLead.morningsNeeded, let median = leads.median else { return nil }
    return MorningLead(
      Int(truncating: max(median, MorningLead.least)), for: reason, .own(mornings: leads.count))
  }

  /// In minutes; nil unless an early event followed, and not long after waking.
  private func lead(on night: SleptNight) -> Double? {
    guard let first = firstEvents?[night.date], first < Self.early, let wake = night.wake,
      (0...MorningLead.longestGap * 60).contains(first.secondOfDay - wake.secondOfDay)
    else { return nil }
    return Double(first.secondOfDay - wake.secondOfDay) / 60
  }
}
