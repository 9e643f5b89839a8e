import TestSupport

@testable import ReadyDayCore

/// The Monday of 23 November 2026 in Madrid: a red morning and eight events, two of them hard.
enum SampleDay {
  static let zone = Zone.fixture("Europe/Madrid")
  static let monday = LocalDate(dayNumber: 20_780)

  static let occurrences = [
    meeting("Stand-up", "08:30", "09:00", people: 6, uid: "01"), review,
    meeting("Interview: senior iOS", "11:00", "12:00", people: 3, uid: "03"),
    meeting("1:1 Ana", "12:00", "12:45", people: 1, uid: "04"),
    meeting("Quarterly planning", "14:00", "15:30", people: 3, uid: "05"),
    meeting("Expenses", "15:30", "16:00", people: 0, uid: "06"),
    meeting("Customer escalation call", "16:30", "17:30", people: 5, uid: "07"),
    meeting("Dinner with Marta", "19:00", "20:00", people: 1, uid: "08"), declined, birthday,
  ]

  static var day: Day { make() }

  /// The sample day at 06:55:02, with something about it changed.
  static func make(
    date: LocalDate = monday, now: String = "06:55:02", occurrences: [Occurrence]? = occurrences,
    morning: MorningReport? = .red, sessions: [PlannedSession] = [], zone: Zone = zone,
    change: (inout Preferences) -> Void = { _ in }
  ) -> Day {
    var preferences = Preferences(me: ["ana@example.test"])
    change(&preferences)
    return DayParts(
      date: date, zone: zone, now: now, occurrences: occurrences, morning: morning,
      preferences: preferences, sessions: sessions
    ).day
  }

  /// What is ahead of a moment of the sample day, or of the day before.
  static func ahead(
    at now: String, within seconds: Int?, _ occurrences: [Occurrence] = occurrences,
    morning: MorningReport? = .red, onDay date: LocalDate = monday,
    seenFrom today: LocalDate = monday, sessions: [PlannedSession] = []
  ) -> LookAhead {
    let present = zone.instant(today, now)
    let inputs = DayParts(
      date: date, zone: zone, now: date == today ? present : zone.start(of: date),
      occurrences: occurrences, morning: morning, sessions: sessions)
    return LookAhead(in: inputs.diary, from: present, within: seconds)
  }

  /// A meeting on `date` that people join by a link, from and to a clock time, with this many beside the owner.
  static func meeting(
    _ title: String, _ start: String, _ end: String, people: Int = 0, uid: String = "x",
    date: LocalDate = monday, zone: Zone = zone
  ) -> Occurrence {
    let span = zone.span(date, start, end)
    var meeting = Occurrence(
      uid: uid + "@example.test", title: title, calendar: "work", time: .timed(span))
    meeting.attendees = guests(people)
    meeting.hasConference = true
    meeting.isInGuestlessCalendar = people == 0
    return meeting
  }

  /// A run of the sample day, from and to a clock time.
  static func session(
    _ start: String, _ end: String, _ intensity: PlannedIntensity = .hard
  ) -> PlannedSession {
    let span = zone.span(monday, start, end)
    return PlannedSession(activity: .running, span: span, intensity: intensity)
  }

  static func guests(_ count: Int) -> [Occurrence.Attendee] {
    (0..<count).map { .init(address: "guest\($0)@example.test") }
  }

  /// The hardest, which its owner organises and can move.
  private static var review: Occurrence {
    var review = meeting("Board review Q3", "09:00", "11:00", people: 3, uid: "02")
    review.organizer = .init(address: "ana@example.test")
    return review
  }

  private static var declined: Occurrence {
    var sync = meeting("Growth sync", "18:00", "18:30", people: 3, uid: "09")
    sync.attendees.append(.init(address: "ana@example.test", response: .declined))
    return sync
  }

  private static var birthday: Occurrence {
    Occurrence(
      uid: "10@example.test", title: "Marta's birthday", calendar: "home",
      time: .allDay(monday..<monday.advanced(by: 1)))
  }
}

extension TimeOfDay {
  /// The time written `08:30` or `06:55:02`.
  static func at(_ text: String) -> TimeOfDay {
    let parts = text.split(separator: ":").compactMap { Int(written: $0) } + [0]
    return TimeOfDay(clamping: parts[0] * 3600 + parts[1] * 60 + parts[2])
  }
}

extension MorningReport {
  /// 28 %, after 5 h 12 min of sleep.
  static let red = scored(28, asleep: 312)

  static func scored(_ score: Double, asleep: Double = 450, efficiency: Double = 87) -> Self {
    var recovery = RecoverySummary(state: .scored)
    recovery.score = Measure(score, baseline: Baseline(mean: 57.2, days: 29))
    var sleep = SleepSummary(state: .scored)
    sleep.asleepMinutes = Measure(asleep)
    sleep.efficiency = efficiency
    sleep.shortNightsInARow = asleep < 360 ? 1 : 0
    return MorningReport(date: SampleDay.monday, recovery: recovery, sleep: sleep)
  }

  static func unscored(_ state: ScoreState) -> Self {
    MorningReport(
      date: SampleDay.monday, recovery: RecoverySummary(state: state),
      sleep: SleepSummary(state: state))
  }
}

extension TimeSpan {
  /// `08:30–12:45` on the clocks of `zone`.
  func clock(in zone: Zone = SampleDay.zone) -> String {
    zone.reading(at: start).time.range(to: zone.reading(at: end).time)
  }
}

extension Preferences {
  /// With all other defaults.
  init(me: Set<String>) {
    self.init()
    self.me = me
  }
}
