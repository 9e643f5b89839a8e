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
    }
  }

  /// With its unit: `56%`, `7 h 12 min`.
  package func value(_ value: Double, of metric: TrendMetric) -> String {
    switch metric {
    case .recovery: percent(value)
    case .hrv: "\(decimal(value, places: 0)) ms"
    case .restingHeartRate:
      say("\(decimal(value, places: 0)) bpm", es: "\(decimal(value, places: 0)) lpm")
    case .sleep: duration(minutes: Numerals.whole(value))
    case .strain, .feel: decimal(value, places: 1)
    case .load: decimal(value, places: 0)
    }
  }

  /// In a grid, without a unit: `56`, `7:12`.
  package func cell(_ value: Double, of metric: TrendMetric) -> String {
    metric == .sleep ? Numerals.hoursAndMinutes(value) : decimal(value, places: metric.places)
  }

  /// `48–66%`, `6 h 42 min – 7 h 46 min`.
  func band(_ range: ClosedRange<Double>, of metric: TrendMetric) -> String {
    let (low, high) = (range.lowerBound, value(range.upperBound, of: metric))
    return metric == .sleep
      ? "\(value(low, of: metric)) – \(high)" : "\(cell(low, of: metric))–\(high)"
  }

  /// Two letters: `Mo`.
  package func initials(of weekday: Weekday) -> String {
    say(
      String(self.weekday(weekday).prefix(2)),
      es: String(self.weekday(weekday).withCapital.prefix(2)))
  }

  package func sentence(_ sentence: TrendSentence) -> String {
    switch sentence {
    case .weeks(let count):
      count == 1
        ? say("1 week", es: "1 semana") : say("last \(count) weeks", es: "últimas \(count) semanas")
    case .known(let known, let days, let metric):
      say(
        "\(known) of \(days) \(metric.isOfMornings ? "morning" : "day")\(days == 1 ? "" : "s")",
        es: "\(known) de \(days) \(metric.isOfMornings ? "mañana" : "día")\(days == 1 ? "" : "s")")
    case .usual(let range, let metric):
      say(
        "usual for you \(band(range, of: metric))",
        es: "lo habitual en ti, \(band(range, of: metric))")
    case .usualNotYet(let known, let needed, let metric):
      say(
        "\(metric.isOfMornings ? "night" : "day") \(known) of \(needed)",
        es: "\(metric.isOfMornings ? "noche" : "día") \(known) de \(needed)")
    case .extremes(let lowest, let highest, let metric):
      say(
        "\(metric == .sleep ? "Shortest" : "Lowest") \(value(lowest.value, of: metric)) on "
          + "\(shortDate(lowest.date)) · \(metric == .sleep ? "longest" : "highest") "
          + "\(value(highest.value, of: metric)) on \(shortDate(highest.date))",
        es: "Mínimo, \(value(lowest.value, of: metric)) el \(date(lowest.date)) · máximo, "
          + "\(value(highest.value, of: metric)) el \(date(highest.date))")
    case .comparison(let comparison, let metric): self.sentence(about: comparison, metric)
    case .change(let comparison, let metric): shortChange(comparison, metric)
    case .comparisonNotYet:
      say(
        "There are too few days to compare with the previous weeks.",
        es: "Hay muy pocos días para comparar con las semanas anteriores.")
    case .hidden(let metric):
      say(
        "\(name(of: metric).withCapital) is hidden.",
        es: "\(name(of: metric).withCapital): dato oculto.")
    case .nothing(let metric):
      say(
        "There is no \(name(of: metric)) data for these days.",
        es: "No hay datos de \(name(of: metric)) en estos días.")
    case .regularity(let index):
      say(
        "Your sleep times are \(regular(index)) (\(decimal(index, places: 0)) of 100).",
        es: "Tus horas de sueño son \(regular(index)) (\(decimal(index, places: 0)) de 100).")
    case .regularityNotYet(let known, let needed):
      say(
        "How regular your sleep times are: known after \(needed) nights (\(known) so far).",
        es: "Regularidad de tus horas de sueño: faltan noches (mínimo \(needed)): llevas \(known).")
    case .socialJetLag(let minutes): socialJetLag(minutes)
    case .zoneMinutes(let weeks):
      say(
        "Training effort (minutes × zone): \(list(weeks, \.zoneMinutes)).",
        es: "Esfuerzo (minutos × zona): \(list(weeks, \.zoneMinutes)).")
    case .kilojoules(let weeks):
      say(
        "Kilojoules a day: \(list(weeks, \.kilojoulesPerDay)).",
        es: "Kilojulios al día: \(list(weeks, \.kilojoulesPerDay)).")
    case .askOne:
      say(
        "To see one metric week by week: readyday trends recovery",
        es: "Un solo valor, semana a semana: readyday trends recovery")
    case .headMean: say("mean", es: "media")
    case .headLast(let dates): length(dates).inSentenceCase
    case .headUsual: say("usual for you", es: "habitual en ti")
    case .headChange: say("change (likely range)", es: "cambio (probable)")
    }
  }

  private func list(_ weeks: [Rhythm.Week], _ value: (Rhythm.Week) -> Double?) -> String {
    weeks.map { week in
      "\(weekOf(week.monday)) \(value(week).map { counted(Numerals.whole($0)) } ?? "--")"
    }.joined(separator: say(", ", es: "; "))
  }

  private func weekOf(_ monday: LocalDate) -> String {
    say(
      "week of \(shortDate(monday).dropFirst(4))",
      es: "sem. \(IsoWeek(monday).short.drop { !("1"..."9").contains($0) }),")
  }

  /// Of 100.
  private func regular(_ index: Double) -> String {
    switch index {
    case ..<50: say("irregular", es: "irregulares")
    case ..<65: say("not very regular", es: "poco regulares")
    case ..<80: say("fairly regular", es: "bastante regulares")
    default: say("very regular", es: "muy regulares")
    }
  }

  private func socialJetLag(_ minutes: Double) -> String {
    let length = duration(minutes: Numerals.whole(minutes.magnitude))
    return say(
      "On days off you sleep \(length) \(minutes < 0 ? "earlier" : "later").",
      es: "Los días libres duermes \(length) \(minutes < 0 ? "antes" : "más tarde").")
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

  private func shortChange(_ comparison: TrendComparison, _ metric: TrendMetric) -> String {
    let (low, high) = interval(comparison, metric)
    return change(comparison, metric) + say(" (\(low) to \(high))", es: " (de \(low) a \(high))")
  }

  /// The ends of the likely change.
  private func interval(_ comparison: TrendComparison, _ metric: TrendMetric) -> (String, String) {
    (
      signed(comparison.interval.lowerBound, metric), signed(comparison.interval.upperBound, metric)
    )
  }

  private func signed(_ value: Double, _ metric: TrendMetric) -> String {
    let size = decimal(value.magnitude, places: metric.places)
    return size == decimal(0, places: metric.places) ? size : (value < 0 ? "−" : "+") + size
  }

  private func sentence(about comparison: TrendComparison, _ metric: TrendMetric) -> String {
    let (last, before) = (
      value(comparison.lastMean, of: metric), value(comparison.beforeMean, of: metric)
    )
    let (low, high) = interval(comparison, metric)
    let points = metric == .recovery ? say(" points", es: " puntos") : nil
    let chance =
      comparison.isBeyondChance
      ? say("more than chance would explain", es: "más de lo que cabe atribuir al azar")
      : say("no more than chance would explain", es: "dentro de lo que cabe atribuir al azar")
    return say(
      "\(last) over \(lengthNow(comparison.last)), \(before) over "
        + "\(lengthBefore(comparison.before)): \(change(comparison, metric, unit: points)) "
        + "(likely between \(low) and \(high)), \(chance).",
      es: "\(length(comparison.last)), \(last); \(lengthBefore(comparison.before)), \(before): "
        + "\(change(comparison, metric, unit: points)) (probablemente entre \(low) y \(high)), "
        + "\(chance).")
  }

  private func length(_ dates: ClosedRange<LocalDate>) -> String {
    dates.count % 7 == 0
      ? dates.count == 7
        ? say("This week", es: "Esta semana")
        : say("Last \(dates.count / 7) weeks", es: "Últimas \(dates.count / 7) semanas")
      : dates.count == 1
        ? say("This day", es: "Este día")
        : say("These \(dates.count) days", es: "Estos \(dates.count) días")
  }

  /// Within a sentence.
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
