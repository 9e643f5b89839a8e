/// The decision of the morning, in one value; a phrasebook makes one sentence of it.
public enum Headline: Hashable, Sendable {
  /// What the calendar asks for; absent where no calendar was given.
  public enum Demands: Hashable, CaseIterable, Sendable {
    /// Nothing counted.
    case none
    case light, moderate, heavy
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
  /// Neither health data nor a calendar were given.
  case nothingKnown
}

extension Headline {
  public init(for day: Day) {
    let demands = day.hasCalendar ? Demands(day) : nil
    guard let recovery = day.morning?.recovery else {
      self = demands.map(Headline.calendarOnly) ?? .nothingKnown
      return
    }
    let source = recovery.source
    switch recovery.zone {
    case .red:
      let title = day.move == nil ? nil : day.hardestAhead?.title
      self = .red(demands, move: title, by: source)
    case .yellow: self = .yellow(demands, by: source)
    case .green: self = .green(demands, by: source)
    case .unknown: self = .unscored(Unscored(recovery.state), demands)
    }
  }
}

extension Headline.Demands {
  fileprivate init(_ day: Day) {
    switch day.load.level {
    case .light: self = day.load.parts.isEmpty ? .none : .light
    case .moderate: self = .moderate
    case .heavy: self = .heavy
    }
  }
}

extension Headline.Unscored {
  fileprivate init(_ state: ScoreState) {
    switch state {
    case .pending: self = .pending
    case .missing: self = .missing
    case .hidden: self = .hidden
    // Scored, but with a score that could not be used.
    case .unscorable, .scored: self = .unscorable
    }
  }
}
