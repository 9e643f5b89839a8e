/// Requests a reply to the most demanding invitation of an overloaded day.
struct AnswerInvitation: ReliefRule {
  static let id = "answer-invitation"
  static let name = Phrase("An unanswered invitation", es: "Una invitación sin responder")

  let event: RelievedEvent
  /// Today's load before and after declining the invitation.
  let relief: Relief

  static func look(at day: Day) throws(Obstacle) -> AnswerInvitation {
    try day.needsRelief()
    for event in day.demandingAhead where event.isUnanswered {
      let relief = Relief(from: day.load.score, to: day.load(without: event))
      if let relief, let event = RelievedEvent(event, on: day) {
        return AnswerInvitation(event: event, relief: relief)
      }
    }
    throw Obstacle {
      $0.say(
        "No demanding invitation waits for an answer.",
        es: "Ninguna invitación exigente espera respuesta.")
    }
  }

  var inputs: [Recommendation.Input] { eventInputs + relief.inputs }

  func shortTitle(in voice: Voice) -> Sentence {
    let clocks = voice.clocks(of: event.span, in: event.zone)
    return voice.either(
      "Reply to the invitation to \(voice.quotedName(event.title)) (\(clocks))",
      es: "Responde a la invitación a \(voice.quotedName(event.title)) (\(clocks))")
  }

  func body(in voice: Voice) -> String {
    let loads = relief.loads(in: voice)
    return voice.say("If you decline, \(loads)", es: "Si la rechazas, \(loads)")
  }
}

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

/// Protects the free half hour between two meetings, of which the second is demanding, on a red or
/// ill day on which nothing can be moved or shortened.
struct ProtectEvent: ReliefRule {
  static let id = "protect-event"
  static let name = Phrase(
    "Free time before a demanding event", es: "Un hueco antes de un evento exigente")

  let event: RelievedEvent
  /// The half hour before the event.
  let free: TimeSpan

  static func look(at day: Day) throws(Obstacle) -> ProtectEvent {
    try day.needsRelief()
    if day.state.illness == nil { _ = try day.score(in: .red) }
    guard day.move == nil, ShortenEvent.first(on: day) == nil else { throw .canBeMoved }
    for event in day.demandingAhead where event.kind == .meeting && event.demand?.level == .high {
      guard !event.isUnanswered, let event = RelievedEvent(event, on: day) else { continue }
      let half = TimeSpan(from: event.span.start.adding(seconds: -1800), to: event.span.start)
      let hour = TimeSpan(from: half.start.adding(seconds: -1800), to: half.start)
      let follows = day.counted.contains { other in
        other.kind == .meeting
          && other.part.map { hour.start < $0.end && $0.end <= hour.end } == true
      }
      if follows, day.freeBesideSessions.contains(where: { $0.intersection(half) == half }) {
        return ProtectEvent(event: event, free: half)
      }
    }
    throw Obstacle {
      $0.say(
        "No meeting of high demand has a free half hour before it, with another meeting just before that.",
        es:
          "Ninguna reunión de exigencia alta va precedida de media hora libre y, justo antes, "
          + "de otra reunión."
      )
    }
  }

  var priority: Recommendation.Priority { .medium }
  var inputs: [Recommendation.Input] {
    eventInputs + [.moment("free_from", free.start), .moment("free_until", free.end)]
  }

  func shortTitle(in voice: Voice) -> Sentence {
    let clocks = voice.hours(of: free, in: event.zone)
    let name = voice.quotedName(event.title)
    return voice.either(
      "Keep \(clocks) free before \(name)", es: "Deja libre de \(clocks), antes de \(name)")
  }

  func body(in voice: Voice) -> String {
    voice.say(
      "You are free then: block it before someone books it.",
      es: "Tienes ese rato libre: resérvalo para que nadie lo ocupe.")
  }
}
