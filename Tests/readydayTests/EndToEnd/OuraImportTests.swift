import Foundation
import TestSupport
import Testing

/// `import oura` keeps days and workouts in a folder of the test's own.
@Suite("import oura")
struct OuraImportTests {
  private static let sleeps = """
    average_breath;average_hrv;awake_time;bedtime_end;bedtime_start;day;deep_sleep_duration;\
    efficiency;latency;light_sleep_duration;lowest_heart_rate;rem_sleep_duration;time_in_bed;\
    total_sleep_duration;type

    """
  private static let readiness = "contributors;day;id;score;temperature_deviation\n"

  /// Forty nights up to the 10th of March 2026.
  private static var table: String {
    var text = sleeps
    for day in 0..<40 {
      let end = Date(timeIntervalSince1970: 1_773_117_000 - Double(day) * 86_400)
      let start = end.addingTimeInterval(-27_000)
      text +=
        "14.\(day % 7);\(50 + day % 9);1800;\(moment(end));\(moment(start));"
        + "\(moment(end).prefix(10));5400;93;600;14400;\(50 + day % 4);5400;27000;25200;long_sleep\n"
    }
    return text
  }

  private static func moment(_ date: Date) -> String {
    let local = date.addingTimeInterval(3600).ISO8601Format()
    return local.replacing("Z", with: ".000+01:00")
  }

  private static func run(_ data: TemporaryFolder, _ words: [String]) throws -> Program.Result {
    var program = Program(words)
    program.environment["XDG_DATA_HOME"] = data.url.path
    program.environment["TZDIR"] = Fixtures.url("zones").path
    return try program.run()
  }

  private static func export(in data: TemporaryFolder) throws -> String {
    let entries = [
      WrittenZip.Entry("App Data/sleepmodel.csv", Array(table.utf8)),
      WrittenZip.Entry(
        "App Data/dailyreadiness.csv",
        Array((readiness + "\"{\"\"hrv_balance\"\": 80}\";2026-03-10;x;82;-0.1\n").utf8)),
      WrittenZip.Entry(
        "App Data/heartrate.csv", Array("bpm;source;timestamp\n51;sleep;x\n".utf8)),
    ]
    return try data.file("oura.zip", WrittenZip(entries).data).path
  }

  @Test("a zip, its kind told by itself; a second time nothing changes")
  func zip() throws {
    try TemporaryFolder.with { data in
      let path = try Self.export(in: data)
      let first = try Self.run(data, ["import", path])
      #expect(first.errors == "")
      #expect(
        first.output == """
          30 Jan – 10 Mar 2026
            nights: 40, 40 with stages
            heart rate variability: 0 days of SDNN, 40 of rMSSD
            resting heart rate: 40 days
            respiratory rate: 40 days
            workouts: 0, 0 with heart rate
          days: 40 new, 0 updated, 0 unchanged
          workouts: 0 new, 0 updated, 0 unchanged
          stored in \(data.path("readyday/oura"))

          """)
      let second = try Self.run(data, ["import", "oura", path])
      #expect(second.output.contains("days: 0 new, 0 updated, 40 unchanged"))
    }
  }

  @Test("the morning is computed from Oura's data, and Oura's own score stands beside it")
  func morning() throws {
    try TemporaryFolder.with { data in
      _ = try Self.run(data, ["import", "oura", try Self.export(in: data)])
      let words = ["--date", "2026-03-10", "--tz", "Europe/Madrid"]
      let english = try Self.run(data, ["recovery"] + words).output
      #expect(english.contains("Oura readiness 82, good"))
      #expect(english.replacing("\n", with: " ").contains("computed by readyday from Oura data"))
      let spanish = try Self.run(data, ["recovery", "--lang", "es"] + words).output
      #expect(spanish.contains("preparación según Oura: 82, buena"))
      let hidden = try Self.run(data, ["recovery", "--hide", "recovery"] + words).output
      #expect(!hidden.contains("82"))
      let json = try Self.run(data, ["recovery", "--format", "json"] + words).output
      #expect(json.contains("\"measured_by\" : \"oura\""))
      #expect(json.contains("vendor_readiness"))
    }
  }

  @Test("where WHOOP has a morning too, the configuration says which counts")
  func order() throws {
    try TemporaryFolder.with { data in
      _ = try Self.run(data, ["import", "oura", try Self.export(in: data)])
      _ = try Self.run(data, ["import", "whoop", Fixtures.url("whoop").path])
      let words = ["recovery", "--date", "2026-03-10", "--tz", "Europe/Madrid", "--config"]
      let whoop = try data.file("whoop.json5", "{}").path
      let oura = try data.file("oura.json5", "{sources: [\"oura\"]}").path
      #expect(!(try Self.run(data, words + [whoop]).output.contains("Oura")))
      #expect(try Self.run(data, words + [oura]).output.contains("Oura readiness 82"))
      let doctor = try Self.run(
        data, ["doctor", "--width", "200", "--now", "2026-03-10T08:00:00Z", "--config", oura])
      #expect(doctor.output.contains("mornings come from"))
      #expect(doctor.output.contains(/mornings come from [^;]+; [^.;]*Oura/))
    }
  }

  @Test("what is no export of any kind is said, in both languages")
  func nothing() throws {
    try TemporaryFolder.with { data in
      let path = try data.file("heartrate.csv", "bpm;source;timestamp\n51;sleep;x\n").path
      let result = try Self.run(data, ["import", "oura", path])
      #expect(result.status == 4)
      #expect(result.errors.contains("no Oura export in"))
      let spanish = try Self.run(data, ["import", "oura", path, "--lang", "es"])
      #expect(spanish.errors.contains("ninguna exportación de Oura"))
      let mistyped = try Self.run(data, ["import", "ouar", path])
      #expect(mistyped.status == 2)
    }
  }

  @Test("data erase takes one device's days alone")
  func erase() throws {
    try TemporaryFolder.with { data in
      _ = try Self.run(data, ["import", "oura", try Self.export(in: data)])
      _ = try Self.run(data, ["import", "whoop", Fixtures.url("whoop").path])
      #expect(try Self.run(data, ["data", "erase", "oura", "--yes"]).status == 0)
      #expect(!FileManager.default.fileExists(atPath: data.path("readyday/oura")))
      #expect(FileManager.default.fileExists(atPath: data.path("readyday/whoop")))
    }
  }
}
