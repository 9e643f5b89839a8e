import Testing

@testable import ReadyDayCore

@Suite("The JSON of Health Auto Export") struct HealthAutoExportTests {
  private static func metric(_ name: String, _ units: String, _ rows: [String]) -> String {
    #"{"name":"\#(name)","units":"\#(units)","data":[\#(rows.joined(separator: ","))]}"#
  }

  private static func file(_ metrics: [String], workouts: [String] = []) -> String {
    #"{"data":{"metrics":[\#(metrics.joined(separator: ","))],"#
      + #""workouts":[\#(workouts.joined(separator: ","))]}}"#
  }

  private static func value(_ date: String, _ value: String, source: String = "Watch") -> String {
    #"{"date":"\#(date)","qty":\#(value),"source":"\#(source)"}"#
  }

  /// A row of sums, in hours.
  private static func night(
    _ start: String, _ end: String, total: String = "7", rest: String = ""
  ) -> String {
    """
    {"date":"\(end.prefix(10)) 00:00:00 +0100","totalSleep":\(total),"asleep":0,"core":4,"deep":1.5,\
    "rem":1.5,"awake":0.5,"inBed":0,"sleepStart":"\(start)","sleepEnd":"\(end)","source":"Watch"\(rest)}
    """
  }

  private static func stretch(
    _ stage: String, _ start: String, _ end: String, source: String = "Watch"
  ) -> String {
    #"{"startDate":"\#(start)","endDate":"\#(end)","qty":1,"value":"\#(stage)","source":"\#(source)"}"#
  }

  private static func sleeps(_ rows: [String], _ units: String = "hr") -> String {
    file([metric("sleep_analysis", units, rows)])
  }

  private static let usual = night("2026-03-09 23:00:00 +0100", "2026-03-10 06:30:00 +0100")

  @Test("a night, the values of its date, and a workout") func whole() throws {
    let run = """
      {"id":"x","name":"Outdoor Run","start":"2026-03-10 18:00:00 +0100","end":"2026-03-10 18:40:00 +0100",
      "duration":2400,"distance":{"qty":5,"units":"km"},"activeEnergyBurned":{"qty":1464.4,"units":"kJ"},
      "heartRate":{"min":{"qty":90,"units":"bpm"},"avg":{"qty":150,"units":"bpm"},"max":{"qty":170,"units":"bpm"}},
      "route":[{"latitude":1,"longitude":2}],"heartRateData":[{"date":"x","Avg":1}]}
      """
    let text = Self.file(
      [
        Self.metric(
          "heart_rate_variability", "ms", [Self.value("2026-03-10 00:00:00 +0100", "58.5")]),
        Self.metric(
          "resting_heart_rate", "count/min", [Self.value("2026-03-10 00:00:00 +0100", "51")]),
        Self.metric(
          "respiratory_rate", "count/min", [Self.value("2026-03-10 03:00:00 +0100", "14.5")]),
        Self.metric("step_count", "count", [Self.value("2026-03-10 00:00:00 +0100", "9000")]),
        Self.metric("sleep_analysis", "hr", [Self.usual]),
      ], workouts: [run])
    let sample = WearableSample(HealthAutoExportReader.self, [("x.json", text)])
    let day = try #require(sample.day("2026-03-10"))
    #expect(day.sdnn == 58.5 && day.rmssd == nil && day.readiness == nil)
    #expect(day.restingHeartRate == 51 && day.respiratoryRate == 14.5)
    let sleep = try #require(day.sleep)
    #expect(sleep.asleepMinutes == 420 && sleep.awakeMinutes == 30 && sleep.inBedMinutes == nil)
    #expect(sleep.deepMinutes == 90 && sleep.remMinutes == 90 && sleep.lightMinutes == 240)
    let workout = try #require(sample.workouts.first)
    #expect(workout.activity == .running && workout.meters == 5000 && workout.kilocalories == 350)
    #expect(workout.averageHeartRate == 150 && workout.maximumHeartRate == 170)
    #expect(sample.export.diagnostics.isEmpty && sample.export.isKnown)
    let isRecognised = HealthAutoExportReader.certainty(of: FileNames(text)) != nil
    #expect(isRecognised)
  }

  @Test(
    "a head with one damaged name is still recognised", arguments: ["", "data", "metrics", "units"])
  func damagedHead(name: String) {
    let text = Self.sleeps([Self.usual]).replacing(
      "\"\(name)\"", with: "\"?\(name)\"", maxReplacements: 1)
    let isRecognised = HealthAutoExportReader.certainty(of: FileNames(text)) != nil
    #expect(isRecognised)
  }

  @Test("an energy in a unit nobody knows is not known, and a repeated workout counts once")
  func workouts() {
    let row = """
      {"name":"Traditional Strength Training","start":"2026-03-10 18:00:00 +0100",
      "end":"2026-03-10 18:40:00 +0100","activeEnergy":{"qty":300,"units":"BTU"},
      "avgHeartRate":{"qty":120,"units":"bpm"},"distance":{"qty":2,"units":"mi"}}
      """
    let sample = WearableSample(
      HealthAutoExportReader.self, [("x.json", Self.file([], workouts: [row, row]))])
    #expect(sample.workouts.map(\.activity) == [.strengthTraining])
    #expect(sample.workouts.first?.kilocalories == nil)
    #expect(sample.workouts.first?.averageHeartRate == 120)
    #expect(sample.workouts.first.flatMap(\.meters).map { Int(truncating: $0) } == 3218)
    #expect(sample.export.passedOver.repeatedWorkouts == 1)
  }

  @Test("a value in a unit nobody knows is left out, reported and counted") func unknownUnits() {
    let names = [
      "active_energy", "step_count", "heart_rate_variability", "resting_heart_rate",
      "respiratory_rate",
    ]
    let rows = [Self.value("2026-03-10 03:00:00 +0100", "30")]
    let text = Self.file(names.map { Self.metric($0, "foo", rows) })
    let sample = WearableSample(HealthAutoExportReader.self, [("x.json", text)])
    #expect(sample.export.history == HealthHistory())
    #expect(sample.counts == ["unreadable 5", "faults 5"])
    #expect(
      sample.export.diagnostics.first?.problem
        == .health(
          .unreadableRecord(kind: "metric", field: "units", expected: .example("kcal"))))
  }

  @Test(
    "an energy in a known unit is kcal, without a unit too",
    arguments: [
      ("kcal", 4184), ("Cal", 4184), ("", 4184), ("kJ", 1000), ("kj", 1000), ("KJ", 1000),
      ("J", 1), ("cal", 4.2),
    ])
  func energyUnits(unit: String, kilocalories: Double) throws {
    let rows = [Self.value("2026-03-10 10:00:00 +0100", "4184")]
    let text = Self.file([Self.metric("active_energy", unit, rows)])
    let sample = WearableSample(HealthAutoExportReader.self, [("x.json", text)])
    let date = try #require(LocalDate("2026-03-10"))
    #expect(sample.export.history.activity[date]?.activeKilocalories == kilocalories)
    #expect(sample.export.diagnostics.isEmpty)
  }

  @Test("half of a night in stretches is none, and that is said") func halfNight() {
    let stretches = [
      Self.stretch("Core", "2026-03-08 23:00:00 +0100", "2026-03-09 06:00:00 +0100"),
      Self.stretch("Core", "2026-03-09 23:00:00 +0100", "2026-03-10 02:30:00 +0100"),
      Self.stretch("Deep", "2026-03-10 02:30:00 +0100", "2026-03-10 06:00:00 +0100"),
    ]
    let whole = Self.sleeps(stretches)
    let cut = whole.prefix(whole.utf8.count - 40)
    let sample = WearableSample(HealthAutoExportReader.self, [("x.json", String(cut))])
    #expect(
      sample.nights == ["2026-03-09 2026-03-08T23:00:00+01:00 2026-03-09T06:00:00+01:00 420.0 -"])
    #expect(sample.export.diagnostics.count == 1 && sample.export.passedOver.unreadable == 2)
  }

  @Test("cut or changed, it tells nothing that is not there") func damage() {
    let nights = (10..<20).map { day in
      Self.night(
        "2026-03-\(day - 1 < 10 ? "0" : "")\(day - 1) 23:00:00 +0100",
        "2026-03-\(day) 06:30:00 +0100")
    }
    let text = Self.file([Self.metric("sleep_analysis", "hr", nights)])
    let damage = WearableDamage(HealthAutoExportReader.self, text, named: "x.json")
    #expect(damage.wrongWhenCut(40, seed: 1) == [])
    #expect(damage.wrongWhenChanged(60, seed: 2) == [])
  }

  @Test("without a total, the stages and the sleep without one are summed")
  func stagesWithoutTotal() throws {
    let rows = [
      ("\"core\":4,\"deep\":1,\"rem\":1.5,\"asleep\":0", 390.0),
      ("\"core\":3,\"deep\":1,\"rem\":1,\"asleep\":1.5", 390),
      ("\"core\":4,\"deep\":1,\"rem\":1.5,\"asleep\":6.5", 390),
      ("\"core\":0,\"deep\":0,\"rem\":0,\"asleep\":6.5", 390),
    ]
    for (values, minutes) in rows {
      let row = """
        {"date":"2026-03-10 00:00:00 +0100","sleepStart":"2026-03-09 23:00:00 +0100",
        "sleepEnd":"2026-03-10 06:30:00 +0100",\(values)}
        """
      let sample = WearableSample(HealthAutoExportReader.self, [("a.json", Self.sleeps([row]))])
      #expect(sample.day("2026-03-10")?.sleep?.asleepMinutes == minutes, "\(values)")
    }
  }

  @Test("a row of sums without times keeps its sleep") func sumsWithoutTimes() {
    let row =
      "{\"date\":\"2026-03-10 00:00:00 +0100\",\"totalSleep\":7,\"core\":4,\"deep\":1.5,\"rem\":1.5}"
    let sample = WearableSample(HealthAutoExportReader.self, [("a.json", Self.sleeps([row]))])
    #expect(sample.day("2026-03-10")?.untimed?.asleepMinutes == 420 && sample.nights.isEmpty)
  }

  @Test("stages in another language are sleep, each unknown word named once; awake is no sleep")
  func otherLanguage() throws {
    let rows = [
      Self.stretch("Principal", "2026-03-09 23:00:00 +0100", "2026-03-10 02:00:00 +0100"),
      Self.stretch("Profundo", "2026-03-10 02:00:00 +0100", "2026-03-10 03:00:00 +0100"),
      Self.stretch("Despierto", "2026-03-10 03:00:00 +0100", "2026-03-10 03:30:00 +0100"),
      Self.stretch("Principal", "2026-03-10 03:30:00 +0100", "2026-03-10 05:00:00 +0100"),
      Self.stretch("REM", "2026-03-10 05:00:00 +0100", "2026-03-10 06:30:00 +0100"),
    ]
    let sample = WearableSample(HealthAutoExportReader.self, [("a.json", Self.sleeps(rows))])
    let sleep = try #require(sample.day("2026-03-10")?.sleep)
    #expect(sleep.asleepMinutes == 420 && sleep.awakeMinutes == 30)
    #expect(sleep.deepMinutes == nil && sleep.remMinutes == nil && sleep.lightMinutes == nil)
    #expect(
      sample.export.diagnostics.map(\.problem)
        == ["Principal", "Profundo"].map { .health(.unknownValue(field: "value", value: $0)) })
  }
}
