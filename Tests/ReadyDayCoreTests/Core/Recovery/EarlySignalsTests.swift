import Foundation
import Testing

@testable import ReadyDayCore

@Suite struct EarlySignalsTests {
  typealias Signal = EarlySignals.Signal

  /// 20 nights of two values in turns: a median between them, and half their distance as absolute deviation.
  static func nights(_ low: Double, _ high: Double, count: Int = 20) -> [Double] {
    (0..<count).map { $0.isMultiple(of: 2) ? low : high }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let vital: Vital
    let value: Double
    let before: [Double]
    let z: Double
  }

  @Test(
    "z is the distance from the median in robust deviations, with a floor",
    arguments: [
      // 6 / (1.4826 · 2)
      Row(
        testDescription: "resting heart rate", vital: .restingHeartRate, value: 58,
        before: nights(50, 54), z: 2.023_472_278),
      // 3 / 1.5, 0.6 / 0.3, 0.5 / 0.25
      Row(
        testDescription: "its floor", vital: .restingHeartRate, value: 53, before: nights(50, 50),
        z: 2),
      Row(
        testDescription: "breathing's floor", vital: .respiratoryRate, value: 15.6,
        before: nights(15, 15), z: 2),
      Row(
        testDescription: "the skin's floor", vital: .skinTemperature, value: 34.5,
        before: nights(34, 34), z: 2),
      // ln 36 / 40 = −0.105 361, over 0.10
      Row(
        testDescription: "variability by its logarithm", vital: .heartRateVariability, value: 36,
        before: nights(40, 40), z: -1.053_605_157),
      Row(
        testDescription: "SDNN likewise", vital: .sdnn, value: 36, before: nights(40, 40),
        z: -1.053_605_157),
      // ln 30 / √2400 over 1.4826 · ln √1.5
      Row(
        testDescription: "variability by its own spread", vital: .heartRateVariability, value: 30,
        before: nights(40, 60), z: -1.631_608_379),
    ])
  func z(row: Row) throws {
    let signal = try #require(Signal(row.vital, row.value, before: row.before))
    #expect(abs(signal.z - row.z) < 1e-6)
    #expect(signal.nights == 20)
  }

  @Test("what is usual of variability is the median of the logarithms")
  func usual() throws {
    let signal = try #require(Signal(.heartRateVariability, 30, before: Self.nights(40, 60)))
    #expect(abs(signal.usual - 2400.0.squareRoot()) < 1e-9)
  }

  @Test("19 nights are too few, and blood oxygen is no signal")
  func tooFew() {
    #expect(Signal(.restingHeartRate, 58, before: Self.nights(50, 54, count: 19)) == nil)
    #expect(Signal(.restingHeartRate, 58, before: Self.nights(50, 54, count: 20)) != nil)
    #expect(Signal(.restingHeartRate, nil, before: Self.nights(50, 54)) == nil)
    #expect(Signal(.bloodOxygen, 90, before: Self.nights(95, 96)) == nil)
  }

  struct Unusual: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let z: [Vital: Double]
    let isUnusual: Bool
  }

  static func signals(_ z: [Vital: Double]) -> [Signal] {
    Vital.allCases.compactMap { vital in
      z[vital].map { Signal(vital: vital, value: 60, usual: 50, z: $0, nights: 58) }
    }
  }

  @Test(
    "a raised heart rate is unusual with raised breathing or skin temperature",
    arguments: [
      Unusual(
        testDescription: "both at 2", z: [.restingHeartRate: 2, .respiratoryRate: 2],
        isUnusual: true),
      Unusual(
        testDescription: "skin at 2", z: [.restingHeartRate: 2, .skinTemperature: 2],
        isUnusual: true),
      Unusual(
        testDescription: "heart just under", z: [.restingHeartRate: 1.99, .respiratoryRate: 5],
        isUnusual: false),
      Unusual(
        testDescription: "the others just under",
        z: [.restingHeartRate: 5, .respiratoryRate: 1.99, .skinTemperature: 1.99],
        isUnusual: false),
      Unusual(
        testDescription: "a low variability triggers nothing",
        z: [.restingHeartRate: 5, .heartRateVariability: -5], isUnusual: false),
      Unusual(
        testDescription: "nor does a high one",
        z: [.restingHeartRate: 5, .heartRateVariability: 5], isUnusual: false),
      Unusual(
        testDescription: "no heart rate", z: [.respiratoryRate: 5, .skinTemperature: 5],
        isUnusual: false),
    ])
  func unusual(row: Unusual) throws {
    let signals = try #require(EarlySignals { $0 == 0 ? Self.signals(row.z) : [] })
    #expect(signals.areUnusual == row.isUnusual)
    #expect(signals.morningsInARow == (row.isUnusual ? 1 : 0))
  }

  @Test("of an unusual morning the raised readings are named, and a low variability")
  func notable() throws {
    let low = try #require(
      EarlySignals {
        $0 == 0
          ? Self.signals([
            .restingHeartRate: 2, .respiratoryRate: 1.9, .skinTemperature: 2,
            .heartRateVariability: -1,
          ]) : []
      })
    #expect(
      Set(low.notable.map(\.vital)) == [.restingHeartRate, .skinTemperature, .heartRateVariability])
    let usual = try #require(
      EarlySignals { _ in Self.signals([.restingHeartRate: 1, .heartRateVariability: -0.99]) })
    #expect(usual.notable.isEmpty)
  }

  static let off: [Vital: Double] = [.restingHeartRate: 3, .respiratoryRate: 3]

  @Test("unusual mornings are counted back to the first that was not, at most 14")
  func run() throws {
    let second = try #require(EarlySignals { $0 < 2 ? Self.signals(Self.off) : [] })
    #expect(second.morningsInARow == 2)
    let always = try #require(EarlySignals { _ in Self.signals(Self.off) })
    #expect(always.morningsInARow == 14)
    let broken = try #require(
      EarlySignals { $0 == 1 ? Self.signals([.restingHeartRate: 3]) : Self.signals(Self.off) })
    #expect(broken.morningsInARow == 1)
    let none = EarlySignals { $0 == 0 ? [] : Self.signals(Self.off) }
    #expect(none == nil)
  }

  @Test("what is hidden neither counts nor lengthens the run")
  func hidden() throws {
    let both: [Vital: Double] = [
      .restingHeartRate: 3, .respiratoryRate: 3, .skinTemperature: 3, .heartRateVariability: -2,
    ]
    var report = MorningReport.scored(50)
    report.signals = EarlySignals {
      switch $0 {
      case 0: Self.signals(both)
      // Yesterday breathing alone told.
      case 1: Self.signals(Self.off)
      default: []
      }
    }
    #expect(report.signals?.morningsInARow == 2)
    #expect(report.hiding([.sleep]).signals?.morningsInARow == 1)
    #expect(report.hiding([.skinTemperature]).signals?.morningsInARow == 2)
    #expect(report.hiding([.sleep, .skinTemperature]).signals?.areUnusual == false)
    #expect(report.hiding([.restingHeartRate]).signals == nil)
    let withoutVariability = report.hiding([.heartRateVariability]).signals
    #expect(withoutVariability?.signals.contains { $0.isVariability } == false)
    #expect(withoutVariability?.morningsInARow == 2)
    #expect(report.hiding([.recovery, .strain, .bloodOxygen]).signals == report.signals)
  }

  /// A watch's nights: 60 bpm and 14 breaths, `days` of them higher.
  static func measured(
    raised days: ClosedRange<Int> = 0...0,
    _ change: @escaping (inout DailyHealth, Int) -> Void = { _, _ in }
  ) -> MorningReport {
    SampleMeasurements.make(-75...0) { day, index in
      day.restingHeartRate = days.contains(index) ? 64 : 60
      day.respiratoryRate = days.contains(index) ? 15 : 14
      day.sdnn = days.contains(index) ? 40 : 50
      day.sleep = SampleMeasurements.night(450)
      change(&day, index)
    }.mondayReport
  }

  @Test("they are made of any source's nights")
  func source() throws {
    let signals = try #require(Self.measured().signals)
    #expect(signals.areUnusual)
    #expect(signals.morningsInARow == 1)
    #expect(signals.signals.map(\.vital) == [.restingHeartRate, .sdnn, .respiratoryRate])
    #expect(signals.signals.map(\.nights) == [58, 58, 58])
    #expect(abs(signals.signals[0].z - 4 / 1.5) < 1e-9)
  }

  @Test("the second morning is compared with its own nights")
  func second() throws {
    #expect(Self.measured(raised: -1...0).signals?.morningsInARow == 2)
    #expect(Self.measured(raised: -2...0).signals?.morningsInARow == 3)
  }

  @Test("the two nights before a morning and those before the 60th are not compared with")
  func window() throws {
    let last = Self.measured { day, index in
      if index == -1 || index == -2 || index < -60 { day.restingHeartRate = 90 }
    }
    #expect(last.signals?.signals.first?.nights == 58)
    let few = Self.measured { day, index in
      // 20 nights: from −3 to −22.
      if index < -22 { day.restingHeartRate = nil }
    }
    #expect(few.signals?[.restingHeartRate]?.nights == 20)
    let fewer = Self.measured { day, index in
      if index < -21 { day.restingHeartRate = nil }
    }
    #expect(fewer.signals?[.restingHeartRate] == nil)
    let old = Self.measured { day, index in
      if index != 0, !(-60 ... -41).contains(index) { day.restingHeartRate = nil }
    }
    #expect(old.signals?[.restingHeartRate]?.nights == 20)
    let older = Self.measured { day, index in
      if index != 0, !(-61 ... -42).contains(index) { day.restingHeartRate = nil }
    }
    #expect(older.signals?[.restingHeartRate] == nil)
  }
}
