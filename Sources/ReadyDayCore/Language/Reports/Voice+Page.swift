extension Voice {
  /// The title of a calendar entry, such as `Easy workout`.
  package func title(of event: ProposedEvent) -> String {
    switch event.kind {
    case .workout(let window): title(ofWorkout: window.intensity)
    case .deepWork: say("Focused work", es: "Tiempo para concentrarte")
    case .lightsOut: say("Lights out", es: "Apagar la luz")
    }
  }

  package func body(of event: ProposedEvent) -> String {
    switch event.kind {
    case .workout(let window): windowReason(window)
    case .deepWork(let advice): advice.finding.body(in: self)
    case .lightsOut(let plan): tonight(plan)
    }
  }

  /// The subject of a mail; `text` is nil if it tells only the date.
  package func subject(_ text: String?, on date: LocalDate) -> String {
    guard let text else {
      return say("Briefing for \(shortDate(date))", es: "Informe del \(self.date(date))")
    }
    return say(
      "\(shortDate(date)): \(text)", es: "\(self.date(date).withCapital): \(behindColon(text))")
  }

  func recovery(_ zone: RecoveryZone, _ source: RecoverySource) -> String {
    guard zone != .unknown else { return say("recovery unknown", es: "recuperación desconocida") }
    let mark = source == .computed ? " (\(computedMark))" : ""
    return say("\(self.zone(zone)) recovery\(mark)", es: "recuperación \(inColour(zone))\(mark)")
  }

  func title(ofWorkout intensity: TrainingIntensity) -> String {
    switch intensity {
    case .hard: say("Hard workout", es: "Entrenamiento fuerte")
    case .moderate: say("Moderate workout", es: "Entrenamiento moderado")
    case .easy: say("Easy workout", es: "Movimiento suave")
    case .byFeel: say("Workout by feel", es: "Entrenamiento según te encuentres")
    }
  }

  /// A sentence for use after a colon: in lower case, unless it starts with an acronym.
  private func behindColon(_ sentence: String) -> String {
    let isAcronym = sentence.prefix(2).allSatisfy(\.isUppercase)
    return isAcronym ? sentence : sentence.prefix(1).lowercased() + sentence.dropFirst()
  }
}
