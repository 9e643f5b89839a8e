struct DayListing {
  let date: LocalDate
  let zone: Zone
  let preferences: Preferences
  private let titles: Timetable?

  /// `titles`: those already read with the same `preferences`; nil to read them here.
  init(date: LocalDate, zone: Zone, preferences: Preferences, knowing titles: Timetable? = nil) {
    (self.date, self.zone, self.preferences) = (date, zone, preferences)
    self.titles = titles
  }

  /// What happens on a date. A class, since few of those who ask for it need all of it.
  final class Listed {
    /// Without their overlaps, which a day's load does not depend on.
    let alone: [DayEvent]
    /// Ordered by start, then end, then UID; counted ones are numbered from 1.
    private(set) lazy var events = Overlaps.marked(alone)
    private(set) lazy var kinds = findKinds()
    private let findKinds: () -> [DayKind]

    init(_ alone: [DayEvent], kinds: @escaping () -> [DayKind]) {
      (self.alone, findKinds) = (alone, kinds)
    }
  }

  func events(of occurrences: [Occurrence]) -> [DayEvent] { listed(occurrences).events }

  func listed(_ occurrences: [Occurrence]) -> Listed {
    let titles = titles ?? Timetable(preferences, in: zone, among: occurrences)
    return listed(occurrences, at: occurrences.indices, isNumbered: false, knowing: titles)
  }

  /// Those of `occurrences` at `places`, which are the timetable's own numbers of them.
  func listed(_ occurrences: [Occurrence], at places: [Int], in timetable: Timetable) -> Listed {
    listed(occurrences, at: places, isNumbered: true, knowing: timetable)
  }

  private func listed(
    _ occurrences: [Occurrence], at places: some Sequence<Int>, isNumbered: Bool,
    knowing titles: Timetable
  ) -> Listed {
    let day = preferences.day(date, in: zone)
    // Indices avoid copying occurrences, most of which are of other days.
    var drafts = places.compactMap { place in
      span(of: occurrences[place].time, on: day).map {
        Placed(occurrences[place], at: $0, number: isNumbered ? place : nil)
      }
    }.sorted().map { draft(of: $0, knowing: titles) }
    countCopiesOfSkipped(&drafts, knowing: titles)
    Draft.markDuplicates(in: &drafts, naming: preferences.me)
    Draft.markShadows(in: &drafts, outside: titles.busyFeeds)
    Draft.dropWhatFlies(in: &drafts)
    let dayOff = dayOff(drafts, knowing: titles)
    if dayOff != nil { Draft.dropMeetings(in: &drafts, me: preferences.me) }
    let events = numbered(drafts, on: day, knowing: titles)
    return Listed(events) { [date, zone, border = preferences.heavyLoad] in
      let kinds = [DayKind](of: events, on: date, in: zone)
      guard let dayOff, !kinds.includesShift,
        CalendarLoad(of: events, heavyAbove: border).level != .heavy
      else { return kinds }
      return [dayOff] + kinds
    }
  }

  /// If an event's first copy is ignored or somebody else's, a copy in another calendar counts.
  private func countCopiesOfSkipped(_ drafts: inout [Draft], knowing titles: Timetable) {
    var skipped = Set(
      drafts.filter {
        [.ignored, .others].contains($0.reason) && !$0.placed.occurrence.isDuplicate
      }.compactMap { $0.placed.occurrence.uid })
    for index in drafts.indices where drafts[index].placed.occurrence.isDuplicate {
      var occurrence = drafts[index].placed.occurrence
      guard let uid = occurrence.uid, skipped.contains(uid) else { continue }
      occurrence.isDuplicate = false
      let placed = Placed(occurrence, at: drafts[index].placed.span)
      let copy = draft(of: placed, knowing: titles)
      guard ![.ignored, .others].contains(copy.reason) else { continue }
      skipped.remove(uid)
      drafts[index] = copy
    }
  }

  private func dayOff(_ drafts: [Draft], knowing titles: Timetable) -> DayKind? {
    let allDay = drafts.filter { $0.reason == .allDay }.map { ($0.placed.occurrence, $0.title) }
    let search = DayOff(date: date, preferences: preferences, titles: titles)
    return search.kind(
      allDay: allDay, hasMeetings: drafts.contains { $0.reason == nil && $0.kind == .meeting })
  }

  private func numbered(
    _ drafts: [Draft], on day: TimeSpan, knowing titles: Timetable
  ) -> [DayEvent] {
    var counted = 0
    var held: Set<String> = []
    return drafts.map { draft in
      let standing = standing(of: draft, on: day, index: counted + 1)
      if case .counted = standing { counted += 1 }
      let occurrence = draft.placed.occurrence
      var event = DayEvent(occurrence, standing, draft.found.nature)
      event.isUnanswered = event.index != nil && occurrence.isUnanswered(by: preferences.me)
      event.isTentative = occurrence.isTentative(for: preferences.me) || draft.title.isTentative
      if event.isTentative, event.index != nil, !occurrence.isRecurring {
        event.isHeldAgain =
          titles.isHeldBefore(occurrence, at: draft.placed.span.start)
          || !held.insert(draft.title.words.folded).inserted
      }
      event.isFlight = draft.title.isFlight
      event.travelSeconds = max(
        event.travelSeconds, 60 * preferences.travelMinutes(to: occurrence, in: zone))
      event.isFromOthers = draft.people > 0 && !occurrence.isOrganised(by: preferences.me)
      event.isFixed = draft.title.highFloor != nil
      event.isMovable = draft.found.rule?.isMovable == true
      event.isKept = draft.reason == .atHome && draft.found.isKept
      return event
    }
  }

  /// All-day events last from midnight to midnight; nil if the time does not touch `day`.
  private func span(of time: Occurrence.Time, on day: TimeSpan) -> TimeSpan? {
    switch time {
    case .timed(let span): return span.touches(day) ? span : nil
    case .allDay(let dates):
      guard dates.contains(date) || dates.lowerBound == date else { return nil }
      return time.span(in: zone)
    }
  }

  private func draft(of placed: Placed, knowing titles: Timetable) -> Draft {
    let found = titles.classified(
      placed.occurrence, number: placed.number, at: placed.span, in: zone)
    let isJourney = found.kind == .travel && found.reason == nil
    return Draft(
      placed: isJourney ? placed.landed(in: titles) : placed, found: found, reason: found.reason)
  }

  private func standing(of draft: Draft, on day: TimeSpan, index: Int) -> DayEvent.Standing {
    if let reason = draft.reason { return .notCounted(reason) }
    guard let part = draft.placed.span.intersection(day) else { return .notCounted(.noDuration) }
    return .counted(index: index, demand: demand(of: draft), part: part)
  }

  /// Found once for all days, except for a journey, which may have landed by other clocks.
  private func demand(of draft: Draft) -> EventDemand {
    if draft.kind != .travel, let known = draft.found.demand { return known }
    let (occurrence, span) = (draft.placed.occurrence, draft.placed.span)
    let demand = EventDemand(
      draft.title, span: span, start: zone.reading(at: span.start).time, attendees: draft.people,
      kind: draft.kind, in: draft.found.calendar, isSeries: occurrence.isRecurring,
      hasAfternoonDip: preferences.hasAfternoonDip
    ).following(draft.found.rule)
    let shown = occurrence.withheld == nil ? demand : demand.withholdingWords
    draft.found.demand = shown
    return shown
  }
}

/// An event whose standing is not yet final.
private struct Draft {
  let placed: Placed
  let found: ClassifiedEvent
  /// Nil while it counts.
  var reason: DayEvent.NotCounted?

  var title: KnownTitle { found.title }
  var people: Int { found.people }
  var kind: EventKind { found.kind }

  /// Excludes unanswered invitations, and others' series except instances moved to the day off.
  static func dropMeetings(in drafts: inout [Draft], me: Set<String>) {
    for index in drafts.indices
    where drafts[index].reason == nil && drafts[index].fallsAway(from: me) {
      drafts[index].reason = .dayOff
    }
  }

  /// Nobody eats at home in a flight.
  static func dropWhatFlies(in drafts: inout [Draft]) {
    let flights = drafts.filter { $0.reason == nil && $0.kind == .travel && $0.title.isFlight }
    for index in drafts.indices where !flights.isEmpty && drafts[index].reason == nil {
      let draft = drafts[index]
      guard draft.kind == .meal, draft.people == 0, draft.placed.occurrence.isRecurring,
        flights.contains(where: { $0.placed.span.intersection(draft.placed.span) != nil })
      else { continue }
      drafts[index].reason = .atHome
    }
  }

  private func fallsAway(from me: Set<String>) -> Bool {
    let occurrence = placed.occurrence
    guard kind == .meeting, !occurrence.isOrganised(by: me) else { return false }
    return occurrence.isUnanswered(by: me)
      || occurrence.isRecurring && !occurrence.isMoved && people > 0
  }

  /// The copy that counts names the user, or else has the most people, or else comes first.
  static func markDuplicates(in drafts: inout [Draft], naming me: Set<String>) {
    guard let calendar = drafts.first?.calendar, drafts.contains(where: { $0.calendar != calendar })
    else { return }
    var chosen: [Identity: Int] = [:]
    for index in drafts.indices {
      guard let identity = Identity(drafts[index]) else { continue }
      guard let first = chosen[identity] else {
        chosen[identity] = index
        continue
      }
      guard drafts[first].calendar != drafts[index].calendar else { continue }
      let ranks = [first, index].map { index in
        (drafts[index].placed.occurrence.names(me) ? 1 : 0, drafts[index].people)
      }
      let keepsFirst = ranks[0] >= ranks[1]
      drafts[keepsFirst ? index : first].reason = .duplicate
      if !keepsFirst { chosen[identity] = index }
    }
  }

  /// Marks a bare "Busy" that counted events in other calendars cover.
  static func markShadows(in drafts: inout [Draft], outside feeds: Set<String>) {
    for index in drafts.indices {
      let draft = drafts[index]
      guard draft.reason == nil, draft.title.isBareBusy, !feeds.contains(draft.calendar)
      else { continue }
      let others = drafts.filter {
        $0.reason == nil && $0.placed.span.touches(draft.placed.span)
          && $0.calendar != draft.calendar && !$0.title.isBareBusy
      }
      if draft.placed.span.without(others.map(\.placed.span)).isEmpty {
        drafts[index].reason = .duplicate
      }
    }
  }

  private var calendar: String { placed.occurrence.fullCalendar }

  private struct Identity: Hashable {
    let title: String
    let span: TimeSpan
    let isAllDay: Bool

    /// Nil if the event does not count anyway, or has no title.
    init?(_ draft: Draft) {
      guard draft.reason == nil || draft.reason == .allDay else { return nil }
      title = draft.title.words.folded
      guard !title.isEmpty else { return nil }
      span = draft.placed.span
      isAllDay = draft.reason == .allDay
    }
  }
}

private enum Overlaps {
  /// The most overlaps listed for one event.
  static let most = 20

  /// Compares each event with earlier unfinished ones only. Events that last days never overlap.
  static func marked(_ alone: [DayEvent]) -> [DayEvent] {
    var events = alone
    var open: [(place: Int, end: Instant)] = []
    for place in events.indices {
      guard let part = events[place].part, let number = events[place].index, !events[place].isLong
      else { continue }
      open.removeAll { $0.end <= part.start }
      // Those that end last are enough: no more than `most` are listed.
      for other in open.suffix(most) {
        if let index = events[other.place].index { add(index, to: &events[place]) }
        add(number, to: &events[other.place])
      }
      let after = open.firstIndex { $0.end > part.end } ?? open.count
      open.insert((place, part.end), at: after)
    }
    for place in events.indices where events[place].overlaps.count > 1 {
      events[place].overlaps.sort()
    }
    return events
  }

  private static func add(_ number: Int, to event: inout DayEvent) {
    if event.overlaps.count < most { event.overlaps.append(number) }
  }
}

private struct Placed: Comparable {
  let occurrence: Occurrence
  let span: TimeSpan
  /// Its place in the timetable; nil for one that is not from there.
  let number: Int?

  init(_ occurrence: Occurrence, at span: TimeSpan, number: Int? = nil) {
    (self.occurrence, self.span, self.number) = (occurrence, span, number)
  }

  func landed(in timetable: Timetable) -> Placed {
    let landed = timetable.landed(occurrence)
    guard case .timed(let span) = landed.time else { return self }
    return Placed(landed, at: span, number: number)
  }

  static func < (a: Placed, b: Placed) -> Bool {
    if a.span.start != b.span.start { return a.span.start < b.span.start }
    if a.span.end != b.span.end { return a.span.end < b.span.end }
    return a.occurrence.isNamedBefore(b.occurrence)
  }
}
