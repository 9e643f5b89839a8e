extension Voice {
  package func name(of metric: TrendMetric) -> String {
    switch metric {
    case .recovery: say("recovery", es: "recuperación")
    case .hrv: say("HRV", es: "VFC")
    case .restingHeartRate: say("resting HR", es: "FC en reposo")
    case .sleep: say("sleep", es: "sueño")
    case .strain: say("strain", es: "esfuerzo")
    case .load: say("calendar load", es: "carga de la agenda")
    case .feel: say("feeling, 1–5", es: "cómo te sentías, 1–5")
    case .steps: say("steps", es: "pasos")
    case .energy: say("energy", es: "energía")
    }
  }

  /// A value with its unit: `56%`, `7 h 12 min`.
  package func value(_ value: Double, of metric: TrendMetric) -> String {
    switch metric {
    case .recovery: percent(value)
    case .hrv: "\(decimal(value, places: 0)) ms"
    case .restingHeartRate:
      say("\(decimal(value, places: 0)) bpm", es: "\(decimal(value, places: 0)) lpm")
    case .sleep: duration(minutes: value)
    case .strain, .feel: decimal(value, places: 1)
    case .load: decimal(value, places: 0)
    case .steps: counted(Int(rounding: value))
    case .energy: "\(counted(Int(rounding: value))) kcal"
    }
  }

  /// A value without a unit, for a grid: `56`, `7:12`.
  package func cell(_ value: Double, of metric: TrendMetric) -> String {
    metric == .sleep ? Numerals.hoursAndMinutes(value) : decimal(value, places: metric.places)
  }

  private func number(_ value: Double, of metric: TrendMetric) -> String {
    metric.isOnlyAsked ? counted(Int(rounding: value)) : cell(value, of: metric)
  }

  /// For example `48–66%` or `6 h 42 min – 7 h 46 min`.
  func band(_ range: ClosedRange<Double>, of metric: TrendMetric) -> String {
    let (low, high) = (range.lowerBound, value(range.upperBound, of: metric))
    return metric == .sleep
      ? "\(value(low, of: metric)) – \(high)" : "\(number(low, of: metric))–\(high)"
  }

  package func weeks(_ count: Int) -> String {
    count == 1
      ? say("1 week", es: "1 semana") : say("last \(count) weeks", es: "últimas \(count) semanas")
  }

  package func known(_ known: Int, of days: Int, _ metric: TrendMetric) -> String {
    say(
      "\(known) of \(days) \(metric.isAboutMornings ? "morning" : "day")\(days == 1 ? "" : "s")",
      es: "\(known) de \(days) \(metric.isAboutMornings ? "mañana" : "día")\(days == 1 ? "" : "s")")
  }

  /// Which values changed by more than chance would explain.
  package func moved(_ trends: [Trend]) -> String {
    let known = trends.compactMap { trend in
      trend.isHidden ? nil : trend.comparison.map { (metric: trend.metric, comparison: $0) }
    }
    guard let before = known.first?.comparison.before else {
      return say(
        "There are too few days to compare with the previous weeks.",
        es: "Hay muy pocos días para comparar con las semanas anteriores.")
    }
    let moved = known.filter {
      $0.comparison.isBeyondChance && $0.comparison.shownDifference($0.metric) != 0
    }
    guard !moved.isEmpty else {
      return say(
        "No clear change from \(lengthBefore(before)): any difference could be chance.",
        es:
          "Sin cambios claros frente a \(lengthBefore(before)): cualquier diferencia puede deberse al azar."
      )
    }
    let changes = moved.map { metric, comparison in
      let name = String(name(of: metric).prefix { $0 != "," })
      let change = change(comparison, metric, unit: unit(of: metric))
      return say("\(name) is \(change)", es: "\(name): \(change)")
    }
    let isAll = moved.count == trends.count
    return say(
      "\(changes.joined(separator: ", ").withCapital) on \(lengthBefore(before))"
        + (isAll ? "." : "; nothing else moved more than chance would explain."),
      es: "\(changes.joined(separator: "; ").withCapital) frente a \(lengthBefore(before))"
        + (isAll ? "." : "; lo demás, dentro de lo que cabe atribuir al azar."))
  }

  private func unit(of metric: TrendMetric) -> String? {
    switch metric {
    case .recovery: say(" points", es: " puntos")
    case .hrv: " ms"
    case .restingHeartRate: say(" bpm", es: " lpm")
    case .energy: " kcal"
    case .sleep, .strain, .load, .feel, .steps: nil
    }
  }

  package var zoneMinutesCount: String {
    say(
      "1 to 5 points a minute, depending on heart rate zone",
      es: "de 1 a 5 puntos por minuto, según la zona de FC")
  }

  /// `178 (week of 16 Feb), 504 (23 Feb)`.
  func list(_ weeks: [Rhythm.Week], _ value: (Rhythm.Week) -> Double?) -> String {
    weeks.enumerated().map { place, week in
      let number = value(week).map { counted(Int(rounding: $0)) } ?? "--"
      return say(
        "\(number) (\(place == 0 ? "week of " : "")\(shortDate(week.monday).dropFirst(4)))",
        es: "\(number) en la \(place == 0 ? "semana " : "")\(IsoWeek(week.monday).number)")
    }.joined(separator: ", ")
  }

  /// - Parameter index: 0…100, from irregular to regular.
  func regular(_ index: Double) -> String {
    switch index {
    case ..<50: say("irregular", es: "poco constantes")
    case ..<65: say("not very regular", es: "no muy constantes")
    case ..<80: say("fairly regular", es: "bastante constantes")
    default: say("very regular", es: "muy constantes")
    }
  }

  package func socialJetLag(_ minutes: Double) -> String {
    let length = duration(minutes: minutes.magnitude)
    return say(
      "On days off your sleep shifts \(length) \(minutes < 0 ? "earlier" : "later").",
      es: "Los días libres tu sueño se \(minutes < 0 ? "adelanta" : "retrasa") \(length).")
  }

  private func change(_ comparison: TrendComparison, _ metric: TrendMetric, unit: String? = nil)
    -> String
  {
    let difference = comparison.shownDifference(metric)
    guard difference != 0 else { return say("unchanged", es: "sin cambios") }
    let size = decimal(difference.magnitude, places: metric.places)
    let unit = unit ?? (metric == .sleep ? " min" : "")
    return (difference < 0 ? say("down ", es: "baja ") : say("up ", es: "sube ")) + size + unit
  }

  /// For example `up 3 points`.
  func changed(_ comparison: TrendComparison, _ metric: TrendMetric) -> String {
    change(comparison, metric, unit: unit(of: metric))
  }

  func shortChange(_ comparison: TrendComparison, _ metric: TrendMetric) -> String {
    let (low, high) = interval(comparison, metric)
    return change(comparison, metric) + say(" (\(low) to \(high))", es: " (de \(low) a \(high))")
  }

  /// The bounds of the likely change.
  private func interval(_ comparison: TrendComparison, _ metric: TrendMetric) -> (String, String) {
    (signed(comparison.interval.lowerBound, metric), signed(comparison.interval.upperBound, metric))
  }

  private func signed(_ value: Double, _ metric: TrendMetric) -> String {
    let size = decimal(value.magnitude, places: metric.places)
    return size == decimal(0, places: metric.places) ? size : (value < 0 ? "−" : "+") + size
  }

  func sentence(about comparison: TrendComparison, _ metric: TrendMetric) -> String {
    let (last, before) = (
      value(comparison.lastMean, of: metric), value(comparison.beforeMean, of: metric)
    )
    let (low, high) = interval(comparison, metric)
    let chance =
      comparison.isBeyondChance
      ? say("more than chance would explain", es: "más de lo que cabe atribuir al azar")
      : say("no more than chance would explain", es: "dentro de lo que cabe atribuir al azar")
    return say(
      "\(last) over \(lengthNow(comparison.last)), \(before) over "
        + "\(lengthBefore(comparison.before)): \(change(comparison, metric, unit: unit(of: metric))) "
        + "(likely between \(low) and \(high)), \(chance).",
      es: "\(length(comparison.last)), \(last); \(lengthBefore(comparison.before)), \(before): "
        + "\(change(comparison, metric, unit: unit(of: metric))) (probablemente entre \(low) y \(high)), "
        + "\(chance).")
  }

  func length(_ dates: ClosedRange<LocalDate>) -> String {
    dates.count % 7 == 0
      ? dates.count == 7
        ? say("This week", es: "Esta semana")
        : say("Last \(dates.count / 7) weeks", es: "Últimas \(dates.count / 7) semanas")
      : dates.count == 1
        ? say("This day", es: "Este día")
        : say("These \(dates.count) days", es: "Estos \(dates.count) días")
  }

  /// For use within a sentence.
  private func lengthNow(_ dates: ClosedRange<LocalDate>) -> String {
    dates.count % 7 == 0 && dates.count > 7
      ? "the last \(dates.count / 7) weeks" : length(dates).lowercased()
  }

  private func lengthBefore(_ dates: ClosedRange<LocalDate>) -> String {
    if dates.count == 7 { return say("the previous week", es: "la semana anterior") }
    return dates.count % 7 == 0
      ? say(
        "the previous \(dates.count / 7) weeks", es: "las \(dates.count / 7) semanas anteriores")
      : say("the previous \(dates.count) days", es: "los \(dates.count) días anteriores")
  }
}
