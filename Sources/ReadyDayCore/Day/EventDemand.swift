/// How much energy an event takes, with every point explained.
public struct EventDemand: Hashable, Sendable {
  public enum Level: String, CaseOrdered, Sendable, Coded { case low, medium, high }

  /// One cause of demand, and its points.
  public struct Factor: Hashable, Sendable {
    public let kind: Kind
    /// Positive; negative for a word, a kind or a rule that makes the event lighter.
    public let points: Int

    public init(_ kind: Kind, points: Int) { (self.kind, self.points) = (kind, points) }
  }

  public enum Kind: Hashable, Sendable {
    case duration(minutes: Int)
    /// The user, rooms and resources are not counted.
    case attendees(Int)
    /// It starts in the dip after lunch, on the user's clock.
    case timeOfDay(TimeOfDay)
    /// The word as in the title, but lower-cased.
    case keyword(String)
    /// Leisure and sport are less demanding.
    case kind(EventKind)
    /// The rule's title or calendar, as written.
    case userRule(String)
  }

  /// In a fixed order: duration, attendees, time of day, keyword, kind, rule; never 0 points.
  public let factors: [Factor]
  /// The points of hidden words; 0 if none are hidden.
  public let withheldPoints: Int
  /// A level that a word or the kind sets; nil if the points decide.
  public private(set) var limit: Limit?
  /// Whether it takes time but adds nothing to the load.
  public internal(set) var isWeightless = false

  public init(factors: [Factor], withheldPoints: Int = 0) {
    (self.factors, self.withheldPoints) = (factors, withheldPoints)
  }

  /// The points of ``factors`` and hidden words: 0…9, or as a user's rule sets it; never below 0.
  public var score: Int { factors.reduce(withheldPoints) { $0 + $1.points } }

  /// High from 6 points, medium from 3, unless ``limit`` sets it.
  public var level: Level { limit?.level ?? levelOfScore }

  /// The level by points alone, even if ``limit`` sets another.
  package var levelOfScore: Level { DemandFormula.level(ofScore: score) }

  /// A level that a word or the kind sets, because points alone misjudge some events.
  public struct Limit: Hashable, Sendable {
    public enum Kind: String, Hashable, CaseIterable, Sendable {
      case floor = "word_floor"
      case ceiling = "word_ceiling"
      case kindFloor = "kind_floor"
      case kindCeiling = "kind_ceiling"

      var isFloor: Bool { self == .floor || self == .kindFloor }
    }

    public let kind: Kind
    public let level: Level
    /// The word as in the title, but lower-cased; nil if hidden, or if kind and length decide.
    public private(set) var word: String?
  }

  /// - Parameter limits: earlier ones take precedence.
  func limited(by limits: [Limit]) -> EventDemand {
    var (least, most): (Limit?, Limit?)
    for limit in limits
    where limit.level >= least?.level ?? .low && limit.level <= most?.level ?? .high {
      if limit.kind.isFloor { least = limit } else { most = limit }
    }
    let isBelow = least.map { levelOfScore < $0.level } ?? false
    let isAbove = most.map { levelOfScore > $0.level } ?? false
    return copy(of: self) { $0.limit = isBelow ? least : isAbove ? most : nil }
  }

  /// `span` counts in full, even outside the day; `start` is local.
  init(
    _ title: KnownTitle, span: TimeSpan, start: TimeOfDay, attendees: Int, kind: EventKind,
    in calendar: CalendarKind? = nil, isSeries: Bool = false, hasAfternoonDip: Bool
  ) {
    var factors: [Factor] = []
    factors.reserveCapacity(5)
    func add(_ factor: Factor?) { if let factor { factors.append(factor) } }
    add(Self.duration(of: span))
    add(Self.attendees(attendees))
    if hasAfternoonDip { add(Self.timeOfDay(start)) }
    add(title.demandWord.map(Self.keyword))
    add(Self.kind(kind, on: factors.reduce(0) { $0 + $1.points }))
    self = EventDemand(factors: factors)
      .limited(
        by: title.limits(
          .init(kind: kind, minutes: span.wholeMinutes, calendar: calendar, isSeries: isSeries)))
  }

  /// Applies `rule`, which overrides words.
  func following(_ rule: DemandRule?) -> EventDemand {
    guard let rule else { return self }
    let factor = rule.factor(on: score)
    var demand = EventDemand(factors: factors + (factor.map { [$0] } ?? []))
    if let limit, rule.allows(limit) { demand = demand.limited(by: [limit]) }
    demand.isWeightless = rule.effect == .none
    return demand
  }

  /// Drops the words that reveal the title.
  var withholdingWords: EventDemand {
    let words = factors.filter(\.kind.comesFromWords)
    var shown = EventDemand(
      factors: factors.filter { !$0.kind.comesFromWords },
      withheldPoints: words.reduce(withheldPoints) { $0 + $1.points })
    shown.isWeightless = isWeightless
    shown.limit = limit.map { Limit(kind: $0.kind, level: $0.level, word: nil) }
    return shown
  }

  /// Leisure and sport cost less, but the score never falls below 0.
  private static func kind(_ kind: EventKind, on score: Int) -> Factor? {
    switch kind {
    case .leisure, .training, .race, .match:
      score > 0 ? Factor(.kind(kind), points: -min(2, score)) : nil
    case .meeting, .travel, .shift, .meal, .focus, .errand: nil
    }
  }

  private static func duration(of span: TimeSpan) -> Factor {
    Factor(
      .duration(minutes: span.wholeMinutes), points: DemandFormula.points(seconds: span.seconds))
  }

  private static func attendees(_ count: Int) -> Factor? {
    let points = DemandFormula.points(attendees: count)
    return points == 0 ? nil : Factor(.attendees(count), points: points)
  }

  private static func timeOfDay(_ start: TimeOfDay) -> Factor? {
    let points = DemandFormula.points(hour: start.hour)
    return points == 0 ? nil : Factor(.timeOfDay(start), points: points)
  }

  private static func keyword(_ word: DemandLexicon.Match) -> Factor {
    Factor(.keyword(word.text), points: DemandFormula.points(word.weight))
  }
}

extension EventDemand.Kind {
  /// Whether the factor reveals words of the title, or of a user's rule.
  fileprivate var comesFromWords: Bool {
    switch self {
    case .keyword, .kind, .userRule: true
    case .duration, .attendees, .timeOfDay: false
    }
  }
}

extension EventDemand.Level {
  var scores: ClosedRange<Int> {
    switch self {
    case .high: 6...Int.max
    case .medium: 3...5
    case .low: 0...2
    }
  }
}

extension TimeSpan {
  /// In minutes, rounded to the nearest.
  public var wholeMinutes: Int { (seconds + 30) / 60 }
}
