extension Voice {
  func night(_ fact: Explanation.NightFact) -> String {
    switch fact {
    case .asleep(let minutes, let needed):
      say(
        "Sleep: \(slept(minutes, needed: needed))", es: "Sueño: \(slept(minutes, needed: needed))")
    case .notKnown(let state, let source):
      say(
        "Sleep is unknown: \(scoreState(state, by: source)).",
        es: "No hay datos del sueño: \(scoreState(state, by: source)).")
    case .noHealthData:
      say(
        "There is no health data, so sleep is unknown.",
        es: "No hay datos de salud, así que no se conoce el sueño.")
    case .parts(let count, .whoop):
      say(
        "The night has \(count) parts; their sleep is added up. Need, performance and efficiency are "
          + "WHOOP's, for the main part only, so they do not match that total.",
        es: "La noche tiene \(count) partes y su sueño se suma. La necesidad, el rendimiento y la "
          + "eficiencia son las de WHOOP y solo de la parte principal, así que no cuadran con ese total."
      )
    case .parts(let count, .computed):
      say(
        "The night has \(count) parts; their sleep is added up.",
        es: "La noche tiene \(count) partes y su sueño se suma.")
    case .times(let start, let end, nil):
      say(
        "It started at \(start.clock) and ended at \(end.clock).",
        es: "Ha empezado a \(las(start)) y ha acabado a \(las(end)).")
    case .times(let start, let end, let offset?):
      say(
        "It started at \(start.clock) and ended at \(end.clock), in the local time (\(offset.clockName)) "
          + "of the place where it was recorded.",
        es:
          "Ha empezado a \(las(start)) y ha acabado a \(las(end)), en la hora local (\(offset.clockName)) "
          + "del lugar donde se ha registrado.")
    case .need(let minutes, nil):
      say(
        "You needed \(minutesFull(minutes)), according to WHOOP.",
        es: "Necesitabas \(minutesFull(minutes)), según WHOOP.")
    case .need(let minutes, let debt?):
      say(
        "You needed \(minutesFull(minutes)), \(debt < 0.5 ? "none" : minutesFull(debt)) of it from sleep "
          + "debt, according to WHOOP.",
        es:
          "Necesitabas \(minutesFull(minutes)) según WHOOP, \(debt < 0.5 ? "nada" : minutesFull(debt)) por "
          + "deuda de sueño.")
    case .performance(let percent):
      say(
        "Performance \(self.percent(percent)) is WHOOP's own figure; readyday never recomputes it.",
        es: "El rendimiento, \(self.percent(percent)), es el de WHOOP; readyday no lo recalcula.")
    case .efficiency(let percent):
      say(
        "Efficiency \(self.percent(ofEfficiency: percent)): the share of your time in bed that you were asleep; the "
          + "sleep-efficiency rule applies only below 75%.",
        es:
          "Eficiencia \(self.percent(ofEfficiency: percent)): la parte del tiempo en la cama que has dormido; la regla "
          + "de la eficiencia solo se aplica por debajo del 75 %.")
    case .shortLimit(let limit, let own):
      say(
        "A night under \(minutesFull(limit)) counts as short. \(shortLimit(own))",
        es: "Una noche de menos de \(minutesFull(limit)) cuenta como corta. \(shortLimit(own))")
    case .efficiencyLimit(let percent):
      say(
        "On 19 out of 20 of your last 60 nights, your sleep efficiency was above \(self.percent(percent)).",
        es:
          "En 19 de cada 20 noches de las últimas 60, la eficiencia ha superado el \(self.percent(percent))."
      )
    case .mean(let minutes, let nights):
      say(
        "30-day average \(minutesFull(minutes)), from \(self.nights(nights)).",
        es: "Media de 30 días: \(minutesFull(minutes)) (\(self.nights(nights)) con datos).")
    }
  }

  func verdict(_ fact: Explanation.VerdictFact) -> String {
    switch fact {
    case .verdict(let verdict): sentence(about: verdict)
    case .reason(.allMet):
      say(
        "Every condition that can be checked is met.",
        es: "Se cumplen todas las condiciones que se pueden comprobar.")
    case .reason(.hidden):
      say(
        "One of the conditions is hidden, as you asked.",
        es: "Una de las condiciones está oculta, porque así lo has pedido.")
    case .reason(.hardYesterday(let amount, let border, let scale)):
      hardYesterday(amount, border, scale).withCapital + "."
    case .reason(let reason): clause(reason).map { "\($0.withCapital)." } ?? ""
    case .standing: whyStanding
    case .suggested(let training):
      say(
        "You planned less than that, so readyday suggests: ",
        es: "Tenías previsto algo más suave, así que readyday propone: ")
        + (training.intensity.map(intensity) ?? say("rest", es: "descanso")) + "."
    case .check(let check): self.check(check)
    case .unknown(let condition):
      say(
        "Unknown, so not checked: \(name(of: condition)).",
        es: "No se conoce, así que no se comprueba: \(name(of: condition)).")
    }
  }

  private func check(_ check: DayVerdict.Check) -> String {
    let mark =
      check.holds
      ? say("For hard training", es: "A favor de entrenar fuerte")
      : say("Against hard training", es: "En contra de entrenar fuerte")
    return "\(mark): \(words(of: check.number))."
  }

  private func words(of number: DayVerdict.Check.Number) -> String {
    switch number {
    case .variability(let mean, let border):
      say(
        "7-night mean HRV \(decimal(mean, places: 1)) ms; at least \(decimal(border, places: 1)) ms is needed",
        es: "VFC media de 7 noches, \(decimal(mean, places: 1)) ms; hacen falta al menos "
          + "\(decimal(border, places: 1)) ms")
    case .asleep(let minutes):
      say(
        "\(minutesFull(minutes)) of sleep; at least \(minutesFull(VerdictRules.leastSleep)) is needed",
        es:
          "\(minutesFull(minutes)) de sueño; hacen falta al menos \(minutesFull(VerdictRules.leastSleep))"
      )
    case .short(let minutes):
      say(
        "\(minutesFull(max(0, minutes))) short of sleep; less than \(minutesFull(VerdictRules.mostShort)) is fine",
        es: "te faltan \(minutesFull(max(0, minutes))) de sueño; el límite son "
          + "\(minutesFull(VerdictRules.mostShort))")
    case .yesterday(let amount, let border, let scale): hardYesterday(amount, border, scale)
    case .hardDays(let days):
      say(
        "\(count(days, "hard day")) in the last 7; up to \(VerdictRules.mostHardDays - 1) are fine",
        es: "\(count(days, "día fuerte", "días fuertes")) en los últimos 7; el máximo son "
          + "\(VerdictRules.mostHardDays - 1)")
    case .unusual(0): say("no unusual readings", es: "ningún valor inusual")
    case .unusual(let mornings):
      say(
        "several unusual readings, morning \(mornings) in a row",
        es: "varios valores inusuales, mañana \(mornings) seguida")
    case .hardSessionDone(nil):
      say("no hard session done today", es: "hoy aún no has hecho ninguna sesión fuerte")
    case .hardSessionDone(let activity?):
      say(
        "\(quoted(name(of: activity))) done today",
        es: "hoy ya has hecho \(quoted(name(of: activity)))")
    case .race(nil, _):
      say("no race too close before or after today", es: "ninguna competición demasiado cerca")
    case .race(let title?, let days): clause(.race(title: title, days: days)) ?? ""
    }
  }

  private func hardYesterday(_ amount: Double, _ border: Double, _ scale: TrainingScale) -> String {
    let (own, limit) = (decimal(amount, places: 1), decimal(border, places: 1))
    return switch scale {
    case .strain:
      say(
        "yesterday's strain was \(own); for you, \(limit) or more is a hard day",
        es: "el esfuerzo de ayer fue de \(own); en ti, \(limit) o más es un día fuerte")
    case .zoneMinutes:
      say(
        "yesterday's training load was \(own) (\(zoneMinutesCount)); for you, \(limit) or more is a hard day",
        es:
          "tu carga de entrenamiento de ayer fue de \(own) (\(zoneMinutesCount)); en ti, \(limit) o más es un día fuerte"
      )
    }
  }

  private func name(of condition: DayVerdict.Condition) -> String {
    switch condition {
    case .variability:
      say(
        "the lower limit of your HRV (needs 20 of the previous 60 nights)",
        es: "el límite de tu VFC (hacen falta 20 de las 60 noches anteriores)")
    case .sleep: say("last night", es: "la última noche")
    case .yesterday: say("how hard yesterday was for you", es: "si ayer fue un día fuerte para ti")
    case .week:
      say(
        "how many hard days the week had (needs 20 known days out of 60)",
        es: "cuántos días fuertes ha tenido la semana (hacen falta datos de 20 días de 60)")
    case .signals:
      say(
        "whether readings are unusual (needs 20 of 60 nights)",
        es: "si hay valores inusuales (hacen falta 20 de 60 noches)")
    }
  }

  func window(_ fact: Explanation.WindowFact) -> String {
    switch fact {
    case .search(let start, let end, let minimum, let preparation):
      say(
        "Windows are gaps in your waking day (\(start.range(to: end))) of at least "
          + "\(minutesFull(minimum)), leaving \(minutesFull(preparation)) before the next event "
          + "and an hour before lights-out.",
        es:
          "Los huecos son ratos libres desde que te levantas hasta que te acuestas (\(start.range(to: end))), de "
          + "al menos \(minutesFull(minimum)), con \(minutesFull(preparation)) de margen antes del siguiente evento "
          + "y una hora antes de apagar la luz."
      )
    case .notBefore(let time):
      say(
        "readyday suggests nothing before \(time.clock): that time has passed, or you were asleep.",
        es: "No se propone nada antes de \(las(time)): ya ha pasado o aún dormías.")
    case .window(let window, let start, let end): "\(start.range(to: end)), \(windowReason(window))"
    case .others(1):
      say("1 more is not among the best.", es: "Hay 1 más que no está entre los mejores.")
    case .others(let count):
      say(
        "\(count) more are not among the best.",
        es: "Hay \(count) más que no están entre los mejores.")
    case .none(let reason): noWindow(reason)
    }
  }

  func strain(_ fact: Explanation.StrainFact) -> String {
    switch fact {
    case .strain(let strain):
      say(
        "Strain \(decimal(strain, places: 1)), for the cycle that ended this morning.",
        es: "Esfuerzo \(decimal(strain, places: 1)), del ciclo que ha acabado esta mañana.")
    case .scale:
      say(
        "Measured by WHOOP, on a scale from 0 to 21 where each point is harder to reach than the "
          + "last.",
        es: "Medido por WHOOP, en una escala de 0 a 21 en la que cada punto cuesta más que el "
          + "anterior.")
    case .history(let history): self.history(history)
    case .unknown:
      say(
        "The strain of the cycle that ended this morning is unknown.",
        es: "No se conoce el esfuerzo del ciclo que ha acabado esta mañana.")
    case .hidden: say("Strain is hidden.", es: "El esfuerzo está oculto.")
    case .noHealthData:
      say(
        "There is no health data, so strain is unknown.",
        es: "No hay datos de salud, así que no se conoce el esfuerzo.")
    }
  }

  private func history(_ history: TrainingHistory) -> String {
    guard let limit = history.hardFrom else {
      return say(
        "\(history.days) of the 60 days before yesterday are known; "
          + "\(TrainingHistory.daysNeeded) are needed to tell what is hard for you.",
        es: "Se conocen \(history.days) de los 60 días anteriores a ayer; hacen falta "
          + "\(TrainingHistory.daysNeeded) para saber qué es fuerte en tu caso.")
    }
    let last = say(
      history.lastHardDay.map { " The last one was \(shortDate($0))." } ?? "",
      es: history.lastHardDay.map { " El último fue el \(date($0))." } ?? "")
    return say(
      "For you, \(amount(limit, history.scale)) or more makes a hard day: the limit of "
        + "the hardest fifth of the 60 days before yesterday (\(history.days) known). Hard days in the last 7: "
        + "\(history.hardDays).\(last)",
      es:
        "En tu caso, un día es fuerte a partir de \(amount(limit, history.scale)): el límite de "
        + "la quinta parte más fuerte de los 60 días anteriores a ayer (\(history.days) con datos). Días fuertes en los últimos 7: "
        + "\(history.hardDays).\(last)")
  }

  private func amount(_ amount: Double, _ scale: TrainingScale) -> String {
    switch scale {
    case .strain:
      say(
        "a strain of \(decimal(amount, places: 1))",
        es: "un esfuerzo de \(decimal(amount, places: 1))")
    case .zoneMinutes:
      say(
        "a training load of \(decimal(amount, places: 0)) points",
        es: "una carga de entrenamiento de \(decimal(amount, places: 0)) puntos")
    }
  }

  private func minutesFull(_ minutes: Double) -> String { minutesFull(Int(rounding: minutes)) }

  private func minutesFull(_ minutes: Int) -> String { duration(minutes: minutes) }
}
