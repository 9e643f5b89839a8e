@testable import ReadyDayCore

/// Days before and on the sample Monday, measured by a watch; day 0 is that Monday, -1 the day before.
enum SampleMeasurements {
  static let monday = SampleDay.monday
  /// Madrid in November.
  static let offset = UTCOffset(seconds: 3600) ?? .zero

  /// Every value is what `change` makes of an empty day.
  static func make(
    _ days: ClosedRange<Int>, workouts: [WorkoutRecord] = [], origin: HealthOrigin = .appleHealth,
    _ change: (inout DailyHealth, Int) -> Void
  ) -> Measurements {
    let all = days.map { day in
      var health = DailyHealth(date: monday.advanced(by: day))
      change(&health, day)
      return health
    }
    return Measurements(origin, days: all, workouts: workouts)
  }

  /// A morning that scores 50, 50, 100 and, with a run every other day, 100: 67.5 in all.
  static let usual = make(-60...0, workouts: runs(every: 2, since: 60)) { day, _ in
    day.sdnn = 50
    day.restingHeartRate = 58
    day.respiratoryRate = 14
    day.sleep = night(480, deep: 96, rem: 108)
  }

  /// A night that ended at seven on the Monday, whatever the day it is put on.
  static func night(
    _ asleep: Double, deep: Double? = nil, rem: Double? = nil, awake: Double? = nil,
    inBed: Double? = nil
  ) -> DailySleep {
    let end = Instant(LocalDateTime(monday, .at("07:00")), at: offset)
    let span = TimeSpan(
      from: end.adding(seconds: -Int(truncating: asleep + (awake ?? 0)) * 60), to: end)
    let light = deep.flatMap { deep in rem.map { asleep - deep - $0 } }
    return DailySleep(
      span: span, startOffset: offset, offset: offset,
      totals: SleepTotals(
        asleepMinutes: asleep, deepMinutes: deep, remMinutes: rem, lightMinutes: light,
        awakeMinutes: awake, inBedMinutes: inBed))
  }

  /// A workout that began at six in the evening.
  static func workout(
    _ activity: Activity, daysBefore: Int, minutes: Int = 60,
    _ change: (inout WorkoutRecord) -> Void = { _ in }
  ) -> WorkoutRecord {
    let date = monday.advanced(by: -daysBefore)
    let start = Instant(LocalDateTime(date, .at("18:00")), at: offset)
    var workout = WorkoutRecord(
      id: .began(start), span: TimeSpan(start, seconds: minutes * 60),
      offset: offset, activity: activity, updatedAt: nil)
    change(&workout)
    return workout
  }

  static func runs(every step: Int, since days: Int) -> [WorkoutRecord] {
    stride(from: 1, through: days, by: step).map { workout(.running, daysBefore: $0) }
  }
}

extension Measurements {
  /// The sample Monday's score, with eight hours of sleep aimed at.
  var monday: ComputedScore { score(on: SampleMeasurements.monday, sleepTarget: 480) }

  var mondayReport: MorningReport {
    reports(on: SampleMeasurements.monday...SampleMeasurements.monday, sleepTarget: 480)[0]
  }
}

extension ComputedScore {
  func points(_ part: Part) -> Double? { self[part]?.points }

  func gap(_ part: Part) -> Gap? {
    if case .missing(let gap)? = self[part]?.result { gap } else { nil }
  }
}
