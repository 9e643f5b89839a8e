import Testing

@testable import ReadyDayCore

@Suite("Distances in titles") struct TitleDistanceTests {
  @Test(
    "a decimal number is one, and a distance makes the length of a session",
    arguments: [
      ("Long run 21.1k", 126), ("Run 10,5 km", 63), ("Run 12 km", 72), ("Ciclismo 45,5km", 113),
      ("Easy run 10k", 60),
    ])
  func minutes(_ title: String, _ minutes: Int) {
    let time = Occurrence.Time.allDay(SampleDay.monday..<SampleDay.monday.advanced(by: 1))
    let run = Occurrence(uid: "run", title: title, calendar: "training", time: time)
    #expect(SampleDay.make(occurrences: [run]).calendarSessions.map(\.minutes) == [minutes])
  }

  @Test("only a point or a comma between digits joins two words") func words() {
    #expect(TitleWords("Week 6, 10k: 5.5").withDecimals == ["week", "6", "10k", "5.5"])
  }
}
