import Testing

@testable import ReadyDayCore

@Suite struct CalendarLoadTests {
  @Test("the sample day weighs 81.75, shown as 82, in 495 counted minutes") func sample() {
    let load = SampleDay.day.load
    #expect(load.total == 81.75)
    #expect(load.score == 81.75)
    #expect(load.level == .heavy)
    #expect(load.countedMinutes == 495)
    #expect(load.highEvents == 2)
  }

  @Test("a minute and a half is two minutes") func halfMinutes() {
    let day = SampleDay.make(occurrences: [SampleDay.meeting("A", "09:00", "09:01:30")])
    #expect(day.load.countedMinutes == 2)
  }

  @Test("the parts sum to the whole and name their events") func parts() {
    let load = SampleDay.day.load
    #expect(load.parts.map(\.points) == [1.5, 30, 8, 2.25, 22.5, 1.5, 8, 8])
    #expect(load.parts.map(\.index) == Array(1...8))
    #expect(load.parts.reduce(0) { $0 + $1.points } == load.total)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let minutes: Int
    let score: Double
    let level: CalendarLoad.Level
    var testDescription: String { "\(minutes) min of hard work" }
  }

  @Test(
    "light ends below 30 points, moderate at 60, and the score at 100",
    arguments: [
      Case(minutes: 0, score: 0, level: .light), Case(minutes: 116, score: 29, level: .light),
      Case(minutes: 119, score: 29.75, level: .light),
      Case(minutes: 120, score: 30, level: .moderate),
      Case(minutes: 240, score: 60, level: .moderate),
      Case(minutes: 241, score: 60.25, level: .heavy),
      Case(minutes: 400, score: 100, level: .heavy), Case(minutes: 480, score: 100, level: .heavy),
    ])
  func levels(_ expected: Case) {
    let load = CalendarLoad(of: [hardEvent(minutes: expected.minutes)])
    #expect(load.score == expected.score)
    #expect(load.level == expected.level)
    #expect(load.total == Double(expected.minutes) / 4)
  }

  @Test("a load is shown on the side of the border where it is") func besideBorders() {
    let shown = [(119, "29.8"), (241, "60.3"), (240, "60"), (250, "63"), (400, "100")]
    for (minutes, text) in shown {
      let load = CalendarLoad(of: [hardEvent(minutes: minutes)])
      #expect(Voice(.english).score(of: load) == "\(text)/100")
      #expect(Voice(.english).load(load).contains("shown as \(text)"))
    }
    #expect(Voice(.spanish).points(60.25) == "60,3")
    #expect(Voice(.english).points(60.25, beside: [30, 70]) == "60")
  }

  @Test("with events missing, a load is the least, and only heavy is known") func least() {
    let rows: [(minutes: Int, level: CalendarLoad.Level?)] = [(0, nil), (240, nil), (241, .heavy)]
    for (minutes, level) in rows {
      let whole = CalendarLoad(of: [hardEvent(minutes: minutes)])
      #expect(whole.knownLevel == whole.level)
      let load = CalendarLoad(of: [hardEvent(minutes: minutes)], isLeast: true)
      #expect(load.score == whole.score)
      #expect(load.level == whole.level)
      #expect(load.knownLevel == level)
      for voice in Language.allCases.map(\.voice) {
        #expect(voice.score(of: load).hasSuffix(" \(voice.score(of: whole))"))
        #expect(voice.scoreAndLevel(of: load).hasPrefix(voice.score(of: load)))
        #expect((voice.scoreAndLevel(of: load) == voice.score(of: load)) == (level == nil))
      }
    }
  }

  @Test("a double booking counts twice") func doubleBooking() {
    let event = hardEvent(minutes: 60)
    #expect(CalendarLoad(of: [event, event]).score == 30)
    #expect(CalendarLoad(of: [event, event]).countedMinutes == 120)
  }

  @Test("what does not count weighs nothing") func notCounted() {
    let declined = SampleDay.day.notCounted
    #expect(CalendarLoad(of: declined).parts.isEmpty)
  }

  /// An event of 6 points, whatever its length.
  private func hardEvent(minutes: Int) -> DayEvent {
    let span = TimeSpan(.epoch, seconds: minutes * 60)
    let demand = EventDemand(factors: [.init(.attendees(8), points: 6)])
    return DayEvent(
      Occurrence(uid: nil, title: "Hard", calendar: "work", time: .timed(span)),
      .counted(index: 1, demand: demand, part: span),
      Boxed(wrappedValue: .init(attendees: 8, kind: .meeting, evidence: .nothing)))
  }
}
