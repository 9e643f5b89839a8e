extension Voice {
  /// An adjective for recovery, such as `very low` or `muy baja`.
  package func category(_ category: ComputedCategory) -> String {
    switch category {
    case .veryLow: say("very low", es: "muy baja")
    case .low: say("low", es: "baja")
    case .moderate: say("moderate", es: "moderada")
    case .good: say("good", es: "buena")
    case .peak: say("peak", es: "óptima")
    }
  }

  /// The category's colour. Some are finer than the three that rules know: `light green`, `orange`.
  package func colour(_ category: ComputedCategory) -> String {
    switch category {
    case .good: say("light green", es: "verde claro")
    case .low: say("orange", es: "naranja")
    case .peak, .moderate, .veryLow: zone(category.zone)
    }
  }

  /// Shown next to a zone, which could be mistaken for WHOOP's.
  package var computedMark: String { say("computed", es: "readyday") }

  /// Shown in place of the colour of a score from too few components.
  package var noColour: String { say("no colour", es: "sin color") }

  /// Why a computed score has no colour.
  package var provisionalScore: String {
    say(
      "a colour needs HRV, or resting HR and sleep",
      es: "para un color hace falta la VFC, o la FC en reposo y el sueño")
  }

  /// Shown while there are too few nights to compare with.
  package func calibrating(_ calibration: ComputedScore.Calibration) -> String {
    say(
      "night \(calibration.night) of \(calibration.nights)",
      es: "noche \(calibration.night) de \(calibration.nights)")
  }

  package func without(_ parts: [ComputedScore.Part]) -> String {
    say("\(list(parts)) not included", es: "sin datos de \(list(parts))")
  }

  /// Names the parts that are measured but cannot be compared yet.
  package func noAverage(of parts: [ComputedScore.Part]) -> String {
    say("no average yet: \(list(parts))", es: "aún sin media: \(list(parts))")
  }

  package func name(of part: ComputedScore.Part) -> String {
    switch part {
    case .heartRateVariability: say("HRV", es: "VFC")
    case .restingHeartRate: say("resting HR", es: "FC en reposo")
    case .sleep: say("sleep", es: "sueño")
    case .trainingLoad: say("training load", es: "carga de entrenamiento")
    }
  }

  private func list(_ parts: [ComputedScore.Part]) -> String {
    parts.map { name(of: $0) }.joined(separator: ", ")
  }

  /// A component's value and what it is compared with, on one line.
  package func basis(_ basis: ComputedScore.Basis) -> String {
    switch basis {
    case .heartRateVariability(let hrv):
      say(
        "\(tenths(hrv.value)) ms (\(name(of: hrv.measure))), \(tenths(hrv.deviation.magnitude))% "
          + beside(hrv.deviation, hrv.reference),
        es:
          "\(tenths(hrv.value)) ms (\(name(of: hrv.measure))), un \(tenths(hrv.deviation.magnitude)) % "
          + beside(hrv.deviation, hrv.reference))
    case .restingHeartRate(let rate):
      say(
        "\(tenths(rate.value)) bpm, \(tenths(rate.difference.magnitude)) "
          + beside(rate.difference, rate.reference),
        es: "\(tenths(rate.value)) lpm, \(tenths(rate.difference.magnitude)) "
          + beside(rate.difference, rate.reference))
    case .sleep(let sleep):
      say(
        "\(length(sleep.asleepMinutes)) of the \(length(sleep.targetMinutes)) target, \(stages(sleep))",
        es: "\(length(sleep.asleepMinutes)) de un objetivo de \(length(sleep.targetMinutes)), "
          + stages(sleep))
    case .trainingLoad(let load):
      say(
        "\(percent(load.ratio * 100)) of your average week: \(tenths(load.acute)) points in the last 7 days, "
          + "\(tenths(load.chronic)) a week over the last 28 (\(scale(load.scale)))",
        es:
          "un \(percent(load.ratio * 100)) de tu media semanal: \(tenths(load.acute)) puntos en los últimos 7 "
          + "días, \(tenths(load.chronic)) por semana en los últimos 28 (\(scale(load.scale)))")
    }
  }

  private func tenths(_ value: Double) -> String { decimal(value, places: 1) }

  /// For example `below your 30-day average of 54.9 (standard deviation 2.1, from 28 days)`.
  private func beside(_ difference: Double, _ reference: ComputedScore.Reference) -> String {
    let spread = reference.deviation.map {
      say("standard deviation \(tenths($0))", es: "desviación típica \(tenths($0))")
    }
    let side =
      difference < 0
      ? say("below", es: "por debajo de") : say("above", es: "por encima de")
    let known =
      reference.days == reference.span
      ? nil : say("from \(reference.days) days", es: "\(reference.days) días con datos")
    let details = [spread, known].compactMap(\.self).joined(separator: say(", ", es: "; "))
    let beside = details.isEmpty ? "" : " (\(details))"
    return say(
      "\(side) your \(reference.span)-day average of \(tenths(reference.mean))\(beside)",
      es: "\(side) tu media de \(reference.span) días, \(tenths(reference.mean))\(beside)")
  }

  private func stages(_ sleep: ComputedScore.Sleep) -> String {
    let deep = sleep.deepShare.map { percent($0 * 100) }.map {
      say("\($0) deep", es: "\($0) profundo")
    }
    let rem = sleep.remShare.map { "\(percent($0 * 100)) REM" }
    let known = [deep, rem].compactMap(\.self)
    return known.isEmpty
      ? say("stages unknown", es: "fases desconocidas") : known.joined(separator: ", ")
  }

  private func scale(_ scale: TrainingScale) -> String {
    switch scale {
    case .strain: say("WHOOP strain", es: "esfuerzo de WHOOP")
    case .zoneMinutes: zoneMinutesCount
    }
  }

  package func gap(_ gap: ComputedScore.Gap) -> String {
    switch gap {
    case .notMeasured: say("not measured on this date", es: "sin medición en esta fecha")
    case .fewDays(let known, let needed, let span):
      say(
        "known on \(known) of the previous \(span) days; \(needed) are needed",
        es: "hay valor en \(known) de los \(span) días anteriores y hacen falta \(needed)")
    case .shortHistory(let days):
      say(
        "the first known workout was \(count(days, "day")) earlier; 28 are needed",
        es:
          "el primer entrenamiento conocido fue \(count(days, "día")) antes y hacen "
          + "falta 28")
    case .noTraining:
      say(
        "no workouts in the previous 28 days", es: "ningún entrenamiento en los 28 días anteriores")
    }
  }

  /// `weight 41% instead of 35%`; `applied` is 0 if the component is missing.
  package func weight(_ applied: Double, insteadOf own: Double) -> String {
    if applied == 0 {
      return say(
        "\(percent(own)) of the score, spread over the others",
        es: "\(percent(own)) de la puntuación, repartido entre los demás")
    }
    let isOwn = abs(applied - own) < 0.5
    return isOwn
      ? say("\(percent(own)) of the score", es: "\(percent(own)) de la puntuación")
      : say(
        "\(percent(applied)) of the score instead of \(percent(own))",
        es: "\(percent(applied)) de la puntuación en vez de \(percent(own))")
  }

  /// A sentence about missing components.
  package func reweighted(_ missing: [ComputedScore.Part]) -> String {
    say(
      "Missing: \(list(missing)). \(missing.count == 1 ? "Its" : "Their") share goes to the others.",
      es: "Sin datos: \(list(missing)). Su parte se reparte entre los demás.")
  }

  /// A sentence shown in place of the components.
  package var componentsHidden: String {
    say("Its components are hidden.", es: "Sus componentes están ocultos.")
  }

  private func name(of measure: ComputedScore.HeartRateVariability.Measure) -> String {
    switch measure {
    case .rmssd: "rMSSD"
    case .sdnn: "SDNN"
    case .wakingSDNN: say("SDNN within 2 h of waking", es: "SDNN en las 2 h tras despertar")
    }
  }

  /// The vendor's own score, such as `Oura readiness 82, good`.
  package func readiness(_ readiness: VendorReadiness, by origin: HealthOrigin) -> String {
    let morning =
      origin == .garmin
      ? say("training readiness", es: "preparación para entrenar")
      : say("readiness", es: "preparación")
    let noun = readiness.ratesSleep ? say("sleep score", es: "puntuación del sueño") : morning
    let score = say(
      "\(name(of: origin)) \(noun) \(decimal(readiness.score, places: 0))",
      es: "\(noun) según \(name(of: origin)): \(decimal(readiness.score, places: 0))")
    return readiness.level.map { "\(score), \(word(for: $0))" } ?? score
  }

  private func word(for level: VendorReadiness.Level) -> String {
    switch level {
    case .optimal: say("optimal", es: "óptima")
    case .good: say("good", es: "buena")
    case .fair: say("fair", es: "aceptable")
    case .payAttention: say("pay attention", es: "presta atención")
    case .prime: say("prime", es: "excelente")
    case .high: say("high", es: "alta")
    case .moderate: say("moderate", es: "moderada")
    case .low: say("low", es: "baja")
    case .poor: say("poor", es: "mala")
    }
  }

  package func data(from origin: HealthOrigin) -> String {
    say("data from \(name(of: origin))", es: "datos de \(name(of: origin))")
  }

  package func computed(from origin: HealthOrigin) -> String {
    origin == .whoop
      ? say(
        "computed by readyday, not by WHOOP, from WHOOP's measurements",
        es: "recuperación calculada por readyday con mediciones de WHOOP; no es la de WHOOP")
      : say(
        "computed by readyday from \(name(of: origin)) data",
        es: "recuperación calculada por readyday con datos de \(name(of: origin))")
  }

  /// The title of a piece of advice; `word` describes WHOOP's score.
  func recovery(_ word: String, _ score: Double, _ category: ComputedCategory?) -> String {
    let word = category.map { say(self.category($0).withCapital, es: self.category($0)) } ?? word
    let shown = percent(ofScore: score) + (category == nil ? "" : ", \(computedMark)")
    return say("\(word) recovery (\(shown))", es: "Recuperación \(word) (\(shown))")
  }
}
