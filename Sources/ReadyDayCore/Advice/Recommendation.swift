/// One thing worth knowing or doing today, before any words.
public struct Recommendation: Hashable, Sendable {
  public enum Kind: String, Hashable, CaseIterable, Sendable {
    case warning, calendar, workout, info, positive, sleep
  }

  public enum Priority: Hashable, Comparable, CaseIterable, Sendable {
    case low, medium, high
  }

  /// A value that made the rule speak, under the name scripts know it by.
  public struct Input: Hashable, Sendable {
    public enum Value: Hashable, Sendable {
      case number(Double)
      case text(String)
      case moment(Instant)
    }

    /// snake_case, with the unit in the name.
    public let name: String
    public let value: Value

    public init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  /// Whether what is advised on can still be done, or is past for the day.
  package enum Tense: Hashable, CaseIterable, Sendable {
    case ahead, past
  }

  /// When to have a break from meetings.
  package enum Pause: Hashable, Sendable {
    /// Where one ends and the next begins.
    case between(TimeOfDay)
    /// In the middle of one.
    case inside(TimeOfDay)
    /// The moment for one is past.
    case afterwards
  }

  /// What the advice says. A phrasebook has a title and a body for each.
  package enum Content: Hashable, Sendable {
    /// Scores are 0…100; a computed one is called by its name.
    case redRecovery(score: Double, called: RecoveryCategory? = nil, Tense = .ahead)
    case moveHardestEvent(title: String, score: Double, proposal: MoveProposal)
    case activeRecoveryOnly(Tense = .ahead)
    case yellowRecovery(score: Double, called: RecoveryCategory? = nil, Tense = .ahead)
    case loadedAgenda(Tense = .ahead)
    case greenRecovery(score: Double, called: RecoveryCategory? = nil, Tense = .ahead)
    case intenseTraining
    /// `usuallyAbove` is what 19 of 20 of the user's own nights are above; nil if too few are known.
    case lowSleepEfficiency(percent: Double, usuallyAbove: Double?)
    /// `limit` is what it is shorter than, minutes, the user's own if enough nights are known. `bedtime` is tonight's,
    /// where much sleep is owed; `lastCoffee` is given on the first of several short nights.
    case shortSleep(
      asleepMinutes: Double, nightsInARow: Int, limit: Double, isOwnLimit: Bool,
      bedtime: TimeOfDay? = nil, lastCoffee: TimeOfDay? = nil)
    /// The longest block of the day, or of those that are not over, on the clock.
    case meetingMarathon(
      minutes: Int, start: TimeOfDay, end: TimeOfDay, isOneEvent: Bool = false, Pause)
    /// Of sleep, still owed after the last night; minutes, `isMost` where it may be more.
    case sleepDebt(debtMinutes: Int, isMost: Bool = false, tonight: TonightPlan?)
    /// In milliseconds: the week's mean, and where a usual week's lies; for how many mornings it has been so, and how
    /// often before.
    case hrvOutsideRange(
      mean: Double, range: ClosedRange<Double>, mornings: Int,
      count: HeartRateVariabilityTrend.Count?)
    /// The resting heart rate first.
    case severalSignalsOff([EarlySignals.Signal], mornings: Int)
    /// The longest break there is in the hours for lunch.
    case noLunchBreak(longestMinutes: Int, Preferences.Hours)
    case deepWorkBlock(from: TimeOfDay, to: TimeOfDay)
    /// `up` is when to get up for it; nil of a journey, since how long the way to it takes is not known.
    case earlyStartTomorrow(
      title: String, start: TimeOfDay, up: TimeOfDay?, usualWake: TimeOfDay)
    /// Two events, and when both take place.
    case overlap(first: String, second: String, from: TimeOfDay, to: TimeOfDay)
    case lateHardTraining(activity: Activity, end: TimeOfDay, usualSleep: TimeOfDay)
  }

  /// Where it appears in a briefing.
  public enum Place: String, Hashable, CaseIterable, Sendable {
    /// The headline says it.
    case headline
    /// A clause in the row of the body's figure.
    case recovery, sleep
    /// Among the advice.
    case advice
  }

  /// The id of the rule that spoke.
  public let rule: String
  public let kind: Kind
  public let priority: Priority
  package let content: Content
  /// The part of the day it is about; nil when it is about all of it.
  public let span: TimeSpan?
  /// What fired the rule, in a fixed order.
  public let inputs: [Input]

  init(
    from rule: any RecommendationRule, _ kind: Kind, _ priority: Priority, _ content: Content,
    at span: TimeSpan? = nil, because inputs: [Input]
  ) {
    self.rule = type(of: rule).id
    self.kind = kind
    self.priority = priority
    self.content = content
    self.span = span
    self.inputs = inputs
  }
}

extension Recommendation {
  /// A finding that calls for no action is shown next to its figure.
  public var place: Place {
    switch content {
    case .redRecovery, .activeRecoveryOnly, .yellowRecovery, .greenRecovery, .intenseTraining,
      .loadedAgenda:
      .headline
    case .hrvOutsideRange: .recovery
    case .lowSleepEfficiency: .sleep
    case .shortSleep(_, let nights, _, _, _, _): nights < 3 ? .sleep : .advice
    case .moveHardestEvent, .meetingMarathon, .overlap, .sleepDebt,
      .severalSignalsOff, .noLunchBreak, .deepWorkBlock, .earlyStartTomorrow, .lateHardTraining:
      .advice
    }
  }
}

extension Recommendation.Tense {
  init(isPast: Bool) { self = isPast ? .past : .ahead }
}

extension Recommendation.Input {
  static func recoveryScore(_ score: Double) -> Self {
    Self("recovery_score", .number(score.rounded(beside: RecoverySummary.borders)))
  }
}
