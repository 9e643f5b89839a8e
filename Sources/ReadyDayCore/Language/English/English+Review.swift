extension English {
  package func sentence(_ sentence: ReviewSentence) -> String {
    switch sentence {
    case .title(let week): "Week \(week)"
    case .body(let recovery, let sleep): body(recovery, sleep)
    case .calendar(let load, let heaviest, let after): calendar(load, heaviest, after)
    case .training(let training): self.training(training)
    case .change(let recovery, let sleep, let load): change(recovery, sleep, load)
    case .habit(let exposure, let borders, let days, let finding):
      "\(name(of: exposure, borders).withCapital) (on \(list(days.map(shortDate)))) goes with "
        + "recovery \(change(finding)) the next morning."
    case .heaviestAhead(let day):
      "The heaviest day of the following week is \(shortDate(day.date)), load \(decimal(day.value, places: 0))."
    case .bestDays(let days):
      "\(days.count == 1 ? "Best day" : "Best days") to train hard: "
        + "\(list(days.map(shortDate))). \(morningDecides(days.count))"
    case .nothing: "There is no data for this week."
    case .noBody: "There is no recovery or sleep data for this week."
    case .bodyHidden: "Recovery and sleep are hidden."
    case .noCalendar: "The calendars say too little about this week."
    case .noTraining: "No training was planned or recorded."
    case .chart: "recovery"
    }
  }

  private func morningDecides(_ days: Int) -> String {
    "Whether you train hard depends on your recovery \(days > 1 ? "each" : "that") morning."
  }

  /// `8 to 28 points lower`.
  private func change(_ finding: Habits.Habit.Finding) -> String {
    switch finding {
    case .lower(let points): "\(span(ofPoints: points)) points lower"
    case .higher(let points): "\(span(ofPoints: points)) points higher"
    default: self.finding(finding)
    }
  }

  private func body(_ recovery: Review.Value?, _ sleep: Review.Value?) -> String {
    let score = recovery.map { value in
      "Recovery averaged \(percent(value.mean)) over \(count(value.days, "morning"))"
        + place(value, .recovery)
    }
    let asleep = sleep.map { value in
      "\(score == nil ? "You" : "you") slept \(self.value(value.mean, of: .sleep)) a night"
        + place(value, .sleep)
    }
    return [score, asleep].compactMap(\.self).joined(separator: "; ") + "."
  }

  private func place(_ value: Review.Value, _ metric: TrendMetric) -> String {
    guard let usual = value.usual, let place = value.place else { return "" }
    let band = band(usual, of: metric)
    return switch place {
    case .below: ", below your usual \(band)"
    case .within: ", within your usual \(band)"
    case .above: ", above your usual \(band)"
    }
  }

  private func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  private func calendar(
    _ load: Review.Value, _ heaviest: Trend.Extreme?, _ after: Double?
  ) -> String {
    let mean = "Calendar load averaged \(decimal(load.mean, places: 0))"
    guard let heaviest else { return mean + "." }
    let day =
      "\(shortDate(heaviest.date)) was the heaviest day (\(decimal(heaviest.value, places: 0)))"
    return "\(mean); \(day)"
      + (after.map { ", and recovery the next morning was \(percent($0))" } ?? "") + "."
  }

  private func training(_ training: Review.Training) -> String {
    let open = training.planned - training.done
    let planned =
      training.planned == 0
      ? nil
      : "\(training.done) of \(count(training.planned, "planned session")) done"
        + (open > 0 ? ", \(open) not recorded" : "")
    let workouts = training.workouts == 0 ? "no workout" : count(training.workouts, "workout")
    let run = training.meters.map { "\(decimal($0 / 1000, places: 1)) km run" }
    let minutes = training.zoneMinutes.map { "\(decimal($0, places: 0)) zone-weighted minutes" }
    let programme =
      training.programmeSessions == 0
      ? nil
      : "\(training.programmeDone) of \(count(training.programmeSessions, "programme session")) done"
    let parts = [planned, programme, "\(workouts) recorded", run, minutes].compactMap(\.self)
    return "Training: " + parts.joined(separator: ", ") + "."
  }

  private func change(_ recovery: Double?, _ sleep: Double?, _ load: Double?) -> String {
    let parts = [
      recovery.map { "recovery \(signed(Numerals.whole($0)))" },
      sleep.map { "sleep \(signed(Numerals.whole($0))) min" },
      load.map { "calendar load \(signed(Numerals.whole($0)))" },
    ].compactMap(\.self)
    return "Compared with the previous week: \(parts.joined(separator: ", "))."
  }
}

extension English {
  package func sentence(_ sentence: WeekPlanSentence) -> String {
    switch sentence {
    case .session(let date, let from, let to): "\(shortDate(date)) \(from.range(to: to))"
    case .load(let load, let level):
      "calendar load \(points(load)), \(loadLevel(level))"
    case .reason(let days, let apart, let levels):
      "\(reason(days, apart, levels)). \(morningDecides(days))"
    case .planned(let days):
      "Hard sessions already planned: \(list(days.map(shortDate)))."
    case .enough(isUsual: true):
      "You already have as many hard sessions planned as you usually do."
    case .enough(isUsual: false): "You already have as many hard sessions planned as you want."
    case .noTime:
      "No day has a free hour that is early enough and far enough from a race and from the last hard day."
    case .fewer(let found, let wanted): "\(found) of \(wanted) fit."
    case .races(let days):
      "Race on \(list(days.map(shortDate))): nothing hard within three days of it."
    case .entry: "Workout: hard"
    case .entryBody: "A light day in your calendars. \(morningDecides(1))"
    }
  }

  private func reason(
    _ days: Int, _ apart: Int?, _ levels: [CalendarLoad.Level]
  ) -> String {
    let isLight = levels.allSatisfy { $0 == .light }
    let day =
      isLight
      ? days == 1 ? "A light day" : "Light days"
      : days == 1 ? "The least busy day" : "The least busy days"
    return day + (apart.map { ", \(number($0)) days apart" } ?? "")
  }

  private func number(_ count: Int) -> String {
    switch count {
    case 2: "two"
    case 3: "three"
    case 4: "four"
    case 5: "five"
    default: "\(count)"
    }
  }
}
