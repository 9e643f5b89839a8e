import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("What one usually trains") struct UsualSessionTests {
  static func workout(
    _ activity: Activity, _ start: String, days: Int, minutes: Int = 60,
    zones: [Double]? = [5, 20, 25, 8, 2, 0], sport: String? = nil
  ) -> WorkoutRecord {
    let begin = SampleDay.instant(start, days: -days)
    var record = WorkoutRecord(
      id: .began(begin), span: TimeSpan(begin, seconds: minutes * 60),
      offset: SampleDay.zone.offset(at: begin), activity: activity, updatedAt: nil)
    (record.zoneMinutes, record.sport) = (zones, sport)
    return record
  }

  private static func workout(_ start: String, days: Int) -> WorkoutRecord {
    workout(.running, start, days: days)
  }

  static let mondays = [
    workout("16:30", days: 28), workout("16:00", days: 21), workout("17:00", days: 7),
  ]

  static func day(
    _ workouts: [WorkoutRecord] = mondays, _ events: [Occurrence] = [], score: Double = 50,
    change: (inout DayParts) -> Void = { _ in }
  ) -> Day {
    var parts = DayParts(now: "07:00", occurrences: events, morning: .scored(score))
    change(&parts)
    parts.habits = TrainingHabits(before: parts.date, workouts, parts.preferences)
    return parts.day
  }

  @Test("three of the last four such weekdays, at about one time") func found() throws {
    let usual = try #require(Self.day().usualSession)
    #expect(usual.activity == .running && usual.start == .at("16:30") && usual.dates.count == 3)
    #expect(usual.intensity == .moderate && usual.minutes == 60)
    #expect(Self.day(Array(Self.mondays.prefix(2))).usualSession == nil)
    #expect(Self.day(Self.mondays + [Self.workout("09:00", days: 14)]).usualSession == usual)
    let far = [Self.workout("09:00", days: 28)] + Self.mondays.suffix(2)
    #expect(Self.day(far).usualSession == nil)
    let old = Self.mondays.prefix(2) + [Self.workout("16:30", days: 35)]
    #expect(Self.day(Array(old)).usualSession == nil)
    let sports: [WorkoutRecord] = [.running, .cycling, .yoga].enumerated().map { week, sport in
      Self.workout(sport, "16:30", days: 7 * week + 7)
    }
    #expect(Self.day(sports).usualSession?.activity == .other)
  }

  @Test("it is said, and lifts no verdict", arguments: Language.allCases)
  func said(_ language: Language) throws {
    let (day, voice) = (Self.day(score: 28), language.voice)
    #expect(day.verdict.training == .easy)
    let advice = try UsualTraining.look(at: day)
    #expect(
      advice.title(in: voice)
        == voice.say(
          "You usually run on Mondays at 16:30: easy today",
          es: "Los lunes sueles correr a las 16:30: hoy, suave"))
    #expect(advice.body(in: voice).contains("3") && advice.reasons(on: day, in: voice).count == 1)
  }

  @Test("silent when it does not hold") func silent() throws {
    #expect(Self.day { $0.preferences.learnsHabits = false }.usualSession == nil)
    #expect(Self.day { $0.isPregnant = true }.usualSession == nil)
    #expect(Self.day { $0.now = SampleDay.instant("17:00") }.usualSession == nil)
    #expect(Self.day().diary.changed { $0.healthLimit = .care }.day.usualSession == nil)
    for word in [Feeling.Word.ill(isSystemic: false), .injured(.knee)] {
      let said = try Feeling(word, on: SampleDay.monday, id: "w", at: SampleDay.instant("06:30"))
      #expect(Self.day { $0.said = [said] }.usualSession == nil)
    }
    let events = [
      DayVerdictTests.race(0), DayVerdictTests.race(-1, minutes: 60),
      EventKindTests.event("Gym", "mon 18:00 1h"), EventKindTests.event("Vacaciones", "day"),
      SampleDay.meeting("Review", "16:00", "17:00", people: 3),
    ]
    for event in events {
      #expect(Self.day(Self.mondays, [event]).usualSession == nil, "\(event.title)")
    }
    #expect(
      Self.day(Self.mondays, [EventKindTests.event("Dentist", "mon 10:00 1h")]).usualSession != nil)
  }

  @Test("nothing is learned from chores, rest, the way to work and what is short") func chores() {
    let others: [(Activity, String?, Int)] = [
      (.walking, nil, 60), (.other, "Commuting", 60), (.meditation, nil, 60), (.massage, nil, 60),
      (.other, "Dedicated Parenting", 60), (.running, nil, 19), (.recovery, nil, 40),
    ]
    for (activity, sport, minutes) in others {
      let workouts = [7, 14, 21, 28].map {
        Self.workout(activity, "17:00", days: $0, minutes: minutes, sport: sport)
      }
      #expect(Self.day(workouts).habits.recorded.workouts.isEmpty, "\(activity)")
    }
    let rides = [7, 14, 21, 28].flatMap { days in
      ["08:00", "17:30"].map { Self.workout(.cycling, $0, days: days, minutes: 25) }
    }
    #expect(Self.day(rides).habits.recorded.workouts.isEmpty)
    let evenings = rides.filter { SampleDay.zone.time(at: $0.span.start).hour > 12 }
    #expect(Self.day(evenings).habits.recorded.workouts.count == 4)
  }
}

@Suite("Titles learned from workouts") struct LearnedTitleTests {
  /// One a week, six before Monday's and one after it.
  static func weekly(_ title: String, hours: Double = 1, people: Int = 0) -> [Occurrence] {
    (-6...1).map { week in
      let start = SampleDay.instant("16:30", days: 7 * week)
      var event = Occurrence(
        uid: title, title: title, calendar: "club",
        time: .timed(TimeSpan(start, seconds: Int(rounding: hours * 3600))))
      event.attendees = SampleDay.guests(people)
      return event
    }
  }

  static func day(
    _ weeks: [Int], _ events: [Occurrence], _ activity: Activity = .running,
    at start: String = "16:40",
    minutes: Int = 60, zones: [Double]? = nil, change: (inout DayParts) -> Void = { _ in }
  ) -> Day {
    UsualSessionTests.day(
      weeks.map {
        UsualSessionTests.workout(activity, start, days: 7 * $0, minutes: minutes, zones: zones)
      }, events, change: change)
  }

  @Test("a title is training if a workout was recorded at three of its last four times")
  func titles() throws {
    let tour = Self.weekly("RTF / Sonntagstour", hours: 4.5)
    let day = Self.day([1, 2, 4], tour, .cycling, minutes: 240, zones: [10, 60, 100, 60, 10, 0])
    let session = try #require(day.calendarSessions.first)
    #expect(session.activity == .cycling && session.intensity == .hard)
    #expect(session.learned?.dates.count == 3)
    #expect(day.counted.first?.kindEvidence.code == .learned && day.usualSession == nil)
    #expect(Self.day([1, 2], tour, .cycling, minutes: 240).calendarSessions.isEmpty)
    // Fewer than four occurrences teach nothing.
    let few = Array(tour.suffix(5))
    #expect(Self.day([1, 2, 3], few, .cycling, minutes: 240).calendarSessions.isEmpty)
    #expect(Self.day([1, 2, 3], tour, .cycling, minutes: 240).calendarSessions.count == 1)
    let off = Self.day([1, 2, 3], tour, .cycling, minutes: 240) {
      $0.preferences.learnsHabits = false
    }
    #expect(off.calendarSessions.isEmpty)
  }

  @Test("nothing is learned about work, errands, meals and a short run in a long event")
  func others() {
    let all = [1, 2, 3, 4]
    #expect(Self.day(all, Self.weekly("Projekt", hours: 4), minutes: 30).calendarSessions.isEmpty)
    for title in ["School run", "Lunch", "Focus time"] {
      #expect(Self.day(all, Self.weekly(title)).calendarSessions.isEmpty, "\(title)")
    }
    let invited = Self.weekly("Zirkel", people: 3)
    let atWork = Self.day(all, invited) { $0.preferences.calendarKinds = ["club": .work] }
    #expect(atWork.calendarSessions.isEmpty && Self.day(all, invited).calendarSessions.count == 1)
  }

  @Test("a session of unknown sport keeps its title, and a known one its sport") func sports() {
    func session(_ activity: Activity, _ title: String) -> CalendarSession? {
      Self.day([1, 2, 3], Self.weekly(title), activity).calendarSessions.first
    }
    #expect(session(.strengthTraining, "Kieser Training")?.activity == .strengthTraining)
    #expect(session(.other, "Kieser Training")?.activity == .other)
    #expect(session(.other, "Swim with Ana")?.activity == .swimming)
    // A low heart rate says nothing of a climb, and much of a run.
    for (activity, level) in [(Activity.bouldering, PlannedIntensity.moderate), (.running, .light)]
    {
      let day = Self.day([1, 2, 3], Self.weekly("Zirkel"), activity, zones: [40, 20, 0, 0, 0, 0])
      #expect(day.calendarSessions.first?.intensity == level)
    }
    let planned = Self.day([1, 2, 3], Self.weekly("Zirkel"), .strengthTraining) {
      $0.morning = .scored(90)
    }.verdict.reasons.last
    for voice in Language.allCases.map(\.voice) {
      #expect(planned.flatMap(voice.clause)?.contains("Zirkel") == true)
    }
  }

  @Test("what is usual is neither moved nor called moderate, unless its words are of a plan")
  func kept() {
    func decision(_ title: String, _ score: Double) -> TrainingInCalendar.Decision? {
      let day = Self.day([1, 2, 3], Self.weekly(title), zones: [0, 5, 10, 15, 20, 10]) {
        $0.morning = .scored(score)
      }
      return try? TrainingInCalendar.look(at: day).decision
    }
    #expect(decision("Zirkel", 28) == .lower(.easy) && decision("Zirkel", 50) == nil)
    for score in [28.0, 50] {
      guard case .move = decision("Series 6x1000", score) else {
        Issue.record("not moved at \(score)")
        continue
      }
    }
  }

  @Test("on a moderate day only a long session is called moderate") func moderate() {
    func decision(_ title: String, _ when: String) -> TrainingInCalendar.Decision? {
      let day = UsualSessionTests.day([], [EventKindTests.event(title, when)])
      return try? TrainingInCalendar.look(at: day).decision
    }
    #expect(decision("Fitness Training", "mon 18:00 1h") == nil)
    #expect(decision("Fitness Training", "mon 18:00 2h") == .lower(.moderate))
    #expect(decision("Volleyball", "mon 18:00 2h") == nil)
  }

  @Test(
    "a correction goes before what was learned", arguments: [EventKind.match, .training, .errand])
  func corrected(_ kind: EventKind) throws {
    let day = Self.day([1, 2, 3], Self.weekly("Zirkel"), .yoga) {
      $0.preferences.rules = [DemandRule(title: "zirkel", kind: kind)]
    }
    #expect(day.counted.first?.kind == kind)
    #expect(day.counted.first?.learned?.activity == (kind == .training ? .yoga : nil))
  }

  @Test("a past day knows only what lay before it, and so does a later one of today's data")
  func past() {
    let events = Self.weekly("Zirkel")
    func kinds(_ weeks: [Int]) -> [Int: EventKind?] {
      let diary = Self.day(weeks, events).diary
      return Dictionary(
        uniqueKeysWithValues: [-7, 0, 7].map { days in
          let date = SampleDay.monday.advanced(by: days)
          return (days, diary.plannedDay(date).counted.first?.kind)
        })
    }
    #expect(kinds([1, 2, 3]) == [-7: .errand, 0: .training, 7: .training])
    #expect(kinds([2, 3, 4]) == [-7: .training, 0: .training, 7: .training])
    #expect(kinds([2, 3]) == [-7: .errand, 0: .errand, 7: .errand])
  }
}
