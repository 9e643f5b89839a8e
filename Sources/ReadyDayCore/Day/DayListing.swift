/// Turns the occurrences of one day into its events.
struct DayListing {
  let date: LocalDate
  let zone: Zone
  let preferences: Preferences

  /// What touches the day, by start, then end, then UID; the counted ones numbered from 1.
  func events(of occurrences: [Occurrence]) -> [DayEvent] {
    let day = zone.day(date)
    var counted = 0
    // By their places: most are of other days, and are not worth a copy.
    var events = occurrences.indices.compactMap { index in
      span(of: occurrences[index].time, on: day).map { Placed(occurrences[index], at: $0) }
    }.sorted().map {
      placed in
      let people = placed.occurrence.peopleCount(without: preferences.me)
      let standing = standing(of: placed, people: people, day: day, index: counted + 1)
      if case .counted = standing { counted += 1 }
      return DayEvent(placed.occurrence, standing, attendees: people)
    }
    markDoubleBookings(in: &events)
    return events
  }

  /// In order of their starts an event overlaps one before it, or the very next.
  private func markDoubleBookings(in events: inout [DayEvent]) {
    var longest: (index: Int, end: Instant)?
    for index in events.indices {
      guard let part = events[index].part else { continue }
      if let longest, part.start < longest.end {
        events[index].isDoubleBooked = true
        events[longest.index].isDoubleBooked = true
      }
      if longest.map({ $0.end < part.end }) ?? true { longest = (index, part.end) }
    }
  }

  /// Whole days run from midnight to midnight; nil when the time does not touch `day`.
  private func span(of time: Occurrence.Time, on day: TimeSpan) -> TimeSpan? {
    switch time {
    case .timed(let span):
      return span.touches(day) ? span : nil
    case .allDay(let dates):
      guard dates.contains(date) || dates.lowerBound == date else { return nil }
      return time.span(in: zone)
    }
  }

  private func standing(
    of placed: Placed, people: Int, day: TimeSpan, index: Int
  ) -> DayEvent.Standing {
    let occurrence = placed.occurrence
    if let reason = occurrence.reasonNotToCount(preferences) { return .notCounted(reason) }
    guard let part = placed.span.intersection(day) else { return .notCounted(.noDuration) }
    let demand = EventDemand(
      title: occurrence.weighedTitle, span: placed.span,
      start: zone.reading(at: placed.span.start).time,
      attendees: people, lexicon: preferences.lexicon
    ).following(preferences.rule(for: occurrence))
    let told = occurrence.withheld == nil ? demand : demand.withholdingWords
    return .counted(index: index, demand: told, part: part)
  }
}

/// An occurrence with the moments it spans in one zone.
private struct Placed: Comparable {
  let occurrence: Occurrence
  let span: TimeSpan

  init(_ occurrence: Occurrence, at span: TimeSpan) {
    self.occurrence = occurrence
    self.span = span
  }

  static func < (a: Placed, b: Placed) -> Bool {
    if a.span.start != b.span.start { return a.span.start < b.span.start }
    if a.span.end != b.span.end { return a.span.end < b.span.end }
    return a.occurrence.isNamedBefore(b.occurrence)
  }
}
