/// Everything a ``Day`` is made of, so that a day can be made again with something changed.
public struct DayInputs: Hashable, Sendable {
  public var date: LocalDate
  public var zone: Zone
  /// Inside the day, what is past is no longer free; outside, the day is taken whole.
  public var now: Instant
  /// All of `Outlook/days(around:in:)`, in any order; nil when no calendar was given.
  public var occurrences: [Occurrence]?
  /// What happened on the days before, as far as it was read: it names people.
  package var earlier: [Occurrence] = []
  /// Nil when no health data were given.
  public var morning: MorningReport?
  @Boxed public var preferences: Preferences
  /// In order of time.
  package var sessions: [PlannedSession]
  /// Those of the days before; nil if they were not read.
  package var firstEvents: FirstEvents?
  /// What the previous day is made of, besides what both share; nil if its morning was not read.
  @Boxed package var before: Before? = nil

  package struct Before: Hashable, Sendable {
    let morning: MorningReport?
    /// In order of time.
    let sessions: [PlannedSession]

    package init(morning: MorningReport?, sessions: [PlannedSession]) {
      (self.morning, self.sessions) = (morning, sessions)
    }
  }

  /// - Parameters:
  ///   - date: the day meant.
  ///   - zone: the clock the day is lived by.
  ///   - now: the moment from which it is seen.
  ///   - occurrences: all of an ``Agenda`` made for the date; nil when no calendar was given.
  ///   - morning: nil when no health data were given.
  ///   - preferences: hours, thresholds and words that are the user's own.
  public init(
    date: LocalDate, zone: Zone, now: Instant, occurrences: [Occurrence]?,
    morning: MorningReport?, preferences: Preferences = Preferences()
  ) {
    self.init(
      date: date, zone: zone, now: now, occurrences: occurrences, morning: morning,
      preferences: preferences, sessions: [])
  }

  package init(
    date: LocalDate, zone: Zone, now: Instant, occurrences: [Occurrence]?,
    morning: MorningReport?, preferences: Preferences = Preferences(),
    sessions: [PlannedSession]
  ) {
    self.date = date
    self.zone = zone
    self.now = now
    self.occurrences = occurrences
    self.morning = morning
    self.preferences = preferences
    self.sessions = sessions
  }
}

extension DayInputs {
  /// The day before, seen at the same time of its clock with what is known today; nil if that was not read.
  package var dayBefore: Day? {
    let reading = zone.reading(at: now)
    let yesterday = LocalDateTime(date.advanced(by: -1), reading.time)
    return inputsBefore(at: reading.date == date ? zone.instant(of: yesterday) : now)?.day
  }

  /// Those of the day before, as it is seen at `moment`; nil if its morning was not read.
  package func inputsBefore(at moment: Instant) -> DayInputs? {
    guard let before else { return nil }
    var inputs = self
    (inputs.date, inputs.now) = (date.advanced(by: -1), moment)
    (inputs.morning, inputs.sessions, inputs.before) = (before.morning, before.sessions, nil)
    return inputs
  }

  /// The day after, of which only the calendar is known.
  ///
  /// - Parameter sessions: what is planned for it, in order of time.
  package func dayAfter(with sessions: [PlannedSession]) -> Day {
    var inputs = self
    inputs.date = zone.dayAfter(date)
    (inputs.morning, inputs.sessions, inputs.before) = (nil, sessions, nil)
    return inputs.day
  }

  /// The day with its outlook.
  public var day: Day {
    let titles = KnownTitles(preferences, among: occurrences ?? [], and: earlier)
    let outlook = occurrences.map {
      Outlook(
        around: date, zone: zone, occurrences: $0, preferences: preferences, knowing: titles)
    }
    return Day(
      date: date, zone: zone, now: now, occurrences: occurrences, morning: morning,
      preferences: preferences, sessions: sessions,
      isAfterHardPlan: before?.sessions.contains(where: \.isOtherAndHard) ?? false,
      outlook: outlook, firstEvents: firstEvents, knowing: titles)
  }
}
