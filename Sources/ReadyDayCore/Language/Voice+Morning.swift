extension Voice {
  /// Shown in place of a score, which would come from `source`.
  package func scoreState(_ state: ScoreState, by source: RecoverySource) -> String {
    switch (state, source) {
    case (.scored, .whoop): say("scored by WHOOP", es: "según WHOOP")
    case (.scored, .computed): say("computed by readyday", es: "calculada por readyday")
    case (.pending, _): say("not scored yet", es: "aún sin puntuación")
    case (.unscorable, .whoop):
      say("WHOOP could not score it", es: "WHOOP no ha podido dar una puntuación")
    case (.unscorable, .computed):
      say("too few days to compare with yet", es: "aún faltan días con los que comparar")
    case (.unusable, _): say("the score cannot be used", es: "la puntuación no se puede usar")
    case (.onlyNap, _):
      say("WHOOP scored a nap, not the night", es: "WHOOP solo tiene la puntuación de una siesta")
    case (.missing, .whoop): say("no record for this date", es: "sin registro en esta fecha")
    case (.missing, .computed):
      say("nothing measured on this date", es: "sin mediciones en esta fecha")
    case (.hidden, _): say("hidden", es: "dato oculto")
    }
  }

  package func lastKnown(_ score: RecoverySummary.LastKnown) -> String {
    say(
      "last known: \(percent(ofScore: score.score)) on \(shortDate(score.date))",
      es: "último dato: \(percent(ofScore: score.score)), \(plainDate(score.date, hasYear: false))")
  }

  /// Shown next to a score during the first days with a strap.
  package var provisional: String {
    say("provisional, still calibrating", es: "provisional, aún calibrando")
  }

  /// Shown next to a score within 3 points of the next zone.
  package var borderline: String { say("borderline", es: "en el límite entre dos colores") }

  /// Shown if another sleep ended later on the same date.
  package var scoreOfEarlierSleep: String {
    say(
      "from the earlier sleep; the last one has no score",
      es: "del sueño anterior; el último no tiene puntuación")
  }

  /// Labels a mean of the previous 30 days; `written` includes the unit.
  package func average(_ written: String) -> String {
    say("30-day average \(written)", es: "media de 30 días \(written)")
  }

  /// Compares a value with its mean of the previous 30 days: `12 under your average of 56`.
  /// Without a `mean`, the short form. `size` is the difference, without a sign.
  func comparison(_ difference: Double, _ size: String, with mean: String?) -> String {
    let average =
      mean.map { say("your average of \($0)", es: "tu media (\($0))") }
      ?? say("your average", es: "tu media")
    return difference == 0
      ? say("the same as \(average)", es: "igual que \(average)")
      : difference < 0
        ? say("\(size) under \(average)", es: "\(size) menos que \(average)")
        : say("\(size) over \(average)", es: "\(size) más que \(average)")
  }

  package func vital(_ vital: Vital, _ value: Double, mean: Double?) -> String {
    "\(name(of: vital)) \(measured(vital, value))"
      + (mean.map { " (\(average(number(vital, $0))))" } ?? "")
  }

  package func strainYesterday(_ strain: Double) -> String {
    say(
      "strain yesterday \(decimal(strain, places: 1))",
      es: "esfuerzo de ayer \(decimal(strain, places: 1))")
  }

  /// `5 h 12 min of 8 h 05 min needed`. Takes minutes; `needed` is nil if unknown.
  package func slept(_ asleep: Int, needed: Double?) -> String {
    let asleep = duration(minutes: asleep)
    guard let needed else { return say("\(asleep) asleep", es: asleep) }
    return say(
      "\(asleep) of \(duration(minutes: needed)) needed",
      es: "\(asleep); necesitabas \(duration(minutes: needed))")
  }

  package func sleepEfficiency(_ percent: Double) -> String {
    say(
      "efficiency \(self.percent(ofEfficiency: percent))",
      es: "eficiencia \(self.percent(ofEfficiency: percent))")
  }

  /// Shows a dash if `minutes` is nil.
  package func sleepStage(_ stage: SleepStage, minutes: Double?) -> String {
    let time = minutes.map { duration(minutes: $0) } ?? Numerals.unknown
    switch stage {
    case .deep: return say("deep \(time)", es: "profundo \(time)")
    case .rem: return "REM \(time)"
    case .light: return say("light \(time)", es: "ligero \(time)")
    case .awake: return say("awake \(time)", es: "despierto \(time)")
    case .noData: return say("no data \(time)", es: "sin datos \(time)")
    }
  }

  /// `1 nap, 25 min`; `minutes` is nil until a nap is scored.
  package func naps(_ count: Int, minutes: Double?) -> String {
    let naps =
      count == 1 ? say("1 nap", es: "1 siesta") : say("\(count) naps", es: "\(count) siestas")
    guard let minutes else { return naps }
    return "\(naps), \(duration(minutes: minutes))"
  }

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

  /// `need 8 h 05 min, 45 min of it for earlier sleep debt`; `debt` is nil if unknown.
  package func sleepNeed(_ minutes: Double, debt: Double?) -> String {
    let need = say(
      "need \(duration(minutes: minutes))", es: "necesitabas \(duration(minutes: minutes))")
    guard let debt, debt >= 1 else { return need }
    return say(
      "\(need), \(duration(minutes: debt)) of it for earlier sleep debt",
      es: "\(need) (\(duration(minutes: debt)) por la deuda de sueño anterior)")
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
