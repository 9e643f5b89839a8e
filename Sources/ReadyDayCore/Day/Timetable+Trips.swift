extension Timetable {
  /// The times between a journey and the one back, on routes that the user seldom travels.
  ///
  /// Empty if a journey leads to the city of home's zone from nowhere: home may be another city.
  package func trips() -> [TimeSpan] {
    let legs = ownJourneys.map(leg).ordered { $0.span.start < $1.span.start }
    var open: [Leg] = []
    var trips: [TimeSpan] = []
    for leg in legs {
      open.removeAll { leg.span.start.seconds(since: $0.span.end) > Self.longestTrip }
      guard let place = leg.place(ofOutward: open) else {
        if leg.leadsHome { return [] }
        open.append(leg)
        continue
      }
      let out = open[place]
      if legs.count(where: out.isRepeated) < Self.oftenTravelled {
        trips.append(TimeSpan(from: out.span.end, to: max(out.span.end, leg.span.start)))
      }
      open.removeSubrange(place...)
    }
    return trips
  }

  /// Whether a counted event is an errand or training in series of `home`, whose clocks `zone` has.
  func isWeeklyRoutine(_ event: DayEvent, at home: Zone, in zone: Zone) -> Bool {
    guard event.index != nil, [.errand, .training].contains(event.kind), let span = event.span,
      event.occurrence.isRecurring, event.attendees == 0, !event.occurrence.hasConference,
      home.agrees(with: zone, at: span.start)
    else { return false }
    return event.occurrence.weighedZones?.isAll(home, during: span) ?? true
      && !self[event.occurrence.fullTitle].has(.medicine)
  }

  private static let longestTrip = 21 * 86_400
  /// In 60 days.
  private static let oftenTravelled = 3

  private func leg(_ journey: (occurrence: Occurrence, span: TimeSpan)) -> Leg {
    let words = TitleWords(journey.occurrence.fullTitle).all
    return Leg(
      span: journey.span,
      places: words.filter { !Leg.notPlaces.contains($0) && !$0.utf8.contains(where: \.isDigit) },
      leadsHome: endsInHomesCity(journey.occurrence.fullTitle),
      isReturn: words.contains(where: Leg.back.contains))
  }
}

/// A journey of a trip.
private struct Leg {
  let span: TimeSpan
  /// Named in the title, in order.
  let places: [String]
  let leadsHome: Bool
  let isReturn: Bool

  /// Which of the journeys not yet returned from this one leads back from.
  func place(ofOutward open: [Leg]) -> Int? {
    open.lastIndex(where: isReverse) ?? (leadsHome && !open.isEmpty ? 0 : nil)
      ?? open.lastIndex { isReturn && (places.isEmpty || !Set(places).isDisjoint(with: $0.places)) }
  }

  private func isReverse(of other: Leg) -> Bool {
    places.count > 1 && places != other.places && Set(places) == Set(other.places)
  }

  /// Whether `other` is this journey, or the same one in the 60 days before.
  func isRepeated(by other: Leg) -> Bool {
    other.places == places
      && (0...60 * 86_400).contains(span.start.seconds(since: other.span.start))
  }

  static let back: Set<String> = [
    "back", "return", "returning", "home", "vuelta", "regreso", "casa", "zuruck", "heim", "retour",
    "ruckfahrt", "ruckflug", "ruckreise", "ritorno", "volta",
  ]

  static let notPlaces = back.union([
    "to", "from", "by", "on", "the", "and", "a", "al", "de", "del", "desde", "hasta", "el", "la",
    "ida", "en", "y", "con", "nach", "von", "mit", "der", "outbound", "outward", "hinfahrt",
    "hinflug", "flight", "fly", "flying", "vuelo", "avion", "flug", "airport", "aeropuerto",
    "train", "tren", "ave", "renfe", "iryo", "ouigo", "zug", "bahn", "eurostar", "night", "ferry",
    "bus", "autobus", "coach", "coche", "barco", "drive", "road", "trip", "travel", "journey",
    "viaje", "trayecto", "boarding", "embarque",
  ])
}
