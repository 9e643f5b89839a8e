import Testing

@testable import ReadyDayCore

@Suite("Broken files")
struct BrokenFileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    var occurrences = ["09:00–10:00 Standup"]
    let problems: [String]

    init(_ name: String, _ text: String, _ occurrences: [String]? = nil, problems: [String]) {
      testDescription = name
      self.text = text
      if let occurrences { self.occurrences = occurrences }
      self.problems = problems
    }
  }

  static let event =
    "BEGIN:VEVENT\nUID:1\nDTSTART:20260310T090000\nDURATION:PT1H\nSUMMARY:Standup\nEND:VEVENT\n"

  static let endless = event.replacing("END:VEVENT\n", with: "")

  static let cases = [
    Case("a whole one", "BEGIN:VCALENDAR\n\(event)END:VCALENDAR\n", problems: []),
    Case(
      "cut between events", "BEGIN:VCALENDAR\n\(event)", problems: ["1.ics: cutShort"]),
    Case(
      "cut inside an event", "BEGIN:VCALENDAR\n\(event)BEGIN:VEVENT\nUID:2\n",
      problems: [#"1.ics:8: unfinished(component: "VEVENT")"#]),
    Case(
      "cut inside a VTIMEZONE", "BEGIN:VCALENDAR\n\(event)BEGIN:VTIMEZONE\nTZID:X\n",
      problems: [#"1.ics:8: unfinished(component: "VTIMEZONE")"#]),
    Case(
      "a VTIMEZONE that never ends",
      "BEGIN:VCALENDAR\nBEGIN:VTIMEZONE\nBEGIN:STANDARD\n\(event)END:VCALENDAR\n",
      problems: [#"1.ics:2: noEnd(component: "VTIMEZONE")"#]),
    Case(
      "an event that neither begins at a time nor ends",
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:2\n\(event)END:VCALENDAR\n",
      problems: [#"1.ics:2: noEnd(component: "VEVENT")"#, "1.ics:2: noStart"]),
    Case(
      "events without END, before another and before the end of their calendar",
      "BEGIN:VCALENDAR\n\(endless)\(endless.replacing("UID:1", with: "UID:2"))END:VCALENDAR\n",
      ["09:00–10:00 Standup", "09:00–10:00 Standup"],
      problems: [
        #"1.ics:2: noEnd(component: "VEVENT")"#, #"1.ics:7: noEnd(component: "VEVENT")"#,
      ]),
    Case(
      "an event and its second alarm without END",
      "BEGIN:VCALENDAR\n\(endless)BEGIN:VALARM\nTRIGGER:-PT5M\nEND:VALARM\nBEGIN:VALARM\n"
        + "\(event.replacing("UID:1", with: "UID:2").replacing("T09", with: "T18"))END:VCALENDAR\n",
      ["09:00–10:00 Standup", "18:00–19:00 Standup"],
      problems: [#"1.ics:2: noEnd(component: "VEVENT")"#]),
    Case(
      "ENDs without BEGIN",
      "END:VEVENT\nBEGIN:VCALENDAR\nEND:VALARM\n\(event)END:VCALENDAR\nEND:VCALENDAR\n",
      problems: [
        #"1.ics:1: strayEnd(component: "VEVENT")"#, #"1.ics:3: strayEnd(component: "VALARM")"#,
        #"1.ics:11: strayEnd(component: "VCALENDAR")"#,
      ]),
    Case(
      "stray text", "HTTP 200 OK\nBEGIN:VCALENDAR\nrubbish here\n\(event)END:VCALENDAR\nthe end\n",
      problems: [
        "1.ics:1: notAContentLine", "1.ics:3: notAContentLine", "1.ics:11: notAContentLine",
      ]),
    Case(
      "spaces after BEGIN and END",
      "BEGIN:VCALENDAR \n\(event.replacing("VEVENT", with: "VEVENT  "))END:VCALENDAR\n",
      problems: []),
    Case(
      "lines ended by CR alone",
      "BEGIN:VCALENDAR\n\(event)END:VCALENDAR\n".replacing("\n", with: "\r"), problems: []),
    Case(
      "a file of CR lines behind one of LF lines",
      "BEGIN:VCALENDAR\nEND:VCALENDAR\n"
        + "BEGIN:VCALENDAR\n\(event)END:VCALENDAR\n".replacing("\n", with: "\r"),
      problems: []),
    Case(
      "a file of CRLF lines behind one of CR lines",
      "BEGIN:VCALENDAR\nEND:VCALENDAR\n".replacing("\n", with: "\r")
        + "BEGIN:VCALENDAR\n\(event)END:VCALENDAR\n".replacing("\n", with: "\r\n"),
      problems: []),
    Case(
      "a folded line at the start", " folded\nBEGIN:VCALENDAR\n\(event)END:VCALENDAR\n",
      problems: []),
    Case(
      "a name with a NUL",
      "BEGIN:VCALENDAR\n\(event.replacing("DURATION", with: "DUR\0ATION"))END:VCALENDAR\n",
      ["09:00–09:00 Standup"], problems: ["1.ics:5: notAContentLine"]),
    Case(
      "an override that ends inside", "BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VCALENDAR\n\(event)",
      problems: [#"1.ics:2: noEnd(component: "VEVENT")"#, "1.ics:2: noStart"]),
    Case(
      "two events that share a UID",
      "BEGIN:VCALENDAR\n\(event)\(event.replacing("T09", with: "T18"))END:VCALENDAR\n",
      ["09:00–10:00 Standup", "18:00–19:00 Standup"], problems: ["1.ics:8: sharedUID"]),
    Case("a page of the web", "<html>\n<body>\n", [], problems: ["1.ics: notACalendar"]),
    Case("nothing", "", [], problems: ["1.ics: notACalendar"]),
    Case(
      "two ends",
      "BEGIN:VCALENDAR\n"
        + event.replacing("DURATION:PT1H", with: "DTEND:20260310T100000\nDTEND:20250101T000000")
        + "END:VCALENDAR\n",
      problems: [#"1.ics:6: repeated(property: "DTEND")"#]),
  ]

  @Test("what is broken is left out with a word; the rest is read", arguments: cases)
  func rows(_ row: Case) {
    let found = StrangersFile(row.text)
    #expect(found.occurrences == row.occurrences)
    #expect(found.problems == row.problems)
  }

  struct ZoneCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let lines: String
  }

  static let zones = [
    ZoneCase(testDescription: "an offset of 99 hours", lines: "TZOFFSETTO:+9900"),
    ZoneCase(
      testDescription: "clocks set every second",
      lines: "TZOFFSETFROM:+0100\nTZOFFSETTO:+0200\nRRULE:FREQ=SECONDLY"),
  ]

  @Test("a zone that cannot be is not believed, and that is told", arguments: zones)
  func impossible(_ row: ZoneCase) {
    let zone =
      "BEGIN:VTIMEZONE\nTZID:Mars\nBEGIN:STANDARD\nDTSTART:20200101T000000\n\(row.lines)\n"
      + "END:STANDARD\nEND:VTIMEZONE\n"
    let found = StrangersFile(event: "DTSTART;TZID=Mars:20260310T090000\nDURATION:PT1H", zone)
    #expect(found.occurrences == ["09:00–10:00 Standup"])
    #expect(
      Set(found.problems.map { $0.prefix { $0 != "(" }.split(separator: " ").last })
        == ["unusableZone"])
  }
}
