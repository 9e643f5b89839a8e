import Testing

@testable import ReadyDayCore

/// What is said on the day of a race, and on the day before, to somebody who was or is not well.
@Suite("Caution before a race") struct RaceCautionTests {
  typealias Said = [(daysBefore: Int, word: Feeling.Word)]

  /// The sample Monday, with a race of an hour this many days after it.
  static func inputs(
    _ said: Said, raceIn days: Int = 0, _ title: String = "City 10k", score: Double = 80,
    now: String = "07:00", change: (inout MorningReport) -> Void = { _ in }
  ) throws -> DayParts {
    var morning = MorningReport.scored(score)
    change(&morning)
    var inputs = DayParts(
      now: now, occurrences: [DayVerdictTests.race(days, title, minutes: 60)], morning: morning)
    inputs.said = try said.map { days, word in
      try Feeling(
        word, on: SampleDay.monday.advanced(by: -days), id: "\(days)",
        at: SampleDay.instant("06:30", days: -days))
    }
    return inputs
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let said: Said
    var score = 80.0
    var title = "City 10k"
    let caution: DayVerdict.Reason.Code?
  }

  static let fever = Feeling.Word.ill(isSystemic: true)
  static let cold = Feeling.Word.ill(isSystemic: false)

  static let cases = [
    Case(testDescription: "nothing was said", said: [], caution: nil),
    Case(testDescription: "tired", said: [(0, .tired)], caution: nil),
    Case(testDescription: "a red morning", said: [], score: 20, caution: .recovery),
    Case(
      testDescription: "fine on the first morning after a fever", said: [(2, fever), (0, .fine)],
      caution: .wayBack),
    Case(
      testDescription: "the moderate day after a fever", said: [(4, fever), (2, .fine)],
      caution: .wayBack),
    Case(
      testDescription: "the day after the way back", said: [(5, fever), (3, .fine)], caution: nil),
    Case(testDescription: "fine after a cold", said: [(1, cold), (0, .fine)], caution: .wayBack),
    Case(testDescription: "a cold", said: [(0, cold)], caution: .ill),
    Case(testDescription: "a cold after a fever", said: [(1, fever), (0, cold)], caution: .ill),
    Case(testDescription: "silent since a fever", said: [(3, fever)], caution: .ill),
    Case(testDescription: "an injured knee", said: [(0, .injured(.knee))], caution: .injured),
    Case(
      testDescription: "a red morning with an injured knee", said: [(0, .injured(.knee))],
      score: 20, caution: .injured),
    Case(
      testDescription: "an injury that the race spares", said: [(0, .injured(.shoulder))],
      caution: nil),
    Case(
      testDescription: "an injury that another race loads", said: [(0, .injured(.shoulder))],
      title: "Swimming race", caution: .injured),
    Case(
      testDescription: "an injury that one sport of several loads",
      said: [(0, .injured(.shoulder))], title: "City triathlon", caution: .injured),
  ]

  @Test("the headline has what speaks most against the race", arguments: cases)
  func caution(_ expected: Case) throws {
    let day = try Self.inputs(expected.said, expected.title, score: expected.score).day
    #expect(day.verdict.training == .race)
    #expect(day.verdict.caution?.code == expected.caution)
    let caution = day.verdict.caution.map { Headline.Caution(reason: $0) }
    #expect(Headline(for: day) == .race(title: expected.title, caution))
  }

  @Test("the way back after a fever comes before the readings, which come before a red score")
  func weights() throws {
    let said: [Said] = [[(3, Self.fever), (1, .fine)], []]
    let days = try said.map { said in
      try Self.inputs(said, score: 20) { $0.set(DayVerdictTests.signals) }.day
    }
    #expect(days.allSatisfy { $0.state.unusual != nil && $0.recoveryZone == .red })
    #expect(days.map(\.verdict.caution?.code) == [.wayBack, .signals])
  }

  @Test("what is said of it is short, and the same in headline and verdict") func words() throws {
    let said: [Said] = [
      [(2, Self.fever), (0, .fine)], [(4, Self.fever), (2, .fine)], [(3, Self.fever)],
      [(1, Self.fever), (0, Self.cold)], [(0, .injured(.lumbarSpine))],
    ]
    let days = try said.map { try Self.inputs($0).day }
    for voice in Language.allCases.map(\.voice) {
      let headlines = days.map { voice.headline(Headline(for: $0)) }
      #expect(headlines == days.map { voice.sentence(about: $0.verdict) })
      #expect(Set(headlines).count == days.count)
      #expect(headlines.allSatisfy { $0.contains("City 10k") && $0.count <= 92 })
      let plain = try Self.inputs([]).day
      #expect(!headlines.contains(voice.headline(Headline(for: plain))))
    }
  }

  @Test("the injured part is in the reasons only where the race loads it") func reasons() throws {
    func injured(_ joint: Joint, raceIn days: Int) throws -> Bool {
      try Self.inputs([(0, .injured(joint))], raceIn: days).day.verdict.reasons
        .contains(.injured(joint))
    }
    #expect(try injured(.knee, raceIn: 0))
    #expect(try !injured(.shoulder, raceIn: 0))
    #expect(try !injured(.knee, raceIn: 1))
  }

  struct Eve: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let said: Said
    var raceIn = 1
    let headline: Headline
  }

  static let eves = [
    Eve(
      testDescription: "a fever that holds tomorrow", said: [(0, fever)],
      headline: .ill(race: "City 10k")),
    Eve(testDescription: "a fever that ends today", said: [(2, fever)], headline: .ill(race: nil)),
    Eve(
      testDescription: "a race after tomorrow", said: [(0, fever)], raceIn: 2,
      headline: .ill(race: nil)),
    Eve(
      testDescription: "a race today", said: [(2, fever)], raceIn: 0,
      headline: .ill(race: "City 10k")),
  ]

  @Test("a fever rules out the races while it holds, tomorrow's too", arguments: eves)
  func eve(_ expected: Eve) throws {
    for now in ["07:00", "20:30"] where expected.raceIn > 0 || now == "07:00" {
      let day = try Self.inputs(expected.said, raceIn: expected.raceIn, now: now).day
      #expect(day.verdict.training == .rest)
      #expect(Headline(for: day) == expected.headline)
    }
  }

  static func page(_ said: Said, raceIn days: Int = 1) throws -> Headline {
    let inputs = try Self.inputs(said, raceIn: days, now: "20:30")
    let briefing = Briefing(day: inputs.day, sources: .both)
    return Evening(briefing, tomorrow: inputs.diary.plannedDay(SampleDay.monday.advanced(by: 1)))
      .headline(isTomorrow: true)
  }

  static func code(_ headline: Headline) -> DayVerdict.Reason.Code? {
    if case .race(_, let caution) = headline { caution?.reason.code } else { nil }
  }

  @Test("tomorrow's page says what holds then") func tomorrow() throws {
    #expect(try Self.page([(0, Self.fever)]) == .ill(race: "City 10k"))
    #expect(try Self.page([(0, Self.fever)], raceIn: 5) == .ill(race: nil))
    #expect(try Self.page([]) == .race(title: "City 10k"))
    #expect(Self.code(try Self.page([(1, Self.fever), (0, .fine)])) == .wayBack)
    #expect(Self.code(try Self.page([(2, Self.fever)])) == .ill)
    #expect(Self.code(try Self.page([(0, .injured(.knee))])) == .injured)
  }

  @Test("nobody gets up for a race with a fever that holds") func asleep() throws {
    func found(_ said: Said) throws -> Result<Recommendation, Obstacle> {
      EarlyStartTomorrow.evaluate(
        try Self.inputs(said, raceIn: 1) {
          $0.sleep.nights = EarlyStartTomorrowTests.nights("06:00", 28)
        }.day)
    }
    #expect(try found([(0, Self.fever)]).obstacle == EarlyStartTomorrow.illness)
    for said in [[], [(0, Self.cold)]] as [Said] { #expect(try found(said).recommendation != nil) }
    // The race is one not to start.
    #expect(try found([(2, Self.fever)]).obstacle != nil)
  }

  @Test("a race of the day is no day without a race") func checks() throws {
    let today = try Self.inputs([]).day
    #expect(today.checks.last == DayVerdict.Check(.race("City 10k", days: 0), false))
    let later = try Self.inputs([], raceIn: 5).day
    #expect(later.checks.last == DayVerdict.Check(.race(nil, days: 0), true))
  }

  @Test("a week names its races", arguments: Language.allCases)
  func week(_ language: Language) throws {
    let day = try Self.inputs([]).day
    let week = Week([day], mornings: nil, today: day.date) { _ in [] }
    let text = Report(week, phrases: language.voice).screen()
    #expect(text.contains("09:00") && text.contains("City 10k"))
  }
}
