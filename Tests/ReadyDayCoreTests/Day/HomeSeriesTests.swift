import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("What is home's, and falls away abroad or in a flight") struct HomeSeriesTests {
  @Test("away, an errand of home falls away, but for one with somebody else", arguments: [0, 1])
  func errandOfHome(people: Int) {
    let home = Zone.fixture("America/New_York")
    var errand = SampleDay.meeting("Pick up dry cleaning", "17:00", "17:30", people: people)
    errand.isRecurring = true
    errand.hasConference = false
    errand.details.zones = .named(start: home, end: home)
    let day = SampleDay.make(occurrences: [errand]) { $0.home = home }
    #expect(day.events.map(\.kind) == [.errand])
    #expect(day.events.first?.notCounted == (people == 0 ? .atHome : nil))
  }

  @Test("in a flight nobody has lunch at home") func inFlight() {
    func series(_ title: String) -> Occurrence {
      var event = EventKindTests.event(title, "mon 12:00 1h")
      event.isRecurring = true
      return event
    }
    let flight = EventKindTests.event("Flight IB6251 MAD-JFK", "mon 11:45 8h")
    let day = SampleDay.make(
      now: "06:55", occurrences: [flight, series("Lunch"), series("Focus time"), series("Dentist")])
    #expect(day.counted.map(\.title) == ["Flight IB6251 MAD-JFK", "Dentist", "Focus time"])
    #expect(day.noWindow == .beforeFlight)
  }

  @Test("away, training of home falls away, and what must be done at home keeps only its time")
  func seriesOfHome() {
    let home = Zone.fixture("America/New_York")
    func day(_ title: String, change: (inout Occurrence) -> Void = { _ in }) -> Day {
      var event = SampleDay.meeting(title, "17:00", "17:30", people: 0)
      (event.isRecurring, event.hasConference) = (true, false)
      event.details.zones = .named(start: home, end: home)
      change(&event)
      return SampleDay.make(occurrences: [event]) { $0.home = home }
    }
    let gym = day("Gym fuerza")
    #expect(gym.events.map(\.kind) == [.training] && gym.counted.isEmpty)
    #expect(gym.calendarSessions.isEmpty && gym.events.map(\.isKept) == [false])
    #expect(day("Insulin").counted.count == 1)
    #expect(day("Lunch").counted.isEmpty && day("Focus time").counted.count == 1)
    let school = day("Recoger a Vega del cole")
    #expect(school.counted.isEmpty && school.events.map(\.isKept) == [true])
    let bins = day("Pick up dry cleaning")
    #expect(bins.events.map(\.isKept) == [false])
    let alarm = day("Pick up dry cleaning") { $0.hasAlarm = true }
    #expect(alarm.counted.isEmpty && alarm.events.map(\.isKept) == [true])
  }
}
