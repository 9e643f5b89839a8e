extension Voice {
  package func sentences(of fact: Explanation.Fact) -> [String] {
    switch fact {
    case .reasons(let advice, let day): advice.finding.reasons(on: day, in: self)
    case .place(let place, let day): facts(about: place, on: day)
    default: [self.fact(fact)]
    }
  }

  func fact(_ fact: Explanation.Fact) -> String {
    switch fact {
    case .event(let number, let title, let times):
      say(
        "Event \(number): \(quotedTitle(title)), \(clocks(of: times))",
        es: "Evento \(number): \(quotedTitle(title)), \(clocks(of: times))")
    case .factor(let factor): explained(factor)
    case .withheldPoints(let points):
      say("\(signed(points)) for what is hidden", es: "\(signed(points)) por lo que está oculto")
    case .demand(let score, let level): demand(score, level)
    case .limit(let limit): self.limit(limit)
    case .loadPart(let part): sum(part)
    case .load(let load): self.load(load)
    case .notCounted(let title, let reason):
      say(
        "\(quotedTitle(title)) is not counted: \(notCounted(reason)).",
        es: "\(quotedTitle(title)) no cuenta: "
          + "\(reason == .free ? "está marcado como " : reason == .allDay ? "dura " : "")\(notCounted(reason))."
      )
    case .kind(let kind, let evidence): self.kind(kind, by: evidence)
    case .owner(let owner, let evidence): self.owner(owner, by: evidence)
    case .overlapping(let title, let others):
      say(
        "It is \(doubleBooked(with: title, others: others)).",
        es: doubleBooked(with: title, others: others).withCapital + ".")
    case .unanswered:
      say("You have not answered this invitation.", es: "No has respondido a esta invitación.")
    case .dayKind(let kind, let until, let date): dayKind(kind, until: until, on: date)
    case .ordinaryDay: ordinaryDay
    case .allDay(let title, let kind, let evidence):
      say(
        "All day: \(quotedTitle(title)). \(self.kind(kind, by: evidence))",
        es: "Todo el día: \(quotedTitle(title)). \(self.kind(kind, by: evidence))")
    case .noCalendar:
      say(
        "There is no calendar, so load and free time are unknown.",
        es: "No hay calendario: no se conocen la carga ni los huecos.")
    case .rule(let id): say("\(ruleName(id)) (rule \(id))", es: "\(ruleName(id)) (regla \(id))")
    case .advice(let advice, let outcome): self.outcome(outcome, of: advice)
    case .reasons(let advice, let day):
      advice.finding.reasons(on: day, in: self).joined(separator: " ")
    case .verdict(let fact): verdict(fact)
    case .state(let fact): self.fact(fact)
    case .tonight(let fact): tonight(fact)
    case .place(let place, let day): facts(about: place, on: day).joined(separator: " ")
    case .obstacle(let obstacle): obstacle.sentence(in: self)
    case .recovery(let fact): recovery(fact)
    case .night(let fact): night(fact)
    case .window(let fact): window(fact)
    case .strain(let fact): strain(fact)
    }
  }

  private func recovery(_ fact: Explanation.RecoveryFact) -> String {
    switch fact {
    case .score(let score, let zone): self.score(score, zone)
    case .noHealthData:
      say(
        "There is no health data, so recovery is unknown.",
        es: "No hay datos de salud: no se conoce la recuperación.")
    case .noScore(.hidden, _): say("The score is hidden.", es: "La puntuación está oculta.")
    case .noScore(let state, let source):
      say(
        "There is no score: \(scoreState(state, by: source)).",
        es: "No hay puntuación: \(scoreState(state, by: source)).")
    case .lastKnown(let score):
      say(
        "It was \(percent(ofScore: score.score)) on \(shortDate(score.date)).",
        es: "El \(date(score.date)) fue del \(percent(ofScore: score.score)).")
    case .borderline:
      say(
        "It is within 3 points of the next zone: read it as either colour.",
        es: "Está a 3 puntos o menos de otra zona: léela como cualquiera de los dos colores.")
    case .calibrating(.whoop):
      say(
        "It is provisional: WHOOP is still getting to know you.",
        es: "Es provisional: WHOOP aún se está calibrando.")
    case .calibrating(.computed):
      say(
        "It has no colour: that needs HRV, or resting HR and sleep.",
        es: "No tiene color: para eso hace falta la VFC, o la FC en reposo y el sueño.")
    case .scoredByWhoop:
      say(
        "Scored by WHOOP, which does not publish its formula, so readyday cannot recompute it.",
        es: "Es la puntuación de WHOOP, que no publica su fórmula: readyday no puede recalcularla.")
    case .computedScore(let score, let category): rank(of: score, category)
    case .scoredByReadyday(let origin):
      say("It is \(computed(from: origin)).", es: "Es una \(computed(from: origin)).")
    case .component(let component, let weight): self.component(component, weight)
    case .reweighted(let parts): reweighted(parts)
    case .componentsHidden: componentsHidden
    case .scoreMean(let baseline):
      say(
        "30-day average \(percent(baseline.mean)), from \(nights(baseline.days)).",
        es:
          "Media de 30 días: \(percent(baseline.mean)) (\(nights(baseline.days)) con datos).")
    case .vital(let vital, let value, let baseline):
      say(
        self.vital(vital, value, mean: baseline?.mean)
          + (baseline.map { ", from \(nights($0.days))" } ?? ", with too few nights for a mean"),
        es: self.vital(vital, value, mean: nil)
          + (baseline.map { " (media de \(nights($0.days)): \(number(vital, $0.mean)))" }
            ?? ", con muy pocas noches para una media"))
    case .variability(let week, let count, let usual, let of): variability(week, count, usual, of)
    case .lowestForHard(let lowest):
      say(
        "Hard training requires a 7-night mean HRV of at least \(decimal(lowest, places: 1)) ms.",
        es: "Para entrenar fuerte hace falta una VFC media de 7 noches de al menos "
          + "\(decimal(lowest, places: 1)) ms.")
    case .outside(let count): outside(count)
    case .signal(let signal): self.signal(signal)
    }
  }

  private func variability(
    _ week: Double, _ count: Int, _ usual: ClosedRange<Double>, _ before: Int
  ) -> String {
    let places = Numerals.places(showing: week, outside: usual)
    let written = { (value: Double) in decimal(value, places: places) }
    return say(
      "7-night mean HRV \(written(week)) ms (from \(nights(count))); its usual range is "
        + "\(written(usual.lowerBound))–\(written(usual.upperBound)) ms (from the \(nights(before)) before; "
        + "about 6 mornings in 100 fall outside)",
      es:
        "VFC media de 7 noches: \(written(week)) ms (\(count) con datos); lo habitual, "
        + "\(written(usual.lowerBound))–\(written(usual.upperBound)) ms (según las \(nights(before)) anteriores; "
        + "unas 6 de cada 100 mañanas quedan fuera)"
    )
  }

  private func rank(of score: Double, _ category: ComputedCategory) -> String {
    let above = ComputedCategory.allCases.first { $0.lowest > category.lowest }
    let range = say(
      above.map { "\(whole(category.lowest)) or more, below \(whole($0.lowest))" }
        ?? "\(whole(category.lowest)) or more",
      es: above.map { "de \(whole(category.lowest)) a menos de \(whole($0.lowest))" }
        ?? "\(whole(category.lowest)) o más")
    return say(
      "\(percent(ofScore: score)) is \(self.category(category)) (\(range)); advice treats it as "
        + "\(zone(category.zone)).",
      es:
        "Con un \(percent(ofScore: score)), la recuperación es \(self.category(category)) (\(range)); en "
        + "los consejos cuenta como \(zone(category.zone)).")
  }

  private func component(_ component: ComputedScore.Component, _ weight: Double) -> String {
    let part = component.part
    let beside = self.weight(weight, insteadOf: part.weight)
    switch component.result {
    case .scored(let points, let basis):
      return "\(name(of: part)) \(decimal(points, places: 1))/100, \(beside): \(self.basis(basis))"
    case .missing(let gap): return "\(name(of: part)) --, \(beside): \(self.gap(gap))"
    }
  }

  private func whole(_ value: Double) -> String { decimal(value, places: 0) }

  private func explained(_ factor: EventDemand.Factor) -> String {
    let points = signed(factor.points)
    switch factor.kind {
    case .duration(let minutes):
      return say(
        "\(points) because it lasts \(duration(minutes: minutes))",
        es: "\(points) porque dura \(duration(minutes: minutes))")
    case .attendees(1):
      return say("\(points) for 1 other person", es: "\(points) por 1 persona más")
    case .attendees(let count):
      return say("\(points) for \(count) other people", es: "\(points) por \(count) personas más")
    case .timeOfDay(let time):
      return say(
        "\(points) because it starts at \(time.clock), in the dip after lunch",
        es: "\(points) porque empieza a \(las(time)), en el bajón de la tarde")
    case .keyword(let word):
      return say(
        "\(points) for \(quoted(word)) in the title",
        es: "\(points) por la palabra \(quoted(word)) del título")
    case .kind(let kind):
      return say(
        "\(points) because it is \(self.kind(kind))", es: "\(points) porque es \(self.kind(kind))")
    case .userRule(let pattern):
      return say(
        "\(points) for your rule \(quoted(pattern))",
        es: "\(points) por tu regla \(quoted(pattern))")
    }
  }

  private func demand(_ score: Int, _ level: EventDemand.Level) -> String {
    let points =
      score == 1 ? say("1 point", es: "1 punto") : say("\(score) points", es: "\(score) puntos")
    switch level {
    case .high:
      return say(
        "\(points) in total: high demand (6 or more)",
        es: "\(points) en total: exigencia alta (desde 6)")
    case .medium:
      return say(
        "\(points) in total: medium demand (3 to 5)",
        es: "\(points) en total: exigencia media (de 3 a 5)")
    case .low:
      return say(
        "\(points) in total: low demand (under 3)",
        es: "\(points) en total: exigencia baja (menos de 3)")
    }
  }

  private func limit(_ limit: EventDemand.Limit) -> String {
    let word =
      [.kindFloor, .kindCeiling].contains(limit.kind)
      ? say("its kind and length", es: "su tipo y su duración")
      : say(
        limit.word.map { "the word \(quoted($0))" } ?? "a word that is hidden",
        es: limit.word.map { "la palabra \(quoted($0))" } ?? "una palabra oculta")
    let level = demandLevel(limit.level)
    return limit.kind.isFloor
      ? say(
        "Demand is \(level) all the same, for \(word)",
        es: "Aun así, la exigencia es \(level) por \(word)")
      : say("Demand is only \(level), for \(word)", es: "La exigencia es solo \(level) por \(word)")
  }

  private func sum(_ part: Explanation.LoadPart) -> String {
    let held =
      part.isHeldAgain ? heldAgain : say("half because tentative", es: "la mitad por provisional")
    let tentative = part.isTentative ? ", \(held)" : ""
    return say(
      "\(quotedTitle(part.title)): \(duration(minutes: part.minutes)) × \(part.pointsPerHour) "
        + "points an hour (\(demandLevel(part.level)) demand\(tentative)) = \(decimal(part.points, places: 2))",
      es: "Carga de \(quotedTitle(part.title)): \(duration(minutes: part.minutes)) × "
        + "\(part.pointsPerHour)/h (exigencia \(demandLevel(part.level))\(tentative)) = \(decimal(part.points, places: 2))"
    )
  }

  private func score(_ score: Double, _ zone: RecoveryZone) -> String {
    switch zone {
    case .green:
      say(
        "\(percent(ofScore: score)) is green (67 or more).",
        es: "\(percent(ofScore: score)): en verde (67 o más).")
    case .yellow:
      say(
        "\(percent(ofScore: score)) is yellow (34 or more, below 67).",
        es: "\(percent(ofScore: score)): en amarillo (de 34 a menos de 67).")
    case .red:
      say(
        "\(percent(ofScore: score)) is red (below 34).",
        es: "\(percent(ofScore: score)): en rojo (por debajo de 34).")
    case .unknown: percent(ofScore: score)
    }
  }

  private func outcome(
    _ outcome: RuleOutcome.Outcome, of advice: Recommendation
  ) -> String {
    let title = quotedText(advice.finding.title(in: self))
    switch outcome {
    case .given(let place):
      let letter = AdviceLetter(place: place)
      return say("This is item \(letter): \(title).", es: "Es el consejo \(letter): \(title).")
    case .silenced(let silence):
      return say(
        "It would say \(title), but \(silence.speaker) already says so.",
        es: "Diría \(title), pero ya lo dice \(silence.speaker).")
    case .crowdedOut:
      return say(
        "It would say \(title), but \(RecommendationEngine.limit) others matter more.",
        es: "Diría \(title), pero hay \(RecommendationEngine.limit) más importantes.")
    case .notDue:
      return say(
        "It would say \(title), but only says so now and then, or when it changes.",
        es: "Diría \(title), pero solo lo dice de vez en cuando o si cambia.")
    case .saidYesterday:
      return say(
        "It would say \(title), but it said so yesterday and nothing has changed.",
        es: "Diría \(title), pero ya lo dijo ayer y nada ha cambiado.")
    case .elsewhere(.headline):
      return say(
        "Not listed as advice: the headline already says it.",
        es: "No aparece como consejo: ya lo dice el titular.")
    case .elsewhere(.recovery), .elsewhere(.sleep), .elsewhere(.advice):
      let clause = quotedText(advice.finding.clause(in: self))
      return say(
        "It is already noted beside the figures: \(clause).",
        es: "Ya figura junto a los datos: \(clause).")
    case .forbidden:
      return say(
        "It would say \(title), but today allows less: readyday explain verdict.",
        es: "Diría \(title), pero hoy conviene menos: readyday explain verdict.")
    case .over:
      return say(
        "It would say \(title), but that is over.", es: "Diría \(title), pero eso ya ha pasado.")
    }
  }
}
