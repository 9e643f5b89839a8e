extension English {
  package func name(of vital: Vital) -> String {
    switch vital {
    case .heartRateVariability: "HRV"
    case .sdnn: "HRV (SDNN)"
    case .restingHeartRate: "resting HR"
    case .bloodOxygen: "blood oxygen"
    case .skinTemperature: "skin temperature"
    case .respiratoryRate: "respiratory rate"
    }
  }

  package func measured(_ vital: Vital, _ value: Double) -> String {
    let number = self.number(vital, value)
    switch vital {
    case .heartRateVariability, .sdnn: return "\(number) ms"
    case .restingHeartRate: return "\(number) bpm"
    case .bloodOxygen: return "\(number)%"
    case .skinTemperature: return "\(number) \(units.degrees)"
    case .respiratoryRate: return "\(number)/min"
    }
  }

  package func mean(_ vital: Vital, _ baseline: Baseline) -> String {
    "mean \(number(vital, baseline.mean)) over \(baseline.days) days"
  }

  package func mean(_ written: String, days: Int) -> String { "mean \(written) over \(days) days" }

  package func name(of value: NightValue) -> String {
    switch value {
    case .asleep: "asleep"
    case .inBed: "in bed"
    case .needed: "need"
    case .performance: "performance"
    case .efficiency: "efficiency"
    case .consistency: "consistency"
    case .disturbances: "disturbances"
    }
  }

  package var strainName: String { "strain yesterday" }

  package func sleepNeed(_ minutes: Double, debt: Double?) -> String {
    let need = "need \(duration(minutes: Numerals.whole(minutes)))"
    guard let debt, debt >= 1 else { return need }
    return "\(need), \(duration(minutes: Numerals.whole(debt))) of it from sleep debt"
  }

  package func lastDays(_ count: Int) -> String { count == 1 ? "last day" : "last \(count) days" }

  package var dataByWhoop: String { "data by WHOOP" }
}
