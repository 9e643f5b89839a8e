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
