import Testing

@testable import ReadyDayCore

@Suite("Reflections") struct ReflectionTests {
  private static let now = Instant(Timestamp("2026-03-10T09:00:00+01:00")!)

  static func workout(
    _ id: String = "w1", _ activity: Activity = .cycling, endingAt end: String
  ) -> WorkoutRecord {
    let end = Instant(Timestamp(end)!)
    return WorkoutRecord(
      id: .text(id), span: TimeSpan(from: end.adding(seconds: -3600), to: end),
      offset: UTCOffset("+01:00")!, activity: activity, strain: 10.46, averageHeartRate: 120,
      maximumHeartRate: 179, zoneMinutes: [1, 2, 3, 4, 5.04, 45], kilocalories: 512.34,
      meters: nil, updatedAt: nil)
  }

  private static let ride = ReflectedSession(
    SourcedWorkout(workout(endingAt: "2026-03-09T19:00:00+01:00"), source: .whoop))

  @Test("a feeling is 1 to 5", arguments: [-1, 0, 1, 2, 5, 6]) func feeling(number: Int) {
    var reflections = Reflections()
    do throws(PlanProblem) {
      try reflections.add(.init(feeling: number), on: Self.ride, id: "a", at: Self.now)
      #expect((1...5).contains(number))
    } catch {
      #expect(error == .feelingOutOfRange(number) && !(1...5).contains(number))
    }
  }

  @Test("each of its texts has 2000 characters at most", arguments: [1999, 2000, 2001])
  func length(count: Int) {
    let text = String(repeating: "é", count: count)
    for details in [
      Reflection.Details(feeling: 3, wentWell: text),
      Reflection.Details(feeling: 3, toImprove: text),
    ] {
      var reflections = Reflections()
      let isTaken = (try? reflections.add(details, on: Self.ride, id: "a", at: Self.now)) != nil
      #expect(isTaken == (count <= 2000))
    }
  }

  @Test("what was measured is copied, kept in the file, and survives every edit")
  func facts() throws {
    var reflections = Reflections()
    try reflections.add(.init(feeling: 4, wentWell: "pace"), on: Self.ride, id: "a", at: Self.now)
    try reflections.edit("a", at: Self.now) { $0.feeling = 2 }
    let read = try Reflections(Array(reflections.text.utf8))
    let made = try #require(read.all.first)
    #expect(read.all == reflections.all)
    #expect(made.details == .init(feeling: 2, wentWell: "pace"))
    #expect(made.subject == .workout("w1") && made.activity == .cycling)
    #expect(made.date == date("2026-03-09"))
    let workout = try #require(made.workout)
    #expect(workout.start.description == "2026-03-09T18:00:00+01:00")
    #expect(workout.strain == 10.5 && workout.averageHeartRate == 120)
    #expect(workout.maximumHeartRate == 179 && workout.kilocalories == 512.3)
    #expect(workout.source == .whoop && workout.minutes == 60)
    #expect(workout.zoneMinutes == [1, 2, 3, 4, 5, 45] && workout.meters == nil)
  }

  @Test("a session has one reflection; a plan that repeats one for each of its days")
  func once() throws {
    var reflections = Reflections()
    try reflections.add(.init(feeling: 4), on: Self.ride, id: "a", at: Self.now)
    #expect(throws: PlanProblem.reflectedAlready(Self.ride, by: "a")) {
      try reflections.add(.init(feeling: 4), on: Self.ride, id: "b", at: Self.now)
    }
    let plan = try TrainingPlan(
      PlanDetails(date: date("2026-03-02")), id: "p", createdAt: Self.now, updatedAt: Self.now)
    for day in ["2026-03-02", "2026-03-09"] {
      let session = ReflectedSession(DatedPlan(date: date(day), plan: plan))
      try reflections.add(.init(feeling: 3), on: session, id: day, at: Self.now)
    }
    #expect(
      reflections.made(on: date("2026-03-02")...date("2026-03-08")).map(\.id) == ["2026-03-02"])
    try reflections.remove("a")
    #expect(reflections.reflection(on: Self.ride) == nil)
  }

  @Test(
    "nobody is asked at night",
    arguments: [
      ("21:59", false), ("22:00", true), ("03:00", true), ("06:59", true), ("07:00", false),
    ])
  func quiet(clock: String, isQuiet: Bool) {
    #expect(ReflectionTime.isQuiet(.at(clock)) == isQuiet)
  }
}

extension Instant { fileprivate init(_ stamp: Timestamp) { self = stamp.instant } }
