extension Spanish {
  package func name(of workout: CatalogueWorkout) -> String {
    switch workout {
    case .fullBody: "fuerza, cuerpo entero"
    case .upperBody: "fuerza, tren superior"
    case .lowerBody: "fuerza, tren inferior"
    case .core: "core y estabilidad"
    case .tempoRun: "carrera a ritmo (tempo)"
    case .yoga: "yoga vinyasa"
    case .dynamicStretching: "estiramientos dinámicos"
    case .foamRolling: "rodillo"
    case .walk: "paseo suave"
    }
  }

  package func amount(of exercise: Exercise) -> String {
    let once = amount(exercise.amount) + (exercise.isEachSide ? " por lado" : "")
    let sets = exercise.sets.upperBound == 1 ? once : "\(range(exercise.sets)) × \(once)"
    return exercise.restSeconds == 0 ? sets : "\(sets), pausa \(exercise.restSeconds) s"
  }

  private func amount(_ amount: Exercise.Amount) -> String {
    switch amount {
    case .repetitions(let count): range(count)
    case .seconds(let seconds): "\(seconds) s"
    case .minutes(let minutes): "\(minutes) min"
    }
  }

  private func range(_ range: ClosedRange<Int>) -> String {
    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
  }

  package func minutes(_ range: ClosedRange<Int>) -> String { "\(self.range(range)) min" }

  package func sentence(about suggestion: WorkoutSuggestion) -> String {
    let name = name(of: suggestion.workout)
    let start = name.prefix(1).uppercased() + name.dropFirst()
    let length = minutes(suggestion.workout.minutes)
    // "Paseo suave, suave" would say it twice.
    if suggestion.workout == .walk, suggestion.intensity == .easy { return "\(start), \(length)." }
    switch suggestion.intensity {
    case .hard: return "\(start), intensidad alta, \(length)."
    case .moderate: return "\(start), intensidad moderada, \(length)."
    case .easy: return "\(start), intensidad baja, \(length)."
    case .byFeel: return "\(start), por sensaciones, \(length)."
    }
  }

  package func reason(_ reason: WorkoutSuggestion.Reason) -> String {
    switch reason {
    case .highLittleStrength:
      "La recuperación llega a 80 y en la última semana llevas menos de 2 días de fuerza."
    case .highLittleRunning:
      "La recuperación llega a 80 y llevas 2 días o más de fuerza y menos de 4 de carrera."
    case .highEnoughOfBoth:
      "La recuperación llega a 80 y ya llevas bastante carrera y bastante fuerza."
    case .goodNoStrength: "La recuperación llega a 60 y en la última semana no llevas fuerza."
    case .goodSomeStrength:
      "La recuperación llega a 60 y en la última semana llevas algo de fuerza."
    case .moderate: "La recuperación llega a 40: da para moverse, no para entrenar fuerte."
    case .milderDay: "La puntuación permitiría más; el día, no."
    case .milderPlan: "El día permitiría más, pero tenías previsto algo más suave."
    case .low: "La recuperación está por debajo de 40: un paseo suave o descanso completo."
    case .unknown: "No se conoce la recuperación: algo suave y por sensaciones."
    }
  }

  package var easedForSleep: String {
    "Un entrenamiento fuerte acabaría a menos de \(TrainingAdvice.hoursBeforeSleep) h de tu hora de "
      + "dormir: mejor algo suave."
  }

  package func week(_ week: TrainingWeek) -> String {
    guard week.isKnown else { return "ningún entrenamiento en los últimos 28 días" }
    return "últimos \(TrainingWeek.length) días: \(days(week.running)) de carrera, "
      + "\(days(week.strength)) de fuerza, \(days(week.rest)) de descanso"
  }

  private func days(_ count: Int) -> String { count == 0 ? "ninguno" : "\(count)" }

  package func slot(_ slot: String, in window: String) -> String {
    "\(slot) (libre \(window))"
  }

  package func noTime(_ time: WorkoutSuggestion.Time) -> String {
    switch time {
    case .noWindow(let minutes):
      "no queda ningún hueco libre de \(minutes) min: otro día, o más corto"
    case .noCalendar: "sin calendario: elige tú la hora"
    case .slot: ""
    }
  }

  package func alternatives(_ workouts: [CatalogueWorkout]) -> String {
    let listed = workouts.map { "\(name(of: $0)) (\(minutes($0.minutes)))" }
    return "o bien: \(listed.joined(separator: ", "))"
  }

  package func alreadyPlanned(_ sessions: [String]) -> String {
    "Ya tienes previsto: \(sessions.joined(separator: "; "))."
  }

  package func howToDo(_ movement: Movement) -> String {
    "cómo se hace: readyday body show \(movement.rawValue)"
  }

  package var notForTrainee: String {
    "No es posible con tu material y lo que evitas: readyday body profile"
  }

  package func heading(_ heading: WorkoutHeading) -> String {
    switch heading {
    case .time: "CUÁNDO"
    case .workout: "QUÉ"
    case .reason: "POR QUÉ"
    }
  }
}
