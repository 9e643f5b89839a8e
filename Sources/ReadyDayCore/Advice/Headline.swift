/// The day's decision, which the briefing states in one sentence.
public enum Headline: Equatable, Sendable {
  /// What the calendar demands.
  public enum Demands: Equatable, Sendable {
    /// `none` means that no event counts.
    case none, light, moderate, heavy
    /// Later in the day: events remain, without or with time to train.
    case eventsLeft, eventsAndTimeLeft
    /// Later in the day: there is time to train, and no event remains.
    case timeLeft
    /// A day off with this many meetings still to come.
    case dayOff(meetings: Int, first: Meeting? = nil)
    /// A day of travel, until this time; nil if unknown.
    case travel(until: TimeOfDay?)
    /// A shift without times.
    case shift
    /// Nobody knows what else is planned.
    case incomplete
  }

  public struct Meeting: Equatable, Sendable {
    public let title: String
    public let start: TimeOfDay
  }

  public enum Tomorrow: Equatable, Sendable {
    /// The first counted event starts at this time.
    case begins(TimeOfDay)
    /// A flight takes off at this time, and nothing but its way comes before it.
    case flies(TimeOfDay)
    /// A night shift starts at this time.
    case works(TimeOfDay)
    case open
    case unknown
  }

  /// Why there is no score this morning.
  public enum Unscored: Equatable, CaseIterable, Sendable {
    case pending, unscorable, missing
    /// The score has too few components for a colour.
    case noColour
    /// The score is hidden, whether or not it is known.
    case hidden
  }

  public enum Body: Equatable, Sendable {
    case scored(RecoveryZone, by: RecoverySource)
    case unscored(Unscored)
    case notMeasured
  }

  public struct Action: Equatable, Sendable {
    /// The title of an event to move, if advice proposes one.
    public var move: String?
    /// The hardest training allowed; nil without time to train, and on days of rest.
    public let training: TrainingIntensity?
    /// Whether rest is planned on a day that would allow training.
    public internal(set) var isRest = false
    /// Whether the day allows no training at all.
    public internal(set) var allowsNone = false
    /// Why there is no time to train, if there is none.
    package internal(set) var noWindow = Day.NoWindow.tooShort
    /// Whether the day only just allows `training`.
    public internal(set) var isBorderline = false
    /// Whether the user is injured: training must spare that part.
    public internal(set) var isInjured = false
    /// The session that can stand although the day only allows moderate training.
    package internal(set) var standing: PlannedSession?
    /// Tomorrow's long or hard session, if it alone makes the training easier.
    package internal(set) var eveOf: PlannedSession?
    /// Whether a workout of today is what makes the rest of the day easier.
    package internal(set) var hasTrained = false
    /// Why the training is easier than the score alone would allow.
    package internal(set) var because: DayVerdict.Reason?
  }

  case day(Body, Demands?, Action)
  /// The user named a symptom that a doctor must see first, which comes before all else.
  case warningSign
  /// The user reported fever or similar, which comes before the race of the day or the next.
  case ill(race: String?)
  public struct Caution: Equatable, Sendable { package let reason: DayVerdict.Reason }

  case race(title: String, Caution? = nil)
  case afterRace(title: String)
  /// An event took the night. The times are free for sleep, or usual for it with `isUsual`.
  case sleepFirst(from: TimeOfDay?, to: TimeOfDay?, isUsual: Bool = false)
  /// After a night flight eastwards: long sleep by day would keep the user awake at night. The nap
  /// ends by this time; nil if it is too late for one.
  case nightFlight(napUntil: TimeOfDay?)
  /// Readings have been unusual for this many mornings; `isKnown` if today's are known.
  case unusual(mornings: Int, isKnown: Bool)
  /// Working hours are over. `lightsOut` is an estimate; nil if unknown or past. `isSecond`: of two
  /// such times in a night in which the clocks go back.
  case tonight(lightsOut: TimeOfDay?, Tomorrow, isSecond: Bool = false)
  /// Working hours are over, and a night shift follows.
  case nightShift(from: TimeOfDay, to: TimeOfDay, isElsewhere: Bool = true)
  /// There is no health data, and the calendar is incomplete.
  case calendarUncertain
  /// Only planned sessions are known.
  case planned(Planned)
  case nothingKnown

  /// The next session of a day of which nothing else is known.
  public struct Planned: Equatable, Sendable {
    /// Nil if no session of the day is left.
    package let next: PlannedSession?
    package let start: TimeOfDay?
    /// How many sessions follow the next one.
    package let others: Int
    /// Whether the day had sessions that are done or over.
    package let hadSome: Bool
  }

  init(for day: Day, _ outcomes: [RuleOutcome]) {
    let demands = day.hasCalendar ? Demands(day) : nil
    let tomorrow = Tomorrow(after: day)
    if let first = Headline(putFirstOn: day) {
      self = first
    } else if day.isOver
      || day.isEvening && (day.tonightPlan != nil || tomorrow.isPlanned || day.shifts?.work != nil),
      day.morning != nil || day.hasCalendar, !day.events.areOfNight
    {
      self.init(tonightOf: day)
    } else if day.morning == nil, demands == nil || demands == .incomplete {
      self = day.hasCalendar ? .calendarUncertain : Headline(plannedOn: day)
    } else {
      let recovery = day.state.isPregnant ? nil : day.morning?.recovery
      self = .day(Body(recovery), demands, Action(day, move: outcomes.titleToMove))
    }
  }

  /// What the stored plans say; what limits the day comes before them.
  private init(plannedOn day: Day) {
    if day.diary.reading.plans.all.isEmpty {
      self = .nothingKnown
    } else if day.verdict.training != .byFeel {
      self = .day(.notMeasured, nil, Action(day, move: nil))
    } else {
      let left = day.sessions.filter { session in
        !session.isDone && session.span.map { $0.end > day.moment } != false
      }
      let start = left.first?.span.map { day.time(at: $0.start) }
      self = .planned(
        Planned(
          next: left.first, start: start, others: max(0, left.count - 1),
          hadSome: !day.sessions.isEmpty))
    }
  }

  /// Whether nothing is known that advice could be about.
  var isWithoutData: Bool {
    switch self {
    case .nothingKnown, .planned: true
    default: false
    }
  }

  /// A headline that takes precedence over all others.
  init?(putFirstOn day: Day) {
    switch day.verdict.reasons.first {
    case .ill(let illness) where illness.needsDoctor: self = .warningSign
    case .ill(let illness) where illness.rests():
      let dates = (0...1).filter { illness.rests(in: $0) }.map { day.date.advanced(by: $0) }
      self = .ill(race: dates.compactMap(day.races.on).first?.title)
    case .race(let title, days: 0):
      // A race without times takes the whole day.
      let end = day.kinds.first { $0.kind == .race }?.span?.end
      let isOver = end.map { $0 <= day.moment } ?? false
      let caution = day.verdict.caution.map { Caution(reason: $0) }
      self = isOver ? .afterRace(title: title) : .race(title: title, caution)
    case .night(_, let end, isSlept: false):
      if day.isEastwardFlight(endingAt: end) {
        guard !day.isEvening else { return nil }
        self = .nightFlight(napUntil: day.isTimeToNap(after: end) ? Day.latestNap : nil)
      } else {
        self.init(sleepFirstOn: day, after: end)
      }
    case .signals(let unusual) where day.verdict.training == .rest && !day.isOver && !day.isEvening:
      self = .unusual(mornings: unusual.mornings, isKnown: unusual.isKnown)
    default: return nil
    }
  }

  private init(sleepFirstOn day: Day, after end: Instant) {
    if let usual = day.shifts?.daySleep, day.time(at: day.moment) < usual.wake {
      self = .sleepFirst(from: usual.onset, to: usual.wake, isUsual: true)
    } else {
      let rest = TimeSpan(
        from: max(end, day.moment), to: day.shifts?.work?.lastSleep ?? day.span.end)
      let sleep = day.free.compactMap { $0.intersection(rest) }.first { $0.seconds >= 3 * 3600 }
      self = .sleepFirst(
        from: sleep.map { day.time(at: $0.start) }, to: sleep.map { day.time(at: $0.end) })
    }
  }

  init(tonightOf day: Day) {
    if let work = day.shifts?.work {
      self = .nightShift(from: work.start, to: work.end, isElsewhere: work.isElsewhere)
      return
    }
    let tomorrow = day.load.isLeast ? .unknown : Tomorrow(after: day)
    let plan = day.tonightPlan
    self =
      day.load.isLeast && day.morning == nil
      ? .calendarUncertain
      : .tonight(lightsOut: plan?.lightsOut, tomorrow, isSecond: plan?.isSecond == true)
  }
}

extension Headline.Body {
  fileprivate init(_ recovery: RecoverySummary?) {
    self =
      recovery.map {
        $0.zone == .unknown ? .unscored(.init($0.state)) : .scored($0.zone, by: $0.source)
      } ?? .notMeasured
  }
}

extension Headline.Action {
  fileprivate init(_ day: Day, move title: String?) {
    let hasTime = !day.hasCalendar || !day.allWindows.isEmpty || day.possibleSession != nil
    let allowsHard =
      !day.hasCalendar || day.possibleSession?.span != nil
      || day.allWindows.contains { $0.intensity == .hard }
    let suggested = day.windowTraining.intensity
    let isFull = day.verdict.suggested == day.verdict.training
    self.init(
      move: title,
      training: hasTime ? (suggested == .hard && !allowsHard ? .easy : suggested) : nil,
      isRest: day.verdict.suggested == .rest && day.verdict.training != .rest,
      allowsNone: day.verdict.training == .rest,
      noWindow: day.noWindow,
      isBorderline: day.verdict.isBorderline && isFull, isInjured: !day.state.injuries.isEmpty,
      standing: day.verdict.standing, eveOf: day.eveOf, hasTrained: day.isEasierAfterWorkout,
      because: day.verdict.reasons.first(where: \.isFinishedRace)
        ?? day.verdict.reasons.first { !$0.isTheScore })
  }
}

extension DayVerdict.Reason {
  /// Whether a race of the last days says more than the illness that it was run after.
  fileprivate var isFinishedRace: Bool {
    if case .race(_, days: ..<0) = self { true } else { false }
  }

  /// Whether the reason only repeats the score.
  fileprivate var isTheScore: Bool {
    switch self {
    case .recovery, .unscored, .nothingKnown, .pregnancy, .hidden, .allMet, .planned: true
    default: false
    }
  }
}

extension [RuleOutcome] {
  /// Nil if the same move was already proposed the day before.
  fileprivate var titleToMove: String? {
    lazy.compactMap { outcome in
      guard case .spoke(let recommendation, let became) = outcome.result, became != .saidYesterday
      else { return nil }
      return recommendation.finding.titleToMove
    }.first
  }
}

extension Headline.Demands {
  /// The whole day's demands, or what is left of them later in the day.
  init(_ day: Day) {
    // A heavy day is heavy, whatever else it brings.
    if day.load.level != .heavy, day.load.isLeast || day.kinds.includesUntimedShift {
      self = day.load.isLeast ? .incomplete : .shift
      return
    }
    if day.isDayOff {
      let meetings = day.counted.filter { event in
        event.kind == .meeting && event.part.map { $0.end > day.moment } == true
      }
      let first = meetings.first.flatMap { event in
        event.part.map { Headline.Meeting(title: event.title, start: day.time(at: $0.start)) }
      }
      self = .dayOff(meetings: meetings.count, first: first)
      return
    }
    if let travel = day.kinds.first(where: { $0.kind == .travel }) {
      // After the landing other clocks hold.
      let isThere = day.nightZone.agrees(with: day.zone, at: day.span.end)
      self = .travel(until: isThere ? travel.until.map(day.time) : nil)
      return
    }
    let whole = Self(day.load)
    let isLater = day.isPastWork || Self(day.loadAhead) != whole
    self = isLater ? Self(leftOf: day) : whole
  }

  private init(_ load: CalendarLoad) {
    switch load.level {
    case .light: self = load.parts.isEmpty ? .none : .light
    case .moderate: self = .moderate
    case .heavy: self = .heavy
    }
  }

  private init(leftOf day: Day) {
    let hasEvents = !day.countedAhead.isEmpty
    self = day.allWindows.isEmpty ? .eventsLeft : hasEvents ? .eventsAndTimeLeft : .timeLeft
  }
}

extension Headline.Tomorrow {
  fileprivate var isPlanned: Bool { self != .open && self != .unknown }

  fileprivate init(after day: Day) {
    guard let tomorrow = day.tomorrow else {
      self = .unknown
      return
    }
    if let first = day.firstTomorrow, let start = first.span?.start {
      let isNight = first.span == NightWork(after: tomorrow.date, [first], in: tomorrow.zone)?.span
      let time =
        first.isJourney ? tomorrow.departure(of: first, at: start) : tomorrow.time(at: start)
      self =
        isNight ? .works(time) : first.isJourney && first.isFlight ? .flies(time) : .begins(time)
    } else {
      // If its only event carries over from today, tomorrow is not free but has no first event.
      let isFree = !tomorrow.events.contains { $0.index != nil } && !tomorrow.kinds.includesShift
      self = isFree ? .open : .unknown
    }
  }
}

extension Headline.Unscored {
  fileprivate init(_ state: ScoreState) {
    switch state {
    case .pending: self = .pending
    case .missing, .onlyNap, .unusable: self = .missing
    case .scored: self = .noColour
    case .hidden: self = .hidden
    case .unscorable: self = .unscorable
    }
  }
}
