/// A person's days, asked for by date. What a date needs is found once, when a day first asks.
///
/// It holds what was found, never a ``Day``, which holds its diary.
public final class Diary {
  public let preferences: Preferences
  package let reading: Reading
  /// The day asked about, and the moment from which it is seen.
  package let occasion: BriefingDate
  private let places: PlaceFinder?
  /// The same days with all that is hidden, for readers who may know how hard a day may be; nil for
  /// others.
  package var ceilings: Diary?
  package let timetable: Timetable
  var mornings: [LocalDate: MorningReport?] = [:]
  var planned: [LocalDate: [PlannedSession]] = [:]
  var habits: [LocalDate: TrainingHabits] = [:]
  var firstEvents: [LocalDate: FirstEvents] = [:]
  private var zones: [LocalDate: Zone] = [:]
  lazy var said = reading.redaction.applied(to: reading.training.feelings)
    .said(by: occasion.present)

  /// - Parameters:
  ///   - places: nil if every date is in the zone of `occasion`.
  ///   - timetable: made from the same calendars; used if its zone and preferences are the same.
  package init(
    _ reading: Reading, of preferences: Preferences, on occasion: BriefingDate,
    finding places: PlaceFinder? = nil, in timetable: Timetable? = nil
  ) {
    (self.reading, self.preferences) = (reading, preferences)
    (self.occasion, self.places) = (occasion, places)
    let known = timetable.flatMap {
      $0.zone == occasion.zone && $0.preferences == preferences ? $0 : nil
    }
    self.timetable =
      known
      ?? Timetable(
        preferences, in: occasion.zone, among: reading.agenda?.occurrences ?? reading.plannedRaces,
        and: reading.agenda?.before ?? [])
    self.timetable.recordings = habits(before: occasion.date).recorded
  }

  var hasCalendar: Bool { reading.agenda != nil }

  /// The zone in which the person spends most of `date`.
  package func zone(on date: LocalDate) -> Zone {
    if date == occasion.date { return occasion.zone }
    if date == occasion.today { return occasion.placeNow?.zone ?? occasion.zone }
    if let known = zones[date] { return known }
    let zone = places?.zone(on: date) ?? occasion.place?.zone(on: date) ?? occasion.zone
    zones[date] = zone
    return zone
  }

  /// Marks what the user may miss on a trip to a place with the clocks of home.
  func marked(_ listed: DayListing.Listed, in zone: Zone) -> DayListing.Listed {
    guard let places, !places.trips.isEmpty else { return listed }
    var events = listed.alone
    for place in events.indices {
      events[place].isDuringTrip =
        timetable.isWeeklyRoutine(events[place], at: places.home, in: zone)
        && places.trips.contains { trip in
          events[place].span.map { trip.contains($0.start) } ?? false
        }
    }
    return DayListing.Listed(events) { listed.kinds }
  }

  /// Nil if places are not looked for.
  func zone(at moment: Instant) -> Zone? { places?.zone(at: moment) }

  /// Nil if places are not looked for.
  func place(on date: LocalDate) -> Place? {
    if date == occasion.date { return occasion.place }
    return date == occasion.today ? occasion.placeNow : places?.place(on: date) ?? occasion.place
  }

  /// Nil if the place is unknown or hidden, or on a date in another zone.
  func daylight(on date: LocalDate, in zone: Zone) -> Daylight? {
    guard zone == occasion.zone else { return nil }
    return reading.spot.map { Daylight(at: $0, on: zone.day(date)) }
  }

  /// Nil without a forecast, or on a date in another zone.
  func forecast(in zone: Zone) -> Forecast? { zone == occasion.zone ? reading.forecast : nil }

  // MARK: - Nights

  /// Nil if there is no health data, or if the morning was not read.
  package func morning(on date: LocalDate) -> MorningReport? {
    if mornings[date] == nil, let days = reading.health?.days, date <= days.upperBound {
      // Those of a few days are found together.
      find(days.contains(date) && days.count <= 8 ? days : date...date)
    }
    return mornings[date] ?? nil
  }

  /// One for each of `dates`, found together; nil if there is no health data.
  package func mornings(on dates: ClosedRange<LocalDate>) -> [MorningReport]? {
    if dates.contains(where: { mornings[$0] == nil }) { find(dates) }
    let found = dates.compactMap { mornings[$0] ?? nil }
    return found.isEmpty ? nil : found
  }

  private func find(_ dates: ClosedRange<LocalDate>) {
    for report in reporter?(dates) ?? [] where mornings[report.date] == nil {
      mornings[report.date] = reading.redaction.applied(to: report)
    }
  }

  private lazy var reporter = reading.health?.reporter

  /// The mornings read with readyday's scores, even if WHOOP scored them; nil without health data.
  package var computedMornings: [MorningReport]? {
    reading.health?.computedReports(hiding: reading.redaction)
  }

  /// The same days with readyday's own score of the day asked about.
  package var withComputedScore: Diary {
    let diary = copy(of: reading, in: timetable)
    diary.mornings[occasion.date] = .some(computedMornings?.last)
    return diary
  }

  /// Whether the morning asked about has a recovery score, even if hidden.
  package var isRecoveryScored: Bool { unhidden?.recovery.score.value != nil }
  /// Whether it has a sleep score, even if hidden.
  package var isSleepScored: Bool { unhidden?.sleep.state == .scored }

  private var unhidden: MorningReport? {
    reading.health?.reports(on: occasion.date...occasion.date)?.first
  }

  /// Of the last morning that is known.
  private(set) lazy var lastUnusual: UnusualMornings? = {
    let last = reading.health.map { min(occasion.today, $0.days.upperBound) }
    return (last ?? mornings.keys.max()).flatMap { morning(on: $0) }?.unusual
  }()

  package func habits(before date: LocalDate) -> TrainingHabits {
    if let known = habits[date] { return known }
    let days = date.advanced(by: -TrainingHabits.days)...date.advanced(by: -1)
    var found = TrainingHabits(
      before: date, reading.workouts(on: days).map(\.record), preferences,
      daysKnown: reading.health?.daysKnown(among: RecordedSports.days, before: date))
    let ahead = reading.plans.sessions(on: date.advanced(by: 1)...date.advanced(by: 7))
    found.plannedDates = Set(ahead.map(\.date))
    habits[date] = found
    return found
  }

  /// Whether a session that ended by `moment` was recorded on `date`.
  func hasWorkout(on date: LocalDate, by moment: Instant) -> Bool {
    reading.workouts(on: date...date).contains {
      $0.record.isSession && $0.record.span.end <= moment
    }
  }

  /// Races finished and hard sessions recorded in the weeks before `date`, if an illness was said.
  func efforts(before date: LocalDate) -> [LocalDate: BodyStateFinder.Effort] {
    let ill = said.first { feeling in
      if case .ill = feeling.word { feeling.date > date.advanced(by: -60) } else { false }
    }
    guard let first = ill?.date, first < date else { return [:] }
    let workouts = reading.workouts(on: first...date.advanced(by: -1)).map(\.record)
    return Dictionary(grouping: workouts, by: \.date).compactMapValues { records in
      if records.contains(where: { timetable.races.on($0.date) != nil }) { return .race }
      return records.contains(where: \.isHard) ? .hard : nil
    }
  }

  // MARK: - Plans

  /// Planned sessions other than races, in order of their times.
  package func sessions(on date: LocalDate) -> [PlannedSession] {
    if let known = planned[date] { return known }
    let found = reading.plans.sessions(on: date...date).filter { $0.plan.details.race == nil }
      .map { PlannedSession($0, in: zone(on: date)) }.inOrder
    planned[date] = found
    return found
  }

  // MARK: - Calendars

  /// Nil if the days before were not read. Only the plan for the night needs them.
  func firstEvents(before date: LocalDate) -> FirstEvents? {
    if let known = firstEvents[date] { return known }
    guard reading.health != nil, reading.agenda?.before != nil else { return nil }
    let days = FirstEvents.days(before: date)
    let first = reading.firstRead ?? FirstEvents.days(before: occasion.date).lowerBound
    guard first <= days.upperBound else { return nil }
    let found = timetable.firstEvents(
      on: max(first, days.lowerBound)...days.upperBound, in: occasion.place?.home ?? occasion.zone)
    firstEvents[date] = found
    return found
  }

  // MARK: - Days

  /// The day that was asked about.
  package var day: Day { day(occasion.date, seenAt: occasion.now) }

  /// `now`: the moment from which the day is seen; within it, time that has passed is not free.
  public func day(_ date: LocalDate, seenAt now: Instant) -> Day {
    Day(date, in: zone(on: date), seenAt: now, morning: morning(on: date), of: self)
  }

  /// As calendars and plans have it, without a morning. `wake`: when the person means to get up.
  package func plannedDay(_ date: LocalDate, upAt wake: Instant? = nil) -> Day {
    Day(date, in: zone(on: date), seenAt: occasion.now, upAt: wake, of: self)
  }

  /// The day this many days before `day`, at the same time; nil if it was not read.
  func day(_ days: Int, before day: Day) -> Day? {
    let date = day.date.advanced(by: -days)
    let isRead = reading.health.map { $0.days.lowerBound < occasion.date } ?? (days == 1)
    guard isRead else { return nil }
    let zone = zone(on: date)
    let reading = day.zone.reading(at: day.now)
    let now = LocalDateTime(reading.date.advanced(by: -days), reading.time)
    return self.day(date, seenAt: zone.instant(of: now))
  }

  /// How many of the ten working days before `date` had meetings; nil if they were not read.
  func meetingDays(before date: LocalDate) -> Int? {
    guard reading.agenda?.before != nil else { return nil }
    let dates = (1...28).map { date.advanced(by: -$0) }.filter(preferences.isWorkDay).prefix(10)
    return dates.count { date in
      plannedDay(date).events.contains { $0.index != nil && $0.kind == .meeting }
    }
  }

  /// Days that are over, as they were on their mornings; those without a report are left out.
  package func days(on dates: ClosedRange<LocalDate>) -> [Day] {
    guard dates.lowerBound < occasion.today else { return [] }
    let over = dates.lowerBound...min(dates.upperBound, occasion.today.advanced(by: -1))
    return (mornings(on: over) ?? []).map { morning in
      let date = morning.date
      return day(date, seenAt: preferences.day(date, in: zone(on: date)).start)
    }
  }

  /// The same days after other events, or with another morning.
  func changed(_ change: (inout Reading) -> Void) -> Diary {
    var reading = reading
    change(&reading)
    return copy(of: reading)
  }

  /// - Parameter timetable: nil if the events are other ones.
  private func copy(of reading: Reading, in timetable: Timetable? = nil) -> Diary {
    let diary = Diary(reading, of: preferences, on: occasion, finding: places, in: timetable)
    (diary.mornings, diary.planned, diary.habits) = (mornings, planned, habits)
    diary.ceilings = ceilings
    return diary
  }
}
extension RequestedDays {
  /// The days to read from calendars for the ``Day`` of `date`.
  package static func around(_ date: LocalDate, in zone: Zone) -> RequestedDays {
    var days = around(date...date, in: zone).lookingBack(from: date)
    days.tasksDue = date
    return days
  }

  /// The days to read from calendars for the ``Day`` of each of `dates`.
  package static func around(_ dates: ClosedRange<LocalDate>, in zone: Zone) -> RequestedDays {
    let last = Day.ahead(of: dates.upperBound).upperBound
    return RequestedDays(dates.lowerBound.advanced(by: -1)...last, in: zone)
  }

  /// Adds two months before `date`, for names, series and first events, and later weeks for races.
  package func lookingBack(from date: LocalDate) -> RequestedDays {
    copy(of: self) { requested in
      requested.horizon =
        FirstEvents.days(before: date).lowerBound...days.upperBound.advanced(by: Races.daysRead)
    }
  }
}
