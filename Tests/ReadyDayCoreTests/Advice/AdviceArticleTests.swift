import Foundation
import TestSupport
import Testing

@testable import ReadyDayCore

/// The published article tells what the code does.
@Suite struct AdviceArticleTests {
  static let engine = RecommendationEngine.standard

  static func article() throws -> [String] {
    let folder = Fixtures.repository.appending(path: "Sources/ReadyDayCore/ReadyDayCore.docc")
    let text = try String(
      contentsOf: folder.appending(path: "HowReadydayAdvises.md"), encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("every rule has its section, in order, and no other has") func sections() throws {
    let sections = try Self.article().filter { $0.hasPrefix("### ") }.map { $0.dropFirst(4) }
    #expect(sections == Self.engine.ruleIDs.map { $0[...] })
  }

  @Test("every section says when its rule applies, with its kind and priority")
  func kinds() throws {
    let article = try Self.article()
    let night = SampleTonight.day([SampleTonight.event("Shift", "22:00", "06:00")])
    let more = [
      night, UsualSessionTests.day(), MoveHardestEventTests.crowded(until: "10:00"),
      try MoveHardestEventTests.othersDay(),
    ]
    let spoken = (GeneratedLife.both.flatMap(\.days) + more).flatMap { day in
      Self.engine.outcomes(for: day).compactMap(\.recommendation)
    }
    for rule in Self.engine.ruleIDs {
      let start = try #require(article.firstIndex(of: "### " + rule))
      let rest = article[(start + 1)...].prefix { !$0.hasPrefix("#") }.joined(separator: "\n")
      let recommendation = try #require(spoken.first { $0.rule == rule })
      let kind = "\(recommendation.kind)".capitalized
      #expect(rest.contains("Applies when "))
      #expect(rest.contains(" \(kind), \(recommendation.priority)."))
    }
  }

  @Test("the table of silences is the one in force") func silences() throws {
    let rows = try Self.article().filter { $0.hasPrefix("| ") }.dropFirst()
    let table = Self.engine.silences.map { row in
      "| \(row.speaker) | \(row.silenced) | \(row.reason.rawValue) | \(row.scope.rawValue) |"
    }
    #expect(Array(rows) == table)
  }

  @Test("the article says how many rules and recommendations there are") func counts() throws {
    let text = try Self.article().joined(separator: " ")
    #expect(Self.engine.ruleIDs.count == 25)
    #expect(text.contains("twenty-five rules"))
    #expect(RecommendationEngine.limit == 3)
    #expect(text.contains("at most three recommendations"))
  }
}

extension RuleOutcome {
  var recommendation: Recommendation? {
    if case .spoke(let recommendation, _) = result { recommendation } else { nil }
  }
}
