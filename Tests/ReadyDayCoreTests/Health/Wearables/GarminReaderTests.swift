import Testing

@testable import ReadyDayCore

@Suite("Garmin's export") struct GarminReaderTests {
  /// An entry of `…_sleepData.json`: UTC without saying so.
  private static func sleep(
    _ date: String, _ start: String, _ end: String, light: String = "14400",
    stages: String = #""deepSleepSeconds":5400,"remSleepSeconds":5400"#, rest: String = ""
  ) -> String {
    """
    {"calendarDate":"\(date)","sleepStartTimestampGMT":"\(start)","sleepEndTimestampGMT":"\(end)",
    \(stages),"lightSleepSeconds":\(light),"awakeSleepSeconds":1800,"unmeasurableSeconds":0,"averageRespiration":14.0,
    "sleepWindowConfirmationType":"ENHANCED_CONFIRMED_FINAL","sleepScores":{"overallScore":82},"retro":false\(rest)}
    """
  }

  /// An entry of `UDSFile_….json`.
  private static func summary(
    _ date: String, _ start: (String, String), _ end: (String, String), resting: String = "51"
  ) -> String {
    """
    {"calendarDate":"\(date)","restingHeartRate":\(resting),"currentDayRestingHeartRate":105,
    "wellnessStartTimeGmt":"\(start.0)","wellnessStartTimeLocal":"\(start.1)","wellnessEndTimeGmt":"\(end.0)",
    "wellnessEndTimeLocal":"\(end.1)","allDayStress":{"aggregatorList":[{"type":"TOTAL","averageStressLevel":-1}]}}
    """
  }

  private static func list(_ rows: [String]) -> String { "[\(rows.joined(separator: ","))]" }

  private static let file = "DI_CONNECT/DI-Connect-Wellness/2026-01-01_2026-04-01_1_sleepData.json"
  private static let days = "DI_CONNECT/DI-Connect-Aggregator/UDSFile_2026-01-01_2026-04-01.json"
  private static let usual = sleep("2026-03-10", "2026-03-09T22:00:00.0", "2026-03-10T05:30:00.0")
  private static let clock = summary(
    "2026-03-10", ("2026-03-09T23:00:00.0", "2026-03-10T00:00:00.0"),
    ("2026-03-10T23:00:00.0", "2026-03-11T00:00:00.0"))

  @Test("stages, breathing and the resting heart rate without artefacts; 0 and -1 are missing")
  func values() throws {
    let none = Self.summary(
      "2026-03-11", ("2026-03-10T23:00:00.0", "2026-03-11T00:00:00.0"),
      ("2026-03-11T23:00:00.0", "2026-03-12T00:00:00.0"), resting: "0"
    ).replacing("105", with: "-1")
    let sample = WearableSample(
      GarminReader.self,
      [(Self.file, Self.list([Self.usual])), (Self.days, Self.list([Self.clock, none]))])
    let day = try #require(sample.day("2026-03-10"))
    #expect(day.restingHeartRate == 51 && day.respiratoryRate == 14)
    #expect(day.sleep?.deepMinutes == 90 && day.sleep?.remMinutes == 90)
    #expect(day.sleep?.lightMinutes == 240 && day.sleep?.awakeMinutes == 30)
    #expect(sample.day("2026-03-11") == nil && sample.export.diagnostics.isEmpty)
  }

  @Test("of a day's readiness that after waking up, with Garmin's word") func readiness() {
    let text = """
      [{"calendarDate":"2026-03-10","timestamp":"2026-03-10T18:00:00.0","score":40,"level":"LOW",
      "inputContext":"AFTER_POST_EXERCISE_RESET","hrvWeeklyAverage":511},
      {"calendarDate":"2026-03-10","timestamp":"2026-03-10T05:40:00.0","score":78,"level":"HIGH",
      "inputContext":"AFTER_WAKEUP_RESET"},
      {"calendarDate":"2026-03-11","timestamp":"2026-03-11T18:00:00.0","score":96,"level":"PRIME"},
      {"calendarDate":"2026-03-11","timestamp":"2026-03-11T06:00:00.0","score":60,"level":"MODERATE"}]
      """
    let sample = WearableSample(
      GarminReader.self, [("DI-Connect-Metrics/TrainingReadinessDTO_1.json", text)])
    #expect(sample.day("2026-03-10")?.readiness == VendorReadiness(score: 78, level: .high))
    #expect(sample.day("2026-03-11")?.readiness == VendorReadiness(score: 60, level: .moderate))
    #expect(sample.export.diagnostics.isEmpty)
  }

  @Test("activities: milliseconds, centimetres, and a clock of their own") func workouts() throws {
    let text = """
      [{"summarizedActivitiesExport":[
      {"activityId":1,"activityType":"trail_running","sportType":"RUNNING","startTimeGmt":1773162000000.0,
      "startTimeLocal":1773165600000.0,"duration":2400000.0,"elapsedDuration":3000000.0,"distance":500000.0,
      "calories":400.0,"avgHr":150.0,"maxHr":170.0,"hrTimeInZone_2":600.0,"splits":[{"duration":1}]},
      {"activityId":2,"activityType":{"typeKey":"indoor_cycling"},"beginTimestamp":1773334800000,"duration":1800000}]}]
      """
    let sample = WearableSample(
      GarminReader.self, [("DI-Connect-Fitness/x_summarizedActivities.json", text)])
    #expect(sample.workouts.map(\.activity) == [.trailRunning, .cycling])
    let run = try #require(sample.workouts.first)
    #expect(Timestamp(run.span.start, at: run.offset).description == "2026-03-10T18:00:00+01:00")
    #expect(run.meters == 5000 && run.kilocalories == 400 && run.movingMinutes == 40)
    #expect(run.span.minutes == 50 && run.averageHeartRate == 150 && run.zoneMinutes == nil)
    #expect(sample.export.passedOver.assumedTimes == 1)
  }

  @Test("cut or changed, it tells nothing that is not there") func damage() {
    let text = Self.list(
      (10..<20).map { day in
        Self.sleep(
          "2026-03-\(day)", "2026-03-\(day - 1 < 10 ? "0" : "")\(day - 1)T22:00:00.0",
          "2026-03-\(day)T05:30:00.0")
      })
    let damage = WearableDamage(GarminReader.self, text, named: "x_sleepData.json")
    #expect(damage.wrongWhenCut(40, seed: 1) == [])
    #expect(damage.wrongWhenChanged(60, seed: 2) == [])
  }
}
