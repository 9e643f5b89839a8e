import Testing

@testable import ReadyDayCore

@Suite struct MeetingBlockTests {
  @Test("the sample day has one marathon of 4 h 15 min and three shorter blocks") func sample() {
    let day = SampleDay.day
    #expect(
      day.blocks.map { $0.span.clock() } == [
        "08:30–12:45", "14:00–16:00", "16:30–17:30", "19:00–20:00",
      ])
    #expect(day.blocks.map(\.events) == [[1, 2, 3, 4], [5, 6], [7], [8]])
    #expect(day.marathons.map(\.span.wholeMinutes) == [255])
  }

  @Test("what lasts for a day and more is no meeting, no shift, and nothing that keeps one up")
  func long() {
    let zone = SampleDay.zone
    let review = SampleDay.meeting("Review", "10:00", "11:00", people: 2)
    func day(_ hours: Int) -> Day {
      let start = zone.instant(SampleDay.monday.advanced(by: -1), "14:00")
      var offsite = Occurrence(
        uid: "o@example.test", title: "Offsite", calendar: "work",
        time: .timed(TimeSpan(start, seconds: hours * 3600)))
      offsite.attendees = SampleDay.guests(2)
      return SampleTonight.day([offsite, review])
    }
    let long = day(60)
    #expect(long.blocks.map { $0.span.clock() } == ["10:00–11:00"] && long.kinds.isEmpty)
    #expect(long.lightsOut == "22:25" && long.conflict == nil)
    #expect(long.counted.filter(\.isDoubleBooked) == [])
    #expect(NoLunchBreak.evaluate(long).recommendation == nil)
    if case .night? = long.verdict.reasons.first { Issue.record("a night of work") }
    let night = day(23)
    #expect(!night.blocks.isEmpty && night.kinds.map(\.kind) == [.nightShift])
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let meetings: [(title: String, start: String, end: String)]
    let blocks: [String]
  }

  @Test(
    "a pause of ten minutes or an event of rest ends a block",
    arguments: [
      Case(
        testDescription: "nine minutes apart",
        meetings: [("A", "09:00", "10:00"), ("B", "10:09", "11:00")], blocks: ["09:00–11:00"]),
      Case(
        testDescription: "ten minutes apart",
        meetings: [("A", "09:00", "10:00"), ("B", "10:10", "11:00")],
        blocks: ["09:00–10:00", "10:10–11:00"]),
      Case(
        testDescription: "one inside the other",
        meetings: [("A", "09:00", "12:00"), ("B", "09:30", "10:00"), ("C", "12:05", "12:30")],
        blocks: ["09:00–12:30"]),
      Case(
        testDescription: "lunch between",
        meetings: [("A", "11:00", "12:00"), ("Lunch", "12:00", "13:00"), ("B", "13:00", "15:00")],
        blocks: ["11:00–12:00", "13:00–15:00"]),
      Case(
        testDescription: "a board lunch between",
        meetings: [
          ("A", "11:00", "12:00"), ("Board lunch", "12:00", "13:00"), ("B", "13:00", "15:00"),
        ], blocks: ["11:00–15:00"]),
      Case(testDescription: "rest alone", meetings: [("Café", "11:00", "11:30")], blocks: []),
    ])
  func blocks(_ expected: Case) {
    let meetings = expected.meetings.map { SampleDay.meeting($0.title, $0.start, $0.end) }
    let day = SampleDay.make(occurrences: meetings)
    #expect(day.blocks.map { $0.span.clock() } == expected.blocks)
  }

  @Test("three hours make a marathon, a minute less does not") func marathon() {
    let short = SampleDay.make(occurrences: [SampleDay.meeting("A", "09:00", "11:59")])
    let long = SampleDay.make(occurrences: [SampleDay.meeting("A", "09:00", "12:00")])
    #expect(short.marathons.isEmpty)
    #expect(long.marathons.count == 1)
  }
}
