import Testing

@testable import ReadyDayCore

/// What is kept after several exports tell of the same days.
@Suite("Exports imported one after another")
struct ImportedAgainTests {
  /// A day and what is kept of it: `10: 480 min, 92 ms`.
  private static func text(_ day: DailyHealth) -> String {
    let values = [
      day.sleep.map { "\(Int($0.asleepMinutes)) min" }, day.sdnn.map { "\(Int($0)) ms" },
      day.restingHeartRate.map { "\(Int($0)) bpm" },
    ]
    return "\(day.date.day): " + values.compactMap(\.self).joined(separator: ", ")
  }

  private static func export(_ records: [String], on day: Int?) -> HealthExport {
    var written = WrittenExport(records)
    written.exported = day.map { "2026-03-\($0) 21:00:00 +0100" }
    return HealthExport(written.text)
  }

  private static func kept(_ exports: [HealthExport]) -> [String] {
    var history = HealthHistory()
    for export in exports { _ = history.merge(export.history) }
    return history.days(in: HealthExport.always).map(text)
  }

  static let evening = [
    WrittenExport.sdnn("90", at: "2026-03-09 22:40:00 +0100"),
    WrittenExport.sdnn("94", at: "2026-03-09 22:50:00 +0100"),
  ]
  static let night = [
    WrittenExport.sleep("Asleep", "2026-03-09 22:30:00 +0100", "2026-03-10 07:00:00 +0100")
  ]

  @Test(
    "keep what was measured in the evening for the coming morning, asleep or not yet known to be")
  func beforeTheNight() {
    let before = Self.export(Self.evening, on: 9)
    let after = Self.export(Self.evening + Self.night, on: 10)
    #expect(Self.kept([before]) == ["10: 92 ms"])
    #expect(Self.kept([before, after]) == ["10: 510 min, 92 ms"])
    #expect(Self.kept([after, before]) == ["10: 510 min, 92 ms"])
    let cut = Self.export(Self.evening, on: nil)
    #expect(Self.kept([after, cut]) == ["10: 510 min, 92 ms"])
  }

  @Test("keep a day of which no sleep is known")
  func withoutSleep() {
    let byDay = [
      WrittenExport.sdnn("40", at: "2026-03-09 20:59:00 +0100"),
      WrittenExport.quantity(
        "RestingHeartRate", "55", "count/min", at: "2026-03-09 22:00:00 +0100"),
    ]
    #expect(Self.kept([Self.export(byDay, on: 10)]) == ["9: 40 ms, 55 bpm"])
  }
}
