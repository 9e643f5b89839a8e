import Testing

@testable import ReadyDayCore

@Suite struct StatisticsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let values: [Double]
    let percent: Double
    let expected: Double
    var testDescription: String { "\(percent) of \(values)" }
  }

  @Test(
    "percentiles are numpy's",
    arguments: [
      // numpy.percentile(values, percent), linear, which is its default.
      Row(values: [15, 20, 35, 40, 50], percent: 40, expected: 29),
      Row(values: [50, 15, 40, 20, 35], percent: 40, expected: 29),
      Row(values: [1, 2, 3, 4], percent: 20, expected: 1.6),
      Row(values: [1, 2, 3, 4], percent: 80, expected: 3.4),
      Row(values: [1, 2, 3, 4], percent: 5, expected: 1.15),
      Row(values: [7], percent: 80, expected: 7),
      Row(values: [3, 1], percent: 0, expected: 1), Row(values: [3, 1], percent: 100, expected: 3),
      Row(values: (0..<20).map(Double.init), percent: 80, expected: 15.2),
    ])
  func percentiles(row: Row) throws {
    #expect(abs(try #require(row.values.percentile(row.percent)) - row.expected) < 1e-12)
  }

  @Test("of no values there is none") func none() {
    let none: [Double] = []
    #expect(none.percentile(50) == nil)
    #expect(none.median == nil && none.medianDistance(from: 0) == nil && none.mean == nil)
    #expect([4.0].standardDeviation == nil)
  }

  @Test("the median, and the median of the distances from it") func median() {
    #expect([3.0, 1, 2].median == 2)
    #expect([4.0, 1, 2, 3].median == 2.5)
    // Distances 1 1 0 0 2 4 7.
    #expect([1.0, 1, 2, 2, 4, 6, 9].medianDistance(from: 2) == 1)
    #expect([50.0, 54, 50, 54].medianDistance(from: 52) == 2)
  }

  @Test("the mean and the deviation of a sample") func deviation() throws {
    #expect([1.0, 2, 3, 6].mean == 3)
    #expect(abs(try #require([1.0, 2, 3, 6].standardDeviation) - (14.0 / 3).squareRoot()) < 1e-12)
  }
}
