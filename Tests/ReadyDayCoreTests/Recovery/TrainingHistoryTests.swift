import Testing

@testable import ReadyDayCore

@Suite struct TrainingHistoryTests {
  static let monday = SampleDay.monday

  /// `amount` of a day so many days before the Monday.
  static func history(_ amount: @escaping (Int) -> Double?) -> TrainingHistory? {
    TrainingHistory(before: monday, on: .strain) { amount($0.distance(to: monday)) }
  }

  @Test("a day is hard from the 80th percentile of the 60 days before yesterday")
  func percentile() throws {
    // Days 2…61 have 2…61: numpy.percentile(range(2, 62), 80) is 49.2.
    let history = try #require(Self.history { $0 == 1 ? 49.1 : Double($0) })
    #expect(abs(try #require(history.hardFrom) - 49.2) < 1e-9)
    #expect(history.days == 60)
    #expect(history.yesterday == 49.1)
    #expect(history.wasHardYesterday == false)
    #expect(history.hardDays == 0)
    #expect(history.lastHardDay == Self.monday.advanced(by: -50))
    let hard = try #require(Self.history { $0 == 1 ? 49.2 + 1e-9 : Double($0) })
    #expect(hard.wasHardYesterday == true)
    #expect(hard.hardDays == 1)
    #expect(hard.lastHardDay == Self.monday.advanced(by: -1))
  }

  @Test("hard days are counted in the last seven") func week() throws {
    let history = try #require(Self.history { [1, 3, 7, 8].contains($0) ? 15 : 8 })
    // Most days are at 8, which is a stroll.
    #expect(history.hardFrom == 10 && history.hardDays == 3)
    let spread = try #require(
      Self.history { [1, 3, 7, 8].contains($0) ? 15 : $0.isMultiple(of: 3) ? 10 : 8 })
    #expect(spread.hardFrom == 10)
    let few = try #require(Self.history { [1, 3, 7, 8].contains($0) ? 15 : $0 > 40 ? 12 : 8 })
    #expect(few.hardFrom == 12)
    #expect(few.hardDays == 3)
    #expect(few.lastHardDay == Self.monday.advanced(by: -1))
  }

  @Test("20 known days are needed, and an unknown one is never rest") func unknown() throws {
    let enough = try #require(Self.history { (2...21).contains($0) ? Double($0) : nil })
    #expect(enough.days == 20)
    #expect(enough.hardFrom != nil)
    #expect(enough.yesterday == nil)
    #expect(enough.wasHardYesterday == nil)
    let few = try #require(Self.history { (1...20).contains($0) ? 20 - Double($0) : nil })
    #expect(few.days == 19)
    #expect(few.hardFrom == nil)
    #expect(few.yesterday == 19)
    #expect(few.wasHardYesterday == nil)
    #expect(few.hardDays == 0)
    #expect(few.lastHardDay == nil)
    let old = Self.history { $0 > 61 ? 10 : nil }
    #expect(old == nil)
  }

  @Test("without strain the zone minutes of days with a workout count") func zoneMinutes() throws {
    let runs = (1...40).map { day in
      SampleMeasurements.workout(.running, daysBefore: day * 2, minutes: 30 + day) {
        $0.zoneMinutes = [0, 0, 0, Double(30 + day), 0, 0]
      }
    }
    let report = SampleMeasurements.make(0...0, workouts: runs) { day, _ in
      day.sleep = SampleMeasurements.night(480)
    }.mondayReport
    let training = try #require(report.training)
    #expect(training.scale == .zoneMinutes)
    #expect(training.yesterday == nil)
    // Every other day of 60: 30 workouts of 3 · 31 … 3 · 60 minutes, the percentile at 31 + 23.2.
    #expect(training.days == 30)
    #expect(abs(try #require(training.hardFrom) - 3 * 54.2) < 1e-9)
    #expect(report.hiding([.heartRate]).training == nil)
    #expect(report.hiding([.heartRate]).hidden == [.heartRate])
    #expect(report.hiding([.strain]).training == nil)
  }

  /// An hour's run every other day: on an old device until the ninth day before, then on a new one.
  private static let twoDevices: HealthData = {
    let runs = SampleMeasurements.runs(every: 2, since: 60)
    let change = monday.advanced(by: -8)
    var health = HealthData(
      days: monday...monday, sleepTarget: 480, order: [.appleHealth, .garmin])
    health.imported = [
      SampleMeasurements.make(
        -60 ... -9, workouts: runs.filter { $0.date < change }, origin: .garmin
      ) { day, _ in day.sleep = SampleMeasurements.night(480) },
      SampleMeasurements.make(-8...0, workouts: runs.filter { $0.date >= change }) { day, _ in
        day.sdnn = 50
        day.sleep = SampleMeasurements.night(480)
      },
    ]
    return health
  }()

  @Test("workouts of the old device count in the load of a new one") func newDevice() throws {
    let report = try #require(Self.twoDevices.reports?.first)
    #expect(report.recovery.measuredBy == .appleHealth)
    // 60 minutes of zone 2 on days 1, 3 … 27: four in the week, of which the last three weeks know ten more.
    let load = try #require(report.recovery.computed?[.trainingLoad])
    guard case .scored(_, .trainingLoad(let basis)) = load.result else {
      return unexpected("\(load.result)")
    }
    #expect(basis.workouts == 14)
    #expect(basis.acute == 4 * 120 && basis.chronic == 14.0 / 4 * 120)
    let training = try #require(report.training)
    #expect(training.days == 29 && training.hardFrom == 120)
    #expect(Self.twoDevices.trainingWeek(before: Self.monday).running == 4)
    let alone = SampleMeasurements.make(
      -8...0, workouts: SampleMeasurements.runs(every: 2, since: 8)
    ) { day, _ in day.sdnn = 50 }
    #expect(alone.monday.gap(.trainingLoad) == .shortHistory(days: 7))
  }

  @Test("a day with workouts of both devices has those of its own device") func bothDevices() {
    let own = SampleMeasurements.make(
      0...0, workouts: [SampleMeasurements.workout(.running, daysBefore: 3)]
    ) { _, _ in }
    let filled = own.filled(from: [
      [
        Self.monday.advanced(by: -3): [SampleMeasurements.workout(.walking, daysBefore: 3)],
        Self.monday.advanced(by: -4): [SampleMeasurements.workout(.cycling, daysBefore: 4)],
      ],
      [Self.monday.advanced(by: -4): [SampleMeasurements.workout(.walking, daysBefore: 4)]],
    ])
    let days = Self.monday.advanced(by: -4)...Self.monday
    #expect(filled.workouts(on: days).map(\.activity) == [.cycling, .running])
  }

  @Test("WHOOP's strain is that of the cycle before, and of 60 more") func strain() throws {
    let report = WhoopFixture.archive().report(on: date("2026-03-10"))
    let training = try #require(report.training)
    #expect(training.scale == .strain)
    #expect(training.yesterday == report.strainYesterday)
    #expect(training.days >= 20)
    #expect(report.hiding([.strain]).training == nil)
    #expect(report.hiding([.heartRate]) == report)
  }
}
