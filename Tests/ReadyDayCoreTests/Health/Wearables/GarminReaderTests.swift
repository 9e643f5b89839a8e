import Testing

@testable import ReadyDayCore

@Suite("Garmin's export")
struct GarminReaderTests {
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
  private static let usual = sleep(
    "2026-03-10", "2026-03-09T22:00:00.0", "2026-03-10T05:30:00.0")
  private static let clock = summary(
    "2026-03-10", ("2026-03-09T23:00:00.0", "2026-03-10T00:00:00.0"),
    ("2026-03-10T23:00:00.0", "2026-03-11T00:00:00.0"))
  private static let kept =
    "2026-03-10 2026-03-09T23:00:00+01:00 2026-03-10T06:30:00+01:00 420.0"

  static let traps: [WearableTrap] = [
    WearableTrap(
      "UTC without saying so, on the clock of its day's summary",
      [file: list([usual]), days: list([clock])], nights: [kept + " -"]),
    WearableTrap(
      "without a summary, on the clock of the zone in force, and counted",
      [file: list([usual])], nights: [kept + " -"]
    ) { $0.assumedTimes = 1 },
    WearableTrap(
      "a traveller's night, by the clock of the day",
      [
        file: list([sleep("2026-03-10", "2026-03-10T03:00:00.0", "2026-03-10T10:30:00.0")]),
        days: list([
          summary(
            "2026-03-10", ("2026-03-10T04:00:00.0", "2026-03-10T00:00:00.0"),
            ("2026-03-10T23:00:00.0", "2026-03-11T00:00:00.0"))
        ]),
      ], nights: ["2026-03-10 2026-03-09T23:00:00-04:00 2026-03-10T06:30:00-04:00 420.0 -"]),
    WearableTrap(
      "the night in which clocks are set forward",
      [
        file: list([sleep("2026-03-29", "2026-03-28T22:00:00.0", "2026-03-29T05:30:00.0")]),
        days: list([
          summary(
            "2026-03-29", ("2026-03-28T23:00:00.0", "2026-03-29T00:00:00.0"),
            ("2026-03-29T22:00:00.0", "2026-03-30T00:00:00.0"))
        ]),
      ], nights: ["2026-03-29 2026-03-28T23:00:00+01:00 2026-03-29T07:30:00+02:00 420.0 -"]),
    WearableTrap(
      "naps lie in the row of the night",
      [
        file: list([
          sleep(
            "2026-03-10", "2026-03-09T22:00:00.0", "2026-03-10T05:30:00.0",
            rest:
              #","napList":[{"napStartTimestampGMT":"2026-03-10T14:00:00.0","napTimeSec":1800}]"#)
        ]), days: list([clock]),
      ], nights: [kept + " -"]
    ) { $0.naps = 1 },
    WearableTrap(
      "rows without times, and nights without a stage, are none",
      [
        file: list([
          #"{"retro":false}"#, usual,
          sleep(
            "2026-03-11", "2026-03-10T20:00:00.0", "2026-03-11T06:00:00.0", light: "0",
            stages: #""deepSleepSeconds":0,"remSleepSeconds":0"#),
          sleep("2026-03-12", "2026-03-11T22:00:00.0", "2026-03-12T05:30:00.0").replacing(
            "ENHANCED_CONFIRMED_FINAL", with: "OFF_WRIST"),
        ]), days: list([clock]),
      ], nights: [kept + " -"]
    ) { $0.unmeasured = 2 },
    WearableTrap(
      "the same night in two files is one",
      [file: list([usual]), "b_sleepData.json": list([usual]), days: list([clock])],
      nights: [kept + " -"]),
    WearableTrap(
      "two sleeps of one night are one",
      [
        file: list([
          sleep(
            "2026-03-10", "2026-03-09T22:00:00.0", "2026-03-10T01:00:00.0", light: "5400",
            stages: #""deepSleepSeconds":1800,"remSleepSeconds":1800"#),
          sleep(
            "2026-03-10", "2026-03-10T03:00:00.0", "2026-03-10T05:30:00.0", light: "5400",
            stages: #""deepSleepSeconds":1800,"remSleepSeconds":0"#),
        ]), days: list([clock]),
      ], nights: ["2026-03-10 2026-03-09T23:00:00+01:00 2026-03-10T06:30:00+01:00 270.0 -"]),
    WearableTrap(
      "an answer of its service: moments in milliseconds, the night's values around it",
      [
        "sleep_2026-03-10.json": """
        {"dailySleepDTO":{"calendarDate":"2026-03-10","sleepStartTimestampGMT":1773093600000,
        "sleepEndTimestampGMT":1773120600000,"sleepEndTimestampLocal":1773124200000,
        "deepSleepSeconds":5400,"lightSleepSeconds":14400,"remSleepSeconds":5400},
        "avgOvernightHrv":55.0,"restingHeartRate":50}
        """
      ], nights: [kept + " 55.0"]),
    WearableTrap(
      "heart rate variability of newer exports; 511 is not measured",
      [
        file: list([usual]), days: list([clock]),
        "DI_CONNECT/DI-Connect-Wellness/x_healthStatusData.json": """
        [{"metrics":[{"type":"HRV","value":55.0,"baselineLowerLimit":40},{"type":"SPO2","value":96}],
        "calendarDate":"2026-03-10"},{"calendarDate":"2026-03-11","metrics":[{"type":"HRV","value":511.0}]}]
        """,
      ], nights: [kept + " 55.0"]
    ) { $0.unmeasured = 1 },
    WearableTrap(
      "more sleep than time",
      [
        file: list([
          sleep("2026-03-10", "2026-03-09T22:00:00.0", "2026-03-10T05:30:00.0", light: "40000")
        ])
      ], faults: 1
    ) { $0.unreadable = 1 },
    WearableTrap(
      "an end before its beginning",
      [file: list([sleep("2026-03-10", "2026-03-10T22:00:00.0", "2026-03-10T05:30:00.0")])],
      faults: 1
    ) { $0.unreadable = 1 },
  ]

  @Test("traps", arguments: traps)
  func trap(row: WearableTrap) {
    let sample = row.sample(GarminReader.self)
    #expect(sample.nights == row.nights)
    #expect(sample.export.passedOver == row.passedOver)
    #expect(sample.naps == row.naps)
    #expect(sample.export.diagnostics.count == row.faults)
  }

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

  @Test("of a day's readiness that after waking up, with Garmin's word")
  func readiness() {
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

  @Test("activities: milliseconds, centimetres, and a clock of their own")
  func workouts() throws {
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

  @Test("cut or changed, it tells nothing that is not there")
  func damage() {
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
