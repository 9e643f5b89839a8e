import Testing

@testable import ReadyDayCore

@Suite("How a planned session fits the day")
struct SessionFitTests {
  private static func session(
    _ activity: Activity = .running, _ start: String? = "18:00", minutes: Int = 60,
    _ intensity: PlannedIntensity = .hard
  ) -> PlannedSession {
    var details = PlanDetails(date: SampleDay.monday, activity: activity)
    details.start = start.map { .at($0) }
    details.minutes = minutes
    details.intensity = intensity
    let moment = Instant(secondsSince1970: 0)
    let plan = try! TrainingPlan(details, id: "p", createdAt: moment, updatedAt: moment)
    return PlannedSession(DatedPlan(date: SampleDay.monday, plan: plan), in: SampleDay.zone)
  }

  private static func day(
    _ score: Double?, _ sessions: [PlannedSession],
    occurrences: [Occurrence]? = SampleDay.occurrences, now: String = "06:55"
  ) -> Day {
    DayInputs(
      date: SampleDay.monday, zone: SampleDay.zone,
      now: SampleDay.zone.instant(of: LocalDateTime(SampleDay.monday, .at(now))),
      occurrences: occurrences, morning: score.map { .scored($0) }, sessions: sessions
    ).day
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let what: String
    let english: String
    let spanish: String
    let day: Day
    var testDescription: String { what }
  }

  @Test(
    "it is said in both languages",
    arguments: [
      Case(
        what: "red and hard",
        english: "too hard for today; try 30 min of easy movement",
        spanish: "hoy no toca; mejor 30 min de movimiento suave",
        day: day(20, [session(.running, "17:30")], occurrences: [])),
      Case(
        what: "red and moderate",
        english: "too hard for today; try 20 min of easy movement",
        spanish: "hoy no toca; mejor 20 min de movimiento suave",
        day: day(20, [session(.rowing, "17:30", minutes: 20, .moderate)], occurrences: [])),
      Case(
        what: "red and light", english: "fits your calendar", spanish: "cabe en tu agenda",
        day: day(20, [session(.walking, "17:30", .light)], occurrences: [])),
      Case(
        what: "yellow and hard",
        english: "too hard for today; make it moderate",
        spanish: "hoy no toca; que sea moderada",
        day: day(50, [session(.running, "17:00")], occurrences: [])),
      Case(
        what: "green and rest",
        english: "as planned, although your green recovery would allow more",
        spanish: "como tenías previsto, aunque la recuperación en verde daría para más",
        day: day(
          80, [session(.rest, nil, .light)],
          occurrences: [SampleDay.meeting("Offsite", "06:00", "17:00", people: 2)])),
      Case(
        what: "green and late, with an earlier place",
        english: "ends less than 4 h before you usually fall asleep; try 17:00–18:00",
        spanish: "acaba menos de 4 h antes de tu hora habitual de dormir; mejor 17:00–18:00",
        day: day(80, [session(.running, "20:00")], occurrences: [])),
      Case(
        what: "green and late, without one",
        english: "ends less than 4 h before you usually fall asleep; make it moderate",
        spanish: "acaba menos de 4 h antes de tu hora habitual de dormir; que sea moderada",
        day: day(
          80, [session(.running, "20:00")],
          occurrences: [SampleDay.meeting("Offsite", "06:00", "19:00", people: 2)])),
      Case(
        what: "in a meeting",
        english: "clashes with \"Board review Q3\"; try 07:30–08:00",
        spanish: "se solapa con «Board review Q3»; mejor 07:30–08:00",
        day: day(80, [session(.running, "10:00", minutes: 30, .light)])),
      Case(
        what: "in a meeting, with a place before and a nearer one after it",
        english: "clashes with \"Offsite\"; try 19:00–20:00",
        spanish: "se solapa con «Offsite»; mejor 19:00–20:00",
        day: day(
          80, [session(.running, "17:00", .light)],
          occurrences: [SampleDay.meeting("Offsite", "10:00", "19:00", people: 2)])),
      Case(
        what: "in what begins after midnight",
        english: "clashes with \"Release\"; try 20:30–22:00",
        spanish: "se solapa con «Release»; mejor 20:30–22:00",
        day: day(
          50, [session(.walking, "23:00", minutes: 90, .moderate)],
          occurrences: [
            SampleDay.meeting(
              "Release", "00:15", "01:00", people: 3, date: SampleDay.monday.advanced(by: 1))
          ])),
      Case(
        what: "just before a meeting",
        english: "too close to \"Board review\"; try 07:30–08:30",
        spanish: "muy cerca de «Board review»; mejor 07:30–08:30",
        day: day(
          20, [session(.walking, "07:45", .light)],
          occurrences: [SampleDay.meeting("Board review", "09:00", "11:00", people: 9)])),
      Case(
        what: "longer than any free stretch", english: "no gap is long enough for it",
        spanish: "no cabe en ningún hueco",
        day: day(80, [session(.hiking, nil, minutes: 400, .light)])),
      Case(
        what: "over", english: "over", spanish: "ya ha pasado",
        day: day(20, [session(.running, "07:00")], now: "09:00")),
      Case(
        what: "over this very second", english: "over", spanish: "ya ha pasado",
        day: day(20, [session(.running, "07:00")], now: "08:00")),
      Case(
        what: "no calendar", english: "no calendar to check",
        spanish: "sin calendario que comprobar",
        day: day(80, [session(.running, "07:00")], occurrences: nil)),
      Case(
        what: "recovery unknown", english: "fits your calendar", spanish: "cabe en tu agenda",
        day: day(nil, [session(.running, "07:00")], occurrences: [])),
    ])
  func words(row: Case) throws {
    let fit = try #require(row.day.sessionFits.first)
    let clocks: (TimeSpan) -> String = { $0.clock() }
    #expect(Voice(.english).fit(fit, on: row.day, clocks: clocks) == row.english)
    #expect(Voice(.spanish).fit(fit, on: row.day, clocks: clocks) == row.spanish)
  }

  /// The sample day of somebody who usually falls asleep at 23:00.
  private static func evening(
    _ sessions: [PlannedSession], occurrences: [Occurrence]? = []
  ) -> Day {
    var morning = MorningReport.scored(80)
    morning.sleep.usualOnset = .at("23:00")
    return DayInputs(
      date: SampleDay.monday, zone: SampleDay.zone,
      now: SampleDay.zone.instant(of: LocalDateTime(SampleDay.monday, .at("06:55"))),
      occurrences: occurrences, morning: morning, sessions: sessions
    ).day
  }

  struct Clash: Sendable, CustomTestStringConvertible {
    let what: String
    let day: Day
    /// What is said of each session.
    let english: [String]
    let spanish: [String]
    var testDescription: String { what }
  }

  @Test(
    "a session that ends after the usual sleep, or takes the time of another, does not fit",
    arguments: [
      Clash(
        what: "past the usual sleep",
        day: evening([session(.swimming, "22:01", .moderate)]),
        english: ["ends after you usually fall asleep (23:00); try 21:00–22:00"],
        spanish: ["acaba después de tu hora habitual de dormir (23:00); mejor 21:00–22:00"]),
      Clash(
        what: "at the usual sleep", day: evening([session(.swimming, "22:00", .moderate)]),
        english: ["fits your calendar"], spanish: ["cabe en tu agenda"]),
      Clash(
        what: "hard, past the usual sleep, without a calendar",
        day: evening([session(.swimming, "22:30", .hard)], occurrences: nil),
        english: ["ends after you usually fall asleep (23:00)"],
        spanish: ["acaba después de tu hora habitual de dormir (23:00)"]),
      Clash(
        what: "two at one time",
        day: evening([session(.tennis, "17:00", .light), session(.running, "17:30", .light)]),
        english: ["clashes with Running", "clashes with Tennis; try 18:00–19:00"],
        spanish: ["se solapa con Carrera", "se solapa con Tenis; mejor 18:00–19:00"]),
      Clash(
        what: "two, one after the other",
        day: evening([session(.tennis, "17:00", .light), session(.running, "18:00", .light)]),
        english: ["fits your calendar", "fits your calendar"],
        spanish: ["cabe en tu agenda", "cabe en tu agenda"]),
      Clash(
        what: "one of the two is done",
        day: evening([
          LightsOutTests.done(session(.tennis, "17:00", .light)),
          session(.running, "17:30", .light),
        ]),
        english: ["fits your calendar", "fits your calendar"],
        spanish: ["cabe en tu agenda", "cabe en tu agenda"]),
    ])
  func clashes(row: Clash) {
    func said(_ book: Voice) -> [String] {
      row.day.sessionFits.map { book.fit($0, on: row.day) { $0.clock() } }
    }
    #expect(said(Voice(.english)) == row.english)
    #expect(said(Voice(.spanish)) == row.spanish)
  }

  @Test("what is planned is allowed on a day by feel, whatever it asks")
  func byFeel() {
    let sessions = [Self.session(.running, "18:00", .hard), Self.session(.yoga, "19:00", .light)]
    let day = Self.day(nil, sessions)
    #expect(day.verdict.training == .byFeel)
    #expect(sessions.allowed(by: day.verdict) == sessions)
  }

  @Test(
    "a session at no certain hour is the event that names its activity",
    arguments: [
      ("Run with Sara", true), ("Yoga", false), ("Workout", false), ("Board review", false),
    ])
  func untimed(_ title: String, _ isSame: Bool) throws {
    var event = SampleDay.meeting(title, "18:30", "19:30", people: 2)
    event.hasConference = false
    let day = Self.day(80, [Self.session(.running, nil)], occurrences: [event])
    let fit = try #require(day.sessionFits.first)
    #expect((fit.room == .inCalendar(title)) == isSame)
  }

  @Test("a place that another session has is not proposed")
  func others() throws {
    let day = Self.day(
      80, [Self.session(.yoga, nil, .light), Self.session(.running, "17:00", .light)],
      occurrences: [SampleDay.meeting("Offsite", "06:00", "17:00", people: 2)])
    let fit = try #require(day.sessionFits.first)
    #expect(fit.room == .window(day.span(clock: "18:00", to: "19:00")))
  }

  @Test("no two sessions without a time are sent to one stretch")
  func together() {
    let day = Self.day(
      80,
      (0..<3).map { _ in Self.session(.yoga, nil, .light) } + [Self.session(.rowing, nil, .light)],
      occurrences: [SampleDay.meeting("Offsite", "06:00", "20:00", people: 2)])
    #expect(
      day.sessionFits.map(\.room) == [
        .window(day.span(clock: "20:00", to: "21:00")),
        .window(day.span(clock: "21:00", to: "22:00")), .none, .none,
      ])
  }

  @Test("who planned to rest is not told to train hard")
  func rest() {
    let rest = Self.day(80, [Self.session(.rest, nil, .light)], occurrences: [])
    let both = Self.day(
      80, [Self.session(.rest, nil, .light), Self.session(.running, "08:00")], occurrences: [])
    #expect(IntenseTraining.evaluate(rest).obstacle == IntenseTraining.Silence.restPlanned.obstacle)
    #expect(IntenseTraining.evaluate(both).recommendation != nil)
  }

  @Test("sessions stand in order of time, those without one last")
  func order() {
    let sessions = [
      Self.session(.yoga, nil), Self.session(.running, "18:00"), Self.session(.rowing, "07:00"),
    ]
    #expect(sessions.inOrder.map(\.activity) == [.rowing, .running, .yoga])
  }
}

extension Day {
  fileprivate func span(clock start: String, to end: String) -> TimeSpan {
    TimeSpan(
      from: zone.instant(of: LocalDateTime(date, .at(start))),
      to: zone.instant(of: LocalDateTime(date, .at(end))))
  }
}
