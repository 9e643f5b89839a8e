// How each exercise is done well.
extension Spanish {
  package func cue(for movement: Exercise.Movement) -> String {
    switch movement {
    case .squat:
      "Pies a la anchura de los hombros; siéntate hacia atrás, con las rodillas sobre los pies."
    case .lunge: "Da un paso largo y baja recto hasta doblar ambas rodillas en ángulo recto."
    case .romanianDeadlift:
      "Lleva la cadera atrás con la espalda recta; para al notar los isquiotibiales."
    case .calfRaise: "Sube despacio de puntillas y baja más despacio todavía."
    case .pushUp: "El cuerpo en línea recta; los codos a medio ángulo recto de él."
    case .row: "Tira con los codos pegados al cuerpo y junta los omóplatos."
    case .overheadPress: "Costillas abajo y abdomen firme; empuja recto por delante de la cara."
    case .pullDown: "Empieza con los omóplatos y lleva el pecho a la barra."
    case .plank: "Codos bajo los hombros; abdomen y glúteos firmes, sin dejar de respirar."
    case .sidePlank: "Codo bajo el hombro; cadera alta, el cuerpo en línea recta."
    case .deadBug: "Pega la zona lumbar al suelo; mueve despacio brazo y pierna contrarios."
    case .antiRotationPress: "De lado a la goma; empújala al frente sin dejar que te gire."
    case .easyRunning: "Tan despacio que puedas hablar con frases enteras."
    case .tempoRunning: "Ritmo constante: puedes decir unas pocas palabras, no más."
    case .sunSalutation: "Un movimiento por respiración; dobla las rodillas cuanto quieras."
    case .standingPoses:
      "Reparte el peso entre los dos pies y mantén cada postura cinco respiraciones."
    case .floorPoses: "Entra en cada postura al soltar el aire; no tires nunca."
    case .relaxation: "Túmbate boca arriba con los ojos cerrados y deja ir y venir la respiración."
    case .legSwing: "Agárrate a algo; balancea la pierna suelta, cada vez un poco más alto."
    case .hipCircle: "Dibuja círculos grandes y lentos con la rodilla, con el tronco quieto."
    case .armCircle: "De círculos pequeños a grandes, con los hombros bajos."
    case .lungeWithTurn: "Primero la zancada; después gira el pecho hacia la pierna de delante."
    case .rollCalves: "Rueda despacio; quédate unas respiraciones donde moleste."
    case .rollThighs: "Por delante y por fuera; evita la rodilla."
    case .rollGlutes:
      "Siéntate en el rodillo con un pie sobre la otra rodilla e inclínate hacia ese lado."
    case .rollUpperBack: "Manos tras la cabeza y cadera en el suelo; evita la zona lumbar."
    case .easyWalking: "Respira por la nariz; si no puedes, ve más despacio."
    }
  }

  package var noWorkouts: String { "ningún entrenamiento registrado" }
}
