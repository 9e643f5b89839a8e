extension Spanish {
  package func headline(_ headline: Headline) -> String {
    switch headline {
    case .day(let body, let demands, let action): sentence(body, demands, action)
    case .afterRace(let title): "\(first(title)) ya ha pasado: el resto del día, con calma."
    case .race(let title): "Día de competición: \(quotedTitle(title)), y nada más."
    case .sleepFirst(let start?, let end?):
      "Lo primero, dormir: tienes libre de \(start.clock) a \(end.clock)."
    case .sleepFirst: "Lo primero, dormir en cuanto puedas."
    case .unusual(let mornings):
      "Varios valores son inusuales \(since(mornings)): hoy descansa."
    case .tonight(let lightsOut, let tomorrow): tonight(lightsOut, tomorrow)
    case .calendarUncertain:
      "No se ha podido calcular parte del calendario: revísalo antes de hacer planes."
    case .nothingKnown: "Aún no hay datos: indica los de WHOOP o un calendario."
    }
  }

  private func sentence(
    _ body: Headline.Body, _ demands: Headline.Demands?, _ action: Headline.Action
  ) -> String {
    let opening = [opening(body), demands.flatMap(self.demands)].compactMap(\.self)
      .filter { !$0.isEmpty }
    let because = action.because.flatMap(clause).map { ", pero \($0)" } ?? ""
    let start = opening.joined(separator: " y ").withCapital
    let actions = actions(body, demands, action).joined(separator: link(before: action))
    return (start.isEmpty ? actions.withCapital : "\(start)\(because): \(actions)") + "."
  }

  /// What comes between the pace of the day and its training.
  private func link(before action: Headline.Action) -> String {
    guard !action.isRest else { return " y " }
    return switch action.training {
    case .easy, .moderate: " y, "
    case .hard: "; "
    case .byFeel, nil: " y "
    }
  }

  private func opening(_ body: Headline.Body) -> String {
    switch body {
    // A score of readyday's own must not be mistaken for WHOOP's.
    case .scored(let zone, .computed): "recuperación \(inColour(zone)) (\(computedMark))"
    case .scored(let zone, .whoop): "recuperación \(inColour(zone))"
    case .unscored(.pending): "recuperación aún sin calcular"
    case .unscored(.unscorable): "recuperación no disponible"
    case .unscored(.missing): "sin datos de recuperación"
    case .unscored(.sleepAlone): "puntuación solo del sueño"
    case .unscored(.hidden), .notMeasured: ""
    }
  }

  private func demands(_ demands: Headline.Demands) -> String? {
    switch demands {
    case .none: "agenda vacía"
    case .light: "día ligero"
    case .moderate: "día normal"
    case .heavy: "día cargado"
    case .timeLeft: "nada más previsto"
    case .dayOff(0, _): "día libre"
    case .dayOff(1, nil): "día libre con una reunión"
    case .dayOff(let meetings, nil): "día libre con \(meetings) reuniones"
    case .dayOff(1, let first?):
      "día libre con una reunión: \(first.title) a \(las(first.start))"
    case .dayOff(let meetings, let first?):
      "día libre con \(meetings) reuniones, la primera \(first.title) a \(las(first.start))"
    case .travel(let end?): "día de viaje (hasta \(las(end)))"
    case .travel(nil): "día de viaje"
    case .eventsLeft, .eventsAndTimeLeft: nil
    }
  }

  private func actions(
    _ body: Headline.Body, _ demands: Headline.Demands?, _ action: Headline.Action
  ) -> [String] {
    var actions: [String] = []
    if let title = action.move {
      actions.append("mueve \(quotedTitle(title))")
    } else if let pace = pace(body, demands) {
      actions.append(pace)
    }
    if let training = training(action) { actions.append(training) }
    return actions.isEmpty ? ["no hay hueco suficiente para entrenar"] : actions
  }

  private func pace(_ body: Headline.Body, _ demands: Headline.Demands?) -> String? {
    switch (demands, body) {
    case (.heavy, .scored(.green, _)): "respeta las pausas"
    case (.heavy, _): "haz pausas"
    case (.eventsLeft, .scored(.green, _)), (.eventsAndTimeLeft, .scored(.green, _)):
      "empieza por lo más difícil"
    case (.eventsLeft, .scored(.red, _)), (.eventsAndTimeLeft, .scored(.red, _)):
      "tómate con calma lo que queda de día"
    case (.eventsLeft, _), (.eventsAndTimeLeft, _): "dosifica las fuerzas"
    default: nil
    }
  }

  private func training(_ action: Headline.Action) -> String? {
    if action.isRest { return "descansa, como tenías previsto" }
    return switch action.training {
    case .easy: "si entrenas, suave"
    case .moderate:
      action.isBorderline
        ? "si entrenas, entre suave y moderado" : "si entrenas, con moderación"
    case .hard:
      action.isBorderline
        ? "puedes entrenar fuerte si te ves con fuerzas" : "puedes entrenar fuerte"
    case .byFeel: "entrena por sensaciones"
    case nil: nil
    }
  }

  /// Why less than the score alone would allow; nil if nothing is said about it.
  package func clause(_ reason: DayVerdict.Reason) -> String? {
    switch reason {
    case .race(let title, 0): "\(quotedTitle(title)) es hoy"
    case .race(let title, 1): "\(quotedTitle(title)) es mañana"
    case .race(let title, -1): "\(quotedTitle(title)) fue ayer"
    case .race(let title, let days): "\(quotedTitle(title)) es dentro de \(days) días"
    case .night(let title, _, _): "\(quotedTitle(title)) te ha ocupado la noche"
    case .signals(let mornings):
      mornings > 1
        ? "varios valores son inusuales \(since(mornings))"
        : "varios valores son inusuales en ti"
    case .recovery(let score, let zone):
      "la recuperación está \(inColour(zone)) (\(percent(ofScore: score)))"
    case .unscored(.hidden): "la recuperación está oculta"
    case .unscored(.scored): "la puntuación es solo del sueño"
    case .unscored, .nothingKnown: "no hay datos de recuperación"
    case .provisional: "la puntuación aún es provisional"
    case .lowVariability(let mean, let border):
      "tu VFC media de 7 noches está baja (\(decimal(mean, places: 1)) ms, límite "
        + "\(decimal(border, places: 1)))"
    case .shortSleep(let asleep): "solo has dormido \(length(asleep))"
    case .shortOfNeed(let asleep, let needed):
      "te faltan \(length(needed - asleep)) de sueño"
    case .hardYesterday: "ayer fue un día fuerte"
    case .hardDays(let days): "\(days) de los últimos 7 días han sido fuertes"
    case .hardSessionDone: "la sesión fuerte de hoy ya está hecha"
    case .planned(let activity, let intensity):
      "tienes previsto \(quoted(name(of: activity))) (\(self.intensity(intensity)))"
    case .hidden, .allMet: nil
    }
  }

  /// One sentence: what the day allows, and why.
  package func sentence(about verdict: DayVerdict) -> String {
    let because = verdict.reasons.first.flatMap(clause).map { ": \($0)" } ?? ""
    switch verdict.training {
    case .race: return "La competición es el entrenamiento de hoy."
    case .rest: return "Hoy descansa\(because)."
    case .easy: return "Hoy, si entrenas, suave\(because)."
    case .byFeel: return "Hoy entrena por sensaciones\(because)."
    case .moderate:
      let most = verdict.isBorderline ? "entre suave y moderado" : "con moderación"
      return "Hoy, si entrenas, \(most)\(because)."
    case .hard:
      let start =
        "Hoy puedes entrenar fuerte" + (verdict.isBorderline ? " si te ves con fuerzas" : "")
      guard case .allMet(let last?) = verdict.reasons.first else { return "\(start)." }
      return "\(start); el último día fuerte fue el \(date(last))."
    }
  }

  package func asPlanned(_ training: DayVerdict.Training) -> String {
    training == .rest
      ? "Hoy descansa, como tenías previsto."
      : "Hoy, si entrenas, \(training == .easy ? "suave" : "con moderación"), como tenías previsto."
  }

  private func since(_ mornings: Int) -> String {
    mornings == 2 ? "por segunda mañana seguida" : "desde hace \(mornings) mañanas"
  }

  private func length(_ minutes: Double) -> String {
    duration(minutes: Numerals.whole(minutes))
  }

  private func tonight(_ lightsOut: TimeOfDay?, _ tomorrow: Headline.Tomorrow) -> String {
    switch (lightsOut, tomorrow) {
    case (let sleep?, .begins(let start)):
      "Apaga la luz a \(las(sleep)); mañana empiezas a \(las(start))."
    case (let sleep?, .open):
      "Apaga la luz a \(las(sleep)); mañana no tienes nada previsto."
    case (let sleep?, .unknown): "Apaga la luz a \(las(sleep))."
    case (nil, .begins(let start)):
      "Mañana empiezas a \(las(start))."
    case (nil, .open): "Mañana no tienes nada previsto."
    case (nil, .unknown): "Toca descansar."
    }
  }
}
