/// Points out that no half hour is left for lunch. Flights, hikes and parties leave time to eat.
struct NoLunchBreak: RecommendationRule {
  static let id = "no-lunch-break"
  static let name = Phrase("Time for lunch", es: "Tiempo para comer")

  /// The longest break in lunch hours, in minutes.
  let longestMinutes: Int
  let hours: Preferences.Hours
  let noon: TimeSpan

  static let shortest = 30 * 60

  static func look(at day: Day) throws(Obstacle) -> NoLunchBreak {
    try day.needsCalendar()
    guard day.preferences.tellsLunch else { throw .off("lunch") }
    guard !day.isDayOff else { throw .dayOff }
    let hours = day.preferences.lunch
    let noon = day.preferences.span(of: hours, on: day.date, in: day.zone)
    guard day.now < noon.end else { throw Self.lunchOver(hours.end) }
    let work = day.counted.filter {
      $0.kind.isWork && !$0.isLong
        && !day.preferences.lexicon.namesLunch($0.occurrence.fullTitle)
    }
    // A shift has breaks of its own.
    if work.contains(where: { $0.kind == .shift && $0.part?.touches(noon) == true }) {
      throw Self.lunchTaken(until: hours.end)
    }
    let free = noon.without(work.compactMap(\.part))
    if let lunch = free.first(where: { $0.seconds >= shortest }) {
      throw Self.lunchFree(from: day.time(at: lunch.start), to: day.time(at: lunch.end))
    }
    let begun = work.filter { event in event.span.map { $0.start <= day.moment } ?? false }
    let left =
      TimeSpan(from: max(noon.start, day.moment), to: noon.end)
      .without(begun.compactMap(\.part)).map(\.seconds).max() ?? 0
    guard left >= shortest else { throw Self.lunchTaken(until: hours.end) }
    return NoLunchBreak(
      longestMinutes: free.map(\.wholeMinutes).max() ?? 0, hours: hours, noon: noon)
  }

  var kind: Recommendation.Kind { .calendar }
  var priority: Recommendation.Priority { .medium }
  var span: TimeSpan? { noon }
  var inputs: [Recommendation.Input] {
    [
      .number("longest_break_min", longestMinutes), .text("lunch_from", hours.start.description),
      .text("lunch_until", hours.end.description),
    ]
  }

  func title(in voice: Voice) -> String {
    voice.say("Block half an hour for lunch", es: "Reserva media hora para comer")
  }

  func body(in voice: Voice) -> String {
    let (start, end) = (hours.start.clock, hours.end.clock)
    return longestMinutes == 0
      ? voice.say(
        "You have no gap from \(start) to \(end).",
        es: "No tienes ni un hueco de \(start) a \(end).")
      : voice.say(
        "The longest gap from \(start) to \(end) is \(longestMinutes) min.",
        es: "El hueco más largo de \(start) a \(end) es de \(longestMinutes) min.")
  }

  func reasons(on day: Day, in voice: Voice) -> [String] {
    let (longest, needed) = (voice.length(longestMinutes), voice.length(Self.shortest / 60))
    return [
      voice.say(
        "The longest gap \(voice.hours(of: noon, in: day.zone)) is \(longest); the rule applies below "
          + "\(needed). From your calendar:",
        es:
          "El hueco más largo de \(voice.hours(of: noon, in: day.zone)) es de \(longest); la regla se aplica por "
          + "debajo de \(needed). En tu calendario:")
    ] + day.mentions(in: noon, in: voice)
  }

  static func lunchFree(from start: TimeOfDay, to end: TimeOfDay) -> Obstacle {
    Obstacle {
      $0.say(
        "\(start.range(to: end)) is free for lunch.",
        es: "De \(start.clock) a \(end.clock) hay tiempo para comer.")
    }
  }

  static func lunchOver(_ end: TimeOfDay) -> Obstacle {
    Obstacle { $0.say("It is past \(end.clock).", es: "Ya son más de \($0.las(end)).") }
  }

  /// Less than half an hour of the lunch hours is left.
  static func lunchTaken(until end: TimeOfDay) -> Obstacle {
    Obstacle {
      $0.say(
        "There is no half hour left to keep before \(end.clock).",
        es: "Ya no queda media hora que reservar antes de \($0.las(end)).")
    }
  }
}

extension EventKind {
  fileprivate var isWork: Bool {
    switch self {
    case .meeting, .focus, .errand, .shift: true
    case .race, .match, .travel, .training, .meal, .leisure: false
    }
  }
}
