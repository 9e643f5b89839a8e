import Testing

@testable import ReadyDayCore

@Suite("POSIX rules for the future")
struct PosixTailTests {
  /// What a rule says about one year: its changes as UTC, with the offset from then on.
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: String
    var year = 2026
    let changes: [String]
    var testDescription: String { "\(rule) in \(year)" }
  }

  @Test(
    "every form of rule sets the clocks when it says",
    arguments: [
      Case(
        rule: "CET-1CEST,M3.5.0,M10.5.0/3",
        changes: ["2026-03-29T01:00:00 +02:00", "2026-10-25T01:00:00 +01:00"]),
      Case(
        rule: "EST5EDT,M3.2.0,M11.1.0",
        changes: ["2026-03-08T07:00:00 -04:00", "2026-11-01T06:00:00 -05:00"]),
      Case(
        rule: "AEST-10AEDT,M10.1.0,M4.1.0/3",
        changes: ["2026-04-04T16:00:00 +10:00", "2026-10-03T16:00:00 +11:00"]),
      Case(
        rule: "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0",
        changes: ["2026-04-04T15:00:00 +10:30", "2026-10-03T15:30:00 +11:00"]),
      Case(
        rule: "IST-1GMT0,M10.5.0,M3.5.0/1",
        changes: ["2026-03-29T01:00:00 +01:00", "2026-10-25T01:00:00 +00:00"]),
      Case(
        rule: "<-02>2<-01>,M3.5.0/-1,M10.5.0/0",
        changes: ["2026-03-29T01:00:00 -01:00", "2026-10-25T01:00:00 -02:00"]),
      Case(
        rule: "IST-2IDT,M3.4.4/26,M10.5.0",
        changes: ["2026-03-27T00:00:00 +03:00", "2026-10-24T23:00:00 +02:00"]),
      Case(
        rule: "XXX0YYY,J60,J61", year: 2024,
        changes: ["2024-03-01T02:00:00 +01:00", "2024-03-02T01:00:00 +00:00"]),
      Case(
        rule: "XXX0YYY,J59/0,J365/24", year: 2024,
        changes: ["2024-02-28T00:00:00 +01:00", "2024-12-31T23:00:00 +00:00"]),
      Case(
        rule: "XXX0YYY,59,60", year: 2024,
        changes: ["2024-02-29T02:00:00 +01:00", "2024-03-01T01:00:00 +00:00"]),
      Case(
        rule: "XXX0YYY,0/-1,364", year: 2024,
        changes: ["2024-12-30T01:00:00 +00:00", "2024-12-31T23:00:00 +01:00"]),
      Case(
        rule: "XXX+4:30:15YYY3:30:15,M1.1.1/167,M12.5.6/-167:59:59",
        changes: ["2026-01-12T03:30:15 -03:30:15", "2026-12-19T03:30:16 -04:30:15"]),
      Case(rule: "EST5EDT,0/0,J365/25", changes: []),
      Case(rule: "XXX3EDT4,0/0,J365/23", changes: []),
      Case(rule: "<+0330>-3:30", changes: []),
      Case(rule: "UTC0", changes: []),
    ])
  func changes(row: Case) throws {
    let zone = try #require(Zone(posix: row.rule))
    let year = TimeSpan(from: try newYear(row.year), to: try newYear(row.year + 1))
    let changes = zone.changes(in: year).map { "\($0.at.reading(at: .zero)) \($0.offset)" }
    #expect(changes == row.changes)
  }

  private func newYear(_ year: Int) throws -> Instant {
    let date = try #require(LocalDate(year: year, month: 1, day: 1))
    return Instant(LocalDateTime(date), at: .zero)
  }

  @Test("summer time that lasts all year never ends", arguments: 2000...2050)
  func permanentSummer(year: Int) throws {
    let eastern = try #require(PosixTail("EST5EDT,0/0,J365/25"))
    let start = try newYear(year)
    for hour in -48...48 {
      #expect(eastern.period(at: start.adding(seconds: hour * 3600)).offset.seconds == -4 * 3600)
    }
  }

  @Test(
    "anything else is no rule",
    arguments: [
      "", "CET", "CE-1", "-1", "CET-", "CET-1x", "CET-1CEST", "CET-1CEST,M3.5.0",
      "CET-1CEST,M3.5.0,", "CET-1CEST,M3.5.0,M10.5.0/3x", "CET-1CEST,M3.5.0,M10.5.0,M1.1.1",
      "CET-1CEST,M0.5.0,M10.5.0", "CET-1CEST,M13.5.0,M10.5.0", "CET-1CEST,M3.0.0,M10.5.0",
      "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,M3.5,M10.5.0",
      "CET-1CEST,J0,J365", "CET-1CEST,J1,J366", "CET-1CEST,0,366", "CET-1CEST,-1,3",
      "CET-1CEST,M3.5.0/168,M10.5.0", "CET-1CEST,M3.5.0/,M10.5.0", "CET-1:60", "CET-1:", "CET-27",
      "CET-168", "CET-9999", "<CET-1", "<C>-1", "<>0", "<C T>-1", "CET-1 ", "C3T-1", "CÉT-1",
      ":Europe/Madrid",
    ])
  func refused(rule: String) {
    #expect(PosixTail(rule) == nil)
  }
}
