import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("The times of events") struct EventTimesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let start: (day: Int, clock: String)
    let end: (day: Int, clock: String)
    let english: String
    let spanish: String
    var testDescription: String { english }

    /// Of an event between two clock times, so many days after the sample day.
    var span: TimeSpan {
      let zone = SampleDay.zone
      let ends = [start, end].map { moment in
        zone.instant(SampleDay.monday.advanced(by: moment.day), moment.clock)
      }
      return TimeSpan(from: ends[0], to: ends[1])
    }
  }

  static let cases = [
    Case(start: (0, "09:30"), end: (0, "11:30"), english: "09:30–11:30", spanish: "09:30–11:30"),
    Case(start: (0, "22:30"), end: (1, "01:30"), english: "22:30–01:30", spanish: "22:30–01:30"),
    Case(
      start: (-1, "22:30"), end: (0, "07:30"), english: "Sun 22:30–07:30",
      spanish: "dom 22:30–07:30"),
    Case(
      start: (0, "09:00"), end: (1, "08:59"), english: "09:00–08:59", spanish: "09:00–08:59"),
    Case(
      start: (0, "09:00"), end: (2, "18:00"), english: "09:00–Wed 18:00",
      spanish: "09:00–mié 18:00"),
    Case(
      start: (-1, "09:00"), end: (0, "18:00"), english: "Sun 09:00–Mon 18:00",
      spanish: "dom 09:00–lun 18:00"),
  ]

  @Test("name a day of the week where a clock alone would be misread", arguments: cases)
  func clocks(_ row: Case) {
    let (date, zone) = (SampleDay.monday, SampleDay.zone)
    #expect(Voice(.english).clocks(of: row.span, on: date, in: zone) == row.english)
    #expect(Voice(.spanish).clocks(of: row.span, on: date, in: zone) == row.spanish)
  }

  @Test("an end that the clocks set back to the start, or before it, has its offset")
  func setBack() {
    let zone = Zone.fixture("Europe/Madrid")
    let start = zone.instant(LocalDate.on("2026-10-25"), "02:30")
    func clocks(_ minutes: Int) -> String {
      zone.clocks(of: TimeSpan(start, seconds: minutes * 60))
    }
    #expect(clocks(60) == "02:30–02:30 (UTC+1)" && clocks(45) == "02:30–02:15 (UTC+1)")
    #expect(clocks(120) == "02:30–03:30" && clocks(0) == "02:30–02:30")
  }
}
