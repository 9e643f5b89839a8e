/// Everything that makes up a ``Day``, so that it can be remade with changes.
public struct DayInputs: Equatable, Sendable {
  public var date: LocalDate
  public var zone: Zone
  /// If within the day, the past is no longer free; otherwise the day counts in full.
  public var now: Instant
  /// All occurrences around the date, unordered; nil if there is no calendar.
  public var occurrences: [Occurrence]?
  /// The days before, as far as they were read: they name people and have shifts.
  package var earlier: [Occurrence] = []
  /// Nil if there is no health data.
  public var morning: MorningReport?
  @Boxed public var preferences: Preferences
  /// Ordered by time.
  package var sessions: [PlannedSession]
  /// Nil if the days before were not read.
  package var firstEvents: FirstEvents?
  /// The user's reports, ordered by day; also of other days.
  package var said: [Feeling] = []
  /// Up to the last morning read.
  package var unusual: UnusualMornings?
  /// Derived from workouts recorded before the date.
  @Boxed package var habits: TrainingHabits = .unknown
  /// Nil if nothing looked for it.
  @Boxed package var place: Place? = nil
  /// Whether a menstrual cycle may affect the readings.
  package var mayHaveCycle = true
  package var isPregnant = false
  /// When the user will get up, on a day that has not begun; nil if unknown.
  package var wake: Instant?
  /// Nil if earlier mornings were not read.
  package var mornings: EarlierMornings?
  /// The previous day's own inputs; nil if its morning was not read.
  @Boxed package var before: Before? = nil

  package struct Before: Equatable, Sendable {
    let morning: MorningReport?
    let sessions: [PlannedSession]
  }

  /// `now`: the moment from which the day is seen. `occurrences`: those of an ``Agenda`` made for the date; nil without
  /// a calendar. `morning`: nil if there is no health data.
  public init(
    date: LocalDate, zone: Zone, now: Instant, occurrences: [Occurrence]?,
    morning: MorningReport?, preferences: Preferences = Preferences()
  ) {
    self.init(
      date: date, zone: zone, now: now, occurrences: occurrences, morning: morning,
      preferences: preferences, sessions: [])
  }

  package init(
    date: LocalDate, zone: Zone, now: Instant, occurrences: [Occurrence]?, morning: MorningReport?,
    preferences: Preferences = Preferences(), sessions: [PlannedSession]
  ) {
    (self.date, self.zone, self.now, self.occurrences) = (date, zone, now, occurrences)
    (self.morning, self.preferences, self.sessions) = (morning, preferences, sessions)
  }

  /// The day before, seen at the same time of day with today's knowledge; nil if it was not read.
  package func dayBefore(knowing titles: KnownTitles) -> Day? {
    let reading = zone.reading(at: now)
    let yesterday = LocalDateTime(date.advanced(by: -1), reading.time)
    return inputsBefore(at: reading.date == date ? zone.instant(of: yesterday) : now)?
      .day(knowing: titles)
  }

  /// The day this many days ago, seen at the same hour; nil if its morning was not read.
  func day(before days: Int) -> Day? {
    let past = date.advanced(by: -days)
    guard let morning = mornings?.report(past) else { return nil }
    var inputs = self
    inputs.date = past
    inputs.now = zone.instant(of: LocalDateTime(inputs.date, zone.reading(at: now).time))
    let near = Outlook.days(around: inputs.date, in: zone)
    inputs.occurrences = occurrences.map { (earlier + $0).filter { near.touches($0.time) } }
    (inputs.morning, inputs.sessions, inputs.before) = (morning, [], nil)
    return inputs.day
  }

  /// How many of the ten working days before had meetings; nil if there are no calendars.
  var meetingDays: Int? {
    guard let occurrences else { return nil }
    let dates = (1...28).map { date.advanced(by: -$0) }.filter(preferences.isWorkDay).prefix(10)
    let days = RequestedDays((dates.last ?? date)...date, in: zone)
    let near = (earlier + occurrences).filter { days.touches($0.time) }
    let titles = KnownTitles(preferences, in: zone, among: near)
    return dates.count { date in
      DayListing(date: date, zone: zone, preferences: preferences, knowing: titles)
        .events(of: near).contains { $0.index != nil && $0.kind == .meeting }
    }
  }

  /// The day before as seen at `moment`; nil if its morning was not read.
  package func inputsBefore(at moment: Instant) -> DayInputs? {
    guard let before else { return nil }
    return copy(of: self) { inputs in
      (inputs.date, inputs.now) = (date.advanced(by: -1), moment)
      (inputs.morning, inputs.sessions, inputs.before) = (before.morning, before.sessions, nil)
    }
  }

  /// Knows only the next day's calendar and `sessions`, which are ordered by time, and when the
  /// user gets up, if tonight's plan says so.
  package func dayAfter(with sessions: [PlannedSession], upAt wake: Instant? = nil) -> Day {
    var inputs = self
    inputs.date = zone.dayAfter(date)
    if let place { inputs.zone = place.zone(on: inputs.date) }
    (inputs.morning, inputs.sessions, inputs.before) = (nil, sessions, nil)
    inputs.wake = wake
    return inputs.day
  }

  /// The day, with the days around it.
  public var day: Day { day(knowing: titles) }

  package var titles: KnownTitles {
    KnownTitles(preferences, in: zone, among: occurrences ?? [], and: earlier)
  }

  /// For several days of the same calendars, which share `titles`.
  package func day(knowing titles: KnownTitles) -> Day {
    // Without calendars, only a planned race is known of tomorrow.
    let tomorrow = date.advanced(by: 1)
    let races = earlier.filter {
      $0.plannedRace != nil && $0.time.days(in: zone).contains(tomorrow)
    }
    let outlook = (occurrences ?? (races.isEmpty ? nil : races)).map {
      Outlook(
        around: date, zone: zone, occurrences: $0, preferences: preferences, knowing: titles,
        at: place)
    }
    return Day(
      date: date, zone: zone, now: now, occurrences: occurrences, morning: morning,
      preferences: preferences, sessions: sessions,
      isAfterHardPlan: before?.sessions.contains(where: \.isOtherAndHard) ?? false,
      outlook: outlook, firstEvents: firstEvents, knowing: titles, state: state,
      mayHaveCycle: mayHaveCycle, habits: habits, place: place, wake: wake)
  }

  /// Ignores reports that are hidden.
  package var state: BodyState {
    let hidesFeel = morning?.hidden.contains(.feel) == true
    // Resting heart rate rises and HRV falls in pregnancy (Rowan 2022): no reading is unusual then.
    var state = BodyStateFinder(
      said: hidesFeel ? [] : said, unusual: isPregnant ? nil : unusual ?? morning?.unusual,
      today: zone.reading(at: now).date, settling: place?.settling?.dates
    ).state(on: date)
    state.isPregnant = isPregnant
    return state
  }
}

/// Makes the report of an earlier morning only when a rule asks for it.
package struct EarlierMornings: Equatable, Sendable {
  /// Nil for a date without a report.
  let report: @Sendable (LocalDate) -> MorningReport?

  /// Functions cannot be compared; what they read is the same for inputs that are otherwise equal.
  package static func == (a: EarlierMornings, b: EarlierMornings) -> Bool { true }
}
