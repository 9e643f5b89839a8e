import Testing

@testable import ReadyDayCore

/// A day, and what one rule makes of it.
struct RuleCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  @Anew var day: Day
  let expected: Result<Recommendation, Obstacle>

  static func says(
    _ finding: any RecommendationRule, _ description: String,
    _ day: @autoclosure @escaping @Sendable () -> Day
  ) -> Self {
    Self(testDescription: "speaks: \(description)", day: day(), expected: .success(.init(finding)))
  }

  static func silent(
    _ obstacle: Obstacle, _ description: String, _ day: @autoclosure @escaping @Sendable () -> Day
  ) -> Self {
    Self(testDescription: "silent: \(description)", day: day(), expected: .failure(obstacle))
  }

  func check(_ rule: any RecommendationRule.Type) { #expect(rule.evaluate(day) == expected) }
}

extension Result<Recommendation, Obstacle> {
  var recommendation: Recommendation? { try? get() }

  var obstacle: Obstacle? { if case .failure(let obstacle) = self { obstacle } else { nil } }
}

extension SampleDay {
  /// An otherwise empty sample day after a scored night.
  static func after(
    _ score: Double = 50, events: [Occurrence]? = [], now: String = "06:55",
    sessions: [PlannedSession] = [], change: (inout MorningReport) -> Void = { _ in }
  ) -> Day {
    var morning = MorningReport.scored(score)
    change(&morning)
    return make(now: now, occurrences: events, morning: morning, sessions: sessions)
  }

  /// At a clock time of the sample day, or of this many days after it.
  static func instant(_ time: String, days: Int = 0) -> Instant {
    zone.instant(monday.advanced(by: days), time)
  }

  /// Between two clock times of the sample day.
  static func span(_ start: String, _ end: String) -> TimeSpan {
    TimeSpan(from: instant(start), to: instant(end))
  }

  /// The night before the sample day, between two clock times around midnight.
  static func night(from start: String, to end: String) -> TimeSpan {
    TimeSpan(from: zone.instant(monday.advanced(by: -1), start), to: zone.instant(monday, end))
  }
}
