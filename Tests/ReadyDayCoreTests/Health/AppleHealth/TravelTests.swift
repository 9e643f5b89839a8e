import TestSupport
import Testing

@testable import ReadyDayCore

/// A phone writes every time at the offset of the place in which it makes the export; only some records name
/// the zone they were recorded in.
@Suite("Exports made while travelling") struct TravelTests {
  private static func named(_ record: String, _ zone: String) -> String {
    record.replacing("/>", with: "><MetadataEntry key=\"HKTimeZone\" value=\"\(zone)\"/></Record>")
  }

  private static func resting(_ value: String, _ start: String, _ end: String) -> String {
    WrittenExport.quantity("RestingHeartRate", value, "count/min", at: start)
      .replacing("endDate=\"\(start)\"", with: "endDate=\"\(end)\"")
  }

  private static func days(_ records: [String]) -> [DailyHealth] {
    HealthExport(WrittenExport(records).text).days
  }

  /// A night in Madrid, as a phone in New York writes it.
  private static let night = named(
    WrittenExport.sleep("Asleep", "2026-03-09 18:00:00 -0400", "2026-03-10 02:00:00 -0400"),
    "Europe/Madrid")

  @Test("a resting heart rate is that of the day in the middle of which it lies") func wholeDay() {
    let day = Self.days([
      Self.resting("54", "2026-03-09 19:10:00 -0400", "2026-03-10 18:50:00 -0400")
    ])
    #expect(day.map(\.date.description) == ["2026-03-10"])
  }

  @Test("a resting heart rate of the night is that of the morning after") func inTheNight() {
    let days = Self.days([
      Self.night, Self.resting("54", "2026-03-09 19:10:00 -0400", "2026-03-09 23:00:00 -0400"),
    ])
    #expect(days.map(\.date.description) == ["2026-03-10"])
    #expect(days.first?.restingHeartRate == 54)
  }

  @Test("a zone that a record names is its own") func ownZone() {
    let record = Self.named(
      Self.resting("54", "2026-03-09 20:00:00 -0400", "2026-03-09 20:00:00 -0400"), "Europe/Madrid")
    #expect(Self.days([record]).map(\.date.description) == ["2026-03-10"])
  }

  @Test("what names no zone has that of the nearest record which does, within a day")
  func nearest() {
    let night = Self.named(
      WrittenExport.sleep("Asleep", "2026-03-09 10:00:00 -0400", "2026-03-09 18:00:00 -0400"),
      "Asia/Tokyo")
    let morning = [
      WrittenExport.sdnn("40", at: "2026-03-09 19:00:00 -0400"),
      Self.resting("54", "2026-03-09 19:00:00 -0400", "2026-03-09 19:00:00 -0400"),
    ]
    let days = Self.days([night] + morning)
    #expect(days.map(\.date.description) == ["2026-03-10"])
    // An hour after waking.
    #expect(days.first?.wakingSDNN == 40)
    #expect(days.first?.restingHeartRate == 54)
    for (time, day) in [("17:30:00", 11), ("18:30:00", 10)] {
      let moment = "2026-03-10 \(time) -0400"
      let later = Self.days([night, Self.resting("55", moment, moment)])
      #expect(later.first { $0.restingHeartRate != nil }?.date.day == day)
    }
  }

  @Test("a workout that names no zone begins on the clock of the night before it") func workout() {
    let run = WrittenExport.workout(
      "startDate=\"2026-03-10 03:00:00 -0400\" endDate=\"2026-03-10 03:40:00 -0400\"")
    let export = HealthExport(WrittenExport([Self.night, run]).text)
    #expect(export.workouts.map(\.offset.description) == ["+01:00"])
  }

  @Test("give the same days as exports made at home") func sameDays() {
    func records(_ write: (_ hour: Int) -> String) -> [String] {
      [
        Self.named(WrittenExport.sleep("AsleepCore", write(-1), write(7)), "Europe/Madrid"),
        Self.resting("54", write(0), write(2)), Self.resting("56", write(24), write(47)),
        WrittenExport.sdnn("40", at: write(3)), WrittenExport.sdnn("60", at: write(26)),
      ]
    }
    let midnight = Instant(LocalDateTime(LocalDate(dayNumber: 20_522), .midnight), at: .zero)
    func written(at offset: UTCOffset, _ sign: String) -> [DailyHealth] {
      Self.days(
        records { hour in
          let moment = midnight.adding(seconds: (hour - 1) * 3600).reading(at: offset)
          return "\(moment.date) \(moment.time):00 \(sign)"
        })
    }
    let home = written(at: UTCOffset(clamping: 3600), "+0100")
    #expect(home.map(\.date.day) == [10, 11])
    #expect(written(at: UTCOffset(clamping: -4 * 3600), "-0400") == home)
    #expect(written(at: UTCOffset(clamping: 9 * 3600), "+0900") == home)
  }
}
