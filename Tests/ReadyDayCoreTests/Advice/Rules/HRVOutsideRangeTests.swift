import Foundation
import Testing

@testable import ReadyDayCore

@Suite struct HRVOutsideRangeTests {
  /// 60 nights of 50 and 60 ms in turns: their logarithms' mean is that of √3000 ms, and their
  /// standard deviation 0.0919, so that a usual week lies within 49.28…60.88 ms, and hard training from 49.96 ms on.
  static let sixty = (0..<60).map { $0.isMultiple(of: 2) ? 50.0 : 60 }
  static let twenty = Array(sixty.prefix(20))

  @Test(
    "a week's mean beyond 1.15 standard deviations is outside", arguments: [49.2, 49.4, 60.8, 61])
  func borders(milliseconds: Double) throws {
    let verdict = HRVOutsideRange.evaluate(Self.day(week: Self.week(milliseconds), Self.sixty))
    let isOutside = !(49.28...60.88).contains(milliseconds)
    #expect((verdict.recommendation != nil) == isOutside)
  }

  @Test("the values said are milliseconds") func values() throws {
    let found = try HRVOutsideRange.look(at: Self.day(week: Self.week(45), Self.sixty))
    #expect((found.nightsOfWeek, found.nightsBefore) == (7, 60))
    #expect(found.mornings == 1 && found.count == nil)
    #expect(abs(found.mean - 45) < 1e-9)
    let centre = (log(50.0) + log(60.0)) / 2
    let deviation = (log(60.0) - log(50.0)) / 2 * (60.0 / 59).squareRoot()
    #expect(abs(found.range.lowerBound - exp(centre - 1.15 * deviation)) < 1e-9)
    #expect(abs(found.range.upperBound - exp(centre + 1.15 * deviation)) < 1e-9)
  }

  static let unknown: [RuleCase] = [
    .silent(
      HRVOutsideRange.tooFewNights(week: 3, before: 60), "three nights of the week",
      day(week: [30, 30, 30], sixty)),
    .silent(
      HRVOutsideRange.tooFewNights(week: 7, before: 19), "19 nights before",
      day(week: week(30), Array(sixty.prefix(19)))),
    .silent(
      HRVOutsideRange.tooFewNights(week: 0, before: 0), "no nights at all", SampleDay.after()),
    .silent(
      HRVOutsideRange.noSpread(nights: 60), "all nights alike",
      day(week: week(30), Array(repeating: 50, count: 60))),
    .silent(
      HRVOutsideRange.tooFewNights(week: 0, before: 0), "it is hidden",
      SampleDay.after {
        $0.variability = .init(week: week(30), before: sixty)
        $0 = $0.hiding([.heartRateVariability])
      }),
    .silent(.noHealthData, "no health data", SampleDay.make(morning: nil)),
  ]

  @Test("too few nights say nothing", arguments: unknown)
  func silent(_ expected: RuleCase) { expected.check(HRVOutsideRange.self) }

  @Test("four nights of the week and 20 before it are enough") func enough() {
    let day = Self.day(week: [30, 30, 30, 30], Self.twenty)
    #expect(HRVOutsideRange.evaluate(day).recommendation != nil)
  }

  @Test("it stands beside recovery, whatever its colour", arguments: [20.0, 50, 90])
  func place(score: Double) {
    let day = Self.day(score, week: Self.week(30), Self.sixty)
    let outcome = RecommendationEngine.standard.outcomes(for: day)
      .first { $0.rule == HRVOutsideRange.id }?.outcome
    #expect(outcome == .elsewhere(.recovery))
  }

  @Test(
    "hard training is borne from one standard deviation under the mean on", arguments: [49.9, 50])
  func hard(milliseconds: Double) throws {
    let trend = HeartRateVariabilityTrend(week: Self.week(milliseconds), before: Self.sixty)
    let centre = (log(50.0) + log(60.0)) / 2
    let deviation = (log(60.0) - log(50.0)) / 2 * (60.0 / 59).squareRoot()
    #expect(abs(try #require(trend.lowestForHard) - (centre - deviation)) < 1e-12)
    #expect(trend.isLowForHard == (milliseconds < 49.96))
    #expect(HeartRateVariabilityTrend(week: [30, 30, 30], before: Self.sixty).isLowForHard == nil)
  }

  @Test("how long and how often is told beside the numbers it was taken from")
  func inputs() throws {
    let day = SampleDay.after {
      $0.variability = .init(
        week: Self.week(45), before: Self.sixty, morningsInARow: 3,
        count: .init(outside: 9, mornings: 180))
    }
    let advice = try #require(HRVOutsideRange.evaluate(day).recommendation)
    #expect(
      advice.inputs.map(\.name) == [
        "hrv_mean_ms", "measure", "usual_from_ms", "usual_to_ms", "nights_of_7", "nights_of_60",
        "mornings_in_a_row", "mornings_outside", "mornings_counted",
      ])
    #expect(advice.inputs[1].value == .text("rmssd"))
    #expect(advice.inputs.suffix(3).map(\.value) == [.number(3), .number(9), .number(180)])
  }

  static let count = HeartRateVariabilityTrend.Count(outside: 9, mornings: 180)

  static func outside(
    _ mean: Double, of range: ClosedRange<Double> = 51.1...58.7, mornings: Int = 1,
    count: HeartRateVariabilityTrend.Count? = nil
  ) -> HRVOutsideRange {
    HRVOutsideRange(
      mean: mean, measure: .rmssd, range: range, nightsOfWeek: 7, nightsBefore: 60,
      mornings: mornings, count: count)
  }

  static func week(_ milliseconds: Double) -> [Double] { Array(repeating: milliseconds, count: 7) }

  static func day(_ score: Double = 50, week: [Double], _ before: [Double]) -> Day {
    SampleDay.after(score) { $0.variability = .init(week: week, before: before) }
  }
}

extension HeartRateVariabilityTrend {
  /// Of nights in milliseconds that end on the sample day.
  init(week: [Double], before: [Double], morningsInARow: Int = 0, count: Count? = nil) {
    let date = SampleDay.monday
    func nights(_ first: Int, _ last: Int, _ values: [Double]) -> Nights {
      Nights(
        dates: date.advanced(by: -first)...date.advanced(by: -last), values: values.map { log($0) })
    }
    self.init(
      week: nights(6, 0, week), weeksBefore: nights(66, 7, before),
      morningsInARow: morningsInARow, count: count)
  }
}
