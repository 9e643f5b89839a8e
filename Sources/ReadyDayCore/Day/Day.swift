/// All that a rule may look at: one date with its events, its free time and the morning's report.
public struct Day: Hashable, Sendable {
  @Boxed private var content: Content

  /// - Parameters:
  ///   - date: the day meant, from its first moment in `zone` to the next day's.
  ///   - zone: the clock the day is lived by.
  ///   - now: inside the day, what is past is no longer free; outside, the day is taken whole.
  ///   - occurrences: in any order, also of other days; nil when no calendar was given.
  ///   - morning: nil when no health data were given.
  ///   - preferences: hours, thresholds and words that are the user's own.
  ///   - sessions: what the user planned to train that day.
  ///   - isAfterHardPlan: whether a hard session was planned for the day before.
  ///   - outlook: the days around it, for advice that compares; nil if they were not read.
  ///   - firstEvents: those of the days before; nil if they were not read.
  ///   - titles: those of the outlook, read already.
  package init(
    date: LocalDate, zone: Zone, now: Instant, occurrences: [Occurrence]?,
    morning: MorningReport?, preferences: Preferences = Preferences(),
    sessions: [PlannedSession] = [], isAfterHardPlan: Bool = false, outlook: Outlook? = nil,
    firstEvents: FirstEvents? = nil, knowing titles: KnownTitles? = nil
  ) {
    content = Content(
      date: date, zone: zone, now: now, occurrences: occurrences, morning: morning,
      preferences: preferences, sessions: sessions, isAfterHardPlan: isAfterHardPlan,
      outlook: outlook, firstEvents: firstEvents, knowing: titles)
  }

  public var date: LocalDate { content.date }
  public var zone: Zone { content.zone }
  public var now: Instant { content.now }
  public var preferences: Preferences { content.preferences }
  /// Nil when no health data were given at all.
  public var morning: MorningReport? { content.morning }
  /// Whether a calendar was given; without one, the absence of events means nothing.
  public var hasCalendar: Bool { content.hasCalendar }
  /// Everything that touches the day, counted or not, by start, then end, then UID.
  public var events: [DayEvent] { content.events }
  /// What kind of day it is, a day off first; empty on an ordinary day.
  public var kinds: [DayKind] { content.kinds }
  public var load: CalendarLoad { content.load }
  public var blocks: [MeetingBlock] { content.blocks }
  /// What no counted event takes of the waking day, from now on and not before the user is known to
  /// have woken up; empty without a calendar.
  public var free: [TimeSpan] { content.free }
  /// How hard it allows to train.
  public var verdict: DayVerdict { content.verdict }
  /// When the user woke up, to the next whole minute; nil when unknown.
  var wakeUp: Instant? { content.wakeUp }
  /// When the user usually falls asleep: the median onset of the last nights, else the end of the
  /// waking day.
  public var usualSleep: Instant { content.usualSleep }
  /// On which mornings something waits for the user.
  var mornings: BusyMornings { content.mornings }
  /// The night that follows.
  package var tonight: Tonight { content.tonight }
  /// Every window, best first: preferred parts of the day, then length, then the earliest. What is planned at a time of
  /// its own takes it.
  ///
  /// Without a calendar, as if nothing were planned.
  public var allWindows: [WorkoutWindow] { content.allWindows }
  /// The days around this one; nil when they were not read.
  package var outlook: Outlook? { content.outlook }
  /// What the user planned to train today, in order of time.
  package var sessions: [PlannedSession] { content.sessions }
  /// Whether a hard session was planned for the day before.
  var isAfterHardPlan: Bool { content.isAfterHardPlan }
}

extension Day {
  /// The day from its first moment to that of the next, however long: from midnight on, or from the end of a waking day
  /// that passes midnight.
  public var span: TimeSpan { preferences.day(date, in: zone) }
  public var recoveryZone: RecoveryZone { morning?.recovery.zone ?? .unknown }

  /// The best windows, at most three; none without a calendar, the only source for when there is
  /// time.
  public var windows: [WorkoutWindow] {
    hasCalendar ? Array(allWindows.prefix(WorkoutWindow.limit)) : []
  }

  /// Whether it is the user's to keep: nothing of work is advised on it.
  public var isDayOff: Bool { kinds.includesDayOff }

  /// What lasts all day, and is neither cancelled, declined nor ignored.
  public var allDay: [DayEvent] { events.filter { $0.notCounted == .allDay } }

  /// The same, and what other people have on its first and its last day: in between nobody need read it again.
  var allDayAbove: [DayEvent] {
    events.filter { event in
      guard event.notCounted == .others else { return event.notCounted == .allDay }
      guard case .allDay(let dates) = event.occurrence.time else { return false }
      return [dates.lowerBound, dates.upperBound.advanced(by: -1)].contains(date)
    }
  }

  /// In order of time, numbered from 1.
  public var counted: [DayEvent] { events.filter { $0.index != nil } }

  /// The counted event of this number.
  package func counted(number: Int) -> DayEvent? { events.first { $0.index == number } }

  /// Those with a time in its order, then those that last all day.
  public var notCounted: [DayEvent] {
    let others = events.filter { $0.index == nil }
    return others.filter { $0.span != nil } + others.filter { $0.span == nil }
  }

  /// Those that are neither in the list of events nor above it: cancelled, declined, ignored, shown as free.
  package var otherEvents: [DayEvent] {
    notCounted.filter { event in
      switch event.notCounted {
      case .allDay: false
      case .others: event.span != nil
      default: !event.isReminder
      }
    }
  }

  /// Blocks of three hours and more, or what the user calls a marathon.
  public var marathons: [MeetingBlock] { blocks.filter { $0.isMarathon(for: preferences) } }

  /// The highest-scored high-demand event that has not begun; of several, the earliest.
  public var hardestAhead: DayEvent? {
    let ahead = countedAhead.filter { $0.demand?.level == .high }
    let score = ahead.compactMap(\.demand?.score).max()
    return ahead.first { $0.demand?.score == score }
  }

  /// `08:30–09:00`, as the clocks of the day's zone show it.
  public func clocks(of span: TimeSpan) -> String {
    time(at: span.start).range(to: time(at: span.end))
  }

  /// What the clocks on the spot show of an event of a travel day; nil if they show what those of ``zone`` do.
  package func localReadings(of event: DayEvent) -> LocalReadings? {
    guard kinds.contains(where: { $0.kind == .travel }), let span = event.span else { return nil }
    return event.occurrence.zones?.readings(of: span, beside: zone)
  }

  /// Whether a counted journey ends where clocks show something else than those of ``zone``.
  package var arrivesElsewhere: Bool {
    counted.contains { $0.kind == .travel && localReadings(of: $0)?.end != nil }
  }

  /// What the clocks show at `instant`.
  public func time(at instant: Instant) -> TimeOfDay { zone.reading(at: instant).time }
}

extension Zone {
  /// When a sleep that usually begins at `onset` begins in the night that ends `date`: a reading
  /// before noon is the next morning's.
  func instant(ofOnset onset: TimeOfDay, endingDay date: LocalDate) -> Instant {
    let isAfterMidnight = onset.hour < 12
    return instant(of: LocalDateTime(date.advanced(by: isAfterMidnight ? 1 : 0), onset))
  }
}

extension TimeSpan {
  /// What of the span is before `instant`; nil when nothing is.
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

extension Day {
  /// Every window that holds a session of this many minutes, best first.
  ///
  /// - Parameters:
  ///   - minutes: the shortest.
  ///   - training: how hard it may be at most.
  ///   - taken: what else takes time.
  func windows(
    holding minutes: Int, at training: DayVerdict.Training, besides taken: [TimeSpan] = []
  ) -> [WorkoutWindow] {
    var preferences = preferences
    preferences.minimumWindowMinutes = minutes
    let search = WindowSearch(
      zone: zone, training: training, usualSleep: usualSleep,
      latest: tonight.lightsOut?.instant, preferences: preferences, events: events, sessions: taken,
      wakeUp: wakeUp)
    return search.windows(in: free)
  }

  /// This morning's score, 0…100, when it lies in `zone`.
  func recoveryScore(in zone: RecoveryZone) -> Double? {
    recoveryZone == zone ? morning?.recovery.score.value : nil
  }
}
