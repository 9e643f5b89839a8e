extension Spanish {
  package func title(of event: ProposedEvent) -> String {
    switch event.kind {
    case .workout(let window): title(ofWorkout: window.intensity)
    case .deepWork: "Tiempo para concentrarte"
    case .lightsOut: "Apagar la luz"
    }
  }

  private func title(ofWorkout intensity: TrainingIntensity) -> String {
    switch intensity {
    case .hard: "Entrenamiento fuerte"
    case .moderate: "Entrenamiento moderado"
    case .easy: "Movimiento suave"
    case .byFeel: "Entrenamiento por sensaciones"
    }
  }

  package func body(of event: ProposedEvent) -> String {
    switch event.kind {
    case .workout(let window): windowReason(window)
    case .deepWork(let advice): body(of: advice.content)
    case .lightsOut(let plan): tonight(plan)
    }
  }

  package func column(_ column: Column) -> String {
    switch column {
    case .measure: "Medida"
    case .value: "Valor"
    case .details: "Detalles"
    case .number: "N.º"
    case .time: "Hora"
    case .demand: "Exigencia"
    case .event: "Evento"
    case .reasons: "Por qué"
    }
  }

  package func subject(_ subject: MailSubject) -> String {
    switch subject {
    case .date(let date): "Informe del \(self.date(date))"
    case .zone(let date, let zone?, let load?, let source):
      "\(self.date(date).withCapital): \(recovery(zone, source)), agenda \(loadLevel(load))"
    case .zone(let date, let zone?, nil, let source):
      "\(self.date(date).withCapital): \(recovery(zone, source))"
    case .zone(let date, nil, let load?, _):
      "\(self.date(date).withCapital): agenda \(loadLevel(load))"
    case .zone(let date, nil, nil, _): self.subject(.date(date))
    case .headline(let date, let headline):
      "\(self.date(date).withCapital): \(behindColon(headline))"
    }
  }

  /// A sentence goes on in small letters; an acronym stays one.
  private func behindColon(_ sentence: String) -> String {
    let isAcronym = sentence.prefix(2).allSatisfy(\.isUppercase)
    return isAcronym ? sentence : sentence.prefix(1).lowercased() + sentence.dropFirst()
  }

  private func recovery(_ zone: RecoveryZone, _ source: RecoverySource) -> String {
    guard zone != .unknown else { return "recuperación desconocida" }
    return "recuperación \(inColour(zone))" + (source == .computed ? " (\(computedMark))" : "")
  }
}
