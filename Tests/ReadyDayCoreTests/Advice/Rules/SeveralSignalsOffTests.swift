import Testing

@testable import ReadyDayCore

@Suite struct SeveralSignalsOffTests {
  static func signal(
    _ vital: Vital, _ value: Double, usual: Double, z: Double, _ range: ClosedRange<Double>? = nil
  ) -> EarlySignals.Signal {
    .init(vital: vital, value: value, usual: usual, z: z, nights: 58, range: range)
  }

  static let heart = signal(.restingHeartRate, 57, usual: 51, z: 2.1, 48...54)
  static let breathing = signal(.respiratoryRate, 16.2, usual: 15, z: 2.4)
  static let skin = signal(.skinTemperature, 34.6, usual: 34, z: 2)
  static let variability = signal(.heartRateVariability, 38, usual: 52, z: -1.2, 40...68)
  static let all = [heart, variability, breathing, skin]

  static let usualBreathing = signal(.respiratoryRate, 15.1, usual: 15, z: 0.3)
  static let usualSkin = signal(.skinTemperature, 34, usual: 34, z: 0)

  static let cases: [RuleCase] = [
    .says(
      SeveralSignalsOff(signals: all, mornings: 1, namesCycle: true), "everything is off", day(all)),
    .says(
      SeveralSignalsOff(signals: [heart, skin], mornings: 1, namesCycle: true),
      "only what is off is named", day([heart, usualBreathing, skin])),
    .says(
      SeveralSignalsOff(signals: all, mornings: 2, namesCycle: true, rests: true),
      "the second morning", day(all, mornings: 2)),
    .silent(
      SeveralSignalsOff.heartRateNotRaised(signal(.restingHeartRate, 53, usual: 51, z: 1.9)),
      "a heart rate that is not raised",
      day([signal(.restingHeartRate, 53, usual: 51, z: 1.9), breathing, skin])),
    .silent(
      SeveralSignalsOff.allButRestingHeartRate(heart), "nothing else is",
      day([heart, variability, usualBreathing, usualSkin])),
    .silent(
      SeveralSignalsOff.restingHeartRateAlone(heart), "breathing is not known",
      day([heart, usualSkin])),
    .silent(
      SeveralSignalsOff.restingHeartRateAlone(heart), "skin is not known",
      day([heart, usualBreathing])),
    .silent(
      SeveralSignalsOff.restingHeartRateAlone(heart), "breathing is hidden",
      day([heart, breathing, usualSkin], hidden: [.sleep])),
    .silent(SeveralSignalsOff.usualHeartRateUnknown, "too few nights", day([breathing])),
    .silent(SeveralSignalsOff.heartRateUnknown, "no resting heart rate", SampleDay.after()),
    .silent(
      SeveralSignalsOff.heartRateUnknown, "it is hidden", day(all, hidden: [.restingHeartRate])),
    .silent(.noHealthData, "no health data", SampleDay.make(morning: nil)),
  ]

  @Test("a raised resting heart rate speaks in company only", arguments: cases)
  func verdict(_ expected: RuleCase) { expected.check(SeveralSignalsOff.self) }

  @Test("it matters much, and hard training is not advised beside it") func training() {
    let advice = RecommendationEngine.standard.recommendations(for: Self.day(all: 80))
    let signals = advice.first { $0.rule == "several-signals-off" }
    #expect(signals?.priority == .high)
    #expect(!advice.contains { $0.rule == "intense-training" })
  }

  @Test("what fired it is told with its limits") func inputs() throws {
    let advice = try #require(
      SeveralSignalsOff.evaluate(Self.day([Self.heart, Self.skin])).recommendation)
    let names = advice.inputs.map(\.name)
    #expect(
      names == [
        "resting_hr_bpm", "resting_hr_usual_bpm", "resting_hr_over_usual_bpm", "resting_hr_z",
        "resting_hr_nights", "skin_temp_celsius", "skin_temp_usual_celsius",
        "skin_temp_over_usual_celsius", "skin_temp_z", "skin_temp_nights", "mornings_in_a_row",
      ])
    #expect(advice.inputs[2].value == .number(6))
  }

  @Test("on a first morning that calls for rest, the advice is to rest") func extreme() throws {
    let signals = [
      Self.signal(.restingHeartRate, 66, usual: 51, z: 4, 48...54),
      Self.signal(.respiratoryRate, 18, usual: 15, z: 4),
      Self.signal(.heartRateVariability, 30, usual: 52, z: -3, 40...68),
    ]
    let day = Self.day(signals)
    try #require(day.verdict.training == .rest)
    let advice = try #require(SeveralSignalsOff.evaluate(day).recommendation)
    #expect(advice.finding.title(in: Language.english.voice).hasPrefix("Rest: "))
    let first = SeveralSignalsOff.evaluate(Self.day([Self.heart, Self.skin])).recommendation
    #expect(first?.finding.title(in: Language.english.voice).hasPrefix("Go easy: ") == true)
  }

  @Test("who says to be fine or ill knows better") func said() throws {
    for word in [Feeling.Word.fine, .ill(isSystemic: false)] {
      let day = Self.day(Self.all)
      var inputs = DayParts(
        date: day.date, zone: day.zone, now: day.now, occurrences: nil, morning: day.morning)
      inputs.said = [try Feeling(word, on: day.date, id: "a", at: day.now)]
      #expect(
        SeveralSignalsOff.evaluate(inputs.day).obstacle
          == SeveralSignalsOff.userKnowsBetter, "\(word)")
    }
  }

  @Test("why it is silent is said with the number and its limits") func silence() {
    let alone = SeveralSignalsOff.allButRestingHeartRate(Self.heart)
    let usual = SeveralSignalsOff.heartRateNotRaised(Self.heart)
    for voice in Language.allCases.map(\.voice) {
      #expect(usual.sentence(in: voice) == voice.signal(Self.heart))
      #expect(usual.sentence(in: voice).values == ["48", "54", "57", "60", "90"])
      #expect(alone.sentence(in: voice).hasPrefix("\(voice.signal(Self.heart)) "))
    }
  }

  @Test("a raised reading that is within what is usual is not called unusual") func raisedWithin() {
    let heart = Self.signal(.restingHeartRate, 57, usual: 51, z: 2.1, 48...60)
    for voice in Language.allCases.map(\.voice) {
      #expect(voice.signal(heart).values == ["48", "57", "60", "90"])
      let outside = voice.signal(Self.signal(.restingHeartRate, 57, usual: 51, z: 2.1, 48...56))
      #expect(voice.signal(heart) != outside.replacing("56", with: "60"))
    }
  }

  static func day(all score: Double) -> Day { day(all, score: score) }

  static func day(
    _ signals: [EarlySignals.Signal], score: Double = 50, mornings: Int = 1,
    hidden: Set<HealthMetric> = []
  ) -> Day {
    SampleDay.after(score) { morning in
      morning.recovery.restingHeartRate = Measure(57)
      morning.set(signals, mornings: mornings)
      morning = morning.hiding(hidden)
    }
  }
}
