import Testing

@testable import ReadyDayCore

@Suite("Zones and numbers of CSV files") struct CSVZoneTests {
  struct Zone: Sendable, CustomTestStringConvertible {
    let text: String
    let minutes: Int?
    var testDescription: String { text }
  }

  @Test(
    "a zone is read however much of it is written",
    arguments: [
      Zone(text: "UTCZ", minutes: 0), Zone(text: "UTC", minutes: 0), Zone(text: "Z", minutes: 0),
      Zone(text: "UTC+01:00", minutes: 60), Zone(text: "UTC-04:00", minutes: -240),
      Zone(text: "UTC+1", minutes: 60), Zone(text: "UTC+1:30", minutes: 90),
      Zone(text: "UTC-05", minutes: -300), Zone(text: "+0100", minutes: 60),
      Zone(text: "UTC-0330", minutes: -210), Zone(text: "GMT+12", minutes: 720),
      Zone(text: "UTC+1:3", minutes: nil), Zone(text: "UTC+130", minutes: 90),
      Zone(text: "UTC+1:60", minutes: nil), Zone(text: "UTC+", minutes: nil),
      Zone(text: "UTC+1 ", minutes: nil), Zone(text: "UTC+01:00x", minutes: nil),
      Zone(text: "UTC+99", minutes: nil), Zone(text: "Europe/Madrid", minutes: nil),
      Zone(text: "", minutes: nil),
    ])
  func zone(_ zone: Zone) {
    #expect(UTCOffset(whoopZone: zone.text)?.seconds == zone.minutes.map { $0 * 60 })
  }

  struct Number: Sendable, CustomTestStringConvertible {
    let cell: String
    let value: Double?
    var testDescription: String { cell }
  }

  @Test(
    "a decimal comma is read where it cannot be anything else",
    arguments: [
      Number(cell: "56.5", value: 56.5), Number(cell: "\"56,5\"", value: 56.5),
      Number(cell: "\"56,25\"", value: 56.25), Number(cell: "\"56\"", value: 56),
      Number(cell: "\"1,250\"", value: nil), Number(cell: "\"5,6,5\"", value: nil),
    ])
  func number(_ number: Number) {
    let row = CSVTests.row.replacing(",61,", with: ",\(number.cell),")
    let archive = WhoopArchive(reading: "\(CSVTests.header)\n\(row)\n")
    let report = archive.report(on: date("2026-03-10"))
    #expect(report.recovery.heartRateVariability.value == number.value)
    #expect(archive.skippedCount == 0)
  }
}
