extension Spanish {
  package func fact(_ fact: Explanation.Fact) -> String {
    switch fact {
    case .event(let number, let title, let times):
      "Evento \(number): \(quotedTitle(title)), \(clocks(of: times))"
    case .factor(let factor): explained(factor)
    case .withheldPoints(let points): "\(signed(points)) por lo que está oculto"
    case .demand(let score, let level): demand(score, level)
    case .limit(let limit): self.limit(limit)
    case .loadPart(let part): sum(part)
    case .load(let load): self.load(load)
    case .notCounted(let title, let reason):
      "\(quotedTitle(title)) no cuenta: \(notCounted(reason))."
    case .kind(let kind, let evidence): self.kind(kind, by: evidence)
    case .owner(let owner, let evidence): self.owner(owner, by: evidence)
    case .overlapping(let title, let others):
      doubleBooked(with: title, others: others).withCapital + "."
    case .unanswered: unansweredFact
    case .dayKind(let kind, let until, let date): dayKind(kind, until: until, on: date)
    case .ordinaryDay: ordinaryDay
    case .allDay(let title, let kind, let evidence):
      "Todo el día: \(quotedTitle(title)). \(self.kind(kind, by: evidence))"
    case .noCalendar: "No hay calendario: no se conocen la carga ni los huecos."
    case .rule(let id): "Regla \(id)"
    case .given(let letter, let content):
      "Es el consejo \(letter): \(quotedText(title(of: content)))."
    case .silenced(let silence, let content): silenced(silence, title(of: content))
    case .crowdedOut(let content):
      "Diría \(quotedText(title(of: content))), pero hay \(RecommendationEngine.limit) más importantes."
    case .saidYesterday(let content):
      "Diría \(quotedText(title(of: content))), pero ya lo dijo ayer y nada ha cambiado."
    case .elsewhere(let place, let content): elsewhere(place, content)
    case .forbidden(let content):
      "Diría \(quotedText(title(of: content))), pero hoy conviene menos: readyday explain verdict."
    case .over(let content): "Diría \(quotedText(title(of: content))), pero eso ya ha pasado."
    case .verdict(let fact): verdict(fact)
    case .tonight(let fact): tonight(fact)
    case .obstacle(let obstacle): self.obstacle(obstacle)
    case .move(let change): moved(change)
    case .reason(let reason): self.reason(reason)
    case .recovery(let fact): recovery(fact)
    case .night(let fact): night(fact)
    case .window(let fact): window(fact)
    case .strain(let fact): strain(fact)
    }
  }

  private func recovery(_ fact: Explanation.RecoveryFact) -> String {
    switch fact {
    case .score(let score, let zone): self.score(score, zone)
    case .noHealthData: "No hay datos de salud: no se conoce la recuperación."
    case .noScore(.hidden, _): "La puntuación está oculta."
    case .noScore(let state, let source): "No hay puntuación: \(scoreState(state, by: source))."
    case .lastKnown(let score): "El \(date(score.date)) fue del \(percent(ofScore: score.score))."
    case .borderline:
      "Está a 3 puntos o menos de otra zona: léela como cualquiera de los dos colores."
    case .calibrating(.whoop): "Es provisional: WHOOP aún se está calibrando."
    case .calibrating(.computed):
      "No tiene color: sin VFC ni FC en reposo dice poco más que cómo has dormido."
    case .scoredByWhoop:
      "Calculada por WHOOP, que no publica su fórmula, así que readyday no puede recalcularla."
    case .computedScore(let score, let category): rank(of: score, category)
    case .scoredByReadyday(let origin): "Está \(computed(from: origin))."
    case .component(let component, let weight): self.component(component, weight)
    case .reweighted(let parts): reweighted(parts)
    case .componentsHidden: componentsHidden
    case .scoreMean(let baseline):
      "Media de \(nights(baseline.days)) en los 30 días anteriores: \(percent(baseline.mean))."
    case .vital(let vital, let value, let baseline):
      self.vital(vital, value, mean: nil)
        + (baseline.map { " (media de \(nights($0.days)): \(number(vital, $0.mean)))" }
          ?? ", con muy pocas noches para una media")
    case .variability(let week, let count, let usual, let of):
      variability(week, count, usual, of)
    case .lowestForHard(let lowest):
      "Para entrenar fuerte hace falta una VFC media de 7 noches de al menos "
        + "\(decimal(lowest, places: 1)) ms."
    case .outside(let count): outside(count)
    case .signal(let signal): self.signal(signal)
    }
  }

  private func variability(
    _ week: Double, _ count: Int, _ usual: ClosedRange<Double>, _ before: Int
  ) -> String {
    let places = Numerals.places(showing: week, outside: usual)
    let written = { (value: Double) in decimal(value, places: places) }
    return "VFC media de 7 noches: \(written(week)) ms (con datos de \(count)); lo habitual, "
      + "\(written(usual.lowerBound))–\(written(usual.upperBound)) (según las \(nights(before)) anteriores)"
  }

  private func rank(of score: Double, _ category: RecoveryCategory) -> String {
    let above = RecoveryCategory.allCases.first { $0.lowest > category.lowest }
    let range =
      above.map { "de \(whole(category.lowest)) a menos de \(whole($0.lowest))" }
      ?? "\(whole(category.lowest)) o más"
    return
      "Con un \(percent(ofScore: score)), la recuperación es \(self.category(category)) (\(range)); las "
      + "reglas la tratan como \(zone(category.zone))."
  }

  private func component(_ component: ComputedScore.Component, _ weight: Double) -> String {
    let part = component.part
    let beside = self.weight(weight, insteadOf: part.weight)
    switch component.result {
    case .scored(let points, let basis):
      return "\(name(of: part)) \(decimal(points, places: 1)), \(beside): \(self.basis(basis))"
    case .missing(let gap): return "\(name(of: part)) --, \(beside): \(self.gap(gap))"
    }
  }

  func nights(_ count: Int) -> String { count == 1 ? "1 noche" : "\(count) noches" }
  private func whole(_ value: Double) -> String { decimal(value, places: 0) }

  private func explained(_ factor: EventDemand.Factor) -> String {
    let points = signed(factor.points)
    switch factor.kind {
    case .duration(let minutes): return "\(points) porque dura \(duration(minutes: minutes))"
    case .attendees(1): return "\(points) por 1 persona más"
    case .attendees(let count): return "\(points) por \(count) personas más"
    case .timeOfDay(let time):
      return "\(points) porque empieza a \(las(time)), en el bajón de la tarde"
    case .keyword(let word): return "\(points) por la palabra \(quoted(word))"
    case .kind(let kind): return "\(points) porque es \(self.kind(kind))"
    case .userRule(let pattern): return "\(points) por tu regla \(quoted(pattern))"
    }
  }

  private func demand(_ score: Int, _ level: EventDemand.Level) -> String {
    let points = score == 1 ? "1 punto" : "\(score) puntos"
    switch level {
    case .high: return "\(points) en total: exigencia alta, 6 o más"
    case .medium: return "\(points) en total: exigencia media, de 3 a 5"
    case .low: return "\(points) en total: exigencia baja, menos de 3"
    }
  }

  private func limit(_ limit: EventDemand.Limit) -> String {
    let word = limit.word.map { "la palabra \(quoted($0))" } ?? "una palabra oculta"
    let level = demandLevel(limit.level)
    return switch limit.kind {
    case .floor: "Aun así, la exigencia es \(level) por \(word)"
    case .ceiling: "La exigencia es solo \(level) por \(word)"
    }
  }

  private func sum(_ part: Explanation.LoadPart) -> String {
    "\(quotedTitle(part.title)): \(duration(minutes: part.minutes)) × \(part.pointsPerHour) "
      + "por hora (exigencia \(demandLevel(part.level))\(part.isTentative ? ", la mitad por provisional" : "")) = \(decimal(part.points, places: 2))"
  }

  func load(_ load: CalendarLoad) -> String {
    let total = "\(decimal(load.total, places: 2)) en total"
    let shown = points(load.score, beside: load.borders)
    let sum =
      load.total > 100 ? "\(total), con un máximo de 100" : "\(total), que se muestra como \(shown)"
    let heavy = threshold(load.heavyThreshold)
    switch load.level {
    case .light: return "\(sum): carga ligera, menos de 30"
    case .moderate: return "\(sum): carga moderada, de 30 a \(heavy)"
    case .heavy: return "\(sum): carga alta, más de \(heavy)"
    }
  }

  private func score(_ score: Double, _ zone: RecoveryZone) -> String {
    switch zone {
    case .green: "El \(percent(ofScore: score)) está en verde: 67 o más."
    case .yellow: "El \(percent(ofScore: score)) está en amarillo: de 34 a menos de 67."
    case .red: "El \(percent(ofScore: score)) está en rojo: por debajo de 34."
    case .unknown: percent(ofScore: score)
    }
  }

  private func silenced(_ silence: Suppression, _ title: String) -> String {
    "Diría \(quotedText(title)), pero ya lo dice \(silence.speaker)."
  }

  private func elsewhere(
    _ place: Recommendation.Place, _ content: Recommendation.Content
  ) -> String {
    switch place {
    case .headline: "No aparece como consejo: ya lo dice el titular."
    case .recovery, .sleep, .advice:
      "Los datos ya llevan la nota \(quotedText(clause(of: content)))."
    }
  }

  private func moved(_ change: MoveProposal.Change) -> String {
    let (before, after) = (whole(change.before), whole(change.after))
    return "Moverlo lleva la carga del \(date(change.date)) de \(before) a \(after)."
  }
}
