/// Proposes another slot for the hardest event ahead on a red morning, if the user can move it.
struct MoveHardestEvent: RecommendationRule {
  static let id = "move-hardest-event"

  let title: String
  let eventID: String
  let demand: Int
  let span: TimeSpan?
  let score: Double
  let slot: MoveProposal

  static func look(at day: Day) throws(Obstacle) -> MoveHardestEvent {
    let score = try day.score(in: .red)
    try day.needsCalendar()
    guard let event = day.hardestAhead, let demand = event.demand else {
      throw Silence.nothingHardAhead.obstacle
    }
    if let fault = day.reasonNotToMove(event) {
      throw Silence.cannotMove(title: event.title, fault).obstacle
    }
    guard let proposal = day.move else {
      throw Silence.cannotMove(title: event.title, .noSlot).obstacle
    }
    return MoveHardestEvent(
      title: event.title, eventID: event.occurrence.uid ?? event.title, demand: demand.score,
      span: event.span, score: score, slot: proposal)
  }

  var kind: Recommendation.Kind { .calendar }
  var priority: Recommendation.Priority { .high }
  /// No move is proposed two days in a row.
  var mayBeRepeated: Bool { false }
  var inputs: [Recommendation.Input] {
    [.number("demand_score", demand), .text("event", eventID), .recoveryScore(score)]
  }
  var proposal: MoveProposal? { slot }
  var titleToMove: String? { title }

  func title(in voice: Voice) -> String { shortTitle(in: voice).text }

  func shortTitle(in voice: Voice) -> Sentence {
    let (date, clocks) = (slot.to.date, slot.start.range(to: slot.end))
    return voice.either(
      "Move \(voice.quotedName(title)) to \(voice.shortDate(date)) \(clocks)",
      es: "Mueve \(voice.quotedName(title)) al \(voice.date(date)), \(clocks)")
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
    let (today, there) = loads(in: voice)
    return voice.say(
      "It fits your calendar: load today \(today), \(there).",
      es: "Te encaja en la agenda (carga: hoy \(today); \(there)).")
  }

  /// `82 → 52` and `Tuesday 22 → 52`.
  private func loads(in voice: Voice) -> (today: String, there: String) {
    func change(_ change: MoveProposal.Change) -> String {
      "\(voice.decimal(change.before, places: 0)) → \(voice.decimal(change.after, places: 0))"
    }
    return (change(slot.from), "\(voice.weekday(slot.to.date.weekday)) \(change(slot.to))")
  }

  func reasons(on day: Day, in voice: Voice) -> [String] {
    let changes = [slot.from, slot.to].map { change in
      let before = voice.decimal(change.before, places: 0)
      let after = voice.decimal(change.after, places: 0)
      return voice.say(
        "Moving it takes the load on \(voice.shortDate(change.date)) from \(before) to \(after).",
        es: "Moverlo lleva la carga del \(voice.date(change.date)) de \(before) a \(after).")
    }
    return changes + day.recoveryReasons(in: voice) + hardest(on: day, in: voice)
  }

  private func hardest(on day: Day, in voice: Voice) -> [String] {
    guard let event = day.hardestAhead, event.span == span,
      let mention = day.mention(of: event, in: voice)
    else { return [] }
    return [
      voice.say(
        "The hardest event ahead is \(mention): \(demand) points; 6 or more is high. From your calendar.",
        es:
          "El evento más exigente que queda es \(mention): \(demand) puntos; 6 o más es exigente. Datos: tu "
          + "calendario.")
    ]
  }

  enum Silence: RuleObstacle {
    case nothingHardAhead
    case cannotMove(title: String, Fault)

    enum Fault: Equatable, Sendable {
      /// Events of this kind cannot be moved.
      case fixed(EventKind)
      case unanswered, organisedByOthers, tooSoon, noSlot
      /// Besides the user.
      case tooManyPeople(Int)
    }

    func sentence(in voice: Voice) -> String {
      guard case .cannotMove(let title, let fault) = self else {
        return voice.say("No demanding event is left.", es: "No queda ningún evento exigente.")
      }
      let opening = voice.say(
        "The hardest event ahead is \(voice.quotedTitle(title))",
        es: "Lo más exigente que queda es \(voice.quotedTitle(title))")
      switch fault {
      case .fixed(let kind):
        return voice.say(
          "\(opening) (\(voice.kind(kind))), which cannot be moved.",
          es: "\(opening) (\(voice.kind(kind))), que tiene hora fija.")
      case .unanswered:
        return voice.say(
          "\(opening), which you have not answered yet.",
          es: "\(opening), y todavía no has respondido.")
      case .organisedByOthers:
        return voice.say(
          "\(opening), which someone else organises.", es: "\(opening), y lo organizan otros.")
      case .tooManyPeople(let count):
        return voice.say(
          "\(opening), with \(count) others: too many people to move it.",
          es: "\(opening), con \(count) personas más: demasiadas para moverlo.")
      case .tooSoon:
        return voice.say(
          "\(opening), which starts within 2 hours.",
          es: "\(opening), y empieza en menos de 2 horas."
        )
      case .noSlot:
        return voice.say(
          "\(opening); none of the next five working days has a free slot in your "
            + "working hours and is light enough for it.",
          es: "\(opening), y ninguno de los próximos cinco días laborables tiene un hueco libre, "
            + "dentro de tu jornada y sin cargar demasiado el día.")
      }
    }
  }
}

extension Day {
  /// Why the user cannot move `event`, even if there is a slot.
  fileprivate func reasonNotToMove(_ event: DayEvent) -> MoveHardestEvent.Silence.Fault? {
    if !event.kind.canMove { return .fixed(event.kind) }
    if event.isUnanswered { return .unanswered }
    if event.isOfOthers { return .organisedByOthers }
    if event.attendees > MoveSearch.mostOthers { return .tooManyPeople(event.attendees) }
    let isSoon = event.span.map { $0.start < moment.adding(seconds: MoveSearch.notice) } ?? false
    return isSoon && span.contains(now) ? .tooSoon : nil
  }
}

extension EventKind {
  fileprivate var canMove: Bool {
    switch self {
    case .meeting, .focus, .errand: true
    case .race, .travel, .shift, .training, .meal, .leisure: false
    }
  }
}
