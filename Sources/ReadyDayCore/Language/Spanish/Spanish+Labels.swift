extension Spanish {
  package func heading(_ heading: Heading) -> String {
    switch heading {
    case .recovery: "RECUPERACIÓN"
    case .sleep: "SUEÑO"
    case .calendar: "AGENDA"
    case .advice: "QUÉ HACER"
    case .today: "HOY"
    case .events: "EVENTOS"
    case .notCounted: "no cuentan"
    case .windows: "CUÁNDO ENTRENAR"
    case .before: "ANTES"
    case .after: "DESPUÉS"
    }
  }

  package func zone(_ zone: RecoveryZone) -> String {
    switch zone {
    case .green: "verde"
    case .yellow: "amarilla"
    case .red: "roja"
    case .unknown: "desconocida"
    }
  }

  package func loadLevel(_ level: CalendarLoad.Level) -> String {
    switch level {
    case .light: "ligera"
    case .moderate: "moderada"
    case .heavy: "cargada"
    }
  }

  package func demandLevel(_ level: EventDemand.Level) -> String {
    switch level {
    case .low: "baja"
    case .medium: "media"
    case .high: "alta"
    }
  }

  package func intensity(_ intensity: TrainingIntensity) -> String {
    switch intensity {
    case .hard: "fuerte"
    case .moderate: "moderada"
    case .easy: "suave"
    case .byFeel: "por sensaciones"
    }
  }

  package func partOfDay(_ part: PartOfDay) -> String {
    switch part {
    case .morning: "mañana"
    case .afternoon: "tarde"
    case .evening: "última parte del día"
    }
  }

  package func priority(_ priority: Recommendation.Priority) -> String {
    switch priority {
    case .low: "baja"
    case .medium: "media"
    case .high: "alta"
    }
  }

  package func severity(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .warning: "aviso"
    case .error: "error"
    }
  }

  package func scoredByWhoop(at time: TimeOfDay?) -> String {
    time.map { "Recuperación WHOOP, \($0.clock)" } ?? "Recuperación según WHOOP"
  }

  package func calendarFiles(_ files: BriefingSources.Files) -> String {
    let read =
      files.read == 1
      ? "1 archivo de calendario leído" : "\(files.read) archivos de calendario leídos"
    switch files.skipped {
    case 0: return "\(read), ninguno omitido"
    case 1: return "\(read), 1 omitido"
    default: return "\(read), \(files.skipped) omitidos"
    }
  }

  package func gaps(_ gaps: CalendarGaps) -> [String] {
    var parts: [String] = []
    switch gaps.uncomputedSeries {
    case 0: break
    case 1: parts.append("no se ha podido calcular parte de una serie")
    case let count: parts.append("no se ha podido calcular parte de \(count) series")
    }
    switch gaps.unlistedEvents {
    case 0: break
    case 1: parts.append("1 evento sin mostrar: son demasiados")
    case let count: parts.append("\(count) eventos sin mostrar: son demasiados")
    }
    switch gaps.unreadEvents {
    case 0: break
    case 1: parts.append("no se ha podido leer 1 evento")
    case let count: parts.append("no se han podido leer \(count) eventos")
    }
    return parts
  }

  package func further(_ count: Int) -> String { "y \(count) más" }

  package func askingWhy(_ letter: AdviceLetter, on date: LocalDate?) -> String {
    "¿por qué? readyday explain \(letter)" + (date.map { " --date \($0)" } ?? "")
  }

  package var sample: String { "ejemplo" }

  package func note(_ note: BriefingNote) -> String {
    switch note {
    case .zoneDoubtful:
      "las últimas noches están en otra zona horaria; readyday doctor dice más"
    case .calendarsOld: "ningún calendario ha cambiado en más de una semana: ¿siguen al día?"
    case .sampleData:
      "DATOS DE EJEMPLO: noches y reuniones de nadie, inventadas para esta demostración"
    case .noWhoop: "sin datos de WHOOP: no se dice nada de la recuperación ni del sueño"
    case .noCalendar: "sin calendario: no se dice nada de los eventos ni del tiempo libre"
    case .calendarsLost:
      "no se han podido leer tus calendarios: no se dice nada de los eventos ni del tiempo libre"
    case .recoveryPending: "WHOOP aún está puntuando la noche: todavía no se conoce la recuperación"
    case .recoveryUnscorable: "WHOOP no pudo valorar la noche: no se conoce la recuperación"
    case .recoveryUnusable:
      "la puntuación de WHOOP falta o está fuera de rango: no se conoce la recuperación"
    case .recoveryMissing: "no hay ninguna recuperación de esta fecha"
    case .recoveryOnlyNap:
      "WHOOP ha puntuado una siesta de esta fecha, no la noche: no se conoce la recuperación"
    case .recoveryOfEarlierSleep:
      "la recuperación es la del sueño anterior: el último no tiene puntuación"
    case .recoveryCalibrating: "WHOOP aún se está calibrando: la recuperación es provisional"
    case .sleepPending: "WHOOP aún está puntuando el sueño de esta noche"
    case .sleepUnscorable: "WHOOP no pudo valorar el sueño de esta noche"
    case .sleepMissing: "no hay ningún sueño de esta fecha"
    case .nothingMeasured: "no se midió nada con lo que calcular la recuperación de esta fecha"
    case .nothingToCompare:
      "faltan días con los que comparar esta fecha: no hay recuperación calculada"
    case .recoveryComputed: "la recuperación la calcula readyday, no la puntúa WHOOP"
    case .scoreReweighted:
      "falta un componente de la puntuación calculada, los demás asumen su peso"
    case .scoreProvisional:
      "aún no se pueden comparar la VFC ni la FC en reposo: la puntuación calculada es provisional"
    case .notFromWhoop:
      "la necesidad, el rendimiento y la regularidad del sueño y el esfuerzo son de WHOOP: no se conocen"
    case .hidden: "algunos valores están ocultos"
    case .baselineShort:
      "menos de 7 días con datos de los últimos 30: no hay media con la que comparar"
    }
  }
}
