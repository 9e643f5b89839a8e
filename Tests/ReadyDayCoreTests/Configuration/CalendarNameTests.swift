import Testing

@testable import ReadyDayCore

@Suite("Names of calendars of one server") struct CalendarNameTests {
  private func calendar(_ name: String) -> JSON {
    .object(["name": .string(name), "url": .string("https://h.test/a")])
  }

  @Test("a second calendar of a server gets a number") func second() {
    #expect(
      Configuration.distinct([calendar("h.test"), calendar("h.test")], from: ["h.test"])
        == [calendar("h.test 2"), calendar("h.test 3")])
    #expect(Configuration.distinct([calendar("h.test")], from: ["work"]) == [calendar("h.test")])
  }

  @Test("a path stays as it is") func path() {
    #expect(Configuration.distinct([.string("~/a")], from: ["~/a"]) == [.string("~/a")])
  }
}
