extension Spanish {
  package func title(of content: Recommendation.Content) -> String {
    switch content {
    case .redRecovery(let score, nil, _): "Recuperación baja (\(percent(ofScore: score)))"
    case .redRecovery(let score, let category?, _): computed(score, category)
    case .moveHardestEvent(let title, _, let proposal):
      "Mueve \(quotedTitle(title)) al \(slot(proposal))"
    case .activeRecoveryOnly: "Si entrenas hoy, suave"
    case .yellowRecovery(let score, nil, _): "Recuperación moderada (\(percent(ofScore: score)))"
    case .yellowRecovery(let score, let category?, _): computed(score, category)
    case .loadedAgenda(.ahead): "Haz pausas entre reuniones"
    case .loadedAgenda(.past): "Resérvate un rato para desconectar"
    case .greenRecovery(let score, nil, _): "Recuperación alta (\(percent(ofScore: score)))"
    case .greenRecovery(let score, let category?, _): computed(score, category)
    case .intenseTraining: "Hoy puedes entrenar fuerte"
    case .lowSleepEfficiency(let percent, _):
      "Has dormido poco para el tiempo que has pasado en la cama (\(below75(percent)) %)"
    case .shortSleep(let asleep, _, _, _, _, _): "Has dormido \(length(asleep))"
    case .meetingMarathon(_, _, _, _, .between(let time)):
      "Haz una pausa de diez minutos a \(las(time))"
    case .meetingMarathon(_, _, _, _, .inside(let time)):
      "Haz una pausa de cinco minutos hacia \(las(time))"
    case .meetingMarathon(_, _, _, _, .afterwards): "Haz una pausa antes del siguiente evento"
    case .sleepDebt(_, _, let tonight?): "Esta noche, apaga la luz a \(las(tonight.lightsOut))"
    case .sleepDebt(let debt, let isMost, nil):
      "Arrastras \(amount(debt, isMost)) de deuda de sueño"
    case .hrvOutsideRange(let mean, let range, _, _):
      mean < range.lowerBound
        ? "Tu VFC está más baja de lo habitual" : "Tu VFC está más alta de lo habitual"
    case .severalSignalsOff(_, let mornings):
      mornings > 1
        ? "Descansa: varios valores vuelven a ser inusuales"
        : "Tómatelo con calma: varios valores son inusuales"
    case .noLunchBreak: "Reserva media hora para comer"
    case .overlap(let first, let second, let start, _) where first == second:
      "Elige uno de tus dos eventos de \(las(start))"
    case .overlap(let first, let second, _, _):
      "Elige entre \(quotedTitle(first)) y \(quotedTitle(second))"
    case .deepWorkBlock(let start, let end):
      "Reserva de \(start.clock) a \(end.clock) para concentrarte"
    case .earlyStartTomorrow(_, _, let up?, _): "Mañana levántate hacia \(las(up))"
    case .earlyStartTomorrow(_, _, nil, _): "Mañana tienes que madrugar"
    case .lateHardTraining(let activity, _, _):
      "Adelanta \(quoted(name(of: activity)))"
    }
  }

  package func body(of content: Recommendation.Content) -> String {
    switch content {
    case .redRecovery(_, _, .ahead):
      "Tómatelo con calma siempre que puedas."
    case .redRecovery(_, _, .past):
      "Tómate con calma lo que queda de día."
    case .moveHardestEvent(_, _, let proposal): move(proposal)
    case .activeRecoveryOnly(.ahead):
      "Quédate en las zonas 1–2: con un paseo o algo de yoga suave basta."
    case .activeRecoveryOnly(.past): "Ya es tarde para entrenar; no pasa nada por descansar."
    case .yellowRecovery(_, _, .ahead): "Dosifica las fuerzas, en el trabajo y al entrenar."
    case .yellowRecovery(_, _, .past): "Termina el día con calma."
    case .loadedAgenda: "Tienes la agenda cargada y la recuperación es solo moderada."
    case .greenRecovery(_, _, .ahead):
      "Te has recuperado bien."
    case .greenRecovery(_, _, .past):
      "Has empezado el día con una buena recuperación."
    case .intenseTraining: "Nada en tus datos lo desaconseja."
    case .lowSleepEfficiency(_, let own?):
      "En 19 de cada 20 noches duermes más del \(percent(own)) del tiempo que pasas en la cama."
    case .lowSleepEfficiency(_, nil): "Has dormido menos del 75 % del tiempo en la cama."
    case .shortSleep(_, let nights, let limit, let isOwn, let bedtime, let coffee):
      [shortNights(nights, limit, isOwn), tonight(bedtime, coffee)].joined(separator: " ")
    case .meetingMarathon(let minutes, let start, let end, let isOneEvent, _):
      "\(isOneEvent ? "Un solo evento sin pausa" : "Reuniones seguidas") de \(start.clock) a "
        + "\(end.clock) (\(duration(minutes: minutes)))."
    case .sleepDebt(let debt, let isMost, let tonight?):
      "\(owed(debt, isMost: isMost)) \(self.tonight(tonight))"
    case .sleepDebt(_, _, nil): "Solo se recupera poco a poco: duerme más cuando puedas."
    case .hrvOutsideRange(let mean, let range, let mornings, let count):
      hrv(mean, usually: range, mornings, count)
    case .severalSignalsOff(let signals, let mornings): several(signals, mornings)
    case .noLunchBreak(let longest, let hours): noLunch(longest, hours)
    case .overlap(_, _, let start, let end):
      "Se solapan de \(start.clock) a \(end.clock): mueve uno o sal antes."
    case .deepWorkBlock: "No tienes nada previsto a esas horas."
    case .earlyStartTomorrow(let title, let start, let up, let usual):
      early(title, start, usual) + (up == nil ? ": cuenta con el trayecto hasta allí." : ".")
    case .lateHardTraining(_, let end, let sleep):
      "Termina a \(las(end)), a menos de \(TrainingAdvice.hoursBeforeSleep) h de tu hora de "
        + "dormir (\(sleep.clock)). Tras una sesión fuerte tan tarde se suele dormir menos."
    }
  }

  package func clause(of content: Recommendation.Content) -> String {
    switch content {
    case .shortSleep(_, let nights, _, _, _, _) where nights > 1: "\(nights) noches cortas seguidas"
    case .shortSleep: "noche corta"
    case .lowSleepEfficiency: "eficiencia baja para ti"
    case .redRecovery, .moveHardestEvent, .activeRecoveryOnly, .yellowRecovery, .loadedAgenda,
      .greenRecovery, .intenseTraining, .meetingMarathon, .sleepDebt, .hrvOutsideRange,
      .severalSignalsOff, .noLunchBreak, .deepWorkBlock, .earlyStartTomorrow, .overlap,
      .lateHardTraining:
      title(of: content)
    }
  }

  package func shortBody(of content: Recommendation.Content) -> String {
    if case .sleepDebt(_, _, let plan?) = content { return tonight(plan) }
    guard case .moveHardestEvent(_, _, let proposal) = content else { return body(of: content) }
    let (today, there) = loads(proposal)
    return "Te encaja en la agenda (carga: hoy \(today); \(there))."
  }

  private func move(_ proposal: MoveProposal) -> String {
    let (today, there) = loads(proposal)
    let free = "Te encaja en la agenda (carga: hoy \(today); \(there))"
    switch proposal.others {
    case 0: return "\(free)."
    case 1: return "\(free); no se ha mirado la agenda de la otra persona."
    default:
      return "\(free); no se han mirado las agendas de las otras \(proposal.others) personas."
    }
  }

  /// `martes 24 de noviembre, 10:00–12:00`.
  private func slot(_ proposal: MoveProposal) -> String {
    "\(date(proposal.to.date)), \(proposal.start.range(to: proposal.end))"
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

  private func shortNights(_ nights: Int, _ limit: Double, _ isOwn: Bool) -> String {
    switch nights {
    case 1 where isOwn:
      "Menos que en 4 de cada 5 noches recientes y por debajo de \(length(limit))."
    case 1: "Menos de \(length(limit))."
    case 2: "Segunda noche seguida por debajo de \(length(limit))."
    case 3: "Tercera noche seguida por debajo de \(length(limit))."
    default: "\(nights) noches seguidas por debajo de \(length(limit))."
    }
  }

  private func tonight(_ bedtime: TimeOfDay?, _ coffee: TimeOfDay?) -> String {
    switch (bedtime.map(las), coffee.map(las)) {
    case (nil, nil): "Acuéstate pronto si puedes."
    case (nil, let coffee?): "El último café, antes de \(coffee); acuéstate pronto si puedes."
    case (let sleep?, nil): "Esta noche apaga la luz hacia \(sleep) (estimación)."
    case (let sleep?, let coffee?):
      "El último café, antes de \(coffee); esta noche apaga la luz hacia \(sleep) (estimación)."
    }
  }

  private func length(_ minutes: Double) -> String {
    duration(minutes: Numerals.whole(minutes))
  }

  private func hrv(
    _ mean: Double, usually range: ClosedRange<Double>, _ mornings: Int,
    _ count: HeartRateVariabilityTrend.Count?
  ) -> String {
    let places = Numerals.places(showing: mean, outside: range)
    let written = { (value: Double) in decimal(value, places: places) }
    let week =
      "Tu VFC media de 7 noches es de \(written(mean)) ms; lo habitual en ti es \(written(range.lowerBound))–"
      + "\(written(range.upperBound))."
    return [
      week, mean > range.upperBound ? "Más alta no quiere decir mejor." : nil,
      mornings > 1 ? "Van \(mornings) mañanas seguidas." : nil, count.map(outside),
    ].compactMap(\.self).joined(separator: " ")
  }

  func outside(_ count: HeartRateVariabilityTrend.Count) -> String {
    "Tu VFC ha estado fuera de lo habitual en \(count.outside) de tus últimas \(count.mornings) mañanas."
  }

  private func several(_ signals: [EarlySignals.Signal], _ mornings: Int) -> String {
    let again = mornings > 1 ? " Van \(mornings) mañanas seguidas." : ""
    return
      "Frente a lo habitual en ti: \(signals.map(off).joined(separator: ", ")).\(again) Suele pasar "
      + "al caer enfermo, tras beber alcohol, un día duro o trasnochar, con calor, de viaje o en la "
      + "segunda mitad del ciclo menstrual."
  }

  private func off(_ signal: EarlySignals.Signal) -> String {
    let (places, vital) = (signal.vital.places, signal.vital)
    let over = "+\(decimal(signal.difference, places: places))"
    switch vital {
    case .restingHeartRate: return "FC en reposo \(over) lpm"
    case .heartRateVariability, .sdnn:
      return "\(name(of: vital)) baja (\(decimal(signal.value, places: places)) ms)"
    case .respiratoryRate: return "frecuencia respiratoria \(over)/min"
    case .skinTemperature: return "temperatura cutánea \(over) °C"
    case .bloodOxygen: return "oxígeno en sangre \(over) %"
    }
  }

  private func noLunch(_ longest: Int, _ hours: Preferences.Hours) -> String {
    let hours = "de \(hours.start.clock) a \(hours.end.clock)"
    return longest == 0
      ? "No tienes ni un hueco \(hours)." : "El hueco más largo \(hours) es de \(longest) min."
  }

  private func early(
    _ title: String, _ start: TimeOfDay, _ usual: TimeOfDay
  ) -> String {
    "\(first(title)) empieza a \(las(start)), y sueles levantarte a \(las(usual))"
  }

  /// A title at the head of a sentence.
  func first(_ title: String) -> String {
    title == busy ? "Un evento privado" : quotedTitle(title)
  }

  private func below75(_ percent: Double) -> String {
    Numerals.percentage(percent, below: 75, sign: Self.decimalSign)
  }
}
