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
    guard day.move == nil, ShortenEvent.first(on: day) == nil else {
      throw .canBeMoved
    }
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
          "Ninguna reunión de exigencia alta tiene libre la media hora anterior, con otra justo antes."
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
