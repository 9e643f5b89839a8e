import Testing

@testable import ReadyDayCore

@Suite("The owner's rules") struct DemandRuleTests {
  private static let date = LocalDate(year: 2026, month: 3, day: 10)

  /// Thirty minutes at nine, alone: one point before any word or rule.
  private func event(_ title: String, calendar: String = "work") throws -> Occurrence {
    let start = Zone.utc.start(of: try #require(Self.date)).adding(seconds: 9 * 3600)
    let span = TimeSpan(start, seconds: 1800)
    return Occurrence(uid: title, title: title, calendar: calendar, time: .timed(span))
  }

  private func day(_ occurrence: Occurrence, _ preferences: Preferences) throws -> Day {
    let date = try #require(Self.date)
    return DayParts(date: date, zone: .utc, occurrences: [occurrence], preferences: preferences).day
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let title: String
    let rules: [DemandRule]
    /// Of the rule; nil when it changes nothing.
    let points: Int?
    let score: Int
  }

  static let cases = [
    Case(
      testDescription: "points are added", title: "Comité",
      rules: [
        DemandRule(title: "board|comite", effect: .points(3))
      ], points: 3, score: 4),
    Case(
      testDescription: "alternatives are whole words", title: "Onboarding",
      rules: [DemandRule(title: "board|comité", effect: .points(3))], points: nil, score: 1),
    Case(
      testDescription: "the first match wins", title: "Call",
      rules: [
        DemandRule(title: "call", effect: .points(1)), DemandRule(effect: .points(5)),
      ], points: 1, score: 2),
    Case(
      testDescription: "no score falls below zero", title: "Call",
      rules: [DemandRule(title: "call", effect: .points(-7))], points: -1, score: 0),
    Case(
      testDescription: "a level lifts the score to its lowest", title: "Call",
      rules: [DemandRule(calendar: "Work", effect: .demand(.high))], points: 5, score: 6),
    Case(
      testDescription: "a level lowers the score to its highest", title: "Board",
      rules: [DemandRule(title: "board", effect: .demand(.low))], points: -1, score: 2),
    Case(
      testDescription: "a level that is there already adds nothing", title: "Call",
      rules: [DemandRule(title: "call", effect: .demand(.low))], points: nil, score: 1),
    Case(
      testDescription: "another calendar is left alone", title: "Call",
      rules: [DemandRule(title: "call", calendar: "home", effect: .points(3))], points: nil,
      score: 1),
  ]

  @Test("what a rule does stands among the factors, which add up", arguments: cases)
  func demand(expected: Case) throws {
    var preferences = Preferences()
    preferences.rules = expected.rules
    let demand = try #require(try day(event(expected.title), preferences).events.first?.demand)
    let points = demand.factors.first { if case .userRule = $0.kind { true } else { false } }?
      .points
    #expect(points == expected.points)
    #expect(demand.score == expected.score)
    #expect(demand.factors.map(\.points).reduce(0, +) == demand.score)
  }

  @Test("a hard event that the owner calls medium is medium") func medium() throws {
    let rule = DemandRule(title: "board", effect: .demand(.medium))
    let day = SampleDay.make { $0.rules = [rule] }
    let board = try #require(day.counted.first { $0.title == "Board review Q3" }?.demand)
    #expect(board.level == .medium)
    #expect(board.score == 5)
  }

  @Test("an ignored event is listed, not counted") func ignored() throws {
    var preferences = Preferences()
    preferences.rules = [DemandRule(title: "focus time", effect: .ignore)]
    let day = try day(event("Focus time!"), preferences)
    #expect(day.events.map(\.standing) == [.notCounted(.ignored)])
  }

  @Test("added words weigh like the known ones") func keywords() throws {
    var preferences = Preferences()
    preferences.lexicon = .standard.adding(high: ["sprint"], low: ["kaffee"])
    #expect(try day(event("Sprints"), preferences).events.first?.demand?.score == 3)
    #expect(try day(event("Kaffee"), preferences).events.first?.demand?.score == 0)
    #expect(try day(event("Board"), preferences).events.first?.demand?.score == 3)
  }

  @Test("the owner says what is heavy and what is a marathon") func thresholds() throws {
    var preferences = Preferences()
    var event = try event("Call")
    event.attendees = SampleDay.guests(1)
    #expect(try day(event, preferences).load.level == .light)
    #expect(try day(event, preferences).marathons.isEmpty)
    preferences.heavyLoad = 1
    preferences.marathonMinutes = 30
    #expect(try day(event, preferences).load.level == .heavy)
    #expect(try day(event, preferences).marathons.count == 1)
  }
}
