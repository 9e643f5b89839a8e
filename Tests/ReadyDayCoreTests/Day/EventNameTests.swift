import Testing

@testable import ReadyDayCore

@Suite("Names of events") struct EventNameTests {
  private static func number(_ text: String) throws -> Int? {
    try SampleDay.day.event(named: try #require(EventName(text))).index
  }

  @Test(
    "a number, a title or a part of one names an event, whatever its case and accents",
    arguments: [
      ("2", 2), ("Board review Q3", 2), ("board", 2), ("BOARD REVIEW", 2), ("rëview", 2),
      ("1:1 ana", 4), ("stand up", 1), ("dinner", 8),
    ])
  func found(text: String, number: Int) throws { #expect(try Self.number(text) == number) }

  @Test("a whole title comes before a part of another") func whole() throws {
    let day = SampleDay.make(occurrences: [
      SampleDay.meeting("Review", "09:00", "10:00", uid: "a"),
      SampleDay.meeting("Budget review", "10:00", "11:00", uid: "b"),
    ])
    #expect(try day.event(named: .title("review")).index == 1)
  }

  @Test("what is in several titles names none; they are the candidates") func several() {
    let day = SampleDay.make(occurrences: [
      SampleDay.meeting("Design review", "09:00", "10:00", uid: "a"),
      SampleDay.meeting("Budget review", "10:00", "11:00", uid: "b"),
    ])
    #expect(
      throws: EventName.Unclear.several(
        "review",
        [
          .init(number: 1, title: "Design review", from: .at("09:00"), to: .at("10:00")),
          .init(number: 2, title: "Budget review", from: .at("10:00"), to: .at("11:00")),
        ])
    ) { try day.event(named: .title("review")) }
  }

  @Test("what is not there is said, and what does not count is no event to change")
  func none() throws {
    let day = SampleDay.day
    #expect(throws: EventName.Unclear.noneCalled("dentist")) {
      try day.event(named: .title("dentist"))
    }
    #expect(throws: EventName.Unclear.noneCalled("-")) { try day.event(named: .title("-")) }
    #expect(throws: EventName.Unclear.noSuchNumber(9, count: 8)) {
      try day.event(named: .number(9))
    }
    #expect(throws: EventName.Unclear.notCounted(title: "Growth sync", .declined)) {
      try day.event(named: .title("growth"))
    }
    #expect(try day.event(named: .title("growth"), needsCounting: false).notCounted == .declined)
  }

  @Test("digits are a number, and nothing is no name", arguments: ["", " ", "0", "999999"])
  func noName(text: String) { #expect(EventName(text) == nil) }

  @Test("advice has letters, in either case", arguments: [("A", 1), ("b", 2), ("Z", 26)])
  func letters(text: String, place: Int) {
    #expect(AdviceLetter(text)?.place == place)
    #expect(AdviceLetter(place: place).description == text.uppercased())
  }

  @Test("anything else is no letter", arguments: ["", "AB", "1", "ñ", "@", "{"])
  func noLetter(text: String) { #expect(AdviceLetter(text) == nil) }
}
