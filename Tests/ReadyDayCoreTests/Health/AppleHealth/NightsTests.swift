import TestSupport
import Testing

@testable import ReadyDayCore

/// Totals computed by hand, from the times beside them.
@Suite("Nights of Apple Health") struct NightsTests {
  private static func at(_ time: String, _ day: Int = 10, offset: String = "+0100") -> String {
    "2026-03-\(day < 10 ? "0" : "")\(day) \(time):00 \(offset)"
  }

  private static func sleep(
    _ stage: String, _ start: String, _ end: String, from source: String = WrittenExport.watch
  ) -> String { WrittenExport.sleep(stage, start, end, from: source) }

  private static let staged = WrittenExport.stagedNight

  @Test(
    "are what the sources say together, each minute once",
    arguments: WrittenCase.all(in: "apple-health/nights.txt"))
  func night(_ row: WrittenCase) throws {
    let records = row.text.split(separator: "\n").map(Self.record)
    let part = try #require(row.parts.first)
    let date = try #require(Int(written: part.name))
    let export = HealthExport(WrittenExport(records).text)
    let sleep = try #require(export[date]?.sleep)
    let minutes = [
      sleep.asleepMinutes, sleep.deepMinutes, sleep.remMinutes, sleep.lightMinutes,
      sleep.awakeMinutes, sleep.inBedMinutes,
    ].map { $0.map { "\(Int(rounding: $0))" } ?? "-" }
    #expect([minutes.joined(separator: " ")] == part.lines)
    #expect(export.days.count(where: { $0.sleep != nil }) == 1)
    #expect(export.findings == [])
    let turned = HealthExport(WrittenExport(records.reversed()).text)
    #expect(turned[date]?.sleep == sleep, "the order of the records does not matter")
  }

  /// A line of the file: `stage | start | end | source`, a stage as its number where it is one.
  private static func record(_ line: Substring) -> String {
    let cells = line.split(separator: " | ").map(String.init)
    let record = sleep(cells[0], cells[1], cells[2], from: cells[3])
    return cells[0].count > 1
      ? record : record.replacing("HKCategoryValueSleepAnalysis\(cells[0])", with: cells[0])
  }

  @Test("belong to the date on which they end, on the sleeper's clock") func date() throws {
    let west = [Self.sleep("Asleep", "2026-03-09 23:30:00 -0800", "2026-03-10 06:30:00 -0800")]
    let western = HealthExport(WrittenExport(west).text).days
    #expect(western.map(\.date.day) == [10])
    #expect(western.first?.sleep?.offset.description == "-08:00")
    let early = [Self.sleep("Asleep", "2026-03-09 18:00:00 +0100", "2026-03-09 23:50:00 +0100")]
    #expect(HealthExport(WrittenExport(early).text).days.map(\.date.day) == [9])
    let zone = """
      <Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="Watch" \
      startDate="2026-03-10 23:30:00 +0100" endDate="2026-03-11 06:30:00 +0100" \
      value="HKCategoryValueSleepAnalysisAsleep">
        <MetadataEntry key="HKTimeZone" value="America/New_York"/>
       </Record>
      """
    let travelled = try #require(HealthExport(WrittenExport([zone]).text).days.first)
    #expect(travelled.date.description == "2026-03-11")
    #expect(travelled.sleep?.offset.description == "-04:00")
  }

  @Test("are one where another watch goes on when the first one ends") func handedOver() {
    let records = [
      Self.sleep("Asleep", Self.at("16:00", 9), Self.at("23:30", 9)),
      Self.sleep("Asleep", Self.at("23:30", 9), Self.at("06:30"), from: "Other Watch"),
    ]
    let days = HealthExport(WrittenExport(records).text).days
    #expect(days.map(\.date.day) == [10])
    #expect(days.map(\.sleep?.asleepMinutes) == [870])
  }

  @Test("are never longer than a day: what goes on without a pause is left out and told")
  func endless() {
    let start = LocalDate(dayNumber: 20_514)  // 2 March 2026
    let endless = (0..<10).map { day in
      let (from, to) = (start.advanced(by: day), start.advanced(by: day + 1))
      return Self.sleep(
        "Asleep", "\(from) 12:00:00 +0100", "\(to) 12:00:00 +0100", from: "Broken App")
    }
    let export = HealthExport(WrittenExport(endless + Self.staged).text)
    #expect(export.days.map(\.date.day) == [10])
    #expect(export[10]?.sleep?.asleepMinutes == 460)
    #expect(
      export.findings == [
        .init(nil, .sleepTooLong(from: "2026-03-02", to: "2026-03-12", limit: 24))
      ])
  }

  @Test("that follow each other with short pauses are not joined beyond a day") func chained() {
    let naps = (0..<12).map { step in
      let (day, hour) = (2 + step * 6 / 24, step * 6 % 24)
      return Self.sleep(
        "Asleep", Self.at("\(hour < 10 ? "0" : "")\(hour):00", day),
        Self.at("\(hour + 4 < 10 ? "0" : "")\(hour + 4):00", day))
    }
    let days = HealthExport(WrittenExport(naps).text).days
    #expect(days.count > 1)
    for sleep in days.compactMap(\.sleep) { #expect(sleep.span.minutes <= 1440) }
  }

  @Test(
    "begin and end on the clocks of their moments",
    arguments: [
      ("2026-03-28 23:00:00 +0100", "2026-03-29 07:00:00 +0200"),
      ("2026-10-24 23:00:00 +0200", "2026-10-25 07:00:00 +0100"),
    ])
  func clocksSet(start: String, end: String) {
    let named = Self.sleep("Asleep", start, end).replacing(
      "/>", with: "><MetadataEntry key=\"HKTimeZone\" value=\"Europe/Madrid\"/></Record>")
    for record in [Self.sleep("Asleep", start, end), named] {
      let export = HealthExport(WrittenExport([record]).text)
      let text = export.history.files().map(\.text).joined()
      for (key, time) in [("start", start), ("end", end)] {
        let offset = time.suffix(5).prefix(3) + ":00"
        #expect(
          text.contains(
            "\"\(key)\":\"\(time.prefix(10))T\(time.dropFirst(11).prefix(8))\(offset)\""))
      }
    }
  }

  @Test("are none after a nap alone, which is counted") func nap() {
    let nap = [Self.sleep("AsleepCore", Self.at("14:00"), Self.at("15:30"))]
    let export = HealthExport(WrittenExport(nap).text)
    #expect(export.days.map(\.sleep) == [nil])
    #expect(export.history.entries.values.map(\.day.naps.count) == [1])
  }

  @Test("told by another source are counted as passed over") func repeated() {
    let records =
      Self.staged + [
        Self.sleep("Asleep", Self.at("23:00", 9), Self.at("07:00"), from: "Pillow")
      ]
    #expect(HealthExport(WrittenExport(records).text).passedOver.repeatedNights == 1)
  }

  @Test("that go on elsewhere are not told twice") func completed() {
    let records = [
      Self.sleep("AsleepCore", Self.at("23:00", 9), Self.at("02:00")),
      Self.sleep("Asleep", Self.at("02:00"), Self.at("07:00"), from: "Ring"),
    ]
    #expect(HealthExport(WrittenExport(records).text).passedOver.repeatedNights == 0)
  }
}
