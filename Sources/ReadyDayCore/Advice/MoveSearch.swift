/// Looks for a slot that an event of today could move to.
///
/// The first of the next five working days that has one, and on it the slot nearest to the same
/// time of day: free in the calendars read, inside the working hours, not making that day heavy or
/// heavier than today becomes, and not making a marathon of its meetings.
struct MoveSearch {
  private let day: Day
  private let event: DayEvent
  private let span: TimeSpan
  private let today: MoveProposal.Change
  /// What today weighs without the event, not cut off.
  private let limit: Double

  /// Slots begin on the quarter hours, or at the event's own time of day.
  private static let grid = 15 * 60

  /// More people's calendars than these are not asked to change.
  static let mostOthers = 3
  /// What begins sooner stays, seconds.
  static let notice = 2 * 3600

  /// Nil when `event` has no time of its own.
  init?(moving event: DayEvent, of day: Day) {
    guard let span = event.span else { return nil }
    self.day = day
    self.event = event
    self.span = span
    let rest = CalendarLoad(of: day.events.filter { $0 != event })
    today = .init(date: day.date, before: day.load.score, after: rest.score)
    limit = rest.total
  }

  /// Nil when no such slot is found.
  var proposal: MoveProposal? {
    var weights = Weights()
    for other in day.outlook?.workingDays ?? [] {
      if let proposal = proposal(on: other, &weights) { return proposal }
    }
    return nil
  }

  private func proposal(on other: NearbyDay, _ weights: inout Weights) -> MoveProposal? {
    let starts = starts(on: other)
    for half in [true, false] {
      guard let start = starts.first(where: { isAfterLunch($0) == half }) else { continue }
      if weights[half] == nil { weights[half] = load(at: start, on: other) }
    }
    // Most days are too full for the event at any hour.
    let heaviest = min(limit, day.preferences.heavyLoad)
    let light = starts.filter { start in
      let added = weights[isAfterLunch(start)]
      return added.map { other.load.total(with: $0) <= heaviest } == true
    }
    guard !light.isEmpty else { return nil }
    let members = MeetingBlock.members(of: other.events, lexicon: day.preferences.lexicon)
    let start = light.first { !makesMarathon(at: $0, among: members) }
    return start.flatMap { start in
      weights[isAfterLunch(start)].map { proposal(on: other, at: start, adding: $0) }
    }
  }

  /// What the event weighs, once it is known: it is the same on every day.
  private struct Weights {
    private var afterLunch: CalendarLoad?
    private var atOtherTimes: CalendarLoad?

    subscript(isAfterLunch: Bool) -> CalendarLoad? {
      get { isAfterLunch ? afterLunch : atOtherTimes }
      set { if isAfterLunch { afterLunch = newValue } else { atOtherTimes = newValue } }
    }
  }

  private func isAfterLunch(_ start: Instant) -> Bool { day.time(at: start).isAfterLunch }

  private func load(at start: Instant, on other: NearbyDay) -> CalendarLoad {
    let listing = DayListing(date: other.date, zone: day.zone, preferences: day.preferences)
    return CalendarLoad(of: listing.events(of: [event.occurrence.moved(to: slot(at: start))]))
  }

  private func proposal(
    on other: NearbyDay, at start: Instant, adding load: CalendarLoad
  ) -> MoveProposal {
    let slot = slot(at: start)
    return MoveProposal(
      span: slot, start: day.time(at: slot.start), end: day.time(at: slot.end), from: today,
      to: .init(
        date: other.date, before: other.load.score, after: min(other.load.total(with: load), 100)),
      others: event.attendees)
  }

  /// Whether the event would join a block of three hours and more; alone it is as long as ever.
  ///
  /// - Parameter members: what counts on that day, in order.
  private func makesMarathon(at start: Instant, among members: [MeetingBlock.Member]) -> Bool {
    guard event.kind == .meeting else { return false }
    let isRest = day.preferences.lexicon.namesRest(event.occurrence.weighedTitle)
    let moved = MeetingBlock.Member(index: 0, part: slot(at: start), isRest: isRest)
    let later = members.firstIndex { $0.part.start > start } ?? members.count
    let all = members[..<later] + [moved] + members[later...]
    return MeetingBlock.blocks(of: Array(all)).contains { block in
      block.isMarathon(for: day.preferences) && block.events.count > 1
        && block.events.contains(moved.index)
    }
  }
}

extension MoveSearch {
  /// Where the slot may begin, nearest to the event's own time of day first; of two as near, the
  /// earlier.
  private func starts(on other: NearbyDay) -> [Instant] {
    let own = day.time(at: span.start).secondOfDay
    let work = day.preferences.span(of: day.preferences.work, on: other.date, in: day.zone)
    let taken = other.taken(in: day.zone)
    return seconds(on: other).ordered { (abs($0 - own), $0) < (abs($1 - own), $1) }.map {
      day.zone.instant(of: LocalDateTime(other.date, TimeOfDay(clamping: $0)))
    }.filter { start in
      let slot = slot(at: start)
      return work.intersection(slot) == slot && !taken.contains(where: slot.touches)
    }
  }

  /// Clock readings, in seconds since midnight.
  private func seconds(on other: NearbyDay) -> [Int] {
    let work = day.preferences.work
    let own = day.time(at: span.start).secondOfDay
    let last = work.end <= work.start ? 86_400 : work.end.secondOfDay
    let quarters = stride(from: work.start.secondOfDay, to: last, by: Self.grid)
    return quarters.contains(own) ? Array(quarters) : [own] + quarters
  }

  private func slot(at start: Instant) -> TimeSpan {
    TimeSpan(from: start, to: start.adding(seconds: span.seconds))
  }
}

extension NearbyDay {
  /// The time that is not the user's to give: counted events, and being out of office.
  fileprivate func taken(in zone: Zone) -> [TimeSpan] {
    events.compactMap { event in
      switch event.standing {
      case .counted(_, _, let part): part
      case .notCounted where event.occurrence.busyStatus == .outOfOffice && event.isOn:
        event.occurrence.time.span(in: zone)
      case .notCounted: nil
      }
    }
  }
}

extension DayEvent {
  /// Neither cancelled nor declined.
  fileprivate var isOn: Bool { notCounted != .cancelled && notCounted != .declined }
}

extension Day {
  /// Where today's hardest event still ahead could go; nil if there is none, or no slot.
  var move: MoveProposal? {
    hardestAhead.flatMap { MoveSearch(moving: $0, of: self) }?.proposal
  }
}
