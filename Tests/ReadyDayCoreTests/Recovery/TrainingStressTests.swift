import Testing

@testable import ReadyDayCore

@Suite struct TrainingStressTests {
  struct Ratio: Sendable, CustomTestStringConvertible {
    /// Minutes run in the week before, and in the three weeks before that.
    let week: Int
    let earlier: Int
    let points: Double
    var testDescription: String { "\(week) min after \(earlier)" }
  }

  @Test(
    "points lie on straight lines between 0.2, 0.8, 1.3 and 2.3",
    arguments: [
      (0, 0), (0.2, 0), (0.206, 1), (0.5, 50), (0.794, 99), (0.8, 100), (1, 100), (1.3, 100),
      (1.301, 99.9), (1.8, 50), (2.299, 0.1), (2.3, 0), (9, 0),
    ])
  func anchors(ratio: Double, points: Double) {
    let load = ComputedScore.TrainingLoad(
      scale: .zoneMinutes, acute: ratio, chronic: 1, workouts: 9)
    #expect(abs(load.points - points) < 1e-9)
  }

  @Test(
    "the ratio of the week to a quarter of the four weeks decides",
    arguments: [
      // A quarter of 100 + 300 is 100.
      Ratio(week: 100, earlier: 300, points: 100),
      // 80 / 100 = 0.8, the least that is usual, and 130 / 100 = 1.3, the most.
      Ratio(week: 80, earlier: 320, points: 100), Ratio(week: 130, earlier: 270, points: 100),
      // 70 / 100: (0.7 − 0.2) / 0.6
      Ratio(week: 70, earlier: 330, points: 250.0 / 3),
      Ratio(week: 10, earlier: 390, points: 0), Ratio(week: 0, earlier: 400, points: 0),
      // 160 / 100: 100 − (1.6 − 1.3) · 100
      Ratio(week: 160, earlier: 240, points: 70),
      Ratio(week: 300, earlier: 100, points: 0),
    ])
  func ratio(row: Ratio) throws {
    let workouts =
      [
        SampleMeasurements.workout(.running, daysBefore: 28, minutes: row.earlier)
      ]
      + (row.week > 0
        ? [SampleMeasurements.workout(.running, daysBefore: 7, minutes: row.week)] : [])
    let score = Self.history(workouts).monday
    #expect(abs(try #require(score.points(.trainingLoad)) - row.points) < 1e-9)
  }

  static func history(_ workouts: [WorkoutRecord]) -> Measurements {
    SampleMeasurements.make(0...0, workouts: workouts) { day, _ in
      day.sleep = SampleMeasurements.night(480)
    }
  }

  struct Gap: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let daysBefore: [Int]
    let gap: ComputedScore.Gap?
  }

  @Test(
    "28 days of training must be known, with some in them",
    arguments: [
      Gap(testDescription: "no workout", daysBefore: [], gap: .noTraining),
      Gap(
        testDescription: "the first 27 days ago", daysBefore: [27, 3], gap: .shortHistory(days: 27)),
      Gap(testDescription: "the first 28 days ago", daysBefore: [28], gap: nil),
      Gap(testDescription: "none for 28 days", daysBefore: [29, 40], gap: .noTraining),
      Gap(testDescription: "this morning's only", daysBefore: [0], gap: .noTraining),
    ])
  func gaps(row: Gap) {
    let workouts = row.daysBefore.map { SampleMeasurements.workout(.running, daysBefore: $0) }
    #expect(Self.history(workouts).monday.gap(.trainingLoad) == row.gap)
  }

  @Test("a week without the device is not a week of rest", arguments: [(8, 0), (5, 3), (4, nil)])
  func notWorn(lastDay: Int, known: Int?) {
    let workouts = [28, 20, 10].map { SampleMeasurements.workout(.running, daysBefore: $0) }
    let history = SampleMeasurements.make(-40 ... -lastDay, workouts: workouts) { day, _ in
      day.sleep = SampleMeasurements.night(480)
    }
    let gap = known.map { ComputedScore.Gap.fewDays(known: $0, needed: 4, span: 7) }
    #expect(history.monday.gap(.trainingLoad) == gap)
  }

  @Test("training of the day itself changes nothing") func today() {
    let runs = SampleMeasurements.runs(every: 2, since: 60)
    let trained = runs + [SampleMeasurements.workout(.running, daysBefore: 0, minutes: 300)]
    #expect(Self.history(runs).monday == Self.history(trained).monday)
  }

  struct Minutes: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var activity = Activity.running
    var average: Double?
    var zones: [Double]?
    let minutes: Double
  }

  @Test(
    "an hour counts by its zones, else by its mean heart rate, else by what it was",
    arguments: [
      // 0 · 10 + 1 · 10 + 2 · 20 + 3 · 10 + 4 · 5 + 5 · 5
      Minutes(testDescription: "zones", average: 190, zones: [10, 10, 20, 10, 5, 5], minutes: 125),
      Minutes(testDescription: "45 % of the highest", average: 90, minutes: 60),
      Minutes(testDescription: "59 %", average: 118, minutes: 60),
      Minutes(testDescription: "60 %", average: 120, minutes: 120),
      Minutes(testDescription: "75 %", average: 150, minutes: 180),
      Minutes(testDescription: "90 %", average: 180, minutes: 300),
      Minutes(testDescription: "the highest itself", average: 200, minutes: 300),
      Minutes(testDescription: "nothing but a run", minutes: 120),
      Minutes(testDescription: "nothing but yoga", activity: .yoga, minutes: 60),
      Minutes(testDescription: "nothing but a walk", activity: .walking, minutes: 60),
    ])
  func zoneMinutes(row: Minutes) {
    let workout = SampleMeasurements.workout(row.activity, daysBefore: 1) {
      $0.averageHeartRate = row.average
      $0.zoneMinutes = row.zones
    }
    #expect(workout.zoneWeightedMinutes(highest: 200) == row.minutes)
  }

  @Test("without any highest heart rate a mean says nothing") func noHighest() {
    let workout = SampleMeasurements.workout(.running, daysBefore: 1) { $0.averageHeartRate = 180 }
    #expect(workout.zoneWeightedMinutes(highest: nil) == 120)
  }

  @Test("strain is never summed: two walks are no race") func strain() {
    let workouts = [3, 10, 28].map { day in
      SampleMeasurements.workout(.running, daysBefore: day) { $0.strain = 10 }
    }
    let stress = TrainingStress(of: workouts)
    #expect(stress.sum(since: SampleMeasurements.monday.advanced(by: -28)) == 360)
    #expect(stress.sum(on: SampleMeasurements.monday.advanced(by: -10)) == 120)
    #expect(stress.sum(on: SampleMeasurements.monday.advanced(by: -9)) == nil)
    let score = Self.history(workouts).monday
    guard case .scored(_, .trainingLoad(let load))? = score[.trainingLoad]?.result else {
      return unexpected("no training load")
    }
    #expect(load.scale == .zoneMinutes)
    #expect(load.acute == 120)
  }
}
