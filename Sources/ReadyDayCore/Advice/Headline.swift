/// The decision of the morning, in one value; a phrasebook makes one sentence of it.
public enum Headline: Hashable, Sendable {
  /// What the calendar asks for; absent where no calendar was given.
  public enum Demands: Hashable, CaseIterable, Sendable {
    /// Nothing counted.
    case none
    case light, moderate, heavy
    /// Later in the day, of what is left of it: events to come, with time to train or without.
    case eventsLeft, eventsAndTimeLeft
    /// Later in the day: time to train, and no event to come.
    case timeLeft
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
    /// There may be one, but it is not to be shown.
    case hidden
  }

  /// `move` is the title of the event that is better moved, and can be; `by` says whose score it is.
  case red(Demands?, move: String?, by: RecoverySource = .whoop)
  case yellow(Demands?, by: RecoverySource = .whoop)
  case green(Demands?, by: RecoverySource = .whoop)
  case unscored(Unscored, Demands?)
  /// No health data were given.
  case calendarOnly(Demands)
  /// The day is over. `bedtime` is an estimate, nil where nothing tells, where it is past, and where an event
  /// lasts longer.
  case tonight(bedtime: TimeOfDay?, Tomorrow)
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
    guard !day.isOver || (day.morning == nil && !day.hasCalendar) else {
      let bedtime = day.bedtime.flatMap { day.isBusy(at: $0.instant) ? nil : $0.instant }
      let tomorrow = Tomorrow(after: day)
      let isUncertain = tomorrow == .open && !knowsCalendar
      self = .tonight(bedtime: bedtime.map(day.time), isUncertain ? .unknown : tomorrow)
      return
    }
    guard let recovery = day.morning?.recovery else {
      self =
        demands.map(Headline.calendarOnly)
        ?? (day.hasCalendar ? .calendarUncertain : .nothingKnown)
      return
    }
    let source = recovery.source
    switch recovery.zone {
    case .red:
      self = .red(demands, move: outcomes.titleToMove, by: source)
    case .yellow: self = .yellow(demands, by: source)
    case .green: self = .green(demands, by: source)
    case .unknown: self = .unscored(Unscored(recovery.state), demands)
    }
  }
}

extension [RuleOutcome] {
  /// The title of the event that a rule found a better day for, whether or not it is given.
  fileprivate var titleToMove: String? {
    for case .spoke(let recommendation, _) in map(\.result) {
      guard case .moveHardestEvent(let title, _, _) = recommendation.content else {
        continue
      }
      return title
    }
    return nil
  }
}

extension Headline.Demands {
  /// What the whole day asks for, as long as as much of it is still to come.
  fileprivate init(_ day: Day) {
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
  fileprivate init(after day: Day) {
    guard let tomorrow = day.outlook?.tomorrow else {
      self = .unknown
      return
    }
    let start = tomorrow.firstEvent?.span?.start
    self = start.map { .begins(day.time(at: $0)) } ?? .open
  }
}

extension Headline.Unscored {
  fileprivate init(_ state: ScoreState) {
    switch state {
    case .pending: self = .pending
    case .missing, .onlyNap, .unusable, .scored: self = .missing
    case .hidden: self = .hidden
    case .unscorable: self = .unscorable
    }
  }
}
