import Testing

@testable import ReadyDayCore

@Suite("Workouts that two exports tell of") struct RepeatedWorkoutTests {
  /// A run from 17:00 to 18:00 on 9 March at UTC+1, as the app's export has it.
  static let csv = """
    Cycle start time,Cycle end time,Cycle timezone,Workout start time,Workout end time,\
    Activity name,Activity Strain,Energy burned (cal),Max HR (bpm),Average HR (bpm),\
    Distance (meters)
    2026-03-08 23:10:00,2026-03-09 22:50:00,UTC+01:00,2026-03-09 17:00:00,2026-03-09 18:00:00,\
    Running,10.5,500.0,170,140,9800.5

    """

  static func json(
    id: String = "\"7e1f\"", from start: String = "16:00:00.805", to end: String = "17:00:00.120",
    sport: String = "running", strain: Double = 10.4871, meters: String = "9812.25",
    updatedAt: String = "2026-03-09T17:05:00.000Z"
  ) -> String {
    """
    {"id": \(id), "start": "2026-03-09T\(start)Z", "end": "2026-03-09T\(end)Z",
     "timezone_offset": "+01:00", "sport_name": "\(sport)", "updated_at": "\(updatedAt)",
     "score_state": "SCORED", "score": {"strain": \(strain), "average_heart_rate": 140,
     "max_heart_rate": 170, "kilojoule": 2092.0, "distance_meter": \(meters)}}

    """
  }

  static func archive(_ texts: [String], keepsTexts: Bool = true) -> WhoopArchive {
    var archive = WhoopArchive.ofEverything
    archive.keepsTexts = keepsTexts
    for (number, text) in texts.enumerated() { archive.add(Array(text.utf8), from: "\(number)") }
    return archive
  }

  @Test("the API's record counts, completed by the app's", arguments: [false, true])
  func twoSources(isReversed: Bool) throws {
    let texts = [Self.csv, Self.json(meters: "null")]
    let archive = Self.archive(isReversed ? texts.reversed() : texts)
    let workout = try #require(archive.workouts.first)
    #expect(archive.workouts.count == 1)
    #expect(workout.id == .text("7e1f"))
    #expect(workout.strain == 10.4871)
    #expect(workout.meters == 9800.5)
    let day = date("2026-03-09")
    #expect(archive.measurements.workouts(on: day...day) == archive.workouts)
  }

  struct Pair: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let other: String
    let count: Int
    var strain = 10.4871
  }

  static let pairs = [
    Pair(testDescription: "another id", other: json(id: "\"other\""), count: 1),
    Pair(testDescription: "the id of version 1", other: json(id: "12"), count: 1),
    Pair(
      testDescription: "updated later",
      other: json(id: "12", strain: 11, updatedAt: "2026-03-10T08:00:00.000Z"), count: 1,
      strain: 11),
    Pair(
      testDescription: "another name, ended in the same minute",
      other: json(id: "12", to: "17:00:40.000", sport: "jogging"), count: 1),
    Pair(
      testDescription: "the same sport, cut longer", other: json(id: "12", to: "17:30:00.000"),
      count: 1),
    Pair(
      testDescription: "another sport and another end",
      other: json(id: "12", to: "17:30:00.000", sport: "yoga"), count: 2),
    Pair(
      testDescription: "begun a minute later", other: json(id: "12", from: "16:01:00.000"),
      count: 2),
  ]

  @Test("two of the API's records", arguments: pairs, [false, true])
  func twoRecords(_ pair: Pair, isReversed: Bool) {
    let texts = [Self.json(), pair.other]
    let archive = Self.archive(isReversed ? texts.reversed() : texts)
    #expect(archive.workouts.count == pair.count)
    #expect(archive.workouts.contains { $0.strain == pair.strain })
  }

  @Test("what is kept has it once, whichever was imported first", arguments: [false, true])
  func kept(isReversed: Bool) throws {
    let sources = [Self.archive([Self.csv]), Self.archive([Self.json()])]
    let inOrder = isReversed ? sources.reversed() : sources
    let first = StoredWhoop(stored: .ofEverything, added: inOrder[0])
    let tidy = StoredWhoop(stored: Self.archive(first.files.map(\.text)), added: inOrder[1])
    let tally = try #require(tidy.tallies.last?.tally)
    #expect(tally.new == 0)
    #expect(tally.updated + tally.unchanged == 1)
    let text = try #require(tidy.files.last).text
    #expect(text.contains("7e1f"))
    #expect(!text.contains("began"))
    // Nothing is lost that only the app's export says.
    let poor = StoredWhoop(stored: Self.archive([Self.json(meters: "null")]), added: sources[0])
    #expect(Self.archive(poor.files.map(\.text)).workouts.map(\.meters) == [9800.5])
  }

  @Test("who has looked back on it under one id is not asked again under another")
  func reflected() throws {
    let now = try #require(Timestamp("2026-03-09T20:00:00Z")).instant
    let before = try #require(Self.archive([Self.csv]).workouts.first)
    var reflections = Reflections()
    try reflections.add(
      Reflection.Details(feeling: 4), on: ReflectedSession(SourcedWorkout(before)), id: "a", at: now
    )
    let after = Self.archive([Self.csv, Self.json()]).workouts
    #expect(after.map(\.id) == [.text("7e1f")])
    func due(_ workouts: [WorkoutRecord]) -> [String] {
      var kept = TrainingRecords()
      kept.reflections = reflections
      let day = date("2026-03-09")
      return SessionsBehind(
        of: day...day, workouts: workouts.map { SourcedWorkout($0) }, training: kept, at: now,
        in: .utc
      ).open.map(\.session.id)
    }
    #expect(due(after) == [])
    let later = Self.archive([Self.json(from: "18:00:00.000", to: "18:30:00.000")]).workouts
    #expect(due(later) == later.map(\.name))
  }

  @Test("thousands that begin at one second are one for every minute in which one ends")
  func crowd() {
    let texts = (0..<20_000).map { number in
      let (minute, second) = (number / 60 % 60, number % 60)
      let hour = 17 + number / 3600
      let end = [hour, minute, second].map { ($0 < 10 ? "0" : "") + String($0) }
      return Self.json(
        id: "\(number)", to: end.joined(separator: ":") + ".000", sport: "sport\(number)")
    }
    let archive = Self.archive([texts.joined()], keepsTexts: false)
    // Two ends at most 60 s apart are one: one in 61 s is left.
    #expect(archive.workouts.count == 328)
  }
}
