/// Suggests hard training on a green morning if a window for it is left and no rest is planned.
struct IntenseTraining: RecommendationRule {
  static let id = "intense-training"
  static let name = Phrase("Room for hard training", es: "Hueco para entrenar fuerte")

  let score: Double
  let window: TimeSpan

  static func look(at day: Day) throws(Obstacle) -> IntenseTraining {
    let score = try day.score(in: .green)
    guard !day.isRestDay else { throw Self.restPlanned }
    guard let window = day.allWindows.first(where: { $0.intensity == .hard }) else {
      throw Self.noHardWindow
    }
    return IntenseTraining(score: score, window: window.span)
  }

  var kind: Recommendation.Kind { .workout }
  var priority: Recommendation.Priority { .low }
  var place: Recommendation.Place { .headline }
  var span: TimeSpan? { window }
  var inputs: [Recommendation.Input] {
    [.recoveryScore(score), .moment("window_start", window.start)]
  }

  func isAllowed(on day: Day) -> Bool { day.verdict.suggested == .hard }

  func title(in voice: Voice) -> String {
    voice.say("Room for a hard session today", es: "Hoy puedes entrenar fuerte")
  }

  func body(in voice: Voice) -> String {
    voice.say("Nothing in your numbers says otherwise.", es: "Nada en tus datos lo desaconseja.")
  }

  func reasons(on day: Day, in voice: Voice) -> [String] {
    let hours =
      voice.hours(of: window, in: day.zone(at: window.start))
      + voice.there(at: window.start, on: day)
    return day.recoveryReasons(in: voice) + [
      voice.say(
        "\(hours) is free, and early enough before you usually fall asleep for hard training.",
        es:
          "De \(hours) estás libre, con margen suficiente hasta tu hora habitual de dormir para "
          + "entrenar fuerte.")
    ]
  }

  static let noHardWindow = Obstacle {
    $0.say(
      "No window is left for hard training.",
      es: "No queda ningún hueco en el que quepa un entrenamiento fuerte.")
  }
  static let restPlanned = Obstacle {
    $0.say("Rest is planned for today.", es: "Hoy toca descanso según tu plan.")
  }
}

/// Names the place of what the user usually trains on such a weekday; it urges nobody.
struct UsualTraining: RecommendationRule {
  static let id = "usual-session"
  static let name = Phrase("What you usually train", es: "Lo que sueles entrenar")

  let usual: UsualSession
  let start: Instant
  let weekday: Weekday
  let intensity: TrainingIntensity

  static func look(at day: Day) throws(Obstacle) -> UsualTraining {
    guard let usual = day.usualSession, let intensity = day.verdict.suggested.intensity else {
      throw Self.noneUsual
    }
    return UsualTraining(
      usual: usual, start: day.zone.instant(of: LocalDateTime(day.date, usual.start)),
      weekday: day.date.weekday, intensity: intensity)
  }

  var kind: Recommendation.Kind { .workout }
  var priority: Recommendation.Priority { .low }
  var span: TimeSpan? { TimeSpan(from: start, to: start.adding(seconds: usual.minutes * 60)) }
  var subject: String { "\(weekday.rawValue) \(usual.activity.rawValue) \(intensity.rawValue)" }
  var inputs: [Recommendation.Input] {
    [
      .text("activity", usual.activity.rawValue), .moment("usual_start", start),
      .number("weeks", usual.dates.count), .text("allowed", intensity.rawValue),
    ]
  }

  func title(in voice: Voice) -> String { voice.usually(usual, on: weekday, intensity) }

  func body(in voice: Voice) -> String { voice.recorded(usual, on: weekday) }

  func reasons(on day: Day, in voice: Voice) -> [String] {
    [voice.recorded(usual, on: weekday) + " " + voice.dates(of: usual)]
  }

  static let noneUsual = Obstacle {
    $0.say(
      "No usual session of such a weekday is known, or it does not apply today.",
      es: "No se conoce una sesión habitual de ese día de la semana, o hoy no viene al caso.")
  }
}

/// Points out a planned hard session that would end too close to the usual time of sleep.
struct LateHardTraining: RecommendationRule {
  static let id = "late-hard-training"
  static let name = Phrase("Hard training late in the evening", es: "Entrenar fuerte tarde")

  let planned: PlannedSession
  let session: TimeSpan
  let usualSleep: Instant
  let zone: Zone

  private static let hours = TrainingAdvice.hoursBeforeSleep

  static func look(at day: Day) throws(Obstacle) -> LateHardTraining {
    let hard = day.possibleSessions.filter { $0.intensity == .hard }
    let timed = hard.compactMap { session in session.span.map { (session, span: $0) } }
      .filter { $0.span.start >= day.moment }
    guard let (planned, span) = timed.max(by: { $0.span.end < $1.span.end }) else {
      throw Self.noHardSession
    }
    if let injured = day.state.injury(loadedBy: planned.activity) { throw Self.leftOut(injured) }
    guard day.isCloseToSleep(span.end) else {
      let (end, sleep) = (day.time(at: span.end), day.time(at: day.usualSleep))
      throw Self.endsInTime(end, usualSleep: sleep)
    }
    return LateHardTraining(
      planned: planned, session: span, usualSleep: day.usualSleep, zone: day.zone)
  }

  private var end: TimeOfDay { zone.time(at: session.end) }
  private var sleep: TimeOfDay { zone.time(at: usualSleep) }

  var kind: Recommendation.Kind { .workout }
  var priority: Recommendation.Priority { .low }
  var span: TimeSpan? { session }
  var subject: String { "\(end.clock) \(planned.activity.rawValue)" }
  var inputs: [Recommendation.Input] {
    [.moment("session_end", session.end), .moment("usual_sleep", usualSleep)]
  }

  func isAllowed(on day: Day) -> Bool { day.verdict.allowed(for: planned) == .hard }

  func title(in voice: Voice) -> String {
    let name = voice.quotedName(planned)
    return voice.say("Start \(name) earlier", es: "Adelanta \(name)")
  }

  func body(in voice: Voice) -> String {
    voice.say(
      "It ends at \(end.clock), less than \(Self.hours) h before you usually fall asleep "
        + "(\(sleep.clock)). Late hard sessions tend to mean shorter sleep.",
      es:
        "Termina a \(voice.las(end)), menos de \(Self.hours) h antes de tu hora habitual de dormir "
        + "(\(sleep.clock)). Tras una sesión fuerte tan tarde se suele dormir menos.")
  }

  func reasons(on day: Day, in voice: Voice) -> [String] {
    let name = voice.quotedName(planned)
    return [
      voice.say(
        "\(name) ends at \(end.clock), less than \(Self.hours) h before you usually fall "
          + "asleep (\(sleep.clock), the median of recent nights).",
        es:
          "\(name) acaba a \(voice.las(end)), menos de \(Self.hours) h antes de tu hora habitual de dormir "
          + "(\(sleep.clock), la mediana de tus últimas noches).")
    ]
  }

  static let noHardSession = Obstacle {
    $0.say("No hard session is planned today.", es: "Hoy no hay prevista ninguna sesión fuerte.")
  }

  /// The last hard session loads this injured part.
  static func leftOut(_ injured: Joint) -> Obstacle {
    Obstacle { $0.say("The session \($0.loads(injured)).", es: "La sesión \($0.loads(injured)).") }
  }

  /// The last hard session ends at this time, early enough before sleep.
  static func endsInTime(_ end: TimeOfDay, usualSleep sleep: TimeOfDay) -> Obstacle {
    let hours = TrainingAdvice.hoursBeforeSleep
    return Obstacle {
      $0.say(
        "The session ends at \(end.clock), \(hours) h or more before you usually fall asleep (\(sleep.clock)).",
        es: "La sesión termina a \($0.las(end)), \(hours) h o más antes de cuando sueles dormirte "
          + "(\(sleep.clock)).")
    }
  }
}
