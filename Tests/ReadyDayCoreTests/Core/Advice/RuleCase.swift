import Testing

@testable import ReadyDayCore

/// A day, and what one rule makes of it.
struct RuleCase: Sendable, CustomTestStringConvertible {
  enum Expected: Hashable, Sendable {
    case says(Recommendation.Content)
    case silent(Obstacle)

    init(_ verdict: RuleResult) {
      switch verdict {
      case .speaks(let recommendation): self = .says(recommendation.content)
      case .silent(let obstacle): self = .silent(obstacle)
      }
    }
  }

  let testDescription: String
  let day: Day
  let expected: Expected

  static func says(_ content: Recommendation.Content, _ description: String, _ day: Day) -> Self {
    Self(testDescription: "speaks: \(description)", day: day, expected: .says(content))
  }

  static func silent(_ obstacle: Obstacle, _ description: String, _ day: Day) -> Self {
    Self(testDescription: "silent: \(description)", day: day, expected: .silent(obstacle))
  }

  func check(_ rule: some RecommendationRule) {
    #expect(Expected(rule.evaluate(day)) == expected)
  }
}

/// How one piece of advice reads in both languages.
struct AdviceSentences: Sendable, CustomTestStringConvertible {
  let content: Recommendation.Content
  let english: [String]
  let spanish: [String]

  init(_ content: Recommendation.Content, _ english: [String], _ spanish: [String]) {
    self.content = content
    self.english = english
    self.spanish = spanish
  }

  var testDescription: String { english.joined(separator: ": ") }

  func check() {
    #expect([English().title(of: content), English().body(of: content)] == english)
    #expect([Spanish().title(of: content), Spanish().body(of: content)] == spanish)
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

  /// The night before the sample day, between two clock times around midnight.
  static func night(from start: String, to end: String) -> TimeSpan {
    TimeSpan(
      from: zone.instant(of: LocalDateTime(monday.advanced(by: -1), .at(start))),
      to: zone.instant(of: LocalDateTime(monday, .at(end))))
  }
}
