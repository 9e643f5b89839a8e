import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("Kinds of days") struct DayKindTests {
  static let me = Occurrence.Attendee(address: "ana@example.test")
  static let boss = Occurrence.Attendee(address: "boss@example.test")

  static func allDay(
    _ title: String, calendar: String = "home", organizer: Occurrence.Attendee? = nil,
    busy: Occurrence.BusyStatus? = nil, holiday: Occurrence.Holiday? = nil
  ) -> Occurrence {
    var event = Occurrence(
      uid: title, title: title, calendar: calendar,
      time: .allDay(SampleDay.monday..<SampleDay.monday.advanced(by: 1)))
    (event.organizer, event.busyStatus, event.holiday) = (organizer, busy, holiday)
    return event
  }

  /// Lines of `Fixtures/titles/days-off.txt`: `title | organiser, status or holiday | off, on or others`.
  static let rows = (try? Fixtures.text("titles/days-off.txt").split(separator: "\n")) ?? []

  static func day(
    _ events: [Occurrence], date: LocalDate = SampleDay.monday,
    change: (inout Preferences) -> Void = { _ in }
  ) -> Day {
    SampleDay.make(date: date, now: "06:55", occurrences: events) {
      $0.calendarKinds = ["holidays": .holidays]
      change(&$0)
    }
  }

  /// One of a series of somebody else's.
  static let meeting: Occurrence = {
    var meeting = SampleDay.meeting("Planning", "09:00", "11:00", people: 3)
    meeting.isRecurring = true
    return meeting
  }()

  @Test("a day off is the owner's own, or everybody's", arguments: rows.map(String.init))
  func dayOff(row: String) {
    let cells = row.split(separator: " | ").map(String.init)
    let holiday: [String: Occurrence.Holiday] = [
      "holiday everywhere": .everywhere, "holiday observance": .observance,
      "holiday somewhere": .somewhere,
    ]
    let event = Self.allDay(
      cells[0], calendar: holiday[cells[1]] == nil ? "home" : "holidays",
      organizer: ["me": Self.me, "boss": Self.boss][cells[1]],
      busy: cells[1] == "out of office" ? .outOfOffice : nil, holiday: holiday[cells[1]])
    let (day, isOff) = (Self.day([event, Self.meeting]), cells[2] == "off")
    #expect(day.isDayOff == isOff)
    #expect(day.allDay.map(\.title) == (cells[2] == "others" ? [] : [cells[0]]))
    let planning = day.events.first { $0.title == "Planning" }
    #expect(planning?.notCounted == (isOff ? .dayOff : nil))
    #expect(day.load.score == (isOff ? 0 : 30))
    #expect(Self.rows.count == 33)
  }

  @Test("of meetings on a day off, those fall away that take place without the user")
  func meetingsOfDayOff() {
    func counts(_ change: (inout Occurrence) -> Void) -> Bool {
      var meeting = Self.meeting
      change(&meeting)
      let day = Self.day([Self.allDay("Vacaciones"), meeting]) { $0.me = ["ana@example.test"] }
      return day.counted.count == 1
    }
    #expect(!counts { _ in })
    #expect(counts { $0.isRecurring = false })
    #expect(counts { $0.isMoved = true })
    #expect(counts { $0.organizer = Self.me })
    #expect(
      !counts {
        $0.isRecurring = false
        $0.attendees.append(Self.me)
      })
    let answered = Occurrence.Attendee(address: "ana@example.test", response: .accepted)
    #expect(
      counts {
        $0.isRecurring = false
        $0.attendees.append(answered)
      })
  }

  @Test("the headline of a day off names the first meeting that is left") func headline() {
    var call = SampleDay.meeting("Customer call", "10:00", "11:00", people: 3)
    call.organizer = Self.me
    let day = Self.day([Self.allDay("Vacaciones"), call]) { $0.me = ["ana@example.test"] }
    let headline = Briefing(day: day, sources: .none).headline
    guard case .day(_, .dayOff(meetings: 1, let first), _) = headline else {
      return unexpected("\(headline)")
    }
    #expect(first?.title == "Customer call" && first?.start == .at("10:00"))
    for voice in Language.allCases.map(\.voice) {
      #expect(voice.headline(headline).values == ["10:00", "Customer call"])
    }
  }

  @Test("a day with a shift or a heavy calendar is no day off") func neverOff() {
    let off = Self.allDay("Vacaciones")
    #expect(Self.day([off]).isDayOff)
    #expect(!Self.day([off, EventKindTests.event("Shift", "mon 09:00 8h")]).isDayOff)
    let heavy = (9..<17).map { hour in
      SampleDay.meeting("\(hour)", "\(hour < 10 ? "0" : "")\(hour):00", "\(hour + 1):00", people: 9)
    }
    #expect(!Self.day([off] + heavy).isDayOff)
  }

  @Test("what is no meeting counts on a day off too") func otherEvents() {
    let day = Self.day([
      Self.allDay("Vacaciones"), Self.meeting,
      EventKindTests.event("Flight to Rome", "mon 12:00 2h"),
    ])
    #expect(day.counted.map(\.title) == ["Flight to Rome"])
    #expect(day.kinds.map(\.kind.rawValue) == ["day_off", "travel"])
  }

  @Test("a holiday of some regions is a day off where nobody meets") func regional() {
    let holiday = Self.allDay("Sant Jordi", calendar: "holidays", holiday: .somewhere)
    #expect(Self.day([holiday]).isDayOff)
    #expect(!Self.day([holiday, Self.meeting]).isDayOff)
  }

  @Test("a holiday of some regions silences meetings only where it is one's own") func ownRegion() {
    func isOff(_ holiday: Occurrence, _ regions: String...) -> Bool {
      Self.day([holiday, Self.meeting]) { $0.regions = regions }.isDayOff
    }
    let bracketed = Self.allDay(
      "San José (festivo en algunas comunidades)", calendar: "holidays", holiday: .everywhere)
    #expect(!isOff(bracketed))
    #expect(!isOff(Self.allDay("Fronleichnam (in Bayern)", calendar: "holidays"), "Sachsen"))
    #expect(isOff(Self.allDay("Fronleichnam (in Bayern)", calendar: "holidays"), "Bayern"))
    var described = Self.allDay("San José", calendar: "holidays", holiday: .somewhere)
    described.regions = "Festivo en Comunidad Valenciana, Murcia"
    #expect(!isOff(described) && isOff(described, "Murcia"))
    #expect(isOff(described, "comunidad valenciana") && !isOff(described, "Madrid"))
    #expect(!isOff(Self.allDay("School holidays", calendar: "holidays")))
    #expect(isOff(Self.allDay("Independence Day (observed)", calendar: "holidays")))
  }

  @Test("a day that is not worked is a day off until somebody meets") func freeDay() {
    let saturday = SampleDay.monday.advanced(by: 5)
    let meeting = SampleDay.meeting("Sync", "09:00", "10:00", people: 3, date: saturday)
    #expect(Self.day([], date: saturday).isDayOff)
    #expect(!Self.day([meeting], date: saturday).isDayOff)
    #expect(Self.day([meeting], date: saturday).counted.count == 1)
    #expect(!Self.day([], date: saturday) { $0.workDays = [.saturday] }.isDayOff)
    #expect(!Self.day([]).isDayOff)
    #expect(Self.day([]) { $0.workDays = [.saturday] }.isDayOff)
    #expect(SampleDay.make(date: saturday, occurrences: nil).kinds == [])
  }

  @Test("a race, a journey and shifts make days of their own, with their ends") func others() {
    func kinds(_ title: String, _ when: String, date: LocalDate = SampleDay.monday) -> [String] {
      let day = Self.day([EventKindTests.event(title, when)], date: date)
      return day.kinds.map { kind in
        kind.kind.rawValue + (kind.until.map { " \(day.time(at: $0).clock)" } ?? "")
      }
    }
    let tuesday = SampleDay.monday.advanced(by: 1)
    #expect(kinds("Half marathon", "mon 09:00 2h") == ["race 11:00"])
    #expect(kinds("Marathon", "day") == ["race"])
    #expect(kinds("MAD → JFK", "mon 12:00 9h") == ["travel 21:00"])
    #expect(kinds("Turno", "mon 07:00 8h") == ["shift 15:00"])
    #expect(kinds("Turno", "mon 22:00 8h") == ["night_shift 06:00"])
    #expect(kinds("Turno", "mon 22:00 8h", date: tuesday) == ["night_shift 06:00"])
    #expect(kinds("Turno", "mon 19:00 8h") == ["shift 03:00"])
    #expect(kinds("Party", "mon 22:00 8h") == [])
    #expect(kinds("Stand-up", "mon 09:00 15m") == [])
  }

  @Test(
    "an all-day shift is no day off and no empty day, and its hours are not invented",
    arguments: ["Night shift", "Turno de noche", "Nachtdienst", "Night"])
  func untimedShift(title: String) {
    let saturday = SampleDay.monday.advanced(by: 5)
    var shift = Self.allDay(title)
    shift.time = .allDay(saturday..<saturday.advanced(by: 1))
    func briefing(_ now: String, _ morning: MorningReport?) -> Briefing {
      let day = SampleDay.make(date: saturday, now: now, occurrences: [shift], morning: morning)
      return Briefing(day: day, sources: .none)
    }
    let calm = briefing("07:00", nil)
    #expect(calm.day.kinds == [DayKind(.shift, .event(title))])
    #expect(calm.headline == .calendarOnly(.shift))
    #expect(calm.notes.contains(.shiftUntimed))
    #expect(briefing("21:00", nil).headline == .calendarOnly(.shift))
    #expect(briefing("21:00", .scored(80)).day.tonightPlan == nil)
    let voice = Voice(.english)
    #expect(voice.subject(of: calm, telling: .zone).hasSuffix(": an untimed shift"))
    #expect(
      voice.headline(calm.headline) == "An untimed shift: plan sleep around it and train by feel.")
  }

  @Test("a shift with times goes before an all-day one, and titles of a rota must be whole")
  func timedShift() {
    let shift = EventKindTests.event("Turno", "mon 07:00 8h")
    let kinds = Self.day([Self.allDay("Turno de mañana"), shift]).kinds
    #expect(kinds.map(\.kind) == [.shift])
    #expect(kinds.first?.until != nil)
    #expect(Self.day([Self.allDay("Early")]).kinds.includesUntimedShift)
    #expect(!Self.day([Self.allDay("Early bird tickets")]).kinds.includesUntimedShift)
    #expect(Self.day([EventKindTests.event("Early", "mon 07:00 1h")]).kinds == [])
  }

  @Test("who pays no heed to a commute does not travel") func commute() {
    let train = EventKindTests.event("Train to the office", "mon 08:00 1h")
    let rule = DemandRule(title: "train", effect: .none)
    #expect(Self.day([train]).kinds.map(\.kind.rawValue) == ["travel"])
    #expect(Self.day([train]) { $0.rules = [rule] }.kinds == [])
  }

  @Test("a timed event of whole days lasts all day") func wholeDays() {
    let day = Self.day([EventKindTests.event("Vacaciones", "mon 00:00 24h"), Self.meeting])
    #expect(day.allDay.map(\.title) == ["Vacaciones"])
    #expect(day.isDayOff)
    let almost = Self.day([EventKindTests.event("Vacaciones", "mon 00:00 1438m")])
    #expect(almost.allDay.isEmpty)
    #expect(almost.events.map(\.notCounted) == [.background])
  }

  @Test("a cancelled or ignored day off is none") func cancelled() {
    var event = Self.allDay("Vacaciones")
    event.status = .cancelled
    #expect(!Self.day([event]).isDayOff)
    #expect(Self.day([event]).allDay.isEmpty)
    let rule = DemandRule(title: "vacaciones", effect: .ignore)
    #expect(!Self.day([Self.allDay("Vacaciones")]) { $0.rules = [rule] }.isDayOff)
  }

  /// A Monday after shifts on so many days, the first of them `first` days before, each three days before the last.
  private static func dayOfShifts(
    _ count: Int, from first: Int = 2, calendar: String = "work", _ today: [Occurrence] = []
  ) -> Day {
    var inputs = DayParts(occurrences: today)
    inputs.preferences.calendarKinds = ["team": .others]
    inputs.earlier = (0..<count).map { place in
      var shift = SampleDay.meeting(
        "Turno", "07:00", "15:00", uid: "\(place)",
        date: SampleDay.monday.advanced(by: -first - 3 * place))
      shift.calendar = calendar
      return shift
    }
    return inputs.day
  }

  @Test("who began four shifts in the 28 days before has no working week") func shiftWork() {
    #expect(Self.dayOfShifts(4).kinds == [DayKind(.dayOff, .noShift(before: 4))])
    #expect(Self.dayOfShifts(9).kinds == [DayKind(.dayOff, .noShift(before: 9))])
    #expect(Self.dayOfShifts(12).kinds == [DayKind(.dayOff, .noShift(before: 9))])
    #expect(Self.dayOfShifts(3).kinds == [])
    #expect(Self.dayOfShifts(4, from: 20).kinds == [])
    #expect(Self.dayOfShifts(4, calendar: "team").kinds == [])
  }

  @Test("a day with a shift or a meeting is nobody's day off, whatever came before")
  func shiftToday() {
    let shift = SampleDay.meeting("Turno", "07:00", "15:00")
    #expect(Self.dayOfShifts(4, [shift]).kinds.map(\.kind) == [.shift])
    #expect(Self.dayOfShifts(4, [Self.meeting]).kinds == [])
    #expect(Self.dayOfShifts(4, [Self.meeting]).counted.count == 1)
  }

  @Test("of shifts that no word names, those count that repeat others") func unnamedShifts() {
    let calendar = WrittenCalendar(
      WrittenCalendar.event(
        "Fifth floor",
        "DTSTART;TZID=Europe/Madrid:20261110T070000\nDTEND;TZID=Europe/Madrid:20261110T150000\n"
          + "RRULE:FREQ=DAILY;COUNT=7"))
    let days = RequestedDays.around(SampleDay.monday, in: SampleDay.zone)
    let day = Day(SampleDay.monday, in: SampleDay.zone, calendar.library(on: days).agenda)
    #expect(day.kinds == [DayKind(.dayOff, .noShift(before: 4))])
  }

  @Test("nothing is said of an early start on a day off") func tomorrow() {
    let tuesday = SampleDay.monday.advanced(by: 1)
    var off = Self.allDay("Vacaciones")
    off.time = .allDay(tuesday..<tuesday.advanced(by: 1))
    let flight = SampleDay.meeting("Flight", "06:00", "08:00", uid: "f", date: tuesday)
    var plain = flight
    plain.hasConference = false
    #expect(
      EarlyStartTomorrow.evaluate(Self.day([plain])).obstacle != EarlyStartTomorrow.dayOffTomorrow)
    #expect(
      EarlyStartTomorrow.evaluate(Self.day([off, plain])).obstacle
        == EarlyStartTomorrow.dayOffTomorrow)
  }

  @Test("a day knows the one before, a week ahead, and its races") func neighbours() throws {
    let race = EventKindTests.event("Half marathon", "wed 09:00 2h")
    let day = Self.day([race])
    let (yesterday, ahead) = (try #require(day.yesterday), try #require(day.ahead))
    #expect(yesterday.date == SampleDay.monday.advanced(by: -1))
    #expect(ahead.map(\.date) == (1...7).map { SampleDay.monday.advanced(by: $0) })
    #expect(ahead.map { $0.events.count(where: \.isRace) } == [0, 1, 0, 0, 0, 0, 0])
    #expect(yesterday.isDayOff)
    let days = RequestedDays.around(SampleDay.monday, in: SampleDay.zone)
    let sunday = SampleDay.monday.advanced(by: -1)
    #expect(days.touches(.allDay(sunday..<SampleDay.monday)))
  }

  @Test("a day off takes no meeting that moves") func slots() throws {
    let tuesday = SampleDay.monday.advanced(by: 1)
    var off = Self.allDay("Vacaciones")
    off.time = .allDay(tuesday..<tuesday.advanced(by: 1))
    #expect(Self.day([off]).workingDaysAhead.first?.date == tuesday.advanced(by: 1))
  }
}
