import Testing

@testable import ReadyDayCore

@Suite("Kinds of calendars")
struct CalendarKindTests {
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
      ("Holidays plan", nil), ("Team holidays", nil), ("Homework", nil), ("Work trips Bo", nil),
      ("ana@gmail.com", nil), ("yahoo.es", nil), ("", nil), ("Calendar", nil),
    ])
  func names(_ name: String, _ kind: CalendarKind?) {
    let me: Set = ["ana@example.test", "ana@gmail.com", "ana@yahoo.es"]
    #expect(CalendarKind(named: name, me: me) == kind)
  }

  @Test("what the user says goes before the name")
  func said() {
    var preferences = Preferences()
    preferences.calendarKinds = ["Work": .personal]
    #expect(preferences.kind(ofCalendar: "Work") == .personal)
    #expect(preferences.kind(ofCalendar: "Home") == .personal)
  }
}

@Suite("Tentative events")
struct TentativeTests {
  private static func day(_ change: (inout Occurrence) -> Void) -> Day {
    var event = SampleDay.meeting("Board", "09:00", "13:00", people: 2)
    change(&event)
    return SampleDay.make(occurrences: [event]) { $0.me = ["me@example.test"] }
  }

  @Test("what may not take place weighs half, makes no marathon, and takes its time")
  func half() {
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
}
