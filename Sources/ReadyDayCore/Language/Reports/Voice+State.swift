extension Voice {
  /// One sentence for each point; empty if the headline covers everything.
  package func sentences(about state: BodyState) -> [String] {
    (state.illness?.needsDoctor == true ? [doctorFirst] : [])
      + (state.wayBack?.needsDoctor == true
        ? [
          say(
            "You named a warning sign: train only if a doctor has agreed.",
            es: "Notaste una señal de alarma: entrena solo si un médico está de acuerdo.")
        ] : [])
      + (state.health == .warning
        ? [
          say(
            "You noted chest pain, fainting or breathlessness. Once a doctor agrees: readyday body profile --cleared DATE.",
            es:
              "Has indicado dolor en el pecho, desmayos o falta de aire. Con el visto bueno del médico: readyday body profile "
              + "--cleared FECHA.")
        ] : []) + [state.wayBack.flatMap(sentence)].compactMap(\.self)
      + (state.asksAboutIllness
        ? [
          say(
            "If you are still ill: readyday feel ill. If not: readyday feel fine.",
            es: "Si sigues mal: readyday feel mal. Si no: readyday feel bien.")
        ] : [])
      + state.injuries.map {
        sentence(about: $0, isAsked: state.injuriesInQuestion.contains($0.joint))
      }
  }

  private var doctorFirst: String {
    say(
      "You named a warning sign: see a doctor before you train again. If it is severe or does not pass, call for help now.",
      es:
        "Lo que notas es una señal de alarma: consulta a un médico antes de volver a entrenar. Si es intenso o no cede, llama "
        + "ya a urgencias.")
  }

  /// For the first day back, and for later days until the user reports.
  private func sentence(_ back: BodyState.WayBack) -> String? {
    guard case .illness(let days, _) = back.cause, back.day == 1 || back.awaitsWord,
      days >= BodyState.longIllness
    else { return nil }
    return say(
      "You were ill \(days) days: build up over at least as long. If you have chest pain, palpitations, "
        + "fainting or unusual breathlessness, see a doctor before training.",
      es:
        "Has estado mal \(days) días: tómate al menos otros tantos para volver a tu ritmo. Si "
        + "notas dolor en el pecho o palpitaciones, te desmayas o te falta el aire, consulta a un "
        + "médico antes de entrenar."
    )
  }

  private func sentence(about injury: BodyState.Injury, isAsked: Bool) -> String {
    let name = name(of: injury.joint)
    if isAsked {
      return say(
        "Is it still your \(name)? If it has healed: readyday feel fine.",
        es: "¿Sigue la lesión (\(name))? Si ya está curada: readyday feel bien.")
    }
    let rest = say(
      "Do not train the injured part (\(name)).", es: "No cargues la zona lesionada (\(name)).")
    guard injury.day == 1 else { return rest }
    return rest
      + say(
        " If you have pain at night or at rest, swelling or a limp, see a doctor or physiotherapist before you train.",
        es: " Si te duele de noche o en reposo, se hincha o cojeas, consulta a un médico o "
          + "fisioterapeuta antes de entrenar.")
      + (injury.joint == .lumbarSpine
        ? say(
          " If you have numbness, weakness in a leg or trouble passing water, see a doctor at once.",
          es:
            " Si se te duerme o te falla una pierna o te cuesta orinar, acude al médico de inmediato."
        ) : "")
  }

  /// The headline for a race day, with a reason for caution.
  func raceDay(_ title: String, _ caution: DayVerdict.Reason?) -> String {
    let because = caution.flatMap(clause) ?? ""
    let advice =
      switch caution {
      case nil: say(", and nothing else.", es: ", y nada más.")
      case .health(.warning)?:
        say(
          ". See a doctor first: until then, do not start.",
          es: ". Consulta antes a un médico: hasta entonces, no tomes la salida.")
      case .health?:
        say(". Ask your doctor before you start.", es: ". Pregunta a tu médico antes de la salida.")
      case .injured?:
        say(", and \(because): ask a doctor first.", es: ", y \(because): pregunta a un médico.")
      case .ill(let illness)? where !illness.wasSystemic:
        say(
          ". You said you are ill: if it reaches your chest, or you feel worse, do not start.",
          es: ". Has dicho que no estás bien: si te baja al pecho o empeoras, no tomes la salida.")
      case .signals?:
        say(
          ". \(because.withCapital): nerves, travel or heat can do that. If you feel unwell, do not start.",
          es:
            ". \(because.withCapital): puede deberse a los nervios, un viaje o el calor. Si no te "
            + "encuentras bien, no tomes la salida.")
      case .recovery(let score, _)?:
        say(
          ", with a red recovery (\(percent(ofScore: score))).",
          es: ", con la recuperación en rojo (\(percent(ofScore: score))).")
      case .wayBack(let back)? where back.cause == .readings || back.most == .moderate:
        say(", and \(because): do not go all out.", es: ", y \(because): sin ir a tope.")
      case _?:
        say(", and \(because): better not to race.", es: ", y \(because): mejor no competir.")
      }
    return say("Race day: \(quotedTitle(title))", es: "Día de competición: \(quotedTitle(title))")
      + advice
  }

  /// Why the body's state allows less than the score alone would.
  func clause(_ reason: BodyState.WayBack) -> String {
    reason.cause == .readings
      ? say(
        "it is your \(ordinal(reason.day)) day back to training",
        es: "es tu \(spanishOrdinal(reason.day)) día de vuelta al entrenamiento")
      : say(
        "it is your \(ordinal(reason.day)) day after illness",
        es: "es tu \(spanishOrdinal(reason.day)) día tras la enfermedad")
  }

  func clause(_ unusual: BodyState.Unusual) -> String {
    switch (unusual.isKnown, unusual.mornings > 1) {
    case (true, true):
      say(
        "several readings are unusual for the \(ordinal(unusual.mornings)) morning in a row",
        es: "varios valores son inusuales "
          + (unusual.mornings == 2
            ? "por segunda mañana seguida" : "desde hace \(unusual.mornings) mañanas"))
    case (true, false):
      say("several readings are unusual for you", es: "varios valores son inusuales en ti")
    case (false, true):
      say(
        "several readings were unusual on the last \(unusual.mornings) mornings with data",
        es: "varios valores fueron inusuales las últimas \(unusual.mornings) mañanas con datos")
    case (false, false):
      say(
        "several readings were unusual on the last morning with data",
        es: "varios valores fueron inusuales la última mañana con datos")
    }
  }

  /// The joint with this name in either language.
  package static func joint(named text: String) -> Joint? {
    let word = TitleWords.fold(text)
    let name = { (joint: Joint) in
      [joint.rawValue] + Language.allCases.map { $0.voice.name(of: joint) }
    }
    return Joint.allCases.first { joint in
      name(joint).contains { [TitleWords.fold($0), TitleWords.fold($0) + "s"].contains(word) }
    } ?? otherParts[word]
  }

  /// Other names of joints, and muscles with their nearest joint.
  private static let otherParts: [String: Joint] = [
    "back": .lumbarSpine, "espalda": .lumbarSpine, "lumbares": .lumbarSpine,
    "lumbar": .lumbarSpine, "lowerback": .lumbarSpine, "zonalumbar": .lumbarSpine,
    "hand": .wrist, "mano": .wrist, "feet": .foot, "heel": .foot, "talon": .foot, "toe": .foot,
    "calves": .calf, "pantorrilla": .calf, "soleo": .calf, "aquiles": .achilles,
    "shinsplints": .shin, "tibia": .shin, "adductor": .groin, "aductor": .groin,
    "isquio": .hamstring, "isquios": .hamstring, "isquiotibial": .hamstring,
    "quadriceps": .quad, "thigh": .hip, "muslo": .hip,
  ]

  package func word(_ feeling: Feeling) -> String {
    if case .ill = feeling.word, Feeling.isAlarm(feeling.note) {
      return say("a warning sign", es: "una señal de alarma")
    }
    return word(feeling.word)
  }

  package func word(_ word: Feeling.Word) -> String {
    switch word {
    case .ill(isSystemic: true):
      say("ill, with a fever or similar symptoms", es: "mal, con fiebre u otros síntomas generales")
    case .ill(isSystemic: false): say("ill, without a fever", es: "mal, sin fiebre")
    case .injured(let joint): say("injured (\(name(of: joint)))", es: "lesión (\(name(of: joint)))")
    case .tired: say("tired", es: "con cansancio")
    case .stressed: say("stressed", es: "con estrés")
    case .fine: say("fine", es: "bien")
    case .rated(let rating): feeling(rating)
    }
  }

  /// What the state allows, and until when.
  func consequences(of state: BodyState, _ said: Feeling?, today: LocalDate) -> [String] {
    let bounds = [
      state.illness.map { illness in
        illness.rests()
          ? say("Rest.", es: "Descansa.") : say("Easy at most.", es: "Como mucho, suave.")
      },
      state.wayBack.map { back in
        back.most == .easy
          ? say("Day \(back.day) back: easy.", es: "Día \(back.day) de la vuelta: suave.")
          : say("Day \(back.day) back: moderate.", es: "Día \(back.day) de la vuelta: moderado.")
      },
      // Only the strictest limit counts.
      state.lowMornings == 0 || state.illness != nil || state.wayBack?.most == .easy
        ? nil
        : state.lowMornings == 1
          ? say(
            "On its own, that allows moderate training at most.",
            es: "Solo por eso, como mucho, algo moderado.")
          : say("On its own, that allows only easy training.", es: "Solo por eso, algo suave."),
    ].compactMap(\.self)
    let hint = said?.mentionsFever == true && state.illness == nil ? [feverHint] : []
    return bounds + hint + sentences(about: state)
      + (said?.word == .fine && !state.injuries.isEmpty ? [onceHealed] : [])
      + (said.flatMap { duration(of: $0, today: today) }.map { [$0] } ?? [])
  }

  private var onceHealed: String {
    say("Once it has healed: readyday feel fine", es: "Cuando se cure: readyday feel bien")
  }

  private var feverHint: String {
    say(
      "Your note names a fever or a stomach illness; if you have it: readyday feel ill --fever",
      es: "Tu nota habla de fiebre o de mal de estómago; si es así: readyday feel mal --fever")
  }

  private func duration(of said: Feeling, today: LocalDate) -> String? {
    let isThisYear = said.until?.year == said.date.year
    return switch (said.word, said.until) {
    case (.ill, let end?), (.injured, let end?):
      say(
        "Until \(isThisYear ? shortDate(end) : longDate(end)), or earlier with: readyday feel fine",
        es: "Hasta el \(isThisYear ? date(end) : dateAndYear(end)), o antes con: readyday feel bien"
      )
    case (.ill, nil) where Feeling.isAlarm(said.note):
      say(
        "This applies until a doctor lets you train; then: readyday feel fine",
        es: "Vale hasta que un médico te deje entrenar; entonces: readyday feel bien")
    case (.ill, nil) where said.date != today:
      say(
        "This applies that day and the next two mornings; once you are well: readyday feel fine",
        es: "Vale para ese día y las dos mañanas siguientes; cuando estés bien: readyday feel bien")
    case (.ill, nil):
      say(
        "This applies today and the next two mornings; once you are well: readyday feel fine",
        es: "Vale para hoy y las dos mañanas siguientes; cuando estés bien: readyday feel bien")
    case (.injured, nil): onceHealed
    case (.tired, _), (.stressed, _), (.fine, _), (.rated, _): nil
    }
  }

  package var askingHowYouFeel: String {
    say("How do you feel? readyday feel 1-5", es: "¿Cómo te encuentras? readyday feel 1-5")
  }

  /// Lower case, no full stop.
  func frozen(nights: Int) -> String {
    say(
      "\(nights) nights with exactly the same reading: a sensor seems to be broken",
      es: "\(nights) noches con exactamente el mismo valor: parece que un sensor falla")
  }

  private func whatToCheck(_ login: Synced.Status?) -> String {
    guard let login else {
      return say(
        "did you wear it, and have you exported and imported the data?",
        es: "¿lo has llevado puesto y has exportado e importado los datos?")
    }
    return login.fault == .loginExpired
      ? say(
        "log in again (readyday sync connect whoop).",
        es: "inicia sesión de nuevo (readyday sync connect whoop).")
      : say(
        "check strap, app and login (readyday sync status).",
        es: "revisa la pulsera, la app y el inicio de sesión (readyday sync status).")
  }

  package func sentence(about readings: MissingReadings) -> String {
    switch readings {
    case .noData(let date, let origin, let login):
      say(
        "No \(name(of: origin)) data since \(shortDate(date)): ",
        es: "Sin datos de \(name(of: origin)) desde el \(self.date(date)): ") + whatToCheck(login)
    case .frozen(let nights): frozen(nights: nights) + "."
    }
  }

  /// `"Series 6x1000" can stand if the warm-up feels normal`; its name can be cut.
  func canStand(_ session: PlannedSession) -> Sentence {
    let name = session.title.map(quotedName) ?? Sentence(quotedName(session))
    return either(
      "\(name) can stand if the warm-up feels normal",
      es: "puedes mantener \(name) si el calentamiento va bien")
  }

  /// The title of a session in a calendar, or the name of a planned one.
  func quotedName(_ session: PlannedSession) -> String {
    session.title.map(quotedTitle) ?? quoted(name(of: session.activity))
  }

  /// `otherwise run easy`.
  func easyInstead(of activity: Activity) -> String {
    let english =
      switch activity {
      case .running, .trailRunning: "run easy"
      case .cycling: "ride easy"
      case .swimming: "swim easy"
      default: "keep it easy"
      }
    return say("otherwise \(english)", es: "si no, suave")
  }

  /// For example `Run easy instead of "Series 6x1000"`.
  func easy(_ activity: Activity, insteadOf name: String) -> String {
    switch activity {
    case .running, .trailRunning:
      say("Run easy instead of \(name)", es: "Cambia \(name) por un rodaje suave")
    case .cycling:
      say("Ride easy instead of \(name)", es: "Cambia \(name) por una salida suave en bici")
    case .swimming:
      say("Swim easy instead of \(name)", es: "Cambia \(name) por nadar a ritmo suave")
    default: say("Do something easy instead of \(name)", es: "Cambia \(name) por algo suave")
    }
  }

  /// Of a long or hard session; no full stop.
  func isTomorrow(_ session: PlannedSession) -> String {
    let name = session.title.map(quotedTitle) ?? name(of: session).lowercased()
    return say("\(name) is tomorrow", es: "mañana tienes \(name)")
  }

  func standing(_ session: PlannedSession) -> String {
    "\(canStand(session).text.withCapital); \(easyInstead(of: session.activity))."
  }

  var whyStanding: String {
    say(
      "The day stays moderate for all else. A hard session of your own can stand because the score is at least 50%, "
        + "HRV is inside its band, resting heart rate and last night are as usual, and the last days were not too hard.",
      es:
        "Para lo demás, el día sigue siendo moderado. Una sesión fuerte tuya se puede mantener porque la puntuación es del "
        + "50 % o más, la VFC, la FC en reposo y la noche son las habituales y los últimos días no han "
        + "sido demasiado fuertes.")
  }
}

extension DayVerdict.Reason {
  var isMatchAhead: Bool { if case .match(_, 0, _?) = self { true } else { false } }
}
