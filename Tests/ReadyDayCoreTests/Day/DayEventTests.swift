import Testing

@testable import ReadyDayCore

@Suite struct DayEventTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let reason: DayEvent.NotCounted?
    let change: @Sendable (inout Occurrence) -> Void

    init(
      _ description: String, _ reason: DayEvent.NotCounted?,
      change: @escaping @Sendable (inout Occurrence) -> Void
    ) {
      testDescription = description
      self.reason = reason
      self.change = change
    }
  }

  static let cases = [
    Case("a plain meeting counts", nil) { _ in },
    Case("a tentative one counts", nil) { $0.status = .tentative },
    Case("working elsewhere", .background) { $0.busyStatus = .workingElsewhere },
    Case("transparent", .free) { $0.isTransparent = true },
    Case("marked free", .free) { $0.busyStatus = .free },
    Case("out of office", .outOfOffice) { $0.busyStatus = .outOfOffice },
    Case("out of office and transparent", .outOfOffice) {
      $0.busyStatus = .outOfOffice
      $0.isTransparent = true
    },
    Case("cancelled", .cancelled) { $0.status = .cancelled },
    Case("declined by the owner", .declined) {
      $0.attendees = [.init(address: "ana@example.test", response: .declined)]
    },
    Case("delegated by the owner", .delegated) {
      $0.attendees = [.init(address: "ana@example.test", response: .delegated)]
    },
    Case("delegated by somebody else", nil) {
      $0.attendees = [.init(address: "bob@example.test", response: .delegated)]
    },
    Case("declined by somebody else", nil) {
      $0.attendees = [.init(address: "bob@example.test", response: .declined)]
    },
    Case("cancelled and declined", .cancelled) {
      $0.status = .cancelled
      $0.attendees = [.init(address: "ana@example.test", response: .declined)]
    },
    Case("in another calendar too", .duplicate) { $0.isDuplicate = true },
    Case("added by readyday", .own) { $0.uid = OwnUID.plan("7f3k") },
    Case("a stranger's, under a name like readyday's", nil) { $0.uid = "window-1@readyday" },
    Case("a copy of readyday's with a guest", nil) {
      $0.uid = OwnUID.plan("7f3k")
      $0.attendees = [.init(address: "bob@example.test")]
    },
    Case("a word the owner wants ignored", .ignored) { $0.title = "Focus time" },
    Case("all day", .allDay) { $0.time = .allDay(SampleDay.monday..<SampleDay.monday + 1) },
    Case("all day and free", .allDay) {
      $0.time = .allDay(SampleDay.monday..<SampleDay.monday + 1)
      $0.isTransparent = true
    },
    Case("all day and cancelled", .cancelled) {
      $0.time = .allDay(SampleDay.monday..<SampleDay.monday + 1)
      $0.status = .cancelled
    },
    Case("without length", .noDuration) {
      guard case .timed(let span) = $0.time else { return }
      $0.time = .timed(TimeSpan(from: span.start, to: span.start))
    },
    Case("without length, and free", .noDuration) {
      guard case .timed(let span) = $0.time else { return }
      $0.time = .timed(TimeSpan(from: span.start, to: span.start))
      $0.isTransparent = true
    },
  ]

  @Test("what does not count is listed with the reason that tells most", arguments: cases)
  func reasons(_ expected: Case) throws {
    var meeting = SampleDay.meeting("Call", "10:00", "11:00")
    expected.change(&meeting)
    let day = SampleDay.make(occurrences: [meeting]) { preferences in
      preferences.lexicon = DemandLexicon(
        high: WordList([]), low: WordList([]), rest: WordList([]),
        ignored: WordList(["focus time"]))
    }
    let event = try #require(day.events.first)
    #expect(event.notCounted == expected.reason)
    #expect((event.index == 1) == (expected.reason == nil))
  }

  @Test("only distinct people other than the owner are counted") func people() {
    var meeting = SampleDay.meeting("Call", "10:00", "11:00")
    meeting.organizer = .init(address: "Boss@example.test")
    meeting.attendees = [
      .init(address: "boss@example.test"), .init(address: "ANA@example.test"),
      .init(address: "bob@example.test"), .init(address: "bob@example.test"),
      .init(address: "r1@example.test", kind: .room),
      .init(address: "beamer@example.test", kind: .resource),
      .init(address: "team@example.test", kind: .group),
    ]
    #expect(SampleDay.make(occurrences: [meeting]).events.first?.attendees == 3)
  }

  @Test("a room that organises is no person") func organisingRoom() {
    var meeting = SampleDay.meeting("Call", "10:00", "11:00")
    meeting.organizer = .init(address: "room@example.test")
    meeting.attendees = [.init(address: "room@example.test", kind: .room)]
    #expect(SampleDay.make(occurrences: [meeting]).events.first?.attendees == 0)
  }

  @Test("guests behind one placeholder address are told apart by name") func placeholders() {
    var meeting = SampleDay.meeting("Call", "10:00", "11:00")
    meeting.attendees = ["Ana", "Bob"].map { .init(address: "invalid:nomail", name: $0) }
    #expect(SampleDay.make(occurrences: [meeting]).events.first?.attendees == 2)
  }

  @Test("events stand in order of start, end and UID whatever order they came in") func order() {
    let shuffled = Array(SampleDay.occurrences.reversed())
    let day = SampleDay.make(occurrences: shuffled)
    #expect(day.events == SampleDay.day.events)
    #expect(day.counted.map(\.index) == Array(1...8))
    #expect(day.notCounted.map(\.title) == ["Growth sync", "Marta's birthday"])
    #expect(day.events.first?.title == "Marta's birthday")
  }

  @Test("what does not touch the day is left out") func otherDays() {
    let sunday = SampleDay.monday.advanced(by: -1)
    let untilMidnight = TimeSpan(
      from: SampleDay.zone.instant(sunday, "23:00"), to: SampleDay.zone.start(of: SampleDay.monday))
    let others = [
      Occurrence(uid: nil, title: "Late", calendar: "home", time: .timed(untilMidnight)),
      Occurrence(uid: nil, title: "Sunday", calendar: "home", time: .allDay(sunday..<sunday + 1)),
      SampleDay.meeting("Tomorrow", "09:00", "10:00", date: SampleDay.monday + 1),
    ]
    #expect(SampleDay.make(occurrences: others).events.isEmpty)
  }
}

extension LocalDate {
  static func + (date: LocalDate, days: Int) -> LocalDate { date.advanced(by: days) }
}
