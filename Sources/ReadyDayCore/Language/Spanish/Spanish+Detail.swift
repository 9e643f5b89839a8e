extension Spanish {
  package func name(of vital: Vital) -> String {
    switch vital {
    case .heartRateVariability: "VFC"
    case .sdnn: "VFC (SDNN)"
    case .restingHeartRate: "FC en reposo"
    case .bloodOxygen: "oxígeno en sangre"
    case .skinTemperature: "temperatura cutánea"
    case .respiratoryRate: "frecuencia respiratoria"
    }
  }

  package func measured(_ vital: Vital, _ value: Double) -> String {
    let number = self.number(vital, value)
    switch vital {
    case .heartRateVariability, .sdnn: return "\(number) ms"
    case .restingHeartRate: return "\(number) lpm"
    case .bloodOxygen: return "\(number) %"
    case .skinTemperature: return "\(number) \(units.degrees)"
    case .respiratoryRate: return "\(number)/min"
    }
  }

  package func mean(_ vital: Vital, _ baseline: Baseline) -> String {
    "media de \(baseline.days) días: \(number(vital, baseline.mean))"
  }

  package func mean(_ written: String, days: Int) -> String {
    "media de \(days) días: \(written)"
  }

  package func name(of value: NightValue) -> String {
    switch value {
    case .asleep: "tiempo de sueño"
    case .inBed: "en la cama"
    case .needed: "necesidad"
    case .performance: "rendimiento"
    case .efficiency: "eficiencia"
    case .consistency: "regularidad"
    case .disturbances: "interrupciones"
    }
  }

  package var strainName: String { "esfuerzo de ayer" }

  package func sleepNeed(_ minutes: Double, debt: Double?) -> String {
    let need = "necesitabas \(duration(minutes: Numerals.whole(minutes)))"
    guard let debt, debt >= 1 else { return need }
    return "\(need) (\(duration(minutes: Numerals.whole(debt))) por deuda de sueño)"
  }

  package func lastDays(_ count: Int) -> String {
    count == 1 ? "último día" : "últimos \(count) días"
  }

  package var dataByWhoop: String { "datos de WHOOP" }
}
