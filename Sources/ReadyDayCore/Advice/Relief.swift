// What can be dropped or moved on an overloaded day.

extension Day {
  /// Throws unless recovery is red, yellow with a heavy calendar, or the user reported being ill.
  func needsRelief() throws(Obstacle) {
    let isTooMuch = recoveryZone == .yellow && load.level == .heavy
    if state.illness == nil, !isTooMuch {
      if [.yellow, .green].contains(recoveryZone) { throw .enough(recoveryZone) }
      _ = try score(in: .red)
    }
    try needsCalendar()
  }

  /// Events ahead of at least medium demand and half an hour, most demanding first.
  var demandingAhead: [DayEvent] {
    countedAhead.filter { event in
      event.demand.map { $0.level >= .medium } == true
        && event.span.map { $0.seconds >= MoveSearch.shortest } == true
    }.ordered { ($1.demand?.score ?? 0, $0.index ?? 0) < ($0.demand?.score ?? 0, $1.index ?? 0) }
  }

  /// The events of `demandingAhead` that could be moved if there were a slot.
  var changeable: [DayEvent] { demandingAhead.filter { reasonToLeave($0) == nil } }

  private func isSoon(_ event: DayEvent) -> Bool {
    let soon = moment.adding(seconds: MoveSearch.notice)
    return span.contains(now) && event.span.map { $0.start < soon } == true
  }

  /// The first event of `changeable` that has a slot, with that slot.
  var move: (event: DayEvent, slot: MoveProposal)? {
    for event in changeable {
      if let slot = MoveSearch(moving: event, of: self)?.proposal { return (event, slot) }
    }
    return nil
  }

  func load(without event: DayEvent) -> Double {
    CalendarLoad(of: events.filter { $0 != event }).score
  }

  /// Nil if the event could be moved.
  func reasonToLeave(_ event: DayEvent) -> Unchangeable? {
    if event.isUnanswered { return .unanswered }
    if event.isTentative { return .tentative }
    if event.isFixed || !event.hasMovableKind { return .fixed(event.kind) }
    let needsOrganiser = event.kind == .meeting || event.attendees > 0
    if needsOrganiser, !event.occurrence.isOrganised(by: preferences.me) {
      return .notOrganisedByUser
    }
    if event.attendees > MoveSearch.mostOthers { return .tooManyPeople(event.attendees) }
    return isSoon(event) ? .tooSoon : nil
  }
}

enum Unchangeable: Equatable, Sendable {
  /// Events of this kind cannot be moved, or the title has a word for one that cannot.
  case fixed(EventKind)
  /// Somebody else organised the event, or nobody knows who did.
  case notOrganisedByUser
  case unanswered, tentative, tooSoon, noSlot
  /// The number of participants besides the user.
  case tooManyPeople(Int)
}

extension DayEvent {
  fileprivate var hasMovableKind: Bool {
    switch kind {
    case .meeting: true
    case .errand: isMovable
    // Time for oneself is the remedy, and nobody waits for it.
    case .focus, .race, .match, .travel, .shift, .training, .meal, .leisure: false
    }
  }
}

struct RelievedEvent: Equatable, Sendable {
  let title: String
  let id: String
  let span: TimeSpan
  let demand: Int
  let zone: Zone
}

extension RelievedEvent {
  /// Nil for an all-day event.
  init?(_ event: DayEvent, on day: Day) {
    guard let span = event.span, let demand = event.demand?.score else { return nil }
    self.init(
      title: event.title, id: event.occurrence.uid ?? event.title, span: span, demand: demand,
      zone: day.zone)
  }
}

/// Today's load before and after a change.
struct Relief: Equatable, Sendable {
  let before: Double
  let after: Double

  /// Nil if the load is no lower after rounding.
  init?(from before: Double, to after: Double) {
    guard Int(rounding: after) < Int(rounding: before) else { return nil }
    (self.before, self.after) = (before, after)
  }

  var inputs: [Recommendation.Input] { [.number("load", before), .number("load_after", after)] }

  /// For example `today's load goes from 55 to 39.`
  func loads(in voice: Voice) -> String {
    let (old, new) = (voice.decimal(before, places: 0), voice.decimal(after, places: 0))
    return voice.say(
      "today's load goes from \(old) to \(new).", es: "la carga de hoy pasa de \(old) a \(new).")
  }
}

/// A rule about one event of an overloaded day.
protocol ReliefRule: RecommendationRule {
  var event: RelievedEvent { get }
}

extension ReliefRule {
  var kind: Recommendation.Kind { .calendar }
  var priority: Recommendation.Priority { .high }
  var span: TimeSpan? { event.span }
  var events: [String] { [event.id] }
  var subject: String { "\(event.zone.time(at: event.span.start).clock) \(event.title)" }
  var eventInputs: [Recommendation.Input] {
    [.number("demand_score", event.demand), .text("event", event.id)]
      + Recommendation.Input.ends(of: event.span)
  }

  func title(in voice: Voice) -> String { shortTitle(in: voice).text }

  func reasons(on day: Day, in voice: Voice) -> [String] { eventReasons(on: day, in: voice) }

  func eventReasons(on day: Day, in voice: Voice) -> [String] {
    let found = day.counted.first { $0.span == event.span && $0.title == event.title }
    let mention = found.flatMap { day.mention(of: $0, in: voice) }
    return day.recoveryReasons(in: voice)
      + (mention.map { mention in
        [
          voice.say(
            "Event \(mention): \(event.demand) demand points (medium is 3 or more, high 6 or more). From your calendar.",
            es:
              "Evento \(mention): \(event.demand) puntos de exigencia (media, desde 3; alta, desde 6), calculados a "
              + "partir de tu calendario.")
        ]
      } ?? [])
  }
}

extension Obstacle {
  static func enough(_ zone: RecoveryZone) -> Obstacle {
    Obstacle {
      $0.say(
        "Recovery is \($0.zone(zone)); this rule applies when it is red, yellow with a heavy "
          + "calendar, or when you said you are ill.",
        es: "La recuperación está \($0.inColour(zone)); esta regla se aplica con ella en rojo, en "
          + "amarillo con la agenda cargada, o si has dicho que no estás bien.")
    }
  }
  static let canBeMoved = Obstacle {
    $0.say("An event can be moved or shortened.", es: "Hay un evento que se puede mover o acortar.")
  }
}
