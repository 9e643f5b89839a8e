import Foundation
import Testing

@testable import ReadyDayCore

@Suite struct HRVOutsideRangeTests {
  /// 60 nights of 50 and 60 ms in turns: their logarithms' mean is that of √3000 ms, and their
  /// standard deviation 0.0919, so that a usual week lies within 51.12…58.68 ms.
  static let sixty = (0..<60).map { $0.isMultiple(of: 2) ? 50.0 : 60 }
  static let twenty = Array(sixty.prefix(20))

  @Test(
    "a week's mean beyond 0.75 standard deviations is outside", arguments: [50.9, 51.3, 58.5, 58.9])
  func borders(milliseconds: Double) throws {
    let verdict = HRVOutsideRange().evaluate(Self.day(week: Self.week(milliseconds), Self.sixty))
    let isOutside = !(51.12...58.68).contains(milliseconds)
    #expect((verdict.recommendation != nil) == isOutside)
  }

  @Test("the values said are milliseconds")
  func values() throws {
    let verdict = HRVOutsideRange().evaluate(Self.day(week: Self.week(45), Self.sixty))
    guard case .hrvOutsideRange(let mean, let range) = try #require(verdict.recommendation).content
    else { throw Unexpected() }
    #expect(abs(mean - 45) < 1e-9)
    let centre = (log(50.0) + log(60.0)) / 2
    let deviation = (log(60.0) - log(50.0)) / 2 * (60.0 / 59).squareRoot()
    #expect(abs(range.lowerBound - exp(centre - 0.75 * deviation)) < 1e-9)
    #expect(abs(range.upperBound - exp(centre + 0.75 * deviation)) < 1e-9)
  }

  static let unknown: [RuleCase] = [
    .silent(
      .tooFewNights(week: 3, before: 60), "three nights of the week",
      day(week: [30, 30, 30], sixty)),
    .silent(
      .tooFewNights(week: 7, before: 19), "19 nights before",
      day(week: week(30), Array(sixty.prefix(19)))),
    .silent(.tooFewNights(week: 0, before: 0), "no nights at all", SampleDay.after()),
    .silent(
      .unknown(.rmssd), "SDNN alone", SampleDay.after { $0.recovery.sdnn = Measure(50) }),
    .silent(.unknown(.healthData), "no health data", SampleDay.make(morning: nil)),
  ]

  @Test("too few nights say nothing", arguments: unknown)
  func silent(_ expected: RuleCase) { expected.check(HRVOutsideRange()) }

  @Test("four nights of the week and 20 before it are enough")
  func enough() {
    let day = Self.day(week: [30, 30, 30, 30], Self.twenty)
    #expect(HRVOutsideRange().evaluate(day).recommendation != nil)
  }

  @Test("a red morning has said it already")
  func red() {
    let rules = { (score: Double) in
      RecommendationEngine.standard.recommendations(
        for: Self.day(score, week: Self.week(30), Self.sixty)
      ).map(\.rule)
    }
    #expect(!rules(20).contains("hrv-outside-range"))
    #expect(rules(50).contains("hrv-outside-range"))
  }

  static let sentences = [
    AdviceSentences(
      .hrvOutsideRange(mean: 45, range: 51.1...58.7),
      [
        "HRV below your usual range",
        "Your 7-night mean is 45 ms, usually 51–59. About 1 week in 20 falls outside by chance.",
      ],
      [
        "VFC por debajo de lo habitual en ti",
        "Tu media de 7 noches es de 45 ms; lo habitual es 51–59. Por azar pasa en 1 de cada 20 "
          + "semanas.",
      ]),
    AdviceSentences(
      .hrvOutsideRange(mean: 50.9, range: 51.1...58.7),
      [
        "HRV below your usual range",
        "Your 7-night mean is 50.9 ms, usually 51.1–58.7. About 1 week in 20 falls outside by "
          + "chance.",
      ],
      [
        "VFC por debajo de lo habitual en ti",
        "Tu media de 7 noches es de 50,9 ms; lo habitual es 51,1–58,7. Por azar pasa en 1 de cada "
          + "20 semanas.",
      ]),
    AdviceSentences(
      .hrvOutsideRange(mean: 71, range: 51.1...58.7),
      [
        "HRV above your usual range",
        "Your 7-night mean is 71 ms, usually 51–59. Outside is not better, and 1 week in 20 is so "
          + "by chance.",
      ],
      [
        "VFC por encima de lo habitual en ti",
        "Tu media de 7 noches es de 71 ms; lo habitual es 51–59. No significa mejor, y por azar "
          + "pasa en 1 de cada 20 semanas.",
      ]),
  ]

  @Test("both sides are said in both languages", arguments: sentences)
  func words(_ expected: AdviceSentences) { expected.check() }

  struct Unexpected: Error {}

  static func week(_ milliseconds: Double) -> [Double] { Array(repeating: milliseconds, count: 7) }

  static func day(_ score: Double = 50, week: [Double], _ before: [Double]) -> Day {
    SampleDay.after(score) { $0.variability = .init(week: week, before: before) }
  }
}

extension HeartRateVariabilityTrend {
  /// Of nights in milliseconds that end on the sample day.
  init(lastNight: Double? = nil, week: [Double] = [], before: [Double] = [], month: [Double] = []) {
    let date = SampleDay.monday
    func nights(_ first: Int, _ last: Int, _ values: [Double]) -> Nights {
      Nights(
        date.advanced(by: -first)...date.advanced(by: -last), values: values.map { log($0) })
    }
    self.init(
      lastNight: lastNight.map { log($0) }, week: nights(6, 0, week),
      weeksBefore: nights(66, 7, before), month: nights(30, 1, month))
  }
}
