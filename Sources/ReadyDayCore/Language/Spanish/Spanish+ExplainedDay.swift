extension Spanish {
  func night(_ fact: Explanation.NightFact) -> String {
    switch fact {
    case .asleep(let minutes, nil): "Sueño: \(minutesFull(minutes))"
    case .asleep(let minutes, let needed?):
      "Sueño: \(minutesFull(minutes)) de \(minutesFull(needed)) necesarias"
    case .notKnown(let state, let source):
      "No hay datos del sueño: \(scoreState(state, by: source))."
    case .noHealthData: "No hay datos de salud, así que no se conoce el sueño."
    case .parts(let count, .whoop):
      "La noche tiene \(count) partes y su sueño se suma. La necesidad, el rendimiento y la "
        + "eficiencia son las de WHOOP y solo de la parte principal, así que no cuadran con ese total."
    case .parts(let count, .computed):
      "La noche tiene \(count) partes y su sueño se suma."
    case .times(let start, let end, nil): "Ha empezado a \(las(start)) y ha acabado a \(las(end))."
    case .times(let start, let end, let offset?):
      "Ha empezado a \(las(start)) y ha acabado a \(las(end)), en la hora local (\(offset.clockName)) "
        + "del lugar donde se ha registrado."
    case .need(let minutes, nil):
      "Necesitabas \(minutesFull(minutes)), según WHOOP."
    case .need(let minutes, let debt?):
      "Necesitabas \(minutesFull(minutes)) según WHOOP, \(debt < 0.5 ? "nada" : minutesFull(debt)) por "
        + "deuda de sueño."
    case .performance(let percent):
      "El rendimiento, \(self.percent(percent)), es el de WHOOP; readyday no lo recalcula."
    case .efficiency(let percent):
      "Eficiencia \(self.percent(ofEfficiency: percent)): la parte del tiempo en la cama que has dormido; la regla "
        + "de la eficiencia solo se aplica por debajo del 75 %."
    case .shortLimit(let limit, let own):
      "Una noche de menos de \(minutesFull(limit)) cuenta como corta. \(shortLimit(own))"
    case .efficiencyLimit(let percent):
      "En 19 de cada 20 noches de las últimas 60, la eficiencia ha superado el \(self.percent(percent))."
    case .mean(let minutes, let nights):
      "Media de \(self.nights(nights)) en los 30 días anteriores: \(minutesFull(minutes))."
    }
  }

  func verdict(_ fact: Explanation.VerdictFact) -> String {
    switch fact {
    case .verdict(let verdict): sentence(about: verdict)
    case .reason(.allMet): "Se cumplen todas las condiciones que se pueden comprobar."
    case .reason(.hidden): "Una de las condiciones está oculta, porque así lo has pedido."
    case .reason(.hardYesterday(let amount, let border, let scale)):
      hardYesterday(amount, border, scale)
    case .reason(let reason): clause(reason).map { "\($0.withCapital)." } ?? ""
    case .suggested(let training):
      "Tenías previsto algo más suave, así que readyday propone: \(self.training(training))."
    case .conditions: conditions
    case .unknown(let condition): "No se conoce, así que no se comprueba: \(name(of: condition))."
    }
  }

  private var conditions: String {
    "Para entrenar fuerte hace falta que ningún valor sea inusual, que la VFC media de 7 noches no "
      + "baje de su límite, que hayas dormido al menos \(minutesFull(Int(VerdictFinder.leastSleep))) y que te "
      + "falten menos de \(minutesFull(Int(VerdictFinder.mostShort))) para lo que necesitas, que ayer no "
      + "fuera un día fuerte, que haya menos de \(VerdictFinder.mostHardDays) días fuertes entre los últimos "
      + "7, que hoy no hayas hecho ya una sesión fuerte y que no haya ninguna competición en 3 días."
  }

  private func hardYesterday(_ amount: Double, _ border: Double, _ scale: TrainingScale) -> String {
    let (own, limit) = (decimal(amount, places: 1), decimal(border, places: 1))
    return switch scale {
    case .strain: "El esfuerzo de ayer fue \(own); en ti, \(limit) o más es un día fuerte."
    case .zoneMinutes:
      "Ayer sumaste \(own) minutos ponderados por zona; en ti, \(limit) o más es un día fuerte."
    }
  }

  private func training(_ training: DayVerdict.Training) -> String {
    switch training {
    case .race: "la competición"
    case .rest: "descanso"
    case .easy: "suave"
    case .byFeel: "por sensaciones"
    case .moderate: "moderado"
    case .hard: "fuerte"
    }
  }

  private func name(of condition: DayVerdict.Condition) -> String {
    switch condition {
    case .variability: "el límite de tu VFC (hacen falta 20 de las 60 noches anteriores)"
    case .sleep: "la última noche"
    case .yesterday: "si ayer fue un día fuerte para ti"
    case .week: "cuántos días fuertes ha tenido la semana (hacen falta datos de 20 días de 60)"
    case .signals: "si hay valores inusuales (hacen falta 20 de 60 noches)"
    }
  }

  func window(_ fact: Explanation.WindowFact) -> String {
    switch fact {
    case .search(let start, let end, let minimum, let preparation):
      "Los huecos son ratos libres desde que te levantas hasta que te acuestas (\(start.range(to: end))), de "
        + "al menos \(minutesFull(minimum)), con \(minutesFull(preparation)) de margen antes del siguiente evento."
    case .notBefore(let time):
      "No se propone nada antes de \(las(time)): ya ha pasado o aún dormías."
    case .window(let window, let start, let end):
      "\(start.range(to: end)): \(windowReason(window))"
    case .others(1): "Hay 1 más que no está entre los mejores."
    case .others(let count): "Hay \(count) más que no están entre los mejores."
    case .none: noWindow
    }
  }

  func strain(_ fact: Explanation.StrainFact) -> String {
    switch fact {
    case .strain(let strain):
      "Esfuerzo \(decimal(strain, places: 1)), del ciclo que ha acabado esta mañana."
    case .scale:
      "Medido por WHOOP, en una escala de 0 a 21 en la que cada punto cuesta más que el anterior."
    case .history(let history): self.history(history)
    case .unknown: "No se conoce el esfuerzo del ciclo que ha acabado esta mañana."
    case .hidden: "El esfuerzo está oculto."
    case .noHealthData: "No hay datos de salud, así que no se conoce el esfuerzo."
    }
  }

  private func history(_ history: TrainingHistory) -> String {
    guard let limit = history.hardFrom else {
      return "Se conocen \(history.days) de los 60 días anteriores a ayer; hacen falta "
        + "\(TrainingHistory.daysNeeded) para saber qué es fuerte en tu caso."
    }
    let last = history.lastHardDay.map { " El último fue el \(date($0))." } ?? ""
    return
      "En tu caso, un día es fuerte a partir de \(amount(limit, history.scale)): el percentil 80 de "
      + "los 60 días anteriores a ayer (\(history.days) con datos). Días fuertes en los últimos 7: "
      + "\(history.hardDays).\(last)"
  }

  private func amount(_ amount: Double, _ scale: TrainingScale) -> String {
    switch scale {
    case .strain: "un esfuerzo de \(decimal(amount, places: 1))"
    case .zoneMinutes: "\(decimal(amount, places: 0)) minutos ponderados por zona"
    }
  }

  private func minutesFull(_ minutes: Double) -> String { minutesFull(Numerals.whole(minutes)) }
  private func minutesFull(_ minutes: Int) -> String { duration(minutes: minutes) }
}
