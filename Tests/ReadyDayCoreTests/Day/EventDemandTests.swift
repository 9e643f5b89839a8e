import Testing

@testable import ReadyDayCore

@Suite struct EventDemandTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let index: Int
    let title: String
    let factors: [EventDemand.Factor]
    let score: Int
    let level: EventDemand.Level
    var testDescription: String { title }
  }

  static let sample = [
    Case(
      index: 1, title: "Stand-up",
      factors: [
        .init(.duration(minutes: 30), points: 1), .init(.attendees(6), points: 2),
        .init(.keyword("stand-up"), points: -1),
      ], score: 2, level: .low),
    Case(
      index: 2, title: "Board review Q3",
      factors: [
        .init(.duration(minutes: 120), points: 3), .init(.attendees(3), points: 1),
        .init(.keyword("board"), points: 2),
      ], score: 6, level: .high),
    Case(
      index: 3, title: "Interview: senior iOS",
      factors: [
        .init(.duration(minutes: 60), points: 2), .init(.attendees(3), points: 1),
        .init(.keyword("interview"), points: 2),
      ], score: 5, level: .medium),
    Case(
      index: 4, title: "1:1 Ana",
      factors: [
        .init(.duration(minutes: 45), points: 1), .init(.attendees(1), points: 1),
        .init(.keyword("1:1"), points: -1),
      ], score: 1, level: .low),
    Case(
      index: 5, title: "Quarterly planning",
      factors: [
        .init(.duration(minutes: 90), points: 2), .init(.attendees(3), points: 1),
        .init(.timeOfDay(.at("14:00")), points: 1), .init(.keyword("quarterly"), points: 2),
      ], score: 6, level: .high),
    Case(
      index: 6, title: "Expenses",
      factors: [
        .init(.duration(minutes: 30), points: 1), .init(.timeOfDay(.at("15:30")), points: 1),
      ], score: 2, level: .low),
    Case(
      index: 7, title: "Customer escalation call",
      factors: [.init(.duration(minutes: 60), points: 2), .init(.attendees(5), points: 2)],
      score: 4, level: .medium),
    Case(
      index: 8, title: "Dinner with Marta",
      factors: [.init(.duration(minutes: 60), points: 2), .init(.attendees(1), points: 1)],
      score: 3, level: .medium),
  ]

  @Test("every event of the sample day keeps its factors and their sum", arguments: sample)
  func factors(_ expected: Case) throws {
    let event = try #require(SampleDay.day.counted.first { $0.index == expected.index })
    let demand = try #require(event.demand)
    #expect(event.title == expected.title)
    #expect(demand.factors == expected.factors)
    #expect(demand.score == expected.score)
    #expect(demand.level == expected.level)
  }

  struct Border: Sendable, CustomTestStringConvertible {
    let minutes: Int
    let people: Int
    let start: String
    let points: [Int]
    var testDescription: String { "\(minutes) min with \(people) at \(start)" }
  }

  @Test(
    "points change exactly at the borders",
    arguments: [
      Border(minutes: 59, people: 0, start: "12:59", points: [1]),
      Border(minutes: 60, people: 3, start: "13:00", points: [2, 1, 1]),
      Border(minutes: 119, people: 4, start: "15:59", points: [2, 2, 1]),
      Border(minutes: 120, people: 7, start: "16:00", points: [3, 2]),
      Border(minutes: 121, people: 8, start: "09:00", points: [3, 3]),
    ])
  func borders(_ border: Border) {
    let demand = EventDemand(
      KnownTitle("Call", .standard),
      span: TimeSpan(from: .epoch, to: .epoch.adding(seconds: border.minutes * 60)),
      start: .at(border.start), attendees: border.people, kind: .meeting, hasAfternoonDip: true)
    #expect(demand.factors.map(\.points) == border.points)
  }

  @Test("low below 3 points, medium from 3, high from 6", arguments: zip(1...8, levels))
  func level(of points: Int, _ level: EventDemand.Level) {
    let factor = EventDemand.Factor(.attendees(1), points: points)
    #expect(EventDemand(factors: [factor]).level == level)
  }

  static let levels: [EventDemand.Level] = [
    .low, .low, .medium, .medium, .medium, .high, .high, .high,
  ]

  @Test("an event that began the day before is weighed in full")
  func wholeSpan() {
    let night = SampleDay.zone.instant(
      of: LocalDateTime(SampleDay.monday.advanced(by: -1), .at("22:30")))
    let span = TimeSpan(from: night, to: night.adding(seconds: 2 * 3600))
    var event = Occurrence(uid: nil, title: "Deploy", calendar: "work", time: .timed(span))
    event.hasConference = true
    let day = SampleDay.make(occurrences: [event])
    #expect(day.counted.first?.demand?.factors == [.init(.duration(minutes: 120), points: 3)])
    #expect(day.load.countedMinutes == 30)
  }
}

// Floors and ceilings.
extension EventDemandTests {
  private static func demand(
    _ title: String, minutes: Int = 30, people: Int = 1, _ lexicon: DemandLexicon = .standard
  ) -> EventDemand {
    EventDemand(
      KnownTitle(title, lexicon),
      span: TimeSpan(from: .epoch, to: .epoch.adding(seconds: minutes * 60)),
      start: .at("09:00"), attendees: people, kind: .meeting, hasAfternoonDip: true)
  }

  @Test(
    "a word sets the level, and the points stay",
    arguments: [
      ("Layoff conversation", 1, 2, EventDemand.Level.high), ("Entierro", 0, 1, .high),
      ("Final exam", 0, 1, .high), ("Exam results", 0, 1, .low), ("Interview prep", 1, 4, .medium),
      ("Keynote rehearsal", 1, 2, .low), ("Board game night", 8, 6, .low),
      ("All-hands", 80, 6, .low), ("All hands on deck: P1", 8, 6, .high), ("Retro", 8, 6, .medium),
      ("Tax return", 0, 1, .medium), ("Submit expenses", 0, 1, .low), ("Daily", 8, 3, .low),
      ("Lesson observation", 1, 2, .high), ("Entrega del TFG", 0, 1, .medium),
    ])
  func limits(_ title: String, _ people: Int, _ score: Int, _ level: EventDemand.Level) {
    let demand = Self.demand(title, people: people)
    #expect(demand.score == score)
    #expect(demand.level == level)
    #expect((demand.limit == nil) == (demand.level == demand.levelOfScore))
  }

  struct Setting: Sendable, CustomTestStringConvertible {
    let title: String
    let minutes: Int
    var people = 0
    let kind: EventKind
    var calendar: CalendarKind?
    var isSeries = false
    let level: EventDemand.Level
    let limit: EventDemand.Limit.Kind?
    var testDescription: String { "\(title), \(minutes) min with \(people)" }
  }

  @Test(
    "kind, length and calendar set a level where no word does",
    arguments: [
      Setting(title: "Marathon", minutes: 90, kind: .race, level: .high, limit: .kindFloor),
      .init(title: "Turno", minutes: 359, kind: .shift, level: .medium, limit: nil),
      .init(title: "Turno", minutes: 360, kind: .shift, level: .high, limit: .kindFloor),
      .init(title: "Long run", minutes: 150, kind: .training, level: .high, limit: .kindFloor),
      .init(title: "Golf", minutes: 150, kind: .training, level: .low, limit: nil),
      .init(title: "Run", minutes: 149, kind: .training, level: .low, limit: nil),
      .init(title: "Crossfit", minutes: 60, kind: .training, level: .medium, limit: .kindFloor),
      .init(title: "Easy football", minutes: 60, kind: .training, level: .low, limit: nil),
      .init(title: "10k tempo", minutes: 30, kind: .training, level: .medium, limit: .kindFloor),
      .init(
        title: "Dinner", minutes: 120, people: 8, kind: .meal, level: .low, limit: .kindCeiling),
      .init(
        title: "Dinner", minutes: 120, people: 8, kind: .meal, calendar: .work, level: .high,
        limit: nil),
      .init(
        title: "Party", minutes: 239, people: 9, kind: .leisure, level: .low, limit: .kindCeiling),
      .init(title: "Party", minutes: 240, kind: .leisure, level: .medium, limit: .kindFloor),
      .init(title: "Year 9", minutes: 24, kind: .meeting, calendar: .work, level: .low, limit: nil),
      .init(
        title: "Year 9", minutes: 25, kind: .meeting, calendar: .work, level: .medium,
        limit: .kindFloor),
      .init(title: "Year 9", minutes: 25, kind: .meeting, level: .low, limit: nil),
      .init(
        title: "1:1", minutes: 30, people: 1, kind: .meeting, calendar: .work, level: .low,
        limit: nil),
      .init(
        title: "Migration", minutes: 240, kind: .focus, calendar: .work, level: .high,
        limit: .kindFloor),
      .init(
        title: "Training", minutes: 360, kind: .meeting, calendar: .work, level: .high,
        limit: .kindFloor),
      .init(
        title: "Ana: leave", minutes: 480, kind: .leisure, calendar: .work, level: .low, limit: nil),
      .init(
        title: "Wins", minutes: 15, people: 9, kind: .meeting, level: .low, limit: .kindCeiling),
      .init(
        title: "Good news", minutes: 15, people: 9, kind: .meeting, level: .low, limit: .kindCeiling
      ),
      .init(title: "Planning", minutes: 60, people: 9, kind: .meeting, level: .high, limit: nil),
      .init(
        title: "Planning", minutes: 60, people: 9, kind: .meeting, isSeries: true, level: .medium,
        limit: .kindCeiling),
    ])
  func settings(_ expected: Setting) {
    let demand = EventDemand(
      KnownTitle(expected.title, .standard),
      span: TimeSpan(from: .epoch, to: .epoch.adding(seconds: expected.minutes * 60)),
      start: .at("09:00"), attendees: expected.people, kind: expected.kind,
      in: expected.calendar, isSeries: expected.isSeries, hasAfternoonDip: true)
    #expect(demand.level == expected.level)
    #expect(demand.limit?.kind == expected.limit)
  }

  @Test("every list of words has its words")
  func lists() {
    #expect(KindList.allCases.allSatisfy { KindList.words[$0]?.isEmpty == false })
  }

  @Test("the user's rules and words go before a word of ours")
  func ownFirst() {
    let exam = Self.demand("Exam")
    let rule = { (effect: DemandRule.Effect) in DemandRule(title: "exam", effect: effect) }
    #expect(exam.following(rule(.demand(.low))).level == .low)
    #expect(exam.following(rule(.points(-1))).level == .low)
    #expect(exam.following(rule(.points(1))).level == .high)
    #expect(exam.following(rule(.points(0))).level == .high)
    let own = DemandLexicon.standard.adding(high: ["webinar"], low: ["exam"])
    #expect(Self.demand("Exam", own).level == .low)
    #expect(Self.demand("Webinar", minutes: 120, people: 9, own).level == .high)
    #expect(Self.demand("Webinar", minutes: 120, people: 9).level == .low)
  }

  @Test("a hidden word sets the level and is not told")
  func hiddenLimit() {
    let hidden = Self.demand("Layoff").withholdingWords
    #expect(hidden.level == .high)
    #expect(hidden.limit == .init(kind: .floor, level: .high, word: nil))
  }

  @Test(
    "1-1 is one to one, and no eleven",
    arguments: [("1-1 Ana", "1-1"), ("1on1 Ana", "1on1"), ("Room 11", nil), ("QBR", "qbr")])
  func forms(_ title: String, _ word: String?) {
    #expect(DemandLexicon.standard.weightiestWord(in: TitleWords(title))?.text == word)
  }
}

extension Instant {
  static let epoch = Instant(secondsSince1970: 0)
}
