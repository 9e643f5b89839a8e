/// Everything a ``Day`` is made from; changed inputs make another day.
public struct DayInputs: Equatable {
  public var date: LocalDate
  public var zone: Zone { didSet { shared = nil } }
  /// When the day is looked at: within it, the time that has passed is no longer free.
  public var now: Instant
  /// All occurrences around the date, unordered; nil if there is no calendar.
  public var occurrences: [Occurrence]? { didSet { shared = nil } }
  /// Whether it is known how many events the calendars lack.
  package var knowsCalendar = true
  /// Occurrences of earlier days, which name people and show shifts; empty if not read.
  package var earlier: [Occurrence] = [] { didSet { shared = nil } }
  /// Nil if there is no health data.
  public var morning: MorningReport?
  @Boxed public var preferences: Preferences { didSet { shared = nil } }
  /// Ordered by time.
  package var sessions: [PlannedSession] = []
  /// Nil if the days before were not read.
  package var firstEvents: FirstEvents?
  /// The user's reports on this and other days, ordered by day.
  package var said: [Feeling] = []
  /// Up to the last morning read.
  package var unusual: UnusualMornings?
  /// Derived from workouts recorded before the date.
  @Boxed package var habits: TrainingHabits = .unknown
  /// Nil if places are not looked for.
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

  /// Nil until ``share()``, and after a change of what it is made from.
  private var shared: SharedTimetable?

  /// Equal whenever the calendars that it is made from are.
  private struct SharedTimetable: Equatable {
    let timetable: Timetable

    static func == (a: SharedTimetable, b: SharedTimetable) -> Bool { true }
  }

  package struct Before: Equatable, Sendable {
    let morning: MorningReport?
    let sessions: [PlannedSession]
  }

  /// `now`: the moment from which the day is seen. `occurrences`: from an ``Agenda`` made for the
  /// date; nil without a calendar. `morning`: nil without health data.
  public init(
    date: LocalDate, zone: Zone, now: Instant, occurrences: [Occurrence]?,
    morning: MorningReport?, preferences: Preferences = Preferences()
  ) {
    (self.date, self.zone, self.now, self.occurrences) = (date, zone, now, occurrences)
    (self.morning, self.preferences) = (morning, preferences)
  }

  /// The day before at the same time of day, with today's knowledge; nil if its morning is unread.
  package func dayBefore(knowing titles: Timetable) -> Day? {
    let reading = zone.reading(at: now)
    let yesterday = LocalDateTime(date.advanced(by: -1), reading.time)
    return inputsBefore(at: reading.date == date ? zone.instant(of: yesterday) : now)?
      .day(knowing: titles)
  }

  /// The day this many days ago at the same time of day; nil if its morning was not read.
  func day(before days: Int, knowing titles: Timetable) -> Day? {
    let past = date.advanced(by: -days)
    guard let morning = mornings?.report(past) else { return nil }
    var inputs = self
    inputs.date = past
    inputs.now = zone.instant(of: LocalDateTime(inputs.date, zone.reading(at: now).time))
    (inputs.morning, inputs.sessions, inputs.before) = (morning, [], nil)
    return inputs.day(knowing: titles)
  }

  /// How many of the last ten working days had meetings; nil without calendars.
  func meetingDays(knowing titles: Timetable) -> Int? {
    guard occurrences != nil else { return nil }
    let dates = (1...28).map { date.advanced(by: -$0) }.filter(preferences.isWorkDay).prefix(10)
    return dates.count { date in
      titles.listed(on: date, in: zone).events.contains { $0.index != nil && $0.kind == .meeting }
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

  /// The next day, without a morning. `sessions`: ordered by time. `wake`: from tonight's plan.
  package func dayAfter(with sessions: [PlannedSession], upAt wake: Instant? = nil) -> Day {
    var inputs = self
    inputs.date = zone.dayAfter(date)
    if let place { inputs.zone = place.zone(on: inputs.date) }
    (inputs.morning, inputs.sessions, inputs.before) = (nil, sessions, nil)
    inputs.wake = wake
    return inputs.day
  }

  /// The day that these inputs make.
  public var day: Day { day(knowing: titles) }

  package var titles: Timetable {
    shared?.timetable ?? Timetable(preferences, in: zone, among: occurrences ?? [], and: earlier)
  }

  /// Makes one timetable for this and all days that are made from these inputs.
  package mutating func share() { shared = SharedTimetable(timetable: titles) }

  /// Shares `titles` among several days of the same calendars.
  package func day(knowing titles: Timetable) -> Day {
    // Without calendars, tomorrow is unknown except for planned races.
    let tomorrow = date.advanced(by: 1)
    let races = earlier.filter {
      $0.plannedRace != nil && $0.time.days(in: zone).contains(tomorrow)
    }
    let outlook =
      occurrences == nil && races.isEmpty
      ? nil : Outlook(around: date, zone: zone, preferences, in: titles, at: place)
    return Day(
      self, outlook: outlook, knowing: titles,
      listed: occurrences.map { _ in titles.listed(on: date, in: zone) })
  }

  /// Ignores the user's reports if they are hidden.
  package var state: BodyState {
    let hidesFeel = morning?.hidden.contains(.feel) == true
    // Pregnancy raises resting heart rate and lowers HRV (Rowan 2022), so no reading is unusual.
    var state = BodyStateFinder(
      said: hidesFeel ? [] : said, unusual: isPregnant ? nil : unusual ?? morning?.unusual,
      today: zone.reading(at: now).date, settling: place?.settling?.dates
    ).state(on: date)
    state.isPregnant = isPregnant
    return state
  }
}

/// Makes the reports of earlier mornings, but only when a rule needs them.
package struct EarlierMornings: Equatable, Sendable {
  /// Nil for a date without a report.
  let report: @Sendable (LocalDate) -> MorningReport?

  /// Functions cannot be compared, but those of equal inputs read the same data.
  package static func == (a: EarlierMornings, b: EarlierMornings) -> Bool { true }
}
