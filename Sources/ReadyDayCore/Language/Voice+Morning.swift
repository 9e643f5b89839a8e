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
  package func slept(_ asleep: Double, needed: Double?) -> String {
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
}
