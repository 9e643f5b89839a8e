extension Voice {
  package func sentence(_ sentence: ReviewSentence) -> String {
    switch sentence {
    case .title(let week): say("Week \(week)", es: "Semana \(week)")
    case .body(let recovery, let sleep): body(recovery, sleep)
    case .calendar(let load, let heaviest, let after): calendar(load, heaviest, after)
    case .training(let training): self.training(training)
    case .change(let recovery, let sleep, let load): change(recovery, sleep, load)
    case .habit(let exposure, let borders, let days, let finding):
      say(
        "\(name(of: exposure, borders).withCapital) (on \(list(days.map(shortDate)))) goes with "
          + "recovery \(change(finding)) the next morning.",
        es:
          "\(name(of: exposure, borders).withCapital) (el \(list(days.map { date($0) }))): coincide con una "
          + "recuperación \(change(finding)) a la mañana siguiente.")
    case .heaviestAhead(let day):
      say(
        "The heaviest day of the following week is \(shortDate(day.date)), load \(decimal(day.value, places: 0)).",
        es: "El día más cargado de la semana siguiente es el \(date(day.date)), con una carga de "
          + "\(decimal(day.value, places: 0)).")
    case .bestDays(let days):
      say(
        "\(days.count == 1 ? "Best day" : "Best days") to train hard: "
          + "\(list(days.map(shortDate))). \(morningDecides(days.count))",
        es: "\(days.count == 1 ? "El mejor día" : "Los mejores días") para entrenar fuerte: "
          + "\(list(days.map { date($0) })). \(morningDecides(days.count))")
    case .said(let said): what(said)
    case .felt(let felt): self.felt(felt)
    case .nothing: say("There is no data for this week.", es: "No hay datos de esta semana.")
    case .noBody:
      say(
        "There is no recovery or sleep data for this week.",
        es: "No hay datos de recuperación ni de sueño de esta semana.")
    case .bodyHidden:
      say("Recovery and sleep are hidden.", es: "La recuperación y el sueño están ocultos.")
    case .noCalendar:
      say(
        "The calendars say too little about this week.",
        es: "Los calendarios dicen muy poco de esta semana.")
    case .noTraining:
      say(
        "No training was planned or recorded.",
        es: "No se planificó ni se registró ningún entrenamiento.")
    case .chart: say("recovery", es: "recuperación")
    }
  }

  /// `What I said: hard allowed on 3 days, you trained hard on 2; lights out within 30 minutes on 4
  /// of 7.`
  private func what(_ said: SaidAndDone) -> String {
    let hard =
      said.hardAllowed == 0
      ? say("no day allowed hard training", es: "ningún día permitía entrenar fuerte")
      : say(
        "hard training allowed on \(count(said.hardAllowed, "day")), you trained hard on \(said.hardDone)",
        es:
          "se podía entrenar fuerte \(count(said.hardAllowed, "día")), y "
          + "lo hiciste \(said.hardDone)")
    let unusual =
      said.unusualMornings == 0
      ? nil
      : say(
        "unusual readings on \(count(said.unusualMornings, "morning"))",
        es:
          "valores inusuales \(count(said.unusualMornings, "mañana"))"
      )
    // Readings alone do not mean illness, so a count of 0 is left out.
    let ill =
      said.illMornings == 0
      ? nil
      : say(
        "you said ill on \(count(said.illMornings, "morning"))",
        es:
          "dijiste que estabas mal \(count(said.illMornings, "mañana"))"
      )
    let lights =
      said.lightsOut == 0
      ? nil
      : say(
        "asleep within 30 minutes of lights out on \(said.lightsOutKept) of \(said.lightsOut) nights",
        es: "dormido a menos de 30 minutos de la hora propuesta \(said.lightsOutKept) de "
          + "\(said.lightsOut) noches")
    let readings = [unusual, ill].compactMap(\.self).joined(separator: ", ")
    let parts = [hard, readings, lights ?? ""].filter { !$0.isEmpty }.joined(separator: "; ")
    return say("What I said: \(parts).", es: "Lo que dije: \(parts).")
  }

  /// `You felt 4.1 on mornings over 60%, 2.9 under 40% (38 mornings in 60 days).`
  private func felt(_ felt: FeltMornings) -> String {
    let high = felt.high.map {
      say(
        "\(decimal($0, places: 1)) on mornings over \(percent(FeltMornings.highAbove))",
        es:
          "\(decimal($0, places: 1)) las mañanas por encima del \(percent(FeltMornings.highAbove))")
    }
    let low = felt.low.map {
      say(
        "\(decimal($0, places: 1)) under \(percent(FeltMornings.lowBelow))",
        es: "\(decimal($0, places: 1)) por debajo del \(percent(FeltMornings.lowBelow))")
    }
    let parts = [high, low].compactMap(\.self).joined(separator: ", ")
    guard !parts.isEmpty else {
      return say(
        "You rated \(felt.mornings) of the last 60 mornings.",
        es: "Has valorado \(felt.mornings) de las últimas 60 mañanas.")
    }
    return say(
      "You felt \(parts) (of 5; \(felt.mornings) mornings in 60 days).",
      es: "Te sentías \(parts) (sobre 5; \(felt.mornings) mañanas en 60 días).")
  }

  private func morningDecides(_ days: Int) -> String {
    say(
      "Whether you train hard depends on your recovery \(days > 1 ? "each" : "that") morning.",
      es:
        "Si entrenas fuerte o no dependerá de la recuperación de \(days > 1 ? "cada" : "esa") mañana."
    )
  }

  /// `8 to 28 points lower`.
  private func change(_ finding: Habits.Habit.Finding) -> String {
    switch finding {
    case .lower(let points):
      say(
        "\(span(of: points, .recovery)) points lower",
        es: "\(span(of: points, .recovery)) puntos menor")
    case .higher(let points):
      say(
        "\(span(of: points, .recovery)) points higher",
        es: "\(span(of: points, .recovery)) puntos mayor")
    default: self.finding(finding, of: .recovery)
    }
  }

  private func body(_ recovery: Review.Value?, _ sleep: Review.Value?) -> String {
    let score = either(
      recovery.map { value in
        "Recovery averaged \(percent(value.mean)) over \(count(value.days, "morning"))"
          + place(value, .recovery)
      },
      es: recovery.map { value in
        "La recuperación media fue del \(percent(value.mean)) en "
          + count(value.days, "mañana") + place(value, .recovery)
      })
    let asleep = either(
      sleep.map { value in
        "\(score == nil ? "You" : "you") slept \(self.value(value.mean, of: .sleep)) a night"
          + place(value, .sleep)
      },
      es: sleep.map { value in
        "\(score == nil ? "Dormiste" : "dormiste") \(self.value(value.mean, of: .sleep)) por noche"
          + place(value, .sleep)
      })
    return [score, asleep].compactMap(\.self).joined(separator: "; ") + "."
  }

  private func place(_ value: Review.Value, _ metric: TrendMetric) -> String {
    guard let usual = value.usual, let place = value.place else { return "" }
    let band = band(usual, of: metric)
    return switch place {
    case .below:
      say(", less than in most weeks (\(band))", es: ", menos que la mayoría de las semanas (\(band))")
    case .within:
      say(", as in most weeks (\(band))", es: ", como la mayoría de las semanas (\(band))")
    case .above:
      say(", more than in most weeks (\(band))", es: ", más que la mayoría de las semanas (\(band))")
    }
  }

  private func calendar(_ load: Review.Value, _ heaviest: Trend.Extreme?, _ after: Double?)
    -> String
  {
    let mean = say(
      "Calendar load averaged \(decimal(load.mean, places: 0))",
      es: "La carga media de la agenda fue de \(decimal(load.mean, places: 0))")
    guard let heaviest else { return mean + "." }
    let day = say(
      "\(shortDate(heaviest.date)) was the heaviest day (\(decimal(heaviest.value, places: 0)))",
      es: "el día más cargado fue el \(date(heaviest.date)) "
        + "(\(decimal(heaviest.value, places: 0)))")
    return say(
      "\(mean); \(day)" + (after.map { ", and recovery the next morning was \(percent($0))" } ?? "")
        + ".",
      es: "\(mean); \(day)"
        + (after.map { ", y la recuperación de la mañana siguiente, del \(percent($0))" } ?? "")
        + ".")
  }

  private func training(_ training: Review.Training) -> String {
    let open = training.planned - training.done
    let planned =
      training.planned == 0
      ? nil
      : say(
        "\(training.done) of \(count(training.planned, "planned session")) done"
          + (open > 0 ? ", \(open) not recorded" : ""),
        es:
          "\(training.done) de \(count(training.planned, "sesión planificada hecha", "sesiones planificadas hechas"))"
          + (open > 0 ? ", \(open) sin registrar" : ""))
    let workouts =
      training.workouts == 0
      ? say("no workout recorded", es: "ningún entrenamiento registrado")
      : say(
        "\(count(training.workouts, "workout")) recorded",
        es: training.workouts == 1
          ? "1 entrenamiento registrado" : "\(training.workouts) entrenamientos registrados")
    let run = training.meters.map { decimal($0 / 1000, places: 1) }
      .map { say("\($0) km run", es: "\($0) km corridos") }
    let minutes = either(
      training.zoneMinutes.map { "\(decimal($0, places: 0)) zone-weighted minutes" },
      es: training.zoneMinutes.map {
        "\(decimal($0, places: 0)) minutos ponderados por zona"
      })
    let programme =
      training.programmeSessions == 0
      ? nil
      : say(
        "\(training.programmeDone) of \(count(training.programmeSessions, "programme session")) done",
        es: training.programmeSessions == 1
          ? "\(training.programmeDone) de 1 sesión del programa"
          : "\(training.programmeDone) de \(training.programmeSessions) sesiones del programa")
    let parts = [planned, programme, workouts, run, minutes].compactMap(\.self)
    return say(
      "Training: " + parts.joined(separator: ", ") + ".",
      es: "Entrenamiento: " + parts.joined(separator: ", ") + ".")
  }

  private func change(_ recovery: Double?, _ sleep: Double?, _ load: Double?) -> String {
    let parts = either(
      [
        recovery.map { "recovery \(signed(Numerals.whole($0)))" },
        sleep.map { "sleep \(signed(Numerals.whole($0))) min" },
        load.map { "calendar load \(signed(Numerals.whole($0)))" },
      ].compactMap(\.self),
      es: [
        recovery.map { "recuperación \(signed(Numerals.whole($0)))" },
        sleep.map { "sueño \(signed(Numerals.whole($0))) min" },
        load.map { "carga de la agenda \(signed(Numerals.whole($0)))" },
      ].compactMap(\.self))
    return say(
      "Compared with the previous week: \(parts.joined(separator: ", ")).",
      es: "Frente a la semana anterior: \(parts.joined(separator: ", ")).")
  }

  package func sentence(_ sentence: WeekPlanSentence) -> String {
    switch sentence {
    case .session(let date, let from, let to): "\(shortDate(date)) \(from.range(to: to))"
    case .load(let load, let level):
      say(
        "calendar load \(points(load)), \(loadLevel(level))",
        es: "carga de la agenda \(points(load)), \(loadLevel(level))")
    case .reason(let days, let apart, let levels):
      "\(reason(days, apart, levels)). \(morningDecides(days))"
    case .planned(let days):
      say(
        "Hard sessions already planned: \(list(days.map(shortDate))).",
        es: "Sesiones fuertes ya planificadas: \(list(days.map { date($0) })).")
    case .enough(isUsual: true):
      say(
        "You already have as many hard sessions planned as you usually do.",
        es: "Ya tienes planificadas tantas sesiones fuertes como sueles hacer.")
    case .enough(isUsual: false):
      say(
        "You already have as many hard sessions planned as you want.",
        es: "Ya tienes planificadas tantas sesiones fuertes como quieres.")
    case .noTime:
      say(
        "No day has a free hour that is early enough and far enough from a race and from the last hard day.",
        es:
          "Ningún día tiene una hora libre lo bastante temprana y lo bastante lejos de una competición y "
          + "del último día fuerte.")
    case .fewer(let found, let wanted):
      say("\(found) of \(wanted) fit.", es: "Caben \(found) de \(wanted).")
    case .races(let days):
      say(
        "Race on \(list(days.map(shortDate))): nothing hard on the days around it.",
        es: "Competición el \(list(days.map { date($0) })): nada fuerte en los días de alrededor.")
    case .entry: say("Workout: hard", es: "Entrenamiento fuerte")
    case .entryBody:
      say(
        "A light day in your calendars. \(morningDecides(1))",
        es: "Un día ligero según tus calendarios. \(morningDecides(1))")
    }
  }

  private func reason(_ days: Int, _ apart: Int?, _ levels: [CalendarLoad.Level]) -> String {
    let isLight = levels.allSatisfy { $0 == .light }
    let day =
      isLight
      ? days == 1 ? say("A light day", es: "Un día ligero") : say("Light days", es: "Días ligeros")
      : days == 1
        ? say("The least busy day", es: "El día menos cargado")
        : say("The least busy days", es: "Los días menos cargados")
    return say(
      day + (apart.map { ", \(number($0)) days apart" } ?? ""),
      es: day + (apart.map { ", con \($0) días de diferencia" } ?? ""))
  }

  private func number(_ count: Int) -> String {
    switch count {
    case 2: "two"
    case 3: "three"
    case 4: "four"
    case 5: "five"
    default: "\(count)"
    }
  }
}
