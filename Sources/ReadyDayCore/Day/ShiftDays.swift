/// A day's place in a rota, which decides when to get up and when to sleep the night before.
package enum ShiftClass: String, Equatable, Coded {
  /// A shift begins before noon.
  case early
  case late
  /// A shift begins that covers 03:00 of the next day.
  case night
  case free
  /// A shift covered 03:00, whatever follows on the same day.
  case afterNight = "after_night"
}

package struct ShiftDays: Equatable, Sendable {
  private var classes: [LocalDate: ShiftClass] = [:]

  /// `shifts`: ordered by time, with the dates on which they begin.
  init(_ shifts: [(date: LocalDate, span: TimeSpan)], in zone: Zone) {
    for (date, span) in shifts where classes[date] == nil {
      let isNight = span.covers(hour: 3, of: date.advanced(by: 1), in: zone)
      let isEarly = zone.time(at: span.start) < BusyMornings.noon
      classes[date] = isEarly ? .early : isNight ? .night : .late
    }
    for (_, span) in shifts {
      for date in Occurrence.Time.timed(span).days(in: zone)
      where span.covers(hour: 3, of: date, in: zone) { classes[date] = .afterNight }
    }
  }

  package subscript(date: LocalDate) -> ShiftClass { classes[date] ?? .free }
}

package struct NightWork: Hashable, Sendable {
  package let title: String
  package let span: TimeSpan
  package let start, end: TimeOfDay
  /// Whether there is a way home after it: false if its place says that it is remote.
  package let isElsewhere: Bool

  /// Sleep before it ends by then: there must be time to wake up fully and get to work.
  var lastSleep: Instant { span.start.adding(seconds: -2 * 3600) }

  /// Nil unless one of `events` takes up the night between `date` and the next day.
  init?(after date: LocalDate, _ events: [DayEvent], in zone: Zone) {
    let morning = date.advanced(by: 1)
    for event in events where event.isShift(in: zone) {
      guard let span = event.span, span.covers(hour: 3, of: morning, in: zone) else { continue }
      (title, self.span) = (event.title, span)
      (start, end) = (zone.time(at: span.start), zone.time(at: span.end))
      let place = event.occurrence.location ?? ""
      isElsewhere = !TitleWords(place).all.contains(where: KindWords.online.contains)
      return
    }
    return nil
  }
}

package struct DayShifts: Equatable, Sendable {
  /// Nil if the user has no rota.
  package let today, tomorrow: ShiftClass?
  package let work: NightWork?
  /// Free for a nap before `work`; nil after a night shift, when sleep is in the daytime.
  package let nap: TimeSpan?
  /// When the user usually sleeps after a night shift.
  package let daySleep: DaySleep?

  /// In steps of five minutes.
  package struct DaySleep: Equatable, Sendable {
    package let onset, wake: TimeOfDay
    package let days: Int
  }

  /// Nil if nothing is known about shifts.
  init?(
    on date: LocalDate, in zone: Zone, _ work: NightWork?, _ mornings: BusyMornings,
    _ sleep: SleepSummary?, free: [TimeSpan]
  ) {
    guard work != nil || mornings.shifts != nil else { return nil }
    (today, tomorrow) = (mornings.shifts?[date], mornings.shifts?[date.advanced(by: 1)])
    self.work = work
    nap = today == .afterNight ? nil : work.flatMap { Self.nap(before: $0, on: date, zone, free) }
    let usual = sleep.flatMap { mornings.usualSleep(in: $0, upTo: date, on: .afterNight) }
    daySleep = usual.map {
      DaySleep(onset: $0.onset.inFives, wake: $0.wake.inFives, days: $0.nights)
    }
  }

  /// The first stretch of the afternoon that is long enough.
  private static func nap(
    before work: NightWork, on date: LocalDate, _ zone: Zone, _ free: [TimeSpan]
  ) -> TimeSpan? {
    let first = zone.instant(of: LocalDateTime(date, TimeOfDay(clamping: 13 * 3600)))
    guard first < work.lastSleep else { return nil }
    let afternoon = TimeSpan(from: first, to: work.lastSleep)
    let nap = free.compactMap { $0.intersection(afternoon) }.first { $0.seconds >= shortestNap }
    return nap.flatMap { $0.ending(by: $0.start.adding(seconds: longestNap)) }
  }

  /// In seconds: one sleep cycle, and the most that leaves time for the day.
  private static let (shortestNap, longestNap) = (90 * 60, 150 * 60)
}

extension TimeOfDay {
  fileprivate var inFives: TimeOfDay {
    TimeOfDay(clamping: (Double(secondOfDay) / 60).inFives * 60)
  }
}
