import Foundation
import TestSupport
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

  @Test("the windows are a week with this night, and the 60 nights before it")
  func windows() throws {
    let trend = try #require(WhoopFixture.archive().report(on: date("2026-03-10")).variability)
    #expect(trend.week.dates == date("2026-03-04")...date("2026-03-10"))
    #expect(trend.weeksBefore.dates == date("2026-01-03")...date("2026-03-03"))
    #expect(trend.weeksBefore.dates.count == 60)
    for nights in [trend.week, trend.weeksBefore] {
      let expected = nights.dates.compactMap { Self.values[$0] }.map { log($0) }
      #expect(nights.count == expected.count)
      #expect(zip(nights.values, expected).allSatisfy { abs($0 - $1) < 1e-12 })
    }
  }

  @Test("a morning that is not scored has a week all the same") func pending() throws {
    let trend = try #require(WhoopFixture.archive().report(on: date("2026-03-11")).variability)
    #expect(trend.week.count == 6)
  }

  @Test("the mean of a sample") func statistics() {
    let dates = date("2026-03-01")...date("2026-03-04")
    let nights = HeartRateVariabilityTrend.Nights(dates: dates, values: [1, 2, 3, 6])
    #expect(nights.mean == 3)
    #expect(HeartRateVariabilityTrend.Nights(dates: dates, values: []).mean == nil)
  }

  /// Nights of 50 and 60 ms in turns from `first` days before the Monday on, and of `last` for the last `days`.
  static func series(
    from first: Int, last: Double, days: Int, _ measure: HeartRateVariabilityTrend.Measure = .rmssd
  ) -> VariabilitySeries? {
    let values = (0...first).map { day in
      (SampleDay.monday.advanced(by: -day), day < days ? last : day.isMultiple(of: 2) ? 50.0 : 60)
    }
    return VariabilitySeries(measure, Dictionary(uniqueKeysWithValues: values))
  }

  @Test("the run and the count of mornings outside") func counted() throws {
    // Low for 10 nights: with 4 of them the week's mean is low enough.
    let trend = try #require(
      Self.series(from: 300, last: 40, days: 10)?.trend(on: SampleDay.monday))
    #expect(trend.side == .below)
    let mean = { (low: Double) in (low * log(40.0) + (7 - low) * (log(50.0) + log(60)) / 2) / 7 }
    // Two low nights of a week are not enough, three are.
    #expect(exp(mean(2)) > 49.3 && exp(mean(3)) < 49.3)
    #expect(trend.morningsInARow == 8)
    #expect(trend.count == .init(outside: 8, mornings: 180))
  }

  @Test(
    "fewer than 30 mornings are not counted", arguments: [(54, nil), (55, 30)] as [(Int, Int?)])
  func fewMornings(first: Int, mornings: Int?) throws {
    // A week and 20 nights before it: the first morning that can be told of is 26 days after the first night.
    let trend = try #require(
      Self.series(from: first, last: 40, days: 1)?.trend(on: SampleDay.monday))
    #expect(trend.count?.mornings == mornings)
  }

  @Test("a change of side ends a run") func sides() throws {
    let values = (0...200).map { day in
      (
        SampleDay.monday.advanced(by: -day),
        day < 7 ? 30.0 : day < 14 ? 90 : day.isMultiple(of: 2) ? 50 : 60
      )
    }
    let series = try #require(VariabilitySeries(.rmssd, Dictionary(uniqueKeysWithValues: values)))
    let trend = try #require(series.trend(on: SampleDay.monday))
    #expect(trend.side == .below)
    #expect((1...5).contains(trend.morningsInARow))
    let inside = try #require(series.trend(on: SampleDay.monday.advanced(by: -20)))
    #expect(inside.morningsInARow == 0)
  }

  @Test("days without a night are looked at from either side") func outsideOfTheNights() {
    let series = Self.series(from: 30, last: 50, days: 0)
    #expect(series?.trend(on: SampleDay.monday.advanced(by: -31)) == nil)
    #expect(series?.trend(on: SampleDay.monday.advanced(by: 66))?.week.count == 0)
    #expect(series?.trend(on: SampleDay.monday.advanced(by: 67)) == nil)
    #expect(VariabilitySeries(.rmssd, [:]) == nil)
  }
}

/// Nights that are older than what else is read of a morning.
@Suite struct OlderVariabilityTests {
  /// A record of every night, 50 and 60 ms in turns.
  static func records(_ days: ClosedRange<Int>) -> String {
    let records = days.flatMap { day in
      let morning = date("2026-03-10").advanced(by: -day)
      let sleep = WhoopText.sleep(
        "s\(day)", from: "\(morning.advanced(by: -1))T22:30:00Z", to: "\(morning)T07:00:00Z",
        zone: "Z")
      let recovery = WhoopText.recovery(
        60, of: "s\(day)", cycle: day, created: "\(morning)T07:10:00.000Z")
      return [sleep, recovery.replacing("61.5", with: day.isMultiple(of: 2) ? "50" : "60")]
    }
    return "[\(records.joined(separator: ","))]"
  }

  static func trend(of days: ClosedRange<Int>) throws -> HeartRateVariabilityTrend {
    var archive = WhoopArchive(
      mornings: date("2026-03-10")...date("2026-03-10"), earlier: .baselines)
    archive.add(Array(records(days).utf8), from: "whoop/all.json")
    #expect(archive.diagnostics.isEmpty)
    return try #require(archive.report(on: date("2026-03-10")).variability)
  }

  @Test("180 mornings are counted, though most is read of 75 nights alone") func counted() throws {
    #expect(try Self.trend(of: 0...300).count?.mornings == 180)
    #expect(try Self.trend(of: 0...100).count?.mornings == 75)
    #expect(try Self.trend(of: 0...54).count == nil)
  }

  @Test("a week that changes sides begins a run of its own") func changeOfSide() throws {
    let today = date("2026-03-10")
    var values: [LocalDate: Double] = [:]
    for day in 2...66 { values[today.advanced(by: -day)] = day.isMultiple(of: 2) ? 59 : 61 }
    values[today.advanced(by: -1)] = 40
    values[today] = 120
    let series = try #require(VariabilitySeries(.rmssd, values))
    let yesterday = series.trend(on: today.advanced(by: -1))
    #expect(yesterday?.side == .below && yesterday?.morningsInARow == 1)
    #expect(series.trend(on: today)?.side == .above && series.trend(on: today)?.morningsInARow == 1)
  }

  @Test("as much is read as is looked back on") func reach() {
    #expect(WhoopArchive.daysOfVariability == HeartRateVariabilityTrend.morningsCounted + 66)
    #expect(WhoopArchive.daysOfStrain == TrainingHistory.span)
  }

  @Test("an older night tells nothing but its variability") func nothingElse() {
    var archive = WhoopArchive(
      mornings: date("2026-03-10")...date("2026-03-10"), earlier: .baselines)
    archive.add(Array(Self.records(80...120).utf8), from: "whoop/all.json")
    let report = archive.report(on: date("2026-03-10"))
    #expect(report.recovery.lastKnown == nil)
    #expect(report.recovery.state == .missing)
  }
}
