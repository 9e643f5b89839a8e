extension Day {
  /// The present if it is within the day; otherwise the day's first moment.
  var moment: Instant { span.contains(now) ? now : span.start }

  /// When the rest of the waking day begins; nil if all of it is left.
  var opening: Instant? {
    let start = preferences.span(of: preferences.waking, on: date, in: zone).start
    let opening = [start, moment, wakeUp].compactMap(\.self).max()
    return opening.flatMap { $0 > start ? $0 : nil }
  }

  var countedAhead: [DayEvent] {
    counted.filter { event in event.span.map { $0.start >= moment } == true }
  }

  var isFirstOfWeek: Bool { preferences.workDays.min() == date.weekday }

  var isWorkOver: Bool { isPastWork && countedAhead.isEmpty }

  var isPastWork: Bool { moment >= preferences.span(of: preferences.work, on: date, in: zone).end }

  /// Whether only the night is left: the waking day is past, or nothing more fits.
  public var isOver: Bool {
    if moment >= preferences.span(of: preferences.waking, on: date, in: zone).end { return true }
    let trains = sessions.contains { session in session.span.map { $0.start >= moment } == true }
    return isWorkOver && allWindows.isEmpty && !trains
  }

  var loadAhead: CalendarLoad {
    let left = TimeSpan(from: moment, to: span.end)
    let events = events.compactMap { $0.within(left) }
    return CalendarLoad(of: events, heavyAbove: preferences.heavyLoad)
  }
}

extension DayEvent {
  /// The event cut to its part in `span`; nil if it has none or does not count.
  fileprivate func within(_ span: TimeSpan) -> DayEvent? {
    guard case .counted(let index, let demand, let part) = standing else { return nil }
    guard let left = part.intersection(span), !left.isEmpty else { return nil }
    return copy(of: self) { $0.standing = .counted(index: index, demand: demand, part: left) }
  }
}
