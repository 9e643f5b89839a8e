import TestSupport
import Testing

@testable import ReadyDayCore

/// One meeting in several calendars: which copy counts.
@Suite struct CopiesTests {
  private static let date = LocalDate.on("2026-11-23")
  private static let zone = Zone.fixture("Europe/Madrid")

  /// A calendar with these properties of a meeting from 9 to 10.
  private static func calendar(
    _ name: String, _ properties: String, uid: String = "a", until end: String = "090000"
  ) -> WrittenCalendar.File {
    let event = WrittenCalendar.event(
      uid, "DTSTART:20261123T080000Z\nDTEND:20261123T\(end)Z\n" + properties)
    return .init("\(name).ics", calendar: name, WrittenCalendar.wrap(event))
  }

  private static func day(
    _ files: [WrittenCalendar.File], _ change: (inout Preferences) -> Void = { _ in }
  ) -> Day {
    let me: Set = ["ana@example.test"]
    var library = CalendarLibrary(on: RequestedDays(date...date, in: zone), zones: FixtureZones())
    library.me = me
    for file in files {
      library.scan(file.bytes.span.bytes, file: file.name, calendar: file.calendar)
    }
    for file in files { library.read(file.bytes.span.bytes, file: file.name) }
    var preferences = Preferences(me: me)
    change(&preferences)
    return Day(date, in: zone, library.agenda(), preferences: preferences)
  }

  /// `work` or `team: declined`, in order.
  private static func standing(_ day: Day) -> [String] {
    day.events.map { event in
      event.occurrence.calendar + (event.notCounted.map { ": \($0.rawValue)" } ?? "")
    }.sorted()
  }

  private static let accepted = "ATTENDEE;PARTSTAT=ACCEPTED:mailto:ana@example.test"
  private static let declined = "ATTENDEE;PARTSTAT=DECLINED:mailto:ana@example.test"
  private static let others = "ATTENDEE:mailto:bo@example.test"

  @Test("the answer is in the copy that names the user, before or after one that does not")
  func named() {
    let files = [Self.calendar("team", Self.others), Self.calendar("work", Self.declined)]
    for files in [files, files.reversed()] {
      #expect(Self.standing(Self.day(files)) == ["team: duplicate", "work: declined"])
    }
  }

  @Test("a newer copy that does not name the user moves it, and answers nothing") func moved() {
    let newer = "SEQUENCE:2\nDTSTART:20261123T100000Z\nDTEND:20261123T110000Z\n" + Self.others
    let event = "BEGIN:VEVENT\nUID:a\n\(newer)\nSUMMARY:a\nEND:VEVENT"
    let files = [
      WrittenCalendar.File("team.ics", calendar: "team", WrittenCalendar.wrap(event)),
      Self.calendar("work", Self.accepted),
    ]
    let day = Self.day(files)
    #expect(Self.standing(day) == ["team: duplicate", "work"])
    #expect(day.counted.map { day.clocks(of: $0.part ?? day.span) } == ["11:00–12:00"])
  }

  @Test("the newest answer counts; of two as new, that the user does not come") func newest() {
    let later = [
      Self.calendar("team", Self.declined), Self.calendar("work", "SEQUENCE:1\n" + Self.accepted),
    ]
    #expect(Self.standing(Self.day(later)) == ["team: declined", "work"])
    let equal = [Self.calendar("team", Self.accepted), Self.calendar("work", Self.declined)]
    for files in [equal, equal.reversed()] {
      #expect(Self.standing(Self.day(files)) == ["team: duplicate", "work: declined"])
    }
  }

  @Test("a rule about the team's calendar leaves the user's own copy") func ignored() {
    let rule = DemandRule(calendar: "team", effect: .ignore)
    let bare = [Self.calendar("team", ""), Self.calendar("work", "")]
    let own = [Self.calendar("team", Self.others), Self.calendar("work", Self.accepted)]
    for files in [bare, own] {
      let day = Self.day(files) { $0.rules = [rule] }
      #expect(day.counted.map(\.occurrence.calendar) == ["work"])
    }
  }

  @Test("a change to one date in the team's copy alone keeps the user's answer to all")
  func override() {
    let series = "RRULE:FREQ=DAILY;COUNT=3\n"
    let change = WrittenCalendar.event(
      "a",
      "RECURRENCE-ID:20261123T080000Z\nDTSTART:20261123T100000Z\nDURATION:PT1H\n" + Self.others)
    let team = WrittenCalendar.File(
      "team.ics", calendar: "team", WrittenCalendar.wrap(change))
    let own = Self.calendar("work", series + Self.declined)
    let day = Self.day([team, own])
    #expect(Self.standing(day) == ["work: declined"])
    #expect(day.events.compactMap(\.span).map(day.clocks) == ["11:00–12:00"])
  }

  @Test("a bare Busy is the shadow of what counts in other calendars then") func busy() {
    let busy = Self.calendar("old", "SUMMARY:Busy", uid: "b")
    let meeting = Self.calendar("work", "SUMMARY:Review")
    #expect(Self.standing(Self.day([busy, meeting])) == ["old: duplicate", "work"])
    #expect(Self.standing(Self.day([busy])) == ["old"])
    let declined = Self.calendar("work", "SUMMARY:Review\n" + Self.declined)
    #expect(Self.standing(Self.day([busy, declined])) == ["old", "work: declined"])
    let short = Self.calendar("work", "SUMMARY:Review", until: "083000")
    #expect(Self.day([busy, short]).counted.count == 2)
  }

  @Test(
    "so is what services and programs write for it",
    arguments: [
      "Ocupado", "Beschäftigt", "Occupé", "OCCUPÉ", "Occupato", "Bezet", "Ocupat", "Tentative",
      "Busy (via Reclaim)", "Personal Commitment (via Reclaim)", "busy (via Clockwise)",
    ])
  func busyWords(title: String) {
    let busy = Self.calendar("old", "SUMMARY:\(title)", uid: "b")
    let day = Self.day([busy, Self.calendar("work", "SUMMARY:Review")])
    #expect(Self.standing(day) == ["old: duplicate", "work"])
  }

  @Test("a calendar of nothing but copies is no other calendar of its own") func copies() {
    func file(_ name: String, _ title: String) -> WrittenCalendar.File {
      let events = (10..<14).map {
        WrittenCalendar.event(
          "\(name)\($0)", "DTSTART:20261123T\($0)0000Z\nDURATION:PT30M\nSUMMARY:\(title) \($0)")
      }
      return .init(
        "\(name).ics", calendar: name, WrittenCalendar.wrap(events.joined(separator: "\n")))
    }
    let copies = WrittenCalendar.File(
      "copies.ics", calendar: "copies",
      WrittenCalendar.wrap(
        (10..<14).map {
          WrittenCalendar.event(
            "c\($0)", "DTSTART:20261123T\($0)0000Z\nDURATION:PT30M\nSUMMARY:Busy (via Reclaim)")
        }.joined(separator: "\n")))
    #expect(Self.day([copies, file("home", "Errand")]).counted.count == 4)
  }

  @Test(
    "a word set apart from the title says that it is cancelled, in any of the languages",
    arguments: [
      ("Abgesagt: Plan", DayEvent.NotCounted.cancelled), ("Annulé : Plan", .cancelled),
      ("Cancelled - Plan", .cancelled), ("ANULADO – Plan", .cancelled),
      ("[Cancelled] Plan", .cancelled), ("(Annullato) Plan", .cancelled),
      ("Geannuleerd: Plan", .cancelled), ("Cancel·lat: Pla", .cancelled),
      ("Avlyst: Plan", .cancelled), ("キャンセル済み: 計画", .cancelled), ("キャンセル：計画", .cancelled),
      ("Plan (cancelled)", .cancelled), ("Abgelehnt: Plan", .declined),
      ("[Rechazado] Plan", .declined), ("Cancelled flights: what next", nil), ("Plan", nil),
      ("Why we cancelled: a talk", nil), ("1:1", nil), ("Plan: cancelled", nil), ("[", nil),
    ])
  func marks(title: String, reason: DayEvent.NotCounted?) {
    let day = Self.day([Self.calendar("work", "SUMMARY:\(title)")])
    #expect(day.events.map(\.notCounted) == [reason])
  }

  @Test("but not in a calendar that says little else") func feed() {
    let blocks = (0..<3).map { hour in
      WrittenCalendar.event(
        "b\(hour)", "DTSTART:20261123T0\(8 + hour / 2)\(hour % 2)000Z\nDURATION:PT10M\nSUMMARY:Busy"
      )
    }
    let feed = WrittenCalendar.File(
      "f.ics", calendar: "feed", WrittenCalendar.wrap(blocks.joined(separator: "\n")))
    let day = Self.day([feed, Self.calendar("work", "SUMMARY:Dentist")])
    #expect(day.counted.count == 4)
  }
}
