import Testing

@testable import ReadyDayCore

/// When one gets up after the night to come.
@Suite struct WakeTests {
  static let monday = SampleDay.monday

  /// Events of the 60 days before, by how many days ago.
  static func first(_ times: [Int: String]) -> FirstEvents {
    FirstEvents(
      on: monday.advanced(by: -60)...monday.advanced(by: -1),
      Dictionary(uniqueKeysWithValues: times.map { (monday.advanced(by: -$0), .at($1)) }))
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

  struct Alike: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var tomorrow: String?
    let before: [Int: String]
    let early: Set<Int>
    let wake: String
  }

  @Test(
    "one gets up as on days like tomorrow, by whether an event waits before noon",
    arguments: [
      Alike(
        testDescription: "three mornings with one", tomorrow: "11:59",
        before: [3: "09:00", 5: "11:59", 7: "10:00", 9: "12:00"], early: [3, 5, 7], wake: "06:00"),
      Alike(
        testDescription: "at noon it is none", tomorrow: "12:00",
        before: [3: "09:00", 5: "11:59", 7: "10:00"], early: [3, 5, 7], wake: "09:00"),
      Alike(
        testDescription: "nothing tomorrow", before: [3: "09:00", 5: "10:00", 7: "10:00"],
        early: [3, 5, 7], wake: "09:00"),
      Alike(
        testDescription: "two are too few: all nights", tomorrow: "11:00",
        before: [3: "09:00", 5: "10:00"], early: [3, 5], wake: "09:00"),
      Alike(
        testDescription: "four weeks, no more", tomorrow: "11:00",
        before: [3: "09:00", 5: "10:00", 28: "10:00"], early: [3, 5, 28], wake: "09:00"),
      Alike(
        testDescription: "the last of four weeks", tomorrow: "11:00",
        before: [3: "09:00", 5: "10:00", 27: "10:00"], early: [3, 5, 27], wake: "06:00"),
    ])
  func alike(row: Alike) {
    let events = row.tomorrow.map { [SampleTonight.early($0)] } ?? []
    #expect(Self.wake(events, first: Self.first(row.before), early: row.early) == row.wake)
  }

  @Test("without a calendar, the week's work tells which days are alike")
  func workDays() {
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

  struct Early: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let start: String
    let wake: String
  }

  @Test(
    "an event makes one get up earlier, never later, and not when it is one of the night",
    arguments: [
      Early(testDescription: "an hour for getting ready", start: "07:55", wake: "06:55"),
      Early(testDescription: "on a round five minutes", start: "07:57", wake: "06:55"),
      Early(testDescription: "in time", start: "08:00", wake: "07:00"),
      Early(testDescription: "four in the morning", start: "04:00", wake: "03:00"),
    ])
  func event(row: Early) {
    #expect(SampleTonight.day([SampleTonight.early(row.start)]).wakeTomorrow == row.wake)
  }

  @Test("what is over by four does not make anybody get up")
  func night() {
    let event = SampleDay.meeting(
      "Call", "03:45", "03:59", uid: "n", date: SampleTonight.tomorrow)
    #expect(SampleTonight.day([event]).tonight.lightsOut?.wake.event == nil)
  }

  struct Lead: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var mornings = 5
    /// Of the events before, after waking up at 07:00.
    var first = "08:30"
    var preparation: Int?
    let lead: MorningLead
  }

  @Test(
    "the own time from waking to the first event counts, of five mornings and more",
    arguments: [
      Lead(testDescription: "five", lead: .init(minutes: 90, origin: .own(mornings: 5))),
      Lead(testDescription: "four", mornings: 4, lead: .usual),
      Lead(
        testDescription: "just before ten", first: "09:59",
        lead: .init(minutes: 179, origin: .own(mornings: 5))),
      Lead(testDescription: "at ten", first: "10:00", lead: .usual),
      Lead(
        testDescription: "hardly any", first: "07:10",
        lead: .init(minutes: 15, origin: .own(mornings: 5))),
      Lead(
        testDescription: "before waking", first: "06:30",
        lead: .init(minutes: 15, origin: .own(mornings: 5))),
      Lead(
        testDescription: "as one says", preparation: 45,
        lead: .init(minutes: 45, origin: .configured)),
    ])
  func lead(row: Lead) {
    var preferences = Preferences()
    if let minutes = row.preparation { preferences.preparationMinutes = minutes }
    let times = Dictionary(uniqueKeysWithValues: (1...row.mornings).map { ($0 * 11, row.first) })
    let day = SampleTonight.day(first: Self.first(times), preferences)
    #expect(day.lead(before: .at("08:30")) == row.lead)
  }

  @Test("getting up three hours before the event is the most")
  func longLead() {
    let times = Self.first([1: "09:30", 2: "09:30", 3: "09:30", 4: "09:30", 5: "09:30"])
    let day = SampleTonight.day(first: times) { $0.changes = { $1.wake = .at("05:00") } }
    #expect(day.lead(before: .at("09:30")) == MorningLead(minutes: 180, origin: .own(mornings: 5)))
  }

  @Test(
    "mornings with a first event at about the same hour count, if there are five",
    arguments: [("08:29", 60), ("08:30", 150), ("11:00", 150)])
  func near(start: String, minutes: Int) {
    // Up at 07:00, on working days: tomorrow is a Tuesday.
    let early = [3, 4, 5, 6, 10].map { ($0, "08:00") }
    let late = [11, 12, 13, 17, 18, 19, 20].map { ($0, "09:30") }
    let times = Self.first(Dictionary(uniqueKeysWithValues: early + late))
    let day = SampleTonight.day([SampleTonight.early(start)], first: times)
    #expect(day.lead(before: .at(start)).minutes == minutes)
  }

  @Test("working days and weekends are alike only among themselves")
  func weekends() {
    let times = Dictionary(
      uniqueKeysWithValues: [1, 2, 8, 9, 3, 4, 5].map { ($0, "11:00") })
    let tuesday = SampleTonight.early("11:30")
    // Late on Saturdays and Sundays, which have an event before noon too.
    #expect(Self.wake([tuesday], first: Self.first(times), early: [3, 4, 5]) == "06:00")
  }

  @Test("an own lead makes one get up for tomorrow, and tells an early start")
  func ownLead() throws {
    let times = Self.first(Dictionary(uniqueKeysWithValues: (1...9).map { ($0, "09:00") }))
    let day = SampleTonight.day([SampleTonight.early("08:00")], first: times)
    #expect(day.lead(before: .at("08:00")).minutes == 120)
    #expect(day.wakeTomorrow == "06:00")
    let advice = try EarlyStartTomorrow.look(at: day)
    #expect(advice.title == "Stand-up" && advice.lead == 120)
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
    let overnight = SampleDay.zone.instant(
      of: LocalDateTime(yesterday.advanced(by: -1), .at("22:00")))
    let shift = Occurrence(
      uid: "s", title: "Shift", calendar: "work",
      time: .timed(TimeSpan(from: overnight, to: overnight.adding(seconds: 8 * 3600))))
    #expect(first([shift]) == nil)
    // Of today the day itself knows.
    let today = SampleDay.meeting("Call", "09:00", "10:00")
    #expect(
      SampleTonight.day([today], first: Self.first([:])).mornings.isBusy(
        Self.monday, before: .at("09:01")))
  }
}
