import TestSupport
import Testing

@testable import ReadyDayCore

/// Mornings in a row, the last one on 10 March, each made of a few values.
private struct Series {
  var records: [String] = []

  /// `daysBack` before 10 March.
  mutating func add(
    _ daysBack: Int, score: Double, asleep: Int = 450, state: String = "SCORED",
    calibrating: Bool = false, onset: String = "22:30:00"
  ) {
    let morning = date("2026-03-10").advanced(by: -daysBack)
    let evening = onset < "12" ? morning : morning.advanced(by: -1)
    records.append(
      WhoopText.sleep(
        "s\(daysBack)", from: "\(evening)T\(onset)Z", to: "\(morning)T07:00:00Z", zone: "Z",
        state: state, asleep: asleep))
    records.append(
      WhoopText.recovery(
        score, of: "s\(daysBack)", cycle: daysBack, state: state, calibrating: calibrating))
  }

  var report: MorningReport {
    WhoopArchive(reading: "[\(records.joined(separator: ","))]").report(on: date("2026-03-10"))
  }
}

@Suite("A value beside its own recent mean") struct BaselineTests {
  @Test("the mean is that of the 30 days before, the morning itself and older ones left out")
  func thirtyDays() {
    var series = Series()
    series.add(0, score: 99)
    for day in 1...30 { series.add(day, score: Double(day)) }
    for day in 31...40 { series.add(day, score: 99) }
    #expect(series.report.recovery.score == Measure(99, baseline: Baseline(mean: 15.5, days: 30)))
  }

  @Test("six values are too few for a mean, seven are enough", arguments: [6, 7])
  func sevenDays(_ count: Int) {
    var series = Series()
    for day in 0...count { series.add(day * 4, score: 50) }
    let baseline = series.report.recovery.score.baseline
    #expect(baseline == (count == 7 ? Baseline(mean: 50, days: 7) : nil))
  }

  @Test("calibrating and unscored mornings are left out of the mean") func settledOnly() {
    var series = Series()
    for day in 1...8 { series.add(day, score: 60) }
    series.add(9, score: 10, calibrating: true)
    series.add(10, score: 10, state: "UNSCORABLE")
    #expect(series.report.recovery.score.baseline == Baseline(mean: 60, days: 8))
  }

  @Test("sleep has its mean, too") func asleep() {
    var series = Series()
    series.add(0, score: 50, asleep: 400)
    for day in 1...10 { series.add(day, score: 50, asleep: day.isMultiple(of: 2) ? 420 : 480) }
    #expect(
      series.report.sleep.asleepMinutes == Measure(400, baseline: Baseline(mean: 450, days: 10)))
  }
}

@Suite("Habits of the last nights") struct SleepHabitTests {
  struct ShortNights: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Minutes asleep, this night's first; nil where nothing was recorded.
    let asleep: [Int?]
    let inARow: Int
  }

  static let shortNights = [
    ShortNights(testDescription: "none", asleep: [420, 300], inARow: 0),
    ShortNights(testDescription: "this one", asleep: [359, 360, 300], inARow: 1),
    ShortNights(testDescription: "three in a row", asleep: [300, 350, 359, 420, 300], inARow: 3),
    ShortNights(
      testDescription: "an unknown night ends the row", asleep: [300, nil, 300], inARow: 1),
    ShortNights(testDescription: "tonight unknown", asleep: [nil, 300], inARow: 0),
  ]

  @Test("nights under six hours are counted back from this one", arguments: shortNights)
  func counted(_ case: ShortNights) {
    var series = Series()
    for (daysBack, asleep) in `case`.asleep.enumerated() {
      if let asleep { series.add(daysBack, score: 50, asleep: asleep) }
    }
    #expect(series.report.sleep.shortNightsInARow == `case`.inARow)
  }

  @Test("the usual onset is a median across midnight") func acrossMidnight() {
    var series = Series()
    let onsets = [
      "22:00:00", "23:00:00", "23:30:00", "23:50:00", "00:30:00", "00:40:00", "04:00:00",
    ]
    for (daysBack, onset) in onsets.enumerated() { series.add(daysBack, score: 50, onset: onset) }
    #expect(series.report.sleep.usualOnset == TimeOfDay(hour: 23, minute: 50))
  }

  @Test("of an even number of nights it lies between the middle two") func even() {
    var series = Series()
    for day in 0..<8 { series.add(day, score: 50, onset: day < 4 ? "23:30:00" : "00:30:00") }
    #expect(series.report.sleep.usualOnset == .midnight)
  }

  @Test("six nights tell no habit, and only the last fourteen count") func bounds() {
    var series = Series()
    for day in 0..<6 { series.add(day, score: 50) }
    for day in 14..<30 { series.add(day, score: 50) }
    #expect(series.report.sleep.usualOnset == nil)
  }
}
