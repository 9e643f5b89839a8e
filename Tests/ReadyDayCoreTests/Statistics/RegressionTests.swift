import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore

/// Against what numpy makes of the same numbers: Fixtures/statistics/make.py.
@Suite struct RegressionTests {
  private struct File: Decodable {
    struct Case: Decodable {
      let days: [Int]
      let outcome: [Double]
      let columns: [[Double]]
      let expected: [String: Double]
    }
    let cases: [Case]
  }

  @Test("slopes, both errors and the border of t are numpy's to a billionth")
  func vectors() throws {
    let file = try JSONDecoder().decode(
      File.self, from: Data(try Fixtures.bytes("statistics/regressions.json")))
    #expect(file.cases.count == 6)
    for known in file.cases {
      let fit = try #require(Regression(known.outcome, on: known.columns, days: known.days))
      let own = [
        "slope": fit.slope, "classical": fit.classicalError, "serial": fit.serialError,
        "degrees": Double(fit.degreesOfFreedom), "lags": Double(Regression.lags(ofDays: fit.count)),
        "border": fit.border(at: StudentT.border95),
      ]
      for (name, value) in known.expected {
        #expect(abs(try #require(own[name]) - value) < 1e-9, "\(name) of \(known.days.count)")
      }
      #expect(fit.error == max(fit.classicalError, fit.serialError))
      let reach = fit.border(at: StudentT.border95) * fit.error
      #expect(fit.interval == fit.slope - reach...fit.slope + reach)
    }
  }

  @Test("a column that is a sum of others is refused, one that never varies is left out")
  func collinear() throws {
    let days = Array(0..<20)
    let exposure = days.map { Double($0 % 2) }
    let outcome = days.map { Double($0 * 7 % 5) }
    #expect(Regression(outcome, on: [exposure, exposure.map { 3 - 2 * $0 }], days: days) == nil)
    #expect(Regression(outcome, on: [days.map { _ in 1 }], days: days) == nil)
    #expect(Regression(outcome, on: [], days: days) == nil)
    #expect(Regression([1, 2], on: [[0, 1]], days: [1, 2]) == nil)
    let plain = try #require(Regression(outcome, on: [exposure], days: days))
    let constant = try #require(
      Regression(outcome, on: [exposure, days.map { _ in 4 }], days: days))
    #expect(plain == constant)
  }

  @Test("a perfect fit is beyond chance, and no difference is not") func exact() throws {
    let days = Array(0..<12)
    let exposure = days.map { Double($0 % 2) }
    let perfect = try #require(Regression(exposure.map { 5 * $0 }, on: [exposure], days: days))
    #expect(abs(perfect.slope - 5) < 1e-12 && perfect.isBeyondChance)
    let nothing = try #require(Regression(days.map { _ in 50 }, on: [exposure], days: days))
    #expect(nothing.slope == 0 && !nothing.isBeyondChance)
    #expect(nothing.interval == 0...0)
  }

  @Test("neighbours count by how many days they are apart, and not by their places")
  func gaps() throws {
    // Both stay for a week at a time, and not the same one.
    let exposure = (0..<84).map { Double($0 / 7 % 2) }
    let outcome = (0..<84).map { Double($0 / 7 % 3) * 10 }
    let near = try #require(Regression(outcome, on: [exposure], days: Array(0..<84)))
    let far = try #require(Regression(outcome, on: [exposure], days: (0..<84).map { $0 * 30 }))
    #expect(near.classicalError == far.classicalError)
    #expect(near.serialError > far.serialError * 1.1)
  }
}

@Suite struct HolmTests {
  /// Some exposed days, each so much above or below the others as to be `size` errors away.
  private func answer(_ size: Double) throws -> Regression {
    let days = Array(0..<200)
    let exposure = days.map { Double($0 % 2) }
    let noise = days.map { $0 / 2 % 2 == 0 ? 10.0 : -10.0 }
    func fit(_ effect: Double) throws -> Regression {
      let outcome = zip(noise, exposure).map { $0 + effect * $1 }
      return try #require(Regression(outcome, on: [exposure], days: days))
    }
    return try fit(size * fit(0).error)
  }

  @Test("the clearest answer has to pass the border of all questions, the next that of one fewer")
  func steps() throws {
    let answers = [
      "a": try answer(2.9), "b": try answer(2.45), "c": try answer(2.1), "d": try answer(2.0),
    ]
    // 4, 3 and 2 left: 2.498, 2.394, 2.241.
    #expect(Holm.clear(answers) == ["a", "b"])
    #expect(Holm.clear(["c": try answer(2.1)]) == ["c"])
    #expect(Holm.clear([String: Regression]()).isEmpty)
  }

  @Test("a favourite counts twice of thirteen, however many others there are")
  func favourite() throws {
    let answers = ["a": try answer(2.8), "b": try answer(2.78)]
    // 2.690 for the favourite, 2.838 for the next.
    #expect(Holm.clear(answers) == ["a", "b"])
    for name in ["a", "b"] { #expect(Holm.clear(answers, favouring: name) == [name]) }
    #expect(try Holm.clear(["a": answer(2.6)], favouring: "a").isEmpty)
  }

  @Test("what fails alone holds up what comes after it") func stops() throws {
    let answers = ["a": try answer(2.3), "b": try answer(2.25), "c": try answer(2.2)]
    #expect(Holm.clear(answers).isEmpty)
  }

  @Test("Student's borders are those of the tables") func student() {
    // R: qt(0.975, c(20, 54, 120)).
    for (degrees, expected) in [(20.0, 2.0860), (54, 2.0049), (120, 1.9799)] {
      let border = StudentT.quantile(atNormal: StudentT.border95, degreesOfFreedom: degrees)
      #expect(abs(border - expected) < 0.002)
    }
  }
}
