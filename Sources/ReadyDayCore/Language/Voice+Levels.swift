extension Voice {
  /// An adjective for recovery, such as `red` or `roja`.
  package func zone(_ zone: RecoveryZone) -> String {
    switch zone {
    case .green: say("green", es: "verde")
    case .yellow: say("yellow", es: "amarilla")
    case .red: say("red", es: "roja")
    case .unknown: say("unknown", es: "desconocida")
    }
  }

  /// A state in Spanish, as in `la recuperación está en rojo`.
  func inColour(_ zone: RecoveryZone) -> String {
    switch zone {
    case .green: "en verde"
    case .yellow: "en amarillo"
    case .red: "en rojo"
    case .unknown: "sin datos"
    }
  }

  /// An adjective for the calendar, such as `heavy` or `cargada`.
  package func loadLevel(_ level: CalendarLoad.Level) -> String {
    switch level {
    case .light: say("light", es: "ligera")
    case .moderate: say("moderate", es: "moderada")
    case .heavy: say("heavy", es: "cargada")
    }
  }

  /// Such as `82/100 heavy`; `at least 4/100` if missing events may make it heavier.
  func scoreAndLevel(of load: CalendarLoad) -> String {
    score(of: load) + (load.knownLevel.map { " \(loadLevel($0))" } ?? "")
  }

  /// An adjective for demand, such as `high` or `alta`.
  package func demandLevel(_ level: EventDemand.Level) -> String {
    switch level {
    case .low: say("low", es: "baja")
    case .medium: say("medium", es: "media")
    case .high: say("high", es: "alta")
    }
  }

  package func intensity(_ intensity: TrainingIntensity) -> String {
    switch intensity {
    case .hard: say("hard", es: "fuerte")
    case .moderate: say("moderate", es: "con moderación")
    case .easy: say("easy", es: "suave")
    case .byFeel: say("by feel", es: "según te encuentres")
    }
  }

  package func partOfDay(_ part: PartOfDay) -> String {
    switch part {
    case .morning: say("morning", es: "mañana")
    case .afternoon: say("afternoon", es: "tarde")
    case .evening: say("evening", es: "tarde-noche")
    }
  }

  /// Shown after the first of many events: `and 86200 more`.
  package func further(_ count: Int) -> String { say("and \(count) more", es: "y \(count) más") }

  func load(_ load: CalendarLoad) -> String {
    let total = say(
      "\(decimal(load.total, places: 2)) in total", es: "\(decimal(load.total, places: 2)) en total"
    )
    let shown = points(load.score, beside: load.borders)
    let sum =
      load.total > 100
      ? say("\(total), capped at 100", es: "\(total), con un máximo de 100")
      : say("\(total), shown as \(shown)", es: "\(total), que se muestra como \(shown)")
    let heavy = threshold(load.heavyThreshold)
    switch load.knownLevel {
    case nil:
      return say(
        "\(sum): it may be more, because events are missing",
        es: "\(sum): puede ser más, porque faltan eventos")
    case .light: return say("\(sum): light (below 30)", es: "\(sum): carga ligera (menos de 30)")
    case .moderate:
      return say("\(sum): moderate (30–\(heavy))", es: "\(sum): carga moderada (30–\(heavy))")
    case .heavy:
      return say("\(sum): heavy (above \(heavy))", es: "\(sum): carga alta (más de \(heavy))")
    }
  }
}
