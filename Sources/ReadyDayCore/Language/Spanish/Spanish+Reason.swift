extension Spanish {
  /// A sentence: the value, the limit, and whose number it is.
  func reason(_ reason: Explanation.Reason) -> String {
    switch reason {
    case .recovery(let score, let zone, let from, let below, let source):
      "La recuperación es del \(percent(ofScore: score)): \(inColour(zone)), \(range(from, below)). "
        + maker(source)
    case .hardest(let event, let points):
      "El evento más exigente que queda es \(mention(event)): \(points) puntos; 6 o más es exigente. Datos: tu "
        + "calendario."
    case .load(let load): self.load(load)
    case .hardWindow(let start, let end):
      "De \(start.clock) a \(end.clock) estás libre, y lo bastante lejos de tu hora de dormir para entrenar "
        + "fuerte."
    case .efficiency(let value, let limit, let own?, let source):
      efficiency(percents(value, below: limit, own), source)
    case .efficiency(let value, let limit, nil, let source):
      "Has dormido el \(percent(ofEfficiency: value)) del tiempo en la cama; la regla se aplica por debajo del "
        + "\(percent(limit)). \(measurer(source))"
    case .asleep(let minutes, let limit, let own, let source):
      "Has dormido \(length(Numerals.minutes(minutes, below: limit))); la regla se aplica por debajo de \(length(limit)). \(shortLimit(own)) "
        + measurer(source)
    case .coffee(let last, let sleep, let hours):
      "Último café, antes de \(las(last)): al menos \(hours) h antes de la hora a la que sueles dormirte "
        + "(\(sleep.clock))."
    case .shortNights(let count): "Son \(count) noches seguidas así de cortas."
    case .meetings(let start, let end, let minutes, let limit, let pause):
      "De \(start.clock) a \(end.clock) hay \(length(minutes)) sin una pausa de \(length(pause)); la regla "
        + "se aplica a partir de \(length(limit)). En tu calendario:"
    case .event(let event): mention(event)
    case .debt(let minutes, let isMost, let limit):
      "\(owed(minutes, isMost: isMost)) Es una estimación; la regla se aplica a partir de "
        + "\(length(limit))."
    case .tonight(let plan): tonight(plan)
    case .variability(let mean, let usual, let nights, let before):
      variability(mean, usual, nights, before)
    case .outside(let count): outside(count)
    case .mornings(1): "Es la primera mañana."
    case .mornings(let count): "Van \(count) mañanas seguidas."
    case .signal(let signal): self.signal(signal)
    case .lunch(let start, let end, let longest, let needed):
      "El hueco más largo de \(start.clock) a \(end.clock) es de \(length(longest)); la regla se aplica por "
        + "debajo de \(length(needed)). En tu calendario:"
    case .focus(let start, let end, let minutes, let limit):
      "De \(start.clock) a \(end.clock) tienes libres \(length(minutes)) de tu horario de trabajo, sin contar "
        + "el mejor hueco para entrenar; la regla se aplica a partir de \(length(limit)). Datos: tu calendario."
    case .tomorrow(
      let title, let start, let lead, let isJourney, let usual, let nights, let earlier):
      "\(quotedTitle(title)) empieza mañana a \(las(start)) y prepararse lleva \(length(lead))"
        + (isJourney ? ", sin contar el trayecto. " : ". ")
        + "Esos días sueles despertarte a \(las(usual)) (mediana de \(nights) de las últimas 28 noches); "
        + "la regla se aplica si hay que levantarse \(length(earlier)) antes."
    case .session(let activity, let end, let sleep, let hours):
      "\(quoted(name(of: activity))) acaba a \(las(end)), a menos de \(hours) h de tu hora de dormir "
        + "(\(sleep.clock), la mediana de tus últimas noches)."
    }
  }

  private func range(_ from: Double?, _ below: Double?) -> String {
    switch (from, below) {
    case (let from?, let below?): "del \(percent(from)) a menos del \(percent(below))"
    case (nil, let below?): "menos del \(percent(below))"
    case (let from?, nil): "\(percent(from)) o más"
    case (nil, nil): "sin límites"
    }
  }

  private func maker(_ source: RecoverySource) -> String {
    source == .whoop ? "Calculada por WHOOP." : "Calculada por readyday."
  }

  private func measurer(_ source: HealthOrigin) -> String {
    source == .appleHealth ? "Datos: Salud de Apple." : "Medido por \(name(of: source))."
  }

  private func mention(_ event: Explanation.Mention) -> String {
    "\(event.number) \(quotedTitle(event.title)), \(clocks(of: event.times))"
  }

  /// - Parameter shares: that of the night, the limit for all, and the user's own.
  private func efficiency(_ shares: [String], _ source: HealthOrigin) -> String {
    "Has dormido el \(shares[0]) del tiempo en la cama; la regla se aplica por debajo del "
      + "\(shares[1]) y del \(shares[2]), el percentil 5 de tus últimas 60 noches. "
      + measurer(source)
  }

  private func length(_ minutes: Double) -> String { length(Numerals.whole(minutes)) }
  private func length(_ minutes: Int) -> String { duration(minutes: minutes) }

  private func variability(
    _ mean: Double, _ usual: ClosedRange<Double>, _ nights: Int, _ before: Int
  ) -> String {
    let places = Numerals.places(showing: mean, outside: usual)
    let (low, high) = (
      decimal(usual.lowerBound, places: places), decimal(usual.upperBound, places: places)
    )
    return
      "La VFC ha sido de \(decimal(mean, places: places)) ms en \(nights) de las últimas 7 noches; "
      + "lo habitual en ti es \(low)–\(high) ms, según \(before) de las 60 noches anteriores."
  }

  func signal(_ signal: EarlySignals.Signal) -> String {
    let places = signal.vital.places
    let limit =
      signal.isVariability
      ? "cuenta como baja con −\(decimal(-EarlySignals.low, places: 0)) o menos, pero no da lugar a ningún consejo"
      : "cuenta como alta con +\(decimal(EarlySignals.raised, places: 0)) o más"
    let z = (signal.z < 0 ? "−" : "+") + decimal(signal.z.magnitude, places: 1)
    return
      "\(name(of: signal.vital).withCapital): \(measured(signal.vital, signal.value)); lo habitual, "
      + "\(decimal(signal.usual, places: places)) (mediana de \(signal.nights) noches, de 3 a 60 "
      + "noches atrás\(around(signal))): \(z) desviaciones típicas robustas; \(limit)."
  }

  /// Where the range that the briefing shows comes from.
  private func around(_ signal: EarlySignals.Signal) -> String {
    guard let band = signal.band else { return "" }
    let (low, high) = (number(signal.vital, band.lowerBound), number(signal.vital, band.upperBound))
    return "; una desviación arriba y abajo, \(low)–\(high)"
  }

  func shortLimit(_ own: Double?) -> String {
    guard let own else { return "Hay muy pocas noches para un límite propio." }
    return
      "Es el menor de dos valores: \(length(SleepSummary.neverShort)) y el percentil 20 de tus últimas "
      + "60 noches, \(length(own))."
  }
}
