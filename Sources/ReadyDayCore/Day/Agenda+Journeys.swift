extension Agenda {
  /// Journeys the user is sure to make, unordered. `redaction` hides titles and zone names.
  package func journeys(
    in zone: Zone, _ preferences: Preferences, hiding redaction: Redaction
  ) -> [Journey] {
    let all = (before ?? []) + occurrences
    let search = JourneySearch(
      all: all, zone: zone, preferences: preferences,
      titles: Timetable(preferences, in: zone, among: occurrences, and: before ?? []))
    return all.compactMap {
      search.journey($0, isNamed: $0.withheld == nil && !redaction.hides($0))
    }
  }
}

private struct JourneySearch {
  let all: [Occurrence]
  let zone: Zone
  let preferences: Preferences
  let titles: Timetable

  /// Seconds after a journey; later events do not show where it ended.
  private static let soon = 3 * 86_400

  func journey(_ occurrence: Occurrence, isNamed: Bool) -> Journey? {
    guard case .timed(let span) = occurrence.time, occurrence.clock != .floating,
      titles.mayTravel(occurrence.weighedTitle), countedKind(occurrence, span) == .travel,
      !occurrence.mayBeAnothersJourney(preferences), !occurrence.isUnanswered(by: preferences.me),
      occurrence.status != .tentative
    else { return nil }
    let next = occurrence.clock == .zone ? occurrence : nextEvent(after: span.end)
    let end = occurrence.clock == .zone ? next?.zones(in: zone)?.end : next?.zones(in: zone)?.start
    return Journey(title: isNamed ? occurrence.title : "", span: span, zone: end, isNamed: isNamed)
  }

  /// Skips online meetings, which may be in their sender's zone.
  private func nextEvent(after end: Instant) -> Occurrence? {
    all.filter { occurrence in
      guard case .timed(let span) = occurrence.time, span.start >= end else { return false }
      return span.start.seconds(since: end) <= Self.soon && occurrence.clock == .zone
        && !occurrence.hasConference && countedKind(occurrence, span) != nil
    }.min { $0.time.span(in: zone).start < $1.time.span(in: zone).start }
  }

  private func countedKind(_ occurrence: Occurrence, _ span: TimeSpan) -> EventKind? {
    let date = preferences.date(of: span.start, in: zone)
    return DayListing(date: date, zone: zone, preferences: preferences, knowing: titles)
      .countedKind(of: occurrence, span)
  }
}

extension Timetable {
  /// Whether a word, a sign or a rule may make the event a journey.
  fileprivate func mayTravel(_ title: String) -> Bool {
    self[title].has(.travel) || self[title].travelSign != nil || hasKindRules
  }
}

extension Occurrence {
  /// The zones in which the event starts and ends; nil if its times name none.
  fileprivate func zones(in zone: Zone) -> (start: Zone, end: Zone)? {
    guard details.clock == .zone else { return nil }
    guard case .named(let start, let end)? = weighedZones else { return (zone, zone) }
    return (start, end)
  }

  /// In a shared personal calendar, a journey that does not name the user may be somebody else's.
  func mayBeAnothersJourney(_ preferences: Preferences) -> Bool {
    guard !names(preferences.me), preferences.kind(ofCalendar: weighedCalendar) == .personal,
      preferences.rule(for: self, in: .utc)?.owner != .mine
    else { return false }
    return details.organizer != nil || !details.attendees.isEmpty
      || TitleWords(weighedCalendar).all.contains(where: Self.sharing.contains)
  }

  private static let sharing: Set<String> = [
    "family", "familia", "shared", "compartido", "compartida", "us", "nosotros", "pareja",
  ]
}
