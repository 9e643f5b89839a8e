import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("Whose morning a record belongs to") struct DayAssignmentTests {
  struct Night: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let from: String
    let to: String
    let zone: String
    let morning: String
  }

  static let nights = [
    Night(
      testDescription: "an ordinary night ends the next morning", from: "2026-03-09T22:00:00.000Z",
      to: "2026-03-10T06:00:00.000Z", zone: "+01:00", morning: "2026-03-10"),
    Night(
      testDescription: "up after noon is still that date", from: "2026-03-10T04:00:00.000Z",
      to: "2026-03-10T13:30:00.000Z", zone: "+01:00", morning: "2026-03-10"),
    Night(
      testDescription: "in Los Angeles the UTC date is already the next one",
      from: "2026-03-10T18:00:00.000Z", to: "2026-03-11T01:00:00.000Z", zone: "-08:00",
      morning: "2026-03-10"),
    Night(
      testDescription: "in Auckland it is still the one before", from: "2026-03-09T10:00:00.000Z",
      to: "2026-03-09T18:30:00.000Z", zone: "+13:00", morning: "2026-03-10"),
    Night(
      testDescription: "in Kathmandu the quarter of an hour counts",
      from: "2026-03-09T12:00:00.000Z", to: "2026-03-09T18:20:00.000Z", zone: "+05:45",
      morning: "2026-03-10"),
    Night(
      testDescription: "Z is an offset, too",
      from: "2026-03-09T23:00:00Z", to: "2026-03-10T07:00:00Z", zone: "Z", morning: "2026-03-10"),
  ]

  @Test("it is the date on the sleeper's clock when the sleep ended", arguments: nights)
  func offset(_ night: Night) {
    let archive = WhoopArchive(
      reading: WhoopText.page(
        WhoopText.sleep(from: night.from, to: night.to, zone: night.zone), WhoopText.recovery()))
    let report = archive.report(on: date(night.morning))
    #expect(report.recovery.score.value == 63)
    #expect(report.sleep.asleepMinutes.value == 420)
    #expect(archive.newest == date(night.morning))
  }

  @Test("a traveller's three zones lose no morning and give none twice") func traveller() {
    let text = WhoopText.page(
      WhoopText.sleep(
        "madrid", from: "2026-03-09T22:00:00Z", to: "2026-03-10T06:00:00Z", zone: "+01:00"),
      WhoopText.sleep(
        "tokyo", from: "2026-03-10T14:00:00Z", to: "2026-03-10T21:30:00Z", zone: "+09:00"),
      WhoopText.sleep(
        "honolulu", from: "2026-03-12T08:00:00Z", to: "2026-03-12T16:00:00Z", zone: "-10:00"),
      WhoopText.recovery(81, of: "madrid", cycle: 1),
      WhoopText.recovery(52, of: "tokyo", cycle: 2),
      WhoopText.recovery(40, of: "honolulu", cycle: 3))
    let archive = WhoopArchive(reading: text)
    let scores = archive.reports(on: date("2026-03-09")...date("2026-03-13"))
      .map(\.recovery.score.value)
    #expect(scores == [nil, 81, 52, 40, nil])
  }

  @Test(
    "when a recovery was made says nothing",
    arguments: ["2026-03-10T00:15:00.000Z", "2026-03-12T20:00:00.000Z"])
  func created(_ created: String) {
    let archive = WhoopArchive(
      reading: WhoopText.page(
        WhoopText.sleep(from: "2026-03-09T22:00:00Z", to: "2026-03-10T06:00:00Z"),
        WhoopText.recovery(created: created)))
    #expect(archive.report(on: date("2026-03-10")).recovery.score.value == 63)
    #expect(archive.report(on: date("2026-03-12")).recovery.state == .missing)
  }

  @Test("without its sleep a recovery belongs to its cycle's morning") func cycleOnly() {
    let archive = WhoopArchive(
      reading: WhoopText.page(
        WhoopText.cycle(7, from: "2026-03-09T22:00:00Z", to: nil),
        WhoopText.recovery(of: "unknown", cycle: 7)))
    let report = archive.report(on: date("2026-03-10"))
    #expect(report.recovery.score.value == 63)
    #expect(report.sleep.state == .missing)
  }

  @Test("also where in UTC that cycle begins the day after") func westernCycleOnly() {
    let morning = date("2026-03-10")
    let text = WhoopText.page(
      WhoopText.cycle(7, from: "2026-03-11T01:30:00Z", to: nil, zone: "-10:00"),
      WhoopText.recovery(of: "unknown", cycle: 7))
    let archive = WhoopArchive(reading: text, mornings: morning...morning)
    #expect(archive.report(on: morning).recovery.score.value == 63)
  }

  @Test("a recovery finds its sleep through the cycle when ids differ") func throughCycle() {
    let sleep = WhoopText.sleep(from: "2026-03-09T22:00:00Z", to: "2026-03-10T06:00:00Z", cycle: 7)
    let archive = WhoopArchive(
      reading: WhoopText.page(sleep, WhoopText.recovery(of: nil, cycle: 7)))
    #expect(archive.report(on: date("2026-03-10")).recovery.score.value == 63)
  }

  @Test("a nap never makes a morning") func nap() {
    let archive = WhoopArchive(
      reading: WhoopText.page(
        WhoopText.sleep(
          from: "2026-03-10T13:00:00Z", to: "2026-03-10T17:30:00Z", nap: true, asleep: 240)))
    let sleep = archive.report(on: date("2026-03-10")).sleep
    #expect(sleep.state == .missing)
    #expect(sleep.asleepMinutes.value == nil)
    #expect(sleep.naps.map(\.asleepMinutes) == [240])
    #expect(archive.newest == nil)
  }
}
