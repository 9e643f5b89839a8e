import Testing

@testable import ReadyDayCore

@Suite("How a planned session fits the day") struct SessionFitTests {
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
    DayParts(
      now: now, occurrences: occurrences, morning: score.map { .scored($0) }, sessions: sessions
    ).day
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let what: String
    let room: SessionFit.Room
    var proposal: SessionFit.Proposal?
    var isTooHard = false
    /// The numbers and names of the sentence about it.
    var says: [String] = []
    @Anew var day: Day
    var testDescription: String { what }
  }

  @Test(
    "what room it has, and what is proposed instead",
    arguments: [
      Case(
        what: "red and hard", room: .free, proposal: .swap(.activeRecovery, .light, minutes: 30),
        isTooHard: true, says: ["30"], day: day(20, [session(.running, "17:30")], occurrences: [])),
      Case(
        what: "red and moderate", room: .free,
        proposal: .swap(.activeRecovery, .light, minutes: 20), isTooHard: true, says: ["20"],
        day: day(20, [session(.rowing, "17:30", minutes: 20, .moderate)], occurrences: [])),
      Case(
        what: "red and light", room: .free,
        day: day(20, [session(.walking, "17:30", .light)], occurrences: [])),
      Case(
        what: "yellow and hard", room: .free, proposal: .swap(.running, .moderate, minutes: 60),
        isTooHard: true, day: day(50, [session(.running, "17:00")], occurrences: [])),
      Case(
        what: "green and rest", room: .free,
        day: day(
          80, [session(.rest, nil, .light)],
          occurrences: [SampleDay.meeting("Offsite", "06:00", "17:00", people: 2)])),
      Case(
        what: "green and late, with an earlier place", room: .free,
        proposal: .move(to: SampleDay.span("17:00", "18:00")), isTooHard: true,
        says: ["17:00", "18:00", "4"], day: day(80, [session(.running, "20:00")], occurrences: [])),
      Case(
        what: "green and late, without one", room: .free,
        proposal: .swap(.running, .moderate, minutes: 60), isTooHard: true, says: ["4"],
        day: day(
          80, [session(.running, "20:00")],
          occurrences: [SampleDay.meeting("Offsite", "06:00", "19:00", people: 2)])),
      Case(
        what: "in a meeting",
        room: .taken(by: "Board review Q3"), proposal: .move(to: SampleDay.span("07:30", "08:00")),
        says: ["07:30", "08:00", "Board review Q3"],
        day: day(80, [session(.running, "10:00", minutes: 30, .light)])),
      Case(
        what: "in a meeting, with a place before and a nearer one after it",
        room: .taken(by: "Offsite"), proposal: .move(to: SampleDay.span("19:00", "20:00")),
        says: ["19:00", "20:00", "Offsite"],
        day: day(
          80, [session(.running, "17:00", .light)],
          occurrences: [SampleDay.meeting("Offsite", "10:00", "19:00", people: 2)])),
      Case(
        what: "in what begins after midnight", room: .taken(by: "Release"),
        proposal: .move(to: SampleDay.span("20:30", "22:00")), says: ["20:30", "22:00", "Release"],
        day: day(
          50, [session(.walking, "23:00", minutes: 90, .moderate)],
          occurrences: [
            SampleDay.meeting(
              "Release", "00:15", "01:00", people: 3, date: SampleDay.monday.advanced(by: 1))
          ])),
      Case(
        what: "just before a meeting", room: .unprepared(before: "Board review", minutes: 30),
        proposal: .move(to: SampleDay.span("07:30", "08:30")),
        says: ["07:30", "08:30", "Board review"],
        day: day(
          20, [session(.walking, "07:45", .light)],
          occurrences: [SampleDay.meeting("Board review", "09:00", "11:00", people: 9)])),
      Case(
        what: "longer than any free stretch", room: .none,
        day: day(80, [session(.hiking, nil, minutes: 400, .light)])),
      Case(
        what: "over",
        room: .over,
        day: day(20, [session(.running, "07:00")], now: "09:00")),
      Case(
        what: "over this very second",
        room: .over,
        day: day(20, [session(.running, "07:00")], now: "08:00")),
      Case(
        what: "no calendar", room: .unknown,
        day: day(80, [session(.running, "07:00")], occurrences: nil)),
      Case(
        what: "recovery unknown", room: .free,
        day: day(nil, [session(.running, "07:00")], occurrences: [])),
    ])
  func fits(row: Case) throws {
    let fit = try #require(row.day.sessionFits.first)
    #expect(fit.room == row.room)
    #expect(fit.proposal == row.proposal)
    #expect(fit.isTooHard == row.isTooHard)
    for voice in Language.allCases.map(\.voice) {
      #expect(voice.fit(fit, on: row.day) { $0.clock() }.values == row.says)
    }
  }

  @Test("rest on a day that allows more is not only called fitting", arguments: Language.allCases)
  func restOnGreen(_ language: Language) throws {
    let events = [SampleDay.meeting("Offsite", "06:00", "17:00", people: 2)]
    func words(_ score: Double) throws -> String {
      let day = Self.day(score, [Self.session(.rest, nil, .light)], occurrences: events)
      return language.voice.fit(try #require(day.sessionFits.first), on: day) { $0.clock() }
    }
    #expect(try words(80) != words(50))
  }

  /// The sample day of somebody who usually falls asleep at 23:00.
  private static func evening(
    _ sessions: [PlannedSession], occurrences: [Occurrence]? = []
  ) -> Day {
    var morning = MorningReport.scored(80)
    morning.sleep.usualOnset = .at("23:00")
    return DayParts(now: "06:55", occurrences: occurrences, morning: morning, sessions: sessions)
      .day
  }

  struct Clash: Sendable, CustomTestStringConvertible {
    let what: String
    @Anew var day: Day
    /// What room each session has.
    let rooms: [SessionFit.Room]
    var proposals: [SessionFit.Proposal?] = [nil, nil]
    var testDescription: String { what }
  }

  @Test(
    "a session that ends after the usual sleep, or takes the time of another, does not fit",
    arguments: [
      Clash(
        what: "past the usual sleep",
        day: evening([session(.swimming, "22:01", .moderate)]),
        rooms: [.pastSleep(.at("23:00"))],
        proposals: [.move(to: SampleDay.span("21:00", "22:00"))]),
      Clash(
        what: "at the usual sleep", day: evening([session(.swimming, "22:00", .moderate)]),
        rooms: [.free], proposals: [nil]),
      Clash(
        what: "hard, past the usual sleep, without a calendar",
        day: evening([session(.swimming, "22:30", .hard)], occurrences: nil),
        rooms: [.pastSleep(.at("23:00"))], proposals: [nil]),
      Clash(
        what: "two at one time",
        day: evening([session(.tennis, "17:00", .light), session(.running, "17:30", .light)]),
        rooms: [
          .doubleBooked(session(.running, "17:30", .light)),
          .doubleBooked(session(.tennis, "17:00", .light)),
        ], proposals: [nil, .move(to: SampleDay.span("18:00", "19:00"))]),
      Clash(
        what: "two, one after the other",
        day: evening([session(.tennis, "17:00", .light), session(.running, "18:00", .light)]),
        rooms: [.free, .free]),
      Clash(
        what: "one of the two is done",
        day: evening([
          LightsOutTests.done(session(.tennis, "17:00", .light)),
          session(.running, "17:30", .light),
        ]), rooms: [.free, .free]),
    ])
  func clashes(row: Clash) {
    let fits = row.day.sessionFits
    #expect(fits.map(\.room) == row.rooms)
    #expect(fits.map(\.proposal) == row.proposals)
    for voice in Language.allCases.map(\.voice) {
      for fit in fits {
        if case .pastSleep(let usual) = fit.room {
          #expect(voice.fit(fit, on: row.day) { $0.clock() }.values.contains(usual.clock))
        }
        if case .doubleBooked(let other) = fit.room {
          #expect(voice.fit(fit, on: row.day) { $0.clock() }.contains(voice.name(of: other)))
        }
      }
    }
  }

  private static var knee: Feeling {
    get throws {
      try Feeling(.injured(.knee), on: SampleDay.monday, id: "f", at: Instant(secondsSince1970: 1))
    }
  }

  @Test("beside a hard session that takes place the workout is easy, and never at its hour")
  func beside() throws {
    func workout(
      _ score: Double, at start: String, said: [Feeling] = []
    ) throws -> WorkoutSuggestion {
      var inputs = WorkoutSuggestionTests.inputs(score, [])
      (inputs.sessions, inputs.said) = ([Self.session(.running, start)], said)
      let week = WorkoutSuggestionTests.week()
      return try #require(WorkoutSuggestion(for: inputs.day, after: week))
    }
    let hard = try workout(90, at: "10:00")
    #expect(hard.intensity == .easy && hard.reason == .hardPlanned)
    // That is too late, and better at 17:00.
    let moved = try workout(90, at: "20:00")
    #expect(moved.intensity == .easy && moved.reason == .hardPlanned)
    guard case .slot(let span, _) = moved.time else { return unexpected("no time") }
    let target = SampleDay.span("17:00", "18:00")
    #expect(span.end <= target.start || span.start >= target.end)
    // What is too hard for the day, or loads an injured part, is not done as planned.
    #expect(try workout(50, at: "10:00").intensity == .moderate)
    #expect(try workout(90, at: "10:00", said: [Self.knee]).intensity == .hard)
  }

  @Test("what loads an injured part is left out and so called, never moved") func injured() throws {
    func day(_ said: [Feeling]) -> Day {
      var inputs = DayParts(
        now: "07:00", occurrences: [], morning: .scored(90),
        sessions: [Self.session(.yoga, "07:30", .light), Self.session(.running, "20:00")])
      inputs.said = said
      return inputs.day
    }
    let (well, injured) = (day([]), day([try Self.knee]))
    #expect(well.sessionFits.map(\.injured) == [nil, nil])
    #expect(injured.sessionFits.map(\.injured) == [nil, .knee])
    #expect(injured.sessionFits.map(\.proposal) == [nil, .skip])
    let fit = try #require(injured.sessionFits.last)
    for voice in Language.allCases.map(\.voice) {
      let words = voice.fit(fit, on: injured) { $0.clock() }
      #expect(words.hasPrefix(voice.loads(.knee)) && words.values.isEmpty)
      #expect(voice.headline(Headline(for: well)) != voice.headline(Headline(for: injured)))
    }
    let late = [well, injured].map { day in
      RecommendationEngine.standard.recommendations(for: day).contains {
        $0.rule == LateHardTraining.id
      }
    }
    #expect(late == [true, false])
    #expect(LateHardTraining.evaluate(injured).obstacle == LateHardTraining.leftOut(.knee))
    guard case .day(_, _, let action) = Headline(for: injured) else {
      return unexpected("no headline of the day")
    }
    #expect(action.training == .hard && action.isInjured)
  }

  @Test("what is planned is allowed on a day by feel, whatever it asks") func byFeel() {
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

  @Test("a place that another session has is not proposed") func others() throws {
    let day = Self.day(
      80, [Self.session(.yoga, nil, .light), Self.session(.running, "17:00", .light)],
      occurrences: [SampleDay.meeting("Offsite", "06:00", "17:00", people: 2)])
    let fit = try #require(day.sessionFits.first)
    #expect(fit.room == .window(day.span(clock: "18:00", to: "19:00")))
  }

  @Test("no two sessions without a time are sent to one stretch") func together() {
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

  @Test("who planned to rest is not told to train hard") func rest() {
    let rest = Self.day(80, [Self.session(.rest, nil, .light)], occurrences: [])
    let both = Self.day(
      80, [Self.session(.rest, nil, .light), Self.session(.running, "08:00")], occurrences: [])
    #expect(IntenseTraining.evaluate(rest).obstacle == IntenseTraining.restPlanned)
    #expect(IntenseTraining.evaluate(both).recommendation != nil)
  }

  @Test("sessions stand in order of time, those without one last") func order() {
    let sessions = [
      Self.session(.yoga, nil), Self.session(.running, "18:00"), Self.session(.rowing, "07:00"),
    ]
    #expect(sessions.inOrder.map(\.activity) == [.rowing, .running, .yoga])
  }
}

extension Day {
  fileprivate func span(clock start: String, to end: String) -> TimeSpan {
    zone.span(date, start, end)
  }
}
