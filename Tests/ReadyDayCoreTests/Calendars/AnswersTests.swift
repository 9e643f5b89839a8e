import TestSupport
import Testing

@testable import ReadyDayCore

/// Whose answer counts, if a person is invited more than once, or an instance lists nobody.
@Suite struct AnswersTests {
  private static let me: Set = ["ana@example.test", "ana@home.test"]

  private func answers(_ events: String..., on day: String = "2026-11-23") -> [String] {
    let date = LocalDate.on(day)
    var library = CalendarLibrary(on: RequestedDays(date...date, in: .utc), zones: FixtureZones())
    library.me = Self.me
    let bytes = Array(
      WrittenCalendar.wrap(events.joined(separator: "\n")).split(separator: "\n")
        .joined(separator: "\r\n").utf8)
    library.scan(bytes.span.bytes, file: "f.ics", calendar: "work")
    library.read(bytes.span.bytes, file: "f.ics")
    return library.agenda().occurrences.map {
      $0.has(.declined, from: Self.me) ? "declined" : $0.isUnanswered(by: Self.me) ? "open" : "yes"
    }
  }

  private func guest(_ address: String, _ answer: String) -> String {
    "\nATTENDEE;PARTSTAT=\(answer):mailto:\(address)"
  }

  private func invitation(_ guests: String...) -> String {
    WrittenCalendar.event("a", "DTSTART:20261123T090000Z" + guests.joined())
  }

  @Test("one address that accepts is enough, and any answer is better than none") func twice() {
    let (work, home) = ("ana@example.test", "ana@home.test")
    #expect(answers(invitation(guest(work, "DECLINED"), guest(home, "ACCEPTED"))) == ["yes"])
    #expect(answers(invitation(guest(work, "ACCEPTED"), guest(home, "DECLINED"))) == ["yes"])
    #expect(
      answers(invitation(guest(work, "NEEDS-ACTION"), guest(work, "DECLINED"))) == ["declined"])
    #expect(
      answers(invitation(guest(work, "DECLINED"), guest(home, "NEEDS-ACTION"))) == ["declined"])
    #expect(
      answers(invitation(guest(work, "NEEDS-ACTION"), guest("bo@x.test", "DECLINED"))) == ["open"])
  }

  @Test("the newer of two copies has the answer") func copies() {
    let copy = { (address: String, answer: String, stamp: String) in
      WrittenCalendar.event(
        "a", "DTSTART:20261123T090000Z\nDTSTAMP:\(stamp)T080000Z" + self.guest(address, answer))
    }
    #expect(
      answers(
        copy("ana@example.test", "DECLINED", "20261101"),
        copy("ana@home.test", "ACCEPTED", "20261102")) == ["yes"])
    #expect(
      answers(
        copy("ana@example.test", "DECLINED", "20261103"),
        copy("ana@home.test", "ACCEPTED", "20261102")) == ["declined"])
  }

  @Test("an instance without guests of a series that was declined is declined") func instance() {
    let series = { (answer: String) in
      WrittenCalendar.event(
        "a", "DTSTART:20261116T090000Z\nRRULE:FREQ=WEEKLY" + self.guest("ana@example.test", answer))
    }
    let change = { (guests: String) in
      WrittenCalendar.event(
        "a", "RECURRENCE-ID:20261123T090000Z\nDTSTART:20261123T110000Z" + guests)
    }
    #expect(answers(series("DECLINED"), change("")) == ["declined"])
    #expect(answers(series("ACCEPTED"), change("")) == ["yes"])
    #expect(
      answers(series("DECLINED"), change(guest("ana@example.test", "NEEDS-ACTION"))) == ["open"])
  }
}
