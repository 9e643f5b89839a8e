import Testing

@testable import ReadyDayCore

@Suite("Kinds of calendars") struct CalendarKindTests {
  @Test(
    "a name says what a calendar is",
    arguments: [
      ("Work", CalendarKind.work), ("My work calendar", .work), ("Trabajo", .work),
      ("Arbeit", .work),
      ("Home", .personal), ("Calendario familia", .personal), ("private", .personal),
      ("Holidays", .holidays), ("Holidays in Spain", .holidays), ("Festivos en España", .holidays),
      ("Feiertage in Deutschland", .holidays), ("Birthdays", .birthdays),
      ("Cumpleaños", .birthdays),
      ("ana@example.test", .work), ("example.test", .work),
      ("UK Holidays", .holidays), ("United States holidays", .holidays),
      ("Bank holidays", .holidays), ("Public holidays in Wales", .holidays),
      ("Días festivos en España", .holidays), ("Jours fériés en France", .holidays),
      ("Jours fériés et autres fêtes en Suisse", .holidays), ("Festività in Italia", .holidays),
      ("Giorni festivi", .holidays), ("Feriados no Brasil", .holidays),
      ("Feriados em Portugal", .holidays), ("Nationale feestdagen", .holidays),
      ("Feestdagen in Nederland", .holidays), ("Festius a Catalunya", .holidays),
      ("Holidays – Spain", .holidays), ("Geburtstage", .birthdays), ("Anniversaires", .birthdays),
      ("Compleanni", .birthdays), ("Verjaardagen", .birthdays), ("Aniversários", .birthdays),
      ("School holidays", nil), ("Ana's holidays", nil), ("Feiertage planen", nil),
      ("Holidays plan", nil), ("Team holidays", nil), ("Homework", nil), ("Work trips Bo", nil),
      ("ana@gmail.com", nil), ("yahoo.es", nil), ("", nil), ("Calendar", nil),
    ])
  func names(_ name: String, _ kind: CalendarKind?) {
    let me: Set = ["ana@example.test", "ana@gmail.com", "ana@yahoo.es"]
    #expect(CalendarKind(named: name, me: me) == kind)
  }

  @Test("what the user says goes before the name") func said() {
    var preferences = Preferences()
    preferences.calendarKinds = ["Work": .personal]
    #expect(preferences.kind(ofCalendar: "Work") == .personal)
    #expect(preferences.kind(ofCalendar: "Home") == .personal)
  }
}

@Suite("Tentative events") struct TentativeTests {
  private static func day(_ change: (inout Occurrence) -> Void) -> Day {
    var event = SampleDay.meeting("Board", "09:00", "13:00", people: 2)
    change(&event)
    return SampleDay.make(occurrences: [event]) { $0.me = ["me@example.test"] }
  }

  @Test("what may not take place weighs half, makes no marathon, and takes its time") func half() {
    let sure = Self.day { _ in }
    let changes: [(inout Occurrence) -> Void] = [
      { $0.status = .tentative }, { $0.busyStatus = .tentative }, { $0.title = "HOLD: Board" },
      { $0.title = "Tbc Board" },
      {
        var me = Occurrence.Attendee(address: "me@example.test")
        me.isOptional = true
        $0.attendees.append(me)
      },
    ]
    #expect(sure.marathons.count == 1)
    for change in changes {
      let day = Self.day(change)
      #expect(day.load.total == sure.load.total / 2)
      #expect(day.marathons.isEmpty)
      #expect(day.free == sure.free)
    }
    #expect(Self.day { $0.title = "Board hold" }.marathons.count == 1)
  }

  /// Two hours on a day, so many after the sample Monday.
  private static func hold(
    _ days: Int, _ title: String = "HOLD: Offsite", from start: String = "09:00",
    to end: String = "11:00", _ change: (inout Occurrence) -> Void = { _ in }
  ) -> Occurrence {
    var event = SampleDay.meeting(
      title, start, end, people: 2, uid: "\(title) \(days) \(start)",
      date: SampleDay.monday.advanced(by: days))
    change(&event)
    return event
  }

  @Test("times held for one thing within 14 days count once, the first of them") func held() {
    func load(_ occurrences: Occurrence...) -> Double {
      SampleDay.make(occurrences: occurrences).load.total
    }
    let alone = load(Self.hold(0))
    #expect(alone == 8)
    #expect(load(Self.hold(-14), Self.hold(0)) == 0)
    #expect(load(Self.hold(-15), Self.hold(0)) == alone)
    #expect(load(Self.hold(0), Self.hold(3)) == alone)
    #expect(load(Self.hold(0), Self.hold(0, from: "15:00", to: "17:00")) == alone)
    #expect(load(Self.hold(-1, "HOLD: Budget"), Self.hold(0)) == alone)
    #expect(load(Self.hold(-1) { $0.status = .cancelled }, Self.hold(0)) == alone)
    let weekly = { (days: Int) in Self.hold(days) { $0.isRecurring = true } }
    #expect(load(weekly(-7), weekly(0)) == alone)
  }

  @Test("a time held again stays in the agenda, says why it weighs nothing, and is not free")
  func heldAgain() throws {
    let day = SampleDay.make(occurrences: [Self.hold(-3), Self.hold(0)])
    let event = try #require(day.counted.first)
    #expect(event.isHeldAgain && event.demand?.level == .medium)
    #expect(day.free == SampleDay.make(occurrences: [Self.hold(0)]).free)
    #expect(Voice(.english).heldAgain == "held several times, counted once")
    #expect(Voice(.spanish).heldAgain == "varias reservas, cuenta una")
  }
}
