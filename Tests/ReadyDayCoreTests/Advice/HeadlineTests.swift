import Testing

@testable import ReadyDayCore

@Suite struct HeadlineTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    @Anew var day: Day
    let headline: Headline
  }

  static let light = [SampleDay.meeting("Call", "10:00", "11:00")]
  static let moderate = [SampleDay.meeting("Call", "09:00", "14:00", people: 4)]

  static let race = [SampleTonight.event("10K race", "09:00", "11:00")]

  static let cases = [
    Case(
      testDescription: "red, heavy, something to move", day: SampleDay.day,
      headline: .scored(.red, .heavy, move: "Board review Q3", training: .easy)),
    Case(
      testDescription: "red, heavy, nothing left to move", day: SampleDay.make(now: "15:00"),
      headline: .scored(.red, .eventsAndTimeLeft, training: .easy)),
    Case(
      testDescription: "red without a calendar", day: SampleDay.make(occurrences: nil),
      headline: .scored(.red, nil, training: .easy)),
    Case(
      testDescription: "a race that goes on", day: SampleDay.after(80, events: race, now: "10:59"),
      headline: .race(title: "10K race")),
    Case(
      testDescription: "a race that is over", day: SampleDay.after(80, events: race, now: "11:00"),
      headline: .afterRace(title: "10K race")),
    Case(
      testDescription: "yellow, light", day: day(.scored(50), light),
      headline: .scored(.yellow, .light, training: .moderate)),
    Case(
      testDescription: "yellow, moderate", day: day(.scored(50), moderate),
      headline: .scored(.yellow, .moderate, training: .moderate)),
    Case(
      testDescription: "green, empty", day: day(.scored(90), []),
      headline: .scored(.green, .some(.none), training: .hard)),
    Case(
      testDescription: "pending, heavy", day: SampleDay.make(morning: .unscored(.pending)),
      headline: .unscored(.pending, .heavy)),
    Case(
      testDescription: "unscorable, no calendar", day: day(.unscored(.unscorable), nil),
      headline: .unscored(.unscorable, nil)),
    Case(
      testDescription: "missing, light", day: day(.unscored(.missing), light),
      headline: .unscored(.missing, .light)),
    Case(
      testDescription: "scored without a usable score", day: day(.unscored(.scored), light),
      headline: .unscored(.noColour, .light)),
    Case(testDescription: "calendar only", day: day(nil, light), headline: .calendarOnly(.light)),
    Case(testDescription: "nothing", day: day(nil, nil), headline: .nothingKnown),
  ]

  @Test("the headline says what is known and nothing else", arguments: cases)
  func headline(_ expected: Case) { #expect(Headline(for: expected.day) == expected.headline) }

  static func day(_ morning: MorningReport?, _ occurrences: [Occurrence]?) -> Day {
    SampleDay.make(occurrences: occurrences, morning: morning)
  }
}
