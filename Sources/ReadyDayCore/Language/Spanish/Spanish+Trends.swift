extension Spanish {
  package func name(of metric: TrendMetric) -> String {
    switch metric {
    case .recovery: "recuperación"
    case .hrv: "VFC"
    case .restingHeartRate: "FC en reposo"
    case .sleep: "sueño"
    case .strain: "esfuerzo"
    case .load: "carga de la agenda"
    }
  }

  package func value(_ value: Double, of metric: TrendMetric) -> String {
    switch metric {
    case .recovery: percent(value)
    case .hrv: "\(decimal(value, places: 0)) ms"
    case .restingHeartRate: "\(decimal(value, places: 0)) lpm"
    case .sleep: duration(minutes: Numerals.whole(value))
    case .strain: decimal(value, places: 1)
    case .load: decimal(value, places: 0)
    }
  }

  package func cell(_ value: Double, of metric: TrendMetric) -> String {
    metric == .sleep ? Numerals.hoursAndMinutes(value) : decimal(value, places: metric.places)
  }

  /// `48–66%`, `6 h 42 min – 7 h 46 min`.
  func band(_ range: ClosedRange<Double>, of metric: TrendMetric) -> String {
    let (low, high) = (range.lowerBound, value(range.upperBound, of: metric))
    return metric == .sleep
      ? "\(value(low, of: metric)) – \(high)" : "\(cell(low, of: metric))–\(high)"
  }

  package func initials(of weekday: Weekday) -> String {
    String(self.weekday(weekday).withCapital.prefix(2))
  }

  package func sentence(_ sentence: TrendSentence) -> String {
    switch sentence {
    case .weeks(let count): count == 1 ? "1 semana" : "últimas \(count) semanas"
    case .known(let known, let days, let metric):
      "\(known) de \(days) \(metric.isOfMornings ? "mañana" : "día")\(days == 1 ? "" : "s")"
    case .usual(let range, let metric):
      "lo habitual, \(band(range, of: metric))"
    case .usualNotYet(let known, let needed, let metric):
      "\(metric.isOfMornings ? "noche" : "día") \(known) de \(needed)"
    case .extremes(let lowest, let highest, let metric):
      "Mínimo, \(value(lowest.value, of: metric)) el \(date(lowest.date)) · máximo, "
        + "\(value(highest.value, of: metric)) el \(date(highest.date))"
    case .comparison(let comparison, let metric): self.sentence(about: comparison, metric)
    case .change(let comparison, let metric): change(comparison, metric)
    case .comparisonNotYet: "Hay muy pocos días para comparar con las semanas anteriores."
    case .hidden(let metric): "\(name(of: metric).withCapital): dato oculto."
    case .nothing(let metric): "No hay datos de \(name(of: metric)) en estos días."
    case .regularity(let index, let nights):
      "Índice de regularidad del sueño: \(decimal(index, places: 0)) sobre 100, en \(nights) pares de "
        + "días consecutivos."
    case .regularityNotYet(let known, let needed):
      "Índice de regularidad del sueño: noche \(known) de \(needed)."
    case .socialJetLag(let minutes): socialJetLag(minutes)
    case .zoneMinutes(let weeks):
      "Minutos ponderados por zona a la semana: \(list(weeks, \.zoneMinutes))."
    case .kilojoules(let weeks):
      "Kilojulios al día: \(list(weeks, \.kilojoulesPerDay))."
    case .askOne: "Un solo valor, semana a semana: readyday trends recovery"
    case .headMean: "media"
    case .headLast(let dates): length(dates).inSentenceCase
    case .headUsual: "habitual"
    case .headChange: "cambio"
    }
  }

  private func list(_ weeks: [Rhythm.Week], _ value: (Rhythm.Week) -> Double?) -> String {
    weeks.map { week in
      "\(IsoWeek(week.monday).short) \(value(week).map { counted(Numerals.whole($0)) } ?? "--")"
    }.joined(separator: ", ")
  }

  private func socialJetLag(_ minutes: Double) -> String {
    let length = duration(minutes: Numerals.whole(minutes.magnitude))
    return
      "Punto medio del sueño en días libres: \(length) \(minutes < 0 ? "antes" : "más tarde") que en "
      + "días laborables."
  }

  private func change(_ comparison: TrendComparison, _ metric: TrendMetric) -> String {
    let (low, high) = (comparison.interval.lowerBound, comparison.interval.upperBound)
    let interval = "(entre \(signed(low, metric)) y \(signed(high, metric)))"
    let difference = comparison.shownDifference(metric)
    let unit = metric == .sleep ? " min" : ""
    guard difference != 0 else { return "sin cambios \(interval)" }
    let size = decimal(difference.magnitude, places: metric.places)
    return "\(difference < 0 ? "baja" : "sube") \(size)\(unit) \(interval)"
  }

  private func signed(_ value: Double, _ metric: TrendMetric) -> String {
    let size = decimal(value.magnitude, places: metric.places)
    return size == decimal(0, places: metric.places) ? size : (value < 0 ? "−" : "+") + size
  }

  private func sentence(about comparison: TrendComparison, _ metric: TrendMetric) -> String {
    let (last, before) = (
      value(comparison.lastMean, of: metric), value(comparison.beforeMean, of: metric)
    )
    let chance =
      comparison.isBeyondChance
      ? "más de lo que cabe atribuir al azar" : "dentro de lo que cabe atribuir al azar"
    return "\(length(comparison.last)), \(last); \(lengthBefore(comparison.before)), \(before): "
      + "\(change(comparison, metric)), \(chance)."
  }

  private func length(_ dates: ClosedRange<LocalDate>) -> String {
    dates.count % 7 == 0
      ? dates.count == 7 ? "Esta semana" : "Últimas \(dates.count / 7) semanas"
      : dates.count == 1 ? "Este día" : "Estos \(dates.count) días"
  }

  private func lengthBefore(_ dates: ClosedRange<LocalDate>) -> String {
    if dates.count == 7 { return "la semana anterior" }
    return dates.count % 7 == 0
      ? "las \(dates.count / 7) semanas anteriores" : "los \(dates.count) días anteriores"
  }
}
