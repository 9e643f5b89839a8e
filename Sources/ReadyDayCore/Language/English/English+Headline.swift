extension English {
  package func headline(_ headline: Headline) -> String {
    switch headline {
    case .day(let body, let demands, let action): sentence(body, demands, action)
    case .afterRace(let title): "\(first(title)) is behind you: take the rest of the day easy."
    case .race(let title): "Race day: \(quotedTitle(title)), and nothing else."
    case .sleepFirst(let start?, let end?): "Sleep first: \(start.range(to: end)) is free."
    case .sleepFirst: "Sleep first, as soon as you can."
    case .unusual(let mornings):
      "Several readings are unusual for the \(ordinal(mornings)) morning in a row: rest today."
    case .tonight(let lightsOut, let tomorrow): tonight(lightsOut, tomorrow)
    case .calendarUncertain:
      "Part of your calendar could not be worked out: check it before you plan."
    case .nothingKnown: "Nothing to go by yet: give readyday WHOOP data or a calendar."
    }
  }

  /// `Green recovery and a heavy day, but yesterday was a hard day: take breaks and keep any training moderate.`
  private func sentence(
    _ body: Headline.Body, _ demands: Headline.Demands?, _ action: Headline.Action
  ) -> String {
    let opening = [opening(body), demands.flatMap(self.demands)].compactMap(\.self)
      .filter { !$0.isEmpty }
    let because = action.because.flatMap(clause).map { ", but \($0)" } ?? ""
    let start = opening.joined(separator: " and ").withCapital
    // A statement after an order takes no "and".
    let link = action.training == .hard && !action.isRest ? "; " : " and "
    let actions = actions(body, demands, action).joined(separator: link)
    return (start.isEmpty ? actions.withCapital : "\(start)\(because): \(actions)") + "."
  }

  private func opening(_ body: Headline.Body) -> String {
    switch body {
    // A score of readyday's own must not be mistaken for WHOOP's.
    case .scored(let zone, .computed): "\(self.zone(zone)) recovery (\(computedMark))"
    case .scored(let zone, .whoop): "\(self.zone(zone)) recovery"
    case .unscored(.pending): "recovery not scored yet"
    case .unscored(.unscorable): "recovery could not be scored"
    case .unscored(.missing): "no recovery score"
    case .unscored(.sleepAlone): "a score from sleep alone"
    case .unscored(.hidden), .notMeasured: ""
    }
  }

  private func demands(_ demands: Headline.Demands) -> String? {
    switch demands {
    case .none: "an empty calendar"
    case .light: "a light day"
    case .moderate: "a moderate day"
    case .heavy: "a heavy day"
    case .timeLeft: "nothing else on today"
    case .dayOff(0, _): "a day off"
    case .dayOff(1, nil): "a day off with a meeting left"
    case .dayOff(let meetings, nil): "a day off with \(meetings) meetings left"
    case .dayOff(1, let first?):
      "a day off with one meeting: \(first.title) at \(first.start.clock)"
    case .dayOff(let meetings, let first?):
      "a day off with \(meetings) meetings, the first \(first.title) at \(first.start.clock)"
    case .travel(let end?): "a travel day (until \(end.clock))"
    case .travel(nil): "a travel day"
    case .eventsLeft, .eventsAndTimeLeft: nil
    }
  }

  private func actions(
    _ body: Headline.Body, _ demands: Headline.Demands?, _ action: Headline.Action
  ) -> [String] {
    var actions: [String] = []
    if let title = action.move {
      actions.append("move \(quotedTitle(title))")
    } else if let pace = pace(body, demands) {
      actions.append(pace)
    }
    if let training = training(action) { actions.append(training) }
    return actions.isEmpty ? ["no gap is long enough to train"] : actions
  }

  private func pace(_ body: Headline.Body, _ demands: Headline.Demands?) -> String? {
    switch (demands, body) {
    case (.heavy, .scored(.green, _)): "protect your breaks"
    case (.heavy, _): "take breaks"
    case (.eventsLeft, .scored(.green, _)), (.eventsAndTimeLeft, .scored(.green, _)):
      "tackle the hardest of what's left first"
    case (.eventsLeft, .scored(.red, _)), (.eventsAndTimeLeft, .scored(.red, _)):
      "take the rest of the day easy"
    case (.eventsLeft, _), (.eventsAndTimeLeft, _): "pace yourself for the rest of the day"
    default: nil
    }
  }

  private func training(_ action: Headline.Action) -> String? {
    if action.isRest { return "rest, as planned" }
    return switch action.training {
    case .easy: "keep any training easy"
    case .moderate:
      action.isBorderline ? "keep any training easy to moderate" : "keep any training moderate"
    case .hard:
      action.isBorderline
        ? "a hard session would fit if you feel up to it" : "a hard session would fit"
    case .byFeel: "train by feel"
    case nil: nil
    }
  }

  /// Why less than the score alone would allow; nil if nothing is said about it.
  package func clause(_ reason: DayVerdict.Reason) -> String? {
    switch reason {
    case .race(let title, 0): "\(quotedTitle(title)) is today"
    case .race(let title, 1): "\(quotedTitle(title)) is tomorrow"
    case .race(let title, -1): "\(quotedTitle(title)) was yesterday"
    case .race(let title, let days): "\(quotedTitle(title)) is in \(days) days"
    case .night(let title, _, _): "\(quotedTitle(title)) took up the night"
    case .signals(let mornings):
      mornings > 1
        ? "several readings are unusual for the \(ordinal(mornings)) morning in a row"
        : "several readings are unusual for you"
    case .recovery(let score, let zone):
      "recovery is \(self.zone(zone)) (\(percent(ofScore: score)))"
    case .unscored(.hidden): "the recovery score is hidden"
    case .unscored(.scored): "the score is from sleep alone"
    case .unscored, .nothingKnown: "there is no recovery score"
    case .provisional: "the score is still provisional"
    case .lowVariability(let mean, let border):
      "your 7-night mean HRV is low (\(decimal(mean, places: 1)) ms, limit \(decimal(border, places: 1)))"
    case .shortSleep(let asleep): "only \(length(asleep)) of sleep"
    case .shortOfNeed(let asleep, let needed):
      "\(length(needed - asleep)) short of sleep"
    case .hardYesterday: "yesterday was a hard day"
    case .hardDays(let days): "\(days) of the last 7 days were hard"
    case .hardSessionDone: "today's hard session is done"
    case .planned(let activity, let intensity):
      "you have \(quoted(name(of: activity))) planned (\(self.intensity(intensity)))"
    case .hidden, .allMet: nil
    }
  }

  /// One sentence: what the day allows, and why.
  package func sentence(about verdict: DayVerdict) -> String {
    let because = verdict.reasons.first.flatMap(clause).map { ": \($0)" } ?? ""
    switch verdict.training {
    case .race: return "The race is today's training."
    case .rest: return "Rest today\(because)."
    case .easy: return "Keep any training easy today\(because)."
    case .byFeel: return "Train by feel today\(because)."
    case .moderate:
      let most = verdict.isBorderline ? "easy to moderate" : "moderate"
      return "Keep any training \(most) today\(because)."
    case .hard:
      let start =
        "A hard session would fit today" + (verdict.isBorderline ? " if you feel up to it" : "")
      guard case .allMet(let last?) = verdict.reasons.first else { return "\(start)." }
      return "\(start); the last hard day was \(shortDate(last))."
    }
  }

  package func asPlanned(_ training: DayVerdict.Training) -> String {
    training == .rest
      ? "Rest today, as planned."
      : "Keep any training \(training == .easy ? "easy" : "moderate") today, as planned."
  }

  /// `1st`, `22nd`.
  func ordinal(_ number: Int) -> String {
    switch (number % 10, number % 100) {
    case (1, let rest) where rest != 11: "\(number)st"
    case (2, let rest) where rest != 12: "\(number)nd"
    case (3, let rest) where rest != 13: "\(number)rd"
    default: "\(number)th"
    }
  }

  private func length(_ minutes: Double) -> String {
    duration(minutes: Numerals.whole(minutes))
  }

  private func tonight(_ lightsOut: TimeOfDay?, _ tomorrow: Headline.Tomorrow) -> String {
    switch (lightsOut?.clock, tomorrow) {
    case (let sleep?, .begins(let start)):
      "Lights out at \(sleep); tomorrow starts at \(start.clock)."
    case (let sleep?, .open):
      "Lights out at \(sleep); nothing is planned for tomorrow."
    case (let sleep?, .unknown): "Lights out at \(sleep)."
    case (nil, .begins(let start)):
      "Tomorrow starts at \(start.clock)."
    case (nil, .open): "Nothing is planned for tomorrow."
    case (nil, .unknown): "Time to wind down."
    }
  }
}
