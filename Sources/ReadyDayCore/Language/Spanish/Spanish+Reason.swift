extension Spanish {
  /// A sentence: the value, the limit, and whose number it is.
  func reason(_ reason: Explanation.Reason) -> String {
    switch reason {
    case .recovery(let score, let zone, let from, let below, let source):
      "La recuperación es del \(percent(score)): \(self.zone(zone)), \(range(from, below)). "
        + maker(source)
    case .hardest(let event, let points):
      "El evento más exigente por delante es \(mention(event)): \(points) puntos, alta desde 6. De tu "
        + "calendario."
    case .load(let load): self.load(load)
    case .hardWindow(let start, let end):
      "\(start.range(to: end)) está libre y lejos de tu hora de dormir: cabe un entrenamiento fuerte."
    case .efficiency(let value, let limit, let source):
      "El \(percent(value)) del tiempo en la cama ha sido sueño; la regla habla por debajo del "
        + "\(percent(limit)). \(measurer(source))"
    case .asleep(let minutes, let limit, let source):
      "\(length(minutes)) de sueño; la regla habla por debajo de \(length(limit)). \(measurer(source))"
    case .shortNights(let count): "Son \(count) noches seguidas así de cortas."
    case .meetings(let start, let end, let minutes, let limit, let pause):
      "\(start.range(to: end)) son \(length(minutes)) sin una pausa de \(length(pause)); la regla habla "
        + "desde \(length(limit)). De tu calendario:"
    case .event(let event): mention(event)
    case .debt(let minutes, let limit):
      "\(length(minutes)) de lo que necesitabas anoche venían de noches anteriores; la regla habla desde "
        + "\(length(limit)). Lo ha calculado WHOOP."
    case .tonight(let night):
      "\(length(night.neededMinutes)) antes de \(las(night.wakeUp)) empiezan a \(las(night.bedtime)): "
        + "estimación a partir de lo que necesitabas anoche."
    case .variability(let mean, let usual, let nights, let before):
      variability(mean, usual, nights, before)
    case .signal(let signal): self.signal(signal)
    case .lunch(let start, let end, let longest, let needed):
      "El hueco más largo de \(start.range(to: end)) es de \(length(longest)); la regla habla por debajo "
        + "de \(length(needed)). De tu calendario:"
    case .focus(let start, let end, let minutes, let limit, let latest):
      "\(start.range(to: end)) son \(length(minutes)) libres; la regla habla desde \(length(limit)) antes "
        + "de \(las(latest)). De tu calendario."
    case .tomorrow(let title, let start, let limit, let usual, let days):
      tomorrow(title, start, limit, usual, days)
    case .session(let activity, let end, let sleep, let hours):
      "\(quoted(name(of: activity))) acaba a \(las(end)), menos de \(hours) h antes de tu hora de dormir "
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
    source == .whoop ? "La ha puntuado WHOOP." : "La ha calculado readyday."
  }

  private func measurer(_ source: RecoverySource) -> String {
    source == .whoop ? "Lo ha medido WHOOP." : "De Salud de Apple."
  }

  private func mention(_ event: Explanation.Mention) -> String {
    "\(event.number) \(quotedTitle(event.title)), \(event.from.range(to: event.to))"
  }

  private func length(_ minutes: Double) -> String { length(Numerals.whole(minutes)) }
  private func length(_ minutes: Int) -> String { duration(minutes: minutes, .full) }

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

  private func signal(_ signal: Recommendation.UnusualSignal) -> String {
    switch signal {
    case .restingHeartRate(let over):
      "La FC en reposo está \(decimal(over, places: 0)) lpm por encima de tu media de 30 días; la regla "
        + "habla desde 5."
    case .heartRateVariability(let value):
      "La VFC es de \(decimal(value, places: 0)) ms, por debajo de tu rango habitual."
    case .respiratoryRate(let over):
      "La frecuencia respiratoria está \(decimal(over, places: 1))/min por encima de tu media de 30 días; "
        + "cuenta desde 1."
    case .skinTemperature(let over):
      "La temperatura cutánea está \(decimal(over, places: 1)) °C por encima de tu media de 30 días; "
        + "cuenta desde \(decimal(0.5, places: 1))."
    }
  }

  private func tomorrow(
    _ title: String, _ start: TimeOfDay, _ limit: TimeOfDay, _ usual: TimeOfDay?, _ days: Int
  ) -> String {
    let first =
      "\(quotedTitle(title)) empieza mañana a \(las(start)); la regla habla antes de "
      + "\(las(limit)), o si es 1 h 30 min antes de lo normal."
    return first
      + (usual.map { " Lo normal es a \(las($0)), según \(days) de los 6 últimos días iguales." }
        ?? "")
  }
}
