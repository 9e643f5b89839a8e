/// A date with its events, free time and morning: all that a rule may consider.
///
/// Each answer is found when it is first asked for.
public final class Day {
  package let diary: Diary
  public let date: LocalDate
  public let zone: Zone
  /// When the day is looked at: within it, the time that has passed is no longer free.
  public let now: Instant
  /// Nil if there is no health data.
  public let morning: MorningReport?
  /// When the person will get up, on a day that has not begun; nil if unknown.
  private let plannedUp: Instant?
  private lazy var listed = diary.marked(diary.timetable.listed(on: date, in: zone), in: zone)

  init(
    _ date: LocalDate, in zone: Zone, seenAt now: Instant, morning: MorningReport? = nil,
    upAt wake: Instant? = nil, of diary: Diary
  ) {
    (self.diary, self.date, self.zone, self.now) = (diary, date, zone, now)
    (self.morning, plannedUp) = (morning, wake)
  }

  public var preferences: Preferences { diary.preferences }
  /// Whether a calendar was given; if not, the absence of events means nothing.
  public var hasCalendar: Bool { diary.hasCalendar }
  /// What was cancelled or moved since an earlier brief; empty unless it is the date asked about.
  private(set) lazy var changes: [SeenEvents.Change] =
    date == diary.occasion.date ? diary.reading.seen?.changes(on: self) ?? [] : []
  /// Tasks due by the date, the longest overdue first; empty unless it is the date asked about.
  package var tasks: [Occurrence] {
    date == diary.occasion.date ? diary.reading.agenda?.tasks ?? [] : []
  }
  /// All events that touch the day, counted or not, by start, then end, then UID.
  public var events: [DayEvent] { listed.events }
  /// A day off comes first; empty on an ordinary day.
  public var kinds: [DayKind] { hasCalendar ? listed.kinds : [] }
  public private(set) lazy var load = CalendarLoad(
    of: events, heavyAbove: preferences.heavyLoad, isLeast: !diary.reading.sources.gaps.areCounted)
  public private(set) lazy var blocks = MeetingBlock.blocks(
    of: events, lexicon: preferences.lexicon)
  /// Planned sessions, in order of time.
  package var sessions: [PlannedSession] { diary.sessions(on: date) }
  package private(set) lazy var habits = diary.habits(before: date)
  /// Training in the calendars that can take place, hardest first.
  package private(set) lazy var calendarSessions = CalendarSession.all(among: events, habits)
    .without(sessions).filter { hindrance(to: $0.span) == nil }
  /// Journeys and shifts, during which nobody trains.
  private lazy var hindrances = counted.filter { $0.isJourney || $0.kind == .shift }
  package var races: Races { diary.timetable.races }
  /// Without those that health or an injury speaks against.
  package var racesAhead: [Races.Ahead] {
    races.ahead(of: date) { title in
      !state.forbidsMore(of: KindWords.activity(in: title) ?? .running) && state.illness == nil
        && state.wayBack?.isAfterIllness != true
    }
  }
  /// Nil if places are not looked for.
  package private(set) lazy var place = diary.place(on: date)
  /// Nil if the place is unknown or hidden.
  package private(set) lazy var daylight = diary.daylight(on: date, in: zone)
  /// Nil without a forecast of the rest of the day, or if the place is hidden.
  package private(set) lazy var weather: DayWeather? = diary.forecast(in: zone).flatMap {
    DayWeather(
      $0, in: waking.left(at: now, of: span),
      after: preferences.span(of: preferences.waking, on: date.advanced(by: -1), in: zone),
      isCareful: state.isPregnant || state.health != nil)
  }
  var nightZone: Zone { place?.night ?? zone }
  var mayHaveCycle: Bool { diary.reading.mayHaveCycle }

  /// Ignores the user's reports if they are hidden.
  package private(set) lazy var state: BodyState = {
    let hidesFeel = morning?.hidden.contains(.feel) == true
    let isPregnant = diary.reading.isPregnant
    // Pregnancy raises resting heart rate and lowers HRV (Rowan 2022), so no reading is unusual.
    var state = BodyStateFinder(
      said: hidesFeel ? [] : diary.said,
      unusual: isPregnant ? nil : morning?.unusual ?? diary.lastUnusual,
      today: zone.reading(at: now).date, settling: place?.settling?.dates,
      efforts: hidesFeel ? [:] : diary.efforts(before: date)
    ).state(on: date)
    (state.isPregnant, state.health) = (isPregnant, diary.reading.healthLimit)
    return state
  }()

  // MARK: - The days around

  /// Whether the days around this one were read; without calendars only for a planned race.
  private(set) lazy var knowsNeighbours = hasCalendar || races.on(date.advanced(by: 1)) != nil
  /// Nil if the days around this one were not read, like the days ahead.
  package private(set) lazy var yesterday = neighbour(date.advanced(by: -1))
  package var tomorrow: Day? { ahead?.first }
  /// The next seven dates, tomorrow first.
  package private(set) lazy var ahead: [Day]? =
    knowsNeighbours
    ? Self.ahead(of: date).dropFirst().filter { !zone.skips($0) }.compactMap(neighbour) : nil

  private func neighbour(_ date: LocalDate) -> Day? {
    knowsNeighbours ? diary.plannedDay(date) : nil
  }

  /// From `date` to the last day that rules consider: enough for five working days.
  static func ahead(of date: LocalDate) -> ClosedRange<LocalDate> { date...date.advanced(by: 7) }

  /// The next working days, five at most, without today.
  var workingDaysAhead: [Day] {
    Array((ahead ?? []).filter { $0.isWorkDay && !$0.isDayOff }.prefix(5))
  }

  package var isWorkDay: Bool { preferences.isWorkDay(date) }

  /// The first event that begins on this day; one from the night before is ignored.
  package var firstEvent: DayEvent? {
    events.first { $0.index != nil && $0.span.map { span.contains($0.start) } == true }
  }

  // MARK: - Training

  private var rules: VerdictRules { VerdictRules(day: self) }
  /// How hard the day allows training.
  public private(set) lazy var verdict: DayVerdict = {
    let own = rules.verdict
    return diary.ceilings.map { own.bounded(by: $0.day(date, seenAt: now).verdict) } ?? own
  }()
  package var checks: [DayVerdict.Check] { rules.checks }
  /// Why an event of the user's, such as a sick leave, asks for less; nil if none does.
  var askedForLess: DayVerdict.Reason? { rules.askedForLess }
  private(set) lazy var isAfterHardPlan =
    diary.sessions(on: date.advanced(by: -1)).contains(where: \.isOtherAndHard)
  /// The hardest calendar session that is moderate or harder and not over; nil if there is none, or
  /// if it loads an injured joint.
  package var possibleSession: CalendarSession? {
    calendarSessions.first { $0.intensity > .light && !$0.isOver(at: moment) }
      .flatMap { state.injury(loadedBy: $0.activity) == nil ? $0 : nil }
  }

  /// The session to name beside the windows, gentle or not.
  package var plannedSession: CalendarSession? {
    possibleSession
      ?? calendarSessions.first {
        !$0.isOver(at: moment) && state.injury(loadedBy: $0.activity) == nil
      }
  }

  /// What training besides planned sessions should be.
  package var suggested: DayVerdict.Training { verdict.suggested(for: possibleSession) }

  /// Sessions of plans and calendars, without those that a journey or shift takes the time of.
  var possibleSessions: [PlannedSession] {
    sessions.filter { $0.isDone || hindrance(to: $0.span) == nil } + calendarSessions.planned
  }

  /// The journey or shift that takes some of `span`; nil if none does, or if the time is open.
  func hindrance(to span: TimeSpan?) -> DayEvent? {
    span.flatMap { span in hindrances.first { $0.span?.intersection(span) != nil } }
  }

  // MARK: - The night

  /// Whether its night is still to come.
  var isAhead: Bool { date > diary.occasion.today }
  package var isToday: Bool { date == diary.occasion.today }

  /// Rounded up to the next whole minute; nil if unknown.
  private(set) lazy var wakeUp =
    isAhead ? plannedUp : morning?.sleep.span?.end.roundedUp(to: 60) ?? plannedUp
  private(set) lazy var mornings = BusyMornings(
    diary.firstEvents(before: date)?.adding(events, on: date, in: zone)
      .adding(tomorrow?.events ?? [], on: zone.dayAfter(date), in: zone),
    preferences, diary.timetable.shiftDays(before: date))
  package private(set) lazy var tonight = Tonight(
    after: date, at: place, in: nightZone, morning, mornings, rise, events: events,
    sessions: sessions.allowed(by: verdict), ahead: ahead, preferences)
  private(set) lazy var onset = tonight.alike?.onset ?? morning?.sleep.usualOnset
  /// The median sleep onset of the last nights, or else the end of the waking day.
  public private(set) lazy var usualSleep: Instant =
    onset.map { zone.instant(ofOnset: $0, endingDay: date) } ?? waking.end
  /// Nil if nothing is known about shifts.
  package private(set) lazy var shifts = DayShifts(
    on: date, in: zone, NightWork(after: date, events + (tomorrow?.events ?? []), in: zone),
    mornings, morning?.sleep, free: free.flatMap { $0.without(sessions.taken) })

  // MARK: - Free time

  /// Waking time free of counted events, after now and after waking up; empty without a calendar.
  public var free: [TimeSpan] { hasCalendar ? open : [] }
  /// Like ``free``, but known even without a calendar.
  private(set) lazy var open = waking.left(at: now, of: span).after(wakeUp)
    .without(events.compactMap(\.partWithTravel))
  var waking: TimeSpan { preferences.span(of: preferences.waking, on: date, in: zone) }
  /// All windows, best first: in preferred parts, outside work, not too late for hard training, in
  /// light for a sport outdoors, longer, earlier.
  ///
  /// Windows avoid planned sessions. If the calendar has a session, they are alternatives to it.
  /// Without a calendar, the day is taken to have no events.
  public private(set) lazy var allWindows: [WorkoutWindow] =
    isTrained
    ? []
    : windows(
      holding: windowMinutes, at: eased(verdict.suggested(for: heldSession)),
      besides: sessions.taken, outdoors: isOutdoors == true)
  /// The best windows, two at most; empty if there is no calendar.
  public var windows: [WorkoutWindow] { Array(knownWindows.prefix(WorkoutWindow.limit)) }
  /// Like ``allWindows``, but empty if there is no calendar.
  var knownWindows: [WorkoutWindow] { hasCalendar ? allWindows : [] }

  /// Begins and ends at midnight, or when the waking day ends if that is after midnight.
  public var span: TimeSpan { preferences.day(date, in: zone) }
  public var recoveryZone: RecoveryZone { morning?.recovery.zone ?? .unknown }

  /// Whether it is a day off, on which no advice is about work.
  public var isDayOff: Bool { kinds.includesDayOff }

  /// All-day events that are not cancelled, declined or ignored.
  public var allDay: [DayEvent] { events.filter { $0.notCounted == .allDay } }

  /// Like ``allDay``, plus other people's events on their first and last days.
  var allDayAbove: [DayEvent] {
    events.filter { event in
      guard event.notCounted == .others else { return event.notCounted == .allDay }
      guard case .allDay(let dates) = event.occurrence.time else { return false }
      return [dates.lowerBound, dates.upperBound.advanced(by: -1)].contains(date)
    }
  }

  /// The events that count, in order of time and numbered from 1.
  public var counted: [DayEvent] { events.filter { $0.index != nil } }

  package func counted(number: Int) -> DayEvent? { events.first { $0.index == number } }

  /// The events that do not count: timed ones in order, then all-day ones.
  public var notCounted: [DayEvent] {
    let others = events.filter { $0.index == nil }
    return others.filter { $0.span != nil } + others.filter { $0.span == nil }
  }

  /// Events neither listed nor shown above the list, such as cancelled ones.
  package var otherEvents: [DayEvent] {
    notCounted.filter { event in
      switch event.notCounted {
      case .allDay: false
      case .others: event.span != nil
      default: !event.isReminder
      }
    }
  }

  /// Blocks of at least ``Preferences/marathonMinutes``.
  public var marathons: [MeetingBlock] {
    blocks.filter { $0.span.seconds >= preferences.marathonMinutes * 60 }
  }

  /// Such as `08:30–09:00`, in the day's zone.
  public func clocks(of span: TimeSpan) -> String { zone.clocks(of: span) }

  /// Where the user will be at a moment of a travel day; on other days ``zone``.
  func zone(at moment: Instant) -> Zone {
    guard kinds.contains(where: { $0.kind == .travel }) else { return zone }
    return diary.zone(at: moment) ?? zone
  }

  /// Local times of an event on a travel day; nil if clocks there agree with ``zone``.
  package func localReadings(of event: DayEvent) -> LocalReadings? {
    guard kinds.contains(where: { $0.kind == .travel }), let span = event.span else { return nil }
    return zones(of: event, over: span)?.readings(of: span, beside: zone)
  }

  /// Of a journey in UTC, which names no zone, where the user is before and after it.
  private func zones(of event: DayEvent, over span: TimeSpan) -> EventZones? {
    guard event.isJourney, event.occurrence.clock == .utc, event.occurrence.withheld == nil else {
      return event.occurrence.zones
    }
    return diary.zone(at: span.start).flatMap { start in
      diary.zone(at: span.end).map { .named(start: start, end: $0) }
    }
  }

  /// When a journey departs, by the clocks of where one boards.
  func departure(of journey: DayEvent, at start: Instant) -> TimeOfDay {
    localReadings(of: journey)?.start?.time ?? time(at: start)
  }

  /// Whether a counted journey ends where clocks differ from those of ``zone``.
  package var arrivesElsewhere: Bool {
    counted.contains { $0.kind == .travel && localReadings(of: $0)?.end != nil }
  }

  /// The time of day in ``zone`` at `instant`.
  public func time(at instant: Instant) -> TimeOfDay { zone.time(at: instant) }
}

extension Day: Equatable {
  public static func == (a: Day, b: Day) -> Bool { a === b }
}

extension Day {
  /// The present if it is within the day; otherwise the day's first moment.
  var moment: Instant { span.contains(now) ? now : span.start }

  /// When the rest of the waking day begins; nil if all of it is left.
  var opening: Instant? {
    let start = preferences.span(of: preferences.waking, on: date, in: zone).start
    let opening = [start, moment, wakeUp].compactMap(\.self).max()
    return opening.flatMap { $0 > start ? $0 : nil }
  }

  var countedAhead: [DayEvent] {
    counted.filter { event in event.span.map { $0.start >= moment } == true }
  }

  var isFirstOfWeek: Bool { preferences.workDays.min() == date.weekday }

  var isWorkOver: Bool { isPastWork && countedAhead.isEmpty }

  var isPastWork: Bool { moment >= preferences.span(of: preferences.work, on: date, in: zone).end }

  /// Whether only the night is left: the waking day is past, or nothing more fits.
  public var isOver: Bool {
    if moment >= preferences.span(of: preferences.waking, on: date, in: zone).end { return true }
    let trains = sessions.contains { session in session.span.map { $0.start >= moment } == true }
    return isWorkOver && allWindows.isEmpty && !trains
  }

  var loadAhead: CalendarLoad {
    let left = TimeSpan(from: moment, to: span.end)
    let events = events.compactMap { $0.within(left) }
    return CalendarLoad(of: events, heavyAbove: preferences.heavyLoad)
  }
}

extension DayEvent {
  /// The event cut to its part in `span`; nil if it has none or does not count.
  fileprivate func within(_ span: TimeSpan) -> DayEvent? {
    guard case .counted(let index, let demand, let part) = standing else { return nil }
    guard let left = part.intersection(span), !left.isEmpty else { return nil }
    return copy(of: self) { $0.standing = .counted(index: index, demand: demand, part: left) }
  }
}
