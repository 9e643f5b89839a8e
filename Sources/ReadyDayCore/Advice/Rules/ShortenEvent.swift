/// Proposes an earlier end for one of the user's own events, if nothing can be moved.
struct ShortenEvent: ReliefRule {
  static let id = "shorten-event"
  static let name = Phrase(
    "An event that could be shorter", es: "Un evento que podría ser más corto")

  let event: RelievedEvent
  let minutes: Int
  let relief: Relief

  /// In minutes: a shorter event is left alone; a long one loses half an hour instead of a quarter.
  private static let (shortest, long) = (60, 90)

  static func look(at day: Day) throws(Obstacle) -> ShortenEvent {
    try day.needsRelief()
    guard day.move == nil else { throw .canBeMoved }
    guard let found = first(on: day) else {
      throw Obstacle {
        $0.say(
          "No demanding event of an hour or more is yours.",
          es: "Ningún evento exigente de una hora o más es tuyo.")
      }
    }
    return found
  }

  /// Does not check whether an event can be moved instead.
  static func first(on day: Day) -> ShortenEvent? {
    for own in day.demandingAhead where own.isOneOwn(on: day) {
      guard let event = RelievedEvent(own, on: day), event.span.wholeMinutes >= shortest else {
        continue
      }
      let minutes = event.span.wholeMinutes >= long ? 30 : 15
      let end = event.span.end.adding(seconds: -minutes * 60)
      if let relief = Relief(from: day.load.score, to: day.load(ending: own, at: end)) {
        return ShortenEvent(event: event, minutes: minutes, relief: relief)
      }
    }
    return nil
  }

  /// Whether the shortened event ends after `span` starts.
  func leaves(_ span: TimeSpan?) -> Bool {
    let end = event.span.end.adding(seconds: -minutes * 60)
    return span.map { $0.start < end } ?? true
  }

  var inputs: [Recommendation.Input] {
    eventInputs + [.number("shorten_min", minutes)] + relief.inputs
  }

  func shortTitle(in voice: Voice) -> Sentence {
    let minutes = "\(minutes)"
    return voice.either(
      "End \(voice.quotedName(event.title)) \(minutes) minutes early",
      es: "Acaba \(voice.quotedName(event.title)) \(minutes) minutos antes")
  }

  func body(in voice: Voice) -> String {
    let loads = relief.loads(in: voice)
    return voice.say("Then \(loads)", es: "Así, \(loads)")
  }
}

extension DayEvent {
  /// Shortening an event needs neither a slot nor notice, however many people take part.
  fileprivate func isOneOwn(on day: Day) -> Bool {
    switch day.reasonToLeave(self) {
    case nil, .tooManyPeople, .tooSoon: true
    default: false
    }
  }
}

extension Day {
  fileprivate func load(ending event: DayEvent, at end: Instant) -> Double {
    guard let span = event.span else { return load.score }
    let short = event.occurrence.moved(to: TimeSpan(from: span.start, to: end))
    let listing = DayListing(date: date, zone: zone, preferences: preferences)
    let rest = events.filter { $0 != event }
    return CalendarLoad(of: rest + listing.events(of: [short])).score
  }
}
