extension Voice {
  /// The score and what it is made of, the vitals, and what is unusual about them.
  func recovery(of morning: MorningReport?) -> Explanation.Lines {
    guard let morning else {
      return (
        nil,
        [
          say(
            "There is no health data, so recovery is unknown.",
            es: "No hay datos de salud: no se conoce la recuperación.")
        ]
      )
    }
    let score = score(of: morning.recovery)
    let vitals = Vital.allCases.compactMap { vital in
      let measure = morning.measure(of: vital)
      return measure.value.map { explained(vital, $0, measure.baseline) }
    }
    return (
      score.title,
      score.sentences + vitals + (morning.variability.map(explained) ?? [])
        + (morning.signals?.signals ?? []).map(signal)
    )
  }

  private func score(of recovery: RecoverySummary) -> Explanation.Lines {
    guard let score = recovery.score.value else {
      let last = recovery.lastKnown.map { last in
        say(
          "It was \(percent(ofScore: last.score)) on \(shortDate(last.date)).",
          es: "El \(date(last.date)) fue del \(percent(ofScore: last.score)).")
      }
      return (noScore(recovery), [last].compactMap(\.self) + components(of: recovery))
    }
    let isComputed = recovery.source == .computed
    let title =
      isComputed
      ? recovery.category.map { rank(of: score, $0) } ?? percent(ofScore: score)
      : self.score(score, recovery.zone)
    return (
      title, (isComputed ? components(of: recovery) : [scoredByWhoop]) + doubts(about: recovery)
    )
  }

  private func noScore(_ recovery: RecoverySummary) -> String {
    guard recovery.state != .hidden else {
      return say("The score is hidden.", es: "La puntuación está oculta.")
    }
    let state = scoreState(recovery.state, by: recovery.source)
    return say("There is no score: \(state).", es: "No hay puntuación: \(state).")
  }

  private var scoredByWhoop: String {
    say(
      "Scored by WHOOP, which does not publish its formula, so readyday cannot recompute it.",
      es: "Es la puntuación de WHOOP, que no publica su fórmula: readyday no puede recalcularla.")
  }

  private func doubts(about recovery: RecoverySummary) -> [String] {
    [
      recovery.isBorderline
        ? say(
          "It is within 3 points of the next zone: read it as either colour.",
          es: "Está a 3 puntos o menos de otra zona: léela como cualquiera de los dos colores.")
        : nil,
      !recovery.isCalibrating
        ? nil
        : recovery.source == .whoop
          ? say(
            "It is provisional: WHOOP is still getting to know you.",
            es: "Es provisional: WHOOP aún se está calibrando.")
          : say(
            "It has no colour: that needs HRV, or resting HR and sleep.",
            es: "No tiene color: para eso hace falta la VFC, o la FC en reposo y el sueño."),
      recovery.score.baseline.map { mean(percent($0.mean), of: $0.days) },
    ].compactMap(\.self)
  }

  func mean(_ mean: String, of nights: Int) -> String {
    say(
      "30-day average \(mean), from \(self.nights(nights)).",
      es: "Media de 30 días: \(mean) (\(self.nights(nights)) con datos).")
  }

  private func components(of recovery: RecoverySummary) -> [String] {
    guard recovery.source == .computed else { return [] }
    guard let computed = recovery.computed else { return [componentsHidden] }
    let origin = self.computed(from: computed.origin)
    return [say("It is \(origin).", es: "Es una \(origin).")]
      + computed.components.map { component($0, computed.shownWeight(of: $0.part)) }
      + (computed.value == nil || computed.missing.isEmpty ? [] : [reweighted(computed.missing)])
  }

  private func component(_ component: ComputedScore.Component, _ weight: Double) -> String {
    let part = component.part
    let beside = self.weight(weight, insteadOf: part.weight)
    switch component.result {
    case .scored(let points, let basis):
      return "\(name(of: part)) \(decimal(points, places: 1))/100, \(beside): \(self.basis(basis))"
    case .missing(let gap): return "\(name(of: part)) --, \(beside): \(self.gap(gap))"
    }
  }

  func explained(_ vital: Vital, _ value: Double, _ baseline: Baseline?) -> String {
    say(
      self.vital(vital, value, mean: baseline?.mean)
        + (baseline.map { ", from \(nights($0.days))" } ?? ", with too few nights for an average"),
      es: self.vital(vital, value, mean: nil)
        + (baseline.map { " (media de \(nights($0.days)): \(number(vital, $0.mean)))" }
          ?? ", con muy pocas noches para una media"))
  }

  /// The mean of the last 7 nights beside the 60 before, and the lowest one for hard training.
  private func explained(_ trend: HeartRateVariabilityTrend) -> [String] {
    guard let band = trend.band, let mean = trend.week.mean else { return [] }
    let lowest = trend.lowestForHard.map { border in
      let border = decimal(HeartRateVariabilityTrend.milliseconds(border), places: 1)
      return say(
        "Hard training requires a 7-night mean HRV of at least \(border) ms.",
        es: "Para entrenar fuerte hace falta una VFC media de 7 noches de al menos \(border) ms.")
    }
    return [
      variability(
        week: HeartRateVariabilityTrend.milliseconds(mean), nights: trend.week.count,
        usual: HRVOutsideRange.milliseconds(band), of: trend.weeksBefore.count),
      lowest, trend.count.map(outside),
    ].compactMap(\.self)
  }

  func variability(
    week: Double, nights count: Int, usual: ClosedRange<Double>, of before: Int
  ) -> String {
    let places = Numerals.places(showing: week, outside: usual)
    let written = { (value: Double) in decimal(value, places: places) }
    return say(
      "7-night mean HRV \(written(week)) ms (from \(nights(count))); its usual range is "
        + "\(written(usual.lowerBound))–\(written(usual.upperBound)) ms (from the \(nights(before)) before; "
        + "about 6 mornings in 100 fall outside)",
      es: "VFC media de 7 noches: \(written(week)) ms (\(count) con datos); lo habitual, "
        + "\(written(usual.lowerBound))–\(written(usual.upperBound)) ms (según las \(nights(before)) anteriores; "
        + "unas 6 de cada 100 mañanas quedan fuera)")
  }

  private func rank(of score: Double, _ category: ComputedCategory) -> String {
    let above = ComputedCategory.allCases.first { $0.lowest > category.lowest }.map {
      decimal($0.lowest, places: 0)
    }
    let (lowest, score) = (decimal(category.lowest, places: 0), percent(ofScore: score))
    let (name, zone) = (self.category(category), zone(category.zone))
    return say(
      "\(score) is \(name) (\(lowest) or more\(above.map { ", below \($0)" } ?? "")); advice treats it as "
        + "\(zone).",
      es:
        "Con un \(score), la recuperación es \(name) (\(above.map { "de \(lowest) a menos de \($0)" } ?? "\(lowest) o más")); en "
        + "los consejos cuenta como \(zone).")
  }

  private func score(_ score: Double, _ zone: RecoveryZone) -> String {
    let score = percent(ofScore: score)
    let (yellow, green) = (threshold(RecoveryZone.yellowFrom), threshold(RecoveryZone.greenFrom))
    return switch zone {
    case .green:
      say("\(score) is green (\(green) or more).", es: "\(score): en verde (\(green) o más).")
    case .yellow:
      say(
        "\(score) is yellow (\(yellow) or more, below \(green)).",
        es: "\(score): en amarillo (de \(yellow) a menos de \(green)).")
    case .red:
      say("\(score) is red (below \(yellow)).", es: "\(score): en rojo (por debajo de \(yellow)).")
    case .unknown: score
    }
  }

  /// Where the numbers of a night come from.
  func night(of morning: MorningReport?, in zone: Zone) -> Explanation.Lines {
    guard let morning else {
      return (
        nil,
        [
          say(
            "There is no health data, so sleep is unknown.",
            es: "No hay datos de salud, así que no se conoce el sueño.")
        ]
      )
    }
    let (sleep, source) = (morning.sleep, morning.recovery.source)
    guard sleep.state == .scored, let asleep = sleep.wholeMinutesAsleep else {
      let state = scoreState(sleep.state, by: source)
      return (nil, [say("Sleep is unknown: \(state).", es: "No hay datos del sueño: \(state).")])
    }
    let slept = slept(asleep, needed: sleep.neededMinutes)
    let lines = [
      times(of: sleep, in: zone), sleep.blocks > 1 ? parts(sleep.blocks, by: source) : nil,
      sleep.neededMinutes.map { need($0, debt: sleep.debtMinutes) },
      sleep.performance.map {
        say(
          "Performance \(percent($0)) is WHOOP's own figure; readyday never recomputes it.",
          es: "El rendimiento, \(percent($0)), es el de WHOOP; readyday no lo recalcula.")
      }, sleep.efficiency.map(efficiency),
      sleep.asleepMinutes.baseline.map { mean(duration(minutes: $0.mean), of: $0.days) },
      short(below: sleep.shortLimit, own: sleep.shortBelow),
      sleep.efficiencyBelow.map {
        say(
          "On 19 out of 20 of your last 60 nights, your sleep efficiency was above \(percent($0)).",
          es:
            "En 19 de cada 20 noches de las últimas 60, la eficiencia ha superado el \(percent($0))."
        )
      },
    ]
    return (say("Sleep: \(slept)", es: "Sueño: \(slept)"), lines.compactMap(\.self))
  }

  /// Local times, with the offset at waking if it differs from the day's.
  private func times(of sleep: SleepSummary, in zone: Zone) -> String? {
    sleep.times.map { start, end in
      let offset = sleep.foreignOffset(in: zone)?.clockName
      return say(
        "It started at \(start.clock) and ended at \(end.clock)"
          + (offset.map { ", in the local time (\($0)) of the place where it was recorded" } ?? "")
          + ".",
        es: "Ha empezado a \(las(start)) y ha acabado a \(las(end))"
          + (offset.map { ", en la hora local (\($0)) del lugar donde se ha registrado" } ?? "")
          + ".")
    }
  }

  /// Explains why the figures of an interrupted night do not add up.
  func parts(_ count: Int, by source: RecoverySource) -> String {
    let sum = say(
      "The night has \(count) parts; their sleep is added up.",
      es: "La noche tiene \(count) partes y su sueño se suma.")
    guard source == .whoop else { return sum }
    return say(
      "\(sum) Need, performance and efficiency are WHOOP's, for the main part only, so they do not match "
        + "that total.",
      es: "\(sum) La necesidad, el rendimiento y la eficiencia son los de WHOOP y solo de la parte "
        + "principal, así que no cuadran con ese total.")
  }

  /// The need includes the debt.
  func need(_ minutes: Double, debt: Double?) -> String {
    let need = duration(minutes: minutes)
    return say(
      "You needed \(need), "
        + (debt.map { "\($0 < 0.5 ? "none" : duration(minutes: $0)) of it from sleep debt, " } ?? "")
        + "according to WHOOP.",
      es: debt.map {
        "Necesitabas \(need) según WHOOP (\($0 < 0.5 ? "nada" : duration(minutes: $0)) por "
          + "deuda de sueño)."
      } ?? "Necesitabas \(need), según WHOOP.")
  }

  private func efficiency(_ efficiency: Double) -> String {
    let percent = percent(ofEfficiency: efficiency)
    return say(
      "Efficiency \(percent): the share of your time in bed that you were asleep; the sleep-efficiency rule "
        + "applies only below 75%.",
      es: "Eficiencia \(percent): la parte del tiempo en la cama que has dormido; la regla "
        + "de la eficiencia solo se aplica por debajo del 75 %.")
  }

  /// `own` is a percentile of the user's own nights.
  func short(below limit: Double, own: Double?) -> String {
    say(
      "A night under \(duration(minutes: limit)) counts as short. \(shortLimit(own))",
      es: "Una noche de menos de \(duration(minutes: limit)) cuenta como corta. \(shortLimit(own))")
  }
}
