import Foundation
import Testing

@testable import ReadyDayCore

@Suite struct LogarithmTests {
  @Test(
    "logarithms agree with the C library",
    arguments: [1e-300, 0.001, 0.7, 0.999, 1, 1.41, 1.42, 2, 38.2, 55.1, 1000, 1e300])
  func logarithm(_ number: Double) throws {
    let own = try #require(number.naturalLogarithm)
    #expect(abs(own - log(number)) <= 1e-13 * max(1, abs(log(number))))
  }

  @Test(
    "powers of e agree with the C library", arguments: [-300, -5.5, -0.1, 0, 0.5, 3.64, 4, 300])
  func exponential(_ power: Double) {
    #expect(abs(Double.exponential(power) / exp(power) - 1) < 1e-12)
  }

  @Test("what has no logarithm has none", arguments: [0, -1, Double.nan, .infinity, -.infinity])
  func none(_ number: Double) { #expect(number.naturalLogarithm == nil) }
}
