import TestSupport
import Testing

@testable import ReadyDayCore

/// A few bytes that ask for millions of events: what is made of them is counted, not timed.
@Suite("Crowded calendars") struct CrowdedCalendarTests {
  private static func event(_ number: Int, _ lines: String) -> String {
    "BEGIN:VEVENT\nUID:\(number)\nSUMMARY:Ping\n\(lines)\nEND:VEVENT\n"
  }

  private static let honest = """
    BEGIN:VEVENT
    UID:honest
    SUMMARY:Standup
    DTSTART:20200106T090000
    DURATION:PT15M
    RRULE:FREQ=DAILY
    END:VEVENT

    """

  private static func calendar(_ count: Int, _ lines: String) -> String {
    "BEGIN:VCALENDAR\n" + (0..<count).map { event($0, lines) }.joined() + honest + "END:VCALENDAR\n"
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    var days = 8

    var agenda: Agenda {
      let file = WrittenCalendar.File("1.ics", Array(text.utf8))
      let first = StrangersFile.day
      return WrittenCalendar([file]).agenda(on: first...first.advanced(by: days - 1))
    }
  }

  private static let overlapping =
    "DTSTART:20200101T000000Z\nDTEND:20400101T000000Z\nRRULE:FREQ=HOURLY"

  static let cases = [
    Case(
      testDescription: "one rule by the hour, twenty years long", text: calendar(1, overlapping)),
    Case(testDescription: "five of them", text: calendar(5, overlapping)),
    Case(testDescription: "a thousand of them", text: calendar(1_000, overlapping)),
    Case(
      testDescription: "three events by the second for a week",
      text: calendar(3, "DTSTART:20260101T000000\nDURATION:PT1S\nRRULE:FREQ=SECONDLY"), days: 7),
    Case(
      testDescription: "every four minutes for 400 days",
      text: calendar(1, "DTSTART:20260101T000000\nDURATION:PT1M\nRRULE:FREQ=MINUTELY;INTERVAL=4"),
      days: 400),
    Case(
      testDescription: "ten thousand events of ten years",
      text: calendar(10_000, "DTSTART;VALUE=DATE:20200101\nDTEND;VALUE=DATE:20300101"), days: 400),
    Case(
      testDescription: "a title of a page, by the minute",
      text: calendar(
        1,
        "DESCRIPTION:x\nLOCATION:\(String(repeating: "x", count: 9_000))\n"
          + "DTSTART:20260101T000000\nRRULE:FREQ=MINUTELY")),
    Case(
      testDescription: "ten thousand guests, by the minute",
      text: calendar(
        1,
        (0..<10_000).map { "ATTENDEE:mailto:\($0)@example.test\n" }.joined()
          + "DTSTART:20260101T000000\nRRULE:FREQ=MINUTELY")),
    Case(
      testDescription: "twenty thousand rules in one event",
      text: calendar(
        1,
        "DTSTART:20260101T000000\n"
          + Array(repeating: "RRULE:FREQ=SECONDLY", count: 20_000).joined(separator: "\n"))),
  ]

  @Test("events beyond the limit are left out and counted, in each file alike") func tooMany() {
    let day = StrangersFile.day
    var library = CalendarLibrary(on: RequestedDays(day...day, in: .utc), zones: FixtureZones())
    library.eventLimit = 5
    let text = WrittenCalendar.wrap(
      (0..<4).map { WrittenCalendar.event("\($0)", "DTSTART;VALUE=DATE:20260310") }
        .joined(separator: "\n"))
    for name in ["a.ics", "b.ics", "c.ics"] {
      let bytes = Array(text.replacing("UID:", with: "UID:\(name)").utf8)
      library.scan(bytes.span.bytes, file: name, calendar: name)
    }
    for name in ["a.ics", "b.ics", "c.ics"] {
      let bytes = Array(text.replacing("UID:", with: "UID:\(name)").utf8)
      library.read(bytes.span.bytes, file: name)
    }
    let agenda = library.agenda()
    #expect(agenda.occurrences.count == 3)
    #expect(agenda.gaps.unlistedEvents == 9)
    #expect(
      agenda.diagnostics.map(\.problem) == [
        .calendar(.tooManyEvents(leftOut: 3)), .calendar(.tooManyEvents(leftOut: 3)),
        .calendar(.tooManyEvents(leftOut: 3)),
      ])
  }

  private static func library(
    _ files: [(name: String, count: Int, isOwn: Bool)], limit: Int = Limits.Calendar.events
  ) -> CalendarLibrary {
    let day = StrangersFile.day
    var library = CalendarLibrary(on: RequestedDays(day...day, in: .utc), zones: FixtureZones())
    library.eventLimit = limit
    let texts = files.map { file in
      let events = (0..<file.count).map {
        WrittenCalendar.event("\(file.name)\($0)", "SUMMARY:\(file.name)\nDTSTART:20260310T090000Z")
      }
      return Array(WrittenCalendar.wrap(events.joined(separator: "\n")).utf8)
    }
    for (file, text) in zip(files, texts) {
      library.scan(text.span.bytes, file: file.name, calendar: file.name, isOwn: file.isOwn)
    }
    for (file, text) in zip(files, texts) { library.read(text.span.bytes, file: file.name) }
    return library
  }

  @Test("a crowded file starves no other, whether read or listed, and is the one that is named")
  func starved() {
    let crowd = Limits.Listing.cost + 500
    for limit in [1_000, Limits.Calendar.events] {
      let library = Self.library([("a-spam.ics", crowd, false), ("m.ics", 1, false)], limit: limit)
      let agenda = library.agenda()
      #expect(agenda.occurrences.contains { $0.title == "m.ics" })
      #expect(agenda.gaps.unlistedEvents == crowd + 1 - min(limit, Limits.Listing.cost))
      #expect(agenda.diagnostics.map(\.location.file) == ["a-spam.ics"])
    }
  }

  @Test("the user's own calendar comes before many strangers', but leaves them half") func own() {
    let strangers = (0..<200).map { (name: "s\($0).ics", count: 40, isOwn: false) }
    let library = Self.library(strangers + [("z.ics", 3_000, true)])
    #expect(library.agenda().occurrences.count { $0.title == "z.ics" } == 3_000)
    let crowded = Self.library([("z.ics", Limits.Listing.cost + 1, true)] + strangers)
    let listed = crowded.agenda().occurrences.count { $0.title == "z.ics" }
    #expect(listed == Limits.Listing.cost / 2)
  }

  @Test("no source gets nothing, however many there are") func shares() {
    let needs = (0..<100).map { (EventSource(name: "\($0)"), 5) }
    let shares = SourceShares(of: Dictionary(uniqueKeysWithValues: needs), within: 10)
    #expect(shares[EventSource(name: "7")] == 1)
    #expect(shares[EventSource(name: "mine", isOwn: true)] == .max)
  }

  @Test("a century of ordinary days is listed whole") func century() {
    let agenda = Case(testDescription: "", text: Self.calendar(0, ""), days: 36_600).agenda
    #expect(agenda.occurrences.count == 36_600)
    #expect(agenda.gaps.isEmpty)
  }

  @Test(
    "what is listed stays within the limit, what is cut is said, and the owner's events stay",
    arguments: cases)
  func bounded(_ row: Case) {
    #expect(row.text.utf8.count < 1_100_000)
    let agenda = row.agenda
    let asked = RequestedDays(
      StrangersFile.day...StrangersFile.day.advanced(by: row.days - 1),
      in: .fixture("Europe/Madrid"))
    let cost = agenda.occurrences.reduce(0) { cost, occurrence in
      cost + occurrence.listingCost * (asked.places(of: occurrence.time)?.count ?? 0)
    }
    let limit = Limits.Listing.cost(ofDays: row.days)
    #expect(cost <= limit + limit / 10)
    #expect(!agenda.gaps.isEmpty)
    #expect(!agenda.diagnostics.isEmpty)
    #expect(agenda.occurrences.count { $0.uid == "honest" } == row.days)
  }

  @Test(
    "up to a date a minute all are listed; of more the first 200, with the number of the others")
  func crowd() {
    func listed(_ rule: String) -> Agenda {
      let text = "DTSTART:20260310T000000\nDURATION:PT1S\nRRULE:\(rule)"
      return WrittenCalendar(WrittenCalendar.event("a", text)).agenda(on: "2026-03-10")
    }
    let minutes = listed("FREQ=MINUTELY")
    #expect(minutes.occurrences.count == 1_440)
    #expect(minutes.gaps.isEmpty)
    let seconds = listed("FREQ=SECONDLY")
    #expect(seconds.occurrences.count == 200)
    #expect(seconds.occurrences.map(\.unlisted).filter { $0 > 0 } == [86_200])
    #expect(seconds.occurrences.last?.unlisted == 86_200)
    #expect(seconds.gaps.unlistedEvents == 86_200)
    #expect(seconds.diagnostics.map(\.problem) == [.calendar(.crowdedSeries(leftOut: 86_200))])
  }

  @Test("a rule that is cut short makes no empty calendar") func cutShort() {
    let text =
      "DTSTART:20200101T000000\nDURATION:PT1H\nRRULE:FREQ=SECONDLY;BYSECOND=0,1;COUNT=1000000000"
    let agenda = WrittenCalendar(WrittenCalendar.event("a", text)).agenda(on: "2026-03-10")
    #expect(agenda.occurrences.isEmpty)
    #expect(agenda.gaps.uncomputedSeries == 1)
    #expect(agenda.diagnostics.map(\.problem.code) == ["rule_too_long"])
    var sources = BriefingSources(calendars: .init(read: 1), whoop: nil)
    sources.gaps = agenda.gaps
    var inputs = DayParts(date: .on("2026-03-10"), zone: .utc, occurrences: [])
    inputs.knowsCalendar = agenda.gaps.areCounted
    let briefing = Briefing(day: inputs.day, sources: sources, diagnostics: agenda.diagnostics)
    #expect(briefing.headline == .calendarUncertain)
    #expect(briefing.status == .partial)
  }

  @Test(
    "a file that ends too early makes no calm day, whatever it still has",
    arguments: ["END:VCALENDAR", "END:VEVENT\nEND:VCALENDAR", "DTSTART:20260310T120000"])
  func cutFile(lost: String) throws {
    let call = WrittenCalendar.event("Call", "DTSTART:20260310T090000\nDURATION:PT30M")
    let last = WrittenCalendar.event("Last", "DTSTART:20260310T120000\nDURATION:PT30M")
    let whole = WrittenCalendar.wrap("\(call)\n\(last)")
    let end = try #require(whole.firstRange(of: lost)).lowerBound
    for (text, isCut) in [(whole, false), (String(whole[..<end]), true)] {
      let agenda = Agenda(of: [CalendarFile(Array(text.utf8))], around: .on("2026-03-10"), in: .utc)
      #expect(agenda.gaps.cutFiles == (isCut ? 1 : 0))
      var sources = BriefingSources(calendars: .init(read: 1), whoop: nil)
      sources.gaps = agenda.gaps
      let day = Day(.on("2026-03-10"), in: .utc, agenda)
      #expect(day.load.isLeast == isCut)
      #expect(day.load.knownLevel == (isCut ? nil : .light))
      let briefing = Briefing(day: day, sources: sources, diagnostics: agenda.diagnostics)
      #expect((briefing.headline == .calendarUncertain) == isCut)
      #expect(briefing.status == .partial)
      let voice = Voice(.english)
      let subject = isCut ? voice.headline(.calendarUncertain) : "light day"
      #expect(voice.subject(of: briefing, telling: .zone) == "Tue 10 Mar: \(subject)")
    }
  }

  @Test("one broken event inside a whole file is no cut, and a heavy day stays heavy")
  func brokenEvent() {
    let call = WrittenCalendar.event("Call", "DTSTART:20260310T090000\nDURATION:PT30M")
    let broken = call.replacing("DTSTART:20260310T090000\n", with: "")
      .replacing("UID:Call", with: "UID:Other")
    let agenda = WrittenCalendar(broken, call).agenda(on: "2026-03-10")
    #expect(agenda.gaps.unreadEvents == 1)
    #expect(agenda.gaps.cutFiles == 0)
    let demands = [SampleDay.occurrences, []].map { occurrences in
      var inputs = DayParts(occurrences: occurrences)
      inputs.knowsCalendar = false
      return Headline.Demands(inputs.day)
    }
    #expect(demands == [.heavy, .incomplete])
  }

  @Test("calendars that could not be read are not asked for again") func nothingRead() {
    let day = SampleDay.make(occurrences: nil, morning: nil)
    let sources = BriefingSources(calendars: .init(read: 0, skipped: 1), whoop: nil)
    #expect(Briefing(day: day, sources: sources).headline == .calendarUncertain)
    #expect(Briefing(day: day, sources: .none).headline == .nothingKnown)
  }

  @Test("the VTIMEZONEs of a file take no more steps together than they may") func zones() {
    let rule =
      "RRULE:FREQ=YEARLY;BYYEARDAY=\((1...366).map(String.init).joined(separator: ","));COUNT=1"
    let zones = (0..<600).map { number in
      "BEGIN:VTIMEZONE\nTZID:z\(number)\nBEGIN:STANDARD\nDTSTART:18000101T000000\n\(rule)\n"
        + "RRULE:FREQ=YEARLY;BYMONTHDAY=31;BYMONTH=2\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0100\n"
        + "END:STANDARD\nEND:VTIMEZONE\n"
    }
    var known = KnownZones(FixtureZones())
    let bytes = Array(("BEGIN:VCALENDAR\n" + zones.joined() + "END:VCALENDAR\n").utf8)
    var scanner = CalendarScanner(
      file: "1.ics", calendar: "",
      requested: RequestedDays(StrangersFile.day...StrangersFile.day, in: .utc))
    let scan = scanner.run(bytes.span.bytes)
    known.stepsForDefinitions = 1_000_000
    var resolver = ZoneResolver(known, definedIn: scan, bytes.span.bytes)
    for number in 0..<600 { _ = resolver.zone(for: "z\(number)") }
    #expect(resolver.zones.stepsForDefinitions >= -Limits.Calendar.zoneSteps)
    #expect(resolver.zones.stepsForDefinitions < 1_000_000)
  }
}
