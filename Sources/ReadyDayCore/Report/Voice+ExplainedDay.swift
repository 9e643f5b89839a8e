extension Voice {
  /// How the day's verdict comes about.
  func verdict(of day: Day) -> Explanation.Lines {
    let verdict = day.verdict
    // The verdict's sentence may end with the first reason.
    let endsWithReason = verdict.training != .race && verdict.reasons.first?.isOneClause == true
    let lines =
      verdict.reasons.dropFirst(endsWithReason ? 1 : 0).map(reason)
      + (verdict.standing == nil ? [] : [whyStanding])
      + (verdict.suggested < verdict.training ? [planned(verdict.suggested)] : [])
      + (day.isEasierAfterWorkout ? ["\(trainedToday.withCapital): \(easyAfterWorkout)."] : [])
      + (day.recoveryZone == .unknown ? [] : day.checks.map(sentence))
      + verdict.unknown.map {
        say(
          "Unknown, so not checked: \(name(of: $0)).",
          es: "No se conoce, así que no se comprueba: \(name(of: $0)).")
      }
    return (sentence(about: verdict), lines)
  }

  func reason(_ reason: DayVerdict.Reason) -> String {
    switch reason {
    case .allMet:
      say(
        "Every condition that can be checked is met.",
        es: "Se cumplen todas las condiciones que se pueden comprobar.")
    case .hidden:
      say(
        "One of the conditions is hidden, as you asked.",
        es: "Una de las condiciones está oculta, porque así lo has pedido.")
    case .hardYesterday(let amount, let border, let scale):
      hardYesterday(amount, border, scale).withCapital + "."
    default: clause(reason).map { "\($0.withCapital)." } ?? ""
    }
  }

  private func planned(_ training: DayVerdict.Training) -> String {
    let less = training.intensity.map(intensity) ?? say("rest", es: "descanso")
    return say(
      "You planned less than that, so readyday suggests: \(less).",
      es: "Tenías previsto algo más suave, así que readyday propone: \(less).")
  }

  private func sentence(_ check: DayVerdict.Check) -> String {
    let mark =
      check.holds
      ? say("In favour of hard training", es: "A favor de entrenar fuerte")
      : say("Against hard training", es: "En contra de entrenar fuerte")
    return "\(mark): \(words(of: check.number))."
  }

  private func words(of number: DayVerdict.Check.Number) -> String {
    switch number {
    case .variability(let mean, let border):
      say(
        "7-night mean HRV \(decimal(mean, places: 1)) ms; at least \(decimal(border, places: 1)) ms is needed",
        es: "VFC media de 7 noches, \(decimal(mean, places: 1)) ms; hacen falta al menos "
          + "\(decimal(border, places: 1)) ms")
    case .asleep(let minutes):
      say(
        "\(duration(minutes: minutes)) of sleep; at least \(duration(minutes: VerdictRules.leastSleep)) is needed",
        es:
          "\(duration(minutes: minutes)) de sueño; hacen falta al menos \(duration(minutes: VerdictRules.leastSleep))"
      )
    case .short(...0): say("no sleep debt", es: "no te falta sueño")
    case .short(let minutes):
      say(
        "\(duration(minutes: minutes)) short of sleep; less than \(duration(minutes: VerdictRules.mostShort)) is fine",
        es: "te faltan \(duration(minutes: minutes)) de sueño; el límite son "
          + duration(minutes: VerdictRules.mostShort))
    case .yesterday(let amount, let border, let scale): hardYesterday(amount, border, scale)
    case .hardDays(let days):
      say(
        "\(count(days, "hard day")) in the last 7; up to \(VerdictRules.mostHardDays - 1) are fine",
        es: "\(count(days, "día fuerte", "días fuertes")) en los últimos 7; el máximo son "
          + "\(VerdictRules.mostHardDays - 1)")
    case .unusual(0): say("no unusual readings", es: "ningún valor inusual")
    case .unusual(1):
      say(
        "several unusual readings, first morning", es: "varios valores inusuales, primera mañana")
    case .unusual(let mornings):
      say(
        "several unusual readings, \(mornings) mornings in a row",
        es: "varios valores inusuales, \(mornings) mañanas seguidas")
    case .hardSessionDone(nil):
      say("no hard session done today", es: "hoy aún no has hecho ninguna sesión fuerte")
    case .hardSessionDone(let activity?):
      say(
        "\(quoted(name(of: activity))) done today",
        es: "hoy ya has hecho \(quoted(name(of: activity)))")
    case .race(nil, _):
      say("no race too close before or after today", es: "ninguna competición demasiado cerca")
    case .race(let title?, let days): clause(.race(title: title, days: days)) ?? ""
    }
  }

  private func hardYesterday(_ amount: Double, _ border: Double, _ scale: TrainingScale) -> String {
    let (own, limit) = (decimal(amount, places: 1), decimal(border, places: 1))
    let (load, carga) =
      switch scale {
      case .strain: ("strain was \(own)", "el esfuerzo de ayer fue de \(own)")
      case .zoneMinutes:
        (
          "training load was \(own) (\(zoneMinutesCount))",
          "tu carga de entrenamiento de ayer fue de \(own) (\(zoneMinutesCount))"
        )
      }
    return say(
      "yesterday's \(load); for you, \(limit) or more is a hard day",
      es: "\(carga); a partir de \(limit), un día es fuerte para ti")
  }

  private func name(of condition: DayVerdict.Condition) -> String {
    switch condition {
    case .variability:
      say(
        "the lower limit of your HRV (needs 20 of the previous 60 nights)",
        es: "el límite de tu VFC (hacen falta 20 de las 60 noches anteriores)")
    case .sleep: say("last night", es: "la última noche")
    case .yesterday: say("how hard yesterday was for you", es: "si ayer fue un día fuerte para ti")
    case .week:
      say(
        "how many hard days the week had (needs 20 known days out of 60)",
        es: "cuántos días fuertes ha tenido la semana (hacen falta datos de 20 días de 60)")
    case .signals:
      say(
        "whether readings are unusual (needs 20 of 60 nights)",
        es: "si hay valores inusuales (hacen falta 20 de 60 noches)")
    }
  }

  /// How the user feels, and what follows from that.
  func state(of day: Day) -> [String] {
    let bounds = day.verdict.reasons.filter(\.isAboutState).map {
      (clause($0) ?? "").withCapital + "."
    }
    let said = day.state.word.map {
      say("Today you said: \(word($0)).", es: "Hoy has dicho: \(word($0)).")
    }
    let injuries = day.state.injuries.map { injury in
      say(
        "Injured, day \(injury.day): \(name(of: injury.joint)).",
        es: "Lesión, día \(injury.day): \(name(of: injury.joint)).")
    }
    let free =
      bounds.isEmpty
      ? say(
        "Apart from recovery, neither what you said nor your readings call for an easier day.",
        es: "Aparte de la recuperación, ni lo que has dicho ni tus valores piden un día más suave.")
      : nil
    return [said].compactMap(\.self) + bounds + injuries + [free, rulesOfState].compactMap(\.self)
  }

  /// How feelings and unusual readings limit the following days.
  private var rulesOfState: String {
    say(
      "What you say can only make a day easier, never harder. If you are ill with a fever or similar symptoms, rest; "
        + "without a fever, keep any training easy. This applies that day and the next two mornings; after that, train "
        + "easy. Your return to training begins once you say you are fine, or after three mornings without a report: "
        + "easy for as many days as you were ill (2 to 7), then moderate for half as many. After an illness "
        + "without a fever, it is one moderate day. The return ends early if you finish a race, or if an ordinary morning follows "
        + "a hard session after the easy days; within a week of a fever, neither ends it. A morning with "
        + "unusual readings sets you back one day. Without illness, two mornings in a row with unusual readings "
        + "are followed by one easy day (three or more by two), then a moderate one. One or two mornings without data change nothing.",
      es:
        "Lo que digas solo puede hacer el día más suave, nunca más exigente. Si estás mal, con fiebre u otros síntomas "
        + "generales, descanso; sin fiebre, como mucho suave. Lo dicho vale para ese día y las dos mañanas siguientes; después, "
        + "entrenamiento suave. La vuelta al entrenamiento empieza cuando digas que estás bien o, si no dices nada, tras tres "
        + "mañanas: suave tantos días como hayas estado mal (de 2 a 7) y después, la mitad de esos días, con moderación. Si no "
        + "ha habido fiebre, un día con moderación. Acaba antes si terminas una competición, o si tras los días suaves haces una "
        + "sesión fuerte y la mañana siguiente es normal, pero no en la semana que sigue a la fiebre. Si una mañana trae valores inusuales, la vuelta retrocede un día. Sin "
        + "enfermedad, a dos mañanas seguidas con valores inusuales les siguen un día suave (dos, si son tres o más) y uno "
        + "moderado. Una o dos mañanas sin datos no cambian nada.")
  }

  /// The search for windows and what it found.
  func windows(of day: Day) -> Explanation.Lines {
    let waking = day.preferences.waking
    let (range, shortest) = (
      waking.start.range(to: waking.end), duration(minutes: day.windowMinutes)
    )
    let lead = duration(minutes: day.preferences.preparationMinutes)
    let opening = day.opening.map(day.time).map { time in
      say(
        "readyday suggests nothing before \(time.clock): that time has passed, or you were asleep.",
        es: "No se propone nada antes de \(las(time)): ya ha pasado o aún dormías.")
    }
    let windows = day.windows.map {
      let (start, end) = (day.time(at: $0.span.start), day.time(at: $0.span.end))
      return "\(start.range(to: end)), \(windowReason($0))"
    }
    let more = day.allWindows.count - windows.count
    return (
      say(
        "Windows are gaps in your waking day (\(range)) of at least \(shortest), leaving \(lead) before the next event "
          + "and an hour before lights-out.",
        es:
          "Los huecos son ratos libres desde que te levantas hasta que te acuestas (\(range)), de "
          + "al menos \(shortest), con \(lead) de margen antes del siguiente evento "
          + "y una hora antes de apagar la luz."),
      [opening].compactMap(\.self) + (windows.isEmpty ? [noWindow(day.noWindow)] : windows)
        + (more > 0 ? [otherWindows(more)] : [])
    )
  }

  func otherWindows(_ count: Int) -> String {
    say(
      "\(count) more \(count == 1 ? "is" : "are") not among the best.",
      es: "Hay \(count) más que no \(count == 1 ? "está" : "están") entre los mejores.")
  }

  func strain(of morning: MorningReport?) -> Explanation.Lines {
    guard let morning else {
      return (
        nil,
        [
          say(
            "There is no health data, so strain is unknown.",
            es: "No hay datos de salud, así que no se conoce el esfuerzo.")
        ]
      )
    }
    if morning.hidden.contains(.strain) {
      return (nil, [say("Strain is hidden.", es: "El esfuerzo está oculto.")])
    }
    let history = morning.training.map { [self.history($0)] } ?? []
    guard let strain = morning.strainYesterday else {
      let unknown = say(
        "The strain of the cycle that ended this morning is unknown.",
        es: "No se conoce el esfuerzo del ciclo que ha acabado esta mañana.")
      return (nil, [unknown] + history)
    }
    let scale = say(
      "Measured by WHOOP, on a scale from 0 to 21 where each point is harder to reach than the last.",
      es:
        "Medido por WHOOP, en una escala de 0 a 21 en la que cada punto cuesta más que el anterior."
    )
    return (
      say(
        "Strain \(decimal(strain, places: 1)), for the cycle that ended this morning.",
        es: "Esfuerzo \(decimal(strain, places: 1)), del ciclo que ha acabado esta mañana."),
      [scale] + history
    )
  }

  private func history(_ history: TrainingHistory) -> String {
    guard let limit = history.hardFrom else {
      return say(
        "\(history.days) of the 60 days before yesterday are known; "
          + "\(TrainingHistory.daysNeeded) are needed to tell what is hard for you.",
        es: "Se conocen \(history.days) de los 60 días anteriores a ayer; hacen falta "
          + "\(TrainingHistory.daysNeeded) para saber qué es fuerte en tu caso.")
    }
    let last = say(
      history.lastHardDay.map { " The last one was \(shortDate($0))." } ?? "",
      es: history.lastHardDay.map { " El último fue el \(date($0))." } ?? "")
    return say(
      "For you, \(amount(limit, history.scale)) or more makes a hard day: the limit of "
        + "the hardest fifth of the 60 days before yesterday (\(history.days) known). Hard days in the last 7: "
        + "\(history.hardDays).\(last)",
      es: "En tu caso, un día es fuerte a partir de \(amount(limit, history.scale)): el límite de "
        + "la quinta parte más fuerte de los 60 días anteriores a ayer (\(history.days) con datos). Días fuertes en los últimos 7: "
        + "\(history.hardDays).\(last)")
  }

  private func amount(_ amount: Double, _ scale: TrainingScale) -> String {
    switch scale {
    case .strain:
      say(
        "a strain of \(decimal(amount, places: 1))",
        es: "un esfuerzo de \(decimal(amount, places: 1))")
    case .zoneMinutes:
      say(
        "a training load of \(decimal(amount, places: 0)) points",
        es: "una carga de entrenamiento de \(decimal(amount, places: 0)) puntos")
    }
  }
}

extension DayVerdict.Reason {
  /// Whether the reason is how the user feels, not the morning's score.
  fileprivate var isAboutState: Bool {
    switch self {
    case .ill, .signals, .wayBack, .low, .health: true
    default: false
    }
  }

  /// Whether the reason fits in one clause.
  fileprivate var isOneClause: Bool {
    switch self {
    case .hardYesterday, .hidden, .allMet: false
    default: true
    }
  }
}
