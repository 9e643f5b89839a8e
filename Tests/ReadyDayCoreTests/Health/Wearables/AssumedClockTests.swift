import Testing

@testable import ReadyDayCore

/// One export of times without a zone, imported at home and while travelling.
@Suite("Times whose zone was assumed") struct AssumedClockTests {
  private static let sleep = """
    [{"logId":11,"dateOfSleep":"2026-03-10","startTime":"2026-03-09T22:30:00.000",
    "endTime":"2026-03-10T06:30:00.000","duration":28800000,"minutesToFallAsleep":0,"minutesAsleep":430,
    "minutesAwake":50,"timeInBed":480,"mainSleep":true},
    {"logId":12,"dateOfSleep":"2026-03-10","startTime":"2026-03-10T15:00:00.000",
    "endTime":"2026-03-10T16:00:00.000","duration":3600000,"minutesToFallAsleep":0,"minutesAsleep":50,
    "minutesAwake":10,"timeInBed":60,"mainSleep":false}]
    """
  private static let exercise = """
    [{"logId":1,"activityName":"Run","averageHeartRate":150,"calories":400,"duration":3600000,
    "startTime":"03/10/26 17:00:00"}]
    """
  private static let garmin = """
    [{"sleepStartTimestampGMT":"2026-03-09T21:30:00.0","sleepEndTimestampGMT":"2026-03-10T05:30:00.0",
    "calendarDate":"2026-03-10","deepSleepSeconds":5400,"lightSleepSeconds":14400,
    "remSleepSeconds":5400}]
    """
  private static let (home, away) = ("Europe/Madrid", "America/New_York")

  private static func fitbit(in zone: String) -> HealthHistory {
    WearableSample(
      FitbitReader.self,
      [("sleep-2026-03-01.json", sleep), ("exercise-0.json", exercise)], zone: zone
    ).export.history
  }

  private static func garmin(in zone: String) -> HealthHistory {
    WearableSample(GarminReader.self, [("x_sleepData.json", garmin)], zone: zone).export.history
  }

  /// Each night, nap and workout by its beginning.
  private static func beginnings(_ history: HealthHistory) -> [String] {
    let days = history.days(in: HealthExport.always)
    return days.flatMap { ([$0.sleep].compactMap(\.self) + $0.naps) }
      .map { "\(Timestamp($0.span.start, at: $0.startOffset))" }
      + history.workouts(in: HealthExport.always)
      .map { "\(Timestamp($0.span.start, at: $0.offset))" }
  }

  static let atHome = [
    "2026-03-09T22:30:00+01:00", "2026-03-10T15:00:00+01:00", "2026-03-10T18:00:00+01:00",
  ]
  static let whileAway = [
    "2026-03-09T22:30:00-04:00", "2026-03-10T15:00:00-04:00", "2026-03-10T13:00:00-04:00",
  ]

  @Test("imported in another zone, nothing is there twice and nothing moves") func otherZone() {
    for (first, second, kept) in [
      (Self.home, Self.away, Self.atHome), (Self.away, Self.home, Self.whileAway),
    ] {
      var history = HealthHistory()
      _ = history.merge(Self.fitbit(in: first))
      let tally = history.merge(Self.fitbit(in: second))
      #expect(Self.beginnings(history) == kept)
      #expect(tally.days == HealthHistory.Tally(unchanged: 1))
      #expect(tally.workouts == HealthHistory.Tally(unchanged: 1))
      #expect(history.storedClocks(besides: Self.fitbit(in: second)) == 1)
    }
  }

  @Test("a zone that is given moves what was read in another one") func moved() {
    var history = HealthHistory()
    _ = history.merge(Self.fitbit(in: Self.away))
    _ = history.merge(Self.fitbit(in: Self.home), moving: true)
    #expect(Self.beginnings(history) == Self.atHome)
    #expect(history.assumedNights.zones == [Self.home])
  }

  @Test("of UTC without a zone the moment stays, and its reading moves when that is asked")
  func universal() {
    var history = HealthHistory()
    _ = history.merge(Self.garmin(in: Self.home))
    _ = history.merge(Self.garmin(in: Self.away))
    #expect(Self.beginnings(history) == ["2026-03-09T22:30:00+01:00"])
    _ = history.merge(Self.garmin(in: Self.away), moving: true)
    #expect(Self.beginnings(history) == ["2026-03-09T17:30:00-04:00"])
  }

  @Test("the zone is written with the night, and read back") func written() throws {
    let history = Self.fitbit(in: Self.home)
    var read = HealthHistory()
    for file in history.files() { try read.add(tidy: Array(file.text.utf8).span.bytes) }
    #expect(read == history)
    #expect(read.assumedNights.count == 1)
  }

  @Test("what version 1.0.0 kept becomes right, workouts that it doubled included")
  func earlierVersion() throws {
    let night = #""asleep_min":430,"awake_min":50,"in_bed_min":480"#
    let run = #""activity":"running","average_hr_bpm":150,"energy_kcal":400"#
    let kept = """
      {"schema": "readyday.health", "schema_version": "2.0", "days": [
      {"date":"2026-03-10","sleep":{\(night),"end":"2026-03-10T06:30:00+01:00","start":"2026-03-09T22:30:00+01:00"},
      "updated_at":"2026-03-10T18:00:00+00:00"}], "workouts": [
      {\(run),"start":"2026-03-10T17:00:00+01:00","end":"2026-03-10T18:00:00+01:00","updated_at":"2026-03-10T18:00:00+00:00"},
      {\(run),"start":"2026-03-10T17:00:00-04:00","end":"2026-03-10T18:00:00-04:00","updated_at":"2026-03-10T23:00:00+00:00"}
      ]}
      """
    var history = HealthHistory()
    try history.add(tidy: Array(kept.utf8).span.bytes)
    #expect(history.workouts(in: HealthExport.always).count == 2)
    _ = history.merge(Self.fitbit(in: Self.home))
    #expect(Self.beginnings(history) == Self.atHome)
    #expect(history.assumedNights.zones == [Self.home])
  }
}
