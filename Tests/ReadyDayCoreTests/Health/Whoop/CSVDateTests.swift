import Testing

@testable import ReadyDayCore

/// Dates as spreadsheets write them.
@Suite struct CSVDateTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let orders: [CSVDate.Order]

    init(_ text: String, _ orders: CSVDate.Order...) {
      testDescription = text
      self.orders = orders
    }
  }

  static let cases = [
    Case("12/03/2026 05:12", .dayFirst, .monthFirst),
    Case("13/03/2026 05:12", .dayFirst),
    Case("03/13/2026 05:12", .monthFirst),
    Case("12.12.2026 05:12:44", .dayFirst, .monthFirst),
    Case("2026-13-03 05:12"),
  ]

  @Test("a number above twelve tells which one is the month", arguments: cases)
  func orders(_ row: Case) throws {
    #expect(try #require(CSVDate(row.testDescription)).possibleOrders == row.orders)
  }
}
