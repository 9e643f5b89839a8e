import Testing

@testable import ReadyDayCore

@Suite("Lengths")
struct LengthTests {
  @Test("a length never reaches the half hour that it falls short of")
  func lengths() {
    let voice = Language.english.voice
    #expect(voice.length(359.7) == "5 h 59 min" && voice.length(360.0) == "6 h")
    #expect(voice.length(360.4) == "6 h" && voice.length(389.6) == "6 h 29 min")
    #expect(voice.length(374.6) == "6 h 15 min")
  }
}
