/// What an occurrence is on whatever day: its kind, its owner, and why it does not count.
///
/// A class, found once and shared by the days that list it.
final class ClassifiedEvent {
  let title: KnownTitle
  let rule: DemandRule?
  let calendar: CalendarKind?
  let nature: Boxed<DayEvent.Nature>
  /// Nil if it counts, as far as its own nature goes.
  private let own: DayEvent.NotCounted?
  private let isBackground: Bool
  private let isAtHome: Bool
  /// Whether somebody must see to it even while the user is away.
  let isKept: Bool
  /// As shown, once a day has asked for it.
  var demand: EventDemand?

  init(
    _ occurrence: Occurrence, titled title: KnownTitle, at span: TimeSpan, in zone: Zone,
    knowing titles: Timetable
  ) {
    let me = titles.preferences.me
    let search = KindSearch(
      occurrence: occurrence, title: title, people: occurrence.peopleCount(without: me), span: span,
      zone: zone, knowing: titles)
    let found = search.found
    let owner = OwnerSearch(
      occurrence: occurrence, title: title, kind: found.kind, evidence: found.evidence,
      rule: search.rule, titles: titles
    ).found
    (self.title, rule, calendar) = (title, search.rule, search.calendar)
    let isShown = occurrence.withheld == nil
    nature = Boxed(
      wrappedValue: DayEvent.Nature(
        attendees: search.people, kind: found.kind, evidence: isShown ? found.evidence : .withheld,
        learned: found.kind == .training ? search.learned : nil, owner: owner.owner,
        ownerEvidence: isShown ? owner.evidence : .withheld))
    own = occurrence.reasonNotToCount(
      for: me, titled: title, in: zone, under: search.rule, of: found.kind, ownedBy: owner.owner)
    isBackground = search.isBackground(found)
    isAtHome = [.errand, .training, .meal].contains(found.kind) && search.isHomeRoutine
    isKept = isAtHome && (occurrence.hasAlarm || title.has(.fetching))
  }

  var kind: EventKind { nature.wrappedValue.kind }
  /// The user, rooms and resources are not counted.
  var people: Int { nature.wrappedValue.attendees }

  /// Whether recorded workouts would not change it.
  var isCertainWithoutWorkouts: Bool {
    title.competition == nil && [.travel, .shift].contains(kind)
  }

  /// Nil if it counts.
  var reason: DayEvent.NotCounted? {
    own ?? (isBackground ? .background : isAtHome ? .atHome : nil)
  }
}

/// What decides how a date of a series is classified: all that look alike share one.
struct AlikeDates: Hashable {
  private let event: ObjectIdentifier
  private let weekday: Weekday
  private let start, end: TimeOfDay
  private let seconds: Int
  private let isUsualShift, isDuplicate: Bool

  /// Nil if dates may differ that look alike: by rules, recordings, places, or as whole days.
  fileprivate init?(
    _ occurrence: Occurrence, titled title: KnownTitle, at span: TimeSpan, in timetable: Timetable
  ) {
    guard occurrence.isRecurring, occurrence.time.isTimed, title.competition == nil,
      span.seconds < Occurrence.Time.shortestDay, occurrence.plannedRace == nil, !occurrence.isOwn
    else { return nil }
    let reading = timetable.zone.reading(at: span.start)
    guard timetable.learned(title, before: reading.date) == nil else { return nil }
    (event, weekday, start) = (occurrence.event, reading.date.weekday, reading.time)
    (end, seconds) = (timetable.zone.time(at: span.end), span.seconds)
    (isUsualShift, isDuplicate) = (occurrence.isUsualShift, occurrence.isDuplicate)
  }
}

extension Timetable {
  /// - Parameter place: in ``all``.
  func alike(_ place: Int, titled title: KnownTitle, at span: TimeSpan) -> AlikeDates? {
    sharesDates ? AlikeDates(all[place], titled: title, at: span, in: self) : nil
  }
}
