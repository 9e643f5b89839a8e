/// An occurrence on one day: counted with its demand, or listed with the reason it does not count.
public struct DayEvent: Hashable, Sendable {
  public enum Standing: Hashable, Sendable {
    /// `index` numbers counted events from 1 in order of time; `part` lies within the day.
    case counted(index: Int, demand: EventDemand, part: TimeSpan)
    case notCounted(NotCounted)
  }

  /// Why an event does not count towards the day's load.
  public enum NotCounted: String, Equatable, CaseIterable, Sendable, Coded {
    case own, cancelled, declined, delegated, ignored, others, duplicate
    case allDay = "all_day"
    /// A meeting on a day off.
    case dayOff = "day_off"
    case outOfOffice = "out_of_office"
    case free
    case noDuration = "no_duration"
    /// Waiting, or a state such as on-call duty: it takes none of the user's time.
    case background
    /// An errand or training at home, while the user is away.
    case atHome = "at_home"
  }

  /// What the event is, whatever the day.
  package struct Nature: Hashable, Sendable {
    package var attendees: Int
    package var kind: EventKind
    package var evidence: KindEvidence
    package var learned: LearnedTitle?
    package var owner = EventOwner.mine
    package var ownerEvidence = OwnerEvidence.nothing
  }

  public let occurrence: Occurrence
  public internal(set) var standing: Standing
  private let nature: Boxed<Nature>
  /// The numbers of other counted events at the same time, in order; 20 at most.
  public internal(set) var overlaps: [Int] = []
  /// Whether it is an invitation the user has not answered.
  public internal(set) var isUnanswered = false
  /// Whether others take part, and the user is not the organiser.
  var isFromOthers = false
  var isFlight = false
  /// Each way; 0 if unknown.
  var travelSeconds: Int
  /// Whether the event might not take place, or the user might not attend.
  var isTentative: Bool
  /// Whether an earlier event with the same title counts, and this one does not.
  var isHeldAgain = false
  /// Whether its title is about something that nobody moves, such as an exam or a funeral.
  var isFixed = false
  var isMovable = false
  /// Whether it is at home, but has an alarm of its own, or is about fetching children.
  var isKept = false
  /// Whether it belongs to the usual week at home, which goes on while the user is away.
  var isDuringTrip = false

  package init(_ occurrence: Occurrence, _ standing: Standing, _ nature: Boxed<Nature>) {
    (self.occurrence, self.standing, self.nature) = (occurrence, standing, nature)
    isTentative = occurrence.isTentative(for: [])
    travelSeconds = occurrence.travelSeconds
  }

  /// Distinct attendees and organiser, except the user, rooms and resources.
  public var attendees: Int { nature.wrappedValue.attendees }
  /// The event's kind, even if a hidden title shows it.
  public var kind: EventKind { nature.wrappedValue.kind }
  package var kindEvidence: KindEvidence { nature.wrappedValue.evidence }
  /// What earlier workouts say about it; nil unless it is training.
  package var learned: LearnedTitle? { nature.wrappedValue.learned }
  /// Whose event it is; other people's never count.
  public var owner: EventOwner { nature.wrappedValue.owner }
  package var ownerEvidence: OwnerEvidence { nature.wrappedValue.ownerEvidence }

  /// Whether it overlaps another counted event.
  public var isDoubleBooked: Bool { !overlaps.isEmpty }

  // Swift 6.3.1's optimizer aborts if accessors of `standing` are inlined.

  public var title: String { occurrence.title }

  /// The event's number from 1; nil if it does not count.
  @inline(never)
  public var index: Int? { if case .counted(let index, _, _) = standing { index } else { nil } }

  @inline(never)
  public var demand: EventDemand? {
    if case .counted(_, let demand, _) = standing { demand } else { nil }
  }

  /// The part within the day; nil if it does not count.
  @inline(never)
  public var part: TimeSpan? { if case .counted(_, _, let part) = standing { part } else { nil } }

  /// When to leave for it; nil if the way is unknown.
  package var leaving: Instant? {
    guard travelSeconds > 0, index != nil else { return nil }
    return span?.start.adding(seconds: -travelSeconds)
  }

  /// Includes the way there and back.
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

  /// The whole event, even outside the day; nil if it is all-day.
  public var span: TimeSpan? { if case .timed(let span) = occurrence.time { span } else { nil } }

  /// Whether it lasts at least a day and is not attended throughout, unlike a shift of 24 hours.
  var isLong: Bool { kind != .shift && span?.lastsDays ?? false }

  /// The span of a counted event attended to its end; nil for others.
  var attendedSpan: TimeSpan? { index == nil || isLong ? nil : span }
}

extension Occurrence {
  func isTentative(for me: Set<String>) -> Bool {
    details.status == .tentative || details.busyStatus == .tentative
      || isUnanswered(by: me)
        && details.attendees.contains { $0.isOptional && me.contains($0.address) }
  }

  /// The same event at another time.
  public func moved(to span: TimeSpan) -> Occurrence { copy(of: self) { $0.time = .timed(span) } }

  /// Nil if it counts. Cancellation and the like outrank marks such as "free". `kind`: if nil,
  /// events that last for days are all-day.
  func reasonNotToCount(
    for me: Set<String>, titled title: KnownTitle, in zone: Zone, under rule: DemandRule?,
    of kind: EventKind? = nil, ownedBy owner: EventOwner = .mine
  ) -> DayEvent.NotCounted? {
    if isOwn { return .own }
    if details.status == .cancelled { return .cancelled }
    if has(.declined, from: me) { return .declined }
    if has(.delegated, from: me) { return .delegated }
    if let said = title.notCounted { return said }
    if rule?.effect == .ignore { return .ignored }
    if owner == .others { return .others }
    if isDuplicate { return .duplicate }
    guard case .timed(let span) = time, !time.takesWholeDays(in: zone) else { return .allDay }
    if span.isEmpty { return .noDuration }
    if details.busyStatus == .outOfOffice { return .outOfOffice }
    if details.isTransparent || details.busyStatus == .free { return .free }
    return span.lastsDays && kind?.canLastForDays != true ? .allDay : nil
  }

  func isUnanswered(by me: Set<String>) -> Bool {
    !isOrganised(by: me) && has(.needsAction, from: me)
  }

  /// Excludes `me` (mail addresses), rooms and resources.
  func peopleCount(without me: Set<String>) -> Int {
    people.count - me.count(where: people.contains)
  }
}

extension DayEvent {
  /// Whether the event is a journey that counts.
  var isJourney: Bool { kind == .travel && index != nil }

  /// Minutes to reach the start of a journey in good time, an hour of them the way to the airport;
  /// 0 for other events.
  var minutesBeforeJourney: Int { isJourney ? isFlight ? 60 * (hoursAtAirport + 1) : 60 : 0 }

  /// How long before take-off to be there: longer for a flight to another country.
  var hoursAtAirport: Int {
    let airports = Airports.named(in: occurrence.fullTitle).map(Airports.country)
    var countries = Set(airports)
    if countries.count < 2, case .named(let start, let end)? = occurrence.weighedZones {
      countries = [Airports.country(of: start.name), Airports.country(of: end.name)]
    }
    return countries.count > 1 ? 3 : 2
  }

  /// The journey, with the time around it in which nobody trains; nil for other events.
  fileprivate var spanOfJourney: TimeSpan? {
    guard isJourney, let span else { return nil }
    return TimeSpan(
      from: span.start.adding(seconds: -60 * minutesBeforeJourney),
      to: span.end.adding(seconds: isFlight ? Self.secondsAfterLanding : 0))
  }

  private static let secondsAfterLanding = 90 * 60
}

extension Day {
  /// Journeys of this day, of the day before and of the next.
  var journeys: [TimeSpan] {
    (events + (yesterday?.events ?? []) + (tomorrow?.events ?? [])).compactMap(\.spanOfJourney)
  }

  /// Flights that count, in order.
  var flights: [DayEvent] { counted.filter { $0.isJourney && $0.isFlight } }

  /// Whether `span` touches the three hours before a flight, in which nothing else is asked.
  func isBeforeFlight(_ span: TimeSpan) -> Bool {
    flights.contains { flight in
      guard let start = flight.span?.start else { return false }
      return TimeSpan(from: start.adding(seconds: -3 * 3600), to: start).intersection(span) != nil
    }
  }

  /// By how many hours clocks are ahead where `journey` ends, the shorter way around; 0 if unknown.
  func hoursAhead(after journey: DayEvent) -> Int {
    guard let span = journey.span else { return 0 }
    func hours(_ start: Zone, _ end: Zone) -> Int {
      let hours = (end.offset(at: span.end).seconds - start.offset(at: span.start).seconds) / 3600
      return hours > 12 ? hours - 24 : hours < -12 ? hours + 24 : hours
    }
    if case .named(let start, let end)? = journey.occurrence.weighedZones, hours(start, end) != 0 {
      return hours(start, end)
    }
    // People type the end of a flight in home's zone.
    let known = (diary.zone(at: span.start), diary.zone(at: span.end))
    return known.0.flatMap { start in known.1.map { hours(start, $0) } } ?? 0
  }

  func isEastwardFlight(endingAt end: Instant) -> Bool {
    flights.contains { $0.span?.end == end && hoursAhead(after: $0) > 0 }
  }

  /// Later sleep by day would keep the user awake at night.
  static let latestNap = TimeOfDay(clamping: 14 * 3600)
  private static let shortestNap = 20 * 60

  func isTimeToNap(after end: Instant) -> Bool {
    let latest = zone.instant(of: LocalDateTime(date, Self.latestNap))
    return latest.seconds(since: max(end, moment)) >= Self.shortestNap
  }

  var isNightOfJourney: Bool {
    let midnight = nightZone.instant(of: LocalDateTime(date.advanced(by: 1)))
    let hours = TimeSpan(from: midnight, to: midnight.adding(seconds: 5 * 3600))
    return (counted + (tomorrow?.events ?? [])).contains { event in
      event.isJourney && (event.span?.intersection(hours)?.seconds ?? 0) > Tonight.mostOfNight
    }
  }
}
