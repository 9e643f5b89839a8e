extension Voice {
  /// `You usually run on Thursdays at 16:30: easy today`.
  func usually(_ usual: UsualSession, on weekday: Weekday, _ intensity: TrainingIntensity) -> String
  {
    let (english, spanish) = verb(usual.activity)
    let days = plural(weekday)
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
    let (count, days) = (usual.dates.count, "\(UsualSession.weeks) \(plural(weekday))")
    return say(
      "A workout was recorded then on \(count) of the last \(days).",
      es: "A esa hora consta un entrenamiento en \(count) de los últimos \(days).")
  }

  func dates(of usual: UsualSession) -> String {
    let days = days(usual.dates)
    return say("Learned from \(days).", es: "Aprendido de: \(days).")
  }

  /// `workouts were recorded at 3 of its last 4 times (…)`.
  func whyLearned(_ learned: LearnedTitle) -> String {
    let days = days(learned.dates)
    return say(
      "workouts were recorded at \(learned.dates.count) of its last \(LearnedTitle.looked) times: \(days)",
      es:
        "constan entrenamientos en \(learned.dates.count) de sus últimas \(LearnedTitle.looked) veces: \(days)"
    )
  }

  private func plural(_ weekday: Weekday) -> String {
    let day = self.weekday(weekday)
    return say(day + "s", es: day.hasSuffix("s") ? day : day + "s")
  }

  private func days(_ dates: [LocalDate]) -> String {
    either(list(dates.map(shortDate)), es: list(dates.map { date($0) }))
  }
}
