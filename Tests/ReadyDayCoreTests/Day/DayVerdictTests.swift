import Testing

@testable import ReadyDayCore

@Suite struct DayVerdictTests {
  static func verdict(
    _ score: Double? = 90, events: [Occurrence] = [], sessions: [PlannedSession] = [],
    now: String = "06:55", change: (inout MorningReport) -> Void = { _ in }
  ) -> DayVerdict {
    var morning = score.map { MorningReport.scored($0) } ?? .unscored(.pending)
    change(&morning)
    return DayParts(now: now, occurrences: events, morning: morning, sessions: sessions).day.verdict
  }

  static func race(
    _ days: Int, _ title: String = "Madrid marathon", minutes: Int? = nil
  ) -> Occurrence {
    let date = SampleDay.monday.advanced(by: days)
    let start = SampleDay.zone.instant(date, "09:00")
    return Occurrence(
      uid: "race@example.test", title: title, calendar: "home",
      time: minutes.map { .timed(TimeSpan(start, seconds: $0 * 60)) }
        ?? .allDay(date..<date.advanced(by: 1)))
  }

  /// 60 days with strains of 0 to 18, and what is said of the last ones.
  static func training(_ last: [Int: Double], days: ClosedRange<Int> = 1...61) -> TrainingHistory? {
    TrainingHistory(before: SampleDay.monday, on: .strain) { date in
      let days =
        days.contains(date.distance(to: SampleDay.monday))
        ? date.distance(to: SampleDay.monday) : nil
      return days.map { last[$0] ?? Double($0 % 10) * 2 }
    }
  }

  static let signals = [Vital.restingHeartRate, .respiratoryRate].map {
    EarlySignals.Signal(vital: $0, value: 60, usual: 50, z: 3, nights: 58)
  }

  @Test("the zone alone decides where nothing else is known") func zones() {
    #expect(Self.verdict(90).training == .hard)
    #expect(Self.verdict(66.5).training == .moderate)
    #expect(Self.verdict(33.5).training == .easy)
    #expect(Self.verdict(nil).training == .byFeel)
    #expect(Self.verdict(nil).reasons == [.unscored(.pending)])
  }

  @Test("a zone that is only just reached is borderline, where it is what allows so much")
  func borderline() {
    #expect(Self.verdict(67).isBorderline)
    #expect(Self.verdict(70).isBorderline)
    #expect(!Self.verdict(71).isBorderline)
    #expect(Self.verdict(34).isBorderline)
    #expect(Self.verdict(37).isBorderline)
    #expect(!Self.verdict(38).isBorderline)
    // As near to the zone above, which asks for no milder words.
    #expect(!Self.verdict(66).isBorderline)
    #expect(!Self.verdict(33).isBorderline)
    #expect(!Self.verdict(68) { $0.sleep.asleepMinutes = Measure(300) }.isBorderline)
  }

  @Test("borderline takes milder words in the headline and alone", arguments: Language.allCases)
  func milder(_ language: Language) {
    for (just, fully) in [(68.0, 90.0), (35, 50)] {
      let sentences = [just, fully].map { language.voice.sentence(about: Self.verdict($0)) }
      #expect(sentences[0] != sentences[1])
      let headlines = [just, fully].map { score in
        let day = SampleDay.make(occurrences: [], morning: .scored(score))
        return language.voice.headline(Headline(for: day, []))
      }
      #expect(headlines[0] != headlines[1])
    }
  }

  @Test(
    "a race is the day, and takes the days around it by its length",
    arguments: [
      ("City 10k", 60, [-1: .easy, 1: .easy], -2...2),
      ("Triathlon", 90, [-1: .easy, 1: .easy, 2: .easy], -2...3),
      ("Race", nil, [-1: .easy, 1: .easy, 2: .easy], -2...3),
      ("Madrid marathon", nil, aroundMarathon, -10...4), ("Race", 150, aroundLong, -7...4),
      ("Half marathon", 120, aroundHalf, -7...3),
    ] as [(String, Int?, [Int: DayVerdict.Training], ClosedRange<Int>)])
  func races(
    title: String, minutes: Int?, most: [Int: DayVerdict.Training], days: ClosedRange<Int>
  ) {
    for day in days {
      let expected = day == 0 ? .race : most[day] ?? .hard
      let race = Self.race(day, title, minutes: minutes)
      #expect(Self.verdict(events: [race]).training == expected, "\(title) \(day)")
    }
  }

  @Test("a fever goes before a race, a cold does not", arguments: [true, false])
  func feverBeforeRace(isSystemic: Bool) throws {
    var inputs = DayParts(now: "07:00", occurrences: [Self.race(0)], morning: .scored(80))
    inputs.said = [
      try Feeling(
        .ill(isSystemic: isSystemic), on: SampleDay.monday, id: "f", at: SampleDay.instant("06:55"))
    ]
    #expect(inputs.day.verdict.training == (isSystemic ? .rest : .race))
  }

  static let aroundHalf: [Int: DayVerdict.Training] = [
    -6: .moderate, -5: .moderate, -4: .moderate, -3: .easy, -2: .easy, -1: .easy, 1: .easy,
    2: .easy,
  ]
  static let aroundMarathon = aroundHalf.merging(
    [-9: .moderate, -8: .moderate, -7: .moderate, 3: .moderate]
  ) { $1 }
  static let aroundLong: [Int: DayVerdict.Training] = [
    -6: .moderate, -5: .moderate, -4: .moderate, -3: .moderate, -2: .easy, -1: .easy, 1: .easy,
    2: .easy, 3: .moderate,
  ]

  @Test("after a night of work sleep comes first, and easy training after it") func night() {
    let shift = SampleDay.meeting("Night shift", "00:00", "07:00")
    #expect(Self.verdict(events: [shift]).training == .rest)
    // 16:00 is nine hours after the shift: then even unmeasured sleep is taken for granted.
    for now in ["14:30", "16:00"] {
      let slept = Self.verdict(events: [shift], now: now) {
        let monday = SampleDay.monday
        $0.sleep.span = SampleDay.zone.span(monday, "08:30", "14:30")
      }
      #expect(slept.training == .easy, "at \(now)")
    }
    let early = SampleDay.meeting("Night shift", "00:00", "02:59")
    #expect(Self.verdict(events: [early]).training == .hard)
  }

  @Test("readings that are all far off are rest on the first morning, one of them ordinary is not")
  func extreme() {
    func verdict(_ z: [Vital: Double]) -> DayVerdict {
      let signals = Vital.allCases.compactMap { vital in
        z[vital].map { EarlySignals.Signal(vital: vital, value: 60, usual: 50, z: $0, nights: 58) }
      }
      return Self.verdict(20) { $0.set(signals) }
    }
    let ill: [Vital: Double] = [
      .restingHeartRate: 6, .respiratoryRate: 5, .skinTemperature: 1, .heartRateVariability: -2.5,
    ]
    #expect(verdict(ill).training == .rest)
    for vital in [Vital.respiratoryRate, .heartRateVariability] {
      var less = ill
      less[vital] = vital == .respiratoryRate ? 2.5 : 0
      #expect(verdict(less).training == .easy, "\(vital)")
    }
  }

  @Test("unusual readings make a day easy, and the second morning a day of rest") func unusual() {
    #expect(Self.verdict { $0.set(Self.signals) }.training == .easy)
    #expect(Self.verdict { $0.set(Self.signals, mornings: 2) }.training == .rest)
    #expect(Self.verdict(28) { $0.set(Self.signals) }.reasons.count == 2)
  }

  @Test("a green morning on too little sleep is moderate, and says how much is missing")
  func sleep() {
    #expect(Self.verdict { $0.sleep.asleepMinutes = Measure(359) }.reasons == [.shortSleep(359)])
    #expect(Self.verdict { $0.sleep.asleepMinutes = Measure(360) }.training == .hard)
    func needing(_ minutes: Double) -> DayVerdict {
      Self.verdict { $0.sleep.neededMinutes = minutes }
    }
    #expect(needing(450 + 120).reasons == [.shortOfNeed(450, needed: 570)])
    #expect(needing(450 + 119).training == .hard)
  }

  @Test("naps count as sleep") func naps() {
    let verdict = Self.verdict {
      $0.sleep.asleepMinutes = Measure(340)
      let span = SampleDay.night(from: "23:00", to: "00:20")
      $0.sleep.naps = [.init(span: span, offset: .zero, asleepMinutes: 20)]
    }
    #expect(verdict.training == .hard)
  }

  @Test("a hard day yesterday, or three in a week, is enough") func trained() throws {
    let border = try #require(Self.training([:])?.hardFrom)
    let hard = Self.verdict { $0.training = Self.training([1: border]) }
    #expect(hard.reasons == [.hardYesterday(border, border: border, .strain)])
    #expect(Self.verdict { $0.training = Self.training([1: border - 0.1]) }.training == .hard)
    let week = [2: 18.0, 3: 18, 4: 18]
    #expect(Self.verdict { $0.training = Self.training(week) }.reasons == [.hardDays(3)])
    #expect(Self.verdict { $0.training = Self.training([2: 18, 3: 18]) }.training == .hard)
    // Too few days are known.
    #expect(Self.verdict { $0.training = Self.training([1: 20], days: 1...20) }.training == .hard)
  }

  @Test("a hard session that is done leaves moderate ones") func done() {
    var session = PlannedSession(
      activity: .running, span: SampleDay.night(from: "23:00", to: "23:30"), intensity: .hard)
    #expect(Self.verdict(sessions: [session]).training == .hard)
    session.isDone = true
    #expect(Self.verdict(sessions: [session]).training == .moderate)
    var light = PlannedSession(
      activity: .yoga, span: SampleDay.night(from: "05:00", to: "06:00"), intensity: .light)
    light.isDone = true
    #expect(Self.verdict(sessions: [light]).training == .hard)
  }

  @Test(
    "a night on call that was slept through is a night's sleep", arguments: ["On call", "Ward"])
  func onCall(title: String) {
    let shift = SampleDay.meeting(title, "00:00", "07:00")
    let verdict = Self.verdict(events: [shift], now: "07:30") {
      $0.sleep.span = SampleDay.night(from: "00:30", to: "06:50")
    }
    #expect(verdict.training == .hard)
  }

  @Test("a low week of heart rate variability is enough for a moderate day") func lowVariability() {
    let monday = SampleDay.monday
    func trend(_ week: Double) -> HeartRateVariabilityTrend {
      HeartRateVariabilityTrend(
        week: .init(
          dates: monday.advanced(by: -6)...monday, values: Array(repeating: week, count: 7)),
        weeksBefore: .init(
          dates: monday.advanced(by: -66)...monday.advanced(by: -7),
          values: (0..<60).map { $0.isMultiple(of: 2) ? 3.9 : 4.1 }))
    }
    #expect(Self.verdict { $0.variability = trend(3.85) }.training == .moderate)
    #expect(Self.verdict { $0.variability = trend(3.95) }.training == .hard)
  }

  @Test("what is known of too few days is passed over, and named")
  func unknown() { #expect(Self.verdict().unknown == [.variability, .yesterday, .week, .signals]) }

  @Test("what is hidden is not told by the verdict") func hidden() {
    let verdict = Self.verdict { $0.hidden = [.strain] }
    #expect(verdict.training == .byFeel && verdict.reasons == [.hidden])
    #expect(Self.verdict(50) { $0.hidden = [.strain] }.training == .moderate)
  }

  @Test("what is planned never raises it, and lowers what is suggested") func planned() {
    func session(_ intensity: PlannedIntensity) -> PlannedSession {
      PlannedSession(
        activity: .running, span: SampleDay.night(from: "23:00", to: "23:30"), intensity: intensity)
    }
    let easy = Self.verdict(90, sessions: [session(.light)])
    #expect(easy.training == .hard && easy.suggested == .easy)
    #expect(easy.reasons.last == .planned(session(.light)))
    let both = Self.verdict(90, sessions: [session(.light), session(.moderate)])
    #expect(both.suggested == .moderate)
    #expect(Self.verdict(28, sessions: [session(.hard)]).suggested == .easy)
  }

  @Test("the provisional score of the first days allows moderate training at most")
  func provisional() {
    let verdict = Self.verdict { $0.recovery.isCalibrating = true }
    #expect(verdict.training == .moderate && verdict.reasons == [.provisional(.whoop)])
  }

  @Test("each verdict has a sentence of its own", arguments: Language.allCases)
  func words(_ language: Language) {
    let verdicts = [
      Self.verdict(90), Self.verdict(50), Self.verdict(20), Self.verdict(nil),
      Self.verdict(events: [Self.race(0)]), Self.verdict(events: [Self.race(1)]),
      Self.verdict { $0.set(Self.signals, mornings: 2) },
      Self.verdict { $0.sleep.asleepMinutes = Measure(300) },
    ]
    let sentences = verdicts.map { language.voice.sentence(about: $0) }
    #expect(Set(sentences).count == sentences.count)
    #expect(sentences.allSatisfy { $0.hasSuffix(".") })
  }
}
