/// Suggests a long free stretch of working hours for focused work on a green morning, clear of the
/// best training window, lunch and planned sessions. It appears once a week, if there are meetings.
struct DeepWorkBlock: RecommendationRule {
  static let id = "deep-work-block"
  static let name = Phrase("Time to concentrate", es: "Tiempo para concentrarte")

  let score: Double
  let stretch: TimeSpan
  let zone: Zone

  static let shortest = 90 * 60
  private static let longest = 3 * 3600
  /// How many of the last ten working days must have had meetings.
  private static let meetingDaysNeeded = 2

  static func look(at day: Day) throws(Obstacle) -> DeepWorkBlock {
    let score = try day.score(in: .green)
    try day.needsCalendar()
    guard day.preferences.isWorkDay(day.date) else { throw Self.noWorkDay }
    guard !day.isDayOff else { throw .dayOff }
    guard day.verdict.training.intensity != nil else {
      throw Self.firstThings(day.verdict.training)
    }
    let free = free(on: day)
    let longest = free.map(\.seconds).max() ?? 0
    guard longest >= shortest, let stretch = free.first(where: { $0.seconds == longest })
    else { throw Self.noDeepWorkStretch(longest: longest / 60) }
    let end = min(stretch.end, stretch.start.adding(seconds: Self.longest))
    return DeepWorkBlock(
      score: score, stretch: TimeSpan(from: stretch.start, to: end), zone: day.zone)
  }

  /// Due only on the first working day: a week then lies between two suggestions.
  func isDue(on day: Day, after earlier: EarlierDays) -> Bool {
    day.isFirstOfWeek && earlier.meetingDays.map { $0 >= Self.meetingDaysNeeded } ?? true
  }

  /// Free stretches within working hours.
  private static func free(on day: Day) -> [TimeSpan] {
    let work = day.preferences.span(of: day.preferences.work, on: day.date, in: day.zone)
    let lunch = day.preferences.span(of: day.preferences.lunch, on: day.date, in: day.zone)
    let taken = [lunch] + (day.allWindows.first.map { [$0.span] } ?? [])
    return day.freeBesideSessions.compactMap { $0.intersection(work) }.flatMap { $0.without(taken) }
  }

  var kind: Recommendation.Kind { .positive }
  var priority: Recommendation.Priority { .low }
  var span: TimeSpan? { stretch }
  var subject: String { zone.time(at: stretch.start).clock }
  var inputs: [Recommendation.Input] {
    Recommendation.Input.ends(of: stretch) + [.recoveryScore(score)]
  }

  func title(in voice: Voice) -> String {
    let hours = voice.hours(of: stretch, in: zone)
    return voice.say("Keep \(hours) for focused work", es: "Reserva de \(hours) para concentrarte")
  }

  func body(in voice: Voice) -> String {
    voice.say("Nothing is booked then.", es: "No tienes nada previsto a esas horas.")
  }

  func reasons(on day: Day, in voice: Voice) -> [String] {
    let hours = voice.hours(of: stretch, in: zone)
    let (length, limit) = (voice.length(stretch.wholeMinutes), voice.length(Self.shortest / 60))
    return day.recoveryReasons(in: voice) + [
      voice.say(
        "\(hours) is \(length) free in your working hours, not counting lunch and the "
          + "best window for training; the rule applies at \(limit) or more. From your calendar.",
        es: "De \(hours) tienes libres \(length) de tu horario de trabajo, sin contar la comida ni "
          + "el mejor hueco para entrenar; la regla se aplica a partir de \(limit). Según tu calendario."
      )
    ]
  }

  static let noWorkDay = Obstacle { $0.say("It is not a working day.", es: "No es día laborable.") }

  /// Only the race matters today, or sleep comes first.
  static func firstThings(_ training: DayVerdict.Training) -> Obstacle {
    Obstacle {
      training == .race
        ? $0.say("Today is about the race.", es: "Hoy manda la competición.")
        : $0.say("Rest comes first today.", es: "Hoy lo primero es descansar.")
    }
  }

  /// The longest free stretch, in minutes.
  static func noDeepWorkStretch(longest: Int) -> Obstacle {
    Obstacle {
      $0.say(
        "The longest free stretch of your working hours, not counting lunch and the best window for training, is "
          + "\($0.length(longest)), under 1 h 30 min.",
        es:
          "El hueco libre más largo de tu horario de trabajo, sin contar la comida ni el mejor para entrenar, es de "
          + "\($0.length(longest)), menos de 1 h 30 min.")
    }
  }
}
