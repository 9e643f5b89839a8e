import Foundation
import Testing

@testable import ReadyDayCore

/// The formula alone, against the design's own text; the departures, against the article.
@Suite struct DemandFormulaTests {
  /// An event as the design classifies it.
  private struct Plain {
    let hours: Double
    let people: Int
    let hour: Int
    let title: String

    private static let demanding = [
      "strategy", "review", "presentation", "interview", "planning", "brainstorm", "board",
      "all-hands", "pitch", "demo", "retrospective", "quarterly",
    ]
    private static let light = [
      "lunch", "break", "coffee", "social", "happy hour", "walk", "1:1", "check-in", "standup",
      "daily",
    ]

    var score: Int {
      var score = hours >= 2 ? 3 : hours >= 1 ? 2 : 1
      if people >= 8 {
        score += 3
      } else if people >= 4 {
        score += 2
      } else if people >= 1 {
        score += 1
      }
      if hour >= 13 && hour <= 15 { score += 1 }
      let lower = title.lowercased()
      if Self.demanding.contains(where: { lower.contains($0) }) {
        score += 2
      } else if Self.light.contains(where: { lower.contains($0) }) {
        score -= 1
      }
      return score
    }

    var level: String { score >= 6 ? "high" : score >= 3 ? "medium" : "low" }

    static func random(_ generator: inout some RandomNumberGenerator) -> Plain {
      // Titles in which each of the design's words is a word of its own, or none is.
      let words = demanding + light + ["roadmap", "vendor", "ana", "budget", "q3"]
      let title = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        words.randomElement(using: &generator) ?? ""
      }
      return Plain(
        hours: Double(Int.random(in: 1...20, using: &generator)) / 4,
        people: Int.random(in: 0...12, using: &generator),
        hour: Int.random(in: 7...20, using: &generator), title: title.joined(separator: " "))
    }
  }

  private struct Seeded: RandomNumberGenerator {
    var state: UInt64 = 80

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test("of 300 random events, none differs from the design") func alone() {
    var (generator, levels) = (Seeded(), Set<String>())
    for _ in 0..<300 {
      let plain = Plain.random(&generator)
      let word = DemandLexicon.standard.weightiestWord(in: TitleWords(plain.title))?.weight
      let score = DemandFormula.score(
        seconds: Int(truncating: plain.hours * 3600), attendees: plain.people,
        hour: plain.hour, word: word)
      #expect(score == plain.score, "\(plain)")
      #expect(DemandFormula.level(ofScore: score).rawValue == plain.level, "\(plain)")
      levels.insert(plain.level)
    }
    #expect(levels == ["low", "medium", "high"])
  }

  @Test("the article has the points and the limits of the code") func article() throws {
    let lines = try AdviceArticleTests.article()
    let lengths = [1800, 3600, 7200].map { DemandFormula.points(seconds: $0) }
    let people = [1, 4, 8].map { DemandFormula.points(attendees: $0) }
    let borders = (1...12).filter {
      DemandFormula.level(ofScore: $0) != DemandFormula.level(ofScore: $0 - 1)
    }
    let dip = (0..<24).filter { DemandFormula.points(hour: $0) > 0 }
    let (high, low) = (DemandFormula.points(.high), DemandFormula.points(.low))
    #expect(
      lines.contains(
        "- length: \(lengths[0]) point under an hour, \(lengths[1]) from 1 hour, \(lengths[2]) from 2 hours"
      ))
    #expect(
      lines.contains(
        "- other people: \(people[0]) point for 1 to 3, \(people[1]) for 4 to 7, \(people[2]) for 8 or more"
      ))
    #expect([3, 7].map { DemandFormula.points(attendees: $0) } == [people[0], people[1]])
    #expect(DemandFormula.points(attendees: 0) == 0 && dip == [13, 14, 15])
    #expect(lines.contains("- a start from \(dip[0]):00 to \(dip[2]):59: 1 point"))
    #expect(
      lines.contains {
        $0.hasSuffix(
          ": \(high) points; else a light one (\"lunch\", \"1:1\", \"daily\"): −\(-low) point")
      })
    #expect(
      lines.contains {
        $0.hasPrefix("Medium begins at \(borders[0]) points, high at \(borders[1]).")
      })
  }

  /// The level that is shown, where the design's is `plain`.
  struct Departure: Sendable, CustomTestStringConvertible {
    let title: String
    let kind: EventKind
    let minutes: Int
    let people: Int
    let plain: EventDemand.Level
    let shown: EventDemand.Level
    var testDescription: String { title }
  }

  @Test(
    "each departure that the article tells of is one",
    arguments: [
      Departure(
        title: "Boardroom refit", kind: .meeting, minutes: 60, people: 4, plain: .high,
        shown: .medium),
      .init(title: "Padel", kind: .leisure, minutes: 60, people: 3, plain: .medium, shown: .low),
      .init(title: "Final exam", kind: .meeting, minutes: 30, people: 0, plain: .low, shown: .high),
      .init(title: "All-hands", kind: .meeting, minutes: 120, people: 9, plain: .high, shown: .low),
      .init(
        title: "Retrospective", kind: .meeting, minutes: 120, people: 9, plain: .high,
        shown: .medium),
    ])
  func departures(_ case: Departure) {
    let plain = Plain(
      hours: Double(`case`.minutes) / 60, people: `case`.people, hour: 9, title: `case`.title)
    #expect(plain.level == `case`.plain.rawValue)
    let start = Instant(secondsSince1970: 0)
    let demand = EventDemand(
      KnownTitle(`case`.title, .standard), span: TimeSpan(start, seconds: `case`.minutes * 60),
      start: .at("09:00"), attendees: `case`.people, kind: `case`.kind, hasAfternoonDip: true)
    #expect(demand.level == `case`.shown)
  }
}
