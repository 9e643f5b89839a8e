package struct Review: Sendable {
  /// The mean of a week, compared with the band from the 60 days before.
  package struct Value: Equatable, Sendable {
    package enum Place: String, Equatable, Coded { case below, within, above }

    package let mean: Double
    package let days: Int
    /// The usual band for a week's mean; nil if too few days are known.
    package let usual: ClosedRange<Double>?
    /// The mean of the week before; nil if too few days of either week are known.
    package let before: Double?

    package var place: Place? {
      usual.map { mean < $0.lowerBound ? .below : mean > $0.upperBound ? .above : .within }
    }

    /// The difference between the means as shown; nil without a week before.
    package var change: Double? { before.map { mean.shown - $0.shown } }
  }

  package struct Training: Equatable, Sendable {
    package let planned: Int
    package let done: Int
    package let workouts: Int
    package let meters: Double?
    package let zoneMinutes: Double?
    /// The number of sessions in programmes, and of those done at least in part.
    package let programmeSessions: Int
    package let programmeDone: Int
    package let sports: [SportVolume]
    /// The number of sessions that are over, and of those that were reflected on.
    package var sessions = 0
    package var reflected = 0

    package var isEmpty: Bool { planned == 0 && workouts == 0 && programmeSessions == 0 }
  }

  package let week: IsoWeek
  package let recovery: Value?
  package let sleep: Value?
  package let load: Value?
  package let heaviest: Trend.Extreme?
  /// The recovery on the morning after `heaviest`; nil if unknown.
  package let recoveryAfter: Double?
  package let training: Training
  /// The first clear habit that occurred in the week; nil if none did.
  @Boxed package private(set) var habit: Habits.Habit?
  package let habitDays: [LocalDate]
  package let borders: HabitBorders?
  package let heaviestAhead: Trend.Extreme?
  /// Nil if there is nothing to report, or if it is hidden.
  package let said: SaidAndDone?
  /// Nil if too few ratings are known.
  package let felt: FeltMornings?
  @Boxed package private(set) var plan: WeekPlan?
  package let scores: [Double?]
  /// The days of the week, as far as they were read; values come from one source.
  package let days: [HistoryDay]
  package let isHidden: Bool
}

extension Review {
  /// The days that a review of `week` needs: also the 60 before, and the morning after.
  package static func days(neededFor week: IsoWeek) -> ClosedRange<LocalDate> {
    week.monday.advanced(by: -UsualRange.days)...week.dates.upperBound.advanced(by: 1)
  }

  /// Needs a history of `days(neededFor:)`, and of the next week too if it should be previewed.
  /// `briefed` has the days of the week as their briefings saw them, `behind` its sessions.
  package init(
    of week: IsoWeek, _ history: History, habits: Habits?, plan: WeekPlan?, briefed: [Day] = [],
    behind: SessionsBehind? = nil
  ) {
    self.week = week
    let dates = week.dates
    let own = history.ofOneSource
    let days = own.days(in: dates)
    recovery = Value(week, of: own, \.shownRecovery)
    sleep = Value(week, of: own, \.asleep)
    load = Value(week, of: history) { $0.calendar?.load }
    let all = history.days(in: dates)
    heaviest = all.heaviest
    recoveryAfter = heaviest.flatMap { own[$0.date.advanced(by: 1)]?.shownRecovery }
    var training = Training(Array(all))
    if let behind, !history.hidden.contains(.feel) {
      training.sessions = behind.entries.count { $0.isReflected || $0.isOpen }
      training.reflected = behind.entries.count(where: \.isReflected)
    }
    self.training = training
    let found = habits.flatMap { habits in habits.hidesOutcome ? nil : habits.holding(in: dates) }
    habit = found
    habitDays = found?.days.filter { dates.contains($0) } ?? []
    borders = habits?.borders
    let next = dates.upperBound.advanced(by: 1)...dates.upperBound.advanced(by: 7)
    heaviestAhead = history.days(in: next).heaviest
    self.plan = plan
    let said = SaidAndDone(briefed, history)
    // With hidden values, the counts would be wrong or reveal what is hidden.
    let isOpen = history.hidden.isDisjoint(with: [.feel, .recovery])
    self.said = said.isEmpty || !isOpen ? nil : said
    felt = FeltMornings(
      own.days(in: dates.upperBound.advanced(by: 1 - UsualRange.days)...dates.upperBound))
    self.days = dates.map { date in
      var day = days.first { $0.date == date } ?? HistoryDay(date)
      // Calendars and training do not depend on who measured the night.
      let known = all.first { $0.date == date }
      (day.calendar, day.workouts) = (known?.calendar, known?.workouts ?? 0)
      return day
    }
    scores = dates.map { date in days.first { $0.date == date }?.shownRecovery }
    isHidden = !history.hidden.isDisjoint(with: [.recovery, .sleep])
  }

  package var isEmpty: Bool {
    recovery == nil && sleep == nil && (load == nil || heaviest?.value == 0) && training.isEmpty
  }
}

extension Review.Value {
  /// How many days of each week must be known to compare their means.
  private static let daysCompared = 4

  fileprivate init?(_ week: IsoWeek, of history: History, _ value: (HistoryDay) -> Double?) {
    func values(_ dates: ClosedRange<LocalDate>) -> [Double] {
      history.days(in: dates).compactMap(value)
    }
    let own = values(week.dates)
    guard let mean = own.mean else { return nil }
    let before = week.monday.advanced(by: -1)
    let earlier = values(week.monday.advanced(by: -7)...before)
    let usual = values(before.advanced(by: 1 - UsualRange.days)...before)
    self.init(
      mean: mean, days: own.count,
      usual: UsualRange.ofWeek(usual).map { max(0, $0.lowerBound)...max(0, $0.upperBound) },
      before: min(own.count, earlier.count) < Self.daysCompared ? nil : earlier.mean)
  }
}

extension Review.Training {
  fileprivate init(_ days: [HistoryDay]) {
    self.init(
      planned: days.reduce(0) { $0 + $1.planned }, done: days.reduce(0) { $0 + $1.done },
      workouts: days.reduce(0) { $0 + $1.workouts },
      meters: days.compactMap(\.meters).total, zoneMinutes: days.compactMap(\.zoneMinutes).total,
      programmeSessions: days.reduce(0) { $0 + $1.programmeSessions },
      programmeDone: days.reduce(0) { $0 + $1.programmeDone },
      sports: SportVolume.sum(days.map(\.sports)))
  }
}

extension ArraySlice<HistoryDay> {
  /// The day with the greatest load, the first of several; nil if no day has any load.
  fileprivate var heaviest: Trend.Extreme? {
    let known = compactMap { day in
      day.calendar.map { Trend.Extreme(date: day.date, value: $0.load) }
    }
    let most = known.map(\.value).max() ?? 0
    return most > 0 ? known.first { $0.value == most } : nil
  }
}

/// What a week's briefings advised and what followed: only counts, as advice changes behaviour.
package struct SaidAndDone: Equatable, Sendable {
  /// The number of days that allowed hard training, and of those that were hard.
  package let hardAllowed: Int
  package let hardDone: Int
  /// The number of mornings with unusual readings, and with illness that the user reported.
  package let unusualMornings: Int
  package let illMornings: Int
  /// The number of evenings with suggested lights-out, and of those with sleep within half an hour.
  package let lightsOut: Int
  package let lightsOutKept: Int

  /// - Parameter history: includes the morning after `days`, the days of the week that are over.
  package init(_ days: [Day], _ history: History) {
    let hard = Set(HardDays(history).dates)
    let allowed = days.filter { $0.verdict.training == .hard }
    (hardAllowed, hardDone) = (allowed.count, allowed.count { hard.contains($0.date) })
    unusualMornings = days.count { $0.morning?.signals?.areUnusual == true }
    illMornings = days.count { if case .ill? = $0.state.word { true } else { false } }
    let nights = days.compactMap { day -> Int? in
      guard let planned = day.tonight.lightsOut?.instant,
        let onset = history[day.date.advanced(by: 1)]?.onset
      else { return nil }
      return abs(day.zone.instant(of: onset).seconds(since: planned))
    }
    (lightsOut, lightsOutKept) = (nights.count, nights.count { $0 <= Self.closeEnough })
  }

  /// In seconds.
  private static let closeEnough = 30 * 60

  package var isEmpty: Bool {
    hardAllowed == 0 && unusualMornings == 0 && illMornings == 0 && lightsOut == 0
  }
}

/// How the user felt on mornings with high scores, and on mornings with low ones.
package struct FeltMornings: Equatable, Sendable {
  /// 1…5; nil if no such morning was rated.
  package let high: Double?
  package let low: Double?
  /// How many mornings are both rated and scored.
  package let mornings: Int

  /// Nil if fewer than 20 mornings are both rated and scored.
  init?(_ days: some Sequence<HistoryDay>) {
    let known = days.compactMap { day in
      day.felt.flatMap { felt in day.shownRecovery.map { (felt: felt, score: $0) } }
    }
    guard known.count >= Self.needed else { return nil }
    mornings = known.count
    high = known.filter { $0.score > Self.highAbove }.map(\.felt).mean
    low = known.filter { $0.score < Self.lowBelow }.map(\.felt).mean
  }

  private static let needed = 20
  package static let highAbove = 60.0
  package static let lowBelow = 40.0
}
