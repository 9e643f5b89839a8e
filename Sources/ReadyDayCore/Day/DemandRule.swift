/// The user's decision about some events, which overrides readyday's judgement.
public struct DemandRule: Equatable, Sendable {
  public enum Effect: Equatable, Sendable {
    /// Added to the score, −100…100.
    case points(Int)
    /// Moves the score just far enough for this level.
    case demand(EventDemand.Level)
    /// The event takes time but no energy.
    case none
    /// The event is listed but never counts.
    case ignore
  }

  /// The pattern as the user wrote it, such as "board|comité"; nil for any title.
  public let title: String?
  /// The whole title of a corrected event; nil if ``title`` decides.
  public let exact: String?
  /// The one series among several with the title; nil for all.
  public let uid: String?
  /// The only date the rule applies to; nil for all.
  public let date: LocalDate?
  /// The pattern as the user wrote it; nil for any calendar.
  public let calendar: String?
  /// A part of the location, as the user wrote it; nil for any.
  public let place: String?
  /// Minutes of travel each way; nil if the rule does not say.
  public let travelMinutes: Int?
  public let effect: Effect
  /// Nil to let readyday decide.
  public let kind: EventKind?
  /// Nil to let readyday decide.
  public let owner: EventOwner?
  /// Whether an errand may be moved to another time.
  public let isMovable: Bool
  private let words: WordList
  private let places: WordList

  /// Patterns are alternatives separated by bars; case and accents do not matter. They match whole
  /// words and plurals in `title`, whole names in `calendar`, and words of the location in `place`.
  /// `exact` is a whole title, not a pattern. `travelMinutes` is one way.
  public init(
    title: String? = nil, exact: String? = nil, uid: String? = nil, date: LocalDate? = nil,
    calendar: String? = nil, kind: EventKind? = nil, owner: EventOwner? = nil, place: String? = nil,
    travelMinutes: Int? = nil, isMovable: Bool = false, effect: Effect = .points(0)
  ) {
    (self.place, self.travelMinutes) = (place, travelMinutes)
    (self.kind, self.owner, self.isMovable) = (kind, owner, isMovable)
    (self.title, self.exact, self.uid, self.date) = (title, exact, uid, date)
    (self.calendar, self.effect) = (calendar, effect)
    words = WordList(title.map(Self.alternatives) ?? [])
    places = WordList(place.map(Self.alternatives) ?? [])
  }

  private static func alternatives(of pattern: String) -> [String] {
    pattern.split(separator: "|").map(String.init)
  }

  /// The rule's name in explanations.
  public var pattern: String { title ?? exact ?? calendar ?? place ?? "" }

  func matches(_ occurrence: Occurrence, in zone: Zone) -> Bool {
    matches(calendar: occurrence.fullCalendar) && matches(title: occurrence.fullTitle)
      && matches(place: occurrence.fullLocation) && (uid == nil || uid == occurrence.fullUID)
      && (date.map(occurrence.time.days(in: zone).contains) ?? true)
  }

  private func matches(title text: String) -> Bool {
    if let exact { return TitleWords.fold(exact) == TitleWords.fold(text) }
    return title == nil || TitleWords(text).first(in: words) != nil
  }

  private func matches(place location: String?) -> Bool {
    place == nil || location.map { TitleWords($0).first(in: places) != nil } ?? false
  }

  private func matches(calendar name: String) -> Bool {
    guard let calendar else { return true }
    let name = TitleWords.fold(name)
    return Self.alternatives(of: calendar).contains { TitleWords.fold($0) == name }
  }

  /// Whether the rule sets a travel time, but no kind, owner or points.
  var setsOnlyTravel: Bool {
    travelMinutes != nil && kind == nil && owner == nil && effect == .points(0) && !isMovable
  }

  /// The rule's calendars that are not among `names`.
  public func calendarsUnknown(among names: [String]) -> [String] {
    let known = Set(names.map { TitleWords.fold($0) })
    return calendar.map(Self.alternatives)?.filter { !known.contains(TitleWords.fold($0)) } ?? []
  }

  /// What the rule adds to `score`, which never falls below 0; nil if nothing.
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

  /// Whether `limit` may still set the level: not if the rule sets it, or points the other way.
  func allows(_ limit: EventDemand.Limit) -> Bool {
    switch effect {
    case .points(let points): limit.kind.isFloor ? points >= 0 : points <= 0
    case .demand, .none: false
    case .ignore: true
    }
  }
}

extension Preferences {
  /// The first matching rule that is not only about travel. `zone`: that of the rules' dates.
  func rule(for occurrence: Occurrence, in zone: Zone) -> DemandRule? {
    rules.first { !$0.setsOnlyTravel && $0.matches(occurrence, in: zone) }
  }

  /// Minutes by the first matching travel rule, or else for the calendar; 0 if neither applies.
  func travelMinutes(to occurrence: Occurrence, in zone: Zone) -> Int {
    let rule = rules.first { $0.travelMinutes != nil && $0.matches(occurrence, in: zone) }
    return rule?.travelMinutes ?? travelMinutes[occurrence.fullCalendar] ?? 0
  }
}
