import Testing

@testable import ReadyDayCore

@Suite("What import keeps") struct StoredWhoopTests {
  /// A night as the app's export tells it: how much sleep was needed, and how much of it was debt.
  struct Need: Sendable, CustomTestStringConvertible {
    let all: String
    let debt: String
    /// What is understood of them.
    let minutes: Double?
    let debtMinutes: Double?

    var testDescription: String { "\(all) min, of which \(debt) are debt" }
  }

  static let needs = [
    Need(all: "495", debt: "15", minutes: 495, debtMinutes: 15),
    Need(all: "495", debt: "495", minutes: 495, debtMinutes: 495),
    // Debt is a part of the need.
    Need(all: "49", debt: "510", minutes: 49, debtMinutes: nil),
    Need(all: "2400", debt: "60", minutes: 2400, debtMinutes: 60),
    Need(all: "", debt: "60", minutes: nil, debtMinutes: 60),
    Need(all: "3000", debt: "1500", minutes: nil, debtMinutes: nil),
  ]

  private static func archive(_ text: String) -> WhoopArchive {
    var archive = WhoopArchive.ofEverything
    archive.add(Array(text.utf8), from: "file")
    return archive
  }

  /// What is kept of `archive`, read again.
  private static func kept(_ archive: WhoopArchive) -> WhoopArchive {
    var kept = WhoopArchive.ofEverything
    for file in StoredWhoop(stored: .ofEverything, added: archive).files {
      kept.add(Array(file.text.utf8), from: file.name)
    }
    return kept
  }

  @Test(
    "a night's need comes back as it was, and importing it again changes nothing", arguments: needs)
  func need(_ need: Need) throws {
    let archive = Self.archive(
      """
      Cycle start time,Cycle end time,Cycle timezone,Sleep onset,Wake onset,Asleep duration (min),\
      Sleep need (min),Sleep debt (min),Nap
      2026-03-09 23:00:00,2026-03-10 23:00:00,UTC+01:00,2026-03-09 23:00:00,2026-03-10 07:00:00,450,\
      \(need.all),\(need.debt),false

      """)
    let score = try #require(archive.records.sleeps.all.first?.score)
    #expect(score.neededMinutes == need.minutes)
    #expect(score.debtMinutes == need.debtMinutes)
    let kept = Self.kept(archive)
    #expect(kept.records.sleeps.all.first?.score?.neededMinutes == need.minutes)
    let again = StoredWhoop(stored: kept, added: archive)
    #expect(again.tallies.allSatisfy { $0.tally.new == 0 && $0.tally.updated == 0 })
  }

  @Test(
    "a sport of the app's that is none of ours keeps its name",
    arguments: ["Tug-of-war", "Boxeo - saco"])
  func sport(name: String) throws {
    let archive = Self.archive(
      """
      Cycle start time,Cycle end time,Cycle timezone,Workout start time,Workout end time,Activity name
      2026-03-09 23:00:00,2026-03-10 23:00:00,UTC+01:00,2026-03-10 18:00:00,2026-03-10 19:00:00,\(name)

      """)
    let workout = try #require(archive.records.workouts.all.first)
    #expect(workout.activity == .other)
    let again = StoredWhoop(stored: Self.kept(archive), added: archive)
    #expect(again.tallies.last?.tally == .init(new: 0, updated: 0, unchanged: 1))
  }

  @Test("of a workout that lasts for years the zones are not believed, now or after an import")
  func years() throws {
    let archive = Self.archive(
      """
      Cycle start time,Cycle end time,Cycle timezone,Workout start time,Workout end time,Activity name,\
      HR Zone 1 %,HR Zone 2 %,HR Zone 3 %,HR Zone 4 %,HR Zone 5 %
      2026-03-09 23:00:00,2026-03-10 23:00:00,UTC+01:00,2016-03-10 18:00:00,2026-03-10 19:00:00,Cycling,\
      20,20,20,20,20

      """)
    let workout = try #require(archive.records.workouts.all.first)
    #expect(workout.zoneMinutes == nil)
    let again = StoredWhoop(stored: Self.kept(archive), added: archive)
    #expect(again.tallies.last?.tally == .init(new: 0, updated: 0, unchanged: 1))
  }

  @Test(
    "a record of the API is kept whole, whatever state it is in",
    arguments: ["PENDING_SCORE", "ESTIMATED", "SCORED"])
  func whole(state: String) throws {
    let cycle =
      #"{"id":7,"user_id":1,"start":"2026-03-09T22:00:00.805Z","end":null,"#
      + #""timezone_offset":"+01:00","score_state":"\#(state)","score":{"strain":4.25,"#
      + #""kilojoule":9000.5,"average_heart_rate":70,"new \" {":[1, {"x":null}]}}"#
    let spread = cycle.replacing(",", with: " ,\n  ").replacing(":{", with: " : {")
    var archive = WhoopArchive.ofEverything
    archive.keepsTexts = true
    archive.add(Array("[\(spread)]".utf8), from: "cycle.json")
    let text = try #require(
      StoredWhoop(stored: .ofEverything, added: archive).files.first { $0.name == "cycle.json" }
    ).text
    let expected = Array("{\"records\": [\(cycle)]}".utf8)
    let written = Array(text.utf8)
    #expect(
      try JSONReader.value(of: written.span.bytes) == JSONReader.value(of: expected.span.bytes))
    #expect(text.split(separator: "\n").count == 3)
  }

  @Test("an open cycle of the app's export is not scored yet") func openCycle() throws {
    let archive = Self.archive(
      """
      Cycle start time,Cycle end time,Cycle timezone,Recovery score %,Day Strain
      2026-03-09 23:00:00,,UTC+01:00,61,

      """)
    let files = StoredWhoop(stored: .ofEverything, added: archive).files
    let text = try #require(files.first { $0.name == "cycle.json" }).text
    #expect(text.contains("PENDING_SCORE"))
  }

  @Test("a nap that makes up for more than the baseline leaves less debt") func nap() throws {
    let archive = Self.archive(
      """
      {"id": "a", "cycle_id": 1, "start": "2026-03-09T22:00:00Z", "end": "2026-03-10T06:00:00Z",
       "timezone_offset": "+01:00", "nap": false, "score_state": "SCORED", "score": {"sleep_needed": {
       "baseline_milli": 600000, "need_from_sleep_debt_milli": 3600000,
       "need_from_recent_strain_milli": 0, "need_from_recent_nap_milli": -1800000}}}
      """)
    for archive in [archive, Self.kept(archive)] {
      let score = try #require(archive.records.sleeps.all.first?.score)
      #expect(score.neededMinutes == 40)
      #expect(score.debtMinutes == 40)
    }
  }
}
