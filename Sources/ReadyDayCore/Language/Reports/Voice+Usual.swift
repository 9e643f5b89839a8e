extension Voice {
  /// `You usually run on Thursdays at 16:30: easy today`.
  func usually(_ usual: UsualSession, on weekday: Weekday, _ intensity: TrainingIntensity) -> String
  {
    let (english, spanish) = verb(usual.activity)
    let day = self.weekday(weekday)
    let days = say(day + "s", es: day.hasSuffix("s") ? day : day + "s")
    let level =
      switch intensity {
      case .easy: say("easy today", es: "hoy, suave")
      case .moderate: say("moderate today", es: "hoy, con moderación")
      case .hard: say("any pace is fine today", es: "hoy, al ritmo que quieras")
      case .byFeel: say("by feel today", es: "hoy, según te encuentres")
      }
    return say(
      "You usually \(english) on \(days) at \(usual.start.clock): \(level)",
      es: "Los \(days) sueles \(spanish) a \(las(usual.start)): \(level)")
  }

  private func verb(_ activity: Activity) -> (english: String, spanish: String) {
    switch activity {
    case .running, .trailRunning: ("run", "correr")
    case .cycling: ("ride", "salir en bici")
    case .swimming: ("swim", "nadar")
    case .rowing: ("row", "remar")
    case .hiking: ("hike", "ir de senderismo")
    case .rockClimbing, .bouldering: ("climb", "escalar")
    default:
      switch activity.category {
      case .teamSports, .racquetSports: ("play", "jugar")
      case .strength: ("do strength training", "hacer fuerza")
      default: ("train", "entrenar")
      }
    }
  }

  func recorded(_ usual: UsualSession, on weekday: Weekday) -> String {
    let (count, day) = (usual.dates.count, self.weekday(weekday))
    return say(
      "A workout was recorded then on \(count) of the last \(UsualSession.weeks) \(day)s.",
      es:
        "A esa hora consta un entrenamiento en \(count) de los últimos \(UsualSession.weeks) "
        + "\(day.hasSuffix("s") ? day : day + "s").")
  }

  func dates(of usual: UsualSession) -> String {
    let days = either(
      list(usual.dates.map(shortDate)), es: list(usual.dates.map { date($0) }))
    return say("Learned from \(days).", es: "Aprendido de: \(days).")
  }

  /// `workouts were recorded at 3 of its last 4 times (…)`.
  func whyLearned(_ learned: LearnedTitle) -> String {
    let days = either(
      list(learned.dates.map(shortDate)), es: list(learned.dates.map { date($0) }))
    return say(
      "workouts were recorded at \(learned.dates.count) of its last \(LearnedTitle.looked) times: \(days)",
      es:
        "constan entrenamientos en \(learned.dates.count) de sus últimas \(LearnedTitle.looked) veces: \(days)"
    )
  }
}
