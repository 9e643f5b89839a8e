import Testing

@testable import ReadyDayCore

/// What is said of a day that is partly over.
@Suite struct DayAheadTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let day: Day
    let english: String
    let spanish: String
  }

  static let headlines = [
    Case(
      testDescription: "green, a meeting and time to train are left",
      day: SampleDay.after(90, events: morningAndEvening, now: "12:30"),
      english: "Green recovery: tackle the hardest of what's left first; room for a hard session.",
      spanish: "Recuperación en verde: empieza por lo más difícil; puedes entrenar fuerte."),
    Case(
      testDescription: "green, the meetings are over",
      day: SampleDay.after(90, events: [workshop], now: "16:00"),
      english: "Green recovery and nothing else on today: room for a hard session.",
      spanish: "Recuperación en verde y nada más previsto: puedes entrenar fuerte."),
    Case(
      testDescription: "yellow, the working hours are over",
      day: SampleDay.after(50, events: [], now: "18:30"),
      english: "Yellow recovery and nothing else on today: keep any training moderate.",
      spanish: "Recuperación en amarillo y nada más previsto: si entrenas, con moderación."),
    Case(
      testDescription: "red, no time to train is left",
      day: SampleDay.after(20, events: [dinner], now: "18:30"),
      english: "Red recovery: take it easy for the rest of the day.",
      spanish: "Recuperación en rojo: tómate con calma lo que queda de día."),
    Case(
      testDescription: "over, nothing is known of tonight",
      day: SampleDay.after(90, events: [], now: "21:30"),
      english: "Nothing is planned for tomorrow.",
      spanish: "Mañana no tienes nada previsto."),
    Case(
      testDescription: "over, with tomorrow's first event",
      day: SampleTonight.day([tomorrow], now: "21:30"),
      english: "Lights out at 22:25; tomorrow starts at 08:00.",
      spanish: "Apaga la luz a las 22:25; mañana empiezas a las 08:00."),
    Case(
      testDescription: "over, with a dinner that lasts late",
      day: SampleTonight.day(
        [tomorrow, SampleDay.meeting("Dinner", "19:00", "23:45", people: 2, uid: "z")],
        now: "22:10"),
      english: "Lights out at 00:15; tomorrow starts at 08:00.",
      spanish: "Apaga la luz a las 00:15; mañana empiezas a las 08:00."),
    Case(
      testDescription: "over, past that time",
      day: SampleTonight.day([tomorrow], now: "22:25"),
      english: "Tomorrow starts at 08:00.",
      spanish: "Mañana empiezas a las 08:00."),
    Case(
      testDescription: "over, without a calendar",
      day: SampleDay.after(90, events: nil, now: "22:10"),
      english: "Time to wind down.",
      spanish: "Toca descansar."),
    Case(
      testDescription: "over where the waking day ends, whatever is to come",
      day: SampleDay.after(
        90, events: [SampleDay.meeting("Call", "22:30", "23:00", people: 2)], now: "22:00"),
      english: "Nothing is planned for tomorrow.",
      spanish: "Mañana no tienes nada previsto."),
    Case(
      testDescription: "not over while a dinner is to come",
      day: SampleDay.make(now: "18:50", morning: nil),
      english: "Pace yourself for the rest of the day and train by feel.",
      spanish: "Dosifica las fuerzas y entrena según te encuentres."),
  ]

  static let workshop = SampleDay.meeting("Workshop", "09:00", "15:30", people: 8)
  static let morningAndEvening = [
    workshop, SampleDay.meeting("Call", "16:00", "16:30", people: 2, uid: "y"),
  ]
  static let dinner = SampleDay.meeting("Dinner", "19:00", "22:00", people: 2)
  static let tomorrow = SampleDay.meeting(
    "Call", "08:00", "09:00", date: SampleDay.monday.advanced(by: 1))

  @Test("the headline speaks of what is still ahead", arguments: headlines)
  func headline(_ expected: Case) {
    let headline = Headline(for: expected.day)
    #expect(Voice(.english).headline(headline) == expected.english)
    #expect(Voice(.spanish).headline(headline) == expected.spanish)
  }

  @Test("another day counts whole, whatever the clock says")
  func anotherDay() {
    let evening = SampleDay.zone.instant(of: LocalDateTime(SampleDay.monday, .at("21:30")))
    for days in [-3, 3] {
      let date = SampleDay.monday.advanced(by: days)
      let inputs = DayInputs(
        date: date, zone: SampleDay.zone, now: evening,
        occurrences: [SampleDay.meeting("Call", "10:00", "11:00", date: date)],
        morning: .scored(90))
      #expect(Headline(for: inputs.day) == .scored(.green, .light, training: .hard))
      #expect(!inputs.day.isOver)
    }
  }

  static let late = [
    AdviceSentences(
      RedRecovery(score: 28, category: nil, isPast: true),
      ["Low recovery (28%)", "Keep this evening easy."],
      [
        "Recuperación baja (28 %)",
        "Tómate con calma lo que queda de día.",
      ]),
    AdviceSentences(
      ActiveRecoveryOnly(score: 28, isPast: true),
      ["Keep any training easy today", "It is too late to train now; rest is fine."],
      [
        "Si entrenas hoy, suave",
        "Ya es tarde para entrenar; no pasa nada por descansar.",
      ]),
    AdviceSentences(
      YellowRecovery(score: 52, category: nil, isPast: true),
      ["Moderate recovery (52%)", "Have a quiet evening."],
      ["Recuperación moderada (52 %)", "Termina el día con calma."]),
    AdviceSentences(
      LoadedAgenda(load: 82, score: 52, isPast: true),
      [
        "Leave yourself time to unwind",
        "Your calendar is heavy and your recovery only moderate.",
      ],
      [
        "Resérvate un rato para desconectar",
        "Tienes la agenda cargada y la recuperación es solo moderada.",
      ]),
    AdviceSentences(
      GreenRecovery(score: 82, category: nil, isPast: true),
      ["High recovery (82%)", "You started the day well recovered."],
      [
        "Recuperación alta (82 %)", "Has empezado el día con una buena recuperación.",
      ]),
    AdviceSentences(
      MeetingMarathonTests.marathon("09:15", "13:00", pause: "11:00", isAfter: true),
      [
        "Leave a meeting ten minutes early for a break",
        "Back-to-back meetings from 09:15 to 13:00 (3 h 45 min).",
      ],
      [
        "Sal diez minutos antes de una reunión para descansar",
        "Reuniones seguidas de 09:15 a 13:00 (3 h 45 min).",
      ]),
    AdviceSentences(
      MeetingMarathonTests.marathon("00:00", "08:00", isOneEvent: true, pause: "01:30"),
      [
        "Take five minutes around 01:30",
        "A single event without a break from 00:00 to 08:00 (8 h).",
      ],
      [
        "Haz una pausa de cinco minutos hacia la 01:30",
        "Un solo evento sin pausa de 00:00 a 08:00 (8 h).",
      ]),
  ]

  @Test("advice on what is past says so", arguments: late)
  func sentences(_ expected: AdviceSentences) { expected.check() }

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

  @Test("a marathon still to come is told before a longer one that is over")
  func marathonAhead() {
    let day = SampleDay.after(
      events: [Self.workshop, SampleDay.meeting("Board", "17:00", "20:30", people: 4, uid: "y")],
      now: "16:00")
    RuleCase.says(
      MeetingMarathonTests.marathon("17:00", "20:30", isOneEvent: true, pause: "18:30"), "ahead",
      day
    ).check(MeetingMarathon.self)
  }

  @Test("a hard session that has begun is not advised against")
  func sessionOver() {
    let date = SampleDay.monday
    let start = SampleDay.zone.instant(of: LocalDateTime(date, .at("19:00")))
    let session = PlannedSession(
      activity: .running, span: TimeSpan(from: start, to: start.adding(seconds: 7200)),
      intensity: .hard)
    var inputs = DayInputs(
      date: date, zone: SampleDay.zone, now: start.adding(seconds: 60), occurrences: [],
      morning: .scored(90), sessions: [session])
    #expect(
      LateHardTraining.evaluate(inputs.day).obstacle
        == LateHardTraining.Silence.noHardSession.obstacle)
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
      WakeUp(
        testDescription: "the day asleep", wakeUp: "22:30", free: []),
    ])
  func wakeUp(_ expected: WakeUp) {
    let day = SampleDay.after(
      90, events: [SampleDay.meeting("Call", "10:00", "11:00")], now: expected.now
    ) { $0.sleep.span = SampleDay.night(from: "23:30", to: expected.wakeUp) }
    #expect(day.free.map { $0.clock() } == expected.free)
    #expect(day.allWindows.contains(where: \.startsAtWakeUp) == expected.startsAtWakeUp)
  }

  @Test("the reason of a window says that it begins with the wake-up")
  func reason() throws {
    let day = SampleDay.after(
      90, events: [SampleDay.meeting("Call", "10:00", "11:00")], now: "00:00"
    ) { $0.sleep.span = SampleDay.night(from: "23:30", to: "07:40") }
    let window = try #require(day.allWindows.first { $0.startsAtWakeUp })
    #expect(
      Voice(.english).windowReason(window)
        == "hard: 1 h 50 min free, leaving 30 min to get ready for \"Call\"; from your wake-up time"
    )
    #expect(
      Voice(.spanish).windowReason(window)
        == "fuerte: 1 h 50 min libres, con 30 min para prepararte antes de «Call»; desde que te "
        + "despiertas")
  }
}
