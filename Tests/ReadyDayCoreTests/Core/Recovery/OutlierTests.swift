import Testing

@testable import ReadyDayCore

@Suite("Readings that go with an unusual score")
struct OutlierTests {
  private static func report(
    _ score: Double, mean: Double = 60, heart: Double = 0, variability: Double = 0
  ) -> MorningReport {
    var report = MorningReport.scored(score)
    report.recovery.score = Measure(score, baseline: Baseline(mean: mean, days: 28))
    let signals = [
      EarlySignals.Signal(
        vital: .restingHeartRate, value: 50 + 2 * heart, usual: 50, z: heart, nights: 40),
      EarlySignals.Signal(
        vital: .heartRateVariability, value: .exponential(4 + 0.2 * variability),
        usual: .exponential(4), z: variability, nights: 40),
    ]
    report.set(signals)
    return report
  }

  @Test("of a score ten points and more from its mean, those on the side that goes with it")
  func side() {
    #expect(Self.report(50, heart: 1, variability: -1).outliers.count == 2)
    #expect(Self.report(51, heart: 1, variability: -1).outliers.isEmpty)
    #expect(Self.report(50, heart: 0.9, variability: -0.9).outliers.isEmpty)
    #expect(Self.report(50, heart: -2, variability: 2).outliers.isEmpty)
    #expect(
      Self.report(70, heart: -2, variability: 1).outliers.map(\.vital) == [
        .restingHeartRate, .heartRateVariability,
      ])
  }

  @Test("the band is one deviation wide to either side, of variability on its logarithm")
  func band() throws {
    let outliers = Self.report(40, heart: 1.5, variability: -2).outliers
    let (variability, heart) = (try #require(outliers.first), try #require(outliers.last))
    #expect(variability.vital == .heartRateVariability)
    #expect(abs(variability.band.lowerBound - .exponential(3.8)) < 1e-9)
    #expect(abs(variability.band.upperBound - .exponential(4.2)) < 1e-9)
    #expect(heart.band == 48...52)
  }
}
