import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("What only lasts, and what is worked") struct BackgroundTests {
  private static func standing(
    _ title: String, _ when: String, people: Int = 0,
    _ change: (inout Occurrence) -> Void = { _ in }
  ) -> String {
    var event = EventKindTests.event(title, when, people: people)
    change(&event)
    let day = SampleDay.make(now: "06:55", occurrences: [event]) { $0.me = ["ana@example.test"] }
    return day.events.first.map { $0.notCounted?.rawValue ?? $0.kind.rawValue } ?? "none"
  }

  @Test(
    "waiting and states are listed only",
    arguments: [
      ("Change freeze", "mon 08:00 12h"), ("Release freeze", "mon 18:00 12h"),
      ("Delivery", "mon 09:00 4h"), ("On-call", "mon 00:00 23h"),
      ("Guardia localizada", "mon 08:00 12h"), ("Anything", "mon 08:00 14h"),
    ])
  func background(title: String, when: String) {
    #expect(Self.standing(title, when) == "background")
  }

  @Test("not where it is short, worked, or with somebody") func counted() {
    #expect(Self.standing("Delivery", "mon 09:00 3h") == "errand")
    #expect(Self.standing("Offsite delivery workshop", "mon 09:00 5h") != "background")
    #expect(Self.standing("Oficina: cierre del año", "mon 09:00 5h") != "background")
    #expect(Self.standing("Guardia", "mon 08:00 17h") == "shift")
    #expect(Self.standing("Guardia", "mon 08:00 24h") == "shift")
    #expect(Self.standing("Anything", "mon 08:00 14h", people: 3) == "meeting")
    let own = Self.standing("Change freeze", "mon 08:00 5h") {
      $0.organizer = .init(address: "ana@example.test")
    }
    #expect(own == "errand")
    #expect(
      Self.standing("Berlin", "mon 08:00 10h") { $0.busyStatus = .workingElsewhere } == "background"
    )
  }

  @Test(
    "a day at a place of work is listed only, unless the user meets somebody there",
    arguments: [
      "In office", "Home office", "Presencial", "En la oficina", "In office: workshop", "Office",
      "Oficina",
    ])
  func workplaces(title: String) {
    let me = { (event: inout Occurrence) in
      event.attendees.append(.init(address: "ana@example.test"))
    }
    #expect(Self.standing(title, "mon 09:00 9h") == "background")
    #expect(Self.standing(title, "mon 09:00 9h", people: 3) == "background")
    #expect(Self.standing(title, "mon 09:00 9h", people: 3, me) == "meeting")
    #expect(Self.standing(title, "mon 09:00 9h") { $0.hasConference = true } != "background")
    #expect(Self.standing("Release freeze", "mon 09:00 9h", people: 3, me) == "background")
  }

  @Test(
    "Outlook's words in front of a title are believed",
    arguments: [
      ("Canceled: Sync", "cancelled"), ("Cancelado: Sync", "cancelled"),
      ("Declined: Sync", "declined"),
      ("Cancelled flights: claim", "errand"),
    ])
  func prefixes(title: String, expected: String) {
    #expect(Self.standing(title, "mon 09:00 1h") == expected)
  }

  @Test(
    "what repeats at similar hours on three days is a shift on the fourth, unless it is waiting",
    arguments: [("Ward 3", "shift"), ("Release freeze", "background"), ("Oficina", "background")])
  func usualShift(title: String, expected: String) {
    let zone = Zone.fixture("Europe/Madrid")
    let calendar = WrittenCalendar(
      WrittenCalendar.event(
        "a",
        "DTSTART;TZID=Europe/Madrid:20260302T070000\nDTEND;TZID=Europe/Madrid:20260302T150000\n"
          + "RRULE:FREQ=DAILY;COUNT=5\nSUMMARY:\(title)"))
    let first = LocalDate.on("2026-03-02")
    let agenda = calendar.agenda(on: first...first.advanced(by: 4), in: zone)
    #expect(agenda.occurrences.map(\.isUsualShift) == [false, false, false, true, true])
    let day = Day(first.advanced(by: 3), in: zone, agenda)
    #expect(day.events.map { $0.notCounted?.rawValue ?? $0.kind.rawValue } == [expected])
  }

  @Test("only what is worked with others takes up the night") func night() {
    func kinds(people: Int) -> [String] {
      SampleDay.make(
        now: "06:55", occurrences: [EventKindTests.event("Release", "mon 01:00 4h", people: people)]
      ).kinds.map(\.kind.rawValue)
    }
    #expect(kinds(people: 3) == ["night_shift"])
    #expect(kinds(people: 0) == [])
  }
}
