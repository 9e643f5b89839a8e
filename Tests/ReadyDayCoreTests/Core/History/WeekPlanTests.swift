import Testing

@testable import ReadyDayCore

@Suite struct WeekPlanTests {
  private let zone = Zone.fixture("Europe/Madrid")
  private let dates = date("2026-11-23")...date("2026-11-29")

  private func event(_ day: String, _ from: Int, _ to: Int, _ title: String = "Meeting")
    -> Occurrence
  {
    func moment(_ hour: Int) -> Instant {
      zone.instant(of: LocalDateTime(date(day), TimeOfDay(clamping: hour * 3600)))
    }
    return Occurrence(
      uid: "\(day)-\(from)", title: title, calendar: "work",
      time: .timed(TimeSpan(from: moment(from), to: moment(to))))
  }

  private func plan(
    _ events: [Occurrence], wanted: Int = 2, history: History = History([], hasCalendar: true),
    sessions: [LocalDate: [PlannedSession]] = [:]
  ) -> WeekPlan {
    let day = DayInputs(
      date: dates.lowerBound, zone: zone, now: zone.start(of: date("2026-11-22")),
      occurrences: events, morning: nil)
    return WeekPlan(
      WeekPlanInputs(
        on: dates, day, sessions: sessions, history: history, hardPerWeek: wanted))
  }

  @Test("the lightest days are taken, at least two apart, and none before a heavy one")
  func lightest() {
    let busy = ["2026-11-23", "2026-11-25", "2026-11-27"].flatMap { day in
      (9..<18).map { event(day, $0, $0 + 1, "Board review") }
    }
    let plan = plan(busy)
    // Tuesday and Thursday come before heavy days; the weekend before none.
    #expect(
      plan.sessions.map(\.date.description) == ["2026-11-26", "2026-11-28"]
        || plan.sessions.map(\.date.description) == ["2026-11-24", "2026-11-28"])
    #expect(plan.sessions.allSatisfy { $0.level == .light && $0.span.minutes == 60 })
  }

  @Test("of days alike the earlier ones")
  func ties() {
    let plan = plan([event("2026-11-23", 9, 10)], wanted: 3)
    #expect(plan.sessions.map(\.date.day) == [24, 26, 28])
  }

  @Test("a session ends four hours before one usually sleeps")
  func early() {
    for session in plan([]).sessions {
      let end = zone.reading(at: session.span.end).time
      #expect(end <= TimeOfDay(clamping: 18 * 3600))
    }
  }

  @Test("no hard day within three of a race, two of the last hard one, or of one that is planned")
  func kept() {
    let race = plan([event("2026-11-26", 9, 12, "Marathon")])
    #expect(race.races == [date("2026-11-26")])
    #expect(race.sessions.isEmpty)
    let start = zone.instant(of: LocalDateTime(date("2026-11-25"), TimeOfDay(clamping: 64_800)))
    let hard = PlannedSession(
      activity: .running, span: TimeSpan(from: start, to: start.adding(seconds: 3600)),
      intensity: .hard)
    let planned = plan([], sessions: [date("2026-11-25"): [hard]])
    #expect(planned.planned == [date("2026-11-25")] && planned.wanted == 1)
    #expect(planned.sessions.map(\.date.day) == [23])
  }

  @Test("a day without an hour that is early enough is none")
  func full() {
    let all = dates.map { event($0.description, 6, 22) }
    #expect(plan(all).sessions.isEmpty)
    let text = TextStyle.encodeVerbatim(
      TextRenderer(report: Report(plan(all), phrases: English()), width: 120).lines)
    #expect(text.contains("No day has a free hour that is early enough"))
  }

  @Test("as many as one usually trains hard, one to three")
  func usual() {
    func history(_ hard: (Int) -> Bool) -> History {
      let days = (0..<60).map { index in
        var day = HistoryDay(date("2026-11-22").advanced(by: index - 59))
        (day.source, day.workouts, day.strain) = (
          .whoop, 1, hard(index) ? 16 : 8 + Double(index % 3)
        )
        return day
      }
      return History(days, hasCalendar: false)
    }
    #expect(
      HardDays(history { $0 % 7 == 2 || $0 % 7 == 5 }).perWeek(before: date("2026-11-23")) == 2)
    #expect(HardDays(History([], hasCalendar: false)).perWeek(before: date("2026-11-23")) == 1)
  }
}
