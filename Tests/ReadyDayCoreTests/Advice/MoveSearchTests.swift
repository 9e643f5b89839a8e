import Testing

@testable import ReadyDayCore

@Suite struct MoveSearchTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What stands on the days after the sample day's Monday, by how many days later.
    var later: [Int: [Occurrence]] = [:]
    /// Nil when no slot is to be found.
    let slot: String?

    init(_ description: String, _ later: [Int: [Occurrence]], _ slot: String?) {
      testDescription = description
      self.later = later
      self.slot = slot
    }
  }

  static let cases = [
    Case("the next day is empty", [:], "2026-11-24 09:00–11:00"),
    Case("the same hour is taken", [1: [on(1, "09:00", "09:50")]], "2026-11-24 10:00–12:00"),
    Case(
      "that day would be heavy", [1: [on(1, "13:00", "16:00", "Board")]], "2026-11-25 09:00–11:00"),
    Case("no time before lunch", [1: [on(1, "10:30", "11:00")]], "2026-11-24 15:00–17:00"),
    Case("out of office all day", [1: [away(1)]], "2026-11-25 09:00–11:00"),
    Case("out of office until one", [1: [awayUntilOne(1)]], "2026-11-24 15:00–17:00"),
    Case("a flight three hours later", [1: [flight]], "2026-11-24 16:00–18:00"),
    Case(
      "only outside the working hours", [1: [on(1, "09:00", "17:00")]], "2026-11-25 09:00–11:00"),
    Case(
      "the weekend is skipped",
      [1: [full(1)], 2: [full(2)], 3: [full(3)], 4: [full(4)]], "2026-11-30 09:00–11:00"),
    Case(
      "five working days, and no more",
      [1: [full(1)], 2: [full(2)], 3: [full(3)], 4: [full(4)], 7: [full(7)]], nil),
  ]

  @Test("the first working day with a slot near the same hour is proposed", arguments: cases)
  func slot(_ expected: Case) {
    let day = SampleDay.make(occurrences: SampleDay.occurrences + expected.later.values.joined())
    let slot = day.slot.map { "\($0.to.date) \($0.span.clock())" }
    #expect(slot == expected.slot)
  }

  @Test("the loads of both days are told as they are and as they would be") func loads() throws {
    let tuesday = [
      Self.on(1, "09:00", "09:50"), Self.on(1, "12:30", "13:15", "Board"),
    ]
    let day = SampleDay.make(occurrences: SampleDay.occurrences + tuesday)
    let move = try #require(day.slot)
    #expect(move.span.clock() == "10:00–12:00")
    #expect(move.from == .init(date: SampleDay.monday, before: 81.75, after: 51.75))
    #expect(
      move.to
        == .init(
          date: SampleDay.monday.advanced(by: 1), before: 17.916666666666668,
          after: 47.916666666666664))
    #expect(move.others == 3)
  }

  @Test("moving an event for real gives the loads that were proposed") func moved() throws {
    let move = try #require(SampleDay.day.slot)
    let board = SampleDay.occurrences[1]
    let rest = SampleDay.occurrences.filter { $0 != board } + [board.moved(to: move.span)]
    #expect(SampleDay.make(occurrences: rest).load.score == move.from.after)
    let there = SampleDay.make(date: move.to.date, now: "00:00", occurrences: rest)
    #expect(there.load.score == move.to.after)
  }

  @Test("an event off the quarter hours keeps its own")
  func offGrid() { #expect(Self.day(board("09:05", "10:35")).slot?.span.clock() == "09:05–10:35") }

  @Test("of two slots as near, the earlier is proposed") func tie() {
    let day = Self.day(board("10:00", "10:30"), Self.on(1, "09:45", "10:45"))
    #expect(day.slot?.span.clock() == "09:15–09:45")
  }

  @Test("a day may become heavier than this one, as long as it is not heavy") func heavier() {
    let day = SampleDay.make(occurrences: [board("09:00", "10:00"), Self.on(1, "16:00", "18:00")])
    #expect(day.slot?.to.date == SampleDay.monday.advanced(by: 1))
    #expect(Headline(for: day).title == "Board")
  }

  @Test("of several the most demanding that has a slot is moved") func next() {
    let long = board("09:00", "18:00", "Board offsite")
    let day = SampleDay.make(occurrences: [long, board("15:00", "16:00")])
    #expect(day.demandingAhead.first?.title == "Board offsite")
    #expect(day.move?.event.title == "Board")
  }

  /// A hard event beside an afternoon of work, so that there is something to relieve.
  static func day(_ events: Occurrence...) -> Day {
    SampleDay.make(occurrences: events + [on(0, "14:00", "18:00")])
  }

  /// Organised by the reader, with as many as may be asked to change their day.
  private func board(_ start: String, _ end: String, _ title: String = "Board") -> Occurrence {
    var board = SampleDay.meeting(title, start, end, people: 5, uid: title)
    board.organizer = .init(address: "ana@example.test")
    return board
  }

  @Test("an event longer than the working day has no slot") func tooLong() {
    let day = SampleDay.make(occurrences: [board("09:00", "18:00")])
    #expect(!day.changeable.isEmpty)
    #expect(day.move == nil)
    #expect(Headline(for: day).title == nil)
  }

  @Test("the working hours are the owner's own") func workingHours() {
    let day = SampleDay.make { preferences in
      preferences.work = .init(from: .at("14:00"), to: .at("20:00"))
    }
    #expect(day.slot?.span.clock() == "15:00–17:00")
  }

  static func on(_ days: Int, _ start: String, _ end: String, _ title: String = "Work")
    -> Occurrence
  {
    SampleDay.meeting(
      title, start, end, people: title == "Board" ? 9 : 0, uid: "\(days) \(start)",
      date: SampleDay.monday.advanced(by: days))
  }

  static var flight: Occurrence {
    var flight = on(1, "12:30", "14:30", "Flight MAD → LHR")
    flight.hasConference = false
    return flight
  }

  static func full(_ days: Int) -> Occurrence { on(days, "09:00", "18:00") }

  static func awayUntilOne(_ days: Int) -> Occurrence {
    var away = on(days, "08:00", "13:00", "Away")
    away.busyStatus = .outOfOffice
    return away
  }

  static func away(_ days: Int) -> Occurrence {
    let date = SampleDay.monday.advanced(by: days)
    var away = Occurrence(
      uid: "away", title: "Away", calendar: "work", time: .allDay(date..<date.advanced(by: 1)))
    away.busyStatus = .outOfOffice
    return away
  }
}

extension Day { fileprivate var slot: MoveProposal? { move?.slot } }
