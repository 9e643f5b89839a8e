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
    func sentences(_ subject: Explanation.Subject, _ phrases: Voice) throws -> [String] {
      try #require(briefing.explanation(of: subject)).facts.flatMap(phrases.sentences)
    }
    let marathon = Explanation.Subject.rule(MeetingMarathon.id)
    #expect(try sentences(.load, Voice(.english)).contains { $0.hasSuffix("heavy (above 10)") })
    #expect(
      try sentences(.load, Voice(.spanish)).contains { $0.hasSuffix("carga alta (más de 10)") })
    #expect(try sentences(marathon, Voice(.english)).contains { $0.hasSuffix(", under 5 h.") })
    #expect(try sentences(marathon, Voice(.spanish)).contains { $0.hasSuffix(", menos de 5 h.") })
    #expect(
      LoadedAgenda.LoadNotHeavy(load: 8, limit: 12.5).sentence(in: Voice(.english))
        == "The load is 8, not above 12.5.")
  }

  @Test("what does not exist has no explanation")
  func nothing() {
    #expect(Self.sample.explanation(of: .advice(AdviceLetter(place: 9))) == nil)
    #expect(Self.sample.explanation(of: .rule("no-such-rule")) == nil)
  }

  struct Lines: Sendable, CustomTestStringConvertible {
    let subject: Explanation.Subject
    let english: [String]
    let spanish: [String]
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
      english: [
        "An event that could move (rule move-hardest-event)",
        "This is item A: \"Move 'Board review Q3' to Tue 24 Nov 09:00–11:00\".",
        "Moving it takes the load on Mon 23 Nov from 82 to 52.",
        "Moving it takes the load on Tue 24 Nov from 0 to 30.",
        "Recovery is 28%: red (below 34%), scored by WHOOP.",
        "Event 2 \"Board review Q3\", 09:00–11:00: 6 demand points (medium is 3 or more, high 6 or more). "
          + "From your calendar.",
      ],
      spanish: [
        "Un evento que se podría mover (regla move-hardest-event)",
        "Es el consejo A: «Mueve “Board review Q3” al martes 24 de noviembre, 09:00–11:00».",
        "Moverlo lleva la carga del lunes 23 de noviembre de 82 a 52.",
        "Moverlo lleva la carga del martes 24 de noviembre de 0 a 30.",
        "La recuperación es del 28 %, en rojo (por debajo del 34 %), según WHOOP.",
        "Evento 2 «Board review Q3», 09:00–11:00: 6 puntos de exigencia (media, desde 3; alta, desde 6), "
          + "según tu calendario.",
      ]),
    Lines(
      subject: .event(SampleDay.day.counted[1]),
      english: [
        "Event 2: \"Board review Q3\", 09:00–11:00",
        "Kind: meeting (it has a join link)",
        "+3 because it lasts 2 h", "+1 for 3 other people", "+2 for \"board\" in the title",
        "6 points in total: high demand (6 or more)",
        "\"Board review Q3\": 2 h × 15 points an hour (high demand) = 30.00",
      ],
      spanish: [
        "Evento 2: «Board review Q3», 09:00–11:00",
        "Tipo: reunión (tiene un enlace para conectarse)",
        "+3 porque dura 2 h", "+1 por 3 personas más", "+2 por la palabra «board» del título",
        "6 puntos en total: exigencia alta (desde 6)",
        "«Board review Q3»: 2 h × 15 puntos por hora (exigencia alta) = 30,00",
      ]),
    Lines(
      subject: .recovery,
      english: [
        "28% is red (below 34).",
        "Scored by WHOOP, which does not publish its formula, so readyday cannot recompute it.",
        "30-day average 57%, from 29 nights.",
      ],
      spanish: [
        "28 %: en rojo (por debajo de 34).",
        "Es la puntuación de WHOOP, que no publica su fórmula: readyday no puede recalcularla.",
        "Media de 30 días: 57 %, de 29 noches.",
      ]),
    Lines(
      subject: .rule("yellow-recovery"),
      english: [
        "Yellow recovery (rule yellow-recovery)",
        "Recovery is red; this rule applies only when recovery is yellow.",
      ],
      spanish: [
        "Recuperación en amarillo (regla yellow-recovery)",
        "La recuperación está en rojo; esta regla solo se aplica con la recuperación en amarillo.",
      ]),
  ]

  @Test("the sample day is explained in both languages", arguments: lines)
  func sample(_ expected: Lines) throws {
    let facts = try #require(Self.sample.explanation(of: expected.subject)).facts
    #expect(facts.flatMap(Voice(.english).sentences) == expected.english)
    #expect(facts.flatMap(Voice(.spanish).sentences) == expected.spanish)
  }

  static let sample = Briefing(day: SampleDay.day, sources: .none)
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
