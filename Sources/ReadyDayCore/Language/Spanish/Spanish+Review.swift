extension Spanish {
  package func sentence(_ sentence: ReviewSentence) -> String {
    switch sentence {
    case .title(let week): "Semana \(week)"
    case .body(let recovery, let sleep): body(recovery, sleep)
    case .calendar(let load, let heaviest, let after): calendar(load, heaviest, after)
    case .training(let training): self.training(training)
    case .change(let recovery, let sleep, let load): change(recovery, sleep, load)
    case .habit(let exposure, let borders, let days, let finding):
      "\(name(of: exposure, borders).withCapital) (el \(list(days.map { date($0) }))): coincide con una "
        + "recuperación \(change(finding)) a la mañana siguiente."
    case .heaviestAhead(let day):
      "El día más cargado de la semana siguiente es el \(date(day.date)), con una carga de "
        + "\(decimal(day.value, places: 0))."
    case .bestDays(let days):
      "\(days.count == 1 ? "El mejor día" : "Los mejores días") para entrenar fuerte: "
        + "\(list(days.map { date($0) })). \(morningDecides(days.count))"
    case .nothing: "No hay datos de esta semana."
    case .noBody: "No hay datos de recuperación ni de sueño de esta semana."
    case .bodyHidden: "La recuperación y el sueño están ocultos."
    case .noCalendar: "Los calendarios dicen muy poco de esta semana."
    case .noTraining: "No se planificó ni se registró ningún entrenamiento."
    case .chart: "recuperación"
    }
  }

  private func morningDecides(_ days: Int) -> String {
    "Si entrenas fuerte o no dependerá de la recuperación de \(days > 1 ? "cada" : "esa") mañana."
  }

  /// `entre 8 y 28 puntos menor`.
  private func change(_ finding: Habits.Habit.Finding) -> String {
    switch finding {
    case .lower(let points): "\(span(ofPoints: points)) puntos menor"
    case .higher(let points): "\(span(ofPoints: points)) puntos mayor"
    default: self.finding(finding)
    }
  }

  private func body(_ recovery: Review.Value?, _ sleep: Review.Value?) -> String {
    let score = recovery.map { value in
      "La recuperación media fue del \(percent(value.mean)) en "
        + (value.days == 1 ? "1 mañana" : "\(value.days) mañanas") + place(value, .recovery)
    }
    let asleep = sleep.map { value in
      "\(score == nil ? "Dormiste" : "dormiste") \(self.value(value.mean, of: .sleep)) por noche"
        + place(value, .sleep)
    }
    return [score, asleep].compactMap(\.self).joined(separator: "; ") + "."
  }

  private func place(_ value: Review.Value, _ metric: TrendMetric) -> String {
    guard let usual = value.usual, let place = value.place else { return "" }
    let band = band(usual, of: metric)
    return switch place {
    case .below: ", por debajo de lo habitual (\(band))"
    case .within: ", dentro de lo habitual (\(band))"
    case .above: ", por encima de lo habitual (\(band))"
    }
  }

  private func calendar(
    _ load: Review.Value, _ heaviest: Trend.Extreme?, _ after: Double?
  ) -> String {
    let mean = "La carga media de la agenda fue de \(decimal(load.mean, places: 0))"
    guard let heaviest else { return mean + "." }
    let day =
      "el día más cargado fue el \(date(heaviest.date)) "
      + "(\(decimal(heaviest.value, places: 0)))"
    return "\(mean); \(day)"
      + (after.map { ", y la recuperación de la mañana siguiente, del \(percent($0))" } ?? "") + "."
  }

  private func training(_ training: Review.Training) -> String {
    let open = training.planned - training.done
    let sessions = training.planned == 1 ? "sesión planificada" : "sesiones planificadas"
    let planned =
      training.planned == 0
      ? nil
      : "\(training.done) de \(training.planned) \(sessions) \(training.planned == 1 ? "hecha" : "hechas")"
        + (open > 0 ? ", \(open) sin registrar" : "")
    let workouts =
      switch training.workouts {
      case 0: "ningún entrenamiento registrado"
      case 1: "1 entrenamiento registrado"
      default: "\(training.workouts) entrenamientos registrados"
      }
    let run = training.meters.map { "\(decimal($0 / 1000, places: 1)) km corridos" }
    let minutes = training.zoneMinutes.map {
      "\(decimal($0, places: 0)) minutos ponderados por zona"
    }
    let programme =
      training.programmeSessions == 0
      ? nil
      : training.programmeSessions == 1
        ? "\(training.programmeDone) de 1 sesión del programa"
        : "\(training.programmeDone) de \(training.programmeSessions) sesiones del programa"
    let parts = [planned, programme, workouts, run, minutes].compactMap(\.self)
    return "Entrenamiento: " + parts.joined(separator: ", ") + "."
  }

  private func change(_ recovery: Double?, _ sleep: Double?, _ load: Double?) -> String {
    let parts = [
      recovery.map { "recuperación \(signed(Numerals.whole($0)))" },
      sleep.map { "sueño \(signed(Numerals.whole($0))) min" },
      load.map { "carga de la agenda \(signed(Numerals.whole($0)))" },
    ].compactMap(\.self)
    return "Frente a la semana anterior: \(parts.joined(separator: ", "))."
  }
}

extension Spanish {
  package func sentence(_ sentence: WeekPlanSentence) -> String {
    switch sentence {
    case .session(let date, let from, let to): "\(shortDate(date)) \(from.range(to: to))"
    case .load(let load, let level):
      "carga de la agenda \(points(load)), \(loadLevel(level))"
    case .reason(let days, let apart, let levels):
      "\(reason(days, apart, levels)). \(morningDecides(days))"
    case .planned(let days):
      "Sesiones fuertes ya planificadas: \(list(days.map { date($0) }))."
    case .enough(isUsual: true):
      "Ya tienes planificadas tantas sesiones fuertes como sueles hacer."
    case .enough(isUsual: false): "Ya tienes planificadas tantas sesiones fuertes como quieres."
    case .noTime:
      "Ningún día tiene una hora libre lo bastante temprana y lo bastante lejos de una competición y "
        + "del último día fuerte."
    case .fewer(let found, let wanted): "Caben \(found) de \(wanted)."
    case .races(let days):
      "Competición el \(list(days.map { date($0) })): nada fuerte a menos de tres días."
    case .entry: "Entrenamiento fuerte"
    case .entryBody: "Un día ligero según tus calendarios. \(morningDecides(1))"
    }
  }

  private func reason(
    _ days: Int, _ apart: Int?, _ levels: [CalendarLoad.Level]
  ) -> String {
    let isLight = levels.allSatisfy { $0 == .light }
    let day =
      isLight
      ? days == 1 ? "Un día ligero" : "Días ligeros"
      : days == 1 ? "El día menos cargado" : "Los días menos cargados"
    return day + (apart.map { ", con \($0) días de diferencia" } ?? "")
  }
}
