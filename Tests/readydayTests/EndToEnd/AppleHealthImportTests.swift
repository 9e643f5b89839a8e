import Foundation
import ReadyDayCore
import TestSupport
import Testing

/// `import apple-health` keeps days and workouts in a folder of the test's own.
@Suite("import apple-health") struct AppleHealthImportTests {
  private let data = try! TemporaryFolder()
  private static let records =
    WrittenExport.stagedNight + [
      WrittenExport.sdnn("40", at: "2026-03-10 03:00:00 +0100"),
      WrittenExport.quantity(
        "RestingHeartRate", "54", "count/min", at: "2025-12-31 01:00:00 +0100"),
      WrittenExport.quantity("StepCount", "9", "count", at: "2026-03-10 03:00:00 +0100"),
    ]
  private static let export = WrittenExport(records).text
  private static let clinical = "<?xml version=\"1.0\"?>\n<ClinicalDocument></ClinicalDocument>\n"

  private static func imported(
    _ data: TemporaryFolder, _ path: String, _ options: [String] = [], input: String = ""
  ) throws -> Program.Result {
    return try Program(
      ["import", "apple-health", path] + options,
      ["XDG_DATA_HOME": data.url.path, "TZDIR": Fixtures.url("zones").path], input: input
    ).run()
  }

  private static func kept(_ data: TemporaryFolder, _ year: Int) throws -> String {
    let file = data.url.appendingPathComponent("readyday/apple-health/\(year).json")
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// Where the export lies; each gives the same days.
  enum Place: String, CaseIterable, Sendable {
    case file, folder, zip, standardInput, pipe

    /// What is named on the command line.
    func path(in data: TemporaryFolder) throws -> String {
      switch self {
      case .file: return try data.file("in/health.data", export).path
      case .folder:
        try data.file("in/apple_health_export/Exportación.xml", export)
        try data.file("in/apple_health_export/export_cda.xml", clinical)
        try data.file("in/apple_health_export/workout-routes/route.gpx", "<gpx/>")
        return data.path("in")
      case .zip:
        let entries = [
          WrittenZip.Entry("apple_health_export/export_cda.xml", Array(clinical.utf8)),
          WrittenZip.Entry("apple_health_export/Exportación.xml", Array(export.utf8)),
          WrittenZip.Entry("apple_health_export/electrocardiograms/ecg.csv", [48]),
        ]
        return try data.file("in.zip", WrittenZip(entries).data).path
      case .standardInput: return "-"
      case .pipe:
        let path = data.path("export.xml")
        #expect(mkfifo(path, 0o600) == 0)
        Thread { try? Data(export.utf8).write(to: URL(filePath: path)) }.start()
        return path
      }
    }
  }

  @Test(
    "keeps the days of a file, a folder, a zip, standard input or a pipe", arguments: Place.allCases
  )
  func places(place: Place) throws {
    let path = try place.path(in: data)
    let result = try Self.imported(data, path, input: place == .standardInput ? Self.export : "")
    #expect(result.errors == "")
    #expect(result.status == 0)
    #expect(
      result.output == """
        31 Dec 2025 – 10 Mar 2026
          nights: 1, 1 with stages
          heart rate variability: 1 day of SDNN
          resting heart rate: 1 day
          respiratory rate: 0 days
          steps: 1 day
          workouts: 0, 0 with heart rate
        days: 2 new, 0 updated, 0 unchanged
        workouts: 0 new, 0 updated, 0 unchanged
        stored in \(data.path("readyday/apple-health"))

        """)
    #expect(try Self.kept(data, 2026).contains("\"asleep_min\":460"))
    #expect(try Self.kept(data, 2025).contains("\"resting_hr_bpm\":54"))
  }

  @Test("every key of a measured value carries its unit") func units() throws {
    let kept = try String(
      contentsOf: Fixtures.url("kept/readyday/apple-health/2026.json"), encoding: .utf8)
    let keys = Set(kept.matches(of: /"([a-z_]+)":[0-9\[]/).map { String($0.1) })
    #expect(keys.count > 10)
    let units = ["_ms", "_bpm", "_rpm", "_min", "_m", "_kcal"]
    #expect(keys.filter { key in !units.contains(where: key.hasSuffix) } == [])
  }

  @Test("cut short or damaged keeps what was whole, and says so") func cut() throws {
    let cut = try data.file("cut.xml", String(Self.export.prefix(Self.export.count - 60))).path
    let result = try Self.imported(data, cut)
    #expect(result.status == 0)
    #expect(
      result.errors
        == "readyday: warning: \(cut):13: \(Voice(.english).problem(.export(.cutShort(element: "Record"))))\n"
    )
    #expect(result.output.contains("days: 2 new"))
    let entry = WrittenZip.Entry("export.xml", Array(Self.export.utf8), isDamaged: true)
    let zip = try data.file("damaged.zip", WrittenZip([entry]).data).path
    let damaged = try Self.imported(data, zip)
    #expect(damaged.status == 0)
    #expect(damaged.errors.contains("\(zip)/export.xml: unzip cannot unpack it"))
    // Only the cut had spoilt the last record, steps.
    #expect(damaged.output.contains("days: 0 new, 1 updated, 1 unchanged"))
  }
}
