/// Proposes another slot for the hardest event that the user can move on an overloaded day.
struct MoveHardestEvent: ReliefRule {
  static let id = "move-hardest-event"
  static let name = Phrase("An event that could move", es: "Un evento que se podría mover")

  let event: RelievedEvent
  let score: Double?
  let slot: MoveProposal
  /// Its number, if illness is the reason: then a mail says so.
  var ill: Int?

  static func look(at day: Day) throws(Obstacle) -> MoveHardestEvent {
    try day.needsRelief()
    guard let hardest = day.demandingAhead.first else { throw Self.nothingHardAhead }
    guard let (found, slot) = day.move, let event = RelievedEvent(found, on: day) else {
      let first = day.changeable.first ?? hardest
      let reason = day.reasonToLeave(first) ?? .noSlot
      throw Self.cannotMove(title: first.title, reason)
    }
    return MoveHardestEvent(
      event: event, score: day.morning?.recovery.score.value, slot: slot,
      ill: day.state.illness.flatMap { _ in found.index })
  }

  var inputs: [Recommendation.Input] { eventInputs + (score.map { [.recoveryScore($0)] } ?? []) }
  var proposal: MoveProposal? { slot }
  var titleToMove: String? { event.title }

  func shortTitle(in voice: Voice) -> Sentence {
    let (date, clocks) = (slot.to.date, slot.start.range(to: slot.end))
    return voice.either(
      "Move \(voice.quotedName(event.title)) to \(voice.shortDate(date)) \(clocks)",
      es: "Mueve \(voice.quotedName(event.title)) al \(voice.date(date)), \(clocks)")
  }

  func body(in voice: Voice) -> String {
    let (today, there) = loads(in: voice)
    let fits = voice.say(
      "It fits your calendar (load today \(today), \(there))",
      es: "Te encaja en la agenda (carga: hoy \(today); \(there))")
    switch slot.others {
    case 0: return "\(fits)."
    case 1:
      return voice.say(
        "\(fits); the other person's calendar was not checked.",
        es: "\(fits); no se ha mirado la agenda de la otra persona.")
    default:
      return voice.say(
        "\(fits); the other \(slot.others) people's calendars were not checked.",
        es: "\(fits); no se han mirado las agendas de las otras \(slot.others) personas.")
    }
  }

  func shortBody(in voice: Voice) -> String {
    if let ill {
      let command = "readyday what-if --move \(ill)=\(slot.to.date)T\(slot.start.clock) --draft"
      return voice.say("Mail: \(command)", es: "Correo: \(command)")
    }
    let (today, there) = loads(in: voice)
    return voice.say(
      "It fits your calendar: load today \(today), \(there).",
      es: "Te encaja en la agenda (carga: hoy \(today); \(there)).")
  }

  /// For example `82 → 52` and `Tuesday 22 → 52`.
  private func loads(in voice: Voice) -> (today: String, there: String) {
    func change(_ change: MoveProposal.Change) -> String {
      let before = voice.decimal(change.before, places: 0)
      let after = voice.decimal(change.after, places: 0)
      // Loads over 100 are shown as 100, which hides the change.
      return before == after
        ? voice.say("still \(after)", es: "sigue en \(after)") : "\(before) → \(after)"
    }
    return (change(slot.from), "\(voice.weekday(slot.to.date.weekday)) \(change(slot.to))")
  }

  func reasons(on day: Day, in voice: Voice) -> [String] {
    let changes = [slot.from, slot.to].map { change in
      let before = voice.decimal(change.before, places: 0)
      let after = voice.decimal(change.after, places: 0)
      return voice.say(
        "Moving it takes the load on \(voice.shortDate(change.date)) from \(before) to \(after).",
        es: "Al moverlo, la carga del \(voice.date(change.date)) pasa de \(before) a \(after).")
    }
    return changes + eventReasons(on: day, in: voice)
  }

  static let nothingHardAhead = Obstacle {
    $0.say(
      "No event of medium or high demand is left.",
      es: "No queda ningún evento de exigencia media o alta.")
  }

  static func cannotMove(title: String, _ fault: Unchangeable) -> Obstacle {
    Obstacle {
      $0.say(
        "The hardest event ahead is \($0.quotedTitle(title))",
        es: "Lo más exigente que queda es \($0.quotedTitle(title))") + whyNot(fault, in: $0)
    }
  }

  private static func whyNot(_ fault: Unchangeable, in voice: Voice) -> String {
    switch fault {
    case .fixed(let kind):
      voice.say(
        " (\(voice.kind(kind))), which cannot be moved.",
        es: " (\(voice.kind(kind))), que tiene hora fija.")
    case .unanswered:
      voice.say(", which you have not answered yet.", es: ", y todavía no has respondido.")
    case .tentative:
      voice.say(", which may not take place.", es: ", y no es seguro que se celebre.")
    case .notOrganisedByUser:
      voice.say(", which you do not organise.", es: ", y no lo organizas tú.")
    case .tooManyPeople(let count):
      voice.say(
        ", with \(count) others: too many people to move it.",
        es: ", con \(count) personas más: demasiadas para moverlo.")
    case .tooSoon:
      voice.say(", which starts within 2 hours.", es: ", y empieza en menos de 2 horas.")
    case .noSlot:
      voice.say(
        "; none of the next five working days has a free slot in your working hours and is light enough "
          + "for it.",
        es: ", y ninguno de los próximos cinco días laborables tiene un hueco libre, "
          + "dentro de tu jornada y sin cargar demasiado el día.")
    }
  }
}
