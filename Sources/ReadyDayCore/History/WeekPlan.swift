/// The days of a week best suited to hard training.
///
/// Does not forecast recovery: that is possible only to within 56 points, against 59 without data.
package struct WeekPlan: Sendable {
  package struct Session: Equatable, Sendable {
    package let date: LocalDate
    package let span: TimeSpan
    /// Where the day is.
    package let zone: Zone
    package let load: CalendarLoad
    /// The lower, the better.
    package let cost: Double
  }

  package let sessions: [Session]
  /// Every day and its load; nil without a calendar.
  package let days: [(date: LocalDate, load: CalendarLoad?)]
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
  /// The planned dates that rule out hard training.
  package let tooHard: [LocalDate]
  /// Nil if the user's health allows hard training on all dates.
  package let heldBack: HeldBack?

  package struct HeldBack: Equatable, Sendable {
    /// The first day without hard training, and why.
    package let date: LocalDate
    package let reason: DayVerdict.Reason?
    /// The first day after it that allows hard training again; nil if none of the next weeks does.
    package let end: LocalDate?
  }
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
  /// Long flights, with the time after them in which nobody trains hard.
  private let flights: [TimeSpan]
  /// What the user trains; running if that is unknown.
  private let sports: [Activity]

  package init(
    on dates: ClosedRange<LocalDate>, _ diary: Diary, history: History, hardPerWeek: Int?
  ) {
    (self.dates, self.diary) = (dates, diary)
    (self.history, self.hardPerWeek) = (history, hardPerWeek)
    shifts = diary.timetable.shiftDays(before: dates.lowerBound)
    let known = diary.habits(before: dates.lowerBound).sports.map(\.activity)
    sports = known.isEmpty ? [.running] : known
    flights = (dates.lowerBound.advanced(by: -Self.flightDays)...dates.upperBound).flatMap {
      diary.plannedDay($0).flightsToRecoverFrom
    }
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

  /// How many days after a flight may have no hard training.
  private static let flightDays = 4

  /// Training in the calendar or in plans on the days with any, around the dates too.
  fileprivate var trained: [LocalDate: [PlannedSession]] {
    let habits = diary.habits(before: dates.lowerBound)
    return Self.days(neededFor: dates).reduce(into: [:]) { trained, date in
      let day = diary.plannedDay(date)
      let own = CalendarSession.all(among: day.events, habits).without(day.sessions)
        .map { PlannedSession($0) }
      let found = (day.sessions + own).filter {
        !$0.isNothing && ($0.isDone || day.hindrance(to: $0.span) == nil)
      }
      if !found.isEmpty { trained[date] = found }
    }
  }

  /// Nil if no window is long enough and early enough, or if the day rules out hard training.
  fileprivate func session(on date: LocalDate) -> WeekPlan.Session? {
    let (own, next) = (diary.plannedDay(date), diary.plannedDay(date.advanced(by: 1)))
    guard allowsHard(own, before: next), !isInjured(on: own), let span = span(on: own) else {
      return nil
    }
    return WeekPlan.Session(
      date: date, span: span, zone: own.zone, load: own.load, cost: cost(of: own, before: next))
  }

  private func allowsHard(_ day: Day, before next: Day) -> Bool {
    day.state.allowsHard && day.askedForLess == nil && races.limit(on: day.date) == nil
      && !races.isSoonMain(after: day.date)
      && !day.kinds.contains { $0.kind == .nightShift }
      && NightWork(after: day.date, next.events, in: zone) == nil
  }

  /// Whether an injury spares none of the user's sports.
  private func isInjured(on day: Day) -> Bool {
    sports.allSatisfy { day.state.injury(loadedBy: $0) != nil }
  }

  /// Whether the day rules out one of its hard `sessions`.
  fileprivate func isTooHard(_ sessions: [PlannedSession], on date: LocalDate) -> Bool {
    let (own, next) = (diary.plannedDay(date), diary.plannedDay(date.advanced(by: 1)))
    guard races.on(date) == nil else { return false }
    return !allowsHard(own, before: next)
      || sessions.contains { session in
        let start = session.span?.start ?? zone.instant(of: LocalDateTime(date, BusyMornings.noon))
        return session.intensity == .hard
          && (own.state.injury(loadedBy: session.activity) != nil || isAfterFlight(start))
      }
  }

  private func isAfterFlight(_ moment: Instant) -> Bool {
    flights.contains { $0.contains(moment) }
  }

  fileprivate var heldBack: WeekPlan.HeldBack? {
    func isHeld(_ day: Day) -> Bool {
      !day.state.allowsHard || isInjured(on: day) || day.askedForLess != nil
    }
    guard let first = dates.lazy.map({ diary.plannedDay($0) }).first(where: isHeld) else {
      return nil
    }
    let injury =
      isInjured(on: first)
      ? first.state.injuries.first.map { DayVerdict.Reason.injured($0.joint) } : nil
    let end = (1...Self.daysAhead).lazy.map { first.date.advanced(by: $0) }
      .first { !isHeld(diary.plannedDay($0)) }
    return WeekPlan.HeldBack(
      date: first.date,
      reason: first.state.allowsHard ? injury ?? first.askedForLess : first.verdict.reasons.first,
      end: end)
  }

  private static let daysAhead = 14

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
    let latest = latest(on: day)
    let earliest = wake(on: day.date).map {
      day.zone.instant(of: LocalDateTime(day.date, TimeOfDay(clamping: $0)))
        .adding(seconds: preferences.preparationMinutes * 60)
    }
    return found.lazy.compactMap { window -> TimeSpan? in
      let rested = flights.filter { $0.intersection(window.span) != nil }.map(\.end)
      let start = ([window.span.start] + [earliest].compactMap(\.self) + rested).max()
      guard let start = start?.roundedUp(to: 900) else { return nil }
      let span = TimeSpan(from: start, to: start.adding(seconds: minutes * 60))
      return span.end <= min(window.span.end, latest) ? span : nil
    }.first
  }

  private func latest(on day: Day) -> Instant {
    let onset = onset(endingOn: day.date.advanced(by: 1))
    let usual = onset.map { day.zone.instant(ofOnset: $0, endingDay: day.date) }
    let end = usual ?? preferences.span(of: preferences.waking, on: day.date, in: day.zone).end
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
    let hardDays = trained.filter { $0.value.contains { $0.intensity == .hard } }
    planned = hardDays.keys.filter { inputs.dates.contains($0) }.sorted()
    let number = inputs.hardPerWeek ?? hard.perWeek(before: first)
    wanted = max(0, number - planned.count)
    isUsualNumber = inputs.hardPerWeek == nil
    (dates, zone) = (inputs.dates, inputs.zone)
    days = inputs.dates.map { date in
      (date, inputs.diary.hasCalendar ? inputs.diary.plannedDay(date).load : nil)
    }
    self.races = races.all.filter { !$0.isMatch }.flatMap { Array($0.days) }
      .filter(WeekPlanInputs.days(neededFor: inputs.dates).contains)
    let last = hard.dates.last { $0 < first }
    let tooHard = Self.tooHard(trained, after: last, inputs)
    self.tooHard = planned.filter(tooHard.contains)
    let taken = Set(hardDays.keys).union(last.map { [$0] } ?? [])
    let candidates = inputs.dates.compactMap { date -> Session? in
      guard taken.allSatisfy({ abs($0.distance(to: date)) >= Self.daysApart }),
        trained[date] == nil, races.on(date) == nil,
        trained[date.advanced(by: -1)]?.contains(where: \.isLong) != true
      else { return nil }
      return inputs.session(on: date)
    }
    sessions = Self.best(of: candidates, wanted)
    heldBack = inputs.heldBack
  }

  /// Dates of hard sessions that the day rules out, or a hard or long one that stays the day before.
  private static func tooHard(
    _ trained: [LocalDate: [PlannedSession]], after last: LocalDate?, _ inputs: WeekPlanInputs
  ) -> Set<LocalDate> {
    var (found, stays): (Set<LocalDate>, Set<LocalDate>) = ([], last.map { [$0] } ?? [])
    for (date, sessions) in trained.ordered(by: { $0.key < $1.key }) {
      let isHard = sessions.contains { $0.intensity == .hard }
      if isHard, stays.contains(date.advanced(by: -1)) || inputs.isTooHard(sessions, on: date) {
        found.insert(date)
      } else if isHard || sessions.contains(where: \.isLong) {
        stays.insert(date)
      }
    }
    return found
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

extension PlannedSession {
  /// Whether the day after it should not be hard either.
  fileprivate var isLong: Bool { minutes >= 90 }
}

extension Races {
  /// Whether a race to taper for is at most four days after `date`.
  fileprivate func isSoonMain(after date: LocalDate) -> Bool {
    all.contains { (1...4).contains($0.distance(from: date)) && isMain($0) }
  }
}

extension Day {
  /// Flights, with the time after them in which nobody trains hard: a day after a long one, two
  /// after a change of clocks.
  fileprivate var flightsToRecoverFrom: [TimeSpan] {
    flights.compactMap { flight in
      guard let span = flight.span else { return nil }
      let days =
        abs(hoursAhead(after: flight)) >= 4 ? 2 : span.seconds >= KnownCause.longFlight ? 1 : 0
      return days == 0
        ? nil : TimeSpan(from: span.start, to: span.end.adding(seconds: days * 86_400))
    }
  }
}
