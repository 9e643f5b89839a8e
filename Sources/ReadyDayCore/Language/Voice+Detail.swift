extension Voice {
  package func name(of vital: Vital) -> String {
    switch vital {
    case .heartRateVariability: say("HRV", es: "VFC")
    case .sdnn: say("HRV (SDNN)", es: "VFC (SDNN)")
    case .restingHeartRate: say("resting HR", es: "FC en reposo")
    case .bloodOxygen: say("blood oxygen", es: "oxígeno en sangre")
    case .skinTemperature: say("skin temperature", es: "temperatura cutánea")
    case .respiratoryRate: say("respiratory rate", es: "frecuencia respiratoria")
    }
  }

  package func measured(_ vital: Vital, _ value: Double) -> String {
    let number = self.number(vital, value)
    switch vital {
    case .heartRateVariability, .sdnn: return "\(number) ms"
    case .restingHeartRate: return say("\(number) bpm", es: "\(number) lpm")
    case .bloodOxygen: return say("\(number)%", es: "\(number) %")
    case .skinTemperature: return "\(number) \(units.degrees)"
    case .respiratoryRate: return "\(number)/min"
    }
  }

  package func name(of value: NightValue) -> String {
    switch value {
    case .asleep: say("asleep", es: "tiempo de sueño")
    case .inBed: say("in bed", es: "en la cama")
    case .needed: say("need", es: "necesidad")
    case .performance: say("performance", es: "rendimiento")
    case .efficiency: say("efficiency", es: "eficiencia")
    case .consistency: say("consistency", es: "regularidad")
    case .disturbances: say("disturbances", es: "interrupciones")
    }
  }

  /// `need 8 h 05 min, 45 min of it from sleep debt`; `debt` is nil if unknown.
  package func sleepNeed(_ minutes: Double, debt: Double?) -> String {
    let need = say(
      "need \(duration(minutes: minutes))",
      es: "necesitabas \(duration(minutes: minutes))")
    guard let debt, debt >= 1 else { return need }
    return say(
      "\(need), \(duration(minutes: debt)) of it from sleep debt",
      es: "\(need) (\(duration(minutes: debt)) por deuda de sueño)")
  }

  /// The label of a row of small bars, one for each day.
  package func lastDays(_ count: Int) -> String {
    count == 1
      ? say("last day", es: "último día") : say("last \(count) days", es: "últimos \(count) días")
  }

  /// One morning's reading, compared with the usual range. The numbers behind it are in JSON.
  func signal(_ signal: EarlySignals.Signal) -> String {
    let band =
      signal.range.map {
        "\(number(signal.vital, $0.lowerBound))–\(number(signal.vital, $0.upperBound))"
      } ?? "--"
    let place = place(of: signal)
    return say(
      "\(name(of: signal.vital).withCapital): \(measured(signal.vital, signal.value)), \(place) what is usual "
        + "for you (\(band) on 90% of the last 60 nights).",
      es:
        "\(name(of: signal.vital).withCapital): \(measured(signal.vital, signal.value)), \(place) lo habitual "
        + "en ti (\(band) en el 90 % de las últimas 60 noches).")
  }

  private func place(of signal: EarlySignals.Signal) -> String {
    let isFar = signal.z.magnitude >= EarlySignals.raised
    let well = isFar ? say("well ", es: "muy ") : ""
    return switch signal.side {
    case .below: well + say("below", es: "por debajo de")
    case .above: well + say("above", es: "por encima de")
    case .inside where isFar:
      signal.z < 0
        ? say("low, though within", es: "un valor bajo, aunque dentro de")
        : say("high, though within", es: "un valor alto, aunque dentro de")
    case .inside: say("within", es: "dentro de")
    }
  }

  func shortLimit(_ own: Double?) -> String {
    guard let own else {
      return say(
        "There are too few nights for a limit of your own.",
        es: "Hay muy pocas noches para un límite propio.")
    }
    return say(
      "That is the lower of \(length(SleepSummary.neverShort)) and the limit of the shortest fifth "
        + "of your last 60 nights, \(length(own)).",
      es:
        "Es el menor de dos valores: \(length(SleepSummary.neverShort)) y el límite de la quinta parte más "
        + "corta de tus últimas 60 noches, \(length(own)).")
  }

  func outside(_ count: HeartRateVariabilityTrend.Count) -> String {
    say(
      "That mean was outside its usual range on \(count.outside) of your last \(count.mornings) mornings.",
      es:
        "Esa media ha estado fuera de lo habitual en \(count.outside) de tus últimas \(count.mornings) mañanas."
    )
  }
}
