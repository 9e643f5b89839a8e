import Foundation
import Testing

@testable import ReadyDayCore

@Suite struct EarlySignalsTests {
  typealias Signal = EarlySignals.Signal

  /// 20 nights of two values in turns: a median between them, and half their distance as absolute deviation.
  static func nights(_ low: Double, _ high: Double, count: Int = 20) -> [Double] {
    (0..<count).map { $0.isMultiple(of: 2) ? low : high }
  }

  @Test(
    "z is the distance from the median in robust deviations, with a floor",
    arguments: [
      // 6 / (1.4826 · 2), and the floors: 3 / 1.5, 0.6 / 0.3, 0.5 / 0.25
      (Vital.restingHeartRate, 58, 50, 54, 2.023_472_278), (.restingHeartRate, 53, 50, 50, 2),
      (.respiratoryRate, 15.6, 15, 15, 2), (.skinTemperature, 34.5, 34, 34, 2),
      // ln 36 / 40 = −0.105 361, over 0.10
      (.heartRateVariability, 36, 40, 40, -1.053_605_157), (.sdnn, 36, 40, 40, -1.053_605_157),
      // ln 30 / √2400 over 1.4826 · ln √1.5
      (.heartRateVariability, 30, 40, 60, -1.631_608_379),
    ] as [(Vital, Double, Double, Double, Double)])
  func z(_ vital: Vital, _ value: Double, _ low: Double, _ high: Double, _ z: Double) throws {
    let signal = try #require(Signal(vital, value, before: Self.nights(low, high)))
    #expect(abs(signal.z - z) < 1e-6)
    #expect(signal.nights == 20)
  }

  @Test("what is usual of variability is the median of the logarithms") func usual() throws {
    let signal = try #require(Signal(.heartRateVariability, 30, before: Self.nights(40, 60)))
    #expect(abs(signal.usual - 2400.0.squareRoot()) < 1e-9)
  }

  @Test("19 nights are too few, and blood oxygen is no signal") func tooFew() {
    #expect(Signal(.restingHeartRate, 58, before: Self.nights(50, 54, count: 19)) == nil)
    #expect(Signal(.restingHeartRate, 58, before: Self.nights(50, 54, count: 20)) != nil)
    #expect(Signal(.restingHeartRate, nil, before: Self.nights(50, 54)) == nil)
    #expect(Signal(.bloodOxygen, 90, before: Self.nights(95, 96)) == nil)
  }

  static func signals(_ z: [Vital: Double]) -> [Signal] {
    Vital.allCases.compactMap { vital in
      z[vital].map { Signal(vital: vital, value: 60, usual: 50, z: $0, nights: 58) }
    }
  }

  @Test(
    "a raised heart rate is unusual with raised breathing or skin temperature",
    arguments: [
      ([.restingHeartRate: 2, .respiratoryRate: 2], true),
      ([.restingHeartRate: 2, .skinTemperature: 2], true),
      ([.restingHeartRate: 1.99, .respiratoryRate: 5], false),
      ([.restingHeartRate: 5, .respiratoryRate: 1.99, .skinTemperature: 1.99], false),
      ([.restingHeartRate: 5, .heartRateVariability: -5], false),
      ([.restingHeartRate: 5, .heartRateVariability: 5], false),
      ([.respiratoryRate: 5, .skinTemperature: 5], false),
    ] as [([Vital: Double], Bool)])
  func unusual(_ z: [Vital: Double], _ isUnusual: Bool) {
    #expect(EarlySignals(Self.signals(z))?.areUnusual == isUnusual)
  }

  @Test("of an unusual morning the raised readings are named, and a low variability")
  func notable() throws {
    let low = try #require(
      EarlySignals(
        Self.signals([
          .restingHeartRate: 2, .respiratoryRate: 1.9, .skinTemperature: 2,
          .heartRateVariability: -1,
        ])))
    #expect(
      Set(low.notable.map(\.vital)) == [.restingHeartRate, .skinTemperature, .heartRateVariability])
    let usual = try #require(
      EarlySignals(Self.signals([.restingHeartRate: 1, .heartRateVariability: -0.99])))
    #expect(usual.notable.isEmpty)
  }

  static let off: [Vital: Double] = [.restingHeartRate: 3, .respiratoryRate: 3]

  @Test("what is hidden makes no morning unusual") func hidden() throws {
    let both: [Vital: Double] = [
      .restingHeartRate: 3, .respiratoryRate: 3, .skinTemperature: 3, .heartRateVariability: -2,
    ]
    var report = MorningReport.scored(50)
    report.signals = EarlySignals(Self.signals(both))
    let date = report.date
    report.unusual = UnusualMornings(upTo: date) { day in
      // Yesterday breathing alone told.
      day == date ? Self.signals(both) : day.distance(to: date) == 1 ? Self.signals(Self.off) : []
    }
    let yesterday = date.advanced(by: -1)
    #expect(report.unusual?[date] == true && report.unusual?[yesterday] == true)
    #expect(report.unusual?[date.advanced(by: -2)] == nil)
    let awake = report.hiding([.sleep])
    #expect(awake.unusual?[date] == true && awake.unusual?[yesterday] == false)
    #expect(report.hiding([.skinTemperature]).unusual?[yesterday] == true)
    #expect(report.hiding([.sleep, .skinTemperature]).signals?.areUnusual == false)
    let without = report.hiding([.restingHeartRate])
    #expect(without.signals == nil && without.unusual == nil)
    let variability = report.hiding([.heartRateVariability])
    #expect(variability.signals?.signals.contains { $0.isVariability } == false)
    #expect(variability.unusual == report.unusual)
    #expect(report.hiding([.recovery, .strain, .bloodOxygen]).signals == report.signals)
  }

  @Test("mornings are looked at back to four ordinary ones, to three unknown ones, or 28")
  func reach() {
    let last = LocalDate(dayNumber: 20_000)
    func looked(atLeast count: Int = 0, _ isOff: @escaping (Int) -> Bool?) -> Int {
      var days = 0
      _ = UnusualMornings(upTo: last, atLeast: count) { day in
        days += 1
        return isOff(day.distance(to: last)).map { off in
          Self.signals(off ? Self.off : [.restingHeartRate: 0])
        } ?? []
      }
      return days
    }
    #expect(looked { _ in false } == 4)
    #expect(looked { _ in nil } == 3)
    #expect(looked { $0 < 5 } == 9)
    #expect(looked { _ in true } == 28)
    #expect(looked(atLeast: 20) { _ in false } == 20)
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

  @Test("they are made of any source's nights") func source() throws {
    let signals = try #require(Self.measured().signals)
    #expect(signals.areUnusual)
    #expect(signals.signals.map(\.vital) == [.restingHeartRate, .sdnn, .respiratoryRate])
    #expect(signals.signals.map(\.nights) == [58, 58, 58])
    #expect(abs(signals.signals[0].z - 4 / 1.5) < 1e-9)
  }

  @Test("the second morning is compared with its own nights") func second() throws {
    for first in [0, -1, -2] {
      let report = Self.measured(raised: first...0)
      #expect(report.unusual?[report.date.advanced(by: first)] == true)
      #expect(report.unusual?[report.date.advanced(by: first - 1)] == false)
    }
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
    let fewer = Self.measured { day, index in if index < -21 { day.restingHeartRate = nil } }
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
