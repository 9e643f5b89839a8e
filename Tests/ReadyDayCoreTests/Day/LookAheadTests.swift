import Testing

@testable import ReadyDayCore

@Suite("What is ahead") struct LookAheadTests {
  private static let tuesday = SampleDay.monday.advanced(by: 1)

  private static func meeting(
    _ title: String, _ start: String, _ end: String, on date: LocalDate = SampleDay.monday
  ) -> Occurrence { SampleDay.meeting(title, start, end, people: 9, uid: title, date: date) }

  private static func titles(_ ahead: LookAhead) -> [String] { ahead.events.map(\.title) }

  @Test("an event of tomorrow is counted from now, not from tomorrow's first moment")
  func tomorrow() {
    let ahead = SampleDay.ahead(
      at: "22:30", within: nil, [Self.meeting("Board", "10:00", "11:00", on: Self.tuesday)],
      onDay: Self.tuesday)
    #expect(NextEvent(in: ahead, asking: .low).minutes == 11 * 60 + 30)
  }

  @Test("a length from now goes on past midnight, and the rest of the day does not")
  func midnight() {
    let events = [
      Self.meeting("Late", "23:30", "23:59"),
      Self.meeting("Early", "06:00", "07:00", on: Self.tuesday),
      Self.meeting("Next evening", "23:00", "23:30", on: Self.tuesday),
    ]
    #expect(Self.titles(SampleDay.ahead(at: "22:30", within: nil, events)) == ["Late"])
    #expect(
      Self.titles(SampleDay.ahead(at: "22:30", within: 8 * 3600, events)) == ["Late", "Early"])
    #expect(
      Self.titles(
        SampleDay.ahead(at: "22:30", within: 86_400, events, onDay: Self.tuesday)) == ["Early"])
  }

  @Test("an event that lasts past midnight is told once, and a past day has nothing ahead")
  func once() {
    let night = SampleDay.meeting("Night shift", "22:00", "23:00", uid: "n")
    guard case .timed(let span) = night.time else { return }
    let long = night.moved(to: TimeSpan(span.start, seconds: 8 * 3600))
    #expect(Self.titles(SampleDay.ahead(at: "20:00", within: 86_400, [long])) == ["Night shift"])
    #expect(
      Self.titles(
        SampleDay.ahead(
          at: "08:00", within: nil, [long], onDay: SampleDay.monday, seenFrom: Self.tuesday)) == [])
  }

  @Test("events that begin together are all next") func together() {
    let events = [
      Self.meeting("A", "09:00", "10:00"), Self.meeting("B", "09:00", "09:30"),
      Self.meeting("C", "09:15", "09:30"),
    ]
    let next = NextEvent(in: SampleDay.ahead(at: "08:00", within: nil, events), asking: .low)
    #expect(next.events.map(\.title) == ["B", "A"])
    #expect(next.minutes == 60)
  }

  @Test("what runs now comes first, unless only what starts soon is asked for") func running() {
    let events = [Self.meeting("Board", "09:00", "10:30"), Self.meeting("Sync", "11:00", "11:30")]
    let ahead = SampleDay.ahead(at: "09:00", within: nil, events)
    let next = NextEvent(in: ahead, asking: .low)
    #expect(next.running.map(\.title) == ["Board"] && next.events.map(\.title) == ["Sync"])
    let rows = [Voice(.english), Voice(.spanish)].map { voice in
      Report(next, phrases: voice).screen().split(separator: "\n").map(String.init)
    }
    #expect(rows[0][0].hasPrefix("09:00–10:30") && rows[0][0].hasSuffix("now, until 10:30"))
    #expect(rows[0][1].hasPrefix("11:00–11:30") && rows[0][1].hasSuffix("in 2 h"))
    #expect(rows[1][0].hasSuffix("ahora, hasta las 10:30"))
    #expect(NextEvent(in: ahead, asking: .low, showsRunning: false).running.isEmpty)
    let after = SampleDay.ahead(at: "10:30", within: nil, events)
    #expect(NextEvent(in: after, asking: .low).running.isEmpty)
  }

  @Test("on a day that illness limits, that comes before what is due", arguments: [true, false])
  func ill(isSystemic: Bool) throws {
    let now = SampleDay.instant("08:50")
    var inputs = DayParts(
      date: SampleDay.monday, zone: SampleDay.zone, now: now,
      occurrences: [Self.meeting("Board", "09:00", "11:00")], morning: .red)
    inputs.said = [
      try Feeling(.ill(isSystemic: isSystemic), on: SampleDay.monday, id: "a", at: now)
    ]
    let due = DueAlerts(in: LookAhead(in: inputs.diary, from: now, within: 900))
    let lines = Report(due, phrases: Voice(.english)).screen().split(separator: "\n")
    #expect(lines[0].hasPrefix(isSystemic ? "Rest today: " : "Keep any training easy today: "))
    #expect(lines[1].hasPrefix("09:00 \"Board\" is demanding"))
    inputs.occurrences = []
    #expect(
      Report(
        DueAlerts(in: LookAhead(in: inputs.diary, from: now, within: 900)), phrases: Voice(.english)
      )
      .sections.isEmpty)
  }

  @Test("an event without length is ahead at its moment, where anything will do") func reminder() {
    let call = Self.meeting("Call the bank", "09:00", "09:00")
    let ahead = SampleDay.ahead(at: "08:50", within: 900, [call])
    #expect(ahead.next(.low).map(\.title) == ["Call the bank"])
    #expect(ahead.next(.medium).isEmpty)
    #expect(ahead.alerts(Set(Alert.Kind.allCases), reflected: []).map(\.kind) == [.reminder])
  }

  @Test("a break, a night's score and a demanding event may be past midnight")
  func alertsPastMidnight() {
    let board = Self.meeting("Board", "00:05", "02:05", on: Self.tuesday)
    let alerts = SampleDay.ahead(at: "23:55", within: 900, [board])
      .alerts(Set(Alert.Kind.allCases), reflected: [])
    #expect(alerts.map(\.kind) == [.meeting])
  }

  @Test(
    "only the kinds that are asked for are told, and a session once it is looked back on no more",
    arguments: [Activity.running, .walking])
  func kinds(activity: Activity) throws {
    let start = SampleDay.instant("08:00")
    let run = PlannedSession(
      activity: activity, span: TimeSpan(start, seconds: 3300), intensity: .light, planID: "7f3k")
    let ahead = SampleDay.ahead(at: "08:50", within: 900, sessions: [run])
    #expect(
      ahead.alerts(Set(Alert.Kind.allCases), reflected: []).map(\.kind) == [.reflect, .meeting])
    #expect(ahead.alerts([.reflect], reflected: []).map(\.kind) == [.reflect])
    #expect(ahead.alerts([.reflect], reflected: ["7f3k"]).isEmpty)
    #expect(ahead.alerts([.pause], reflected: []).isEmpty)
  }

  @Test("a meeting that does not count on a day off is still due") func dayOff() {
    let ahead = SampleDay.ahead(
      at: "08:50", within: 900, [DayKindTests.allDay("Vacaciones"), Self.series])
    let due = DueAlerts(in: ahead)
    #expect(due.items.map { $0.message(Voice(.english)).text } == [#"09:00 "Planning" (day off)."#])
    #expect(
      due.items.map { $0.message(Voice(.spanish)).text } == ["09:00 «Planning» (día no laborable)."]
    )
    #expect(due.alerts.map(\.kind) == [.meeting])
    #expect(ahead.alerts([.pause, .reminder, .reflect], reflected: []).isEmpty)
    let next = Report(NextEvent(in: ahead, asking: .low), phrases: Voice(.english))
    #expect(next.screen() == "09:00–10:00  (day off)  Planning  in 10 min\n")
    let late = SampleDay.ahead(
      at: "09:00", within: 900, [DayKindTests.allDay("Vacaciones"), Self.series])
    #expect(DueAlerts(in: late).alerts.isEmpty)
  }

  /// One of a series of somebody else's.
  private static var series: Occurrence {
    var series = meeting("Planning", "09:00", "10:00")
    series.isRecurring = true
    return series
  }

  @Test("the value decides, and not what it is rounded to") func exactRecovery() {
    func count(_ score: Double) -> Int {
      SampleDay.ahead(at: "08:50", within: 900, morning: .scored(score))
        .alerts([.meeting], reflected: []).count
    }
    #expect(count(49.6) == 1)
    #expect(count(50) == 0)
  }
}
