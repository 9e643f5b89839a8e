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
    case .greenRecovery(let score, nil, _): "Recuperación verde (\(percent(score)))"
    case .greenRecovery(let score, let category?, _): computed(score, category)
    case .intenseTraining: "Hoy cabe una sesión fuerte"
    case .lowSleepEfficiency(let percent, _):
      "Has pasado despierto más rato de lo normal en la cama (\(below75(percent)) % dormido)"
    case .shortSleep(let asleep, _, _, _, _, _): "\(length(asleep)) de sueño"
    case .meetingMarathon(_, _, false, _): "Maratón de reuniones"
    case .meetingMarathon(_, _, true, _): "Un evento largo sin pausa"
    case .sleepDebt(let debt, _):
      "Deuda de sueño de \(duration(minutes: Numerals.whole(debt), .full))"
    case .hrvOutsideRange(let mean, let range, _, _):
      mean < range.lowerBound
        ? "Tu VFC está más baja de lo habitual" : "Tu VFC está más alta de lo habitual"
    case .severalSignalsOff(_, let mornings):
      mornings > 1
        ? "Varias señales se salen otra vez de lo habitual en ti"
        : "Varias señales se salen de lo habitual en ti"
    case .noLunchBreak: "Hoy no hay pausa para comer"
    case .overlap(let first, let second, let start, let end):
      "\(quotedTitle(first).withCapital) se solapa con \(quotedTitle(second)) \(start.range(to: end))"
    case .deepWorkBlock(let start, let end): "\(start.range(to: end)), libre para concentrarte"
    case .earlyStartTomorrow(_, let start, _, _): "Mañana madrugas (\(start.clock))"
    case .lateHardTraining(let activity, _, _):
      "\(quoted(name(of: activity))) acaba cerca de tu hora de dormir"
    }
  }

  package func body(of content: Recommendation.Content) -> String {
    switch content {
    case .redRecovery(_, _, .ahead):
      "Tómatelo con calma donde puedas elegir."
    case .redRecovery(_, _, .past):
      "Esta tarde, con calma."
    case .moveHardestEvent(_, _, let proposal): move(proposal)
    case .activeRecoveryOnly(.ahead):
      "Si entrenas, mantente en zona 1–2. Basta con un paseo o yoga suave."
    case .activeRecoveryOnly(.past): "Ya es tarde para entrenar: descansar también es recuperarse."
    case .yellowRecovery(_, _, .ahead): "Modera la intensidad física y mental."
    case .yellowRecovery(_, _, .past): "Termina el día con calma."
    case .loadedAgenda(.ahead): "Tu carga de calendario es alta. Haz pausas entre reuniones."
    case .loadedAgenda(.past):
      "Tu carga de calendario ha sido alta. Resérvate un rato para desconectar."
    case .greenRecovery(_, _, .ahead):
      "Bien recuperado para lo que es habitual en ti."
    case .greenRecovery(_, _, .past):
      "Has empezado el día con buena recuperación."
    case .intenseTraining: "Nada en tus datos lo desaconseja."
    case .lowSleepEfficiency(_, let own?):
      "En 19 de cada 20 noches duermes más del \(percent(own)) del tiempo que pasas en la cama."
    case .lowSleepEfficiency(_, nil): "Has dormido menos del 75 % del tiempo en la cama."
    case .shortSleep(_, let nights, let limit, let isOwn, let bedtime, let coffee):
      [shortNights(nights, limit, isOwn), tonight(bedtime, coffee)].joined(separator: " ")
    case .meetingMarathon(let minutes, let start, let isOneEvent, let tense):
      marathon(duration(minutes: minutes, .full), las(start), isOneEvent, tense)
    case .sleepDebt(_, let tonight): sleepDebt(tonight)
    case .hrvOutsideRange(let mean, let range, let mornings, let count):
      hrv(mean, usually: range, mornings, count)
    case .severalSignalsOff(let signals, let mornings): several(signals, mornings)
    case .noLunchBreak(let longest, let hours): noLunch(longest, hours)
    case .overlap: "Solo puedes ir a uno de los dos: mueve uno o sal antes."
    case .deepWorkBlock: "No tienes nada previsto: resérvalo."
    case .earlyStartTomorrow(let title, let start, let up, let usual):
      early(title, start, up, usual)
    case .lateHardTraining(_, let end, let sleep):
      "Termina a \(las(end)), a menos de \(TrainingAdvice.hoursBeforeSleep) h de tu hora de "
        + "dormir (\(sleep.clock)). Esas noches se suele dormir menos: empieza antes si puedes."
    }
  }

  package func clause(of content: Recommendation.Content) -> String {
    switch content {
    case .shortSleep(_, let nights, _, _, _, _) where nights > 1: "\(nights) noches cortas seguidas"
    case .shortSleep: "noche corta"
    case .lowSleepEfficiency: "eficiencia baja en ti"
    default: title(of: content)
    }
  }

  package func shortBody(of content: Recommendation.Content) -> String {
    guard case .moveHardestEvent(_, _, let proposal) = content else { return body(of: content) }
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

  private func shortNights(_ nights: Int, _ limit: Double, _ isOwn: Bool) -> String {
    switch nights {
    case 1 where isOwn:
      "Menos que en 4 de cada 5 noches tuyas, y por debajo de \(length(limit))."
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
    duration(minutes: Numerals.whole(minutes), .full)
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

  private func hrv(
    _ mean: Double, usually range: ClosedRange<Double>, _ mornings: Int,
    _ count: HeartRateVariabilityTrend.Count?
  ) -> String {
    let places = Numerals.places(showing: mean, outside: range)
    let written = { (value: Double) in decimal(value, places: places) }
    let week =
      "Tu media de 7 noches es de \(written(mean)) ms; lo habitual es \(written(range.lowerBound))–"
      + "\(written(range.upperBound))."
    return [
      week, mean > range.upperBound ? "Más alta no quiere decir mejor." : nil,
      mornings > 1 ? "Van \(mornings) mañanas seguidas." : nil, count.map(outside),
    ].compactMap(\.self).joined(separator: " ")
  }

  func outside(_ count: HeartRateVariabilityTrend.Count) -> String {
    "Te ha pasado en \(count.outside) de tus últimas \(count.mornings) mañanas."
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
      ? "No hay nada libre \(hours). Intenta reservar media hora para comer."
      : "La pausa más larga \(hours) es de \(longest) min. Intenta reservar media hora para comer."
  }

  private func early(
    _ title: String, _ start: TimeOfDay, _ up: TimeOfDay, _ usual: TimeOfDay
  ) -> String {
    "\(first(title)) empieza a \(las(start)): levántate hacia \(las(up)) en vez de a \(las(usual)). "
      + "Déjalo todo listo esta noche y no te acuestes tarde."
  }

  /// A title at the head of a sentence.
  private func first(_ title: String) -> String {
    title == busy ? "Un evento privado" : quotedTitle(title)
  }

  private func below75(_ percent: Double) -> String {
    Numerals.percentage(percent, below: 75, sign: Self.decimalSign)
  }
}
