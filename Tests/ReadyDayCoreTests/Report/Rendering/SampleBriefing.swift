@testable import ReadyDayCore

/// The sample day as a whole briefing, every value of the morning known.
enum SampleBriefing {
  static let sources = BriefingSources(calendars: .init(read: 252), whoop: .init(read: 3))

  static var full: Briefing { Briefing(day: SampleDay.make(morning: morning), sources: sources) }

  static let morning: MorningReport = {
    var report = MorningReport.scored(28, asleep: 312)
    report.strainYesterday = 16.4
    report.recovery.heartRateVariability = Measure(38.2, baseline: Baseline(mean: 55.1, days: 29))
    report.recovery.restingHeartRate = Measure(58, baseline: Baseline(mean: 51.3, days: 29))
    report.recovery.bloodOxygen = Measure(95.6, baseline: Baseline(mean: 95.9, days: 29))
    report.recovery.skinTemperature = Measure(34.1, baseline: Baseline(mean: 33.8, days: 29))
    report.sleep = night
    return report
  }()

  private static let night: SleepSummary = {
    var sleep = MorningReport.scored(28, asleep: 312).sleep
    sleep.asleepMinutes = Measure(312, baseline: Baseline(mean: 421, days: 29))
    sleep.respiratoryRate = Measure(15.9, baseline: Baseline(mean: 15.4, days: 29))
    let date = SampleDay.monday
    sleep.span = SampleDay.zone.span(date, "00:48", "06:46")
    sleep.offset = SampleDay.zone.offset(at: SampleDay.day.now)
    sleep.inBedMinutes = 358
    sleep.neededMinutes = 485
    sleep.debtMinutes = 45
    sleep.performance = 61
    sleep.consistency = 58
    sleep.disturbances = 9
    sleep.stages = .init(deep: 58, rem: 64, light: 190, awake: 46, noData: 0)
    sleep.blocks = 1
    return sleep
  }()
}
