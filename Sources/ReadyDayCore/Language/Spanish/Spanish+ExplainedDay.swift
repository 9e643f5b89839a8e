extension Spanish {
  func night(_ fact: Explanation.NightFact) -> String {
    switch fact {
    case .asleep(let minutes, nil): "Sueño: \(minutesFull(minutes))"
    case .asleep(let minutes, let needed?):
      "Sueño: \(minutesFull(minutes)) de \(minutesFull(needed)) necesarias"
    case .notKnown(let state, let source):
      "No se conoce el sueño: \(scoreState(state, by: source))."
    case .noHealthData: "No se han indicado datos de salud, así que no se conoce el sueño."
    case .parts(let count, .whoop):
      "La noche tiene \(count) partes y su tiempo de sueño se suma. La necesidad, el rendimiento y la "
        + "eficiencia son los que WHOOP da solo a la principal, así que no salen de dividir unos por "
        + "otros."
    case .parts(let count, .computed):
      "La noche tiene \(count) partes y su tiempo de sueño se suma."
    case .times(let start, let end, nil): "Empezó a \(las(start)) y acabó a \(las(end))."
    case .times(let start, let end, let offset?):
      "Empezó a \(las(start)) y acabó a \(las(end)), en la hora \(offset.clockName) del lugar "
        + "donde se registró."
    case .need(let minutes, nil):
      "Necesitabas \(minutesFull(minutes)), un dato que solo puede dar WHOOP."
    case .need(let minutes, let debt?):
      "Necesitabas \(minutesFull(minutes)), \(minutesFull(debt)) por deuda de sueño; es un dato que "
        + "solo puede dar WHOOP."
    case .performance(let percent):
      "El rendimiento, \(self.percent(percent)), es el de WHOOP y no se vuelve a calcular."
    case .efficiency(let percent):
      "Eficiencia \(self.percent(percent)): qué parte del tiempo en la cama fue sueño; las reglas solo "
        + "hablan por debajo del 75 %."
    case .shortLimit(let limit, let own):
      "Una noche de menos de \(minutesFull(limit)) es corta. \(shortLimit(own))"
    case .efficiencyLimit(let percent):
      "En 19 de cada 20 de tus últimas 60 noches pasó del \(self.percent(percent))."
    case .mean(let minutes, let nights):
      "Media de \(nights) noches de los 30 días anteriores: \(minutesFull(minutes))."
    }
  }

  func verdict(_ fact: Explanation.VerdictFact) -> String {
    switch fact {
    case .verdict(let verdict): sentence(about: verdict)
    case .reason(.allMet): "Se cumple todo lo que se conoce."
    case .reason(.hidden): "Una de las condiciones está oculta, porque así lo has pedido."
    case .reason(.hardYesterday(let amount, let border, let scale)):
      hardYesterday(amount, border, scale)
    case .reason(let reason): clause(reason).map { "\($0.withCapital)." } ?? ""
    case .suggested(let training):
      "Tienes previsto menos, así que readyday propone: \(self.training(training))."
    case .conditions: conditions
    case .unknown(let condition): "No se conoce, así que no cuenta: \(name(of: condition))."
    }
  }

  private var conditions: String {
    "Para entrenar fuerte hace falta: ningún valor inusual, una VFC de 7 noches que no esté por "
      + "debajo de su límite, al menos \(minutesFull(Int(VerdictFinder.leastSleep))) de sueño y a menos "
      + "de \(minutesFull(Int(VerdictFinder.mostShort))) de lo que necesitas, que ayer no fuera un día "
      + "duro, menos de \(VerdictFinder.mostHardDays) días duros en los últimos 7, ninguna sesión "
      + "fuerte hecha hoy y ninguna carrera en 3 días."
  }

  private func hardYesterday(_ amount: Double, _ border: Double, _ scale: TrainingScale) -> String {
    let (own, limit) = (decimal(amount, places: 1), decimal(border, places: 1))
    return switch scale {
    case .strain: "El esfuerzo de ayer fue \(own); en ti un día duro es \(limit) o más."
    case .zoneMinutes:
      "Ayer sumaste \(own) minutos ponderados por zona; en ti un día duro es \(limit) o más."
    }
  }

  private func training(_ training: DayVerdict.Training) -> String {
    switch training {
    case .race: "la carrera"
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
    case .yesterday: "lo duro que fue ayer para ti"
    case .week: "cuántos días duros tuvo la semana (hacen falta 20 días conocidos de 60)"
    case .signals: "si hay valores inusuales (hacen falta 20 de 60 noches)"
    }
  }

  func window(_ fact: Explanation.WindowFact) -> String {
    switch fact {
    case .search(let start, let end, let minimum, let preparation):
      "Los huecos son ratos libres del día despierto (\(start.range(to: end))) de al menos "
        + "\(minutesFull(minimum)), dejando \(minutesFull(preparation)) antes del siguiente evento."
    case .notBefore(let time):
      "No se propone nada antes de \(las(time)): ya ha pasado, o dormías."
    case .window(let window, let start, let end):
      "\(start.range(to: end)): \(windowReason(window))"
    case .others(1): "Hay 1 más que no está entre los mejores."
    case .others(let count): "Hay \(count) más que no están entre los mejores."
    case .none: "Hoy \(noWindow)."
    }
  }

  func strain(_ fact: Explanation.StrainFact) -> String {
    switch fact {
    case .strain(let strain):
      "Esfuerzo \(decimal(strain, places: 1)), del ciclo que ha acabado esta mañana."
    case .scale:
      "Lo ha medido WHOOP, en una escala de 0 a 21 en la que cada punto cuesta más que el anterior."
    case .history(let history): self.history(history)
    case .unknown: "No se conoce el esfuerzo del ciclo que ha acabado esta mañana."
    case .hidden: "El esfuerzo está oculto."
    case .noHealthData: "No se han indicado datos de salud, así que no se conoce el esfuerzo."
    }
  }

  private func history(_ history: TrainingHistory) -> String {
    guard let limit = history.hardFrom else {
      return "Se conocen \(history.days) de los 60 días anteriores a ayer; desde "
        + "\(TrainingHistory.daysNeeded) se puede decir qué es duro para ti."
    }
    let last = history.lastHardDay.map { " El último fue el \(shortDate($0))." } ?? ""
    return "Un día es duro para ti desde \(amount(limit, history.scale)), el percentil 80 de "
      + "\(history.days) de los 60 días anteriores a ayer. Días duros en los últimos 7: "
      + "\(history.hardDays).\(last)"
  }

  private func amount(_ amount: Double, _ scale: TrainingScale) -> String {
    switch scale {
    case .strain: "un esfuerzo de \(decimal(amount, places: 1))"
    case .zoneMinutes: "\(decimal(amount, places: 0)) minutos por zona"
    }
  }

  private func minutesFull(_ minutes: Double) -> String { minutesFull(Numerals.whole(minutes)) }
  private func minutesFull(_ minutes: Int) -> String { duration(minutes: minutes, .full) }
}
