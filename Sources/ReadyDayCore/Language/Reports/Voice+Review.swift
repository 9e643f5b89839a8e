extension Voice {
  package func title(of week: IsoWeek) -> String {
    say("Week \(week)", es: "Semana \(week.number) de \(week.year)")
  }

  /// For example `What readyday advised: hard training on 3 days, you trained hard on 2; …`.
  package func sentence(about said: SaidAndDone) -> String {
    let hard =
      said.hardAllowed == 0
      ? say("hard training was not possible on any day", es: "ningún día permitía entrenar fuerte")
      : say(
        "hard training was possible on \(count(said.hardAllowed, "day")), and you trained hard on \(said.hardDone) of them",
        es: said.hardDone == 0
          ? "podías entrenar fuerte \(count(said.hardAllowed, "día")) y no lo hiciste"
          : "podías entrenar fuerte \(count(said.hardAllowed, "día")) y lo hiciste \(said.hardDone)"
      )
    let unusual =
      said.unusualMornings == 0
      ? nil
      : say(
        "unusual readings on \(count(said.unusualMornings, "morning"))",
        es: "valores inusuales en \(count(said.unusualMornings, "mañana"))")
    // Unusual readings alone do not mean illness. A count of 0 is left out.
    let ill =
      said.illMornings == 0
      ? nil
      : say(
        "you reported being ill on \(count(said.illMornings, "morning"))",
        es: "dijiste que estabas mal en \(count(said.illMornings, "mañana"))")
    let lights =
      said.lightsOut == 0
      ? nil
      : say(
        "you fell asleep within 30 minutes of the suggested lights-out on \(said.lightsOutKept) of \(count(said.lightsOut, "night"))",
        es:
          "en \(said.lightsOutKept) de \(count(said.lightsOut, "noche")) te dormiste a menos de 30 "
          + "minutos de la hora propuesta")
    let readings = [unusual, ill].compactMap(\.self).joined(separator: ", ")
    let parts = [hard, readings, lights ?? ""].filter { !$0.isEmpty }.joined(separator: "; ")
    return say("What readyday advised: \(parts).", es: "Lo que aconsejó readyday: \(parts).")
  }

  /// For example `You felt 4.1 on mornings over 60%, 2.9 under 40% (38 mornings in 60 days).`
  func felt(_ felt: FeltMornings) -> String {
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
      es: "Tu nota media fue de \(parts) (sobre 5; \(felt.mornings) mañanas en 60 días).")
  }

  func morningDecides(_ days: Int) -> String {
    say(
      "Whether to train hard depends on your recovery \(days > 1 ? "each" : "that") morning.",
      es:
        "Que entrenes fuerte o no dependerá de la recuperación de \(days > 1 ? "cada" : "esa") mañana."
    )
  }

  /// For example `8 to 28 points lower`.
  func change(_ finding: Habits.Habit.Finding) -> String {
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

  package func body(_ recovery: Review.Value?, _ sleep: Review.Value?) -> String {
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
        "\(score == nil ? "You" : "you") slept \(self.value(value.mean, of: .sleep)) a night over \(count(value.days, "night"))"
          + place(value, .sleep)
      },
      es: sleep.map { value in
        "\(score == nil ? "Dormiste" : "dormiste") \(self.value(value.mean, of: .sleep)) por noche en \(count(value.days, "noche"))"
          + place(value, .sleep)
      })
    return [score, asleep].compactMap(\.self).joined(separator: "; ") + "."
  }

  private func place(_ value: Review.Value, _ metric: TrendMetric) -> String {
    guard let usual = value.usual, let place = value.place else { return "" }
    let band = band(usual, of: metric)
    return switch place {
    case .below:
      say(", less than in most weeks (\(band))", es: ", por debajo de lo habitual (\(band))")
    case .within:
      say(", within the range of most weeks (\(band))", es: ", dentro de lo habitual (\(band))")
    case .above:
      say(", more than in most weeks (\(band))", es: ", por encima de lo habitual (\(band))")
    }
  }

  func calendar(_ load: Review.Value, _ heaviest: Trend.Extreme?, _ after: Double?) -> String {
    let mean = say(
      "Calendar load averaged \(decimal(load.mean, places: 0)) over \(count(load.days, "day"))",
      es:
        "La carga media de la agenda en \(count(load.days, "día")) fue de \(decimal(load.mean, places: 0))"
    )
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

  package func training(_ training: Review.Training) -> String {
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
      training.zoneMinutes.map {
        "a training load of \(decimal($0, places: 0)) (\(zoneMinutesCount))"
      },
      es: training.zoneMinutes.map {
        "una carga de \(decimal($0, places: 0)) (\(zoneMinutesCount))"
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

  func change(_ recovery: Double?, _ sleep: Double?, _ load: Double?) -> String {
    let parts = either(
      [
        recovery.map { "recovery \(signed(Int(rounding: $0))) points" },
        sleep.map { "sleep \(signed(Int(rounding: $0))) min a night" },
        load.map { "calendar load \(signed(Int(rounding: $0)))" },
      ].compactMap(\.self),
      es: [
        recovery.map { "recuperación \(signed(Int(rounding: $0))) puntos" },
        sleep.map { "sueño \(signed(Int(rounding: $0))) min por noche" },
        load.map { "carga de la agenda \(signed(Int(rounding: $0)))" },
      ].compactMap(\.self))
    return say(
      "Compared with the previous week: \(parts.joined(separator: ", ")).",
      es: "Frente a la semana anterior: \(parts.joined(separator: ", ")).")
  }

  package func fewer(_ found: Int, of wanted: Int) -> String {
    say("\(found) of \(wanted) fit.", es: "Caben \(found) de \(wanted).")
  }

  /// Why these days were chosen, and how many days apart they are at least. A level may be unknown.
  package func reason(_ days: Int, _ apart: Int?, _ levels: [CalendarLoad.Level?]) -> String {
    let isLight = levels.allSatisfy { $0 == .light }
    let day =
      isLight
      ? days == 1
        ? say("A light day", es: "Es un día ligero")
        : say("Light days", es: "Son días ligeros")
      : days == 1
        ? say("The least busy day", es: "Es el día menos cargado")
        : say("The least busy days", es: "Son los días menos cargados")
    let gap =
      apart.map { say(", \(number($0)) days apart", es: ", separados por \($0) días") } ?? ""
    return "\(day)\(gap). \(morningDecides(days))"
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
