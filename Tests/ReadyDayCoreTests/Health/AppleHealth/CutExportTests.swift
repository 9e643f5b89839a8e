import TestSupport
import Testing

@testable import ReadyDayCore

/// What is left of an export whose download broke off.
@Suite("An export cut short") struct CutExportTests {
  /// Three days, each element of its own kind and date, so that each can be missed.
  private static let elements = (10..<13).flatMap { day in
    [
      WrittenExport.sleep(
        "Asleep", "2026-03-\(day) 00:10:00 +0100", "2026-03-\(day) 06:10:00 +0100"),
      WrittenExport.sdnn("\(day + 30)", at: "2026-03-\(day) 03:00:00 +0100"),
      WrittenExport.quantity("StepCount", "12", "count", at: "2026-03-\(day) 12:00:00 +0100"),
      WrittenExport.quantity(
        "RestingHeartRate", "55", "count/min", at: "2026-03-\(day) 01:00:00 +0100"
      )
      .replacing("/>", with: ">\n  <MetadataEntry key=\"a\" value=\"b\"/>\n </Record>"),
      WrittenExport.workout(
        "startDate=\"2026-03-\(day) 18:00:00 +0100\" endDate=\"2026-03-\(day) 18:50:00 +0100\"",
        inside: "  <WorkoutStatistics type=\"HKQuantityTypeIdentifierHeartRate\" average=\"120\"/>"),
    ]
  }

  /// How many of the elements of each kind end before the cut, by their text alone.
  private static func whole(before cut: Int) -> [Int] {
    var counts = [0, 0, 0, 0]
    var end = WrittenExport([]).text.utf8.count - WrittenExport([]).tail.utf8.count
    for (index, element) in elements.enumerated() {
      end += element.utf8.count + 1
      let kind = [1, 0, nil, 2, 3][index % 5]
      if end <= cut, let kind { counts[kind] += 1 }
      end += 1
    }
    return counts
  }

  @Test("keeps what was whole, and says that it was cut, wherever that was") func everywhere() {
    let bytes = Array(WrittenExport(Self.elements).text.utf8)
    let root = WrittenExport([]).head.utf8.count
    var places = SampleRandom(seed: 9)
    let random = (0..<100).map { _ in Int.random(in: root..<(bytes.count - 14), using: &places) }
    for cut in random {
      let export = HealthExport(Array(bytes[..<cut]), inPiecesOf: 500)
      let days = export.days
      let kept = [
        days.count { $0.sdnn != nil }, days.count { $0.sleep != nil },
        days.count { $0.restingHeartRate != nil }, export.workouts.count,
      ]
      #expect(kept == Self.whole(before: cut), "cut at \(cut)")
      #expect(export.diagnostics.count == 1, "cut at \(cut)")
      guard case .export(.cutShort) = export.findings.first?.problem else {
        Issue.record("cut at \(cut): \(export.findings)")
        continue
      }
      // So that nothing known from a whole export is overridden.
      #expect(export.history.entries.values.allSatisfy { $0.updatedAt == nil })
    }
  }
}
