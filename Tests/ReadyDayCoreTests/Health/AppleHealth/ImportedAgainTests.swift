import TestSupport
import Testing

@testable import ReadyDayCore

/// What is kept after several exports tell of the same days.
@Suite("Exports imported one after another") struct ImportedAgainTests {
  /// A day and what is kept of it: `10: 480 min, 92 ms`.
  private static func text(_ day: DailyHealth) -> String {
    let values = [
      day.sleep.map { "\(Int(truncating: $0.asleepMinutes)) min" },
      day.sdnn.map { "\(Int(truncating: $0)) ms" },
      day.restingHeartRate.map { "\(Int(truncating: $0)) bpm" },
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

  @Test("keep what was measured in the evening for the coming morning once sleep is known")
  func beforeTheNight() {
    let before = Self.export(Self.evening, on: 9)
    let after = Self.export(Self.evening + Self.night, on: 10)
    #expect(Self.kept([before]) == [])
    #expect(Self.kept([before, after]) == ["10: 510 min, 92 ms"])
    #expect(Self.kept([after, before]) == ["10: 510 min, 92 ms"])
    let cut = Self.export(Self.evening, on: nil)
    #expect(Self.kept([after, cut]) == ["10: 510 min, 92 ms"])
  }

  @Test("keep a day of which no sleep is known") func withoutSleep() {
    let byDay = [
      WrittenExport.sdnn("40", at: "2026-03-09 04:59:00 +0100"),
      WrittenExport.quantity(
        "RestingHeartRate", "55", "count/min", at: "2026-03-09 22:00:00 +0100"),
    ]
    #expect(Self.kept([Self.export(byDay, on: 10)]) == ["9: 40 ms, 55 bpm"])
  }

  /// Sleep of a ring, by hours after midnight of 8 March in Madrid, as a phone elsewhere writes it.
  private static func ring(_ nights: [ClosedRange<Int>], at hours: Int) -> [String] {
    let midnight = Instant(LocalDateTime(LocalDate(dayNumber: 20_520), .midnight), at: .zero)
    func written(_ hour: Int) -> String {
      let clock = midnight.adding(seconds: (hour - 1 + hours) * 3600).reading(at: .zero)
      let digits = abs(hours) < 10 ? "0\(abs(hours))" : "\(abs(hours))"
      return "\(clock.date) \(clock.time):00 \(hours < 0 ? "-" : "+")\(digits)00"
    }
    return nights.flatMap { night in
      [
        WrittenExport.sleep(
          "Asleep", written(night.lowerBound), written(night.upperBound), from: "Ring"),
        WrittenExport.sdnn("\(night.upperBound)", at: written(night.lowerBound + 1), from: "Ring"),
      ]
    }
  }

  /// Nights of the ring, exported in Madrid, then elsewhere; and what is kept then.
  struct Journey: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var first = [23...30, 47...55]
    let second: [ClosedRange<Int>]
    var offset = -8
    let kept: [String]
  }

  static let journeys = [
    Journey(
      testDescription: "the same nights, on another date there", second: [23...30, 47...55],
      kept: ["9: 420 min, 30 ms", "10: 480 min, 55 ms"]),
    Journey(
      testDescription: "the same nights, on the same date there", second: [23...30, 47...55],
      offset: 9, kept: ["9: 420 min, 30 ms", "10: 480 min, 55 ms"]),
    Journey(
      testDescription: "a night that was kept while it lasted", first: [23...30, 47...51],
      second: [23...30, 47...55], kept: ["9: 420 min, 30 ms", "10: 480 min, 55 ms"]),
    Journey(
      testDescription: "a night that was kept before midnight", first: [22...23],
      second: [22...30], offset: 1, kept: ["9: 480 min, 30 ms"]),
    Journey(
      testDescription: "more nights at home, which take no other's date",
      second: [23...30, 47...55, 71...78, 95...103],
      kept: [
        "9: 420 min, 30 ms", "10: 480 min, 55 ms", "11: 420 min, 78 ms", "12: 480 min, 103 ms",
      ]),
    Journey(
      testDescription: "a night there after the flight", second: [23...30, 47...55, 79...87],
      kept: ["9: 420 min, 30 ms", "10: 480 min, 55 ms", "11: 480 min, 87 ms"]),
    Journey(
      testDescription: "part of a night that is a nap there", first: [22...24, 26...30],
      second: [22...24, 26...30], kept: ["9: 360 min, 27 ms"]),
  ]

  @Test("add no night twice when the phone has moved, and lose none", arguments: journeys)
  func travelled(_ row: Journey) {
    let home = Self.export(Self.ring(row.first, at: 1), on: 12)
    let away = Self.export(Self.ring(row.second, at: row.offset), on: 13)
    var history = home.history
    _ = history.merge(away.history)
    let days = history.days(in: HealthExport.always)
    #expect(days.map(Self.text) == row.kept)
    #expect(
      days.allSatisfy { $0.sleep?.span.end.reading(at: $0.sleep?.offset ?? .zero).date == $0.date })
    let again = history.merge(away.history)
    #expect(again.days.new + again.days.updated == 0)
    #expect(history.days(in: HealthExport.always) == days)
  }

  @Test("keep the clock of the first import, whichever that was") func firstClock() {
    let nights = [23...30, 47...55]
    let home = Self.export(Self.ring(nights, at: 1), on: 12)
    let away = Self.export(Self.ring(nights, at: -8), on: 13)
    #expect(Self.kept([away]) == ["8: 420 min, 30 ms", "9: 480 min, 55 ms"])
    #expect(Self.kept([away, home]) == Self.kept([away]))
    var history = home.history
    let tally = history.merge(away.history)
    #expect(tally.days == HealthHistory.Tally(unchanged: 2))
    #expect(history == home.history)
  }

  @Test("leave a workout on the clock it was first kept on") func workout() {
    func export(_ start: String, _ end: String) -> HealthHistory {
      let dates = "startDate=\"\(start)\" endDate=\"\(end)\""
      return HealthExport(WrittenExport([WrittenExport.workout(dates)]).text).history
    }
    var history = export("2026-03-10 06:00:00 +0100", "2026-03-10 07:00:00 +0100")
    _ = history.merge(export("2026-03-09 21:00:00 -0800", "2026-03-09 22:00:00 -0800"))
    #expect(history.workouts(in: HealthExport.always).map(\.date.day) == [10])
  }

  @Test("take the night before what was measured by day, whichever was imported first")
  func byDay() {
    let awake = Self.export([WrittenExport.sdnn("30", at: "2026-03-10 12:00:00 +0100")], on: 12)
    let asleep = Self.export(Self.evening + Self.night, on: 11)
    #expect(Self.kept([awake, asleep]) == ["10: 510 min, 92 ms"])
    #expect(Self.kept([asleep, awake]) == ["10: 510 min, 92 ms"])
  }

  @Test("leave a resting heart rate on its day when a night goes on past midnight")
  func restingDay() {
    let records = [
      WrittenExport.quantity("RestingHeartRate", "55", "count/min", at: "2026-03-09 12:00:00 +0100")
    ]
    let before = Self.export(
      records + [
        WrittenExport.sleep("Asleep", "2026-03-09 22:30:00 +0100", "2026-03-09 23:30:00 +0100")
      ], on: 9)
    let after = Self.export(records + Self.night, on: 10)
    let kept = ["9: 55 bpm", "10: 510 min"]
    #expect(Self.kept([before, after]) == kept)
    #expect(Self.kept([after, before]) == kept)
  }
}
