import TestSupport
import Testing

@testable import ReadyDayCore

/// VFREEBUSY (RFC 5545 §3.6.4).
@Suite struct FreeBusyTests {
  private static let calendar = WrittenCalendar(
    """
    BEGIN:VFREEBUSY
    UID:f
    ORGANIZER:mailto:ana@example.test
    DTSTART:20261123T000000Z
    DTEND:20261130T000000Z
    FREEBUSY:20261123T080000Z/20261123T090000Z,20261124T080000Z/PT2H
    FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261123T100000Z/PT1H
    FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261123T120000Z/PT1H
    FREEBUSY;FBTYPE=FREE:20261123T140000Z/PT1H
    END:VFREEBUSY
    """)

  private static func day(_ date: String) -> Day {
    let zone = Zone.fixture("Europe/Madrid")
    return Day(.on(date), in: zone, calendar.agenda(on: date))
  }

  @Test("its periods are events of the days on which they are") func periods() {
    #expect(
      Self.calendar.lines(on: "2026-11-23") == [
        "2026-11-23T09:00–10:00 Busy", "2026-11-23T11:00–12:00 Busy",
        "2026-11-23T13:00–14:00 Busy", "2026-11-23T15:00–16:00 Busy",
      ])
    #expect(Self.calendar.lines(on: "2026-11-24") == ["2026-11-24T09:00–11:00 Busy"])
    #expect(Self.calendar.lines(on: "2026-11-25") == [])
  }

  @Test("each is what its line says") func kinds() {
    let day = Self.day("2026-11-23")
    #expect(day.events.map(\.notCounted) == [nil, .outOfOffice, nil, .free])
    #expect(day.counted.map(\.isTentative) == [false, true])
  }

  @Test("they are counted among the events of the file") func count() {
    let date = LocalDate.on("2026-11-23")
    let (_, library) = Self.calendar.library(date...date, in: .fixture("Europe/Madrid"))
    #expect(library.eventCount == 5)
  }

  @Test("an answer to somebody who asked has no events") func reply() {
    let text = "METHOD:REPLY\nBEGIN:VFREEBUSY\nFREEBUSY:20261123T080000Z/PT1H\nEND:VFREEBUSY"
    #expect(WrittenCalendar(text).lines(on: "2026-11-23") == [])
  }
}
