extension Spanish {
  package func category(_ category: RecoveryCategory) -> String {
    switch category {
    case .veryLow: "muy baja"
    case .low: "baja"
    case .moderate: "moderada"
    case .good: "buena"
    case .peak: "óptima"
    }
  }

  package func colour(_ category: RecoveryCategory) -> String {
    switch category {
    case .good: "verde claro"
    case .low: "naranja"
    case .peak, .moderate, .veryLow: zone(category.zone)
    }
  }

  package var computedBorders: String {
    "Rojo por debajo de 30, naranja a partir de 30, amarillo de 50, verde claro de 70, verde de 90; las reglas "
      + "conocen rojo, amarillo y verde, a partir de 50 y 70. Los límites de WHOOP son 34 y 67."
  }

  package var computedMark: String { "calculada" }

  package func computedScore(_ category: RecoveryCategory) -> String {
    "puntuación calculada: \(self.category(category))"
  }

  package var provisionalScore: String { "solo del sueño, sin color" }

  package func calibrating(_ calibration: ComputedScore.Calibration) -> String {
    "noche \(calibration.night) de \(calibration.nights)"
  }

  package func without(_ parts: [ComputedScore.Part]) -> String { "sin \(list(parts))" }

  package func noAverage(of parts: [ComputedScore.Part]) -> String {
    "aún sin media: \(list(parts))"
  }

  package func name(of part: ComputedScore.Part) -> String {
    switch part {
    case .heartRateVariability: "VFC"
    case .restingHeartRate: "FC en reposo"
    case .sleep: "sueño"
    case .trainingLoad: "carga de entrenamiento"
    }
  }

  private func list(_ parts: [ComputedScore.Part]) -> String {
    parts.map { name(of: $0) }.joined(separator: ", ")
  }

  package func basis(_ basis: ComputedScore.Basis) -> String {
    switch basis {
    case .heartRateVariability(let hrv):
      "\(name(of: hrv.measure)) \(tenths(hrv.value)) ms, \(mean(hrv.reference)): "
        + "\(signed(hrv.deviation)) %"
    case .restingHeartRate(let rate):
      "\(tenths(rate.value)) lpm, \(mean(rate.reference)): \(signed(rate.difference)) lpm"
    case .sleep(let sleep):
      "\(length(sleep.asleepMinutes)) de un objetivo de \(length(sleep.targetMinutes)), "
        + stages(sleep)
    case .trainingLoad(let load):
      "\(tenths(load.acute)) en los últimos 7 días, frente a una media semanal de "
        + "\(tenths(load.chronic)) en los últimos 28: relación \(decimal(load.ratio, places: 2)) (\(scale(load.scale)))"
    }
  }

  private func tenths(_ value: Double) -> String { decimal(value, places: 1) }
  private func length(_ minutes: Double) -> String {
    duration(minutes: Numerals.whole(minutes))
  }

  private func signed(_ value: Double) -> String {
    (value < 0 ? "−" : "+") + tenths(value.magnitude)
  }

  private func mean(_ reference: ComputedScore.Reference) -> String {
    let spread = reference.deviation.map { " (DT \(tenths($0)))" } ?? ""
    return
      "media \(tenths(reference.mean))\(spread) en \(reference.days) de los \(reference.span) días anteriores"
  }

  private func stages(_ sleep: ComputedScore.Sleep) -> String {
    let deep = sleep.deepShare.map { "\(percent($0 * 100)) profundo" }
    let rem = sleep.remShare.map { "\(percent($0 * 100)) REM" }
    let known = [deep, rem].compactMap(\.self)
    return known.isEmpty ? "fases desconocidas" : known.joined(separator: ", ")
  }

  private func scale(_ scale: TrainingScale) -> String {
    switch scale {
    case .strain: "esfuerzo de WHOOP"
    case .zoneMinutes: "minutos ponderados por zona"
    }
  }

  package func gap(_ gap: ComputedScore.Gap) -> String {
    switch gap {
    case .notMeasured: "sin medición en esta fecha"
    case .fewDays(let known, let needed, let span):
      "hay valor en \(known) de los \(span) días anteriores y hacen falta \(needed)"
    case .shortHistory(let days):
      "el primer entrenamiento conocido fue \(days == 1 ? "1 día" : "\(days) días") antes y hacen "
        + "falta 28"
    case .noTraining: "ningún entrenamiento en los 28 días anteriores"
    }
  }

  package func weight(_ applied: Double, insteadOf own: Double) -> String {
    if applied == 0 { return "peso \(percent(own)), repartido entre los demás" }
    let isOwn = abs(applied - own) < 0.5
    return isOwn ? "peso \(percent(own))" : "peso \(percent(applied)) en vez de \(percent(own))"
  }

  package func reweighted(_ missing: [ComputedScore.Part]) -> String {
    "Sin datos: \(list(missing)). Su peso se reparte entre los demás."
  }

  package var componentsHidden: String {
    "Sus componentes están ocultos."
  }

  private func name(of measure: ComputedScore.HeartRateVariability.Measure) -> String {
    switch measure {
    case .rmssd: "rMSSD"
    case .sdnn: "SDNN"
    case .wakingSDNN: "SDNN en las 2 h tras despertar"
    }
  }

  package var computedHeading: String { "PUNTUACIÓN" }
  package func readiness(_ readiness: VendorReadiness, by origin: HealthOrigin) -> String {
    let morning = origin == .garmin ? "disposición para entrenar" : "disposición"
    let noun = readiness.isOfSleep ? "puntuación del sueño" : morning
    let score = "\(noun) según \(name(of: origin)): \(decimal(readiness.score, places: 0))"
    return readiness.level.map { "\(score), \(word(for: $0))" } ?? score
  }

  private func word(for level: VendorReadiness.Level) -> String {
    switch level {
    case .optimal: "óptima"
    case .good: "buena"
    case .fair: "aceptable"
    case .payAttention: "presta atención"
    case .prime: "excelente"
    case .high: "alta"
    case .moderate: "moderada"
    case .low: "baja"
    case .poor: "mala"
    }
  }

  package func data(from origin: HealthOrigin) -> String { "datos de \(name(of: origin))" }
  package func computedByReadyday(from origin: HealthOrigin) -> String {
    "Recuperación calculada por readyday con datos de \(name(of: origin)), no por WHOOP"
  }

  package func computed(from origin: HealthOrigin) -> String {
    switch origin {
    case .whoop:
      "calculada por readyday con mediciones de WHOOP; no es la puntuación de WHOOP"
    case .oura, .fitbit, .garmin, .appleHealth:
      "calculada por readyday con datos de \(name(of: origin))"
    }
  }
}

extension Spanish {
  /// As the title of advice.
  func computed(_ score: Double, _ category: RecoveryCategory) -> String {
    "Recuperación \(self.category(category)) (\(percent(ofScore: score)), \(computedMark))"
  }
}
