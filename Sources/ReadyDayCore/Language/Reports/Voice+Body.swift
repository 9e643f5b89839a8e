extension Voice {
  package func name(of test: SelfTest) -> String {
    switch test {
    case .neckHold: say("lying neck hold", es: "elevación mantenida de la cabeza")
    case .pushUps: say("push-ups", es: "flexiones")
    case .backScratch: say("reach behind the back", es: "manos a la espalda")
    case .seatedRotation: say("seated trunk rotation", es: "giros de tronco en una silla")
    case .plank: say("plank", es: "plancha")
    case .singleLegBridge: say("single-leg bridge", es: "puente a una pierna")
    case .chairStand30: say("chair stands in 30 s", es: "levantarse de la silla en 30 s")
    case .chairStand60: say("chair stands in 1 min", es: "levantarse de la silla en 1 min")
    case .kneeToWall: say("knee to wall", es: "rodilla a la pared")
    case .heelRise: say("single-leg calf raises", es: "elevaciones de talón a una pierna")
    case .oneLegOpen:
      say("single-leg stance, eyes open", es: "equilibrio a una pierna, ojos abiertos")
    case .oneLegStance:
      say("single-leg stance, eyes closed", es: "equilibrio a una pierna, ojos cerrados")
    case .sittingRising: say("getting up from the floor", es: "sentarse en el suelo y levantarse")
    }
  }

  /// How to do the test safely, and what to measure.
  package func instruction(for test: SelfTest) -> String {
    switch test {
    case .neckHold:
      say(
        "On your back, chin tucked, lift your head two finger-widths. Count the seconds until your chin "
          + "or head drops.",
        es:
          "Boca arriba, con el mentón metido, levanta la cabeza dos dedos. Cuenta los segundos hasta que "
          + "se te vaya el mentón o la cabeza.")
    case .pushUps:
      say(
        "Men on their toes, women on their knees; lower your chest to a fist's height above the floor. "
          + "Count how many you do in a row with a straight body.",
        es:
          "Los hombres sobre las puntas de los pies, las mujeres sobre las rodillas; baja el pecho "
          + "a un puño del suelo. Cuenta cuántas haces seguidas con el cuerpo recto.")
    case .backScratch:
      say(
        "One hand over your shoulder, the other up your back. Measure between your middle fingers: a gap is "
          + "negative, an overlap positive.",
        es:
          "Una mano por encima del hombro y la otra por la espalda. Mide entre los dedos corazón: si no "
          + "se tocan, es negativo; si se cruzan, positivo.")
    case .seatedRotation:
      say(
        "Astride a chair with a stick across your chest, turn as far as you can with both sit bones "
          + "down. Measure the angle of the stick, for example with a phone's compass.",
        es:
          "A horcajadas en una silla, con un palo sobre el pecho, gira cuanto puedas sin despegarte del asiento. Mide "
          + "el ángulo del palo, por ejemplo con la brújula del móvil.")
    case .plank:
      say(
        "On forearms and toes, body straight. Count the seconds until your hips sink or rise.",
        es:
          "Sobre antebrazos y puntas de los pies, el cuerpo recto. Cuenta los segundos hasta "
          + "que la cadera baje o suba."
      )
    case .singleLegBridge:
      say(
        "On your back, heel on a seat about 60 cm high, knee slightly bent, your other thigh upright. "
          + "Count how many times your hips go all the way up and down.",
        es:
          "Boca arriba, el talón en un asiento de unos 60 cm de alto, la rodilla algo doblada y el otro muslo "
          + "vertical. Cuenta las veces que la cadera sube del todo y baja.")
    case .chairStand30:
      say(
        "Chair about 43 cm high against a wall, arms crossed. Count full stands in 30 seconds.",
        es:
          "Silla de unos 43 cm de alto contra la pared, brazos cruzados. Cuenta las veces que te levantas del todo "
          + "en 30 segundos.")
    case .chairStand60:
      say(
        "Chair about 46 cm high against a wall, hands on your hips. Count full stands in one minute.",
        es:
          "Silla de unos 46 cm de alto contra la pared, manos en la cadera. Cuenta las veces que te levantas del "
          + "todo en un minuto.")
    case .kneeToWall:
      say(
        "One foot in front of a wall, heel down, knee to the wall. Move back as far as you can while both still touch, "
          + "then measure from your big toe to the wall, in centimetres.",
        es:
          "Un pie delante de una pared, el talón en el suelo y la rodilla contra la pared. Aléjate sin "
          + "despegar el talón ni la rodilla y mide del dedo gordo a la pared, en centímetros.")
    case .heelRise:
      say(
        "On one foot, fingertips on a wall, one rise a second (on a 10° slope in the study). Count "
          + "full rises.",
        es:
          "Sobre un pie, con los dedos en la pared, una subida por segundo (en el estudio, sobre una rampa "
          + "de 10°). Cuenta las subidas completas.")
    case .oneLegOpen:
      say(
        "In a corner or at a worktop, hands just above it, eyes open. Count the seconds on one leg until your "
          + "foot or a hand touches; the best of three, 45 at most.",
        es:
          "En una esquina o junto a una encimera, con las manos justo encima y los ojos abiertos. Cuenta los "
          + "segundos sobre una pierna hasta que toque un pie o una mano; el mejor de tres, 45 como mucho."
      )
    case .oneLegStance:
      say(
        "In a corner or at a worktop, hands just above it. Eyes open first: go on only after 10 seconds on one "
          + "leg. Then count the seconds with your eyes closed; the best of three, 45 at most.",
        es:
          "En una esquina o junto a una encimera, con las manos justo encima. Primero con los ojos abiertos: "
          + "sigue solo si aguantas 10 segundos sobre una pierna. Luego cuenta los segundos con los ojos "
          + "cerrados; el mejor de tres, 45 como mucho.")
    case .sittingRising:
      say(
        "On a soft mat, sit down on the floor and stand up. From 10 points, take off one for each hand, "
          + "knee or forearm you use and half a point for each wobble.",
        es:
          "Sobre una esterilla blanda, siéntate en el suelo y levántate. De 10 puntos quita uno por cada "
          + "mano, rodilla o antebrazo que uses y medio por cada tambaleo.")
    }
  }

  /// The people measured for the published norm.
  package func source(of test: SelfTest) -> String {
    let people =
      switch test {
      case .neckHold: say("126 adults", es: "126 adultos")
      case .pushUps:
        say(
          "CSEP categories by age and sex, as in ACSM's Guidelines",
          es: "categorías de la CSEP por edad y sexo, según las guías del ACSM")
      case .backScratch, .chairStand30:
        say("7,183 people, 60–94", es: "7183 personas de 60–94 años")
      case .seatedRotation: say("46 adults, about 24", es: "46 adultos de unos 24 años")
      case .plank: say("471 students, about 20", es: "471 estudiantes de unos 20 años")
      case .singleLegBridge: say("football players", es: "futbolistas")
      case .chairStand60: say("6,926 adults", es: "6926 adultos")
      case .kneeToWall: say("35 adults", es: "35 adultos")
      case .heelRise: say("566 adults", es: "566 adultos")
      case .oneLegOpen:
        say(
          "3,484 people of 60 and more, 22 studies",
          es: "3484 personas de 60 años o más, 22 estudios")
      case .oneLegStance: say("549 adults", es: "549 adultos")
      case .sittingRising: say("2,002 adults, 51–80", es: "2002 adultos de 51–80 años")
      }
    return test.citation.map { "\($0) (\(people))" } ?? people
  }

  /// The form of an answer, such as `cm, left and right: 11 9`.
  package func form(of test: SelfTest) -> String {
    let unit =
      switch test.unit {
      case .seconds: say("seconds", es: "segundos")
      case .repetitions: say("repetitions", es: "repeticiones")
      case .centimetres: "cm"
      case .degrees: say("degrees", es: "grados")
      case .points: say("points", es: "puntos")
      }
    return test.isSided
      ? say("\(unit), left and right: 11 9", es: "\(unit), izquierda y derecha: 11 9") : unit
  }

  package func measured(_ value: Double, in unit: SelfTest.Unit) -> String {
    let number = decimal(value, places: value == value.rounded() ? 0 : 1)
    return switch unit {
    case .seconds: "\(number) s"
    case .repetitions:
      number == "1"
        ? say("1 rep", es: "1 repetición") : say("\(number) reps", es: "\(number) repeticiones")
    case .centimetres: "\(number) cm"
    case .degrees: "\(number)°"
    case .points: say("\(number) out of 10", es: "\(number) sobre 10")
    }
  }

  package func name(of goal: BodyGoal) -> String {
    switch goal {
    case .health: say("health", es: "salud")
    case .mobility: say("mobility", es: "movilidad")
    case .balance: say("balance", es: "equilibrio")
    case .strength: say("strength", es: "fuerza")
    case .sport: say("sport", es: "deporte")
    }
  }

  package func name(of sex: Sex) -> String {
    switch sex {
    case .female: say("female", es: "mujer")
    case .male: say("male", es: "hombre")
    }
  }

  package func name(of phase: ProgrammePhase) -> String {
    switch phase {
    case .recovery: say("Recovery", es: "Base")
    case .resilience: say("Resilience", es: "Consolidación")
    case .results: say("Results", es: "Rendimiento")
    }
  }

  /// Counts from 1.
  func number(of phase: ProgrammePhase) -> Int {
    (ProgrammePhase.allCases.firstIndex(of: phase) ?? 0) + 1
  }

  /// For example `phase 1: 3/6 sessions · ankles and feet 15 → 31`.
  func standing(_ standing: PhaseStanding) -> String {
    let done = say(
      "phase \(number(of: standing.phase)): \(standing.done)/\(standing.count) sessions",
      es: "fase \(number(of: standing.phase)): \(standing.done)/\(standing.count) sesiones")
    return standing.rise.map { "\(done) · \(name(of: $0.area)) \($0.before) → \($0.now)" } ?? done
  }

  package func aim(of phase: ProgrammePhase) -> String {
    switch phase {
    case .recovery: say("mobility and control, easy", es: "movilidad y control, intensidad suave")
    case .resilience:
      say(
        "from control to strength endurance, moderate",
        es: "del control a la fuerza-resistencia, intensidad moderada")
    case .results:
      say(
        "strength, and power where your sport needs it",
        es: "fuerza, y potencia si tu deporte la pide")
    }
  }

  package func name(of status: BodyStatus) -> String {
    switch status {
    case .planned: say("planned", es: "pendiente")
    case .done: say("done", es: "hecha")
    case .partly: say("partly done", es: "hecha en parte")
    case .skipped: say("skipped", es: "omitida")
    }
  }

  /// For example `2 × 12 each side, rest 45 s`.
  package func amount(of item: ProgrammeItem) -> String {
    guard item.movement.isFromProgramme else { return "\(item.amount / 60) min" }
    let unit = item.isTimed ? " s" : ""
    let side = item.isEachSide ? say(" each side", es: " por lado") : ""
    return say(
      "\(item.sets) × \(item.amount)\(unit)\(side), rest \(item.restSeconds) s",
      es: "\(item.sets) × \(item.amount)\(unit)\(side), pausa \(item.restSeconds) s")
  }

  package func reason(for item: ProgrammeItem, share: Int, sports: [String]) -> String {
    let area = name(of: item.movement.area)
    let sport =
      sports.isEmpty
      ? ""
      : say(", important for \(list(sports))", es: ", zona clave en tu deporte (\(list(sports)))")
    let step =
      switch item.step {
      case .harder:
        say(
          " It is a harder version of last week's.",
          es: " Es una versión más difícil que la de la semana pasada.")
      case .more: say(" Slightly more than last week.", es: " Algo más que la semana pasada.")
      case nil: ""
      }
    let why =
      switch item.reason {
      case .area:
        say(
          "For your \(area)\(sport): \(share)% of the programme.",
          es: "\(area.withCapital)\(sport): \(share) % del programa.")
      case .warmUp: say("Warms up your \(area).", es: "Para calentar: \(area).")
      case .pattern:
        say(
          "\(item.movement.facts.pattern.map { name(of: $0).withCapital } ?? "") is due this week (\(area)).",
          es:
            "Esta semana toca \(item.movement.facts.pattern.map { name(of: $0) } ?? "") (\(area)).")
      case .power: say("Your sport needs power.", es: "Tu deporte pide potencia.")
      case .recovery: say("Moves your \(area) without load.", es: "Movilidad sin carga: \(area).")
      }
    return why + step
  }

  func list(_ words: [String]) -> String { list(words, say(" and ", es: " y ")) }

  /// The words with `conjunction` before the last.
  package func list(_ words: [String], _ conjunction: String) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + conjunction + last
  }

  /// Shown in place of the activity of a programme's session.
  package var programmeSession: String { say("Exercise programme", es: "Programa de ejercicios") }
}
