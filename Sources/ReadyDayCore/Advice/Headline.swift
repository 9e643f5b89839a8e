/// The decision of the morning, in one value; a phrasebook makes one sentence of it.
public enum Headline: Hashable, Sendable {
  /// What the calendar demands; nil without a calendar.
  public enum Demands: Hashable, Sendable {
    /// Nothing counted.
    case none
    case light, moderate, heavy
    /// Later in the day, of what is left of it: events to come, with time to train or without.
    case eventsLeft, eventsAndTimeLeft
    /// Later in the day: time to train, and no event to come.
    case timeLeft
    /// With this many meetings to come all the same, and the first of them.
    case dayOff(meetings: Int, first: Meeting? = nil)
    /// On the way until then, where that is known.
    case travel(until: TimeOfDay?)
  }

  /// One that is still to come.
  public struct Meeting: Hashable, Sendable {
    public let title: String
    public let start: TimeOfDay
  }

  /// How the day after begins.
  public enum Tomorrow: Hashable, Sendable {
    /// With the first counted event, on the clock.
    case begins(TimeOfDay)
    /// Nothing counted.
    case open
    /// No calendar was given.
    case unknown
  }

  /// Why there is no score this morning.
  public enum Unscored: Hashable, CaseIterable, Sendable {
    case pending, unscorable, missing
    /// There is one, and it says little of recovery.
    case sleepAlone
    /// There may be one, but it is not to be shown.
    case hidden
  }

  /// What is known of the body.
  public enum Body: Hashable, Sendable {
    /// `by` says whose score it is.
    case scored(RecoveryZone, by: RecoverySource)
    case unscored(Unscored)
    /// No health data were given.
    case notMeasured
  }

  /// What to do about it.
  public struct Action: Hashable, Sendable {
    /// The title of the event that is better moved, and can be.
    public var move: String?
    /// How hard to train at most; nil without time for it, and where rest is planned.
    public let training: TrainingIntensity?
    /// Whether the day is planned for rest.
    public let isRest: Bool
    /// Whether the day only just allows that much.
    public let isBorderline: Bool
    /// Why it is less than the score alone would allow.
    package let because: DayVerdict.Reason?

    package init(
      move: String? = nil, training: TrainingIntensity?, isRest: Bool = false,
      isBorderline: Bool = false, because: DayVerdict.Reason? = nil
    ) {
      self.move = move
      self.training = training
      self.isRest = isRest
      self.isBorderline = isBorderline
      self.because = because
    }
  }

  case day(Body, Demands?, Action)
  /// The day is the race.
  case race(title: String)
  /// It was, and has been run.
  case afterRace(title: String)
  /// An event took the night: sleep comes first, where the calendar leaves time for it.
  case sleepFirst(from: TimeOfDay?, to: TimeOfDay?)
  /// Readings have been unusual on this many mornings in a row.
  case unusual(mornings: Int)
  /// The working hours are past. `lightsOut` is an estimate, nil if no time is named and when it is past.
  case tonight(lightsOut: TimeOfDay?, Tomorrow)
  /// No health data were given, and of the calendar not everything is known.
  case calendarUncertain
  /// Neither health data nor a calendar were given.
  case nothingKnown
}

extension Headline {
  /// - Parameters:
  ///   - outcomes: what became of the rules on that day: they know what is better moved.
  ///   - knowsCalendar: whether nothing is missing of the calendar: else it is not called empty.
  init(for day: Day, _ outcomes: [RuleOutcome], knowsCalendar: Bool = true) {
    let tellsDemands = day.hasCalendar && (knowsCalendar || !day.counted.isEmpty)
    let demands = tellsDemands ? Demands(day) : nil
    let tomorrow = Tomorrow(after: day)
    if let first = Headline(putFirstOn: day) {
      self = first
    } else if day.isOver || day.isEvening && (day.tonightPlan != nil || tomorrow.isPlanned),
      day.morning != nil || day.hasCalendar
    {
      self.init(tonightOf: day, knowsCalendar: knowsCalendar)
    } else if day.morning == nil, demands == nil {
      self = day.hasCalendar ? .calendarUncertain : .nothingKnown
    } else {
      self = .day(Body(day.morning?.recovery), demands, Action(day, move: outcomes.titleToMove))
    }
  }

  /// What leaves no room for anything else.
  private init?(putFirstOn day: Day) {
    switch day.verdict.reasons.first {
    case .race(let title, days: 0):
      self = day.isRaceOver ? .afterRace(title: title) : .race(title: title)
    case .night(_, let end, isSlept: false):
      let sleep = day.timeToSleep(after: end)
      self = .sleepFirst(
        from: sleep.map { day.time(at: $0.start) }, to: sleep.map { day.time(at: $0.end) })
    case .signals(let mornings)
    where day.verdict.training == .rest && !day.isOver && !day.isEvening:
      self = .unusual(mornings: mornings)
    default: return nil
    }
  }

  /// What is left to decide of a day whose work is done.
  init(tonightOf day: Day, knowsCalendar: Bool) {
    let tomorrow = Tomorrow(after: day)
    let isUncertain = tomorrow == .open && !knowsCalendar
    self = .tonight(
      lightsOut: day.tonightPlan?.lightsOut, isUncertain ? .unknown : tomorrow)
  }
}

extension Headline.Body {
  fileprivate init(_ recovery: RecoverySummary?) {
    guard let recovery else {
      self = .notMeasured
      return
    }
    self =
      recovery.zone == .unknown
      ? .unscored(Headline.Unscored(recovery.state))
      : .scored(recovery.zone, by: recovery.source)
  }
}

extension Headline.Action {
  fileprivate init(_ day: Day, move title: String?) {
    let hasTime = !day.hasCalendar || !day.allWindows.isEmpty
    let allowsHard = !day.hasCalendar || day.allWindows.contains { $0.intensity == .hard }
    let suggested = day.verdict.suggested.intensity
    let isFull = day.verdict.suggested == day.verdict.training
    self.init(
      move: title,
      training: hasTime ? (suggested == .hard && !allowsHard ? .easy : suggested) : nil,
      isRest: day.verdict.suggested == .rest && day.verdict.training != .rest,
      isBorderline: day.verdict.isBorderline && isFull,
      because: day.verdict.reasons.first { !$0.isTheScore })
  }
}

extension DayVerdict.Reason {
  /// Whether it says no more than the score does.
  fileprivate var isTheScore: Bool {
    switch self {
    case .recovery, .unscored, .nothingKnown, .hidden, .allMet, .planned: true
    case .race, .night, .signals, .provisional, .lowVariability, .shortSleep, .shortOfNeed,
      .hardYesterday, .hardDays, .hardSessionDone:
      false
    }
  }
}

extension Day {
  /// Whether its race lies behind; one without a time of day is the whole day's.
  fileprivate var isRaceOver: Bool {
    kinds.first { $0.kind == .race }?.span.map { $0.end <= moment } ?? false
  }

  /// The first free stretch of three hours and more from `end` on.
  fileprivate func timeToSleep(after end: Instant) -> TimeSpan? {
    let rest = TimeSpan(from: max(end, moment), to: span.end)
    return free.compactMap { $0.intersection(rest) }.first { $0.seconds >= 3 * 3600 }
  }
}

extension [RuleOutcome] {
  /// The title of the event that a rule found a better day for, whether or not it is given.
  fileprivate var titleToMove: String? {
    for case .spoke(let recommendation, _) in map(\.result) {
      guard case .moveHardestEvent(let title, _, _) = recommendation.content else { continue }
      return title
    }
    return nil
  }
}

extension Headline.Demands {
  /// What the whole day asks for, as long as as much of it is still to come.
  fileprivate init(_ day: Day) {
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
      self = .travel(until: travel.until.map(day.time))
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
    if day.allWindows.isEmpty {
      self = .eventsLeft
    } else {
      self = day.countedAhead.isEmpty ? .timeLeft : .eventsAndTimeLeft
    }
  }
}

extension Headline.Tomorrow {
  fileprivate var isPlanned: Bool {
    if case .begins = self { true } else { false }
  }

  fileprivate init(after day: Day) {
    guard let tomorrow = day.outlook?.tomorrow else {
      self = .unknown
      return
    }
    if let start = tomorrow.firstEvent?.span?.start {
      self = .begins(day.time(at: start))
    } else {
      // What goes on from today is no beginning, and no free day.
      self = tomorrow.events.contains { $0.index != nil } ? .unknown : .open
    }
  }
}

extension Headline.Unscored {
  fileprivate init(_ state: ScoreState) {
    switch state {
    case .pending: self = .pending
    case .missing, .onlyNap, .unusable: self = .missing
    case .scored: self = .sleepAlone
    case .hidden: self = .hidden
    case .unscorable: self = .unscorable
    }
  }
}
