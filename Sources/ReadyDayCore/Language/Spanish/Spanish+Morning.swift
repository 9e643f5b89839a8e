extension Spanish {
  package func scoreState(_ state: ScoreState, by source: RecoverySource) -> String {
    switch (state, source) {
    case (.scored, .whoop): "calculada por WHOOP"
    case (.scored, .computed): "calculada por readyday"
    case (.pending, _): "aún sin calcular"
    case (.unscorable, .whoop): "WHOOP no ha podido hacer el cálculo"
    case (.unscorable, .computed): "aún faltan días con los que comparar"
    case (.unusable, _): "la puntuación no se puede leer"
    case (.onlyNap, _): "WHOOP ha calculado una siesta, no la noche"
    case (.missing, .whoop): "sin registro en esta fecha"
    case (.missing, .computed): "sin mediciones en esta fecha"
    case (.hidden, _): "dato oculto"
    }
  }

  package func lastKnown(_ score: RecoverySummary.LastKnown) -> String {
    "último dato: \(percent(ofScore: score.score)), \(plainDate(score.date, hasYear: false))"
  }

  package var provisional: String { "provisional, aún calibrando" }
  package var borderline: String { "en el límite" }
  package var scoreOfEarlierSleep: String { "del sueño anterior; el último no tiene puntuación" }

  package func scoreMean(_ mean: Double) -> String { "media de 30 días: \(percent(mean))" }

  package func vital(_ vital: Vital, _ value: Double, mean: Double?) -> String {
    let beside = mean.map { " (media \(number(vital, $0)))" } ?? ""
    let now = number(vital, value)
    switch vital {
    case .heartRateVariability: return "VFC \(now) ms\(beside)"
    case .sdnn: return "VFC (SDNN) \(now) ms\(beside)"
    case .restingHeartRate: return "FC en reposo \(now) lpm\(beside)"
    case .bloodOxygen: return "oxígeno en sangre \(now) %\(beside)"
    case .skinTemperature: return "temperatura cutánea \(now) \(units.degrees)\(beside)"
    case .respiratoryRate: return "frecuencia respiratoria \(now)/min\(beside)"
    }
  }

  package func strainYesterday(_ strain: Double) -> String {
    "esfuerzo de ayer \(decimal(strain, places: 1))"
  }

  package func slept(_ asleep: Double, needed: Double?) -> String {
    let asleep = duration(minutes: Numerals.whole(asleep))
    guard let needed else { return asleep }
    return "\(asleep) de \(duration(minutes: Numerals.whole(needed))) necesarias"
  }

  package func sleepPerformance(_ percent: Double) -> String {
    "rendimiento \(self.percent(percent))"
  }

  package func sleepEfficiency(_ percent: Double) -> String {
    "eficiencia \(self.percent(ofEfficiency: percent))"
  }

  package func sleepStage(_ stage: SleepStage, minutes: Double?) -> String {
    let time = minutes.map { duration(minutes: Numerals.whole($0)) } ?? Numerals.unknown
    switch stage {
    case .deep: return "profundo \(time)"
    case .rem: return "REM \(time)"
    case .light: return "ligero \(time)"
    case .awake: return "despierto \(time)"
    case .noData: return "sin datos \(time)"
    }
  }

  package func shareOfSleep(_ percent: Double) -> String { "\(self.percent(percent)) del sueño" }

  package func nightParts(_ count: Int) -> String { "en \(count) partes" }

  package func naps(_ count: Int, minutes: Double?) -> String {
    let naps = count == 1 ? "1 siesta" : "\(count) siestas"
    guard let minutes else { return naps }
    return "\(naps), \(duration(minutes: Numerals.whole(minutes)))"
  }
}
