import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("POSIX rules for the future") struct PosixTailTests {
  /// Lines of `Fixtures/posix.txt`: a rule, a year, and its changes as UTC, with the offset from then on.
  static let rows = (try? Fixtures.text("posix.txt").split(separator: "\n").map(String.init)) ?? []

  @Test("every form of rule sets the clocks when it says", arguments: rows)
  func changes(row: String) throws {
    let cells = row.split(separator: " | ").map(String.init)
    let (zone, year) = (try #require(Zone(posix: cells[0])), try #require(Int(written: cells[1])))
    let span = TimeSpan(from: try newYear(year), to: try newYear(year + 1))
    let changes = zone.changes(in: span).map { "\($0.at.reading(at: .zero)) \($0.offset)" }
    #expect(changes == Array(cells.dropFirst(2)))
    #expect(Self.rows.count == 16)
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
  func refused(rule: String) { #expect(PosixTail(rule) == nil) }
}
