// The words of the movement library.
extension Spanish {
  package func name(of area: BodyArea) -> String {
    switch area {
    case .neck: "cuello"
    case .shoulders: "hombros"
    case .thoracicSpine: "espalda alta"
    case .core: "abdomen y zona lumbar"
    case .hips: "caderas"
    case .knees: "rodillas"
    case .ankles: "tobillos y pies"
    case .wholeBody: "cuerpo entero"
    }
  }

  package func name(of kind: MovementKind) -> String {
    switch kind {
    case .mobility: "movilidad"
    case .strength: "fuerza"
    case .balance: "equilibrio y control"
    case .power: "potencia y velocidad"
    }
  }

  package func name(of pattern: MovementPattern) -> String {
    switch pattern {
    case .push: "empuje"
    case .pull: "tracción"
    case .hinge: "bisagra de cadera"
    case .squat: "sentadilla"
    case .carry: "carga"
    case .rotate: "rotación"
    }
  }

  package func name(of equipment: Equipment) -> String {
    switch equipment {
    case .band: "goma"
    case .weights: "pesas"
    case .bar: "barra de dominadas"
    case .roller: "rodillo"
    }
  }

  package var noEquipment: String { "ninguno" }

  package func name(of load: BodyLoad) -> String {
    switch load {
    case .kneeFlexion: "doblar mucho las rodillas"
    case .kneeling: "arrodillarse"
    case .overhead: "brazos por encima de la cabeza"
    case .armLoad: "peso en los brazos"
    case .impact: "saltos e impacto"
    case .spinalFlexion: "redondear la espalda"
    case .spinalExtension: "arquear la espalda"
    case .rotation: "girar el tronco"
    case .wristExtension: "muñecas dobladas con peso"
    case .neckLoad: "carga en el cuello"
    case .singleLeg: "estar sobre una pierna"
    }
  }

  package func name(of joint: Joint) -> String {
    switch joint {
    case .neck: "cuello"
    case .shoulder: "hombro"
    case .elbow: "codo"
    case .wrist: "muñeca"
    case .thoracicSpine: "columna dorsal"
    case .lumbarSpine: "columna lumbar"
    case .hip: "cadera"
    case .knee: "rodilla"
    case .ankle: "tobillo"
    case .foot: "pie"
    }
  }

  package func name(of muscle: Muscle) -> String {
    switch muscle {
    case .neckFlexors: "flexores profundos del cuello"
    case .neckExtensors: "extensores del cuello"
    case .trapezius: "trapecio"
    case .shoulders: "músculos del hombro"
    case .rotatorCuff: "manguito rotador"
    case .chest: "pectorales"
    case .triceps: "tríceps"
    case .biceps: "bíceps"
    case .upperBack: "espalda alta"
    case .lowerBack: "zona lumbar"
    case .abdominals: "abdominales"
    case .obliques: "oblicuos"
    case .diaphragm: "diafragma"
    case .hipFlexors: "flexores de la cadera"
    case .adductors: "aductores"
    case .abductors: "abductores"
    case .glutes: "glúteos"
    case .quadriceps: "cuádriceps"
    case .hamstrings: "isquiotibiales"
    case .calves: "gemelos"
    case .shins: "tibiales"
    case .feet: "músculos del pie"
    }
  }

  package func name(of sport: BodySport) -> String {
    switch sport {
    case .running: "carrera a pie"
    case .cycling: "ciclismo"
    case .swimming: "natación"
    case .strength: "deportes de fuerza"
    case .racket: "deportes de raqueta"
    case .team: "deportes de equipo"
    case .climbing: "escalada"
    case .hiking: "senderismo"
    case .skiing: "esquí"
    case .combat: "deportes de combate"
    }
  }

  package func label(_ label: MovementLabel) -> String {
    switch label {
    case .area: "zona"
    case .kind: "tipo"
    case .level: "nivel"
    case .pattern: "patrón"
    case .equipment: "material"
    case .loads: "exige"
    case .joints: "articulaciones"
    case .muscles: "músculos"
    case .sports: "deportes"
    case .impact: "sirve para"
    case .easier: "más fácil"
    case .harder: "más difícil"
    }
  }

  package func impact(_ impact: MovementImpact) -> String {
    "recuperación \(impact.recovery) · resistencia \(impact.resilience) · rendimiento "
      + "\(impact.results), sobre 10"
  }

  package var impactNote: String {
    "Para qué sirve cada uno se deduce de su tipo y nivel; no se ha medido."
  }

  package var noMovement: String { "No se ha encontrado ningún movimiento." }
}
