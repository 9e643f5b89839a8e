import Testing

@testable import ReadyDayCore

/// What is said about a morning and its day beside the advice.
@Suite struct DaySentencesTests {
  @Test("an event's line gives the factors that tell something") func demandReasons() {
    let lines = SampleDay.day.counted.map { event in
      event.demand?.factors.compactMap(Voice(.english).demandReason).joined(separator: ", ")
    }
    #expect(
      lines == [
        "6 others, \"stand-up\" in the title", "2 h, 3 others, \"board\" in the title",
        "1 h, 3 others, \"interview\" in the title", "1 other person, \"1:1\" in the title",
        "1 h 30 min, 3 others, afternoon slump, \"quarterly\" in the title", "afternoon slump",
        "1 h, 5 others", "1 h, 1 other person",
      ])
  }
}
