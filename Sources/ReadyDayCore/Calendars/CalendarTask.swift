/// A VTODO with a due time: a whole task, a series of them, or one instance of a series.
struct CalendarTask {
  /// At its DTSTART, else at its DUE.
  let event: Event
  /// From there until it is due (RFC 5545 §3.6.2): to DUE, or for DURATION.
  let lead: Event.Length
  let isDone: Bool

  /// When it is due, in place of when it begins.
  fileprivate func due(_ start: Occurrence, in zone: Zone) -> Occurrence {
    var due = start
    switch (start.time, lead) {
    case (.allDay(let dates), .days(let days)):
      let date = dates.lowerBound.advanced(by: days)
      due.time = .allDay(date..<date.advanced(by: 1))
    case (.timed(let span), _):
      let clock = event.start.zone(orFloatingIn: zone)
      let end = event.span(from: span.start, length: lead, in: clock).end
      due.time = .timed(TimeSpan(from: end, to: end))
    case (.allDay, _): break
    }
    return due
  }
}

/// All versions of one task, in any file.
struct TaskSeries {
  private var masters: [CalendarTask] = []
  private var changes: [CalendarTask] = []

  /// Groups tasks by UID, in the order of the files; each without a UID is a group of its own.
  static func all(of tasks: [CalendarTask]) -> [TaskSeries] {
    var all: [TaskSeries] = []
    var places: [String: Int] = [:]
    for task in tasks {
      let place = task.event.uid.flatMap { places[$0] } ?? all.count
      if place == all.count { all.append(TaskSeries()) }
      task.event.uid.map { places[$0] = place }
      if task.event.recurrenceID == nil {
        all[place].masters.append(task)
      } else {
        all[place].changes.append(task)
      }
    }
    return all
  }

  /// The open instance that is due first, if that is no later than `last`.
  func firstOpen(
    through last: LocalDate, in zone: Zone, budget: inout RecurrenceBudget
  ) -> Occurrence? {
    let changes = newestChanges(in: zone)
    var open = changes.filter { !$0.isDone }.map { $0.due($0.event.single(in: zone), in: zone) }
    if let master = masters.max(by: { $1.event.supersedes($0.event) }) {
      if master.isDone { return nil }
      let begun = firstUnchanged(of: master, changes, through: last, in: zone, budget: &budget)
      open += [begun].compactMap(\.self).map { master.due($0, in: zone) }
    }
    return open.filter { $0.time.days(in: zone).lowerBound <= last }
      .min { $0.time.span(in: zone).start < $1.time.span(in: zone).start }
  }

  private func newestChanges(in zone: Zone) -> [CalendarTask] {
    var newest: [EventTime: CalendarTask] = [:]
    for change in changes {
      guard let time = change.event.recurrenceID?.settled(in: zone) else { continue }
      if newest[time].map({ change.event.supersedes($0.event) }) ?? true { newest[time] = change }
    }
    return Array(newest.values)
  }

  /// Searches from the beginning of the series on, as most of it is done or nothing is.
  private func firstUnchanged(
    of master: CalendarTask, _ changes: [CalendarTask], through last: LocalDate, in zone: Zone,
    budget: inout RecurrenceBudget
  ) -> Occurrence? {
    guard master.event.isRecurring else { return master.event.single(in: zone) }
    let series = Series(
      master: master.event, overrides: changes.map(\.event.leftOut), floatingIn: zone)
    var (first, length) = (master.event.start.reading.date.advanced(by: -1), 35)
    while first <= last.advanced(by: 1) {
      let days = RequestedDays(first...first.advanced(by: length - 1), in: zone)
      let result = series.occurrences(on: days, budget: &budget)
      let open = result.occurrences.filter { $0.status != .cancelled }
      if let found = open.min(by: { $0.time.span(in: zone).start < $1.time.span(in: zone).start }) {
        return found
      }
      if result.isCutShort { return nil }
      first = first.advanced(by: length)
      length = min(2 * length, 400)
    }
    return nil
  }
}

extension Event {
  /// A changed instance, as no more than the date that it takes from its series.
  fileprivate var leftOut: Event {
    var event = self
    event.start = recurrenceID ?? start
    event.replacesFuture = false
    event.details.status = .cancelled
    return event
  }
}
