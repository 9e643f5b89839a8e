extension Voice {
  /// In lower case, such as `strength, lower body`.
  package func name(of workout: CatalogueWorkout) -> String {
    switch workout {
    case .fullBody: say("strength, full body", es: "fuerza, cuerpo entero")
    case .upperBody: say("strength, upper body", es: "fuerza, tren superior")
    case .lowerBody: say("strength, lower body", es: "fuerza, tren inferior")
    case .core: say("core and stability", es: "core y estabilidad")
    case .tempoRun: say("tempo run", es: "carrera a ritmo (tempo)")
    case .yoga: say("yoga flow", es: "yoga vinyasa")
    case .dynamicStretching: say("dynamic stretching", es: "estiramientos dinámicos")
    case .foamRolling: say("foam rolling", es: "rodillo")
    case .walk: say("easy walk", es: "paseo suave")
    }
  }

  func name(of suggestion: WorkoutSuggestion) -> String {
    suggestion.sport.map { sport in sport.title.map(named) ?? name(of: sport.activity) }
      ?? name(of: suggestion.workout)
  }

  private func range(_ range: ClosedRange<Int>) -> String {
    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
  }

  package func minutes(_ range: ClosedRange<Int>) -> String { "\(self.range(range)) min" }

  /// The whole suggestion in one sentence.
  package func sentence(about suggestion: WorkoutSuggestion) -> String {
    let start = name(of: suggestion).withCapital
    let length = minutes(suggestion.minutes)
    // "Easy walk, easy" would be redundant.
    if suggestion.workout == .walk, suggestion.sport == nil, suggestion.intensity == .easy {
      return "\(start), \(length)."
    }
    let level =
      switch suggestion.intensity {
      case .hard: say("hard", es: "intensidad alta")
      case .moderate: say("moderate", es: "intensidad moderada")
      case .easy: say("easy", es: "suave")
      case .byFeel: say("by feel", es: "según te encuentres")
      }
    return "\(start), \(level), \(length)."
  }

  package func reason(
    _ reason: WorkoutSuggestion.Reason, from limits: WorkoutSuggestion.Limits
  ) -> String {
    let (high, good) = (percent(Double(limits.high)), percent(Double(limits.good)))
    let moderate = percent(Double(limits.moderate))
    return switch reason {
    case .highLittleStrength:
      say(
        "Recovery is at least \(high), with fewer than 2 strength days in the last 7.",
        es: "Recuperación del \(high) o más, con menos de 2 días de fuerza en los últimos 7.")
    case .highLittleRunning:
      say(
        "Recovery is at least \(high), with 2 or more strength days and fewer than 4 running days.",
        es: "Recuperación del \(high) o más, con al menos 2 días de fuerza y menos de 4 de carrera."
      )
    case .highEnoughOfBoth:
      say(
        "Recovery is at least \(high), with enough running and strength in the last 7 days.",
        es: "Recuperación del \(high) o más, con bastante carrera y fuerza en los últimos 7 días.")
    case .goodNoStrength:
      say(
        "Recovery is at least \(good), with no strength training in the last 7 days.",
        es: "Recuperación del \(good) o más, sin fuerza en los últimos 7 días.")
    case .goodSomeStrength:
      say(
        "Recovery is at least \(good), with some strength training in the last 7 days.",
        es: "Recuperación del \(good) o más, con algo de fuerza en los últimos 7 días.")
    case .moderate:
      say(
        "Recovery is at least \(moderate): enough to move, not to train hard.",
        es: "Recuperación del \(moderate) o más: da para moverse, no para entrenar fuerte.")
    case .milderDay:
      say(
        "The score alone would allow more; the day does not.",
        es: "La puntuación permitiría más; el día, no.")
    case .milderPlan:
      say(
        "The day would allow more; you planned something easier.",
        es: "El día permitiría más, pero tenías previsto algo más suave.")
    case .hardPlanned:
      say("A hard session is already planned.", es: "Ya tienes prevista una sesión fuerte.")
    case .dayAllows:
      say(
        "The day allows more than the score alone.",
        es: "El día permite más que la puntuación por sí sola.")
    case .ownSport:
      say(
        "You do it regularly, and have gone longest without it.",
        es: "Lo practicas con regularidad y es lo que llevas más tiempo sin hacer.")
    case .ruledOut:
      say(
        "It spares what is injured, and what your profile leaves out.",
        es: "Deja fuera lo que carga tu lesión y lo que excluye tu perfil.")
    case .ownSession: say("It is in your calendar.", es: "Está en tu calendario.")
    case .ownTooHard:
      say(
        "The session you had planned is too hard for the day.",
        es: "La sesión que tenías prevista es demasiado fuerte para el día.")
    case .low:
      say(
        "Recovery is below \(moderate): an easy walk, or complete rest.",
        es: "La recuperación está por debajo del \(moderate): un paseo suave o descanso completo.")
    case .unknown:
      say(
        "Recovery is unknown: keep it easy and train by feel.",
        es: "No se conoce la recuperación: algo suave y según te encuentres.")
    }
  }

  /// Which row of the original table the suggestion replaces, and for what that row is.
  package func row(replacedBy suggestion: WorkoutSuggestion) -> String? {
    suggestion.replaced.map { row in
      let (name, why) = (name(of: row.workout), reason(row.reason, from: suggestion.limits))
      return say(
        "By the score and the last 7 days alone: \(name). \(why)",
        es: "Según la puntuación y los últimos 7 días, sin nada más: \(name). \(why)")
    }
  }

  /// A sentence on why the workout is not harder.
  package var easedForSleep: String {
    say(
      "Hard training would end less than \(TrainingAdvice.hoursBeforeSleep) h before you usually fall "
        + "asleep: something easy instead.",
      es:
        "Un entrenamiento fuerte acabaría menos de \(TrainingAdvice.hoursBeforeSleep) h antes de tu hora "
        + "habitual de dormir: mejor algo suave.")
  }

  /// The training of the last 7 days.
  package func week(_ week: TrainingWeek) -> String {
    guard week.isKnown else {
      return say(
        "no workouts in the last 28 days", es: "ningún entrenamiento en los últimos 28 días")
    }
    let isWhole = week.knownDays == TrainingWeek.length
    return say(
      "last \(TrainingWeek.length) days\(isWhole ? "" : " (\(week.knownDays) known)"): \(days(week.running, "running")), "
        + "\(days(week.strength, "strength")), \(days(week.rest, "rest"))",
      es:
        "últimos \(TrainingWeek.length) días\(isWhole ? "" : " (datos de \(week.knownDays))"): \(days(week.running)) de carrera, "
        + "\(days(week.strength)) de fuerza, \(days(week.rest)) de descanso")
  }

  private func days(_ count: Int, _ kind: String) -> String {
    switch count {
    case 0: "no \(kind) days"
    case 1: "1 \(kind) day"
    default: "\(count) \(kind) days"
    }
  }

  /// When the workout fits: `17:30–18:10 (free 17:30–19:00)`.
  package func slot(_ slot: String, in window: String) -> String {
    say("\(slot) (free \(window))", es: "\(slot) (libre \(window))")
  }

  /// Shown if no gap is left for a workout of so many minutes; nil without a calendar.
  package func noTime(for minutes: Int?) -> String {
    guard let minutes else {
      return say("no calendar: choose the time yourself", es: "sin calendario: elige tú la hora")
    }
    return say(
      "no gap of \(minutes) min is left: try another day, or something shorter",
      es: "no queda ningún hueco libre de \(minutes) min: otro día, o más corto")
  }

  package func alternatives(_ workouts: [CatalogueWorkout]) -> String {
    let listed = workouts.map { "\(name(of: $0)) (\(minutes($0.minutes)))" }
    return say(
      "or: \(listed.joined(separator: ", "))", es: "o bien: \(listed.joined(separator: ", "))")
  }

  /// For a planned session, such as `Running, hard, 1 h: too hard for today`.
  package func alreadyPlanned(_ session: String) -> String {
    say("Already planned: \(session).", es: "Ya has planificado \(session).")
  }

  private func days(_ count: Int) -> String { count == 0 ? "ninguno" : "\(count)" }

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
        "consta un entrenamiento en \(learned.dates.count) de las últimas "
        + "\(LearnedTitle.looked) veces: \(days)"
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
