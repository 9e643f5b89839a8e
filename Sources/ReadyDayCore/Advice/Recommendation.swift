/// One thing worth knowing or doing today, before any words.
public struct Recommendation: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case warning, calendar, workout, info, positive, sleep
  }

  public enum Priority: Hashable, Comparable, Sendable {
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

  /// What is said. A phrasebook has a title and a body for each.
  public enum Content: Hashable, Sendable {
    /// Scores are 0…100.
    case redRecovery(score: Double)
    case moveHardestEvent(title: String, score: Double)
    case activeRecoveryOnly
    case yellowRecovery(score: Double)
    case loadedAgenda
    case greenRecovery(score: Double)
    case intenseTraining
    case lowSleepEfficiency(percent: Double)
    case shortSleep(asleepMinutes: Double, nightsInARow: Int)
    /// The longest block of the day, from `start` on the clock.
    case meetingMarathon(minutes: Int, start: TimeOfDay)
  }

  /// The id of the rule that spoke.
  public let rule: String
  public let kind: Kind
  public let priority: Priority
  public let content: Content
  /// What fired the rule, in a fixed order.
  public let inputs: [Input]

  init(
    from rule: any RecommendationRule, _ kind: Kind, _ priority: Priority, _ content: Content,
    because inputs: [Input]
  ) {
    self.rule = type(of: rule).id
    self.kind = kind
    self.priority = priority
    self.content = content
    self.inputs = inputs
  }
}

extension Recommendation.Input {
  static func recoveryScore(_ score: Double) -> Self { Self("recovery_score", .number(score)) }
}
