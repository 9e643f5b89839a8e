import Testing

@testable import ReadyDayCore

@Suite struct SpanishClockTests {
  @Test("one o'clock is singular", arguments: [("01:15", "la 01:15"), ("13:00", "las 13:00")])
  func article(_ time: String, _ words: String) {
    #expect(Voice(.spanish).las(.at(time)) == words)
    #expect(
      Voice(.spanish).headline(.tonight(lightsOut: .at(time), .unknown))
        == "Apaga la luz a \(words).")
  }
}
