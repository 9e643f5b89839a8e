import TestSupport
import Testing

@testable import ReadyDayCore

/// What breaks calendar readers in the field, each on a calendar of our own.
@Suite struct CalendarCasesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let statement: String
    let calendar: WrittenCalendar
    let day: String
    var zone: String
    let lines: [String]
    var testDescription: String { "\(statement): \(day)" }

    init(
      _ statement: String, _ components: String, on day: String, in zone: String = "Europe/Madrid",
      _ lines: String...
    ) {
      self.statement = statement
      calendar = WrittenCalendar(components)
      self.day = day
      self.zone = zone
      self.lines = lines
    }
  }

  private static func event(_ properties: String) -> String {
    WrittenCalendar.event("a", properties)
  }

  /// A VTIMEZONE that is three and a half hours ahead of UTC, as no zone with its name would be.
  private static func definition(_ name: String, at offset: String = "+0330") -> String {
    """
    BEGIN:VTIMEZONE
    TZID:\(name)
    BEGIN:STANDARD
    DTSTART:16010101T000000
    TZOFFSETFROM:\(offset)
    TZOFFSETTO:\(offset)
    END:STANDARD
    END:VTIMEZONE
    """
  }

  static let zoneRows = [
    Case(
      "Outlook's zone names mean their IANA zones",
      event("DTSTART;TZID=W. Europe Standard Time:20260701T090000\nDURATION:PT1H"),
      on: "2026-07-01", in: "America/New_York", "2026-07-01T03:00–04:00 a"),
    Case(
      "also beside VALUE=DATE-TIME",
      event("DTSTART;VALUE=DATE-TIME;TZID=W. Europe Standard Time:20261123T090000\nDURATION:PT1H"),
      on: "2026-11-23", in: "America/New_York", "2026-11-23T03:00–04:00 a"),
    Case(
      "also behind a definition that says nothing",
      "BEGIN:VTIMEZONE\nTZID:W. Europe Standard Time\nEND:VTIMEZONE\n"
        + event("DTSTART;TZID=W. Europe Standard Time:20260701T090000\nDURATION:PT1H"),
      on: "2026-07-01", in: "America/New_York", "2026-07-01T03:00–04:00 a"),
    Case(
      "a custom zone is what the file defines",
      definition("tzone://Microsoft/Custom")
        + "\n" + event("DTSTART;TZID=\"tzone://Microsoft/Custom\":20261123T123000\nDURATION:PT1H"),
      on: "2026-11-23", "2026-11-23T10:00–11:00 a"),
    Case(
      "so is Customized Time Zone",
      definition("Customized Time Zone")
        + "\n" + event("DTSTART;TZID=Customized Time Zone:20261123T123000\nDURATION:PT1H"),
      on: "2026-11-23", "2026-11-23T10:00–11:00 a"),
    Case(
      "Microsoft's UTC needs no definition",
      event("DTSTART;TZID=\"tzone://Microsoft/Utc\":20261123T090000\nDURATION:PT1H"),
      on: "2026-11-23", "2026-11-23T10:00–11:00 a"),
    Case(
      "nor the quotation marks that belong around it",
      event("DTSTART;TZID=tzone://Microsoft/Utc:20261123T090000\nDURATION:PT1H"),
      on: "2026-11-23", "2026-11-23T10:00–11:00 a"),
    Case(
      "a quoted name and its escaped definition are one zone",
      definition("(UTC+01:00) Amsterdam\\, Berlin\\, Bern")
        + "\n"
        + event(
          "DTSTART;TZID=\"(UTC+01:00) Amsterdam, Berlin, Bern\":20261123T123000\nDURATION:PT1H"),
      on: "2026-11-23", "2026-11-23T10:00–11:00 a"),
    Case(
      "Windows shows its zones in the user's language, with their cities",
      event(
        "DTSTART;TZID=\"(UTC+00:00) Dublin, Edinburgh, Lissabon, London\":20260701T090000\nDURATION:PT1H"
      ),
      on: "2026-07-01", "2026-07-01T10:00–11:00 a"),
    Case(
      "of which those count that are spelled as in English",
      event("DTSTART;TZID=\"(UTC-05:00) Nueva York, New York\":20260701T090000\nDURATION:PT1H"),
      on: "2026-07-01", "2026-07-01T15:00–16:00 a"),
    Case(
      "and whose clocks are where it says",
      event("DTSTART;TZID=\"(UTC+03:00) London\":20260701T090000\nDURATION:PT1H"),
      on: "2026-07-01", "2026-07-01T09:00–10:00 a"),
    Case(
      "a numbered copy is what the file defines",
      definition("GMT Standard Time 1")
        + "\n" + event("DTSTART;TZID=GMT Standard Time 1:20261123T123000\nDURATION:PT1H"),
      on: "2026-11-23", "2026-11-23T10:00–11:00 a"),
    Case(
      "else the zone it is a copy of",
      event("DTSTART;TZID=Eastern Standard Time 1:20260701T090000\nDURATION:PT1H"),
      on: "2026-07-01", "2026-07-01T15:00–16:00 a"),
    Case(
      "an IANA name needs no definition",
      event("DTSTART;TZID=America/New_York:20260701T090000\nDURATION:PT1H"),
      on: "2026-07-01", "2026-07-01T15:00–16:00 a"),
    Case(
      "and wins over one that the file has",
      definition("Europe/London")
        + "\n" + event("DTSTART;TZID=Europe/London:20261123T090000\nDURATION:PT1H"),
      on: "2026-11-23", "2026-11-23T10:00–11:00 a"),
    Case(
      "and of several VCALENDARs in it each means its own",
      definition("Customized Time Zone")
        + "\nEND:VCALENDAR\nBEGIN:VCALENDAR\n"
        + definition("Customized Time Zone", at: "-0700")
        + "\n" + event("DTSTART;TZID=Customized Time Zone:20261123T090000\nDURATION:PT1H"),
      on: "2026-11-23", "2026-11-23T17:00–18:00 a"),
    Case(
      "an observance without a start costs the zone alone",
      """
      BEGIN:VTIMEZONE
      TZID:Office
      BEGIN:STANDARD
      TZOFFSETFROM:+0200
      TZOFFSETTO:+0100
      END:STANDARD
      END:VTIMEZONE
      """ + "\n" + event("DTSTART;TZID=Office:20261123T090000\nDURATION:PT1H"),
      on: "2026-11-23", "2026-11-23T09:00–10:00 a"),
    Case(
      "the calendar's X-WR-TIMEZONE shifts nothing",
      "X-WR-TIMEZONE:Asia/Tokyo\n" + event("DTSTART:20261123T090000Z\nDURATION:PT1H"),
      on: "2026-11-23", "2026-11-23T10:00–11:00 a"),
  ]

  @Test("zones mean what their writers meant", arguments: zoneRows)
  func zones(row: Case) { check(row) }

  private static let weekly =
    "DTSTART;TZID=Europe/Madrid:20261102T090000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=6"

  private static func changed(_ properties: String) -> String {
    event(weekly) + "\n" + event("RECURRENCE-ID:20261116T080000Z\n" + properties)
  }

  static let overrideRows = [
    Case(
      "one moment is one instance, whatever the zone it is written in",
      changed("DTSTART:20261116T110000Z\nDURATION:PT2H"),
      on: "2026-11-16", "2026-11-16T12:00–14:00 a"),
    Case(
      "an instance moved away is gone from its day",
      changed("DTSTART:20261118T110000Z\nDURATION:PT1H"), on: "2026-11-16"),
    Case(
      "and stands on its new one",
      changed("DTSTART:20261118T110000Z\nDURATION:PT1H"),
      on: "2026-11-18", "2026-11-18T12:00–13:00 a"),
    Case(
      "a rule copied into an override yields nothing",
      changed("DTSTART:20261116T110000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=6"),
      on: "2026-11-17"),
    Case(
      "an override without its series is a single event",
      event("RECURRENCE-ID:20261116T080000Z\nDTSTART:20261116T110000Z\nDURATION:PT1H"),
      on: "2026-11-16", "2026-11-16T12:00–13:00 a"),
    Case(
      "so is one of an instance the series does not have",
      event(weekly)
        + "\n" + event("RECURRENCE-ID:20261117T080000Z\nDTSTART:20261117T080000Z\nDURATION:PT1H"),
      on: "2026-11-17", "2026-11-17T09:00–10:00 a"),
    Case(
      "a cancelled override cancels its instance",
      changed("DTSTART:20261116T080000Z\nDURATION:PT1H\nSTATUS:CANCELLED"),
      on: "2026-11-16", "2026-11-16T09:00–10:00 a (cancelled)"),
    Case(
      "and no other",
      changed("DTSTART:20261116T080000Z\nDURATION:PT1H\nSTATUS:CANCELLED"),
      on: "2026-11-23", "2026-11-23T09:00–10:00 a"),
    Case(
      "one that says no start cancels it too",
      changed("STATUS:CANCELLED"), on: "2026-11-16", "2026-11-16T09:00–10:00 a (cancelled)"),
    Case(
      "a cancelled series is cancelled throughout", event(weekly + "\nSTATUS:CANCELLED"),
      on: "2026-11-23", "2026-11-23T09:00–10:00 a (cancelled)"),
    Case(
      "the higher SEQUENCE of two overrides wins, last in the file",
      changed("DTSTART:20261116T110000Z\nSEQUENCE:1")
        + "\n" + event("RECURRENCE-ID:20261116T080000Z\nDTSTART:20261116T120000Z\nSEQUENCE:2"),
      on: "2026-11-16", "2026-11-16T13:00–13:00 a"),
    Case(
      "or first",
      changed("DTSTART:20261116T110000Z\nSEQUENCE:3")
        + "\n" + event("RECURRENCE-ID:20261116T080000Z\nDTSTART:20261116T120000Z\nSEQUENCE:2"),
      on: "2026-11-16", "2026-11-16T12:00–12:00 a"),
    Case(
      "THISANDFUTURE moves and stretches the later ones",
      event(weekly)
        + "\n"
        + event(
          "RECURRENCE-ID;RANGE=THISANDFUTURE:20261116T080000Z\nDTSTART:20261116T110000Z"
            + "\nDURATION:PT2H"),
      on: "2026-11-30", "2026-11-30T12:00–14:00 a"),
  ]

  @Test("changed instances replace what they change", arguments: overrideRows)
  func overrides(row: Case) { check(row) }

  static let recurrenceRows = [
    Case(
      "EXDATE in UTC takes out the instance of that moment",
      event(weekly + "\nEXDATE:20261116T080000Z"), on: "2026-11-16"),
    Case(
      "EXDATE as a date takes out that day of a timed series",
      event(weekly + "\nEXDATE;VALUE=DATE:20261116"), on: "2026-11-16"),
    Case(
      "and leaves the others", event(weekly + "\nEXDATE;VALUE=DATE:20261116"),
      on: "2026-11-23", "2026-11-23T09:00–10:00 a"),
    Case(
      "EXDATE with a time takes out that date of an all-day series",
      event(
        "DTSTART;VALUE=DATE:20261102\nRRULE:FREQ=WEEKLY\n"
          + "EXDATE;TZID=W. Europe Standard Time:20261116T000000"), on: "2026-11-16"),
    Case(
      "UNTIL in UTC includes the instance of that moment",
      event(
        "DTSTART;TZID=W. Europe Standard Time:20260701T090000\n"
          + "RRULE:FREQ=DAILY;UNTIL=20260703T070000Z"),
      on: "2026-07-03", "2026-07-03T09:00–09:00 a"),
    Case(
      "and none after it",
      event(
        "DTSTART;TZID=W. Europe Standard Time:20260701T090000\n"
          + "RRULE:FREQ=DAILY;UNTIL=20260703T065959Z"), on: "2026-07-03"),
    Case(
      "UNTIL as a date includes that day of a timed series",
      event("DTSTART;TZID=Europe/Madrid:20261101T230000\nRRULE:FREQ=DAILY;UNTIL=20261104"),
      on: "2026-11-04", "2026-11-04T23:00–23:00 a"),
    Case(
      "and no later one",
      event("DTSTART;TZID=Europe/Madrid:20261101T230000\nRRULE:FREQ=DAILY;UNTIL=20261104"),
      on: "2026-11-05"),
    Case(
      "a reading that comes twice is the first, which UNTIL includes",
      event(
        "DTSTART;TZID=Europe/Berlin:20201024T023000\nRRULE:FREQ=DAILY;UNTIL=20201025T010000Z"),
      on: "2020-10-25", "2020-10-25T02:30–02:30 a"),
    Case(
      "and nothing comes the day after",
      event(
        "DTSTART;TZID=Europe/Berlin:20201024T023000\nRRULE:FREQ=DAILY;UNTIL=20201025T010000Z"),
      on: "2020-10-26"),
    Case(
      "RDATE periods bring their own lengths",
      event(
        "DTSTART:20261123T090000Z\nDTEND:20261123T100000Z\n"
          + "RDATE;VALUE=PERIOD:20261124T120000Z/PT30M,20261124T150000Z/20261124T180000Z"),
      on: "2026-11-24", "2026-11-24T13:00–13:30 a", "2026-11-24T16:00–19:00 a"),
    Case(
      "UNTIL of Exchange's whole days is the midnight of the last one on the file's clocks",
      definition("Custom")
        + "\n" + event("DTSTART;VALUE=DATE:20260216\nRRULE:FREQ=DAILY;UNTIL=20260222T203000Z"),
      on: "2026-02-23", in: "America/New_York", "2026-02-23 a"),
    Case(
      "on the reader's, where the file tells none",
      event("DTSTART;VALUE=DATE:20260216\nRRULE:FREQ=DAILY;UNTIL=20260222T230000Z"),
      on: "2026-02-23", "2026-02-23 a"),
    Case(
      "and is the last moment of a day where that is written",
      event("DTSTART;VALUE=DATE:20260216\nRRULE:FREQ=DAILY;UNTIL=20260222T225959Z"),
      on: "2026-02-23"),
    Case(
      "the beginning or the end of a day in UTC are that day's",
      event("DTSTART;VALUE=DATE:20260216\nRRULE:FREQ=DAILY;UNTIL=20260222T235959Z"),
      on: "2026-02-23"),
    Case(
      "also west of Greenwich",
      event("DTSTART;VALUE=DATE:20260216\nRRULE:FREQ=DAILY;UNTIL=20260222T000000Z"),
      on: "2026-02-22", in: "America/New_York", "2026-02-22 a"),
    Case(
      "a rule behind a parameter is a rule",
      event("DTSTART:20261123T090000Z\nRRULE;X-BUSYMAC-REGENERATE=TRASH:FREQ=DAILY;COUNT=3"),
      on: "2026-11-25", "2026-11-25T10:00–10:00 a"),
    Case(
      "UNTIL in UTC bounds a floating series on its reader's clock",
      event("DTSTART:20261123T090000\nRRULE:FREQ=DAILY;UNTIL=20261124T080000Z"),
      on: "2026-11-24", "2026-11-24T09:00–09:00 a"),
    Case(
      "as EXDATE in UTC takes an instance out of it",
      event("DTSTART:20261123T090000\nRRULE:FREQ=DAILY\nEXDATE:20261124T080000Z"),
      on: "2026-11-24"),
    Case(
      "BYYEARDAY means nothing to a monthly rule",
      event("DTSTART;VALUE=DATE:20260131\nRRULE:FREQ=MONTHLY;BYYEARDAY=-1;BYMONTHDAY=-1"),
      on: "2026-02-28", "2026-02-28 a"),
    Case(
      "the fourth Thursday that is the 24th comes in such years",
      event(
        "DTSTART;VALUE=DATE:20111124\nRRULE:FREQ=YEARLY;BYDAY=4TH;BYMONTHDAY=24;BYMONTH=11"),
      on: "2016-11-24", "2016-11-24 a"),
    Case(
      "and not in others",
      event(
        "DTSTART;VALUE=DATE:20111124\nRRULE:FREQ=YEARLY;BYDAY=4TH;BYMONTHDAY=24;BYMONTH=11"),
      on: "2026-11-24"),
  ]

  @Test("series have the instances their writers meant", arguments: recurrenceRows)
  func recurrence(row: Case) { check(row) }

  static let lengthRows = [
    Case(
      "a date without an end is one day", event("DTSTART;VALUE=DATE:20261123"),
      on: "2026-11-23", "2026-11-23 a"),
    Case(
      "as is one that ends when it starts",
      event("DTSTART;VALUE=DATE:20261123\nDTEND;VALUE=DATE:20261123"),
      on: "2026-11-23", "2026-11-23 a"),
    Case(
      "a time without an end takes none", event("DTSTART:20261123T090000Z"),
      on: "2026-11-23", "2026-11-23T10:00–10:00 a"),
    Case(
      "from midnight to midnight is one day",
      event(
        "DTSTART;TZID=Europe/Madrid:20261123T000000\nDTEND;TZID=Europe/Madrid:20261124T000000"),
      on: "2026-11-23", "2026-11-23T00:00–2026-11-24T00:00 a"),
    Case(
      "and not the next",
      event(
        "DTSTART;TZID=Europe/Madrid:20261123T000000\nDTEND;TZID=Europe/Madrid:20261124T000000"),
      on: "2026-11-24"),
    Case(
      "a description broken by a bare line break leaves the event whole",
      event("DESCRIPTION:first\nsecond line\n\nDTSTART:20261123T090000Z"),
      on: "2026-11-23", "2026-11-23T10:00–10:00 a"),
    Case(
      "also one with lines that look like the border of a component",
      event(
        "DESCRIPTION:Agenda\nBegin: 9:00\nEnd: 10:00 sharp\nDTSTART:20261123T090000Z\nSTATUS:CANCELLED"
      ),
      on: "2026-11-23", "2026-11-23T10:00–10:00 a (cancelled)"),
  ]

  @Test("events last as long as they say", arguments: lengthRows)
  func lengths(row: Case) { check(row) }

  private func check(_ row: Case) {
    #expect(row.calendar.lines(on: row.day, in: row.zone) == row.lines)
  }
}
