import Testing

@testable import ReadyDayCore

@Suite struct TrainingInCalendarTests {
  private static func day(
    _ score: Double?, _ events: [Occurrence], change: (inout MorningReport) -> Void = { _ in }
  ) -> Day {
    var morning = score.map { MorningReport.scored($0) } ?? .unscored(.missing)
    change(&morning)
    return DayParts(
      date: SampleDay.monday, zone: SampleDay.zone, now: SampleDay.instant("07:00"),
      occurrences: events, morning: morning
    ).day
  }

  private static let intervals = EventKindTests.event("Intervals 6x1000", "mon 17:00 1h")
  private static let gym = EventKindTests.event("Gym", "mon 17:30 1h")

  private static func decision(_ day: Day) -> TrainingInCalendar.Decision? {
    try? TrainingInCalendar.look(at: day).decision
  }

  @Test("a session is judged by what the day allows")
  func decisions() {
    #expect(Self.decision(Self.day(90, [Self.gym])) == nil)
    #expect(Self.decision(Self.day(50, [Self.gym])) == nil)
    #expect(Self.decision(Self.day(28, [Self.gym])) == .lower(.easy))
    #expect(Self.decision(Self.day(50, [Self.intervals])) == .lower(.moderate))
    #expect(Self.decision(Self.day(nil, [Self.intervals])) == nil)
    guard case .move(let date, let span) = Self.decision(Self.day(28, [Self.intervals])) else {
      Issue.record("not moved")
      return
    }
    #expect(date == SampleDay.monday.advanced(by: 1) && span.clock() == "17:00–18:00")
  }

  @Test("it is moved to no day of illness, and what loads an injured part is left out")
  func limited() throws {
    func day(_ word: Feeling.Word) throws -> Day {
      var inputs = DayParts(
        date: SampleDay.monday, zone: SampleDay.zone, now: SampleDay.instant("07:00"),
        occurrences: [Self.intervals], morning: .scored(28))
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

  @Test("a hard session is to be kept, but not beside another hard one that is planned")
  func besidePlan() {
    func day(_ sessions: [PlannedSession]) -> Day {
      DayParts(
        date: SampleDay.monday, zone: SampleDay.zone, now: SampleDay.instant("07:00"),
        occurrences: [Self.intervals], morning: .scored(90), sessions: sessions
      ).day
    }
    #expect(Self.decision(day([])) == .keep)
    #expect(Self.decision(day([SampleDay.session("07:30", "08:30", .moderate)])) == .keep)
    #expect(Self.decision(day([SampleDay.session("07:30", "08:30")])) == nil)
  }

  @Test("it is not moved once it has begun")
  func begun() {
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
    else {
      Issue.record("not moved")
      return
    }
    #expect(date == SampleDay.monday.advanced(by: 6) && span.clock() == "17:00–18:00")
  }

  @Test(
    "how hard a session is and how long follows from its words",
    arguments: [
      ("Intervals 6x1000", .hard, 60), ("Run: 6x1000 @ 5k pace", .hard, 60),
      ("Easy run 12 km", .light, 72), ("Long run 1h30", .moderate, 90),
      ("Bike: Z2 2h", .light, 120), ("Swim 75 min", .moderate, 75), ("Yoga", .light, 30),
      ("Rodaje suave 10k", .light, 60), ("Series 6x1000", .hard, 60),
    ] as [(String, PlannedIntensity, Int)])
  func words(title: String, intensity: PlannedIntensity, minutes: Int) {
    let date = SampleDay.monday
    let event = Occurrence(
      uid: "a@b", title: title, calendar: "coach", time: .allDay(date..<date.advanced(by: 1)))
    let session = Self.day(50, [event]).calendarSessions.first
    #expect(session?.intensity == intensity && session?.minutes == minutes, "\(title)")
    #expect(session?.span == nil)
  }

  @Test("windows are other places for it, and none is left once it is over")
  func windows() {
    let day = Self.day(50, [Self.intervals])
    #expect(day.allWindows.allSatisfy { $0.minutes >= 60 && $0.intensity == .moderate })
    #expect(day.verdict.suggested == .moderate)
    let over = EventKindTests.event("Intervals 6x1000", "mon 06:00 45m")
    #expect(Self.day(50, [over]).allWindows.isEmpty)
  }

  @Test("a race is tapered for if it is marked or the longest, by weeks")
  func taper() {
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
