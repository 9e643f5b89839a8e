import Testing

@testable import ReadyDayCore

@Suite("Fitbit's export") struct FitbitReaderTests {
  /// An entry of `sleep-….json`.
  private static func sleep(
    _ start: String, _ end: String, asleep: Int = 420, isMain: String = "true",
    duration: Int = 27_000_000,
    stages: String =
      #""deep":{"minutes":90},"light":{"minutes":240},"rem":{"minutes":90},"wake":{"minutes":30}"#
  ) -> String {
    """
    {"logId":1,"dateOfSleep":"\(end.prefix(10))","startTime":"\(start)","endTime":"\(end)","duration":\(duration),
    "minutesToFallAsleep":0,"minutesAsleep":\(asleep),"minutesAwake":30,"timeInBed":450,"efficiency":93,
    "type":"stages","mainSleep":\(isMain),"levels":{"summary":{\(stages)},"data":[{"level":"light","seconds":1}]}}
    """
  }

  private static func json(_ rows: [String]) -> String { "[\(rows.joined(separator: ","))]" }

  private static let sleepColumns =
    "sleep_id,sleep_type,minutes_in_sleep_period,minutes_to_fall_asleep,minutes_asleep,minutes_awake,"
    + "start_utc_offset,sleep_start,end_utc_offset,sleep_end,data_source\n"

  private static func userSleep(
    _ id: String, _ start: String, _ end: String, _ offset: String, endOffset: String? = nil,
    asleep: Int = 420, falling: Int = 0
  ) -> String {
    "\(id),STAGES,450,\(falling),\(asleep),30,\(offset),\(start),\(endOffset ?? offset),\(end),DERIVED\n"
  }

  private static let usual = sleep("2026-03-09T23:00:00.000", "2026-03-10T06:30:00.000")
  private static let file = "Takeout/Fitbit/Global Export Data/sleep-2026-03-01.json"
  private static let newFile =
    "Takeout/Fitbit/Health Fitness Data_GoogleData/UserSleeps_2026-03-01.csv"

  @Test("a date's resting heart rate, breathing and readiness; 0 is not measured")
  func values() throws {
    let sample = WearableSample(
      FitbitReader.self,
      [
        (
          "Global Export Data/resting_heart_rate-2025-05-07.json",
          """
          [{"dateTime":"03/10/26 00:00:00","value":{"date":"03/10/26","value":51.5,"error":6.7}},
          {"dateTime":"03/11/26 00:00:00","value":{"date":null,"value":0.0,"error":0.0}}]
          """
        ),
        (
          "Daily Respiratory Rate Summary - 2026-03-10.csv",
          "timestamp,daily_respiratory_rate\n2026-03-10T00:00:00,14.2\n"
        ),
        (
          "Daily Readiness/Daily Readiness Score - 2026-03-01.csv",
          "date,readiness_score_value,readiness_state,activity_subcomponent\n2026-03-10,71,MEDIUM,20\n"
        ),
        (
          "Physical Activity_GoogleData/daily_resting_heart_rate.csv",
          "timestamp,beats per minute,data source\n2026-03-12T00:00:00Z,49,Air\n"
        ),
        (
          "Physical Activity_GoogleData/heart_rate_2026-03-13.csv",
          "timestamp,beats per minute,data source\n2026-03-13T00:00:00Z,99,Air\n"
        ),
      ])
    let day = try #require(sample.day("2026-03-10"))
    #expect(day.restingHeartRate == 51.5 && day.respiratoryRate == 14.2)
    #expect(day.readiness == VendorReadiness(score: 71, level: .moderate))
    #expect(sample.day("2026-03-11") == nil && sample.day("2026-03-13") == nil)
    #expect(sample.day("2026-03-12")?.restingHeartRate == 49)
    #expect(sample.export.diagnostics.isEmpty)
  }

  @Test("a level that Fitbit has no word for is said; the score counts without it")
  func unknownLevel() {
    let file = (
      "Daily Readiness Score - 2026-03-01.csv",
      "date,readiness_score_value,readiness_state\n2026-03-09,64,MED\n2026-03-10,71,HIG"
    )
    let sample = WearableSample(FitbitReader.self, [file])
    #expect(sample.day("2026-03-10")?.readiness == VendorReadiness(score: 71))
    #expect(sample.export.diagnostics.map(\.location.line) == [3])
  }

  @Test("stages of the newer files, in whatever order they are read") func stages() throws {
    let columns =
      "sleep_id,sleep_stage_id,sleep_stage_type,start_utc_offset,sleep_stage_start,end_utc_offset,"
      + "sleep_stage_end\n"
    let rows = [
      ("LIGHT", "22:00:00Z", "2026-03-10T02:00:00Z", "2026-03-09T"),
      ("DEEP", "02:00:00Z", "2026-03-10T03:30:00Z", "2026-03-10T"),
      ("AWAKE", "03:30:00Z", "2026-03-10T04:00:00Z", "2026-03-10T"),
      ("REM", "04:00:00Z", "2026-03-10T05:30:00Z", "2026-03-10T"),
    ]
    let stages = rows.map { "9,1,\($0.0),+01:00,\($0.3)\($0.1),+01:00,\($0.2)\n" }.joined()
    let sample = WearableSample(
      FitbitReader.self,
      [
        ("UserSleepStages_2026-03-01.csv", columns + stages),
        (
          Self.newFile,
          Self.sleepColumns
            + Self.userSleep("9", "2026-03-09T22:00:00Z", "2026-03-10T05:30:00Z", "+01:00")
        ),
      ])
    let sleep = try #require(sample.day("2026-03-10")?.sleep)
    #expect(sleep.deepMinutes == 90 && sleep.remMinutes == 90 && sleep.lightMinutes == 240)
  }

  @Test("workouts by the newer file, on their own clock; the older file adds others")
  func workouts() throws {
    let newer =
      "exercise_id,exercise_start,exercise_end,utc_offset,activity_name,tracker_total_calories,"
      + "tracker_total_distance_mm,tracker_avg_heart_rate,tracker_peak_heart_rate,activity_type_probabilities\n"
      + "1,2026-03-10T17:00:00Z,2026-03-10T17:40:00Z,+01:00,Outdoor Run,350,5000000,150,170,\"a,b\"\n"
    let older = """
      [{"logId":1,"activityName":"Run","startTime":"03/10/26 17:00:00","duration":2400000,"calories":350},
      {"logId":2,"activityName":"Weights","startTime":"03/12/26 18:30:00","duration":3600000,"calories":200,
      "averageHeartRate":110,"heartRateZones":[]}]
      """
    let sample = WearableSample(
      FitbitReader.self, [("UserExercises_2026-03-01.csv", newer), ("exercise-0.json", older)])
    #expect(sample.workouts.map(\.activity) == [.running, .weightlifting])
    let run = try #require(sample.workouts.first)
    #expect(run.meters == 5000 && run.averageHeartRate == 150 && run.maximumHeartRate == 170)
    #expect(Timestamp(run.span.start, at: run.offset).description == "2026-03-10T18:00:00+01:00")
    #expect(sample.export.passedOver.assumedTimes == 1)
    let weights = try #require(sample.workouts.last)
    #expect(
      Timestamp(weights.span.start, at: weights.offset).description == "2026-03-12T19:30:00+01:00")
  }

  @Test("the score of a night, and its resting heart rate where no other is")
  func sleepScore() throws {
    let columns =
      "sleep_log_entry_id,timestamp,overall_score,deep_sleep_in_minutes,resting_heart_rate\n"
    let scores = ("Sleep Score/sleep_score.csv", columns + "1,2026-03-11T06:30:00Z,82,90,53\n")
    let sample = WearableSample(FitbitReader.self, [scores, (Self.file, Self.json([Self.usual]))])
    let day = try #require(sample.day("2026-03-10"))
    #expect(day.restingHeartRate == 53)
    #expect(day.readiness == VendorReadiness(score: 82, ratesSleep: true))
    let rival = (
      "resting_heart_rate-2026.json",
      #"[{"dateTime":"03/11/26 00:00:00","value":{"date":"03/11/26","value":51.5,"error":6.7}}]"#
    )
    let both = WearableSample(FitbitReader.self, [scores, rival])
    #expect(both.day("2026-03-11")?.restingHeartRate == 51.5)
  }

  @Test("cut or changed, it tells nothing that is not there") func damage() {
    let text = Self.json(
      (10..<20).map { day in
        Self.sleep(
          "2026-03-\(day - 1 < 10 ? "0" : "")\(day - 1)T23:00:00.000", "2026-03-\(day)T06:30:00.000"
        )
      })
    let damage = WearableDamage(FitbitReader.self, text, named: "sleep-2026-03-01.json")
    #expect(damage.wrongWhenCut(40, seed: 1) == [])
    #expect(damage.wrongWhenChanged(60, seed: 2) == [])
  }

  @Test(
    "a day's midnight may be written in UTC, in whatever zone it was",
    arguments: [
      ("2026-04-06T00:00:00Z", "Asia/Singapore"), ("2026-04-05T16:00:00Z", "Asia/Singapore"),
      ("2026-04-05T16:00:00Z", "Europe/Madrid"), ("2026-04-05T22:00:00Z", "Europe/Madrid"),
      ("2026-04-06T04:00:00Z", "America/New_York"), ("2026-04-06T04:00:00Z", "Europe/Madrid"),
      ("2026-04-06T00:00:00", "Asia/Singapore"),
    ])
  func midnights(written: String, zone: String) throws {
    let rates = "timestamp,beats per minute,data source\n\(written),53.5,App\n"
    let breaths = "timestamp,breaths per minute,data source\n\(written),13.5,App\n"
    let none = "timestamp,beats per minute,data source\n2026-04-08T00:00:00Z,0.0,App\n"
    let sample = WearableSample(
      FitbitReader.self,
      [
        ("daily_resting_heart_rate.csv", rates), ("daily_respiratory_rate.csv", breaths),
        ("daily_resting_heart_rate_2.csv", none),
      ], zone: zone)
    let day = try #require(sample.day("2026-04-06"))
    #expect(day.restingHeartRate == 53.5 && day.respiratoryRate == 13.5)
    #expect(sample.export.history.entries.count == 1)
  }

  @Test("the newer scores of sleep belong to the day of their sleep; -1 is no score")
  func newerScores() throws {
    let sleeps = """
      sleep_id,sleep_type,minutes_in_sleep_period,minutes_to_fall_asleep,minutes_asleep,minutes_awake,start_utc_offset,sleep_start,end_utc_offset,sleep_end
      71,STAGES,480,0,440,40,+02:00,2026-04-01T21:00:00Z,+02:00,2026-04-02T05:00:00Z

      """
    let scores = """
      sleep_id,sleep_score_id,data_source,score_utc_offset,score_time,overall_score,resting_heart_rate
      71,1,DERIVED,+02:00,2026-04-03T05:10:00Z,79.6,52
      72,2,DERIVED,+02:00,2026-04-05T23:10:00Z,-1,55

      """
    let sample = WearableSample(
      FitbitReader.self, [("UserSleepScores_a.csv", scores), ("UserSleeps_a.csv", sleeps)])
    let day = try #require(sample.day("2026-04-02"))
    #expect(day.readiness == VendorReadiness(score: 79.6, ratesSleep: true))
    #expect(day.restingHeartRate == 52 && day.sleep?.asleepMinutes == 440)
    #expect(sample.day("2026-04-03") == nil)
    let other = try #require(sample.day("2026-04-06"))
    #expect(other.restingHeartRate == 55 && other.readiness == nil)
  }

  @Test("the newer readiness, with a word or without one that is known") func newerReadiness() {
    let text = """
      timestamp,score,type,sleep readiness,heart rate variability readiness,data source
      2026-04-02T00:00:00Z,81,HIGH,GOOD,GOOD,App
      2026-04-03T00:00:00Z,50,SOMETHING,GOOD,GOOD,App

      """
    let sample = WearableSample(FitbitReader.self, [("daily_readiness.csv", text)])
    #expect(sample.day("2026-04-02")?.readiness == VendorReadiness(score: 81, level: .high))
    #expect(sample.day("2026-04-03")?.readiness == VendorReadiness(score: 50))
    #expect(sample.export.diagnostics.isEmpty)
  }

  @Test("more time in bed than between lying down and getting up is unknown")
  func longInBed() throws {
    let night = """
      [{"logId":1,"dateOfSleep":"2026-04-02","startTime":"2026-04-01T23:00:00.000",
      "endTime":"2026-04-02T07:00:00.000","duration":28800000,"minutesAsleep":430,"minutesAwake":50,
      "timeInBed":960,"mainSleep":true}]
      """
    let sleep = try #require(
      WearableSample(FitbitReader.self, [("sleep-1.json", night)]).day("2026-04-02")?.sleep)
    #expect(sleep.inBedMinutes == nil && sleep.awakeMinutes == 50 && sleep.asleepMinutes == 430)
  }
}
