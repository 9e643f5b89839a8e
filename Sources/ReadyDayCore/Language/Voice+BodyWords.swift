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

}
