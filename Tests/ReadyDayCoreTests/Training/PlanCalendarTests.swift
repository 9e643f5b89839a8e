import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("Plans in a calendar") struct PlanCalendarTests {
  private static let zone = SampleDay.zone

  private static func calendar(_ lines: String...) -> PlanCalendar {
    read(["BEGIN:VEVENT"] + lines + ["END:VEVENT"])
  }

  private static func read(_ components: [String]) -> PlanCalendar {
    let lines = ["BEGIN:VCALENDAR"] + components + ["END:VCALENDAR", ""]
    let bytes = Array(lines.joined(separator: "\r\n").utf8)
    let search = ActivitySearch()
    return PlanCalendar(bytes.span.bytes, file: "plans.ics", zone: zone, zones: FixtureZones()) {
      search.activity(ofTitle: $0)
    }
  }

  @Test("any calendar's event is a plan: its title the activity, its time the owner's")
  func foreign() throws {
    let found = Self.calendar(
      "UID:1@example.test", "SUMMARY:Swim", "DTSTART:20261123T170000Z", "DURATION:PT45M",
      "DESCRIPTION:intervals\\, then easy", "DTSTAMP:20261120T060000Z")
    let entry = try #require(found.entries.first)
    #expect(entry.uid == "1@example.test")
    #expect(entry.details.activity == .swimming)
    #expect(entry.details.date == SampleDay.monday)
    #expect(entry.details.start == .at("18:00"))
    #expect(entry.details.minutes == 45)
    #expect(entry.details.notes == "intervals, then easy")
    #expect(entry.details.intensity == .moderate)
    #expect(entry.stamp == Timestamp("2026-11-20T06:00:00Z")?.instant)
  }

  @Test("a race comes back as it was", arguments: [nil, 165], [true, false])
  func race(minutes: Int?, isMain: Bool) throws {
    var details = PlanDetails(date: SampleDay.monday, activity: .running)
    details.start = .at("08:30")
    details.minutes = minutes ?? 120
    details.race = PlannedRace("Madrid, the 10k", minutes: minutes, isMain: isMain)
    let moment = Instant(secondsSince1970: 0)
    let plan = try TrainingPlan(details, id: "7f3k", createdAt: moment, updatedAt: moment)
    let text = CalendarRenderer(phrases: Voice(.english)).document(of: [plan])
    #expect(text.contains("SUMMARY:Madrid\\, the 10k\r\n"))
    let lines = text.split(separator: "\r\n").map(String.init)
    let event = lines.drop { $0 != "BEGIN:VEVENT" }.prefix { $0 != "END:VCALENDAR" }
    #expect(Self.read(Array(event)).entries.first?.details == details)
  }

  @Test("a title that names no activity is kept as a note") func unknownTitle() throws {
    let found = Self.calendar("UID:1", "SUMMARY:Quidditch", "DTSTART;VALUE=DATE:20261123")
    let details = try #require(found.entries.first).details
    #expect(details.activity == .other && details.notes == "Quidditch")
    #expect(details.start == nil && details.minutes == 60)
  }

  @Test("a rule and its exceptions come along") func rule() throws {
    let found = Self.calendar(
      "UID:1", "SUMMARY:Yoga", "DTSTART;TZID=Europe/Madrid:20261123T180000",
      "DTEND;TZID=Europe/Madrid:20261123T190000", "RRULE:FREQ=WEEKLY;COUNT=4",
      "EXDATE;TZID=Europe/Madrid:20261130T180000")
    let details = try #require(found.entries.first).details
    #expect(details.repetition?.text == "FREQ=WEEKLY;COUNT=4")
    #expect(details.skipped == [date("2026-11-30")])
    #expect(details.minutes == 60)
  }

  @Test("a zone that the calendar defines itself is read, one that nobody knows is told")
  func ownZone() throws {
    let event = ["BEGIN:VEVENT", "UID:1", "DTSTART;TZID=Club:20261123T180000", "END:VEVENT"]
    let zone = [
      "BEGIN:VTIMEZONE", "TZID:Club", "BEGIN:STANDARD", "DTSTART:19700101T000000",
      "TZOFFSETFROM:+0300", "TZOFFSETTO:+0300", "END:STANDARD", "END:VTIMEZONE",
    ]
    let defined = Self.read(zone + event)
    #expect(defined.entries.first?.details.start == .at("16:00"))
    #expect(defined.diagnostics.isEmpty)
    let unknown = Self.read(event)
    #expect(unknown.entries.first?.details.start == .at("18:00"))
    #expect(unknown.diagnostics.map(\.problem) == [.calendar(.unknownZone("Club"))])
  }

  @Test("a series ends for its owner when it ends in UTC") func until() throws {
    let found = Self.calendar(
      "UID:1", "DTSTART;TZID=Europe/Madrid:20261123T073000",
      "RRULE:FREQ=WEEKLY;UNTIL=20261207T063000Z")
    let plan = try #require(found.entries.first).details
    #expect(plan.repetition?.text == "FREQ=WEEKLY;UNTIL=20261207T073000")
  }

  @Test(
    "a series that names days is a plan where those are its owner's",
    arguments: [
      ("20261124T200000", "FREQ=WEEKLY;BYDAY=TU", false), ("20261124T200000", "FREQ=WEEKLY", true),
      ("20261124T100000", "FREQ=WEEKLY;BYDAY=TU", true),
      ("20261124T200000", "FREQ=MONTHLY;BYMONTHDAY=24", false),
    ])
  func otherDay(start: String, rule: String, isPlan: Bool) {
    let found = Self.calendar(
      "UID:1", "SUMMARY:Yoga", "DTSTART;TZID=America/New_York:\(start)", "RRULE:\(rule)")
    #expect(found.entries.count == (isPlan ? 1 : 0))
    #expect(found.passedOver == (isPlan ? [] : [.init(title: "Yoga", reason: .otherDays(rule))]))
  }

  @Test("the days of changed and cancelled instances are left out") func changedInstances() throws {
    let series = [
      "BEGIN:VEVENT", "UID:1", "DTSTART:20261123T173000Z", "RRULE:FREQ=DAILY", "END:VEVENT",
    ]
    let moved = [
      "BEGIN:VEVENT", "UID:1", "RECURRENCE-ID:20261125T173000Z", "DTSTART:20261126T080000Z",
      "END:VEVENT",
    ]
    let cancelled = [
      "BEGIN:VEVENT", "UID:1", "RECURRENCE-ID:20261127T173000Z", "DTSTART:20261127T173000Z",
      "STATUS:CANCELLED", "END:VEVENT",
    ]
    let found = Self.read(moved + series + cancelled)
    let plan = try #require(found.entries.first).details
    #expect(plan.skipped == [date("2026-11-25"), date("2026-11-27")])
    #expect(found.passedOver.map(\.reason) == [.changedInstance, .cancelled])
  }

  @Test(
    "what can be no plan is passed over, by name and with the reason",
    arguments: [
      ("RRULE:FREQ=HOURLY", PlanCalendar.PassedOver.Reason.repeats("FREQ=HOURLY")),
      ("RDATE:20261125T170000Z", .repeats("RDATE:20261125T170000Z")),
      ("STATUS:CANCELLED", .cancelled), ("RECURRENCE-ID:20261123T170000Z", .changedInstance),
    ])
  func passedOver(line: String, reason: PlanCalendar.PassedOver.Reason) {
    let found = Self.calendar("UID:1", "SUMMARY:Yoga", "DTSTART:20261123T170000Z", line)
    #expect(found.entries.isEmpty)
    #expect(found.passedOver == [.init(title: "Yoga", reason: reason)])
  }
}
