/// What is still to come of a day.
extension Day {
  /// Where in the day it is: now, or its first moment when it is another day, which counts whole.
  var moment: Instant { span.contains(now) ? now : span.start }

  /// When what is left of the waking day begins, where that is not its own beginning.
  var opening: Instant? {
    let start = preferences.span(of: preferences.waking, on: date, in: zone).start
    let opening = [start, moment, wakeUp].compactMap(\.self).max()
    return opening.flatMap { $0 > start ? $0 : nil }
  }

  /// The counted events that have not begun.
  var countedAhead: [DayEvent] {
    counted.filter { event in event.span.map { $0.start >= moment } == true }
  }

  /// Whether the working hours are past and no counted event is to begin.
  var isWorkOver: Bool { isPastWork && countedAhead.isEmpty }

  /// Whether the working hours are past.
  var isPastWork: Bool { moment >= preferences.span(of: preferences.work, on: date, in: zone).end }

  /// Whether only the night is left: the waking day is past, or nothing more will fit it.
  public var isOver: Bool {
    if moment >= preferences.span(of: preferences.waking, on: date, in: zone).end { return true }
    let trains = sessions.contains { session in session.span.map { $0.start >= moment } == true }
    return isWorkOver && allWindows.isEmpty && !trains
  }

  /// Whether a counted event has not ended by `instant`.
  func isBusy(at instant: Instant) -> Bool {
    counted.contains { event in event.part.map { $0.end > instant } == true }
  }

  /// The load of what is left of the counted events.
  var loadAhead: CalendarLoad {
    let left = TimeSpan(from: moment, to: span.end)
    let events = events.compactMap { $0.within(left) }
    return CalendarLoad(of: events, heavyAbove: preferences.heavyLoad)
  }
}

extension DayEvent {
  /// The event with the part of it that lies in `span`; nil when none does.
  fileprivate func within(_ span: TimeSpan) -> DayEvent? {
    guard case .counted(let index, let demand, let part) = standing else { return nil }
    guard let left = part.intersection(span), !left.isEmpty else { return nil }
    var event = self
    event.standing = .counted(index: index, demand: demand, part: left)
    return event
  }
}
