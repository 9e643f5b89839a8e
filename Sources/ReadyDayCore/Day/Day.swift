/// One date with its events, free time and the morning's report: all that a rule may look at.
public struct Day: Equatable, Sendable {
  @Boxed private var content: Content

  /// `now`: within the day, the past is no longer free; otherwise the day counts whole.
  /// `occurrences`: in any order, of other days too; nil without a calendar. `outlook`: the days
  /// around it; nil if they were not read. `firstEvents`: of the days before; nil if they were not
  /// read. `titles`: already read for the outlook. `state`: by the readings only when nil.
  package init(
    date: LocalDate, zone: Zone, now: Instant, occurrences: [Occurrence]?,
    morning: MorningReport?, preferences: Preferences = Preferences(),
    sessions: [PlannedSession] = [], isAfterHardPlan: Bool = false, outlook: Outlook? = nil,
    firstEvents: FirstEvents? = nil, knowing titles: KnownTitles? = nil,
    state: BodyState? = nil, mayHaveCycle: Bool = true,
    habits: TrainingHabits = .unknown, place: Place? = nil
  ) {
    content = Content(
      date: date, zone: zone, now: now, occurrences: occurrences, morning: morning,
      preferences: preferences, sessions: sessions, isAfterHardPlan: isAfterHardPlan,
      outlook: outlook, firstEvents: firstEvents, knowing: titles,
      state: state
        ?? BodyStateFinder(
          said: [], unusual: morning?.unusual, today: zone.reading(at: now).date
        ).state(on: date),
      mayHaveCycle: mayHaveCycle, habits: habits, place: place)
  }

  public var date: LocalDate { content.date }
  public var zone: Zone { content.zone }
  public var now: Instant { content.now }
  public var preferences: Preferences { content.preferences }
  /// Nil without health data.
  public var morning: MorningReport? { content.morning }
  /// Whether a calendar was given; without one, the absence of events means nothing.
  public var hasCalendar: Bool { content.hasCalendar }
  /// Everything that touches the day, counted or not, by start, then end, then UID.
  public var events: [DayEvent] { content.events }
  /// A day off first; empty on an ordinary day.
  public var kinds: [DayKind] { content.kinds }
  public var load: CalendarLoad { content.load }
  public var blocks: [MeetingBlock] { content.blocks }
  /// The waking day without counted events, from now on and not before the user woke up; empty without a
  /// calendar.
  public var free: [TimeSpan] { content.free }
  /// How hard the day allows training.
  public var verdict: DayVerdict { content.verdict }
  /// To the next whole minute; nil if unknown.
  var wakeUp: Instant? { content.wakeUp }
  /// The median onset of the last nights, else the end of the waking day.
  public var usualSleep: Instant { content.usualSleep }
  var mornings: BusyMornings { content.mornings }
  /// Nil if nothing is known of shifts.
  package var shifts: DayShifts? { content.shifts }
  package var tonight: Tonight { content.tonight }
  /// Every window, best first: preferred parts of the day, then outside work, then length, then the earliest.
  /// Planned sessions take their time. With a session in the calendar, only other places for it.
  ///
  /// Without a calendar, as if there were no events.
  public var allWindows: [WorkoutWindow] { content.allWindows }
  /// Training in the calendars, the hardest first.
  package var calendarSessions: [CalendarSession] { content.calendarSessions }
  /// The hardest calendar session that is moderate or harder and not over; nil if there is none.
  package var ownSession: CalendarSession? {
    calendarSessions.first { $0.intensity > .light && !$0.isOver(at: moment) }
  }
  /// Nil if they were not read.
  package var outlook: Outlook? { content.outlook }
  package var races: Races { content.races }
  /// In order of time.
  package var sessions: [PlannedSession] { content.sessions }
  var isAfterHardPlan: Bool { content.isAfterHardPlan }
  /// The known conditions of hard training.
  package var checks: [DayVerdict.Check] {
    VerdictFinder(
      date: date, zone: zone, now: now, morning: morning, events: events, sessions: sessions,
      outlook: outlook, races: content.races, state: state, settling: place?.settling
    ).checks
  }
  package var state: BodyState { content.state }
  var mayHaveCycle: Bool { content.mayHaveCycle }
  var habits: TrainingHabits { content.habits }
  /// Nil if it was not looked for.
  package var place: Place? { content.place }
  /// Where the coming night will be.
  var nightZone: Zone { place?.night ?? zone }

  /// From its first moment to the next day's: from midnight, or from the end of a waking day that passes
  /// midnight.
  public var span: TimeSpan { preferences.day(date, in: zone) }
  public var recoveryZone: RecoveryZone { morning?.recovery.zone ?? .unknown }

  /// The best windows, at most two; none without a calendar.
  public var windows: [WorkoutWindow] {
    hasCalendar ? Array(allWindows.prefix(WorkoutWindow.limit)) : []
  }

  /// Whether it is the user's own: nothing about work is advised.
  public var isDayOff: Bool { kinds.includesDayOff }

  /// All-day events that are neither cancelled, declined nor ignored.
  public var allDay: [DayEvent] { events.filter { $0.notCounted == .allDay } }

  /// The same, and other people's on their first and last day.
  var allDayAbove: [DayEvent] {
    events.filter { event in
      guard event.notCounted == .others else { return event.notCounted == .allDay }
      guard case .allDay(let dates) = event.occurrence.time else { return false }
      return [dates.lowerBound, dates.upperBound.advanced(by: -1)].contains(date)
    }
  }

  /// In order of time, numbered from 1.
  public var counted: [DayEvent] { events.filter { $0.index != nil } }

  package func counted(number: Int) -> DayEvent? { events.first { $0.index == number } }

  /// Timed events in order, then all-day ones.
  public var notCounted: [DayEvent] {
    let others = events.filter { $0.index == nil }
    return others.filter { $0.span != nil } + others.filter { $0.span == nil }
  }

  /// Those neither in the list of events nor above it: cancelled, declined, ignored, shown as free.
  package var otherEvents: [DayEvent] {
    notCounted.filter { event in
      switch event.notCounted {
      case .allDay: false
      case .others: event.span != nil
      default: !event.isReminder
      }
    }
  }

  /// Blocks of three hours or more, or of the user's own limit.
  public var marathons: [MeetingBlock] { blocks.filter { $0.isMarathon(for: preferences) } }

  /// `08:30–09:00` in the day's zone.
  public func clocks(of span: TimeSpan) -> String {
    time(at: span.start).range(to: time(at: span.end))
  }

  /// The local times of an event on a travel day; nil if they are those of ``zone``.
  package func localReadings(of event: DayEvent) -> LocalReadings? {
    guard kinds.contains(where: { $0.kind == .travel }), let span = event.span else { return nil }
    return event.occurrence.zones?.readings(of: span, beside: zone)
  }

  /// Whether a counted journey ends where clocks differ from those of ``zone``.
  package var arrivesElsewhere: Bool {
    counted.contains { $0.kind == .travel && localReadings(of: $0)?.end != nil }
  }

  /// What clocks in ``zone`` show at `instant`.
  public func time(at instant: Instant) -> TimeOfDay { zone.time(at: instant) }

  /// The windows for a session of this length, best first. `training`: the hardest allowed.
  /// `taken`: other times in use.
  func windows(
    holding minutes: Int, at training: DayVerdict.Training, besides taken: [TimeSpan] = []
  ) -> [WorkoutWindow] {
    content.windows(holding: minutes, at: training, besides: taken)
  }
}

extension Zone {
  /// When a sleep with this usual onset begins in the night that ends `date`: before noon means the next
  /// morning.
  func instant(ofOnset onset: TimeOfDay, endingDay date: LocalDate) -> Instant {
    let isAfterMidnight = onset.hour < 12
    return instant(of: LocalDateTime(date.advanced(by: isAfterMidnight ? 1 : 0), onset))
  }
}

extension TimeSpan {
  /// Its part before `instant`; nil if there is none.
  func ending(by instant: Instant) -> TimeSpan? {
    start < instant ? TimeSpan(from: start, to: min(end, instant)) : nil
  }

  /// What none of `spans` takes, in order; `spans` may overlap and be in any order.
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
