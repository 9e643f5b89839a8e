import Testing

@testable import ReadyDayCore

@Suite("A file that was to hold records and holds none") struct ForeignFileTests {
  private static let night = """
    [{"id": 1, "start": "2026-03-09T23:00:00.000Z", "end": "2026-03-10T06:00:00.000Z", "nap": false,
      "timezone_offset": "+01:00", "score_state": "PENDING_SCORE", "score": null}]
    """

  private static func problems(_ text: String, named name: String) -> [Problem] {
    var archive = WhoopArchive.ofEverything
    archive.add(Array(night.utf8), from: "sleep.json")
    archive.add(Array(text.utf8), from: name)
    return archive.diagnostics.map(\.problem)
  }

  @Test(
    "is told though others have some",
    arguments: ["<html>Login</html>", "hello", "{}", #"{"message": "Unauthorized"}"#, "\u{FEFF}[{"])
  func told(text: String) { #expect(Self.problems(text, named: "whoop/recovery.json") != []) }

  @Test("in the wide letters of another shell too") func wide() {
    var archive = WhoopArchive.ofEverything
    archive.add(Array(Self.night.utf8), from: "sleep.json")
    archive.add([0xFF, 0xFE] + Self.night.utf8.flatMap { [$0, 0] }, from: "recovery.json")
    #expect(
      archive.diagnostics.map(\.problem) == [.health(.otherEncoding("UTF-16 (little-endian)"))])
    #expect(archive.skippedCount == 1)
  }

  @Test(
    "nothing is said of a kind without records",
    arguments: ["[]", #"{"records": [], "next_token": null}"#])
  func empty(text: String) { #expect(Self.problems(text, named: "workout.json") == []) }

  @Test(
    "nor of what is another program's", arguments: ["index.json", "settings.json", "notes.csv"])
  func others(name: String) { #expect(Self.problems(#"{"theme": "dark"}"#, named: name) == []) }
}

@Suite("A night that is pending in one place and scored in another") struct PendingTwinTests {
  private static func night(_ id: Int, isScored: Bool, updated: String?) -> String {
    let score = """
      {"stage_summary": {"total_in_bed_time_milli": 25200000, "total_awake_time_milli": 1200000,
        "total_no_data_time_milli": 0, "total_light_sleep_time_milli": 12000000,
        "total_slow_wave_sleep_time_milli": 6000000, "total_rem_sleep_time_milli": 6000000,
        "sleep_cycle_count": 4, "disturbance_count": 6},
       "sleep_needed": {"baseline_milli": 27000000, "need_from_sleep_debt_milli": 0,
        "need_from_recent_strain_milli": 0, "need_from_recent_nap_milli": 0},
       "respiratory_rate": 14.1, "sleep_performance_percentage": 80}
      """
    let updatedAt = updated.map { #""updated_at": "\#($0)","# } ?? ""
    return """
      {"id": \(id), "start": "2026-03-09T23:00:00.000Z", "end": "2026-03-10T06:00:00.000Z",
       "nap": false, "timezone_offset": "+01:00", \(updatedAt)
       "score_state": "\(isScored ? "SCORED" : "PENDING_SCORE")", "score": \(isScored ? score : "null")}
      """
  }

  private static func state(_ records: [String]) throws -> ScoreState? {
    var archive = WhoopArchive.ofEverything
    archive.add(Array("[\(records.joined(separator: ","))]".utf8), from: "sleep.json")
    let date = try #require(LocalDate("2026-03-10"))
    return Mornings(archive.records, by: nil)[date]?.main?.state
  }

  @Test("is scored, whichever was read first", arguments: [nil, "2026-03-10T07:00:00.000Z"])
  func tie(updated: String?) throws {
    let pending = Self.night(1, isScored: false, updated: updated)
    for scored in [1, 2].map({ Self.night($0, isScored: true, updated: updated) }) {
      #expect(try Self.state([pending, scored]) == .scored)
      #expect(try Self.state([scored, pending]) == .scored)
    }
  }

  @Test("also where the other export wrote no time, as the app's CSV") func withoutTime() throws {
    let pending = Self.night(1, isScored: false, updated: "2026-03-10T07:00:00.000Z")
    #expect(try Self.state([pending, Self.night(2, isScored: true, updated: nil)]) == .scored)
  }

  @Test("of one record the later word counts") func later() throws {
    let scored = Self.night(1, isScored: true, updated: "2026-03-10T07:00:00.000Z")
    let pending = Self.night(1, isScored: false, updated: "2026-03-10T08:00:00.000Z")
    #expect(try Self.state([scored, pending]) == .pending)
  }
}
