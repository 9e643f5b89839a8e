/// What an occurrence is on whatever day: its kind, its owner, and why it does not count.
struct ClassifiedEvent {
  let title: KnownTitle
  /// The user, rooms and resources are not counted.
  let people: Int
  let rule: DemandRule?
  let calendar: CalendarKind?
  let kind: EventKind
  let evidence: KindEvidence
  let owner: EventOwner
  let ownerEvidence: OwnerEvidence
  /// What earlier workouts say about it; nil unless it is training.
  let learned: LearnedTitle?
  /// Nil if it counts, as far as its own nature goes.
  private let own: DayEvent.NotCounted?
  private let isBackground: Bool
  private let isAtHome: Bool
  /// Whether somebody must see to it even while the user is away.
  let isKept: Bool

  init(
    _ occurrence: Occurrence, at span: TimeSpan, in zone: Zone, _ preferences: Preferences,
    knowing titles: Timetable
  ) {
    let search = KindSearch(
      occurrence: occurrence, people: occurrence.peopleCount(without: preferences.me),
      span: span, zone: zone, preferences: preferences, knowing: titles)
    let found = search.found
    let owner = OwnerSearch(
      occurrence: occurrence, title: search.title, kind: found.kind, evidence: found.evidence,
      preferences: preferences, rule: search.rule, people: titles.people
    ).found
    (title, people) = (search.title, search.people)
    (rule, calendar, kind, self.owner) = (search.rule, search.calendar, found.kind, owner.owner)
    learned = found.kind == .training ? search.learned : nil
    let isShown = occurrence.withheld == nil
    evidence = isShown ? found.evidence : .withheld
    ownerEvidence = isShown ? owner.evidence : .withheld
    own = occurrence.reasonNotToCount(
      preferences, in: zone, under: search.rule, of: found.kind, ownedBy: owner.owner)
    isBackground = search.isBackground(found)
    isAtHome = [.errand, .training].contains(found.kind) && search.isOfHome
    isKept = isAtHome && (occurrence.hasAlarm || search.title.has(.fetching))
  }

  /// Whether recorded workouts would not change it.
  var isCertainWithoutWorkouts: Bool {
    title.competition == nil && [.travel, .shift].contains(kind)
  }

  /// Nil if it counts. `isOutside`: whether no part of it is on the day.
  func reason(isOutside: Bool) -> DayEvent.NotCounted? {
    own ?? (isOutside ? .noDuration : isBackground ? .background : isAtHome ? .atHome : nil)
  }
}
