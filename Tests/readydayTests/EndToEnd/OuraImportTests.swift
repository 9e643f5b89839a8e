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
}
