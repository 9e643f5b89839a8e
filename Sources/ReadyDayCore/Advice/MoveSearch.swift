/// Looks for a slot to move one of today's events to.
///
/// It takes the first of the next five working days with a slot, and the slot nearest the same time of day. A slot is
/// free and inside the working hours; the move must not make that day heavy or heavier than today becomes, nor turn its
/// meetings into a marathon.
struct MoveSearch {
  private let day: Day
  private let event: DayEvent
  private let span: TimeSpan
  private let today: MoveProposal.Change
  /// Today's load without the event; may exceed 100.
  private let limit: Double

  /// Slots start on the quarter hour, or at the event's own time.
  private static let grid = 15 * 60

  /// An event with more participants besides the user is not moved.
  static let mostOthers = 3
  /// An event that starts sooner is not moved; seconds.
  static let notice = 2 * 3600

  /// Nil if `event` has no time of day.
  init?(moving event: DayEvent, of day: Day) {
    guard let span = event.span else { return nil }
    self.day = day
    self.event = event
    self.span = span
    let rest = CalendarLoad(of: day.events.filter { $0 != event })
    today = .init(date: day.date, before: day.load.score, after: rest.score)
    limit = rest.total
  }

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
    // Most days are too full at any hour, so their slots are not searched.
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

  /// The event's load, computed once for slots after lunch and once for others: it is the same on every day.
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

  /// Whether the event would join others in a marathon. On its own it is no longer than before.
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

  /// Possible starts, nearest to the event's own time of day first; of two as near, the earlier first.
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

  /// Times of day, in seconds since midnight.
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
  /// Counted events, and times out of office.
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
  /// For today's hardest event still ahead; nil if there is none, or no slot.
  var move: MoveProposal? { hardestAhead.flatMap { MoveSearch(moving: $0, of: self) }?.proposal }
}
