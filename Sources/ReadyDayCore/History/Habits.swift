/// Habits that a year of data links to the next morning.
package struct Habits: Sendable {
  package enum State: String, Equatable, Coded {
    /// Beyond chance among all habits, both this month and last month.
    case clear
    /// Beyond chance only this month.
    case unconfirmed
    /// The outcome is already high or low on the morning of such days.
    case chosen
    /// The interval contains only differences that hardly matter (`HabitOutcome.Name.small`).
    case noEffect = "no_effect"
    case unclear
    case tooFew = "too_few"
  }

  package struct Habit: Equatable, Sendable {
    package let exposure: HabitExposure
    package let state: State
    package let outcome: HabitOutcome.Name
    /// The difference and its 95% interval; nil if too few days are known, or if weekdays hide it.
    package let difference: Double?
    package let interval: ClosedRange<Double>?
    /// The difference on the morning of such days; nil unless that is the finding.
    package let already: Double?
    package let pairs: Int
    package let exposed: Int
    /// The number of weeks with such days.
    package let weeks: Int
    package let wasClearLastMonth: Bool
    /// Other exposures on nearly the same days, whose effects cannot be separated.
    package let companions: [HabitExposure]
    package let days: [LocalDate]
    package let otherDays: [LocalDate]
  }

  package let habits: [Habit]
  /// Journal questions beyond the number that is tested.
  package let notLookedAt: [HabitExposure]
  /// The mornings considered: a year that ends with the last whole month.
  package let mornings: ClosedRange<LocalDate>
  /// How many mornings are known together with the one before.
  package let pairs: Int
  package let borders: HabitBorders
  package let hasCalendar: Bool
  package let hidden: Set<HealthMetric>
  package let outcome: HabitOutcome.Name
}

extension Habits {
  static let daysLookedBack = 365

  package static func days(neededOn date: LocalDate) -> ClosedRange<LocalDate> {
    let last = end(on: date)
    let before = last.yearMonth.firstDay.advanced(by: -1)
    return before.advanced(by: -daysLookedBack - 1)...last
  }

  private static func end(on date: LocalDate) -> LocalDate {
    date.advanced(by: 1).day == 1 ? date : date.yearMonth.firstDay.advanced(by: -1)
  }

  /// - Parameter date: the current date. Findings change once a month.
  package init(
    _ history: History, on date: LocalDate, _ preferences: Preferences, outcome: HabitOutcome? = nil
  ) {
    let last = Self.end(on: date)
    let earlier = last.yearMonth.firstDay.advanced(by: -1)
    let series = history.ofOneSource
    let outcome = outcome ?? HabitOutcome(.recovery, of: series.days, \.recovery)
    self.outcome = outcome.name
    let now = HabitFamily(series, of: outcome, upTo: last, preferences)
    let before = HabitFamily(series, of: outcome, upTo: earlier, preferences).clear
    let clear = now.clear
    habits = now.questions.map { question in
      Habit(
        question, isClear: clear.contains(question.exposure),
        wasClear: before.contains(question.exposure), companions: now.companions(of: question))
    }
    notLookedAt = now.notLookedAt
    mornings = now.mornings
    pairs = now.pairs
    borders = now.borders
    (hasCalendar, hidden) = (history.hasCalendar, history.hidden)
  }
}

extension Habits.Habit {
  fileprivate init(
    _ question: HabitFamily.Question, isClear: Bool, wasClear: Bool, companions: [HabitExposure]
  ) {
    let (count, answer) = (question.count, question.answer)
    (exposure, self.companions) = (question.exposure, companions)
    let outcome = question.model.outcome.name
    self.outcome = outcome
    (pairs, exposed, weeks) = (count.pairs, count.exposed, count.weeks)
    wasClearLastMonth = wasClear
    let control = answer == nil ? nil : question.model.control
    let chosen = control.flatMap { $0.isBeyondChance ? $0.slope : nil }
    already = chosen
    if !count.isEnough {
      state = .tooFew
    } else if chosen != nil {
      state = .chosen
    } else if isClear {
      state = wasClear ? .clear : .unconfirmed
    } else {
      let isSmall = answer.map { $0.interval.isInside(outcome.small) } ?? false
      state = isSmall ? .noEffect : .unclear
    }
    difference = answer?.slope
    interval = answer?.interval
    let pairs = question.model.pairs
    days = pairs.filter(\.isExposed).map { LocalDate(dayNumber: $0.day) }
    otherDays = pairs.filter { !$0.isExposed }.map { LocalDate(dayNumber: $0.day) }
  }
}

extension ClosedRange<Double> {
  fileprivate func isInside(_ limit: Double) -> Bool { lowerBound >= -limit && upperBound <= limit }
}

/// The questions about one year, which are tested together.
struct HabitFamily {
  struct Question {
    let exposure: HabitExposure
    let model: HabitModel
    let count: HabitModel.Count
    /// Nil if there are too few days.
    let answer: Regression?

    init(_ exposure: HabitExposure, _ model: HabitModel) {
      (self.exposure, self.model) = (exposure, model)
      count = model.count
      answer = count.isEnough ? model.answer : nil
    }
  }

  let questions: [Question]
  let notLookedAt: [HabitExposure]
  /// The journal question with the best established path; nil if none has a path and enough days.
  private let favourite: HabitExposure?
  let mornings: ClosedRange<LocalDate>
  let pairs: Int
  let borders: HabitBorders

  /// - Parameter history: covers the year up to `last` and at least one day before it.
  init(
    _ history: History, of outcome: HabitOutcome, upTo last: LocalDate, _ preferences: Preferences
  ) {
    let first = last.advanced(by: 1 - Habits.daysLookedBack)
    let days = Array(history.days(in: first.advanced(by: -2)...last))
    let borders = HabitBorders(days, preferences)
    let newZones = HabitBorders.newZones(in: days)
    func model(_ exposure: HabitExposure) -> HabitModel {
      let known = zip(days, days.dropFirst()).compactMap { day, next in
        borders.has(exposure, day, next, newZones: newZones).map { (day.date.dayNumber, $0) }
      }
      return HabitModel(
        outcome: outcome, exposed: Dictionary(uniqueKeysWithValues: known),
        mornings: first.dayNumber...last.dayNumber)
    }
    let shown = HabitExposure.all.filter { exposure in
      exposure.metric.map { !history.hidden.contains($0) } ?? true
    }
    let fixed = shown.map { Question($0, model($0)) }
    let ofJournal = Set(days.flatMap(\.answers.keys)).sorted().map(HabitExposure.journal)
      .map { Question($0, model($0)) }.map { ($0.place, $0) }.ordered { $0.0 < $1.0 }.map { $0.1 }
    let seats = Holm.mostQuestions - fixed.count { $0.count.isEnough }
    favourite = ofJournal.first.flatMap { $0.path != nil && $0.answer != nil ? $0.exposure : nil }
    questions = fixed + ofJournal.prefix(seats).ordered { $0.exposure.code < $1.exposure.code }
    notLookedAt = ofJournal.dropFirst(seats).map(\.exposure).ordered { $0.code < $1.code }
    let known = days.map(\.date).filter { outcome.values[$0.dayNumber] != nil }
    mornings = max(first, min(known.first ?? first, last))...last
    pairs = zip(known, known.dropFirst()).count { $1 >= first && $1 == $0.advanced(by: 1) }
    self.borders = borders
  }

  /// The exposures that nearly coincide with that of `question` on known days.
  func companions(of question: Question) -> [HabitExposure] {
    questions.filter { other in
      guard other.exposure != question.exposure, other.answer != nil, question.answer != nil
      else { return false }
      let both = question.model.pairs.compactMap { pair in
        other.model.exposed[pair.day].map { (pair.isExposed, $0) }
      }
      let either = both.count { $0 || $1 }
      let shared = both.count { $0 && $1 }
      return shared >= HabitModel.Count.daysNeeded
        && Double(shared) >= Self.nearlyAlways * Double(either)
    }.map(\.exposure)
  }

  /// The share of days with both exposures among days with either.
  private static let nearlyAlways = 0.8

  /// The exposures with a significant effect, corrected for the number of questions.
  var clear: Set<HabitExposure> {
    Holm.clear(
      Dictionary(
        questions.compactMap { question in question.answer.map { (question.exposure, $0) } }
      ) { first, _ in first }, favouring: favourite)
  }
}

extension HabitFamily.Question {
  /// Orders questions for testing: by path, then by the number of days with the rarer answer.
  fileprivate var place: (Int, Int, Int, String) {
    (
      count.isEnough ? 0 : 1, path?.rawValue ?? JournalPath.allCases.count,
      -min(count.exposed, count.others), exposure.code
    )
  }

  fileprivate var path: JournalPath? { exposure.question.flatMap { JournalPath($0) } }
}

// A finding is an interval, because a single number would be taken at face value.

extension Habits.Habit {
  /// How the outcome differs after the habit, in steps of `HabitOutcome.Name.step`; or why that is
  /// not known.
  package enum Finding: Equatable, Sendable {
    /// Lower by this many steps, beyond chance.
    case lower(by: ClosedRange<Int>)
    case higher(by: ClosedRange<Int>)
    /// Somewhere between these differences.
    case between(Int, Int)
    /// The outcome was already higher or lower on the morning of such days.
    case alreadyHigher, alreadyLower
    /// How many days with the exposure are known, and how many are needed.
    case tooFewDays(Int, of: Int)
    /// How many days without the exposure are known, and how many are needed.
    case tooFewOthers(Int, of: Int)
    case tooFewWeeks(Int, of: Int)
    /// How many mornings are known, and how many are needed.
    case tooFewMornings(Int, of: Int)
    /// Weekdays alone could explain the difference.
    case inseparable
  }

  /// Clamped, because recovery has only a hundred points.
  private func steps(_ bound: Double) -> Int {
    Int(rounding: (bound / outcome.step).clamped(to: -999...999))
  }

  package var finding: Finding {
    switch state {
    case .tooFew: return missing
    case .chosen: return (already ?? 0) > 0 ? .alreadyHigher : .alreadyLower
    case .clear, .unconfirmed, .noEffect, .unclear:
      guard let interval else { return .inseparable }
      let (low, high) = (steps(interval.lowerBound), steps(interval.upperBound))
      guard state == .clear || state == .unconfirmed else { return .between(low, high) }
      // A difference beyond chance is at least one step, even if it rounds to zero.
      return interval.upperBound < 0
        ? .lower(by: max(1, -high)...max(1, -low)) : .higher(by: max(1, low)...max(1, high))
    }
  }

  private var missing: Finding {
    typealias Count = HabitModel.Count
    if exposed < Count.daysNeeded { return .tooFewDays(exposed, of: Count.daysNeeded) }
    if pairs - exposed < Count.daysNeeded {
      return .tooFewOthers(pairs - exposed, of: Count.daysNeeded)
    }
    if pairs < Count.pairsNeeded { return .tooFewMornings(pairs, of: Count.pairsNeeded) }
    return .tooFewWeeks(weeks, of: Count.weeksNeeded)
  }
}

extension Habits {
  /// The number of known mornings that any finding needs.
  package static let morningsNeeded = HabitModel.Count.pairsNeeded

  package var hidesOutcome: Bool { hidden.contains(outcome == .recovery ? .recovery : .feel) }

  /// The first clear habit that occurred on any of `dates`; never a journal question.
  package func holding(in dates: ClosedRange<LocalDate>) -> Habit? {
    habits.first { habit in
      habit.state == .clear && !habit.exposure.isFromJournal
        && habit.days.contains { dates.contains($0) }
    }
  }
}
