extension Voice {
  package func name(of area: BodyArea) -> String {
    switch area {
    case .neck: say("neck", es: "cuello")
    case .shoulders: say("shoulders", es: "hombros")
    case .thoracicSpine: say("upper back", es: "espalda alta")
    case .core: say("core and lower back", es: "abdomen y zona lumbar")
    case .hips: say("hips", es: "caderas")
    case .knees: say("knees", es: "rodillas")
    case .ankles: say("ankles and feet", es: "tobillos y pies")
    case .wholeBody: say("whole body", es: "cuerpo entero")
    }
  }

  package func name(of kind: MovementKind) -> String {
    switch kind {
    case .mobility: say("mobility", es: "movilidad")
    case .strength: say("strength", es: "fuerza")
    case .balance: say("balance and control", es: "equilibrio y control")
    case .power: say("power and speed", es: "potencia y velocidad")
    }
  }

  package func name(of pattern: MovementPattern) -> String {
    switch pattern {
    case .push: say("push", es: "empuje")
    case .pull: say("pull", es: "tracción")
    case .hinge: say("hinge", es: "bisagra de cadera")
    case .squat: say("squat", es: "sentadilla")
    case .carry: say("carry", es: "transporte de peso")
    case .rotate: say("rotate", es: "rotación")
    }
  }

  package func name(of equipment: Equipment) -> String {
    switch equipment {
    case .band: say("band", es: "goma")
    case .weights: say("weights", es: "pesas")
    case .bar: say("pull-up bar", es: "barra de dominadas")
    case .roller: say("foam roller", es: "rodillo")
    }
  }

  package var noEquipment: String { say("nothing", es: "ninguno") }

  package func name(of load: BodyLoad) -> String {
    switch load {
    case .kneeFlexion: say("deep knee bends", es: "doblar mucho las rodillas")
    case .kneeling: say("kneeling", es: "arrodillarse")
    case .overhead: say("arms overhead", es: "brazos por encima de la cabeza")
    case .armLoad: say("weight on the arms", es: "peso en los brazos")
    case .impact: say("jumps and impact", es: "saltos e impacto")
    case .spinalFlexion: say("rounding the back", es: "redondear la espalda")
    case .spinalExtension: say("arching the back", es: "arquear la espalda")
    case .rotation: say("rotating the trunk", es: "girar el tronco")
    case .wristExtension: say("bent wrists under weight", es: "muñecas dobladas con peso")
    case .neckLoad: say("load on the neck", es: "carga en el cuello")
    case .singleLeg: say("standing on one leg", es: "estar sobre una pierna")
    case .ankleLoad: say("load on the ankle", es: "carga en el tobillo")
    case .supine: say("lying on the back", es: "tumbarse boca arriba")
    case .prone: say("lying on the belly", es: "tumbarse boca abajo")
    case .inverted: say("the head below the hips", es: "la cabeza por debajo de la cadera")
    case .unsteady: say("risk of a fall", es: "riesgo de caída")
    case .strain:
      say("straining or holding the breath", es: "hacer mucha fuerza o aguantar la respiración")
    case .spinalLoad: say("jerks or pressure on the spine", es: "tirones o presión en la columna")
    }
  }

  package func name(of joint: Joint) -> String {
    switch joint {
    case .neck: say("neck", es: "cuello")
    case .shoulder: say("shoulder", es: "hombro")
    case .elbow: say("elbow", es: "codo")
    case .wrist: say("wrist", es: "muñeca")
    case .thoracicSpine: say("thoracic spine", es: "columna dorsal")
    case .lumbarSpine: say("lumbar spine", es: "columna lumbar")
    case .hip: say("hip", es: "cadera")
    case .knee: say("knee", es: "rodilla")
    case .ankle: say("ankle", es: "tobillo")
    case .foot: say("foot", es: "pie")
    case .hamstring: say("hamstring", es: "isquiotibiales")
    case .calf: say("calf", es: "gemelo")
    case .quad: say("quad", es: "cuádriceps")
    case .shin: say("shin", es: "espinilla")
    case .groin: say("groin", es: "ingle")
    case .achilles: say("Achilles tendon", es: "tendón de Aquiles")
    }
  }

  package func name(of muscle: Muscle) -> String {
    switch muscle {
    case .neckFlexors: say("deep neck flexors", es: "flexores profundos del cuello")
    case .neckExtensors: say("neck extensors", es: "extensores del cuello")
    case .trapezius: say("trapezius", es: "trapecio")
    case .shoulders: say("shoulder muscles", es: "músculos del hombro")
    case .rotatorCuff: say("rotator cuff", es: "manguito rotador")
    case .chest: say("chest", es: "pectorales")
    case .triceps: say("triceps", es: "tríceps")
    case .biceps: say("biceps", es: "bíceps")
    case .upperBack: say("upper back", es: "espalda alta")
    case .lowerBack: say("lower back", es: "zona lumbar")
    case .abdominals: say("abdominals", es: "abdominales")
    case .obliques: say("obliques", es: "oblicuos")
    case .diaphragm: say("diaphragm", es: "diafragma")
    case .hipFlexors: say("hip flexors", es: "flexores de la cadera")
    case .adductors: say("adductors", es: "aductores")
    case .abductors: say("abductors", es: "abductores")
    case .glutes: say("glutes", es: "glúteos")
    case .quadriceps: say("quadriceps", es: "cuádriceps")
    case .hamstrings: say("hamstrings", es: "isquiotibiales")
    case .calves: say("calves", es: "gemelos")
    case .shins: say("shins", es: "tibiales")
    case .feet: say("foot muscles", es: "músculos del pie")
    }
  }

  package func name(of sport: BodySport) -> String {
    switch sport {
    case .running: say("running", es: "carrera a pie")
    case .cycling: say("cycling", es: "ciclismo")
    case .swimming: say("swimming", es: "natación")
    case .strength: say("strength sports", es: "deportes de fuerza")
    case .racket: say("racket sports", es: "deportes de raqueta")
    case .team: say("team sports", es: "deportes de equipo")
    case .climbing: say("climbing", es: "escalada")
    case .hiking: say("hiking", es: "senderismo")
    case .skiing: say("skiing", es: "esquí")
    case .combat: say("combat sports", es: "deportes de combate")
    }
  }

  package func impact(_ impact: MovementImpact) -> String {
    zip(ProgrammePhase.allCases, [impact.recovery, impact.resilience, impact.results])
      .map { "\(number(of: $0)) (\(name(of: $0).lowercased())): \($1)/10" }.joined(separator: " · ")
  }

  /// A health question, as worded before training.
  package func question(_ point: HealthQuestion) -> String {
    switch point {
    case .chestPain:
      say(
        "Chest pain, fainting or unusual breathlessness?",
        es: "¿Dolor en el pecho, desmayos o ahogo inusual?")
    case .heart:
      say(
        "Heart, circulation or kidney disease, or diabetes?",
        es: "¿Enfermedad del corazón, la circulación o los riñones, o diabetes?")
    case .pressure: say("High blood pressure?", es: "¿Tensión alta?")
    case .osteoporosis:
      say(
        "Osteoporosis, or a bone broken by a small fall?",
        es: "¿Osteoporosis, o un hueso roto por una caída leve?")
    case .pregnancy:
      say(
        "Pregnant, or a birth in the last 12 weeks?",
        es: "¿Embarazo, o un parto en las últimas 12 semanas?")
    case .falls:
      say(
        "Dizziness, falls, or unsteady on one leg?",
        es: "¿Mareos, caídas o poca seguridad sobre una pierna?")
    case .limits:
      say(
        "An operation, a fresh injury, or limits set by a doctor?",
        es: "¿Una operación, una lesión reciente o restricciones indicadas por el médico?")
    case .vertebra:
      say(
        "Has a vertebra broken, or are you frail?",
        es: "¿Se te ha roto una vértebra, o tienes fragilidad?")
    }
  }

  package func name(of point: HealthQuestion) -> String {
    switch point {
    case .chestPain: say("chest pain or fainting", es: "dolor en el pecho o desmayos")
    case .heart: say("heart or kidney disease, or diabetes", es: "corazón, riñones o diabetes")
    case .pressure: say("high blood pressure", es: "tensión alta")
    case .osteoporosis: say("osteoporosis", es: "osteoporosis")
    case .pregnancy: say("pregnancy or recent birth", es: "embarazo o posparto")
    case .falls: say("falls or dizziness", es: "caídas o mareos")
    case .limits:
      say(
        "operation, injury or limits set by a doctor",
        es: "operación, lesión o restricciones indicadas por el médico")
    case .vertebra: say("broken vertebra or frailty", es: "vértebra rota o fragilidad")
    }
  }

  /// When to stop a session and how to move, depending on the profile's health answers.
  func advice(to profile: BodyProfile, on date: LocalDate) -> [String] {
    let points = profile.questions(on: date)
    let lines: [(Bool, String)] = [
      (
        points.contains(.pregnancy),
        say(
          "Stop and call your midwife or doctor if you have bleeding, leaking fluid, regular painful "
            + "contractions, chest pain, breathlessness, dizziness, headache, or pain or swelling in a calf.",
          es:
            "Para y llama a tu matrona o a tu médico si sangras, pierdes líquido, te falta el aire, tienes "
            + "contracciones regulares y dolorosas, mareos o dolor de pecho o de cabeza, o se te hincha "
            + "o te duele una pantorrilla.")
      ),
      (
        !points.isDisjoint(with: [.osteoporosis, .vertebra]),
        say("Bend smoothly from the hips.", es: "Inclínate con suavidad desde la cadera.")
      ),
      (
        !points.isDisjoint(with: [.chestPain, .heart, .pressure]),
        say(
          "Keep breathing; you should be able to talk. Walk easily for five minutes before and after; "
            + "get up slowly.",
          es:
            "No aguantes la respiración: debes poder hablar. Camina despacio cinco minutos antes y "
            + "después; levántate despacio.")
      ),
    ]
    return lines.filter(\.0).map(\.1)
  }

  package var now: String { say("Now; a key stops", es: "¡Ya! Pulsa una tecla para parar") }
  package func rest(_ seconds: Int) -> String { say("rest \(seconds) s", es: "pausa \(seconds) s") }

  /// Mentions a worktop only for movements that can be done at one.
  func hold(for movement: Movement) -> String {
    [.stepUp, .stepDown, .stepCalfRaise, .hipFlexorStretch].contains(movement)
      ? say("hold on with one hand", es: "agárrate con una mano")
      : say("one hand on the worktop", es: "una mano en la encimera")
  }
}
