/// A date with its events, free time and morning report: all that a rule may consider.
public struct Day: Equatable, Sendable {
  @Boxed private var content: Content

  /// `outlook`: nil if the days around this one were not read. `titles`: those read for it.
  init(
    _ inputs: DayInputs, outlook: Outlook?, knowing titles: Timetable, listed: DayListing.Listed?
  ) {
    content = Content(inputs, outlook: outlook, knowing: titles, listed: listed)
  }

  /// Without the days around it, and not remembered: for one of very many days.
  package init(_ inputs: DayInputs, knowing titles: Timetable? = nil) {
    content = Content(inputs, outlook: nil, knowing: titles, listed: nil)
  }

  public var date: LocalDate { content.date }
  public var zone: Zone { content.zone }
  public var now: Instant { content.now }
  public var preferences: Preferences { content.preferences }
  /// Nil if there is no health data.
  public var morning: MorningReport? { content.morning }
  /// Whether a calendar was given; if not, the absence of events means nothing.
  public var hasCalendar: Bool { content.hasCalendar }
  /// All events that touch the day, counted or not, by start, then end, then UID.
  public var events: [DayEvent] { content.events }
  /// A day off comes first; empty on an ordinary day.
  public var kinds: [DayKind] { content.kinds }
  public var load: CalendarLoad { content.load }
  public var blocks: [MeetingBlock] { content.blocks }
  /// Waking time free of counted events, after now and after waking up; empty without a calendar.
  public var free: [TimeSpan] { content.free }
  /// How hard the day allows training.
  public var verdict: DayVerdict { content.verdict }
  /// Rounded up to the next whole minute; nil if unknown.
  var wakeUp: Instant? { content.wakeUp }
  /// The median sleep onset of the last nights, or else the end of the waking day.
  public var usualSleep: Instant { content.usualSleep }
  var mornings: BusyMornings { content.mornings }
  /// Nil if nothing is known about shifts.
  package var shifts: DayShifts? { content.shifts }
  package var tonight: Tonight { content.tonight }
  /// All windows, best first: in preferred parts, outside work, not too late for hard training,
  /// longer, earlier.
  ///
  /// Windows avoid planned sessions. If the calendar has a session, they are alternatives to it.
  /// Without a calendar, the day is taken to have no events.
  public var allWindows: [WorkoutWindow] { content.allWindows }
  /// Training in the calendars, hardest first.
  package var calendarSessions: [CalendarSession] { content.calendarSessions }
  /// The hardest calendar session that is moderate or harder and not over; nil if there is none.
  package var ownSession: CalendarSession? {
    calendarSessions.first { $0.intensity > .light && !$0.isOver(at: moment) }
  }
  /// `ownSession`, unless it loads an injured joint.
  package var possibleSession: CalendarSession? {
    ownSession.flatMap { state.injury(loadedBy: $0.activity) == nil ? $0 : nil }
  }
  /// Nil if the days around this one were not read.
  package var outlook: Outlook? { content.outlook }
  package var races: Races { content.races }
  package var sessions: [PlannedSession] { content.sessions }
  var isAfterHardPlan: Bool { content.isAfterHardPlan }
  package var checks: [DayVerdict.Check] {
    VerdictRules(
      date: date, zone: zone, now: now, morning: morning, events: events, sessions: sessions,
      outlook: outlook, races: content.races, state: state, settling: place?.settling
    ).checks
  }
  package var state: BodyState { content.state }
  var mayHaveCycle: Bool { content.mayHaveCycle }
  var habits: TrainingHabits { content.habits }
  /// Nil if places are not looked for.
  package var place: Place? { content.place }
  var nightZone: Zone { place?.night ?? zone }

  /// Begins and ends at midnight, or when the waking day ends if that is after midnight.
  public var span: TimeSpan { preferences.day(date, in: zone) }
  public var recoveryZone: RecoveryZone { morning?.recovery.zone ?? .unknown }

  /// The best windows, two at most; empty if there is no calendar.
  public var windows: [WorkoutWindow] {
    hasCalendar ? Array(allWindows.prefix(WorkoutWindow.limit)) : []
  }

  package enum NoWindow: Equatable, Sendable {
    case tooShort
    /// Too short for the calendar's session.
    case besides(String, minutes: Int)
    /// The calendar's session is over.
    case trained(String)
  }

  package var noWindow: NoWindow { content.noWindow }
  var isTrained: Bool { if case .trained = noWindow { true } else { false } }
  var windowMinutes: Int { content.windowMinutes }

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
  public func clocks(of span: TimeSpan) -> String {
    time(at: span.start).range(to: time(at: span.end))
  }

  /// Local times of an event on a travel day; nil if clocks there agree with ``zone``.
  package func localReadings(of event: DayEvent) -> LocalReadings? {
    guard kinds.contains(where: { $0.kind == .travel }), let span = event.span else { return nil }
    return event.occurrence.zones?.readings(of: span, beside: zone)
  }

  /// Whether a counted journey ends where clocks differ from those of ``zone``.
  package var arrivesElsewhere: Bool {
    counted.contains { $0.kind == .travel && localReadings(of: $0)?.end != nil }
  }

  /// The time of day in ``zone`` at `instant`.
  public func time(at instant: Instant) -> TimeOfDay { zone.time(at: instant) }

  /// Best first. `training`: the hardest allowed. `taken`: times already in use.
  func windows(
    holding minutes: Int, at training: DayVerdict.Training, besides taken: [TimeSpan] = []
  ) -> [WorkoutWindow] { content.windows(holding: minutes, at: training, besides: taken) }
}

extension Zone {
  /// The onset in the night after `date`; a time before noon is on the next date.
  func instant(ofOnset onset: TimeOfDay, endingDay date: LocalDate) -> Instant {
    let isAfterMidnight = onset.hour < 12
    return instant(of: LocalDateTime(date.advanced(by: isAfterMidnight ? 1 : 0), onset))
  }
}

extension TimeSpan {
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
