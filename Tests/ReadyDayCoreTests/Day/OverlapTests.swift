import Testing

@testable import ReadyDayCore

@Suite("Events at one time") struct OverlapTests {
  static func day(_ events: [Occurrence], now: String = "06:55") -> Day {
    SampleDay.make(now: now, occurrences: events, morning: nil)
  }

  static let review = SampleDay.meeting("Budget review", "12:00", "13:00", people: 3, uid: "b")
  static let dentist = EventKindTests.event("Dentist", "mon 12:15 1h")

  @Test("each names the others, and what only touches is no overlap") func numbers() {
    let day = Self.day([
      SampleDay.meeting("A", "09:00", "12:00", uid: "a"),
      SampleDay.meeting("B", "09:30", "10:00", uid: "b"),
      SampleDay.meeting("C", "10:00", "11:00", uid: "c"),
      SampleDay.meeting("D", "12:00", "13:00", uid: "d"),
    ])
    #expect(day.counted.map(\.overlaps) == [[2, 3], [1], [1], []])
    #expect(day.counted.map(\.isDoubleBooked) == [true, true, true, false])
  }

  @Test("one line of advice names both, and when") func advice() throws {
    let advice = try Overlap.look(at: Self.day([Self.review, Self.dentist]))
    #expect([advice.first.title, advice.second.title] == ["Budget review", "Dentist"])
    #expect(advice.shared == SampleDay.span("12:15", "13:00"))
  }

  static func overlap(
    _ first: String, _ second: String, _ start: String, _ end: String
  ) -> Overlap {
    Overlap(
      first: .init(title: first, id: "a"), second: .init(title: second, id: "b"),
      shared: SampleDay.span(start, end), zone: SampleDay.zone)
  }

  @Test("what falls into a journey is the one to move") func journey() {
    let advice = Overlap(
      first: .init(title: "Flight", id: "a", isJourney: true),
      second: .init(title: "Cleaning", id: "b"), shared: SampleDay.span("12:15", "13:00"),
      zone: SampleDay.zone)
    #expect(advice.body(in: Voice(.english)).values == ["12:15", "13:00", "Cleaning"])
  }

  @Test("before a flight the last meeting that leaves too little time is the conflict")
  func airport() throws {
    let flight = EventKindTests.event("Flight MAD-JFK", "mon 15:00 8h")
    let lunch = EventKindTests.event("Lunch", "mon 15:00 1h")
    let early = SampleDay.meeting("Early", "09:00", "11:55", people: 3, uid: "e")
    let late = SampleDay.meeting("Late", "12:00", "12:30", people: 3, uid: "l")
    #expect(Self.day([flight, lunch, early]).conflict == nil)
    let advice = try Overlap.look(at: Self.day([flight, lunch, early, late]))
    #expect(advice.first.title == "Late" && advice.flight?.hours == 3)
    let domestic = EventKindTests.event("Flight MAD-LPA", "mon 15:00 3h")
    #expect(Self.day([domestic, late]).conflict == nil)
    #expect(Self.day([flight, late], now: "12:31").conflict == nil)
  }

  @Test("nothing else is asked in the three hours before a flight") func beforeFlight() {
    let flight = EventKindTests.event("Flight MAD-JFK", "mon 15:00 8h")
    let day = Self.day([flight])
    #expect(day.isBeforeFlight(SampleDay.span("12:30", "12:40")))
    #expect(!day.isBeforeFlight(SampleDay.span("11:00", "12:00")))
  }

  @Test("what may not take place is no conflict, nor what nobody moves or what lasts for days")
  func tentative() {
    var (review, dentist) = (Self.review, Self.dentist)
    review.status = .tentative
    #expect(Self.day([review, dentist]).conflict == nil)
    dentist.busyStatus = .tentative
    #expect(Self.day([Self.review, Self.dentist]).conflict != nil)
    let exam = EventKindTests.event("Maths exam", "mon 12:15 1h")
    #expect(Self.day([Self.review, exam]).conflict == nil)
    #expect(Overlap.evaluate(Self.day([review, dentist])).obstacle == Overlap.noConflict)
  }

  @Test("time for oneself gives way, and a meeting is part of a shift") func givesWay() {
    let focus = EventKindTests.event("Focus time", "mon 12:00 2h")
    let shift = EventKindTests.event("Turno", "mon 08:00 7h")
    #expect(Self.day([Self.review, focus]).conflict == nil)
    #expect(Self.day([Self.review, shift]).conflict == nil)
    #expect(Self.day([Self.dentist, shift]).conflict != nil)
  }

  @Test("what is over is no conflict any more") func over() {
    #expect(Self.day([Self.review, Self.dentist], now: "12:59").conflict != nil)
    #expect(Self.day([Self.review, Self.dentist], now: "13:00").conflict == nil)
  }

  @Test("of several the one that asks for most is told") func weightiest() {
    let day = Self.day([
      SampleDay.meeting("A", "08:00", "08:30", uid: "a"),
      SampleDay.meeting("B", "08:00", "08:30", uid: "c"), Self.review, Self.dentist,
    ])
    #expect(day.conflict?.first.title == "Budget review")
  }

  @Test("one meeting in two calendars counts once, in one calendar twice") func duplicates() {
    var copy = Self.review
    (copy.uid, copy.calendar, copy.attendees) = ("other", "home", [])
    let day = Self.day([copy, Self.review])
    #expect(day.counted.map(\.attendees) == [3])
    #expect(day.notCounted.map(\.notCounted) == [.duplicate])
    #expect(day.counted.map(\.overlaps) == [[]])
    copy.calendar = Self.review.calendar
    #expect(Self.day([copy, Self.review]).counted.count == 2)
    // Nobody has to choose between the two.
    #expect(Self.day([copy, Self.review]).conflict == nil)
    copy.title = "Another review"
    #expect(Self.day([copy, Self.review]).conflict != nil)
    (copy.calendar, copy.title) = ("home", "")
    #expect(Self.day([copy, Self.review]).counted.count == 2)
  }

  @Test("hidden events are one where they are called the same, not where they are hidden alike")
  func hidden() {
    let redaction = Redaction(hidesTitles: true, placeholder: "busy")
    var other = Self.review
    (other.uid, other.calendar, other.title) = ("other", "home", "Something else")
    #expect(Self.day([other, Self.review].map(redaction.applied)).counted.count == 2)
    other.title = Self.review.title
    #expect(Self.day([other, Self.review].map(redaction.applied)).counted.count == 1)
  }

  @Test("an invitation waits for the answer of its owner alone") func unanswered() {
    func day(_ response: Occurrence.Attendee.Response, _ address: String) -> Day {
      var review = Self.review
      review.organizer = .init(address: "boss@example.test")
      review.attendees.append(.init(address: address, response: response))
      return Self.day([review])
    }
    #expect(day(.needsAction, "ana@example.test").counted.map(\.isUnanswered) == [true])
    #expect(day(.accepted, "ana@example.test").counted.map(\.isUnanswered) == [false])
    #expect(day(.needsAction, "lucia@example.test").counted.map(\.isUnanswered) == [false])
  }

  @Test("many events at one time are told quickly") func many() {
    let events = (0..<2000).map { SampleDay.meeting("A\($0)", "09:00", "10:00", uid: "\($0)") }
    let day = Self.day(events)
    #expect(day.counted.allSatisfy { (1...20).contains($0.overlaps.count) })
  }
}
