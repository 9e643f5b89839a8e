extension Timetable {
  /// Journeys the user is sure to make, unordered. `redaction` hides titles and zone names.
  package func journeys(hiding redaction: Redaction) -> [Journey] {
    all.indices.compactMap { place in
      let occurrence = all[place]
      guard case .timed(let span) = occurrence.time, occurrence.clock != .floating,
        mayTravel(occurrence.weighedTitle), countedKind(at: place) == .travel,
        !occurrence.mayBeAnothersJourney(preferences),
        !occurrence.isUnanswered(by: preferences.me), occurrence.status != .tentative
      else { return nil }
      let isNamed = occurrence.withheld == nil && !redaction.hides(occurrence)
      let next = occurrence.clock == .zone ? occurrence : nextEvent(after: span.end)
      let zones = next?.zones(in: zone)
      return Journey(
        title: isNamed ? occurrence.title : "", span: span,
        zone: occurrence.clock == .zone ? zones?.end : zones?.start, isNamed: isNamed)
    }
  }

  /// Seconds after a journey; later events do not show where it ended.
  private static let soon = 3 * 86_400

  /// Skips online meetings, which may be in their sender's zone.
  private func nextEvent(after end: Instant) -> Occurrence? {
    all.indices.filter { place in
      guard case .timed(let span) = all[place].time, span.start >= end else { return false }
      return span.start.seconds(since: end) <= Self.soon && all[place].clock == .zone
        && !all[place].hasConference && countedKind(at: place) != nil
    }.map { all[$0] }.min { $0.time.span(in: zone).start < $1.time.span(in: zone).start }
  }

  /// Whether a word, a sign or a rule may make the event a journey.
  private func mayTravel(_ title: String) -> Bool {
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
