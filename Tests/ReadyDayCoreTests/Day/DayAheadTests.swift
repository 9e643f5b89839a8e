import Testing

@testable import ReadyDayCore

/// What is said of a day that is partly over.
@Suite struct DayAheadTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    @Anew var day: Day
    let headline: Headline
  }

  static let headlines = [
    Case(
      testDescription: "green, a meeting and time to train are left",
      day: SampleDay.after(90, events: morningAndEvening, now: "12:30"),
      headline: .scored(.green, .eventsAndTimeLeft, training: .hard)),
    Case(
      testDescription: "green, the meetings are over",
      day: SampleDay.after(90, events: [workshop], now: "16:00"),
      headline: .scored(.green, .timeLeft, training: .hard)),
    Case(
      testDescription: "yellow, the working hours are over",
      day: SampleDay.after(50, events: [], now: "18:30"),
      headline: .scored(.yellow, .timeLeft, training: .moderate)),
    Case(
      testDescription: "red, no time to train is left",
      day: SampleDay.after(20, events: [dinner], now: "18:30"),
      headline: .scored(.red, .eventsLeft, training: nil)),
    Case(
      testDescription: "over, nothing is known of tonight",
      day: SampleDay.after(90, events: [], now: "21:30"),
      headline: .tonight(lightsOut: nil, .open)),
    Case(
      testDescription: "over, with tomorrow's first event",
      day: SampleTonight.day([tomorrow], now: "21:30"),
      headline: .tonight(lightsOut: .at("22:25"), .begins(.at("08:00")))),
    Case(
      testDescription: "over, with a dinner that lasts late",
      day: SampleTonight.day(
        [tomorrow, SampleDay.meeting("Dinner", "19:00", "23:45", people: 2, uid: "z")], now: "22:10"
      ), headline: .tonight(lightsOut: .at("00:15"), .begins(.at("08:00")))),
    Case(
      testDescription: "over, past that time", day: SampleTonight.day([tomorrow], now: "22:25"),
      headline: .tonight(lightsOut: nil, .begins(.at("08:00")))),
    Case(
      testDescription: "over, without a calendar",
      day: SampleDay.after(90, events: nil, now: "22:10"),
      headline: .tonight(lightsOut: nil, .unknown)),
    Case(
      testDescription: "over where the waking day ends, whatever is to come",
      day: SampleDay.after(
        90, events: [SampleDay.meeting("Call", "22:30", "23:00", people: 2)], now: "22:00"),
      headline: .tonight(lightsOut: nil, .open)),
    Case(
      testDescription: "not over while a dinner is to come",
      day: SampleDay.make(now: "18:50", morning: nil), headline: .calendarOnly(.eventsAndTimeLeft)),
  ]

  static let workshop = SampleDay.meeting("Workshop", "09:00", "15:30", people: 8)
  static let morningAndEvening = [
    workshop, SampleDay.meeting("Call", "16:00", "16:30", people: 2, uid: "y"),
  ]
  static let dinner = SampleDay.meeting("Dinner", "19:00", "22:00", people: 2)
  static let tomorrow = SampleDay.meeting(
    "Call", "08:00", "09:00", date: SampleDay.monday.advanced(by: 1))

  @Test("the headline speaks of what is still ahead", arguments: headlines)
  func headline(_ expected: Case) { #expect(Headline(for: expected.day) == expected.headline) }

  @Test("another day counts whole, whatever the clock says") func anotherDay() {
    let evening = SampleDay.instant("21:30")
    for days in [-3, 3] {
      let date = SampleDay.monday.advanced(by: days)
      let inputs = DayParts(
        date: date, zone: SampleDay.zone, now: evening,
        occurrences: [SampleDay.meeting("Call", "10:00", "11:00", date: date)],
        morning: .scored(90))
      #expect(Headline(for: inputs.day) == .scored(.green, .light, training: .hard))
      #expect(!inputs.day.isOver)
    }
  }

  @Test("in the evening every rule of the morning still fires, and what is over is not advised")
  func evening() {
    let red = SampleDay.make(now: "22:00")
    let told = Briefing(day: red, sources: BriefingTests.everyFile).allAdvice
    let findings = told.map(\.recommendation)
    #expect(findings.contains(.init(RedRecovery(score: 28, category: nil, isPast: true))))
    #expect(findings.contains(.init(ActiveRecoveryOnly(score: 28, isPast: true))))
    #expect(findings.contains(.init(ShortSleepTests.short(312))))
    #expect(told.first { $0.recommendation.rule == "meeting-marathon" }?.absence == .over)
    let yellow = SampleDay.make(now: "22:00", morning: .scored(50))
    let others = Briefing(day: yellow, sources: BriefingTests.everyFile).allAdvice
      .map(\.recommendation)
    #expect(others.contains(.init(YellowRecovery(score: 50, category: nil, isPast: true))))
    #expect(others.contains { ($0.finding as? LoadedAgenda)?.isPast == true })
  }

  @Test("a marathon still to come is told before a longer one that is over") func marathonAhead() {
    let board = SampleDay.meeting("Board", "17:00", "20:30", people: 4, uid: "y")
    RuleCase.says(
      MeetingMarathonTests.marathon("17:00", "20:30", isOneEvent: true, pause: "18:30"), "ahead",
      SampleDay.after(events: [Self.workshop, board], now: "16:00")
    ).check(MeetingMarathon.self)
  }

  @Test("a hard session that has begun is not advised against") func sessionOver() {
    let date = SampleDay.monday
    let start = SampleDay.zone.instant(date, "19:00")
    let session = PlannedSession(
      activity: .running, span: TimeSpan(start, seconds: 7200), intensity: .hard)
    var inputs = DayParts(
      date: date, zone: SampleDay.zone, now: start.adding(seconds: 60), occurrences: [],
      morning: .scored(90), sessions: [session])
    #expect(LateHardTraining.evaluate(inputs.day).obstacle == LateHardTraining.noHardSession)
    inputs.now = start.adding(seconds: -60)
    #expect(LateHardTraining.evaluate(inputs.day).recommendation != nil)
  }

  struct WakeUp: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let wakeUp: String
    var now = "08:00"
    let free: [String]
    var startsAtWakeUp = false
  }

  @Test(
    "no free time or window lies before the wake-up",
    arguments: [
      WakeUp(
        testDescription: "read before the clock was set back: the wake-up is later",
        wakeUp: "07:39:30", now: "07:00", free: ["07:40–10:00", "11:00–22:00"],
        startsAtWakeUp: true),
      WakeUp(
        testDescription: "up since long", wakeUp: "05:00", free: ["08:00–10:00", "11:00–22:00"]),
      WakeUp(testDescription: "the day asleep", wakeUp: "22:30", free: []),
    ])
  func wakeUp(_ expected: WakeUp) {
    let day = SampleDay.after(
      90, events: [SampleDay.meeting("Call", "10:00", "11:00")], now: expected.now
    ) { $0.sleep.span = SampleDay.night(from: "23:30", to: expected.wakeUp) }
    #expect(day.free.map { $0.clock() } == expected.free)
    #expect(day.allWindows.contains(where: \.startsAtWakeUp) == expected.startsAtWakeUp)
  }

  @Test("the reason of a window says that it begins with the wake-up") func reason() throws {
    let day = SampleDay.after(
      90, events: [SampleDay.meeting("Call", "10:00", "11:00")], now: "00:00"
    ) { $0.sleep.span = SampleDay.night(from: "23:30", to: "07:40") }
    let window = try #require(day.allWindows.first { $0.startsAtWakeUp })
    for voice in Language.allCases.map(\.voice) {
      #expect(voice.windowReason(window).values == ["1", "30", "50", "Call"])
      #expect(voice.windowReason(window).split(separator: ";").count == 2)
    }
  }
}
