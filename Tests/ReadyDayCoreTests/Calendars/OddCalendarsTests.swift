import TestSupport
import Testing

@testable import ReadyDayCore

/// What programs write beside RFC 5545, and old ones wrote before it.
@Suite struct OddCalendarsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    /// What is on a day, a line each.
    let days: [String: [String]]
    let problems: [CalendarProblem]

    /// - Parameter text: what is in the VCALENDAR.
    init(
      _ statement: String, _ text: String, _ days: [String: [String]],
      _ problems: [CalendarProblem] = []
    ) {
      testDescription = statement
      (self.text, self.days, self.problems) = (text, days, problems)
    }
  }

  private static func event(_ properties: String) -> String {
    WrittenCalendar.event("a", properties)
  }

  private static let ten = "2026-11-23T10:00–11:00 a"
  private static let google = "PRODID:-//Google Inc//Google Calendar 70.9054//EN\n"
  private static let birthday = "DTSTART;VALUE=DATE:19800310\nRRULE:FREQ=YEARLY;BYMONTHDAY=10"

  static let rows = [
    Case(
      "a zone called floating is the user's clock",
      event("DTSTART;TZID=Floating:20261123T100000\nDTEND;TZID=Floating:20261123T110000"),
      ["2026-11-23": [ten]]),
    Case(
      "an offset in brackets, without a city",
      event(
        "DTSTART;TZID=\"(GMT -05:00)\":20261123T040000\nDTEND;TZID=(GMT -05:00):20261123T050000"),
      ["2026-11-23": [ten]]),
    Case(
      "a rule whose name is written twice",
      event(
        "DTSTART:20261116T090000Z\nDTEND:20261116T100000Z\nRRULE:RRULE:FREQ=WEEKLY\n"
          + "EXDATE:20261130T090000.000Z"),
      ["2026-11-23": [ten], "2026-11-30": []]),
    Case(
      "fractions of a second in a rule and in a changed instance",
      event(
        "DTSTART:2026-11-16T09:00:00.000Z\nDTEND:2026-11-16T10:00:00.000Z\n"
          + "RRULE:FREQ=WEEKLY;UNTIL=20261130T090000.000Z")
        + "\n"
        + event(
          "RECURRENCE-ID:20261123T090000.5Z\nDTSTART:20261124T090000.5Z\nDTEND:20261124T100000Z"),
      [
        "2026-11-16": ["2026-11-16T10:00–11:00 a"], "2026-11-23": [],
        "2026-11-24": ["2026-11-24T10:00–11:00 a"], "2026-11-30": ["2026-11-30T10:00–11:00 a"],
        "2026-12-07": [],
      ]),
    Case(
      "a poll's options are no events yet",
      "BEGIN:VPOLL\nUID:p\n" + event("DTSTART:20261123T150000Z\nDTEND:20261123T160000Z")
        + "\nBEGIN:VTODO\nUID:q\nDUE:20261123T100000Z\nEND:VTODO\nEND:VPOLL\n"
        + event("DTSTART:20261123T090000Z\nDTEND:20261123T100000Z"),
      ["2026-11-23": [ten]]),
    Case(
      "a poll that is not closed ends with its calendar",
      "BEGIN:VPOLL\nUID:p\nEND:VCALENDAR\nBEGIN:VCALENDAR\n"
        + event("DTSTART:20261123T090000Z\nDTEND:20261123T100000Z"),
      ["2026-11-23": [ten]]),
    Case(
      "times as ISO 8601 has them",
      event("DTSTART:2026-11-23T10:00:00+01:00\nDTEND:2026-11-23T10:00:00Z"),
      ["2026-11-23": [ten]]),
    Case(
      "24:00 is the midnight that ends the day",
      event("DTSTART:20261123T230000\nDTEND:20261123T240000"),
      ["2026-11-23": ["2026-11-23T23:00–2026-11-24T00:00 a"], "2026-11-24": []]),
    Case(
      "a series that ends nowhere has its first date alone",
      event("DTSTART:20261123T100000\nDURATION:PT1H\nRRULE:FREQ=DAILY;UNTIL="),
      ["2026-11-23": [ten], "2026-11-24": []], [.unusableRulePart(part: "UNTIL", value: "")]),
    Case(
      "a title of vCalendar 1.0, over two lines; its rules are not read",
      "BEGIN:VEVENT\nUID:a\nDTSTART:20261123T090000Z\nDTEND:20261123T100000Z\n"
        + "SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Caf=C3=A9 mit =\n=C3=84nne\n"
        + "RRULE:W1 TU #10\nEND:VEVENT",
      ["2026-11-23": ["2026-11-23T10:00–11:00 Café mit Änne"], "2026-11-30": []],
      [.unreadableRule]),
    Case(
      "an equals sign at the end of another title is one",
      event("DTSTART:20261123T090000Z\nDTEND:20261123T100000Z\nSUMMARY:1+1=\nLOCATION:=41"),
      ["2026-11-23": ["2026-11-23T10:00–11:00 1+1="]]),
    Case(
      "Google's birthdays come once a year", google + event(birthday),
      ["2026-03-10": ["2026-03-10 a"], "2026-04-10": []]),
    Case(
      "those of others as RFC 5545 has it", event(birthday), ["2026-04-10": ["2026-04-10 a"]]),
    Case(
      "and Google's on another day than that of the birth",
      google + event("DTSTART;VALUE=DATE:19800310\nRRULE:FREQ=YEARLY;BYMONTHDAY=11"),
      ["2026-04-11": ["2026-04-11 a"]]),
    Case(
      "an exception in UTC is the clock reading of a series without a zone",
      event(
        "DTSTART:20261122T100000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=3\n"
          + "EXDATE:20261123T100000Z"),
      [
        "2026-11-22": ["2026-11-22T10:00–11:00 a"], "2026-11-23": [],
        "2026-11-24": [
          "2026-11-24T10:00–11:00 a"
        ],
      ]),
    Case(
      "or the moment",
      event(
        "DTSTART:20261122T100000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=3\n"
          + "EXDATE:20261123T090000Z"),
      ["2026-11-23": []]),
    Case(
      "the name of a component may be folded",
      "BEGIN:VEV\n ENT\nUID:a\nDTSTART:20261123T100000\nDURATION:PT1H\nSUMMARY:a\nEND:VEV\n ENT",
      ["2026-11-23": [ten]]),
    Case(
      "a zone by its German name",
      event("DTSTART;TZID=Westeuropäische Zeit:20261123T090000\nDURATION:PT1H"),
      ["2026-11-23": [ten]]),
  ]

  @Test("it is read", arguments: rows)
  func read(row: Case) {
    let calendar = WrittenCalendar(row.text)
    for (day, lines) in row.days {
      #expect(calendar.lines(on: day) == lines, "\(day)")
    }
    let day = row.days.keys.min() ?? "2026-11-23"
    #expect(
      calendar.agenda(on: day).diagnostics.map(\.problem) == row.problems.map(Problem.calendar))
  }
}

/// A VTIMEZONE beside the zone that its name stands for.
@Suite struct ContradictedZoneTests {
  private static func part(_ name: String, _ month: Int, from: String, to: String) -> String {
    "BEGIN:\(name)\nDTSTART:20070311T020000\nRRULE:FREQ=YEARLY;BYMONTH=\(month);BYDAY=1SU\n"
      + "TZOFFSETFROM:\(from)\nTZOFFSETTO:\(to)\nEND:\(name)\n"
  }

  private static func calendar(_ name: String, _ parts: String) -> WrittenCalendar {
    WrittenCalendar(
      "BEGIN:VTIMEZONE\nTZID:\(name)\n\(parts)END:VTIMEZONE",
      WrittenCalendar.event(
        "a", "DTSTART;TZID=\(name):20261223T100000\nDTEND;TZID=\(name):20261223T110000"))
  }

  private static let reversed =
    part("DAYLIGHT", 3, from: "-0400", to: "-0500")
    + part("STANDARD", 11, from: "-0500", to: "-0400")
  private static let winterOnly =
    "BEGIN:STANDARD\nDTSTART:16010101T000000\nTZOFFSETFROM:-0500\nTZOFFSETTO:-0500\nEND:STANDARD\n"

  @Test("the name wins over clocks half an hour apart, and that is said")
  func contradicted() {
    let name = "Eastern Standard Time"
    let calendar = Self.calendar(name, Self.reversed)
    #expect(calendar.lines(on: "2026-12-23") == ["2026-12-23T16:00–17:00 a"])
    let problems = calendar.agenda(on: "2026-12-23").diagnostics.map(\.problem)
    #expect(problems == [.calendar(.contradictedZone(name))])
  }

  @Test(
    "a name nobody knows, and a numbered copy, mean what the file says",
    arguments: ["Club Time", "Eastern Standard Time 1"])
  func custom(name: String) {
    let calendar = Self.calendar(name, Self.reversed)
    #expect(calendar.lines(on: "2026-12-23") == ["2026-12-23T15:00–16:00 a"])
    #expect(calendar.agenda(on: "2026-12-23").diagnostics == [])
  }

  @Test("one without a summer time contradicts nothing by that")
  func winter() {
    let calendar = Self.calendar("Eastern Standard Time", Self.winterOnly)
    #expect(calendar.agenda(on: "2026-12-23").diagnostics == [])
  }
}
