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

  /// As a state: `la recuperación está en rojo`.
  func inColour(_ zone: RecoveryZone) -> String {
    switch zone {
    case .green: "en verde"
    case .yellow: "en amarillo"
    case .red: "en rojo"
    case .unknown: "sin datos"
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
    case .moderate: "con moderación"
    case .easy: "suave"
    case .byFeel: "por sensaciones"
    }
  }

  package func partOfDay(_ part: PartOfDay) -> String {
    switch part {
    case .morning: "mañana"
    case .afternoon: "tarde"
    case .evening: "tarde-noche"
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
    "Recuperación según WHOOP" + (time.map { " a \(las($0))" } ?? "")
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
      "tus últimas noches se registraron en otra zona horaria: ejecuta readyday doctor"
    case .arrivesElsewhere:
      "después de tu llegada, las horas siguen en la zona horaria de este informe"
    case .calendarsOld: "ningún calendario ha cambiado en más de una semana: ¿siguen al día?"
    case .sampleData:
      "DATOS DE EJEMPLO: noches y reuniones inventadas para esta demostración"
    case .noWhoop: "sin datos de WHOOP: no hay nada sobre la recuperación ni el sueño"
    case .noCalendar: "sin calendario: no hay nada sobre los eventos ni el tiempo libre"
    case .calendarsLost:
      "no se han podido leer tus calendarios: no hay nada sobre los eventos ni el tiempo libre"
    case .recoveryPending: "WHOOP aún está calculando la noche: todavía no hay recuperación"
    case .recoveryUnscorable: "WHOOP no ha podido calcular la noche: no hay recuperación"
    case .recoveryUnusable:
      "la puntuación no se puede leer: no hay recuperación"
    case .recoveryMissing: "no hay recuperación registrada en esta fecha"
    case .recoveryOnlyNap:
      "WHOOP ha calculado una siesta en esta fecha, no la noche: no hay recuperación"
    case .recoveryOfEarlierSleep:
      "la recuperación es la del sueño anterior: el último no tiene puntuación"
    case .recoveryCalibrating: "WHOOP aún se está calibrando: la recuperación es provisional"
    case .sleepPending: "WHOOP aún está calculando el sueño de la última noche"
    case .sleepUnscorable: "el sueño de la última noche está sin calcular"
    case .sleepMissing: "no hay sueño registrado en esta fecha"
    case .nothingMeasured: "no se ha medido nada con lo que calcular la recuperación de esta fecha"
    case .nothingToCompare:
      "faltan días con los que comparar esta fecha: no hay recuperación calculada"
    case .recoveryComputed: "la recuperación la calcula readyday, no WHOOP"
    case .scoreReweighted:
      "falta un componente de la puntuación calculada; su peso se reparte entre los demás"
    case .scoreProvisional:
      "aún no se pueden comparar la VFC ni la FC en reposo: la puntuación calculada es solo del sueño y no tiene color"
    case .notFromWhoop:
      "la necesidad, el rendimiento y la regularidad del sueño y el esfuerzo solo los da WHOOP"
    case .hidden: "algunos valores están ocultos"
    case .baselineShort:
      "menos de 7 días con datos en los últimos 30: no hay media con la que comparar"
    }
  }
}
