import Testing

@testable import ReadyDayCore

@Suite("Weeks of ISO 8601") struct IsoWeekTests {
  @Test(
    "the first week is the one with 4 January, on whatever day its year begins",
    arguments: [
      ("2018-W01", "2018-01-01"), ("2019-W01", "2018-12-31"), ("2020-W01", "2019-12-30"),
      ("2026-W01", "2025-12-29"), ("2021-W01", "2021-01-04"), ("2022-W01", "2022-01-03"),
      ("2023-W01", "2023-01-02"), ("2021-W52", "2021-12-27"),
    ])
  func monday(week: String, monday: String) throws {
    let week = try #require(IsoWeek(week))
    #expect(week.monday == date(monday))
    #expect(week.dates == date(monday)...date(monday).advanced(by: 6))
    #expect(IsoWeek(week.monday) == week)
  }
}
