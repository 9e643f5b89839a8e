import Testing

@testable import ReadyDayCore

@Suite struct TrainingInCalendarTests {
  private static func day(
    _ score: Double?, _ events: [Occurrence], change: (inout MorningReport) -> Void = { _ in }
  ) -> Day {
    var morning = score.map { MorningReport.scored($0) } ?? .unscored(.missing)
    change(&morning)
    return DayParts(now: "07:00", occurrences: events, morning: morning).day
  }

  private static let intervals = EventKindTests.event("Intervals 6x1000", "mon 17:00 1h")
  private static let gym = EventKindTests.event("Gym", "mon 17:30 1h")

  private static func decision(_ day: Day) -> TrainingInCalendar.Decision? {
    try? TrainingInCalendar.look(at: day).decision
  }

  @Test("a session is judged by what the day allows") func decisions() {
    #expect(Self.decision(Self.day(90, [Self.gym])) == nil)
    #expect(Self.decision(Self.day(50, [Self.gym])) == nil)
    #expect(Self.decision(Self.day(28, [Self.gym])) == .lower(.easy))
    // At a moderate pace intervals are nothing.
    let tomorrow = TimeSpan(
      from: SampleDay.instant("17:00", days: 1), to: SampleDay.instant("18:00", days: 1))
    #expect(
      Self.decision(Self.day(50, [Self.intervals]))
        == .move(to: SampleDay.monday.advanced(by: 1), tomorrow))
    let daily = ["tue", "wed", "thu", "fri", "sat", "sun"].map {
      EventKindTests.event("Gym", "\($0) 17:30 1h")
    }
    #expect(Self.decision(Self.day(50, [Self.intervals] + daily)) == .lower(.easy))
    #expect(Self.decision(Self.day(nil, [Self.intervals])) == nil)
    guard case .move(let date, let span) = Self.decision(Self.day(28, [Self.intervals])) else {
      return unexpected("not moved")
    }
    #expect(date == SampleDay.monday.advanced(by: 1) && span.clock() == "17:00–18:00")
  }

  @Test("it is moved to no day on which the calendar asks for less") func askedForLess() {
    let leave = Occurrence(
      uid: "leave", title: "Sick leave", calendar: "home",
      time: .allDay(SampleDay.monday..<SampleDay.monday.advanced(by: 3)))
    guard case .move(let date, _) = Self.decision(Self.day(50, [Self.intervals, leave])) else {
      return unexpected("not moved")
    }
    #expect(date == SampleDay.monday.advanced(by: 3))
  }

  @Test("what is easy instead of intervals is what `workout` and the screen say") func instead() {
    let daily = ["tue", "wed", "thu", "fri", "sat", "sun"].map {
      EventKindTests.event("Gym", "\($0) 17:30 1h")
    }
    let day = Self.day(50, [Self.intervals] + daily)
    let workout = WorkoutSuggestion(for: day, after: .unknown)
    #expect(workout?.intensity == .easy && workout?.sport?.title == nil)
    #expect(workout?.reason == .ownTooHard)
    #expect(
      Language.english.voice.trainLine(of: day)?.hasPrefix("easy 17:00–18:00 instead of") == true)
  }

  @Test("a hard plan that the day allows at a moderate intensity is the workout, at its own time")
  func easedPlan() throws {
    var inputs = DayParts(now: "07:00", occurrences: [], morning: .scored(50))
    inputs.sessions = [SampleDay.session("18:00", "19:00", .hard)]
    let day = inputs.day
    try #require(day.verdict.training == .moderate)
    let workout = try #require(WorkoutSuggestion(for: day, after: .unknown))
    #expect(workout.intensity == .moderate && workout.sport?.minutes == 60...60)
    guard case .own(let span) = workout.time else { return unexpected("another time") }
    #expect(span.clock() == "18:00–19:00")
  }

  @Test("it is moved to no day of illness, and what loads an injured part is left out")
  func limited() throws {
    func day(_ word: Feeling.Word) throws -> Day {
      var inputs = DayParts(now: "07:00", occurrences: [Self.intervals], morning: .scored(28))
      inputs.said = [
        try Feeling(word, on: SampleDay.monday, id: "f", at: Instant(secondsSince1970: 1))
      ]
      return inputs.day
    }
    #expect(Self.decision(try day(.ill(isSystemic: true))) == .skip)
    let injured = try day(.injured(.knee))
    #expect(Self.decision(injured) == .skip && injured.possibleSession == nil)
    let advice = try TrainingInCalendar.look(at: injured)
    #expect(advice.injured == .knee)
    for voice in Language.allCases.map(\.voice) {
      #expect(advice.body(in: voice).contains("(\(voice.name(of: Joint.knee).lowercased()))"))
    }
  }

  @Test("while ill, and on the first easy days after a fever, half an hour or little more is left")
  func illness() throws {
    func day(_ words: [(Int, Feeling.Word)]) throws -> Day {
      var inputs = DayParts(
        now: "07:00", occurrences: [EventKindTests.event("Long run", "mon 08:00 2h")],
        morning: .scored(90))
      inputs.said = try words.enumerated().map { number, word in
        try Feeling(
          word.1, on: SampleDay.monday.advanced(by: -word.0), id: "\(number)",
          at: Instant(secondsSince1970: number))
      }
      return inputs.day
    }
    let cold = try day([(0, .ill(isSystemic: false))])
    #expect(Self.decision(cold) == .cut(30))
    let fever = Feeling.Word.ill(isSystemic: true)
    #expect(Self.decision(try day([(3, fever), (0, .fine)])) == .cut(30))
    #expect(Self.decision(try day([(4, fever), (1, .fine)])) == .cut(45))
    let workout = try #require(
      WorkoutSuggestion(for: cold, after: WorkoutSuggestionTests.week(strength: 1)))
    let span = try #require(cold.possibleSession.flatMap(cold.advised)?.span)
    #expect(workout.sport?.minutes == 30...30 && workout.time == .own(span))
    for voice in Language.allCases.map(\.voice) {
      let line = try #require(voice.trainLine(of: cold))
      #expect(line.contains("08:00–08:30"), "\(line)")
    }
  }

  @Test("the workout of the day is what the advice leaves of the session") func advised() throws {
    let long = EventKindTests.event("Long run", "mon 08:00 150m")
    let red = Self.day(20, [long])
    guard case .cut(let minutes) = Self.decision(red) else { return unexpected("not cut") }
    let session = try #require(red.possibleSession)
    #expect(red.advised(session)?.minutes == minutes)
    let moved = Self.day(28, [Self.intervals])
    #expect(moved.possibleSession.flatMap(moved.advised) == nil)
    let kept = Self.day(90, [Self.intervals])
    #expect(kept.possibleSession.flatMap(kept.advised) == kept.possibleSession)
  }

  @Test("a hard session is to be kept, but not beside another hard one that is planned")
  func besidePlan() {
    func day(_ sessions: [PlannedSession]) -> Day {
      DayParts(
        now: "07:00", occurrences: [Self.intervals], morning: .scored(90), sessions: sessions
      ).day
    }
    #expect(Self.decision(day([])) == .keep)
    #expect(Self.decision(day([SampleDay.session("07:30", "08:30", .moderate)])) == .keep)
    #expect(Self.decision(day([SampleDay.session("07:30", "08:30")])) == nil)
  }

  @Test("it is not moved once it has begun") func begun() {
    let early = EventKindTests.event("Intervals 6x1000", "mon 06:30 1h")
    #expect(Self.decision(Self.day(28, [early])) == .lower(.easy))
  }

  @Test("it is not moved to a day with training, a race near, or something at that time")
  func days() {
    let others = [
      EventKindTests.event("Gym", "tue 07:00 1h"), EventKindTests.event("City 10k", "thu 10:00 1h"),
      EventKindTests.event("Dentist", "sat 17:00 2h"),
    ]
    guard case .move(let date, let span) = Self.decision(Self.day(28, [Self.intervals] + others))
    else { return unexpected("not moved") }
    #expect(date == SampleDay.monday.advanced(by: 6) && span.clock() == "17:00–18:00")
  }

  @Test(
    "how hard a session is and how long follows from its words",
    arguments: [
      ("Intervals 6x1000", .hard, 60), ("Run: 6x1000 @ 5k pace", .hard, 60),
      ("Easy run 12 km", .light, 72), ("Long run 1h30", .moderate, 90),
      ("Bike: Z2 2h", .light, 120), ("Swim 75 min", .moderate, 75), ("Yoga", .light, 30),
      ("Rodaje suave 10k", .light, 60), ("Series 6x1000", .hard, 60), ("Rodaje 8k", .light, 48),
      ("Rodaje largo 28 km", .moderate, 168), ("Rodaje largo suave 20 km", .light, 120),
    ] as [(String, PlannedIntensity, Int)])
  func words(title: String, intensity: PlannedIntensity, minutes: Int) {
    let date = SampleDay.monday
    let event = Occurrence(
      uid: "a@b", title: title, calendar: "coach", time: .allDay(date..<date.advanced(by: 1)))
    let session = Self.day(50, [event]).calendarSessions.first
    #expect(session?.intensity == intensity && session?.minutes == minutes, "\(title)")
    #expect(session?.span == nil)
  }

  @Test("windows are other places for it, and none is left once it is over") func windows() {
    let day = Self.day(50, [Self.intervals])
    #expect(day.allWindows.allSatisfy { $0.minutes >= 60 && $0.intensity == .moderate })
    #expect(day.verdict.suggested == .moderate)
    let over = EventKindTests.event("Intervals 6x1000", "mon 06:00 45m")
    #expect(Self.day(50, [over]).allWindows.isEmpty)
  }

  @Test("a race is tapered for if it is marked or the longest, by weeks") func taper() {
    let date = SampleDay.monday
    func races(_ days: Int, minutes: Int?, isMain: Bool = false) -> Race {
      let day = date.advanced(by: days)
      return Race(title: "R\(days)", days: day...day, start: nil, minutes: minutes, isMain: isMain)
    }
    func less(_ all: Race...) -> [Int?] { Races(all).ahead(of: date).map { $0.taper?.percentLess } }
    #expect(less(races(7, minutes: 60)) == [nil])
    #expect(less(races(7, minutes: 60, isMain: true)) == [55])
    #expect(less(races(8, minutes: 90)) == [30])
    #expect(less(races(16, minutes: 90)) == [])
    #expect(less(races(16, minutes: 160)) == [20])
    #expect(less(races(7, minutes: 90), races(12, minutes: 120)) == [nil, 30])
    #expect(less(races(2, minutes: 160)) == [nil])
  }
}

/// Training at the time of a journey or a shift.
@Suite struct MissedTrainingTests {
  private static let gym = SampleTonight.event("Gym fuerza", "19:00", "20:00")

  private static func day(_ event: Occurrence, sessions: [PlannedSession] = []) -> Day {
    DayParts(
      now: "07:00", occurrences: [event] + (sessions.isEmpty ? [gym] : []), morning: .scored(28),
      sessions: sessions
    ).day
  }

  private static let flight = EventKindTests.event("Vuelo MAD-NRT", "mon 11:00 14h")
  private static let shift = EventKindTests.event("Guardia 24 h", "mon 08:00 24h")

  @Test(
    "does not take place, has no time, and the advice says so",
    arguments: [(flight, "el vuelo"), (shift, "el turno")])
  func missed(event: Occurrence, cause: String) throws {
    let day = Self.day(event)
    #expect(day.calendarSessions.isEmpty && day.plannedSession == nil)
    for voice in Language.allCases.map(\.voice) {
      #expect(voice.trainLine(of: day)?.contains("Gym") != true)
    }
    #expect(throws: Obstacle.self) { try TrainingInCalendar.look(at: day) }
    let advice = try Overlap.look(at: day)
    #expect(
      advice.title(in: Voice(.spanish)) == "No podrás ir a «Gym fuerza»: coincide con \(cause)")
    #expect(advice.title(in: Voice(.english)).hasPrefix("Leave out \"Gym fuerza\": it clashes"))
  }

  @Test("a planned session moves, or is left out, and does not make the day easier")
  func planned() {
    let session = SampleDay.session("19:00", "20:00", .light)
    let day = Self.day(Self.shift, sessions: [session])
    #expect(day.sessionFits.first?.proposal == .skip)
    #expect(day.possibleSessions.isEmpty)
  }

  @Test("a usual session is not named before a flight or during a shift") func usual() {
    #expect(UsualSessionTests.day().usualSession?.start == .at("16:30"))
    for event in [
      EventKindTests.event("Vuelo MAD-NRT", "mon 17:00 14h"),
      EventKindTests.event("Guardia 24 h", "mon 17:00 15h"),
    ] { #expect(UsualSessionTests.day(UsualSessionTests.mondays, [event]).usualSession == nil) }
  }
}

/// Long sessions, team sports and what others ask for.
@Suite struct LongEffortTests {
  private static func day(
    _ titles: [(String, String)], score: Double = 90, asleep: Double? = nil, isIll: Bool = false,
    change: (inout Occurrence) -> Void = { _ in }
  ) throws -> Day {
    var morning = MorningReport.scored(score)
    if let asleep { morning.sleep.asleepMinutes = Measure(asleep) }
    var inputs = DayParts(
      now: "07:00", occurrences: titles.map { copy(of: EventKindTests.event($0.0, $0.1), change) },
      morning: morning)
    if isIll {
      inputs.said = [
        try Feeling(
          .ill(isSystemic: false), on: SampleDay.monday, id: "f", at: Instant(secondsSince1970: 1))
      ]
    }
    return inputs.day
  }

  private static func advice(_ day: Day) throws -> [String] {
    let advice = try TrainingInCalendar.look(at: day)
    return Language.allCases.map { advice.title(in: $0.voice) }
  }

  @Test("a long session on a red morning or after five hours is cut") func long() throws {
    let ride = [("Long ride", "mon 17:00 120m")]
    let cut = [
      "Cut \"Long ride\" to 45 min easy, or skip it",
      "Deja «Long ride» en 45 min suaves, o descansa",
    ]
    #expect(try Self.advice(Self.day(ride, score: 20)) == cut)
    #expect(try Self.advice(Self.day(ride, asleep: 299)) == cut)
    #expect(
      try Self.advice(Self.day([("Easy ride", "mon 17:00 90m")], score: 20))[0].hasPrefix("Cut"))
    #expect(throws: Obstacle.self) { try TrainingInCalendar.look(at: Self.day(ride, asleep: 420)) }
  }

  @Test("a team sport is sat out after a short night or ill, and played less on red")
  func team() throws {
    let football = [("Futsal", "mon 19:00 1h")]
    #expect(try Self.advice(Self.day(football, asleep: 299))[0] == "Sit \"Futsal\" out")
    #expect(try Self.advice(Self.day(football, isIll: true))[1] == "Hoy no juegues «Futsal»")
    #expect(
      try Self.advice(Self.day(football, score: 20)) == [
        "Play fewer minutes of \"Futsal\"", "Juega menos minutos en «Futsal»",
      ])
  }

  @Test("before a race only a part of each session is left") func taper() throws {
    let events = [("Tempo 8 km", "mon 17:00 50m"), ("Half marathon", "thu 09:00 2h")]
    #expect(
      try Self.advice(Self.day(events)) == [
        "Do only 4 km of \"Tempo 8 km\"", "Haz solo 4 km de «Tempo 8 km»",
      ])
  }

  @Test(
    "on a race day other training is left out, but neither a warm-up nor what may be the race",
    arguments: [
      ("Intervals 6x1000", "mon 19:00 1h", "mon 10:00 1h", true),
      ("Warm-up run", "mon 09:15 30m", "mon 10:00 1h", false),
      ("Easy run 3 km", "mon 19:00 20m", "mon 10:00 1h", false),
      ("Intervals 6x1000", "mon 10:30 1h", "mon 10:00 1h", false),
      ("Intervals 6x1000", "mon 19:00 1h", "day", false),
    ])
  func raceDay(title: String, time: String, race: String, isLeftOut: Bool) throws {
    let day = try Self.day([
      ("City 10K race", race), (title, time),
    ])
    #expect(day.verdict.training == .race)
    #expect((try? TrainingInCalendar.look(at: day).decision) == (isLeftOut ? .skip : nil))
    guard isLeftOut else { return }
    #expect(
      try Self.advice(day) == ["Leave \"\(title)\" out today", "Hoy sáltate «\(title)»"])
  }

  @Test("a coach's easy session is a ceiling, one's own is not") func coach() throws {
    let easy = [("Easy run", "mon 17:00 1h")]
    #expect(try Self.day(easy).verdict.suggested == .hard)
    let coached = try Self.day(easy) { $0.attendees = SampleDay.guests(1) }
    #expect(coached.verdict.suggested == .easy && coached.verdict.training == .hard)
    #expect(try Self.day([("Easy run 8 km", "day")]).verdict.suggested == .easy)
  }

  @Test(
    "a day of less training is moderate at most",
    arguments: ["Deload week", "Semana de descarga", "Entlastungswoche"])
  func deload(title: String) throws {
    let verdict = try Self.day([(title, "day")]).verdict
    #expect(verdict.training == .moderate && verdict.reasons == [.deload(title)])
    #expect(try Self.day([("Zona de carga y descarga", "day")]).verdict.training == .hard)
  }

  @Test(
    "on sick leave training is easy at most, if it is one's own",
    arguments: [
      ("Baja médica", true), ("Sick leave", true), ("Estoy de baja", true),
      ("Baja laboral", true), ("Incapacidad temporal", true),
      ("Marta - sick leave", false), ("Baja médica de Luis", false),
      ("Darse de baja de Netflix", false), ("Sick leave policy deadline", false),
    ])
  func sickLeave(title: String, isOwn: Bool) throws {
    let verdict = try Self.day([(title, "day")]).verdict
    #expect(verdict.training == (isOwn ? .easy : .hard))
    #expect(verdict.reasons.contains(.deload(title)) == isOwn)
  }
}
