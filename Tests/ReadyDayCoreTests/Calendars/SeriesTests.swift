import TestSupport
import Testing

@testable import ReadyDayCore

@Suite struct SeriesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let statement: String
    let properties: [String]
    let days: [String: [String]]
    var testDescription: String { statement }

    /// `properties` of the events of one series, all called a.
    init(_ statement: String, _ properties: [String], _ days: [String: [String]]) {
      self.statement = statement
      self.properties = properties
      self.days = days
    }

    var calendar: WrittenCalendar {
      WrittenCalendar(
        properties.map { WrittenCalendar.event("a", $0) }.joined(separator: "\n"))
    }
  }

  private static let weekly =
    "DTSTART;TZID=Europe/Madrid:20261102T090000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=6"
  private static let daily = "DTSTART;VALUE=DATE:20261102\nRRULE:FREQ=DAILY;COUNT=6"

  static let identityRows = [
    "RECURRENCE-ID:20261109T080000Z",
    "RECURRENCE-ID;TZID=America/New_York:20261109T030000",
    "RECURRENCE-ID;TZID=Tokyo Standard Time:20261109T170000",
    "RECURRENCE-ID:20261109T090000",
    "RECURRENCE-ID;VALUE=DATE:20261109",
  ]

  @Test(
    "an instance is named in any zone, on the series' clock, or by its day", arguments: identityRows
  )
  func identity(written: String) {
    let override = "\(written)\nDTSTART:20261110T110000Z\nDURATION:PT1H"
    let row = Case("", [Self.weekly, override], [:])
    #expect(row.calendar.lines(on: "2026-11-09") == [])
    #expect(row.calendar.lines(on: "2026-11-10") == ["2026-11-10T12:00–13:00 a"])
    #expect(row.calendar.lines(on: "2026-11-16") == ["2026-11-16T09:00–10:00 a"])
  }

  static let changeRows = [
    Case(
      "the order in the file does not matter",
      ["RECURRENCE-ID:20261109T080000Z\nDTSTART:20261110T110000Z\nDURATION:PT1H", weekly],
      ["2026-11-09": [], "2026-11-10": ["2026-11-10T12:00–13:00 a"]]),
    Case(
      "an instance may become a whole day",
      [weekly, "RECURRENCE-ID:20261109T080000Z\nDTSTART;VALUE=DATE:20261109"],
      ["2026-11-09": ["2026-11-09 a"]]),
    Case(
      "and a day may get a time",
      [daily, "RECURRENCE-ID;VALUE=DATE:20261104\nDTSTART:20261104T080000Z\nDURATION:PT1H"],
      ["2026-11-04": ["2026-11-04T09:00–10:00 a"], "2026-11-05": ["2026-11-05 a"]]),
    Case(
      "a day's instance is named by the date of a time, too",
      [
        daily,
        "RECURRENCE-ID;TZID=Europe/Madrid:20261104T000000\nDTSTART;VALUE=DATE:20261120",
      ],
      ["2026-11-04": [], "2026-11-20": ["2026-11-20 a"]]),
    Case(
      "an instance moved far away is read where it went",
      [weekly, "RECURRENCE-ID:20261109T080000Z\nDTSTART:20301231T110000Z\nDURATION:PT1H"],
      ["2026-11-09": [], "2030-12-31": ["2030-12-31T12:00–13:00 a"]]),
    Case(
      "the first instance can be moved like any other",
      [weekly, "RECURRENCE-ID:20261102T080000Z\nDTSTART:20261103T110000Z\nDURATION:PT1H"],
      ["2026-11-02": [], "2026-11-03": ["2026-11-03T12:00–13:00 a"]]),
    Case(
      "EXDATE does not take out an instance that was moved",
      [
        weekly + "\nEXDATE:20261109T080000Z",
        "RECURRENCE-ID:20261109T080000Z\nDTSTART:20261110T110000Z\nDURATION:PT1H",
      ],
      ["2026-11-09": [], "2026-11-10": ["2026-11-10T12:00–13:00 a"]]),
    Case(
      "a cancelled series cancels what it changed before",
      [
        weekly + "\nSTATUS:CANCELLED\nSEQUENCE:2",
        "RECURRENCE-ID:20261109T080000Z\nDTSTART:20261110T110000Z\nSEQUENCE:1",
      ],
      ["2026-11-10": ["2026-11-10T12:00–12:00 a (cancelled)"]]),
    Case(
      "also what was changed in the same version",
      [
        weekly + "\nSTATUS:CANCELLED\nSEQUENCE:2",
        "RECURRENCE-ID:20261109T080000Z\nDTSTART:20261110T110000Z\nSEQUENCE:2",
      ],
      ["2026-11-10": ["2026-11-10T12:00–12:00 a (cancelled)"]]),
    Case(
      "a start beside its rule counts as one of COUNT",
      ["DTSTART:20261102T080000Z\nRRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=2"],
      ["2026-11-03": ["2026-11-03T09:00–09:00 a"], "2026-11-10": []]),
    Case(
      "a yearly Friday the 13th is no other 13th",
      ["DTSTART:20260213T080000Z\nRRULE:FREQ=YEARLY;BYDAY=FR;BYMONTHDAY=13"],
      ["2026-10-13": [], "2026-11-13": ["2026-11-13T09:00–09:00 a"]]),
    Case(
      "a Monday of week 1 may lie in December",
      ["DTSTART:20240101T080000Z\nRRULE:FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO"],
      ["2024-12-30": ["2024-12-30T09:00–09:00 a"]]),
    Case(
      "and not what was changed since",
      [
        weekly + "\nSTATUS:CANCELLED\nSEQUENCE:2",
        "RECURRENCE-ID:20261109T080000Z\nDTSTART:20261110T110000Z\nSEQUENCE:3",
      ],
      ["2026-11-10": ["2026-11-10T12:00–12:00 a"]]),
    Case(
      "an instance that two rules and a date name comes once",
      [
        "DTSTART:20261102T080000Z\nRRULE:FREQ=DAILY;COUNT=9\nRRULE:FREQ=WEEKLY;COUNT=3\n"
          + "RDATE:20261109T080000Z,20261120T080000Z"
      ],
      [
        "2026-11-09": ["2026-11-09T09:00–09:00 a"], "2026-11-12": [],
        "2026-11-16": ["2026-11-16T09:00–09:00 a"], "2026-11-20": ["2026-11-20T09:00–09:00 a"],
      ]),
    Case(
      "a date alone adds an instance at the time of the others",
      ["DTSTART;TZID=Europe/Madrid:20261102T090000\nRDATE;VALUE=DATE:20261120,20261121"],
      [
        "2026-11-19": [], "2026-11-20": ["2026-11-20T09:00–09:00 a"],
        "2026-11-21": ["2026-11-21T09:00–09:00 a"],
      ]),
    Case(
      "what is on nobody's clock ends when the reader's shows its end, though it is set in between",
      ["DTSTART:20260328T230000\nDTEND:20260329T070000\nRRULE:FREQ=DAILY;COUNT=2"],
      [
        "2026-03-29": [
          "2026-03-28T23:00–2026-03-29T07:00 a", "2026-03-29T23:00–2026-03-30T07:00 a",
        ],
        "2026-03-30": ["2026-03-29T23:00–2026-03-30T07:00 a"],
      ]),
    Case(
      "two readings of one moment are one instance",
      ["DTSTART;TZID=Europe/Madrid:20260329T000000\nRRULE:FREQ=HOURLY;COUNT=5"],
      [
        "2026-03-29": [
          "2026-03-29T00:00–00:00 a", "2026-03-29T01:00–01:00 a", "2026-03-29T03:00–03:00 a",
          "2026-03-29T04:00–04:00 a",
        ]
      ]),
  ]

  @Test("changed instances appear where they went, and nowhere else", arguments: changeRows)
  func changes(row: Case) { check(row) }

  private static func future(_ properties: String) -> [String] {
    [weekly, "RECURRENCE-ID;RANGE=THISANDFUTURE:20261116T080000Z\n" + properties]
  }

  static let futureRows = [
    Case(
      "earlier instances stay",
      future("DTSTART:20261116T110000Z\nDURATION:PT2H"),
      ["2026-11-09": ["2026-11-09T09:00–10:00 a"]]),
    Case(
      "later ones move by as much, and last as long",
      future("DTSTART:20261116T110000Z\nDURATION:PT2H"),
      [
        "2026-11-16": ["2026-11-16T12:00–14:00 a"], "2026-11-23": ["2026-11-23T12:00–14:00 a"],
        "2026-12-14": [],
      ]),
    Case(
      "also to another day",
      future("DTSTART:20261119T080000Z\nDURATION:PT1H"),
      [
        "2026-11-23": [], "2026-11-26": ["2026-11-26T09:00–10:00 a"],
        "2026-12-10": ["2026-12-10T09:00–10:00 a"],
      ]),
    Case(
      "even months away",
      future("DTSTART:20270316T080000Z\nDURATION:PT1H"),
      ["2026-11-23": [], "2027-03-23": ["2027-03-23T09:00–10:00 a"]]),
    Case(
      "one instance of them may be changed on its own",
      future("DTSTART:20261116T110000Z\nDURATION:PT2H") + [
        "RECURRENCE-ID:20261123T080000Z\nDTSTART:20261123T150000Z\nDURATION:PT1H"
      ],
      [
        "2026-11-23": ["2026-11-23T16:00–17:00 a"], "2026-11-30": ["2026-11-30T12:00–14:00 a"],
      ]),
    Case(
      "a later change counts from the series, not from the earlier change",
      future("DTSTART:20261116T110000Z\nDURATION:PT2H") + [
        "RECURRENCE-ID;RANGE=THISANDFUTURE:20261130T080000Z\nDTSTART:20261130T070000Z\n"
          + "DURATION:PT1H"
      ],
      [
        "2026-11-23": ["2026-11-23T12:00–14:00 a"], "2026-11-30": ["2026-11-30T08:00–09:00 a"],
        "2026-12-07": ["2026-12-07T08:00–09:00 a"],
      ]),
    Case(
      "cancelled, it cancels all of them",
      future("DTSTART:20261116T080000Z\nDURATION:PT1H\nSTATUS:CANCELLED"),
      [
        "2026-11-09": ["2026-11-09T09:00–10:00 a"],
        "2026-12-07": ["2026-12-07T09:00–10:00 a (cancelled)"],
      ]),
  ]

  @Test("THISANDFUTURE changes the later instances too", arguments: futureRows)
  func laterChanges(row: Case) { check(row) }

  static let versionRows = [
    Case(
      "the higher SEQUENCE, though it was written earlier",
      [
        "DTSTART:20261109T080000Z\nSEQUENCE:2\nDTSTAMP:20260101T000000Z",
        "DTSTART:20261110T080000Z\nSEQUENCE:1\nDTSTAMP:20260201T000000Z",
      ],
      ["2026-11-09": ["2026-11-09T09:00–09:00 a"], "2026-11-10": []]),
    Case(
      "of equal ones the later DTSTAMP",
      [
        "DTSTART:20261109T080000Z\nDTSTAMP:20260201T000000Z",
        "DTSTART:20261110T080000Z\nDTSTAMP:20260101T000000Z",
      ],
      ["2026-11-09": ["2026-11-09T09:00–09:00 a"], "2026-11-10": []]),
    Case(
      "one with a stamp before one without",
      ["DTSTART:20261109T080000Z", "DTSTART:20261110T080000Z\nDTSTAMP:20260101T000000Z"],
      ["2026-11-09": [], "2026-11-10": ["2026-11-10T09:00–09:00 a"]]),
    Case(
      "LAST-MODIFIED where there is no DTSTAMP",
      [
        "DTSTART:20261109T080000Z\nLAST-MODIFIED:20260201T000000Z",
        "DTSTART:20261110T080000Z\nLAST-MODIFIED:20260301T000000Z",
      ],
      ["2026-11-09": [], "2026-11-10": ["2026-11-10T09:00–09:00 a"]]),
    Case(
      "both of two that are equally new",
      ["DTSTART:20261109T080000Z", "DTSTART:20261110T080000Z"],
      [
        "2026-11-09": ["2026-11-09T09:00–09:00 a"], "2026-11-10": ["2026-11-10T09:00–09:00 a"],
      ]),
  ]

  @Test("of several versions of an event the newest is read", arguments: versionRows)
  func versions(row: Case) { check(row) }

  private func check(_ row: Case) {
    for (day, lines) in row.days {
      #expect(row.calendar.lines(on: day) == lines, "\(day)")
    }
  }
}
