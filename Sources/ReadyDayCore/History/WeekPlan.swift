/// The days of a week best suited to hard training.
///
/// Does not forecast recovery: that is possible only to within 56 points, against 59 without data.
package struct WeekPlan: Sendable {
  package struct Session: Equatable, Sendable {
    package let date: LocalDate
    package let span: TimeSpan
    package let load: CalendarLoad
    /// The lower, the better.
    package let cost: Double
  }

  package let sessions: [Session]
  /// How many sessions to propose in addition to planned ones.
  package let wanted: Int
  /// Whether the number is the user's usual one, because the user set none.
  package let isUsualNumber: Bool
  /// The dates on which a hard session is already planned.
  package let planned: [LocalDate]
  package let dates: ClosedRange<LocalDate>
  package let zone: Zone
  /// The dates of races, which have free days around them.
  package let races: [LocalDate]
  /// The planned dates that are too close to a race.
  package let tooHard: [LocalDate]
  /// The first day without hard training because of how the user feels, and why; nil if none.
  package let heldBack: (date: LocalDate, reason: DayVerdict.Reason?)?
}

package struct WeekPlanInputs {
  /// The days to plan.
  package let dates: ClosedRange<LocalDate>
  package let diary: Diary
  package let history: History
  /// Nil if the user set none.
  package let hardPerWeek: Int?
  /// Nil if the user does not work shifts.
  private let shifts: ShiftDays?

  package init(
    on dates: ClosedRange<LocalDate>, _ diary: Diary, history: History, hardPerWeek: Int?
  ) {
    (self.dates, self.diary) = (dates, diary)
    (self.history, self.hardPerWeek) = (history, hardPerWeek)
    shifts = diary.timetable.shiftDays(before: dates.lowerBound)
  }

  private var preferences: Preferences { diary.preferences }
  fileprivate var zone: Zone { diary.occasion.zone }

  package static func days(neededFor dates: ClosedRange<LocalDate>) -> ClosedRange<LocalDate> {
    dates.lowerBound.advanced(by: -raceDays)...dates.upperBound.advanced(by: raceDays)
  }

  /// How many days after a long race have no hard training.
  static let raceDays = Race.daysAround

  /// Includes races before and after the week, as far as they were read.
  fileprivate var races: Races { diary.timetable.races }

  /// The days with training in the calendar or in plans, and those on which the training is hard.
  fileprivate var trained: (all: Set<LocalDate>, hard: Set<LocalDate>) {
    var (all, hard): (Set<LocalDate>, Set<LocalDate>) = ([], [])
    let habits = diary.habits(before: dates.lowerBound)
    for date in Self.days(neededFor: dates) {
      let day = diary.plannedDay(date)
      let planned = day.sessions.filter { !$0.isNothing }.map(\.intensity)
      let own = CalendarSession.all(among: day.events, habits).map(\.intensity)
      if !(planned + own).isEmpty { all.insert(date) }
      if (planned + own).contains(.hard) { hard.insert(date) }
    }
    return (all, hard)
  }

  /// Nil if no window is long enough and early enough, or if the day rules out hard training.
  fileprivate func session(on date: LocalDate) -> WeekPlan.Session? {
    let (own, next) = (diary.plannedDay(date), diary.plannedDay(date.advanced(by: 1)))
    guard own.state.allowsHard, !own.kinds.contains(where: { $0.kind == .nightShift }),
      NightWork(after: date, next.events, in: zone) == nil, let span = span(on: own)
    else { return nil }
    return WeekPlan.Session(
      date: date, span: span, load: own.load, cost: cost(of: own, before: next))
  }

  /// Lowest for a light day before another light day that does not start early.
  private func cost(of own: Day, before next: Day) -> Double {
    let start = next.firstEvent?.span.map { zone.reading(at: $0.start).time.secondOfDay }
    let early = max(Self.early, (wake(on: next.date) ?? 0) + lead)
    let late = own.events.contains { event in
      event.part.map { $0.end > zone.instant(of: LocalDateTime(own.date, Self.late)) } ?? false
    }
    return own.load.score / 100 + (next.load.level == .heavy ? 0.5 : 0)
      + (start.map { $0 < early } == true ? 0.5 : 0) + (late ? 0.25 : 0)
  }

  private static let early = 8 * 3600
  private static let late = TimeOfDay(clamping: 21 * 3600)
  private static let beforeSleep = 4 * 3600

  private var lead: Int { (preferences.ownPreparation ?? MorningLead.usual.minutes) * 60 }

  /// The start of the best window that ends early enough, after the usual time of waking.
  private func span(on day: Day) -> TimeSpan? {
    let minutes = preferences.minimumWindowMinutes
    let planned = day.sessions.filter { !$0.isNothing }.compactMap(\.span)
    let found = day.windows(holding: minutes, at: .hard, besides: planned)
    let latest = latest(on: day.date)
    let earliest = wake(on: day.date).map {
      zone.instant(of: LocalDateTime(day.date, TimeOfDay(clamping: $0)))
        .adding(seconds: preferences.preparationMinutes * 60)
    }
    return found.lazy.compactMap { window -> TimeSpan? in
      let start = max(window.span.start, earliest ?? window.span.start).roundedUp(to: 900)
      let span = TimeSpan(from: start, to: start.adding(seconds: minutes * 60))
      return span.end <= min(window.span.end, latest) ? span : nil
    }.first
  }

  private func latest(on date: LocalDate) -> Instant {
    let onset = onset(endingOn: date.advanced(by: 1))
    let usual = onset.map { zone.instant(ofOnset: $0, endingDay: date) }
    let end = usual ?? preferences.span(of: preferences.waking, on: date, in: zone).end
    return end.adding(seconds: -Self.beforeSleep)
  }

  private func onset(endingOn date: LocalDate) -> TimeOfDay? {
    let usual =
      median(onDaysLike: date, \.onsetMinutes)
      ?? HabitBorders(history.days, preferences).onset(endingOn: date)
    return usual.map(HabitBorders.clock(ofOnset:))
  }

  /// The median of days with the same shift; nil if too few are known, or without shifts.
  private func median(onDaysLike date: LocalDate, _ value: (HistoryDay) -> Double?) -> Double? {
    guard let shifts else { return nil }
    let values = history.days.filter { shifts[$0.date] == shifts[date] }.compactMap(value)
    return values.count >= SleepSummary.wakesNeeded ? values.median : nil
  }

  /// The median time of waking on such days, in seconds after midnight; nil if too few are known.
  private func wake(on date: LocalDate) -> Int? {
    func wake(_ day: HistoryDay) -> Double? { day.wake.map { Double($0.time.secondOfDay) } }
    if let usual = median(onDaysLike: date, wake) { return Int(truncating: usual) }
    let isWork = preferences.isWorkDay(date)
    let wakes = history.days.filter { preferences.isWorkDay($0.date) == isWork }.compactMap(wake)
    return wakes.count >= Self.wakesNeeded ? wakes.median.map { Int(truncating: $0) } : nil
  }

  private static let wakesNeeded = 7
}

extension WeekPlan {
  package init(_ inputs: WeekPlanInputs) {
    let hard = HardDays(inputs.history)
    let first = inputs.dates.lowerBound
    let (races, trained) = (inputs.races, inputs.trained)
    planned = trained.hard.filter { inputs.dates.contains($0) }.sorted()
    let number = inputs.hardPerWeek ?? hard.perWeek(before: first)
    wanted = max(0, number - planned.count)
    isUsualNumber = inputs.hardPerWeek == nil
    (dates, zone) = (inputs.dates, inputs.zone)
    self.races = races.all.filter { !$0.isMatch }.flatMap { Array($0.days) }
      .filter(WeekPlanInputs.days(neededFor: inputs.dates).contains)
    tooHard = planned.filter { races.on($0) == nil && races.limit(on: $0) != nil }
    let last = hard.dates.last { $0 < first }
    let taken = trained.hard.union(last.map { [$0] } ?? [])
    let candidates = inputs.dates.compactMap { date -> Session? in
      guard taken.allSatisfy({ abs($0.distance(to: date)) >= Self.daysApart }),
        !trained.all.contains(date), races.on(date) == nil, races.limit(on: date) == nil
      else { return nil }
      return inputs.session(on: date)
    }
    sessions = Self.best(of: candidates, wanted)
    let held = inputs.dates.lazy.map { inputs.diary.plannedDay($0) }.first { !$0.state.allowsHard }
    heldBack = held.map { ($0.date, $0.verdict.reasons.first) }
  }

  static let daysApart = 2

  /// Up to `count` sessions that are far enough apart, at the lowest cost; the earliest in a tie.
  static func best(of candidates: [Session], _ count: Int) -> [Session] {
    var best: (sessions: [Session], cost: Double) = ([], 0)
    for choice in 1..<max(2, 1 << min(candidates.count, 7)) {
      let chosen = candidates.indices.filter { choice >> $0 & 1 == 1 }.map { candidates[$0] }
      guard chosen.count <= count, chosen.count >= best.sessions.count,
        zip(chosen, chosen.dropFirst()).allSatisfy({ $0.date.distance(to: $1.date) >= daysApart })
      else { continue }
      let cost = chosen.reduce(0) { $0 + $1.cost }
      let isCheaper = cost < best.cost - 1e-9
      let isEarlier =
        cost < best.cost + 1e-9
        && chosen.map(\.date).lexicographicallyPrecedes(best.sessions.map(\.date))
      if chosen.count > best.sessions.count || isCheaper || isEarlier { best = (chosen, cost) }
    }
    return best.sessions
  }
}
