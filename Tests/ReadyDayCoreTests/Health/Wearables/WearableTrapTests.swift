import TestSupport
import Testing

@testable import ReadyDayCore

/// The traps of each vendor's format: `Fixtures/traps` has what the files say, and what is kept of it.
@Suite("Traps of vendors' exports") struct WearableTrapTests {
  private func check<Reader: WearableReader>(_ row: WrittenCase, _ reader: Reader.Type) {
    let files = row.parts.filter { $0.name.hasPrefix("file ") }.map { part in
      (name: String(part.name.dropFirst(5)), text: part.lines.map { $0 + "\n" }.joined())
    }
    let sample = WearableSample(reader, files)
    #expect(sample.nights == row["nights"])
    #expect(sample.counts == row["counts"])
  }

  @Test("Fitbit", arguments: WrittenCase.all(in: "traps/fitbit.txt"))
  func fitbit(row: WrittenCase) { check(row, FitbitReader.self) }

  @Test("Garmin", arguments: WrittenCase.all(in: "traps/garmin.txt"))
  func garmin(row: WrittenCase) { check(row, GarminReader.self) }

  @Test("Health Auto Export", arguments: WrittenCase.all(in: "traps/health-auto-export.txt"))
  func healthAutoExport(row: WrittenCase) { check(row, HealthAutoExportReader.self) }

  @Test("Oura", arguments: WrittenCase.all(in: "traps/oura.txt"))
  func oura(row: WrittenCase) { check(row, OuraReader.self) }
}
