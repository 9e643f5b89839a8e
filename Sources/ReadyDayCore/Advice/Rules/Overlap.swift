/// Points out two simultaneous events of which the user can attend only one.
struct Overlap: RecommendationRule {
  static let id = "overlap"
  static let name = Phrase("Events at the same time", es: "Eventos que se solapan")

  struct Event: Equatable, Sendable {
    let title: String
    let id: String
    /// Whether the event is a journey, which nobody can leave early.
    var isJourney = false
    var isFlight = false
  }

  let first: Event
  let second: Event
  /// The time that the two events share.
  let shared: TimeSpan
  let zone: Zone
  var startTogether = false
  /// Whether the first event is training that the second, a journey or shift, leaves no time for.
  var isMissed = false
  /// If the second event is a flight that the first leaves too little time for.
  var flight: Flight?

  struct Flight: Equatable, Sendable {
    let start: Instant
    /// On the clocks of where one boards.
    let time: TimeOfDay
    let hours: Int
  }

  static func look(at day: Day) throws(Obstacle) -> Overlap {
    try day.needsCalendar()
    guard let conflict = day.conflict, let span = conflict.span else { throw Self.noConflict }
    return Overlap(
      first: Event(conflict.first), second: Event(conflict.second), shared: span, zone: day.zone,
      startTogether: conflict.first.span?.start == conflict.second.span?.start,
      isMissed: conflict.isMissed, flight: conflict.flight)
  }

  var kind: Recommendation.Kind { .calendar }
  var priority: Recommendation.Priority { .medium }
  var span: TimeSpan? { shared }
  var subject: String { "\(zone.time(at: shared.start).clock) \(first.title) \(second.title)" }
  var events: [String] { [first.id, second.id] }
  var inputs: [Recommendation.Input] {
    [.text("first", first.id), .text("second", second.id)] + Recommendation.Input.ends(of: shared)
  }

  func title(in voice: Voice) -> String { choice(first.title, second.title, in: voice) }

  func shortTitle(in voice: Voice) -> Sentence {
    func shortened(_ event: Event) -> String { SafeText(event.title).string.truncated(toWidth: 24) }
    return Sentence(choice(shortened(first), shortened(second), in: voice))
  }

  private func choice(_ one: String, _ other: String, in voice: Voice) -> String {
    guard flight == nil else { return voice.makeRoom(one, other) }
    if isMissed { return voice.misses(one, because: second) }
    guard one != other else {
      let start = zone.time(at: shared.start)
      return voice.say(
        "Choose one of your two events at \(start.clock)",
        es: "Elige uno de tus dos eventos de \(voice.las(start))")
    }
    let and = Spanish.and(before: other)
    let (one, other) = (voice.quotedTitle(one), voice.quotedTitle(other))
    return voice.say("Choose between \(one) and \(other)", es: "Elige entre \(one) \(and) \(other)")
  }

  func body(in voice: Voice) -> String {
    if let flight { return body(before: flight, in: voice) }
    let hours = voice.hours(of: shared, in: zone)
    if isMissed {
      return voice.say(
        "They overlap \(hours): move it to another day, or cancel it.",
        es: "Se solapan de \(hours): cambia de día el entrenamiento o cancélalo.")
    }
    if first.isJourney != second.isJourney {
      let name = voice.quotedTitle((first.isJourney ? second : first).title)
      return voice.say(
        "They overlap \(hours): move or cancel \(name).",
        es: "Se solapan de \(hours): mueve o cancela \(name).")
    }
    if first.isJourney || startTogether {
      return voice.say("They overlap \(hours): move one.", es: "Se solapan de \(hours): mueve uno.")
    }
    return voice.say(
      "They overlap \(hours): move one, or leave early.",
      es: "Se solapan de \(hours): mueve uno o sal antes.")
  }

  private func body(before flight: Flight, in voice: Voice) -> String {
    let (end, start) = (zone.time(at: shared.end), flight.time)
    return voice.say(
      "It lasts until \(end.clock); for take-off at \(start.clock) you need \(flight.hours) h at the airport.",
      es: "Dura hasta \(voice.las(end)); despegas a \(voice.las(start)) y conviene llegar "
        + "\(flight.hours) h antes.")
  }

  func reasons(on day: Day, in voice: Voice) -> [String] {
    guard let conflict = day.conflict, conflict.span == shared else { return [] }
    return [conflict.first, conflict.second].compactMap { day.mention(of: $0, in: voice) }
  }

  static let noConflict = Obstacle {
    $0.say(
      "No two events that both need you overlap.",
      es: "No se solapan dos eventos que requieran tu presencia.")
  }
}

extension Voice {
  /// What to do about a meeting before a flight; no full stop.
  func makeRoom(_ meeting: String, _ flight: String) -> String {
    let (meeting, flight) = (quotedTitle(meeting), quotedTitle(flight))
    return say(
      "Skip or move \(meeting): it leaves no time for \(flight)",
      es: "Sáltate o mueve \(meeting): no te da tiempo a llegar a \(flight)")
  }
}

extension Voice {
  /// Training that does not take place; no full stop.
  fileprivate func misses(_ training: String, because other: Overlap.Event) -> String {
    let training = quotedTitle(training)
    let (english, spanish) =
      other.isFlight
      ? ("flight", "el vuelo")
      : other.isJourney
        ? ("journey", "el viaje")
        : ("shift", "el turno")
    return say(
      "Leave out \(training): it clashes with your \(english)",
      es: "No podrás ir a \(training): coincide con \(spanish)")
  }
}

extension Overlap.Event {
  fileprivate init(_ event: DayEvent) {
    self.init(
      title: event.title, id: event.occurrence.uid ?? event.title, isJourney: event.isJourney,
      isFlight: event.isJourney && event.isFlight)
  }
}

package struct Conflict: Equatable, Sendable {
  package let first: DayEvent
  package let second: DayEvent

  fileprivate(set) var flight: Overlap.Flight?

  /// The time that the two events share, or that the first takes of the hours before the flight.
  var span: TimeSpan? {
    guard let flight else { return shared }
    return first.part.map { part in
      let needed = flight.start.adding(seconds: -flight.hours * 3600)
      return TimeSpan(from: max(part.start, needed), to: max(part.end, needed))
    }
  }

  fileprivate var isMissed: Bool {
    first.kind == .training && (second.isJourney || second.kind == .shift)
  }

  private var shared: TimeSpan? {
    first.part.flatMap { part in second.part.flatMap(part.intersection) }
  }

  /// False if one is tentative, fixed or several days long, one gives way, or both are the same
  /// event, listed twice.
  fileprivate var isReal: Bool {
    !first.isCopy(of: second)
      && ![first, second].contains { $0.isTentative || $0.isFixed || $0.isLong }
      && !first.isSettled(with: second)
  }

  fileprivate var points: Int { (first.demand?.score ?? 0) + (second.demand?.score ?? 0) }
}

extension DayEvent {
  /// False for events without a title.
  fileprivate func isCopy(of other: DayEvent) -> Bool {
    let title = occurrence.fullTitle
    return !title.isInvisible && title == other.occurrence.fullTitle && span == other.span
  }

  /// Whether it is plain which of two that overlap one attends.
  func isSettled(with other: DayEvent) -> Bool { givesWay(to: other) || other.givesWay(to: self) }

  /// Focus time gives way to any event, a meal to a flight, and a shift to a meeting, which is part
  /// of the shift.
  private func givesWay(to other: DayEvent) -> Bool {
    kind == .focus || kind == .meal && other.isFlight || kind == .shift && other.kind == .meeting
  }
}

extension Day {
  /// The last meeting before a flight that leaves too little time for the airport.
  private var conflictBeforeFlight: Conflict? {
    for flight in flights {
      guard let start = flight.span?.start, start > moment else { continue }
      let hours = flight.hoursAtAirport
      let needed = start.adding(seconds: -hours * 3600)
      let meeting = counted.last { event in
        guard event.kind == .meeting, !event.isTentative, let part = event.part else {
          return false
        }
        return part.start < start && part.end > max(needed, moment)
      }
      if let meeting {
        return Conflict(
          first: meeting, second: flight,
          flight: Overlap.Flight(
            start: start, time: departure(of: flight, at: start), hours: hours))
      }
    }
    return nil
  }

  /// The first training that a journey or shift leaves no time for, and that is not over.
  private var missedTraining: Conflict? {
    for training in counted where training.kind == .training && !isHomeRoutineAbroad(training) {
      guard let cause = hindrance(to: training.span) else { continue }
      let conflict = Conflict(first: training, second: cause)
      if conflict.span.map({ $0.end > moment }) == true { return conflict }
    }
    return nil
  }

  /// Training that does not take place or else the most demanding conflict that is not over; the
  /// earliest of several that are equal.
  package var conflict: Conflict? {
    if let found = conflictBeforeFlight ?? missedTraining { return found }
    let counted = counted
    var found: Conflict?
    for first in counted {
      guard let number = first.index else { continue }
      for other in first.overlaps where other > number && other <= counted.count {
        let next = Conflict(first: first, second: counted[other - 1])
        guard next.isReal, let span = next.span, span.end > moment, !isHomeRoutineAbroad(first),
          !isHomeRoutineAbroad(next.second)
        else { continue }
        if next.points > found?.points ?? -1 { found = next }
      }
    }
    return found
  }
}
