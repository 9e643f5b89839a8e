extension Voice {
  /// The headline; its name is the title of the event to move.
  package func sentence(of headline: Headline) -> Sentence {
    guard case .day(let body, let demands, let action) = headline else {
      return Sentence(self.headline(headline))
    }
    return sentence(body, demands, action)
  }

  package func headline(_ headline: Headline) -> String {
    switch headline {
    case .day(let body, let demands, let action): sentence(body, demands, action).text
    case .afterRace(let title):
      say(
        "\(first(title)) is behind you: take it easy for the rest of the day.",
        es: "\(first(title)) ya ha pasado: el resto del día, con calma.")
    case .warningSign:
      say(
        "You named a warning sign: do not train until a doctor has seen you.",
        es: "Has notado una señal de alarma: no entrenes hasta que te vea un médico.")
    case .ill(nil): say("You said you are ill: rest.", es: "Has dicho que no estás bien: descansa.")
    case .ill(let race?):
      say(
        "You said you are ill: rest, and skip \(quotedTitle(race)).",
        es: "Has dicho que no estás bien: descansa y no tomes la salida en \(quotedTitle(race)).")
    case .race(let title, let caution): raceDay(title, caution?.reason)
    case .sleepFirst(let start?, let end?, isUsual: true):
      say(
        "Sleep first: usually \(start.range(to: end)) after a night.",
        es:
          "Lo primero, dormir: tras una noche de trabajo sueles dormir de \(start.clock) a \(end.clock)."
      )
    case .sleepFirst(let start?, let end?, isUsual: false):
      say(
        "Sleep first: \(start.range(to: end)) is free.",
        es: "Lo primero, dormir: tienes libre de \(start.clock) a \(end.clock).")
    case .sleepFirst:
      say("Sleep first, as soon as you can.", es: "Lo primero, dormir en cuanto puedas.")
    case .nightFlight(let end): nightFlight(napUntil: end)
    case .unusual(let mornings, let isKnown):
      clause(BodyState.Unusual(mornings: mornings, isKnown: isKnown)).withCapital
        + (isKnown
          ? say(": rest today.", es: ": hoy descansa.")
          : say(": rest until the score is in.", es: ": descansa hasta que llegue la puntuación."))
    case .tonight(let lightsOut, let tomorrow, let isSecond):
      tonight(lightsOut, isSecond ? afterClocks : "", tomorrow)
    case .nightShift(let start, let end, isElsewhere: false):
      "\(nightWork(start, end).withCapital)."
    case .nightShift(let start, let end, isElsewhere: true):
      say(
        "\(nightWork(start, end).withCapital); if you are sleepy at the end, nap before you drive.",
        es:
          "\(nightWork(start, end).withCapital); si acabas con sueño, duerme algo antes de conducir."
      )
    case .calendarUncertain:
      say(
        "Your calendar could not be read in full: check it before you plan.",
        es: "Tu calendario no se ha podido leer entero: revísalo antes de hacer planes.")
    case .planned(let planned): self.planned(planned)
    case .nothingKnown:
      say(
        "Nothing to go by yet: give readyday WHOOP data or a calendar.",
        es: "Aún no hay datos: indica los de WHOOP o un calendario.")
    }
  }

  /// `Green recovery, but yesterday was a hard day: take breaks and keep any training moderate.`
  private func sentence(
    _ body: Headline.Body, _ demands: Headline.Demands?, _ action: Headline.Action
  ) -> Sentence {
    var parts = [opening(body), demands.flatMap(self.demands)].compactMap(\.self)
      .filter { !$0.isEmpty }
    // What is missing goes behind what the day brings.
    let isUnscored = if case .unscored = body { true } else { false }
    if isUnscored { parts.reverse() }
    let opening = parts.joined(separator: isUnscored ? ", " : say(" and ", es: " y "))
    let whole = sentence(after: opening, body, demands, action)
    // Of two reasons in a line that is too long, the figures below show the one left out.
    return !action.hasTrained && action.because == nil && action.standing == nil
      && action.eveOf == nil || whole.text.displayWidth <= 92
      ? whole
      : sentence(after: parts.first ?? "", body, action.standing == nil ? demands : nil, action)
  }

  private func sentence(
    after opening: String, _ body: Headline.Body, _ demands: Headline.Demands?,
    _ action: Headline.Action
  ) -> Sentence {
    // After a red score, "but" would contrast with nothing: both are reasons to take it easy.
    let isRed = if case .scored(.red, _) = body { true } else { false }
    let but = isRed ? say("and", es: "y") : say("but", es: "pero")
    let reason =
      action.hasTrained
      ? trainedToday : action.because.flatMap(clause) ?? action.eveOf.map(isTomorrow)
    let because = reason.map { ", \(but) \($0)" } ?? ""
    let start = opening.withCapital
    // "And" cannot join a statement to an imperative.
    let link = say(
      action.training == .hard && !action.isRest ? "; " : " and ", es: self.link(before: action))
    var actions = actions(body, demands, action).joined(separator: link)
    guard start.isEmpty else { return "\(start)\(because): \(actions)." }
    actions.before = actions.before.withCapital
    return "\(actions)."
  }

  private func opening(_ body: Headline.Body) -> String {
    switch body {
    // A score computed by readyday must not be mistaken for WHOOP's.
    case .scored(let zone, .computed):
      say(
        "\(self.zone(zone)) recovery (\(computedMark))",
        es: "recuperación \(inColour(zone)) (\(computedMark))")
    case .scored(let zone, .whoop):
      say("\(self.zone(zone)) recovery", es: "recuperación \(inColour(zone))")
    case .unscored(.pending): say("no recovery score yet", es: "recuperación aún pendiente")
    case .unscored(.unscorable): say("no usable recovery score", es: "recuperación no disponible")
    case .unscored(.missing): say("no recovery score", es: "sin datos de recuperación")
    case .unscored(.noColour):
      say("too little measured for a colour", es: "pocos datos para un color")
    case .unscored(.hidden), .notMeasured: ""
    }
  }

  func demands(_ demands: Headline.Demands) -> String? {
    switch demands {
    case .none: say("an empty calendar", es: "agenda vacía")
    case .light: say("a light day", es: "día ligero")
    case .moderate: say("a moderate day", es: "día moderado")
    case .heavy: say("a heavy day", es: "día cargado")
    case .timeLeft: say("nothing else on today", es: "nada más previsto")
    case .dayOff(0, _): say("a day off", es: "día libre")
    case .dayOff(1, nil): say("a day off with a meeting left", es: "día libre con una reunión")
    case .dayOff(let meetings, nil):
      say("a day off with \(meetings) meetings left", es: "día libre con \(meetings) reuniones")
    case .dayOff(1, let first?):
      say(
        "a day off with one meeting: \(first.title) at \(first.start.clock)",
        es: "día libre con una reunión: \(first.title) a \(las(first.start))")
    case .dayOff(let meetings, let first?):
      say(
        "a day off with \(meetings) meetings, the first \(first.title) at \(first.start.clock)",
        es: "día libre con \(meetings) reuniones, la primera \(first.title) a \(las(first.start))")
    case .travel(let end?):
      say("a travel day (until \(end.clock))", es: "día de viaje (hasta \(las(end)))")
    case .travel(nil): say("a travel day", es: "día de viaje")
    case .shift: say("an untimed shift", es: "turno sin horas")
    case .incomplete: say("an incomplete calendar", es: "agenda incompleta")
    case .eventsLeft, .eventsAndTimeLeft: nil
    }
  }

  private func actions(
    _ body: Headline.Body, _ demands: Headline.Demands?, _ action: Headline.Action
  ) -> [Sentence] {
    var actions: [Sentence] = []
    if let title = action.move {
      actions.append("\(say("move", es: "mueve")) \(quotedName(title))")
    } else if let pace = pace(body, demands) {
      actions.append(Sentence(pace))
    }
    if let session = action.standing, action.training != nil {
      // What to do otherwise stands beside the session.
      actions.append(canStand(session))
    } else if let training = training(action) {
      actions.append(Sentence(training))
    }
    let none =
      switch action.noWindow {
      case .trained: say("today's training is over", es: "el entrenamiento de hoy ya ha pasado")
      case .beforeFlight:
        say("no time to train before the flight", es: "no da tiempo a entrenar antes del vuelo")
      case .tooShort, .besides:
        say("no gap is long enough to train", es: "no hay hueco suficiente para entrenar")
      }
    return actions.isEmpty ? [Sentence(none)] : actions
  }

  private func pace(_ body: Headline.Body, _ demands: Headline.Demands?) -> String? {
    switch (demands, body) {
    case (.heavy, .scored(.green, _)): say("protect your breaks", es: "respeta las pausas")
    case (.heavy, _): say("take breaks", es: "haz pausas")
    case (.shift, _): say("plan sleep around it", es: "cuida el sueño")
    case (.eventsLeft, .scored(.green, _)), (.eventsAndTimeLeft, .scored(.green, _)):
      say("tackle the hardest of what's left first", es: "empieza por lo más difícil")
    case (.eventsLeft, .scored(.red, _)), (.eventsAndTimeLeft, .scored(.red, _)):
      say("take it easy for the rest of the day", es: "tómate con calma lo que queda de día")
    case (.eventsLeft, _), (.eventsAndTimeLeft, _):
      say("pace yourself for the rest of the day", es: "dosifica las fuerzas")
    default: nil
    }
  }

  private func training(_ action: Headline.Action) -> String? {
    if action.allowsNone { return say("rest today", es: "hoy descansa") }
    if action.isRest { return say("rest, as planned", es: "descansa, como tenías previsto") }
    return switch action.training {
    case .easy where action.hasTrained: easyAfterWorkout
    case .easy: say("keep any training easy", es: "si entrenas, suave")
    case .moderate where action.because?.isMatchAhead == true:
      say("nothing hard before it", es: "nada fuerte antes")
    case .moderate:
      action.isBorderline
        ? say("keep any training easy to moderate", es: "si entrenas, entre suave y moderado")
        : say("keep any training moderate", es: "si entrenas, con moderación")
    case .hard:
      say("room for a hard session", es: "puedes entrenar fuerte")
        + (action.isBorderline ? say(" if you feel up to it", es: " si te ves con fuerzas") : "")
        + (action.isInjured
          ? say(", sparing the injured part", es: ", sin cargar la zona lesionada") : "")
    case .byFeel: say("train by feel", es: "entrena según te encuentres")
    case nil: nil
    }
  }

  package var trainedToday: String { say("you have trained today", es: "hoy ya has entrenado") }
  package var easyAfterWorkout: String {
    say("keep anything more easy", es: "si quieres más, suave")
  }

  /// Why the day allows less than the score alone would; nil if the reason is not shown.
  package func clause(_ reason: DayVerdict.Reason) -> String? {
    switch reason {
    case .race(let title, let days) where (-1...1).contains(days):
      race(quotedTitle(title), in: days)
    case .race(let title, let days) where days < 0:
      say(
        "\(quotedTitle(title)) was \(-days) days ago",
        es: "\(quotedTitle(title)) fue hace \(-days) días")
    case .race(let title, let days):
      say(
        "\(quotedTitle(title)) is in \(days) days",
        es: "\(quotedTitle(title)) es dentro de \(days) días")
    case .match(_, 0, let start?):
      say("you have a match at \(start.clock)", es: "tienes partido a \(las(start))")
    case .match(_, 0, nil): say("you have a match today", es: "hoy tienes partido")
    case .match(_, 1, _): say("you have a match tomorrow", es: "mañana tienes partido")
    case .match: say("you had a match yesterday", es: "ayer tuviste partido")
    case .deload(let title):
      say(
        "\(quotedTitle(title)) is in your calendar",
        es: "tienes \(quotedTitle(title)) en el calendario")
    case .night(let title, _, _):
      say(
        "\(quotedTitle(title)) took up the night",
        es: "\(quotedTitle(title)) te ha ocupado la noche")
    case .nightShift(let work): clause(work)
    case .signals(let unusual): clause(unusual)
    case .wayBack(let back): clause(back)
    case .health(.warning):
      say("see a doctor before you train", es: "consulta a un médico antes de entrenar")
    case .health:
      say("your doctor has not cleared you yet", es: "tu médico aún no te ha dado el visto bueno")
    case .injured(let joint):
      say("you are injured (\(name(of: joint)))", es: "tienes una lesión (\(name(of: joint)))")
    case .ill(let illness) where illness.needsDoctor:
      say("you named a warning sign", es: "has notado una señal de alarma")
    case .ill(let illness):
      illness.isDoubtful
        ? say("you said you were ill", es: "dijiste que no estabas bien")
        : say("you said you are ill", es: "has dicho que no estás bien")
    case .low(1): say("you said it is not a good day", es: "has dicho que no es un buen día")
    case .low:
      say(
        "you have said two days running that it is not a good day",
        es: "has dicho dos días seguidos que no es un buen día")
    case .settling(let hours):
      say(
        "you have just crossed \(abs(hours)) time zones",
        es: "llegas con \(abs(hours)) h de diferencia horaria")
    case .recovery(let score, let zone):
      say(
        "recovery is \(self.zone(zone)) (\(percent(ofScore: score)))",
        es: "la recuperación está \(inColour(zone)) (\(percent(ofScore: score)))")
    case .unscored(.hidden): say("the recovery score is hidden", es: "la recuperación está oculta")
    case .unscored(.scored):
      say("too little was measured for a colour", es: "hay pocos datos para un color")
    case .unscored, .nothingKnown:
      say("there is no recovery score", es: "no hay datos de recuperación")
    case .pregnancy:
      say(
        "during and after pregnancy, go by how you feel, not by the score",
        es: "en el embarazo y el posparto manda cómo te encuentras, no la puntuación")
    case .provisional: say("the score is still provisional", es: "la puntuación aún es provisional")
    case .lowVariability(let mean, let border):
      say(
        "your 7-night mean HRV is low (\(decimal(mean, places: 1)) ms, limit \(decimal(border, places: 1)))",
        es: "tu VFC media de 7 noches está baja (\(decimal(mean, places: 1)) ms, límite "
          + "\(decimal(border, places: 1)))")
    case .shortSleep(let asleep):
      say("only \(length(asleep)) of sleep", es: "solo has dormido \(length(asleep))")
    case .shortOfNeed(let asleep, let needed):
      say(
        "\(length(needed - asleep)) short of sleep",
        es: "te faltan \(length(needed - asleep)) de sueño")
    case .hardYesterday: say("yesterday was a hard day", es: "ayer fue un día fuerte")
    case .hardDays(let days):
      say(
        "\(days) of the last 7 days were hard", es: "\(days) de los últimos 7 días han sido fuertes"
      )
    case .hardSessionDone:
      say("today's hard session is done", es: "la sesión fuerte de hoy ya está hecha")
    case .planned(let session):
      say(
        "you have \(quotedName(session)) planned (\(intensity(session.intensity)))",
        es: "tienes previsto \(quotedName(session)) (\(intensity(session.intensity)))")
    case .hidden, .allMet: nil
    }
  }

  package func clause(_ work: NightWork) -> String { nightWork(work.start, work.end) }

  private func nightWork(_ start: TimeOfDay, _ end: TimeOfDay) -> String {
    say("tonight", es: "esta noche") + " " + working(start, end)
  }

  /// Shown after the label of the night.
  package func working(_ start: TimeOfDay, _ end: TimeOfDay) -> String {
    // A watch of a whole day or longer: other night work begins later by the clock than it ends.
    start <= end && start > TimeOfDay(clamping: 3 * 3600)
      ? say("you are on duty until \(end.clock)", es: "estás de guardia hasta \(las(end))")
      : say("you work \(start.range(to: end))", es: "trabajas de \(start.clock) a \(end.clock)")
  }

  private func tonight(_ out: TimeOfDay?, _ mark: String, _ tomorrow: Headline.Tomorrow) -> String {
    let bed = out.map { say("lights out at \($0.clock)", es: "apaga la luz a \(las($0))") + mark }
    let next: String? =
      switch tomorrow {
      case .begins(let start):
        say("tomorrow starts at \(start.clock)", es: "mañana empiezas a \(las(start))")
      case .flies(let start):
        say("tomorrow you fly at \(start.clock)", es: "mañana vuelas a \(las(start))")
      case .works(let start):
        say(
          "tomorrow night you work from \(start.clock)",
          es: "mañana trabajas de noche desde \(las(start))")
      case .open: say("nothing is planned for tomorrow", es: "mañana no tienes nada previsto")
      case .unknown: nil
      }
    let parts = [bed, next].compactMap(\.self)
    return parts.isEmpty
      ? say("Time to wind down.", es: "Toca descansar.")
      : parts.joined(separator: "; ").withCapital + "."
  }

  private func link(before action: Headline.Action) -> String {
    guard !action.isRest, action.because?.isMatchAhead != true else { return " y " }
    return switch action.training {
    case .easy, .moderate: " y, "
    case .hard: "; "
    case .byFeel, nil: " y "
    }
  }
}
