/// The habits linked to recovery the next morning, as far as a year of data can show.
package struct Habits: Sendable {
  /// What can be said of one thing.
  package enum State: String, CaseIterable, Hashable, Sendable {
    /// Beyond chance among all questions, in this month and the last.
    case clear
    /// The same in this month alone.
    case unconfirmed
    /// Such days come when recovery is high or low already.
    case chosen
    /// The interval is inside six points on either side.
    case noEffect = "no_effect"
    case unclear
    case tooFew = "too_few"
  }

  package struct Habit: Hashable, Sendable {
    package let exposure: HabitExposure
    package let state: State
    /// Points of recovery, and the interval of 95 %; nil if too few days are known, and where it cannot be told from
    /// the days of the week.
    package let difference: Double?
    package let interval: ClosedRange<Double>?
    /// How recovery was on the morning of such days already, where that is what is said.
    package let already: Double?
    package let pairs: Int
    package let exposed: Int
    /// In how many weeks such days were.
    package let weeks: Int
    package let wasClearLastMonth: Bool
    /// The days that had it, in order.
    package let days: [LocalDate]
    /// Those that had it not.
    package let otherDays: [LocalDate]
  }

  package let habits: [Habit]
  /// The mornings that were looked at: a year that ends with the last whole month.
  package let mornings: ClosedRange<LocalDate>
  /// How many of them are scored, together with the morning before.
  package let pairs: Int
  package let borders: HabitBorders
  package let hasCalendar: Bool
  package let hidden: Set<HealthMetric>
}

extension Habits {
  /// Points of recovery within which something hardly matters: three cannot be reached within a year.
  static let small = 6.0
  static let daysLookedBack = 365

  /// The days that are looked at for an answer on `date`.
  package static func days(neededOn date: LocalDate) -> ClosedRange<LocalDate> {
    let last = end(on: date)
    let before = last.yearMonth.firstDay.advanced(by: -1)
    return before.advanced(by: -daysLookedBack - 1)...last
  }

  /// The last day of the last whole month.
  private static func end(on date: LocalDate) -> LocalDate {
    let next = date.advanced(by: 1)
    return next.day == 1 ? date : date.yearMonth.firstDay.advanced(by: -1)
  }

  /// - Parameters:
  ///   - history: the days ``days(neededOn:)``.
  ///   - date: when it is asked; the answer changes once a month.
  ///   - preferences: the user's borders and working days.
  package init(_ history: History, on date: LocalDate, _ preferences: Preferences) {
    let last = Self.end(on: date)
    let earlier = last.yearMonth.firstDay.advanced(by: -1)
    let series = history.ofOneSource
    let now = HabitFamily(series, upTo: last, preferences)
    let before = HabitFamily(series, upTo: earlier, preferences).clear
    let clear = now.clear
    habits = now.questions.map { question in
      Habit(
        question, isClear: clear.contains(question.exposure),
        wasClear: before.contains(question.exposure))
    }
    mornings = now.mornings
    pairs = now.pairs
    borders = now.borders
    (hasCalendar, hidden) = (history.hasCalendar, history.hidden)
  }
}

extension Habits.Habit {
  fileprivate init(_ question: HabitFamily.Question, isClear: Bool, wasClear: Bool) {
    let (count, answer) = (question.count, question.answer)
    exposure = question.exposure
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
      let isSmall = answer.map { $0.interval.isInside(Habits.small) } ?? false
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

/// The questions of one year, asked together.
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
  let mornings: ClosedRange<LocalDate>
  let pairs: Int
  let borders: HabitBorders

  /// - Parameters:
  ///   - history: more days than the year, one before it among them.
  ///   - last: the last morning.
  init(_ history: History, upTo last: LocalDate, _ preferences: Preferences) {
    let first = last.advanced(by: 1 - Habits.daysLookedBack)
    let days = Array(history.days(in: first.advanced(by: -2)...last))
    let borders = HabitBorders(days, preferences)
    let newZones = HabitBorders.newZones(in: days)
    let recovery = Dictionary(
      uniqueKeysWithValues: days.compactMap { day in
        day.recovery.map { (day.date.dayNumber, $0) }
      })
    func model(_ exposure: HabitExposure) -> HabitModel {
      let known = zip(days, days.dropFirst()).compactMap { day, next in
        borders.has(exposure, day, next, newZones: newZones).map { (day.date.dayNumber, $0) }
      }
      return HabitModel(
        recovery: recovery, exposed: Dictionary(uniqueKeysWithValues: known),
        mornings: first.dayNumber...last.dayNumber)
    }
    let told = HabitExposure.all.filter { exposure in
      exposure.metric.map { !history.hidden.contains($0) } ?? true
    }
    let fixed = told.map { Question($0, model($0)) }
    let asked = Set(days.flatMap(\.answers.keys)).sorted().map(HabitExposure.journal)
      .map { Question($0, model($0)) }
    questions = fixed + Self.most(asked, Holm.mostQuestions - fixed.count)
    let known = days.first { $0.recovery != nil }?.date ?? first
    mornings = max(first, min(known, last))...last
    pairs = recovery.keys.count { recovery[$0 + 1] != nil && $0 + 1 >= first.dayNumber }
    self.borders = borders
  }

  /// Those with the most days of the rarer answer: which they are does not hang on what recovery was.
  private static func most(_ questions: [Question], _ count: Int) -> [Question] {
    func weight(_ question: Question) -> Int { min(question.count.exposed, question.count.others) }
    let chosen = questions.ordered {
      if $0.count.isEnough != $1.count.isEnough { return $0.count.isEnough }
      return (weight($1), $0.exposure.code) < (weight($0), $1.exposure.code)
    }.prefix(max(0, count))
    return chosen.ordered { $0.exposure.code < $1.exposure.code }
  }

  /// Which of them differ from nothing when all are asked at once.
  var clear: Set<HabitExposure> {
    Holm.clear(
      Dictionary(
        questions.compactMap { question in question.answer.map { (question.exposure, $0) } }
      ) { first, _ in first })
  }
}
