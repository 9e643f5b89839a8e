import Testing

@testable import ReadyDayCore

@Suite struct SeveralSignalsOffTests {
  static func signal(_ vital: Vital, _ value: Double, usual: Double, z: Double)
    -> EarlySignals.Signal
  {
    .init(vital: vital, value: value, usual: usual, z: z, nights: 58)
  }

  static let heart = signal(.restingHeartRate, 57, usual: 51, z: 2.1)
  static let breathing = signal(.respiratoryRate, 16.2, usual: 15, z: 2.4)
  static let skin = signal(.skinTemperature, 34.6, usual: 34, z: 2)
  static let variability = signal(.heartRateVariability, 38, usual: 52, z: -1.2)
  static let all = [heart, variability, breathing, skin]

  static let usualBreathing = signal(.respiratoryRate, 15.1, usual: 15, z: 0.3)
  static let usualSkin = signal(.skinTemperature, 34, usual: 34, z: 0)

  static let cases: [RuleCase] = [
    .says(.severalSignalsOff(all, mornings: 1), "everything is off", day(all)),
    .says(
      .severalSignalsOff([heart, skin], mornings: 1), "only what is off is named",
      day([heart, usualBreathing, skin])),
    .says(.severalSignalsOff(all, mornings: 2), "the second morning", day(all, mornings: 2)),
    .silent(
      .asUsual(.restingHeartRate(signal(.restingHeartRate, 53, usual: 51, z: 1.9))),
      "a heart rate that is not raised",
      day([signal(.restingHeartRate, 53, usual: 51, z: 1.9), breathing, skin])),
    .silent(
      .asUsual(.allButRestingHeartRate(heart)), "nothing else is",
      day([heart, variability, usualBreathing, usualSkin])),
    .silent(
      .asUsual(.restingHeartRateAlone(heart)), "breathing is not known", day([heart, usualSkin])),
    .silent(
      .asUsual(.restingHeartRateAlone(heart)), "skin is not known", day([heart, usualBreathing])),
    .silent(
      .asUsual(.restingHeartRateAlone(heart)), "breathing is hidden",
      day([heart, breathing, usualSkin], hidden: [.sleep])),
    .silent(.unknown(.usualRestingHeartRate), "too few nights", day([breathing])),
    .silent(.unknown(.restingHeartRate), "no resting heart rate", SampleDay.after()),
    .silent(.unknown(.restingHeartRate), "it is hidden", day(all, hidden: [.restingHeartRate])),
    .silent(.unknown(.healthData), "no health data", SampleDay.make(morning: nil)),
  ]

  @Test("a raised resting heart rate speaks in company only", arguments: cases)
  func verdict(_ expected: RuleCase) { expected.check(SeveralSignalsOff()) }

  @Test("it matters much, and hard training is not advised beside it")
  func training() {
    let advice = RecommendationEngine.standard.recommendations(for: Self.day(all: 80))
    let signals = advice.first { $0.rule == "several-signals-off" }
    #expect(signals?.priority == .high)
    #expect(!advice.contains { $0.rule == "intense-training" })
  }

  @Test("what fired it is told with its limits")
  func inputs() throws {
    let advice = try #require(
      SeveralSignalsOff().evaluate(Self.day([Self.heart, Self.skin])).recommendation)
    let names = advice.inputs.map(\.name)
    #expect(
      names == [
        "resting_hr_bpm", "resting_hr_usual_bpm", "resting_hr_over_usual_bpm", "resting_hr_z",
        "resting_hr_nights", "skin_temp_celsius", "skin_temp_usual_celsius",
        "skin_temp_over_usual_celsius", "skin_temp_z", "skin_temp_nights", "mornings_in_a_row",
      ])
    #expect(advice.inputs[2].value == .number(6))
  }

  static let causes =
    "Common causes: coming down with something, alcohol, a hard or late day, heat, travel, or the "
    + "second half of a menstrual cycle."
  static let spanishCauses =
    "Suele pasar al caer enfermo, tras beber alcohol, un día duro o trasnochar, con calor, de "
    + "viaje o "
    + "en la segunda mitad del ciclo menstrual."

  static let sentences = [
    AdviceSentences(
      .severalSignalsOff(all, mornings: 1),
      [
        "Go easy: several readings are unusual",
        "Compared with your usual: resting HR +6 bpm, HRV 38 ms (low), respiratory rate +1.2/min, "
          + "skin "
          + "temperature +0.6 °C. \(causes)",
      ],
      [
        "Tómatelo con calma: varios valores son inusuales",
        "Frente a lo habitual en ti: FC en reposo +6 lpm, VFC baja (38 ms), frecuencia "
          + "respiratoria "
          + "+1,2/min, temperatura cutánea +0,6 °C. \(spanishCauses)",
      ]),
    AdviceSentences(
      .severalSignalsOff([heart, skin], mornings: 2),
      [
        "Rest: several readings are unusual again",
        "Compared with your usual: resting HR +6 bpm, skin temperature +0.6 °C. This is the 2nd morning in a row. \(causes)",
      ],
      [
        "Descansa: varios valores vuelven a ser inusuales",
        "Frente a lo habitual en ti: FC en reposo +6 lpm, temperatura cutánea +0,6 °C. Van 2 "
          + "mañanas "
          + "seguidas. \(spanishCauses)",
      ]),
  ]

  @Test("it is said in both languages, without a diagnosis", arguments: sentences)
  func words(_ expected: AdviceSentences) { expected.check() }

  @Test("why it is silent is said with the number and its limit")
  func silence() {
    #expect(
      English().obstacle(.asUsual(.allButRestingHeartRate(Self.heart)))
        == "Resting HR: 57 bpm, usually 51 (median of 58 nights, from 3 to 60 nights ago; one "
        + "deviation to either side is 48–54): +2.1 robust standard deviations; counts as raised at +2 or above. Neither respiratory "
        + "rate nor skin temperature is raised.")
    #expect(
      Spanish().obstacle(.asUsual(.restingHeartRate(Self.heart)))
        == "FC en reposo: 57 lpm; lo habitual, 51 (mediana de 58 noches, de 3 a 60 noches "
        + "atrás; una desviación arriba y abajo, 48–54): +2,1 desviaciones típicas robustas; cuenta como alta con +2 o más."
    )
  }

  static func day(all score: Double) -> Day { day(all, score: score) }

  static func day(
    _ signals: [EarlySignals.Signal], score: Double = 50, mornings: Int = 1,
    hidden: Set<HealthMetric> = []
  ) -> Day {
    SampleDay.after(score) { morning in
      morning.recovery.restingHeartRate = Measure(57)
      morning.signals = EarlySignals { $0 < mornings ? signals : [] }
      morning = morning.hiding(hidden)
    }
  }
}
