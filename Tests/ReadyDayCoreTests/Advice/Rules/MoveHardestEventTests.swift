import Testing

@testable import ReadyDayCore

@Suite struct MoveHardestEventTests {
  @Test("an event without others speaks of none") func alone() {
    for voice in Language.allCases.map(\.voice) {
      let (alone, one) = (Self.move("Pitch", others: 0), Self.move("Pitch", others: 1))
      #expect(alone.body(in: voice).hasSuffix("52)."))
      #expect(one.body(in: voice).hasPrefix(alone.body(in: voice).dropLast()))
    }
  }

  @Test("on one line stands what can be done") func short() {
    let other = ActiveRecoveryOnly(score: 28, isPast: false)
    for voice in Language.allCases.map(\.voice) {
      let finding = Self.move("Board review Q3", others: 9)
      #expect(finding.shortBody(in: voice).values == ["22", "52", "82"])
      #expect(finding.shortBody(in: voice).count < finding.body(in: voice).count)
      #expect(other.shortBody(in: voice) == other.body(in: voice))
    }
  }

  /// A red morning with one hard event that its owner organises.
  static func day(
    people: Int = 3, now: String = "06:55", title: String = "Board review",
    later: [Occurrence] = [], change: (inout Occurrence) -> Void = { _ in }
  ) -> Day {
    var review = SampleDay.meeting(title, "09:00", "11:00", people: people, uid: "r")
    review.organizer = .init(address: "ana@example.test")
    change(&review)
    // What is left of the day weighs more than an empty one.
    let rest = SampleDay.meeting("Workshop", "13:00", "17:00", people: 2, uid: "k")
    return SampleDay.make(now: now, occurrences: [review, rest] + later)
  }

  private static func obstacle(_ day: Day) -> Obstacle? { MoveHardestEvent.evaluate(day).obstacle }

  private static func silent(_ fault: Unchangeable, _ title: String = "Board review") -> Obstacle {
    MoveHardestEvent.cannotMove(title: title, fault)
  }

  @Test("at most five others are asked to change their day") func people() {
    #expect(Self.obstacle(Self.day(people: 5)) == nil)
    #expect(Self.obstacle(Self.day(people: 6)) == Self.silent(.tooManyPeople(6)))
  }

  @Test("what others organise stays, and so do what nobody known does and time for oneself")
  func organiser() {
    let boss = Occurrence.Attendee(address: "boss@example.test")
    #expect(Self.obstacle(Self.day { $0.organizer = boss }) == Self.silent(.notOrganisedByUser))
    #expect(Self.obstacle(Self.day { $0.organizer = nil }) == Self.silent(.notOrganisedByUser))
    let alone = Self.day(people: 0, title: "Focus: board paper") { review in
      (review.organizer, review.hasConference) = (nil, false)
      let start = review.time.span(in: SampleDay.zone).start.adding(seconds: 4 * 3600)
      review.time = .timed(TimeSpan(start, seconds: 2 * 3600))
    }
    #expect(alone.counted.contains { $0.kind == .focus })
    #expect(alone.move == nil && ShortenEvent.first(on: alone)?.event.title != "Focus: board paper")
  }

  /// The same day, said ill for today and two more days.
  static func illDay(_ change: (inout Occurrence) -> Void = { _ in }) throws -> Day {
    var review = SampleDay.meeting("Board review", "10:00", "11:00", people: 3, uid: "r")
    review.organizer = .init(address: "ana@example.test")
    change(&review)
    var parts = DayParts(now: "06:55", occurrences: [review], morning: .scored(80))
    parts.preferences.me = ["ana@example.test"]
    parts.said = [
      try Feeling(
        .ill(isSystemic: true), on: SampleDay.monday, id: "a", at: SampleDay.instant("06:30"))
    ]
    return parts.day
  }

  @Test("on a day said ill a meeting of one's own moves to a day after it, with the mail")
  func ill() throws {
    let advice = try MoveHardestEvent.look(at: try Self.illDay())
    #expect(advice.ill == 1 && advice.slot.to.date == SampleDay.monday.advanced(by: 3))
    for voice in Language.allCases.map(\.voice) {
      #expect(advice.shortBody(in: voice).contains("what-if --move 1=2026-11-26T10:00 --draft"))
    }
    #expect(try Self.othersDay().move == nil)
  }

  /// A day said ill whose hard meeting is somebody else's.
  static func othersDay() throws -> Day {
    try illDay { $0.organizer = .init(address: "boss@example.test") }
  }

  @Test("on a day said ill one asks to be excused from what others hold, but from no 1:1")
  func excused() throws {
    #expect(try ExcuseYourself.look(at: Self.othersDay()).others == 4)
    let pair = try Self.illDay {
      $0.organizer = .init(address: "boss@example.test")
      $0.attendees = []
    }
    #expect(ExcuseYourself.evaluate(pair).obstacle == ExcuseYourself.noneOfOthers)
    #expect(ExcuseYourself.evaluate(try Self.illDay()).obstacle == .canBeMoved)
    #expect(ExcuseYourself.evaluate(SampleDay.day).obstacle == ExcuseYourself.notIll)
  }

  /// A meeting until then, and a hard one from 10:30 on.
  static func crowded(until end: String, score: Double = 25) -> Day {
    let before = SampleDay.meeting("Sync", "09:00", end, people: 3, uid: "s")
    let review = SampleDay.meeting("Board review", "10:30", "12:30", people: 9, uid: "r")
    let rest = SampleDay.meeting("Workshop", "14:30", "17:30", people: 9, uid: "k")
    return SampleDay.make(
      now: "07:00", occurrences: [before, review, rest], morning: .scored(score))
  }

  @Test("half an hour is kept free between two meetings, the second one hard, on red days alone")
  func protect() {
    func free(_ end: String, score: Double = 25) -> TimeSpan? {
      (try? ProtectEvent.look(at: Self.crowded(until: end, score: score)))?.free
    }
    #expect(free("10:00") == SampleDay.span("10:00", "10:30"))
    #expect(free("09:45") != nil)
    #expect(free("09:30") == nil)
    #expect(free("10:10") == nil)
    #expect(free("10:00", score: 50) == nil)
  }

  @Test("a word for high stakes keeps an event where it is, and so does doubt") func fixedByWord() {
    let hearing = Self.day(title: "Court hearing")
    #expect(Self.obstacle(hearing) == Self.silent(.notOrganisedByUser, "Workshop"))
    let held = Self.day { $0.details.status = .tentative }
    #expect(MoveHardestEvent.evaluate(held).recommendation == nil)
  }

  @Test("an errand may move once the reader says so") func errand() {
    func day(_ rules: [DemandRule]) -> Day {
      var errand = SampleDay.meeting("Tax papers for the board", "13:00", "15:00")
      (errand.hasConference, errand.isInGuestlessCalendar) = (false, false)
      errand.calendar = "papers"
      return SampleDay.make(occurrences: [errand]) { $0.rules = rules }
    }
    #expect(day([]).counted.map(\.kind) == [.errand])
    #expect(day([]).move == nil)
    #expect(day([DemandRule(title: "tax papers", isMovable: true)]).move != nil)
    let far = DemandRule(title: "tax papers", travelMinutes: 20, isMovable: true)
    #expect(day([far]).move != nil)
  }

  @Test("it is said on a yellow morning with a heavy day, and when ill") func otherDays() {
    #expect(throws: Never.self) { try SampleDay.day.needsRelief() }
    let yellow = SampleDay.make(morning: .scored(50))
    #expect(throws: Never.self) { try yellow.needsRelief() }
    #expect(throws: Obstacle.enough(.yellow)) {
      try SampleDay.make(occurrences: [], morning: .scored(50)).needsRelief()
    }
  }

  @Test("an invitation that waits for an answer is not moved") func unanswered() {
    let day = Self.day { review in
      review.organizer = .init(address: "boss@example.test")
      review.attendees.append(.init(address: "ana@example.test"))
    }
    #expect(Self.obstacle(day) == Self.silent(.unanswered))
  }

  @Test("what begins within two hours stays") func notice() {
    #expect(Self.obstacle(Self.day(now: "07:00")) == nil)
    #expect(Self.obstacle(Self.day(now: "07:01")) == Self.silent(.tooSoon))
  }

  @Test("nobody moves a flight") func fixed() {
    let day = Self.day(people: 0) { flight in
      (flight.hasConference, flight.organizer) = (false, nil)
      flight.title = "Drive to the strategy days"
      let start = flight.time.span(in: SampleDay.zone).start.adding(seconds: 4 * 3600)
      flight.time = .timed(TimeSpan(start, seconds: 2 * 3600))
    }
    #expect(Self.obstacle(day) == Self.silent(.fixed(.travel), "Drive to the strategy days"))
  }

  @Test("without a slot nothing is said") func noSlot() {
    let full = (1...7).map { days in
      SampleDay.meeting(
        "Workshop", "09:00", "18:00", people: 2, uid: "w\(days)",
        date: SampleDay.monday.advanced(by: days))
    }
    #expect(Self.obstacle(Self.day(later: full)) == Self.silent(.noSlot))
  }

  @Test("a slot does not make its day heavy") func heavy() throws {
    let tuesday = SampleDay.monday.advanced(by: 1)
    let board = SampleDay.meeting("Board", "12:00", "14:00", people: 9, uid: "b", date: tuesday)
    let rest = SampleDay.meeting("Strategy", "14:00", "18:00", people: 9, uid: "s")
    let roomy = Self.day(later: [board, rest])
    #expect(roomy.demandingAhead.first?.title == "Strategy")
    let move = try #require(MoveSearch(moving: roomy.counted[0], of: roomy)?.proposal)
    #expect(move.to.date == tuesday)
    #expect(move.to.after == 60)
    let heavier = SampleDay.meeting("Sync", "14:30", "15:00", people: 4, uid: "h", date: tuesday)
    let full = Self.day(later: [board, rest, heavier])
    let other = try #require(MoveSearch(moving: full.counted[0], of: full)?.proposal)
    #expect(other.to.date != tuesday)
  }

  @Test("every reason to leave an event where it is reads as a sentence") func reasons() {
    let reasons: [Unchangeable] = [
      .fixed(.travel), .unanswered, .tentative, .notOrganisedByUser, .tooSoon, .noSlot,
      .tooManyPeople(6),
    ]
    for book in [Voice(.english), Voice(.spanish)] {
      let sentences = reasons.map {
        MoveHardestEvent.cannotMove(title: "Board", $0).sentence(in: book)
      }
      #expect(Set(sentences).count == reasons.count)
      #expect(sentences.allSatisfy { $0.hasSuffix(".") && $0.contains("Board") })
    }
  }

  static func move(_ title: String, others: Int) -> MoveHardestEvent {
    MoveHardestEvent(event: event(title), score: 28, slot: proposal(others: others))
  }

  static func event(_ title: String) -> RelievedEvent {
    RelievedEvent(
      title: title, id: "r", span: SampleDay.span("09:00", "11:00"), demand: 6,
      zone: SampleDay.zone)
  }

  static func proposal(others: Int) -> MoveProposal {
    let tuesday = SampleDay.monday.advanced(by: 1)
    let meeting = SampleDay.meeting("A", "10:00", "12:00", date: tuesday)
    return MoveProposal(
      span: meeting.time.span(in: SampleDay.zone), start: .at("10:00"), end: .at("12:00"),
      from: .init(date: SampleDay.monday, before: 81.75, after: 51.75),
      to: .init(date: tuesday, before: 22, after: 52), others: others)
  }
}
