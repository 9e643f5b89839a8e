import TestSupport
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
    _ events: [Occurrence], wanted: Int? = 2, history: History = History([], hasCalendar: true),
    sessions: [LocalDate: [PlannedSession]] = [:]
  ) -> WeekPlan {
    let diary = DayParts(
      date: dates.lowerBound, zone: zone, now: zone.start(of: date("2026-11-22")),
      occurrences: events
    ).diary
    diary.planned = sessions
    return WeekPlan(WeekPlanInputs(on: dates, diary, history: history, hardPerWeek: wanted))
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
    #expect(plan.sessions.allSatisfy { $0.load.level == .light && $0.span.minutes == 60 })
  }

  @Test("no day of an incomplete calendar is known to be light") func incomplete() {
    var day = DayParts(
      date: dates.lowerBound, zone: zone, now: zone.start(of: date("2026-11-22")),
      occurrences: [event("2026-11-23", 9, 10)])
    day.knowsCalendar = false
    let plan = WeekPlan(
      WeekPlanInputs(on: dates, day.diary, history: History([], hasCalendar: true), hardPerWeek: 2))
    #expect(plan.sessions.map(\.load.level) == [.light, .light])
    #expect(plan.sessions.map(\.load.knownLevel) == [nil, nil])
  }

  @Test("of days alike the earlier ones") func ties() {
    let plan = plan([event("2026-11-23", 9, 10)], wanted: 3)
    #expect(plan.sessions.map(\.date.day) == [24, 26, 28])
  }

  @Test("a session ends four hours before one usually sleeps") func early() {
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
      activity: .running, span: TimeSpan(start, seconds: 3600), intensity: .hard)
    let planned = plan([], sessions: [date("2026-11-25"): [hard]])
    #expect(planned.planned == [date("2026-11-25")] && planned.wanted == 1)
    #expect(planned.sessions.map(\.date.day) == [23])
  }

  @Test("a hard session that is planned too close to a race does not pass without a word")
  func tooHard() {
    func hard(_ day: String) -> PlannedSession {
      let start = zone.instant(of: LocalDateTime(date(day), TimeOfDay(clamping: 64_800)))
      return PlannedSession(
        activity: .running, span: TimeSpan(start, seconds: 3600), intensity: .hard)
    }
    // Six days before a marathon and three; the race is after the week.
    let days = ["2026-11-25", "2026-11-28"]
    let plan = plan(
      [event("2026-12-01", 9, 13, "Marathon")],
      sessions: Dictionary(uniqueKeysWithValues: days.map { (date($0), [hard($0)]) }))
    #expect(plan.planned == days.map(date) && plan.tooHard == [date("2026-11-28")])
    func text(_ book: Voice) -> String {
      let report = Report(plan, phrases: book)
      return TextStyle.encodeVerbatim(TextRenderer(report: report, width: 120).lines)
        .split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    }
    #expect(
      text(Voice(.english)).contains(
        "already planned: Wed 25 Nov and Sat 28 Nov; ease or move Sat 28 Nov."))
    #expect(
      text(Voice(.spanish)).contains("suaviza o cambia de día lo del sábado 28 de noviembre."))
  }

  private func session(
    _ day: String, _ intensity: PlannedIntensity, minutes: Int = 60, _ activity: Activity = .running
  ) -> (LocalDate, [PlannedSession]) {
    let start = zone.instant(of: LocalDateTime(date(day), TimeOfDay(clamping: 64_800)))
    return (
      date(day),
      [
        PlannedSession(
          activity: activity, span: TimeSpan(start, seconds: minutes * 60), intensity: intensity)
      ]
    )
  }

  @Test("nothing hard within a day of a long flight, or two after a change of clocks")
  func afterFlight() {
    func flight(_ hours: Int, to zone: String? = nil) -> Occurrence {
      let start = self.zone.instant(
        of: LocalDateTime(date("2026-11-24"), TimeOfDay(clamping: 36_000)))
      var flight = event("2026-11-24", 10, 12, "Flight MAD-JFK")
      flight.time = .timed(TimeSpan(start, seconds: hours * 3600))
      flight.details.clock = .zone
      flight.details.zones = .named(start: self.zone, end: zone.map(Zone.fixture) ?? self.zone)
      return flight
    }
    let (domestic, abroad) = (flight(3), flight(8, to: "America/New_York"))
    for (flight, hours) in [(domestic, 24), (abroad, 48)] {
      let end = flight.time.span(in: zone).end.adding(seconds: hours * 3600)
      let found = plan([flight], wanted: 4).sessions.filter { $0.date > date("2026-11-24") }
      #expect(!found.isEmpty && found.allSatisfy { $0.span.start >= end }, "\(hours)")
    }
    let late = Dictionary(uniqueKeysWithValues: [session("2026-11-25", .hard)])
    #expect(plan([abroad], sessions: late).tooHard == [date("2026-11-25")])
    #expect(plan([flight(1)], sessions: late).tooHard.isEmpty)
  }

  @Test("a session is told by the clocks of where the day is, and named if they are others")
  func elsewhere() {
    let span = TimeSpan(
      from: zone.start(of: date("2026-11-25")),
      to: zone.start(of: date("2026-11-25")).adding(seconds: 3600))
    let session = WeekPlan.Session(
      date: date("2026-11-25"), span: span, zone: .fixture("Asia/Tokyo"),
      load: CalendarLoad(of: [], heavyAbove: 70), cost: 0)
    #expect(Voice(.english).when(session, zone) == "Wed 25 Nov 08:00–09:00, Tokyo time")
    #expect(Voice(.english).when(session, session.zone) == "Wed 25 Nov 08:00–09:00")
  }

  @Test("nothing hard the day after a long or hard session that is planned") func afterLong() {
    let long = plan(
      [], wanted: 4,
      sessions: Dictionary(uniqueKeysWithValues: [session("2026-11-25", .moderate, minutes: 90)]))
    #expect(!long.sessions.isEmpty)
    #expect(long.sessions.allSatisfy { ![25, 26].contains($0.date.day) })
    let both = plan(
      [],
      sessions: Dictionary(
        uniqueKeysWithValues: ["2026-11-24", "2026-11-25", "2026-11-26"].map {
          session($0, .hard)
        }))
    #expect(both.tooHard == [date("2026-11-25")])
  }

  @Test("nothing hard in the last four days before the race one tapers for") func beforeMainRace() {
    let race = event("2026-11-29", 10, 12, "City 21K half marathon")
    let plan = plan(
      [race], wanted: 4, sessions: Dictionary(uniqueKeysWithValues: [session("2026-11-25", .hard)]))
    #expect(plan.tooHard == [date("2026-11-25")])
    #expect(plan.sessions.allSatisfy { $0.date < date("2026-11-25") })
  }

  @Test("the way back from an illness and an injury hold hard training back, and say until when")
  func heldBack() throws {
    func plan(_ word: Feeling.Word, until: LocalDate? = nil) throws -> WeekPlan {
      var parts = DayParts(date: dates.lowerBound, zone: zone, occurrences: [])
      parts.said = [
        try Feeling(
          word, on: dates.lowerBound, until: until, id: "f", at: Instant(secondsSince1970: 1))
      ]
      let diary = parts.diary
      diary.planned[date("2026-11-28")] = session("2026-11-28", .hard).1
      return WeekPlan(
        WeekPlanInputs(on: dates, diary, history: History([], hasCalendar: true), hardPerWeek: 3))
    }
    // Ill until Wednesday; three easy days and two moderate ones follow.
    let ill = try plan(.ill(isSystemic: true))
    let end = try #require(ill.heldBack?.end)
    #expect(end > date("2026-11-28") && ill.tooHard == [date("2026-11-28")])
    #expect(ill.sessions.allSatisfy { $0.date >= end })
    let text = TextStyle.encodeVerbatim(
      TextRenderer(report: Report(ill, phrases: Voice(.english)), width: 160).lines)
    #expect(text.contains("Nothing hard before \(Voice(.english).shortDate(end)): you said"))
    let injured = try plan(.injured(.knee), until: date("2026-11-26"))
    #expect(injured.sessions.allSatisfy { $0.date > date("2026-11-26") })
    #expect(injured.heldBack?.end == date("2026-11-27") && injured.tooHard.isEmpty)
    #expect(try plan(.injured(.knee)).tooHard == [date("2026-11-28")])
  }

  @Test("who plans enough is told whether that is the usual number or the one that was set")
  func enough() {
    let start = zone.instant(of: LocalDateTime(date("2026-11-25"), TimeOfDay(clamping: 64_800)))
    let hard = PlannedSession(
      activity: .running, span: TimeSpan(start, seconds: 3600), intensity: .hard)
    func text(_ wanted: Int?, _ book: Voice) -> String {
      let sessions = [date("2026-11-25"): [hard], date("2026-11-27"): [hard]]
      let report = Report(plan([], wanted: wanted, sessions: sessions), phrases: book)
      return TextStyle.encodeVerbatim(TextRenderer(report: report, width: 120).lines)
    }
    #expect(text(nil, Voice(.english)).contains("as many hard sessions planned as you usually do."))
    #expect(text(2, Voice(.english)).contains("as many hard sessions planned as you want."))
    #expect(text(nil, Voice(.spanish)).contains("tantas sesiones fuertes como sueles hacer."))
    #expect(text(2, Voice(.spanish)).contains("tantas sesiones fuertes como quieres."))
  }

  @Test("nothing hard beside a night that is worked") func nights() {
    func night(_ day: String, _ from: Int, _ to: Int) -> Occurrence {
      var shift = event(day, from, 23, "Turno")
      let start = zone.instant(of: LocalDateTime(date(day), TimeOfDay(clamping: from * 3600)))
      shift.time = .timed(TimeSpan(start, seconds: to * 3600))
      return shift
    }
    let shifts = [night("2026-11-24", 22, 8), night("2026-11-28", 0, 8)]
    #expect(plan(shifts, wanted: 7).sessions.map(\.date.day) == [23, 26, 29])
  }

  @Test("a day without an hour that is early enough is none") func full() {
    let all = dates.flatMap { [event("\($0)", 6, 14), event("\($0)", 14, 22, "Other")] }
    #expect(plan(all).sessions.isEmpty)
    let text = TextStyle.encodeVerbatim(
      TextRenderer(report: Report(plan(all), phrases: Voice(.english)), width: 120).lines)
    #expect(text.contains("No day has a free hour early enough"))
  }

  @Test("as many as one usually trains hard, one to three") func usual() {
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

  /// The forty days before the week; every fifth is hard, the last this long before Monday.
  private func hardDays(lastBefore days: Int) -> History {
    let all = (1...40).reversed().map { before in
      var day = HistoryDay(dates.lowerBound.advanced(by: -before))
      (day.source, day.workouts) = (.whoop, 1)
      day.strain = before % 5 == days % 5 ? 16 : 8
      return day
    }
    return History(all, hasCalendar: true)
  }

  @Test(
    "the day after the last hard one stays free",
    arguments: [(1, [24, 26, 28]), (2, [23, 25, 27]), (3, [23, 25, 27])])
  func afterHardDay(daysBefore: Int, expected: [Int]) {
    let plan = plan([], wanted: 3, history: hardDays(lastBefore: daysBefore))
    #expect(plan.sessions.map(\.date.day) == expected)
  }

  @Test(
    "an evening counts as long as the session ends four hours before one usually sleeps",
    arguments: [(17, 2), (18, 0), (19, 0)])
  func evening(free: Int, sessions: Int) {
    let plan = plan(dates.map { event($0.description, 6, free) })
    #expect(plan.sessions.count == sessions)
    #expect(plan.sessions.allSatisfy { zone.reading(at: $0.span.start).time.hour == free })
  }

  @Test("an easy session that is planned takes the place of no hard one, and keeps its day")
  func easy() {
    let start = zone.instant(of: LocalDateTime(date("2026-11-25"), TimeOfDay(clamping: 64_800)))
    let easy = PlannedSession(
      activity: .running, span: TimeSpan(start, seconds: 3600), intensity: .light)
    let plan = plan([], wanted: 3, sessions: [date("2026-11-25"): [easy]])
    #expect(plan.planned.isEmpty && plan.wanted == 3)
    #expect(plan.sessions.map(\.date.day) == [23, 26, 28])
  }

  @Test(
    "nothing hard is proposed while the calendar asks for less, and a hard session there is named",
    arguments: ["Baja médica", "Deload week"])
  func askedForLess(title: String) {
    let leave = Occurrence(
      uid: "leave", title: title, calendar: "home",
      time: .allDay(date("2026-11-23")..<date("2026-11-27")))
    let plan = plan([leave, event("2026-11-24", 18, 19, "Intervals 6x1000")], wanted: 3)
    #expect(plan.sessions.map(\.date.day) == [27, 29])
    #expect(plan.tooHard == [date("2026-11-24")])
    #expect(plan.heldBack?.reason == .deload(title) && plan.heldBack?.end?.day == 27)
  }

  @Test("days that ask for less in the middle of the dates are named from their first")
  func heldLater() {
    let leave = Occurrence(
      uid: "leave", title: "Sick leave", calendar: "home",
      time: .allDay(date("2026-11-26")..<date("2026-11-28")))
    let report = Report(plan([leave], wanted: 3), phrases: Voice(.english))
    let text = TextStyle.encodeVerbatim(TextRenderer(report: report, width: 160).lines)
    #expect(text.contains("Nothing hard from Thu 26 Nov to Fri 27 Nov"), "\(text)")
  }

  @Test("no session begins before one usually is up and ready, to the next quarter of an hour")
  func onceUp() {
    let days = (1...28).reversed().map { before in
      var day = HistoryDay(dates.lowerBound.advanced(by: -before))
      (day.source, day.wake) = (.whoop, LocalDateTime(day.date, .at("09:40")))
      return day
    }
    let plan = plan([], wanted: 3, history: History(days, hasCalendar: true))
    #expect(plan.sessions.count == 3)
    for session in plan.sessions {
      #expect(zone.reading(at: session.span.start).time == .at("10:15"))
    }
  }
}
