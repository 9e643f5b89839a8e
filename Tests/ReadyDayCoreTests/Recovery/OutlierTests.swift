import Testing

@testable import ReadyDayCore

@Suite("Readings that go with an unusual score") struct OutlierTests {
  private static func report(
    _ score: Double, mean: Double = 60, heart: Double = 50, variability: Double = 55
  ) -> MorningReport {
    var report = MorningReport.scored(score)
    report.recovery.score = Measure(score, baseline: Baseline(mean: mean, days: 28))
    let signals = [
      EarlySignals.Signal(
        vital: .restingHeartRate, value: heart, usual: 50, z: (heart - 50) / 2, nights: 40,
        range: 47...53),
      EarlySignals.Signal(
        vital: .heartRateVariability, value: variability, usual: 55, z: (variability - 55) / 3,
        nights: 40, range: 45...65),
    ]
    report.set(signals)
    return report
  }

  @Test("of a score ten points and more from its mean, those on the side that goes with it")
  func side() {
    #expect(Self.report(50, heart: 54, variability: 44).outliers.count == 2)
    #expect(Self.report(51, heart: 54, variability: 44).outliers.isEmpty)
    #expect(Self.report(50, heart: 53.4, variability: 44.6).outliers.isEmpty)
    #expect(Self.report(50, heart: 46, variability: 66).outliers.isEmpty)
    #expect(
      Self.report(70, heart: 46, variability: 66).outliers.map(\.vital) == [
        .heartRateVariability, .restingHeartRate,
      ])
  }

  @Test("what is usual of one night is its own 5th to 95th percentile, whatever asks for it")
  func usual() throws {
    #expect(try #require(UsualRange.ofOne((0...100).map(Double.init))) == 5...95)
    #expect(UsualRange.ofOne((1...19).map(Double.init)) == nil)
    let report = SampleMeasurements.make(-75...0) { day, index in
      day.restingHeartRate = Double(100 + index)
      day.sleep = SampleMeasurements.night(450)
    }.mondayReport
    // The 60 nights before have 40, 41 … 99.
    let range = try #require(report.signals?[.restingHeartRate]?.range)
    #expect(abs(range.lowerBound - 42.95) < 1e-9 && abs(range.upperBound - 96.05) < 1e-9)
  }
}
