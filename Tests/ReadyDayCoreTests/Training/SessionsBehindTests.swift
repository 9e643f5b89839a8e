import Testing

@testable import ReadyDayCore

@Suite("Sessions to look back on") struct SessionsBehindTests {
  private static let now = Timestamp("2026-03-10T09:00:00+01:00")!.instant
  private static let days = date("2026-03-03")...date("2026-03-11")

  private static func ride(_ id: String = "w1", endingAt end: String) -> SourcedWorkout {
    SourcedWorkout(ReflectionTests.workout(id, endingAt: end), source: .whoop)
  }

  private static func behind(
    _ workouts: [SourcedWorkout], _ kept: TrainingRecords = TrainingRecords()
  ) -> SessionsBehind {
    SessionsBehind(of: days, workouts: workouts, training: kept, at: now, in: SampleDay.zone)
  }

  private static func plans(_ activities: [(Activity, String, String?)]) throws -> TrainingRecords {
    var kept = TrainingRecords()
    for (index, (activity, day, start)) in activities.enumerated() {
      var details = PlanDetails(date: date(day), sequence: index + 1, activity: activity)
      details.start = start.map { .at($0) }
      try kept.plans.add(details, id: "p\(index)", at: now)
    }
    return kept
  }

  @Test(
    "a workout is due an hour after it ended, to the second",
    arguments: [("08:00:00", true), ("08:00:01", false), ("07:00:00", true), ("09:30:00", false)])
  func workout(end: String, isDue: Bool) {
    let ride = Self.ride(endingAt: "2026-03-10T\(end)+01:00")
    #expect(Self.behind([ride]).open.isEmpty == !isDue)
  }

  @Test("plans are due like workouts, without a time once their day is over or they are done")
  func planned() throws {
    var kept = try Self.plans([
      (.running, "2026-03-10", "07:00"), (.running, "2026-03-10", "07:01"),
      (.yoga, "2026-03-10", nil), (.rowing, "2026-03-09", nil), (.rest, "2026-03-09", nil),
      (.cycling, "2026-03-09", "18:00"),
    ])
    let ride = Self.ride(endingAt: "2026-03-09T19:00:00+01:00")
    #expect(Self.behind([ride], kept).open.map(\.session.id) == ["p0", "w1", "p3"])
    try kept.plans.edit("p2", at: Self.now) { $0.done = [date("2026-03-10")] }
    #expect(Self.behind([ride], kept).open.map(\.session.id) == ["p0", "p2", "w1", "p3"])
    #expect(Self.behind([], kept).open.map(\.session.id) == ["p0", "p2", "p5", "p3"])
  }

  @Test("each is new once, and keeps its number while others are looked back on")
  func numbers() throws {
    let rides = ["06", "07", "08"].map {
      Self.ride("w\($0)", endingAt: "2026-03-\($0)T19:00:00+01:00")
    }
    var kept = TrainingRecords()
    let first = Self.behind(rides, kept)
    #expect(first.open.map(\.number) == [1, 2, 3] && first.open.allSatisfy(\.isNew))
    kept.reminders.put(first.open.map(\.session), as: .asked, today: date("2026-03-10"))
    #expect(Self.behind(rides, kept).open.count(where: \.isNew) == 0)
    try kept.reflections.add(.init(feeling: 4), on: first.open[0].session, id: "a", at: Self.now)
    kept.reminders.put([first.open[1].session], as: .dismissed, today: date("2026-03-10"))
    let read = try Reminders(Array(kept.reminders.text.utf8))
    #expect(read == kept.reminders)
    let later = Self.behind(rides, kept)
    #expect(later.open.map(\.number) == [3] && later.open.map(\.session.id) == ["w06"])
    kept.reminders.put([], as: .asked, today: date("2026-06-10"))
    #expect(kept.reminders.all.isEmpty)
  }

  @Test("a name means what is open before what was looked back on") func reflected() throws {
    let rides = ["08", "09"].map { Self.ride("w\($0)", endingAt: "2026-03-\($0)T19:00:00+01:00") }
    var kept = TrainingRecords()
    func id(_ text: String) throws -> String {
      let name = SessionName(text) { $0.date(today: date("2026-03-10"), looking: .back) }
      return try Self.behind(rides, kept).entry(name) { Voice(.english).title(of: $0) }.session.id
    }
    let newest = try #require(Self.behind(rides, kept).open.first).session
    try kept.reflections.add(.init(feeling: 4), on: newest, id: "a", at: Self.now)
    #expect(try id("cycling") == "w08")
    #expect(try id("cycling mon") == "w09")
  }

  @Test("a number, a part of the name, or the beginning of the id says which is meant")
  func meant() throws {
    let kept = try Self.plans([(.rowing, "2026-03-09", nil)])
    let behind = Self.behind(
      [
        Self.ride("6a9", endingAt: "2026-03-08T19:00:00+01:00"),
        Self.ride("7b1", endingAt: "2026-03-06T19:00:00+01:00"),
      ], kept)
    func id(_ text: String) throws -> String {
      let today = try #require(LocalDate(year: 2026, month: 3, day: 10))
      let name = SessionName(text) { $0.date(today: today, looking: .back) }
      return try behind.entry(name) { Voice(.english).title(of: $0) }.session.id
    }
    for (text, expected) in [
      ("1", "p0"), ("row", "p0"), ("Remo", "p0"), ("7b", "7b1"), ("cycling sun", "6a9"),
      ("3", "7b1"), ("fri", "7b1"), ("yesterday", "p0"), ("bike sunday", "6a9"), ("8 mar", "6a9"),
    ] { #expect(try id(text) == expected, "\(text)") }
    #expect(throws: SessionsBehind.Fault.unknown("9")) { try id("9") }
    #expect(throws: SessionsBehind.Fault.unknown("surf")) { try id("surf") }
    #expect(throws: SessionsBehind.Fault.ambiguous("cycl", Array(behind.open.dropFirst()))) {
      try id("cycl")
    }
  }
}
