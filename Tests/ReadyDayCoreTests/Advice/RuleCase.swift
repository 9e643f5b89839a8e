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
    Self(
      testDescription: "speaks: \(description)", day: day(), expected: .success(.init(finding)))
  }

  static func silent(
    _ obstacle: Obstacle, _ description: String, _ day: @autoclosure @escaping @Sendable () -> Day
  ) -> Self {
    Self(testDescription: "silent: \(description)", day: day(), expected: .failure(obstacle))
  }

  func check(_ rule: any RecommendationRule.Type) {
    #expect(rule.evaluate(day) == expected)
  }
}

extension Result<Recommendation, Obstacle> {
  var recommendation: Recommendation? { try? get() }

  var obstacle: Obstacle? { if case .failure(let obstacle) = self { obstacle } else { nil } }
}

/// The numbers and names that one piece of advice says in both languages, whatever its words.
struct AdviceValues: Sendable, CustomTestStringConvertible {
  let finding: any RecommendationRule
  let title: [String]
  let body: [String]

  init(_ finding: any RecommendationRule, title: [String], body: [String]) {
    self.finding = finding
    self.title = title
    self.body = body
  }

  var testDescription: String { "\(type(of: finding).id): \(title + body)" }

  func check() {
    for voice in Language.allCases.map(\.voice) {
      #expect(finding.title(in: voice).values == title)
      #expect(finding.body(in: voice).values == body)
    }
  }

  /// Each of `rows` has words of its own, in each language.
  static func checkAllDiffer(_ rows: [Self]) {
    let texts = rows.flatMap { row in
      Language.allCases.map { [row.finding.title(in: $0.voice), row.finding.body(in: $0.voice)] }
    }
    #expect(Set(texts).count == rows.count * Language.allCases.count)
  }
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
    zone.instant(of: LocalDateTime(monday.advanced(by: days), .at(time)))
  }

  /// Between two clock times of the sample day.
  static func span(_ start: String, _ end: String) -> TimeSpan {
    TimeSpan(from: instant(start), to: instant(end))
  }

  /// The night before the sample day, between two clock times around midnight.
  static func night(from start: String, to end: String) -> TimeSpan {
    TimeSpan(
      from: zone.instant(of: LocalDateTime(monday.advanced(by: -1), .at(start))),
      to: zone.instant(of: LocalDateTime(monday, .at(end))))
  }
}
