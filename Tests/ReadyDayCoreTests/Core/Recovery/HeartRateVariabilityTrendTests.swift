import Foundation
import Testing

@testable import ReadyDayCore

@Suite struct HeartRateVariabilityTrendTests {
  /// rMSSD of every settled morning of the fixtures, found without the archive's own reports.
  private static let values: [LocalDate: Double] = {
    let archive = WhoopFixture.archive()
    return (date("2026-01-01")...date("2026-03-11")).reduce(into: [:]) { values, day in
      let recovery = archive.report(on: day).recovery
      guard !recovery.isCalibrating, let value = recovery.heartRateVariability.value else { return }
      values[day] = value
    }
  }()

  @Test("the windows are a week with this night, 60 nights before it, and 30 before this night")
  func windows() throws {
    let trend = try #require(WhoopFixture.archive().report(on: date("2026-03-10")).variability)
    #expect(trend.week.dates == date("2026-03-04")...date("2026-03-10"))
    #expect(trend.weeksBefore.dates == date("2026-01-03")...date("2026-03-03"))
    #expect(trend.weeksBefore.dates.count == 60)
    #expect(trend.month.dates == date("2026-02-08")...date("2026-03-09"))
    #expect(trend.month.dates.count == 30)
    for nights in [trend.week, trend.weeksBefore, trend.month] {
      let expected = nights.dates.compactMap { Self.values[$0] }.map { log($0) }
      #expect(nights.count == expected.count)
      #expect(zip(nights.values, expected).allSatisfy { abs($0 - $1) < 1e-12 })
    }
    #expect(
      abs(try #require(trend.lastNight) - log(try #require(Self.values[date("2026-03-10")])))
        < 1e-12)
  }

  @Test("a morning that is not scored has no night of its own, but a week")
  func pending() throws {
    let trend = try #require(WhoopFixture.archive().report(on: date("2026-03-11")).variability)
    #expect(trend.lastNight == nil)
    #expect(trend.week.count == 6)
  }

  @Test("the mean and the deviation of a sample")
  func statistics() throws {
    let dates = date("2026-03-01")...date("2026-03-04")
    let nights = HeartRateVariabilityTrend.Nights(dates, values: [1, 2, 3, 6])
    #expect(nights.mean == 3)
    #expect(abs(try #require(nights.standardDeviation) - (14.0 / 3).squareRoot()) < 1e-12)
    #expect(HeartRateVariabilityTrend.Nights(dates, values: []).mean == nil)
    #expect(HeartRateVariabilityTrend.Nights(dates, values: [4]).standardDeviation == nil)
  }

  @Test("a low night needs seven nights to compare with", arguments: [6, 7])
  func lowNight(count: Int) {
    let month = Array(repeating: 50.0, count: count)
    let trend = HeartRateVariabilityTrend(lastNight: 40, month: month)
    #expect((trend.lowNight == nil) == (count < 7))
  }
}
