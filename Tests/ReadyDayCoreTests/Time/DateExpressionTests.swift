import Foundation
import ReadyDayCore
import TestSupport
import Testing

@Suite("Date expressions") struct DateExpressionTests {
  /// A line of `Fixtures/dates.txt`: what is typed, and what it means on Wednesday 11 March 2026.
  static let rows = (try? Fixtures.text("dates.txt").split(separator: "\n").map(String.init)) ?? []

  @Test("a date on the command line is the one that was meant", arguments: rows)
  func means(_ row: String) throws {
    let cells = row.components(separatedBy: " | ")
    let today = try #require(LocalDate(year: 2026, month: 3, day: 11))
    let expression = try #require(DateExpression(cells[0]))
    #expect(expression.date(today: today).description == cells[1])
    #expect(Self.rows.count == 87)
  }

  @Test(
    "whoever looks back means the last day of a name, today included",
    arguments: [
      ("mon", "2026-03-09"), ("wed", "2026-03-11"), ("jueves", "2026-03-05"),
      ("last wed", "2026-03-04"), ("tomorrow", "2026-03-12"),
      ("12 march", "2025-03-12"), ("29 february", "2024-02-29"),
    ])
  func looksBack(text: String, date: String) throws {
    let today = try #require(LocalDate(year: 2026, month: 3, day: 11))
    let expression = try #require(DateExpression(text))
    #expect(expression.date(today: today, looking: .back).description == date)
  }

  @Test("a date whose month may be either number has two readings") func readings() {
    let readings = DateExpression.readings(of: "10/03/2026").map(\.description)
    #expect(readings == ["2026-03-10", "2026-10-03"])
    #expect(DateExpression.readings(of: "10/03").isEmpty)
  }

  @Test(
    "anything else is refused, never read as another date",
    arguments: [
      "", " ", "now", "11/23/26", "10/03/2026", "1.2.2026", "13/13/2026", "31feb", "2026-02-30",
      "20260230", "2026-02-29", "2026-2-3", "2026-13-01", "2026-00-10", "2026-01-00", "26-01-01",
      "2026-01-01x", "2026-01-01T00:00:00Z", "202601011", "2026010", "2026-0101", "202601-01",
      "today ", " today", "todayy", "tod", "next", "next week", "in days", "30 february",
      "32 march", "12 ma", "mond", "lu", "d", "2d", "+d", "+2", "+2m", "++2d", "+-2d", "+2dd",
      "+2d1w", "+123456d", "+99999999999999999999d", "−1d", "-1", "２０２６-01-01", "2026-01-01\n",
      "mañana\0",
    ])
  func refuses(_ text: String) { #expect(DateExpression(text) == nil) }

  @Test(
    "a day without a year that is found over half a year away may be another year's",
    arguments: [
      ("9 march", "2027-03-09", true), ("12 march", "2026-03-12", false),
      ("10 september", "2026-09-10", false), ("11 september", "2026-09-11", true),
      ("2027-03-09", "2027-03-09", false), ("+300d", "2027-01-05", false),
    ])
  func far(text: String, date: String, isFar: Bool) throws {
    let today = try #require(LocalDate(year: 2026, month: 3, day: 11))
    let expression = try #require(DateExpression(text))
    let found = expression.date(today: today)
    #expect(found.description == date)
    #expect(expression.isFar(found, from: today) == isFar)
  }
}
