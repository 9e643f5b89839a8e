import Testing

@testable import ReadyDayCore

/// The tables that people export from websites and apps; from public field lists.
@Suite("Tables of wearables") struct TableTests {
  private static func sample<Reader: WearableReader>(
    _ reader: Reader.Type, _ text: String, zone: String = "Europe/Madrid"
  ) -> WearableSample { WearableSample(reader, [("table.csv", text)], zone: zone) }

  @Test("Garmin's web: a night by its local times, its length and its score")
  func garminNights() throws {
    let text = """
      Sleep Score 4 Weeks,Score,Resting Heart Rate,Body Battery,Pulse Ox,Respiration,HRV Status,Quality,Duration,Sleep Need,Bedtime,Wake Time
      2026-04-02,81,49,60,95,13.5,47,Good,7h 20min,8h 0min,11:05 PM,6:50 AM
      "Apr 1, 2026",64,51,--,--,14,46,Fair,6h 5min,8h 0min,0:35,7:00
      Mar 31,70,52,--,--,14,46,Fair,5h,8h 0min,12:10 AM,5:40 AM
      2026-03-30,--,--,--,--,--,--,--,--,--,--,--

      """
    let sample = Self.sample(GarminReader.self, text)
    #expect(
      sample.nights == [
        "2026-03-31 2026-03-31T00:10:00+02:00 2026-03-31T05:40:00+02:00 300.0 -",
        "2026-04-01 2026-04-01T00:35:00+02:00 2026-04-01T07:00:00+02:00 365.0 -",
        "2026-04-02 2026-04-01T23:05:00+02:00 2026-04-02T06:50:00+02:00 440.0 -",
      ])
    let day = try #require(sample.day("2026-04-02"))
    #expect(day.restingHeartRate == 49 && day.respiratoryRate == 13.5)
    #expect(day.readiness == VendorReadiness(score: 81, ratesSleep: true))
    #expect(day.sleep?.assumed?.isLocal == true && sample.export.passedOver.unmeasured == 1)
    #expect(sample.export.passedOver.assumedTimes == 3 && sample.export.diagnostics.isEmpty)
  }

  @Test("Garmin's web: a night as long as a day, or of no length, is reported")
  func garminFaults() {
    let text = """
      Sleep Score 7 Days,Score,Duration,Bedtime,Wake Time
      2026-04-02,81,17h 20min,11:05 PM,6:50 AM
      2026-04-03,81,soon,11:05 PM,6:50 AM
      Foo 3,81,7h,11:05 PM,6:50 AM

      """
    let sample = Self.sample(GarminReader.self, text)
    #expect(sample.nights.isEmpty && sample.export.diagnostics.count == 3)
  }

  @Test("Garmin's web: a damaged first name is said, with the name that is there")
  func garminHeader() {
    let text = "Sleep Score 4 Weekz,Score,Duration,Bedtime,Wake Time\n2026-04-02,81,7h,11 PM,6:00\n"
    #expect(GarminReader.certainty(of: FileNames(text)) == .possible)
    #expect(
      Self.sample(GarminReader.self, text).export.diagnostics.map(\.problem) == [
        .health(.missingName("sleep_score_4_weeks", closest: "Sleep Score 4 Weekz", isColumn: true))
      ])
  }

  @Test("Garmin's web: a date without a year is the last one before today")
  func garminVariability() {
    let text = """
      Date,Overnight HRV,Baseline,7d Avg
      Dec 2,61ms,48ms - 65ms,58ms
      Nov 30,55ms,48ms - 65ms,57ms
      Nov 29,--,48ms - 65ms,57ms

      """
    // Today is 1 December 2026.
    let sample = Self.sample(GarminReader.self, text)
    #expect(sample.day("2025-12-02")?.rmssd == 61 && sample.day("2026-11-30")?.rmssd == 55)
    #expect(sample.day("2026-11-29") == nil && sample.export.passedOver.unmeasured == 1)
  }

  @Test("Garmin's web: an activity has no distance, since its unit is not told")
  func garminActivities() throws {
    let text = """
      Activity Type,Date,Favorite,Title,Distance,Calories,Time,Avg HR,Max HR,Elapsed Time
      Running,2026-04-02 07:05:10,false,"Park, easy","8.02","1,204","00:45:30","141","166","00:50:00"
      Pool Swim,2026-04-03 19:00:00,false,Pool,"1,500","300","00:40:00.5","--","--","00:40:01"

      """
    let workouts = Self.sample(GarminReader.self, text).workouts
    let run = try #require(workouts.first)
    #expect(run.activity == .running && run.kilocalories == 1204 && run.meters == nil)
    #expect(run.averageHeartRate == 141 && run.maximumHeartRate == 166)
    #expect(run.span.seconds == 3000 && run.movingMinutes == 45.5)
    #expect(
      workouts.map(\.activity) == [.running, .swimming] && workouts[1].averageHeartRate == nil)
  }

  @Test("Garmin's service: each record keeps its own date, and all its values are read")
  func garminService() throws {
    let sleep = """
      {"dailySleepDTO":{"id":1,"calendarDate":"2026-04-02","sleepTimeSeconds":25200,
      "sleepStartTimestampGMT":1775055600000,"sleepEndTimestampGMT":1775082600000,
      "sleepEndTimestampLocal":1775111400000,"deepSleepSeconds":5400,"lightSleepSeconds":14400,
      "remSleepSeconds":5400,"awakeSleepSeconds":1800,"averageRespirationValue":13.5,
      "nextSleepNeed":{"calendarDate":"2026-04-03","baseline":480}},"restingHeartRate":49,
      "avgOvernightHrv":52}
      """
    let hrv = """
      {"hrvSummary":{"calendarDate":"2026-04-03","weeklyAvg":50,"lastNightAvg":54,"status":"BALANCED"},
      "hrvReadings":[{"hrvValue":40}]}
      """
    let activities = """
      [{"activityId":9,"activityName":"Loop","startTimeLocal":"2026-04-02 18:00:00",
      "startTimeGMT":"2026-04-02 10:00:00","activityType":{"typeKey":"running"},"distance":5000.5,
      "duration":1500.4,"elapsedDuration":1620,"calories":320,"averageHR":150,"maxHR":171,
      "beginTimestamp":1775124000000}]
      """
    let sample = WearableSample(
      GarminReader.self, [("a.json", sleep), ("b.json", hrv), ("c.json", activities)],
      zone: "Asia/Singapore")
    let day = try #require(sample.day("2026-04-02"))
    #expect(day.respiratoryRate == 13.5 && day.restingHeartRate == 49 && day.rmssd == 52)
    #expect(day.sleep?.offset == UTCOffset(seconds: 8 * 3600))
    let next = try #require(sample.day("2026-04-03"))
    #expect(next.rmssd == 54 && next.restingHeartRate == nil)
    let run = try #require(sample.workouts.first)
    #expect(run.meters == 5000.5 && run.averageHeartRate == 150 && run.span.seconds == 1620)
    #expect(run.offset == UTCOffset(seconds: 8 * 3600) && run.activity == .running)
    #expect(sample.export.diagnostics.isEmpty)
  }

  @Test("intervals.icu: a day's values and the length of its night, from the table and the service")
  func intervals() throws {
    let table = """
      date,weight,restingHR,hrv,hrvSDNN,sleepSecs,sleepScore,readiness,respiration,ctl
      2026-04-02,70,48,61.5,,25200,82,77,13.5,50
      2026-04-03,,47,,80,0,82,,,50
      2026-04-04,,,,,,,,,50

      """
    let answer = #"[{"id":"2026-04-02","restingHR":48,"hrv":61.5,"sleepSecs":25200,"ctl":50}]"#
    let sample = Self.sample(IntervalsReader.self, table)
    let day = try #require(sample.day("2026-04-02"))
    #expect(day.rmssd == 61.5 && day.sdnn == nil && day.restingHeartRate == 48)
    #expect(day.untimed == SleepTotals(asleepMinutes: 420) && day.sleep == nil)
    #expect(day.readiness == VendorReadiness(score: 77) && day.respiratoryRate == 13.5)
    let next = try #require(sample.day("2026-04-03"))
    #expect(next.sdnn == 80 && next.untimed == nil && next.readiness?.ratesSleep == true)
    #expect(sample.day("2026-04-04") == nil && sample.export.passedOver.unmeasured == 1)
    let same = Self.sample(IntervalsReader.self, answer).day("2026-04-02")
    #expect(same?.untimed == day.untimed && same?.rmssd == 61.5)
  }

  @Test(
    "Health Auto Export's table: a row a day has no times; zero asleep is no sleep without stage")
  func autoExportDays() throws {
    let text = """
      Date/Time,Heart Rate Variability (ms),Resting Heart Rate (bpm),Respiratory Rate (count/min),Sleep Analysis [Total] (hr),Sleep Analysis [Asleep] (hr),Sleep Analysis [In Bed] (hr),Sleep Analysis [Core] (hr),Sleep Analysis [REM] (hr),Sleep Analysis [Deep] (hr),Sleep Analysis [Awake] (hr)
      2026-04-02 00:00:00,54.5,49,13.5,7,0,0,4,1.5,1.5,0.25
      2026-04-03 00:00,,48,,,0,0,4,1,1,
      2026-04-04 09:00:00,51,50,,2,,,,,,

      """
    let sample = Self.sample(HealthAutoExportReader.self, text)
    let day = try #require(sample.day("2026-04-02"))
    #expect(day.sdnn == 54.5 && day.restingHeartRate == 49 && day.respiratoryRate == 13.5)
    let night = try #require(day.untimed)
    #expect(night.asleepMinutes == 420 && night.deepMinutes == 90 && night.lightMinutes == 240)
    #expect(night.awakeMinutes == 15 && night.inBedMinutes == nil)
    #expect(sample.day("2026-04-03")?.untimed?.asleepMinutes == 360)
    let hour = try #require(sample.day("2026-04-04"))
    #expect(hour.untimed == nil && hour.restingHeartRate == 50 && hour.sdnn == nil)
    #expect(sample.export.diagnostics.isEmpty && sample.export.passedOver.daytimeVariability == 1)
  }

  @Test("Health Auto Export's table of workouts, with the unit in each name")
  func autoExportWorkouts() throws {
    let text = """
      Workout Type,Start,End,Duration,Active Energy (kJ),Max. Heart Rate (count/min),Avg. Heart Rate (count/min),Distance (mi)
      Outdoor Run,2026-04-02 08:00,2026-04-02 08:33,00:33:00,1464.4,175,148,3

      """
    let run = try #require(Self.sample(HealthAutoExportReader.self, text).workouts.first)
    #expect(run.activity == .running && run.kilocalories.map { Int(rounding: $0) } == 350)
    #expect(run.meters.map { Int(rounding: $0) } == 4828 && run.averageHeartRate == 148)
    #expect(run.maximumHeartRate == 175 && run.span.seconds == 33 * 60)
  }

  @Test("Oura's daily summary: values and sleep without bedtimes; a score alone is one too")
  func ouraSummary() throws {
    let text = """
      date,Total Sleep Duration,Deep Sleep Duration,REM Sleep Duration,Light Sleep Duration,Awake Time,Average HRV,Respiratory Rate,Readiness Score
      2026-04-02,25200,5400,5400,14400,900,61,13.5,86
      2026-04-03,,,,,,,,74
      2026-04-04,,,,,,,,

      """
    let sample = Self.sample(OuraReader.self, text)
    let day = try #require(sample.day("2026-04-02"))
    #expect(day.rmssd == 61 && day.readiness?.level == .optimal && day.respiratoryRate == 13.5)
    #expect(day.sleep == nil && day.untimed?.asleepMinutes == 420 && day.untimed?.remMinutes == 90)
    #expect(sample.day("2026-04-03")?.readiness?.score == 74 && sample.day("2026-04-04") == nil)
  }

  @Test("a table that is not UTF-8 is read as Windows-1252, which is said once")
  func encoding() throws {
    var reader = GarminReader(zone: .utc)
    let head = "Activity Type,Date,Title,Time,Avg HR\n"
    var bytes = Array(head.utf8)
    for day in 2...3 {
      bytes += Array(
        "Caf\u{E9} Ride,2026-04-0\(day) 07:00:00,x,00:30:00,120\n".unicodeScalars.map {
          UInt8(truncatingIfNeeded: $0.value)
        })
    }
    reader.read(bytes.span.bytes, from: "a.csv")
    let export = reader.end()
    #expect(export.diagnostics.map(\.problem) == [.health(.notUTF8)])
    #expect(export.diagnostics.first?.location.line == 2)
    #expect(
      export.history.workouts(in: HealthExport.always).map(\.activity) == [.cycling, .cycling])
  }

  @Test("a stored night without times is read back, and gives way to one with times")
  func untimed() throws {
    let text = "date,sleepSecs,hrv,restingHR\n2026-04-02,25200,61,48\n"
    var history = Self.sample(IntervalsReader.self, text).export.history
    var read = HealthHistory()
    for file in history.files() { try read.add(tidy: Array(file.text.utf8).span.bytes) }
    #expect(read == history)
    let night = """
      [{"day":"2026-04-02","type":"long_sleep","bedtime_start":"2026-04-01T23:00:00+02:00",
      "bedtime_end":"2026-04-02T06:00:00+02:00","total_sleep_duration":24000}]
      """
    _ = history.merge(WearableSample(OuraReader.self, [("a.json", night)]).export.history)
    let day = try #require(LocalDate("2026-04-02").flatMap { history.entries[$0]?.day })
    #expect(day.sleep?.asleepMinutes == 400 && day.untimed == nil && day.rmssd == 61)
    let report = read.measurements(by: .intervals, on: HealthExport.always)
      .reports(on: day.date...day.date, sleepTarget: 480)
    #expect(report.first?.sleep.state == .scored && report.first?.sleep.span == nil)
    #expect(report.first?.sleep.asleepMinutes.value == 420)
  }
}
