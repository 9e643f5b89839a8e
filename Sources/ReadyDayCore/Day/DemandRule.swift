/// What the user says of some events, over what readyday would find by itself.
public struct DemandRule: Hashable, Sendable {
  public enum Effect: Hashable, Sendable {
    /// Added to the score, at most 100 either way; below zero takes away.
    case points(Int)
    /// The score moves just as far as this level asks.
    case demand(EventDemand.Level)
    /// The event takes time and no energy.
    case none
    /// The event is listed, never counted.
    case ignore
  }

  /// As the user wrote it: "board|comité". Nil when any title will do.
  public let title: String?
  /// The whole title of an event that was corrected; nil when it is ``title`` that says which.
  public let exact: String?
  /// The only date whose events are meant; nil for all.
  public let date: LocalDate?
  /// As the user wrote it; nil when any calendar will do.
  public let calendar: String?
  public let effect: Effect
  /// What such events are; nil if readyday is to find out.
  public let kind: EventKind?
  /// Whose such events are; nil if readyday is to find out.
  public let owner: EventOwner?
  private let words: WordList

  /// Both patterns are alternatives between bars.
  ///
  /// - Parameters:
  ///   - title: whole words and their plurals, found as `DemandLexicon` finds them.
  ///   - exact: the whole title, whatever its case and accents, and no pattern.
  ///   - date: the only date whose events are meant.
  ///   - calendar: whole names, whatever their case and accents.
  ///   - kind: what the events are that both patterns match.
  ///   - owner: whose they are.
  ///   - effect: what becomes of them.
  public init(
    title: String? = nil, exact: String? = nil, date: LocalDate? = nil, calendar: String? = nil,
    kind: EventKind? = nil, owner: EventOwner? = nil, effect: Effect = .points(0)
  ) {
    (self.kind, self.owner) = (kind, owner)
    (self.title, self.exact, self.date) = (title, exact, date)
    self.calendar = calendar
    self.effect = effect
    words = WordList(title.map(Self.alternatives) ?? [])
  }

  private static func alternatives(of pattern: String) -> [String] {
    pattern.split(separator: "|").map(String.init)
  }
}

extension DemandRule {
  /// The name of the rule where its effect is explained.
  public var pattern: String { title ?? exact ?? calendar ?? "" }

  /// - Parameter zone: whose dates count.
  func matches(_ occurrence: Occurrence, in zone: Zone) -> Bool {
    matches(calendar: occurrence.weighedCalendar) && matches(title: occurrence.weighedTitle)
      && (date.map(occurrence.time.days(in: zone).contains) ?? true)
  }

  private func matches(title text: String) -> Bool {
    if let exact { return TitleWords.fold(exact) == TitleWords.fold(text) }
    return title == nil || TitleWords(text).first(in: words) != nil
  }

  private func matches(calendar name: String) -> Bool {
    guard let calendar else { return true }
    let name = TitleWords.fold(name)
    return Self.alternatives(of: calendar).contains { TitleWords.fold($0) == name }
  }

  /// The calendars it names that none of `names` is.
  public func calendarsUnknown(among names: [String]) -> [String] {
    let known = Set(names.map { TitleWords.fold($0) })
    return calendar.map(Self.alternatives)?.filter { !known.contains(TitleWords.fold($0)) } ?? []
  }

  /// What the rule adds to `score`, so that the sum is never below zero; nil when nothing.
  func factor(on score: Int) -> EventDemand.Factor? {
    let wanted =
      switch effect {
      case .points(let points): max(0, score + min(max(points, -100), 100))
      case .demand(let level): min(max(score, level.scores.lowerBound), level.scores.upperBound)
      case .none: 0
      case .ignore: score
      }
    guard wanted != score else { return nil }
    return EventDemand.Factor(.userRule(pattern), points: wanted - score)
  }
}

extension DemandRule {
  /// Whether a word may still set the level: the user says neither which it is nor asks for the other direction.
  func allows(_ limit: EventDemand.Limit?) -> Bool {
    switch effect {
    case .points(let points): limit?.kind == .floor ? points >= 0 : points <= 0
    case .demand, .none: false
    case .ignore: true
    }
  }
}

extension Preferences {
  /// The first of ``rules`` that speaks of `occurrence`; those of one date know it in `zone`.
  func rule(for occurrence: Occurrence, in zone: Zone) -> DemandRule? {
    rules.first { $0.matches(occurrence, in: zone) }
  }
}
