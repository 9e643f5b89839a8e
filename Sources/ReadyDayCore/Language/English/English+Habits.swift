extension English {
  package func name(of exposure: HabitExposure, _ borders: HabitBorders) -> String {
    switch exposure {
    case .heavyLoad: "calendar load over \(threshold(borders.heavyLoad))"
    case .lateCompany: "an event with others until 19:00 or later"
    case .eventNearSleep: "an event ending 2 h or less before sleep"
    case .highStrain:
      borders.highStrain.map { "strain \(decimal($0, places: 1)) or more" } ?? "high strain"
    case .lateWorkout: "a workout ending less than 4 h before sleep"
    case .lateSleep: "falling asleep 1 h or more later than usual"
    case .shortSleep:
      borders.shortSleep.map { "sleeping \(duration(minutes: Numerals.whole($0))) or less" }
        ?? "short sleep"
    case .newZone: "first 3 days in a new time zone"
    case .journal(let question): quoted(question)
    }
  }

  package func finding(_ finding: Habits.Habit.Finding) -> String {
    switch finding {
    case .lower(let points): "lower by \(span(ofPoints: points))"
    case .higher(let points): "higher by \(span(ofPoints: points))"
    case .between(let low, let high): "\(signed(low)) to \(signed(high))"
    case .alreadyHigher: "already high"
    case .alreadyLower: "already low"
    case .tooFewDays(let known, let needed): "\(known) of \(needed) needed"
    case .tooFewOthers(let known, let needed): "\(known) of \(needed) without it"
    case .tooFewWeeks(let known, let needed): "\(known) of \(needed) weeks"
    case .tooFewMornings(let known, let needed): "night \(known) of \(needed)"
    case .inseparable: "same weekdays"
    }
  }

  /// `8 to 28`.
  func span(ofPoints points: ClosedRange<Int>) -> String {
    points.count == 1
      ? "\(points.lowerBound)" : "\(points.lowerBound) to \(points.upperBound)"
  }

  package func state(_ state: Habits.State) -> String {
    switch state {
    case .clear: "clear"
    case .unconfirmed: "seen this month, not last"
    case .chosen: "you tend to have such days when your recovery is already high or low"
    case .noEffect: "hardly any effect on your recovery"
    case .unclear: "not enough to tell"
    case .tooFew: "too few days"
    }
  }

  package func count(of habit: Habits.Habit) -> String {
    let noun = habit.exposure.isOfNights ? "nights" : "days"
    return "\(habit.exposed) of \(habit.pairs) \(noun)"
  }

  package var habitsTitle: String { "Habits" }

  package var habitsSubtitle: [String] {
    ["recovery the morning after", "what goes together, not what causes what"]
  }

  package func remark(_ remark: HabitRemark) -> String {
    switch remark {
    case .recoveryHidden: "Recovery is hidden, so there is nothing to compare habits with."
    case .notYet(let known, let needed):
      "\(known) of \(needed) nights so far: there are still too few consecutive mornings with a recovery "
        + "score to say anything. Only complete months count."
    case .noCalendar: "There is no calendar, so nothing about events."
    case .unconfirmed: "What shows up in one month only is often gone the next."
    case .howToAsk:
      "In recovery points, as 95% intervals, updated once a month. How it works: readyday explain habits"
    }
  }

  package func explanation(_ fact: HabitFact) -> String {
    switch fact {
    case .rows(let mornings, let pairs):
      "\(pairs == 1 ? "1 pair" : "\(pairs) pairs") of consecutive mornings with a recovery score, "
        + "\(span(of: mornings)); the data covers the year up to the last complete month, so the results "
        + "change once a month."
    case .model:
      "Each line is a least-squares fit of the next morning's recovery on whether that day had the "
        + "habit, that morning's recovery, weekend, Monday and time."
    case .lag:
      "That morning's recovery is held fixed; otherwise going out when you feel well would look "
        + "harmful. The night in between is not held fixed: it is part of how a day affects the next "
        + "morning."
    case .interval:
      "The 95% interval uses the larger of the classical and the Newey–West standard errors. In "
        + "trials on real data it contained the true value 94 to 97 times in 100."
    case .manyQuestions:
      "All habits are tested together (Holm correction), at the end of each of the last two months; "
        + "\"clear\" means beyond chance in both."
    case .control:
      "The same test is run on the morning before, which the day cannot have changed. If that shows a "
        + "difference, then how you feel determines when you have such days, and nothing more is reported."
    case .notCounted:
      "A result needs at least 15 days with the habit and 15 without, spread over 6 weeks, and 60 pairs. "
        + "A week of a calendar counts if it has at least 3 counted events and lies between that "
        + "calendar's first and last event."
    case .days(let exposed, let pairs, let latest):
      exposed == 0
        ? "none of \(pairs)"
        : "\(exposed) of \(pairs), most recently on \(list(latest.map(shortDate)))"
    case .wholeList: "To list every day used: readyday explain habits --format json"
    }
  }

  /// With a real minus, and a plus where it is more than nothing.
  func signed(_ number: Int) -> String {
    number < 0 ? "−\(-number)" : number > 0 ? "+\(number)" : "0"
  }

  package func span(of dates: ClosedRange<LocalDate>) -> String {
    let (from, to) = (dates.lowerBound, dates.upperBound)
    func text(_ date: LocalDate, _ hasYear: Bool) -> String {
      dayAndMonth(date) + (hasYear ? " \(padded(date.year, to: 4))" : "")
    }
    guard from != to else { return text(to, true) }
    return "\(text(from, from.year != to.year)) – \(text(to, true))"
  }

  /// `1 May`.
  private func dayAndMonth(_ date: LocalDate) -> String {
    shortDate(date).split(separator: " ").dropFirst().joined(separator: " ")
  }
}
