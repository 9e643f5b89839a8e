extension Voice {
  /// `"Series 6x1000" can stand if the warm-up feels normal`; its name can be cut.
  func canStand(_ session: PlannedSession) -> Sentence {
    let name = session.title.map(quotedName) ?? Sentence(quotedName(session))
    return either(
      "\(name) can stand if the warm-up feels normal",
      es: "puedes mantener \(name) si el calentamiento va bien")
  }

  /// The title of a session in a calendar, or the name of a planned one.
  func quotedName(_ session: PlannedSession) -> String {
    session.title.map(quotedTitle) ?? quoted(name(of: session.activity))
  }

  /// `otherwise run easy`.
  func easyInstead(of activity: Activity) -> String {
    let english =
      switch activity {
      case .running, .trailRunning: "run easy"
      case .cycling: "ride easy"
      case .swimming: "swim easy"
      default: "keep it easy"
      }
    return say("otherwise \(english)", es: "si no, suave")
  }

  /// Of a long or hard session; no full stop.
  func isTomorrow(_ session: PlannedSession) -> String {
    let name = session.title.map(quotedTitle) ?? name(of: session).lowercased()
    return say("\(name) is tomorrow", es: "mañana tienes \(name)")
  }

  func standing(_ session: PlannedSession) -> String {
    "\(canStand(session).text.withCapital); \(easyInstead(of: session.activity))."
  }

  var whyStanding: String {
    say(
      "The day stays moderate for all else. A hard session of your own can stand because the score is at least 50%, "
        + "HRV is inside its band, resting heart rate and last night are as usual, and the last days were not too hard.",
      es:
        "Para lo demás, el día sigue siendo moderado. Una sesión fuerte tuya se puede mantener porque la puntuación es del "
        + "50 % o más, la VFC está en su franja, la FC en reposo y la noche son las habituales y los últimos días no han "
        + "sido demasiado fuertes.")
  }
}

extension DayVerdict.Reason {
  var isMatchAhead: Bool {
    if case .match(_, 0, _?) = self { true } else { false }
  }
}
