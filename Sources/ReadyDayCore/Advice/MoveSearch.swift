/// Searches the next five working days, after those of an illness, for the first slot that is free, within working hours, clear
/// of lunch and journeys, and on a day that stays less than heavy.
struct MoveSearch {
  private let day: Day
  private let event: DayEvent
  private let span: TimeSpan

  /// Slots start on the quarter hour, or at the event's own time of day.
  private static let grid = 15 * 60

  /// An event with more participants than this, besides the user, is not moved.
  static let mostOthers = 5
  /// In seconds; an event that starts sooner is not moved.
  static let notice = 2 * 3600
  /// In seconds; a shorter event is not worth moving.
  static let shortest = 30 * 60

  /// Nil if `event` is an all-day event.
  init?(moving event: DayEvent, of day: Day) {
    guard let span = event.span else { return nil }
    (self.day, self.event, self.span) = (day, event, span)
  }

  var proposal: MoveProposal? {
    // The event's load depends only on whether the slot is after lunch.
    var added: [Bool: CalendarLoad] = [:]
    let ill = day.state.illness.map { day.date.advanced(by: max(0, $0.daysHeld)) } ?? day.date
    for other in day.workingDaysAhead where other.date > ill {
      for slot in slots(on: other) {
        let isLate = day.time(at: slot.start).isAfterLunch
        let own = added[isLate] ?? load(in: slot, on: other)
        added[isLate] = own
        let total = other.load.total(with: own)
        if total <= day.preferences.heavyLoad { return proposal(in: slot, on: other, load: total) }
      }
    }
    return nil
  }

  private func load(in slot: TimeSpan, on other: Day) -> CalendarLoad {
    let listing = DayListing(date: other.date, zone: day.zone, preferences: day.preferences)
    return CalendarLoad(of: listing.events(of: [event.occurrence.moved(to: slot)]))
  }

  private func proposal(in slot: TimeSpan, on other: Day, load: Double) -> MoveProposal {
    MoveProposal(
      span: slot, start: day.time(at: slot.start), end: day.time(at: slot.end),
      from: .init(date: day.date, before: day.load.score, after: day.load(without: event)),
      to: .init(date: other.date, before: other.load.score, after: min(load, 100)),
      others: event.attendees)
  }

  /// The slots nearest to the event's own time of day first; of two equally near, the earlier.
  private func slots(on other: Day) -> [TimeSpan] {
    let own = day.time(at: span.start).secondOfDay
    let work = day.preferences.span(of: day.preferences.work, on: other.date, in: day.zone)
    let lunch = day.preferences.span(of: day.preferences.lunch, on: other.date, in: day.zone)
    let taken = other.taken(in: day.zone) + [lunch]
    return seconds.ordered { (abs($0 - own), $0) < (abs($1 - own), $1) }.map { second in
      let start = day.zone.instant(of: LocalDateTime(other.date, TimeOfDay(clamping: second)))
      return TimeSpan(from: start, to: start.adding(seconds: span.seconds))
    }.filter { slot in work.intersection(slot) == slot && !taken.contains(where: slot.touches) }
  }

  /// Possible starts, in seconds since midnight.
  private var seconds: [Int] {
    let work = day.preferences.work
    let own = day.time(at: span.start).secondOfDay
    let last = work.end <= work.start ? 86_400 : work.end.secondOfDay
    let quarters = stride(from: work.start.secondOfDay, to: last, by: Self.grid)
    return quarters.contains(own) ? Array(quarters) : [own] + quarters
  }
}

extension Day {
  /// In seconds: the time needed to get to an airport, and home from one.
  private static let (beforeJourney, afterJourney) = (3 * 3600, 90 * 60)

  /// Counted events with the time to reach them, and out-of-office times.
  fileprivate func taken(in zone: Zone) -> [TimeSpan] {
    events.compactMap { event in
      switch event.standing {
      case .counted(_, _, let part):
        event.kind == .travel
          ? TimeSpan(
            from: part.start.adding(seconds: -Self.beforeJourney),
            to: part.end.adding(seconds: Self.afterJourney)) : event.partWithTravel
      case .notCounted where event.occurrence.busyStatus == .outOfOffice && event.isOn:
        event.occurrence.time.span(in: zone)
      case .notCounted: nil
      }
    }
  }
}

extension DayEvent {
  fileprivate var isOn: Bool { notCounted != .cancelled && notCounted != .declined }
}

package struct MoveProposal: Equatable, Sendable {
  /// A day's load before and after the move, 0…100.
  package struct Change: Hashable, Sendable {
    package let date: LocalDate
    package let before: Double
    package let after: Double
  }

  package let span: TimeSpan
  /// In the user's zone.
  package let start: TimeOfDay
  package let end: TimeOfDay
  /// The change on the event's own day.
  package let from: Change
  package let to: Change
  /// The number of participants besides the user. Their calendars are unknown.
  package let others: Int
}
