import Testing

@testable import ReadyDayCore

/// Every expected number is worked out by hand from the formulas of "How the computed score is made".
@Suite struct ComputedScoreTests {
  static func points(
    _ part: ComputedScore.Part, _ before: [Double], today: Double,
    _ change: (inout DailyHealth, Double) -> Void
  ) throws -> Double {
    let history = SampleMeasurements.make(-before.count...0) { day, index in
      change(&day, index == 0 ? today : before[-index - 1])
    }
    return try #require(history.monday.points(part))
  }

  @Test(
    "two points for every percent of variability over or under the mean of the week",
    arguments: [
      ([50, 50, 50], 50, 50), ([40, 50, 60], 55, 70), ([40, 50, 60], 45, 30),
      // The most and the least, and what is held there.
      ([40, 40, 40], 50, 100), ([40, 40, 40], 52, 100), ([40, 40, 40], 30, 0),
      ([40, 40, 40], 20, 0),
      // The eighth day before is left out.
      ([50, 50, 50, 50, 50, 50, 50, 900], 55, 70),
    ] as [([Double], Double, Double)])
  func variability(before: [Double], today: Double, points: Double) throws {
    let found = try Self.points(.heartRateVariability, before, today: today) { $0.sdnn = $1 }
    #expect(abs(found - points) < 1e-9)
  }

  @Test("what was measured awake is compared with seven such mornings, and with no night")
  func waking() throws {
    for (mornings, points) in [(7, 50.0 as Double?), (6, nil)] {
      let score = SampleMeasurements.make(-30...0) { day, index in
        if index < 0 { day.sdnn = 90 }
        if index == 0 || index < -30 + mornings { day.wakingSDNN = 40 }
      }.monday
      #expect(score.points(.heartRateVariability) == points)
    }
  }

  @Test(
    "five points for every beat under or over the mean of the month",
    arguments: [
      (7, 55, 55, 50), (20, 58, 54, 70), (20, 54, 58, 30),
      // The most, and what is held at 0.
      (7, 60, 50, 100), (7, 50, 65, 0),
    ] as [(Int, Double, Double, Double)])
  func restingHeartRate(days: Int, usual: Double, today: Double, points: Double) throws {
    // The 31st day before is left out.
    let months = [Array(repeating: usual, count: days), Array(repeating: usual, count: 30) + [200]]
    for before in months {
      let found = try Self.points(.restingHeartRate, before, today: today) {
        $0.restingHeartRate = $1
      }
      #expect(abs(found - points) < 1e-9)
    }
  }

  struct Night: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let asleep: Double
    var deep: Double?
    var rem: Double?
    var target = 480.0
    let points: Double
  }

  @Test(
    "half for length, three tenths for deep sleep, two tenths for REM",
    arguments: [
      Night(testDescription: "on every target", asleep: 420, deep: 63, rem: 84, points: 100),
      Night(
        testDescription: "more than every target", asleep: 600, deep: 200, rem: 200, points: 100),
      // 80 · 0.5 + 50 · 0.3 + 100 · 0.2
      Night(testDescription: "deep 7.5 %", asleep: 336, deep: 25.2, rem: 81, points: 75),
      // 100 · 0.5 + 100 · 0.3 + 40 · 0.2
      Night(testDescription: "REM 8 %", asleep: 480, deep: 96, rem: 38.4, points: 88),
      Night(testDescription: "no deep sleep, no REM", asleep: 480, deep: 0, rem: 0, points: 50),
      Night(testDescription: "without stages length is all", asleep: 315, points: 75),
      // (100 · 0.5 + 50 · 0.3) / 0.8
      Night(testDescription: "without REM", asleep: 480, deep: 36, points: 81.25),
      Night(testDescription: "a lower target", asleep: 320, target: 400, points: 80),
      Night(testDescription: "a higher target", asleep: 420, target: 540, points: 100),
    ])
  func sleep(row: Night) throws {
    let history = SampleMeasurements.make(0...0) { day, _ in
      day.sleep = SampleMeasurements.night(row.asleep, deep: row.deep, rem: row.rem)
    }
    let score = history.score(on: SampleMeasurements.monday, sleepTarget: row.target)
    #expect(abs(try #require(score.points(.sleep)) - row.points) < 1e-9)
  }

  @Test("stages of half a night are shares of that half") func stagesOfHalf() throws {
    let history = SampleMeasurements.make(0...0) { day, _ in
      day.sleep = SampleMeasurements.night(480, deep: 48, rem: 54)
      day.sleep?.totals.lightMinutes = 138
    }
    let score = history.score(on: SampleMeasurements.monday, sleepTarget: 480)
    #expect(abs(try #require(score.points(.sleep)) - 100) < 1e-9)
  }

  @Test("all four together") func whole() {
    let score = SampleMeasurements.usual.monday
    // Runs on 4 of the 7 days and 14 of the 28: a ratio of 4 / 3.5 = 1.14.
    #expect(score.components.map(\.points) == [50, 50, 100, 100])
    // 50 · 0.35 + 50 · 0.25 + 100 · 0.25 + 100 · 0.15
    #expect(score.value == 70)
    #expect(score.missing.isEmpty)
    #expect(ComputedScore.Part.allCases.map(score.appliedWeight) == [35, 25, 25, 15])
  }

  struct Missing: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let parts: [ComputedScore.Part]
    let weights: [Double]
    let value: Double
    var changes: @Sendable (inout DailyHealth) -> Void = { _ in }
    var trains = true
  }

  @Test(
    "the weight of what is missing is spread over the rest",
    arguments: [
      // (50 · 25 + 100 · 25 + 100 · 15) / 65
      Missing(
        testDescription: "no variability", parts: [.heartRateVariability],
        weights: [0, 25 / 0.65, 25 / 0.65, 15 / 0.65], value: 81, changes: { $0.sdnn = nil }),
      // (50 · 35 + 100 · 25 + 100 · 15) / 75
      Missing(
        testDescription: "no resting heart rate", parts: [.restingHeartRate],
        weights: [35 / 0.75, 0, 25 / 0.75, 20], value: 77, changes: { $0.restingHeartRate = nil }),
      // (50 · 60 + 100 · 15) / 75
      Missing(
        testDescription: "no sleep", parts: [.sleep], weights: [35 / 0.75, 25 / 0.75, 0, 20],
        value: 60, changes: { $0.sleep = nil }),
      // (50 · 60 + 100 · 25) / 85 = 64.7
      Missing(
        testDescription: "no training", parts: [.trainingLoad],
        weights: [35 / 0.85, 25 / 0.85, 25 / 0.85, 0], value: 65, trains: false),
      Missing(
        testDescription: "sleep alone",
        parts: [.heartRateVariability, .restingHeartRate, .trainingLoad], weights: [0, 0, 100, 0],
        value: 100,
        changes: {
          $0.sdnn = nil
          $0.restingHeartRate = nil
        }, trains: false),
    ])
  func spread(row: Missing) throws {
    let runs = row.trains ? SampleMeasurements.runs(every: 2, since: 60) : []
    let history = SampleMeasurements.make(-60...0, workouts: runs) { day, index in
      day.sdnn = 50
      day.restingHeartRate = 58
      day.sleep = SampleMeasurements.night(480, deep: 96, rem: 108)
      if index == 0 { row.changes(&day) }
    }
    let score = history.monday
    #expect(score.missing == row.parts)
    #expect(score.value?.shown == row.value)
    for (part, weight) in zip(ComputedScore.Part.allCases, row.weights) {
      #expect(abs(score.appliedWeight(of: part) - weight) < 1e-9)
    }
  }

  @Test(
    "fewer than 3 of the 7 days before are no mean of variability, nor 7 of 30 of resting heart rate",
    arguments: [0, 2, 3, 6, 7])
  func short(known: Int) {
    let score = SampleMeasurements.make(-known...0) { day, _ in
      (day.sdnn, day.restingHeartRate) = (50, 58)
    }.monday
    func gap(_ needed: Int, _ span: Int) -> ComputedScore.Gap? {
      known < needed ? .fewDays(known: known, needed: needed, span: span) : nil
    }
    #expect(score.gap(.heartRateVariability) == gap(3, 7))
    #expect(score.gap(.restingHeartRate) == gap(7, 30))
  }

  @Test("values of other days make no score of this one") func nothingToday() {
    let history = SampleMeasurements.make(
      -60 ... -1, workouts: SampleMeasurements.runs(every: 2, since: 60)
    ) { day, _ in
      day.sdnn = 50
      day.restingHeartRate = 58
      day.sleep = SampleMeasurements.night(480)
    }
    #expect(history.monday.points(.trainingLoad) == 100)
    #expect(history.monday.value == nil)
    #expect(history.monday.appliedWeight(of: .trainingLoad) == 0)
    #expect(
      history.score(on: SampleMeasurements.monday.advanced(by: -1), sleepTarget: 480).value != nil)
  }

  @Test("rMSSD and SDNN are never compared with each other") func measures() throws {
    let history = SampleMeasurements.make(-7...0) { day, index in
      if index == 0 { day.rmssd = 30 } else { day.sdnn = 60 }
    }
    #expect(history.monday.gap(.heartRateVariability) == .fewDays(known: 0, needed: 3, span: 7))
    let both = SampleMeasurements.make(-7...0) { day, index in
      day.rmssd = 30
      day.sdnn = index == 0 ? 120 : 60
    }
    #expect(both.monday.points(.heartRateVariability) == 50)
    let newly = SampleMeasurements.make(-7...0) { day, index in
      day.rmssd = index > -2 ? 30 : nil
      day.sdnn = index == 0 ? 55 : 50
    }
    #expect(abs(try #require(newly.monday.points(.heartRateVariability)) - 70) < 1e-9)
  }

  @Test(
    "names begin at 30, 50, 70 and 90, before the score is rounded",
    arguments: zip(
      [0, 29.96, 30, 49.96, 50, 69.96, 70, 89.96, 90, 100],
      [.veryLow, .veryLow, .low, .low, .moderate, .moderate, .good, .good, .peak, .peak]
        as [ComputedCategory]))
  func categories(score: Double, category: ComputedCategory) {
    #expect(ComputedCategory(score: score) == category)
    let zones: [ComputedCategory: RecoveryZone] = [
      .veryLow: .red, .low: .red, .moderate: .yellow, .good: .green, .peak: .green,
    ]
    #expect(category.zone == zones[category])
  }

  @Test("a score of 69.96 is moderate, and shown as what it is") func rounding() throws {
    // 50 + 2 · 9.98
    let history = SampleMeasurements.make(-7...0) { day, index in
      day.rmssd = index == 0 ? 54.99 : 50
    }
    let value = try #require(history.monday.value)
    #expect(ComputedCategory(score: value) == .moderate)
    #expect(Voice(.english).percent(ofScore: value) == "69.96%")
    #expect(Voice(.spanish).percent(ofScore: 66.5) == "66,5 %")
    #expect(
      [33.5, 69.2, 50].map { Voice(.english).percent(ofScore: $0) } == ["33.5%", "69%", "50%"])
    #expect(Voice(.english).sleepEfficiency(74.6) == "efficiency 74.6%")
  }
}
