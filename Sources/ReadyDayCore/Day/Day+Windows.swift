extension Day {
  package enum NoWindow: Equatable, Sendable {
    case tooShort
    /// A flight, and the way to it, leave no time before it.
    case beforeFlight
    /// Too short for the calendar's session.
    case besides(String, minutes: Int)
    /// The calendar's session is over.
    case trained(String)
  }

  /// Why there are no windows, if there are none.
  package var noWindow: NoWindow {
    guard let heldSession else { return isBeforeFlight ? .beforeFlight : .tooShort }
    return heldSession.isOver(at: now)
      ? .trained(heldSession.title) : .besides(heldSession.title, minutes: heldSession.minutes)
  }

  /// The hardest that the rest of the day offers.
  var windowTraining: DayVerdict.Training { eased(suggested) }

  /// After a recorded workout the rest of the day is easy, and the eve of a long or key session is
  /// not hard, unless the day has a hard one of its own.
  func eased(_ suggested: DayVerdict.Training) -> DayVerdict.Training {
    if hasRecordedWorkout { return min(suggested, .easy) }
    let ownIsHard = possibleSession?.intensity == .hard
    return keySessionTomorrow != nil && !ownIsHard ? min(suggested, .moderate) : suggested
  }

  /// Whether a workout of 20 minutes or more was recorded today, and has ended.
  package var hasRecordedWorkout: Bool { span.contains(now) && diary.hasWorkout(on: date, by: now) }

  /// Whether a recorded workout alone makes the rest of the day easier.
  package var isEasierAfterWorkout: Bool { hasRecordedWorkout && windowTraining < suggested }

  /// `keySessionTomorrow`, if nothing else makes the rest of the day as easy.
  package var eveOf: PlannedSession? {
    !hasRecordedWorkout && windowTraining < suggested ? keySessionTomorrow : nil
  }

  /// The long or hard session that this is the eve of.
  var keySessionTomorrow: PlannedSession? {
    let date = date.advanced(by: 1)
    return (diary.sessions(on: date) + (tomorrow?.calendarSessions.planned ?? [])).first {
      !$0.isNothing && tomorrow?.hindrance(to: $0.span) == nil
        && ($0.intensity == .hard || $0.span.map { $0.wholeMinutes >= 90 } == true)
    }
  }

  private var isBeforeFlight: Bool {
    flights.contains { $0.span.map { $0.start > moment } == true }
  }

  var isTrained: Bool { if case .trained = noWindow { true } else { false } }

  /// The length that windows have at least; if the calendar has a session, they are alternatives
  /// to its time.
  var windowMinutes: Int { heldSession?.minutes ?? preferences.minimumWindowMinutes }

  var heldSession: CalendarSession? {
    guard preferences.windowsHoldSession else { return nil }
    return calendarSessions.first {
      $0.intensity > .light && state.injury(loadedBy: $0.activity) == nil
    }
  }

  /// Best first. `training`: the hardest allowed. `taken`: times already in use.
  func windows(
    holding minutes: Int, at training: DayVerdict.Training, besides taken: [TimeSpan] = [],
    outdoors: Bool = false
  ) -> [WorkoutWindow] {
    var preferences = preferences
    preferences.minimumWindowMinutes = minutes
    return WindowSearch(
      zone: zone(at:), training: training,
      usualSleep: [usualSleep, sleepAfterJourney].compactMap(\.self).min() ?? usualSleep,
      sleep: [tonight.lightsOut?.instant, onset.map { _ in usualSleep }, sleepAfterJourney]
        .compactMap(\.self).min(),
      preferences: preferences, events: events,
      sessions: taken, journeys: journeys, daylight: daylight, weather: weather,
      isOutdoors: outdoors,
      wakeUp: wakeUp, work: work
    ).windows(in: open.flatMap { $0.without(beforeNightWork) }.flatMap { awake(in: $0) })
  }

  /// The parts in waking hours of where the user is then: after a journey other clocks hold.
  private func awake(in span: TimeSpan) -> [TimeSpan] {
    let there = zone(at: span.start)
    guard !there.agrees(with: zone, at: span.start) else { return [span] }
    let date = there.reading(at: span.start).date
    return (-1...1).compactMap { days in
      preferences.span(of: preferences.waking, on: date.advanced(by: days), in: there)
        .intersection(span)
    }
  }

  /// The usual bedtime where the day's last journey leads; nil if clocks there are the day's.
  private var sleepAfterJourney: Instant? {
    guard !nightZone.agrees(with: zone, at: span.end),
      let landing = counted.filter(\.isJourney).compactMap({ $0.span?.end }).max()
    else { return nil }
    let there =
      onset.map { nightZone.instant(ofOnset: $0, endingDay: date) }
      ?? preferences.span(of: preferences.waking, on: date, in: nightZone).end
    return there > landing ? there : nil
  }

  /// Whether the day's session or, if it has none, a sport of recent weeks is outdoors; nil if no
  /// sport is known.
  var isOutdoors: Bool? {
    if let session = possibleSession ?? heldSession { return session.activity.isOutdoors }
    return habits.sports.isEmpty ? nil : habits.sports.contains { $0.activity.isOutdoors }
  }

  /// The nap before a night shift, and the hours after which nobody should be tired.
  private var beforeNightWork: [TimeSpan] {
    guard let shifts else { return [] }
    let last = shifts.work.map { TimeSpan(from: $0.lastSleep, to: $0.span.start) }
    return [shifts.nap, last].compactMap(\.self)
  }

  /// Hours that rank last for training; nil on days off or shifts, or if the user trains then.
  private var work: TimeSpan? {
    guard isWorkDay, !kinds.includesDayOff, !kinds.includesShift, !habits.trainsAtWork
    else { return nil }
    return preferences.span(of: preferences.work, on: date, in: zone)
  }
}

extension Zone {
  /// The onset in the night after `date`; a time before noon is on the next date.
  func instant(ofOnset onset: TimeOfDay, endingDay date: LocalDate) -> Instant {
    let isAfterMidnight = onset.hour < 12
    return instant(of: LocalDateTime(date.advanced(by: isAfterMidnight ? 1 : 0), onset))
  }
}

extension TimeSpan {
  /// The part left at `now`, from the current minute on; the whole span if `now` is not in `day`.
  func left(at now: Instant, of day: TimeSpan) -> TimeSpan {
    guard day.contains(now) else { return self }
    let minute = now.adding(seconds: -((now.secondsSince1970 % 60 + 60) % 60))
    return TimeSpan(from: min(max(start, minute), end), to: end)
  }

  /// The part after `instant`; the whole span if `instant` is nil.
  func after(_ instant: Instant?) -> TimeSpan {
    guard let instant else { return self }
    return TimeSpan(from: min(max(start, instant), end), to: end)
  }

  /// The part before `instant`; nil if there is none.
  func ending(by instant: Instant) -> TimeSpan? {
    start < instant ? TimeSpan(from: start, to: min(end, instant)) : nil
  }

  /// What remains, in order; `spans` may overlap and be unordered.
  func without(_ spans: [TimeSpan]) -> [TimeSpan] {
    var free: [TimeSpan] = []
    var reached = start
    for taken in spans.ordered(by: { $0.start < $1.start }) where taken.touches(self) {
      if taken.start > reached { free.append(TimeSpan(from: reached, to: taken.start)) }
      reached = max(reached, taken.end)
    }
    if reached < end { free.append(TimeSpan(from: reached, to: end)) }
    return free
  }
}
