extension Spanish {
  public func title(of content: Recommendation.Content) -> String {
    switch content {
    case .redRecovery(let score): "Recuperación baja (\(percent(score)))"
    case .moveHardestEvent(let title, _): "Considera mover \(quotedTitle(title))"
    case .activeRecoveryOnly: "Solo recuperación activa hoy"
    case .yellowRecovery(let score): "Recuperación moderada (\(percent(score)))"
    case .loadedAgenda: "Agenda cargada y recuperación moderada"
    case .greenRecovery(let score): "Recuperación excelente (\(percent(score)))"
    case .intenseTraining: "Aprovecha para entrenar fuerte"
    case .lowSleepEfficiency(let percent): "Eficiencia de sueño baja (\(below75(percent)) %)"
    case .shortSleep(let asleep, _): "Dormiste solo \(belowSixHours(asleep)) h"
    case .meetingMarathon: "Maratón de reuniones"
    }
  }

  public func body(of content: Recommendation.Content) -> String {
    switch content {
    case .redRecovery: "Tu cuerpo necesita recuperarse. Prioriza tareas ligeras hoy."
    case .moveHardestEvent(_, let score):
      "Con una recuperación del \(percent(score)), una reunión de alta demanda puede ser "
        + "contraproducente."
    case .activeRecoveryOnly:
      "Si entrenas, mantente en zona 1–2. Caminar o yoga son ideales."
    case .yellowRecovery: "Día manejable. Modera la intensidad física y mental."
    case .loadedAgenda: "Tu carga de calendario es alta. Haz pausas entre reuniones."
    case .greenRecovery: "Día ideal para el trabajo profundo y el entrenamiento intenso."
    case .intenseTraining: "Tu recuperación lo permite: hoy puedes darlo todo."
    case .lowSleepEfficiency: "Considera acostarte más temprano esta noche."
    case .shortSleep(_, let nights): shortSleep(nights)
    case .meetingMarathon(let minutes, let start):
      "\(duration(minutes: minutes, .full)) seguidas de reuniones desde las \(start.clock). "
        + "Intenta hacer una pausa."
    }
  }

  private func shortSleep(_ nights: Int) -> String {
    nights > 1
      ? "\(nights) noches seguidas de menos de 6 h. Evita la cafeína después de las 14:00 "
        + "y acuéstate pronto."
      : "Déficit de sueño. Evita la cafeína después de las 14:00 y acuéstate pronto."
  }

  private func below75(_ percent: Double) -> String {
    Numerals.percentage(percent, below: 75, sign: Self.decimalSign)
  }

  private func belowSixHours(_ minutes: Double) -> String {
    Numerals.hours(minutes, below: 6, sign: Self.decimalSign)
  }
}
