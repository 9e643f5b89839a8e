/// How heavy a day's counted events are.
public struct CalendarLoad: Equatable, Sendable {
  public enum Level: String, CaseOrdered, Sendable, Coded {
    /// Light below 30, moderate up to 60, heavy above; the user may set the upper limit.
    case light, moderate, heavy
  }

  /// What one event adds to the load.
  public struct Part: Equatable, Sendable {
    /// The event's number among the day's counted ones, from 1.
    public let index: Int
    public let demand: EventDemand.Level
    /// Only the part within the day.
    public let seconds: Int

    /// Whether the event takes time but no energy.
    public internal(set) var isWeightless = false
    /// A tentative event counts half.
    package internal(set) var isTentative = false

    public var points: Double { Double(weightedHalfSeconds) / 7200 }
    /// The points for an hour of the event.
    public var pointsPerHour: Int { isWeightless ? 0 : demand.pointsPerHour }
    var weightedHalfSeconds: Int { seconds * pointsPerHour * (isTentative ? 1 : 2) }
  }

  /// In the order of the day's counted events.
  public let parts: [Part]
  /// A load above this is heavy.
  public let heavyThreshold: Double
  /// Whether an unknown number of events is missing, so that the load is at least this.
  public let isLeast: Bool

  /// The default for ``heavyThreshold``.
  public static let usualHeavyThreshold = 60.0

  public init(
    of events: [DayEvent], heavyAbove heavyThreshold: Double = CalendarLoad.usualHeavyThreshold,
    isLeast: Bool = false
  ) {
    (self.heavyThreshold, self.isLeast) = (heavyThreshold, isLeast)
    parts = events.compactMap { event in
      guard case .counted(let index, let demand, let span) = event.standing else { return nil }
      return Part(
        index: index, demand: demand.level, seconds: span.seconds,
        isWeightless: demand.isWeightless || event.isHeldAgain, isTentative: event.isTentative)
    }
  }

  /// The sum of all ``parts``, without a limit; double bookings count twice.
  public var total: Double {
    // With integers, the last digit does not depend on the order of events.
    Double(weightedHalfSeconds) / 7200
  }

  private var weightedHalfSeconds: Int { parts.reduce(0) { $0 + $1.weightedHalfSeconds } }

  /// The ``total``, capped at 100.
  public var score: Double { min(total, 100) }

  func total(with other: CalendarLoad) -> Double {
    Double(weightedHalfSeconds + other.weightedHalfSeconds) / 7200
  }

  public var level: Level {
    if score > heavyThreshold { return .heavy }
    return score < Self.leastModerate ? .light : .moderate
  }

  /// Nil if missing events may raise the ``level``.
  package var knownLevel: Level? { isLeast && level != .heavy ? nil : level }

  private static let leastModerate = 30.0

  package var borders: [Double] { Self.borders(heavyAbove: heavyThreshold) }

  package static func borders(heavyAbove threshold: Double = usualHeavyThreshold) -> [Double] {
    [leastModerate, threshold]
  }

  /// Minutes within the day, rounded; double bookings count twice.
  public var countedMinutes: Int { (parts.reduce(0) { $0 + $1.seconds } + 30) / 60 }
  public var highEvents: Int { parts.count { $0.demand == .high } }
}

extension CalendarLoad: CustomStringConvertible {
  /// Such as `38 of 100, moderate`, always in English; `Voice` has the translated text.
  public var description: String {
    let shown = score.rounded(beside: borders)
    let text = "\(Int(whole: shown).map(String.init) ?? "\(shown)") of 100"
    return isLeast ? "at least \(text)" : "\(text), \(level.rawValue)"
  }
}

extension EventDemand.Level {
  /// What an hour at this level adds to the load.
  public var pointsPerHour: Int {
    switch self {
    case .high: 15
    case .medium: 8
    case .low: 3
    }
  }
}
