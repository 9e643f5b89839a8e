import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("Kinds of events") struct EventKindTests {
  @Test("titles of real life are what they are called", arguments: [("en", 170), ("es", 81)])
  func titles(language: String, count: Int) throws {
    let rows = try Fixtures.text("titles/kinds-\(language).txt").split(separator: "\n")
      .map { try #require(Row($0), "\($0)") }
    #expect(rows.count == count)
    let wrong = rows.filter { $0.found.kind != $0.kind }.map { row in
      "\(row.title), \(row.people) others, \(row.when): \(row.found) instead of \(row.kind)"
    }
    #expect(wrong == [])
  }

  @Test("the first of the owner's rules that matches decides, before any word") func rule() {
    let rules = [
      DemandRule(title: "board", kind: .leisure), DemandRule(title: "review", kind: .focus),
    ]
    let found = Self.found("Board review", "mon 09:00 1h", people: 9) { $0.rules = rules }
    #expect(found.kind == .leisure)
    #expect(found.evidence == .rule("board"))
  }

  @Test(
    "each step has its evidence",
    arguments: [
      ("Sync", "mon 09:00 1h", 2, KindEvidence.workWord("sync")),
      ("Vuelo", "mon 09:00 1h", 0, .word("vuelo")), ("A", "mon 09:00 1h", 1, .invited),
      ("A", "mon 18:00 1h", 1, .evening), ("A", "sun 09:00 1h", 1, .freeDay),
      ("A", "mon 09:00 6h", 0, .nothing), ("Shift", "mon 09:00 4h", 0, .word("shift")),
      ("Shift", "mon 09:00 3h", 0, .nothing), ("Guardia", "mon 09:00 24h", 0, .word("guardia")),
    ])
  func evidence(title: String, when: String, people: Int, expected: KindEvidence) {
    #expect(Self.found(title, when, people: people).evidence == expected)
  }

  @Test(
    "in a work calendar, what has no guests and is not one's own is a meeting",
    arguments: [
      ("Sprint planning", false, EventKind.meeting), ("Roadmap", false, .meeting),
      ("Quick question", false, .meeting), ("Ping", true, .meeting),
      ("Focus: review", false, .focus),
      ("Lunch", true, .meal), ("Gym", true, .training), ("Train to Leeds", false, .travel),
      ("Dentist", false, .errand),
    ])
  func guestless(title: String, hasConference: Bool, kind: EventKind) {
    for isGuestless in [true, false] {
      var event = Self.event(title, "mon 10:00 1h")
      (event.hasConference, event.isInGuestlessCalendar) = (hasConference, isGuestless)
      event.calendar = "Work"
      let found = SampleDay.make(occurrences: [event]).events[0].kind
      #expect(found == kind)
    }
  }

  @Test("where others of the calendar have guests, a meeting without them takes half an hour")
  func shortAtWork() {
    for (length, isGuestless, kind) in [
      ("29m", true, EventKind.meeting), ("29m", false, .errand), ("30m", false, .meeting),
      ("6h", false, .errand),
    ] {
      var event = Self.event("Rota", "mon 10:00 \(length)")
      (event.calendar, event.isInGuestlessCalendar) = ("Work", isGuestless)
      #expect(SampleDay.make(occurrences: [event]).events[0].kind == kind)
    }
  }

  @Test("two colleagues make a meeting in any calendar, and two of a mail provider do not")
  func colleagues() {
    for (me, kind) in [("me@example.test", EventKind.meeting), ("me@gmail.com", .leisure)] {
      var event = Self.event("Catch-up", "sat 10:00 1h")
      let domain = me.split(separator: "@")[1]
      event.attendees = ["a", "b"].map { .init(address: "\($0)@\(domain)") }
      let saturday = SampleDay.monday.advanced(by: 5)
      let day = SampleDay.make(date: saturday, occurrences: [event]) { $0.me = [me] }
      #expect(day.events.map(\.kind) == [kind])
    }
  }

  @Test("a race that is run every week is training") func weekly() {
    for (rule, kind) in [
      ("WEEKLY", EventKind.training), ("YEARLY", .race), ("MONTHLY;INTERVAL=12", .race),
      ("DAILY;COUNT=2", .race),
    ] {
      let times = "DTSTART:20260308T100000\nDTEND:20260308T120000\nRRULE:FREQ=\(rule)"
      let calendar = WrittenCalendar(WrittenCalendar.event("Marathon", times))
      let agenda = calendar.agenda(on: "2026-03-08")
      let day = SampleDay.make(date: .on("2026-03-08"), occurrences: agenda.occurrences)
      #expect(day.events.map(\.kind) == [kind])
    }
  }

  @Test("what the owner works is a working day") func workDays() {
    let saturday = "sat 10:00 1h"
    #expect(Self.found("A", saturday, people: 1).kind == .leisure)
    #expect(Self.found("A", saturday, people: 1) { $0.workDays = [.saturday] }.kind == .meeting)
  }

  @Test("leisure, training and races ask for two points less, and never for less than nothing")
  func points() throws {
    func demand(_ title: String, _ when: String) throws -> EventDemand {
      let day = SampleDay.make(occurrences: [Self.event(title, when)])
      return try #require(day.counted.first?.demand)
    }
    let hike = try demand("Hike", "mon 09:00 6h")
    #expect(hike.score == 1)
    #expect(hike.level == .high && hike.levelOfScore == .low)
    #expect(hike.factors.last == EventDemand.Factor(.kind(.training), points: -2))
    let short = try demand("Run", "mon 09:00 30m")
    #expect(short.score == 0)
    #expect(short.factors.last?.points == -1)
    #expect(try demand("Dentist", "mon 09:00 6h").score == 3)
  }

  @Test("the dip after lunch can be switched off") func dip() {
    let event = Self.event("A", "mon 14:00 1h")
    let scores = [true, false].map { hasDip in
      SampleDay.make(occurrences: [event]) { $0.hasAfternoonDip = hasDip }.counted[0].demand?.score
    }
    #expect(scores == [3, 2])
  }

  @Test("what asks for nothing takes its time and weighs nothing") func weightless() {
    let commute = Self.event("Commute", "mon 08:00 2h")
    let day = SampleDay.make(occurrences: [commute]) {
      $0.rules = [DemandRule(title: "commute", effect: .none)]
    }
    #expect(day.counted.count == 1)
    #expect(day.counted[0].demand?.score == 0)
    #expect(day.load.total == 0)
    #expect(day.load.countedMinutes == 120)
    #expect(day.free.allSatisfy { $0.intersection(commute.time.span(in: day.zone)) == nil })
  }

  @Test("a hidden title tells its kind and nothing of what told it") func hidden() throws {
    var run = Self.event("Run with Sara", "mon 07:00 1h")
    run.calendar = "home"
    let redaction = Redaction(hidesTitles: true, placeholder: "busy")
    let open = try #require(SampleDay.make(occurrences: [run]).counted.first)
    let hidden = try #require(
      SampleDay.make(occurrences: [redaction.applied(to: run)]).counted.first)
    #expect(hidden.kind == .training)
    #expect(hidden.kindEvidence == .withheld)
    #expect(hidden.demand?.score == open.demand?.score)
    #expect(
      hidden.demand?.factors.allSatisfy { if case .kind = $0.kind { false } else { true } } == true)
  }
}

// Occurrences from a line of the table.
extension EventKindTests {
  struct Row {
    let title: String
    let people: Int
    let hasConference: Bool
    let when: String
    let calendar: CalendarKind?
    let kind: EventKind

    init?(_ line: Substring) {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      guard cells.count == 5, let kind = EventKind(rawValue: cells[4]) else { return nil }
      (title, when, self.kind) = (cells[0], cells[2], kind)
      hasConference = cells[1].hasSuffix("p")
      people = Int(written: cells[1].filter(\.isNumber)) ?? 0
      calendar = CalendarKind(rawValue: cells[3])
    }

    var found: KindSearch.Found {
      EventKindTests.found(title, when, people: people, hasConference: hasConference) {
        if let calendar { $0.calendarKinds = ["table": calendar] }
      }
    }
  }

  /// - Parameter when: `mon 09:00 2h`, `day` (a Monday) or `3 days` (from Saturday).
  @Test(
    "what is there every noon, with nobody else, is a meal",
    arguments: [
      ("tue 13:00 1h", true, EventKind.meal), ("tue 13:00 1h", false, .errand),
      ("tue 14:30 1h", true, .errand), ("tue 12:00 2h", true, .errand),
      ("tue 11:30 45m", true, .errand), ("tue 23:30 1h", true, .leisure),
    ])
  func everyNoon(when: String, isDaily: Bool, kind: EventKind) {
    var event = Self.event("Descanso largo", when)
    (event.isRecurring, event.details.recursDaily) = (true, isDaily)
    let day = SampleDay.make(
      date: SampleDay.monday.advanced(by: 1), now: "06:55", occurrences: [event])
    #expect(day.events.map(\.kind) == [kind])
  }

  static func event(_ title: String, _ when: String, people: Int = 0) -> Occurrence {
    var event = Occurrence(uid: title, title: title, calendar: "table", time: time(when))
    event.attendees = SampleDay.guests(people)
    return event
  }

  private static func time(_ when: String) -> Occurrence.Time {
    let words = when.split(separator: " ")
    if when == "day" { return .allDay(SampleDay.monday..<SampleDay.monday.advanced(by: 1)) }
    if words.last == "days", let count = Int(written: words[0]) {
      let saturday = SampleDay.monday.advanced(by: 5)
      return .allDay(saturday..<saturday.advanced(by: count))
    }
    let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    let spanish = ["lun", "mar", "mie", "jue", "vie", "sab", "dom"]
    let day =
      names.firstIndex(of: String(words[0])) ?? spanish.firstIndex(of: String(words[0])) ?? 0
    let start = SampleDay.zone.instant(
      of: LocalDateTime(SampleDay.monday.advanced(by: day), .at(String(words[1]))))
    let number = Int(written: words[2].dropLast()) ?? 0
    let minutes = words[2].hasSuffix("h") ? number * 60 : number
    return .timed(TimeSpan(start, seconds: minutes * 60))
  }

  static func found(
    _ title: String, _ when: String, people: Int, hasConference: Bool = false,
    change: (inout Preferences) -> Void = { _ in }
  ) -> KindSearch.Found {
    var event = event(title, when, people: people)
    event.hasConference = hasConference
    var preferences = Preferences()
    change(&preferences)
    let titles = Timetable(preferences, in: SampleDay.zone, among: [])
    return KindSearch(
      occurrence: event, title: titles[title], people: people,
      span: event.time.span(in: SampleDay.zone), zone: SampleDay.zone, knowing: titles
    ).found
  }
}
