extension English {
  package func fact(_ fact: Explanation.Fact) -> String {
    switch fact {
    case .event(let number, let title, let times):
      "Event \(number): \(quotedTitle(title)), \(clocks(of: times))"
    case .factor(let factor): explained(factor)
    case .withheldPoints(let points): "\(signed(points)) for what is hidden"
    case .demand(let score, let level): demand(score, level)
    case .limit(let limit): self.limit(limit)
    case .loadPart(let part): sum(part)
    case .load(let load): self.load(load)
    case .notCounted(let title, let reason):
      "\(quotedTitle(title)) is not counted: \(notCounted(reason))."
    case .kind(let kind, let evidence): self.kind(kind, by: evidence)
    case .owner(let owner, let evidence): self.owner(owner, by: evidence)
    case .overlapping(let title, let others):
      "It is \(doubleBooked(with: title, others: others))."
    case .unanswered: unansweredFact
    case .dayKind(let kind, let until, let date): dayKind(kind, until: until, on: date)
    case .ordinaryDay: ordinaryDay
    case .allDay(let title, let kind, let evidence):
      "All day: \(quotedTitle(title)). \(self.kind(kind, by: evidence))"
    case .noCalendar: "There is no calendar, so load and free time are unknown."
    case .rule(let id): "Rule \(id)"
    case .given(let letter, let content):
      "This is advice \(letter): \(quotedText(title(of: content)))."
    case .silenced(let silence, let content): silenced(silence, title(of: content))
    case .crowdedOut(let content):
      "It would say \(quotedText(title(of: content))), but \(RecommendationEngine.limit) others matter "
        + "more."
    case .saidYesterday(let content):
      "It would say \(quotedText(title(of: content))), but it said so yesterday and nothing has changed."
    case .elsewhere(let place, let content): elsewhere(place, content)
    case .forbidden(let content):
      "It would say \(quotedText(title(of: content))), but today allows less: readyday explain verdict."
    case .over(let content):
      "It would say \(quotedText(title(of: content))), but that is over."
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
    case .noHealthData: "There is no health data, so recovery is unknown."
    case .noScore(.hidden, _): "The score is hidden."
    case .noScore(let state, let source): "There is no score: \(scoreState(state, by: source))."
    case .lastKnown(let score):
      "It was \(percent(ofScore: score.score)) on \(shortDate(score.date))."
    case .borderline: "It is within 3 points of the next zone: read it as either colour."
    case .calibrating(.whoop): "It is provisional: WHOOP is still getting to know you."
    case .calibrating(.computed):
      "It has no colour: without HRV and resting HR it says little more than how you slept."
    case .scoredByWhoop:
      "Scored by WHOOP, which does not publish its formula, so readyday cannot recompute it."
    case .computedScore(let score, let category): rank(of: score, category)
    case .scoredByReadyday(let origin): "It is \(computed(from: origin))."
    case .component(let component, let weight): self.component(component, weight)
    case .reweighted(let parts): reweighted(parts)
    case .componentsHidden: componentsHidden
    case .scoreMean(let baseline):
      "Mean over \(nights(baseline.days)) of the previous 30 days: \(percent(baseline.mean))."
    case .vital(let vital, let value, let baseline):
      self.vital(vital, value, mean: baseline?.mean)
        + (baseline.map { ", from \(nights($0.days))" } ?? ", with too few nights for a mean")
    case .variability(let week, let count, let usual, let of):
      variability(week, count, usual, of)
    case .lowestForHard(let lowest):
      "Hard training requires a 7-night mean HRV of at least \(decimal(lowest, places: 1)) ms."
    case .outside(let count): outside(count)
    case .signal(let signal): self.signal(signal)
    }
  }

  private func variability(
    _ week: Double, _ count: Int, _ usual: ClosedRange<Double>, _ before: Int
  ) -> String {
    let places = Numerals.places(showing: week, outside: usual)
    let written = { (value: Double) in decimal(value, places: places) }
    return "7-night mean HRV \(written(week)) ms (from \(nights(count))), usually "
      + "\(written(usual.lowerBound))–\(written(usual.upperBound)) (from the \(nights(before)) before those)"
  }

  private func rank(of score: Double, _ category: RecoveryCategory) -> String {
    let above = RecoveryCategory.allCases.first { $0.lowest > category.lowest }
    let range =
      above.map { "\(whole(category.lowest)) or more, below \(whole($0.lowest))" }
      ?? "\(whole(category.lowest)) or more"
    return
      "\(percent(ofScore: score)) is \(self.category(category)) (\(range)), which the rules treat as "
      + "\(zone(category.zone))."
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

  func nights(_ count: Int) -> String { count == 1 ? "1 night" : "\(count) nights" }
  private func whole(_ value: Double) -> String { decimal(value, places: 0) }

  private func explained(_ factor: EventDemand.Factor) -> String {
    let points = signed(factor.points)
    switch factor.kind {
    case .duration(let minutes):
      return "\(points) because it lasts \(duration(minutes: minutes))"
    case .attendees(1): return "\(points) for 1 other person"
    case .attendees(let count): return "\(points) for \(count) other people"
    case .timeOfDay(let time):
      return "\(points) because it starts at \(time.clock), in the dip after lunch"
    case .keyword(let word): return "\(points) for the word \(quoted(word))"
    case .kind(let kind): return "\(points) because it is \(self.kind(kind))"
    case .userRule(let pattern): return "\(points) for your rule \(quoted(pattern))"
    }
  }

  private func demand(_ score: Int, _ level: EventDemand.Level) -> String {
    let points = score == 1 ? "1 point" : "\(score) points"
    switch level {
    case .high: return "\(points) in total: high demand, 6 or more"
    case .medium: return "\(points) in total: medium demand, 3 to 5"
    case .low: return "\(points) in total: low demand, under 3"
    }
  }

  private func limit(_ limit: EventDemand.Limit) -> String {
    let word = limit.word.map { "the word \(quoted($0))" } ?? "a word that is hidden"
    let level = demandLevel(limit.level)
    return switch limit.kind {
    case .floor: "Demand is \(level) all the same, for \(word)"
    case .ceiling: "Demand is only \(level), for \(word)"
    }
  }

  private func sum(_ part: Explanation.LoadPart) -> String {
    "\(quotedTitle(part.title)): \(duration(minutes: part.minutes)) × \(part.pointsPerHour) "
      + "an hour (\(demandLevel(part.level)) demand\(part.isTentative ? ", half because tentative" : "")) = \(decimal(part.points, places: 2))"
  }

  func load(_ load: CalendarLoad) -> String {
    let total = "\(decimal(load.total, places: 2)) in total"
    let shown = points(load.score, beside: load.borders)
    let sum = load.total > 100 ? "\(total), capped at 100" : "\(total), shown as \(shown)"
    let heavy = threshold(load.heavyThreshold)
    switch load.level {
    case .light: return "\(sum): light, below 30"
    case .moderate: return "\(sum): moderate, 30 to \(heavy)"
    case .heavy: return "\(sum): heavy, above \(heavy)"
    }
  }

  private func score(_ score: Double, _ zone: RecoveryZone) -> String {
    switch zone {
    case .green: "\(percent(ofScore: score)) is green: 67 or more."
    case .yellow: "\(percent(ofScore: score)) is yellow: 34 or more, below 67."
    case .red: "\(percent(ofScore: score)) is red: below 34."
    case .unknown: percent(ofScore: score)
    }
  }

  private func silenced(_ silence: Suppression, _ title: String) -> String {
    "It would say \(quotedText(title)), but \(silence.speaker) already says so."
  }

  private func elsewhere(
    _ place: Recommendation.Place, _ content: Recommendation.Content
  ) -> String {
    switch place {
    case .headline: "Not listed as advice: the headline already says it."
    case .recovery, .sleep, .advice:
      "The figures already carry the note \(quotedText(clause(of: content)))."
    }
  }

  private func moved(_ change: MoveProposal.Change) -> String {
    let (before, after) = (whole(change.before), whole(change.after))
    return "Moving it takes the load on \(shortDate(change.date)) from \(before) to \(after)."
  }
}
