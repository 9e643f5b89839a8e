import TestSupport
import Testing

@testable import ReadyDayCore

@Suite struct EventDemandTests {
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
      KnownTitle("Call", .standard), span: TimeSpan(.epoch, seconds: border.minutes * 60),
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

  @Test("an event that began the day before is weighed in full") func wholeSpan() {
    let night = SampleDay.zone.instant(SampleDay.monday.advanced(by: -1), "22:30")
    let span = TimeSpan(night, seconds: 2 * 3600)
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
      KnownTitle(title, lexicon), span: TimeSpan(.epoch, seconds: minutes * 60),
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

  @Test("kind, length and calendar set a level where no word does") func settings() throws {
    let rows = try Fixtures.text("titles/levels.txt").split(separator: "\n")
    #expect(rows.count == 24)
    for row in rows {
      let cells = row.split(separator: "|").map { $0.split(separator: " ") }
      let (numbers, level) = (cells[2].compactMap { Int(written: String($0)) }, cells[3])
      let demand = EventDemand(
        KnownTitle(cells[0].joined(separator: " "), .standard),
        span: TimeSpan(.epoch, seconds: numbers[0] * 60), start: .at("09:00"),
        attendees: numbers[1], kind: try #require(EventKind(rawValue: String(cells[1][0]))),
        in: cells[1].contains("work") ? .work : nil, isSeries: cells[1].contains("series"),
        hasAfternoonDip: true)
      #expect("\(demand.level)" == level[0], "\(row)")
      #expect(
        demand.limit.map { "\($0.kind)" } == level.dropFirst().first.map(String.init), "\(row)")
    }
  }

  @Test("every list of words has its words")
  func lists() { #expect(KindList.allCases.allSatisfy { KindList.words[$0]?.isEmpty == false }) }

  @Test("the user's rules and words go before a word of ours") func ownFirst() {
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

  @Test("a hidden word sets the level and is not told") func hiddenLimit() {
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

extension Instant { static let epoch = Instant(secondsSince1970: 0) }
