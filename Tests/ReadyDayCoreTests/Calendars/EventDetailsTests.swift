import TestSupport
import Testing

@testable import ReadyDayCore

/// What is shown of an event, beside when it happens.
@Suite struct EventDetailsTests {
  private func occurrence(_ properties: String) throws -> Occurrence {
    let event = WrittenCalendar.event("a", "DTSTART:20261123T090000Z\n" + properties)
    return try #require(WrittenCalendar(event).agenda(on: "2026-11-23").occurrences.first)
  }

  @Test("a title alone cancels nothing; what Outlook says of the time is kept")
  func canceledTitle() throws {
    let event = try occurrence(
      "SUMMARY:Canceled: Sync\nSTATUS:CONFIRMED\nX-MICROSOFT-CDO-BUSYSTATUS:FREE")
    #expect(event.title == "Canceled: Sync")
    #expect(event.status == .confirmed)
    #expect(event.busyStatus == .free)
  }

  @Test(
    "a link to join is one of a conference, wherever it stands",
    arguments: [
      ("CONFERENCE:https://example.test/call", true),
      ("X-GOOGLE-CONFERENCE:https://meet.google.com/abc", true),
      ("LOCATION:https://acme.zoom.us/j/1", true), ("DESCRIPTION:Join https://zoom.us/j/1", true),
      ("URL:https://teams.microsoft.com/meet/1", true), ("URL:https://example.test/dinner", false),
      ("LOCATION:https://example.test/map", false), ("DESCRIPTION:notzoom.us", false),
      ("CONFERENCE:tel:+34911", false), ("LOCATION:Room 1", false),
    ])
  func conference(property: String, isHeld: Bool) throws {
    #expect(try occurrence(property).hasConference == isHeld)
  }

  @Test(
    "a calendar of holidays says in its descriptions whose day it is, and no other calendar does",
    arguments: [
      ("DESCRIPTION:Public holiday", Occurrence.Holiday.everywhere),
      ("DESCRIPTION:Public holiday in Madrid\\, Murcia", .somewhere),
      ("DESCRIPTION:Observance\\nTo hide observances\\, go to Settings", .observance),
      ("DESCRIPTION:Día festivo", .everywhere), ("DESCRIPTION:Celebración", .observance),
      ("DESCRIPTION:Celebración en Murcia\\nPara ocultar", .somewhere),
      ("SUMMARY:Día (festivo regional)\nDESCRIPTION:Celebración", .somewhere),
      ("DESCRIPTION:Gesetzlicher Feiertag", .everywhere), ("DESCRIPTION:Feiertag", .everywhere),
      ("DESCRIPTION:Feiertag in Bayern\\, Sachsen", .somewhere),
      ("DESCRIPTION:Gedenktag\\nWenn Sie", .observance), ("DESCRIPTION:Jour férié", .everywhere),
      ("DESCRIPTION:Jour férié dans le Bas-Rhin", .somewhere),
      ("DESCRIPTION:Célébration", .observance), ("DESCRIPTION:Fête nationale", .everywhere),
      ("DESCRIPTION:Ricorrenza\\nPer nascondere", .observance),
      ("DESCRIPTION:Festività pubblica", .everywhere), ("DESCRIPTION:Feriado", .everywhere),
      ("DESCRIPTION:Data comemorativa", .observance),
      ("DESCRIPTION:Feriado na Bahia", .somewhere), ("DESCRIPTION:Officiële feestdag", .everywhere),
      ("DESCRIPTION:Dia festiu", .everywhere), ("DESCRIPTION:Festa local", .somewhere),
      ("DESCRIPTION:Svátek", .observance), ("DESCRIPTION:Holidaymaker", .observance),
      ("LOCATION:Madrid", .everywhere), ("SUMMARY:Comienza el horario de verano", .observance),
    ])
  func holiday(property: String, holiday: Occurrence.Holiday) throws {
    #expect(try occurrence(property).holiday == nil)
    let event = WrittenCalendar.event("a", "DTSTART:20261123T090000Z\n" + property)
    let date = try #require(LocalDate("2026-11-23"))
    var library = CalendarLibrary(on: RequestedDays(date...date, in: .utc), zones: FixtureZones())
    library.holdsHolidays = { $0 == "festivos" }
    let bytes = Array(
      WrittenCalendar.wrap(event).split(separator: "\n").joined(separator: "\r\n").utf8)
    library.scan(bytes.span.bytes, file: "f.ics", calendar: "", givenName: "festivos")
    library.read(bytes.span.bytes, file: "f.ics")
    let agenda = library.agenda()
    #expect(agenda.occurrences.map(\.holiday) == [holiday])
  }

  @Test("values are read in any case") func oddCase() throws {
    let event = try occurrence("TRANSP:Transparent\nstatus:tentative\nClass:Confidential")
    #expect(event.isTransparent)
    #expect(event.status == .tentative)
    #expect(event.visibility == .confidential)
  }

  @Test("a class nobody knows is private, and no class is public") func visibility() throws {
    #expect(try occurrence("CLASS:X-BOARD-ONLY").visibility == .private)
    #expect(try occurrence("LOCATION:Room 1").visibility == .public)
  }

  @Test("each guest keeps an address without its scheme, an answer and a kind")
  func guests() throws {
    let event = try occurrence(
      """
      ORGANIZER;CN=Ben:mailto:ben@example.test
      ATTENDEE;CN="Ruiz, Ana";PARTSTAT="declined":MAILTO:Ana@Example.test
      ATTENDEE;CUTYPE=ROOM;PARTSTAT=ACCEPTED:mailto:room@example.test
      ATTENDEE:mailto:c@example.test
      """)
    #expect(event.organizer == .init(address: "ben@example.test", name: "Ben"))
    #expect(
      event.attendees == [
        .init(address: "ana@example.test", name: "Ruiz, Ana", response: .declined),
        .init(address: "room@example.test", response: .accepted, kind: .room),
        .init(address: "c@example.test"),
      ])
  }

  @Test("a guest's mailbox may stand beside another kind of address, and a space before it")
  func mailboxes() throws {
    let event = try occurrence(
      """
      ATTENDEE;EMAIL=Ana@example.test:https://example.test/principals/ana
      ATTENDEE;EMAIL=" ben@example.test":urn:uuid:ben
      ATTENDEE: mailto: c@example.test
      ATTENDEE;EMAIL=other@example.test:mailto:d@example.test
      ATTENDEE;EMAIL=nobody:urn:uuid:e
      ATTENDEE:mailto:f%2Bcal%40example.test
      ATTENDEE:MAILTO:<G@Example.test>
      ATTENDEE:mailto:Ha <h@example.test>
      ATTENDEE:mailto:50%off@example.test
      """)
    #expect(
      event.attendees.map(\.address) == [
        "ana@example.test", "ben@example.test", "c@example.test", "d@example.test", "urn:uuid:e",
        "f+cal@example.test", "g@example.test", "h@example.test", "50%off@example.test",
      ])
  }

  @Test("a guest's name is kept only where the address is none") func names() throws {
    let event = try occurrence(
      """
      ORGANIZER;CN=Ben:invalid:nomail
      ATTENDEE;CN="Ruiz, Ana";PARTSTAT=ACCEPTED:invalid:nomail
      """)
    #expect(event.organizer == .init(address: "invalid:nomail", name: "Ben"))
    #expect(
      event.attendees == [
        .init(address: "invalid:nomail", name: "Ruiz, Ana", response: .accepted)
      ])
  }

  @Test("a fold within a character is joined before it is decoded") func foldedCharacter() throws {
    let text = WrittenCalendar.wrap(
      WrittenCalendar.event("a", "DTSTART:20261123T090000Z\nSUMMARY:Caf|é"))
    let bytes = WrittenCalendar.File("fold.ics", text).bytes
    let bar = try #require(bytes.firstIndex(of: UInt8(ascii: "|")))
    let folded = bytes[..<bar] + bytes[bar + 1...bar + 1] + "\r\n ".utf8 + bytes[(bar + 2)...]
    let agenda = WrittenCalendar([.init("fold.ics", Array(folded))]).agenda(on: "2026-11-23")
    #expect(agenda.occurrences.map(\.title) == ["Café"])
    #expect(agenda.diagnostics.isEmpty)
  }

  @Test("escapes are resolved, in lists one value at a time") func escapes() throws {
    let event = try occurrence(
      #"SUMMARY:a\, b\; c\\d\ne"# + "\n" + #"CATEGORIES:Work\, paid,Focus"#)
    #expect(event.title == "a, b; c\\d\ne")
    #expect(event.categories == ["Work, paid", "Focus"])
  }

  @Test(
    "the link is where to join, else where to read",
    arguments: WrittenCase.all(in: "ical/links.txt"))
  func links(row: WrittenCase) throws {
    #expect(try occurrence(row.text).url ?? "none" == row.description)
  }

  @Test("the file's own name for its calendar wins over the one it is read under")
  func calendarName() {
    let event = WrittenCalendar.event("a", "DTSTART:20261123T090000Z")
    let named = WrittenCalendar("X-WR-CALNAME:Team", event).agenda(on: "2026-11-23")
    #expect(named.occurrences.map(\.calendar) == ["Team"])
    let unnamed = WrittenCalendar(event).agenda(on: "2026-11-23")
    #expect(unnamed.occurrences.map(\.calendar) == ["work"])
  }
}
