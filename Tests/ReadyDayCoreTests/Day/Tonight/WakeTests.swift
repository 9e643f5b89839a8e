import Testing

@testable import ReadyDayCore

/// When one gets up after the night to come.
@Suite struct WakeTests {
  static let monday = SampleDay.monday

  /// Events of the 60 days before, by how many days ago.
  static func first(_ times: [Int: String], for reason: RiseReason = .work) -> FirstEvents {
    FirstEvents(
      on: monday.advanced(by: -60)...monday.advanced(by: -1),
      Dictionary(
        uniqueKeysWithValues: times.map {
          (monday.advanced(by: -$0), FirstEvents.First(time: .at($1), reason: reason))
        }))
  }

  /// Tomorrow's first event.
  static func tomorrow(
    _ start: String, _ title: String = "Stand-up", change: (inout Occurrence) -> Void = { _ in }
  ) -> DayEvent? {
    var event = SampleTonight.early(start, title)
    event.hasConference = false
    change(&event)
    return SampleTonight.day([event]).tomorrow?.counted.first
  }

  /// Wakes at 06:00 on the days in `early`, at 09:00 on all others.
  static func wake(
    _ events: [Occurrence], first: FirstEvents?, early: Set<Int>,
    _ preferences: Preferences = Preferences()
  ) -> String? {
    SampleTonight.day(events, first: first, preferences) {
      $0.changes = { $1.wake = .at(early.contains($0) ? "06:00" : "09:00") }
    }.wakeTomorrow
  }

  @Test(
    "one gets up as on days like tomorrow, by whether an event waits before noon",
    arguments: [
      ("11:59", [3: "09:00", 5: "11:59", 7: "10:00", 9: "12:00"], [3, 5, 7], "06:00"),
      // At noon it is none.
      ("12:00", [3: "09:00", 5: "11:59", 7: "10:00"], [3, 5, 7], "09:00"),
      (nil, [3: "09:00", 5: "10:00", 7: "10:00"], [3, 5, 7], "09:00"),
      // Two are too few: all nights; and four weeks, no more.
      ("11:00", [3: "09:00", 5: "10:00"], [3, 5], "09:00"),
      ("11:00", [3: "09:00", 5: "10:00", 28: "10:00"], [3, 5, 28], "09:00"),
      ("11:00", [3: "09:00", 5: "10:00", 27: "10:00"], [3, 5, 27], "06:00"),
    ] as [(String?, [Int: String], Set<Int>, String)])
  func alike(tomorrow: String?, before: [Int: String], early: Set<Int>, wake: String) {
    let events = tomorrow.map { [SampleTonight.early($0)] } ?? []
    #expect(Self.wake(events, first: Self.first(before), early: early) == wake)
  }

  @Test("without a calendar, the week's work tells which days are alike") func workDays() {
    // Tomorrow is a Tuesday; Monday is 0, Friday 3.
    let early: Set = [0, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 17, 18, 19, 20, 21, 24, 25, 26, 27]
    #expect(Self.wake([], first: nil, early: early) == "06:00")
    var preferences = Preferences()
    preferences.workDays = [.saturday, .sunday]
    let weekend = Set((0..<28).filter { ![1, 2, 8, 9, 15, 16, 22, 23].contains($0) })
    #expect(Self.wake([], first: nil, early: weekend, preferences) == "06:00")
    preferences.workDays = [.tuesday]
    #expect(Self.wake([], first: nil, early: [6, 13, 20], preferences) == "06:00")
  }

  @Test(
    "an event makes one get up an hour earlier, on a round five minutes, and never later",
    arguments: [("07:55", "06:55"), ("07:57", "06:55"), ("08:00", "07:00"), ("04:00", "03:00")])
  func event(start: String, wake: String) {
    #expect(SampleTonight.day([SampleTonight.early(start)]).wakeTomorrow == wake)
  }

  @Test("what is over by four does not make anybody get up") func night() {
    let event = SampleDay.meeting("Call", "03:45", "03:59", uid: "n", date: SampleTonight.tomorrow)
    #expect(SampleTonight.day([event]).tonight.lightsOut?.wake.event == nil)
  }

  struct Lead: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var mornings = 3
    /// Of the events before, after waking up at 07:00.
    var first = "08:30"
    var reason = RiseReason.work
    var wake = "07:00"
    var preparation: Int?
    var ready: [RiseReason: Int] = [:]
    let lead: MorningLead
  }

  static func own(_ minutes: Int, _ mornings: Int = 3) -> MorningLead {
    MorningLead(minutes, for: .work, .own(mornings: mornings))
  }

  @Test(
    "the own time from waking to the first event counts, of three mornings of its kind and more",
    arguments: [
      Lead(testDescription: "three", lead: own(90)),
      Lead(testDescription: "two", mornings: 2, lead: .usual),
      Lead(testDescription: "of another kind", reason: .training, lead: .usual),
      Lead(testDescription: "just before ten", first: "09:59", lead: own(179)),
      Lead(testDescription: "at ten", first: "10:00", lead: .usual),
      Lead(testDescription: "four hours after", wake: "05:30", lead: own(180)),
      Lead(testDescription: "a minute more", wake: "04:29", lead: .usual),
      Lead(testDescription: "hardly any", first: "07:10", lead: own(15)),
      Lead(testDescription: "slept past it", first: "06:30", lead: .usual),
      Lead(
        testDescription: "as one says", preparation: 45,
        lead: MorningLead(45, for: .work, .preparation)),
      Lead(
        testDescription: "as one says of its kind", preparation: 45, ready: [.work: 80],
        lead: MorningLead(80, for: .work, .configured)),
      Lead(testDescription: "as one says of others", ready: [.training: 80], lead: own(90)),
    ])
  func lead(row: Lead) throws {
    var preferences = Preferences()
    if let minutes = row.preparation { preferences.preparationMinutes = minutes }
    preferences.ready = row.ready
    let times = Dictionary(uniqueKeysWithValues: (1...row.mornings).map { ($0 * 11, row.first) })
    let day = SampleTonight.day(first: Self.first(times, for: row.reason), preferences) {
      $0.changes = { $1.wake = .at(row.wake) }
    }
    #expect(day.lead(before: try #require(Self.tomorrow(row.first))) == row.lead)
  }

  struct Usual: Sendable, CustomTestStringConvertible {
    let title: String
    let minutes: Int
    var way = 0
    var isOnline = false
    var location: String?
    var hours = 1
    var testDescription: String { "\(title) \(way) \(location ?? "")" }
  }

  @Test(
    "without such mornings it is what its kind takes, and for a journey the way and the airport",
    arguments: [
      Usual(title: "Budget review", minutes: 60),
      Usual(title: "Stand-up", minutes: 45, isOnline: true),
      Usual(
        title: "Stand-up", minutes: 45, isOnline: true, location: "https://meet.example.test/a"),
      Usual(title: "Stand-up", minutes: 60, isOnline: true, location: "Room 4"),
      Usual(title: "Easy run 45'", minutes: 30), Usual(title: "Easy run 45'", minutes: 50, way: 20),
      Usual(title: "Dentist", minutes: 60),
      Usual(title: "Train to Seville", minutes: 90),
      Usual(title: "Train to Seville", minutes: 55, way: 25),
      Usual(title: "Flight to Seville", minutes: 210),
      Usual(title: "Flight MAD-JFK", minutes: 270, hours: 8),
      Usual(title: "Half marathon", minutes: 150),
    ])
  func usualLead(row: Usual) throws {
    let event = Self.tomorrow("08:30", row.title) { event in
      event.hasConference = row.isOnline
      (event.location, event.travelSeconds) = (row.location, row.way * 60)
      if !row.isOnline, row.title != "Budget review" { event.attendees = [] }
      let start = event.time.span(in: SampleDay.zone).start
      event.time = .timed(TimeSpan(start, seconds: row.hours * 3600))
    }
    let lead = SampleTonight.day().lead(before: try #require(event))
    #expect(lead.minutes == row.minutes && lead.origin == .usual)
    for voice in Language.allCases.map(\.voice) {
      #expect(voice.lead(lead).contains(voice.length(lead.ready)))
    }
  }

  @Test(
    "only mornings with a first event at about the same hour count, as late ones leave time to spare",
    arguments: [("08:29", 60), ("08:30", 150), ("10:30", 150), ("10:31", 60)])
  func near(start: String, minutes: Int) throws {
    // Up at 07:00, on working days: tomorrow is a Tuesday.
    let early = [3, 4, 5, 6, 10].map { ($0, "08:00") }
    let late = [11, 12, 13, 17, 18, 19, 20].map { ($0, "09:30") }
    let times = Self.first(Dictionary(uniqueKeysWithValues: early + late))
    let day = SampleTonight.day(first: times)
    #expect(day.lead(before: try #require(Self.tomorrow(start))).minutes == minutes)
  }

  @Test("nobody gets up for training or a race on a day of rest, but for the doctor")
  func ill() throws {
    func up(_ said: [Feeling]) -> [String?] {
      var parts = DayParts(
        now: "19:00", occurrences: [Self.run, Self.doctor], morning: SampleTonight.report())
      parts.said = said
      let day = parts.day
      return [day.rise?.event.title, day.rise.map { day.time(at: $0.up).clock }]
    }
    #expect(up([]) == ["Easy run", "06:00"])
    let ill = try Feeling(
      .ill(isSystemic: true), on: SampleDay.monday, id: "a", at: SampleDay.instant("07:00"))
    #expect(up([ill]) == ["Dentist", "07:30"])
  }

  private static var run: Occurrence { alone("06:30", "Easy run") }
  private static var doctor: Occurrence { alone("08:30", "Dentist") }

  private static func alone(_ start: String, _ title: String) -> Occurrence {
    var event = SampleDay.meeting(title, start, "13:00", uid: title, date: SampleTonight.tomorrow)
    (event.attendees, event.hasConference) = ([], false)
    return event
  }

  @Test("working days and weekends are alike only among themselves") func weekends() {
    let times = Dictionary(uniqueKeysWithValues: [1, 2, 8, 9, 3, 4, 5].map { ($0, "11:00") })
    let tuesday = SampleTonight.early("11:30")
    // Late on Saturdays and Sundays, which have an event before noon too.
    #expect(Self.wake([tuesday], first: Self.first(times), early: [3, 4, 5]) == "06:00")
  }

  @Test("an own lead makes one get up for tomorrow, and tells an early start")
  func ownLead() throws {
    let times = Self.first(Dictionary(uniqueKeysWithValues: (1...9).map { ($0, "09:00") }))
    let day = SampleTonight.day([SampleTonight.early("08:00")], first: times)
    #expect(day.rise?.lead.minutes == 120)
    #expect(day.wakeTomorrow == "06:00")
    let advice = try EarlyStartTomorrow.look(at: day)
    #expect(advice.title == "Stand-up" && advice.lead == Self.own(120, 9))
    #expect(advice.up == .at("06:00"))
    #expect(advice.usual.time == .at("07:00"))
  }

  @Test("a first event counts, begins on its day, not before four and before noon")
  func firstEvents() {
    let yesterday = Self.monday.advanced(by: -1)
    func first(_ events: [Occurrence]) -> String? {
      let preferences = Preferences(me: ["ana@example.test"])
      let found = Timetable(preferences, in: SampleDay.zone, among: events)
        .firstEvents(on: FirstEvents.days(before: Self.monday), in: SampleDay.zone)
      return found[yesterday]?.clock
    }
    func meeting(_ start: String, _ end: String) -> Occurrence {
      var meeting = SampleDay.meeting("Call", start, end, uid: start, date: yesterday)
      meeting.title = "Errand"
      meeting.hasConference = false
      return meeting
    }
    #expect(first([]) == nil)
    #expect(first([meeting("12:00", "13:00")]) == nil)
    #expect(first([meeting("11:00", "12:00"), meeting("09:00", "10:00")]) == "09:00")
    #expect(first([meeting("03:59", "05:00"), meeting("11:00", "12:00")]) == "11:00")
    #expect(first([meeting("04:00", "05:00"), meeting("11:00", "12:00")]) == "04:00")
    var declined = meeting("09:00", "10:00")
    declined.attendees = [.init(address: "ana@example.test", response: .declined)]
    #expect(first([declined, meeting("11:00", "12:00")]) == "11:00")
    let off = Occurrence(
      uid: "o", title: "Vacation", calendar: "home", time: .allDay(yesterday..<yesterday + 1))
    var work = SampleDay.meeting("Review", "09:00", "10:00", people: 3, date: yesterday)
    work.isRecurring = true
    #expect(first([work]) == "09:00")
    #expect(first([work, off]) == nil)
    let overnight = SampleDay.zone.instant(yesterday.advanced(by: -1), "22:00")
    let shift = Occurrence(
      uid: "s", title: "Shift", calendar: "work",
      time: .timed(TimeSpan(overnight, seconds: 8 * 3600)))
    #expect(first([shift]) == nil)
    // Of today the day itself knows.
    let today = SampleDay.meeting("Call", "09:00", "10:00")
    #expect(
      SampleTonight.day([today], first: Self.first([:])).mornings.isBusy(
        Self.monday, before: .at("09:01")))
  }
}
