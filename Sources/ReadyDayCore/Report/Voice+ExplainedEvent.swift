extension Voice {
  var noCalendarToExplain: String {
    say(
      "There is no calendar, so load and free time are unknown.",
      es: "No hay calendario: no se conocen la carga ni los huecos.")
  }

  /// What an event is, and how its demand comes about.
  func event(_ event: DayEvent, on day: Day) -> Explanation.Lines {
    let kind = self.kind(event.kind, by: event.kindEvidence)
    guard let number = event.index, let demand = event.demand, let span = event.span else {
      return (nil, [notCounted(event)].compactMap(\.self) + owner(of: event) + [kind])
    }
    let overlap = event.overlaps.first.flatMap(day.counted(number:)).map {
      doubleBooked(with: $0.title, others: event.overlaps.count - 1)
    }
    let times = clocks(of: event, over: span, on: day)
    let asides = [
      event.isUnanswered
        ? say("You have not answered this invitation.", es: "No has respondido a esta invitación.")
        : nil, overlap.map { say("It is \($0).", es: "\($0.withCapital).") },
    ]
    let part = day.load.parts.first { $0.index == number }
    return (
      say(
        "Event \(number): \(quotedTitle(event.title)), \(times)",
        es: "Evento \(number): \(quotedTitle(event.title)), \(times)"),
      [kind] + owner(of: event) + asides.compactMap(\.self) + points(of: demand)
        + (part.map { [sum($0, of: event)] } ?? [])
    )
  }

  /// The user's own events need no mention, unless a rule decided that they are.
  private func owner(of event: DayEvent) -> [String] {
    if event.owner == .mine { guard case .rule = event.ownerEvidence else { return [] } }
    return [owner(event.owner, by: event.ownerEvidence)]
  }

  private func notCounted(_ event: DayEvent) -> String? {
    event.notCounted.map { reason in
      say(
        "\(quotedTitle(event.title)) is not counted: \(notCounted(reason)).",
        es: "\(quotedTitle(event.title)) no cuenta: "
          + "\(reason == .free ? "está marcado como " : reason == .allDay ? "dura " : "")\(notCounted(reason))."
      )
    }
  }

  private func points(of demand: EventDemand) -> [String] {
    let hidden = signed(demand.withheldPoints)
    return demand.factors.map(explained)
      + (demand.withheldPoints == 0
        ? [] : [say("\(hidden) for what is hidden", es: "\(hidden) por lo que está oculto")])
      + [self.demand(demand.score, demand.levelOfScore)] + (demand.limit.map { [limit($0)] } ?? [])
  }

  /// What each event adds to the load, the load, and what is not counted.
  func loadFacts(of day: Day) -> [String] {
    zip(day.load.parts, day.counted).map { sum($0, of: $1) } + [load(day.load)]
      + day.notCounted.compactMap(notCounted)
  }

  func kinds(of day: Day) -> [String] {
    let kinds = day.kinds.map { dayKind($0, until: $0.until.map(day.zone.reading), on: day.date) }
      .unique()
    let others = day.allDay.map { event in
      let kind = kind(event.kind, by: event.kindEvidence)
      return say(
        "All day: \(quotedTitle(event.title)). \(kind)",
        es: "Todo el día: \(quotedTitle(event.title)). \(kind)")
    }
    return
      (kinds.isEmpty ? [say("An ordinary working day.", es: "Un día laborable normal.")] : kinds)
      + others
  }

  func explained(_ factor: EventDemand.Factor) -> String {
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
        es: "\(points) porque empieza a \(las(time)), en el bajón tras comer")
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

  func demand(_ score: Int, _ level: EventDemand.Level) -> String {
    let points = count(score, either("point", es: "punto"))
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

  func limit(_ limit: EventDemand.Limit) -> String {
    let word =
      [.kindFloor, .kindCeiling].contains(limit.kind)
      ? say("its kind and length", es: "su tipo y su duración")
      : say(
        limit.word.map { "the word \(quoted($0))" } ?? "a word that is hidden",
        es: limit.word.map { "la palabra \(quoted($0))" } ?? "una palabra oculta")
    let level = demandLevel(limit.level)
    return limit.kind.isFloor
      ? say(
        "Demand is \(level) all the same, for \(word): that outweighs the points",
        es: "Aun así, la exigencia es \(level) por \(word), que pesa más que los puntos")
      : say(
        "Demand is only \(level), for \(word): that limit outweighs the points",
        es: "La exigencia es solo \(level) por \(word): ese límite pesa más que los puntos")
  }

  /// What an event adds to the load: its minutes on that day, at its points per hour.
  private func sum(_ part: CalendarLoad.Part, of event: DayEvent) -> String {
    let (title, length) = (quotedTitle(event.title), duration(minutes: (part.seconds + 30) / 60))
    let held =
      event.isHeldAgain ? heldAgain : say("half because tentative", es: "la mitad por provisional")
    let tentative = part.isTentative ? ", \(held)" : ""
    let (level, points) = (demandLevel(part.demand), decimal(part.points, places: 2))
    return say(
      "\(title): \(length) × \(part.pointsPerHour) points an hour (\(level) demand\(tentative)) = \(points)",
      es:
        "Carga de \(title): \(length) × \(part.pointsPerHour)/h (exigencia \(level)\(tentative)) = \(points)"
    )
  }

  /// What a rule says, what became of that and why, or why the rule is silent.
  func rule(_ id: String, in briefing: Briefing) -> Explanation.Lines {
    let lines =
      switch briefing.outcomes.first(where: { $0.rule == id })?.result {
      case .silent(let obstacle): [obstacle.sentence(in: self)]
      case .spoke(let advice, let outcome):
        [self.outcome(outcome, of: advice)] + advice.finding.reasons(on: briefing.day, in: self)
      case nil: [String]()
      }
    let name = RecommendationEngine.standard.name(of: id)?.written(in: language) ?? id
    return (say("\(name) (rule \(id))", es: "\(name) (regla \(id))"), lines)
  }

  /// The advice behind a letter, which is not on the page if the headline says it already.
  func advice(_ letter: AdviceLetter, in briefing: Briefing) -> Explanation.Lines {
    let advice = briefing.allAdvice[letter.place - 1]
    var lines = rule(advice.recommendation.rule, in: briefing)
    if advice.absence == .headline, !lines.sentences.isEmpty {
      lines.sentences[0] = say(
        "There is no \(letter) today; the headline already says it.",
        es: "Hoy no hay ningún \(letter); ya lo dice el titular.")
    }
    return lines
  }

  func outcome(_ outcome: RuleOutcome.Outcome, of advice: Recommendation) -> String {
    let title = quotedText(advice.finding.title(in: self))
    func but(_ english: String, es spanish: String) -> String {
      say("It would say \(title), but \(english).", es: "Diría \(title), pero \(spanish).")
    }
    switch outcome {
    case .given(let place):
      let letter = AdviceLetter(place: place)
      return say("This is item \(letter): \(title).", es: "Es el consejo \(letter): \(title).")
    case .silenced(let suppression):
      return but("\(suppression.speaker) already says so", es: "ya lo dice \(suppression.speaker)")
    case .crowdedOut:
      return but(
        "\(RecommendationEngine.limit) others matter more",
        es: "hay \(RecommendationEngine.limit) más importantes")
    case .notDue:
      return but(
        "only says so now and then, or when it changes",
        es: "solo lo dice de vez en cuando o si cambia")
    case .saidYesterday:
      return but(
        "it said so yesterday and nothing has changed", es: "ya lo dijo ayer y nada ha cambiado")
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
      return but(
        "today allows less: readyday explain verdict",
        es: "hoy conviene menos: readyday explain verdict")
    case .over: return but("that is over", es: "eso ya ha pasado")
    }
  }
}
