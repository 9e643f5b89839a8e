extension English {
  package func fact(_ fact: Explanation.Fact) -> String {
    switch fact {
    case .event(let number, let title, let start, let end):
      "Event \(number): \(quotedTitle(title)), \(start.range(to: end))"
    case .factor(let factor): explained(factor)
    case .demand(let score, let level): demand(score, level)
    case .loadPart(let part): sum(part)
    case .load(let load): self.load(load)
    case .notCounted(let title, let reason):
      "\(quotedTitle(title)) is not counted: \(notCounted(reason))."
    case .kind(let kind, let evidence): self.kind(kind, by: evidence)
    case .overlapping(let title, let others):
      "It is \(doubleBooked(with: title, others: others))."
    case .unanswered: unansweredFact
    case .dayKind(let kind, let until): dayKind(kind, until: until)
    case .ordinaryDay: ordinaryDay
    case .allDay(let title, let kind, let evidence):
      "All day: \(quotedTitle(title)). \(self.kind(kind, by: evidence))"
    case .noCalendar: "There is no calendar to look at: load and free time are not known."
    case .rule(let id): "Rule \(id)"
    case .given(let letter, let content): "It is advice \(letter): \(title(of: content))."
    case .silenced(let silence, let content): silenced(silence, title(of: content))
    case .crowdedOut(let content):
      "It would say \(quoted(title(of: content))), but \(RecommendationEngine.limit) others matter "
        + "more."
    case .saidYesterday(let content):
      "It would say \(quoted(title(of: content))), as it did yesterday: nothing about it has changed."
    case .elsewhere(let place, let content): elsewhere(place, content)
    case .forbidden(let content):
      "It would say \(quoted(title(of: content))), but the day allows less: readyday explain verdict."
    case .over(let content):
      "It would say \(quoted(title(of: content))), but that is over."
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
    case .noHealthData: "No health data were given, so recovery is not known."
    case .noScore(.hidden, _): "The score is hidden."
    case .noScore(let state, let source): "There is no score: \(scoreState(state, by: source))."
    case .lastKnown(let score): "It was \(percent(score.score)) on \(shortDate(score.date))."
    case .borderline: "It is within 3 points of the next zone, which is as good a guess."
    case .calibrating(.whoop): "It is provisional: WHOOP is still getting to know you."
    case .calibrating(.computed):
      "It is provisional: without HRV and resting HR it tells little more than the night did."
    case .scoredByWhoop:
      "WHOOP scored it. How it weighs what it measures is not published, so it cannot be recomputed."
    case .computedScore(let score, let category): rank(of: score, category)
    case .scoredByReadyday(let origin): "It is \(computed(from: origin))."
    case .component(let component, let weight): self.component(component, weight)
    case .reweighted(let parts): reweighted(parts)
    case .componentsHidden: componentsHidden
    case .scoreMean(let baseline):
      "Mean of \(nights(baseline.days)) in the 30 days before: \(percent(baseline.mean))."
    case .vital(let vital, let value, let baseline):
      self.vital(vital, value, mean: baseline?.mean)
        + (baseline.map { ", from \(nights($0.days))" } ?? ", with too few nights for a mean")
    case .variability(let week, let count, let usual, let of):
      variability(week, count, usual, of)
    case .lowestForHard(let lowest):
      "Hard training is proposed from a 7-night HRV of \(decimal(lowest, places: 1)) ms on."
    case .outside(let count): outside(count)
    case .signal(let signal): self.signal(signal)
    }
  }

  private func variability(
    _ week: Double, _ count: Int, _ usual: ClosedRange<Double>, _ before: Int
  ) -> String {
    let places = Numerals.places(showing: week, outside: usual)
    let written = { (value: Double) in decimal(value, places: places) }
    return "7-night HRV \(written(week)) ms (\(nights(count))), usually "
      + "\(written(usual.lowerBound))–\(written(usual.upperBound)) (\(nights(before)) before)"
  }

  private func rank(of score: Double, _ category: RecoveryCategory) -> String {
    let above = RecoveryCategory.allCases.first { $0.lowest > category.lowest }
    let range =
      above.map { "\(whole(category.lowest)) to below \(whole($0.lowest))" }
      ?? "\(whole(category.lowest)) and more"
    return "\(percent(score)) is \(self.category(category)), \(range): the rules take it as "
      + "\(zone(category.zone))"
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

  private func nights(_ count: Int) -> String { count == 1 ? "1 night" : "\(count) nights" }
  private func whole(_ value: Double) -> String { decimal(value, places: 0) }

  private func explained(_ factor: EventDemand.Factor) -> String {
    let points = factor.points < 0 ? "\(factor.points)" : "+\(factor.points)"
    switch factor.kind {
    case .duration(let minutes):
      return "\(points) because it lasts \(duration(minutes: minutes, .full))"
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
    case .high: return "\(points) in all: high demand, 6 and more"
    case .medium: return "\(points) in all: medium demand, 3 to 5"
    case .low: return "\(points) in all: low demand, under 3"
    }
  }

  private func sum(_ part: Explanation.LoadPart) -> String {
    "\(quotedTitle(part.title)): \(duration(minutes: part.minutes, .full)) × \(part.pointsPerHour) "
      + "an hour (\(demandLevel(part.level)) demand) = \(decimal(part.points, places: 2))"
  }

  func load(_ load: CalendarLoad) -> String {
    let total = "\(decimal(load.total, places: 2)) in all"
    let shown = whole(load.score)
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
    case .green: "\(percent(score)) is green: 67 and more"
    case .yellow: "\(percent(score)) is yellow: 34 to below 67"
    case .red: "\(percent(score)) is red: below 34"
    case .unknown: percent(score)
    }
  }

  private func silenced(_ silence: Suppression, _ title: String) -> String {
    "It would say \(quoted(title)), but \(silence.speaker) says that already."
  }

  private func elsewhere(
    _ place: Recommendation.Place, _ content: Recommendation.Content
  ) -> String {
    switch place {
    case .headline: "The headline says it."
    case .recovery, .sleep, .advice:
      "It stands beside the figures: \(clause(of: content))."
    }
  }

  private func moved(_ change: MoveProposal.Change) -> String {
    let (before, after) = (whole(change.before), whole(change.after))
    return "The move takes the load on \(shortDate(change.date)) from \(before) to \(after)."
  }
}
