// The words of assessments and programmes.
extension Spanish {
  package func name(of test: SelfTest) -> String {
    switch test {
    case .neckHold: "elevación mantenida de la cabeza"
    case .pushUps: "flexiones"
    case .backScratch: "manos a la espalda"
    case .seatedRotation: "rotación de tronco sentado"
    case .plank: "plancha"
    case .singleLegBridge: "puente a una pierna"
    case .chairStand30: "levantarse de la silla en 30 s"
    case .chairStand60: "levantarse de la silla en 1 min"
    case .kneeToWall: "rodilla a la pared"
    case .heelRise: "elevaciones de talón a una pierna"
    case .oneLegStance: "equilibrio a una pierna, ojos cerrados"
    case .sittingRising: "sentarse y levantarse del suelo"
    }
  }

  package func instruction(for test: SelfTest) -> String {
    switch test {
    case .neckHold:
      "Boca arriba, con el mentón metido, levanta la cabeza dos dedos. Cuenta los segundos hasta que "
        + "se te vaya el mentón o la cabeza."
    case .pushUps:
      "Los hombres sobre las puntas, las mujeres sobre las rodillas; baja el pecho a un puño del suelo. "
        + "Cuenta cuántas haces seguidas con el cuerpo recto."
    case .backScratch:
      "Una mano por encima del hombro y la otra por la espalda. Mide entre los dedos corazón: si no "
        + "llegan es negativo; si se cruzan, positivo."
    case .seatedRotation:
      "A horcajadas en una silla, con un palo sobre el pecho, gira cuanto puedas sin despegarte del asiento. Mide "
        + "el ángulo del palo, por ejemplo con la brújula del móvil."
    case .plank:
      "Sobre antebrazos y puntas, el cuerpo recto. Cuenta los segundos hasta que la cadera baje o suba."
    case .singleLegBridge:
      "Boca arriba, el talón en un asiento de unos 60 cm de alto, la rodilla algo doblada y el otro muslo "
        + "vertical. Cuenta las veces que la cadera sube del todo y baja."
    case .chairStand30:
      "Silla de unos 43 cm de alto contra la pared, brazos cruzados. Cuenta las veces que te levantas del todo "
        + "en 30 segundos."
    case .chairStand60:
      "Silla de unos 46 cm de alto contra la pared, manos en la cadera. Cuenta las veces que te levantas del "
        + "todo en un minuto."
    case .kneeToWall:
      "Un pie delante de una pared, el talón en el suelo y la rodilla contra la pared. Aléjate mientras "
        + "talón y rodilla sigan en contacto y mide del dedo gordo a la pared, en centímetros."
    case .heelRise:
      "Sobre un pie, con los dedos en la pared, una subida por segundo (en el estudio, sobre una rampa "
        + "de 10°). Cuenta las subidas completas."
    case .oneLegStance:
      "En una esquina, con alguien al lado y los brazos cruzados. Cuenta los segundos sobre una pierna "
        + "con los ojos cerrados; el mejor de tres intentos, 45 como mucho."
    case .sittingRising:
      "Sobre una esterilla blanda, siéntate en el suelo y levántate. De 10 puntos quita uno por cada "
        + "mano, rodilla o antebrazo que uses y medio por cada tambaleo."
    }
  }

  package func source(of test: SelfTest) -> String {
    let people =
      switch test {
      case .neckHold: "126 adultos"
      case .pushUps: "categorías de la CSEP por edad y sexo, según las guías del ACSM"
      case .backScratch, .chairStand30: "7183 personas de 60–94 años"
      case .seatedRotation: "46 adultos de unos 24 años"
      case .plank: "471 estudiantes de unos 20 años"
      case .singleLegBridge: "futbolistas"
      case .chairStand60: "6926 adultos"
      case .kneeToWall: "35 adultos"
      case .heelRise: "566 adultos"
      case .oneLegStance: "549 adultos"
      case .sittingRising: "2002 adultos de 51–80 años"
      }
    return test.citation.map { "\($0) (\(people))" } ?? people
  }

  package func form(of test: SelfTest) -> String {
    let unit =
      switch test.unit {
      case .seconds: "segundos"
      case .repetitions: "repeticiones"
      case .centimetres: "cm"
      case .degrees: "grados"
      case .points: "puntos"
      }
    return test.isSided ? "\(unit), izquierda y derecha: 11 9" : unit
  }

  package func measured(_ value: Double, in unit: SelfTest.Unit) -> String {
    let number = decimal(value, places: value == value.rounded() ? 0 : 1)
    return switch unit {
    case .seconds: "\(number) s"
    case .repetitions: number == "1" ? "1 repetición" : "\(number) repeticiones"
    case .centimetres: "\(number) cm"
    case .degrees: "\(number)°"
    case .points: "\(number) sobre 10"
    }
  }

  package func name(of goal: BodyGoal) -> String {
    switch goal {
    case .health: "salud"
    case .mobility: "movilidad"
    case .balance: "equilibrio"
    case .strength: "fuerza"
    case .sport: "deporte"
    }
  }

  package func name(of sex: Sex) -> String {
    switch sex {
    case .female: "mujer"
    case .male: "hombre"
    }
  }

  package func name(of phase: ProgrammePhase) -> String {
    switch phase {
    case .recovery: "Recuperación"
    case .resilience: "Resistencia"
    case .results: "Rendimiento"
    }
  }

  package func aim(of phase: ProgrammePhase) -> String {
    switch phase {
    case .recovery: "movilidad y control, suave"
    case .resilience: "del control a la fuerza resistencia, moderada"
    case .results: "fuerza, y potencia si tu deporte la pide"
    }
  }

  package func name(of effort: SessionEffort) -> String {
    switch effort {
    case .easy: "suave"
    case .moderate: "moderada"
    case .hard: "fuerte"
    }
  }

  package func name(of status: BodyStatus) -> String {
    switch status {
    case .planned: "pendiente"
    case .done: "hecha"
    case .partly: "hecha en parte"
    case .skipped: "omitida"
    }
  }

  package func amount(of item: ProgrammeItem) -> String {
    let unit = item.isTimed ? " s" : ""
    let side = item.isEachSide ? " por lado" : ""
    return "\(item.sets) × \(item.amount)\(unit)\(side), pausa \(item.restSeconds) s"
  }

  package func reason(for item: ProgrammeItem, share: Int, sports: [String]) -> String {
    let area = name(of: item.movement.area)
    let sport = sports.isEmpty ? "" : ", zona importante para \(list(sports))"
    let step =
      switch item.step {
      case .harder: " Es una versión más difícil que la de la semana pasada."
      case .more: " Algo más que la semana pasada."
      case nil: ""
      }
    let why =
      switch item.reason {
      case .area: "\(area.withCapital)\(sport): \(share) % del programa."
      case .warmUp: "Para calentar: \(area)."
      case .pattern:
        "Esta semana toca \(item.movement.facts.pattern.map { name(of: $0) } ?? "") (\(area))."
      case .power: "Tu deporte pide potencia."
      case .recovery: "Movilidad sin carga: \(area)."
      }
    return why + step
  }

  /// `a, b y c`.
  func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) y \(last)"
  }

  package func label(_ label: BodyLabel) -> String {
    switch label {
    case .equipment: "material"
    case .avoided: "evitar"
    case .sports: "deportes"
    case .goal: "objetivo"
    case .sex: "sexo"
    case .birthYear: "año de nacimiento"
    case .none: "ninguno"
    case .nothing: "nada"
    case .notSaid: "sin indicar"
    case .overall: "en conjunto"
    case .results: "Autovaloración"
    case .source: "fuente"
    case .session: "Sesión de hoy"
    case .why: "Por qué"
    case .when: "Cuándo"
    case .phase: "fase"
    case .week: "semana"
    case .adherence: "Sesiones por fase"
    case .scores: "Puntuación por zona"
    case .instead: "En su lugar, para un día así"
    }
  }

  package var programmeSession: String { "Programa de ejercicios" }
}
