/// An occurrence as part of one day: counted with the energy it takes, or listed with the reason
/// why not.
public struct DayEvent: Hashable, Sendable {
  public enum Standing: Hashable, Sendable {
    /// Part of the day's load. `index` numbers the counted events from 1 in order of time; `part`
    /// is what lies inside the day.
    case counted(index: Int, demand: EventDemand, part: TimeSpan)
    case notCounted(NotCounted)
  }

  /// Why an event is not part of the day's load.
  public enum NotCounted: String, Hashable, CaseIterable, Sendable {
    case own, cancelled, declined, delegated, ignored, others, duplicate
    case allDay = "all_day"
    /// A meeting on a day off.
    case dayOff = "day_off"
    case outOfOffice = "out_of_office"
    case free
    case noDuration = "no_duration"
    /// Waiting, or a state: it takes no time of the user's.
    case background
  }

  public let occurrence: Occurrence
  public internal(set) var standing: Standing
  /// Distinct people invited or organising, without the user, rooms and resources.
  public let attendees: Int
  /// What kind it is, decided by its title even if that is hidden.
  public let kind: EventKind
  /// The evidence for the kind.
  package let kindEvidence: KindEvidence
  /// Whose it is: what is somebody else's is never counted.
  public internal(set) var owner = EventOwner.mine
  package internal(set) var ownerEvidence = OwnerEvidence.nothing
  /// The numbers of the counted events that take some of the same time, in order; of very many the first.
  public internal(set) var overlaps: [Int] = []
  /// Whether it is an invitation that the user has not answered.
  public internal(set) var isUnanswered = false
  /// Whether others take part and the user does not organise it.
  var isOfOthers = false
  /// Whether it may not take place at all, or not with the user.
  var isTentative: Bool

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
  }
}

extension DayEvent {
  /// Whether another counted event of the day takes some of the same time.
  public var isDoubleBooked: Bool { !overlaps.isEmpty }
}

// Inlined into a search, what looks into `standing` makes the optimizer of Swift 6.3.1 abort in release builds
// ("outside of lifetime use"): hence `@inline(never)`.
extension DayEvent {
  public var title: String { occurrence.title }

  /// From 1; nil when not counted.
  @inline(never)
  public var index: Int? {
    if case .counted(let index, _, _) = standing { index } else { nil }
  }

  @inline(never)
  public var demand: EventDemand? {
    if case .counted(_, let demand, _) = standing { demand } else { nil }
  }

  /// The counted part inside the day; nil when not counted.
  @inline(never)
  public var part: TimeSpan? {
    if case .counted(_, _, let part) = standing { part } else { nil }
  }

  /// The counted part, with the way there before it.
  @inline(never)
  var partWithTravel: TimeSpan? {
    guard let part, part.start == span?.start else { return part }
    return TimeSpan(from: part.start.adding(seconds: -occurrence.travelSeconds), to: part.end)
  }

  @inline(never)
  public var notCounted: NotCounted? {
    if case .notCounted(let reason) = standing { reason } else { nil }
  }

  /// Whether it is an event without duration: only its time is shown, and it takes no energy.
  @inline(never)
  public var isReminder: Bool { notCounted == .noDuration && span != nil }

  /// The full span of a timed event, also where it leaves the day; nil when all-day.
  public var span: TimeSpan? {
    if case .timed(let span) = occurrence.time { span } else { nil }
  }

  /// Whether it lasts for a day and more: a conference or a trip, which nobody sits or stays up through, as one does
  /// through a guard of 24 hours.
  var isLong: Bool { kind != .shift && span?.lastsDays ?? false }

  /// The full span of a counted event that is stayed through to its end; nil of all others.
  var attendedSpan: TimeSpan? { index == nil || isLong ? nil : span }
}

extension Occurrence {
  /// Whether it says, or its title begins with saying, that it may not take place.
  fileprivate var isTentative: Bool {
    details.status == .tentative || details.busyStatus == .tentative
      || TitleWords(weighedTitle).all.first.map { ["hold", "tbc"].contains($0) } == true
  }

  /// The same event at another time.
  public func moved(to span: TimeSpan) -> Occurrence {
    var moved = self
    moved.time = .timed(span)
    return moved
  }

  /// Why this is not counted, or nil when it is.
  ///
  /// Where several reasons hold, the one that tells most: what became of the event before how it is
  /// marked. What has no length takes no time, so that it need not be marked as free.
  ///
  /// - Parameters:
  ///   - preferences: the user's rules and addresses.
  ///   - zone: the clock it is looked at from.
  ///   - kind: without one, whatever lasts for days is taken for a stay.
  ///   - owner: whose it is.
  func reasonNotToCount(
    _ preferences: Preferences, in zone: Zone, of kind: EventKind? = nil,
    ownedBy owner: EventOwner = .mine
  ) -> DayEvent.NotCounted? {
    if isOwn { return .own }
    if details.status == .cancelled { return .cancelled }
    if has(.declined, from: preferences.me) { return .declined }
    if has(.delegated, from: preferences.me) { return .delegated }
    if let said = reasonInTitle { return said }
    if preferences.lexicon.namesIgnored(weighedTitle) { return .ignored }
    if preferences.rule(for: self, in: zone)?.effect == .ignore { return .ignored }
    if owner == .others { return .others }
    if isDuplicate { return .duplicate }
    guard case .timed(let span) = time, !time.takesWholeDays(in: zone) else { return .allDay }
    if span.isEmpty { return .noDuration }
    if details.busyStatus == .outOfOffice { return .outOfOffice }
    if details.isTransparent || details.busyStatus == .free { return .free }
    return span.lastsDays && kind?.canLastForDays != true ? .allDay : nil
  }

  /// What Outlook's published calendars write in front of a title, which tell nothing else about it.
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

  /// Whether the user was asked and has said neither yes, no nor perhaps.
  func isUnanswered(by me: Set<String>) -> Bool {
    !isOrganised(by: me) && has(.needsAction, from: me)
  }

  /// Distinct people invited or organising, without `me` (mail addresses), rooms and resources.
  func peopleCount(without me: Set<String>) -> Int {
    people.count - me.count(where: people.contains)
  }
}
