import TestSupport
import Testing

@testable import ReadyDayCore

@Suite("Which workout became of which planned session") struct SessionAnswersTests {
  private static func span(_ start: String) -> TimeSpan {
    let start = SampleDay.instant(start)
    return TimeSpan(start, seconds: 3600)
  }

  private static func workout(_ activity: Activity, _ start: String) -> WorkoutRecord {
    WorkoutRecord(
      id: .text("\(activity) \(start)"), span: span(start), offset: SampleMeasurements.offset,
      activity: activity, updatedAt: nil)
  }

  @Test(
    "a session is answered for by its family at its time, by itself at another, and by one workout")
  func answers() throws {
    let rows = try Fixtures.text("session-answers.txt").split(separator: "\n")
    #expect(rows.count == 14)
    for row in rows {
      let cells = row.split(separator: "|").map { cell in
        cell.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
      }
      func activity(_ words: [String]) throws -> Activity {
        try #require(Activity(rawValue: words[0]), "\(row)")
      }
      let answers = SessionAnswers(
        to: try cells[1].map { words in
          let start = words.dropFirst().first { $0 != "answered" }
          return SessionSlot(activity: try activity(words), span: start.map(Self.span))
        }, by: try cells[2].map { Self.workout(try activity($0), $0[1]) })
      let expected = cells[1].map { $0.contains("answered") }
      #expect(cells[1].indices.map(answers.answers) == expected, "\(row)")
    }
  }

  /// What is asked about, listed as planned and counted of the sample Monday, looked at on Tuesday.
  private static func look(
    planned: [(Activity, String?)], recorded: [(Activity, String)]
  ) throws -> (behind: SessionsBehind, open: [PlannedSession], day: HistoryDay) {
    let (monday, zone) = (SampleDay.monday, SampleDay.zone)
    let now = zone.instant(monday.advanced(by: 1), "08:00")
    var kept = TrainingRecords()
    for (index, (activity, start)) in planned.enumerated() {
      var details = PlanDetails(date: monday, sequence: index + 1, activity: activity)
      details.start = start.map { .at($0) }
      try kept.plans.add(details, id: "p\(index)", at: now)
    }
    let workouts = recorded.map { workout($0.0, $0.1) }
    var health = HealthData(days: monday...monday, sleepTarget: 480)
    health.imported = [SampleMeasurements.make(0...0, workouts: workouts) { _, _ in }]
    let sourced = workouts.map { SourcedWorkout($0, source: .appleHealth) }
    let day = DayParts(
      date: monday, zone: zone, now: now, occurrences: [],
      sessions: kept.plans.sessions(on: monday...monday).map { PlannedSession($0, in: zone) }
    ).day
    let week = Week([day], mornings: nil, today: monday.advanced(by: 1)) { _ in sourced }
    var reading = Reading(hiding: Redaction(placeholder: "busy"))
    (reading.health, reading.training) = (health, kept)
    let diary = Diary(reading, of: Preferences(), on: BriefingDate(monday, seenAt: now, in: zone))
    let history = History(diary, on: monday...monday)
    return (
      SessionsBehind(of: monday...monday, workouts: sourced, training: kept, at: now, in: zone),
      try #require(week.entries.first).open, try #require(history.days.first)
    )
  }

  @Test("what was planned and recorded is one session to ask about, to list and to count")
  func oneSession() throws {
    let look = try Self.look(
      planned: [(.strengthTraining, "19:00"), (.swimming, "20:30")],
      recorded: [(.weightlifting, "19:15"), (.swimming, "20:28")])
    #expect(look.behind.open.map(\.session.activity) == [.swimming, .weightlifting])
    #expect(look.open.isEmpty)
    #expect(look.day.planned == 2 && look.day.done == 2)
  }

  @Test("a walk is a session where it was planned, and no walk is asked about where none was")
  func walks() throws {
    let planned = try Self.look(
      planned: [(.walking, "09:00"), (.yoga, "17:00"), (.rest, nil)], recorded: [])
    #expect(planned.behind.open.map(\.session.activity) == [.yoga, .walking])
    #expect(planned.open.count == 3 && planned.day.planned == 2 && planned.day.done == 0)
    let held = try Self.look(planned: [(.walking, "09:00")], recorded: [(.walking, "09:05")])
    #expect(held.behind.open.map(\.session.id) == ["walking 09:05"])
    #expect(held.open.isEmpty && held.day.planned == 1 && held.day.done == 1)
    let unplanned = try Self.look(planned: [], recorded: [(.walking, "09:05")])
    #expect(unplanned.behind.entries.isEmpty)
  }

  @Test("who looked back on a plan is not asked again once its workout is there")
  func reflected() throws {
    let (monday, zone) = (SampleDay.monday, SampleDay.zone)
    let now = zone.instant(monday.advanced(by: 1), "08:00")
    var kept = TrainingRecords()
    var details = PlanDetails(date: monday, sequence: 1, activity: .strengthTraining)
    details.start = .at("19:00")
    try kept.plans.add(details, id: "p", at: now)
    let lifted = SourcedWorkout(Self.workout(.weightlifting, "19:15"), source: .whoop)
    func behind(_ workouts: [SourcedWorkout]) -> SessionsBehind {
      SessionsBehind(of: monday...monday, workouts: workouts, training: kept, at: now, in: zone)
    }
    let before = try #require(behind([]).open.first)
    kept.reminders.put([before.session], as: .asked, today: monday.advanced(by: 1))
    #expect(behind([lifted]).open.map(\.isNew) == [false])
    try kept.reflections.add(.init(feeling: 4), on: before.session, id: "r", at: now)
    #expect(behind([lifted]).open.isEmpty)
  }
}
