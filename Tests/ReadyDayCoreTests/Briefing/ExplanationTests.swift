import Testing

@testable import ReadyDayCore

@Suite struct ExplanationTests {
  @Test("the points of every event, and the load of every day, are the sum of their parts")
  func sums() throws {
    for day in GeneratedLife.both.flatMap(\.days) {
      let briefing = Briefing(day: day, sources: .none)
      var parts: [Explanation.LoadPart] = []
      for event in day.counted {
        let facts = try #require(briefing.eventFacts(of: event))
        let points = facts.compactMap(\.factor).reduce(0) { $0 + $1.points }
        #expect(points == event.demand?.score)
        #expect(facts.contains(.demand(score: points, try #require(event.demand).levelOfScore)))
        parts += facts.compactMap(\.loadPart)
      }
      let load = try #require(briefing.explanation(of: .load)).facts
      #expect(load.compactMap(\.loadPart) == parts)
      let sum = parts.reduce(0) { $0 + $1.points }
      #expect(abs(sum - day.load.total) < 1e-9)
      #expect(load.contains(.load(day.load)))
      #expect(min(100, day.load.total) == day.load.score)
      #expect(parts.reduce(0) { $0 + $1.minutes } == day.load.countedMinutes)
      #expect(parts.count { $0.level == .high } == day.load.highEvents)
      #expect(
        parts.allSatisfy { abs($0.points * 60 - Double($0.minutes * $0.pointsPerHour)) < 1e-9 })
    }
  }

  @Test("the minutes of a part are the nearest whole ones")
  func minutes() throws {
    let call = SampleDay.meeting("Call", "09:00", "09:30")
    guard case .timed(let span) = call.time else { return }
    let longer = call.moved(to: TimeSpan(from: span.start, to: span.end.adding(seconds: 40)))
    let day = SampleDay.after(90, events: [longer], now: "08:00")
    let facts = try #require(Briefing(day: day, sources: .none).explanation(of: .load)).facts
    #expect(facts.compactMap(\.loadPart?.minutes) == [31])
  }

  @Test("what is not counted is told beside the load, with the reason")
  func notCounted() throws {
    let facts = try #require(Self.sample.explanation(of: .load)).facts
    #expect(facts.contains(.notCounted(title: "Growth sync", .declined)))
    #expect(facts.contains(.notCounted(title: "Marta's birthday", .allDay)))
  }

  @Test("every rule of every day is explained, and those that were heard by their place")
  func rules() throws {
    for day in GeneratedLife.both.flatMap(\.days) {
      let briefing = Briefing(day: day, sources: .none)
      for outcome in briefing.outcomes {
        let facts = try #require(briefing.explanation(of: .rule(outcome.rule))).facts
        #expect(facts.first == .rule(outcome.rule))
        #expect(facts.count > 1)
        #expect(facts.contains { $0.obstacle != nil } == (outcome.obstacle != nil))
      }
      for (index, recommendation) in briefing.recommendations.enumerated() {
        let facts = try #require(briefing.explanation(of: .advice(AdviceLetter(place: index + 1))))
          .facts
        #expect(facts.contains(.advice(recommendation, .given(place: index + 1))))
      }
    }
  }

  @Test("no fact of any day is without words in either language")
  func words() throws {
    for day in GeneratedLife.both.flatMap(\.days).prefix(40) {
      let briefing = Briefing(day: day, sources: .none)
      let subjects =
        [.load, .recovery] + briefing.outcomes.map { Explanation.Subject.rule($0.rule) }
      for fact in subjects.flatMap({ briefing.explanation(of: $0)?.facts ?? [] }) {
        #expect(Voice(.english).sentences(of: fact).allSatisfy { !$0.isEmpty })
        #expect(Voice(.spanish).sentences(of: fact).allSatisfy { !$0.isEmpty })
      }
    }
  }

  @Test("a border that the owner has set is the one that is named")
  func ownThresholds() throws {
    let day = SampleDay.make(morning: .scored(50)) {
      $0.heavyLoad = 10
      $0.marathonMinutes = 300
    }
    let briefing = Briefing(day: day, sources: .none)
    let silence = MeetingMarathon.Silence.noMarathon(longest: 255, under: 300).obstacle
    let marathon = try #require(briefing.explanation(of: .rule(MeetingMarathon.id))).facts
    #expect(marathon.contains(.obstacle(silence)))
    for voice in Language.allCases.map(\.voice) {
      #expect(voice.fact(.load(day.load)).values.contains("10"))
      #expect(voice.fact(.obstacle(silence)).values == ["15", "4", "5"])
      #expect(
        LoadedAgenda.LoadNotHeavy(load: 8, limit: 12.5).sentence(in: voice).values == ["12.5", "8"])
    }
  }

  @Test("what does not exist has no explanation")
  func nothing() {
    #expect(Self.sample.explanation(of: .advice(AdviceLetter(place: 9))) == nil)
    #expect(Self.sample.explanation(of: .rule("no-such-rule")) == nil)
  }

  struct Lines: Sendable, CustomTestStringConvertible {
    let subject: Explanation.Subject
    /// The numbers and names of each sentence; nil for one that quotes another.
    let values: [[String]?]
    var testDescription: String { "\(subject)" }
  }

  @Test("every rule has a name in words")
  func ruleNames() {
    for id in RecommendationEngine.standard.ruleIDs {
      #expect(Set([Voice(.english), Voice(.spanish)].map { $0.ruleName(id) } + [id]).count == 3)
    }
  }

  static let lines = [
    Lines(
      subject: .advice(AdviceLetter(place: 1)),
      values: [
        [], nil, ["23", "52", "82"], ["0", "24", "30"], ["28", "34"],
        ["09:00", "11:00", "2", "3", "6", "Board review Q3"],
      ]),
    Lines(
      subject: .event(SampleDay.day.counted[1]),
      values: [
        ["09:00", "11:00", "2", "Board review Q3"], [], ["2", "3"], ["1", "3"], ["2", "board"],
        ["6"], ["15", "2", "30.00", "Board review Q3"],
      ]),
    Lines(
      subject: .recovery,
      values: [["28", "34"], [], ["29", "30", "57"]]),
    Lines(
      subject: .rule("yellow-recovery"),
      values: [[], []]),
  ]

  @Test("the sample day is explained in both languages", arguments: lines)
  func sample(_ expected: Lines) throws {
    let facts = try #require(Self.sample.explanation(of: expected.subject)).facts
    for voice in Language.allCases.map(\.voice) {
      let sentences = facts.flatMap(voice.sentences)
      #expect(sentences.count == expected.values.count)
      for (sentence, values) in zip(sentences, expected.values) where values != nil {
        #expect(sentence.values == values)
      }
    }
  }

  static var sample: Briefing { Briefing(day: SampleDay.day, sources: .none) }
}

extension BriefingSources {
  static let none = BriefingSources(calendars: nil, whoop: nil)
}

extension Briefing {
  /// What is told of a counted event.
  fileprivate func eventFacts(of event: DayEvent) -> [Explanation.Fact]? {
    explanation(of: .event(event))?.facts
  }
}

extension Explanation.Fact {
  fileprivate var factor: EventDemand.Factor? {
    if case .factor(let factor) = self { factor } else { nil }
  }

  fileprivate var loadPart: Explanation.LoadPart? {
    if case .loadPart(let part) = self { part } else { nil }
  }

  fileprivate var obstacle: Obstacle? {
    if case .obstacle(let obstacle) = self { obstacle } else { nil }
  }
}
