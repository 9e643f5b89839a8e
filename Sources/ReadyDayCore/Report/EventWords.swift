// Events as rows of text.

extension Voice {
  /// A day's events, with uncounted ones in a separate list.
  ///
  /// - Parameter showsFree: whether to list the free time between events.
  func events(of day: Day, showsFree: Bool = false) -> Report.Events {
    let counted = day.counted
    var rows = day.events.compactMap {
      row(of: $0, on: day, among: counted) ?? row(ofReminder: $0, on: day)
    }
    if showsFree {
      let free = day.freeBesideSessions.map { row(ofFree: $0, on: day) }
      rows = (rows + sessionRows(of: day) + free).ordered { $0.start < $1.start }
    }
    var events = Report.Events(
      rows: rows.map(\.row), levels: EventDemand.Level.allCases.map(demandLevel) + [free, "plan"],
      othersLabel: heading(.notCounted),
      others: day.otherEvents.map {
        Report.Events.Other(title: title(of: $0), mark: mark(of: $0, on: day))
      })
    if day.span.contains(day.now) { events.now = "\(nowLabel) \(day.time(at: day.now).clock)" }
    return events
  }

  private func row(
    of event: DayEvent, on day: Day, among counted: [DayEvent]
  ) -> (start: Instant, row: Report.Events.Row)? {
    guard let demand = event.demand, let span = event.span else { return nil }
    let isOver = span.end <= day.moment
    let row = Report.Events.Row(
      number: event.index, time: clocks(of: event, over: span, on: day),
      level: demandLevel(demand.level), tone: isOver ? .dim : demand.level.tone,
      title: title(of: event), isOver: isOver,
      conflict: isOver ? nil : conflict(of: event, among: counted),
      reasons: isOver
        ? [over] : leave(for: event, on: day) + localTime(of: event, on: day) + reasons(of: event),
      further: further(of: event),
      link: event.occurrence.url, isJourney: event.isJourney)
    return (span.start, row)
  }

  /// A journey begins by the clocks of where one boards, and then ends by those of where it leads.
  func clocks(of event: DayEvent, over span: TimeSpan, on day: Day) -> String {
    let local = event.isJourney ? day.localReadings(of: event) : nil
    guard let start = local?.start else { return clocks(of: span, on: day.date, in: day.zone) }
    let end = local?.end?.time ?? day.time(at: span.end)
    let date = start.moment.date == day.date ? "" : brief(start.moment.date) + " "
    return date + start.time.range(to: end)
  }

  /// A row for an event without a duration, which has neither number nor level.
  private func row(
    ofReminder event: DayEvent, on day: Day
  ) -> (start: Instant, row: Report.Events.Row)? {
    guard event.isReminder, let start = event.span?.start else { return nil }
    let row = Report.Events.Row(
      number: nil, time: clocks(of: TimeSpan(from: start, to: start), in: day.zone), level: "",
      tone: .plain, title: title(of: event), reasons: [reminder], further: further(of: event),
      link: event.occurrence.url)
    return (start, row)
  }

  private func row(ofFree span: TimeSpan, on day: Day) -> (start: Instant, row: Report.Events.Row) {
    let length = duration(minutes: span.wholeMinutes)
    let row = Report.Events.Row(
      number: nil, time: day.clocks(of: span), level: self.free, tone: .plain, title: length,
      reasons: [], further: [], link: nil)
    return (span.start, row)
  }

  /// Names the first event that `event` overlaps, beside the later of the two. Takes `counted`
  /// because filtering for each event would take seconds on a crowded day.
  private func conflict(of event: DayEvent, among counted: [DayEvent]) -> String? {
    guard let number = event.index else { return nil }
    let rivals = event.overlaps.map { counted[$0 - 1] }.filter { !event.isSettled(with: $0) }
    guard let first = rivals.first, rivals.contains(where: { ($0.index ?? number) < number }) else {
      return nil
    }
    let title = SafeText(title(of: first)).string.truncated(toWidth: 28)
    return doubleBooked(with: title, others: rivals.count - 1)
  }

  /// Others' all-day events, on their first and last days; nil if there are none.
  func othersAllDay(of day: Day) -> String? {
    let titles = day.allDayAbove.filter { $0.notCounted == .others }.map { title(of: $0) }
    guard !titles.isEmpty else { return nil }
    let list = titles.map { SafeText($0).string.truncated(toWidth: 40) }.joined(separator: ", ")
    return say("others, all day: \(list)", es: "otros, todo el día: \(list)")
  }

  /// A day's own all-day events; nil if there are none.
  func allDay(of day: Day) -> Report.AllDay? {
    let events = day.allDay.map { event in
      let parts = (event.occurrence.allDayMark.map { [mark(of: $0)] } ?? []) + further(of: event)
      return Report.Events.Other(
        title: title(of: event), mark: parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))")
    }
    return events.isEmpty ? nil : Report.AllDay(label: allDay, events: events)
  }

  /// The event's title, or "untitled" if it has none to show.
  package func title(of event: DayEvent) -> String {
    event.title.isInvisible ? untitled : event.title
  }

  /// How many more events its series has, if there are too many to list.
  private func further(of event: DayEvent) -> [String] {
    let count = event.occurrence.unlisted
    return count == 0 ? [] : [further(count)]
  }

  /// Why an event is not counted, as in ` (free)`; on a day off also its time, as others attend.
  private func mark(of event: DayEvent, on day: Day) -> String {
    let time = event.notCounted == .dayOff ? event.span : nil
    let parts =
      (time.map { [clocks(of: $0, on: day.date, in: day.zone)] } ?? [])
      + (event.notCounted.map { [notCounted($0)] } ?? []) + further(of: event)
    return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
  }

  private func leave(for event: DayEvent, on day: Day) -> [String] {
    guard let leaving = event.leaving, leaving >= day.moment, day.span.contains(leaving) else {
      return []
    }
    return [leave(at: day.time(at: leaving))]
  }

  private func localTime(of event: DayEvent, on day: Day) -> [String] {
    day.localReadings(of: event).map { [localTime($0, on: day.date)] } ?? []
  }

  /// The reasons for a counted event's level, the strongest first.
  private func reasons(of event: DayEvent) -> [String] {
    // A meal at noon is no burden, whatever its points.
    // What is nothing else is leisure, which is no reason to show.
    let all = (event.demand?.factors ?? []).filter { factor in
      (event.kind != .meal || !factor.isAboutTheHour)
        && (event.kindEvidence != .nothing || !factor.isAboutTheKind)
    }
    let others =
      (event.isDuringTrip ? [duringTrip] : []) + (event.isHeldAgain ? [heldAgain] : [])
      + (event.isUnanswered ? [unanswered] : [])
    // A rule of the user's own needs no further reasons.
    if let rule = all.last, case .userRule = rule.kind {
      return others + [rule].compactMap(demandReason)
    }
    let factors = all.compactMap(demandReason) + limitWord(of: event)
    guard let part = event.part, let span = event.span, part != span else {
      return others + factors
    }
    return others + [partOfEvent(minutes: part.wholeMinutes, of: span.wholeMinutes)]
      + event.factorsBesideLength.compactMap(demandReason) + limitWord(of: event)
  }

  /// Shown next to what the user may miss on a trip.
  var duringTrip: String { say("are you away?", es: "¿estás fuera?") }

  /// Shown next to an event that repeats an earlier one.
  var heldAgain: String {
    say("held several times, counted once", es: "varias reservas, cuenta una")
  }

  /// The word that limits its level, unless the reasons name it already.
  private func limitWord(of event: DayEvent) -> [String] {
    guard let demand = event.demand, let word = demand.limit?.word else { return [] }
    let isSaid = demand.factors.contains { $0.kind == .keyword(word) }
    return isSaid ? [] : [demandWord(word)]
  }
}

extension DayEvent {
  fileprivate var factorsBesideLength: [EventDemand.Factor] {
    demand?.factors.filter { factor in
      if case .duration = factor.kind { false } else { true }
    } ?? []
  }
}

extension EventDemand.Level {
  package var tone: Report.Tone {
    switch self {
    case .low: .plain
    case .medium: .yellow
    case .high: .red
    }
  }
}

extension EventDemand.Factor {
  fileprivate var isAboutTheHour: Bool { if case .timeOfDay = kind { true } else { false } }
  fileprivate var isAboutTheKind: Bool { if case .kind = kind { true } else { false } }
}
