extension Timetable {
  /// Journeys the user is sure to make, unordered. `redaction` hides titles and zone names.
  package func journeys(hiding redaction: Redaction) -> [Journey] {
    ownJourneys.compactMap { occurrence, span in
      journey(occurrence, over: span) { $0.withheld == nil && !redaction.hides($0) }
    }
  }

  func foundOwnJourneys() -> [(occurrence: Occurrence, span: TimeSpan)] {
    all.indices.compactMap { place in
      let occurrence = all[place]
      guard case .timed(let span) = occurrence.time, mayTravel(title(at: place)),
        countedKind(at: place) == .travel, !occurrence.mayBeAnothersJourney(preferences),
        !occurrence.isUnanswered(by: preferences.me), occurrence.status != .tentative
      else { return nil }
      return (occurrence, span)
    }
  }

  /// Nil if the times name no zone, and no later events show one.
  private func journey(
    _ occurrence: Occurrence, over span: TimeSpan, isShown: (Occurrence) -> Bool
  ) -> Journey? {
    let isNamed = isShown(occurrence)
    let title = isNamed ? occurrence.title : ""
    let isHomeward = isFlightHome(occurrence)
    let written =
      switch occurrence.clock {
      case .zone: occurrence.namedZones(in: zone)?.end
      case .utc: isHomeward ? zone : zoneOfNextEvent(after: occurrence, landing: span.end)
      case .floating: Zone?.none
      }
    // People type the end of a flight in home's zone.
    if written?.agrees(with: zone, at: span.end) ?? true,
      let found = zoneOfEvents(after: occurrence, landing: span.end)
    {
      return Journey(
        title: title, span: occurrence.flown(over: span, from: zone, to: found.zone),
        zone: found.zone, isNamed: isNamed && found.events.allSatisfy(isShown))
    }
    let end = written ?? (isHomeward ? zone : nil)
    let suspected =
      end?.agrees(with: zone, at: span.end) ?? true
      ? suspectedZone(after: occurrence, landing: span.end) : nil
    if occurrence.clock == .floating, end == nil, suspected == nil { return nil }
    let flown = occurrence.flown(over: span, from: zone, to: suspected?.zone ?? zone)
    var journey = Journey(title: title, span: flown, zone: end, isNamed: isNamed)
    if let suspected, suspected.events.allSatisfy(isShown) { journey.suspected = suspected.zone }
    return journey
  }

  /// Seconds after a journey; later events do not show where it ended.
  static let soon = 3 * 86_400

  /// Skips online meetings, which may be in their sender's zone, and what home's week repeats
  /// wherever one is.
  private func zoneOfNextEvent(after journey: Occurrence, landing end: Instant) -> Zone? {
    let next = all.indices.filter { place in
      guard case .timed(let span) = all[place].time, span.start >= end else { return false }
      return span.start.seconds(since: end) <= Self.soon && all[place].clock == .zone
        && !all[place].hasConference && countedKind(at: place) != nil && !isHomesWeekly(place)
    }.map { all[$0] }.min { $0.time.span(in: zone).start < $1.time.span(in: zone).start }
    return next?.namedZones(in: zone).flatMap { isUsual($0.start, for: journey) ? nil : $0.start }
  }

  private func isHomesWeekly(_ place: Int) -> Bool {
    guard all[place].isRecurring, [.errand, .training].contains(countedKind(at: place)),
      all[place].peopleCount(without: preferences.me) == 0
    else { return false }
    let span = all[place].time.span(in: zone)
    return all[place].weighedZones?.isAll(zone, during: span) ?? true
  }

  /// Whether a word, a sign or a rule may make the event a journey.
  private func mayTravel(_ title: KnownTitle) -> Bool {
    title.has(.travel) || title.travelSign != nil || hasKindRules
  }
}

extension Occurrence {
  /// The zones in which the event starts and ends; nil if its times name none.
  func namedZones(in zone: Zone) -> (start: Zone, end: Zone)? {
    guard details.clock == .zone else { return nil }
    guard case .named(let start, let end)? = weighedZones else { return (zone, zone) }
    return (start, end)
  }

  /// In a shared personal calendar, a journey that does not name the user may be somebody else's.
  func mayBeAnothersJourney(_ preferences: Preferences) -> Bool {
    guard !names(preferences.me), preferences.kind(ofCalendar: fullCalendar) == .personal,
      preferences.rule(for: self, in: .utc)?.owner != .mine
    else { return false }
    return details.organizer != nil || !details.attendees.isEmpty
      || TitleWords(fullCalendar).all.contains(where: Self.sharing.contains)
  }

  private static let sharing: Set<String> = [
    "family", "familia", "shared", "compartido", "compartida", "us", "nosotros", "pareja",
  ]
}
