extension Voice {
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
            "Para y llama a tu matrona o a tu médico si sangras o pierdes líquido, si te falta el aire, si "
            + "tienes contracciones regulares y dolorosas, mareos o dolor de pecho o de cabeza, o si te "
            + "duele o se te hincha una pantorrilla.")
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

  package var now: String { say("Now; a key stops", es: "Ya; una tecla para") }
  package func rest(_ seconds: Int) -> String { say("rest \(seconds) s", es: "pausa \(seconds) s") }

  /// Mentions a worktop only for movements that can be done at one.
  func hold(for movement: Movement) -> String {
    [.stepUp, .stepDown, .stepCalfRaise, .hipFlexorStretch].contains(movement)
      ? say("hold on with one hand", es: "agárrate con una mano")
      : say("one hand on the worktop", es: "una mano en la encimera")
  }
}
