extension Spanish {
  package func title(of content: Recommendation.Content) -> String {
    switch content {
    case .redRecovery(let score, nil, _): "Recuperación baja (\(percent(score)))"
    case .redRecovery(let score, let category?, _): computed(score, category)
    case .moveHardestEvent(let title, _, _): "Considera mover \(quotedTitle(title))"
    case .activeRecoveryOnly: "Solo recuperación activa hoy"
    case .yellowRecovery(let score, nil, _): "Recuperación moderada (\(percent(score)))"
    case .yellowRecovery(let score, let category?, _): computed(score, category)
    case .loadedAgenda: "Agenda cargada y recuperación moderada"
    case .greenRecovery(let score, nil, _): "Recuperación excelente (\(percent(score)))"
    case .greenRecovery(let score, let category?, _): computed(score, category)
    case .intenseTraining: "Aprovecha para entrenar fuerte"
    case .lowSleepEfficiency(let percent): "Eficiencia de sueño baja (\(below75(percent)) %)"
    case .shortSleep(let asleep, _, _, _): "Dormiste solo \(belowSixHours(asleep)) h"
    case .meetingMarathon(_, _, false, _): "Maratón de reuniones"
    case .meetingMarathon(_, _, true, _): "Un evento largo sin pausa"
    case .sleepDebt(let debt, _):
      "Deuda de sueño de \(duration(minutes: Numerals.whole(debt), .full))"
    case .hrvOutsideRange(let mean, let range):
      mean < range.lowerBound
        ? "VFC por debajo de lo habitual en ti" : "VFC por encima de lo habitual en ti"
    case .severalSignalsOff: "Varias señales se salen de lo habitual"
    case .noLunchBreak: "Hoy no hay pausa para comer"
    case .deepWorkBlock(let start, let end): "Trabajo profundo: \(start.range(to: end))"
    case .earlyStartTomorrow(_, let start, _): "Mañana empiezas temprano (\(start.clock))"
    case .lateHardTraining(let activity, _, _):
      "\(quoted(name(of: activity))) acaba cerca de tu hora de dormir"
    }
  }

  package func body(of content: Recommendation.Content) -> String {
    switch content {
    case .redRecovery(_, _, .ahead):
      "Tu cuerpo necesita recuperarse. Prioriza tareas ligeras hoy."
    case .redRecovery(_, _, .past):
      "Tu cuerpo necesita recuperarse. Tómate con calma lo que queda de día."
    case .moveHardestEvent(_, let score, let proposal):
      "Con una recuperación del \(percent(score)), una reunión de alta demanda puede ser "
        + "contraproducente. " + (proposal.map(move) ?? Self.nowhere)
    case .activeRecoveryOnly(.ahead):
      "Si entrenas, mantente en zona 1–2. Caminar o yoga son ideales."
    case .activeRecoveryOnly(.past): "Ya es tarde para entrenar: descansar también es recuperarse."
    case .yellowRecovery(_, _, .ahead): "Día manejable. Modera la intensidad física y mental."
    case .yellowRecovery(_, _, .past): "Día manejable. Termínalo con calma."
    case .loadedAgenda(.ahead): "Tu carga de calendario es alta. Haz pausas entre reuniones."
    case .loadedAgenda(.past):
      "Tu carga de calendario ha sido alta. Resérvate un rato para desconectar."
    case .greenRecovery(_, _, .ahead):
      "Día ideal para el trabajo profundo y el entrenamiento intenso."
    case .greenRecovery(_, _, .past):
      "Has empezado el día con buena recuperación. Ahora toca dormir bien."
    case .intenseTraining: "Tu recuperación lo permite: hoy puedes darlo todo."
    case .lowSleepEfficiency: "Considera acostarte más temprano esta noche."
    case .shortSleep(_, let nights, let bedtime, .ahead): shortSleep(nights, bedtime)
    case .shortSleep(_, let nights, let bedtime, .past): shortSleepLater(nights, bedtime)
    case .meetingMarathon(let minutes, let start, let isOneEvent, let tense):
      marathon(duration(minutes: minutes, .full), las(start), isOneEvent, tense)
    case .sleepDebt(_, let tonight): sleepDebt(tonight)
    case .hrvOutsideRange(let mean, let range): hrv(mean, usually: range)
    case .severalSignalsOff(let signals): several(signals)
    case .noLunchBreak(let longest): noLunch(longest)
    case .deepWorkBlock: "Con buena recuperación y sin nada previsto: resérvalo para concentrarte."
    case .earlyStartTomorrow(let title, let start, let usual): early(title, start, usual)
    case .lateHardTraining(_, let end, let sleep):
      "Termina a \(las(end)), a menos de \(TrainingAdvice.hoursBeforeSleep) h de tu hora de "
        + "dormir (\(sleep.clock)). Esas noches se suele dormir menos: empieza antes si puedes."
    }
  }

  package func shortBody(of content: Recommendation.Content) -> String {
    guard case .moveHardestEvent(_, _, let proposal) = content else { return body(of: content) }
    guard let proposal else { return Self.nowhere }
    let (today, there) = loads(proposal)
    return "\(slot(proposal)) lo tienes libre: hoy \(today), \(there)."
  }

  private func move(_ proposal: MoveProposal) -> String {
    let (today, there) = loads(proposal)
    let free = "\(slot(proposal)) lo tienes libre (carga hoy \(today), \(there))"
    switch proposal.others {
    case 0: return "\(free)."
    case 1: return "\(free); no se ha mirado la agenda de la otra persona."
    default:
      return "\(free); no se han mirado las agendas de las otras \(proposal.others) personas."
    }
  }

  /// `Mar 24 nov, 10:00–12:00`.
  private func slot(_ proposal: MoveProposal) -> String {
    let date = shortDate(proposal.to.date)
    let sentence = date.prefix(1).uppercased() + date.dropFirst()
    return "\(sentence), \(proposal.start.range(to: proposal.end))"
  }

  /// `82 → 52` and `martes 22 → 52`.
  private func loads(_ proposal: MoveProposal) -> (today: String, there: String) {
    func change(_ change: MoveProposal.Change) -> String {
      "\(decimal(change.before, places: 0)) → \(decimal(change.after, places: 0))"
    }
    return (
      change(proposal.from), "\(weekday(proposal.to.date.weekday)) \(change(proposal.to))"
    )
  }

  private static let nowhere = "No se ha encontrado un hueco en los próximos cinco días laborables."

  private func shortSleep(_ nights: Int, _ bedtime: TimeOfDay?) -> String {
    let opening = nights > 1 ? "\(nights) noches seguidas de menos de 6 h." : "Déficit de sueño."
    guard let bedtime else {
      return "\(opening) Evita la cafeína después de las 14:00 y acuéstate pronto."
    }
    return "\(opening) Evita la cafeína después de las 14:00 y duérmete hacia las "
      + "\(bedtime.clock) (estimación)."
  }

  private func shortSleepLater(_ nights: Int, _ bedtime: TimeOfDay?) -> String {
    let opening = nights > 1 ? "\(nights) noches seguidas de menos de 6 h." : "Déficit de sueño."
    guard let bedtime else { return "\(opening) Acuéstate pronto esta noche." }
    return "\(opening) Duérmete hacia \(las(bedtime)) (estimación)."
  }

  private func marathon(
    _ length: String, _ start: String, _ isOneEvent: Bool, _ tense: Recommendation.Tense
  ) -> String {
    switch (isOneEvent, tense) {
    case (false, .ahead):
      "\(length) seguidas de reuniones desde \(start). Intenta hacer una pausa."
    case (false, .past):
      "\(length) seguidas de reuniones desde \(start). Descansa antes de lo siguiente."
    case (true, .ahead):
      "Un solo evento ocupa \(length) desde \(start). Intenta hacer una pausa."
    case (true, .past):
      "Un solo evento ha ocupado \(length) desde \(start). Descansa antes de lo siguiente."
    }
  }

  private func sleepDebt(_ tonight: Recommendation.Tonight?) -> String {
    guard let tonight else {
      return "Arrastras sueño de noches anteriores: acostarte pronto ayuda."
    }
    let needed = duration(minutes: Numerals.whole(tonight.neededMinutes), .full)
    return "Duérmete hacia \(las(tonight.bedtime)) para descansar \(needed) antes de "
      + "levantarte a \(las(tonight.wakeUp)) (estimación)."
  }

  private func hrv(_ mean: Double, usually range: ClosedRange<Double>) -> String {
    let places = Numerals.places(showing: mean, outside: range)
    let week = decimal(mean, places: places)
    let usual =
      "\(decimal(range.lowerBound, places: places))–\(decimal(range.upperBound, places: places))"
    return mean < range.lowerBound
      ? "Tu media de 7 noches es de \(week) ms; lo habitual es \(usual). Por azar pasa en 1 de "
        + "cada 20 semanas."
      : "Tu media de 7 noches es de \(week) ms; lo habitual es \(usual). No significa mejor, y por "
        + "azar pasa en 1 de cada 20 semanas."
  }

  private func several(_ signals: [Recommendation.UnusualSignal]) -> String {
    let listed = signals.map(signal).joined(separator: ", ")
    return "Frente a tus medias: \(listed). Suele verse con enfermedad, alcohol, calor o viajes."
  }

  private func signal(_ signal: Recommendation.UnusualSignal) -> String {
    switch signal {
    case .restingHeartRate(let over): "FC en reposo +\(decimal(over, places: 0)) lpm"
    case .heartRateVariability(let value): "VFC baja, \(decimal(value, places: 0)) ms"
    case .respiratoryRate(let over): "respiración +\(decimal(over, places: 1))/min"
    case .skinTemperature(let over): "temperatura de la piel +\(decimal(over, places: 1)) °C"
    }
  }

  private func noLunch(_ longest: Int) -> String {
    longest == 0
      ? "No hay nada libre de 12:00 a 15:00. Intenta reservar media hora para comer."
      : "La pausa más larga de 12:00 a 15:00 es de \(longest) min. Intenta reservar media hora para "
        + "comer."
  }

  private func early(_ title: String, _ start: TimeOfDay, _ usual: TimeOfDay?) -> String {
    guard let usual else {
      return "\(first(title)) empieza a \(las(start)). Déjalo todo listo esta noche y "
        + "acuéstate a tiempo."
    }
    return "\(first(title)) empieza a \(las(start)); lo normal es empezar a las "
      + "\(usual.clock). Déjalo todo listo esta noche y acuéstate a tiempo."
  }

  /// A title at the head of a sentence.
  private func first(_ title: String) -> String {
    title == busy ? "Un evento privado" : quotedTitle(title)
  }

  private func below75(_ percent: Double) -> String {
    Numerals.percentage(percent, below: 75, sign: Self.decimalSign)
  }

  private func belowSixHours(_ minutes: Double) -> String {
    Numerals.hours(minutes, below: 6, sign: Self.decimalSign)
  }
}
