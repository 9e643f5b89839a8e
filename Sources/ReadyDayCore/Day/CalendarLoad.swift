/// How much the counted events of a day weigh together.
public struct CalendarLoad: Hashable, Sendable {
  public enum Level: Hashable, Comparable, CaseIterable, Sendable {
    /// Light below 30, moderate to 60, heavy above; the user may set another border than 60.
    case light, moderate, heavy
  }

  /// What one event adds.
  public struct Part: Hashable, Sendable {
    /// The event's number among the day's counted events, from 1.
    public let index: Int
    public let demand: EventDemand.Level
    /// What of the event lies inside the day.
    public let seconds: Int

    /// Whether it takes time alone.
    public internal(set) var isWeightless = false
    /// Whether it may not take place: then it adds half.
    package internal(set) var isTentative = false

    public var points: Double { Double(weightedHalfSeconds) / 7200 }
    /// What an hour of it adds.
    public var pointsPerHour: Int { isWeightless ? 0 : demand.pointsPerHour }
    var weightedHalfSeconds: Int { seconds * pointsPerHour * (isTentative ? 1 : 2) }
  }

  /// In order of the day's counted events.
  public let parts: [Part]
  /// A load above this is heavy; the user may set it.
  public let heavyThreshold: Double

  /// Where nothing else is set.
  public static let usualHeavyThreshold = 60.0

  public init(
    of events: [DayEvent], heavyAbove heavyThreshold: Double = CalendarLoad.usualHeavyThreshold
  ) {
    self.heavyThreshold = heavyThreshold
    parts = events.compactMap { event in
      guard case .counted(let index, let demand, let span) = event.standing else { return nil }
      return Part(
        index: index, demand: demand.level, seconds: span.seconds,
        isWeightless: demand.isWeightless, isTentative: event.isTentative)
    }
  }
}

extension CalendarLoad: CustomStringConvertible {
  /// `38 of 100, moderate`; a `Phrasebook` has words for people.
  public var description: String {
    let shown = score.rounded(beside: borders)
    return "\(Int(exactly: shown).map(String.init) ?? "\(shown)") of 100, \(level)"
  }
}

extension CalendarLoad {
  /// The sum of all ``parts``, not cut off; double bookings count double.
  public var total: Double {
    // Summed in whole numbers, so that no order of the events changes the last digit.
    Double(weightedHalfSeconds) / 7200
  }

  private var weightedHalfSeconds: Int { parts.reduce(0) { $0 + $1.weightedHalfSeconds } }

  /// ``total``, at most 100.
  public var score: Double { min(total, 100) }

  /// ``total`` of a day that has the events of both.
  func total(with other: CalendarLoad) -> Double {
    Double(weightedHalfSeconds + other.weightedHalfSeconds) / 7200
  }

  public var level: Level {
    if score > heavyThreshold { return .heavy }
    return score < Self.leastModerate ? .light : .moderate
  }

  private static let leastModerate = 30.0

  /// Where one level ends and the next begins.
  package var borders: [Double] { Self.borders(heavyAbove: heavyThreshold) }

  package static func borders(heavyAbove threshold: Double = usualHeavyThreshold) -> [Double] {
    [leastModerate, threshold]
  }

  /// Minutes inside the day, double bookings twice, rounded to the nearest.
  public var countedMinutes: Int { (parts.reduce(0) { $0 + $1.seconds } + 30) / 60 }
  public var highEvents: Int { parts.count { $0.demand == .high } }
}

extension EventDemand.Level {
  /// What an hour of such an event adds to the load.
  public var pointsPerHour: Int {
    switch self {
    case .high: 15
    case .medium: 8
    case .low: 3
    }
  }
}
