import Testing

@testable import ReadyDayCore

@Suite struct ExplanationTests {
  @Test("the points of every event, and the load of every day, are the sum of their parts")
  func sums() throws {
    for day in GeneratedLife.both.flatMap(\.days) {
      let briefing = Briefing(day: day, sources: .none)
      var parts: [String] = []
      for event in day.counted {
        let facts = try #require(briefing.explained(.event(event), in: Self.english))
        let demand = try #require(event.demand)
        #expect(facts.contains(Self.english.demand(demand.score, demand.levelOfScore)))
        parts.append(try #require(facts.last))
      }
      let load = try #require(briefing.explained(.load, in: Self.english))
      #expect(Array(load.prefix(parts.count)) == parts)
      #expect(load[parts.count] == Self.english.load(day.load))
      let sum = day.load.parts.reduce(0) { $0 + $1.points }
      #expect(abs(sum - day.load.total) < 1e-9)
      #expect(min(100, day.load.total) == day.load.score)
      #expect(day.load.parts.count { $0.demand == .high } == day.load.highEvents)
    }
  }

  @Test("the minutes of a part are the nearest whole ones") func minutes() throws {
    let call = SampleDay.meeting("Call", "09:00", "09:30")
    guard case .timed(let span) = call.time else { return }
    let longer = call.moved(to: TimeSpan(from: span.start, to: span.end.adding(seconds: 40)))
    let day = SampleDay.after(90, events: [longer], now: "08:00")
    let facts = Briefing(day: day, sources: .none).explained(.load, in: Self.english)
    #expect(facts?.first?.hasPrefix("\"Call\": 31 min") == true)
  }

  @Test("what is not counted is told beside the load, with the reason") func notCounted() throws {
    let facts = try #require(Self.sample.explained(.load, in: Self.english))
    #expect(facts.contains("\"Growth sync\" is not counted: declined."))
    #expect(facts.contains("\"Marta's birthday\" is not counted: all day."))
  }

  @Test("every rule of every day is explained, and those that were heard by their place")
  func rules() throws {
    for day in GeneratedLife.both.flatMap(\.days) {
      let briefing = Briefing(day: day, sources: .none)
      for outcome in briefing.outcomes {
        let facts = try #require(briefing.explained(.rule(outcome.rule), in: Self.english))
        #expect(facts.first?.hasSuffix("(rule \(outcome.rule))") == true)
        #expect(facts.count > 1)
        if let obstacle = outcome.obstacle {
          #expect(facts.dropFirst() == [obstacle.sentence(in: Self.english)])
        }
      }
      for index in briefing.recommendations.indices {
        let letter = AdviceLetter(place: index + 1)
        let facts = try #require(briefing.explained(.advice(letter), in: Self.english))
        #expect(facts[1].hasPrefix("This is item \(letter): "))
      }
    }
  }

  @Test("no fact of any day is without words in either language") func words() throws {
    for day in GeneratedLife.both.flatMap(\.days).prefix(40) {
      let briefing = Briefing(day: day, sources: .none)
      let subjects =
        [.load, .recovery] + briefing.outcomes.map { Explanation.Subject.rule($0.rule) }
      for subject in subjects {
        for voice in Language.allCases.map(\.voice) {
          #expect(briefing.explained(subject, in: voice)?.allSatisfy { !$0.isEmpty } != false)
        }
      }
    }
  }

  @Test("a border that the owner has set is the one that is named") func ownThresholds() throws {
    let day = SampleDay.make(morning: .scored(50)) {
      $0.heavyLoad = 10
      $0.marathonMinutes = 300
    }
    let briefing = Briefing(day: day, sources: .none)
    let silence = MeetingMarathon.noMarathon(longest: 255, under: 300)
    for voice in Language.allCases.map(\.voice) {
      let marathon = try #require(briefing.explained(.rule(MeetingMarathon.id), in: voice))
      #expect(marathon.contains(silence.sentence(in: voice)))
      #expect(voice.load(day.load).values.contains("10"))
      #expect(silence.sentence(in: voice).values == ["15", "4", "5"])
      #expect(
        LoadedAgenda.loadNotHeavy(8, limit: 12.5).sentence(in: voice).values == ["12.5", "8"])
    }
  }

  @Test("what does not exist has no explanation") func nothing() {
    #expect(Self.sample.explained(.advice(AdviceLetter(place: 9)), in: Self.english) == nil)
    #expect(Self.sample.explained(.rule("no-such-rule"), in: Self.english) == nil)
  }

  struct Lines: Sendable, CustomTestStringConvertible {
    let subject: Explanation.Subject
    /// The numbers and names of each sentence; nil for one that quotes another.
    let values: [[String]?]
    var testDescription: String { "\(subject)" }
  }

  @Test("every rule has a name in words") func ruleNames() throws {
    for id in RecommendationEngine.standard.ruleIDs {
      let name = try #require(RecommendationEngine.standard.name(of: id))
      #expect(Set(Language.allCases.map(name.written) + [id]).count == 3)
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
    Lines(subject: .recovery, values: [["28", "34"], [], ["29", "30", "57"]]),
    Lines(subject: .rule("yellow-recovery"), values: [[], []]),
  ]

  @Test("the sample day is explained in both languages", arguments: lines)
  func sample(_ expected: Lines) throws {
    for voice in Language.allCases.map(\.voice) {
      let sentences = try #require(Self.sample.explained(expected.subject, in: voice))
      #expect(sentences.count == expected.values.count)
      for (sentence, values) in zip(sentences, expected.values) where values != nil {
        #expect(sentence.values == values)
      }
    }
  }

  static let english = Voice(.english)
  static var sample: Briefing { Briefing(day: SampleDay.day, sources: .none) }
}

extension BriefingSources {
  static let none = BriefingSources(calendars: nil, whoop: nil)
  static let both = BriefingSources(calendars: .init(read: 1), whoop: .init(read: 1))
}

extension Briefing {
  /// What `explain` says; nil if there is nothing to explain.
  func explained(_ subject: Explanation.Subject, in voice: Voice) -> [String]? {
    Explanation(of: subject, in: self)?.sentences(in: voice)
  }
}
