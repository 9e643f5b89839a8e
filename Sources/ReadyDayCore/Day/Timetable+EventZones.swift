extension Timetable {
  typealias ZoneOfEvents = (zone: Zone, events: [Occurrence])

  /// The foreign zone of the user's own events in the three days after a flight away from home.
  ///
  /// Nil where the events may only be calls in a colleague's zone, or where something shows that the
  /// user is at home.
  func zoneOfEvents(after flight: Occurrence, landing: Instant) -> ZoneOfEvents? {
    guard self[flight.fullTitle].isFlight, !leadsHome(flight) else { return nil }
    let events = events(after: landing)
    let foreign = Dictionary(grouping: events.filter { !isAtHome($0) }, by: { $0.start.name })
    let found = foreign.values.filter { events in
      events.count > 1 && events.contains { $0.occurrence.isBound(preferences) }
    }.min { ($0[0].at, $0[0].start.name) < ($1[0].at, $1[0].start.name) }
    guard let found, let last = found.dropFirst().first else { return nil }
    let zone = last.start
    guard !isHere(among: events, until: last), !isUsual(zone, for: flight) else { return nil }
    return (zone, found.map(\.occurrence))
  }

  /// The foreign zone for which an event after the flight speaks, though not enough of them do; nil
  /// if it is online in a zone that the flight does not name, or if something shows that the user is
  /// at home.
  func suspectedZone(after flight: Occurrence, landing: Instant) -> ZoneOfEvents? {
    guard self[flight.fullTitle].isFlight, !leadsHome(flight) else { return nil }
    let events = events(after: landing)
    let found = events.first { event in
      !isAtHome(event)
        && (!event.occurrence.isOnline || names(event.start, in: flight.fullTitle))
    }
    guard let found, !isHere(among: events, until: found), !isUsual(found.start, for: flight)
    else { return nil }
    return (found.start, [found.occurrence])
  }

  /// A flight that names no zone, whose end is written by the clocks of where the next events are;
  /// unchanged if they do not tell.
  func landed(_ flight: Occurrence) -> Occurrence {
    guard flight.clock == .floating, case .timed(let span) = flight.time,
      self[flight.fullTitle].isFlight, preferences.home.map({ $0 == zone }) ?? true,
      let found = zoneOfEvents(after: flight, landing: span.end)
    else { return flight }
    var landed = flight.moved(to: flight.flown(over: span, from: zone, to: found.zone))
    if flight.withheld == nil, found.events.allSatisfy({ $0.withheld == nil }) {
      landed.details.zones = .named(start: zone, end: found.zone)
    }
    return landed
  }

  private typealias ZonedEvent = (occurrence: Occurrence, at: Instant, start: Zone)

  /// Counted events that name a zone, in order of time, up to the next journey.
  private func events(after landing: Instant) -> [ZonedEvent] {
    let later = all.indices.filter { place in
      guard case .timed(let span) = all[place].time else { return false }
      return (0...Self.soon).contains(span.start.seconds(since: landing))
        && all[place].clock == .zone && countedKind(at: place) != nil
    }.map {
      (occurrence: all[$0], at: all[$0].time.span(in: zone).start, kind: countedKind(at: $0))
    }
    let next = later.filter { $0.kind == .travel }.map(\.at).min()
    return later.filter { event in next.map { event.at < $0 } ?? true }.ordered { $0.at < $1.at }
      .compactMap { event in
        event.occurrence.namedZones(in: zone).map { (event.occurrence, event.at, $0.start) }
      }
  }

  /// Whether an event up to the day of `last` is at a place at home, besides home's series.
  private func isHere(among events: [ZonedEvent], until last: ZonedEvent) -> Bool {
    let end = last.start.start(of: last.start.reading(at: last.at).date.advanced(by: 1))
    return events.contains { event in
      event.at < end && isAtHome(event) && event.occurrence.isSomewhere
        && !event.occurrence.isRecurring
    }
  }

  private func isAtHome(_ event: ZonedEvent) -> Bool {
    event.start.agrees(with: zone, at: event.at)
  }

  private static let (weeks, usual) = (1...4, 2)

  /// Whether it is a foreign zone of two events or more in one of the weeks before, and the journey
  /// does not name it.
  func isUsual(_ other: Zone, for journey: Occurrence) -> Bool {
    let moment = journey.time.span(in: zone).start
    guard !other.agrees(with: zone, at: moment), !names(other, in: journey.fullTitle) else {
      return false
    }
    return Self.weeks.contains { week in
      all.count { occurrence in
        guard case .timed(let span) = occurrence.time,
          (moment.seconds(since: span.start) - 1) / (7 * 86_400) + 1 == week, span.start < moment
        else { return false }
        return occurrence.namedZones(in: zone)?.start.name == other.name
      } >= Self.usual
    }
  }

  private func names(_ zone: Zone, in title: String) -> Bool {
    let city = TitleWords(zone.place).all
    return Airports.named(in: title).contains(zone.name)
      || city.allSatisfy(TitleWords(title).all.contains)
  }

  func isFlightHome(_ journey: Occurrence) -> Bool {
    self[journey.fullTitle].isFlight && leadsHome(journey)
  }

  /// Whether the title ends with an airport or the city of home's zone.
  private func leadsHome(_ flight: Occurrence) -> Bool {
    if let start = flight.namedZones(in: zone)?.start, flight.clock == .zone,
      start.name != zone.name
    {
      return !start.agrees(with: zone, at: flight.time.span(in: zone).start)
    }
    return Airports.named(in: flight.fullTitle).last == zone.name
      || endsInHomesCity(flight.fullTitle)
  }

  /// Whether the title ends with the city that home's zone is named after.
  func endsInHomesCity(_ title: String) -> Bool {
    let city = TitleWords(zone.place).all
    return !city.isEmpty && TitleWords(title).all.suffix(city.count).elementsEqual(city)
  }
}

extension Occurrence {
  /// Without a zone, `span` was read by `home`'s clocks, but ends by those of `zone`.
  func flown(over span: TimeSpan, from home: Zone, to zone: Zone) -> TimeSpan {
    guard details.clock == .floating else { return span }
    let end = zone.instant(of: home.reading(at: span.end))
    return TimeSpan(from: span.start, to: max(span.start, end))
  }

  /// Whether it happens where it says, not online.
  fileprivate var isSomewhere: Bool { fullLocation?.isInvisible == false && !isOnline }

  fileprivate var isOnline: Bool {
    guard !details.hasConference, details.url == nil else { return true }
    let place = fullLocation ?? ""
    return place.contains("://") || TitleWords(place).all.contains(where: KindWords.online.contains)
  }

  /// Whether its place binds the user, who organises it or is alone.
  fileprivate func isBound(_ preferences: Preferences) -> Bool {
    isSomewhere && (isOrganised(by: preferences.me) || peopleCount(without: preferences.me) == 0)
  }
}
