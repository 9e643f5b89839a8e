import Testing

@testable import ReadyDayCore

@Suite struct SeveralSignalsOffTests {
  static let cases: [RuleCase] = [
    .says(
      .severalSignalsOff([.restingHeartRate(over: 5), .respiratoryRate(over: 1)]),
      "5 bpm over, breathing 1/min over", day(heart: 56, breaths: 16)),
    .says(
      .severalSignalsOff([.restingHeartRate(over: 6), .skinTemperature(over: 0.5)]),
      "6 bpm over, skin half a degree over", day(heart: 57, skin: 34.5)),
    .silent(
      .asUsual(.restingHeartRate(over: 4)), "4 bpm over as it is shown",
      day(heart: 55.4, breaths: 18, skin: 36)),
    .says(
      .severalSignalsOff([.restingHeartRate(over: 5), .respiratoryRate(over: 1)]),
      "5 bpm over as it is shown", day(heart: 55.5, breaths: 16)),
    .silent(
      .asUsual(.allButRestingHeartRate(over: 5)), "nothing else far enough off",
      day(heart: 56, breaths: 15.75, skin: 34.25, variability: 55)),
    .silent(
      .asUsual(.restingHeartRateAlone(over: 5)), "variability not known", day(heart: 56)),
    .silent(
      .asUsual(.restingHeartRateAlone(over: 5)), "breathing not known",
      day(heart: 56, breaths: nil, variability: 55)),
    .silent(
      .asUsual(.restingHeartRateAlone(over: 5)), "skin not known",
      day(heart: 56, skin: nil, variability: 55)),
    .silent(
      .asUsual(.restingHeartRateAlone(over: 5)), "a low variability that is hidden",
      day(heart: 56, variability: 40, hidden: [.heartRateVariability])),
    .silent(.unknown(.restingHeartRate), "no resting heart rate", day(heart: nil, breaths: 18)),
    .silent(
      .unknown(.restingHeartRateMean), "nothing to compare it with",
      SampleDay.after { $0.recovery.restingHeartRate = Measure(70) }),
    .silent(.unknown(.healthData), "no health data", SampleDay.make(morning: nil)),
  ]

  @Test("a high resting heart rate speaks in company only", arguments: cases)
  func verdict(_ expected: RuleCase) { expected.check(SeveralSignalsOff()) }

  @Test(
    "a night of low variability is company enough, at one standard deviation",
    arguments: [(49.9, true), (50.2, false)])
  func variability(milliseconds: Double, speaks: Bool) {
    // One standard deviation under the mean are 49.93 ms.
    let day = Self.day(heart: 56, breaths: nil, skin: nil, variability: milliseconds)
    #expect((SeveralSignalsOff().evaluate(day).recommendation != nil) == speaks)
  }

  @Test("a night of exactly one standard deviation less is low")
  func atTheDeviation() throws {
    let month = (0..<30).map { $0.isMultiple(of: 2) ? 50.0 : 60 }
    let trend = HeartRateVariabilityTrend(lastNight: 40, month: month)
    let day = SampleDay.after { morning in
      Self.change(&morning, heart: 56, breaths: nil, skin: nil)
      morning.variability = .init(
        lastNight: trend.lowNight, week: trend.week, weeksBefore: trend.weeksBefore,
        month: trend.month)
    }
    #expect(SeveralSignalsOff().evaluate(day).recommendation != nil)
  }

  @Test("that nothing else is off is said of what is known and shown alone, in both languages")
  func alone() {
    let reading = Obstacle.asUsual(.restingHeartRateAlone(over: 5))
    #expect(
      English().obstacle(reading)
        == "Resting heart rate is +5.0 bpm from its mean; of the other signals, not all are known or "
        + "shown.")
    #expect(
      Spanish().obstacle(reading)
        == "La FC en reposo está a +5,0 lpm de su media; de las demás señales, alguna no se conoce o "
        + "no se muestra.")
    #expect(
      English().obstacle(.asUsual(.allButRestingHeartRate(over: 5)))
        == "Resting heart rate is +5.0 bpm from its mean, but nothing else is off.")
  }

  @Test("hard training is not advised beside it")
  func training() {
    let rules = RecommendationEngine.standard.recommendations(
      for: Self.day(80, heart: 60, breaths: 18)
    ).map(\.rule)
    #expect(rules.contains("several-signals-off"))
    #expect(!rules.contains("intense-training"))
  }

  static let sentences = [
    AdviceSentences(
      .severalSignalsOff([
        .restingHeartRate(over: 6), .heartRateVariability(38), .respiratoryRate(over: 1.2),
        .skinTemperature(over: 0.6),
      ]),
      [
        "Several signals are off your usual",
        "Compared with your means: resting HR +6 bpm, HRV low at 38 ms, breathing +1.2/min, skin "
          + "temperature +0.6 °C. People often see this with illness, alcohol, heat or travel.",
      ],
      [
        "Varias señales se salen de lo habitual",
        "Frente a tus medias: FC en reposo +6 lpm, VFC baja, 38 ms, respiración +1,2/min, "
          + "temperatura de la piel +0,6 °C. Suele verse con enfermedad, alcohol, calor o viajes.",
      ])
  ]

  @Test("it is said in both languages, without a diagnosis", arguments: sentences)
  func words(_ expected: AdviceSentences) { expected.check() }

  /// Means: 51 bpm, 15 breaths a minute, 34 °C; nights of 50 and 60 ms in turns.
  static func day(
    _ score: Double = 50, heart: Double?, breaths: Double? = 15, skin: Double? = 34,
    variability: Double? = nil, hidden: Set<HealthMetric> = []
  ) -> Day {
    SampleDay.after(score) { morning in
      change(&morning, heart: heart, breaths: breaths, skin: skin)
      if let variability {
        let month = (0..<30).map { $0.isMultiple(of: 2) ? 50.0 : 60 }
        morning.variability = .init(lastNight: variability, month: month)
      }
      morning = morning.hiding(hidden)
    }
  }

  static func change(
    _ morning: inout MorningReport, heart: Double?, breaths: Double?, skin: Double?
  ) {
    morning.recovery.restingHeartRate = Measure(heart, baseline: Baseline(mean: 51, days: 29))
    morning.sleep.respiratoryRate = Measure(breaths, baseline: Baseline(mean: 15, days: 29))
    morning.recovery.skinTemperature = Measure(skin, baseline: Baseline(mean: 34, days: 29))
  }
}
