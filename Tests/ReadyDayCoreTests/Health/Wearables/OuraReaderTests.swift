import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("Oura's export") struct OuraReaderTests {
  private static let columns = """
    average_breath;average_hrv;awake_time;bedtime_end;bedtime_start;day;deep_sleep_duration;\
    efficiency;heart_rate;latency;light_sleep_duration;lowest_heart_rate;rem_sleep_duration;\
    time_in_bed;total_sleep_duration;type
    """

  /// A row of `sleepmodel.csv`.
  private static func sleep(
    _ day: String, _ start: String, _ end: String, asleep: String = "25200", hrv: String = "55",
    resting: String = "51", type: String = "long_sleep"
  ) -> String {
    """
    14.125;\(hrv);1800;\(end);\(start);\(day);5400;93;\
    "{""interval"": 300, ""items"": [51.0, null]}";600;14400;\(resting);5400;27000;\(asleep);\(type)
    """
  }

  private static let night = sleep(
    "2026-03-10", "2026-03-09T23:00:00.000+01:00", "2026-03-10T06:30:00.000+01:00")

  static func export(_ texts: [String]) -> HealthExport {
    var reader = OuraReader(zone: FixtureZones().zone(named: "Europe/Madrid") ?? .utc)
    for (number, text) in texts.enumerated() {
      reader.read(Array(text.utf8).span.bytes, from: "\(number).csv")
    }
    return reader.end()
  }

  private static func table(_ rows: [String]) -> String {
    ([columns] + rows).joined(separator: "\n") + "\n"
  }

  private static func day(_ export: HealthExport, _ date: String) -> DailyHealth? {
    LocalDate(date).flatMap { export.history.entries[$0]?.day }
  }

  @Test("a night: durations in minutes, rMSSD, its own offsets, asleep after the latency")
  func oneNight() throws {
    let export = Self.export([Self.table([Self.night])])
    let day = try #require(Self.day(export, "2026-03-10"))
    #expect(day.rmssd == 55 && day.sdnn == nil)
    #expect(day.restingHeartRate == 51 && day.respiratoryRate == 14.125)
    let sleep = try #require(day.sleep)
    #expect(sleep.asleepMinutes == 420 && sleep.inBedMinutes == 450 && sleep.awakeMinutes == 30)
    #expect(sleep.deepMinutes == 90 && sleep.remMinutes == 90 && sleep.lightMinutes == 240)
    #expect(
      Timestamp(sleep.span.start, at: sleep.startOffset).description == "2026-03-09T23:10:00+01:00")
    #expect(Timestamp(sleep.span.end, at: sleep.offset).description == "2026-03-10T06:30:00+01:00")
    #expect(export.diagnostics.isEmpty && export.isKnown)
  }

  @Test("a night of two seconds' sleep, 0.0 minutes, is none") func noSleep() {
    let night = Self.sleep(
      "2026-03-10", "2026-03-09T23:00:00.000+01:00", "2026-03-10T06:30:00.000+01:00", asleep: "2")
    #expect(Self.day(Self.export([Self.table([night])]), "2026-03-10")?.sleep == nil)
  }

  @Test("a name without which nothing can be read is said with the closest one, once a file")
  func renamed() {
    let table = Self.table([Self.night, Self.night])
      .replacing("bedtime_start", with: "bed_time_start")
    let export = Self.export([
      table, #"{"data": [\#(Self.renamedObject), \#(Self.renamedObject)]}"#,
    ])
    #expect(
      export.diagnostics.map(\.problem)
        == [true, false].map {
          .health(.missingName("bedtime_start", closest: "bed_time_start", isColumn: $0))
        })
    // What is another table is not one of ours with other names.
    #expect(
      Self.export(["day;score;contributors;timestamp\n2026-03-10;80;{};x\n"]).diagnostics == [])
  }

  private static let renamedObject = """
    {"day": "2026-03-10", "type": "long_sleep", "bed_time_start": "2026-03-09T23:00:00+01:00",
     "bedtime_end": "2026-03-10T06:30:00+01:00", "total_sleep_duration": 25200}
    """

  @Test(
    "readiness is Oura's, with its own words",
    arguments: [(85, "optimal"), (84, "good"), (70, "good"), (69, "fair"), (59, "pay_attention")])
  func readiness(score: Int, level: String) throws {
    let text = """
      contributors;day;id;score;temperature_deviation
      "{""hrv_balance"": 80}";2026-03-10;x;\(score);-0.1

      """
    let export = Self.export([Self.table([Self.night]), text])
    let readiness = try #require(Self.day(export, "2026-03-10")?.readiness)
    #expect(readiness.score == Double(score) && readiness.level?.rawValue == level)
    #expect(Self.day(export, "2026-03-10")?.sleep != nil)
  }

  @Test("the pages of the API have the same names, and readiness is no sleep score")
  func pages() throws {
    let sleep = """
      {"data":[{"id":"x","day":"2026-03-10","type":"long_sleep","bedtime_start":"2026-03-09T23:00:00+01:00",
      "bedtime_end":"2026-03-10T06:30:00+01:00","total_sleep_duration":25200,"average_hrv":55,
      "heart_rate":{"interval":300,"items":[null,51.0]},"lowest_heart_rate":51}],"next_token":null}
      """
    let scores = """
      {"data":[{"day":"2026-03-10","score":91,"contributors":{"deep_sleep":99}}]}
      """
    let export = Self.export([sleep, scores])
    let day = try #require(Self.day(export, "2026-03-10"))
    #expect(day.sleep?.asleepMinutes == 420 && day.rmssd == 55 && day.readiness == nil)
  }

  @Test("the older table of trends, comma-separated with other words") func trends() throws {
    let text = """
      date,Total Sleep Duration,Average HRV,Lowest Resting Heart Rate,Bedtime Start,Bedtime End,Readiness Score
      2026-03-10,25200,55,51,2026-03-09T23:00:00+01:00,2026-03-10T06:30:00+01:00,82

      """
    let isKnown = OuraReader.certainty(of: FileNames(text)) == .sure
    #expect(isKnown)
    let day = try #require(Self.day(Self.export([text]), "2026-03-10"))
    #expect(day.restingHeartRate == 51 && day.rmssd == 55 && day.readiness?.level == .good)
  }

  @Test("workouts begin on their own clock") func workouts() throws {
    let text = """
      activity;calories;day;distance;end_datetime;intensity;start_datetime
      running;310.5;2026-03-10;5200;2026-03-10T19:00:00+01:00;hard;2026-03-10T18:30:00+01:00
      sauna_yoga;;2026-03-11;;2026-03-11T19:00:00+01:00;easy;2026-03-11T18:30:00+01:00

      """
    let date = try #require(LocalDate("2026-03-10"))
    let found = Self.export([text]).history.workouts(in: date...date.advanced(by: 1))
    #expect(found.map(\.activity) == [.running, .other])
    #expect(found.map(\.kilocalories) == [310.5, nil] && found.first?.meters == 5200)
    #expect(found.last?.sport == "Sauna yoga")
  }

  private static let whole = table(
    (10..<28).map { day in
      sleep(
        "2026-03-\(day)", "2026-03-\(day - 1 < 10 ? "0" : "")\(day - 1)T23:00:00+01:00",
        "2026-03-\(day)T06:30:00+01:00")
    })

  @Test("half a number at the end of a text is none") func halfNumber() throws {
    let text = """
      date,Total Sleep Duration,Average HRV,Bedtime Start,Bedtime End,Readiness Score
      2026-03-10,25200,55,2026-03-09T23:00:00+01:00,2026-03-10T06:30:00+01:00,8
      """
    let export = Self.export([text])
    #expect(Self.day(export, "2026-03-10")?.readiness == nil)
    #expect(export.diagnostics.map(\.problem) == [.health(.cutShort)])
  }

  @Test("empty cells beyond the header are nothing, at the end of a text too")
  func surplusCells() throws {
    let text = """
      date,Total Sleep Duration,Average HRV,Bedtime Start,Bedtime End,Readiness Score
      2026-03-10,25200,55,2026-03-09T23:00:00+01:00,2026-03-10T06:30:00+01:00,85,,
      """
    let export = Self.export([text])
    #expect(Self.day(export, "2026-03-10")?.readiness?.score == 85)
    #expect(export.diagnostics.isEmpty)
  }

  @Test("half a word is no kind of sleep, and a kind that was cut off is not known")
  func halfWord() {
    for cut in ["long_slee", ""] {
      let whole = Self.table([Self.night])
      let export = Self.export([String(whole.dropLast("long_sleep\n".count)) + cut])
      #expect(export.history.entries.isEmpty && export.diagnostics.count == 1)
    }
  }

  @Test("cut or changed, it tells nothing that is not there") func damage() {
    let damage = WearableDamage(OuraReader.self, Self.whole, named: "sleepmodel.csv")
    #expect(damage.wrongWhenCut(40, seed: 27) == [])
    #expect(damage.wrongWhenChanged(60, seed: 28) == [])
  }

  @Test("more time in bed than between lying down and getting up is unknown")
  func longInBed() throws {
    let rows = [(28_800, 480.0), (28_860, 481), (57_600, nil)]
    for (seconds, minutes) in rows {
      let text = """
        {"data":[{"day":"2026-04-02","type":"long_sleep","bedtime_start":"2026-04-01T23:00:00+02:00",
        "bedtime_end":"2026-04-02T07:00:00+02:00","time_in_bed":\(seconds),
        "total_sleep_duration":25200,"awake_time":3600}]}
        """
      let day = try #require(Self.day(Self.export([text]), "2026-04-02"))
      #expect(day.sleep?.inBedMinutes == minutes)
    }
  }
}
