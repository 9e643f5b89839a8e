import Testing

@testable import ReadyDayCore

@Suite("A hard session on a yellow day") struct StandingTests {
  static let intervals = EventKindTests.event("Series 6x1000", "mon 18:00 1h")

  /// A yellow morning with which nothing else is wrong.
  static func day(
    _ score: Double = 55, _ events: [Occurrence] = [intervals], sessions: [PlannedSession] = [],
    said: [Feeling.Word] = [], now: String = "07:00",
    change: (inout MorningReport) -> Void = { _ in }
  ) throws -> Day {
    var morning = MorningReport.scored(score)
    morning.set(
      [Vital.restingHeartRate, .heartRateVariability].map {
        EarlySignals.Signal(vital: $0, value: 50, usual: 50, z: 0, nights: 58)
      }, mornings: 0)
    morning.variability = trend(of: 4)
    morning.training = DayVerdictTests.training([1: 0, 2: 0, 3: 0])
    change(&morning)
    var parts = DayParts(now: now, occurrences: events, morning: morning, sessions: sessions)
    parts.said = try said.map {
      try Feeling($0, on: SampleDay.monday, id: "s", at: SampleDay.instant("06:30"))
    }
    return parts.day
  }

  @Test("it stands, alone, and the verdict stays moderate", arguments: Language.allCases)
  func stands(_ language: Language) throws {
    let (day, voice) = (try Self.day(), language.voice)
    #expect(day.verdict.training == .moderate && day.verdict.suggested == .hard)
    let advice = try TrainingInCalendar.look(at: day)
    #expect(advice.decision == .stand)
    let sentence = voice.say(
      #""Series 6x1000" can stand if the warm-up feels normal; otherwise run easy."#,
      es: "Puedes mantener «Series 6x1000» si el calentamiento va bien; si no, suave.")
    #expect(voice.sentence(about: day.verdict) == sentence)
    #expect("\(advice.title(in: voice)); \(advice.body(in: voice).lowercased())" == sentence)
    let headline = voice.headline(Headline(for: day, []))
    #expect(headline.contains("Series 6x1000") && headline.count <= 92)
    #expect(WorkoutSuggestion(for: day, after: .unknown)?.intensity == .hard)
    #expect(day.allWindows.contains { $0.intensity == .hard })
  }

  @Test("a long title leaves room by what the day brings", arguments: Language.allCases)
  func long(_ language: Language) throws {
    let events = (9...16).map { EventKindTests.event("Board \($0)", "mon \($0):00 1h", people: 4) }
    let day = try Self.day(55, events + [Self.intervals])
    #expect(language.voice.headline(Headline(for: day, [])).count <= 92)
  }

  @Test("a planned session stands, and other training stays moderate", arguments: Language.allCases)
  func planned(_ language: Language) throws {
    let day = try Self.day(55, [], sessions: [SampleDay.session("12:00", "13:00")])
    #expect(day.sessionFits.first?.isTooHard == false && day.sessionFits.first?.proposal == nil)
    #expect(day.allWindows.allSatisfy { $0.intensity == .moderate })
    #expect(WorkoutSuggestion(for: day, after: .unknown)?.intensity == .easy)
    #expect(language.voice.headline(Headline(for: day, [])).count <= 92)
    let fit = language.voice.fit(try #require(day.sessionFits.first), on: day) {
      day.clocks(of: $0)
    }
    #expect(fit.contains(language.voice.say("otherwise easy", es: "si no, suave")))
  }

  @Test("only the first of two hard sessions stands") func two() throws {
    let more = EventKindTests.event("Intervals 10x400", "mon 07:30 1h")
    let day = try Self.day(55, [Self.intervals, more])
    #expect(day.verdict.standing?.title == "Intervals 10x400")
    #expect(try Self.day(now: "19:30").verdict.standing == nil)
  }

  @Test("one missing or bad value, or a word, is enough against it") func against() throws {
    let changes: [(inout MorningReport) -> Void] = [
      { $0.variability = nil }, { $0.variability = Self.trend(of: 3.7) },
      { $0.variability = Self.trend(of: 4.3) },
      { $0.signals = nil }, { $0.sleep.asleepMinutes = Measure(359) }, { $0.training = nil },
      { $0.sleep.asleepMinutes = Measure() }, { $0.recovery.isCalibrating = true },
      { $0.training = DayVerdictTests.training([1: 18]) },
      { $0.training = DayVerdictTests.training([1: 0, 2: 18, 3: 18, 4: 18]) },
      { $0.signals = Self.signals(rate: 1.5, variability: 0) },
      { $0.signals = Self.signals(rate: 0, variability: -1) },
    ]
    for (place, change) in changes.enumerated() {
      #expect(try Self.day(change: change).verdict.standing == nil, "change \(place)")
    }
    #expect(try Self.day(49).verdict.standing == nil)
    #expect(try Self.day(said: [.tired]).verdict.standing == nil)
    #expect(try Self.day(said: [.injured(.knee)]).verdict.standing == nil)
    let gym = EventKindTests.event("Gym", "mon 18:00 1h")
    #expect(try Self.day(55, [gym]).verdict.standing == nil)
    let taper = [Self.intervals, DayVerdictTests.race(10, minutes: 200)]
    #expect(try Self.day(55, taper).verdict.standing == nil)
  }

  @Test("an answer about health is enough against it", arguments: [HealthLimit.condition, .care])
  func health(_ limit: HealthLimit) throws {
    let day = try Self.day()
    let limited = day.diary.changed { $0.healthLimit = limit }.day
    #expect(day.verdict.standing != nil && limited.verdict.standing == nil)
  }

  private static func trend(of week: Double) -> HeartRateVariabilityTrend {
    let monday = SampleDay.monday
    return HeartRateVariabilityTrend(
      week: .init(
        dates: monday.advanced(by: -6)...monday, values: Array(repeating: week, count: 7)),
      weeksBefore: .init(
        dates: monday.advanced(by: -66)...monday.advanced(by: -7),
        values: (0..<60).map { $0.isMultiple(of: 2) ? 3.9 : 4.1 }))
  }

  private static func signals(rate: Double, variability: Double) -> EarlySignals? {
    EarlySignals([
      .init(vital: .restingHeartRate, value: 50, usual: 50, z: rate, nights: 58),
      .init(vital: .heartRateVariability, value: 50, usual: 50, z: variability, nights: 58),
    ])
  }
}

@Suite("The need of a night before hard training") struct NightNeedTests {
  private static func need(
    _ asleep: [Double], needed: Double? = 570, debt: Double? = 60
  ) -> Double? {
    var morning = MorningReport.scored(90)
    (morning.sleep.neededMinutes, morning.sleep.debtMinutes) = (needed, debt)
    morning.sleep.nights = asleep.enumerated().map { days, asleep in
      var night = SleptNight(SampleDay.monday.advanced(by: -days))
      (night.needed, night.asleep) = (needed, asleep)
      return night
    }
    return NightNeed(before: SampleDay.make(occurrences: nil, morning: morning))?.minutes
  }

  @Test("what was owed counts unless the last three nights fell little short") func debt() {
    #expect(Self.need([420, 510, 511]) == 510)
    #expect(Self.need([420, 510, 510]) == 570)
    #expect(Self.need([570, 570]) == 570)
  }

  @Test("without a device's need it is the user's own, once nights show it") func own() throws {
    #expect(Self.need(Array(repeating: 480, count: 7), needed: nil, debt: nil) == nil)
    let even = Self.need(Array(repeating: 480, count: 60), needed: nil, debt: nil)
    #expect(even == 480)
    // After a short fortnight, the longer nights before it show the need, and the debt counts.
    let short = Array(repeating: 360.0, count: 14) + Array(repeating: 540, count: 46)
    #expect(try #require(Self.need(short, needed: nil, debt: nil)) > 540)
  }
}
