/// An occurrence on one day: counted with its demand, or listed with the reason why not.
public struct DayEvent: Hashable, Sendable {
  public enum Standing: Hashable, Sendable {
    /// `index` numbers the counted events from 1 in order of time; `part` is what lies within the day.
    case counted(index: Int, demand: EventDemand, part: TimeSpan)
    case notCounted(NotCounted)
  }

  /// Why an event does not count towards the day's load.
  public enum NotCounted: String, Equatable, CaseIterable, Sendable {
    case own, cancelled, declined, delegated, ignored, others, duplicate
    case allDay = "all_day"
    /// A meeting on a day off.
    case dayOff = "day_off"
    case outOfOffice = "out_of_office"
    case free
    case noDuration = "no_duration"
    /// Waiting, or a state: it takes none of the user's time.
    case background
    /// An errand of home, while the user is away.
    case atHome = "at_home"
  }

  public let occurrence: Occurrence
  public internal(set) var standing: Standing
  /// Distinct attendees and organiser, without the user, rooms and resources.
  public let attendees: Int
  /// By its title, even if that is hidden.
  public let kind: EventKind
  package let kindEvidence: KindEvidence
  /// Whose it is; other people's events never count.
  public internal(set) var owner = EventOwner.mine
  package internal(set) var ownerEvidence = OwnerEvidence.nothing
  /// The numbers of the counted events at the same time, in order; of very many the first.
  public internal(set) var overlaps: [Int] = []
  /// Whether it is an invitation without a response.
  public internal(set) var isUnanswered = false
  /// Whether others take part and the user does not organise it.
  var isOfOthers = false
  var isFlight = false
  /// The way there, and back; 0 if unknown.
  var travelSeconds: Int
  /// It may not take place, or not with the user.
  var isTentative: Bool
  /// Whether a word of its title is of what nobody moves, such as an exam or a funeral.
  var isFixed = false
  /// Whether the user said that it can be moved.
  var isMovable = false

  package init(
    _ occurrence: Occurrence, _ standing: Standing, attendees: Int,
    kind: EventKind = .meeting, evidence: KindEvidence = .nothing
  ) {
    self.occurrence = occurrence
    self.standing = standing
    self.attendees = attendees
    self.kind = kind
    kindEvidence = evidence
    isTentative = occurrence.isTentative
    travelSeconds = occurrence.travelSeconds
  }

  /// Whether another counted event is at the same time.
  public var isDoubleBooked: Bool { !overlaps.isEmpty }

  // Inlined into a search, accessors of `standing` make the optimizer of Swift 6.3.1 abort in release builds
  // ("outside of lifetime use"): hence `@inline(never)`.

  public var title: String { occurrence.title }

  /// From 1; nil when not counted.
  @inline(never)
  public var index: Int? { if case .counted(let index, _, _) = standing { index } else { nil } }

  @inline(never)
  public var demand: EventDemand? {
    if case .counted(_, let demand, _) = standing { demand } else { nil }
  }

  /// The part within the day; nil when not counted.
  @inline(never)
  public var part: TimeSpan? { if case .counted(_, _, let part) = standing { part } else { nil } }

  /// With the way there and back.
  @inline(never)
  var partWithTravel: TimeSpan? {
    guard let part, travelSeconds > 0 else { return part }
    return TimeSpan(
      from: part.start == span?.start ? part.start.adding(seconds: -travelSeconds) : part.start,
      to: part.end == span?.end ? part.end.adding(seconds: travelSeconds) : part.end)
  }

  @inline(never)
  public var notCounted: NotCounted? {
    if case .notCounted(let reason) = standing { reason } else { nil }
  }

  /// Whether it has no duration: only its time is shown, and it takes no energy.
  @inline(never)
  public var isReminder: Bool { notCounted == .noDuration && span != nil }

  /// The whole event, even outside the day; nil when all-day.
  public var span: TimeSpan? { if case .timed(let span) = occurrence.time { span } else { nil } }

  /// Whether it lasts a day or longer and is not attended throughout, as a conference or a trip; a shift of
  /// 24 hours is.
  var isLong: Bool { kind != .shift && span?.lastsDays ?? false }

  /// Of a counted event attended to its end; nil for others.
  var attendedSpan: TimeSpan? { index == nil || isLong ? nil : span }
}

extension Occurrence {
  fileprivate var isTentative: Bool {
    details.status == .tentative || details.busyStatus == .tentative
  }

  /// The same event at another time.
  public func moved(to span: TimeSpan) -> Occurrence {
    var moved = self
    moved.time = .timed(span)
    return moved
  }

  /// Why it does not count; nil if it does. Of several reasons the most telling: what became of the
  /// event before how it is marked. What has no length need not be marked as free. `kind`: without
  /// one, whatever lasts for days counts as all-day.
  func reasonNotToCount(
    _ preferences: Preferences, in zone: Zone, under rule: DemandRule?, of kind: EventKind? = nil,
    ownedBy owner: EventOwner = .mine
  ) -> DayEvent.NotCounted? {
    if isOwn { return .own }
    if details.status == .cancelled { return .cancelled }
    if has(.declined, from: preferences.me) { return .declined }
    if has(.delegated, from: preferences.me) { return .delegated }
    if let said = reasonInTitle { return said }
    if preferences.lexicon.namesIgnored(weighedTitle) { return .ignored }
    if rule?.effect == .ignore { return .ignored }
    if owner == .others { return .others }
    if isDuplicate { return .duplicate }
    guard case .timed(let span) = time, !time.takesWholeDays(in: zone) else { return .allDay }
    if span.isEmpty { return .noDuration }
    if details.busyStatus == .outOfOffice { return .outOfOffice }
    if details.isTransparent || details.busyStatus == .free { return .free }
    return span.lastsDays && kind?.canLastForDays != true ? .allDay : nil
  }

  /// Prefixes in Outlook's published calendars, which have no other sign of it.
  private var reasonInTitle: DayEvent.NotCounted? {
    guard let colon = weighedTitle.utf8.prefix(12).firstIndex(of: UInt8(ascii: ":")) else {
      return nil
    }
    return switch weighedTitle[..<colon].lowercased() {
    case "canceled", "cancelled", "cancelado", "cancelada": .cancelled
    case "declined", "rechazado", "rechazada": .declined
    default: nil
    }
  }

  /// Whether the user is invited and has not responded.
  func isUnanswered(by me: Set<String>) -> Bool {
    !isOrganised(by: me) && has(.needsAction, from: me)
  }

  /// Without `me` (mail addresses), rooms and resources.
  func peopleCount(without me: Set<String>) -> Int {
    people.count - me.count(where: people.contains)
  }
}
